//! Looks through the whole rest of a turn: every order of the row, every throw still owed, every test.

use super::worth::Worth;
use crate::engine::race::Race;
use crate::engine::seat::Seat;
use crate::engine::{Action, Game, Stage};

/// Positions that a search may look at. It is a number of positions and not a time, so that a game replays alike on
/// every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub u32);

impl Budget {
    /// Enough for nearly every row that comes up.
    pub const USUAL: Budget = Budget(20_000);
    /// Quick enough for a page that has lost its worker.
    pub const SMALL: Budget = Budget(1_000);
}

/// Chance nodes below one another within a turn; deeper throws are judged, not searched. The rules know no such cap.
const CHANCE_DEPTH: u8 = 2;
/// Actions below one another; what a longer row leads to is judged, not searched. No real row is as long, but a position
/// from outside may have one of thousands of throws.
const DEPTH: u8 = 64;
/// An owed throw that is not searched, in squares of progress.
const OWED: f32 = 3.0;

struct Search {
    seat: Seat,
    worth: Worth,
    left: u32,
    depth: u8,
}

/// The best action of the seat whose choice it is; `None` when there is nothing to choose.
pub fn choose(race: &Race, budget: Budget) -> Option<Action> {
    let Stage::Choice(seat) = race.stage() else { return None };
    let mut actions = Vec::new();
    race.legal_actions(&mut actions);
    if actions.len() < 2 {
        return actions.pop();
    }
    let mut search = Search { seat, worth: Worth::new(race), left: budget.0, depth: 0 };
    let valued = actions.into_iter().map(|action| (action, search.after(race, action, CHANCE_DEPTH)));
    valued.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}

impl Search {
    fn after(&mut self, race: &Race, action: Action, chances: u8) -> f32 {
        let mut next = race.clone();
        next.play_untold(action).expect("a listed action is legal");
        self.left = self.left.saturating_sub(1);
        self.depth += 1;
        let value = self.value(&next, chances);
        self.depth -= 1;
        value
    }

    fn value(&mut self, race: &Race, chances: u8) -> f32 {
        match race.stage() {
            Stage::Over(outcome) => match outcome.places[self.seat.index()] {
                1 if outcome.places.iter().filter(|&&place| place == 1).count() == 1 => 1000.0,
                place => -100.0 * f32::from(place),
            },
            Stage::Choice(seat) if seat == self.seat && self.left > 0 && self.depth < DEPTH => {
                let mut actions = Vec::new();
                race.legal_actions(&mut actions);
                actions.into_iter().map(|action| self.after(race, action, chances)).fold(f32::MIN, f32::max)
            }
            Stage::Chance(seat) if seat == self.seat && chances > 0 && self.left > 0 => {
                let (mut sum, mut total) = (0.0, 0.0);
                for &(throw, weight) in race.chances() {
                    sum += weight as f32 * self.after(race, Action::Throw(throw), chances - 1);
                    total += weight as f32;
                }
                sum / total
            }
            _ => {
                let owed = if race.turn() == self.seat { OWED * f32::from(race.owed().min(4)) } else { 0.0 };
                self.worth.of(race, self.seat) + self.worth.threats(race, self.seat) + owed
            }
        }
    }
}
