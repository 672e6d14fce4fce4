//! Keeps the screen awake during a game, where the person wants it and the browser can.

use std::cell::RefCell;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::app::{App, View};
use crate::store::choices;

thread_local! {
    static LOCK: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Follows the setting and the view; a tab that was hidden has lost its lock, and takes a new one.
pub fn follow(app: App) {
    let is_wanted = Memo::new(move |_| app.view.get() == View::Play && app.is_on(&choices::AWAKE));
    Effect::new(move |_| if is_wanted.get() { take() } else { release() });
    let on_visible = window_event_listener_untyped("visibilitychange", move |_| {
        if is_wanted.get_untracked() && !document().hidden() {
            take();
        }
    });
    on_cleanup(move || on_visible.remove());
}

/// Calls a method of a thing that web-sys does not know as stable.
fn call(on: &JsValue, name: &str, argument: &JsValue) -> Option<Promise> {
    let method: Function = Reflect::get(on, &name.into()).ok()?.dyn_into().ok()?;
    method.call1(on, argument).ok()?.dyn_into().ok()
}

fn take() {
    let lock = Reflect::get(&window().navigator(), &"wakeLock".into()).ok();
    let Some(asked) = lock.and_then(|lock| call(&lock, "request", &"screen".into())) else { return };
    spawn_local(async move {
        // A browser that is short of power says no.
        if let Ok(lock) = JsFuture::from(asked).await {
            LOCK.set(Some(lock));
        }
    });
}

fn release() {
    if let Some(lock) = LOCK.take() {
        let _ = call(&lock, "release", &JsValue::UNDEFINED);
    }
}
