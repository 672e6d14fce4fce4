//! The row: the throws that a player still has to use.

use crate::engine::PawnSet;
use crate::engine::throw::Throw;

/// Equal throws of a row: the same shells, barred to the same pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RowThrow {
    pub throw: Throw,
    /// The pawns that may not use it, after a failed attack (J5, J16).
    pub barred: PawnSet,
    /// How many such throws the row holds.
    pub count: u8,
}

/// The throws still to be used, as different ones with their number, sorted, so that equal rows are equal values.
///
/// It has room for [`Row::SLOTS`] different ones and 255 of each. More would take a dozen failed attacks by different
/// pawns in one turn, or 256 equal throws; what finds no room is told to the caller as lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    throws: [RowThrow; Row::SLOTS],
    len: u8,
}

impl Default for Row {
    fn default() -> Self {
        let none = RowThrow { throw: Throw(0), barred: PawnSet(0), count: 0 };
        Row { throws: [none; Row::SLOTS], len: 0 }
    }
}

impl Row {
    pub const SLOTS: usize = 16;

    /// The different throws with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = RowThrow> + '_ {
        self.throws[..usize::from(self.len)].iter().copied()
    }

    /// The different throws, each with its slot.
    pub(crate) fn slots(&self) -> impl Iterator<Item = (u8, &RowThrow)> {
        (0..self.len).zip(&self.throws)
    }

    /// Whether any throw is barred to any pawn.
    pub(crate) fn bars_anyone(&self) -> bool {
        self.iter().any(|entry| !entry.barred.is_empty())
    }

    /// The throws in a slot, as in [`crate::engine::Use::slot`].
    pub fn get(&self, slot: u8) -> Option<&RowThrow> {
        self.throws[..usize::from(self.len)].get(usize::from(slot))
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many different throws there are.
    pub fn kinds(&self) -> u8 {
        self.len
    }

    /// The same throws, barred to nobody.
    pub(crate) fn unbarred(&self) -> Row {
        let mut row = Row::default();
        for entry in self.iter() {
            for _ in 0..entry.count {
                let _ = row.push(entry.throw, PawnSet(0)); // what finds no room among 255 equal throws is lost
            }
        }
        row
    }

    /// How many throws there are, equal ones counted.
    pub fn total(&self) -> usize {
        self.iter().map(|entry| usize::from(entry.count)).sum()
    }

    /// The slot of a throw that is barred to exactly these pawns.
    pub fn slot(&self, throw: Throw, barred: PawnSet) -> Option<u8> {
        (0..).zip(self.iter()).find(|(_, entry)| (entry.throw, entry.barred) == (throw, barred)).map(|(slot, _)| slot)
    }

    pub(crate) fn clear(&mut self) {
        *self = Row::default();
    }

    /// Adds a throw; `false` when there is no room.
    #[must_use]
    #[inline(always)]
    pub(crate) fn push(&mut self, throw: Throw, barred: PawnSet) -> bool {
        if let Some(slot) = self.slot(throw, barred) {
            let count = &mut self.throws[usize::from(slot)].count;
            let has_room = *count < u8::MAX;
            *count += u8::from(has_room);
            return has_room;
        }
        let len = usize::from(self.len);
        if len == Row::SLOTS {
            return false;
        }
        let mut slot = len;
        self.throws[slot] = RowThrow { throw, barred, count: 1 };
        while slot > 0 && self.throws[slot] < self.throws[slot - 1] {
            self.throws.swap(slot, slot - 1);
            slot -= 1;
        }
        self.len += 1;
        true
    }

    /// Takes one throw out of a slot that is there.
    pub(crate) fn take(&mut self, slot: u8) -> RowThrow {
        let at = usize::from(slot);
        let taken = self.throws[at];
        self.throws[at].count -= 1;
        if self.throws[at].count == 0 {
            let last = usize::from(self.len) - 1;
            for slot in at..last {
                self.throws.swap(slot, slot + 1);
            }
            self.throws[last] = Row::default().throws[0];
            self.len -= 1;
        }
        taken
    }
}
