//! The rule book: beside the board, on a card, or as a page of its own.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::engine::race::rules::RaceRules;
use crate::ui::app::app;
use crate::ui::focus;
use crate::words::rulebook::{is_reading, rule_book};

/// Scrolls the strip of sections so that the focused one is not half beside it.
fn show_whole(event: leptos::ev::FocusEvent) {
    let element = |node: Option<web_sys::Element>| node.and_then(|node| node.dyn_into::<web_sys::HtmlElement>().ok());
    let button = element(event.target().and_then(|target| target.dyn_into().ok()));
    let strip = element(button.as_ref().and_then(|button| button.parent_element()));
    let first = element(strip.as_ref().and_then(|strip| strip.first_element_child()));
    if let (Some(button), Some(strip), Some(first)) = (button, strip, first) {
        let room = (strip.client_width() - button.offset_width()).max(0) / 2;
        strip.set_scroll_left(button.offset_left() - first.offset_left() - room);
    }
}

/// The text for these rules. `app.section` opens at a section.
#[component]
pub fn Book(#[prop(into)] rules: Signal<RaceRules>) -> impl IntoView {
    let app = app();
    let sections = Memo::new(move |_| rule_book(&rules.get()));
    let scroll = move |heading: &'static str| {
        // A card lies over the book beside the board.
        for place in [format!("dialog [data-section={heading}]"), format!("[data-section={heading}]")] {
            if let Ok(Some(section)) = document().query_selector(&place) {
                section.scroll_into_view();
                focus::focus(&format!("{place} h2"));
                break;
            }
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
                            on:focus=show_whole
                            on:click=move |_| { app.section.set(Some(heading)); scroll(heading); }>
                            {move || app.say(heading)}
                        </button>
                    }
                }).collect_view()}
            </nav>
        </header>
        <div class="book-body" tabindex="0" role="group" aria-label=move || app.say("controls-rules")>
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
                                {
                                    let paragraph = paragraph.clone();
                                    move || app.tell(&paragraph)
                                }
                                {is_reading(&paragraph).then(|| view! { " " <span class="chosen">{move || app.say("rules-chosen-mark")}</span> })}
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
