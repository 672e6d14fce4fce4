//! What codes count on: these lists are only ever appended to.

use chowkabara::engine::race::presets::PRESETS;
use chowkabara::notation::house::QUESTIONS;

#[test]
fn presets_keep_their_numbers() {
    let ids: Vec<&str> = PRESETS.iter().map(|preset| preset.id).collect();
    assert!(ids.starts_with(&["kanakatte", "chauka-bara"]), "{ids:?}");
}

#[test]
fn questions_and_answers_keep_their_numbers() {
    let frozen = [
        ("throwing", &["first", "move-first"][..]),
        ("three", &["plays", "cancels"]),
        ("hit", &["again", "nothing"]),
        ("home", &["nothing", "again"]),
        ("entry", &["start", "big"]),
        ("gate", &["hit", "round", "open"]),
        ("jodi", &["hollow", "at-once", "none"]),
        ("hard", &["one-turn", "whenever", "blocks"]),
        ("sharing", &["free", "one-pawn"]),
        ("win", &["first", "on"]),
    ];
    assert!(QUESTIONS.len() >= frozen.len());
    for ((key, answers), question) in frozen.iter().zip(&QUESTIONS) {
        assert_eq!(*key, question.key);
        assert!(question.answers.starts_with(answers), "{key}: {:?}", question.answers);
    }
}
