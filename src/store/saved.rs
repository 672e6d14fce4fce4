//! The saved form of a game: a replayed record is its truth.

use serde::{Deserialize, Serialize};

use super::far::{Far, FarText};
use super::migrations::migrated;
use crate::engine::race::Course;
use crate::engine::seat::Seat;
use crate::notation::record::{ParseProblem, Start, clean_title};
use crate::notation::{ParseError, Record, ReplayError};
use crate::play::luck::Seed;
use crate::play::table::{Player, Table};

/// The version that this build writes; [`super::migrations`] lead to it.
pub const VERSION: u32 = 2;

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Saved {
    pub version: u32,
    /// How often the game has been written: who finds a higher number than the own one is not the only writer.
    pub rev: u64,
    /// What the family calls the game; empty where it has no name.
    pub title: String,
    /// The record's text, with every throw and move, names and the seed of the throws to come.
    pub record: String,
    /// For S, E, N, W: whether a bot sits there.
    pub bots: [bool; 4],
    /// Which of the four pawn shapes each seat has.
    pub pieces: [u8; 4],
    /// The numbers of the throws that were entered by hand.
    #[serde(default)]
    pub entered: Vec<u64>,
    /// Whether somebody went back past a throw.
    #[serde(default)]
    pub assisted: bool,
    /// Milliseconds since 1970, as the next.
    #[serde(default)]
    pub begun_at: f64,
    #[serde(default)]
    pub saved_at: f64,
    /// Of a game by correspondence, what this device knows of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub far: Option<FarText>,
}

/// Why a saved game cannot be opened.
#[derive(Clone, Debug, PartialEq)]
pub enum SavedError {
    /// The text is not a saved game at all.
    Unreadable,
    /// It was written by a newer version.
    Newer,
    Record(ParseError),
    Replay(ReplayError),
    /// The pawn shapes or the seed are missing or out of range.
    Incomplete,
}

impl SavedError {
    /// Whether a newer version may open the game.
    pub fn is_newer(&self) -> bool {
        match self {
            SavedError::Newer => true,
            SavedError::Record(error) => error.problem == ParseProblem::Newer,
            _ => false,
        }
    }
}

impl Saved {
    /// Longer texts, in bytes, are no saves: the longest game does not take so many.
    pub const MAX_LENGTH: usize = 512 << 10;

    /// Reads the text under which a game was kept, by this version or an older one.
    ///
    /// # Errors
    /// That it is no saved game, or one of a newer version, whatever that looks like.
    pub fn read(text: &str) -> Result<Saved, SavedError> {
        let mut saved = migrated(text)?;
        saved.title = clean_title(&saved.title);
        Ok(saved)
    }

    /// A table's game that was never kept before.
    pub fn of(table: &Table, pieces: [u8; 4], now: f64) -> Saved {
        let bots = Seat::ALL.map(|seat| table.player(seat) == Player::Bot);
        Saved {
            version: VERSION,
            rev: 0,
            title: String::new(),
            record: table.record().to_string(),
            bots,
            pieces,
            entered: table.entered(),
            assisted: table.is_assisted(),
            begun_at: now,
            saved_at: now,
            far: None,
        }
    }

    /// Of a game by correspondence, what this device knows of it.
    pub fn far(&self) -> Option<Far> {
        Far::of(self.far.as_ref()?)
    }

    /// The table at the point where it was saved, and its pawn shapes.
    ///
    /// # Errors
    /// What in it cannot be read or played.
    pub fn open(&self) -> Result<(Table, [u8; 4]), SavedError> {
        let (record, seed) = self.complete_record()?;
        let players = self.bots.map(|bot| if bot { Player::Bot } else { Player::Person });
        let mut table = Table::from_record(record, players, seed, &self.entered).map_err(SavedError::Replay)?;
        if self.assisted {
            table.set_assisted();
        }
        if let Some(far) = self.far() {
            far.seat(&mut table);
        }
        Ok((table, self.pieces))
    }

    /// Looks whether the game opens, which costs much less than opening it.
    ///
    /// # Errors
    /// As of [`Saved::open`].
    pub fn check(&self) -> Result<(), SavedError> {
        let (record, _) = self.complete_record()?;
        record.replay().map(drop).map_err(SavedError::Replay)
    }

    fn complete_record(&self) -> Result<(Record, Seed), SavedError> {
        let mut pieces = self.pieces;
        pieces.sort_unstable();
        let record = Record::parse(&self.record).map_err(SavedError::Record)?;
        let seed = record.seed.filter(|_| pieces == [0, 1, 2, 3]).ok_or(SavedError::Incomplete)?;
        Ok((record, Seed(seed)))
    }
}

/// The course of a record's game, for messages that name its squares; `None` when it has none.
pub fn course_of(record: &str) -> Option<Course> {
    match Record::parse(record).ok()?.start {
        Start::New { rules, .. } => Course::new(rules).ok(),
        Start::Position(position) => Course::new(*position.race().rules()).ok(),
    }
}
