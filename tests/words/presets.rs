//! Every preset has its words in every language, and no words are left of a preset that is not there.

use std::collections::BTreeSet;

use chowkabara::engine::race::presets::PRESETS;
use chowkabara::words::Message;
use chowkabara::words::language::LANGUAGES;

use crate::shipped::{Strict, messages_of};

/// What each preset has to say, besides its name.
const PARTS: [&str; 4] = ["source", "certain", "chosen", "left"];

/// What the page about the rules says of itself.
const PAGE: [&str; 9] = [
    "about-title",
    "about-intro",
    "about-link",
    "about-source",
    "about-certain",
    "about-chosen",
    "about-left",
    "about-read",
    "about-play",
];

fn ids_of(preset: &str) -> Vec<String> {
    let parts = PARTS.iter().map(|part| format!("about-{preset}-{part}"));
    [format!("preset-{preset}"), format!("preset-{preset}-about")].into_iter().chain(parts).collect()
}

#[test]
fn every_preset_is_told_of_in_every_language_and_nothing_else_is() {
    let house = ["preset-house", "preset-house-about"];
    let mut needed: BTreeSet<String> = PRESETS.iter().flat_map(|preset| ids_of(preset.id)).collect();
    needed.extend(PAGE.iter().chain(&house).map(|id| id.to_string()));
    for language in &LANGUAGES {
        let written: BTreeSet<String> = messages_of(language.tag, "presets.ftl").into_iter().collect();
        let missing: Vec<_> = needed.difference(&written).collect();
        let idle: Vec<_> = written.difference(&needed).collect();
        assert!(missing.is_empty() && idle.is_empty(), "{}: missing {missing:#?}, idle {idle:#?}", language.tag);
    }
}

#[test]
fn every_preset_has_a_name_and_a_source_of_its_own_in_one_line() {
    for language in Strict::all() {
        let mut told = BTreeSet::new();
        for preset in &PRESETS {
            for id in [format!("preset-{}", preset.id), format!("about-{}-source", preset.id)] {
                let text = language.say(&Message::new(id));
                assert!(!text.contains('\n'), "{text}");
                assert!(told.insert(text.clone()), "{text} stands there twice");
            }
        }
    }
}

#[test]
fn what_is_told_of_a_preset_is_a_list_of_as_many_statements_in_every_language() {
    let languages = Strict::all();
    for preset in &PRESETS {
        for part in PARTS {
            let said = |language: &Strict| language.say(&Message::new(format!("about-{}-{part}", preset.id)));
            let counts: BTreeSet<usize> = languages.iter().map(|language| said(language).lines().count()).collect();
            assert_eq!(counts.len(), 1, "{} {part}: {counts:?} lines", preset.id);
        }
    }
}
