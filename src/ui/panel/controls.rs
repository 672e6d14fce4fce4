//! The buttons under the board, or under the side panel.

use leptos::prelude::*;

use super::Card;
use crate::play::table::Message;
use crate::ui::app::app;
use crate::ui::widget::Icon;

#[component]
pub fn Controls() -> impl IntoView {
    let app = app();
    let can_undo = Memo::new(move |_| {
        !app.is_elsewhere.get() && app.table.with(|table| table.as_ref().is_some_and(|table| table.can_undo()))
    });
    let control = move |icon: &'static str, is_off: Signal<bool>, act: Box<dyn Fn()>| {
        view! {
            <button type="button" class="button" data-kind="quiet" data-action=icon
                aria-disabled=move || is_off.get().then_some("true") on:click=move |_| act()>
                <Icon name=icon/><span>{move || app.say(format!("controls-{icon}"))}</span>
            </button>
        }
    };
    let always = Signal::stored(false);
    let no_undo = Signal::derive(move || !can_undo.get());
    view! {
        <nav class="controls" aria-label=move || app.say("controls-label")>
            {control("undo", no_undo, Box::new(move || app.performer.send(app, Message::Undo)))}
            {control("hint", always, Box::new(move || app.performer.hint(app)))}
            {control("moves", always, Box::new(move || app.card.set(Some(Card::Moves))))}
            {control("rules", always, Box::new(move || {
                app.section.set(None);
                app.card.set(Some(Card::Rules));
            }))}
            {control("menu", always, Box::new(move || app.card.set(Some(Card::Menu))))}
        </nav>
    }
}
