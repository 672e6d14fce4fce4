//! Small parts that every page uses.

mod card;
mod copy;
mod notices;
mod page_head;
mod shells;

use leptos::prelude::*;

pub use card::CardFrame;
pub use copy::CopyButton;
pub use notices::Notices;
pub use page_head::{page_head, page_head_of};
pub use shells::{MiniShells, Shells};

use super::app::app;
use crate::words::language::LANGUAGES;

/// The drawings of the four pawn shapes.
pub const PIECES: [&str; 4] = ["#pawn-tamarind", "#pawn-groundnut", "#pawn-bangle", "#pawn-chickpea"];

/// The classes that give each shape its colours.
pub const SEAT_CLASSES: [&str; 4] = ["seat-s", "seat-e", "seat-n", "seat-w"];

/// A drawing of the icons' sheet, without a name of its own.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    view! { <svg class="icon" aria-hidden="true"><use href=format!("#icon-{name}")></use></svg> }
}

/// A pawn shape, 0 to 3, in its colours.
#[component]
pub fn Pawn(#[prop(into)] shape: Signal<u8>) -> impl IntoView {
    view! {
        <svg class=move || format!("pawn {}", SEAT_CLASSES[usize::from(shape.get())]) aria-hidden="true" viewBox="0 0 48 48">
            <use href=move || PIECES[usize::from(shape.get())]></use>
        </svg>
    }
}

/// The languages to choose from, each by its own name.
#[component]
pub fn LanguageSwitch() -> impl IntoView {
    let app = app();
    let buttons = LANGUAGES.iter().enumerate().map(|(index, language)| {
        let is_on = move || app.speaker.with(|said| said.language == index).to_string();
        let choose = move |_| app.set(|settings| settings.language = Some(language.tag.to_string()));
        view! {
            <button type="button" lang=language.tag aria-pressed=is_on on:click=choose>{language.own_name}</button>
        }
    });
    view! { <div class="switch" role="group" aria-label=move || app.say("app-language")>{buttons.collect_view()}</div> }
}

/// The name of the game, in Kannada and in Latin letters.
#[component]
pub fn Wordmark() -> impl IntoView {
    let app = app();
    view! {
        <p class="wordmark"><span lang="kn">{move || app.say("app-name-kannada")}</span><small>{move || app.say("app-name")}</small></p>
    }
}
