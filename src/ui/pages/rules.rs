//! The rule book as a page of its own: for the rules chosen for the next game, or for those that were asked for.

use leptos::prelude::*;

use super::about::about_link;
use crate::engine::race::presets::PRESETS;
use crate::ui::app::app;
use crate::ui::panel::Book;
use crate::ui::widget::page_head_of;
use crate::words::Message;
use crate::words::rulebook::summary;

#[component]
pub fn RulesPage() -> impl IntoView {
    let app = app();
    app.section.set(None);
    // What was asked for is shown once.
    on_cleanup(move || app.book.set(None));
    let rules = Signal::derive(move || app.book.get().unwrap_or_else(|| app.rules.get()));
    let title = move || {
        let preset = PRESETS.iter().find(|preset| preset.rules == rules.get());
        let name = app.say(preset.map_or("preset-house".to_string(), |preset| format!("preset-{}", preset.id)));
        app.tell(&Message::new("book-title").text("rules", name))
    };
    view! {
        <main class="rules-page page">
            {page_head_of(title)}
            <div class="about panel">
                <p class="about-summary">{move || app.tell(&summary(&rules.get()))}</p>
                {about_link(app)}
            </div>
            <article class="book panel"><Book rules=rules/></article>
        </main>
    }
}
