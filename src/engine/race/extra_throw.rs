//! What gives another throw besides a big one, and what takes a turn's throws away.

use super::Race;
use super::rules::RaceRules;
use super::throwing::Throwing;
use crate::engine::throw::Throw;

/// What a hit gives (T6, T8). A test is no reward and is thrown in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HitReward {
    /// T6: one more throw, at once.
    ThrowAgain,
    /// T8: nothing.
    Nothing,
    /// One throw for every pawn that is hit (Tamman).
    ForEachPawn,
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
    /// How many extra throws a move earns that hit so many pawns, or that took some home: one at most, whatever it did
    /// (T6), unless each pawn counts. `rewarded` tells that the move has earned its throw before its test (J16).
    pub(crate) fn earned_throws(&self, hit: u8, ripened: bool, rewarded: bool) -> u8 {
        let for_hits = match self.hit {
            HitReward::ThrowAgain if rewarded => 0,
            HitReward::ThrowAgain => hit.min(1),
            HitReward::ForEachPawn => hit,
            HitReward::Nothing => 0,
        };
        for_hits.max(u8::from(ripened && self.home == HomeReward::ThrowAgain))
    }

    /// Whether this count of big throws in a row cancels the turn (T7, Tamman).
    pub(crate) fn cancels_turn(&self, big_run: u8) -> bool {
        match self.throwing {
            Throwing::FirstDecides => big_run > 3,
            _ => self.three == ThreeInARow::CancelsTurn && big_run >= 3,
        }
    }
}

impl Race {
    /// How many more throws a throw for the row gives (T2, T8, Tamman).
    pub(crate) fn given_by(&self, throw: Throw) -> u8 {
        match self.course.rules.throwing {
            Throwing::FirstDecides if self.big_run > 0 => 0,
            Throwing::FirstDecides => {
                let [smaller, larger] = self.course.shells.alike();
                u8::from(throw == smaller) + 2 * u8::from(throw == larger)
            }
            _ => u8::from(self.course.shells.gives_another(throw)),
        }
    }

    /// The count of big throws in a row once this throw has fallen (T7).
    pub(crate) fn big_run_after(&self, throw: Throw) -> u8 {
        let counts = match self.course.rules.throwing {
            Throwing::FirstDecides => throw == self.course.shells.alike()[1] && self.big_run != 1,
            _ => self.course.shells.is_big(throw),
        };
        match (self.course.rules.throwing, counts) {
            (Throwing::FirstDecides, true) => self.big_run.max(1) + 1,
            (Throwing::FirstDecides, false) => 1,
            (_, true) => self.big_run.saturating_add(1),
            (_, false) => 0,
        }
    }
}
