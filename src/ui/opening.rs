//! Reads what was kept when the page opens, and opens and starts games.

use leptos::prelude::*;

use super::app::{App, NoticeKind, View};
use super::panel::Card;
use super::version;
use crate::engine::race::First;
use crate::engine::race::presets::PRESETS;
use crate::engine::seat::Seat;
use crate::notation::record::Start;
use crate::notation::{Record, parse_rules};
use crate::play::luck::Seed;
use crate::play::selection::Selection;
use crate::play::table::{Player, Table};
use crate::store::browser::{self, Found, Key};
use crate::store::saved::{Saved, SavedError, course_of};
use crate::store::settings::Settings;
use crate::words::{Message, faults};

/// Reads settings and the running game. What cannot be read is put aside and told once.
pub fn read_storage(app: App) {
    match browser::find::<Settings>(Key::Settings) {
        Found::Value(settings) => app.settings.set(settings),
        Found::Broken(text) => {
            browser::put_aside(Key::Settings);
            app.notify(NoticeKind::Error, vec![Message::new("notice-settings-broken")], Some(text));
        }
        Found::Nothing => {}
    }
    let chosen = app.settings.with_untracked(|settings| settings.seats.as_ref().map(|seats| seats.rules.clone()));
    app.rules.set(chosen.and_then(|text| parse_rules(&text).ok()).unwrap_or(PRESETS[0].rules));
    let Some(text) = browser::raw(Key::Game) else { return };
    match Saved::read(&text).and_then(|saved| saved.open()) {
        Ok((table, pieces)) => lay(app, table, pieces),
        Err(error) => refuse_saved(app, text, &error),
    }
}

/// Puts a saved game that cannot be opened aside, and tells why and where its text is.
fn refuse_saved(app: App, text: String, error: &SavedError) {
    browser::put_aside(Key::Game);
    let mut messages = vec![Message::new("notice-game-broken")];
    messages.extend(match error {
        SavedError::Unreadable | SavedError::Incomplete => vec![Message::new("notice-game-unreadable")],
        SavedError::Newer => vec![Message::new("fault-newer")],
        SavedError::Record(error) => faults::parse_error(error),
        SavedError::Replay(error) => {
            let record = Saved::read(&text).map(|saved| saved.record).unwrap_or_default();
            faults::replay_error(course_of(&record).as_ref(), error)
        }
    });
    app.notify(NoticeKind::Error, messages, Some(text));
}

/// Puts a game on the table, at rest at its cursor.
fn lay(app: App, table: Table, pieces: [u8; 4]) {
    app.performer.rest();
    app.pieces.set(pieces);
    app.shown.set(table.timeline().cursor());
    app.looking.set(None);
    app.tumble.set(None);
    app.selection.set(Selection::default());
    app.refusal.set(None);
    app.card.set(None);
    app.table.set(Some(table));
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
    pub fn again(app: App) -> Option<NewGame> {
        let (start, players, names) = app.table.with_untracked(|table| table.as_ref().map(Table::anew))?;
        Some(NewGame { start, players, names, pieces: app.pieces.get_untracked() })
    }

    /// Starts the game and shows it; a running one is ended only when a person agrees.
    pub fn begin(self, app: App) {
        let is_running = app.table.with_untracked(|table| table.as_ref().is_some_and(Table::is_running));
        if is_running {
            app.waiting.set(Some(self));
            app.card.set(Some(Card::ConfirmNew));
        } else {
            self.begin_now(app);
        }
    }

    /// Starts the game in place of whatever is on the table, by the newest version of the page. The forms offer only
    /// rules and seats that can be played.
    pub fn begin_now(self, app: App) {
        let Ok(table) = Table::new(self.start, self.players, self.names, fresh_seed()) else { return };
        lay(app, table, self.pieces);
        let is_kept = app.performer.save(app);
        app.go(View::Play);
        app.performer.go_on(app);
        if is_kept {
            version::open_if_ready(app);
        }
    }
}

/// Opens a record's text as a game among people; the running game stays untouched when it cannot be opened.
///
/// # Errors
/// What is wrong with the text, and where.
pub fn open_record(app: App, text: &str) -> Result<(), Vec<Message>> {
    let record = Record::parse(text).map_err(|error| faults::parse_error(&error))?;
    let seed = record.seed.map_or_else(fresh_seed, Seed);
    let table = Table::from_record(record, [Player::Person; 4], seed, &[])
        .map_err(|error| faults::replay_error(course_of(text).as_ref(), &error))?;
    lay(app, table, [0, 1, 2, 3]);
    app.performer.save(app);
    app.go(View::Play);
    app.performer.go_on(app);
    Ok(())
}

/// A seed from the browser's own source of chance.
fn fresh_seed() -> Seed {
    Seed(getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits()))
}
