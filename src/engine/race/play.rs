//! Plays actions: the only file that changes a race.

use super::choices::{Landing, Plan, Refusal};
use super::finish::Finish;
use super::jodi::Tie;
use super::{Phase, Race, Test};
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::throw::Throw;
use crate::engine::{Action, Ending, Event, Game, Loss, PawnSet, Purpose, Stage, Unit, Use};

type Tell<'a> = &'a mut dyn FnMut(Event);

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

    fn play(&mut self, action: Action, tell: Tell) -> Result<(), Refusal> {
        match (self.stage(), action) {
            (Stage::Over(_), _) => Err(Refusal::Over),
            (_, Action::Draw) => {
                let ending = if self.phase == Phase::Dead { Ending::Dead } else { Ending::Agreed };
                self.end(ending, tell);
                Ok(())
            }
            (Stage::Dead, Action::OpenGates) => {
                self.open_gates(tell);
                Ok(())
            }
            (Stage::Dead, _) => Err(Refusal::Dead),
            (_, Action::OpenGates) => Err(Refusal::NotDead),
            (Stage::Choice(_), Action::Throw(_)) => Err(Refusal::MoveFirst),
            (Stage::Chance(_), Action::Throw(throw)) if !self.course.shells.is_possible(throw) => {
                Err(Refusal::NoSuchThrow)
            }
            (Stage::Chance(_), Action::Throw(throw)) => {
                match self.phase {
                    Phase::Opening { contenders, thrown } => self.throw_for_start(throw, contenders, thrown, tell),
                    Phase::Test(test) => self.throw_test(throw, test, tell),
                    _ => self.throw_for_row(throw, tell),
                }
                Ok(())
            }
            (_, Action::Move(choice)) => {
                let plan = self.plan(choice)?;
                self.make_move(choice, plan, tell);
                Ok(())
            }
        }
    }
}

impl Race {
    /// B5: each throws once, those that tie for the highest value throw again.
    fn throw_for_start(&mut self, throw: Throw, contenders: SeatSet, mut thrown: [u8; 4], tell: Tell) {
        tell(Event::Threw { seat: self.turn, throw, purpose: Purpose::Opening });
        thrown[self.turn.index()] = self.course.shells.value(throw);
        if let Some(next) = contenders.iter().find(|seat| thrown[seat.index()] == 0) {
            self.turn = next;
            self.phase = Phase::Opening { contenders, thrown };
            return;
        }
        let highest = contenders.iter().map(|seat| thrown[seat.index()]).max();
        let leaders: SeatSet = contenders.iter().filter(|seat| Some(thrown[seat.index()]) == highest).collect();
        self.turn = leaders.iter().next().expect("somebody threw the highest value");
        if leaders.count() > 1 {
            tell(Event::Tied);
            self.phase = Phase::Opening { contenders: leaders, thrown: [0; 4] };
        } else {
            tell(Event::Begins { seat: self.turn });
            self.phase = Phase::Turn;
            self.owed = 1;
        }
    }

    /// T1 to T3, T7, E2c.
    fn throw_for_row(&mut self, throw: Throw, tell: Tell) {
        let seat = self.turn;
        tell(Event::Threw { seat, throw, purpose: Purpose::Row });
        self.owed -= 1;
        let big = self.course.shells.is_big(throw);
        if self.count_big(big) {
            return self.lose_turn(Loss::ThreeInARow, tell);
        }
        if big {
            self.owe(tell);
            if self.is_locked(seat) {
                self.unlocked = self.unlocked.with(seat);
                tell(Event::Unlocked { seat });
            }
        }
        self.keep(throw, PawnSet(0), tell);
        self.settle(tell);
    }

