//! Who has played and won how often, from the records of finished games alone.

use super::table::{Player, Table};
use crate::engine::seat::Seat;
use crate::engine::{Ending, Stage};

/// Who is counted together.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Who {
    Named(String),
    /// A person who has typed no name.
    Unnamed(Seat),
    Bots,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub who: Who,
    pub played: usize,
    pub won: usize,
}

/// Counts the games that somebody has won; assisted ones do not count. Who has won most often comes first.
pub fn tally<'a>(tables: impl IntoIterator<Item = &'a Table>) -> Vec<Tally> {
    let mut tallies: Vec<Tally> = Vec::new();
    for table in tables.into_iter().filter(|table| !table.is_assisted()) {
        let Stage::Over(outcome) = table.race().stage() else { continue };
        if outcome.ending != Ending::Won {
            continue;
        }
        for seat in table.race().seats().iter() {
            let who = match (table.player(seat), table.name(seat)) {
                (Player::Bot, _) => Who::Bots,
                (_, Some(name)) => Who::Named(name.to_string()),
                (_, None) => Who::Unnamed(seat),
            };
            let won = usize::from(outcome.places[seat.index()] == 1);
            match tallies.iter_mut().find(|tally| tally.who == who) {
                Some(tally) => {
                    tally.played += 1;
                    tally.won += won;
                }
                None => tallies.push(Tally { who, played: 1, won }),
            }
        }
    }
    tallies.sort_by(|one, other| (other.won, one.played, &one.who).cmp(&(one.won, other.played, &other.who)));
    tallies
}
