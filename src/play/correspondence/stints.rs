//! Who plays when: a *stint* is all that one seat does before another acts.
//!
//! Each throw for the start is a stint of its own. What the table decides in a dead position belongs to the seat that
//! acted before.

use crate::engine::race::Race;
use crate::engine::seat::Seat;
use crate::engine::{Game, Stage};
use crate::notation::Replay;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stint {
    pub seat: Seat,
    /// Which of this seat's stints it is, from 1.
    pub number: usize,
    /// The index of its first action.
    pub first: usize,
}

/// The stints of a game up to now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stints {
    pub played: Vec<Stint>,
    /// The one that is to be played: a new one, or the last one when it is not at its end. `None` when the game is over.
    pub next: Option<Stint>,
}

impl Stints {
    pub fn of(replay: &Replay) -> Stints {
        let mut stints = Stints { played: Vec::new(), next: None };
        let mut race = replay.start.clone();
        let mut last_was_opening = false;
        for (at, &action) in replay.actions.iter().enumerate() {
            let stint = stints.acting(&race, at, last_was_opening).expect("a game that goes on is not over");
            if stint.first == at {
                stints.played.push(stint);
            }
            last_was_opening = race.is_opening();
            race.play(action, &mut |_| {}).expect("a replayed action is legal");
        }
        stints.next = stints.acting(&race, replay.actions.len(), last_was_opening);
        stints
    }

    /// The stint to which an action with this index belongs.
    fn acting(&self, race: &Race, at: usize, last_was_opening: bool) -> Option<Stint> {
        let last = self.played.last().copied();
        let seat = match race.stage() {
            Stage::Chance(seat) | Stage::Choice(seat) => seat,
            Stage::Dead => last.map_or(race.turn(), |last| last.seat),
            Stage::Over(_) => return None,
        };
        let goes_on = last.filter(|last| last.seat == seat && !last_was_opening);
        Some(goes_on.unwrap_or_else(|| Stint { seat, number: self.count(seat) + 1, first: at }))
    }

    /// How many stints a seat has had, the one that is being played included.
    pub fn count(&self, seat: Seat) -> usize {
        self.played.iter().rev().find(|stint| stint.seat == seat).map_or(0, |stint| stint.number)
    }

    /// Which stint of the game begins with this action, from 0.
    pub(super) fn index_of(&self, first: usize) -> usize {
        self.played.iter().filter(|stint| stint.first < first).count()
    }

    /// The indices of a stint's actions, in a game of so many.
    pub(super) fn actions_of(&self, index: usize, actions: usize) -> std::ops::Range<usize> {
        self.played[index].first..self.played.get(index + 1).map_or(actions, |next| next.first)
    }
}
