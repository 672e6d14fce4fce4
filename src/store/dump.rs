//! Everything that is kept, as one file: to carry it to another device, and to take it back after erasing.
//!
//! The file is JSON, `{"app": "chowkabara", "version": 1, "at": …, "kept": {key: text, …}}`, with every text as it stands
//! on the shelf. The screen for a page that does not start writes the same.

use std::collections::BTreeMap;
use std::fmt::Formatter;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::games::GameId;
use super::houses::{self, House, HouseId};
use super::saved::Saved;
use super::settings::{SETTINGS, Settings};
use super::shelf::{NotKept, Shelf};

const APP: &str = "chowkabara";
const VERSION: u32 = 1;

/// What a shelf holds, by its keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dump {
    app: String,
    version: u32,
    #[serde(deserialize_with = "not_too_many")]
    kept: BTreeMap<String, String>,
}

/// Why a file cannot be imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DumpError {
    /// It is no file of this app.
    Foreign,
    /// It was written by a newer version.
    Newer,
    /// It is longer than [`Dump::MAX_LENGTH`].
    TooLong,
}

/// What importing a file would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Preview {
    /// Games that are not here yet.
    pub new: usize,
    /// Games that are here just so.
    pub known: usize,
    /// Games that have gone on differently here and there: both stay.
    pub different: usize,
    /// Houses' rules that are not here yet.
    pub houses: usize,
    /// Texts in the file that cannot be read as games or houses' rules.
    pub unreadable: usize,
    pub has_settings: bool,
}

/// What is taken over from a file besides its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    Games,
    GamesWithSettings,
}

/// One game of a file against those on the shelf.
enum Found {
    New,
    Known,
    Different,
    Unreadable,
}

impl Dump {
    /// Longer files, in bytes, are refused unread.
    pub const MAX_LENGTH: usize = 16 << 20;
    /// Files with more texts are none of this app's.
    pub const MAX_TEXTS: usize = 10_000;

    pub fn of(shelf: &dyn Shelf) -> Dump {
        let kept = shelf.keys().into_iter().filter_map(|key| shelf.read(&key).map(|text| (key, text)));
        Dump { app: APP.to_string(), version: VERSION, kept: kept.collect() }
    }

    /// The file's text; `now` in milliseconds since 1970.
    pub fn text(&self, now: f64) -> String {
        let mut value = serde_json::to_value(self).expect("a dump has only texts");
        value["at"] = serde_json::json!(now);
        value.to_string()
    }

    /// Reads a file's text.
    ///
    /// # Errors
    /// Why it cannot be imported.
    pub fn read(text: &str) -> Result<Dump, DumpError> {
        #[derive(Deserialize)]
        struct Head {
            app: String,
            version: u32,
        }
        if text.len() > Dump::MAX_LENGTH {
            return Err(DumpError::TooLong);
        }
        let text = text.trim_start_matches('\u{feff}');
        let head: Head = serde_json::from_str(text).map_err(|_| DumpError::Foreign)?;
        match head.version {
            _ if head.app != APP => Err(DumpError::Foreign),
            version if version > VERSION => Err(DumpError::Newer),
            _ => serde_json::from_str(text).map_err(|_| DumpError::Foreign),
        }
    }

