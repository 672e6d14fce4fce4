//! A position as text. The clauses are described in [`crate::notation`]; `read` reads them, `check` says whether they can
//! be true together.

mod check;
mod read;

use std::fmt::{Display, Formatter};

pub(super) use read::attack;

use super::house::{RulesError, rules_text};
use crate::engine::race::jodi::Tie;
use crate::engine::race::side::Side;
use crate::engine::race::{Phase, Race};
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::throw::Throw;
use crate::engine::{Ending, PawnSet};

/// A point of a game that can be written, read and played on. Equal positions have equal texts: pawns are in the order
/// of their steps, whatever their numbers were. Pawns on one step that are barred from equally many equal throws keep
/// the order of their numbers, so that such a position may have two texts; it takes two failed attacks with one value.
#[derive(Clone, Debug)]
pub struct Position {
    race: Race,
}

impl Position {
    pub fn of(race: &Race) -> Position {
        let mut race = race.clone();
        for seat in race.seats().iter() {
            let order = Order::of(&race, seat);
            order.arrange(&mut race, seat);
        }
        Position { race }
    }

    /// The position of a race that was read, once its parts fit together.
    ///
    /// # Errors
    /// The reason why they cannot be true together.
    pub(super) fn checked(race: &Race) -> Result<Position, PositionError> {
        check::check(race).map_err(PositionError::Impossible)?;
        Ok(Position::of(race))
    }

