//! The saved games of a shelf, each under a key of its own, so that one that cannot be read is in nobody's way.

use super::far::Far;
use super::saved::{Saved, SavedError};
use super::shelf::{NotKept, Shelf, is_id};
use crate::notation::record::clean_title;
use crate::play::table::Table;

/// The key of the one game that versions before 2 kept.
const ONLY_GAME: &str = "game";
const GAME: &str = "game:";
const BROKEN: &str = "broken:";

/// What a game is kept under.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(String);

impl GameId {
    /// An id from a random number.
    pub fn new(number: u64) -> GameId {
        GameId(format!("{number:016x}"))
    }

    /// Reads an id from outside; `None` where no game can be kept under it.
    pub fn parse(text: &str) -> Option<GameId> {
        is_id(text).then(|| GameId(text.to_string()))
    }

    pub fn of_key(key: &str) -> Option<GameId> {
        GameId::parse(key.strip_prefix(GAME)?)
    }

    pub fn key(&self) -> String {
        format!("{GAME}{}", self.0)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A game on a shelf.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub id: GameId,
    /// As it stands on the shelf.
    pub text: String,
    pub saved: Result<Saved, SavedError>,
}

/// What ties the game on the table to its place on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub id: GameId,
    /// The number of the writing that the table shows.
    pub rev: u64,
}

/// Why a game is not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotSaved {
    NotKept,
    /// Somebody else, such as another tab, has written it since.
    Elsewhere,
}

/// Every saved game, the last written first, and after them those that cannot be read.
pub fn all(shelf: &dyn Shelf) -> Vec<Entry> {
    let ids = shelf.keys().into_iter().filter_map(|key| GameId::of_key(&key));
    let mut entries: Vec<Entry> = ids.filter_map(|id| find(shelf, &id)).collect();
    let written = |entry: &Entry| entry.saved.as_ref().map_or(f64::NEG_INFINITY, |saved| saved.saved_at);
    entries.sort_by(|one, other| written(other).total_cmp(&written(one)));
    entries
}

pub fn find(shelf: &dyn Shelf, id: &GameId) -> Option<Entry> {
    let text = shelf.read(&id.key())?;
    let saved = Saved::read(&text);
    Some(Entry { id: id.clone(), text, saved })
}

/// Saves the game on the table under its label, and counts the writing there. What the family calls it, when it began,
/// and what is known of it by correspondence stay as they are.
///
/// # Errors
/// When the shelf takes nothing, or somebody else has written the game since.
pub fn save(shelf: &dyn Shelf, label: &mut Label, table: &Table, pieces: [u8; 4], now: f64) -> Result<(), NotSaved> {
    let mut saved = Saved::of(table, pieces, now);
    if let Some(Ok(kept)) = find(shelf, &label.id).map(|entry| entry.saved) {
        if kept.rev > label.rev {
            return Err(NotSaved::Elsewhere);
        }
        saved = Saved { title: kept.title, begun_at: kept.begun_at, far: kept.far, ..saved };
    }
    saved.rev = label.rev + 1;
    label.rev = saved.rev;
    put(shelf, &label.id, &saved).map_err(|NotKept| NotSaved::NotKept)
}

/// Gives a saved game another name.
///
/// # Errors
/// When the shelf takes nothing.
pub fn rename(shelf: &dyn Shelf, id: &GameId, title: &str) -> Result<(), NotKept> {
    match find(shelf, id).map(|entry| entry.saved) {
        Some(Ok(saved)) => put(shelf, id, &Saved { title: clean_title(title), ..saved }),
        _ => Ok(()),
    }
}

/// Notes what this device knows of a game by correspondence. What has become too long for a link is not noted: its secret
/// stays as it was.
///
/// # Errors
/// When the shelf takes nothing.
pub fn note_far(shelf: &dyn Shelf, id: &GameId, far: &Far) -> Result<(), NotKept> {
    match find(shelf, id).map(|entry| entry.saved) {
        Some(Ok(saved)) => put(shelf, id, &Saved { far: far.text().or(saved.far.clone()), ..saved }),
        _ => Ok(()),
    }
}

/// The saved game of a match by correspondence.
pub fn find_far(shelf: &dyn Shelf, id: u64) -> Option<(Entry, Far)> {
    all(shelf).into_iter().find_map(|entry| {
        let far = entry.saved.as_ref().ok()?.far().filter(|far| far.known.id == id)?;
        Some((entry, far))
    })
}

fn put(shelf: &dyn Shelf, id: &GameId, saved: &Saved) -> Result<(), NotKept> {
    let text = serde_json::to_string(saved).expect("a save has only texts, numbers and lists");
    shelf.write(&id.key(), &text)
}

/// Takes a game off the shelf and gives its text, so that it can be put back.
pub fn take(shelf: &dyn Shelf, id: &GameId) -> Option<String> {
    let text = shelf.read(&id.key())?;
    shelf.remove(&id.key());
    Some(text)
}

/// Puts the one game of older versions where the others are.
pub fn move_only_game(shelf: &dyn Shelf, id: &GameId) {
    if let Some(text) = shelf.read(ONLY_GAME)
        && shelf.write(&id.key(), &text).is_ok()
    {
        shelf.remove(ONLY_GAME);
    }
}

/// Puts a text that could not be read aside, so that its place can be used again. It leaves its old place only when it
/// is safe in the new one.
pub fn put_aside(shelf: &dyn Shelf, key: &str) {
    let Some(text) = shelf.read(key) else { return };
    let keys = shelf.keys();
    let place = (1..).map(|number| format!("{BROKEN}{number}")).find(|place| !keys.contains(place));
    let place = place.expect("some number is free");
    if shelf.write(&place, &text).is_ok() {
        shelf.remove(key);
    }
}

/// The texts that could not be read, by their keys.
pub fn broken(shelf: &dyn Shelf) -> Vec<(String, String)> {
    let keys = shelf.keys().into_iter().filter(|key| key.starts_with(BROKEN));
    keys.filter_map(|key| shelf.read(&key).map(|text| (key, text))).collect()
}
