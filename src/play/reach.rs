//! Who can get to a square with the next throw, and how often that throw falls.

use crate::engine::board::Square;
use crate::engine::race::Race;
use crate::engine::race::jodi::Tie;
use crate::engine::seat::Seat;

/// The chance of a seat to get to a square with one throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    pub seat: Seat,
    /// Of so many ways in which the cowries can fall …
    pub all: u32,
    /// … so many bring a pawn there.
    pub ways: u32,
}

/// For each seat that can get there with the next throw: how often. What others' pawns do on the way is not asked; a
/// hard jodi moves by half, and nobody comes in through a shut gate.
pub fn reach(race: &Race, square: Square) -> Vec<Reach> {
    let seats = race.seats().iter().filter(|&seat| race.place(seat) == 0);
    let reaches = seats.map(|seat| {
        let distances = distances(race, seat, square);
        let course = race.course();
        let all = course.chances.iter().map(|(_, weight)| weight).sum();
        let fits = |throw| distances.contains(&course.shells.value(throw));
        let ways = course.chances.iter().filter(|(throw, _)| fits(*throw)).map(|(_, weight)| weight).sum();
        Reach { seat, all, ways }
    });
    reaches.filter(|reach| reach.ways > 0).collect()
}

/// The values that bring one of the seat's pawns from where it stands to a square.
fn distances(race: &Race, seat: Seat, square: Square) -> Vec<u8> {
    let course = race.course();
    let to = course.track(seat).step(square);
    let is_shut = to > course.last_outer() && !race.is_gate_open(seat);
    let pawns = race.side(seat).pawns().filter(|&(_, from)| from < to && !is_shut);
    pawns
        .map(|(_, from)| {
            let is_hard = race.tie_at(seat, course.square(seat, from)) == Tie::Hard;
            (to - from) * if is_hard { 2 } else { 1 }
        })
        .collect()
}
