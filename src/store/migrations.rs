//! How saves of older versions become those of this one: each version's own shape, and a pure step from each to the next.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::saved::{Saved, SavedError, VERSION};

/// What tells the shape of a save.
#[derive(Deserialize)]
struct Head {
    version: u64,
}

/// Version 1 kept one game only. A released shape never changes.
#[derive(Deserialize)]
struct Version1 {
    record: String,
    bots: [bool; 4],
    pieces: [u8; 4],
    #[serde(default)]
    entered: Vec<u64>,
    #[serde(default)]
    assisted: bool,
    #[serde(default)]
    saved_at: f64,
}

/// Version 2 has many games: each has a name, counts how often it was written, and knows when it began.
impl From<Version1> for Saved {
    fn from(old: Version1) -> Saved {
        let Version1 { record, bots, pieces, entered, assisted, saved_at } = old;
        Saved {
            version: VERSION,
            rev: 1,
            title: String::new(),
            record,
            bots,
            pieces,
            entered,
            assisted,
            begun_at: saved_at,
            saved_at,
            far: None,
        }
    }
}

/// Reads a save of any version.
///
/// # Errors
/// That it is no saved game, or one of a newer version, whatever that looks like.
pub fn migrated(text: &str) -> Result<Saved, SavedError> {
    if text.len() > Saved::MAX_LENGTH {
        return Err(SavedError::Unreadable);
    }
    let Head { version } = read(text)?;
    match version {
        1 => Ok(read::<Version1>(text)?.into()),
        _ if version == u64::from(VERSION) => read(text),
        0 => Err(SavedError::Unreadable),
        _ => Err(SavedError::Newer),
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, SavedError> {
    serde_json::from_str(text).map_err(|_| SavedError::Unreadable)
}
