//! What a person has chosen for every game.

use serde::{Deserialize, Serialize};

/// Everything has a default, so that settings of an older or newer version can be read.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// A language's tag; none until one is chosen.
    pub language: Option<String>,
    /// A speed's name.
    pub speed: Option<String>,
    /// The rules that the family calls its own, in the notation.
    pub house: Option<String>,
    /// The letter of the seat that lost the last game.
    pub last_loser: Option<String>,
    /// How the last new game was set up.
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
