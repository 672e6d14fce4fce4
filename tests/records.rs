//! Golden records: whole games and single situations as text, replayed to the end that each of them names; and records
//! that cannot be read or replayed, with the place and the reason.
//!
//! Comment lines at the head of a record tell what it shows. `# ends:` is the position after its last token, and
//! `# shows:` some of what is told on the way, in order (the words are those of [`kit::story`]).

mod kit;

use std::fs;
use std::path::Path;

use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::refusal::Refusal;
use chowkabara::engine::race::rules::Refused;
use chowkabara::engine::{Ending, Game, Stage};
use chowkabara::notation::record::{ParseProblem, ReplayProblem, Start, clean_name};
use chowkabara::notation::{ParseError, Position, PositionError, Record, Replay, ReplayError, RulesError, TokenError};

/// Every golden record with its file's name, in the order of names.
fn golden() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let files = fs::read_dir(&folder).expect("the folder of golden records");
    let paths = files.map(|file| file.expect("a file that can be listed").path());
    let named = |path: &Path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let mut records: Vec<(String, String)> =
        paths.map(|path| (named(&path), fs::read_to_string(&path).expect("a text"))).collect();
    records.sort();
    records
}

/// What a comment line of a record says after its key.
fn remark<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix("# ")?.strip_prefix(key)?.strip_prefix(": "))
}

fn replayed(name: &str, text: &str) -> Replay {
    let record = Record::parse(text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    record.replay().unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

/// All that is told when a replay's actions are played from its start.
fn told(replay: &Replay) -> String {
    let (mut race, mut events) = (replay.start.clone(), Vec::new());
    for &action in &replay.actions {
        race.play(action, &mut |event| events.push(event)).expect("it was replayed");
    }
    kit::story(&race, &events)
}

#[test]
fn there_is_a_record_for_every_situation_worth_one() {
    let names: Vec<String> = golden().into_iter().map(|(name, _)| name).collect();
    assert!(names.len() >= 29, "{names:?}");
    assert!(["full-2", "full-3", "full-4"].iter().all(|name| names.contains(&name.to_string())));
}

#[test]
fn every_golden_record_begins_with_what_it_shows() {
    for (name, text) in golden() {
        let head = text.lines().next().unwrap_or_default();
        assert!(head.starts_with("# ") && head.len() > 30 && !head.starts_with("# ends"), "{name}");
    }
}

#[test]
fn every_golden_record_ends_in_the_position_that_it_names() {
    for (name, text) in golden() {
        let end = remark(&text, "ends").unwrap_or_else(|| panic!("{name} names no end"));
        assert_eq!(Position::of(&replayed(&name, &text).race).to_string(), end, "{name}");
    }
}

#[test]
fn every_golden_record_tells_what_it_shows_in_that_order() {
    for (name, text) in golden().into_iter().filter(|(name, _)| !name.starts_with("full-")) {
        let shown = remark(&text, "shows").unwrap_or_else(|| panic!("{name} shows nothing"));
        let story = told(&replayed(&name, &text));
        let mut events = story.split(", ");
        for event in shown.split(", ") {
            assert!(events.any(|told| told == event), "{name} does not tell `{event}` in its place: {story}");
        }
    }
}

#[test]
fn every_golden_record_is_written_as_it_would_be_printed_and_is_read_again_as_the_same() {
    for (name, text) in golden() {
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let bare: String = text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
        assert_eq!(record.to_string(), bare, "{name}");
        assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()), "{name}");
        let replay = replayed(&name, &text);
        let made = Record::of(record.start.clone(), &replay.actions).expect("legal actions");
        assert_eq!(made.turns, record.turns, "{name}");
    }
}

#[test]
fn the_whole_games_begin_with_throws_for_the_start_and_end_with_a_winner() {
    for players in [2, 3, 4] {
        let name = format!("full-{players}");
        let text = golden().into_iter().find(|(other, _)| *other == name).expect("a whole game").1;
        let replay = replayed(&name, &text);
        assert!(replay.start.is_opening());
        assert_eq!(replay.start.seats().count(), players);
        assert_eq!(*replay.start.rules(), PRESETS[0].rules);
        let Stage::Over(outcome) = replay.race.stage() else { panic!("{name} is not over") };
        assert_eq!(outcome.ending, Ending::Won);
    }
}

const HEAD: &str = "chowkabara 1\nrules kanakatte\nseats S N\nfirst S\n\n";

