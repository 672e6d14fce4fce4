//! What follows on what was done: throws owed, the end of a turn and of the game.

use crate::engine::race::finish::Finish;
use crate::engine::race::side::Side;
use crate::engine::race::{Phase, Race};
use crate::engine::seat::Seat;
use crate::engine::throw::Throw;
use crate::engine::{Ending, Event, Loss, PawnSet};

impl Race {
    /// G2, W3: the first hit opens the gate, for a whole team.
    pub(super) fn open_gate_after(&mut self, hits: u8, tell: &mut impl FnMut(Event)) {
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

    pub(super) fn owe(&mut self, throws: u8, tell: &mut impl FnMut(Event)) {
        for _ in 0..throws {
            self.owed = self.owed.saturating_add(1);
            tell(Event::Again { seat: self.turn });
        }
    }

    /// Counts big throws in a row and says whether this one cancels the turn (T7).
    pub(super) fn count_big(&mut self, throw: Throw) -> bool {
        self.big_run = self.big_run_after(throw);
        self.course.rules.cancels_turn(self.big_run)
    }

    #[inline(always)]
    pub(super) fn keep(&mut self, throw: Throw, barred: PawnSet, tell: &mut impl FnMut(Event)) {
        if !self.row.push(throw, barred) {
            tell(Event::Lost { seat: self.turn, why: Loss::NoUse });
        }
    }

    /// T5: a row that nothing can use is lost as a whole; a turn with nothing left ends.
    pub(super) fn settle(&mut self, tell: &mut impl FnMut(Event)) {
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

    pub(super) fn lose_turn(&mut self, why: Loss, tell: &mut impl FnMut(Event)) {
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
    pub(super) fn goes_on_after(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) -> bool {
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

    pub(super) fn open_gates(&mut self, tell: &mut impl FnMut(Event)) {
        self.gates = self.seats;
        self.phase = Phase::Turn;
        self.owed = 1;
        tell(Event::GatesOpened);
    }

    pub(super) fn end(&mut self, ending: Ending, tell: &mut impl FnMut(Event)) {
        let outcome = self.outcome(ending);
        self.row.clear();
        self.owed = 0;
        self.phase = Phase::Over(outcome);
        tell(Event::Over(outcome));
    }
}