    /// The game at this position.
    pub fn race(&self) -> &Race {
        &self.race
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Position {}

/// The order in which a seat's pawns are written: by step, then by what binds and bars them.
pub(super) struct Order([u8; 8]);

impl Order {
    pub(super) fn of(race: &Race, seat: Seat) -> Order {
        let side = race.side(seat);
        let bars = |pawn: u8| -> Vec<(Throw, u8, u8)> {
            let barred = race.row().iter().filter(|entry| seat == race.mover() && entry.barred.has(pawn));
            let mut bars: Vec<_> = barred.map(|entry| (entry.throw, entry.barred.count(), entry.count)).collect();
            bars.sort_unstable();
            bars
        };
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
        order.sort_by_cached_key(|&pawn| {
            let step = if side.has_pawn(pawn) { side.step(pawn) } else { u8::MAX };
            let ties = (side.hard.has(pawn), side.broken.has(pawn), side.sitting.has(pawn));
            (step, ties, bars(pawn), race.marks.passed_by(race, seat, pawn), pawn)
        });
        Order(order)
    }

    pub(super) fn pawns(&self) -> impl Iterator<Item = u8> {
        self.0.into_iter()
    }

    /// The same pawns by their place in this order.
    pub(super) fn apply(&self, pawns: PawnSet) -> PawnSet {
        PawnSet((0..8).filter(|&place| pawns.has(self.0[place])).fold(0, |set, place| set | 1 << place))
    }

    fn arrange(&self, race: &mut Race, seat: Seat) {
        let side = race.sides[seat.index()];
        let arranged = &mut race.sides[seat.index()];
        for (place, pawn) in (0..).zip(self.pawns()) {
            arranged.put(PawnSet::one(place), side.step(pawn));
        }
        arranged.hard = self.apply(side.hard);
        arranged.broken = self.apply(side.broken);
        arranged.sitting = self.apply(side.sitting);
        race.marks = race.marks.renumbered(seat, &self.0);
        if seat != race.mover() {
            return;
        }
        let row = race.row;
        race.row.clear();
        for entry in row.iter() {
            for _ in 0..entry.count {
                let kept = race.row.push(entry.throw, self.apply(entry.barred));
                debug_assert!(kept, "a row fits into a row");
            }
        }
        if let Phase::Test(test) = &mut race.phase {
            test.attackers = self.apply(test.attackers);
        }
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let race = &self.race;
        let (board, shells) = (race.course.board, race.course.shells);
        write!(f, "{}", rules_text(race.rules()))?;
        for seat in race.seats.iter() {
            write!(f, "; {}", seat.letter())?;
            let side = race.side(seat);
            for (pawn, step) in side.pawns() {
                match step {
                    Side::OFF => write!(f, " {OFF}")?,
                    Side::AWAY => write!(f, " {AWAY}")?,
                    _ => write!(f, " {}", board.name(race.course.square(seat, step)))?,
                }
                let mark = [('#', side.hard), ('%', side.broken), ('^', side.sitting)];
                let mark: String = mark.iter().filter(|(_, pawns)| pawns.has(pawn)).map(|(sign, _)| sign).collect();
                write!(f, "{mark}")?;
            }
        }
        write_passed(f, race)?;
        write_seats(f, "gates", race.gates)?;
        write_seats(f, "unlocked", race.unlocked)?;
        if race.places != [0; 4] && !matches!(race.phase, Phase::Over(_)) {
            write!(f, "; placed{}", places_text(race.seats, race.places, |place| place > 0))?;
        }
        match race.phase {
            Phase::Opening { contenders, thrown } => {
                write!(f, "; opening")?;
                for seat in contenders.iter() {
                    match thrown[seat.index()] {
                        None => write!(f, " {}=-", seat.letter())?,
                        Some(value) => write!(f, " {}={value}", seat.letter())?,
                    }
                }
            }
            Phase::Turn | Phase::Test(_) => write!(f, "; turn {}", race.turn.letter())?,
            Phase::Dead => write!(f, "; dead {}", race.turn.letter())?,
            Phase::Over(outcome) => {
                let places = places_text(race.seats, outcome.places, |_| true);
                write!(f, "; over {}{places}", ending_name(outcome.ending))?;
            }
        }
        if !race.row.is_empty() {
            write!(f, "; row")?;
            for entry in race.row.iter() {
                for _ in 0..entry.count {
                    write!(f, " {}", shells.name(entry.throw))?;
                    if !entry.barred.is_empty() {
                        write!(f, "!{}", digits(entry.barred))?;
                    }
                }
            }
        }
        if race.owed > 0 {
            write!(f, "; owed {}", race.owed)?;
        }
        if race.big_run > 0 && !matches!(race.phase, Phase::Over(_)) {
            write!(f, "; run {}", race.big_run)?;
        }
        if let Phase::Test(test) = race.phase {
            let from = board.name(race.course.square(race.mover(), test.from));
            write!(f, "; test {from} {} {}", tie_name(test.was), test.ones)?;
            if test.rewarded {
                write!(f, " rewarded")?;
            }
        }
        Ok(())
    }
}

/// How a pawn is written that is not on the board yet, and one that has left it.
pub(in crate::notation) const OFF: &str = "off";
pub(in crate::notation) const AWAY: &str = "away";

/// The doubles that have stopped pawns which may pass them now.
fn write_passed(f: &mut Formatter<'_>, race: &Race) -> std::fmt::Result {
    let mut key = "; passed";
    for owner in race.seats.iter() {
        for step in 1..race.course.home() {
            let Some(first) = race.side(owner).at(step).iter().next() else { continue };
            for seat in race.seats.without(owner).iter() {
                let passers = race.marks.passers(owner, first, seat);
                if !passers.is_empty() {
                    let double = race.course.board.name(race.course.square(owner, step));
                    write!(f, "{key} {}{double}={}{}", owner.letter(), seat.letter(), digits(passers))?;
                    key = "";
                }
            }
        }
    }
    Ok(())
}

/// Pawns by their numbers from 1.
fn digits(pawns: PawnSet) -> String {
    pawns.iter().map(|pawn| (b'1' + pawn) as char).collect()
}

fn write_seats(f: &mut Formatter<'_>, clause: &str, seats: SeatSet) -> std::fmt::Result {
    if seats.is_empty() {
        return Ok(());
    }
    write!(f, "; {clause}")?;
    seats.iter().try_for_each(|seat| write!(f, " {}", seat.letter()))
}

fn places_text(seats: SeatSet, places: [u8; 4], shown: fn(u8) -> bool) -> String {
    let shown = seats.iter().filter(|seat| shown(places[seat.index()]));
    shown.map(|seat| format!(" {}={}", seat.letter(), places[seat.index()])).collect()
}

/// What may tie attackers to the square that they left.
pub(super) const TIES: [(&str, Tie); 4] =
    [("loose", Tie::Loose), ("hollow", Tie::Hollow), ("hard", Tie::Hard), ("broken", Tie::Broken)];
pub(super) const ENDINGS: [(&str, Ending); 3] =
    [("won", Ending::Won), ("dead", Ending::Dead), ("agreed", Ending::Agreed)];

fn tie_name(tie: Tie) -> &'static str {
    TIES.iter().find(|(_, other)| *other == tie).expect("every tie has a name").0
}

fn ending_name(ending: Ending) -> &'static str {
    ENDINGS.iter().find(|(_, other)| *other == ending).expect("every ending has a name").0
}

/// What is wrong with a position written as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    Rules(RulesError),
    /// A clause that cannot be read, or stands where it may not.
    Clause(String),
    /// A clause that must be there and is not.
    Missing(&'static str),
    /// Clauses that can be read but cannot be true together.
    Impossible(&'static str),
}
