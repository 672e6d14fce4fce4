//! Where things are: the floor that is drawn once for a game, the room beside it, and how it lies before a person.

use super::Point;
use crate::engine::PawnSet;
use crate::engine::board::{Board, Square};
use crate::engine::race::Race;
use crate::engine::race::finish::Leaving;
use crate::engine::race::side::Side;
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::track::{Direction, TurnIn};
use crate::play::spot::Spot;

/// What is drawn once for a game: the board, which way its rings are run, and where there is room beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Floor {
    pub board: Board,
    pub turn_in: TurnIn,
    pub direction: Direction,
    /// The seats whose pawns can stand beside the board.
    pub beside: SeatSet,
}

/// The room round the squares on each side as it is seen, in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    pub above: f32,
    pub right: f32,
    pub below: f32,
    pub left: f32,
    /// The side of the board itself.
    pub side: f32,
}

impl Frame {
    pub fn width(&self) -> f32 {
        self.left + self.side + self.right
    }

    pub fn height(&self) -> f32 {
        self.above + self.side + self.below
    }
}

impl Floor {
    /// The margin of a side without pawns beside it.
    pub const MARGIN: f32 = 12.0;

    pub fn of(race: &Race) -> Floor {
        let (course, rules) = (race.course(), race.rules());
        let has_room = rules.entry.is_off_board() || rules.leaving == Leaving::WithOne;
        Floor {
            board: course.board,
            turn_in: rules.turn_in,
            direction: rules.direction,
            beside: if has_room { race.seats() } else { SeatSet::EMPTY },
        }
    }

    pub fn frame(self, outlook: Outlook) -> Frame {
        let room = |side: Seat| {
            let is_there = self.beside.iter().any(|seat| outlook.side_of(seat) == side);
            if is_there { Floor::MARGIN + depth(self.board) } else { Floor::MARGIN }
        };
        Frame {
            above: room(Seat::N),
            right: room(Seat::E),
            below: room(Seat::S),
            left: room(Seat::W),
            side: size(self.board),
        }
    }
}

/// How deep the room beside a board is: a row of pawns, as large on every board as it is seen.
pub(super) fn depth(board: Board) -> f32 {
    f32::from(board.side()) * 12.5
}

fn size(board: Board) -> f32 {
    f32::from(board.side()) * 100.0
}

/// Where the pawn with this place of so many stands beside the board.
pub(super) fn beside(board: Board, seat: Seat, index: usize, count: usize) -> Point {
    let (size, depth) = (size(board), depth(board));
    let aside = (index as f32 - (count as f32 - 1.0) / 2.0) * depth * 0.86;
    let below = (size / 2.0 + aside, size + 7.0 + depth / 2.0);
    // From the side of S to that of the seat.
    (0..seat.index()).fold(below, |(x, y), _| (y, size - x))
}

/// The middle of a spot; beside the board, that of the place where the next pawn of the seat would stand.
pub fn middle(race: &Race, spot: Spot) -> Point {
    match spot {
        Spot::Square(square) => centre(race, square),
        Spot::Beside(seat) => {
            let there = beside_board(race, seat).count();
            beside(race.course().board, seat, there, there + 1)
        }
    }
}

/// The pawns of a seat beside the board: those to come on, and those that have left it from the centre. Who has left
/// because a short game was over for his owner is gone.
pub(super) fn beside_board(race: &Race, seat: Seat) -> impl Iterator<Item = u8> {
    let side = race.side(seat);
    let away = if race.rules().leaving == Leaving::WithOne { side.at(Side::AWAY) } else { PawnSet(0) };
    PawnSet(side.at(Side::OFF).0 | away.0).iter()
}

/// The centre of a square.
pub fn centre(race: &Race, square: Square) -> Point {
    let (row, column) = race.course().board.row_column(square);
    (f32::from(column) * 100.0 + 50.0, f32::from(row) * 100.0 + 50.0)
}

/// How the board lies before the person who looks at it: so many quarter turns bring that person's seat to the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub struct Outlook {
    quarters: usize,
}

impl Outlook {
    /// With this seat at the bottom.
    pub fn of(seat: Seat) -> Outlook {
        Outlook { quarters: seat.index() }
    }

    /// The side on which a seat is seen: that of S is below.
    pub fn side_of(self, seat: Seat) -> Seat {
        seat.turned(4 - self.quarters)
    }

    /// Where a point of the board is seen.
    pub fn point(self, board: Board, (x, y): Point) -> Point {
        let size = f32::from(board.side()) * 100.0;
        (0..self.quarters).fold((x, y), |(x, y), _| (size - y, x))
    }

    /// The square that is seen in this row and column, from the upper left corner.
    pub fn square(self, board: Board, row: u8, column: u8) -> Square {
        let last = board.side() - 1;
        let (row, column) = (0..self.quarters).fold((row, column), |(row, column), _| (last - column, row));
        board.square(row, column)
    }

    /// The row and column in which a square is seen.
    pub fn row_column(self, board: Board, square: Square) -> (u8, u8) {
        let last = board.side() - 1;
        (0..self.quarters).fold(board.row_column(square), |(row, column), _| (column, last - row))
    }
}
