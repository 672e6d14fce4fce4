//! About the rules: for every preset who wrote them down, what is certain, what was chosen, what is left out.

use leptos::prelude::*;

use crate::engine::race::presets::{PRESETS, Preset};
use crate::ui::app::{App, View, app};
use crate::ui::focus;
use crate::ui::widget::{Icon, page_head};
use crate::words::rulebook::summary;

#[component]
pub fn AboutPage() -> impl IntoView {
    let app = app();
    let jump = move |id: &'static str| {
        let place = format!("[data-about={id}]");
        if let Ok(Some(section)) = document().query_selector(&place) {
            section.scroll_into_view();
            focus::focus(&format!("{place} h2"));
        }
    };
    view! {
        <main class="about-page page">
            {page_head("about-title")}
            <section class="about panel">
                <p>{move || app.say("about-intro")}</p>
                <nav class="about-nav" aria-label=move || app.say("book-sections")>
                    {PRESETS.map(|preset| view! {
                        <button type="button" class="button" data-kind="line" on:click=move |_| jump(preset.id)>
                            {move || app.say(format!("preset-{}", preset.id))}
                        </button>
                    }).collect_view()}
                </nav>
            </section>
            {PRESETS.map(|preset| view! { <AboutPreset preset=preset/> }).collect_view()}
        </main>
    }
}

#[component]
fn AboutPreset(preset: Preset) -> impl IntoView {
    let app = app();
    let Preset { id, rules } = preset;
    let statements = move |text: String| {
        view! { <ul>{text.lines().map(|line| view! { <li>{line.to_string()}</li> }).collect_view()}</ul> }
    };
    view! {
        <section class="about panel" data-about=id>
            <h2>{move || app.say(format!("preset-{id}"))}</h2>
            <p class="about-summary">{move || app.tell(&summary(&rules))}</p>
            <p><b>{move || app.say("about-source")}</b>" "{move || app.say(format!("about-{id}-source"))}</p>
            <h3>{move || app.say("about-certain")}</h3>
            {move || statements(app.say(format!("about-{id}-certain")))}
            <h3>{move || app.say("about-chosen")}</h3>
            {move || statements(app.say(format!("about-{id}-chosen")))}
            <h3>{move || app.say("about-left")}</h3>
            {move || statements(app.say(format!("about-{id}-left")))}
            <div class="about-ways">
                <button type="button" class="button" data-kind="line" data-action="read" on:click=move |_| {
                    app.book.set(Some(rules));
                    app.go(View::Rules);
                }>
                    <Icon name="rules"/>{move || app.say("about-read")}
                </button>
                <button type="button" class="button" data-kind="main" data-action="play" on:click=move |_| {
                    app.rules.set(rules);
                    app.go(View::Start);
                    request_animation_frame(show_new_game);
                }>
                    <Icon name="go"/>{move || app.say("about-play")}
                </button>
            </div>
        </section>
    }
}

/// Shows where a game by the rules just chosen begins, once the start page has been laid out.
fn show_new_game() {
    request_animation_frame(|| {
        if let Ok(Some(form)) = document().query_selector("form.new") {
            form.scroll_into_view();
            focus::focus("form.new h2");
        }
    });
}

/// The way to this page from others.
pub fn about_link(app: App) -> impl IntoView {
    view! {
        <p class="about-link">
            <button type="button" class="button" data-kind="quiet" data-action="about" on:click=move |_| app.go(View::About)>
                {move || app.say("about-link")}<Icon name="next"/>
            </button>
        </p>
    }
}
