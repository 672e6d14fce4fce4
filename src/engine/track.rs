//! The way of a seat's pawns over the board: once round the outer ring, once round each inner ring, to the centre.

use super::board::{Board, Square};
use super::seat::Seat;

/// How a track turns from the outer ring into the next one (B3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnIn {
    /// One step inwards, straight if that square lies in the next ring, else diagonally.
    Straight,
    /// One diagonal step into the corner of the next ring: 7×7 only.
    Corner,
}

/// Which way round the tracks run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Anticlockwise in the outer ring, clockwise in every inner one (B2).
    Usual,
    /// The same in a mirror.
    Mirrored,
}

/// The squares that one seat's pawns walk, in order. A place on it is a *step*, counted from the start, 0.
#[derive(Clone, Debug)]
pub struct Track {
    squares: Vec<Square>,
    steps: Vec<u8>,
    last_outer: u8,
}

impl Track {
    /// The track of a seat (B1 to B3): S runs anticlockwise from the middle of the bottom row, the other seats' tracks
    /// are S's turned. From the last square of each ring one step inwards, which from the outer ring may be a diagonal
    /// one; every inner ring is run whole, clockwise.
    pub fn new(board: Board, turn_in: TurnIn, direction: Direction, seat: Seat) -> Track {
        let side = board.side();
        let mut squares = ring_from(board, board.start(Seat::S), 0);
        squares[1..].reverse(); // the outer ring is the only one that is run anticlockwise
        for depth in 1..side / 2 {
            let last = squares[squares.len() - 1];
            let inwards = step_inwards(board, last, depth);
            let entered = if (depth, turn_in) == (1, TurnIn::Corner) { corner_of(board, depth) } else { inwards };
            squares.extend(ring_from(board, entered, depth));
        }
        squares.push(board.centre());
        for square in &mut squares {
            if direction == Direction::Mirrored {
                let (row, column) = board.row_column(*square);
                *square = board.square(row, side - 1 - column);
            }
            *square = board.turned(*square, seat.index());
        }
        let mut steps = vec![0; squares.len()];
        for (step, square) in squares.iter().enumerate() {
            steps[usize::from(square.0)] = step as u8;
        }
        Track { squares, steps, last_outer: 4 * (side - 1) - 1 }
    }

    /// The square of a step from 0 to [`Track::home`].
    pub fn square(&self, step: u8) -> Square {
        self.squares[usize::from(step)]
    }

    /// The step of a square: every square lies on every seat's track exactly once.
    pub fn step(&self, square: Square) -> u8 {
        self.steps[usize::from(square.0)]
    }

    /// The waiting square: the last step of the outer ring (B2).
    pub fn last_outer(&self) -> u8 {
        self.last_outer
    }

    /// The centre: the last step.
    pub fn home(&self) -> u8 {
        self.squares.len() as u8 - 1
    }

    /// The steps after `from` up to and with `to`, by way of the start where `to` lies behind (*go round*, G3).
    pub fn way(&self, from: u8, to: u8) -> Vec<u8> {
        if from < to { (from + 1..=to).collect() } else { (from + 1..=self.last_outer).chain(0..=to).collect() }
    }
}

/// A ring of the board, clockwise from one of its squares. Depth 0 is the outer ring.
fn ring_from(board: Board, first: Square, depth: u8) -> Vec<Square> {
    let (low, high) = (depth, board.side() - 1 - depth);
    let mut ring: Vec<Square> = (low..high)
        .map(|column| board.square(low, column))
        .chain((low..high).map(|row| board.square(row, high)))
        .chain((low + 1..=high).rev().map(|column| board.square(high, column)))
        .chain((low + 1..=high).rev().map(|row| board.square(row, low)))
        .collect();
    let at = ring.iter().position(|&square| square == first).expect("a ring is entered on one of its own squares");
    ring.rotate_left(at);
    ring
}

/// The corner of a ring on the side of S, to its left.
fn corner_of(board: Board, depth: u8) -> Square {
    board.square(board.side() - 1 - depth, depth)
}

/// One step from a square of the ring outside `depth` into the ring at `depth`.
fn step_inwards(board: Board, from: Square, depth: u8) -> Square {
    let (low, high) = (depth, board.side() - 1 - depth);
    let (row, column) = board.row_column(from);
    board.square(row.clamp(low, high), column.clamp(low, high))
}
