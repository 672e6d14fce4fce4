//! The pawns of one seat: where each stands and what binds it.

use crate::engine::PawnSet;

/// Pawns keep their index through the game, so that a drawing can follow each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The step of each pawn; [`Side::NO_PAWN`] past the last one.
    steps: [u8; Side::MAX_PAWNS],
    /// The pawns of hard jodis.
    pub(crate) hard: PawnSet,
    /// The pawns of broken groups.
    pub(crate) broken: PawnSet,
    /// The pawns that sit on a hard jodi whose owner has not ended his next turn (J10).
    pub(crate) sitting: PawnSet,
}

impl Side {
    pub const MAX_PAWNS: usize = 8;
    const NO_PAWN: u8 = u8::MAX;

    /// So many pawns, all on the start (E1).
    pub(crate) fn new(pawns: u8) -> Side {
        let mut steps = [Side::NO_PAWN; Side::MAX_PAWNS];
        steps[..usize::from(pawns)].fill(0);
        Side { steps, hard: PawnSet(0), broken: PawnSet(0), sitting: PawnSet(0) }
    }

    /// The step of a pawn.
    pub fn step(&self, pawn: u8) -> u8 {
        self.steps[usize::from(pawn)]
    }

    pub fn has_pawn(&self, pawn: u8) -> bool {
        self.steps.get(usize::from(pawn)).is_some_and(|&step| step != Side::NO_PAWN)
    }

    /// The pawns on a step.
    pub fn at(&self, step: u8) -> PawnSet {
        PawnSet((0..Side::MAX_PAWNS).filter(|&pawn| self.steps[pawn] == step).fold(0, |set, pawn| set | 1 << pawn))
    }

    /// Every pawn with its step.
    pub fn pawns(&self) -> impl Iterator<Item = (u8, u8)> {
        (0..).zip(self.steps).filter(|&(_, step)| step != Side::NO_PAWN)
    }

    pub fn is_sitting(&self, pawn: u8) -> bool {
        self.sitting.has(pawn)
    }

    pub(crate) fn put(&mut self, pawns: PawnSet, step: u8) {
        for pawn in pawns.iter() {
            self.steps[usize::from(pawn)] = step;
        }
    }

    /// Forgets whatever binds these pawns.
    pub(crate) fn untie(&mut self, pawns: PawnSet) {
        self.hard.0 &= !pawns.0;
        self.broken.0 &= !pawns.0;
        self.sitting.0 &= !pawns.0;
    }
}
