//! Performs flights with the Web Animations API. What stands where is already true in the document; this only shows
//! the way there.

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};

use crate::play::cues::Flight;

/// Starts the flights of pieces that are on the page.
pub fn animate(flights: &[Flight]) {
    for flight in flights {
        let selector = format!("[data-piece={}{}]", flight.seat.letter(), flight.pawn);
        let Ok(Some(piece)) = document().query_selector(&selector) else { continue };
        let keyframes = Array::new();
        for (x, y) in &flight.points {
            let frame = Object::new();
            set(&frame, "transform", &format!("translate({x:.1}px, {y:.1}px)").into());
            set(&frame, "easing", &"ease-in-out".into());
            keyframes.push(&frame);
        }
        let timing = Object::new();
        set(&timing, "delay", &flight.start_ms.into());
        set(&timing, "duration", &flight.duration_ms.into());
        // Until its turn comes the piece stands where it was.
        set(&timing, "fill", &"backwards".into());
        let animate = Reflect::get(&piece, &"animate".into()).ok().and_then(|it| it.dyn_into::<Function>().ok());
        if let Some(animate) = animate {
            let _ = animate.call2(&piece, &keyframes, &timing);
        }
    }
}

fn set(object: &Object, key: &str, value: &JsValue) {
    let _ = Reflect::set(object, &key.into(), value);
}
