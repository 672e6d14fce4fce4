//! Saves: what was kept comes back, and whatever else stands there is an error and never a panic.

use chowkabara::engine::race::First;
use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::seat::Seat;
use chowkabara::engine::throw::Throw;
use chowkabara::notation::record::{ParseProblem, ReplayProblem, Start};
use chowkabara::notation::{Position, Record, RulesError, legal_tokens, parse_token};
use chowkabara::play::luck::Seed;
use chowkabara::play::table::{Message, Player, Table};
use chowkabara::store::saved::{Saved, SavedError, VERSION, course_of};
use serde_json::{Value, json};

use crate::kit;

pub const PIECES: [u8; 4] = [2, 0, 3, 1];

/// A game of Amma against a bot, some turns long, with a throw entered by hand and a move taken back.
pub fn table() -> Table {
    let seats = [Seat::S, Seat::N].into_iter().collect();
    let start = Start::New { rules: PRESETS[0].rules, seats, first: First::Named(Seat::S) };
    let players = [Player::Person, Player::Person, Player::Bot, Player::Person];
    let names = [Some("ಅಮ್ಮ".to_string()), None, None, None];
    let mut table = Table::new(start, players, names, Seed(u64::MAX - 3)).expect("rules that can be played");
    for step in 0..30 {
        let message = match table.question() {
            Some(question) => {
                Message::Answer { ticket: question.ticket, token: legal_tokens(question.position.race()).remove(0) }
            }
            None if step == 6 && table.can_undo() => Message::Undo,
            None => match legal_tokens(table.race()).first() {
                Some(token) if token.contains(':') => {
                    Message::Play(parse_token(table.race(), token).expect("a legal token"))
                }
                _ if step == 0 => Message::Enter(Throw(0)),
                _ => Message::Throw,
            },
        };
        table.update(message.clone()).unwrap_or_else(|reason| panic!("{message:?}: {reason:?}"));
    }
    assert!(table.is_assisted() && table.entered() == [0]);
    table
}

pub fn saved() -> Saved {
    Saved::of(&table(), PIECES, 1_700_000_000_123.0)
}

/// Opens a text as the page does.
fn open(text: &str) -> Result<(Table, [u8; 4]), SavedError> {
    Saved::read(text)?.open()
}

/// Opens the save with one field changed.
fn open_with(field: &str, value: Value) -> Result<(Table, [u8; 4]), SavedError> {
    let mut json = serde_json::to_value(saved()).expect("a save can be written");
    json[field] = value;
    open(&json.to_string())
}

/// Opens the save with its record changed.
fn open_record(record: &str) -> Result<(Table, [u8; 4]), SavedError> {
    open_with("record", json!(record))
}

fn replaced(from: &str, to: &str) -> String {
    let record = saved().record;
    assert!(record.contains(from), "{record}");
    record.replacen(from, to, 1)
}

#[test]
fn a_game_comes_back_as_it_was_saved() {
    let table = table();
    let text = serde_json::to_string(&saved()).expect("a save can be written");
    let read: Saved = serde_json::from_str(&text).expect("it reads as it was written");
    assert_eq!(read, saved());
    let (opened, pieces) = read.open().expect("it opens");
    assert_eq!(pieces, PIECES);
    assert_eq!(Position::of(opened.race()), Position::of(table.race()));
    assert_eq!(opened.record(), table.record());
    assert_eq!((opened.seed(), opened.entered(), opened.expected()), (table.seed(), table.entered(), table.expected()));
    assert_eq!((opened.name(Seat::S), opened.is_assisted()), (Some("ಅಮ್ಮ"), true));
    assert_eq!(Seat::ALL.map(|seat| opened.player(seat)), Seat::ALL.map(|seat| table.player(seat)));
    assert_eq!(Saved::of(&opened, pieces, read.saved_at), read);
}

