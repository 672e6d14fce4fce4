//! Rules and seats in a link: a preset's number and what differs from it, by numbers that are only ever added to.

use super::LinkError;
use super::packing::Parts;
use crate::engine::race::presets::PRESETS;
use crate::engine::race::rules::{RaceRules, Refused};
use crate::engine::seat::{Seat, SeatSet};
use crate::notation::house::{NUMBERS, QUESTIONS, RulesError, nearest_preset};
use crate::notation::position::PositionError;

/// Goes over rules; they can be played together.
pub(super) fn rules(parts: &mut impl Parts, known: Option<&RaceRules>) -> Result<RaceRules, LinkError> {
    let preset = parts.open(known.map_or(0, nearest_preset) as u32);
    let mut usual = PRESETS.get(preset as usize).ok_or(LinkError::Newer)?.rules;
    let mut rules = known.copied().unwrap_or(usual);
    let numbers = NUMBERS.map(|(_, number)| (u32::from(*number(&mut rules)), u32::from(*number(&mut usual))));
    for (index, value) in differences(parts, &numbers) {
        let (_, number) = NUMBERS.get(index).ok_or(LinkError::Newer)?;
        *number(&mut rules) = u8::try_from(value).map_err(|_| LinkError::Damaged)?;
    }
    let answers = QUESTIONS.each_ref().map(|asked| (asked.answer(&rules) as u32, asked.answer(&usual) as u32));
    for (index, answer) in differences(parts, &answers) {
        let question = QUESTIONS.get(index).ok_or(LinkError::Newer)?;
        question.answers.get(answer as usize).ok_or(LinkError::Newer)?;
        rules = question.answered(&rules, answer as usize);
    }
    rules.check().map_err(refused)?;
    Ok(rules)
}

pub(super) fn refused(refused: Refused) -> LinkError {
    LinkError::Position(PositionError::Rules(RulesError::Refused(refused)))
}

/// Goes over a list of values and usual ones: over those that differ, each with its index.
fn differences(parts: &mut impl Parts, known: &[(u32, u32)]) -> Vec<(usize, u32)> {
    let known: Vec<(usize, u32)> = (0..)
        .zip(known)
        .filter(|(_, (value, usual))| value != usual)
        .map(|(index, (value, _))| (index, *value))
        .collect();
    let (mut found, mut next) = (Vec::new(), 0);
    while parts.flag(found.len() < known.len()) {
        let (index, value) = known.get(found.len()).copied().unwrap_or((next, 0));
        let index = next.saturating_add(parts.open((index - next) as u32) as usize);
        found.push((index, parts.open(value)));
        next = index.saturating_add(1);
    }
    found
}

/// Goes over the seats that play.
pub(super) fn table(parts: &mut impl Parts, known: SeatSet) -> Result<SeatSet, LinkError> {
    let playing = seats(parts, known, Seat::ALL.into_iter().collect());
    if playing.is_a_table() { Ok(playing) } else { Err(refused(Refused::Seats)) }
}

/// Goes over a set of seats out of some.
pub(super) fn seats(parts: &mut impl Parts, known: SeatSet, among: SeatSet) -> SeatSet {
    among.iter().filter(|&seat| parts.flag(known.has(seat))).collect()
}

/// Goes over one seat out of some, which are not none.
pub(super) fn seat(parts: &mut impl Parts, known: Seat, among: SeatSet) -> Seat {
    let place = among.iter().position(|seat| seat == known).unwrap_or(0);
    let place = parts.below(place as u32, among.count() as u32);
    among.iter().nth(place as usize).expect("a place among the seats")
}