// T9
#[test]
fn drawn_throws_and_throws_entered_by_hand_both_go_into_the_record() {
    let text = "chowkabara 1\nrules kanakatte\nseats S N\nfirst S\nseed 9f3c\ncowries real\n\nS: 3 3:c1-e2\nN: 1\n";
    let record = Record::parse(text).expect("a record");
    assert_eq!((record.seed, record.real_cowries), (Some(0x9f3c), true));
    assert_eq!(record.to_string(), text);
    assert_eq!(record.replay().expect("legal tokens").actions.len(), 3);
    let drawn = Record::parse(&format!("{HEAD}S: 3\n")).expect("a record");
    assert_eq!((drawn.seed, drawn.real_cowries), (None, false));
}

#[test]
fn a_record_is_replayed_up_to_its_last_token_also_in_the_middle_of_a_turn() {
    let replay = replayed("half a turn", &format!("{HEAD}S: 4* 2 2:c1-e1\n"));
    let end = "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 c5; turn S; row 4*";
    assert_eq!(Position::of(&replay.race).to_string(), end);
}

#[test]
fn names_are_kept_and_cleaned() {
    let text = "chowkabara 1\nrules kanakatte\nseats S N\nname S  Amma \u{202e}\tElder # of the house\n\nS: 3\n";
    let record = Record::parse(text).expect("a record");
    assert_eq!(record.names, [Some("Amma Elder".to_string()), None, None, None]);
    assert_eq!(clean_name("a\u{202e}b\n#c  d"), "ab c d");
    assert_eq!(clean_name(&"x".repeat(40)).chars().count(), 24);
}

/// Asserts that a text cannot be read: in which line, what is found there, and why.
fn unreadable(text: &str, line: usize, found: &str, problem: ParseProblem) {
    assert_eq!(Record::parse(text), Err(ParseError { line, found: found.to_string(), problem }), "{text}");
}

#[test]
fn a_text_that_is_no_record_is_told_from_one_of_a_newer_version() {
    unreadable("", 1, "", ParseProblem::NotARecord);
    unreadable("# only a remark\n", 1, "", ParseProblem::NotARecord);
    unreadable("once upon a time", 1, "once upon a time", ParseProblem::NotARecord);
    unreadable("chowkabara one", 1, "chowkabara one", ParseProblem::NotARecord);
    unreadable("chowkabara 0", 1, "chowkabara 0", ParseProblem::NotARecord);
    unreadable("# a remark\n\nchowkabara 2\nrules ludo", 3, "chowkabara 2", ParseProblem::Newer);
    unreadable(&"x".repeat(Record::MAX_LENGTH + 1), 1, "", ParseProblem::TooLong);
}

#[test]
fn rules_that_are_unknown_or_cannot_be_played_are_named_with_their_line() {
    let rules = |text: &str, error| {
        unreadable(
            &format!("chowkabara 1\nrules {text}\nseats S N\n"),
            2,
            &format!("rules {text}"),
            ParseProblem::Rules(error),
        );
    };
    rules("kanakate", RulesError::UnknownPreset("kanakate".to_string()));
    rules("kanakatte gate=shut", RulesError::UnknownChoice("gate=shut".to_string()));
    rules("kanakatte side=5 side=7", RulesError::Repeated("side".to_string()));
    rules("chauka-bara hard=blocks", RulesError::Refused(Refused::HardWithoutJodi));
}

#[test]
fn seats_that_are_no_table_and_a_first_seat_that_is_empty_are_refused() {
    unreadable("chowkabara 1\nrules kanakatte\nseats S E\n", 3, "seats S E", ParseProblem::Seats);
    unreadable("chowkabara 1\nrules kanakatte\nseats S X\n", 3, "seats S X", ParseProblem::Seats);
    unreadable("chowkabara 1\nrules kanakatte\nseats S N\nfirst Q\n", 4, "first Q", ParseProblem::Seats);
    unreadable("chowkabara 1\nrules kanakatte\nseats S N\nfirst E\n", 4, "first E", ParseProblem::Seats);
}

#[test]
fn a_record_starts_either_from_rules_and_seats_or_from_a_position() {
    let position = "position kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1";
    unreadable("chowkabara 1\n", 1, "", ParseProblem::NoStart);
    unreadable("chowkabara 1\nrules kanakatte\n", 2, "rules kanakatte", ParseProblem::NoStart);
    unreadable(&format!("chowkabara 1\nrules kanakatte\nseats S N\n{position}\n"), 4, position, ParseProblem::NoStart);
    unreadable(&format!("chowkabara 1\nfirst S\n{position}\n"), 3, position, ParseProblem::NoStart);
    let read = Record::parse(&format!("chowkabara 1\n{position}\n")).expect("a record");
    assert!(matches!(read.start, Start::Position(_)));
}

#[test]
fn a_line_that_stands_there_twice_and_a_turn_without_anything_are_named() {
    unreadable("chowkabara 1\nrules kanakatte\nrules kanakatte\n", 3, "rules kanakatte", ParseProblem::Repeated);
    unreadable(&format!("{HEAD}S:\n"), HEAD.lines().count() + 1, "S:", ParseProblem::UnknownLine);
}

