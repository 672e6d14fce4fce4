//! House rules as a form: what to start from, and every question with its answers, what is rare folded. What differs
//! from all presets is kept under a name.

use leptos::prelude::*;

use super::choice::RulesChoice;
use crate::engine::race::presets::PRESETS;
use crate::engine::race::rules::{RaceRules, Refused};
use crate::notation::house::{QUESTIONS, Question, nearest_preset};
use crate::play::house::{Answer, GROUPS, Group, about, answer, values, ways_out};
use crate::store::houses::{House, HouseId};
use crate::ui::app::{App, View, app};
use crate::ui::houses;
use crate::ui::panel::Book;
use crate::ui::widget::Icon;
use crate::words::Message;
use crate::words::faults::refused_rules;
use crate::words::rulebook::summary;

/// The rules as they stand in the form, which may be such as cannot be played; only rules that can leave it.
#[derive(Clone, Copy)]
struct Draft {
    rules: RwSignal<RaceRules>,
    /// What was started from.
    base: Memo<RaceRules>,
    refused: Memo<Option<Refused>>,
}

impl Draft {
    fn is_changed(self, key: &str) -> bool {
        answer(&self.rules.get(), key) != answer(&self.base.get(), key)
    }

    /// Why this question's answer cannot stand, at the question that it belongs to.
    fn refusal(self, key: &str) -> Option<Refused> {
        self.refused.get().filter(|refused| about(*refused).first() == Some(&key))
    }
}

#[component]
pub fn HousePage() -> impl IntoView {
    let app = app();
    let rules = RwSignal::new(app.rules.get_untracked());
    let picked: RwSignal<Option<HouseId>> = RwSignal::new(untrack(|| {
        houses::all(app).into_iter().find(|(_, house)| house.rules == rules.get()).map(|(id, _)| id)
    }));
    // A preset stays what was started from until another one, or a house, is picked.
    let base = Memo::new(move |former: Option<&RaceRules>| {
        let now = rules.get();
        let preset = PRESETS.iter().find(|preset| preset.rules == now).map(|preset| preset.rules);
        let _ = picked.get();
        preset.or(former.copied()).unwrap_or_else(|| PRESETS[nearest_preset(&now)].rules)
    });
    let refused = Memo::new(move |_| rules.get().check().err());
    let draft = Draft { rules, base, refused };
    let own = Memo::new(move |_| {
        let id = picked.get()?;
        houses::all(app).into_iter().find(|(other, _)| *other == id).map(|(_, house)| house)
    });
    let name = RwSignal::new(String::new());
    Effect::new(move |_| name.set(own.get().map(|house| house.name).unwrap_or_default()));
    // What no preset has, a house keeps.
    let is_own = Memo::new(move |_| {
        let now = rules.get();
        picked.get().is_some() || PRESETS.iter().all(|preset| preset.rules != now)
    });
    let keep = move |_| {
        let (now, id) = (rules.get_untracked(), picked.get_untracked());
        if now.check().is_err() {
            return;
        }
        let house = House { name: name.get_untracked().trim().to_string(), rules: now };
        let is_kept = untrack(|| houses::all(app)).iter().any(|(other, kept)| match &id {
            Some(id) => other == id && *kept == house,
            None => kept.rules == now && (house.name.is_empty() || kept.name == house.name),
        });
        if untrack(|| is_own.get()) && !is_kept {
            houses::keep(app, id, &house);
        }
        app.rules.set(now);
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
                <RulesChoice rules=rules picked=picked/>
                {GROUPS.iter().map(|group| view! { <GroupView group=group draft=draft/> }).collect_view()}
                {move || is_own.get().then(|| view! {
                    <label class="field-line">
                        <span>{move || app.say("house-name")}<small>{move || app.say("house-name-help")}</small></span>
                        <input type="text" data-field="house-name" maxlength="60" autocomplete="off" placeholder=move || app.say("preset-house")
                            prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event))/>
                    </label>
                })}
                {move || refused.get().is_none().then(|| view! { <Read rules=rules/> })}
                <div class="ask-end">
                    {move || refused.get().map(|refused| view! { <Refusal refused=refused draft=draft/> })}
                    <button type="button" class="button" data-kind="line" data-action="reset" on:click=move |_| rules.set(base.get_untracked())>{move || app.say("house-reset")}</button>
                    <button type="button" class="button" data-kind="main" data-action="keep"
                        aria-disabled=move || refused.get().map(|_| "true") on:click=keep>{move || app.say("house-keep")}</button>
                </div>
            </form>
            {super::about::about_link(app)}
        </main>
    }
}

/// The rules as they stand, in a line, and their whole book when it is asked for.
#[component]
fn Read(rules: RwSignal<RaceRules>) -> impl IntoView {
    let app = app();
    let is_read = RwSignal::new(false);
    view! {
        <section class="asked">
            <p class="about-summary">{move || app.tell(&summary(&rules.get()))}</p>
            <button type="button" class="button" data-kind="line" data-action="read" aria-expanded=move || is_read.get().to_string()
                on:click=move |_| is_read.update(|is_read| *is_read = !*is_read)>
                <Icon name="rules"/>{move || app.say("house-read")}
            </button>
            {move || is_read.get().then(|| view! { <div class="book"><Book rules=Signal::from(rules)/></div> })}
        </section>
    }
}

