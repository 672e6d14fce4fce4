//! Puts games on the table: new ones, records, and what goes on from a moment of another one.

use leptos::prelude::*;

use super::app::{App, NoticeKind, View};
use super::{far, hold, keeping, version};
use crate::engine::race::First;
use crate::engine::race::presets::PRESETS;
use crate::engine::seat::Seat;
use crate::notation::record::{ParseProblem, Start};
use crate::notation::{Link, LinkError, Record};
use crate::play::luck::Seed;
use crate::play::selection::Selection;
use crate::play::table::{Player, Table};
use crate::store::browser::Browser;
use crate::store::games::{self, GameId, Label};
use crate::store::saved::course_of;
use crate::store::shelf::Shelf;
use crate::words::{Message, faults};

/// Puts a game on the table, at rest at its cursor. The one before stays among the saved games, unless nothing was
/// played in it.
pub fn lay(app: App, table: Table, pieces: [u8; 4], label: Label) {
    app.performer.rest();
    forget_untouched(app, &label);
    app.pieces.set(pieces);
    app.shown.set(table.timeline().cursor());
    app.looking.set(None);
    app.tumble.set(None);
    app.selection.set(Selection::default());
    app.refusal.set(None);
    app.card.set(None);
    app.is_elsewhere.set(false);
    app.far.set(None);
    keeping::remember_shown(&label.id);
    hold::hold(app, &label.id);
    app.label.set(Some(label));
    app.table.set(Some(table));
}

/// A game that was set up and never begun is no game to keep, unless others know of it.
fn forget_untouched(app: App, next: &Label) {
    let is_untouched = app.far.with_untracked(Option::is_none)
        && app.table.with_untracked(|table| table.as_ref().is_some_and(Table::is_untouched));
    let former = app.label.get_untracked().filter(|label| is_untouched && label.id != next.id);
    if let Some(former) = former.filter(|_| !app.is_elsewhere.get_untracked()) {
        games::take(&Browser, &former.id);
    }
}

/// An id for a game that was never kept.
pub fn fresh_id() -> GameId {
    let numbers = std::iter::successors(Some(fresh_number()), |number| Some(number.wrapping_add(1)));
    let mut free = numbers.map(GameId::new).filter(|id| Browser.read(&id.key()).is_none());
    free.next().expect("some id is free")
}

fn new_label() -> Label {
    Label { id: fresh_id(), rev: 0 }
}

/// Everything that a new game starts from.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub start: Start,
    pub players: [Player; 4],
    pub names: [Option<String>; 4],
    pub pieces: [u8; 4],
}

impl NewGame {
    /// A person against a bot by the default rules.
    pub fn first() -> NewGame {
        let seats = [Seat::S, Seat::N].into_iter().collect();
        let players = [Player::Person, Player::Bot, Player::Bot, Player::Bot];
        let start = Start::New { rules: PRESETS[0].rules, seats, first: First::ByThrow };
        NewGame { start, players, names: Default::default(), pieces: [0, 1, 2, 3] }
    }

    /// The running game once more: same rules, seats, names and shapes.
    fn again(app: App) -> Option<NewGame> {
        let (start, players, names) = app.table.with_untracked(|table| table.as_ref().map(Table::anew))?;
        Some(NewGame { start, players, names, pieces: app.pieces.get_untracked() })
    }

    /// The running game once more, by link where it is by link.
    pub fn begin_again(app: App) {
        if app.far.with_untracked(Option::is_some) {
            app.go(View::Far);
        } else if let Some(game) = NewGame::again(app) {
            game.begin(app);
        }
    }

    /// Starts the game and shows it, by the newest version of the page. The forms offer only rules and seats that can
    /// be played.
    pub fn begin(self, app: App) {
        let Ok(table) = Table::new(self.start, self.players, self.names, fresh_seed()) else { return };
        lay(app, table, self.pieces, new_label());
        let is_kept = show(app);
        if is_kept {
            version::open_if_ready(app);
        }
    }
}

/// Saves and shows the game that was just laid; answers whether it is kept.
pub fn show(app: App) -> bool {
    let is_kept = keeping::save(app);
    app.go(View::Play);
    app.performer.go_on(app);
    is_kept
}

/// Opens a link, a code, a message with one in it, or a record's text. What is on the table stays among the saved games.
///
/// # Errors
/// What is wrong with the text, and where.
pub fn open_text(app: App, text: &str) -> Result<(), Vec<Message>> {
    // A bare code is one word.
    if !text.contains(Link::MARK) && text.split_whitespace().count() != 1 {
        let record = Record::parse(text).map_err(|error| match error.problem {
            ParseProblem::NotARecord => vec![faults::link_error(&LinkError::NotALink)],
            _ => faults::parse_error(&error),
        })?;
        return open_game(app, record);
    }
    match Link::decode(text).map_err(|error| vec![faults::link_error(&error)])? {
        Link::Position(position) => {
            let start = Start::Position(Box::new(position));
            open_shared(
                app,
                Record { start, names: Default::default(), seed: None, real_cowries: false, turns: Vec::new() },
            )
        }
        Link::Game(record) => open_shared(app, record),
        Link::Correspondence(arrived) => far::arrive(app, arrived),
    }
}

fn open_shared(app: App, record: Record) -> Result<(), Vec<Message>> {
    open_game(app, record)?;
    app.notify(NoticeKind::Info, vec![Message::new("notice-link-opened")]);
    Ok(())
}

/// Opens a record as a game of its own among people.
///
/// # Errors
/// Where it cannot be played.
pub fn open_game(app: App, record: Record) -> Result<(), Vec<Message>> {
    let seed = record.seed.map_or_else(fresh_seed, Seed);
    let course = course_of(&record.to_string());
    let table = Table::from_record(record, [Player::Person; 4], seed, &[])
        .map_err(|error| faults::replay_error(course.as_ref(), &error))?;
    lay(app, table, [0, 1, 2, 3], new_label());
    show(app);
    Ok(())
}

/// Opens the link that the page was opened with, or that another app has shared with it, and takes it out of the
/// address, so that a reload does not open it again. Answers whether there was one.
pub fn open_address(app: App) -> bool {
    let location = window().location();
    let hash = location.hash().unwrap_or_default();
    let text = if hash.starts_with(Link::MARK) { Some(hash) } else { shared_text() };
    let Some(text) = text else { return false };
    let page = location.pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&page));
    }
    if let Err(messages) = open_text(app, &text) {
        app.enter(View::Start);
        app.notify(NoticeKind::Error, messages);
    }
    true
}

/// What the system's sheet has shared with the installed app, where it holds a link.
fn shared_text() -> Option<String> {
    let search = window().location().search().ok()?;
    let parameters = web_sys::UrlSearchParams::new_with_str(&search).ok()?;
    let parts = ["url", "text", "title"].into_iter().filter_map(|name| parameters.get(name));
    parts.into_iter().find(|part| part.contains(Link::MARK))
}

/// Goes on from the moment that is looked at, as a game of its own with throws of its own.
pub fn play_from_here(app: App) {
    let Some(moment) = app.looking.get_untracked() else { return };
    let branch = app.table.with_untracked(|table| table.as_ref().map(|table| table.branch(moment, fresh_seed())));
    let Some(table) = branch else { return };
    lay(app, table, app.pieces.get_untracked(), new_label());
    show(app);
}

/// A seed from the browser's own source of chance.
fn fresh_seed() -> Seed {
    Seed(fresh_number())
}

pub fn fresh_number() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}
