//! Winning, places, and positions in which nobody can move any more.

use super::Race;
use super::gate::GateState;
use super::side::Side;
use crate::engine::seat::Seat;
use crate::engine::{Ending, Outcome};

/// What happens when a player has every pawn home (W2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// He wins and the game is over.
    FirstWins,
    /// The others go on for the places; the last one left takes the last place. That this is offered is a reading.
    PlayOn,
    /// W3: opposite seats are partners, and both must have their pawns home. Who finishes throws and moves for the
    /// partner.
    Teams,
}

/// What the last step to the centre asks for besides the exact count (W1, W3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Centre {
    Exact,
    /// Only a big throw leads to the centre. A pawn on the last squares, as many as the smaller big throw counts, goes
    /// home with any big throw. That what moves by half goes home when the half reaches or overshoots the centre is a
    /// reading: otherwise such pawns would be lost for good.
    BigThrow,
    /// Also: two own pawns one step before the centre go home together on a 2.
    Pair,
    /// Also: a throw may be divided between two pawns, so that one or both come to the centre (Siga). That the first
    /// part goes home before the other is walked is a reading.
    Divided,
}

/// What becomes of the pawns in the centre (K3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaving {
    Stay,
    /// Once all are there each leaves the board with a 1; first to have none left wins.
    WithOne,
}

impl Race {
    /// The outcome if nobody plays on: those that have not finished share the next place. Partners share theirs.
    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let mut places = self.places;
        if self.course.rules.finish == Finish::Teams {
            let have_won = |seat: Seat| self.team(seat).iter().all(|partner| self.place(partner) > 0);
            places = Seat::ALL.map(|seat| if ending != Ending::Won || have_won(seat) { 1 } else { 2 });
        } else {
            let next = self.next_place();
            for seat in self.unfinished().iter() {
                places[seat.index()] = next;
            }
        }
        Outcome { ending, places }
    }

    pub(crate) fn next_place(&self) -> u8 {
        self.places.iter().max().map_or(1, |last| last + 1)
    }

    /// Whether a seat has as many pawns home, or off the board from there, as the house asks for (W2, W3, K3).
    pub(crate) fn has_all_home(&self, seat: Seat) -> bool {
        let (side, rules) = (self.side(seat), &self.course.rules);
        match rules.leaving {
            Leaving::Stay => side.at(self.course.home()).count() >= rules.pawns_to_bring_home(),
            Leaving::WithOne => side.at(Side::AWAY) == side.all(),
        }
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
}