#[test]
fn a_game_can_be_saved_and_opened_after_every_step() {
    for seed in 0..12 {
        let mut dice = kit::dice(seed);
        let start = kit::random_start(&mut dice);
        let mut table =
            Table::new(start, [Player::Person; 4], Default::default(), Seed(seed)).expect("rules that can be played");
        for _ in 0..80 {
            let Some(action) = kit::random_action(table.race(), &mut dice) else { break };
            let message = match action {
                chowkabara::engine::Action::Throw(throw) => Message::Enter(throw),
                _ => Message::Play(action),
            };
            table.update(message).expect("a listed action is legal");
            let (opened, _) = Saved::of(&table, PIECES, 0.0).open().expect("it opens");
            assert_eq!(Position::of(opened.race()), Position::of(table.race()));
            assert_eq!(opened.entered(), table.entered());
        }
    }
}

#[test]
fn what_is_no_save_is_unreadable() {
    let deep = "[".repeat(100_000);
    let long = " ".repeat(Saved::MAX_LENGTH) + &serde_json::to_string(&saved()).expect("a save can be written");
    let texts = [
        &long,
        "",
        " ",
        "null",
        "undefined",
        "{",
        "{}",
        "[]",
        "0",
        "\"\"",
        "true",
        "NaN",
        "1e999",
        "\u{0}",
        "ಅಮ್ಮ",
        &deep,
    ];
    for text in texts {
        assert_eq!(open(text).err(), Some(SavedError::Unreadable), "{text:.20}");
    }
}

#[test]
fn a_save_cut_short_anywhere_is_unreadable() {
    let text = serde_json::to_string(&saved()).expect("a save can be written");
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        assert_eq!(open(&text[..end]).err(), Some(SavedError::Unreadable), "{}", &text[..end]);
    }
}

#[test]
fn a_record_cut_short_anywhere_opens_earlier_or_not_at_all() {
    let record = saved().record;
    let mut opened = 0;
    for end in (0..record.len()).filter(|&end| record.is_char_boundary(end)) {
        match open_record(&record[..end]) {
            Ok((table, _)) => {
                assert!(table.timeline().throws() <= self::table().timeline().throws());
                opened += 1;
            }
            Err(error) => assert!(!matches!(error, SavedError::Unreadable | SavedError::Newer), "{error:?}"),
        }
    }
    assert!(opened > 0);
}

#[test]
fn a_field_of_another_kind_makes_a_save_unreadable() {
    let others = [
        json!(null),
        json!("x"),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!({"a": 1}),
        json!([[]]),
        json!([1, 2, 3]),
        json!([1, 2, 3, 4, 5]),
    ];
    let fits = |field: &str, value: &Value| match field {
        "record" => value.is_string(),
        "title" => value.is_string(),
        "begun_at" | "saved_at" => value.is_number(),
        "entered" => value.is_array() && *value != json!([[]]),
        _ => false,
    };
    for field in ["version", "record", "bots", "pieces", "entered", "assisted", "begun_at", "saved_at", "rev", "title"]
    {
        for value in others.iter().filter(|value| !fits(field, value)) {
            assert_eq!(open_with(field, value.clone()).err(), Some(SavedError::Unreadable), "{field}: {value}");
        }
    }
    for pieces in [json!([256, 0, 1, 2]), json!([-1, 0, 1, 2])] {
        assert_eq!(open_with("pieces", pieces).err(), Some(SavedError::Unreadable));
    }
}

#[test]
fn what_a_save_may_lack_has_its_default_and_what_it_has_besides_is_passed_over() {
    let json = serde_json::to_value(saved()).expect("a save can be written");
    for field in ["version", "record", "bots", "pieces", "entered", "assisted", "begun_at", "saved_at", "rev", "title"]
    {
        let mut without = json.clone();
        without.as_object_mut().expect("an object").remove(field);
        let opened = open(&without.to_string());
        match field {
            "entered" => assert!(opened.expect("it opens").0.entered().is_empty()),
            "assisted" => assert!(!opened.expect("it opens").0.is_assisted()),
            "begun_at" | "saved_at" => assert!(opened.is_ok()),
            _ => assert_eq!(opened.err(), Some(SavedError::Unreadable), "{field}"),
        }
    }
    assert!(open_with("mood", json!("cheerful")).is_ok());
}

