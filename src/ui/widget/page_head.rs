//! The head of a page that is not the board: a way back, a title, the languages.

use leptos::prelude::*;

use super::{Icon, LanguageSwitch};
use crate::ui::app::{View, app};

/// `title`: the title's message.
pub fn page_head(title: &'static str) -> impl IntoView {
    let app = app();
    page_head_of(move || app.say(title))
}

/// As [`page_head`], with the title's text.
pub fn page_head_of(title: impl Fn() -> String + Send + 'static) -> impl IntoView {
    let app = app();
    view! {
        <header class="page-head">
            <button type="button" class="button" data-kind="quiet" data-action="back" aria-label=move || app.say("menu-start") on:click=move |_| app.go(View::Start)>
                <Icon name="back"/>
            </button>
            <h1>{title}</h1>
            <LanguageSwitch/>
        </header>
    }
}
