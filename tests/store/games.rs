//! The shelf with its games: newest first, written by one hand at a time, and nothing lost but what a person deletes.

use chowkabara::notation::Position;
use chowkabara::store::games::{self, GameId, Label, NotSaved};
use chowkabara::store::saved::SavedError;
use chowkabara::store::shelf::{Memory, NotKept, Shelf};

use crate::saved::{PIECES, table};

fn label(number: u64) -> Label {
    Label { id: GameId::new(number), rev: 0 }
}

/// A shelf with three games, saved at 1, 3 and 2.
fn shelf() -> Memory {
    let shelf = Memory::default();
    for (number, now) in [(1, 1.0), (2, 3.0), (3, 2.0)] {
        games::save(&shelf, &mut label(number), &table(), PIECES, now).expect("there is room");
    }
    shelf
}

fn numbers(shelf: &Memory) -> Vec<GameId> {
    games::all(shelf).into_iter().map(|entry| entry.id).collect()
}

#[test]
fn games_stand_newest_first_and_those_that_cannot_be_read_last() {
    let shelf = shelf();
    shelf.write("game:abc", "{").expect("there is room");
    shelf.write("game:", "no id").expect("there is room");
    shelf.write("settings", "{}").expect("there is room");
    let expected = [GameId::new(2), GameId::new(3), GameId::new(1), GameId::parse("abc").expect("an id")];
    assert_eq!(numbers(&shelf), expected);
    assert_eq!(games::all(&shelf)[3].saved, Err(SavedError::Unreadable));
}

#[test]
fn a_game_is_found_as_it_was_saved() {
    let shelf = shelf();
    let saved = games::find(&shelf, &GameId::new(2)).expect("it is there").saved.expect("it is whole");
    let (opened, pieces) = saved.open().expect("it opens");
    assert_eq!((opened.record(), pieces), (table().record(), PIECES));
    assert_eq!(Position::of(opened.race()), Position::of(table().race()));
    assert_eq!((saved.rev, saved.begun_at, saved.saved_at), (1, 3.0, 3.0));
}

#[test]
fn saving_again_counts_on_and_keeps_name_and_beginning() {
    let (shelf, mut label) = (Memory::default(), label(1));
    games::save(&shelf, &mut label, &table(), PIECES, 5.0).expect("there is room");
    games::rename(&shelf, &label.id, "  Diwali \u{202e}at\nAjji’s ").expect("there is room");
    games::save(&shelf, &mut label, &table(), PIECES, 6.0).expect("there is room");
    let saved = games::find(&shelf, &label.id).expect("it is there").saved.expect("it is whole");
    assert_eq!((saved.rev, label.rev), (2, 2));
    assert_eq!((saved.title.as_str(), saved.begun_at, saved.saved_at), ("Diwali at Ajji’s", 5.0, 6.0));
}

#[test]
fn who_writes_late_is_told_and_overwrites_nothing() {
    let shelf = Memory::default();
    let (mut one, mut other) = (label(1), label(1));
    games::save(&shelf, &mut one, &table(), PIECES, 1.0).expect("there is room");
    games::save(&shelf, &mut one, &table(), PIECES, 2.0).expect("there is room");
    let before = shelf.read(&one.id.key());
    assert_eq!(games::save(&shelf, &mut other, &table(), PIECES, 3.0), Err(NotSaved::Elsewhere));
    assert_eq!((shelf.read(&one.id.key()), other.rev), (before, 0));
}

#[test]
fn a_full_shelf_keeps_what_it_has_and_says_so() {
    let size = serde_json::to_string(&crate::saved::saved()).expect("a save can be written").len();
    let shelf = Memory::with_room(size + 100);
    games::save(&shelf, &mut label(1), &table(), PIECES, 1.0).expect("there is room");
    let before = shelf.read(&GameId::new(1).key());
    assert_eq!(games::save(&shelf, &mut label(2), &table(), PIECES, 2.0), Err(NotSaved::NotKept));
    assert_eq!(games::rename(&shelf, &GameId::new(1), &"ಅ".repeat(60)), Err(NotKept));
    assert_eq!(shelf.keys(), [GameId::new(1).key()]);
    assert_eq!(shelf.read(&GameId::new(1).key()), before);
}

#[test]
fn a_deleted_game_can_be_put_back() {
    let shelf = shelf();
    let text = games::take(&shelf, &GameId::new(2)).expect("it is there");
    assert_eq!(numbers(&shelf), [GameId::new(3), GameId::new(1)]);
    assert_eq!(games::take(&shelf, &GameId::new(2)), None);
    shelf.write(&GameId::new(2).key(), &text).expect("there is room");
    assert_eq!(numbers(&shelf), [GameId::new(2), GameId::new(3), GameId::new(1)]);
}

#[test]
fn the_one_game_of_older_versions_comes_to_the_others_whatever_it_is() {
    for text in ["{", "{\"version\":1}", "{\"version\":99}"] {
        let shelf = shelf();
        shelf.write("game", text).expect("there is room");
        games::move_only_game(&shelf, &GameId::new(9));
        assert_eq!(shelf.read("game"), None);
        assert_eq!(shelf.read(&GameId::new(9).key()).as_deref(), Some(text));
        games::move_only_game(&shelf, &GameId::new(10));
        assert_eq!(shelf.keys().len(), 4);
    }
    let full = Memory::with_room(8);
    full.write("game", "text").expect("there is room");
    games::move_only_game(&full, &GameId::new(9));
    assert_eq!(full.read("game").as_deref(), Some("text"), "it does not leave before it is safe");
}

#[test]
fn what_cannot_be_read_is_put_aside_and_never_overwrites_another() {
    let shelf = Memory::default();
    for text in ["{", "[", ""] {
        shelf.write("settings", text).expect("there is room");
        games::put_aside(&shelf, "settings");
        assert_eq!(shelf.read("settings"), None);
    }
    games::put_aside(&shelf, "settings");
    let texts: Vec<String> = games::broken(&shelf).into_iter().map(|(_, text)| text).collect();
    assert_eq!(texts, ["{", "[", ""]);
    let full = Memory::with_room(10);
    full.write("settings", "{").expect("there is room");
    games::put_aside(&full, "settings");
    assert_eq!(full.read("settings").as_deref(), Some("{"), "it does not leave before it is safe");
}

#[test]
fn an_id_from_outside_is_plain_or_none() {
    let long = "a".repeat(33);
    for text in ["", "a b", "../x", "ಅ", "a:b", &long] {
        assert_eq!(GameId::parse(text), None, "{text}");
    }
    let id = GameId::new(0xfeed);
    assert_eq!(GameId::of_key(&id.key()), Some(id.clone()));
    assert_eq!(GameId::parse(id.as_str()), Some(id));
}
