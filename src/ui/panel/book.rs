//! The rule book: beside the board, on a card, or as a page of its own.

use leptos::prelude::*;

use crate::engine::race::rules::RaceRules;
use crate::ui::app::app;
use crate::words::rulebook::{is_reading, rule_book};

/// The text for these rules. `app.section` opens at a section.
#[component]
pub fn Book(#[prop(into)] rules: Signal<RaceRules>) -> impl IntoView {
    let app = app();
    let sections = Memo::new(move |_| rule_book(&rules.get()));
    let scroll = move |heading: &'static str| {
        if let Ok(Some(section)) = document().query_selector(&format!("[data-section={heading}]")) {
            section.scroll_into_view();
        }
    };
    Effect::new(move |_| {
        if let Some(heading) = app.section.get() {
            request_animation_frame(move || scroll(heading));
        }
    });
    view! {
        <header class="book-head">
            <nav class="book-nav" aria-label=move || app.say("book-sections")>
                {move || sections.get().into_iter().map(|section| {
                    let heading = section.heading;
                    view! {
                        <button type="button" aria-current=move || (app.section.get() == Some(heading)).then_some("true")
                            on:click=move |_| { app.section.set(Some(heading)); scroll(heading); }>
                            {move || app.say(heading)}
                        </button>
                    }
                }).collect_view()}
            </nav>
        </header>
        <div class="book-body">
            <section>
                <p>{move || app.say("rules-intro")}</p>
                <p>{move || app.say("rules-usual-note")}</p>
                <p>{move || app.say("rules-chosen-note")}</p>
            </section>
            {move || sections.get().into_iter().map(|section| {
                let heading = section.heading;
                view! {
                    <section data-section=heading data-acted=move || (app.section.get() == Some(heading)).then_some("")>
                        <h2>{move || app.say(heading)}</h2>
                        {section.paragraphs.into_iter().map(|paragraph| view! {
                            <p>
                                {move || app.say(paragraph)}
                                {is_reading(paragraph).then(|| view! { " " <span class="chosen">{move || app.say("rules-chosen-mark")}</span> })}
                            </p>
                        }).collect_view()}
                    </section>
                }
            }).collect_view()}
            <section>
                <p>{move || app.say("rules-sources")}</p>
            </section>
        </div>
    }
}
