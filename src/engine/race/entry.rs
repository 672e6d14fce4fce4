//! How pawns come into the game.

use super::Race;
use crate::engine::seat::Seat;
use crate::engine::throw::Throw;

/// How pawns come to their start, and what a player needs before he moves anything (E1, E2). A hit pawn goes back to
/// where it began (E3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// E1: every pawn stands on its start and may move from the first throw.
    OnStart,
    /// E2c: nothing of a player moves until he has once thrown a big throw. That throw and what follows it may be
    /// used, which is a reading; it holds once and for good, for the player.
    AfterBigThrow,
    /// E2a: pawns begin off the board; a big throw may be used up by bringing one on, or moved.
    ByBigThrow,
    /// E2a *by numbers*: a big throw brings on exactly a set number, or all that are off if fewer. A player's first
    /// entering throw brings as many as there are shells when none is counted, half as many when all are, every later
    /// one half of that; with four and with eight shells these are the numbers of the sources.
    ByNumbers,
    /// E2b: pawns begin off the board; a 1 is used up by bringing one on.
    ByOne,
}

/// Whether a plain 4 brings a pawn on, too, where another 4 is big (the senior table).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlainFour {
    OnlyMoves,
    /// It brings one on, and does not count as the player's first entering throw.
    BringsOne,
}

/// What becomes of throws before a turn's first 1 while a player has no pawn on the board, the centre apart (K3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeforeOne {
    Kept,
    /// They are not kept, though they still give the throws that they give.
    Lost,
}

impl Entry {
    /// Whether pawns begin, and are sent back to, off the board (E2a, E2b, E3).
    pub fn is_off_board(self) -> bool {
        matches!(self, Entry::ByBigThrow | Entry::ByNumbers | Entry::ByOne)
    }
}

impl Race {
    /// Whether a seat still waits for its first big throw (E2c).
    pub fn is_locked(&self, seat: Seat) -> bool {
        self.course.rules.entry == Entry::AfterBigThrow && !self.unlocked.has(seat)
    }

    /// How many pawns of a seat a throw brings on at most; 0 when it brings on none.
    pub fn brings_on(&self, seat: Seat, throw: Throw) -> u8 {
        let (rules, shells) = (&self.course.rules, &self.course.shells);
        if rules.plain_four == PlainFour::BringsOne && !shells.is_big(throw) && shells.value(throw) == 4 {
            return 1;
        }
        match rules.entry {
            Entry::OnStart | Entry::AfterBigThrow => 0,
            Entry::ByBigThrow => u8::from(shells.is_big(throw)),
            Entry::ByOne => u8::from(shells.value(throw) == 1),
            Entry::ByNumbers if !shells.is_big(throw) => 0,
            Entry::ByNumbers => {
                let halvings = u8::from(throw == shells.alike()[0]) + u8::from(self.unlocked.has(seat));
                (shells.count() >> halvings).max(1)
            }
        }
    }

    /// Whether a throw is not kept because no 1 has come up yet in this turn (K3).
    pub(crate) fn comes_before_one(&self, seat: Seat, throw: Throw) -> bool {
        let is_one = |throw| self.course.shells.value(throw) == 1;
        let home = self.course.home();
        self.course.rules.before_one == BeforeOne::Lost
            && !is_one(throw)
            && !self.row.iter().any(|entry| is_one(entry.throw))
            && self.side(seat).on_board() == self.side(seat).at(home)
    }
}