    /// The length of all keys and texts, in bytes.
    pub fn length(&self) -> usize {
        self.kept.iter().map(|(key, text)| key.len() + text.len()).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// What [`Dump::import`] would do.
    pub fn preview(&self, shelf: &dyn Shelf) -> Preview {
        let mut preview = Preview { has_settings: self.settings().is_some(), ..Preview::default() };
        for (key, text) in self.games() {
            match against(shelf, key, text) {
                Found::New => preview.new += 1,
                Found::Known => preview.known += 1,
                Found::Different => preview.different += 1,
                Found::Unreadable => preview.unreadable += 1,
            }
        }
        for (key, text) in self.houses() {
            match house_against(shelf, key, text) {
                Found::New | Found::Different => preview.houses += 1,
                Found::Known => {}
                Found::Unreadable => preview.unreadable += 1,
            }
        }
        preview
    }

    /// Puts the games and houses' rules of the file on the shelf, all or none; those that differ from the one here under
    /// ids of their own. Gives how many games were put there.
    ///
    /// # Errors
    /// When the shelf takes less than all; it is then as it was.
    pub fn import(&self, shelf: &dyn Shelf, take: Take, fresh: impl Fn() -> GameId) -> Result<usize, NotKept> {
        let mut texts: Vec<(String, &String)> = Vec::new();
        for (key, text) in self.games() {
            match against(shelf, key, text) {
                Found::New => texts.push((key.clone(), text)),
                Found::Different => texts.push((fresh().key(), text)),
                Found::Known | Found::Unreadable => {}
            }
        }
        let count = texts.len();
        for (key, text) in self.houses() {
            match house_against(shelf, key, text) {
                Found::New => texts.push((key.clone(), text)),
                Found::Different => {
                    let numbers = std::iter::successors(Some(1_u64), |number| Some(number + 1)).map(HouseId::new);
                    let is_free = |id: &HouseId| {
                        let key = id.key();
                        shelf.read(&key).is_none()
                            && !self.kept.contains_key(&key)
                            && texts.iter().all(|(other, _)| *other != key)
                    };
                    let id = numbers.into_iter().find(is_free).expect("some id is free");
                    texts.push((id.key(), text));
                }
                Found::Known | Found::Unreadable => {}
            }
        }
        texts.extend(
            self.settings().filter(|_| take == Take::GamesWithSettings).map(|text| (SETTINGS.to_string(), text)),
        );
        put_all(shelf, texts)?;
        Ok(count)
    }

    /// Puts everything back where it was.
    ///
    /// # Errors
    /// When the shelf takes less than all; it is then as it was.
    pub fn restore(&self, shelf: &dyn Shelf) -> Result<(), NotKept> {
        put_all(shelf, self.kept.iter().map(|(key, text)| (key.clone(), text)).collect())
    }

    fn games(&self) -> impl Iterator<Item = (&String, &String)> {
        self.kept
            .iter()
            .filter(|(key, _)| key.as_str() == "game" || key.starts_with("game:") || key.starts_with("broken:"))
    }

    fn houses(&self) -> impl Iterator<Item = (&String, &String)> {
        self.kept.iter().filter(|(key, _)| HouseId::of_key(key).is_some())
    }

    /// The file's settings, where they can be read.
    fn settings(&self) -> Option<&String> {
        self.kept.get(SETTINGS).filter(|text| Settings::read(text).is_some())
    }
}

/// The texts of a file, as long as there are not more than [`Dump::MAX_TEXTS`].
fn not_too_many<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<String, String>, D::Error> {
    struct Texts;

    impl<'de> Visitor<'de> for Texts {
        type Value = BTreeMap<String, String>;

        fn expecting(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
            write!(f, "{} texts", Dump::MAX_TEXTS)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut texts: A) -> Result<Self::Value, A::Error> {
            let mut kept = BTreeMap::new();
            while let Some((key, text)) = texts.next_entry()? {
                kept.insert(key, text);
                if kept.len() > Dump::MAX_TEXTS {
                    return Err(A::Error::invalid_length(kept.len(), &self));
                }
            }
            Ok(kept)
        }
    }
    deserializer.deserialize_map(Texts)
}

/// Takes everything off the shelf, and gives it.
pub fn erase(shelf: &dyn Shelf) -> Dump {
    let dump = Dump::of(shelf);
    for key in shelf.keys() {
        shelf.remove(&key);
    }
    dump
}

fn against(shelf: &dyn Shelf, key: &str, text: &str) -> Found {
    if Saved::read(text).and_then(|saved| saved.check()).is_err() {
        return Found::Unreadable;
    }
    match GameId::of_key(key).map(|id| shelf.read(&id.key())) {
        Some(None) => Found::New,
        Some(Some(here)) if here == text => Found::Known,
        _ => Found::Different,
    }
}

/// Rules that are here under another key are known, too.
fn house_against(shelf: &dyn Shelf, key: &str, text: &str) -> Found {
    let Ok(house) = House::read(text) else { return Found::Unreadable };
    if houses::all(shelf).0.iter().any(|(_, here)| *here == house) {
        return Found::Known;
    }
    if shelf.read(key).is_none() { Found::New } else { Found::Different }
}

fn put_all(shelf: &dyn Shelf, texts: Vec<(String, &String)>) -> Result<(), NotKept> {
    let before: Vec<(String, Option<String>)> = texts.iter().map(|(key, _)| (key.clone(), shelf.read(key))).collect();
    let done = texts.iter().try_for_each(|(key, text)| shelf.write(key, text));
    if done.is_err() {
        for (key, text) in before {
            match text {
                // It stood there before, so there is room for it.
                Some(text) => drop(shelf.write(&key, &text)),
                None => shelf.remove(&key),
            }
        }
    }
    done
}
