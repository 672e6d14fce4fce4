//! Versions of the page: versions.js tells that a new one is ready, opens it when it is asked to, and mends what is
//! broken. Nothing else may load the page anew.

use leptos::prelude::*;
use web_sys::{Event, EventInit};

use super::app::{App, Notice, NoticeKind, Offer};
use crate::words::Message;

const READY: &str = "version-ready";
const WANTED: &str = "version-wanted";
const MIXED: &str = "version-mixed";
const REPAIR: &str = "repair-wanted";
const ERASE: &str = "erasing-wanted";

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
    tell(WANTED);
}

/// Opens the new version if there is one: for moments at which nobody is in the middle of something.
pub fn open_if_ready(app: App) {
    if app.has_new_version.get_untracked() {
        open();
    }
}

/// Loads the page anew where parts of it are of another version; `false` where that has not helped before.
pub fn mend() -> bool {
    tell(MIXED)
}

/// Fetches the whole page anew; what is kept for a person stays.
pub fn repair() {
    tell(REPAIR);
}

/// Leaves nothing of the page itself on the device; the next visit keeps it again.
pub fn erase() {
    tell(ERASE);
}

/// Tells versions.js; answers whether that has claimed the event as its own.
fn tell(name: &str) -> bool {
    let options = EventInit::new();
    options.set_cancelable(true);
    let event = Event::new_with_event_init_dict(name, &options);
    event.and_then(|event| window().dispatch_event(&event)).is_ok_and(|is_unclaimed| !is_unclaimed)
}
