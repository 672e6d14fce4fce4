//! What a person can choose for every game, by name: settings, page and locales use the same names.

/// A question with a few answers.
#[derive(Debug, PartialEq, Eq)]
pub struct Choice {
    pub key: &'static str,
    /// The usual answer first. A released name keeps its meaning.
    pub options: &'static [&'static str],
}

pub const THEME: Choice = Choice {
    key: "theme",
    options: &["system", "oxide", "oxide-light", "granite", "cloth", "contrast", "contrast-light"],
};
pub const TEXT: Choice = Choice { key: "text", options: &["normal", "large", "largest", "huge"] };
pub const PAWNS: Choice = Choice { key: "pawns", options: &["seeds", "discs"] };
pub const THROWS: Choice = Choice { key: "throws", options: &["cowries", "seeds", "die"] };
pub const DIGITS: Choice = Choice { key: "digits", options: &["latin", "own"] };
pub const MOTION: Choice = Choice { key: "motion", options: &["system", "full", "none"] };

pub const SPEED: Choice = Choice { key: "speed", options: &["usual", "calm", "quick", "instant"] };
/// Whether a pawn with one harmless use moves at the first tap.
pub const TAP: Choice = Choice { key: "tap", options: &["once", "twice"] };
/// Whether a move without an alternative is made by itself.
pub const FORCED: Choice = Choice { key: "forced", options: &["off", "on"] };
/// Whether the board is turned to the person whose turn it is.
pub const TURNING: Choice = Choice { key: "turning", options: &["off", "on"] };
/// Whether the screen stays awake during a game.
pub const AWAKE: Choice = Choice { key: "awake", options: &["off", "on"] };

pub const VOLUME: Choice = Choice { key: "volume", options: &["middle", "off", "soft", "loud"] };
pub const SHELLS: Choice = Choice { key: "shells", options: &["on", "off"] };
pub const MOVES: Choice = Choice { key: "moves", options: &["on", "off"] };
pub const EVENTS: Choice = Choice { key: "events", options: &["on", "off"] };
pub const VIBRATION: Choice = Choice { key: "vibration", options: &["off", "on"] };
pub const VOICE: Choice = Choice { key: "voice", options: &["off", "on"] };

/// Whether single letters are commands while the board has the focus.
pub const KEYS: Choice = Choice { key: "keys", options: &["on", "off"] };

/// The choices in the order in which they are offered, by the groups that they are offered in.
pub const GROUPS: [(&str, &[&Choice]); 4] = [
    ("look", &[&THEME, &TEXT, &PAWNS, &THROWS, &DIGITS, &MOTION]),
    ("play", &[&SPEED, &TAP, &FORCED, &TURNING, &AWAKE]),
    ("sound", &[&VOLUME, &SHELLS, &MOVES, &EVENTS, &VOICE, &VIBRATION]),
    ("keys", &[&KEYS]),
];
