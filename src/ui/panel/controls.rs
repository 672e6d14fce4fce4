//! The buttons under the board, or under the side panel.

use leptos::prelude::*;

use super::Card;
use crate::play::table::Message;
use crate::ui::app::app;
use crate::ui::widget::Icon;

#[component]
pub fn Controls() -> impl IntoView {
    let app = app();
    let can_undo = Memo::new(move |_| app.table.with(|table| table.as_ref().is_some_and(|table| table.can_undo())));
    let undo = move |_| app.performer.send(app, Message::Undo);
    let hint = move |_| app.performer.hint(app);
    let open = move |card: Card| move |_| app.card.set(Some(card));
    let open_rules = move |_| {
        app.section.set(None);
        app.card.set(Some(Card::Rules));
    };
    view! {
        <nav class="controls" aria-label=move || app.say("controls-label")>
            <button type="button" class="button" data-kind="quiet" data-action="undo"
                aria-disabled=move || (!can_undo.get()).then_some("true") on:click=undo>
                <Icon name="undo"/><span>{move || app.say("controls-undo")}</span>
            </button>
            <button type="button" class="button" data-kind="quiet" data-action="hint" on:click=hint>
                <Icon name="hint"/><span>{move || app.say("controls-hint")}</span>
            </button>
            <button type="button" class="button" data-kind="quiet" data-action="moves" on:click=open(Card::Moves)>
                <Icon name="moves"/><span>{move || app.say("controls-moves")}</span>
            </button>
            <button type="button" class="button" data-kind="quiet" data-action="rules" on:click=open_rules>
                <Icon name="rules"/><span>{move || app.say("controls-rules")}</span>
            </button>
            <button type="button" class="button" data-kind="quiet" data-action="menu" on:click=open(Card::Menu)>
                <Icon name="menu"/><span>{move || app.say("controls-menu")}</span>
            </button>
        </nav>
    }
}
