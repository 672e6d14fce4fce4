//! A position as text. The clauses are described in [`crate::notation`].

use std::fmt::{Display, Formatter};
use std::str::FromStr;

use super::house::{RulesError, parse_rules, rules_text};
use crate::engine::race::finish::Finish;
use crate::engine::race::jodi::{Jodi, Tie};
use crate::engine::race::{First, Phase, Race, Test};
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::throw::Throw;
use crate::engine::{Ending, Outcome, PawnSet, Stage};

/// A point of a game that can be written, read and played on. Equal positions have equal texts: pawns are in the order
/// of their steps, whatever their numbers were.
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
            let barred = race.row().iter().filter(|entry| seat == race.turn() && entry.barred.has(pawn));
            let mut bars: Vec<_> = barred.map(|entry| (entry.throw, entry.barred.count(), entry.count)).collect();
            bars.sort_unstable();
            bars
        };
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
        order.sort_by_cached_key(|&pawn| {
            let step = if side.has_pawn(pawn) { side.step(pawn) } else { u8::MAX };
            (step, side.hard.has(pawn), side.broken.has(pawn), side.sitting.has(pawn), bars(pawn), pawn)
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
        if seat != race.turn {
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
                let mark = [('#', side.hard), ('%', side.broken), ('^', side.sitting)];
                let mark: String = mark.iter().filter(|(_, pawns)| pawns.has(pawn)).map(|(sign, _)| sign).collect();
                write!(f, " {}{mark}", board.name(race.course.square(seat, step)))?;
            }
        }
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
                        0 => write!(f, " {}=-", seat.letter())?,
                        value => write!(f, " {}={value}", seat.letter())?,
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
                        let pawns: String = entry.barred.iter().map(|pawn| (b'1' + pawn) as char).collect();
                        write!(f, "!{pawns}")?;
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
            let from = board.name(race.course.square(race.turn, test.from));
            write!(f, "; test {from} {} {}", tie_name(test.was), test.ones)?;
            if test.rewarded {
                write!(f, " rewarded")?;
            }
        }
        Ok(())
    }
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

const TIES: [(&str, Tie); 4] =
    [("loose", Tie::Loose), ("hollow", Tie::Hollow), ("hard", Tie::Hard), ("broken", Tie::Broken)];
const ENDINGS: [(&str, Ending); 3] = [("won", Ending::Won), ("dead", Ending::Dead), ("agreed", Ending::Agreed)];

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

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut clauses = text.split(';').map(str::trim);
        let rules = parse_rules(clauses.next().unwrap_or_default()).map_err(PositionError::Rules)?;
        let clauses: Vec<&str> = clauses.collect();
        let seats: SeatSet = clauses.iter().filter_map(|clause| seat_of(clause)).collect();
        let mut race = Race::new(rules, seats, First::ByThrow).map_err(|_| PositionError::Missing("seats"))?;
        race.phase = Phase::Dead; // until a clause tells the phase
        let mut seen = Vec::new();
        for clause in clauses {
            let wrong = || PositionError::Clause(clause.to_string());
            let mut words = clause.split_whitespace();
            let key = words.next().ok_or_else(wrong)?;
            let kind = if ["turn", "opening", "dead", "over"].contains(&key) { "turn" } else { key };
            if seen.contains(&kind) || (!seen.contains(&"turn") && ["row", "test"].contains(&key)) {
                return Err(wrong());
            }
            seen.push(kind);
            read_clause(&mut race, key, &words.collect::<Vec<_>>()).ok_or_else(wrong)?;
        }
        if !seen.contains(&"turn") {
            return Err(PositionError::Missing("turn"));
        }
        check(&race).map_err(PositionError::Impossible)?;
        Ok(Position::of(&race))
    }
}

fn seat_of(clause: &str) -> Option<Seat> {
    Seat::from_letter(clause.split_whitespace().next()?)
}

