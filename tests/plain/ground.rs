//! The board of five by five and its four courses, as B2 lists them.

pub type Square = (usize, usize);

/// L, the last square of the outer ring, where pawns wait for the gate.
pub const WAITING: usize = 15;
/// H, the centre.
pub const HOME: usize = 24;

const SOUTH: [Square; 25] = [
    (4, 2),
    (4, 3),
    (4, 4),
    (3, 4),
    (2, 4),
    (1, 4),
    (0, 4),
    (0, 3),
    (0, 2),
    (0, 1),
    (0, 0),
    (1, 0),
    (2, 0),
    (3, 0),
    (4, 0),
    (4, 1), // the outer ring, anticlockwise
    (3, 1),
    (2, 1),
    (1, 1),
    (1, 2),
    (1, 3),
    (2, 3),
    (3, 3),
    (3, 2), // the inner ring, clockwise
    (2, 2),
];

/// The square of a seat's step; seats count S, E, N, W from 0, each a quarter turn further (B1).
pub fn square(seat: usize, step: usize) -> Square {
    (0..seat).fold(SOUTH[step], |(row, column), _| (4 - column, row))
}

/// The four starts and the centre (B4).
pub fn is_ghatta(square: Square) -> bool {
    [(4, 2), (2, 4), (0, 2), (2, 0), (2, 2)].contains(&square)
}

/// A letter for the column, a number for the row from the bottom.
pub fn name((row, column): Square) -> String {
    format!("{}{}", ['a', 'b', 'c', 'd', 'e'][column], 5 - row)
}
