//! The squares of the board: places, names, ghattas, quarter turns. Knows no pawns.

use super::seat::Seat;

/// A square, numbered row by row from the top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(pub u8);

/// A board of `side` by `side` squares (B1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    side: u8,
    ghattas: Ghattas,
}

/// The crossed squares: the four starts and the centre always, and which others (B4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ghattas {
    Starts,
    /// Also the corners of the board.
    Corners,
    /// Also the corners of the second ring.
    InnerCorners,
    /// Also both.
    AllCorners,
}

impl Board {
    /// The largest board; its squares are named a1 to k11.
    pub const MAX_SIDE: u8 = 11;
    pub const MAX_SQUARES: usize = Board::MAX_SIDE as usize * Board::MAX_SIDE as usize;

    /// A board with an odd side from 5 to 11.
    pub fn new(side: u8) -> Option<Board> {
        let ghattas = Ghattas::Starts;
        (side % 2 == 1 && (5..=Board::MAX_SIDE).contains(&side)).then_some(Board { side, ghattas })
    }

    /// The same board with other crossed squares.
    pub fn crossed(self, ghattas: Ghattas) -> Board {
        Board { ghattas, ..self }
    }

    pub fn side(self) -> u8 {
        self.side
    }

    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.side * self.side).map(Square)
    }

    /// Rows count from the top and columns from the left, both from 0.
    pub fn square(self, row: u8, column: u8) -> Square {
        Square(row * self.side + column)
    }

    /// Row from the top and column from the left, both from 0.
    pub fn row_column(self, square: Square) -> (u8, u8) {
        (square.0 / self.side, square.0 % self.side)
    }

    pub fn centre(self) -> Square {
        self.square(self.side / 2, self.side / 2)
    }

    /// The crossed square in the middle of a seat's own side.
    pub fn start(self, seat: Seat) -> Square {
        self.turned(self.square(self.side - 1, self.side / 2), seat.index())
    }

    /// Where a square comes to lie when the board is turned anticlockwise by quarter turns.
    pub fn turned(self, square: Square, quarters: usize) -> Square {
        let (mut row, mut column) = self.row_column(square);
        for _ in 0..quarters % 4 {
            (row, column) = (self.side - 1 - column, row);
        }
        self.square(row, column)
    }

    /// The four starts, whether their seat plays or not, the centre, and what else the house crosses (B4).
    pub fn is_ghatta(self, square: Square) -> bool {
        let (row, column) = self.row_column(square);
        let is_corner = |inset: u8| {
            let ends = [inset, self.side - 1 - inset];
            ends.contains(&row) && ends.contains(&column)
        };
        let outer = matches!(self.ghattas, Ghattas::Corners | Ghattas::AllCorners) && is_corner(0);
        let inner = matches!(self.ghattas, Ghattas::InnerCorners | Ghattas::AllCorners) && is_corner(1);
        outer || inner || square == self.centre() || Seat::ALL.iter().any(|&seat| self.start(seat) == square)
    }

    /// A letter for the column from the left and a number for the row from the bottom: `c1` is the start of S on 5×5.
    pub fn name(self, square: Square) -> String {
        let (row, column) = self.row_column(square);
        format!("{}{}", (b'a' + column) as char, self.side - row)
    }

    /// The square of a name; `None` when there is no such square.
    pub fn named(self, name: &str) -> Option<Square> {
        let column = name.bytes().next()?.checked_sub(b'a')?;
        let number = name.get(1..)?;
        if number.starts_with(['0', '+']) {
            return None;
        }
        let row = self.side.checked_sub(number.parse::<u8>().ok()?)?;
        (column < self.side && row < self.side).then(|| self.square(row, column))
    }
}
