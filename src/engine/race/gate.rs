//! The gate: the step from the last square of the outer ring into the next ring.

use super::Race;
use crate::engine::seat::Seat;

/// What opens the gate, and what happens before (G1 to G3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gate {
    /// G1: no pawn of a player goes past the waiting square until that player has hit. A throw that would carry it
    /// past is not legal for it, which is a reading; it does not stop at the waiting square on the way.
    AfterHit,
    /// G3: until then pawns, hard jodis and joint steps go on to the start and round the outer ring again.
    GoRound,
    /// G3: no hit is needed.
    Open,
}

/// Whether the gate counts as open for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GateState {
    Open,
    Shut,
}

impl Race {
    /// Whether a seat's pawns may turn in: its first hit opened the gate (G2), or the house asks for none (G3).
    pub fn is_gate_open(&self, seat: Seat) -> bool {
        self.course.rules.gate == Gate::Open || self.gates.has(seat)
    }

    pub(crate) fn gate_state(&self, seat: Seat) -> GateState {
        if self.is_gate_open(seat) { GateState::Open } else { GateState::Shut }
    }

    /// How many squares a step lies ahead of another one on the way that a pawn takes from there; `None` when it does
    /// not come by it before it is round again (G1, G3).
    pub(crate) fn distance(&self, from: u8, step: u8, gate: GateState) -> Option<u8> {
        let last = self.course.last_outer();
        let stays_outside = gate == GateState::Shut && from <= last;
        if step > from {
            (!stays_outside || step <= last).then(|| step - from)
        } else {
            let goes_round = stays_outside && self.course.rules.gate == Gate::GoRound;
            goes_round.then(|| step + last + 1 - from)
        }
    }

    /// Whether a walk of so many steps would turn in at a shut gate (G1).
    pub(crate) fn meets_shut_gate(&self, from: u8, steps: u8, gate: GateState) -> bool {
        let last = self.course.last_outer();
        gate == GateState::Shut && from <= last && from + steps > last
    }
}
