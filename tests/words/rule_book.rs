//! The rule book has its paragraphs for every house, and every paragraph has a house that needs it.

use std::collections::BTreeSet;

use chowkabara::engine::race::presets::{PRESETS, preset};
use chowkabara::engine::race::rules::RaceRules;
use chowkabara::notation::house::QUESTIONS;
use chowkabara::words::language::{DEFAULT, LANGUAGES};
use chowkabara::words::rulebook::{Section, is_reading, rule_book, summary};
use chowkabara::words::{Argument, Message};

use crate::kit;
use crate::shipped::{Strict, variables};

/// What the page says about the book as a whole.
const GENERAL: [&str; 6] =
    ["rules-title", "rules-intro", "rules-usual-note", "rules-chosen-note", "rules-chosen-mark", "rules-sources"];

/// Every preset, and three hundred houses that answer at random.
fn houses() -> Vec<RaceRules> {
    let random = (0..300).map(|seed| kit::random_rules(&mut kit::dice(seed)));
    PRESETS.iter().map(|preset| preset.rules).chain(random).collect()
}

/// The heading and the paragraphs of a section.
fn messages(section: &Section) -> Vec<Message> {
    [vec![Message::new(section.heading)], section.paragraphs.clone()].concat()
}

#[test]
fn the_book_of_every_house_is_written_in_every_language() {
    let languages = Strict::all();
    for rules in houses() {
        let mut here = BTreeSet::new();
        for section in rule_book(&rules) {
            assert!(!section.paragraphs.is_empty(), "{}", section.heading);
            for message in messages(&section) {
                languages.iter().for_each(|language| drop(language.say(&message)));
                assert!(here.insert(message.id.clone()), "{} stands twice in the book of {rules:?}", message.id);
            }
        }
    }
}

#[test]
fn every_paragraph_belongs_to_some_house() {
    let needed: BTreeSet<String> = houses()
        .iter()
        .flat_map(rule_book)
        .flat_map(|section| messages(&section))
        .map(|message| message.id)
        .chain(GENERAL.map(str::to_string))
        .collect();
    let written = variables(LANGUAGES[DEFAULT].tag);
    let idle: Vec<&String> = written.keys().filter(|id| id.starts_with("rules-") && !needed.contains(*id)).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

#[test]
fn every_answer_to_a_question_changes_the_book_of_some_house() {
    let houses = houses();
    for question in &QUESTIONS {
        for answer in 1..question.answers.len() {
            let changes = houses.iter().any(|rules| {
                let [usual, other] = [0, answer].map(|answer| question.answered(rules, answer));
                let are_played = usual.check().is_ok() && other.check().is_ok();
                are_played && rule_book(&usual) != rule_book(&other)
            });
            assert!(changes, "{}={}", question.key, question.answers[answer]);
        }
    }
}

#[test]
fn readings_are_marked_and_what_is_written_down_is_not() {
    let book = rule_book(&PRESETS[0].rules);
    let paragraphs: Vec<&Message> = book.iter().flat_map(|section| &section.paragraphs).collect();
    let marked = paragraphs.iter().filter(|paragraph| is_reading(paragraph)).count();
    assert!(marked > 10 && marked < paragraphs.len() - 10, "{marked} of {}", paragraphs.len());
    assert!(!is_reading(&Message::new("rules-hollow-1")) && is_reading(&Message::new("rules-gate-wait")));
}

#[test]
fn the_numbers_of_the_rules_stand_in_their_book() {
    let seven = preset("seven-house").expect("a preset").rules;
    for language in Strict::all() {
        let text: String = rule_book(&seven).iter().flat_map(messages).map(|message| language.say(&message)).collect();
        for number in ["7", "24", "48", "64", "2, 4, 6, 12", "6*: 1, 12*: 1"] {
            assert!(text.contains(number), "{number}: {text}");
        }
    }
    let biased = RaceRules { mouths: 6, ..PRESETS[0].rules };
    let book = rule_book(&biased);
    let odds = book.iter().flat_map(|section| &section.paragraphs).find(|message| message.id == "rules-throws-bias");
    let odds = odds.expect("the bias is told").arguments.iter().find(|(name, _)| *name == "odds");
    assert_eq!(odds, Some(&("odds", Argument::Text("1: 154, 2: 346, 3: 346, 4*: 130, 8*: 26".to_string()))));
}

#[test]
fn rules_that_cannot_be_played_have_no_book() {
    assert!(rule_book(&RaceRules { side: 6, ..PRESETS[0].rules }).is_empty());
}

#[test]
fn every_house_is_told_in_one_sentence() {
    for language in Strict::all() {
        let mut told = BTreeSet::new();
        for rules in houses() {
            let text = language.say(&summary(&rules));
            assert!(!text.contains('\n') && text.ends_with('.'), "{text}");
            told.insert(text);
        }
        assert!(told.len() > 100, "{}", told.len());
    }
}
