//! How long links are, and how long they take: `cargo bench --bench links` prints one line a kind,
//! `links <kind> n=<n> letters=<median>/<90 %>/<max> encode=<mean µs> decode=<mean µs>`.

use std::time::{Duration, Instant};

use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::rules::RaceRules;
use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::{Seat, SeatSet};
use chowkabara::engine::{Action, Game, Stage};
use chowkabara::notation::record::Start;
use chowkabara::notation::{Link, Position, Record};
use chowkabara::play::luck::{Seed, luck};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A random game of so many actions at most, and the games in the middle of it.
fn game(rules: RaceRules, seats: SeatSet, seed: u64, most: usize) -> (Record, Vec<Race>) {
    let start = Start::New { rules, seats, first: First::ByThrow };
    let mut race = start.race().expect("a preset can be played");
    let (mut dice, mut actions, mut legal) = (ChaCha8Rng::seed_from_u64(seed), Vec::new(), Vec::new());
    let mut races = Vec::new();
    while actions.len() < most {
        let action = match race.stage() {
            Stage::Over(_) => break,
            Stage::Chance(_) => Action::Throw(luck(Seed(seed), actions.len() as u64, race.course().shells)),
            _ => {
                race.legal_actions(&mut legal);
                legal[dice.next_u32() as usize % legal.len()]
            }
        };
        race.play(action, &mut |_| {}).expect("a legal action");
        actions.push(action);
        if actions.len().is_multiple_of(20) {
            races.push(race.clone());
        }
    }
    (Record::of(start, &actions).expect("legal actions"), races)
}

fn measure(kind: &str, links: &[Link]) {
    let (mut lengths, mut encoding, mut decoding) = (Vec::new(), Duration::ZERO, Duration::ZERO);
    for link in links {
        let began = Instant::now();
        let code = link.encode().expect("a link that is not too long");
        encoding += began.elapsed();
        let began = Instant::now();
        let read = Link::decode(&code).expect("a code");
        decoding += began.elapsed();
        assert_eq!(&read, link);
        lengths.push(code.len());
    }
    lengths.sort_unstable();
    let (n, max) = (lengths.len(), lengths[lengths.len() - 1]);
    let mean = |time: Duration| time.as_micros() / n as u128;
    let (encode, decode) = (mean(encoding), mean(decoding));
    println!(
        "links {kind} n={n} letters={}/{}/{max} encode={encode} decode={decode}",
        lengths[n / 2],
        lengths[n * 9 / 10]
    );
}

fn main() {
    let two: SeatSet = [Seat::S, Seat::N].into_iter().collect();
    for (players, seats) in [("two", two), ("four", Seat::ALL.into_iter().collect())] {
        let (records, races): (Vec<Record>, Vec<Vec<Race>>) =
            (0..1000).map(|seed| game(PRESETS[0].rules, seats, seed, usize::MAX)).unzip();
        let positions: Vec<Link> = races.concat().iter().map(|race| Link::Position(Position::of(race))).collect();
        let records: Vec<Link> = records.into_iter().map(Link::Game).collect();
        measure(&format!("game-{players}"), &records);
        measure(&format!("position-{players}"), &positions);
    }
    let large = RaceRules { side: 11, pawns: 8, ..PRESETS[0].rules };
    let longest = (0..20).map(|seed| Link::Game(game(large, Seat::ALL.into_iter().collect(), seed, 7000).0));
    measure("game-longest", &longest.filter(|link| link.encode().is_ok()).collect::<Vec<_>>());
    let garbage = format!("1{}", "zQ3_x".repeat(819));
    let began = Instant::now();
    for _ in 0..100 {
        assert!(Link::decode(&garbage).is_err());
    }
    println!("links garbage n=100 letters={} decode={}", garbage.len(), began.elapsed().as_micros() / 100);
}
