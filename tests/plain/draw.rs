//! What a random game is played by: the house, the seats, the manner of choosing.

use chowkabara::engine::race::First;
use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::rules::RaceRules;
use chowkabara::engine::seat::SeatSet;
use chowkabara::notation::house::QUESTIONS;
use chowkabara::notation::parse_rules;
use rand::Rng;

use super::effects::Act;
use super::game::{Game, Place};
use super::kit;
use super::reach::Move;

fn below(dice: &mut impl Rng, number: usize) -> usize {
    dice.next_u32() as usize % number
}

fn one_in(dice: &mut impl Rng, number: usize) -> bool {
    below(dice, number) == 0
}

/// Answers that have rare sides which only show together with others.
const OFTEN: [(&str, &str); 4] = [("three", "cancels"), ("entry", "big"), ("jodi", "twins"), ("win", "teams")];

/// A preset of which one of so many answers is another one, at random; often with an answer of [`OFTEN`], and half of the
/// time with one more answer of all there are, so that each is played.
fn any_rules(one_of_so_many: usize, dice: &mut impl Rng) -> RaceRules {
    let mut rules = PRESETS[if one_in(dice, 3) { 0 } else { below(dice, PRESETS.len()) }].rules;
    for question in &QUESTIONS {
        if one_in(dice, one_of_so_many) {
            rules = question.answered(&rules, below(dice, question.answers.len()));
        }
    }
    for (key, name) in OFTEN {
        if one_in(dice, 10) {
            let question = QUESTIONS.iter().find(|question| question.key == key).expect("a question of this key");
            let answer = question.answers.iter().position(|other| *other == name).expect("an answer of this name");
            rules = question.answered(&rules, answer);
        }
    }
    if one_in(dice, 2) {
        let answers: Vec<_> =
            QUESTIONS.iter().flat_map(|question| (0..question.answers.len()).map(move |at| (question, at))).collect();
        let (question, answer) = answers[below(dice, answers.len())];
        rules = question.answered(&rules, answer);
    }
    let mut number = |usual: u8, others: &[u8]| {
        if one_in(dice, one_of_so_many) { others[below(dice, others.len())] } else { usual }
    };
    rules.side = number(rules.side, &[5, 5, 7, 9, 11]);
    rules.cowries = number(rules.cowries, &[2, 3, 4, 5, 6, 7, 8, 8]);
    rules.pawns = number(rules.pawns, &[1, 2, 2, 3, 4, 5, 6, 7, 8]);
    rules.mouths = number(rules.mouths, &[3, 4, 5, 6, 7]);
    rules.short = number(rules.short, &[0, 1, 2, 3, 4]);
    rules
}

/// Rules that can be played, seats that can play by them, and who begins.
pub fn any_table(dice: &mut kit::Dice) -> (RaceRules, SeatSet, First) {
    let one_of_so_many = [usize::MAX, 8, 3][below(dice, 3)];
    let mut rules = match std::env::var("PLAIN_RULES") {
        Ok(text) => parse_rules(&text).expect("rules that can be played"),
        Err(_) if one_in(dice, 8) => PRESETS[0].rules,
        Err(_) => any_rules(one_of_so_many, dice),
    };
    while rules.check().is_err() {
        rules = any_rules(one_of_so_many, dice);
    }
    let seats = kit::random_seats(&rules, dice);
    let named = seats.iter().nth(below(dice, seats.count())).expect("a seat");
    let first = if one_in(dice, 2) { First::ByThrow } else { First::Named(named) };
    (rules, seats, first)
}

/// How a game is played at random.
#[derive(Clone, Copy)]
pub struct Manner {
    /// All throws fall equally often: more of 1, 4\* and 8\*, so more tests won and more runs of big throws.
    even_throws: bool,
    /// Moves to squares with pawns on them are preferred: more jodis, attacks and sitters.
    sociable: bool,
    /// Pawns that are far on are preferred: more of what happens near the centre.
    hurried: bool,
    /// The engine goes on from the position's text, which must hold all that matters.
    pub reread: bool,
}

impl Manner {
    pub fn any(dice: &mut impl Rng) -> Manner {
        let mut coin = || one_in(dice, 2);
        Manner { even_throws: coin(), sociable: coin(), hurried: coin(), reread: coin() }
    }

    fn weight(self, plain: &Game, act: &Act) -> u64 {
        let is_far = |choice: &Move| matches!(choice.from, Place::On(step) if step > plain.ground.waiting());
        match act {
            Act::Throw(_) if self.even_throws => 1,
            Act::Throw(shells) => plain.cowries.weight(*shells),
            Act::Move(choice) => {
                let social = if self.sociable && (plain.meets(choice) || plain.prepares_twins(choice)) { 6 } else { 1 };
                social * if self.hurried && is_far(choice) { 6 } else { 1 }
            }
            Act::Twins if self.sociable => 12,
            Act::Decline | Act::Twins | Act::Open | Act::Draw => 1,
        }
    }

    /// One of the legal acts.
    pub fn choice<'a>(self, plain: &Game, acts: &'a [(String, Act)], dice: &mut impl Rng) -> &'a (String, Act) {
        let weights: Vec<u64> = acts.iter().map(|(_, act)| self.weight(plain, act)).collect();
        let mut left = dice.next_u64() % weights.iter().sum::<u64>();
        for (entry, weight) in acts.iter().zip(weights) {
            if left < weight {
                return entry;
            }
            left -= weight;
        }
        unreachable!("what is left is below the sum")
    }
}
