//! A position in a link, field by field. Whether its fields can be true together is for the check of all positions to
//! say.

use super::LinkError;
use super::packing::Parts;
use super::rules::{refused, rules, seat, seats, table};
use crate::engine::race::entry::Entry;
use crate::engine::race::row::{Row, RowThrow};
use crate::engine::race::{First, Phase, Race, Test};
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::throw::Throw;
use crate::engine::{Ending, Outcome, PawnSet};
use crate::notation::position::{ENDINGS, Position, PositionError, TIES, attack};

/// Goes over a position.
pub(super) fn position(parts: &mut impl Parts, known: Option<&Position>) -> Result<Position, LinkError> {
    let known = known.map(Position::race);
    let rules = rules(parts, known.map(Race::rules))?;
    let playing = table(parts, known.map_or(SeatSet::EMPTY, Race::seats))?;
    let blank = Race::new(rules, playing, First::ByThrow).map_err(refused)?;
    let mut race = known.cloned().unwrap_or(blank);
    for seat in playing.iter() {
        pawns(parts, &mut race, seat);
    }
    for seat in playing.iter() {
        ties(parts, &mut race, seat);
    }
    for seat in playing.iter() {
        sitters(parts, &mut race, seat);
    }
    race.gates = seats(parts, race.gates, playing);
    if rules.entry == Entry::AfterBigThrow {
        race.unlocked = seats(parts, race.unlocked, playing);
    }
    phase(parts, &mut race)?;
    Position::checked(&race).map_err(LinkError::Position)
}

/// The steps of a seat's pawns, which rise.
fn pawns(parts: &mut impl Parts, race: &mut Race, seat: Seat) {
    let known: Vec<u8> = race.side(seat).pawns().map(|(_, step)| step).collect();
    let steps = rising(parts, &known, race.rules().pawns.into(), race.course.home());
    for (pawn, step) in (0..).zip(steps) {
        race.sides[seat.index()].put(PawnSet::one(pawn), step);
    }
}

/// So many numbers from 0 to `last` that never fall: at each value another one has it, or all that are left are larger.
/// Weighted by how many numbers and values are left, every such list takes the same room.
fn rising(parts: &mut impl Parts, known: &[u8], count: u32, last: u8) -> Vec<u8> {
    let (mut numbers, mut value) = (Vec::new(), 0);
    for at in 0..count {
        let known = known.get(at as usize).copied().unwrap_or(0);
        while value < last && parts.weighted((known > value).into(), &[count - at, u32::from(last - value)]) == 1 {
            value += 1;
        }
        numbers.push(value);
    }
    numbers
}

/// What binds the pawns that share a plain square: nothing or a hollow jodi, hard, broken.
fn ties(parts: &mut impl Parts, race: &mut Race, seat: Seat) {
    for step in 1..race.course.home() {
        let group = race.side(seat).at(step);
        if group.count() < 2 || race.course.is_ghatta(race.course.square(seat, step)) || !race.forms_jodis() {
            continue;
        }
        let side = &mut race.sides[seat.index()];
        let bound = [PawnSet(0), side.hard, side.broken].iter().rposition(|pawns| pawns.0 & group.0 != 0);
        match parts.below(bound.unwrap_or(0) as u32, 3) {
            0 => {}
            1 => side.hard.0 |= group.0,
            _ => side.broken.0 |= group.0,
        }
    }
}

/// Which of the pawns on an enemy's hard jodi may not leave yet.
fn sitters(parts: &mut impl Parts, race: &mut Race, seat: Seat) {
    for pawn in 0..race.rules().pawns {
        let square = race.course.square(seat, race.side(seat).step(pawn));
        let is_guest = race.host_at(square).is_some_and(|host| host != seat);
        if is_guest && !race.course.is_ghatta(square) && parts.flag(race.side(seat).is_sitting(pawn)) {
            race.sides[seat.index()].sitting.0 |= PawnSet::one(pawn).0;
        }
    }
}

fn phase(parts: &mut impl Parts, race: &mut Race) -> Result<(), LinkError> {
    let kind = match race.phase {
        Phase::Turn => 0,
        Phase::Test(_) => 1,
        Phase::Opening { .. } => 2,
        Phase::Dead => 3,
        Phase::Over(_) => 4,
    };
    match parts.open(kind) {
        kind @ (0 | 1) => {
            turn(parts, race);
            row(parts, race)?;
            race.owed = u16::try_from(parts.open(race.owed.into())).map_err(|_| LinkError::Damaged)?;
            race.big_run = u8::try_from(parts.open(race.big_run.into())).map_err(|_| LinkError::Damaged)?;
            race.phase = if kind == 0 { Phase::Turn } else { Phase::Test(test(parts, race)?) };
        }
        2 => opening(parts, race)?,
        3 => {
            turn(parts, race);
            (race.owed, race.phase) = (0, Phase::Dead);
        }
        4 => {
            let known = if let Phase::Over(outcome) = race.phase { outcome } else { BLANK_OUTCOME };
            (race.owed, race.big_run, race.places) = (0, 0, [0; 4]); // they tell nothing any more
            race.phase = Phase::Over(outcome(parts, known, race.seats)?);
        }
        _ => return Err(LinkError::Newer),
    }
    Ok(())
}