/// Reads one clause into the race; `None` when it cannot be read.
fn read_clause(race: &mut Race, key: &str, words: &[&str]) -> Option<()> {
    let seats = || words.iter().map(|word| playing(race, word)).collect::<Option<SeatSet>>();
    match key {
        "S" | "E" | "N" | "W" => return read_pawns(race, Seat::from_letter(key)?, words),
        "gates" => race.gates = seats()?,
        "unlocked" => race.unlocked = seats()?,
        "placed" => race.places = read_places(race, words)?,
        "turn" => {
            race.turn = playing(race, one(words)?)?;
            race.phase = Phase::Turn;
        }
        "dead" => race.turn = playing(race, one(words)?)?,
        "opening" => return read_opening(race, words),
        "over" => {
            let ending = ENDINGS.iter().find(|(name, _)| Some(name) == words.first())?.1;
            let places = read_places(race, &words[1..])?;
            race.seats.iter().all(|seat| places[seat.index()] > 0).then_some(())?;
            race.phase = Phase::Over(Outcome { ending, places });
        }
        "row" => {
            for word in words {
                let (name, barred) = word.split_once('!').unwrap_or((word, ""));
                let throw = race.course.shells.named(name)?;
                let mut pawns = PawnSet(0);
                for digit in barred.bytes() {
                    let pawn = digit.checked_sub(b'1').filter(|&pawn| race.side(race.turn).has_pawn(pawn))?;
                    pawns.0 |= PawnSet::one(pawn).0;
                }
                race.row.push(throw, pawns).then_some(())?;
            }
        }
        "owed" => race.owed = one(words)?.parse().ok()?,
        "run" => race.big_run = one(words)?.parse().ok()?,
        "test" => return read_test(race, words),
        _ => return None,
    }
    Some(())
}

fn one<'a>(words: &[&'a str]) -> Option<&'a str> {
    let [word] = words else { return None };
    Some(word)
}

fn playing(race: &Race, letter: &str) -> Option<Seat> {
    Seat::from_letter(letter).filter(|&seat| race.seats.has(seat))
}

fn read_pawns(race: &mut Race, seat: Seat, words: &[&str]) -> Option<()> {
    if words.len() != usize::from(race.rules().pawns) {
        return None;
    }
    for (pawn, word) in (0..).zip(words) {
        let name = word.trim_end_matches(['#', '%', '^']);
        let square = race.course.board.named(name)?;
        let step = race.course.track(seat).step(square);
        let pawn = PawnSet::one(pawn);
        let side = &mut race.sides[seat.index()];
        side.put(pawn, step);
        match &word[name.len()..] {
            "" => {}
            "#" => side.hard.0 |= pawn.0,
            "%" => side.broken.0 |= pawn.0,
            "^" => side.sitting.0 |= pawn.0,
            _ => return None,
        }
    }
    Some(())
}

fn read_places(race: &Race, words: &[&str]) -> Option<[u8; 4]> {
    let mut places = [0; 4];
    for word in words {
        let (letter, place) = word.split_once('=')?;
        let place = place.parse().ok().filter(|place| (1..=4).contains(place))?;
        places[playing(race, letter)?.index()] = place;
    }
    Some(places)
}

fn read_opening(race: &mut Race, words: &[&str]) -> Option<()> {
    let (mut contenders, mut thrown) = (SeatSet::EMPTY, [0; 4]);
    for word in words {
        let (letter, value) = word.split_once('=')?;
        let seat = playing(race, letter)?;
        contenders = contenders.with(seat);
        if value != "-" {
            let shells = race.course.shells;
            let value =
                value.parse().ok().filter(|&value| shells.throws().any(|throw| shells.value(throw) == value))?;
            thrown[seat.index()] = value;
        }
    }
    race.turn = contenders.iter().find(|seat| thrown[seat.index()] == 0)?;
    race.owed = 0;
    race.phase = Phase::Opening { contenders, thrown };
    (contenders.count() > 1).then_some(())
}

fn read_test(race: &mut Race, words: &[&str]) -> Option<()> {
    let (words, rewarded) = match words {
        [rest @ .., "rewarded"] => (rest, true),
        _ => (words, false),
    };
    let [from, was, ones] = words else { return None };
    let seat = race.turn;
    let from = race.course.track(seat).step(race.course.board.named(from)?);
    let was = TIES.iter().find(|(name, _)| name == was)?.1;
    let ones = ones.parse().ok()?;
    // Attackers and attacked are the only pawns of two seats on one plain square, sitters apart.
    let (defender, attackers) = race.side(seat).pawns().find_map(|(_, step)| {
        let square = race.course.square(seat, step);
        let (enemy, _) = race.enemies_at(seat, square)?;
        let is_bound = race.tie_at(enemy, square) == Tie::Hard || race.tie_at(seat, square) == Tie::Hard;
        (!is_bound && !race.course.is_ghatta(square)).then(|| (enemy, race.side(seat).at(step)))
    })?;
    race.phase = Phase::Test(Test { attackers, from, was, defender, ones, rewarded });
    Some(())
}

