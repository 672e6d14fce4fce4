//! A household's answers, read from the notation's questions and nowhere else.

use chowkabara::engine::race::rules::RaceRules;
use chowkabara::notation::house::QUESTIONS;
use chowkabara::notation::rules_text;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    AfterHit,
    Round,
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jodi {
    HollowFirst,
    HardAtOnce,
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hard {
    OneTurn,
    Whenever,
    Blocks,
}

#[derive(Clone, Debug)]
pub struct House {
    /// The rules as the notation writes them, for the head of a position.
    pub text: String,
    pub move_first: bool,
    pub three_cancels: bool,
    pub hit_gives_a_throw: bool,
    pub home_gives_a_throw: bool,
    pub needs_a_big_throw: bool,
    pub gate: Gate,
    pub jodi: Jodi,
    pub hard: Hard,
    pub one_pawn: bool,
    pub play_on: bool,
}

impl House {
    pub fn of(rules: &RaceRules) -> House {
        let answer = |key: &str| {
            let question = QUESTIONS.iter().find(|question| question.key == key).expect("a question of this key");
            question.answers[question.answer(rules)]
        };
        House {
            text: rules_text(rules),
            move_first: answer("throwing") == "move-first",
            three_cancels: answer("three") == "cancels",
            hit_gives_a_throw: answer("hit") == "again",
            home_gives_a_throw: answer("home") == "again",
            needs_a_big_throw: answer("entry") == "big",
            gate: match answer("gate") {
                "round" => Gate::Round,
                "open" => Gate::Open,
                _ => Gate::AfterHit,
            },
            jodi: match answer("jodi") {
                "none" => Jodi::None,
                "at-once" => Jodi::HardAtOnce,
                _ => Jodi::HollowFirst,
            },
            hard: match answer("hard") {
                "whenever" => Hard::Whenever,
                "blocks" => Hard::Blocks,
                _ => Hard::OneTurn,
            },
            one_pawn: answer("sharing") == "one-pawn",
            play_on: answer("win") == "on",
        }
    }
}
