//! What a person has chosen for every game.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

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
    /// The rules that the family calls its own, in the notation.
    #[serde(deserialize_with = "or_default")]
    pub house: Option<String>,
    /// The letter of the seat that lost the last game.
    #[serde(deserialize_with = "or_default")]
    pub last_loser: Option<String>,
    /// How the last new game was set up.
    #[serde(deserialize_with = "or_default")]
    pub seats: Option<SeatSettings>,
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