/// Checks that a race can have come to be, as far as its parts tell.
fn check(race: &Race) -> Result<(), &'static str> {
    let course = race.course();
    for seat in race.seats.iter() {
        let side = race.side(seat);
        let home = side.pawns().filter(|&(_, step)| step == course.home()).count();
        let finished = home == usize::from(race.rules().pawns);
        if finished != (race.place(seat) > 0) && !matches!(race.phase, Phase::Over(_)) {
            return Err("a seat has its place when all its pawns are home");
        }
        let inside = side.pawns().any(|(_, step)| step > course.last_outer());
        if inside && !race.is_gate_open(seat) {
            return Err("a pawn is inside though its gate is shut");
        }
    }
    check_places(race)?;
    for square in course.board.squares() {
        check_square(race, square)?;
    }
    match race.stage() {
        Stage::Choice(_) if !race.has_use() => Err("nothing is to be done"),
        Stage::Choice(seat) | Stage::Chance(seat) if race.place(seat) > 0 => Err("that seat has finished"),
        Stage::Dead if !race.is_dead() || !race.would_live_with_open_gates() => Err("the position is not dead"),
        _ => check_turn(race),
    }
}

fn check_places(race: &Race) -> Result<(), &'static str> {
    let mut given: Vec<u8> = race.places.into_iter().filter(|&place| place > 0).collect();
    given.sort_unstable();
    if given.iter().zip(1..).any(|(&place, next)| place != next) {
        return Err("places are given from the first on, each once");
    }
    let goes_on = race.rules().finish == Finish::PlayOn && race.unfinished().count() > 1;
    if !given.is_empty() && !goes_on && !matches!(race.phase, Phase::Over(_)) {
        return Err("the game is over");
    }
    Ok(())
}

fn check_square(race: &Race, square: crate::engine::board::Square) -> Result<(), &'static str> {
    let ghatta = race.course().is_ghatta(square);
    let groups: Vec<(Seat, PawnSet)> = race
        .seats
        .iter()
        .map(|seat| (seat, race.pawns_at(seat, square)))
        .filter(|(_, pawns)| !pawns.is_empty())
        .collect();
    let tested = race.tested().is_some_and(|(attacked, _)| attacked == square);
    for &(seat, pawns) in &groups {
        let side = race.side(seat);
        let marked = |set: PawnSet| set.0 & pawns.0;
        let (hard, broken) = (marked(side.hard), marked(side.broken));
        let forms = race.forms_jodis();
        if (ghatta || !forms) && hard | broken != 0 {
            return Err("only pawns on a plain square are bound");
        }
        if hard != 0 && (hard != pawns.0 || pawns.count() != 2 || broken != 0) {
            return Err("a hard jodi is two pawns");
        }
        if broken != 0 && (broken != pawns.0 || pawns.count() < 2) {
            return Err("a broken group is two pawns or more");
        }
        if forms && !ghatta && pawns.count() > 2 && broken == 0 {
            return Err("three pawns on a plain square are broken");
        }
        if race.tie(seat, pawns) == Tie::Hollow && race.rules().jodi == Jodi::HardAtOnce && !tested {
            return Err("no jodi is hollow in this house");
        }
        if marked(side.sitting) != 0 && race.host_at(square).is_none_or(|host| host == seat) {
            return Err("a sitter sits on an enemy's hard jodi");
        }
    }
    let sat_on = groups.len() == 2
        && race.host_at(square).is_some()
        && groups.iter().any(|&(seat, pawns)| race.tie(seat, pawns) != Tie::Hard && pawns.count() == 1);
    let attacked = tested && groups.len() == 2;
    if !ghatta && groups.len() > 1 && !sat_on && !attacked {
        return Err("enemies share a plain square");
    }
    Ok(())
}

fn check_turn(race: &Race) -> Result<(), &'static str> {
    if let Phase::Test(test) = race.phase {
        let square = race.course.square(race.turn, race.side(race.turn).step(test.attackers.0.trailing_zeros() as u8));
        let needed = race.pawns_at(test.defender, square).count().saturating_sub(test.attackers.count());
        if test.ones == 0 || test.ones > needed || test.attackers.count() > 2 {
            return Err("the test needs another number of 1s");
        }
        if test.from == race.course.home() {
            return Err("nobody attacks from the centre");
        }
    }
    if matches!(race.phase, Phase::Opening { .. } | Phase::Dead | Phase::Over(_))
        && (!race.row.is_empty() || race.owed > 0)
    {
        return Err("throws are due in a turn only");
    }
    let one_throw = race.rules().throwing == crate::engine::race::throwing::Throwing::MoveFirst;
    if one_throw && race.row.total() > 1 {
        return Err("the row holds one throw in this house");
    }
    Ok(())
}
