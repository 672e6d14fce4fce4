//! How pawns come into the game.

use super::Race;
use crate::engine::seat::Seat;

/// What a player needs before he moves anything (E1, E2c). A hit pawn goes back to its start square (E3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// E1: every pawn stands on its start and may move from the first throw.
    OnStart,
    /// E2c: nothing of a player moves until he has once thrown a big throw. That throw and what follows it may be
    /// used, which is a reading; it holds once and for good, for the player.
    AfterBigThrow,
}

impl Race {
    /// Whether a seat still waits for its first big throw (E2c).
    pub fn is_locked(&self, seat: Seat) -> bool {
        self.course.rules.entry == Entry::AfterBigThrow && !self.unlocked.has(seat)
    }
}
