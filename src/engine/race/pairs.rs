//! Other ways with pairs than the jodi: doubles (K2), twins (K3), and what they mean for a landing.

use super::Race;
use super::choices::{Landing, Walk};
use super::gate::GateState;
use super::jodi::{Jodi, Tie};
use super::refusal::Refusal;
use super::side::Side;
use crate::engine::board::Square;
use crate::engine::seat::Seat;
use crate::engine::{PawnSet, Target};

/// For each pawn of a double the enemy pawns that it has stopped once and that may pass it now (K2). All pawns of a
/// double hold the same marks; any other pawn holds none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Marks([[u32; Side::MAX_PAWNS]; 4]);

impl Marks {
    fn bits(seat: Seat, pawns: PawnSet) -> u32 {
        u32::from(pawns.0) << (8 * seat.index())
    }

    fn of(&self, owner: Seat, pawn: u8) -> u32 {
        self.0[owner.index()][usize::from(pawn)]
    }

    /// Whether all these pawns may pass the double that a pawn belongs to.
    pub(crate) fn has(&self, owner: Seat, pawn: u8, seat: Seat, pawns: PawnSet) -> bool {
        let bits = Marks::bits(seat, pawns);
        self.of(owner, pawn) & bits == bits
    }

    /// The pawns of a seat that may pass the double that a pawn belongs to.
    pub(crate) fn passers(&self, owner: Seat, pawn: u8, seat: Seat) -> PawnSet {
        PawnSet((self.of(owner, pawn) >> (8 * seat.index())) as u8)
    }

    /// Which doubles a pawn may pass: whose, and on which of their steps.
    pub(crate) fn passed_by(&self, race: &Race, seat: Seat, pawn: u8) -> Vec<(Seat, u8)> {
        let owners = race.enemies(seat).iter();
        let mut passed: Vec<(Seat, u8)> = owners
            .flat_map(|owner| race.side(owner).pawns().map(move |(member, step)| (owner, member, step)))
            .filter(|&(owner, member, _)| self.has(owner, member, seat, PawnSet::one(pawn)))
            .map(|(owner, _, step)| (owner, step))
            .collect();
        passed.sort_unstable();
        passed.dedup();
        passed
    }

    /// The same marks when the pawns of a seat are numbered anew: each place has the old number of its pawn.
    pub(crate) fn renumbered(&self, seat: Seat, order: &[u8; Side::MAX_PAWNS]) -> Marks {
        let mut marks = *self;
        for (place, &pawn) in order.iter().enumerate() {
            marks.0[seat.index()][place] = self.of(seat, pawn);
        }
        let own = Marks::bits(seat, PawnSet(u8::MAX));
        for passers in marks.0.iter_mut().flatten() {
            let old = PawnSet((*passers >> (8 * seat.index())) as u8);
            let new = (0..).zip(order).filter(|(_, pawn)| old.has(**pawn)).fold(0, |set, (place, _)| set | 1 << place);
            *passers = *passers & !own | Marks::bits(seat, PawnSet(new));
        }
        marks
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().flatten().all(|&passers| passers == 0)
    }

    pub(crate) fn add(&mut self, owner: Seat, double: PawnSet, seat: Seat, pawns: PawnSet) {
        for pawn in double.iter() {
            self.0[owner.index()][usize::from(pawn)] |= Marks::bits(seat, pawns);
        }
    }

    /// Pawns that join others of a double share its marks.
    pub(crate) fn share(&mut self, owner: Seat, standing: PawnSet, arriving: PawnSet) {
        if let Some(like) = standing.iter().next() {
            let marks = self.of(owner, like);
            arriving.iter().for_each(|pawn| self.0[owner.index()][usize::from(pawn)] = marks);
        }
    }

    /// These pawns are no part of a double any more.
    pub(crate) fn clear(&mut self, owner: Seat, pawns: PawnSet) {
        pawns.iter().for_each(|pawn| self.0[owner.index()][usize::from(pawn)] = 0);
    }

    /// These pawns are out of the race up to here: whatever they might pass, they have to meet again.
    pub(crate) fn forget(&mut self, seat: Seat, pawns: PawnSet) {
        let bits = Marks::bits(seat, pawns);
        self.0.iter_mut().flatten().for_each(|marks| *marks &= !bits);
    }

