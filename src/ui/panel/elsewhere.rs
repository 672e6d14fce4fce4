//! In place of the tray: the game is played in another tab.

use leptos::prelude::*;

use crate::ui::app::app;
use crate::ui::keeping;
use crate::ui::widget::Icon;
use crate::words::Message;

#[component]
pub fn Elsewhere() -> impl IntoView {
    let app = app();
    let told = [Message::new("elsewhere-title"), Message::new("elsewhere-text")];
    app.voice.say(untrack(|| app.tell_all(&told)));
    view! {
        <section class="result panel" data-state="elsewhere">
            <header>
                <Icon name="lock"/>
                <div>
                    <h2>{move || app.say("elsewhere-title")}</h2>
                    <p>{move || app.say("elsewhere-text")}</p>
                </div>
            </header>
            <div class="actions">
                <button type="button" class="button" data-kind="main" data-action="take-over" on:click=move |_| keeping::take_over(app)>
                    {move || app.say("elsewhere-take-over")}
                </button>
            </div>
        </section>
    }
}
