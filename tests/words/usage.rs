//! Every message that the code asks for is there with what fills it, and none is there that nobody asks for.

use std::collections::{BTreeMap, BTreeSet};

use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::seat::Seat;
use chowkabara::notation::house::QUESTIONS;
use chowkabara::play::house;
use chowkabara::store::choices::{Choice, GROUPS, SPEED};
use chowkabara::words::language::{DEFAULT, LANGUAGES};

use crate::shipped::variables;
use crate::source::{Literal, literals};

/// Where ids are written.
const CODE: [&str; 2] = ["src/ui", "src/words"];

/// Literals that look like an id and are none.
const NO_IDS: [&str; 7] = ["seat-s", "seat-e", "seat-n", "seat-w", "open-version", "settings-back", "about-rules"];

fn messages() -> BTreeMap<String, BTreeSet<String>> {
    variables(LANGUAGES[DEFAULT].tag)
}

fn choices() -> impl Iterator<Item = &'static Choice> {
    GROUPS.iter().flat_map(|(_, choices)| choices.iter().copied())
}

/// What a pattern of ids is filled with; every pattern of the code stands here.
fn filled(pattern: &str, all: &[Literal]) -> Vec<String> {
    let put = |values: Vec<String>| -> Vec<String> {
        let (head, rest) = pattern.split_once('{').expect("a pattern has a gap");
        let tail = rest.split_once('}').expect("a gap ends").1;
        values.iter().map(|value| format!("{head}{value}{tail}")).collect()
    };
    let numbers = ["side", "cowries", "pawns", "mouths", "short"];
    let keys = || QUESTIONS.iter().map(|question| question.key).chain(numbers).map(str::to_string).collect();
    let answers = || {
        let pairs = QUESTIONS.iter().flat_map(|question| question.answers.iter().map(|answer| (question.key, answer)));
        pairs.map(|(key, answer)| format!("house-{key}-{answer}"))
    };
    match pattern {
        "house-group-{heading}" => put(house::GROUPS.iter().map(|group| group.key.to_string()).collect()),
        "house-{key}" | "house-{key}-help" | "house-{}" => put(keys()),
        "house-{key}-{name}" => answers().collect(),
        "house-{key}-{name}-help" => answers().map(|id| format!("{id}-help")).collect(),
        "preset-{id}" | "preset-{id}-about" => {
            put(PRESETS.iter().map(|preset| preset.id.to_string()).chain(["house".to_string()]).collect())
        }
        "preset-{}" | "about-{id}-source" | "about-{id}-certain" | "about-{id}-chosen" | "about-{id}-left" => {
            put(PRESETS.iter().map(|preset| preset.id.to_string()).collect())
        }
        "value-{name}" => put(["chowka", "eight", "chamma", "ashta"].map(str::to_string).to_vec()),
        "seat-name-{}" => put(Seat::ALL.map(|seat| seat.letter().to_ascii_lowercase().to_string()).to_vec()),
        "seat-{name}" => put(["person", "bot", "empty"].map(str::to_string).to_vec()),
        "controls-{icon}" => put(["undo", "hint", "moves", "rules", "menu"].map(str::to_string).to_vec()),
        "confirm-{question}-title" | "confirm-{question}-text" | "confirm-{question}-yes" => {
            put(["draw", "erase"].map(str::to_string).to_vec())
        }
        "set-group-{group}" => put(GROUPS.iter().map(|(group, _)| group.to_string()).collect()),
        "set-{key}" => put(choices().map(|choice| choice.key.to_string()).collect()),
        "set-{option}" => put(vec!["on".to_string(), "off".to_string()]),
        "set-{key}-{option}" => choices()
            .filter(|choice| choice.key != SPEED.key)
            .flat_map(|choice| choice.options.iter().map(move |option| (choice.key, *option)))
            .filter(|(_, option)| !["on", "off"].contains(option))
            .map(|(key, option)| format!("set-{key}-{option}"))
            .collect(),
        "speed-{option}" => put(SPEED.options.iter().map(|option| option.to_string()).collect()),
        // The ways of the start page: `way(app, "plus", "start-new", …)`.
        "{id}-help" => {
            let icons = all.iter().enumerate().filter(|(_, literal)| literal.before.ends_with("way(app, "));
            put(icons.map(|(index, _)| all[index + 1].text.clone()).collect())
        }
        _ => panic!("tell this test what fills {pattern}"),
    }
}

