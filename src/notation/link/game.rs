//! A whole game in a link, and a game by correspondence. Every action is read at its point of the game, among those that
//! the rules allow there.

use super::packing::Parts;
use super::position::position;
use super::rules::{refused, rules, table};
use super::{Link, LinkError, sum};
use crate::engine::race::{First, Race};
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::{Action, Game, Stage};
use crate::notation::correspondence::{Correspondence, Seal, Trust};
use crate::notation::position::Position;
use crate::notation::record::{Record, Start, clean_name};
use crate::notation::tokens::token;

/// Goes over a correspondence.
pub(super) fn correspondence(
    parts: &mut impl Parts,
    known: Option<&Correspondence>,
) -> Result<Correspondence, LinkError> {
    let id = u64::from_le_bytes(parts.bytes(known.map_or(0, |known| known.id).to_le_bytes()));
    let known_seals = known.and_then(|known| if let Trust::Sealed(seals) = known.trust { Some(seals) } else { None });
    let trust = match parts.open(u32::from(known_seals.is_some())) {
        0 => Trust::Honest,
        1 => Trust::Sealed(known_seals.unwrap_or_default().map(|known| seal(parts, known))),
        _ => return Err(LinkError::Newer),
    };
    Ok(Correspondence { id, trust, record: game(parts, known.map(|known| &known.record))? })
}

fn seal(parts: &mut impl Parts, known: Option<Seal>) -> Option<Seal> {
    if !parts.flag(known.is_some()) {
        return None;
    }
    let known = known.unwrap_or(Seal { anchor: [0; 16], shown: [0; 16] });
    let anchor = parts.bytes(known.anchor);
    let shown = if parts.flag(known.shown != known.anchor) { parts.bytes(known.shown) } else { anchor };
    Some(Seal { anchor, shown })
}

/// Goes over a game.
pub(super) fn game(parts: &mut impl Parts, known: Option<&Record>) -> Result<Record, LinkError> {
    let replay = known.map(Record::replay).transpose().map_err(LinkError::Replay)?;
    let start = start(parts, known.map(|record| &record.start))?;
    let mut names = [const { None }; 4];
    for seat in Seat::ALL {
        names[seat.index()] = name(parts, known.and_then(|record| record.names[seat.index()].as_deref()))?;
    }
    let seed = known.and_then(|record| record.seed);
    let seed = if parts.flag(seed.is_some()) { Some(parts.bytes(seed.unwrap_or(0).to_le_bytes())) } else { None };
    let real_cowries = parts.flag(known.is_some_and(|record| record.real_cowries));
    let mut race = start.race().map_err(refused)?;
    let actions = actions(parts, &mut race, replay.map(|replay| replay.actions).unwrap_or_default())?;
    let end = end_of(&race);
    if parts.bytes::<2>(end) != end {
        return Err(LinkError::LedElsewhere);
    }
    let record = Record::of(start, &actions).expect("they have just been played");
    Ok(Record { names, seed: seed.map(u64::from_le_bytes), real_cowries, ..record })
}

/// Two bytes that tell the position at a game's end. The rules' text is left out: the preset that they are nearest to may
/// be another one when there are more.
fn end_of(race: &Race) -> [u8; 2] {
    let text = Position::of(race).to_string();
    let (_, clauses) = text.split_once(';').expect("rules and other clauses");
    sum(clauses.as_bytes())
}

fn start(parts: &mut impl Parts, known: Option<&Start>) -> Result<Start, LinkError> {
    let (known_new, known_position) = match known {
        Some(Start::New { rules, seats, first }) => (Some((rules, *seats, *first)), None),
        Some(Start::Position(position)) => (None, Some(&**position)),
        None => (None, None),
    };
    match parts.open(u32::from(known_position.is_some())) {
        0 => {
            let rules = rules(parts, known_new.map(|(rules, ..)| rules))?;
            let seats = table(parts, known_new.map_or(SeatSet::EMPTY, |(_, seats, _)| seats))?;
            let first = match known_new {
                Some((_, _, First::Named(seat))) => 1 + seat.index() as u32,
                _ => 0,
            };
            let first = match parts.open(first) {
                0 => First::ByThrow,
                number => First::Named(*Seat::ALL.get(number as usize - 1).ok_or(LinkError::Newer)?),
            };
            Ok(Start::New { rules, seats, first })
        }
        1 => Ok(Start::Position(Box::new(position(parts, known_position)?))),
        _ => Err(LinkError::Newer),
    }
}

fn name(parts: &mut impl Parts, known: Option<&str>) -> Result<Option<String>, LinkError> {
    let known = clean_name(known.unwrap_or_default());
    let length = parts.open(known.len() as u32) as usize;
    if length > MAX_NAME {
        return Err(LinkError::Damaged);
    }
    let bytes = (0..length).map(|at| parts.bytes([known.as_bytes().get(at).copied().unwrap_or(0)])[0]).collect();
    let name = String::from_utf8(bytes).map_err(|_| LinkError::Damaged)?;
    Ok(Some(clean_name(&name)).filter(|name| !name.is_empty()))
}

/// Bytes of a cleaned name: 24 characters of up to four.
const MAX_NAME: usize = 96;

/// Goes over the actions of a game and plays them.
fn actions(parts: &mut impl Parts, race: &mut Race, known: Vec<Action>) -> Result<Vec<Action>, LinkError> {
    // A draw ends a game whenever it is agreed on, so it is told apart from what is listed as legal.
    let is_drawn = known.last() == Some(&Action::Draw);
    let count = parts.open((known.len() - usize::from(is_drawn)) as u32) as usize;
    let is_drawn = parts.flag(is_drawn);
    if count + usize::from(is_drawn) > Link::MAX_ACTIONS {
        return Err(LinkError::TooLong);
    }
    let mut actions = Vec::new();
    let mut play = |race: &mut Race, action| {
        actions.push(action);
        race.play(action, &mut |_| {}).map_err(|_| LinkError::LedElsewhere)
    };
    for at in 0..count {
        let action = action(parts, race, known.get(at).copied())?;
        play(race, action)?;
    }
    if is_drawn {
        play(race, Action::Draw)?;
    }
    Ok(actions)
}

/// Goes over one action, by its index among those that are legal here.
fn action(parts: &mut impl Parts, race: &Race, known: Option<Action>) -> Result<Action, LinkError> {
    if let Stage::Chance(_) = race.stage() {
        let weights: Vec<u32> = race.chances().iter().map(|(_, weight)| *weight).collect();
        let index = race.chances().iter().position(|(throw, _)| known == Some(Action::Throw(*throw))).unwrap_or(0);
        return Ok(Action::Throw(race.chances()[parts.weighted(index, &weights)].0));
    }
    let mut legal = Vec::new();
    race.legal_actions(&mut legal);
    legal.retain(|action| *action != Action::Draw);
    if legal.is_empty() {
        return Err(LinkError::LedElsewhere);
    }
    let index = known.map_or(0, |known| index_of(race, known, &legal));
    Ok(legal[parts.below(index as u32, legal.len() as u32) as usize])
}

/// The index of an action, or of one that is written alike: a jodi may be named by either of its pawns.
fn index_of(race: &Race, action: Action, legal: &[Action]) -> usize {
    let is_alike = |other: &Action| token(race, *other) == token(race, action);
    let index = legal.iter().position(|other| *other == action).or_else(|| legal.iter().position(is_alike));
    index.expect("a replayed action is legal")
}
