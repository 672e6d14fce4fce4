//! Saves of every version that was ever released open as the game that they were; their golden files never change.

use std::path::PathBuf;

use chowkabara::notation::Position;
use chowkabara::store::saved::{Saved, SavedError, VERSION};
use serde_json::{Value, json};

fn golden(version: u32) -> String {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/store/golden/{version}.json"));
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

#[test]
fn a_save_of_every_version_opens_as_the_same_game() {
    for version in 1..=VERSION {
        let saved = Saved::read(&golden(version)).unwrap_or_else(|error| panic!("{version}: {error:?}"));
        assert_eq!(saved.version, VERSION);
        let (table, pieces) = saved.open().unwrap_or_else(|error| panic!("{version}: {error:?}"));
        assert_eq!(pieces, [2, 0, 3, 1]);
        assert_eq!((table.entered(), table.is_assisted()), (vec![0], true));
        assert_eq!(
            Position::of(table.race()).to_string(),
            "kanakatte; S c1 c1 c1 d3; N b5 b5 a5 a4; gates S; turn S; row 3",
            "version {version}"
        );
        assert_eq!(saved.saved_at, 1_700_000_000_123.0);
    }
}

#[test]
fn what_older_versions_did_not_know_gets_its_plain_meaning() {
    let saved = Saved::read(&golden(1)).expect("a save of version 1");
    assert_eq!((saved.rev, saved.title.as_str(), saved.begun_at), (1, "", saved.saved_at));
}

#[test]
fn a_save_of_this_version_is_read_as_it_stands() {
    let saved = Saved::read(&golden(VERSION)).expect("a save of this version");
    let written: Value = serde_json::to_value(&saved).expect("a save can be written");
    let read: Value = serde_json::from_str(&golden(VERSION)).expect("JSON");
    assert_eq!(written, read);
}

#[test]
fn a_version_that_is_no_number_from_1_on_is_no_version() {
    let mut json: Value = serde_json::from_str(&golden(VERSION)).expect("JSON");
    for version in [json!(0), json!(-1), json!(1.5), json!("2"), json!(null), json!([2]), json!(1e300)] {
        json["version"] = version.clone();
        assert_eq!(Saved::read(&json.to_string()), Err(SavedError::Unreadable), "{version}");
    }
    for version in [json!(VERSION + 1), json!(u64::MAX)] {
        json["version"] = version.clone();
        assert_eq!(Saved::read(&json.to_string()), Err(SavedError::Newer), "{version}");
    }
}
