//! Saves, of every version, also of games by correspondence.

use chowkabara::notation::Position;
use chowkabara::play::luck::Seed;
use chowkabara::play::table::Table;
use chowkabara::store::far::Far;
use chowkabara::store::saved::{Saved, course_of};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::run::{Door, run};
use crate::samples;
use crate::spoiling::{below, one_of, random_text, spoilt};

struct Saves {
    saves: Vec<String>,
    records: Vec<String>,
    codes: Vec<String>,
}

const FIELDS: [&str; 11] =
    ["version", "rev", "title", "record", "bots", "pieces", "entered", "assisted", "begun_at", "saved_at", "far"];

/// A save with one field changed.
fn with(
    dice: &mut ChaCha8Rng,
    save: &str,
    field: &str,
    value: impl FnOnce(&mut ChaCha8Rng, &Value) -> Value,
) -> String {
    let mut json: Value = serde_json::from_str(save).expect("a good save");
    let known = json[field].clone();
    json[field] = value(dice, &known);
    json.to_string()
}

/// Any JSON.
fn any_value(dice: &mut ChaCha8Rng, _: &Value) -> Value {
    match below(dice, 10) {
        0 => json!(null),
        1 => json!(u64::MAX),
        2 => json!(-1.5e300),
        3 => json!(below(dice, 4)),
        4 => json!([3, 2, 1, 0]),
        5 => json!([true, false, true, true]),
        6 => json!((0..below(dice, 300)).map(|_| below(dice, 400)).collect::<Vec<_>>()),
        7 => json!({"code": "1", "own": "SS", "secret": "f".repeat(32), "is_sent": false}),
        8 => json!(random_text(dice, "ab ಅ#")),
        _ => json!([[], {}, [null]]),
    }
}

impl Door for Saves {
    const NAME: &'static str = "saves";
    const USUAL: u64 = 3000;
    type Opened = (Saved, Table, Option<Far>);

    fn text(&self, dice: &mut ChaCha8Rng) -> String {
        let (save, other) = (one_of(dice, &self.saves), one_of(dice, &self.saves));
        match below(dice, 16) {
            0 => random_text(dice, r#"{"version":2,"record":[]}\u0000"#),
            1 => save.to_string(),
            2..=6 => spoilt(dice, save, other),
            7..=9 => {
                let field = one_of(dice, &FIELDS);
                with(dice, save, field, any_value)
            }
            10 | 11 => with(dice, save, "far", |dice, known| {
                let known = if known.is_null() {
                    json!({"own": "S", "secret": "0".repeat(32), "is_sent": true})
                } else {
                    known.clone()
                };
                let mut far = known;
                far["code"] = json!(one_of(dice, &self.codes));
                let (field, value) = [
                    ("own", "SENW"),
                    ("secret", "ಅಅಅಅಅಅಅಅಅಅಮ್"),
                    ("secret", "+1111111111111111111111111111111"),
                    ("own", ""),
                ][below(dice, 4)];
                far[field] = json!(value);
                far
            }),
            _ => with(dice, save, "record", |dice, known| {
                let other = one_of(dice, &self.records);
                json!(spoilt(dice, known.as_str().expect("a text"), other))
            }),
        }
    }

    fn open(&self, text: &str) -> Option<Self::Opened> {
        let saved = Saved::read(text).ok()?;
        course_of(&saved.record);
        let far = saved.far();
        let opened = saved.open();
        assert_eq!(saved.check().err(), opened.as_ref().err().cloned());
        let (table, _) = opened.ok()?;
        if let Some(far) = &far {
            let _ = (far.next(), far.players(), far.table(Seed(3)), far.after(&table));
        }
        Some((saved, table, far))
    }

    fn check(&self, _: &str, (saved, table, far): Self::Opened) {
        let text = serde_json::to_string(&saved).expect("a save can be written");
        let read = Saved::read(&text).expect("a save can be read");
        // A number with many digits may come back with another last one.
        let (begun_at, saved_at) = (read.begun_at, read.saved_at);
        assert_eq!(read, Saved { begun_at, saved_at, ..saved.clone() });
        let again = Saved::of(&table, saved.pieces, saved.saved_at);
        let (opened, pieces) = again.open().expect("a table that is saved opens");
        assert_eq!(pieces, saved.pieces);
        assert_eq!(opened.record(), table.record());
        assert_eq!(Position::of(opened.race()), Position::of(table.race()));
        if let Some(far) = far {
            let text = far.text().expect("it was short enough to be read");
            assert!(Far::of(&text).is_some_and(|again| again == far));
        }
    }
}

#[test]
fn no_text_opens_a_save_that_is_not_whole() {
    run(&Saves { saves: samples::saves(), records: samples::records(), codes: samples::codes() });
}
