//! Winning, places, and positions in which nobody can move any more.

use super::Race;
use super::gate::GateState;
use crate::engine::Unit;
use crate::engine::seat::Seat;
use crate::engine::{Ending, Outcome};

/// What happens when a player has every pawn home (W2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// He wins and the game is over.
    FirstWins,
    /// The others go on for the places; the last one left takes the last place. That this is offered is a reading.
    PlayOn,
}

impl Race {
    /// The outcome if nobody plays on: those that have not finished share the next place.
    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let next = self.places.iter().max().map_or(1, |last| last + 1);
        let mut places = self.places;
        for seat in self.unfinished().iter() {
            places[seat.index()] = next;
        }
        Outcome { ending, places }
    }

    /// Whether nobody could use any throw, however often all throw, with every sitter counted as free, every lock off
    /// and an empty row (G4).
    pub(crate) fn is_dead(&self) -> bool {
        !self.unfinished().iter().any(|seat| self.has_any_use(seat, self.gate_state(seat)))
    }

    /// Whether a dead position would come to life if every gate were opened (G4).
    pub(crate) fn would_live_with_open_gates(&self) -> bool {
        self.unfinished().iter().any(|seat| self.has_any_use(seat, GateState::Open))
    }

    fn has_any_use(&self, seat: Seat, gate: GateState) -> bool {
        self.side(seat).pawns().any(|(pawn, _)| {
            self.course.shells.throws().any(|throw| {
                let value = self.course.shells.value(throw);
                [Unit::Alone, Unit::Jodi].into_iter().any(|unit| self.route(seat, pawn, unit, value, gate).is_ok())
            })
        })
    }
}
