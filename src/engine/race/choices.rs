//! What is legal, and what a move would do. Changes nothing.

use super::gate::{GateState, NextStep};
use super::jodi::{HardJodi, Sharing, Tie};
use super::rules::RaceRules;
use super::{Phase, Race};
use crate::engine::board::Square;
use crate::engine::seat::Seat;
use crate::engine::{Action, PawnSet, Stage, Unit, Use};

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    Over,
    /// A throw is due before any move.
    ThrowFirst,
    /// A move is due before the next throw.
    MoveFirst,
    /// The position is dead; only opening the gates or a draw is left (G4).
    Dead,
    /// Gates are opened in a dead position only, and where that helps (G4).
    NotDead,
    /// These shells cannot fall so.
    NoSuchThrow,
    /// The row holds no such throw.
    NotInRow,
    NoSuchPawn,
    /// The pawn is home (W1).
    AtHome,
    /// The player needs a first big throw (E2c).
    NeedsBigThrow,
    /// The pawn sits on a jodi whose owner has not yet had his turn (J10).
    Sitting,
    /// A failed attack barred this throw to this pawn (J5, J16).
    Barred,
    /// A hard jodi is never split (J7).
    StaysTogether,
    /// There is no jodi to move as one.
    NoJodi,
    /// A hollow jodi steps on together only with a 2 (J3).
    NotATwo,
    /// A hard jodi moves on even throws only (J7).
    Odd,
    /// The throw is larger than the way to the centre (W1).
    Overshoots,
    /// The seat has not hit yet (G1).
    GateShut,
    /// An enemy's hard jodi stands in the way (J9).
    JodiInTheWay(Square),
    /// A pawn sits on that square, which makes it and the jodi safe (J11).
    SitterThere(Square),
    /// Nobody may land on a hard jodi in this house (J12).
    JodiBlocks(Square),
    /// Own pawns may not share a plain square in this house (J12).
    OwnPawnThere(Square),
}

/// A legal use of a throw, worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    pub movers: PawnSet,
    /// What binds the movers to the square that they leave.
    pub was: Tie,
    pub from: u8,
    pub to: u8,
    pub landing: Landing,
}

/// What a landing does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// The centre (W1).
    Home,
    /// A ghatta: nobody is hit and all may share (H1).
    Safe,
    /// A plain square with nobody on it, or with own pawns; the tie of all own pawns there afterwards.
    Plain(Tie),
    /// Enemy pawns are sent back at once (H1, J14).
    Hits(Seat, PawnSet),
    /// An attack: so many 1s in a row are needed (J5, J15).
    Tests(Seat, u8),
    /// The pawn sits on a hard jodi (J10).
    Sits(Seat),
}

