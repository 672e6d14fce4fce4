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

/// Where a step leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NextStep {
    To(u8),
    Shut,
    /// There is nothing behind the centre (W1).
    End,
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

    pub(crate) fn next_step(&self, step: u8, gate: GateState) -> NextStep {
        if step == self.course.home() {
            NextStep::End
        } else if step != self.course.last_outer() || gate == GateState::Open {
            NextStep::To(step + 1)
        } else if self.course.rules.gate == Gate::GoRound {
            NextStep::To(0)
        } else {
            NextStep::Shut
        }
    }
}
