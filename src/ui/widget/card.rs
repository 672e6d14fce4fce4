//! A card that lies over the page: the browser's own modal dialog.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::Icon;
use crate::ui::app::app;
use crate::ui::voice::LiveRegions;

/// Opens as it appears; Escape and its button close it. Closing it as a dialog, before it leaves the page, gives the
/// focus back to where it was.
#[component]
pub fn CardFrame(
    #[prop(into)] title: Signal<String>,
    #[prop(optional)] size: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    let app = app();
    let frame = NodeRef::<Dialog>::new();
    app.voice.hush();
    Effect::new(move |_| {
        if let Some(dialog) = frame.get() {
            let _ = dialog.show_modal();
        }
    });
    let close = move || {
        if let Some(dialog) = frame.get_untracked() {
            dialog.close();
        }
    };
    on_cleanup(close);
    // A dialog that has left the page may tell its closing late, when another card is open.
    let closed = move |_: leptos::ev::Event| {
        if frame.get_untracked().is_some_and(|dialog| dialog.is_connected()) {
            app.card.set(None);
        }
    };
    view! {
        <dialog class="card" data-size=size node_ref=frame aria-labelledby="card-title" on:close=closed>
            <header class="card-head">
                <h2 id="card-title">{move || title.get()}</h2>
                <button type="button" class="button" data-kind="quiet" data-action="close" aria-label=move || app.say("app-close") on:click=move |_| close()>
                    <Icon name="close"/>
                </button>
            </header>
            {children()}
            <LiveRegions voice=app.voice/>
        </dialog>
    }
}
