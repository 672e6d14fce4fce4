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
}

impl Race {
    /// Whether an owed throw comes before any move (T2, T3, T6).
    pub(crate) fn must_throw(&self) -> bool {
        match self.course.rules.throwing {
            Throwing::ThrowFirst => self.owed > 0,
            Throwing::MoveFirst => self.owed > 0 && self.row.is_empty(),
        }
    }
}
