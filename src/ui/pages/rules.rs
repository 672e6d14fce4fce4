//! The rule book as a page of its own, for the rules chosen for the next game.

use leptos::prelude::*;

use crate::ui::app::app;
use crate::ui::panel::Book;
use crate::ui::widget::page_head;

#[component]
pub fn RulesPage() -> impl IntoView {
    let app = app();
    app.section.set(None);
    view! {
        <main class="rules-page page">
            {page_head("rules-title")}
            <article class="book panel"><Book rules=app.rules/></article>
        </main>
    }
}
