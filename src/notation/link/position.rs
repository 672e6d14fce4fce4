//! A position in a link, field by field. Whether its fields can be true together is for the check of all positions to
//! say.

use super::LinkError;
use super::packing::Parts;
use super::rules::{refused, rules, seat, seats, table};
use crate::engine::race::entry::Entry;
use crate::engine::race::finish::Leaving;
use crate::engine::race::jodi::Jodi;
use crate::engine::race::row::{Row, RowThrow};
use crate::engine::race::side::Side;
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
    passers(parts, &mut race);
    for seat in playing.iter() {
        sitters(parts, &mut race, seat);
    }
    race.gates = seats(parts, race.gates, playing);
    if matches!(rules.entry, Entry::AfterBigThrow | Entry::ByNumbers) {
        race.unlocked = seats(parts, race.unlocked, playing);
    }
    phase(parts, &mut race)?;
    Position::checked(&race).map_err(LinkError::Position)
}

/// The steps of a seat's pawns, which rise.
fn pawns(parts: &mut impl Parts, race: &mut Race, seat: Seat) {
    let rules = race.rules();
    let off = rules.entry.is_off_board().then_some(Side::OFF);
    let away = (rules.leaving == Leaving::WithOne || rules.short > 0).then_some(Side::AWAY);
    let steps: Vec<u8> = (0..=race.course.home()).chain(off).chain(away).collect();
    let place = |step| steps.iter().position(|&other| other == step).unwrap_or(0) as u8;
    let known: Vec<u8> = race.side(seat).pawns().map(|(_, step)| place(step)).collect();
    let places = rising(parts, &known, rules.pawns.into(), steps.len() as u8 - 1);
    for (pawn, place) in (0..).zip(places) {
        race.sides[seat.index()].put(PawnSet::one(pawn), steps[usize::from(place)]);
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

/// Which enemy pawns may pass each double of the outer ring.
fn passers(parts: &mut impl Parts, race: &mut Race) {
    if race.rules().jodi != Jodi::Double {
        return;
    }
    let known = std::mem::take(&mut race.marks);
    for owner in race.seats.iter() {
        for step in 1..=race.course.last_outer() {
            let double = PawnSet(race.side(owner).at(step).0 & race.doubles(owner).0);
            let Some(first) = double.iter().next() else { continue };
            for seat in race.enemies(owner).iter() {
                let (side, home) = (*race.side(seat), race.course.home());
                for (pawn, _) in side.pawns().filter(|&(_, step)| step < home) {
                    let one = PawnSet::one(pawn);
                    if parts.weighted(known.has(owner, first, seat, one).into(), &[7, 1]) == 1 {
                        race.marks.add(owner, double, seat, one);
                    }
                }
            }
        }
    }
}

/// Twins: how many of the pawns of each square are, in pairs.
fn twins(parts: &mut impl Parts, race: &mut Race, seat: Seat) {
    for step in 0..race.course.home() {
        let group = race.side(seat).at(step);
        if group.count() > 1 {
            let known = PawnSet(group.0 & race.side(seat).hard.0).count() / 2;
            let pairs = parts.below(known.into(), u32::from(group.count() / 2) + 1) as u8;
            let side = &mut race.sides[seat.index()];
            side.hard.0 &= !group.0;
            // Among equals the last ones in the order of a position are bound.
            side.hard.0 |= group.without(group.lowest(group.count() - 2 * pairs)).0;
        }
    }
}

/// What binds the pawns that share a plain square: nothing or a hollow jodi, hard, broken.
fn ties(parts: &mut impl Parts, race: &mut Race, seat: Seat) {
    if race.rules().jodi == Jodi::Twins {
        return twins(parts, race, seat);
    }
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
        let step = race.side(seat).step(pawn);
        if !Side::is_on_board(step) {
            continue;
        }
        let square = race.course.square(seat, step);
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
        if race.has_all_home(seat) {
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
    let shells = race.course.shells;
    let values: Vec<Option<u8>> =
        [None].into_iter().chain(shells.throws().map(|throw| Some(shells.value(throw)))).collect();
    let mut thrown = [None; 4];
    for seat in contenders.iter() {
        let known = values.iter().position(|&value| value == known.1[seat.index()]).unwrap_or(0);
        thrown[seat.index()] = values[parts.below(known as u32, values.len() as u32) as usize];
    }
    race.turn = contenders.iter().find(|seat| thrown[seat.index()].is_none()).ok_or(LinkError::Damaged)?;
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
