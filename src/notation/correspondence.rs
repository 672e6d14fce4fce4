//! A game whose players are far apart and send one another its whole record with every turn.

use super::record::Record;

/// A game by correspondence. What its seals prove is not known here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correspondence {
    /// Tells this match from all others.
    pub id: u64,
    pub trust: Trust,
    pub record: Record,
}

/// Why the throws are believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// The players believe one another.
    Honest,
    /// The throws can be proven. By seat; a seat that has not joined has no seal.
    Sealed([Option<Seal>; 4]),
}

/// What a seat has told of its chain of values, each of which is the hash of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The first value, given before anything is played.
    pub anchor: [u8; 16],
    /// The newest value told: the anchor before the seat's first stint, then one further for each stint.
    pub shown: [u8; 16],
}
