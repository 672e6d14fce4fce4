//! How an enemy is hit, besides what pairs of pawns ask for.

use super::Race;
use super::choices::Walk;
use super::gate::GateState;
use crate::engine::PawnSet;
use crate::engine::seat::Seat;

/// How a pawn hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strike {
    /// By landing on an enemy (H1).
    Landing,
    /// By landing, but not with a 7: it may not land on an enemy on a plain square, which is a reading of "cannot hit".
    LandingButBySeven,
    /// By overtaking: every enemy strictly between the square left and the one landed on, ghattas apart. Landing on an
    /// enemy does nothing, which is a reading.
    Passing,
}

impl Race {
    /// The enemy pawns that a walk overtakes, by seat.
    #[inline(always)]
    pub(crate) fn overtaken(&self, seat: Seat, from: u8, walk: &Walk, gate: GateState) -> [PawnSet; 4] {
        let mut overtaken = [PawnSet(0); 4];
        if self.course.rules.strike != Strike::Passing {
            return overtaken;
        }
        for enemy in self.enemies(seat).iter() {
            for (pawn, step) in self.side(enemy).pawns() {
                let is_passed = step < self.course.home()
                    && !self.course.is_ghatta_at(step)
                    && self.distance(from, self.course.across(enemy, step, seat), gate).is_some_and(|d| d < walk.steps);
                if is_passed {
                    overtaken[enemy.index()].0 |= PawnSet::one(pawn).0;
                }
            }
        }
        overtaken
    }
}
