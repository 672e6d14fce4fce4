//! Plays actions: this folder alone changes a race. Here are the throws and what is declared, `moving` has the pawns,
//! `turns` what follows.
//!
//! What every throw or move asks for is `inline(always)`, here and beside: around a call WebAssembly puts all that it
//! holds away, so that each of them costs more than its few lines.

mod moving;
mod turns;

use super::jodi::Tie;
use super::refusal::Refusal;
use super::{Phase, Race, Test};
use crate::engine::seat::SeatSet;
use crate::engine::throw::Throw;
use crate::engine::{Action, Ending, Event, Game, Loss, PawnSet, Purpose, Stage};

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
}
