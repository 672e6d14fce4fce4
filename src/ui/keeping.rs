//! What is kept, as the page uses it: reads it when it opens, saves the game on the table, and does what people want
//! done with what is stored.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::StorageEvent;

use super::app::{App, Notice, NoticeKind, Offer, View};
use super::opening::{self, fresh_id};
use super::{file, hold, houses, version};
use crate::engine::race::presets::PRESETS;
use crate::notation::parse_rules;
use crate::store::browser::Browser;
use crate::store::dump::{Dump, erase};
use crate::store::games::{self, Entry, GameId, Label, NotSaved};
use crate::store::houses::HouseId;
use crate::store::saved::{Saved, SavedError, course_of};
use crate::store::settings::{SETTINGS, Settings};
use crate::store::shelf::Shelf;
use crate::words::{Message, faults};

/// The key in the tab's own storage of the game that it shows, so that a reload shows it again.
const SHOWN: &str = "chowka:shown";

/// Reads settings and the game that this tab showed, or else the last one played. What cannot be read is put aside and
/// told once.
pub fn read_shelf(app: App) {
    games::move_only_game(&Browser, &fresh_id());
    read_settings(app);
    houses::move_only_house(app);
    houses::put_broken_aside(app);
    let chosen = app.settings.with_untracked(|settings| settings.seats.as_ref().map(|seats| seats.rules.clone()));
    app.rules.set(chosen.and_then(|text| parse_rules(&text).ok()).unwrap_or(PRESETS[0].rules));
    let mut entries = entries(app);
    let shown = shown().and_then(|id| entries.iter().position(|entry| entry.id == id));
    if !entries.is_empty() {
        open(app, entries.swap_remove(shown.unwrap_or(0)));
    }
}

pub fn read_settings(app: App) {
    let Some(text) = Browser.read(SETTINGS) else { return };
    match Settings::read(&text) {
        Some(settings) => app.settings.set(settings),
        None => {
            games::put_aside(&Browser, SETTINGS);
            tell_broken(app, vec![Message::new("notice-settings-broken")], text);
        }
    }
}

pub fn keep_settings(app: App) {
    let text = app.settings.with_untracked(|settings| serde_json::to_string(settings).unwrap_or_default());
    if Browser.write(SETTINGS, &text).is_err() {
        tell_not_kept(app);
    }
}

/// The saved games, newest first. Those that cannot be read are put aside; those of a newer version stay.
pub fn entries(app: App) -> Vec<Entry> {
    let entries = games::all(&Browser);
    let (kept, broken): (Vec<Entry>, Vec<Entry>) =
        entries.into_iter().partition(|entry| entry.saved.as_ref().err().is_none_or(SavedError::is_newer));
    for entry in broken {
        refuse(app, &entry.id, entry.text, &SavedError::Unreadable);
    }
    kept
}

/// Puts a saved game on the table; whether it can be opened.
pub fn open(app: App, entry: Entry) -> bool {
    let opened = entry.saved.and_then(|saved| Ok((saved.rev, saved.far(), saved.open()?)));
    match opened {
        Ok((rev, far, (table, pieces))) => {
            opening::lay(app, table, pieces, Label { id: entry.id, rev });
            app.far.set(far);
            true
        }
        Err(error) => {
            refuse(app, &entry.id, entry.text, &error);
            false
        }
    }
}

/// Tells why a saved game cannot be opened. It is put aside, but for one that a newer version may open.
pub fn refuse(app: App, id: &GameId, text: String, error: &SavedError) {
    if error.is_newer() {
        return app.notify(NoticeKind::Error, vec![Message::new("fault-newer")]);
    }
    let problem = match error {
        SavedError::Newer | SavedError::Unreadable | SavedError::Incomplete => {
            vec![Message::new("notice-game-unreadable")]
        }
        SavedError::Record(error) => faults::parse_error(error),
        SavedError::Replay(error) => {
            let record = Saved::read(&text).map(|saved| saved.record).unwrap_or_default();
            faults::replay_error(course_of(&record).as_ref(), error)
        }
    };
    games::put_aside(&Browser, &id.key());
    let messages = [vec![Message::new("notice-game-broken")], problem].concat();
    tell_broken(app, messages, text);
}

fn tell_broken(app: App, messages: Vec<Message>, text: String) {
    app.post(Notice { kind: NoticeKind::Error, messages, kept: Some(text), offer: None });
}

pub fn tell_not_kept(app: App) {
    let messages = vec![Message::new("notice-not-kept")];
    app.post(Notice { kind: NoticeKind::Warning, messages, kept: None, offer: Some(Offer::Export) });
}

/// Saves the game on the table; what is drawn comes after. Answers whether it is kept.
pub fn save(app: App) -> bool {
    let Some(mut label) = app.label.get_untracked() else { return true };
    if app.is_elsewhere.get_untracked() {
        return false;
    }
    let (pieces, now) = (app.pieces.get_untracked(), js_sys::Date::now());
    let saved = app.table.with_untracked(|table| {
        table.as_ref().map_or(Ok(()), |table| games::save(&Browser, &mut label, table, pieces, now))
    });
    if saved == Err(NotSaved::Elsewhere) {
        let_go(app, &label.id);
        return false;
    }
    app.label.set(Some(label));
    app.shelf_changes.update(|changes| *changes += 1);
    if saved.is_err() {
        tell_not_kept(app);
    }
    saved.is_ok()
}

fn session() -> Option<web_sys::Storage> {
    window().session_storage().ok()?
}

fn shown() -> Option<GameId> {
    GameId::parse(&session()?.get_item(SHOWN).ok()??)
}

