//! Files with everything that is kept.

use std::cell::Cell;

use chowkabara::store::dump::{Dump, Preview, Take};
use chowkabara::store::games::{self, GameId};
use chowkabara::store::shelf::{Memory, Shelf};
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use crate::run::{Door, run};
use crate::spoiling::{below, one_of, random_text, spoilt};
use crate::{samples, settings};

/// A file with these texts.
pub fn file(kept: impl IntoIterator<Item = (String, String)>) -> String {
    let kept: serde_json::Map<String, serde_json::Value> =
        kept.into_iter().map(|(key, text)| (key, json!(text))).collect();
    json!({"app": "chowkabara", "version": 1, "at": 1.7e12, "kept": kept}).to_string()
}

/// A shelf with some games.
pub fn shelf(saves: &[String]) -> Memory {
    let shelf = Memory::default();
    for (number, text) in (0..).zip(saves.iter().take(4)) {
        shelf.write(&GameId::new(number).key(), text).expect("there is room");
    }
    shelf
}

struct Files(Vec<String>);

impl Door for Files {
    const NAME: &'static str = "files";
    const USUAL: u64 = 1000;
    type Opened = (Dump, Preview, usize, Memory);

    fn text(&self, dice: &mut ChaCha8Rng) -> String {
        if below(dice, 16) == 0 {
            return random_text(dice, r#"{"app":"chowkabara","version":1,"kept":{}}"#);
        }
        let mut kept = Vec::new();
        for number in 0..below(dice, 4) {
            let (save, other) = (one_of(dice, &self.0), one_of(dice, &self.0));
            let text = if below(dice, 2) == 0 { spoilt(dice, save, other) } else { save.to_string() };
            let key =
                ["game".to_string(), GameId::new(number as u64).key(), format!("broken:{number}"), "game:".into()];
            kept.push((one_of(dice, &key).to_string(), text));
        }
        if below(dice, 2) == 0 {
            let text = one_of(dice, &settings::texts()).to_string();
            kept.push(("settings".to_string(), text));
        }
        let (file, other) = (file(kept), one_of(dice, &self.0));
        if below(dice, 2) == 0 { spoilt(dice, &file, other) } else { file }
    }

    fn open(&self, text: &str) -> Option<Self::Opened> {
        let dump = Dump::read(text).ok()?;
        let shelf = shelf(&self.0);
        let preview = dump.preview(&shelf);
        let next = Cell::new(1000);
        let fresh = || GameId::new(next.replace(next.get() + 1));
        let count = dump.import(&shelf, Take::GamesWithSettings, fresh).expect("there is room");
        Some((dump, preview, count, shelf))
    }

    fn check(&self, _: &str, (dump, preview, count, shelf): Self::Opened) {
        assert_eq!(count, preview.new + preview.different);
        let entries = games::all(&shelf);
        assert_eq!(entries.len(), 4 + count);
        assert!(entries.iter().all(|entry| entry.saved.as_ref().is_ok_and(|saved| saved.open().is_ok())));
        assert_eq!(Dump::read(&dump.text(1.0)), Ok(dump));
    }
}

#[test]
fn no_text_opens_a_file_that_is_not_whole() {
    run(&Files(samples::saves()));
}
