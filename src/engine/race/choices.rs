//! What is legal, and what a move would do. Changes nothing.

use super::Race;
use super::finish::{Centre, Leaving};
use super::gate::{Gate, GateState};
use super::hitting::Strike;
use super::jodi::{HardJodi, Jodi, Sharing, Tie};
use super::refusal::Refusal;
use super::rules::RaceRules;
use super::side::Side;
use super::throwing::Moving;
use crate::engine::board::Square;
use crate::engine::seat::Seat;
use crate::engine::throw::Throw;
use crate::engine::{PawnSet, Stage, Target, Unit, Use};

/// A legal use of a throw, worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    pub movers: PawnSet,
    /// What binds the movers to the square that they leave.
    pub was: Tie,
    pub from: u8,
    pub to: u8,
    pub landing: Landing,
    /// The enemy pawns that are hit by overtaking, by seat.
    pub overtaken: [PawnSet; 4],
    /// A pawn that goes home first, with a part of the throw (Siga).
    pub home_first: PawnSet,
}

impl Plan {
    /// A use by pawns that leaves everybody else alone.
    fn quiet(movers: PawnSet, from: u8, to: u8, landing: Landing) -> Plan {
        Plan { movers, was: Tie::Loose, from, to, landing, overtaken: [PawnSet(0); 4], home_first: PawnSet(0) }
    }
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
    /// From the centre off the board (K3).
    Leaves,
    /// The double of this seat on this step of the mover's stops the movers: they stay where they are (K2).
    Stopped(Seat, u8),
}

