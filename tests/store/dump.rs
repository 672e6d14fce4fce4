//! Everything as one file: what goes out comes in again, all of it or nothing.

use chowkabara::store::dump::{Dump, DumpError, Preview, Take, erase};
use chowkabara::store::games::{self, GameId, Label};
use chowkabara::store::shelf::{Memory, NotKept, Shelf};
use serde_json::{Value, json};

use crate::saved::{PIECES, table};

fn save(shelf: &dyn Shelf, number: u64, now: f64) {
    let mut label = Label { id: GameId::new(number), rev: 0 };
    games::save(shelf, &mut label, &table(), PIECES, now).expect("there is room");
}

/// A shelf with two games, settings, and a text that could not be read.
fn shelf() -> Memory {
    let shelf = Memory::default();
    save(&shelf, 1, 1.0);
    save(&shelf, 2, 2.0);
    shelf.write("settings", r#"{"language":"kn"}"#).expect("there is room");
    shelf.write("broken:1", "{").expect("there is room");
    shelf
}

fn all(shelf: &Memory) -> Vec<(String, Option<String>)> {
    shelf.keys().into_iter().map(|key| (key.clone(), shelf.read(&key))).collect()
}

fn file(shelf: &Memory) -> Dump {
    Dump::read(&Dump::of(shelf).text(7.0)).expect("it reads as it was written")
}

fn never() -> GameId {
    panic!("no game needs another id")
}

#[test]
fn what_is_written_to_a_file_reads_as_it_stood() {
    let shelf = shelf();
    assert_eq!(file(&shelf), Dump::of(&shelf));
    let text = Dump::of(&shelf).text(7.0);
    let json: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&json["app"], &json["version"], &json["at"]), (&json!("chowkabara"), &json!(1), &json!(7.0)));
    assert_eq!(json["kept"]["broken:1"], "{");
    assert_eq!(Dump::read(&format!("\u{feff}{text}")), Ok(Dump::of(&shelf)));
}

#[test]
fn a_file_is_told_before_it_is_taken_in() {
    let from = shelf();
    let fresh = Memory::default();
    assert_eq!(
        file(&from).preview(&fresh),
        Preview { new: 2, known: 0, different: 0, houses: 0, unreadable: 1, has_settings: true }
    );
    save(&from, 3, 3.0);
    let here = shelf();
    save(&here, 3, 4.0);
    assert_eq!(
        file(&from).preview(&here),
        Preview { new: 0, known: 2, different: 1, houses: 0, unreadable: 1, has_settings: true }
    );
}

#[test]
fn games_come_to_another_device_and_settings_only_when_wished() {
    let fresh = Memory::default();
    assert_eq!(file(&shelf()).import(&fresh, Take::Games, never), Ok(2));
    assert_eq!(fresh.keys(), [GameId::new(1).key(), GameId::new(2).key()]);
    assert_eq!(file(&shelf()).import(&fresh, Take::GamesWithSettings, never), Ok(0));
    assert_eq!(fresh.read("settings"), shelf().read("settings"));
}

#[test]
fn a_game_that_went_on_differently_here_and_there_stays_twice() {
    let (from, here) = (shelf(), shelf());
    save(&from, 3, 3.0);
    save(&here, 3, 4.0);
    let before = all(&here);
    assert_eq!(file(&from).import(&here, Take::Games, || GameId::new(9)), Ok(1));
    assert_eq!(here.read(&GameId::new(9).key()), from.read(&GameId::new(3).key()));
    here.remove(&GameId::new(9).key());
    assert_eq!(all(&here), before);
}

#[test]
fn a_game_of_an_older_page_comes_in_too() {
    let old = r#"{"version":1,"record":"chowkabara 1\nrules kanakatte\nseats S N\nseed 1\n","bots":[false,false,false,false],"pieces":[0,1,2,3]}"#;
    let text = json!({ "app": "chowkabara", "version": 1, "kept": { "game": old } }).to_string();
    let here = Memory::default();
    assert_eq!(Dump::read(&text).expect("a file").import(&here, Take::Games, || GameId::new(9)), Ok(1));
    assert_eq!(here.read(&GameId::new(9).key()).as_deref(), Some(old));
}

#[test]
fn a_shelf_without_room_for_all_takes_nothing() {
    let size: usize = all(&shelf()).iter().map(|(key, text)| key.len() + text.as_ref().map_or(0, String::len)).sum();
    for room in (10..size).step_by(37) {
        let here = Memory::with_room(room);
        here.write("settings", "{}").expect("there is room");
        match file(&shelf()).import(&here, Take::GamesWithSettings, never) {
            Ok(count) => assert_eq!(count, 2),
            Err(NotKept) => assert_eq!(all(&here), [("settings".to_string(), Some("{}".to_string()))], "room {room}"),
        }
    }
}

#[test]
fn erasing_leaves_nothing_and_can_be_taken_back() {
    let shelf = shelf();
    let before = all(&shelf);
    let dump = erase(&shelf);
    assert_eq!(shelf.keys(), [""; 0]);
    dump.restore(&shelf).expect("there is room");
    assert_eq!(all(&shelf), before);
}

#[test]
fn a_file_that_is_none_of_ours_is_refused() {
    let long = " ".repeat(Dump::MAX_LENGTH + 1);
    let texts: Vec<String> = (0..=Dump::MAX_TEXTS).map(|number| format!(r#""game:{number}":"""#)).collect();
    let many = format!(r#"{{"app":"chowkabara","version":1,"kept":{{{}}}}}"#, texts.join(","));
    for (text, error) in [
        ("", DumpError::Foreign),
        ("{}", DumpError::Foreign),
        ("[]", DumpError::Foreign),
        ("null", DumpError::Foreign),
        (r#"{"app":"ludo","version":1,"kept":{}}"#, DumpError::Foreign),
        (r#"{"app":"ludo","version":9,"kept":{}}"#, DumpError::Foreign),
        (r#"{"app":"chowkabara","version":1}"#, DumpError::Foreign),
        (r#"{"app":"chowkabara","version":1,"kept":{"game":3}}"#, DumpError::Foreign),
        (r#"{"app":"chowkabara","version":2,"kept":[]}"#, DumpError::Newer),
        (&long, DumpError::TooLong),
        (&many, DumpError::Foreign),
    ] {
        assert_eq!(Dump::read(text), Err(error), "{text:.40}");
    }
}

#[test]
fn a_file_cut_short_anywhere_is_refused() {
    let text = Dump::of(&shelf()).text(7.0);
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        assert_eq!(Dump::read(&text[..end]), Err(DumpError::Foreign));
    }
}
