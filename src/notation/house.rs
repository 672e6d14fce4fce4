//! House rules as text: the questions with their answers by name, and a preset with its differences.

use crate::engine::board::Ghattas;
use crate::engine::race::entry::{BeforeOne, Entry, PlainFour};
use crate::engine::race::extra_throw::{HitReward, HomeReward, ThreeInARow};
use crate::engine::race::finish::{Centre, Finish, Leaving};
use crate::engine::race::gate::Gate;
use crate::engine::race::hitting::Strike;
use crate::engine::race::jodi::{HardJodi, Jodi, Sharing};
use crate::engine::race::presets::{PRESETS, preset};
use crate::engine::race::rules::{RaceRules, Refused};
use crate::engine::race::throwing::{Moving, Throwing};
use crate::engine::throw::{Counted, One, Table};
use crate::engine::track::{Direction, TurnIn};

/// A question that households answer differently. Names serve records, the form and the locales alike.
pub struct Question {
    pub key: &'static str,
    /// The usual answer first.
    pub answers: &'static [&'static str],
    get: fn(&RaceRules) -> usize,
    set: fn(&mut RaceRules, usize),
}

impl Question {
    /// The index of the rules' answer.
    pub fn answer(&self, rules: &RaceRules) -> usize {
        (self.get)(rules)
    }

    /// The rules with another answer, an index into [`Question::answers`].
    pub fn answered(&self, rules: &RaceRules, answer: usize) -> RaceRules {
        let mut changed = *rules;
        (self.set)(&mut changed, answer);
        changed
    }
}

macro_rules! question {
    ($key:literal, $field:ident, $($name:literal = $answer:expr),+) => {
        Question {
            key: $key,
            answers: &[$($name),+],
            get: |rules| [$($answer),+].iter().position(|answer| *answer == rules.$field).unwrap_or(0),
            set: |rules, answer| rules.$field = [$($answer),+][answer],
        }
    };
}

/// Every question, in the order in which rules are written and asked.
pub const QUESTIONS: [Question; 22] = [
    question!(
        "throwing",
        throwing,
        "first" = Throwing::ThrowFirst,
        "move-first" = Throwing::MoveFirst,
        "first-decides" = Throwing::FirstDecides
    ),
    question!("three", three, "plays" = ThreeInARow::Counts, "cancels" = ThreeInARow::CancelsTurn),
    question!(
        "hit",
        hit,
        "again" = HitReward::ThrowAgain,
        "nothing" = HitReward::Nothing,
        "each" = HitReward::ForEachPawn
    ),
    question!("home", home, "nothing" = HomeReward::Nothing, "again" = HomeReward::ThrowAgain),
    question!(
        "entry",
        entry,
        "start" = Entry::OnStart,
        "big" = Entry::AfterBigThrow,
        "by-big" = Entry::ByBigThrow,
        "by-numbers" = Entry::ByNumbers,
        "by-one" = Entry::ByOne
    ),
    question!("gate", gate, "hit" = Gate::AfterHit, "round" = Gate::GoRound, "open" = Gate::Open),
    question!(
        "jodi",
        jodi,
        "hollow" = Jodi::HollowFirst,
        "at-once" = Jodi::HardAtOnce,
        "none" = Jodi::None,
        "stack" = Jodi::Stack,
        "double" = Jodi::Double,
        "firm" = Jodi::Firm,
        "twins" = Jodi::Twins
    ),
    question!(
        "hard",
        hard,
        "one-turn" = HardJodi::OneTurn,
        "whenever" = HardJodi::HitsWhenever,
        "blocks" = HardJodi::Blocks
    ),
    question!("sharing", sharing, "free" = Sharing::Free, "one-pawn" = Sharing::OnePawn),
    question!("win", finish, "first" = Finish::FirstWins, "on" = Finish::PlayOn, "teams" = Finish::Teams),
    question!("turn-in", turn_in, "straight" = TurnIn::Straight, "corner" = TurnIn::Corner),
    question!("direction", direction, "usual" = Direction::Usual, "mirrored" = Direction::Mirrored),
    question!(
        "crosses",
        ghattas,
        "starts" = Ghattas::Starts,
        "corners" = Ghattas::Corners,
        "inner-corners" = Ghattas::InnerCorners,
        "all-corners" = Ghattas::AllCorners
    ),
    question!("counted", counted, "mouths-up" = Counted::MouthsUp, "mouths-down" = Counted::MouthsDown),
    question!(
        "table",
        table,
        "usual" = Table::Usual,
        "senior" = Table::Senior,
        "senior-12" = Table::SeniorTwelve,
        "senior-16" = Table::SeniorSixteen,
        "none-big" = Table::OnlyNoneIsBig,
        "none-nothing" = Table::NoneIsNothing
    ),
    question!("one", one, "plain" = One::Plain, "again" = One::ThrowsAgain, "eleven" = One::Eleven),
    question!(
        "strike",
        strike,
        "landing" = Strike::Landing,
        "not-by-seven" = Strike::LandingButBySeven,
        "passing" = Strike::Passing
    ),
    question!("moving", moving, "compulsory" = Moving::Compulsory, "may-decline" = Moving::MayDecline),
    question!("plain-four", plain_four, "moves" = PlainFour::OnlyMoves, "brings-one" = PlainFour::BringsOne),
    question!("before-one", before_one, "kept" = BeforeOne::Kept, "lost" = BeforeOne::Lost),
    question!(
        "centre",
        centre,
        "exact" = Centre::Exact,
        "big" = Centre::BigThrow,
        "pair" = Centre::Pair,
        "divided" = Centre::Divided
    ),
    question!("leaving", leaving, "stay" = Leaving::Stay, "with-one" = Leaving::WithOne),
];

