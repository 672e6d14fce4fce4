//! Everything that a person may change, with a look at what it changes.

use leptos::prelude::*;

use crate::engine::throw::{Shells as Handful, Throw};
use crate::notation::Position;
use crate::play::cues::{Heard, Sound};
use crate::play::scene::{Floor, scene};
use crate::store::choices::{Choice, GROUPS};
use crate::store::settings::Settings;
use crate::ui::app::{App, Notice, NoticeKind, Offer, app};
use crate::ui::board::SmallBoard;
use crate::ui::widget::{MiniShells, page_head};
use crate::ui::{sound, speech};
use crate::words::Message;
use crate::words::language::LANGUAGES;

/// Something of everything that can stand on a board.
const SAMPLE: &str =
    "kanakatte; S c1 e1 e1 d5; E b4# b4# a3 c3; N b4^ e3 a5 c3; W d2% d2% d2% a3; gates E N W; turn S; row 3 8*";

#[component]
pub fn SettingsPage() -> impl IntoView {
    let app = app();
    let groups = GROUPS.map(|(group, choices)| {
        view! {
            <section class="panel stored" data-group=group>
                <h2>{move || app.say(format!("set-group-{group}"))}</h2>
                {(group == "look").then(|| view! { <Sample/> })}
                {choices.iter().map(|&choice| view! { <ChoiceView choice=choice/> }).collect_view()}
            </section>
        }
    });
    view! {
        <main class="page settings">
            {page_head("set-title")}
            {groups.collect_view()}
            <section class="panel stored">
                <p>{move || app.say("set-reset-text")}</p>
                <div class="actions">
                    <button type="button" class="button" data-kind="line" data-action="reset" on:click=move |_| reset(app)>
                        {move || app.say("set-reset")}
                    </button>
                </div>
            </section>
        </main>
    }
}

/// A board and a throw, drawn as they will be.
#[component]
fn Sample() -> impl IntoView {
    let position: Option<Position> = SAMPLE.parse().ok();
    let floor = position.as_ref().map(|position| Floor::of(position.race()));
    let drawn = Signal::stored(position.map(|position| scene(position.race(), None)).unwrap_or_default());
    let handful = Handful::new(4);
    view! {
        <div class="sample">
            <SmallBoard floor=floor scene=drawn shapes=Signal::stored([0, 1, 2, 3])/>
            {handful.map(|handful| view! { <MiniShells handful=handful throw=Throw(3)/> })}
        </div>
    }
}

/// A choice with its answers; those that this device or language cannot do are not offered.
#[component]
fn ChoiceView(choice: &'static Choice) -> impl IntoView {
    let app = app();
    let key = choice.key;
    let is_offered = move || match key {
        "digits" => app.speaker.with(|said| LANGUAGES[said.language].has_own_digits()),
        "voice" => speech::is_there(app),
        _ => true,
    };
    let option = move |option: &'static str| {
        let is_on = move || app.answer(choice) == option;
        let choose = move |_| {
            app.set(|settings| settings.choose(choice, option));
            try_out(app, choice);
        };
        view! {
            <label class="option" data-on=move || is_on().to_string() data-option=option>
                <input type="radio" class="hidden" name=key value=option prop:checked=is_on on:change=choose/>
                {move || app.say(label(key, option))}
            </label>
        }
    };
    move || {
        is_offered().then(|| {
            view! {
                <fieldset class="choice" data-choice=key>
                    <legend>{move || app.say(format!("set-{key}"))}</legend>
                    <div class="options">{in_order(choice).into_iter().map(option).collect_view()}</div>
                </fieldset>
            }
        })
    }
}

/// The answers as they are shown. A scale goes from less to more, so that some come before its usual answer.
fn in_order(choice: &Choice) -> Vec<&'static str> {
    let before_usual = match choice.key {
        "speed" => 1,
        "volume" => 2,
        _ if choice.options == ["on", "off"] => 1,
        _ => 0,
    };
    let mut answers = choice.options.to_vec();
    answers[..=before_usual].rotate_left(1);
    answers
}

/// The message of an answer: *on* and *off* are the same everywhere.
fn label(key: &str, option: &str) -> String {
    match option {
        "on" | "off" => format!("set-{option}"),
        _ if key == "speed" => format!("speed-{option}"),
        _ => format!("set-{key}-{option}"),
    }
}

/// Lets a person hear what was chosen.
fn try_out(app: App, choice: &'static Choice) {
    let heard = match choice.key {
        "shells" | "volume" => Sound::Shells,
        "moves" => Sound::Step,
        "events" | "vibration" => Sound::Ripe,
        "voice" => return speech::say(app, &untrack(|| app.say("app-name"))),
        _ => return,
    };
    sound::play(app, &[Heard { sound: heard, at_ms: 0 }]);
}

/// Everything as usual again; a notice offers to take it back.
fn reset(app: App) {
    let before = app.settings.get_untracked();
    app.set(|settings| *settings = Settings { speed: None, choices: Default::default(), ..settings.clone() });
    app.post(Notice {
        kind: NoticeKind::Info,
        messages: vec![Message::new("set-reset-done")],
        kept: None,
        offer: Some(Offer::Settings(Box::new(before))),
    });
}
