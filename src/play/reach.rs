//! Who can get to a square with the next throw, and how often that throw falls.

use crate::engine::board::Square;
use crate::engine::race::Race;
use crate::engine::race::jodi::Tie;
use crate::engine::race::rules::RaceRules;
use crate::engine::race::side::Side;
use crate::engine::seat::Seat;
use crate::engine::throw::Throw;

/// The chance of a seat to get to a square with one throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    pub seat: Seat,
    /// Of so many ways in which the cowries can fall …
    pub all: u32,
    /// … so many bring a pawn there.
    pub ways: u32,
}

/// For each seat that can get there with the next throw: how often. What others' pawns do on the way is not asked; pawns
/// that are bound move as they do, those beside the board come on, and nobody comes in through a shut gate.
pub fn reach(race: &Race, square: Square) -> Vec<Reach> {
    let seats = race.seats().iter().filter(|&seat| race.place(seat) == 0);
    let reaches = seats.map(|seat| {
        let course = race.course();
        let ways = |leads: &dyn Fn(Throw) -> bool| {
            course.chances.iter().filter(|(throw, _)| leads(*throw)).map(|(_, weight)| weight).sum()
        };
        Reach { seat, all: ways(&|_| true), ways: ways(&|throw| leads_to(race, seat, square, throw)) }
    });
    reaches.filter(|reach| reach.ways > 0).collect()
}

/// Whether a throw brings one of the seat's pawns from where it is to a square.
fn leads_to(race: &Race, seat: Seat, square: Square, throw: Throw) -> bool {
    let (course, gate) = (race.course(), race.gate_state(seat));
    let to = course.track(seat).step(square);
    race.side(seat).pawns().any(|(_, from)| {
        if from == Side::OFF {
            return to == 0 && race.brings_on(seat, throw) > 0;
        }
        if from >= course.home() {
            return false;
        }
        let tie = race.tie_at(seat, course.square(seat, from));
        let value = course.shells.value(throw);
        let steps =
            if matches!(tie, Tie::Hard | Tie::Twins) { RaceRules::steps_together(tie, value) } else { Some(value) };
        steps.is_some_and(|steps| steps > 0 && race.distance(from, to, gate) == Some(steps))
    })
}
