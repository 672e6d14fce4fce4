//! Which uses there are: whether any, and the list of all, in its fixed order. Links hold actions by their place in that
//! list, so it never changes.

use super::choices::{Plan, Refusal};
use super::finish::Centre;
use super::gate::GateState;
use super::jodi::Jodi;
use super::throwing::Moving;
use super::{Phase, Race};
use crate::engine::seat::Seat;
use crate::engine::{Action, PawnSet, Stage, Unit, Use};

/// The pawns that may use a throw alone whoever stands where: those on which most time would be spent.
#[derive(Clone, Copy)]
struct ClearWay {
    pawns: PawnSet,
    /// Whether no other pawn may use it alone.
    is_only: bool,
}

impl ClearWay {
    /// Whether this way tells all about a pawn alone.
    fn decides(&self, pawn: u8) -> bool {
        self.is_only || self.pawns.has(pawn)
    }
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
    pub fn slot_has_use(&self, slot: u8) -> bool {
        let Some(entry) = self.row.get(slot) else { return false };
        let seat = self.mover();
        let value = self.course.shells.value(entry.throw);
        let clear = self.clear_way(seat, value);
        let is_legal = |pawn, unit| is_use(&self.plan_in_row(Use::of(slot, pawn, unit)));
        !self.is_locked(seat)
            && (!clear.pawns.without(entry.barred).is_empty()
                || self.uses_beyond(seat, value, clear).any(|(pawn, unit)| is_legal(pawn, unit)))
    }

    /// Whether a seat could use any throw at all, locks, sitters' waiting and the row left aside (G4).
    pub(crate) fn has_any_use(&self, seat: Seat, gate: GateState) -> bool {
        self.course.throws().any(|throw| {
            let value = self.course.shells.value(throw);
            let clear = self.clear_way(seat, value);
            let is_legal = |pawn, unit| is_use(&self.route(seat, Use::of(0, pawn, unit), throw, gate));
            let is_only = clear.is_only && gate == self.gate_state(seat);
            value > 0
                && (!clear.pawns.is_empty()
                    || self
                        .uses_beyond(seat, value, ClearWay { is_only, ..clear })
                        .any(|(pawn, unit)| is_legal(pawn, unit)))
        })
    }

    /// The pawns that a throw of this value may take on alone without a look at who stands where.
    fn clear_way(&self, seat: Seat, value: u8) -> ClearWay {
        let course = &*self.course;
        let is_clear = self.lands_anywhere();
        let end = if self.is_gate_open(seat) { course.last_clear } else { course.last_outer() };
        let reaches = is_clear && (1..=end).contains(&value);
        let pawns = if reaches { self.side(seat).up_to(end - value) } else { PawnSet(0) };
        ClearWay { pawns, is_only: is_clear && course.goes_nowhere_else }
    }

    /// The pawns that might use a throw of this value beyond the clear way.
    fn beyond(&self, seat: Seat, value: u8, clear: ClearWay) -> PawnSet {
        match clear.is_only {
            false => self.side(seat).all(),
            true if self.course.moves_together(value) => self.in_company(seat),
            true => PawnSet(0),
        }
    }

    /// What a throw of this value might do beyond the clear way: by pawn, alone and with others.
    fn uses_beyond(&self, seat: Seat, value: u8, clear: ClearWay) -> impl Iterator<Item = (u8, Unit)> {
        let pawns = self.beyond(seat, value, clear);
        let uses = pawns.iter().flat_map(move |pawn| self.units(seat, pawn).map(move |unit| (pawn, unit)));
        uses.filter(move |&(pawn, unit)| unit != Unit::Alone || !clear.decides(pawn))
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
        match self.phase {
            Phase::Over(_) => {}
            Phase::Dead => out.extend([Action::OpenGates, Action::Draw]),
            _ if matches!(self.stage(), Stage::Chance(_)) => out.extend(self.course.throws().map(Action::Throw)),
            _ => {
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
        let repeated = self.side(seat).repeated();
        // Most of the time pawns of one square are equal choices.
        let are_alike = !matches!(self.course.rules.jodi, Jodi::Double | Jodi::Twins)
            && self.row.iter().all(|entry| entry.barred.is_empty());
        let is_named = |pawn| !repeated.has(pawn) || !are_alike && self.is_first_of_its_kind(seat, pawn);
        for (slot, entry) in (0..).zip(self.row.iter()) {
            let value = self.course.shells.value(entry.throw);
            let clear = self.clear_way(seat, value);
            let (alone, beyond) = (clear.pawns.without(entry.barred), self.beyond(seat, value, clear));
            for pawn in PawnSet(alone.0 | beyond.0).iter().filter(|&pawn| is_named(pawn)) {
                if alone.has(pawn) {
                    out.push(Action::Move(Use::of(slot, pawn, Unit::Alone)));
                }
                if beyond.has(pawn) {
                    self.list_beyond(seat, slot, pawn, clear, out);
                }
            }
        }
    }

    fn list_beyond(&self, seat: Seat, slot: u8, pawn: u8, clear: ClearWay, out: &mut Vec<Action>) {
        for unit in self.units(seat, pawn) {
            let is_named_before = match unit {
                Unit::Alone => clear.decides(pawn),
                Unit::Together => self.mates(seat, pawn).0 & (PawnSet::one(pawn).0 - 1) != 0,
                Unit::With(mate) => !self.is_first_such_pair(seat, pawn, mate),
            };
            if !is_named_before {
                self.push_if_legal(Use::of(slot, pawn, unit), out);
            }
        }
    }

    fn is_first_of_its_kind(&self, seat: Seat, pawn: u8) -> bool {
        let side = self.side(seat);
        let earlier = side.at(side.step(pawn)).0 & (PawnSet::one(pawn).0 - 1);
        earlier == 0 || !PawnSet(earlier).iter().any(|other| self.are_equal_choices(other, pawn))
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
    fn in_company(&self, seat: Seat) -> PawnSet {
        let (side, course) = (self.side(seat), &self.course);
        let on_ghattas = !course.rules.jodi.forms_jodis();
        let binds = |step| on_ghattas || !course.is_ghatta_at(step) || self.is_before_pair_finish(step);
        let steps = side.repeated().iter().map(|pawn| side.step(pawn));
        let shared = steps.filter(|&step| step < course.home() && binds(step));
        shared.fold(PawnSet(0), |set, step| PawnSet(set.0 | side.at(step).0))
    }
}
