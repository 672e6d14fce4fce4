//! Rules in one sentence, for lists.

use crate::engine::race::jodi::Sharing;
use crate::engine::race::rules::RaceRules;
use crate::notation::house::QUESTIONS;
use crate::words::Message;

/// Board, cowries, pawns, pairs, how pawns come on, and the way into the inner ring.
pub fn summary(rules: &RaceRules) -> Message {
    let answer = |key: &str| {
        let question = QUESTIONS.iter().find(|question| question.key == key).expect("a question of the house");
        question.answers[question.answer(rules)]
    };
    let pairs = if rules.sharing == Sharing::OnePawn { "one-pawn" } else { answer("jodi") };
    Message::new("house-summary")
        .number("side", rules.side)
        .number("cowries", rules.cowries)
        .number("pawns", rules.pawns)
        .text("jodi", pairs)
        .text("entry", answer("entry"))
        .text("gate", answer("gate"))
}
