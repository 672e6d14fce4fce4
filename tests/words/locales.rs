//! Every language has the same files, the same messages and the same variables.

use std::collections::BTreeSet;

use chowkabara::words::language::{DEFAULT, LANGUAGES};

use crate::shipped::{files, folder, variables};

#[test]
fn every_folder_is_a_language_and_every_language_has_the_same_files() {
    let entries = std::fs::read_dir(folder()).expect("there are languages").map(|entry| entry.expect("an entry"));
    let folders: BTreeSet<String> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(folders, LANGUAGES.iter().map(|language| language.tag.to_string()).collect());
    for language in &LANGUAGES {
        let names: Vec<String> = files(language.tag).into_keys().collect();
        assert_eq!(
            names,
            ["app.ftl", "events.ftl", "keep.ftl", "presets.ftl", "rules.ftl", "settings.ftl", "share.ftl", "table.ftl"],
            "{}",
            language.tag
        );
    }
}

#[test]
fn every_message_stands_in_every_language_once_with_the_same_variables() {
    let model = variables(LANGUAGES[DEFAULT].tag);
    assert!(model.len() > 200);
    let mut wrong = Vec::new();
    for language in &LANGUAGES {
        let messages = variables(language.tag);
        for (id, needed) in &model {
            match messages.get(id) {
                None => wrong.push(format!("{} lacks {id}", language.tag)),
                Some(found) if found != needed => {
                    wrong.push(format!("{}: {id} has {found:?}, not {needed:?}", language.tag))
                }
                Some(_) => {}
            }
        }
        wrong.extend(
            messages.keys().filter(|id| !model.contains_key(*id)).map(|id| format!("only {} has {id}", language.tag)),
        );
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn ids_are_small_words_with_hyphens_scoped_by_what_they_belong_to() {
    let is_word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    for id in variables(LANGUAGES[DEFAULT].tag).keys() {
        let words: Vec<&str> = id.trim_start_matches('-').split('-').collect();
        assert!(words.iter().all(|word| is_word(word)), "{id}");
        assert!(words.len() > 1 || id.starts_with('-'), "{id} belongs to nothing");
    }
}
