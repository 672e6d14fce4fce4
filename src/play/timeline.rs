//! The course of a game as a tree of stored positions with a cursor. Going back and forward moves the cursor; nothing
//! is undone.

use crate::engine::race::Race;
use crate::engine::race::refusal::Refusal;
use crate::engine::{Action, Event, Game};

/// Where an action came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A person or a bot chose it, or the game's own cowries fell so.
    Table,
    /// A throw of real cowries, entered by hand.
    Hand,
}

/// An index into the timeline's moments; 0 is the start.
pub type MomentIndex = usize;

/// A position and the action that led to it.
#[derive(Clone, Debug)]
pub struct Moment {
    pub before: MomentIndex,
    pub action: Action,
    pub source: Source,
    pub events: Vec<Event>,
    pub race: Race,
}

#[derive(Clone, Debug)]
pub struct Timeline {
    start: Race,
    /// Moment `i + 1` of the tree is `moments[i]`: the start itself has no action.
    moments: Vec<Moment>,
    cursor: MomentIndex,
}

impl Timeline {
    pub fn new(start: Race) -> Timeline {
        Timeline { start, moments: Vec::new(), cursor: 0 }
    }

    pub fn cursor(&self) -> MomentIndex {
        self.cursor
    }

    /// The game at the cursor.
    pub fn race(&self) -> &Race {
        self.race_at(self.cursor)
    }

    pub fn start(&self) -> &Race {
        &self.start
    }

    /// The game at a moment of this timeline.
    pub fn race_at(&self, index: MomentIndex) -> &Race {
        self.moment(index).map_or(&self.start, |moment| &moment.race)
    }

    /// The moment of an index; `None` for the start.
    pub fn moment(&self, index: MomentIndex) -> Option<&Moment> {
        self.moments.get(index.checked_sub(1)?)
    }

    /// Plays an action at the cursor and moves the cursor behind it. An action that was played here before leads to the
    /// same moment again.
    ///
    /// # Errors
    /// The reason why the action is not legal; the timeline is then unchanged.
    pub fn play(&mut self, action: Action, source: Source) -> Result<(), Refusal> {
        // What was played from a moment stands behind it, so that a game that only goes on looks through nothing.
        let behind = self.moments[self.cursor..].iter_mut().zip(self.cursor + 1..);
        let mut known = behind.filter(|(moment, _)| moment.before == self.cursor && moment.action == action);
        if let Some((moment, index)) = known.next() {
            moment.source = source;
            self.cursor = index;
            return Ok(());
        }
        let mut race = self.race().clone();
        let mut events = Vec::new();
        race.play(action, &mut |event| events.push(event))?;
        self.moments.push(Moment { before: self.cursor, action, source, events, race });
        self.cursor = self.moments.len();
        Ok(())
    }

    /// Moves the cursor to a moment of this timeline; any other index leaves it.
    pub fn go_to(&mut self, index: MomentIndex) {
        if index <= self.moments.len() {
            self.cursor = index;
        }
    }

    /// The moments that lead to the cursor, from the first action on, with their indices.
    pub fn line(&self) -> Vec<(MomentIndex, &Moment)> {
        let mut line: Vec<_> = self.back_from(self.cursor).collect();
        line.reverse();
        line
    }

    /// The moments from an index back to the first action.
    pub fn back_from(&self, index: MomentIndex) -> impl Iterator<Item = (MomentIndex, &Moment)> {
        let mut at = index;
        std::iter::from_fn(move || {
            let moment = self.moment(at)?;
            let found = (at, moment);
            at = moment.before;
            Some(found)
        })
    }

    /// How many throws led to the cursor.
    pub fn throws(&self) -> u64 {
        self.back_from(self.cursor).filter(|(_, moment)| matches!(moment.action, Action::Throw(_))).count() as u64
    }
}
