//! The rules that a family calls its own, by name, each under a key of its own on the shelf.

use serde::{Deserialize, Serialize};

use super::settings::Settings;
use super::shelf::{NotKept, Shelf, is_id};
use crate::engine::race::presets::PRESETS;
use crate::engine::race::rules::RaceRules;
use crate::notation::record::clean_title;
use crate::notation::{parse_rules, rules_text};

/// The version that this build writes.
const VERSION: u32 = 1;
const HOUSE: &str = "house:";

/// What a house's rules are kept under.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HouseId(String);

impl HouseId {
    /// An id from a random number.
    pub fn new(number: u64) -> HouseId {
        HouseId(format!("{number:016x}"))
    }

    pub fn of_key(key: &str) -> Option<HouseId> {
        let id = key.strip_prefix(HOUSE)?;
        is_id(id).then(|| HouseId(id.to_string()))
    }

    pub fn key(&self) -> String {
        format!("{HOUSE}{}", self.0)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Rules under a name, which may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    pub name: String,
    pub rules: RaceRules,
}

/// As it stands on the shelf.
#[derive(Serialize, Deserialize)]
struct HouseText {
    version: u32,
    name: String,
    /// In the notation.
    rules: String,
}

/// Why a house's rules cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseError {
    Unreadable,
    /// They were written by a newer version.
    Newer,
}

impl House {
    /// Longer texts, in bytes, are no house's rules.
    pub const MAX_LENGTH: usize = 4 << 10;

    pub fn text(&self) -> String {
        let text = HouseText { version: VERSION, name: clean_title(&self.name), rules: rules_text(&self.rules) };
        serde_json::to_string(&text).expect("a house has only texts and a number")
    }

    /// # Errors
    /// That it is no house's rules, or those of a newer version, whatever that looks like.
    pub fn read(text: &str) -> Result<House, HouseError> {
        #[derive(Deserialize)]
        struct Head {
            version: u32,
        }
        if text.len() > House::MAX_LENGTH {
            return Err(HouseError::Unreadable);
        }
        let Head { version } = serde_json::from_str(text).map_err(|_| HouseError::Unreadable)?;
        match version {
            VERSION => {}
            0 => return Err(HouseError::Unreadable),
            _ => return Err(HouseError::Newer),
        }
        let HouseText { name, rules, .. } = serde_json::from_str(text).map_err(|_| HouseError::Unreadable)?;
        let rules = parse_rules(&rules).map_err(|_| HouseError::Unreadable)?;
        Ok(House { name: clean_title(&name), rules })
    }
}

/// The houses of a shelf by name, and the keys of those that cannot be read. Those of a newer version stay unseen.
pub fn all(shelf: &dyn Shelf) -> (Vec<(HouseId, House)>, Vec<String>) {
    let (mut houses, mut broken) = (Vec::new(), Vec::new());
    for (key, id) in shelf.keys().into_iter().filter_map(|key| HouseId::of_key(&key).map(|id| (key, id))) {
        match shelf.read(&key).map(|text| House::read(&text)) {
            Some(Ok(house)) => houses.push((id, house)),
            Some(Err(HouseError::Unreadable)) => broken.push(key),
            Some(Err(HouseError::Newer)) | None => {}
        }
    }
    houses.sort_by(|(one_id, one), (other_id, other)| (&one.name, one_id).cmp(&(&other.name, other_id)));
    (houses, broken)
}

/// # Errors
/// When the shelf takes nothing.
pub fn put(shelf: &dyn Shelf, id: &HouseId, house: &House) -> Result<(), NotKept> {
    shelf.write(&id.key(), &house.text())
}

/// Takes a house off the shelf and gives its text, so that it can be put back.
pub fn take(shelf: &dyn Shelf, id: &HouseId) -> Option<String> {
    let text = shelf.read(&id.key())?;
    shelf.remove(&id.key());
    Some(text)
}

/// Puts the one house that older versions kept in the settings where the others are; answers whether the settings have
/// changed.
pub fn move_only_house(shelf: &dyn Shelf, settings: &mut Settings, id: &HouseId) -> bool {
    let Some(text) = settings.house.clone() else { return false };
    let rules = parse_rules(&text).ok().filter(|rules| PRESETS.iter().all(|preset| preset.rules != *rules));
    let is_moved = rules.is_none_or(|rules| put(shelf, id, &House { name: String::new(), rules }).is_ok());
    if is_moved {
        settings.house = None;
    }
    is_moved
}