    /// J5, J15, J16, J18: 1s are used up; any other value sends the attackers back and joins the row, barred to them.
    fn throw_test(&mut self, throw: Throw, test: Test, tell: Tell) {
        let seat = self.turn;
        tell(Event::Threw { seat, throw, purpose: Purpose::Test });
        let big = self.course.shells.is_big(throw);
        let cancelled = self.count_big(big);
        if self.course.shells.value(throw) == 1 {
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
        if big {
            self.owe(tell);
        }
        self.keep(throw, test.attackers, tell);
        let failing = self.row.slot(throw, test.attackers);
        if against_broken && !failing.is_some_and(|slot| self.slot_has_use(slot)) {
            return self.lose_turn(Loss::FailedTest, tell);
        }
        self.settle(tell);
    }

    fn win_test(&mut self, test: Test, tell: Tell) {
        let seat = self.turn;
        self.phase = Phase::Turn;
        let step = self.side(seat).step(test.attackers.iter().next().expect("somebody attacks"));
        let square = self.course.square(seat, step);
        self.send_back(test.defender, self.pawns_at(test.defender, square), tell);
        self.harden_arrived(test.attackers, test.was, step, tell);
        self.reward(true, false, test.rewarded, tell);
        self.settle(tell);
    }

    /// Attackers return, and the square that they left becomes what it was.
    pub(crate) fn go_back(&mut self, test: Test, at: u8, tell: Tell) {
        let seat = self.turn;
        let side = &mut self.sides[seat.index()];
        side.put(test.attackers, test.from);
        let group = side.at(test.from);
        match test.was {
            Tie::Hard => side.hard.0 |= group.0,
            Tie::Broken => side.broken.0 |= group.0,
            Tie::Loose | Tie::Hollow => {}
        }
        tell(Event::Returned { seat, pawns: test.attackers, from: at, to: test.from });
    }

    fn make_move(&mut self, choice: Use, plan: Plan, tell: Tell) {
        let seat = self.turn;
        let left = self.course.square(seat, plan.from);
        let reached = self.course.square(seat, plan.to);
        let endangered = self.endangered_at(seat, left).filter(|_| choice.unit == Unit::Jodi);
        let standing = self.side(seat).at(plan.to);
        self.row.take(choice.slot);
        self.leave(plan);
        tell(Event::Moved { seat, pawns: plan.movers, from: plan.from, to: plan.to });
        if let Some((sitter, pawns)) = endangered {
            self.send_back(sitter, pawns, tell);
        }
        let mut hit = endangered.is_some();
        match plan.landing {
            Landing::Home => tell(Event::Ripened { seat, pawns: plan.movers }),
            Landing::Safe => {
                if choice.unit == Unit::Jodi {
                    tell(Event::Untied { seat, square: reached });
                }
            }
            Landing::Plain(tie) => self.join(plan, standing, tie, tell),
            Landing::Hits(enemy, pawns) => {
                hit = true;
                self.send_back(enemy, pawns, tell);
                self.harden_arrived(plan.movers, plan.was, plan.to, tell);
            }
            Landing::Sits(host) => {
                self.sides[seat.index()].sitting.0 |= plan.movers.0;
                tell(Event::Sat { seat, host, square: reached });
            }
            Landing::Tests(defender, ones) => {
                tell(Event::Attacked { seat, defender, square: reached, ones });
                self.reward(hit, false, false, tell);
                self.phase = Phase::Test(Test {
                    attackers: plan.movers,
                    from: plan.from,
                    was: plan.was,
                    defender,
                    ones,
                    rewarded: hit,
                });
                return;
            }
        }
        if self.side(seat).pawns().all(|(_, step)| step == self.course.home()) {
            self.open_gate_after(hit, tell);
            return self.finish(tell);
        }
        self.reward(hit, plan.landing == Landing::Home, false, tell);
        self.settle(tell);
    }

    /// Takes the movers off their square: they are bound no more, and a pawn of a broken group that is left alone is a
    /// single (J2, J17).
    fn leave(&mut self, plan: Plan) {
        let side = &mut self.sides[self.turn.index()];
        side.put(plan.movers, plan.to);
        side.untie(plan.movers);
        let rest = side.at(plan.from);
        if rest.count() == 1 {
            side.untie(rest);
        }
    }

    /// Binds own pawns that meet on a plain square (J1, J3, J6, J17).
    fn join(&mut self, plan: Plan, standing: PawnSet, tie: Tie, tell: Tell) {
        let seat = self.turn;
        let square = self.course.square(seat, plan.to);
        let all = PawnSet(standing.0 | plan.movers.0);
        let side = &mut self.sides[seat.index()];
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
        }
    }

