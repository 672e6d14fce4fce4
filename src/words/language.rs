//! The languages that ship, and how one of them resolves a message.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{Argument, Message};

/// A language of the app with its files. To add one, add its folder to `locales/` and its line here.
pub struct Language {
    /// The BCP 47 tag, which is the folder's name.
    pub tag: &'static str,
    /// What the language calls itself.
    pub own_name: &'static str,
    files: [&'static str; 6],
}

macro_rules! language {
    ($tag:literal, $own_name:literal) => {
        Language {
            tag: $tag,
            own_name: $own_name,
            files: [
                include_str!(concat!("../../locales/", $tag, "/app.ftl")),
                include_str!(concat!("../../locales/", $tag, "/table.ftl")),
                include_str!(concat!("../../locales/", $tag, "/events.ftl")),
                include_str!(concat!("../../locales/", $tag, "/rules.ftl")),
                include_str!(concat!("../../locales/", $tag, "/keep.ftl")),
                include_str!(concat!("../../locales/", $tag, "/share.ftl")),
            ],
        }
    };
}

/// Every language, in the order in which it is offered.
pub const LANGUAGES: [Language; 3] = [language!("kn", "ಕನ್ನಡ"), language!("en", "English"), language!("es", "Español")];

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

    /// The language's messages, ready to be said.
    pub fn speaker(&self) -> Speaker {
        let tag: LanguageIdentifier = self.tag.parse().expect("our own tags are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for file in self.files {
            let resource = FluentResource::try_new(file.to_string()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Speaker { bundle }
    }
}

/// Says messages in one language.
pub struct Speaker {
    bundle: FluentBundle<FluentResource>,
}

impl Speaker {
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