impl Race {
    /// Works out a use of a throw.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub fn plan(&self, choice: Use) -> Result<Plan, Refusal> {
        match self.stage() {
            Stage::Choice(_) => {}
            Stage::Chance(_) => return Err(Refusal::ThrowFirst),
            Stage::Dead => return Err(Refusal::Dead),
            Stage::Over(_) => return Err(Refusal::Over),
        }
        self.plan_in_row(choice)
    }

    /// As [`Race::plan`], whether or not a throw is due first.
    pub(crate) fn plan_in_row(&self, choice: Use) -> Result<Plan, Refusal> {
        let seat = self.turn;
        let entry = self.row.get(choice.slot).ok_or(Refusal::NotInRow)?;
        if !self.side(seat).has_pawn(choice.pawn) {
            return Err(Refusal::NoSuchPawn);
        }
        if self.is_locked(seat) {
            return Err(Refusal::NeedsBigThrow);
        }
        if self.side(seat).is_sitting(choice.pawn) {
            return Err(Refusal::Sitting);
        }
        let value = self.course.shells.value(entry.throw);
        let plan = self.route(seat, choice.pawn, choice.unit, value, self.gate_state(seat))?;
        if entry.barred.0 & plan.movers.0 != 0 {
            return Err(Refusal::Barred);
        }
        Ok(plan)
    }

    /// Where a throw of this value takes a pawn or its jodi, leaving aside whose turn it is, locks, sitters' waiting and
    /// barred throws.
    pub(crate) fn route(&self, seat: Seat, pawn: u8, unit: Unit, value: u8, gate: GateState) -> Result<Plan, Refusal> {
        let from = self.side(seat).step(pawn);
        if from == self.course.home() {
            return Err(Refusal::AtHome);
        }
        let group = self.side(seat).at(from);
        let tie = self.tie(seat, group);
        let (movers, steps) = match (unit, tie) {
            (Unit::Alone, Tie::Hard) => return Err(Refusal::StaysTogether),
            (Unit::Alone, _) => (PawnSet::one(pawn), value),
            (Unit::Jodi, _) => match (RaceRules::jodi_steps(tie, value), tie) {
                (Some(steps), _) => (group, steps),
                (None, Tie::Hard) => return Err(Refusal::Odd),
                (None, Tie::Hollow) => return Err(Refusal::NotATwo),
                (None, _) => return Err(Refusal::NoJodi),
            },
        };
        let to = self.walk(seat, from, steps, unit, gate)?;
        let landing = self.landing(seat, to, movers, unit)?;
        Ok(Plan { movers, was: tie, from, to, landing })
    }

    /// The step reached from `from`. Only squares strictly between are passed (H2, J9).
    fn walk(&self, seat: Seat, from: u8, steps: u8, unit: Unit, gate: GateState) -> Result<u8, Refusal> {
        let mut at = from;
        for walked in 1..=steps {
            at = match self.next_step(at, gate) {
                NextStep::To(next) => next,
                NextStep::Shut => return Err(Refusal::GateShut),
                NextStep::End => return Err(Refusal::Overshoots),
            };
            let square = self.course.square(seat, at);
            if walked < steps && self.stops(square, seat, unit) {
                return Err(Refusal::JodiInTheWay(square));
            }
        }
        Ok(at)
    }

    fn landing(&self, seat: Seat, to: u8, movers: PawnSet, unit: Unit) -> Result<Landing, Refusal> {
        let square = self.course.square(seat, to);
        if to == self.course.home() {
            return Ok(Landing::Home);
        }
        if self.course.is_ghatta(square) {
            return Ok(Landing::Safe);
        }
        if self.host_at(square).is_some() {
            return Err(Refusal::SitterThere(square));
        }
        let own = self.side(seat).at(to);
        let blocks = self.course.rules.hard == HardJodi::Blocks;
        if !own.is_empty() {
            if self.course.rules.sharing == Sharing::OnePawn {
                return Err(Refusal::OwnPawnThere(square));
            }
            if blocks && self.tie(seat, own) == Tie::Hard {
                return Err(Refusal::JodiBlocks(square));
            }
        }
        let Some((enemy, defenders)) = self.enemies_at(seat, square) else {
            return Ok(Landing::Plain(self.tie_after_landing(own, movers, unit)));
        };
        let hits = Landing::Hits(enemy, defenders);
        Ok(match (self.tie(enemy, defenders), unit) {
            (Tie::Hard, _) if blocks => return Err(Refusal::JodiBlocks(square)),
            (Tie::Loose, _) | (Tie::Hard | Tie::Hollow, Unit::Jodi) => hits,
            (Tie::Hard, Unit::Alone) => Landing::Sits(enemy),
            (Tie::Hollow | Tie::Broken, _) => match RaceRules::ones_needed(defenders.count(), movers.count()) {
                0 => hits,
                ones => Landing::Tests(enemy, ones),
            },
        })
    }

    /// Whether any throw of the row has a legal use.
    pub(crate) fn has_use(&self) -> bool {
        (0..self.row.iter().count() as u8).any(|slot| self.slot_has_use(slot))
    }

    /// Whether the throw in a slot has a legal use.
    pub fn slot_has_use(&self, slot: u8) -> bool {
        self.side(self.turn).pawns().any(|(pawn, _)| {
            [Unit::Alone, Unit::Jodi].into_iter().any(|unit| self.plan_in_row(Use { slot, pawn, unit }).is_ok())
        })
    }

    /// Whether two pawns of the seat whose turn it is are the same choice: on one step, and barred from the same throws.
    /// Pawns of one square are bound alike.
    pub fn are_equal_choices(&self, one: u8, other: u8) -> bool {
        let side = self.side(self.turn);
        side.step(one) == side.step(other)
            && self.row.iter().all(|entry| entry.barred.has(one) == entry.barred.has(other))
    }

    /// The legal actions, by slot of the row, then pawn, then unit. Of equal pawns only the first is named.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        match self.phase {
            Phase::Over(_) => {}
            Phase::Dead => out.extend([Action::OpenGates, Action::Draw]),
            _ if matches!(self.stage(), Stage::Chance(_)) => {
                out.extend(self.course.shells.throws().map(Action::Throw));
            }
            _ => self.list_moves(out),
        }
    }

    fn list_moves(&self, out: &mut Vec<Action>) {
        let side = self.side(self.turn);
        for slot in 0..self.row.iter().count() as u8 {
            for (pawn, step) in side.pawns() {
                let earlier = PawnSet(side.at(step).0 & ((1 << pawn) - 1));
                if !earlier.iter().any(|other| self.are_equal_choices(other, pawn)) {
                    self.push_if_legal(Use { slot, pawn, unit: Unit::Alone }, out);
                }
                if earlier.is_empty() {
                    self.push_if_legal(Use { slot, pawn, unit: Unit::Jodi }, out);
                }
            }
        }
    }

    fn push_if_legal(&self, choice: Use, out: &mut Vec<Action>) {
        if self.plan_in_row(choice).is_ok() {
            out.push(Action::Move(choice));
        }
    }
}
