//! What a use of a throw does to the pawns: they leave, arrive, hit, bind.

use crate::engine::race::choices::{Landing, Plan};
use crate::engine::race::entry::Entry;
use crate::engine::race::jodi::{Jodi, Tie};
use crate::engine::race::side::Side;
use crate::engine::race::{Phase, Race, Test};
use crate::engine::seat::Seat;
use crate::engine::{Event, Loss, PawnSet, Use};

impl Race {
    pub(super) fn make_move(&mut self, choice: Use, plan: Plan, tell: &mut impl FnMut(Event)) {
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
    pub(super) fn harden_arrived(&mut self, movers: PawnSet, was: Tie, step: u8, tell: &mut impl FnMut(Event)) {
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
    pub(super) fn send_back(&mut self, seat: Seat, pawns: PawnSet, tell: &mut impl FnMut(Event)) {
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
}
