//! Boards and courses, square by square as B1 to B4 tell them.

use super::house::{Crosses, House};

/// Row from the top, column from the left.
pub type Square = (usize, usize);

#[derive(Clone, Debug)]
pub struct Ground {
    side: usize,
    crosses: Crosses,
    /// The course of S, from its start to the centre.
    south: Vec<Square>,
}

impl Ground {
    pub fn of(house: &House) -> Ground {
        let mut south = course_of_south(house.side, house.turns_in_at_a_corner);
        if house.mirrored {
            south.iter_mut().for_each(|(_, column)| *column = house.side - 1 - *column);
        }
        Ground { side: house.side, crosses: house.crosses, south }
    }

    /// L, the last step of the outer ring, where pawns wait for the gate.
    pub fn waiting(&self) -> usize {
        4 * (self.side - 1) - 1
    }

    /// H, the step in the centre.
    pub fn home(&self) -> usize {
        self.side * self.side - 1
    }

    /// The square of a seat's step; seats count S, E, N, W from 0, each a quarter turn further (B1).
    pub fn square(&self, seat: usize, step: usize) -> Square {
        (0..seat).fold(self.south[step], |(row, column), _| (self.side - 1 - column, row))
    }

    /// A square as a step of a seat.
    pub fn step(&self, seat: usize, at: Square) -> usize {
        (0..=self.home()).find(|&step| self.square(seat, step) == at).expect("every square is on every course")
    }

    /// B4.
    pub fn is_ghatta(&self, at: Square) -> bool {
        let last = self.side - 1;
        let corners = |inset: usize| {
            [(inset, inset), (inset, last - inset), (last - inset, inset), (last - inset, last - inset)].contains(&at)
        };
        let (outer, inner) = match self.crosses {
            Crosses::Starts => (false, false),
            Crosses::Corners => (true, false),
            Crosses::InnerCorners => (false, true),
            Crosses::AllCorners => (true, true),
        };
        let is_start = (0..4).any(|seat| self.square(seat, 0) == at);
        is_start || at == (last / 2, last / 2) || outer && corners(0) || inner && corners(1)
    }

    pub fn is_outer(&self, (row, column): Square) -> bool {
        depth(self.side, (row, column)) == 0
    }

    /// A letter for the column, a number for the row from the bottom.
    pub fn name(&self, (row, column): Square) -> String {
        format!("{}{}", ('a'..='k').nth(column).expect("a column"), self.side - row)
    }
}

/// How many rings lie outside a square.
fn depth(side: usize, (row, column): Square) -> usize {
    row.min(column).min(side - 1 - row).min(side - 1 - column)
}

/// B2, B3: the outer ring anticlockwise, each inner one clockwise, the centre.
fn course_of_south(side: usize, turns_in_at_a_corner: bool) -> Vec<Square> {
    let mut course = Vec::new();
    let mut entered = (side - 1, side / 2);
    for ring in 0..side / 2 {
        let mut at = entered;
        loop {
            course.push(at);
            at = if ring == 0 { anticlockwise(side, at) } else { clockwise(side, at) };
            if at == entered {
                break;
            }
        }
        let last = course[course.len() - 1];
        entered = inwards(side, last);
        if ring == 0 && turns_in_at_a_corner {
            entered = (last.0 - 1, last.1 - 1);
        }
    }
    course.push(entered);
    course
}

fn clockwise(side: usize, (row, column): Square) -> Square {
    let (low, high) = (depth(side, (row, column)), side - 1 - depth(side, (row, column)));
    match (row, column) {
        _ if row == low && column < high => (row, column + 1),
        _ if column == high && row < high => (row + 1, column),
        _ if row == high && column > low => (row, column - 1),
        _ => (row - 1, column),
    }
}

fn anticlockwise(side: usize, (row, column): Square) -> Square {
    let (low, high) = (depth(side, (row, column)), side - 1 - depth(side, (row, column)));
    match (row, column) {
        _ if row == high && column < high => (row, column + 1),
        _ if column == high && row > low => (row - 1, column),
        _ if row == low && column > low => (row, column - 1),
        _ => (row + 1, column),
    }
}

/// B3, *straight*: one step inwards, straight if that square lies in the next ring, else diagonally.
fn inwards(side: usize, (row, column): Square) -> Square {
    let ring = depth(side, (row, column));
    let straight = [(row + 1, column), (row, column + 1), (row.wrapping_sub(1), column), (row, column.wrapping_sub(1))];
    let diagonal = [
        (row + 1, column + 1),
        (row + 1, column.wrapping_sub(1)),
        (row.wrapping_sub(1), column + 1),
        (row.wrapping_sub(1), column.wrapping_sub(1)),
    ];
    let is_inside = |&&(row, column): &&Square| row < side && column < side && depth(side, (row, column)) == ring + 1;
    *straight.iter().chain(&diagonal).find(is_inside).expect("a square of the next ring")
}
