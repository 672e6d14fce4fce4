//! Which uses there are: whether any, and the list of all, in its fixed order. Links hold actions by their place in that
//! list, so it never changes.
//!
//! This is where a game spends its time. What most throws ask for is inlined, what few ask for is kept out of its way:
//! a tenth of the speed depends on it.

use super::Race;
use super::choices::Plan;
use super::finish::Centre;
use super::gate::GateState;
use super::jodi::Jodi;
use super::refusal::Refusal;
use super::throwing::Moving;
use crate::engine::seat::Seat;
use crate::engine::{Action, PawnSet, Stage, Unit, Use};

/// What is known of pawns that would use a throw alone, without a look at where each would land.
#[derive(Clone, Copy)]
pub(super) struct ClearWay {
    /// They may use it.
    pub pawns: PawnSet,
    /// They may or may not. All others may not.
    unknown: PawnSet,
}

/// A move that lacks no more than the name of the pawn that it hits is legal, too.
fn is_use(plan: &Result<Plan, Refusal>) -> bool {
    matches!(plan, Ok(_) | Err(Refusal::WhichOne(_)))
}

impl Race {
    /// Whether any throw of the row has a legal use.
    pub(crate) fn has_use(&self) -> bool {
        (0..self.row.kinds()).any(|slot| self.slot_has_use(slot))
    }

    /// Whether the throw in a slot has a legal use.
    #[inline(always)]
    pub fn slot_has_use(&self, slot: u8) -> bool {
        let Some(entry) = self.row.get(slot) else { return false };
        let seat = self.mover();
        if self.is_locked(seat) {
            return false;
        }
        let value = self.course.shells.value(entry.throw);
        let clear = self.clear_way(seat, value, self.gate_state(seat));
        !clear.pawns.without(entry.barred).is_empty()
            || self.has_use_beyond(seat, value, clear, |pawn, unit| self.plan_in_row(Use::of(slot, pawn, unit)))
    }

    /// Whether a seat could use any throw at all, locks, sitters' waiting and the row left aside (G4).
    #[inline(always)]
    pub(crate) fn has_any_use(&self, seat: Seat, gate: GateState) -> bool {
        self.course.throws().filter(|&throw| self.course.shells.value(throw) > 0).any(|throw| {
            let value = self.course.shells.value(throw);
            let clear = self.clear_way(seat, value, gate);
            let plan = |pawn, unit| self.route(seat, Use::of(0, pawn, unit), throw, gate);
            !clear.pawns.is_empty() || self.has_use_beyond(seat, value, clear, plan)
        })
    }

    /// Whether a throw of this value has a use beyond the clear way.
    #[inline(never)]
    fn has_use_beyond(
        &self,
        seat: Seat,
        value: u8,
        clear: ClearWay,
        plan: impl Fn(u8, Unit) -> Result<Plan, Refusal>,
    ) -> bool {
        let is_legal = |pawn, unit| (unit != Unit::Alone || clear.unknown.has(pawn)) && is_use(&plan(pawn, unit));
        let pawns = self.beyond(seat, value, clear);
        pawns.iter().any(|pawn| self.units(seat, pawn).any(|unit| is_legal(pawn, unit)))
    }

    /// The pawns that a throw of this value may take on alone without a look at who stands where.
    #[inline(always)]
    pub(super) fn clear_way(&self, seat: Seat, value: u8, gate: GateState) -> ClearWay {
        let (course, side) = (&*self.course, self.side(seat));
        if !course.lands_anywhere {
            return ClearWay { pawns: PawnSet(0), unknown: side.all() };
        }
        let end = if gate == GateState::Open { course.last_clear } else { course.last_outer };
        let reach = side.up_to(end - value); // no throw reaches round the outer ring
        let near_hard = if self.is_anyone_hard() { self.near_hard(seat, value) } else { PawnSet(0) };
        let elsewhere = if course.goes_nowhere_else { PawnSet(0) } else { side.all().without(reach) };
        ClearWay { pawns: reach.without(near_hard), unknown: PawnSet(elsewhere.0 | near_hard.0) }
    }

    /// The pawns of a seat that are bound hard or sit, or that alone would come by or to hard ones with this value.
    #[inline(never)]
    fn near_hard(&self, seat: Seat, value: u8) -> PawnSet {
        let side = self.side(seat);
        let mut near = PawnSet(side.hard.0 | side.sitting.0);
        for other in self.seats.iter() {
            let hards = self.side(other);
            let mut hard = hards.hard;
            while let Some(pawn) = hard.first() {
                let step = hards.step(pawn);
                hard = hard.without(hards.at(step));
                near.0 |= side.before(self.course.across(other, step, seat), value).0;
            }
        }
        near
    }

    /// The pawns that might use a throw of this value beyond the clear way.
    fn beyond(&self, seat: Seat, value: u8, clear: ClearWay) -> PawnSet {
        if self.course.moves_together(value) && clear.unknown != self.side(seat).all() {
            PawnSet(clear.unknown.0 | self.in_company(seat).0)
        } else {
            clear.unknown
        }
    }

    /// Whether two pawns of the seat that moves are the same choice: on one step, bound and marked alike, and barred
    /// from the same throws.
    pub fn are_equal_choices(&self, one: u8, other: u8) -> bool {
        let seat = self.mover();
        let side = self.side(seat);
        side.step(one) == side.step(other)
            && side.hard.has(one) == side.hard.has(other)
            && self.row.iter().all(|entry| entry.barred.has(one) == entry.barred.has(other))
            && (self.course.rules.jodi != Jodi::Double || self.marks.are_equal(seat, one, other))
    }

