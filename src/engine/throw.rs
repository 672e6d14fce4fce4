//! Cowries: which throws there are, what they count, how often they fall.

/// A throw, known by its shells: how many of them lie mouth up (T1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Throw(pub u8);

/// A handful of equal cowries, each falling mouth up with probability one half (T1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shells {
    count: u8,
}

impl Shells {
    /// The most cowries that a game is played with.
    pub const MAX_COUNT: u8 = 8;

    /// From 2 to 8 cowries.
    pub fn new(count: u8) -> Option<Shells> {
        (2..=Shells::MAX_COUNT).contains(&count).then_some(Shells { count })
    }

    pub fn count(self) -> u8 {
        self.count
    }

    /// Every throw, by rising value.
    pub fn throws(self) -> impl Iterator<Item = Throw> {
        (1..=self.count).chain([0]).map(Throw)
    }

    pub fn is_possible(self, throw: Throw) -> bool {
        throw.0 <= self.count
    }

    /// Squares that a throw counts: the mouths up, and twice the number of shells when none is (T1).
    pub fn value(self, throw: Throw) -> u8 {
        if throw.0 == 0 { 2 * self.count } else { throw.0 }
    }

    /// All mouths up or none: such a throw gives another one (T1, T2).
    pub fn is_big(self, throw: Throw) -> bool {
        throw.0 == 0 || throw.0 == self.count
    }

    /// In how many of the 2ⁿ ways that n shells can fall this throw comes up.
    pub fn weight(self, throw: Throw) -> u32 {
        (0..u32::from(throw.0)).fold(1, |ways, i| ways * (u32::from(self.count) - i) / (i + 1))
    }

    /// The value, with a star when the throw is big: `3`, `4*`, `8*`.
    pub fn name(self, throw: Throw) -> String {
        let star = if self.is_big(throw) { "*" } else { "" };
        format!("{}{star}", self.value(throw))
    }

    /// The throw of a name; `None` when these shells cannot fall so.
    pub fn named(self, name: &str) -> Option<Throw> {
        self.throws().find(|&throw| self.name(throw) == name)
    }
}
