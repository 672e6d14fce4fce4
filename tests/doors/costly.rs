//! Texts that are made to cost as much as they can.

use std::cell::Cell;

use chowkabara::bots::search::Budget;
use chowkabara::bots::worker::{Reply, answer, ask, read_reply};
use chowkabara::engine::Action;
use chowkabara::engine::race::First;
use chowkabara::engine::race::entry::Entry;
use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::rules::RaceRules;
use chowkabara::engine::seat::Seat;
use chowkabara::engine::throw::Throw;
use chowkabara::notation::record::{ParseProblem, Start, clean_name, clean_title};
use chowkabara::notation::{Correspondence, Link, LinkError, Position, Record, Seal, Trust};
use chowkabara::play::correspondence::{check, compare, next};
use chowkabara::play::luck::Seed;
use chowkabara::play::table::{Player, Table};
use chowkabara::store::dump::{Dump, DumpError, Take};
use chowkabara::store::games::GameId;
use chowkabara::store::saved::Saved;
use chowkabara::store::settings::Settings;
use chowkabara::store::shelf::Memory;
use serde_json::{Value, json};

use crate::files;
use crate::run::cost;
use crate::sealing::{Head, code_of};

const HEAD: &str = "chowkabara 1\nrules kanakatte entry=big\nseats S N\nfirst S\nseed 1\n\n";

/// A record in which each turn is one throw that is lost.
fn throws_that_are_lost(actions: usize) -> String {
    HEAD.to_string() + &"S: 1\nN: 1\n".repeat(actions / 2)
}

/// A record in which one seat throws again and again.
fn throws_without_end(actions: usize) -> String {
    format!("{HEAD}S:{}", " 4*".repeat(actions))
}

/// Some actions too many, by far too many, and as many as may be.
fn records() -> Vec<String> {
    let too_many = [Record::MAX_LENGTH / 6, Record::MAX_ACTIONS + 2];
    let records = too_many.map(|actions| [throws_that_are_lost(actions), throws_without_end(actions)]);
    for text in records.as_flattened() {
        let error = Record::parse(text).err();
        assert!(error.is_some_and(|error| error.problem == ParseProblem::TooLong));
    }
    let most = Record::MAX_ACTIONS;
    [records.concat(), vec![throws_that_are_lost(most), throws_without_end(most)]].concat()
}

fn save(record: &str, entered: u64) -> String {
    let entered: Vec<u64> = (0..entered).collect();
    json!({"version": 2, "rev": 1, "title": "", "record": record, "bots": [false, false, false, false],
        "pieces": [0, 1, 2, 3], "entered": entered})
    .to_string()
}

#[test]
fn a_record_of_throws_costs_little() {
    for record in records() {
        let read = cost("record parse", || Record::parse(&record));
        cost("record replay", || read.as_ref().map(|record| record.replay().is_ok())).ok();
    }
}

#[test]
fn a_save_of_throws_costs_little() {
    for record in records() {
        for entered in [1, 60_000] {
            let save = save(&record, entered);
            let opened = cost("save open", || Saved::read(&save).and_then(|saved| saved.open()).map(drop));
            assert!(opened.is_ok() || Record::parse(&record).is_err());
        }
    }
}

#[test]
fn a_save_with_the_longest_match_costs_little() {
    let known = Correspondence { id: 1, trust: Trust::Honest, record: many_turns() };
    let code = Link::Correspondence(known).encode().expect("a short code");
    let mut json: Value =
        serde_json::from_str(&save(&throws_that_are_lost(Record::MAX_ACTIONS), 20_000)).expect("a save");
    json["far"] = json!({"code": code, "own": "S", "secret": "1".repeat(32), "is_sent": true});
    let save = json.to_string();
    let saved = cost("far read", || Saved::read(&save)).expect("a save");
    cost("far open", || saved.open().map(drop)).expect("it opens");
    let far = cost("far", || saved.far()).expect("a match");
    cost("far table", || far.table(Seed(1)).map(drop));
}

#[test]
fn a_file_of_the_longest_saves_costs_little_for_each() {
    let save = save(&throws_that_are_lost(Record::MAX_ACTIONS), 2);
    let count = Dump::MAX_LENGTH / (2 * save.len());
    let file = files::file((0..count).map(|number| (GameId::new(number as u64).key(), save.clone())));
    import(&file);
}

/// The code of a game of so many actions that goes on with any bytes: of four by Kanakatte, with a big throw for entry
/// and S first, on a board of this side with so many pawns.
fn long_game((side, pawns): (u32, u32), actions: u32, rest: &[u8], is_match: bool) -> String {
    let mut head = Head::default();
    head.open(0);
    head.open(if is_match { 2 } else { 1 });
    if is_match {
        (0..8).for_each(|_| head.below(1, 256));
        head.open(0);
    }
    head.open(0);
    head.open(0);
    for (skipped, value) in [(0, side), (1, pawns)] {
        head.flag(true);
        head.open(skipped);
        head.open(value);
    }
    head.flag(false);
    head.flag(true);
    head.open(4);
    head.open(1);
    head.flag(false);
    (0..4).for_each(|_| head.flag(true));
    head.open(1);
    (0..4).for_each(|_| head.open(0));
    head.flag(false);
    head.flag(false);
    head.open(actions);
    head.flag(false);
    code_of(&head.before(rest))
}

