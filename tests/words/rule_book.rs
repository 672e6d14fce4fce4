//! The rule book has its paragraphs for every house, and every paragraph has a house that needs it.

use std::collections::BTreeSet;

use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::rules::RaceRules;
use chowkabara::words::Message;
use chowkabara::words::language::{DEFAULT, LANGUAGES};
use chowkabara::words::rulebook::rule_book;

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

#[test]
fn the_book_of_every_house_is_written_in_every_language() {
    let languages = Strict::all();
    let mut told = BTreeSet::new();
    for rules in houses() {
        let mut here = BTreeSet::new();
        for section in rule_book(&rules) {
            assert!(!section.paragraphs.is_empty(), "{}", section.heading);
            for id in [&[section.heading][..], &section.paragraphs].concat() {
                assert!(here.insert(id), "{id} stands twice in the book of {rules:?}");
            }
        }
        told.extend(here);
    }
    for id in told {
        languages.iter().for_each(|language| drop(language.say(&Message::new(id))));
    }
}

#[test]
fn every_paragraph_belongs_to_some_house() {
    let needed: BTreeSet<&str> = houses()
        .iter()
        .flat_map(rule_book)
        .flat_map(|section| [vec![section.heading], section.paragraphs].concat())
        .chain(GENERAL)
        .collect();
    let written = variables(LANGUAGES[DEFAULT].tag);
    let idle: Vec<&String> =
        written.keys().filter(|id| id.starts_with("rules-") && !needed.contains(id.as_str())).collect();
    assert!(idle.is_empty(), "{idle:?}");
}