/// Notes for a reload which game this tab shows.
pub fn remember_shown(id: &GameId) {
    if let Some(session) = session() {
        let _ = session.set_item(SHOWN, id.as_str());
    }
}

/// The game is played in another tab from now on; here it is only looked at.
pub fn let_go(app: App, id: &GameId) {
    let is_on_table = app.label.with_untracked(|label| label.as_ref().is_some_and(|label| label.id == *id));
    if is_on_table {
        app.performer.rest();
        app.is_elsewhere.set(true);
    }
}

/// Goes on here with the game as the other tab has left it.
pub fn take_over(app: App) {
    let Some(label) = app.label.get_untracked() else { return };
    hold::take_over(app, &label.id);
    match games::find(&Browser, &label.id) {
        Some(entry) => {
            if !open(app, entry) {
                return;
            }
        }
        None => app.is_elsewhere.set(false),
    }
    save(app); // so that the other tab hears of it
    app.performer.go_on(app);
}

/// Another tab has written something.
pub fn hear_of_other_tabs(app: App, event: &StorageEvent) {
    let Some(name) = event.key() else { return };
    let Some(key) = Browser::key_of(&name) else { return };
    if key == SETTINGS {
        read_settings(app);
    }
    if HouseId::of_key(key).is_some() {
        app.shelf_changes.update(|changes| *changes += 1);
    }
    let Some(id) = GameId::of_key(key) else { return };
    app.shelf_changes.update(|changes| *changes += 1);
    let rev = games::find(&Browser, &id).and_then(|entry| entry.saved.ok()).map_or(0, |saved| saved.rev);
    let is_late =
        app.label.with_untracked(|label| label.as_ref().is_some_and(|label| label.id == id && label.rev < rev));
    if is_late {
        let_go(app, &id);
    }
}

pub fn rename(app: App, id: &GameId, title: &str) {
    if games::rename(&Browser, id, title).is_err() {
        tell_not_kept(app);
    }
    app.shelf_changes.update(|changes| *changes += 1);
}

/// Takes a game off the shelf, and off the table; a notice offers to put it back.
pub fn delete(app: App, id: &GameId) {
    let Some(text) = games::take(&Browser, id) else { return };
    clear_table(app, |label| label.id == *id);
    app.shelf_changes.update(|changes| *changes += 1);
    app.post(Notice {
        kind: NoticeKind::Info,
        messages: vec![Message::new("notice-deleted")],
        kept: None,
        offer: Some(Offer::PutBack(id.clone(), text)),
    });
}

/// Throws a text away that could not be read.
pub fn delete_broken(app: App, key: &str) {
    Browser.remove(key);
    app.shelf_changes.update(|changes| *changes += 1);
}

/// Leaves the table empty where its game is one of these.
fn clear_table(app: App, is_one: impl Fn(&Label) -> bool) {
    if app.label.with_untracked(|label| label.as_ref().is_some_and(is_one)) {
        app.performer.rest();
        app.label.set(None);
        app.far.set(None);
        app.table.set(None);
        app.is_elsewhere.set(false);
    }
}

pub fn put_back(app: App, id: &GameId, text: &str) {
    if Browser.write(&id.key(), text).is_err() {
        tell_not_kept(app);
    }
    app.shelf_changes.update(|changes| *changes += 1);
}

/// Carries everything away as a file.
pub fn export(_app: App) {
    let text = Dump::of(&Browser).text(js_sys::Date::now());
    if let Some(content) = file::blob(&text, "application/json") {
        file::save(&format!("chowkabara-{}.json", file::today()), &content);
    }
}

/// Erases everything on the device; a notice offers to take it back while the page is open.
pub fn erase_all(app: App) {
    clear_table(app, |_| true);
    let dump = erase(&Browser);
    if let Some(session) = session() {
        let names: Vec<String> = (0..session.length().unwrap_or(0)).filter_map(|at| session.key(at).ok()?).collect();
        for name in names.iter().filter(|name| Browser::key_of(name).is_some()) {
            let _ = session.remove_item(name);
        }
    }
    version::erase();
    app.settings.set(Settings::default());
    app.rules.set(PRESETS[0].rules);
    app.shelf_changes.update(|changes| *changes += 1);
    app.notices.set(Vec::new());
    app.post(Notice {
        kind: NoticeKind::Info,
        messages: vec![Message::new("notice-erased")],
        kept: None,
        offer: (!dump.is_empty()).then_some(Offer::RestoreAll(dump)),
    });
}

pub fn restore(app: App, dump: &Dump) {
    if dump.restore(&Browser).is_err() {
        tell_not_kept(app);
    }
    read_shelf(app);
    app.shelf_changes.update(|changes| *changes += 1);
}

/// Asks the browser not to clear what is kept when space is short.
pub fn ask_to_persist() {
    let navigator = window().navigator();
    if js_sys::Reflect::has(&navigator, &"storage".into()).unwrap_or(false)
        && let Ok(answer) = navigator.storage().persist()
    {
        spawn_local(async move { drop(JsFuture::from(answer).await) });
    }
}

/// Whether the browser has promised not to clear what is kept; `None` where it does not say.
pub async fn is_persistent() -> Option<bool> {
    let navigator = window().navigator();
    if !js_sys::Reflect::has(&navigator, &"storage".into()).unwrap_or(false) {
        return None;
    }
    JsFuture::from(navigator.storage().persisted().ok()?).await.ok()?.as_bool()
}

/// Shows a saved game.
pub fn play(app: App, id: &GameId) {
    let is_on_table = app.label.with_untracked(|label| label.as_ref().is_some_and(|label| label.id == *id));
    let is_open = is_on_table || games::find(&Browser, id).is_some_and(|entry| open(app, entry));
    if is_open {
        app.go(View::Play);
    }
}
