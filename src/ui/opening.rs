//! Reads what was kept when the page opens, and opens and starts games.

use leptos::prelude::*;

use super::app::{App, NoticeKind, View};
use crate::engine::race::presets::PRESETS;
use crate::engine::race::rules::Refused;
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
    match browser::find::<Saved>(Key::Game) {
        Found::Value(saved) => match saved.open() {
            Ok((table, pieces)) => lay(app, table, pieces),
            Err(error) => refuse_saved(app, saved_fault(&error, &saved.record)),
        },
        Found::Broken(_) => refuse_saved(app, vec![Message::new("notice-game-unreadable")]),
        Found::Nothing => {}
    }
}

fn refuse_saved(app: App, mut messages: Vec<Message>) {
    let text = browser::raw(Key::Game);
    browser::put_aside(Key::Game);
    messages.insert(0, Message::new("notice-game-broken"));
    app.notify(NoticeKind::Error, messages, text);
}

fn saved_fault(error: &SavedError, record: &str) -> Vec<Message> {
    match error {
        SavedError::Unreadable | SavedError::Incomplete => vec![Message::new("notice-game-unreadable")],
        SavedError::Newer => vec![Message::new("fault-newer")],
        SavedError::Record(error) => faults::parse_error(error),
        SavedError::Replay(error) => faults::replay_error(course_of(record).as_ref(), error),
    }
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

/// Starts a new game and shows it.
///
/// # Errors
/// The reason why these rules cannot be played by these seats.
pub fn begin(
    app: App,
    start: Start,
    players: [Player; 4],
    names: [Option<String>; 4],
    pieces: [u8; 4],
) -> Result<(), Refused> {
    let table = Table::new(start, players, names, fresh_seed())?;
    lay(app, table, pieces);
    app.performer.save(app);
    app.go(View::Play);
    app.performer.go_on(app);
    Ok(())
}

/// Starts the same game again: same rules, seats, names and shapes.
pub fn begin_again(app: App) {
    let again = app.table.with_untracked(|table| table.as_ref().map(Table::anew));
    if let Some((start, players, names)) = again {
        let _ = begin(app, start, players, names, app.pieces.get_untracked());
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
