//! Plays actions: the only file that changes a race.

use super::choices::{Landing, Plan, Refusal};
use super::entry::Entry;
use super::finish::Finish;
use super::jodi::{Jodi, Tie};
use super::side::Side;
use super::{Phase, Race, Test};
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::throw::Throw;
use crate::engine::{Action, Ending, Event, Game, Loss, PawnSet, Purpose, Stage, Use};

impl Game for Race {
    fn stage(&self) -> Stage {
        Race::stage(self)
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list_actions(out);
    }

    fn chances(&self) -> &[(Throw, u32)] {
        &self.course.chances
    }

    fn play(&mut self, action: Action, tell: &mut dyn FnMut(Event)) -> Result<(), Refusal> {
        self.act(action, &mut |event| tell(event))
    }

    fn play_untold(&mut self, action: Action) -> Result<(), Refusal> {
        self.act(action, &mut |_| {})
    }
}

impl Race {
    fn act(&mut self, action: Action, tell: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        match action {
            Action::Throw(throw) => return self.throw(throw, tell),
            Action::Move(choice) => {
                let plan = self.plan(choice)?;
                self.make_move(choice, plan, tell);
            }
            Action::Decline => self.decline(tell)?,
            Action::Twin => self.declare_twins(tell)?,
            Action::OpenGates => match self.phase {
                Phase::Dead => self.open_gates(tell),
                Phase::Over(_) => return Err(Refusal::Over),
                _ => return Err(Refusal::NotDead),
            },
            Action::Draw => match self.phase {
                Phase::Dead => self.end(Ending::Dead, tell),
                Phase::Over(_) => return Err(Refusal::Over),
                _ => self.end(Ending::Agreed, tell),
            },
        }
        Ok(())
    }

