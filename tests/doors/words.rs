//! Language tags, ids of games, names and titles.

use chowkabara::notation::record::{clean_name, clean_title};
use chowkabara::store::games::GameId;
use chowkabara::words::language::{LANGUAGES, Language};
use rand_chacha::ChaCha8Rng;

use crate::run::{Door, run};
use crate::spoiling::{below, random_text, spoilt_one};

struct Words;

const GOOD: [&str; 8] =
    ["kn-IN", "en_GB", "es-419", "ES", "0123456789abcdef", "game:7", "ಅಮ್ಮ and ಅಜ್ಜ", "Fire 🔥 # \u{202e}"];

impl Door for Words {
    const NAME: &'static str = "words";
    const USUAL: u64 = 20_000;
    type Opened = (usize, Option<GameId>, [String; 2]);

    fn text(&self, dice: &mut ChaCha8Rng) -> String {
        match below(dice, 3) {
            0 => random_text(dice, "knesENKN-_0123456789:game #"),
            _ => spoilt_one(dice, &GOOD),
        }
    }

    fn open(&self, text: &str) -> Option<Self::Opened> {
        let language = Language::best([text, "xx"]);
        let id = GameId::parse(text).or_else(|| GameId::of_key(text));
        Some((language, id, [clean_name(text), clean_title(text)]))
    }

    fn check(&self, _: &str, (language, id, [name, title]): Self::Opened) {
        assert!(language < LANGUAGES.len());
        assert!(id.is_none_or(|id| GameId::of_key(&id.key()) == Some(id)));
        assert!(name.chars().count() <= 24 && title.chars().count() <= 60);
        for text in [&name, &title] {
            assert!(!text.contains(char::is_control) && !text.contains('#') && text.trim() == text);
        }
        assert_eq!((clean_name(&name), clean_title(&title)), (name, title));
    }
}

#[test]
fn no_text_becomes_a_tag_an_id_or_a_name_that_is_not_sound() {
    run(&Words);
}
