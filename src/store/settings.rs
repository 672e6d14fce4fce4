//! What a person has chosen for every game.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use super::choices::{Choice, SPEED};

/// The key that settings are kept under.
pub const SETTINGS: &str = "settings";

/// Everything has a default, also where it cannot be read, so that settings of an older or newer version lose nothing
/// but what is wrong.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// A language's tag; none until one is chosen.
    #[serde(deserialize_with = "or_default")]
    pub language: Option<String>,
    /// A speed's name.
    #[serde(deserialize_with = "or_default")]
    pub speed: Option<String>,
    /// Answers by the keys of [`super::choices`]; those that this version does not know stay as they are.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "BTreeMap::is_empty")]
    pub choices: BTreeMap<String, String>,
    /// The only rules of its own that a family had before it could name them; see [`super::houses`].
    #[serde(deserialize_with = "or_default", skip_serializing_if = "Option::is_none")]
    pub house: Option<String>,
    /// The letter of the seat that lost the last game.
    #[serde(deserialize_with = "or_default")]
    pub last_loser: Option<String>,
    /// How the last new game was set up.
    #[serde(deserialize_with = "or_default")]
    pub seats: Option<SeatSettings>,
}

impl Settings {
    /// Longer texts, in bytes, are no settings.
    pub const MAX_LENGTH: usize = 64 << 10;

    /// Reads the text under which settings were kept; `None` when it is none.
    pub fn read(text: &str) -> Option<Settings> {
        if text.len() > Settings::MAX_LENGTH { None } else { serde_json::from_str(text).ok() }
    }

    /// The answer to a choice; the usual one where none, or none that this version knows, was given.
    pub fn answer(&self, choice: &Choice) -> &'static str {
        let given = if choice.key == SPEED.key { self.speed.as_ref() } else { self.choices.get(choice.key) };
        let known = choice.options.iter().find(|option| given.is_some_and(|given| given == *option));
        known.unwrap_or(&choice.options[0])
    }

    /// Whether a choice between *on* and *off* is on.
    pub fn is_on(&self, choice: &Choice) -> bool {
        self.answer(choice) == "on"
    }

    /// Notes an answer.
    pub fn choose(&mut self, choice: &Choice, option: &str) {
        if choice.key == SPEED.key {
            self.speed = Some(option.to_string());
        } else {
            self.choices.insert(choice.key.to_string(), option.to_string());
        }
    }
}

/// Who sat where, in the order S, E, N, W.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatSettings {
    /// `person`, `bot` or `empty`.
    pub kinds: [String; 4],
    pub names: [String; 4],
    /// Which of the four pawn shapes each seat has.
    pub pieces: [u8; 4],
    /// The rules, in the notation.
    pub rules: String,
}

fn or_default<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(deserializer: D) -> Result<T, D::Error> {
    let value = serde_json::Value::deserialize(deserializer)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}