    /// A jodi that has driven enemies off a plain square stands there hard, whatever it was before (J3, J14).
    fn harden_arrived(&mut self, movers: PawnSet, was: Tie, step: u8, tell: Tell) {
        if movers.count() < 2 {
            return;
        }
        let seat = self.turn;
        self.sides[seat.index()].hard.0 |= movers.0;
        if was != Tie::Hard {
            tell(Event::BecameHard { seat, square: self.course.square(seat, step) });
        }
    }

    /// E3, H1: pawns go back to their start.
    fn send_back(&mut self, seat: Seat, pawns: PawnSet, tell: Tell) {
        let side = &mut self.sides[seat.index()];
        let step = side.step(pawns.iter().next().expect("somebody is hit"));
        side.untie(pawns);
        side.put(pawns, 0);
        tell(Event::Hit { by: self.turn, seat, pawns, step });
    }

    /// G2, T6, T8: the gate opens after a hit, and one extra throw at most is owed for one move.
    fn reward(&mut self, hit: bool, ripened: bool, already: bool, tell: Tell) {
        self.open_gate_after(hit, tell);
        if !already && self.course.rules.earns_a_throw(hit, ripened) {
            self.owe(tell);
        }
    }

    fn open_gate_after(&mut self, hit: bool, tell: Tell) {
        let seat = self.turn;
        if hit && !self.is_gate_open(seat) {
            tell(Event::GateOpened { seat });
        }
        if hit {
            self.gates = self.gates.with(seat);
        }
    }

    fn owe(&mut self, tell: Tell) {
        self.owed = self.owed.saturating_add(1);
        tell(Event::Again { seat: self.turn });
    }

    /// Counts big throws in a row and says whether this one cancels the turn (T7).
    fn count_big(&mut self, big: bool) -> bool {
        self.big_run = if big { self.big_run.saturating_add(1) } else { 0 };
        self.course.rules.cancels_turn(self.big_run)
    }

    fn keep(&mut self, throw: Throw, barred: PawnSet, tell: Tell) {
        if !self.row.push(throw, barred) {
            tell(Event::Lost { seat: self.turn, why: Loss::NoUse });
        }
    }

    /// T5: a row that nothing can use is lost as a whole; a turn with nothing left ends.
    fn settle(&mut self, tell: Tell) {
        if self.must_throw() {
            return;
        }
        if !self.row.is_empty() {
            if self.has_use() {
                return;
            }
            let why = if self.is_locked(self.turn) { Loss::Locked } else { Loss::NoUse };
            tell(Event::Lost { seat: self.turn, why });
            self.row.clear();
        }
        if self.owed == 0 {
            self.end_turn(tell);
        }
    }

    fn lose_turn(&mut self, why: Loss, tell: Tell) {
        tell(Event::Lost { seat: self.turn, why });
        self.end_turn(tell);
    }

    fn end_turn(&mut self, tell: Tell) {
        let ended = self.turn;
        self.row.clear();
        self.owed = 0;
        self.big_run = 0;
        self.free_sitters(ended, tell);
        tell(Event::TurnEnded { seat: ended });
        self.turn = self.unfinished().after(ended).unwrap_or(ended);
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

    /// J10: pawns that sit on the jodis of the seat whose turn has ended may leave, and are out of danger.
    fn free_sitters(&mut self, host: Seat, tell: Tell) {
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

    /// W2: the seat whose turn it is has every pawn home; what is left of its row and owed to it is void.
    fn finish(&mut self, tell: Tell) {
        let seat = self.turn;
        let place = self.places.iter().max().map_or(1, |last| last + 1);
        self.places[seat.index()] = place;
        tell(Event::Finished { seat, place });
        let left = self.unfinished();
        if self.course.rules.finish == Finish::FirstWins || left.count() == 1 {
            return self.end(Ending::Won, tell);
        }
        self.end_turn(tell);
    }

    fn open_gates(&mut self, tell: Tell) {
        self.gates = self.seats;
        self.phase = Phase::Turn;
        self.owed = 1;
        tell(Event::GatesOpened);
    }

    fn end(&mut self, ending: Ending, tell: Tell) {
        let outcome = self.outcome(ending);
        self.row.clear();
        self.owed = 0;
        self.phase = Phase::Over(outcome);
        tell(Event::Over(outcome));
    }
}