/// Whose turn it is, and the places of those that have finished.
fn turn(parts: &mut impl Parts, race: &mut Race) {
    race.turn = seat(parts, race.turn, race.seats);
    for seat in race.seats.iter() {
        if race.side(seat).pawns().all(|(_, step)| step == race.course.home()) {
            race.places[seat.index()] = place(parts, race.places[seat.index()]);
        }
    }
}

/// A place from 1 to 4.
fn place(parts: &mut impl Parts, known: u8) -> u8 {
    parts.below(u32::from(known.saturating_sub(1)), 4) as u8 + 1
}

fn opening(parts: &mut impl Parts, race: &mut Race) -> Result<(), LinkError> {
    let known =
        if let Phase::Opening { contenders, thrown } = race.phase { (contenders, thrown) } else { Default::default() };
    let contenders = seats(parts, known.0, race.seats);
    let values: Vec<u8> =
        [0].into_iter().chain(race.course.shells.throws().map(|throw| race.course.shells.value(throw))).collect();
    let mut thrown = [0; 4];
    for seat in contenders.iter() {
        let known = values.iter().position(|&value| value == known.1[seat.index()]).unwrap_or(0);
        thrown[seat.index()] = values[parts.below(known as u32, values.len() as u32) as usize];
    }
    race.turn = contenders.iter().find(|seat| thrown[seat.index()] == 0).ok_or(LinkError::Damaged)?;
    race.owed = 0;
    race.phase = Phase::Opening { contenders, thrown };
    Ok(())
}

const BLANK_OUTCOME: Outcome = Outcome { ending: Ending::Won, places: [0; 4] };

fn outcome(parts: &mut impl Parts, known: Outcome, playing: SeatSet) -> Result<Outcome, LinkError> {
    let ending = ENDINGS.iter().position(|(_, ending)| *ending == known.ending).unwrap_or(0);
    let (_, ending) = *ENDINGS.get(parts.open(ending as u32) as usize).ok_or(LinkError::Newer)?;
    let mut places = [0; 4];
    for seat in playing.iter() {
        places[seat.index()] = place(parts, known.places[seat.index()]);
    }
    Ok(Outcome { ending, places })
}

fn row(parts: &mut impl Parts, race: &mut Race) -> Result<(), LinkError> {
    let known: Vec<RowThrow> = race.row.iter().collect();
    race.row.clear();
    let kinds = parts.open(known.len() as u32);
    if kinds > Row::SLOTS as u32 {
        return Err(LinkError::Damaged);
    }
    let throws: Vec<u8> = known.iter().map(|entry| entry.throw.0).collect();
    for (slot, throw) in rising(parts, &throws, kinds, race.course.shells.count()).into_iter().enumerate() {
        let (barred, count) = known.get(slot).map_or((PawnSet(0), 1), |entry| (entry.barred, entry.count));
        let (throw, barred) = (Throw(throw), barred_pawns(parts, barred, race.rules().pawns));
        if race.row.iter().any(|entry| (entry.throw, entry.barred) >= (throw, barred)) {
            return Err(LinkError::Damaged);
        }
        for _ in 0..=parts.open(u32::from(count) - 1) {
            if !race.row.push(throw, barred) {
                return Err(LinkError::Damaged);
            }
        }
    }
    Ok(())
}

/// A set of pawns: their number, mostly none and seldom more than the two of a jodi; then which.
fn barred_pawns(parts: &mut impl Parts, known: PawnSet, pawns: u8) -> PawnSet {
    let mut left = parts.weighted(known.count().into(), &[16, 8, 4, 1, 1, 1, 1, 1, 1][..=usize::from(pawns)]) as u32;
    let mut barred = PawnSet(0);
    for pawn in 0..pawns {
        let others = u32::from(pawns - pawn) - left;
        if parts.weighted(known.has(pawn).into(), &[others, left]) == 1 {
            barred.0 |= PawnSet::one(pawn).0;
            left -= 1;
        }
    }
    barred
}

fn test(parts: &mut impl Parts, race: &Race) -> Result<Test, LinkError> {
    let impossible = LinkError::Position(PositionError::Impossible("somebody attacks"));
    let (defender, attackers) = attack(race).ok_or(impossible)?;
    let blank = Test { attackers, from: 0, was: TIES[0].1, defender, ones: 0, rewarded: false };
    let known = if let Phase::Test(test) = race.phase { test } else { blank };
    let from = parts.below(known.from.into(), u32::from(race.course.home()) + 1) as u8;
    let was = TIES.iter().position(|(_, tie)| *tie == known.was).unwrap_or(0);
    let (_, was) = *TIES.get(parts.open(was as u32) as usize).ok_or(LinkError::Newer)?;
    let ones = u8::try_from(parts.open(known.ones.into())).map_err(|_| LinkError::Damaged)?;
    Ok(Test { attackers, from, was, defender, ones, rewarded: parts.flag(known.rewarded) })
}