#[test]
fn a_link_as_long_as_may_be_costs_little() {
    let bytes: Vec<u8> = (0..3040u32).map(|at| (at * at + 7 * at / 3) as u8 | 1).collect();
    for (name, rest) in [("mixed", &bytes[..]), ("ones", &[255; 3040][..]), ("none", &[][..])] {
        for (board, is_match) in [((5, 4), false), ((5, 4), true), ((11, 8), false), ((11, 8), true)] {
            let code = long_game(board, Link::MAX_ACTIONS as u32, rest, is_match);
            assert!(code.len() <= Link::MAX_LENGTH);
            let error = cost(&format!("link {name} {board:?}"), || Link::decode(&code)).err();
            assert_eq!(error, Some(LinkError::LedElsewhere));
        }
    }
}

/// A record of throws that are lost, with as many actions as a link may hold.
fn many_turns() -> Record {
    let start = Start::New {
        rules: RaceRules { entry: Entry::AfterBigThrow, ..PRESETS[0].rules },
        seats: Seat::ALL.into_iter().collect(),
        first: First::Named(Seat::S),
    };
    Record::of(start, &vec![Action::Throw(Throw(1)); Link::MAX_ACTIONS]).expect("a throw is lost")
}

#[test]
fn a_match_of_as_many_turns_as_may_be_costs_little() {
    let record = many_turns();
    let known = Correspondence { id: 1, trust: Trust::Honest, record: record.clone() };
    let seal = Seal { anchor: [1; 16], shown: [2; 16] };
    let sealed = Correspondence { trust: Trust::Sealed([Some(seal); 4]), ..known.clone() };
    for known in [known, sealed] {
        let code = cost("match encode", || Link::Correspondence(known.clone()).encode()).expect("a short code");
        cost("match decode", || Link::decode(&code)).expect("a code");
        cost("match check", || check(&known)).ok();
        cost("match compare", || compare(&known, &known));
        cost("match next", || next(&known)).expect("a game that replays");
    }
    cost("link table", || Table::from_record(record.clone(), [Player::Person; 4], Seed(1), &[])).expect("it replays");
}

/// A position with as many throws in its row as there may be.
fn full_row(rules: &str, pawns: &str, gates: &str) -> String {
    let bars = ["", "!1", "!2", "!3"];
    let throws = bars.iter().flat_map(|bars| ["1", "2", "3", "4*"].map(|throw| format!(" {throw}{bars}").repeat(255)));
    format!("{rules}; S {pawns}; N c5 c5 c5 c5; gates {gates}; turn S; row{}", throws.collect::<String>())
}

#[test]
fn a_row_as_full_as_may_be_costs_little() {
    for (rules, pawns, gates) in [
        ("kanakatte", "c1 d1 e1 e2", "S"),
        ("kanakatte", "c1 c1 c1 c1", "S"),
        ("kanakatte", "c1 c3 c3 c3", "S"),
        ("kanakatte gate=round", "c1 d1 e1 e2", "N"),
        ("kanakatte gate=round", "c1 c1 c1 c1", "N"),
    ] {
        let text = full_row(rules, pawns, gates);
        let position = cost("row position", || text.parse::<Position>()).expect("a position");
        let code = cost("row link", || Link::Position(position.clone()).encode()).expect("a short code");
        cost("row decode", || Link::decode(&code)).expect("a code");
        for budget in [Budget::SMALL, Budget::USUAL, Budget(u32::MAX)] {
            let question = ask(1, budget, &position);
            let reply = cost("row question", || read_reply(&answer(&question)));
            assert!(matches!(reply, Reply::Answer { .. }), "{reply:?}");
        }
    }
}

#[test]
fn json_that_grows_when_it_is_read_costs_little() {
    for most in [Saved::MAX_LENGTH, Dump::MAX_LENGTH / 2] {
        for part in [r#"{"":0},"#, "[],", "0,", r#""a","#] {
            let list = format!("[{}0]", part.repeat((most - 1000) / part.len()));
            let save = format!(r#"{{"version":2,"record":{list}}}"#);
            cost("json save", || Saved::read(&save)).ok();
            let settings = format!(r#"{{"language":{list}}}"#);
            cost("json settings", || Settings::read(&settings));
            let file = files::file([("game:1".to_string(), save), ("settings".to_string(), settings)]);
            import(&file);
            import(&format!(r#"{{"app":"chowkabara","version":1,"kept":{{}},"more":{list}}}"#));
            import(&format!(r#"{{"app":"chowkabara","version":1,"kept":{list}}}"#));
        }
    }
    let texts: String = (0..1_200_000).map(|number| format!(r#""{number:x}":"","#)).collect();
    import(&format!(r#"{{"app":"chowkabara","version":1,"kept":{{{texts}"":""}}}}"#));
}

fn import(file: &str) {
    let next = Cell::new(1);
    let fresh = || GameId::new(next.replace(next.get() + 1));
    let shelf = Memory::default();
    cost("file", || {
        let dump = Dump::read(file)?;
        dump.preview(&shelf);
        dump.import(&shelf, Take::GamesWithSettings, fresh).expect("there is room");
        Ok::<_, DumpError>(())
    })
    .ok();
}

#[test]
fn a_name_as_long_as_may_be_costs_little() {
    for part in ["a ", "ಅಮ್ಮ", "# ", "\u{202e}", "x"] {
        let text = part.repeat(Record::MAX_LENGTH / part.len());
        cost("name", || (clean_name(&text), clean_title(&text)));
    }
}

#[test]
fn a_row_as_full_as_may_be_is_answered_on_a_small_stack() {
    let position = full_row("kanakatte gate=round", "c1 d1 e1 e2", "N").parse().expect("a position");
    let question = ask(1, Budget::USUAL, &position);
    // The browser gives a megabyte to the whole page.
    let small = std::thread::Builder::new().stack_size(512 << 10);
    let asked = small.spawn(move || read_reply(&answer(&question))).expect("a thread");
    assert!(matches!(asked.join(), Ok(Reply::Answer { .. })));
}