    /// Whether two pawns of a seat may pass the same doubles.
    pub(crate) fn are_equal(&self, seat: Seat, one: u8, other: u8) -> bool {
        let shift = 8 * seat.index();
        self.0.iter().flatten().all(|marks| {
            let passers = PawnSet((marks >> shift) as u8);
            passers.has(one) == passers.has(other)
        })
    }
}

impl Race {
    /// The pawns of a seat that stand in twos or more on plain squares.
    pub(crate) fn doubles(&self, seat: Seat) -> PawnSet {
        let side = self.side(seat);
        let is_double = |&pawn: &u8| {
            let step = side.step(pawn);
            step < self.course.home() && !self.course.is_ghatta_at(step) && side.at(step).count() > 1
        };
        side.all().iter().filter(is_double).collect()
    }

    /// The nearest double of the outer ring that stops these movers: its owner and the step (K2).
    pub(crate) fn stopping_double(&self, seat: Seat, from: u8, walk: &Walk, gate: GateState) -> Option<(Seat, u8)> {
        if self.course.rules.jodi != Jodi::Double || from > self.course.last_outer() {
            return None;
        }
        let stands = |enemy: Seat| {
            let stops = |&pawn: &u8| {
                self.side(enemy).step(pawn) <= self.course.last_outer()
                    && !self.marks.has(enemy, pawn, seat, walk.movers)
            };
            self.doubles(enemy).iter().filter(stops).collect()
        };
        self.first_passed(seat, from, walk.steps, gate, stands)
    }

    /// K2: one pawn alone may not land where an enemy has two; every landing hits exactly one pawn.
    pub(crate) fn landing_on_singles(
        &self,
        seat: Seat,
        to: u8,
        is_group: bool,
        target: Option<Target>,
    ) -> Result<Landing, Refusal> {
        let square = self.course.square(seat, to);
        let has_two = |enemy| self.others_at(seat, to, enemy).count() > 1;
        if !is_group && self.enemies(seat).iter().any(has_two) {
            return Err(Refusal::DoubleThere(square));
        }
        let hit = match target {
            Some(target) if self.enemies(seat).has(target.seat) => {
                let is_there = self.others_at(seat, to, target.seat).has(target.pawn);
                is_there.then_some(target).ok_or(Refusal::NoSuchTarget)?
            }
            Some(_) => return Err(Refusal::NoSuchTarget),
            None => {
                let mut targets = self.targets(seat, square);
                let only = targets.next().ok_or(Refusal::NoSuchTarget)?;
                if targets.next().is_some() {
                    return Err(Refusal::WhichOne(square));
                }
                only
            }
        };
        Ok(Landing::Hits(hit.seat, PawnSet::one(hit.pawn)))
    }

    /// The enemy pawns on a square, of equal ones only the first (K2).
    pub fn targets(&self, seat: Seat, square: Square) -> impl Iterator<Item = Target> {
        self.enemies(seat).iter().flat_map(move |enemy| {
            let there = self.pawns_at(enemy, square);
            let is_first =
                move |&pawn: &u8| !there.iter().any(|other| other < pawn && self.are_equal_targets(enemy, other, pawn));
            there.iter().filter(is_first).map(move |pawn| Target { seat: enemy, pawn })
        })
    }

    /// Whether it makes no difference which of two pawns of a square is hit (K2).
    pub fn are_equal_targets(&self, seat: Seat, one: u8, other: u8) -> bool {
        self.marks.are_equal(seat, one, other)
    }

    /// K3: only twins send twins off, and nobody else; singles send off all the singles there.
    pub(crate) fn landing_among_twins(&self, seat: Seat, to: u8, walk: &Walk) -> Landing {
        let arrives = walk.was == Tie::Twins;
        let hit = self.enemies(seat).iter().find_map(|enemy| {
            let (there, twins) = (self.others_at(seat, to, enemy), self.side(enemy).hard);
            let hit = PawnSet(there.0 & if arrives { twins.0 } else { !twins.0 });
            (!hit.is_empty()).then_some(Landing::Hits(enemy, hit))
        });
        hit.unwrap_or(Landing::Plain(Tie::Loose))
    }

    /// The two singles that may be declared twins: exactly two on the start opposite the seat's own (K3).
    pub(crate) fn twins_to_be(&self, seat: Seat) -> Option<PawnSet> {
        if self.course.rules.jodi != Jodi::Twins {
            return None;
        }
        let opposite = self.course.across(seat.turned(2), 0, seat);
        let side = self.side(seat);
        let singles = side.at(opposite).without(side.hard);
        (singles.count() == 2).then_some(singles)
    }
}
