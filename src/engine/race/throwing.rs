//! When the throws of a turn are thrown and when they are used.

use super::Race;

/// Throw everything first, or use each throw before the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Throwing {
    /// T2: throw until a throw is not big; all of them form the row. There is no cap.
    ThrowFirst,
    /// T3: the row never holds more than one throw; each is used or lost before the next owed one is thrown. A lost
    /// throw cancels no owed throw, which is a reading.
    MoveFirst,
    /// Everything is thrown first, and the first throw decides how much: the smaller big one gives one more throw, the
    /// larger two, and if those are the larger again nothing of the turn counts. Other big throws give none (Tamman).
    /// [`Race::big_run`] is 0 before the first throw, 1 after it, and one more for each of the larger ones from the
    /// first on.
    FirstDecides,
}

/// Whether a player may leave his row unused (T5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moving {
    /// Using a throw is compulsory while any throw of the row has a legal use, which is a reading.
    Compulsory,
    /// The row may be declined, as a whole; throws still owed are thrown.
    MayDecline,
}

impl Race {
    /// Whether an owed throw comes before any move (T2, T3, T6).
    pub(crate) fn must_throw(&self) -> bool {
        self.owed > 0 && (self.course.rules.throwing != Throwing::MoveFirst || self.row.is_empty())
    }
}
