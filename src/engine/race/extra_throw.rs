//! What gives another throw besides a big one, and what takes a turn's throws away.

use super::rules::RaceRules;

/// What a hit gives (T6, T8). A test is no reward and is thrown in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HitReward {
    /// T6: one more throw, at once.
    ThrowAgain,
    /// T8: nothing.
    Nothing,
}

/// What a pawn that reaches the centre gives (T8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HomeReward {
    Nothing,
    /// One more throw; none after the winning move, and one for a move that takes two home. Both are readings.
    ThrowAgain,
}

/// What a third big throw in a row within a turn does (T7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThreeInARow {
    /// It counts like any other.
    Counts,
    /// It cancels itself, the unused throws, the owed ones and the rest of the turn. Extra throws and tests count for
    /// it, which is a reading; any other throw begins the count anew.
    CancelsTurn,
}

impl RaceRules {
    /// Whether a move that hit, or that took pawns home, earns an extra throw: one at most, whatever it did (T6).
    pub(crate) fn earns_a_throw(&self, hit: bool, ripened: bool) -> bool {
        hit && self.hit == HitReward::ThrowAgain || ripened && self.home == HomeReward::ThrowAgain
    }

    /// Whether so many big throws in a row cancel the turn (T7).
    pub(crate) fn cancels_turn(&self, big_run: u8) -> bool {
        self.three == ThreeInARow::CancelsTurn && big_run >= 3
    }
}
