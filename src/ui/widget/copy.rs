//! A button that copies a text and says whether it could.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Icon;
use crate::ui::app::app;
use crate::ui::share;

/// Where the browser does not allow it, the field with the text is selected, to be copied by hand.
#[component]
pub fn CopyButton(
    #[prop(into)] text: Signal<String>,
    /// The kind of button.
    kind: &'static str,
    /// The CSS selector of the field that shows the text.
    field: &'static str,
) -> impl IntoView {
    let app = app();
    let label = RwSignal::new("app-copy");
    let copy = move |_| {
        let text = text.get_untracked();
        spawn_local(async move {
            let is_copied = share::copy(&text).await;
            if !is_copied {
                share::select(field);
            }
            let said = if is_copied { "app-copied" } else { "app-copy-by-hand" };
            label.try_set(said);
            app.voice.say(untrack(|| app.say(said)));
        });
    };
    // Another text has not been copied yet.
    Effect::new(move |_| {
        text.track();
        label.set("app-copy");
    });
    view! {
        <button type="button" class="button" data-kind=kind data-action="copy" on:click=copy>
            <Icon name="copy"/><span>{move || app.say(label.get())}</span>
        </button>
    }
}
