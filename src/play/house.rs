//! House rules as a form asks for them: in groups, what a refusal is about, and which single answers would do.

use crate::engine::race::rules::{RaceRules, Refused};
use crate::notation::house::{NUMBERS, QUESTIONS};

/// What belongs together: what many households answer differently, and what is asked of few. A key is that of a
/// question or of a number.
#[derive(Debug, PartialEq, Eq)]
pub struct Group {
    pub key: &'static str,
    pub asked: &'static [&'static str],
    pub rare: &'static [&'static str],
}

/// Every question and every number once.
pub const GROUPS: [Group; 5] = [
    Group { key: "board", asked: &["side", "pawns"], rare: &["turn-in", "direction", "crosses"] },
    Group {
        key: "throws",
        asked: &["cowries", "throwing", "three"],
        rare: &["counted", "table", "one", "moving", "mouths"],
    },
    Group { key: "way", asked: &["entry", "gate"], rare: &["plain-four", "before-one"] },
    Group { key: "meeting", asked: &["hit", "jodi", "hard", "sharing"], rare: &["strike"] },
    Group { key: "end", asked: &["win", "short", "home"], rare: &["centre", "leaving"] },
];

/// One answer: the key of a question and an index into its answers, or that of a number and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    pub key: &'static str,
    pub answer: u8,
}

/// The answer that rules give to a question or number.
pub fn answer(rules: &RaceRules, key: &str) -> Option<u8> {
    if let Some(question) = QUESTIONS.iter().find(|question| question.key == key) {
        return Some(question.answer(rules) as u8);
    }
    let (_, number) = NUMBERS.iter().find(|(name, _)| *name == key)?;
    Some(*number(&mut { *rules }))
}

impl Answer {
    /// The rules with this answer.
    pub fn to(self, rules: &RaceRules) -> RaceRules {
        let mut rules = *rules;
        if let Some(question) = QUESTIONS.iter().find(|question| question.key == self.key) {
            return question.answered(&rules, usize::from(self.answer));
        }
        if let Some((_, number)) = NUMBERS.iter().find(|(name, _)| *name == self.key) {
            *number(&mut rules) = self.answer;
        }
        rules
    }
}

/// The values that a number is offered with; a short game of 0 is one of all pawns. None for questions.
pub fn values(rules: &RaceRules, key: &str) -> Vec<u8> {
    match key {
        "side" => vec![5, 7, 9, 11],
        "cowries" => (2..=8).collect(),
        "pawns" => (1..=8).collect(),
        "mouths" => (3..=7).collect(),
        // What is chosen stays on offer when there are fewer pawns than that.
        "short" => (0..rules.pawns.max(rules.short + 1)).collect(),
        _ => Vec::new(),
    }
}

/// The questions and numbers that a refusal is about, the one that it belongs to first.
pub fn about(refused: Refused) -> &'static [&'static str] {
    match refused {
        Refused::Side(_) => &["side"],
        Refused::Cowries(_) => &["cowries", "side"],
        Refused::Pawns(_) => &["pawns"],
        Refused::Mouths(_) => &["mouths"],
        Refused::Short(_) => &["short", "pawns"],
        Refused::HardWithoutJodi => &["hard", "jodi"],
        Refused::PassingWithJodi => &["strike", "jodi"],
        Refused::SharingWithJodi => &["sharing", "jodi"],
        Refused::CornerOnOtherBoard => &["turn-in", "side"],
        Refused::SeniorTable => &["table", "cowries", "one", "strike", "plain-four"],
        Refused::PlainFourWithoutEntry => &["plain-four", "entry"],
        Refused::BeforeOneWithoutEntry => &["before-one", "entry"],
        Refused::ElevenNeedsOne => &["one", "jodi", "entry"],
        Refused::LeavingWith => &["leaving", "short", "win", "home", "one"],
        Refused::EndlessThrows => &["one", "cowries", "table"],
        Refused::NoBigThrow => &["table", "entry", "centre"],
        Refused::DividedWithJodi => &["centre", "jodi"],
        Refused::FirstDecidesWith => &["throwing", "table", "three", "one"],
        Refused::TeamsOfFour => &["win"],
        Refused::Seats => &[],
    }
}

/// Single answers that take a refusal away and bring no other one, at most one for each question and number, in the
/// order of [`about`].
pub fn ways_out(rules: &RaceRules) -> Vec<Answer> {
    let Err(refused) = rules.check() else { return Vec::new() };
    let helps = |answer: &Answer| answer.to(rules).check().is_ok();
    about(refused).iter().filter_map(|key| offered(rules, key).into_iter().find(helps)).collect()
}

/// Every other answer to a question or number: the usual one first, numbers by how little they change.
fn offered(rules: &RaceRules, key: &'static str) -> Vec<Answer> {
    let now = answer(rules, key);
    let mut answers = match QUESTIONS.iter().find(|question| question.key == key) {
        Some(question) => (0..question.answers.len() as u8).collect(),
        None => values(rules, key),
    };
    answers.retain(|answer| Some(*answer) != now);
    if let (Some(now), false) = (now, QUESTIONS.iter().any(|question| question.key == key)) {
        answers.sort_by_key(|answer| answer.abs_diff(now));
    }
    answers.into_iter().map(|answer| Answer { key, answer }).collect()
}