/// Why the rules cannot be played, and answers that would do, each for one tap.
#[component]
fn Refusal(refused: Refused, draft: Draft) -> impl IntoView {
    let app = app();
    // The bar stays low: two ways out will do.
    let fixes = Memo::new(move |_| ways_out(&draft.rules.get()).into_iter().take(2).collect::<Vec<Answer>>());
    view! {
        <p class="refused" role="alert">{move || app.tell(&refused_rules(refused))}</p>
        {move || fixes.get().into_iter().map(|fix| view! {
            <button type="button" class="button" data-kind="line" data-action="fix" data-key=fix.key on:click=move |_| draft.rules.update(|rules| *rules = fix.to(rules))>
                {move || {
                    let key = fix.key;
                    let question = app.say(format!("house-{key}"));
                    app.tell(&Message::new("house-fix").text("question", question).text("answer", told(app, fix)))
                }}
            </button>
        }).collect_view()}
    }
}

/// An answer in words.
#[track_caller]
fn told(app: App, Answer { key, answer }: Answer) -> String {
    match QUESTIONS.iter().find(|question| question.key == key) {
        Some(question) => {
            let name = question.answers[usize::from(answer)];
            app.say(format!("house-{key}-{name}"))
        }
        None => app.tell(&number(key, answer)),
    }
}

/// A number's value in words.
fn number(key: &str, value: u8) -> Message {
    match key {
        "side" => Message::new("house-value-side").number("side", value),
        "mouths" => Message::new("house-value-mouths").number("percent", value * 10),
        "short" => Message::new("house-value-short").number("count", value),
        _ => Message::new("house-value").number("count", value),
    }
}

#[component]
fn GroupView(group: &'static Group, draft: Draft) -> impl IntoView {
    let app = app();
    let heading = group.key;
    let all = |keys: &'static [&'static str]| {
        keys.iter().map(move |key| view! { <Asked key=key draft=draft/> }).collect_view()
    };
    // What is changed or refused is not hidden.
    let is_open = Memo::new(move |was_open: Option<&bool>| {
        was_open == Some(&true) || group.rare.iter().any(|key| draft.is_changed(key) || draft.refusal(key).is_some())
    });
    view! {
        <section class="asked" data-group=heading>
            <h2>{move || app.say(format!("house-group-{heading}"))}</h2>
            {all(group.asked)}
            <details class="rare" open=move || is_open.get()>
                <summary>{move || app.say("house-rare")}</summary>
                <div>{all(group.rare)}</div>
            </details>
        </section>
    }
}

#[component]
fn Asked(key: &'static str, draft: Draft) -> impl IntoView {
    match QUESTIONS.iter().find(|question| question.key == key) {
        Some(question) => view! { <QuestionView question=question draft=draft/> }.into_any(),
        None => view! { <NumberView key=key draft=draft/> }.into_any(),
    }
}

/// A question's frame: its name, whether it is changed, and why its answer cannot stand.
fn frame(app: App, key: &'static str, draft: Draft, answers: AnyView) -> impl IntoView {
    view! {
        <fieldset class="question" data-question=key data-changed=move || draft.is_changed(key).then_some("") data-refused=move || draft.refusal(key).map(|_| "")>
            <legend>
                {move || app.say(format!("house-{key}"))}
                {move || draft.is_changed(key).then(|| view! { " " <mark class="changed">{move || app.say("house-changed")}</mark> })}
            </legend>
            <p class="help">{move || app.say(format!("house-{key}-help"))}</p>
            {answers}
            {move || draft.refusal(key).map(|refused| view! { <p class="refused">{app.tell(&refused_rules(refused))}</p> })}
        </fieldset>
    }
}

#[component]
fn QuestionView(question: &'static Question, draft: Draft) -> impl IntoView {
    let app = app();
    let key = question.key;
    let chosen = Memo::new(move |_| question.answer(&draft.rules.get()));
    let answers = question.answers.iter().enumerate().map(|(index, name)| {
        let is_on = move || chosen.get() == index;
        view! {
            <label class="answer" data-on=move || is_on().to_string() data-answer=*name>
                <input type="radio" class="hidden" name=key value=*name prop:checked=is_on
                    on:change=move |_| draft.rules.update(|rules| *rules = question.answered(rules, index))/>
                <b>{move || app.say(format!("house-{key}-{name}"))}</b>
                <small>{move || app.say(format!("house-{key}-{name}-help"))}</small>
            </label>
        }
    });
    frame(app, key, draft, view! { <div class="answers">{answers.collect_view()}</div> }.into_any())
}

#[component]
fn NumberView(key: &'static str, draft: Draft) -> impl IntoView {
    let app = app();
    let chosen = Memo::new(move |_| answer(&draft.rules.get(), key));
    let offered = Memo::new(move |_| values(&draft.rules.get(), key));
    let option = move |value: u8| {
        let is_on = move || chosen.get() == Some(value);
        let put = Answer { key, answer: value };
        view! {
            <label class="option" data-on=move || is_on().to_string() data-answer=value>
                <input type="radio" class="hidden" name=key value=value prop:checked=is_on
                    on:change=move |_| draft.rules.update(|rules| *rules = put.to(rules))/>
                {move || app.tell(&number(key, value))}
            </label>
        }
    };
    let options = view! {
        <div class="options"><For each=move || offered.get() key=|value| *value children=option/></div>
    };
    frame(app, key, draft, options.into_any())
}
