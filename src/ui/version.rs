//! New versions of the page: boot.js tells that one is ready, and opens it when it is asked to. Nothing else may load
//! the page anew.

use leptos::prelude::*;
use web_sys::Event;

use super::app::{App, Notice, NoticeKind, Offer};
use crate::words::Message;

const READY: &str = "version-ready";
const WANTED: &str = "version-wanted";
const REPAIR: &str = "repair-wanted";

/// Tells a person whenever a new version is ready.
pub fn follow(app: App) {
    let on_ready = window_event_listener_untyped(READY, move |_| {
        app.has_new_version.set(true);
        app.post(Notice {
            kind: NoticeKind::Version,
            messages: vec![Message::new("notice-version")],
            kept: None,
            offer: Some(Offer::OpenVersion),
        });
    });
    on_cleanup(move || on_ready.remove());
}

/// Opens the new version; the page is loaded anew, and goes on from what is kept.
pub fn open() {
    if let Ok(event) = Event::new(WANTED) {
        let _ = window().dispatch_event(&event);
    }
}

/// Opens the new version if there is one: for moments at which nobody is in the middle of something.
pub fn open_if_ready(app: App) {
    if app.has_new_version.get_untracked() {
        open();
    }
}

/// Loads the page anew from the network, with nothing of an older one left. What is saved stays.
pub fn repair() {
    if let Ok(event) = Event::new(REPAIR) {
        let _ = window().dispatch_event(&event);
    }
}