#[test]
fn the_samples_of_the_documentation_can_be_played() {
    for text in [include_str!("../README.md"), include_str!("../src/notation/mod.rs")] {
        let text: String =
            text.lines().map(|line| line.trim_start_matches("//!").trim_start()).collect::<Vec<_>>().join("\n");
        let record = text.split("```").find_map(|block| block.strip_prefix("text\n")).expect("a sample record");
        Record::parse(record).expect("a record").replay().expect("legal moves");
        let positions = text.split('`').filter(|code| code.starts_with("kanakatte; "));
        for position in positions.map(|code| code.replace('\n', " ")) {
            assert_eq!(position.parse::<Position>().expect("a position").to_string(), position);
        }
    }
}

#[test]
fn a_test_whose_attackers_cannot_go_back_is_no_position() {
    let refused = |test: &str| {
        let text = format!("kanakatte; S c1 c1 e1 e1; N c5 c5 d5 e1; turn N; test {test}");
        assert!(matches!(text.parse::<Position>(), Err(PositionError::Impossible(_))), "{text}");
    };
    for test in ["d1 hard 1", "c5 broken 1", "b2 loose 1", "e1 loose 1", "d1 hollow 1", "d1 loose 1 rewarded"] {
        refused(test);
    }
    assert!("kanakatte; S c1 c1 e1 e1; N c5 c5 d5 e1; turn N; test d1 loose 1".parse::<Position>().is_ok());
}

#[test]
fn outcomes_and_openings_that_cannot_be_are_no_positions() {
    for text in [
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; over won S=1 N=1",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; over won S=1 N=2",
        "kanakatte; S c1 c1 c1 d1; N c5 c5 c5 c5; opening S=- N=-",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; unlocked S; turn S; owed 1",
        "kanakatte three=cancels; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 4*; owed 1; run 3",
    ] {
        assert!(matches!(text.parse::<Position>(), Err(PositionError::Impossible(_))), "{text}");
    }
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let refused = |text: &str, error| {
        unreadable(
            &format!("chowkabara 1\nposition {text}\n"),
            2,
            &format!("position {text}"),
            ParseProblem::Position(error),
        );
    };
    refused("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5", PositionError::Missing("turn"));
    refused("kanakatte; S c1 c1 c1 c1; turn S; owed 1", PositionError::Missing("seats"));
    refused("kanakatte; S c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1", PositionError::Clause("S c1 c1 c1".to_string()));
    refused(
        "kanakatte; S c1 c1 c1 b2; N c5 c5 c5 c5; turn S; owed 1",
        PositionError::Impossible("a pawn is inside though its gate is shut"),
    );
    refused(
        "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 e1; turn S; owed 1",
        PositionError::Impossible("enemies share a plain square"),
    );
    refused(
        "kanakatte; S c1 d1 d1 d1; N c5 c5 c5 c5; turn S; owed 1",
        PositionError::Impossible("three pawns on a plain square are broken"),
    );
}

#[test]
fn a_position_in_which_somebody_has_won_is_not_one_to_play_on() {
    let text = |rules, placed, turn| {
        format!(
            "{rules}; S c3 c3 c3 c3; E c3 c3 c3 c3; N c5 c5 c5 c5; W a3 a3 a3 a3; gates S E; {placed}; \
             turn {turn}; owed 1"
        )
    };
    let refused = |text: String| match text.parse::<Position>() {
        Err(PositionError::Impossible(why)) => why,
        other => panic!("{text}: {:?}", other.map(|position| position.to_string())),
    };
    assert_eq!(refused(text("kanakatte", "placed S=1 E=2", "N")), "the game is over");
    assert_eq!(
        refused(text("kanakatte win=on", "placed S=1 E=3", "N")),
        "places are given from the first on, each once"
    );
    assert_eq!(
        refused(text("kanakatte win=on", "placed S=1 E=1", "N")),
        "places are given from the first on, each once"
    );
    assert_eq!(refused(text("kanakatte win=on", "placed S=1 E=2", "E")), "that seat has finished");
    assert_eq!(
        refused(text("kanakatte win=on", "placed S=1", "N")),
        "a seat has its place when all its pawns are home"
    );
    let good = text("kanakatte win=on", "placed S=1 E=2", "N");
    assert_eq!(good.parse::<Position>().map(|position| position.to_string()), Ok(good));
}

// J6
#[test]
fn a_position_without_hollow_jodis_has_none() {
    let text = "kanakatte jodi=at-once; S c1 c1 d1 d1; N c5 c5 c5 c5; turn S; owed 1";
    let refused = PositionError::Impossible("no jodi is hollow in this house");
    assert_eq!(text.parse::<Position>(), Err(refused));
    assert!(text.replace("d1", "d1#").parse::<Position>().is_ok());
    assert!(text.replace("d1", "d1%").parse::<Position>().is_ok());
}