#[test]
fn a_save_of_a_newer_version_is_told_apart() {
    assert_eq!(open_with("version", json!(VERSION + 1)).err(), Some(SavedError::Newer));
    assert_eq!(open_with("version", json!(u32::MAX)).err(), Some(SavedError::Newer));
    let newer = open_record(&replaced("chowkabara 1", "chowkabara 2"));
    assert!(matches!(newer.err(), Some(SavedError::Record(error)) if error.problem == ParseProblem::Newer));
}

#[test]
fn pawn_shapes_are_four_different_ones() {
    for pieces in [[0, 1, 2, 2], [0, 0, 0, 0], [1, 2, 3, 4], [255, 0, 1, 2]] {
        assert_eq!(open_with("pieces", json!(pieces)).err(), Some(SavedError::Incomplete), "{pieces:?}");
    }
}

#[test]
fn a_game_without_its_seed_is_incomplete() {
    let record = saved().record;
    let without: Vec<&str> = record.lines().filter(|line| !line.starts_with("seed ")).collect();
    assert_eq!(open_record(&without.join("\n")).err(), Some(SavedError::Incomplete));
}

#[test]
fn a_record_that_cannot_be_read_says_why() {
    for (record, expected) in [
        (String::new(), ParseProblem::NotARecord),
        ("hello".to_string(), ParseProblem::NotARecord),
        ("chowkabara 1".to_string(), ParseProblem::NoStart),
        (replaced("seats S N", "seats S E"), ParseProblem::Seats),
        (replaced("first S", "first W"), ParseProblem::Seats),
        (replaced("seed ffff", "seed fffff"), ParseProblem::Seed),
        (replaced("seed ", "seed -"), ParseProblem::Seed),
        (replaced("rules kanakatte", "rules ludo"), ParseProblem::Rules(RulesError::UnknownPreset("ludo".to_string()))),
        (format!("{}\nS:{}", saved().record, " 4*".repeat(Record::MAX_ACTIONS)), ParseProblem::TooLong),
    ] {
        match open_record(&record).err() {
            Some(SavedError::Record(error)) => assert_eq!(error.problem, expected, "{record:.60}"),
            other => panic!("{other:?}: {record:.60}"),
        }
    }
}

#[test]
fn a_record_that_cannot_be_played_says_where() {
    let turn = |line: &str| format!("{}\n{line}\n", saved().record.split("\n\n").next().expect("a record has a head"));
    for (line, place) in [
        ("S: 9", 1),
        ("S: 3 3:c1-e4", 2),
        ("S: 3 3:c1-e2 2", 3),
        ("N: 3", 1),
        ("start: 3", 1),
        ("S: open", 1),
        ("S: 4* draw 2", 2),
        ("table: draw draw", 2),
    ] {
        match open_record(&turn(line)).err() {
            Some(SavedError::Replay(error)) => {
                assert_eq!((error.turn, error.place), (1, place), "{line}");
                assert_ne!(error.reason, ReplayProblem::Start);
                assert_eq!(Some(error.token.as_str()), line.split(' ').nth(place), "{line}");
            }
            other => panic!("{other:?}: {line}"),
        }
    }
    assert!(open_record(&turn("S: 3 3:c1-e2")).is_ok());
}

#[test]
fn hand_throws_that_never_were_do_no_harm() {
    let (table, _) = open_with("entered", json!([0, 5_000_000_000_u64, u64::MAX])).expect("it opens");
    assert_eq!(table.entered(), [0]);
}

#[test]
fn a_fault_can_be_told_on_the_board_of_its_record() {
    assert!(course_of(&saved().record).is_some());
    assert!(course_of("chowkabara 1\nposition kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1").is_some());
    assert!(course_of("").is_none());
}

#[test]
fn a_save_of_a_newer_version_is_told_apart_even_when_it_has_another_shape() {
    assert_eq!(open(r#"{"version": 3, "games": []}"#).err(), Some(SavedError::Newer));
    assert_eq!(open(r#"{"games": []}"#).err(), Some(SavedError::Unreadable));
}
