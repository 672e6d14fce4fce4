//! No human text outside `locales/`.

use chowkabara::words::language::LANGUAGES;

use crate::source::{files, literals};

/// Everything that a page is made of.
const PAGE: [&str; 4] = ["src/ui", "src/words", "src/play", "src/store"];

/// Words with a capital that are keys of the keyboard or of the browser.
const NAMES: [&str; 12] = [
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "Home",
    "End",
    "Escape",
    "AltGraph",
    "BracketLeft",
    "BracketRight",
    "Key",
    "AbortError",
];

/// Attributes whose value people read or hear.
const READ: [&str; 6] = ["aria-label", "aria-description", "title", "placeholder", "alt", "label"];

/// Two words of letters with a space between them.
fn is_phrase(text: &str) -> bool {
    let words: Vec<&str> = text.split(' ').collect();
    let is_word = |word: &str| word.chars().count() > 1 && word.chars().all(char::is_alphabetic);
    words.windows(2).any(|pair| pair.iter().all(|word| is_word(word)))
}

#[test]
fn no_literal_in_the_code_of_the_page_is_human_text() {
    for literal in literals(&PAGE) {
        let (file, text, given_to) = (&literal.file, &literal.text, literal.given_to());
        let is_own_name = LANGUAGES.iter().any(|language| language.own_name == text);
        if given_to.ends_with("expect") || is_own_name || NAMES.contains(&text.as_str()) {
            continue;
        }
        assert!(!literal.is_attribute() || !READ.contains(&given_to), "{file}: {given_to}={text:?}");
        assert!(literal.is_attribute() || !is_phrase(text), "{file}: {text:?}");
        let letters: String = text.chars().filter(|c| c.is_alphabetic()).collect();
        assert!(letters.is_ascii(), "{file}: {text:?}");
        // `BODY` is an element's name, `Throw` would be a word.
        let is_word = text.chars().all(char::is_alphabetic) && text.contains(|c: char| c.is_ascii_lowercase());
        assert!(!is_word || !text.starts_with(|c: char| c.is_ascii_uppercase()), "{file}: {text:?}");
    }
}

#[test]
fn no_element_of_the_page_has_bare_text_in_it() {
    for (file, code) in files(&["src/ui"]) {
        for (at, _) in code.match_indices("</") {
            let inner = code[..at].rsplit('>').next().unwrap_or_default();
            let is_code = inner.contains(['{', '}', '"', '<']);
            assert!(is_code || !inner.contains(char::is_alphanumeric), "{file}: {inner:?}");
        }
    }
}

/// What is left of a page's text without its elements.
fn bare(html: &str) -> String {
    html.split('<').map(|part| part.split_once('>').map_or("", |(_, text)| text).trim()).collect()
}

#[test]
fn the_first_page_says_only_the_name_and_that_it_needs_scripts() {
    let html = include_str!("../../index.html");
    let (before, rest) = html.split_once("<noscript>").expect("a page without scripts says so");
    let (inside, after) = rest.split_once("</noscript>").expect("that ends");
    assert_eq!(bare(&format!("{before}{after}")), "Chowkabara");
    for language in &LANGUAGES {
        assert!(inside.contains(&format!("lang=\"{}\"", language.tag)), "{}", language.tag);
    }
}

#[test]
fn the_failure_screen_has_its_few_words_in_every_language_and_no_others() {
    let script = include_str!("../../public/failure.js");
    let (before, rest) = script.split_once("const WORDS = {").expect("the script has words");
    let (words, after) = rest.split_once("\n};").expect("they end");
    let keys = |tag: &str| -> Vec<String> {
        let start = words.find(&format!("\n  {tag}: {{")).unwrap_or_else(|| panic!("failure.js lacks {tag}"));
        let end = words[start..].find("\n  },").expect("a language ends");
        let lines = words[start..start + end].lines().skip(2);
        lines.map(|line| line.split(':').next().unwrap_or_default().trim().to_string()).collect()
    };
    let model = keys("en");
    assert!(!model.is_empty());
    assert_eq!(words.matches(": {").count(), LANGUAGES.len());
    for language in &LANGUAGES {
        assert_eq!(keys(language.tag), model, "{}", language.tag);
    }
    says_nothing(before);
    says_nothing(after);
}

/// Asserts that a script has no human text in it.
fn says_nothing(script: &str) {
    for line in script.lines() {
        let code = line.split("//").next().unwrap_or_default();
        assert!(code.split('"').skip(1).step_by(2).all(|text| !is_phrase(text)), "{line}");
    }
}

#[test]
fn the_other_scripts_say_nothing() {
    for script in [include_str!("../../public/boot.js"), include_str!("../../public/versions.js")] {
        says_nothing(script);
    }
}

#[test]
fn the_script_for_old_browsers_is_old_itself_and_speaks_every_language() {
    let script = include_str!("../../public/old.js");
    let (_, words) = script.split_once("var WORDS = {").expect("the script has words");
    let (words, code) = words.split_once("\n};").expect("they end");
    let tags: Vec<&str> =
        words.trim().lines().filter_map(|line| line.trim().split_once(": ")).map(|(tag, _)| tag).collect();
    assert_eq!(tags.len(), LANGUAGES.len());
    assert!(LANGUAGES.iter().all(|language| tags.contains(&language.tag)), "{tags:?}");
    for new in ["=>", "`", "const ", "let ", "...", "?.", "??", "async ", "import ", "class "] {
        assert!(!code.contains(new), "{new}");
    }
}
