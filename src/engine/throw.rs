//! Cowries: which throws there are, what they count, how often they fall.

/// A throw, known by its shells: how many of them lie mouth up (T1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Throw(pub u8);

/// Which side of the shells is counted (T1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    MouthsUp,
    /// *Mirrored*: the shells that lie mouth down.
    MouthsDown,
}

/// What the two throws count in which all shells lie alike, and whether they are big (T1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// All shells counted: their number. None: twice that.
    Usual,
    /// The senior table of eight shells: all counted, *chamma*, 4; none, *ashta*, 8. So there are two different 4s.
    Senior,
    /// The senior table where all shells count 12.
    SeniorTwelve,
    /// The senior table where all shells count 16, *drakshi*.
    SeniorSixteen,
    /// All shells counted is a plain throw; only none, twice their number, is big (Siga).
    OnlyNoneIsBig,
    /// All shells counted is a plain throw; none is nothing, and the turn is lost. No throw is big (Gavalata).
    NoneIsNothing,
}

/// What a single counted shell is worth (T8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum One {
    Plain,
    /// A 1 that gives another throw. That it is no big throw is a reading.
    ThrowsAgain,
    /// It counts 11 and gives another throw.
    Eleven,
}

/// A handful of equal cowries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shells {
    count: u8,
    counted: Counted,
    /// Chance of a mouth up, in tenths.
    mouths: u8,
    /// Squares that each throw counts, by mouths up.
    values: [u8; Shells::KINDS],
    /// By mouths up, a bit for each throw that is big.
    big: u16,
    /// A bit for each throw that gives another one.
    again: u16,
}

impl Shells {
    /// The most cowries that a game is played with.
    pub const MAX_COUNT: u8 = 8;
    /// Tenths: a mouth is as likely up as down.
    pub const FAIR: u8 = 5;
    const KINDS: usize = Shells::MAX_COUNT as usize + 1;

    /// From 2 to 8 fair cowries that count as usual.
    pub fn new(count: u8) -> Option<Shells> {
        Shells::counting(count, Counted::MouthsUp, Table::Usual, One::Plain)
    }

    /// From 2 to 8 fair cowries.
    pub fn counting(count: u8, counted: Counted, table: Table, one: One) -> Option<Shells> {
        if !(2..=Shells::MAX_COUNT).contains(&count) {
            return None;
        }
        let mut shells = Shells { count, counted, mouths: Shells::FAIR, values: [0; Shells::KINDS], big: 0, again: 0 };
        for up in 0..=count {
            let shown = if counted == Counted::MouthsUp { up } else { count - up };
            let (value, big) = match (shown, table) {
                (0, Table::Usual | Table::OnlyNoneIsBig) => (2 * count, true),
                (0, Table::NoneIsNothing) => (0, false),
                (0, _) => (8, true),
                _ if shown < count => (if shown == 1 && one == One::Eleven { 11 } else { shown }, false),
                (_, Table::Usual) => (count, true),
                (_, Table::OnlyNoneIsBig | Table::NoneIsNothing) => (count, false),
                (_, Table::Senior) => (4, true),
                (_, Table::SeniorTwelve) => (12, true),
                (_, Table::SeniorSixteen) => (16, true),
            };
            shells.values[usize::from(up)] = value;
            shells.big |= u16::from(big) << up;
            shells.again |= u16::from(big || shown == 1 && one != One::Plain) << up;
        }
        Some(shells)
    }

    /// The same shells with another chance of a mouth up, in tenths from 3 to 7 (T1).
    pub fn biased(self, mouths: u8) -> Option<Shells> {
        (3..=7).contains(&mouths).then_some(Shells { mouths, ..self })
    }

    pub fn count(self) -> u8 {
        self.count
    }

    /// The chance of a mouth up, in tenths.
    pub fn mouths(self) -> u8 {
        self.mouths
    }

    /// Every throw, by rising value, a plain one before a big one of the same value.
    pub fn throws(self) -> impl Iterator<Item = Throw> {
        let mut throws: Vec<Throw> = (0..=self.count).map(Throw).collect();
        throws.sort_by_key(|&throw| (self.value(throw), self.is_big(throw)));
        throws.into_iter()
    }

    pub fn is_possible(self, throw: Throw) -> bool {
        throw.0 <= self.count
    }

    /// Squares that a throw counts.
    pub fn value(&self, throw: Throw) -> u8 {
        self.values[usize::from(throw.0)]
    }

    /// All mouths up or none: such a throw gives another one (T1, T2).
    pub fn is_big(self, throw: Throw) -> bool {
        self.big >> throw.0 & 1 == 1
    }

    /// Whether a throw gives another one: a big one, and a 1 where the house says so (T2, T8).
    pub fn gives_another(self, throw: Throw) -> bool {
        self.again >> throw.0 & 1 == 1
    }

    /// The throws in which all shells lie alike, of old the big ones: all of them counted, *chamma*, and none, *ashta*.
    pub fn alike(self) -> [Throw; 2] {
        let [all, none] = [Throw(self.count), Throw(0)];
        if self.counted == Counted::MouthsUp { [all, none] } else { [none, all] }
    }

    /// The largest number of squares that a throw counts.
    pub fn largest(self) -> u8 {
        self.values[..=usize::from(self.count)].iter().copied().max().unwrap_or(0)
    }

    /// How often a throw comes up, as a part of [`Shells::total_weight`].
    pub fn weight(self, throw: Throw) -> u32 {
        let (up, count) = (u32::from(throw.0), u32::from(self.count));
        let ways = (0..up).fold(1, |ways, i| ways * (count - i) / (i + 1));
        if self.mouths == Shells::FAIR {
            return ways; // of the 2ⁿ ways that n shells can fall
        }
        let (mouths, backs) = (u32::from(self.mouths), u32::from(10 - self.mouths));
        ways * mouths.pow(up) * backs.pow(count - up)
    }

    /// The sum of the weights of all throws.
    pub fn total_weight(self) -> u32 {
        let of_one: u32 = if self.mouths == Shells::FAIR { 2 } else { 10 };
        of_one.pow(self.count.into())
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
