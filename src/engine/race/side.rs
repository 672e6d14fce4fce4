//! The pawns of one seat: where each stands and what binds it.

use super::lanes;
use crate::engine::PawnSet;

/// Pawns keep their index through the game, so that a drawing can follow each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The step of each pawn in a byte of its own, pawn 0 lowest; [`Side::OFF`], [`Side::AWAY`] or, past the last pawn,
    /// [`Side::NO_PAWN`]. One word, so that all pawns are compared with a step at once.
    steps: u64,
    /// The pawns of hard jodis, and twins.
    pub(crate) hard: PawnSet,
    /// The pawns of broken groups.
    pub(crate) broken: PawnSet,
    /// The pawns that sit on a hard jodi whose owner has not ended his next turn (J10).
    pub(crate) sitting: PawnSet,
}

impl Side {
    pub const MAX_PAWNS: usize = 8;
    /// The step of a pawn that is not on the board yet (E2).
    pub const OFF: u8 = 0xFD;
    /// The step of a pawn that has left the board from the centre (K3, W3).
    pub const AWAY: u8 = 0xFE;
    const NO_PAWN: u8 = 0xFF;

    /// So many pawns, all on one step.
    pub(crate) fn new(pawns: u8, step: u8) -> Side {
        let mut steps = [Side::NO_PAWN; Side::MAX_PAWNS];
        steps[..usize::from(pawns)].fill(step);
        let none = PawnSet(0);
        Side { steps: u64::from_le_bytes(steps), hard: none, broken: none, sitting: none }
    }

    /// The step of a pawn.
    pub fn step(&self, pawn: u8) -> u8 {
        (self.steps >> (8 * pawn)) as u8
    }

    pub fn has_pawn(&self, pawn: u8) -> bool {
        usize::from(pawn) < Side::MAX_PAWNS && self.step(pawn) != Side::NO_PAWN
    }

    /// Whether a step lies on the board, the centre included.
    pub fn is_on_board(step: u8) -> bool {
        step < Side::OFF
    }

    /// The pawns on a step.
    pub fn at(&self, step: u8) -> PawnSet {
        PawnSet(lanes::equal(self.steps, step))
    }

    /// The pawns from the start up to and with a step on the board.
    pub(crate) fn up_to(&self, step: u8) -> PawnSet {
        PawnSet(lanes::up_to(self.steps, step))
    }

    /// The pawns that stand from one to so many steps before a step on the board.
    pub(crate) fn before(&self, step: u8, most: u8) -> PawnSet {
        if step == 0 {
            return PawnSet(0);
        }
        let farther = if step > most { self.up_to(step - most - 1) } else { PawnSet(0) };
        self.up_to(step - 1).without(farther)
    }

    /// Every pawn.
    pub fn all(&self) -> PawnSet {
        PawnSet(!self.at(Side::NO_PAWN).0)
    }

    /// The pawns on the board, the centre included.
    pub fn on_board(&self) -> PawnSet {
        PawnSet(self.all().0 & !self.at(Side::OFF).0 & !self.at(Side::AWAY).0)
    }

    /// Every pawn with its step.
    pub fn pawns(&self) -> impl Iterator<Item = (u8, u8)> {
        let side = *self;
        self.all().iter().map(move |pawn| (pawn, side.step(pawn)))
    }

    pub fn is_sitting(&self, pawn: u8) -> bool {
        self.sitting.has(pawn)
    }

    pub(crate) fn put(&mut self, pawns: PawnSet, step: u8) {
        for pawn in pawns.iter() {
            let place = 8 * u32::from(pawn);
            self.steps = self.steps & !(0xFF << place) | u64::from(step) << place;
        }
    }

    /// Forgets whatever binds these pawns.
    pub(crate) fn untie(&mut self, pawns: PawnSet) {
        self.hard.0 &= !pawns.0;
        self.broken.0 &= !pawns.0;
        self.sitting.0 &= !pawns.0;
    }
}
