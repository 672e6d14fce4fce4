//! Seats round the board, and sets of them.

/// One of the four sides of the board. S is at the bottom; turns go S, E, N, W, anticlockwise (B5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Seat {
    S,
    E,
    N,
    W,
}

impl Seat {
    /// All seats in the order of their turns.
    pub const ALL: [Seat; 4] = [Seat::S, Seat::E, Seat::N, Seat::W];

    /// 0 for S, 1 for E, 2 for N, 3 for W.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The seat so many quarter turns anticlockwise from this one.
    pub fn turned(self, quarters: usize) -> Seat {
        Seat::ALL[(self.index() + quarters) % 4]
    }

    pub fn letter(self) -> char {
        ['S', 'E', 'N', 'W'][self.index()]
    }

    pub fn from_letter(letter: &str) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| letter.len() == 1 && letter.starts_with(seat.letter()))
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.index())
    }

    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.index()))
    }

    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the order of their turns.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = *Seat::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(seat)
        })
    }

    /// The seat of this set that has its turn after `seat`; `None` when there is no other.
    pub fn after(self, seat: Seat) -> Option<Seat> {
        (1..4).map(|quarters| seat.turned(quarters)).find(|&next| self.has(next))
    }

    /// Two seats that face each other, three, or all four (B5).
    pub fn is_a_table(self) -> bool {
        match self.count() {
            2 => self.has(Seat::S) == self.has(Seat::N),
            3 | 4 => true,
            _ => false,
        }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}