    fn throw(&mut self, throw: Throw, tell: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over(_) => return Err(Refusal::Over),
            Phase::Dead => return Err(Refusal::Dead),
            Phase::Turn if !self.must_throw() => return Err(Refusal::MoveFirst),
            _ if !self.course.shells.is_possible(throw) => return Err(Refusal::NoSuchThrow),
            Phase::Opening { contenders, thrown } => self.throw_for_start(throw, contenders, thrown, tell),
            Phase::Test(test) => self.throw_test(throw, test, tell),
            Phase::Turn => self.throw_for_row(throw, tell),
        }
        Ok(())
    }

    /// B5: each throws once, those that tie for the highest value throw again.
    #[cold]
    fn throw_for_start(
        &mut self,
        throw: Throw,
        contenders: SeatSet,
        mut thrown: [Option<u8>; 4],
        tell: &mut impl FnMut(Event),
    ) {
        tell(Event::Threw { seat: self.turn, throw, purpose: Purpose::Opening });
        thrown[self.turn.index()] = Some(self.course.shells.value(throw));
        if let Some(next) = contenders.iter().find(|seat| thrown[seat.index()].is_none()) {
            self.turn = next;
            self.phase = Phase::Opening { contenders, thrown };
            return;
        }
        let highest = contenders.iter().map(|seat| thrown[seat.index()]).max();
        let leaders: SeatSet = contenders.iter().filter(|seat| Some(thrown[seat.index()]) == highest).collect();
        self.turn = leaders.iter().next().expect("somebody threw the highest value");
        if leaders.count() > 1 {
            tell(Event::Tied);
            self.phase = Phase::Opening { contenders: leaders, thrown: [None; 4] };
        } else {
            tell(Event::Begins { seat: self.turn });
            self.phase = Phase::Turn;
            self.owed = 1;
        }
    }

    /// T1 to T3, T7, T8, E2c.
    fn throw_for_row(&mut self, throw: Throw, tell: &mut impl FnMut(Event)) {
        let (seat, shells) = (self.mover(), self.course.shells);
        tell(Event::Threw { seat: self.turn, throw, purpose: Purpose::Row });
        self.owed -= 1;
        if shells.value(throw) == 0 {
            return self.lose_turn(Loss::Nothing, tell);
        }
        let more = self.given_by(throw);
        if self.count_big(throw) {
            return self.lose_turn(Loss::ThreeInARow, tell);
        }
        self.owe(more, tell);
        if shells.is_big(throw) && self.is_locked(seat) {
            self.unlocked = self.unlocked.with(seat);
            tell(Event::Unlocked { seat });
        }
        if self.comes_before_one(seat, throw) {
            tell(Event::Lost { seat: self.turn, why: Loss::BeforeOne });
        } else {
            self.keep(throw, PawnSet(0), tell);
        }
        self.settle(tell);
    }

    /// J5, J15, J16, J18: 1s are used up; any other value sends the attackers back and joins the row, barred to them.
    #[cold]
    fn throw_test(&mut self, throw: Throw, test: Test, tell: &mut impl FnMut(Event)) {
        let seat = self.mover();
        tell(Event::Threw { seat: self.turn, throw, purpose: Purpose::Test });
        let more = self.given_by(throw);
        let cancelled = self.count_big(throw);
        if self.course.shells.value(throw) == 1 {
            self.owe(more, tell);
            if test.ones > 1 {
                self.phase = Phase::Test(Test { ones: test.ones - 1, ..test });
            } else {
                self.win_test(test, tell);
            }
            return;
        }
        let at = self.side(seat).step(test.attackers.iter().next().expect("somebody attacks"));
        let against_broken = self.tie_at(test.defender, self.course.square(seat, at)) == Tie::Broken;
        self.phase = Phase::Turn;
        self.go_back(test, at, tell);
        if cancelled {
            return self.lose_turn(Loss::ThreeInARow, tell);
        }
        if self.course.shells.value(throw) == 0 {
            return self.lose_turn(Loss::Nothing, tell);
        }
        self.owe(more, tell);
        self.keep(throw, test.attackers, tell);
        let failing = self.row.slot(throw, test.attackers);
        if against_broken && !failing.is_some_and(|slot| self.slot_has_use(slot)) {
            return self.lose_turn(Loss::FailedTest, tell);
        }
        self.settle(tell);
    }

    fn win_test(&mut self, test: Test, tell: &mut impl FnMut(Event)) {
        let seat = self.mover();
        self.phase = Phase::Turn;
        let step = self.side(seat).step(test.attackers.iter().next().expect("somebody attacks"));
        let square = self.course.square(seat, step);
        let pawns = self.pawns_at(test.defender, square);
        self.send_back(test.defender, pawns, tell);
        self.harden_arrived(test.attackers, test.was, step, tell);
        self.open_gate_after(1, tell);
        self.owe(self.course.rules.earned_throws(pawns.count(), false, test.rewarded), tell);
        self.settle(tell);
    }

    /// Attackers return, and the square that they left becomes what it was.
    pub(crate) fn go_back(&mut self, test: Test, at: u8, tell: &mut impl FnMut(Event)) {
        let seat = self.mover();
        let side = &mut self.sides[seat.index()];
        side.put(test.attackers, test.from);
        let group = side.at(test.from);
        match test.was {
            Tie::Hard => side.hard.0 |= group.0,
            Tie::Broken => side.broken.0 |= group.0,
            Tie::Loose | Tie::Hollow | Tie::Pair | Tie::Twins => {}
        }
        tell(Event::Returned { seat, pawns: test.attackers, from: at, to: test.from });
    }

    /// T5: the row is left unused, as a whole.
    #[cold]
    fn decline(&mut self, tell: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        self.check_decline()?;
        tell(Event::Lost { seat: self.turn, why: Loss::Declined });
        self.row.clear();
        self.settle(tell);
        Ok(())
    }

    /// K3: two singles are one piece from now on.
    #[cold]
    fn declare_twins(&mut self, tell: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        let seat = self.mover();
        let pawns = self.check_twins()?;
        let side = &mut self.sides[seat.index()];
        side.hard.0 |= pawns.0;
        let step = side.step(pawns.iter().next().expect("two pawns"));
        tell(Event::Twinned { seat, square: self.course.square(seat, step) });
        self.settle(tell);
        Ok(())
    }

    fn make_move(&mut self, choice: Use, plan: Plan, tell: &mut impl FnMut(Event)) {
        let seat = self.mover();
        match plan.landing {
            Landing::Stopped(owner, step) => return self.stop(plan, owner, step, tell),
            _ if plan.from == Side::OFF => return self.bring_on(choice, plan, tell),
            _ => {}
        }
        let endangered =
            if plan.was == Tie::Hard { self.endangered_at(seat, self.course.square(seat, plan.from)) } else { None };
        self.row.take(choice.slot);
        if let Some(pawn) = plan.home_first.iter().next() {
            let (from, home) = (self.side(seat).step(pawn), self.course.home());
            self.sides[seat.index()].put(plan.home_first, home);
            tell(Event::Moved { seat, pawns: plan.home_first, from, to: home });
            tell(Event::Ripened { seat, pawns: plan.home_first });
        }
        self.leave(plan);
        if plan.landing != Landing::Leaves {
            tell(Event::Moved { seat, pawns: plan.movers, from: plan.from, to: plan.to });
        }
        let mut hits = 0;
        if let Some((sitter, pawns)) = endangered {
            self.send_back(sitter, pawns, tell);
            hits += pawns.count();
        }
        if plan.overtaken != [PawnSet(0); 4] {
            for enemy in Seat::ALL {
                hits += self.send_back_each(enemy, plan.overtaken[enemy.index()], tell);
            }
        }
        match plan.landing {
            Landing::Home => tell(Event::Ripened { seat, pawns: plan.movers }),
            Landing::Leaves => tell(Event::Left { seat, pawns: plan.movers }),
            Landing::Safe => {
                if plan.was == Tie::Hard || plan.was == Tie::Hollow && plan.movers.count() > 1 {
                    tell(Event::Untied { seat, square: self.course.square(seat, plan.to) });
                }
            }
            Landing::Plain(tie) => self.join(plan, tie, tell),
            Landing::Hits(enemy, pawns) => {
                self.send_back(enemy, pawns, tell);
                hits += pawns.count();
                self.join_after_hit(plan, tell);
            }
            Landing::Sits(host) => {
                self.sides[seat.index()].sitting.0 |= plan.movers.0;
                tell(Event::Sat { seat, host, square: self.course.square(seat, plan.to) });
            }
            Landing::Tests(defender, ones) => {
                tell(Event::Attacked { seat, defender, square: self.course.square(seat, plan.to), ones });
                self.open_gate_after(hits, tell);
                let earned = self.course.rules.earned_throws(hits, false, false);
                self.owe(earned, tell);
                self.phase = Phase::Test(Test {
                    attackers: plan.movers,
                    from: plan.from,
                    was: plan.was,
                    defender,
                    ones,
                    rewarded: hits > 0,
                });
                return;
            }
            Landing::Stopped(..) => {}
        }
        self.open_gate_after(hits, tell);
        let ripened = plan.landing == Landing::Home || !plan.home_first.is_empty();
        if (ripened || plan.landing == Landing::Leaves) && self.has_all_home(seat) && !self.goes_on_after(seat, tell) {
            return;
        }
        self.owe(self.course.rules.earned_throws(hits, ripened, false), tell);
        self.settle(tell);
    }

    /// E2: pawns come to their start, and the throw is used up.
    #[cold]
    fn bring_on(&mut self, choice: Use, plan: Plan, tell: &mut impl FnMut(Event)) {
        let seat = self.mover();
        let thrown = self.row.take(choice.slot).throw;
        self.sides[seat.index()].put(plan.movers, plan.to);
        if self.course.rules.entry == Entry::ByNumbers && self.course.shells.is_big(thrown) {
            self.unlocked = self.unlocked.with(seat);
        }
        tell(Event::Entered { seat, pawns: plan.movers });
        self.settle(tell);
    }

    /// K2: the throw is void, the turn ends, and the pawns may pass that double from now on.
    #[cold]
    fn stop(&mut self, plan: Plan, owner: Seat, step: u8, tell: &mut impl FnMut(Event)) {
        let seat = self.mover();
        let double = self.others_at(seat, step, owner);
        self.marks.add(owner, double, seat, plan.movers);
        tell(Event::Stopped { seat, pawns: plan.movers, owner, square: self.course.square(seat, step) });
        self.lose_turn(Loss::Stopped, tell);
    }

    /// Takes the movers off their square: they are bound no more, and a pawn of a broken group that is left alone is a
    /// single (J2, J17). Twins stay twins until they are home (K3).
    fn leave(&mut self, plan: Plan) {
        let seat = self.mover();
        let is_home = plan.landing == Landing::Home;
        let side = &mut self.sides[seat.index()];
        side.put(plan.movers, plan.to);
        side.untie(plan.movers);
        if plan.was == Tie::Twins && !is_home {
            side.hard.0 |= plan.movers.0;
        }
        if matches!(plan.was, Tie::Broken | Tie::Pair) {
            let rest = side.at(plan.from);
            if rest.count() == 1 {
                side.untie(rest);
            }
            self.marks.clear(seat, plan.movers);
            if rest.count() < 2 {
                self.marks.clear(seat, rest);
            }
        }
        if is_home && self.course.rules.jodi == Jodi::Double {
            self.marks.forget(seat, plan.movers);
        }
    }

    /// Binds own pawns that meet on a plain square (J1, J3, J6, J17).
    fn join(&mut self, plan: Plan, tie: Tie, tell: &mut impl FnMut(Event)) {
        let seat = self.mover();
        let square = self.course.square(seat, plan.to);
        let side = &mut self.sides[seat.index()];
        let all = side.at(plan.to);
        match tie {
            Tie::Loose => {}
            Tie::Hollow => tell(Event::BecameHollow { seat, square }),
            Tie::Hard => {
                side.hard.0 |= all.0;
                if plan.was != Tie::Hard {
                    tell(Event::BecameHard { seat, square });
                }
            }
            Tie::Broken => {
                side.untie(all);
                side.broken.0 |= all.0;
                tell(Event::Broke { seat, square });
            }
            Tie::Pair => self.share_marks(plan),
            Tie::Twins => {}
        }
    }

    /// What those that have hit are with their own on that square: enemies and own pawns share one only where pairs
    /// stand in peace (K2, K3); else nobody of their own was there.
    fn join_after_hit(&mut self, plan: Plan, tell: &mut impl FnMut(Event)) {
        match self.course.rules.jodi {
            Jodi::HollowFirst | Jodi::HardAtOnce => self.harden_arrived(plan.movers, plan.was, plan.to, tell),
            _ => self.share_marks(plan),
        }
    }

    /// Those that come to a double are a part of it (K2).
    fn share_marks(&mut self, plan: Plan) {
        let seat = self.mover();
        let standing = self.side(seat).at(plan.to).without(plan.movers);
        if self.course.rules.jodi == Jodi::Double && standing.count() > 1 {
            self.marks.share(seat, standing, plan.movers);
        }
    }

    /// A jodi that has driven enemies off a plain square stands there hard, whatever it was before (J3, J14).
    fn harden_arrived(&mut self, movers: PawnSet, was: Tie, step: u8, tell: &mut impl FnMut(Event)) {
        if movers.count() < 2 {
            return;
        }
        let seat = self.mover();
        self.sides[seat.index()].hard.0 |= movers.0;
        if was != Tie::Hard {
            tell(Event::BecameHard { seat, square: self.course.square(seat, step) });
        }
    }

    /// E3, H1: pawns of one square go back to where they began.
    fn send_back(&mut self, seat: Seat, pawns: PawnSet, tell: &mut impl FnMut(Event)) {
        let by = self.mover();
        let start = if self.course.rules.entry.is_off_board() { Side::OFF } else { 0 };
        let side = &mut self.sides[seat.index()];
        let step = side.step(pawns.iter().next().expect("somebody is hit"));
        side.untie(pawns);
        side.put(pawns, start);
        if self.course.rules.jodi == Jodi::Double {
            let rest = side.at(step);
            self.marks.clear(seat, pawns);
            self.marks.forget(seat, pawns);
            if rest.count() < 2 {
                self.marks.clear(seat, rest);
            }
        }
        tell(Event::Hit { by, seat, pawns, step });
    }

    /// The pawns of several squares go back, square by square; their number.
    #[cold]
    fn send_back_each(&mut self, seat: Seat, pawns: PawnSet, tell: &mut impl FnMut(Event)) -> u8 {
        let mut left = pawns;
        while let Some(pawn) = left.iter().next() {
            let here = PawnSet(self.side(seat).at(self.side(seat).step(pawn)).0 & left.0);
            self.send_back(seat, here, tell);
            left = left.without(here);
        }
        pawns.count()
    }

    /// G2, W3: the first hit opens the gate, for a whole team.
    fn open_gate_after(&mut self, hits: u8, tell: &mut impl FnMut(Event)) {
        if hits == 0 {
            return;
        }
        for seat in self.team(self.mover()).iter() {
            if !self.is_gate_open(seat) {
                tell(Event::GateOpened { seat });
            }
            self.gates = self.gates.with(seat);
        }
    }

    fn owe(&mut self, throws: u8, tell: &mut impl FnMut(Event)) {
        for _ in 0..throws {
            self.owed = self.owed.saturating_add(1);
            tell(Event::Again { seat: self.turn });
        }
    }

    /// Counts big throws in a row and says whether this one cancels the turn (T7).
    fn count_big(&mut self, throw: Throw) -> bool {
        self.big_run = self.big_run_after(throw);
        self.course.rules.cancels_turn(self.big_run)
    }

    fn keep(&mut self, throw: Throw, barred: PawnSet, tell: &mut impl FnMut(Event)) {
        if !self.row.push(throw, barred) {
            tell(Event::Lost { seat: self.turn, why: Loss::NoUse });
        }
    }

    /// T5: a row that nothing can use is lost as a whole; a turn with nothing left ends.
    fn settle(&mut self, tell: &mut impl FnMut(Event)) {
        if self.must_throw() {
            return;
        }
        if !self.row.is_empty() {
            if self.has_use() {
                return;
            }
            let why = if self.is_locked(self.mover()) { Loss::Locked } else { Loss::NoUse };
            tell(Event::Lost { seat: self.turn, why });
            self.row.clear();
        }
        if self.owed == 0 {
            self.end_turn(tell);
        }
    }

    fn lose_turn(&mut self, why: Loss, tell: &mut impl FnMut(Event)) {
        tell(Event::Lost { seat: self.turn, why });
        self.end_turn(tell);
    }

    fn end_turn(&mut self, tell: &mut impl FnMut(Event)) {
        let (ended, moved) = (self.turn, self.mover());
        self.row.clear();
        self.owed = 0;
        self.big_run = 0;
        self.free_sitters(moved, tell);
        tell(Event::TurnEnded { seat: ended });
        let next = if self.course.rules.finish == Finish::Teams { self.seats } else { self.unfinished() };
        self.turn = next.after(ended).unwrap_or(ended);
        if self.is_dead() {
            tell(Event::Dead);
            if self.would_live_with_open_gates() {
                self.phase = Phase::Dead;
            } else {
                self.end(Ending::Dead, tell);
            }
        } else {
            self.owed = 1;
        }
    }

    /// W3: the pawns that sat on jodis which have left the board are free.
    fn free_from(&mut self, host: Seat, tell: &mut impl FnMut(Event)) {
        for seat in self.seats.without(host).iter() {
            for pawn in self.side(seat).sitting.iter() {
                let square = self.course.square(seat, self.side(seat).step(pawn));
                if self.host_at(square).is_none() {
                    self.sides[seat.index()].sitting.0 &= !PawnSet::one(pawn).0;
                    tell(Event::Freed { seat, square });
                }
            }
        }
    }

    /// J10: pawns that sit on the jodis of the seat whose turn has ended may leave, and are out of danger.
    fn free_sitters(&mut self, host: Seat, tell: &mut impl FnMut(Event)) {
        if self.sides.iter().all(|side| side.sitting.is_empty()) {
            return;
        }
        for seat in self.seats.without(host).iter() {
            for pawn in self.side(seat).sitting.iter() {
                let square = self.course.square(seat, self.side(seat).step(pawn));
                if self.host_at(square) == Some(host) {
                    self.sides[seat.index()].sitting.0 &= !PawnSet::one(pawn).0;
                    if !self.is_in_danger(seat, pawn) {
                        tell(Event::Freed { seat, square });
                    }
                }
            }
        }
    }

    /// W2, W3: a seat has its pawns home. Whether the turn goes on: what is left of the row and owed is void, but in
    /// teams it is the partner's.
    #[cold]
    fn goes_on_after(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) -> bool {
        let place = self.next_place();
        self.places[seat.index()] = place;
        tell(Event::Finished { seat, place });
        let side = &mut self.sides[seat.index()];
        let rest = side.all().without(side.at(self.course.home())).without(side.at(Side::AWAY));
        if !rest.is_empty() {
            side.untie(rest);
            side.put(rest, Side::AWAY);
            self.marks.clear(seat, rest);
            self.marks.forget(seat, rest);
            tell(Event::Left { seat, pawns: rest });
            self.free_from(seat, tell);
        }
        let left = self.unfinished();
        match self.course.rules.finish {
            Finish::Teams if self.team(seat).iter().any(|partner| left.has(partner)) => {
                self.row = self.row.unbarred();
                return true;
            }
            Finish::PlayOn if left.count() > 1 => self.end_turn(tell),
            _ => self.end(Ending::Won, tell),
        }
        false
    }

    fn open_gates(&mut self, tell: &mut impl FnMut(Event)) {
        self.gates = self.seats;
        self.phase = Phase::Turn;
        self.owed = 1;
        tell(Event::GatesOpened);
    }

    fn end(&mut self, ending: Ending, tell: &mut impl FnMut(Event)) {
        let outcome = self.outcome(ending);
        self.row.clear();
        self.owed = 0;
        self.phase = Phase::Over(outcome);
        tell(Event::Over(outcome));
    }
}
