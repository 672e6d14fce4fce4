//! The keys of the board: the way from square to square, and commands of one sign each, which work only there.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::engine::board::Square;
use crate::engine::race::Course;
use crate::engine::seat::Seat;
use crate::play::table::Message;
use crate::store::choices;
use crate::ui::app::{App, app};
use crate::ui::panel::{Card, throw};
use crate::words::answers;

/// What one sign asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Command {
    Moves,
    Last,
    Turn,
    State,
    Pawns,
    Throw,
    Undo,
    Help,
}

/// Each command with its sign and with the message that explains it.
const COMMANDS: [(char, Command, &str); 8] = [
    ('m', Command::Moves, "keys-moves"),
    ('l', Command::Last, "keys-last"),
    ('t', Command::Turn, "keys-turn"),
    ('s', Command::State, "keys-state"),
    ('p', Command::Pawns, "keys-pawns"),
    ('r', Command::Throw, "keys-throw"),
    ('u', Command::Undo, "keys-undo"),
    ('?', Command::Help, "keys-help"),
];

/// The other keys: what they are called and what they do.
const WAYS: [(&str, &str); 5] = [
    ("keys-arrows-name", "keys-arrows"),
    ("keys-home-name", "keys-home"),
    ("keys-edges-name", "keys-edges"),
    ("keys-enter-name", "keys-enter"),
    ("keys-escape-name", "keys-escape"),
];

/// Does what a sign on the board asks for; answers whether it asks for anything.
pub fn command(app: App, event: &KeyboardEvent) -> bool {
    let asked = sign(event).and_then(|sign| COMMANDS.into_iter().find(|(other, ..)| *other == sign));
    match asked {
        Some((_, command, _)) if untrack(|| app.is_on(&choices::KEYS)) => perform(app, command),
        _ => return false,
    }
    true
}

/// The square before or behind on the track of the seat that moves, for `[` and `]`.
pub fn along_track(app: App, event: &KeyboardEvent, from: Square) -> Option<Square> {
    let ahead = match sign(event)? {
        ']' => true,
        '[' => false,
        _ => return None,
    };
    untrack(|| {
        app.is_on(&choices::KEYS)
            .then(|| app.with_race(|_, race| beside(race.course(), race.mover(), from, ahead)))
            .flatten()
    })
}

fn beside(course: &Course, seat: Seat, from: Square, ahead: bool) -> Square {
    let step = course.track(seat).step(from);
    let next = if ahead { (step + 1).min(course.home()) } else { step.saturating_sub(1) };
    course.square(seat, next)
}

/// The sign of a key without modifiers. Where a layout writes other letters than Latin ones, the key's place counts.
fn sign(event: &KeyboardEvent) -> Option<char> {
    let key = event.key();
    let mut letters = key.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    // Some layouts write brackets and question marks only with a modifier.
    let is_punctuation = letter.is_ascii_punctuation();
    let writes = event.get_modifier_state("AltGraph");
    if event.meta_key() || ((event.ctrl_key() || event.alt_key()) && !(is_punctuation && writes)) {
        return None;
    }
    if is_punctuation {
        return Some(letter);
    }
    if event.shift_key() {
        return None;
    }
    if letter.is_ascii() {
        return Some(letter.to_ascii_lowercase());
    }
    match event.code().as_str() {
        "BracketLeft" => Some('['),
        "BracketRight" => Some(']'),
        code => code.strip_prefix("Key")?.chars().next().map(|place| place.to_ascii_lowercase()),
    }
}

fn perform(app: App, command: Command) {
    let at = untrack(|| app.displayed());
    let names = untrack(|| app.names());
    let told = match command {
        Command::Throw => return throw(app),
        Command::Undo => return app.performer.send(app, Message::Undo),
        Command::Help => return app.card.set(Some(Card::Keys)),
        Command::Moves => untrack(|| app.with_race(|_, race| answers::moves(race, &names))),
        Command::Last => untrack(|| app.with_race(|table, _| answers::last(table, &names, at))),
        Command::Turn => untrack(|| app.with_race(|_, race| answers::turn(race, &names))),
        Command::State => untrack(|| app.with_race(|_, race| answers::state(race, &names))),
        Command::Pawns => {
            untrack(|| app.with_race(|table, race| answers::pawns(race, &names, answers::own_seat(table, race))))
        }
    };
    app.voice.say(untrack(|| app.tell_all(&told.unwrap_or_default())));
}

/// What a card tells of the keys.
#[component]
pub fn KeyList() -> impl IntoView {
    let app = app();
    let line = move |keys: AnyView, id: &'static str| {
        view! { <div><dt>{keys}</dt><dd>{move || app.say(id)}</dd></div> }
    };
    let ways = WAYS.map(|(name, id)| line(view! { <kbd>{move || app.say(name)}</kbd> }.into_any(), id));
    let track = line(view! { <kbd>{'['}</kbd>" "<kbd>{']'}</kbd> }.into_any(), "keys-track");
    let commands = COMMANDS.map(|(sign, _, id)| line(view! { <kbd>{sign}</kbd> }.into_any(), id));
    view! {
        <div class="card-body" tabindex="0" role="group" aria-labelledby="card-title">
            <p>{move || app.say("keys-where")}</p>
            {move || (!app.is_on(&choices::KEYS)).then(|| view! { <p>{move || app.say("keys-off")}</p> })}
            <dl class="keys">{ways.collect_view()}{track}{commands.collect_view()}</dl>
        </div>
    }
}
