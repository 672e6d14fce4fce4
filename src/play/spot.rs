//! Where a pawn can be, as a person sees and taps it: a square, or the room beside the board.

use crate::engine::board::Square;
use crate::engine::race::Course;
use crate::engine::race::side::Side;
use crate::engine::seat::Seat;

/// A place that pawns go from and to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Spot {
    Square(Square),
    /// Beside the board at this seat's side: pawns that have not come on yet, and those that have left.
    Beside(Seat),
}

impl Spot {
    /// The spot of a seat's step.
    pub fn of(course: &Course, seat: Seat, step: u8) -> Spot {
        if Side::is_on_board(step) { Spot::Square(course.square(seat, step)) } else { Spot::Beside(seat) }
    }

    pub fn square(self) -> Option<Square> {
        match self {
            Spot::Square(square) => Some(square),
            Spot::Beside(_) => None,
        }
    }
}

impl From<Square> for Spot {
    fn from(square: Square) -> Spot {
        Spot::Square(square)
    }
}
