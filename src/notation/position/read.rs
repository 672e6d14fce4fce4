//! Reads a position's text. Whether its clauses can be true together is for `check` to say.

use std::str::FromStr;

use super::{AWAY, ENDINGS, OFF, Position, PositionError, TIES};
use crate::engine::race::jodi::Tie;
use crate::engine::race::side::Side;
use crate::engine::race::{First, Phase, Race, Test};
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::{Outcome, PawnSet};
use crate::notation::parse_rules;

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
        Position::checked(&race)
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
        "passed" => return read_passed(race, words),
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
                let pawns = read_digits(race, race.mover(), barred)?;
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
        let step = match name {
            OFF => Side::OFF,
            AWAY => Side::AWAY,
            _ => race.course.track(seat).step(race.course.board.named(name)?),
        };
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

/// Pawns of a seat by their numbers from 1, each once.
fn read_digits(race: &Race, seat: Seat, digits: &str) -> Option<PawnSet> {
    let mut pawns = PawnSet(0);
    for digit in digits.bytes() {
        let pawn = digit.checked_sub(b'1').filter(|&pawn| race.side(seat).has_pawn(pawn))?;
        (!pawns.has(pawn)).then_some(())?;
        pawns.0 |= PawnSet::one(pawn).0;
    }
    Some(pawns)
}

fn read_passed(race: &mut Race, words: &[&str]) -> Option<()> {
    for word in words {
        let (double, passers) = word.split_once('=')?;
        let owner = playing(race, double.get(..1)?)?;
        let seat = playing(race, passers.get(..1)?)?;
        let square = race.course.board.named(&double[1..])?;
        let passers = read_digits(race, seat, &passers[1..])?;
        let double = race.pawns_at(owner, square);
        (!double.is_empty() && !passers.is_empty()).then_some(())?;
        race.marks.add(owner, double, seat, passers);
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
    let (mut contenders, mut thrown) = (SeatSet::EMPTY, [None; 4]);
    for word in words {
        let (letter, value) = word.split_once('=')?;
        let seat = playing(race, letter)?;
        (!contenders.has(seat)).then_some(())?;
        contenders = contenders.with(seat);
        if value != "-" {
            let shells = race.course.shells;
            let value =
                value.parse().ok().filter(|&value| shells.throws().any(|throw| shells.value(throw) == value))?;
            thrown[seat.index()] = Some(value);
        }
    }
    race.turn = contenders.iter().find(|seat| thrown[seat.index()].is_none())?;
    race.owed = 0;
    race.phase = Phase::Opening { contenders, thrown };
    Some(())
}

fn read_test(race: &mut Race, words: &[&str]) -> Option<()> {
    let (words, rewarded) = match words {
        [rest @ .., "rewarded"] => (rest, true),
        _ => (words, false),
    };
    let [from, was, ones] = words else { return None };
    let seat = race.mover();
    let from = race.course.track(seat).step(race.course.board.named(from)?);
    let was = TIES.iter().find(|(name, _)| name == was)?.1;
    let ones = ones.parse().ok()?;
    let (defender, attackers) = attack(race)?;
    race.phase = Phase::Test(Test { attackers, from, was, defender, ones, rewarded });
    Some(())
}

/// The seat that is attacked by the one whose turn it is, and the attackers: sitters apart, they are the only pawns of
/// two seats on one plain square.
pub(in crate::notation) fn attack(race: &Race) -> Option<(Seat, PawnSet)> {
    let seat = race.mover();
    race.side(seat).pawns().filter(|&(_, step)| Side::is_on_board(step)).find_map(|(_, step)| {
        let square = race.course.square(seat, step);
        let (enemy, _) = race.enemies_at(seat, step)?;
        let is_bound = race.tie_at(enemy, square) == Tie::Hard || race.tie_at(seat, square) == Tie::Hard;
        (!is_bound && !race.course.is_ghatta(square)).then(|| (enemy, race.side(seat).at(step)))
    })
}
