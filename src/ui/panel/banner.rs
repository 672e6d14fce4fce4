//! Whose turn it is, what is expected, what a move would do, and why a tap did nothing.

use leptos::prelude::*;

use crate::engine::Stage;
use crate::engine::race::Race;
use crate::play::selection::{Candidate, Selection};
use crate::play::table::{Expected, Player, Table};
use crate::ui::app::{App, app};
use crate::ui::far;
use crate::ui::widget::Pawn;
use crate::words::{Message, events};

#[component]
pub fn Banner() -> impl IntoView {
    let app = app();
    let shape = Memo::new(move |_| {
        let seat = app.with_race(|_, race| match race.stage() {
            Stage::Over(outcome) => {
                let winner = outcome.places.iter().position(|&place| place == 1);
                winner.unwrap_or(race.turn().index())
            }
            _ => race.turn().index(),
        });
        app.pieces.get()[seat.unwrap_or(0)]
    });
    let head = move || app.with_race(|table, race| app.tell(&headline(app, table, race)));
    let tone = move || app.refusal.get().map(|_| "refusal");
    let line = move || match app.refusal.get() {
        Some(refusal) => app.tell(&refusal),
        None => app.with_race(|table, race| app.tell_all(&line(app, table, race))).unwrap_or_default(),
    };
    view! {
        <section class="banner">
            <Pawn shape=shape/>
            <h1>{head}</h1>
            <p class="preview-note" data-tone=tone>{line}</p>
        </section>
    }
}

fn headline(app: App, table: &Table, race: &Race) -> Message {
    let names = app.names();
    if far::is_gathering(app) {
        return Message::new("far-gathering");
    }
    match race.stage() {
        Stage::Chance(seat) | Stage::Choice(seat) => {
            let id = if table.player(seat) == Player::Person { "banner-turn" } else { "banner-bot-turn" };
            Message::new(id).text("name", names.of(seat))
        }
        Stage::Dead => Message::new("banner-dead"),
        Stage::Over(outcome) => events::over(&names, outcome),
    }
}

/// What is expected, or what the picked move would do.
fn line(app: App, table: &Table, race: &Race) -> Vec<Message> {
    if app.looking.get().is_some() {
        return vec![Message::new("banner-looking-back")];
    }
    if app.tumble.get().is_some() {
        return vec![Message::new("banner-tumbling")];
    }
    let shown = table.timeline().moment(app.shown.get());
    let news = shown.and_then(|moment| events::news(race.course(), &app.names(), &moment.events));
    let after_news = |line: Message| news.clone().into_iter().chain([line]).collect();
    match table.expected() {
        _ if !app.is_present() => Vec::new(),
        _ if far::is_gathering(app) => vec![Message::new("far-gathering-line")],
        Expected::Throw(_, Player::Person) => after_news(throw_line(race)),
        Expected::Throw(_, Player::Far) | Expected::Move(_, Player::Far) => after_news(Message::new("far-banner")),
        Expected::Throw(_, Player::Bot) => after_news(Message::new("banner-bot-throws")),
        Expected::Move(_, Player::Bot) => vec![Message::new("banner-bot-thinks")],
        Expected::Decision => vec![Message::new("banner-dead-line")],
        Expected::Nothing => vec![Message::new("banner-over-line")],
        Expected::Move(_, Player::Person) => {
            let selection = app.selection.get();
            let hovered = app.hovered.get().filter(|_| selection.from.is_none());
            let looked_at = Selection { from: hovered, ..selection };
            let is_movable = hovered.is_some() && !looked_at.open_moves(race).is_empty();
            let picked = pick_line(app, race, if is_movable { looked_at } else { selection });
            // Who has finished moves his partner's pawns.
            let for_partner = (race.mover() != race.turn() && selection.from.is_none())
                .then(|| Message::new("banner-for-partner").text("name", app.names().of(race.mover())));
            for_partner.into_iter().chain(picked).collect()
        }
    }
}

/// What the picked pawns may do.
pub fn pick_line(app: App, race: &Race, selection: Selection) -> Vec<Message> {
    let open = if selection.from.is_some() { selection.open_moves(race) } else { Vec::new() };
    match open[..] {
        [] => vec![Message::new(if selection.from.is_some() { "banner-pick-throw" } else { "banner-pick" })],
        [only] => outlook(app, race, only),
        _ => vec![Message::new("banner-pick-target").number("count", open.len() as i64)],
    }
}

fn throw_line(race: &Race) -> Message {
    match race.tested() {
        Some((square, ones)) => {
            Message::new("banner-test").text("square", race.course().board.name(square)).number("ones", ones)
        }
        None if race.is_opening() => Message::new("banner-opening"),
        None => Message::new("banner-throw"),
    }
}

/// What a move would do, as sentences.
pub fn outlook(app: App, race: &Race, candidate: Candidate) -> Vec<Message> {
    let Some(entry) = race.row().get(candidate.choice.slot) else { return Vec::new() };
    let value = race.course().shells.value(entry.throw);
    events::outlook(race, &app.names(), candidate.choice.unit, value, &candidate.plan)
}