/// The numbers of the rules by name.
pub type Number = (&'static str, fn(&mut RaceRules) -> &mut u8);
pub const NUMBERS: [Number; 5] = [
    ("side", |rules| &mut rules.side),
    ("cowries", |rules| &mut rules.cowries),
    ("pawns", |rules| &mut rules.pawns),
    ("mouths", |rules| &mut rules.mouths),
    ("short", |rules| &mut rules.short),
];

/// What is wrong with rules written as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// No preset has this id.
    UnknownPreset(String),
    /// Not a question and an answer as `gate=round`.
    UnknownChoice(String),
    /// The same question twice.
    Repeated(String),
    /// Rules that cannot be played together.
    Refused(Refused),
}

/// The index of the preset that rules differ least from.
pub fn nearest_preset(rules: &RaceRules) -> usize {
    let differences = |base: &RaceRules| {
        let (mut rules, mut base) = (*rules, *base);
        let numbers = NUMBERS.iter().filter(|(_, number)| *number(&mut rules) != *number(&mut base)).count();
        let questions = QUESTIONS.iter().filter(|question| question.answer(&rules) != question.answer(&base));
        numbers + questions.count()
    };
    (0..PRESETS.len()).min_by_key(|&preset| differences(&PRESETS[preset].rules)).expect("there are presets")
}

/// Rules as the preset that they differ least from, and the differences.
pub fn rules_text(rules: &RaceRules) -> String {
    let preset = PRESETS[nearest_preset(rules)];
    let (mut rules, mut base) = (*rules, preset.rules);
    let mut text = preset.id.to_string();
    for (key, number) in NUMBERS {
        let value = *number(&mut rules);
        if value != *number(&mut base) {
            text += &format!(" {key}={value}");
        }
    }
    for question in &QUESTIONS {
        let answer = question.answer(&rules);
        if answer != question.answer(&base) {
            text += &format!(" {}={}", question.key, question.answers[answer]);
        }
    }
    text
}

/// Reads what [`rules_text`] writes.
///
/// # Errors
/// The first thing wrong, with the word that is.
pub fn parse_rules(text: &str) -> Result<RaceRules, RulesError> {
    let mut words = text.split_whitespace();
    let id = words.next().unwrap_or_default();
    let mut rules = preset(id).ok_or_else(|| RulesError::UnknownPreset(id.to_string()))?.rules;
    let mut seen = Vec::new();
    for word in words {
        let unknown = || RulesError::UnknownChoice(word.to_string());
        let (key, answer) = word.split_once('=').ok_or_else(unknown)?;
        if seen.contains(&key) {
            return Err(RulesError::Repeated(key.to_string()));
        }
        seen.push(key);
        if let Some((_, number)) = NUMBERS.iter().find(|(name, _)| *name == key) {
            *number(&mut rules) = answer.parse().map_err(|_| unknown())?;
            continue;
        }
        let question = QUESTIONS.iter().find(|question| question.key == key).ok_or_else(unknown)?;
        let answer = question.answers.iter().position(|name| *name == answer).ok_or_else(unknown)?;
        rules = question.answered(&rules, answer);
    }
    rules.check().map_err(RulesError::Refused)?;
    Ok(rules)
}
