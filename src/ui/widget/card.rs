//! A card that lies over the page: the browser's own modal dialog.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::Icon;
use crate::ui::app::app;

/// Opens as it appears; Escape, its button and the browser's back button close it.
#[component]
pub fn CardFrame(
    #[prop(into)] title: Signal<String>,
    #[prop(optional)] size: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    let app = app();
    let frame = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = frame.get() {
            let _ = dialog.show_modal();
        }
    });
    let close = move |_: leptos::ev::Event| app.card.set(None);
    view! {
        <dialog class="card" data-size=size node_ref=frame aria-labelledby="card-title" on:close=close
            on:cancel=move |_: leptos::ev::Event| app.card.set(None)>
            <header class="card-head">
                <h2 id="card-title">{move || title.get()}</h2>
                <button type="button" class="button" data-kind="quiet" data-action="close" aria-label=move || app.say("app-close") on:click=move |_| app.card.set(None)>
                    <Icon name="close"/>
                </button>
            </header>
            {children()}
        </dialog>
    }
}
