//! House rules as a form: a preset, and every question with its answers. Changes are kept as *our house*.

use leptos::prelude::*;

use super::start::preset_cards;
use crate::engine::race::rules::{RaceRules, Refused};
use crate::notation::house::{QUESTIONS, Question};
use crate::notation::rules_text;
use crate::ui::app::{View, app};
use crate::ui::widget::Icon;
use crate::words::faults::refused_rules;

#[component]
pub fn HousePage() -> impl IntoView {
    let app = app();
    // The form may hold rules that cannot be played; only rules that can leave it.
    let draft = RwSignal::new(app.rules.get_untracked());
    let refused = Memo::new(move |_| draft.get().check().err());
    let base = crate::engine::race::presets::PRESETS[0].rules;
    let keep = move |_| {
        let rules = draft.get_untracked();
        if rules.check().is_err() {
            return;
        }
        app.rules.set(rules);
        let is_preset = crate::engine::race::presets::PRESETS.iter().any(|preset| preset.rules == rules);
        app.set(|settings| {
            if !is_preset {
                settings.house = Some(rules_text(&rules));
            }
        });
        app.go(View::Start);
    };
    view! {
        <main class="page">
            <header class="page-head">
                <button type="button" class="button" data-kind="quiet" aria-label=move || app.say("app-cancel") on:click=move |_| app.go(View::Start)>
                    <Icon name="back"/>
                </button>
                <h1>{move || app.say("house-title")}</h1>
            </header>
            <form class="ask panel" on:submit=move |event| event.prevent_default()>
                <p class="help">{move || app.say("house-text")}</p>
                {preset_cards(draft)}
                {QUESTIONS.iter().map(|question| view! { <QuestionView question=question draft=draft base=base refused=refused/> }).collect_view()}
                <div class="ask-end">
                    {move || refused.get().map(|refused| view! { <p class="refused" role="alert">{app.tell(&refused_rules(refused))}</p> })}
                    <button type="button" class="button" data-kind="line" on:click=move |_| draft.set(base)>{move || app.say("house-reset")}</button>
                    <button type="button" class="button" data-kind="main" data-action="keep"
                        aria-disabled=move || refused.get().map(|_| "true") on:click=keep>{move || app.say("house-keep")}</button>
                </div>
            </form>
        </main>
    }
}

#[component]
fn QuestionView(
    question: &'static Question,
    draft: RwSignal<RaceRules>,
    base: RaceRules,
    refused: Memo<Option<Refused>>,
) -> impl IntoView {
    let app = app();
    let key = question.key;
    let answer = Memo::new(move |_| question.answer(&draft.get()));
    let is_changed = move || answer.get() != question.answer(&base);
    let refusal = move || {
        refused.get().filter(|refused| match refused {
            Refused::HardWithoutJodi => key == "hard",
            Refused::SharingWithJodi => key == "sharing",
            _ => false,
        })
    };
    view! {
        <fieldset class="question" data-question=key data-changed=move || is_changed().then_some("") data-refused=move || refusal().map(|_| "")>
            <legend>
                {move || app.say(format!("house-{key}"))}
                {move || is_changed().then(|| view! { " " <mark class="changed">{move || app.say("house-changed")}</mark> })}
            </legend>
            <p class="help">{move || app.say(format!("house-{key}-help"))}</p>
            <div class="answers">
                {question.answers.iter().enumerate().map(|(index, name)| {
                    let is_on = move || answer.get() == index;
                    view! {
                        <label class="answer" data-on=move || is_on().to_string() data-answer=*name>
                            <input type="radio" class="hidden" name=key value=*name prop:checked=is_on
                                on:change=move |_| draft.update(|rules| *rules = question.answered(rules, index))/>
                            <b>{move || app.say(format!("house-{key}-{name}"))}</b>
                            <small>{move || app.say(format!("house-{key}-{name}-help"))}</small>
                        </label>
                    }
                }).collect_view()}
            </div>
        </fieldset>
    }
}