impl Race {
    /// Works out a use of a throw.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub fn plan(&self, choice: Use) -> Result<Plan, Refusal> {
        self.check_choice()?;
        self.plan_in_row(choice)
    }

    fn check_choice(&self) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Choice(_) => Ok(()),
            Stage::Chance(_) => Err(Refusal::ThrowFirst),
            Stage::Dead => Err(Refusal::Dead),
            Stage::Over(_) => Err(Refusal::Over),
        }
    }

    /// Whether the row may be left unused now (T5).
    ///
    /// # Errors
    /// The reason why not.
    pub fn check_decline(&self) -> Result<(), Refusal> {
        self.check_choice()?;
        if self.course.rules.moving == Moving::MayDecline { Ok(()) } else { Err(Refusal::MustMove) }
    }

    /// The two singles that may be declared twins now (K3).
    ///
    /// # Errors
    /// The reason why there are none.
    pub fn check_twins(&self) -> Result<PawnSet, Refusal> {
        self.check_choice()?;
        self.twins_to_be(self.mover()).ok_or(Refusal::NoTwins)
    }

    /// As [`Race::plan`], whether or not a throw is due first.
    #[inline(always)]
    pub(crate) fn plan_in_row(&self, choice: Use) -> Result<Plan, Refusal> {
        let seat = self.mover();
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
        let (gate, value) = (self.gate_state(seat), self.course.shells.value(entry.throw));
        let is_alone = choice.unit == Unit::Alone && choice.target.is_none();
        if is_alone && self.clear_way(seat, value, gate).pawns.without(entry.barred).has(choice.pawn) {
            return self.plan_clear(seat, choice.pawn, entry.throw, gate);
        }
        let plan = self.route(seat, choice, entry.throw, gate)?;
        if entry.barred.0 & (plan.movers.0 | plan.home_first.0) != 0 {
            return Err(Refusal::Barred);
        }
        Ok(plan)
    }

    /// The use by a pawn alone that has a clear way.
    #[inline(always)]
    fn plan_clear(&self, seat: Seat, pawn: u8, throw: Throw, gate: GateState) -> Result<Plan, Refusal> {
        let (side, steps) = (self.side(seat), self.course.shells.value(throw));
        let from = side.step(pawn);
        let (movers, to) = (PawnSet::one(pawn), from + steps);
        let was = self.tie(seat, side.at(from).without(side.hard)); // twins bind nobody else
        let walk = Walk { movers, was, steps, is_half: false };
        let landing = self.landing(seat, to, &walk, throw, None)?;
        let overtaken = self.overtaken(seat, from, &walk, gate);
        Ok(Plan { movers, was, from, to, landing, overtaken, home_first: PawnSet(0) })
    }

    /// What a throw lets a pawn do, and who goes with it, leaving aside the row, whose turn it is, locks, sitters'
    /// waiting and barred throws.
    pub(crate) fn route(&self, seat: Seat, choice: Use, throw: Throw, gate: GateState) -> Result<Plan, Refusal> {
        let from = self.side(seat).step(choice.pawn);
        if from >= self.course.home() {
            return self.route_off_track(seat, choice, throw, from);
        }
        if let Unit::With(mate) = choice.unit
            && self.course.rules.centre == Centre::Divided
        {
            return self.route_divided(seat, choice.pawn, mate, throw, gate);
        }
        let walk = self.movers(seat, choice, from, throw)?;
        self.route_on_track(seat, from, walk, throw, choice.target, gate)
    }

    fn route_on_track(
        &self,
        seat: Seat,
        from: u8,
        walk: Walk,
        throw: Throw,
        target: Option<Target>,
        gate: GateState,
    ) -> Result<Plan, Refusal> {
        let to = self.destination(from, &walk, throw, gate);
        if let Some(step) = self.block(seat, from, &walk, gate) {
            return Err(Refusal::JodiInTheWay(self.course.square(seat, step)));
        }
        let to = to?;
        let landing = self.landing(seat, to, &walk, throw, target);
        let landing = match (landing, self.stopping_double(seat, from, &walk, gate)) {
            (Ok(_) | Err(Refusal::WhichOne(_)), Some((owner, step))) => Landing::Stopped(owner, step),
            (landing, _) => landing?,
        };
        let overtaken = self.overtaken(seat, from, &walk, gate);
        Ok(Plan { movers: walk.movers, was: walk.was, from, to, landing, overtaken, home_first: PawnSet(0) })
    }

    /// A throw of which one pawn takes as much as leads it to the centre and another one the rest (Siga).
    fn route_divided(&self, seat: Seat, pawn: u8, mate: u8, throw: Throw, gate: GateState) -> Result<Plan, Refusal> {
        let (side, home) = (self.side(seat), self.course.home());
        let (left, value) = (home - side.step(pawn), self.course.shells.value(throw));
        let from = side.step(mate);
        if mate == pawn || !side.has_pawn(mate) || from >= home {
            return Err(Refusal::NoSuchPawn);
        }
        if left >= value {
            return Err(Refusal::NotDivided);
        }
        if self.meets_shut_gate(side.step(pawn), left, gate) {
            return Err(Refusal::GateShut);
        }
        let walk = |pawn, steps| Walk { movers: PawnSet::one(pawn), was: Tie::Loose, steps, is_half: false };
        let mut after = self.clone();
        after.sides[seat.index()].put(PawnSet::one(pawn), home);
        let mut plan = after.route_on_track(seat, from, walk(mate, value - left), throw, None, gate)?;
        let overtaken = self.overtaken(seat, side.step(pawn), &walk(pawn, left), gate);
        overtaken.iter().zip(&mut plan.overtaken).for_each(|(more, pawns)| pawns.0 |= more.0);
        Ok(Plan { home_first: PawnSet::one(pawn), ..plan })
    }

    /// Bringing pawns on (E2), and leaving the board from the centre (K3).
    fn route_off_track(&self, seat: Seat, choice: Use, throw: Throw, from: u8) -> Result<Plan, Refusal> {
        let side = self.side(seat);
        let alone = choice.unit == Unit::Alone;
        match from {
            Side::OFF => {
                let count = self.brings_on(seat, throw);
                if count == 0 || !alone {
                    return Err(Refusal::NotOnBoard);
                }
                let others = side.at(Side::OFF).without(PawnSet::one(choice.pawn)).lowest(count - 1);
                let movers = PawnSet(others.0 | PawnSet::one(choice.pawn).0);
                Ok(Plan::quiet(movers, from, 0, Landing::Safe))
            }
            Side::AWAY => Err(Refusal::HasLeft),
            _ => {
                let all_there = side.on_board() == side.at(from) && side.at(Side::OFF).is_empty();
                let may_leave = self.course.rules.leaving == Leaving::WithOne && all_there;
                if !may_leave || !alone || self.course.shells.value(throw) != 1 {
                    return Err(Refusal::AtHome);
                }
                let movers = PawnSet::one(choice.pawn);
                Ok(Plan::quiet(movers, from, Side::AWAY, Landing::Leaves))
            }
        }
    }

    /// Who moves, and how far.
    fn movers(&self, seat: Seat, choice: Use, from: u8, throw: Throw) -> Result<Walk, Refusal> {
        let value = self.course.shells.value(throw);
        let group = self.mates(seat, choice.pawn);
        let was = self.tie(seat, group);
        let walk = |movers, steps| Walk { movers, was, steps, is_half: steps < value };
        let two_go_home = value == 2 && self.is_before_pair_finish(from) && group.count() > 1;
        match choice.unit {
            Unit::Alone if matches!(was, Tie::Hard | Tie::Twins) => Err(Refusal::StaysTogether),
            Unit::Alone => Ok(walk(PawnSet::one(choice.pawn), value)),
            Unit::Together if self.course.rules.jodi == Jodi::Double && was == Tie::Pair => Err(Refusal::NoJodi),
            Unit::Together if two_go_home && group.count() == 2 => Ok(walk(group, 1)),
            Unit::Together => match (RaceRules::steps_together(was, value), was) {
                (Some(steps), _) => Ok(walk(group, steps)),
                (None, Tie::Hard | Tie::Twins) => Err(Refusal::Odd),
                (None, Tie::Hollow) => Err(Refusal::NotATwo),
                (None, _) => Err(Refusal::NoJodi),
            },
            Unit::With(mate) => {
                let is_double = self.course.rules.jodi == Jodi::Double && was == Tie::Pair;
                if mate == choice.pawn || !group.has(mate) || !(is_double || two_go_home) {
                    return Err(Refusal::NoJodi);
                }
                let movers = PawnSet(PawnSet::one(choice.pawn).0 | PawnSet::one(mate).0);
                Ok(walk(movers, if two_go_home { 1 } else { value }))
            }
        }
    }

    /// The pawns of a seat that share a pawn's step and what binds it; of twins only two.
    pub fn mates(&self, seat: Seat, pawn: u8) -> PawnSet {
        let side = self.side(seat);
        let here = side.at(side.step(pawn));
        if self.course.rules.jodi != Jodi::Twins {
            return here;
        }
        let (one, twins) = (PawnSet::one(pawn), PawnSet(here.0 & side.hard.0));
        if twins.has(pawn) { PawnSet(one.0 | twins.without(one).lowest(1).0) } else { here.without(twins) }
    }

    /// The ways in which a pawn can move, alone and with others; each of those that go together names the same ones.
    pub(super) fn units(&self, seat: Seat, pawn: u8) -> impl Iterator<Item = Unit> {
        let side = self.side(seat);
        let step = side.step(pawn);
        let others =
            if step < self.course.home() { self.mates(seat, pawn).without(PawnSet::one(pawn)) } else { PawnSet(0) };
        let goes_alone = self.course.rules.jodi == Jodi::None && !self.is_before_pair_finish(step);
        let only_pairs = self.course.rules.jodi == Jodi::Double && self.any_two_move(seat, pawn);
        let together = (!others.is_empty() && !only_pairs && !goes_alone).then_some(Unit::Together);
        let pairs = match self.course.rules.centre {
            Centre::Divided if step < self.course.home() => side.all().without(PawnSet::one(pawn)),
            _ if self.any_two_move(seat, pawn) => others,
            _ => PawnSet(0),
        };
        [Unit::Alone].into_iter().chain(together).chain(pairs.iter().map(Unit::With))
    }

    /// Whether any two of the pawns on a pawn's square may move as one, so that it must be said which (K2, W3).
    pub fn any_two_move(&self, seat: Seat, pawn: u8) -> bool {
        let step = self.side(seat).step(pawn);
        let count = self.mates(seat, pawn).count();
        count > 1
            && step < self.course.home()
            && (self.course.rules.jodi == Jodi::Double && !self.course.is_ghatta_at(step)
                || self.is_before_pair_finish(step) && count > 2)
    }

    pub(super) fn is_before_pair_finish(&self, step: u8) -> bool {
        self.course.rules.centre == Centre::Pair && step + 1 == self.course.home()
    }

    /// The step that a walk leads to (G1, G3, W1, W3).
    fn destination(&self, from: u8, walk: &Walk, throw: Throw, gate: GateState) -> Result<u8, Refusal> {
        let (course, rules) = (&self.course, &self.course.rules);
        let to = from + walk.steps;
        if self.meets_shut_gate(from, walk.steps, gate) {
            return if rules.gate == Gate::GoRound { Ok(to - course.last_outer() - 1) } else { Err(Refusal::GateShut) };
        }
        let home = course.home();
        if rules.centre == Centre::BigThrow {
            let left = home - from;
            let reaches = if walk.is_half { walk.steps >= left } else { left <= course.smaller_big };
            if course.shells.is_big(throw) {
                if reaches {
                    return Ok(home);
                }
            } else if to == home {
                return Err(Refusal::NeedsBigForCentre);
            }
        }
        if to > home { Err(Refusal::Overshoots) } else { Ok(to) }
    }

    /// The nearest of some enemy pawns that a walk passes: the step of the mover's, and whose it is. Only squares
    /// strictly between are passed (H2, J9).
    pub(crate) fn first_passed(
        &self,
        seat: Seat,
        from: u8,
        steps: u8,
        gate: GateState,
        stands: impl Fn(Seat) -> PawnSet,
    ) -> Option<(Seat, u8)> {
        let (mut nearest, mut reach) = (None, steps);
        for enemy in self.enemies(seat).iter() {
            for pawn in stands(enemy).iter() {
                let step = self.course.across(enemy, self.side(enemy).step(pawn), seat);
                if let Some(distance) = self.distance(from, step, gate).filter(|&distance| distance < reach) {
                    (reach, nearest) = (distance, Some((enemy, step)));
                }
            }
        }
        nearest
    }

    /// The step of the first enemy group that may not be passed (J9, J12, Falkener).
    fn block(&self, seat: Seat, from: u8, walk: &Walk, gate: GateState) -> Option<u8> {
        let rules = &self.course.rules;
        let is_group = walk.movers.count() > 1;
        let passes = match rules.jodi {
            Jodi::HollowFirst | Jodi::HardAtOnce => is_group && rules.hard != HardJodi::Blocks,
            Jodi::Firm => is_group,
            _ => true,
        };
        if passes {
            return None;
        }
        let firm = rules.jodi == Jodi::Firm;
        let stands = |enemy| if firm { self.doubles(enemy) } else { self.side(enemy).hard };
        self.first_passed(seat, from, walk.steps, gate, stands).map(|(_, step)| step)
    }

    #[inline(always)]
    fn landing(
        &self,
        seat: Seat,
        to: u8,
        walk: &Walk,
        throw: Throw,
        target: Option<Target>,
    ) -> Result<Landing, Refusal> {
        let (course, rules) = (&self.course, &self.course.rules);
        if to == course.home() {
            return Ok(Landing::Home);
        }
        if course.is_ghatta_at(to) {
            return Ok(Landing::Safe);
        }
        let square = course.square(seat, to);
        let own = self.side(seat).at(to);
        if !self.course.lands_anywhere || self.is_anyone_hard() {
            self.check_landing(seat, to, square, own)?;
        }
        let Some((enemy, defenders)) = self.enemies_at(seat, to) else {
            return Ok(Landing::Plain(self.tie_after_landing(own, walk)));
        };
        if rules.strike == Strike::Passing {
            return Ok(Landing::Plain(Tie::Loose));
        }
        if rules.strike == Strike::LandingButBySeven && course.shells.value(throw) == 7 {
            return Err(Refusal::SevenSpares(square));
        }
        let is_group = walk.movers.count() > 1;
        let hits = Landing::Hits(enemy, defenders);
        Ok(match rules.jodi {
            Jodi::None | Jodi::Stack => hits,
            Jodi::Double => return self.landing_on_singles(seat, to, is_group, target),
            Jodi::Twins => self.landing_among_twins(seat, to, walk),
            Jodi::Firm if !is_group && defenders.count() > 1 => return Err(Refusal::DoubleThere(square)),
            Jodi::Firm => hits,
            Jodi::HollowFirst | Jodi::HardAtOnce => match (self.tie(enemy, defenders), is_group) {
                (Tie::Hard, _) if rules.hard == HardJodi::Blocks => return Err(Refusal::JodiBlocks(square)),
                (Tie::Hard, false) => Landing::Sits(enemy),
                (Tie::Hollow | Tie::Broken, _) => {
                    match RaceRules::ones_needed(defenders.count(), walk.movers.count()) {
                        0 => hits,
                        ones => Landing::Tests(enemy, ones),
                    }
                }
                _ => hits,
            },
        })
    }

    /// Who keeps everybody from a plain square: a sitter, own pawns, the partner's (J11, J12, W3).
    fn check_landing(&self, seat: Seat, to: u8, square: Square, own: PawnSet) -> Result<(), Refusal> {
        let rules = &self.course.rules;
        if self.host_at(square).is_some() {
            return Err(Refusal::SitterThere(square));
        }
        if !own.is_empty() {
            if rules.sharing == Sharing::OnePawn {
                return Err(Refusal::OwnPawnThere(square));
            }
            if rules.hard == HardJodi::Blocks && self.tie(seat, own) == Tie::Hard {
                return Err(Refusal::JodiBlocks(square));
            }
        }
        if self.team(seat).without(seat).iter().any(|partner| !self.others_at(seat, to, partner).is_empty()) {
            return Err(Refusal::PartnerThere(square));
        }
        Ok(())
    }
}

/// Who walks, what binds them, and how far.
pub(crate) struct Walk {
    pub movers: PawnSet,
    pub was: Tie,
    pub steps: u8,
    /// Whether that is less than the throw counts: half of it, or the one step of two together.
    pub is_half: bool,
}
