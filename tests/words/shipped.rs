//! The languages as they ship: their files, parsed, and a strict speaker that lets no fault of a message pass.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use chowkabara::words::language::{Digits, LANGUAGES};
use chowkabara::words::{Argument, Message};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("locales")
}

/// A language's files by name, as they lie in its folder.
pub fn files(tag: &str) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(folder().join(tag)).expect("a language has a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let name = |path: &PathBuf| path.file_name().expect("a file has a name").to_string_lossy().into_owned();
    paths.map(|path| (name(&path), std::fs::read_to_string(&path).expect("a text"))).collect()
}

/// The ids of the messages of one file of a language.
pub fn messages_of(tag: &str, file: &str) -> Vec<String> {
    let text = files(tag).remove(file).unwrap_or_else(|| panic!("{tag} lacks {file}"));
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{tag}/{file}: {errors:?}"));
    let ids = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    });
    ids.collect()
}

/// Each message and term of a language, a term with its hyphen, and the variables and terms that it refers to.
pub fn variables(tag: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for (file, text) in files(tag) {
        let resource =
            fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{tag}/{file}: {errors:?}"));
        for entry in resource.body {
            let (id, pattern) = match entry {
                Entry::Message(message) => {
                    assert!(message.attributes.is_empty(), "{tag}/{file}: {} has attributes", message.id.name);
                    (message.id.name, message.value.unwrap_or_else(|| panic!("{tag}/{file}: a message without text")))
                }
                Entry::Term(term) => (format!("-{}", term.id.name), term.value),
                Entry::Junk { content } => panic!("{tag}/{file}: {content}"),
                _ => continue,
            };
            let mut found = BTreeSet::new();
            in_pattern(&pattern, &mut found);
            assert!(messages.insert(id.clone(), found).is_none(), "{tag}/{file}: {id} stands there twice");
        }
    }
    messages
}

fn in_pattern(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<String>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn in_inline(inline: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        InlineExpression::TermReference { id, .. } => {
            found.insert(format!("-{}", id.name));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("{other:?} is not used here"),
    }
}

/// Says messages in one language and fails where anything is missing.
pub struct Strict {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
    speaker: chowkabara::words::language::Speaker,
}

impl Strict {
    pub fn all() -> Vec<Strict> {
        LANGUAGES.iter().map(Strict::new).collect()
    }

    fn new(language: &chowkabara::words::language::Language) -> Strict {
        let mut bundle = FluentBundle::new(vec![language.tag.parse().expect("a tag")]);
        bundle.set_use_isolating(false);
        for (file, text) in files(language.tag) {
            let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{file}: {errors:?}"));
        }
        Strict { tag: language.tag, bundle, speaker: language.speaker(Digits::Latin) }
    }

    /// The text of a message, exactly as the app says it.
    pub fn say(&self, message: &Message) -> String {
        let tag = self.tag;
        let found = self.bundle.get_message(&message.id).and_then(|found| found.value());
        let pattern = found.unwrap_or_else(|| panic!("{tag} lacks {}", message.id));
        let mut arguments = FluentArgs::new();
        for (name, argument) in &message.arguments {
            let value: FluentValue<'_> = match argument {
                Argument::Number(number) => (*number).into(),
                Argument::Text(text) => text.as_str().into(),
            };
            arguments.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        assert!(errors.is_empty(), "{tag}: {message:?} gives {errors:?}");
        assert_eq!(self.speaker.say(message), text, "{tag}: {message:?}");
        assert!(!text.trim().is_empty(), "{tag}: {message:?} says nothing");
        let stray = ['{', '}', '$', '\u{2068}', '\u{2069}'];
        assert!(!text.contains(stray) && !text.contains(&message.id), "{tag}: {message:?} says “{text}”");
        text
    }
}
