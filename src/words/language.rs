//! The languages that ship, and how one of them resolves a message.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{Argument, Message};

/// A language of the app. To add one, add its folder to `locales/` and its line here.
///
/// The page has no words in itself: it loads those of a language from a file that the build makes of the folder.
pub struct Language {
    /// The BCP 47 tag, which is the folder's name.
    pub tag: &'static str,
    /// What the language calls itself.
    pub own_name: &'static str,
    /// `None` where it writes numbers in Latin digits only.
    own_digits: Option<OwnDigits>,
    #[cfg(not(target_arch = "wasm32"))]
    files: [&'static str; 8],
}

macro_rules! language {
    ($tag:literal, $own_name:literal, $own_digits:expr) => {
        Language {
            tag: $tag,
            own_name: $own_name,
            own_digits: $own_digits,
            #[cfg(not(target_arch = "wasm32"))]
            files: [
                include_str!(concat!("../../locales/", $tag, "/app.ftl")),
                include_str!(concat!("../../locales/", $tag, "/table.ftl")),
                include_str!(concat!("../../locales/", $tag, "/events.ftl")),
                include_str!(concat!("../../locales/", $tag, "/rules.ftl")),
                include_str!(concat!("../../locales/", $tag, "/presets.ftl")),
                include_str!(concat!("../../locales/", $tag, "/keep.ftl")),
                include_str!(concat!("../../locales/", $tag, "/share.ftl")),
                include_str!(concat!("../../locales/", $tag, "/settings.ftl")),
            ],
        }
    };
}

/// Every language, in the order in which it is offered.
pub const LANGUAGES: [Language; 3] = [
    language!("kn", "ಕನ್ನಡ", Some(OwnDigits::from::<'೦'>())),
    language!("en", "English", None),
    language!("es", "Español", None),
];

/// The digits of a script.
struct OwnDigits {
    number: fn(&str) -> String,
    /// Has a bundle write numbers in messages so.
    set: fn(&mut FluentBundle<FluentResource>),
}

impl OwnDigits {
    /// Those from this zero on.
    const fn from<const ZERO: char>() -> OwnDigits {
        OwnDigits { number: written::<ZERO>, set: |bundle| bundle.set_formatter(Some(formatted::<ZERO, _>)) }
    }
}

/// A number in Latin digits with the digits from another zero on.
fn written<const ZERO: char>(number: &str) -> String {
    let own = |digit: char| char::from_u32(u32::from(ZERO) + digit.to_digit(10)?);
    number.chars().map(|sign| own(sign).unwrap_or(sign)).collect()
}

fn formatted<const ZERO: char, M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(written::<ZERO>(&number.as_string())),
        _ => None,
    }
}

/// How numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digits {
    Latin,
    /// The language's own, where it has any.
    Own,
}

/// The index of the language that is used where nothing else is wished.
pub const DEFAULT: usize = 1;

impl Language {
    /// The index of the language that fits the first of these tags that fits any; each tag as a browser gives it.
    pub fn best<'a>(wished: impl IntoIterator<Item = &'a str>) -> usize {
        let index = |tag: &str| {
            let primary = tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
            LANGUAGES.iter().position(|language| language.tag == primary)
        };
        wished.into_iter().find_map(index).unwrap_or(DEFAULT)
    }

    /// Whether the language has digits of its own.
    pub fn has_own_digits(&self) -> bool {
        self.own_digits.is_some()
    }

    /// The language's messages, ready to be said.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn speaker(&self, digits: Digits) -> Speaker {
        self.speaker_of(&self.files.join("\n"), digits)
    }

    /// These messages of the language, ready to be said.
    pub fn speaker_of(&self, words: &str, digits: Digits) -> Speaker {
        let tag: LanguageIdentifier = self.tag.parse().expect("our own tags are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(words.to_string()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        let own = self.own_digits.as_ref().filter(|_| digits == Digits::Own);
        if let Some(own) = own {
            (own.set)(&mut bundle);
        }
        Speaker { bundle, number: own.map(|own| own.number) }
    }
}

/// Says messages in one language.
pub struct Speaker {
    bundle: FluentBundle<FluentResource>,
    number: Option<fn(&str) -> String>,
}

impl Speaker {
    /// A number as this language writes it.
    pub fn number(&self, number: i64) -> String {
        let written = number.to_string();
        self.number.map_or(written.clone(), |own| own(&written))
    }

    /// The text of a message. One that the language lacks is shown by its id, so that it is seen and mended.
    pub fn say(&self, message: &Message) -> String {
        let Some(pattern) = self.bundle.get_message(&message.id).and_then(|found| found.value()) else {
            return message.id.clone();
        };
        let mut arguments = FluentArgs::new();
        for (name, argument) in &message.arguments {
            let value: FluentValue<'_> = match argument {
                Argument::Number(number) => (*number).into(),
                Argument::Text(text) => text.as_str().into(),
            };
            arguments.set(*name, value);
        }
        self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }
}
