//! Pairs and larger groups of one player's pawns on one plain square: what binds them, whom they stop, what they fear.

use super::choices::{Plan, Walk};
use super::rules::RaceRules;
use super::side::Side;
use super::{PawnSet, Race};
use crate::engine::board::Square;
use crate::engine::seat::Seat;

/// Whether there are jodis, and how they begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Jodi {
    /// J1, J3: hollow at first, hard after a joint step.
    HollowFirst,
    /// J6: hard when it forms.
    HardAtOnce,
    /// J12: own pawns share a square, bind nothing, and are all hit together, which is a reading.
    None,
    /// K1: own pawns on any square but their start may move all together with the full throw.
    Stack,
    /// K2: two or more on a plain square stop those behind once, and any two may move as one.
    Double,
    /// Two or more on a plain square are passed and taken only by a group, and may move together or part. Falkener's
    /// rule on doubles is known by its beginning alone; that they move by the full throw and may part is a reading.
    Firm,
    /// K3: two singles on the start opposite may be declared twins, and move as one by half.
    Twins,
}

/// What an enemy may do with a hard jodi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HardJodi {
    /// J10: a single may land on it and sit; it is hit if the jodi moves in its owner's next turn.
    OneTurn,
    /// J12: the sitter is in danger as long as it stays; it may leave after the owner's turn.
    HitsWhenever,
    /// J12: nobody lands on it, its owner included, and enemy jodis do not pass it either; its owner does. That only
    /// hard jodis do so is a reading.
    Blocks,
}

/// Whether own pawns may share a plain square where there are no jodis (J12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sharing {
    Free,
    OnePawn,
}

/// What binds pawns of one seat on one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tie {
    /// Singles: a pawn alone, any pawns on a ghatta (J1), or any pawns where no jodi is played.
    Loose,
    Hollow,
    Hard,
    Broken,
    /// Pawns that may move as one or part at will (K1, K2, Falkener).
    Pair,
    /// Two that move as one until they are home or sent off (K3).
    Twins,
}

impl Jodi {
    /// Whether two own pawns on a plain square are a jodi (J1).
    pub fn forms_jodis(self) -> bool {
        matches!(self, Jodi::HollowFirst | Jodi::HardAtOnce)
    }
}

impl RaceRules {
    /// How many 1s in a row an attack needs: defenders − attackers (J15). A jodi against two or fewer needs none (J14).
    pub(crate) fn ones_needed(defenders: u8, attackers: u8) -> u8 {
        defenders.saturating_sub(attackers)
    }

    /// Squares that pawns move together with a throw of this value: a hollow jodi steps on by one square with a 2 (J3),
    /// a hard one by half of any even value (J7; with more than four cowries a reading), twins by half rounded down
    /// (K3), others by the full throw (K1, K2).
    pub(crate) fn steps_together(tie: Tie, value: u8) -> Option<u8> {
        match tie {
            Tie::Hollow => (value == 2).then_some(1),
            Tie::Hard => value.is_multiple_of(2).then_some(value / 2),
            Tie::Twins => (value > 1).then_some(value / 2),
            Tie::Pair => Some(value),
            Tie::Loose | Tie::Broken => None,
        }
    }
}

impl Race {
    pub(crate) fn forms_jodis(&self) -> bool {
        self.course.rules.jodi.forms_jodis()
    }

    /// The tie of own pawns that meet on a plain square (J1, J3, J6, J17).
    pub(crate) fn tie_after_landing(&self, standing: PawnSet, walk: &Walk) -> Tie {
        let total = standing.count() + walk.movers.count();
        match self.course.rules.jodi {
            Jodi::None | Jodi::Twins => Tie::Loose,
            _ if total == 1 => Tie::Loose,
            Jodi::Stack | Jodi::Double | Jodi::Firm => Tie::Pair,
            _ if total > 2 => Tie::Broken,
            Jodi::HardAtOnce => Tie::Hard,
            Jodi::HollowFirst if walk.movers.count() > 1 => Tie::Hard,
            Jodi::HollowFirst => Tie::Hollow,
        }
    }

    /// The pawns that are hit when the hard jodi of `owner` leaves this square: a sitter that has not been let go
    /// (J10), or any sitter where the house says so (J12).
    pub(crate) fn endangered_at(&self, owner: Seat, square: Square) -> Option<(Seat, PawnSet)> {
        if self.side(owner).hard.is_empty() || self.tie_at(owner, square) != Tie::Hard {
            return None;
        }
        let (sitter, pawns) = self.enemies_at(owner, self.course.track(owner).step(square))?;
        let always = self.course.rules.hard == HardJodi::HitsWhenever;
        (always || self.side(sitter).sitting.0 & pawns.0 != 0).then_some((sitter, pawns))
    }

    /// Whether the jodi of this plan would hit a sitter as it leaves (J10).
    pub fn sitter_hit_by_leaving(&self, plan: &Plan) -> bool {
        let seat = self.mover();
        plan.was == Tie::Hard && self.endangered_at(seat, self.course.square(seat, plan.from)).is_some()
    }

    /// Whether a pawn sits on a hard jodi and would be hit if that jodi moved now.
    pub fn is_in_danger(&self, seat: Seat, pawn: u8) -> bool {
        let step = self.side(seat).step(pawn);
        if !Side::is_on_board(step) {
            return false;
        }
        let square = self.course.square(seat, step);
        self.host_at(square)
            .and_then(|host| self.endangered_at(host, square))
            .is_some_and(|(sitter, pawns)| sitter == seat && pawns.has(pawn))
    }
}
