//! What the tests of every game share: one check for positions, and games played at random.
#![allow(dead_code)] // each test binary uses its own part

use chowkabara::engine::race::choices::Refusal;
use chowkabara::engine::race::rules::RaceRules;
use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::{Seat, SeatSet};
use chowkabara::engine::{Action, Event, Game, Stage};
use chowkabara::notation::house::QUESTIONS;
use chowkabara::notation::{Position, TokenError, legal_tokens, parse_token};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A position written in the notation.
pub fn at(text: &str) -> Race {
    let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
    position.race().clone()
}

/// Plays tokens from a position and returns the game with everything that was told.
pub fn played(start: &str, tokens: &str) -> (Race, Vec<Event>) {
    let (mut race, mut events) = (at(start), Vec::new());
    for token in tokens.split_whitespace() {
        let action = parse_token(&race, token).unwrap_or_else(|error| panic!("{token} from {start}: {error:?}"));
        race.play(action, &mut |event| events.push(event)).unwrap_or_else(|refusal| panic!("{token}: {refusal:?}"));
    }
    (race, events)
}

/// Asserts that the tokens lead from one position to the other, and returns what was told.
pub fn leads(start: &str, tokens: &str, end: &str) -> Vec<Event> {
    let (race, events) = played(start, tokens);
    assert_eq!(Position::of(&race).to_string(), end, "{tokens} from {start}");
    events
}

/// Asserts that a token is refused for a reason, and is not listed as legal.
pub fn refuses(start: &str, token: &str, reason: Refusal) {
    let race = at(start);
    assert_eq!(parse_token(&race, token), Err(TokenError::Illegal(reason)), "{token} from {start}");
    assert!(!legal_tokens(&race).contains(&token.to_string()));
}

/// Asserts the whole list of legal tokens, in any order.
pub fn allows(start: &str, tokens: &str) {
    let (mut legal, mut expected) = (legal_tokens(&at(start)), tokens.split_whitespace().collect::<Vec<_>>());
    legal.sort_unstable();
    expected.sort_unstable();
    assert_eq!(legal, expected, "from {start}");
}

pub fn dice(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Rules that answer every question at random, until they can be played.
pub fn random_rules(dice: &mut ChaCha8Rng) -> RaceRules {
    let base = chowkabara::engine::race::presets::PRESETS[0].rules;
    loop {
        let rules = QUESTIONS.iter().fold(base, |rules, question| {
            let usual = dice.next_u32() % 2 == 0;
            let answer = if usual { 0 } else { dice.next_u32() as usize % question.answers.len() };
            question.answered(&rules, answer)
        });
        if rules.check().is_ok() {
            return rules;
        }
    }
}

pub fn random_seats(dice: &mut ChaCha8Rng) -> SeatSet {
    loop {
        let seats: SeatSet = Seat::ALL.into_iter().filter(|_| dice.next_u32() % 4 != 0).collect();
        if seats.is_a_table() {
            return seats;
        }
    }
}

pub fn random_race(dice: &mut ChaCha8Rng) -> Race {
    let (rules, seats) = (random_rules(dice), random_seats(dice));
    let named = seats.iter().nth(dice.next_u32() as usize % seats.count()).expect("a seat");
    let first = if dice.next_u32() % 2 == 0 { First::ByThrow } else { First::Named(named) };
    Race::new(rules, seats, first).expect("rules that can be played")
}

/// A legal action: throws by their weights, moves uniformly. `None` when the game is over.
pub fn random_action(race: &Race, dice: &mut ChaCha8Rng) -> Option<Action> {
    match race.stage() {
        Stage::Over(_) => None,
        Stage::Chance(_) => {
            let total: u32 = race.chances().iter().map(|(_, weight)| weight).sum();
            let mut left = dice.next_u32() % total;
            let fallen = race.chances().iter().find(|(_, weight)| {
                let here = left < *weight;
                left = left.wrapping_sub(*weight);
                here
            });
            fallen.map(|(throw, _)| Action::Throw(*throw))
        }
        _ => {
            let mut actions = Vec::new();
            race.legal_actions(&mut actions);
            Some(actions[dice.next_u32() as usize % actions.len()])
        }
    }
}