    /// The legal actions, by slot of the row, then pawn, then unit. Of equal pawns only the first is named.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        match self.stage() {
            Stage::Over(_) => {}
            Stage::Dead => out.extend([Action::OpenGates, Action::Draw]),
            Stage::Chance(_) => out.extend(self.course.throws().map(Action::Throw)),
            Stage::Choice(_) => {
                self.list_moves(out);
                if self.course.rules.moving == Moving::MayDecline {
                    out.push(Action::Decline);
                }
                if self.twins_to_be(self.mover()).is_some() {
                    out.push(Action::Twin);
                }
            }
        }
    }

    fn list_moves(&self, out: &mut Vec<Action>) {
        let seat = self.mover();
        let gate = self.gate_state(seat);
        let may_differ = matches!(self.course.rules.jodi, Jodi::Double | Jodi::Twins) || self.row.bars_anyone();
        for (slot, entry) in self.row.slots() {
            let value = self.course.shells.value(entry.throw);
            let clear = self.clear_way(seat, value, gate);
            let (alone, beyond) = (clear.pawns.without(entry.barred), self.beyond(seat, value, clear));
            if !may_differ && beyond.is_empty() {
                let mut left = alone;
                while let Some(pawn) = left.first() {
                    left = left.without(self.side(seat).at(self.side(seat).step(pawn)));
                    out.push(Action::Move(Use::of(slot, pawn, Unit::Alone)));
                }
            } else {
                self.list_slot(seat, slot, alone, beyond, clear, out);
            }
        }
    }

    #[inline(never)]
    fn list_slot(&self, seat: Seat, slot: u8, alone: PawnSet, beyond: PawnSet, clear: ClearWay, out: &mut Vec<Action>) {
        let mut left = PawnSet(alone.0 | beyond.0);
        while let Some(pawn) = left.first() {
            left = left.without(self.alike(seat, pawn));
            if alone.has(pawn) {
                out.push(Action::Move(Use::of(slot, pawn, Unit::Alone)));
            }
            if beyond.has(pawn) {
                self.list_beyond(seat, slot, pawn, clear, out);
            }
        }
    }

    fn list_beyond(&self, seat: Seat, slot: u8, pawn: u8, clear: ClearWay, out: &mut Vec<Action>) {
        for unit in self.units(seat, pawn) {
            let is_named_before = match unit {
                Unit::Alone => !clear.unknown.has(pawn),
                Unit::Together => self.mates(seat, pawn).0 & (PawnSet::one(pawn).0 - 1) != 0,
                Unit::With(mate) => !self.is_first_such_pair(seat, pawn, mate),
            };
            if !is_named_before {
                self.push_if_legal(Use::of(slot, pawn, unit), out);
            }
        }
    }

    /// The pawns that are the same choice as this one, itself among them.
    fn alike(&self, seat: Seat, pawn: u8) -> PawnSet {
        let here = self.side(seat).at(self.side(seat).step(pawn));
        here.iter().filter(|&other| other == pawn || self.are_equal_choices(other, pawn)).collect()
    }

    /// Of pairs made of equal pawns only the one with the lowest pawns is named, once. The pawn is the first of its kind.
    fn is_first_such_pair(&self, seat: Seat, pawn: u8, mate: u8) -> bool {
        if self.course.rules.centre == Centre::Divided {
            return self.is_first_but_for(seat, mate, pawn);
        }
        let is_alike = self.are_equal_choices(pawn, mate);
        let between = self.mates(seat, pawn).iter().filter(|&other| other < mate && other != pawn);
        let equals = between.filter(|&other| self.are_equal_choices(other, mate)).count();
        equals == 0 && (is_alike || pawn < mate)
    }

    /// Whether a pawn is the first of its kind, another one left aside.
    fn is_first_but_for(&self, seat: Seat, pawn: u8, other: u8) -> bool {
        let here = self.side(seat).at(self.side(seat).step(pawn)).without(PawnSet::one(other));
        !here.iter().any(|earlier| earlier < pawn && self.are_equal_choices(earlier, pawn))
    }

    fn push_if_legal(&self, choice: Use, out: &mut Vec<Action>) {
        match self.plan_in_row(choice) {
            Ok(_) => out.push(Action::Move(choice)),
            Err(Refusal::WhichOne(square)) => {
                let targets = self.targets(self.mover(), square);
                out.extend(targets.map(|target| Action::Move(Use { target: Some(target), ..choice })));
            }
            Err(_) => {}
        }
    }

    /// The pawns that share a step with others of their own and might move with them, if nobody is bound hard.
    #[inline(never)]
    fn in_company(&self, seat: Seat) -> PawnSet {
        let (side, course) = (self.side(seat), &self.course);
        let on_ghattas = !course.rules.jodi.forms_jodis();
        let may_move = |step| {
            step < course.home() && (on_ghattas || !course.is_ghatta_at(step) || self.is_before_pair_finish(step))
        };
        let in_company = |&pawn: &u8| may_move(side.step(pawn)) && side.at(side.step(pawn)).count() > 1;
        side.all().iter().filter(in_company).collect()
    }
}
