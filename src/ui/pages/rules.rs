//! The rule book as a page of its own, for the rules chosen for the next game.

use leptos::prelude::*;

use crate::ui::app::{View, app};
use crate::ui::panel::Book;
use crate::ui::widget::{Icon, LanguageSwitch};

#[component]
pub fn RulesPage() -> impl IntoView {
    let app = app();
    app.section.set(None);
    let back = move |_| app.go(View::Start);
    view! {
        <main class="rules-page page">
            <header class="page-head">
                <button type="button" class="button" data-kind="quiet" aria-label=move || app.say("menu-start") on:click=back>
                    <Icon name="back"/>
                </button>
                <h1>{move || app.say("rules-title")}</h1>
                <LanguageSwitch/>
            </header>
            <article class="book panel"><Book rules=app.rules/></article>
        </main>
    }
}