#[test]
fn a_position_that_is_over_names_the_place_of_every_seat() {
    for over in ["over won S=1", "over won", "over dead S=0 N=0", "over won S=1 N=5"] {
        let text = format!("kanakatte; S c3 c3 c3 c3; N c5 c5 c5 c5; gates S; {over}");
        assert_eq!(text.parse::<Position>(), Err(PositionError::Clause(over.to_string())));
    }
}

#[test]
fn lines_that_mean_nothing_are_named() {
    unreadable("chowkabara 1\ncolour red\n", 2, "colour red", ParseProblem::UnknownLine);
    unreadable("chowkabara 1\nseed xyz\n", 2, "seed xyz", ParseProblem::Seed);
    unreadable(&format!("{HEAD}S: 3\nX: 3\n"), 7, "X: 3", ParseProblem::UnknownLine);
    unreadable(&format!("{HEAD}S: 3\nseats S N\n"), 7, "seats S N", ParseProblem::UnknownLine);
}

/// Asserts that a record which can be read cannot be replayed: turn, place in the turn, token and reason.
fn unplayable(turns: &str, turn: usize, place: usize, token: &str, reason: ReplayProblem) {
    let record = Record::parse(&format!("{HEAD}{turns}\n")).unwrap_or_else(|error| panic!("{turns}: {error:?}"));
    let error = record.replay().map(|replay| replay.actions).expect_err("it cannot be replayed");
    assert_eq!(error, ReplayError { turn, place, token: token.to_string(), reason }, "{turns}");
}

#[test]
fn an_illegal_move_is_named_with_turn_place_token_and_reason() {
    let illegal = ReplayProblem::Illegal;
    unplayable("S: 3 3:c1-e2\nN: 2 2:c5-a5\nS: 2 2:e2=e3", 3, 2, "2:e2=e3", illegal(Refusal::NoJodi));
    unplayable(
        "S: 1 1:c1-d1\nN: 1 1:c5-b5\nS: 1 1:c1-d1\nN: 1 1:b5-a5\nS: 1 1:d1=e1",
        5,
        2,
        "1:d1=e1",
        illegal(Refusal::NotATwo),
    );
    unplayable("S: 3 2:c1-e1", 1, 2, "2:c1-e1", illegal(Refusal::NotInRow));
    unplayable("S: 3 3:d1-e3", 1, 2, "3:d1-e3", illegal(Refusal::NoSuchPawn));
    unplayable("S: 4* 4*:c1-e3", 1, 2, "4*:c1-e3", illegal(Refusal::ThrowFirst));
}

#[test]
fn a_move_that_leads_elsewhere_is_named_with_where_it_leads() {
    let elsewhere = ReplayProblem::Token(TokenError::LeadsTo("e2".to_string()));
    unplayable("S: 3 3:c1-e3", 1, 2, "3:c1-e3", elsewhere);
}

#[test]
fn a_token_that_is_none_is_named() {
    for token in ["5", "4", "8", "x", "3:c1", "3:c1-z9", "9:c1-d1", "3:-", "pass"] {
        unplayable(&format!("S: 3 {token}"), 1, 2, token, ReplayProblem::Token(TokenError::Unknown));
    }
}

#[test]
fn a_throw_where_a_move_is_due_is_refused() {
    unplayable("S: 3 3", 1, 2, "3", ReplayProblem::Illegal(Refusal::MoveFirst));
}

#[test]
fn another_seat_than_the_one_whose_turn_it_is_is_named_with_the_right_one() {
    let not = |label: &str| ReplayProblem::NotTheirTurn(label.to_string());
    unplayable("N: 3", 1, 1, "3", not("S"));
    unplayable("S: 1 1:c1-d1\nS: 2", 2, 1, "2", not("N"));
    unplayable("S: 1 1:c1-d1 2", 1, 3, "2", not("N"));
    unplayable("E: 3", 1, 1, "3", not("S"));
    unplayable("start: 3", 1, 1, "3", not("S"));
    unplayable("table: 3", 1, 1, "3", not("S"));
    unplayable("S: draw", 1, 1, "draw", not("table"));
}

#[test]
fn gates_are_not_opened_in_a_position_that_is_not_dead() {
    unplayable("table: open", 1, 1, "open", ReplayProblem::Illegal(Refusal::NotDead));
}

#[test]
fn nothing_is_played_after_the_end() {
    unplayable("table: draw\nS: 3", 2, 1, "3", ReplayProblem::Illegal(Refusal::Over));
    unplayable("table: draw\ntable: draw", 2, 1, "draw", ReplayProblem::Illegal(Refusal::Over));
}
