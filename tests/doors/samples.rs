//! Good texts to be spoilt: the golden ones, and games played at random.

use std::fs;
use std::path::Path;

use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::Seat;
use chowkabara::engine::{Action, Game};
use chowkabara::notation::record::Start;
use chowkabara::notation::{Correspondence, Link, Position, Record, Trust};
use chowkabara::play::correspondence::chain::Secret;
use chowkabara::play::correspondence::{self, Next, join, next, reveal};
use chowkabara::play::luck::Seed;
use chowkabara::play::table::{Message, Player, Table};
use chowkabara::store::saved::Saved;
use rand::Rng;

use crate::kit;

/// The texts of a folder below `tests/`, in the order of their names.
pub fn files(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).expect("a text")).collect()
}

/// Games at random, most of them short, with the games in the middle of each.
pub fn games(count: u64) -> Vec<(Record, Vec<Race>)> {
    (0..count).map(|seed| game(seed, [12, 40, 60, 250][seed as usize % 4])).collect()
}

/// A game at random, of so many actions at most.
pub fn game(seed: u64, most: usize) -> (Record, Vec<Race>) {
    let mut dice = kit::dice(seed);
    let start = if seed % 5 == 4 {
        let mut race = kit::random_start(&mut dice).race().expect("rules that can be played");
        for _ in 0..dice.next_u32() % 300 {
            let Some(action) = kit::random_action(&race, &mut dice) else { break };
            race.play(action, &mut |_| {}).expect("a legal action");
        }
        Start::Position(Box::new(Position::of(&race)))
    } else {
        kit::random_start(&mut dice)
    };
    let mut races = vec![start.race().expect("rules that can be played")];
    let mut actions = Vec::new();
    while let Some(action) = kit::random_action(&races[actions.len()], &mut dice).filter(|_| actions.len() < most) {
        let mut race = races[actions.len()].clone();
        race.play(action, &mut |_| {}).expect("a legal action");
        races.push(race);
        actions.push(action);
    }
    let names = [Some("Amma".to_string()), None, Some("ಅಜ್ಜ".to_string()), None];
    let record = Record::of(start, &actions).expect("legal actions");
    (Record { names, seed: Some(seed), ..record }, races)
}

/// Texts of records.
pub fn records() -> Vec<String> {
    let mut records: Vec<String> = files("records").into_iter().filter(|text| Record::parse(text).is_ok()).collect();
    records.extend(games(40).into_iter().map(|(record, _)| record.to_string()));
    records
}

/// Codes of links of every kind.
pub fn codes() -> Vec<String> {
    let golden = files("links/golden").into_iter();
    let mut codes: Vec<String> = golden.map(|text| text.lines().nth(1).expect("a code").to_string()).collect();
    for (record, races) in games(60) {
        let position = Position::of(&races[races.len() / 2]);
        let honest = Correspondence { id: 7, trust: Trust::Honest, record: record.clone() };
        let links = [Link::Position(position), Link::Game(record), Link::Correspondence(honest)];
        codes.extend(links.iter().filter_map(|link| link.encode().ok()));
    }
    let sealed = (0..3).flat_map(|seed| matches(seed, 14).into_iter().step_by(3));
    codes.extend(sealed.map(|known| Link::Correspondence(known).encode().expect("a short match")));
    codes
}

/// Texts of saves, some of them of games by correspondence.
pub fn saves() -> Vec<String> {
    let mut saves = files("store/golden");
    let codes = codes();
    let far = codes.iter().filter(|code| matches!(Link::decode(code), Ok(Link::Correspondence(_))));
    let mut far =
        far.map(|code| serde_json::json!({"code": code, "own": "SN", "secret": "1".repeat(32), "is_sent": true}));
    for (number, (record, _)) in games(40).into_iter().enumerate() {
        let seed = Seed(number as u64);
        let table = Table::from_record(record, [Player::Bot; 4], seed, &[0, 2]).expect("a game that replays");
        let saved = Saved::of(&table, [3, 1, 0, 2], 1.7e12);
        let mut json = serde_json::to_value(Saved { title: "ದೀಪಾವಳಿ".to_string(), ..saved }).expect("a save");
        if number % 2 == 1 {
            json["far"] = far.next().unwrap_or_default();
        }
        saves.push(json.to_string());
    }
    saves
}

/// A match with sealed throws as it was after each stint, up to so many.
fn matches(seed: u64, stints: usize) -> Vec<Correspondence> {
    let mut dice = kit::dice(seed);
    let mut states = vec![joined()];
    while states.len() < stints {
        let known = &states[states.len() - 1];
        let Ok(Next::Plays(stint)) = next(known) else { break };
        let own = secret(stint.seat);
        let luck = correspondence::seed(known, &own).expect("a seat that has joined");
        let mut table =
            Table::from_record(known.record.clone(), [Player::Person; 4], luck, &[]).expect("a game that replays");
        loop {
            let message = match kit::random_action(table.race(), &mut dice) {
                Some(Action::Throw(_)) => Message::Throw,
                Some(action) => Message::Play(action),
                None => break,
            };
            table.update(message).expect("a legal action");
            if next(&Correspondence { record: table.record(), ..known.clone() }) != Ok(Next::Plays(stint)) {
                break;
            }
        }
        let after = reveal(known, &own, table.record()).expect("a stint that follows");
        states.push(after);
    }
    states
}

fn secret(seat: Seat) -> Secret {
    Secret([seat.index() as u8 + 1; 16])
}

/// A sealed match that two seats have joined, before anything is played.
pub fn joined() -> Correspondence {
    let start = Start::New {
        rules: chowkabara::engine::race::presets::PRESETS[0].rules,
        seats: [Seat::S, Seat::N].into_iter().collect(),
        first: First::Named(Seat::S),
    };
    let record = Record::of(start, &[]).expect("no actions");
    let known = Correspondence { id: 99, trust: Trust::Sealed([None; 4]), record };
    let known = join(&known, Seat::S, &secret(Seat::S)).expect("a free seat");
    join(&known, Seat::N, &secret(Seat::N)).expect("a free seat")
}