/// The ids that the code asks for, each with a place that does.
fn asked() -> BTreeMap<String, String> {
    let families: BTreeSet<String> =
        messages().keys().filter_map(|id| Some(format!("{}-", id.split_once('-')?.0))).collect();
    let all = literals(&CODE);
    let is_id = |text: &str| text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    let mut asked = BTreeMap::new();
    for literal in all.iter().filter(|literal| !literal.is_attribute() && !NO_IDS.contains(&literal.text.as_str())) {
        let text = &literal.text;
        let is_scoped = families.iter().any(|family| text.starts_with(family));
        if is_scoped && is_id(text) {
            asked.insert(text.clone(), literal.file.clone());
        } else if text.contains('{') && text.contains('-') && (is_scoped || text.starts_with('{')) {
            let without_gaps: String =
                text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
            if is_id(&without_gaps) {
                asked.extend(filled(text, &all).into_iter().map(|id| (id, literal.file.clone())));
            }
        }
    }
    asked
}

#[test]
fn every_id_that_the_code_asks_for_is_there() {
    let messages = messages();
    let missing: Vec<_> = asked().into_iter().filter(|(id, _)| !messages.contains_key(id)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
    // What is handed over at once is an id, whatever it begins with.
    let calls = ["say", "app.say", "told", "on", "name", "at", "Message::new", "Words::new", "title", "tab"];
    let given: Vec<Literal> =
        literals(&CODE).into_iter().filter(|literal| calls.contains(&literal.given_to())).collect();
    assert!(given.len() > 150, "{}", given.len());
    for Literal { file, text, .. } in given.iter().filter(|literal| literal.before.ends_with('(')) {
        assert!(messages.contains_key(text), "{file}: {text}");
    }
}

#[test]
fn nothing_is_translated_that_nobody_says() {
    let asked = asked();
    let terms: BTreeSet<String> = messages().into_values().flatten().filter(|name| name.starts_with('-')).collect();
    let unused: Vec<String> =
        messages().into_keys().filter(|id| !asked.contains_key(id) && !terms.contains(id)).collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

/// The variables that are given right behind a literal: `.number("count", …).text("name", …)`, in the next line to
/// `message` too.
fn given_behind(literal: &Literal) -> BTreeSet<String> {
    let (mut given, mut rest) = (BTreeSet::new(), literal.after.trim_start_matches(')').trim_start());
    while let Some(call) = rest.strip_prefix(".number(\"").or_else(|| rest.strip_prefix(".text(\"")) {
        let (name, behind) = call.split_once('"').expect("a literal ends");
        given.insert(name.to_string());
        let mut depth = 1;
        let end = behind.find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        });
        rest = behind[end.expect("a call ends") + 1..].trim_start();
        let next = rest.strip_prefix(';').map(str::trim_start);
        rest = next.and_then(|next| next.strip_prefix("message")).unwrap_or(rest);
    }
    given
}

#[test]
fn the_page_gives_every_message_what_fills_it() {
    let messages = messages();
    let mut counted = 0;
    for literal in literals(&["src/ui"]).iter().filter(|literal| messages.contains_key(&literal.text)) {
        let needed = &messages[&literal.text];
        match literal.given_to() {
            "say" | "app.say" | "title" | "tab" => {
                assert!(needed.is_empty(), "{}: {} needs {needed:?}", literal.file, literal.text);
            }
            "Message::new" | "Words::new" if literal.after.starts_with(')') => {
                assert_eq!(&given_behind(literal), needed, "{}: {}", literal.file, literal.text);
                counted += 1;
            }
            _ => {}
        }
    }
    assert!(counted > 30, "{counted}");
}
