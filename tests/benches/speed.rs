//! How fast the rules are: `cargo bench --bench speed` prints, for one core,
//! `speed random-games <preset> <players> <n>/s` for every preset with two and four players and for the plain rules, and
//! `speed nodes kanakatte 2 <n>/s`. `cargo xtask bench-wasm` runs the same in WebAssembly.
//!
//! A random game is played from the start to its end by [`Game::legal_actions`] and [`Game::play`] alone, as the page and
//! the bots play: throws by their weights, moves uniformly. Nodes are the action paths of a count to a fixed depth.
//! Each figure is the best of several runs, which on a busy machine tells most about the code.

use std::time::{Duration, Instant};

use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::rules::RaceRules;
use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::{Seat, SeatSet};
use chowkabara::engine::{Action, Game, Stage};
use chowkabara::notation::parse_rules;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// How long a run takes at least, and how many there are.
const RUN: Duration = Duration::from_millis(120);
const RUNS: usize = 5;

/// The plain rules: no jodi, so that nothing but the race, the hits and the gate is left.
const PLAIN: &str = "kanakatte jodi=none";

fn main() {
    let [two, four]: [SeatSet; 2] = [&[Seat::S, Seat::N][..], &Seat::ALL].map(|seats| seats.iter().copied().collect());
    let only = std::env::args().nth(1).filter(|word| !word.starts_with('-'));
    let plain = parse_rules(PLAIN).expect("rules that can be played");
    let presets = PRESETS.iter().map(|preset| (preset.id, preset.rules));
    for (name, rules) in [("plain", plain)].into_iter().chain(presets) {
        if only.as_deref().is_some_and(|only| only != name) {
            continue;
        }
        for seats in [two, four] {
            println!("speed random-games {name} {} {:.0}/s", seats.count(), best(|| random_games(rules, seats)));
        }
    }
    if only.is_none() {
        println!("speed nodes kanakatte 2 {:.0}/s", best(|| nodes(PRESETS[0].rules, two)));
    }
}

/// The highest rate of several runs.
fn best(run: impl Fn() -> f64) -> f64 {
    (0..RUNS).map(|_| run()).fold(0.0, f64::max)
}

/// Random games a second.
fn random_games(rules: RaceRules, seats: SeatSet) -> f64 {
    let start = Race::new(rules, seats, First::Named(Seat::S)).expect("rules that can be played");
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut actions = Vec::with_capacity(64);
    let throws = throws(&start);
    let (mut games, began) = (0u32, Instant::now());
    while began.elapsed() < RUN {
        for _ in 0..64 {
            let mut race = start.clone();
            loop {
                let action = match race.stage() {
                    Stage::Over(_) => break,
                    Stage::Chance(_) => throws[below(&mut dice, throws.len())],
                    _ => {
                        race.legal_actions(&mut actions);
                        actions[below(&mut dice, actions.len())]
                    }
                };
                race.play_untold(action).expect("a listed action is legal");
            }
        }
        games += 64;
    }
    f64::from(games) / began.elapsed().as_secs_f64()
}

/// A number below `count`, by a multiplication where a remainder would cost as much as a move.
fn below(dice: &mut Xoshiro256PlusPlus, count: usize) -> usize {
    let wide = u64::from(dice.next_u32()) * count as u64;
    (wide >> 32) as usize
}

/// Every throw as often as it weighs.
fn throws(race: &Race) -> Vec<Action> {
    let weighed = race.chances().iter().flat_map(|&(throw, weight)| (0..weight).map(move |_| Action::Throw(throw)));
    weighed.collect()
}

/// Action paths a second, from the start and to a fixed depth.
fn nodes(rules: RaceRules, seats: SeatSet) -> f64 {
    let start = Race::new(rules, seats, First::Named(Seat::S)).expect("rules that can be played");
    let (mut counted, began) = (0u64, Instant::now());
    while began.elapsed() < RUN {
        counted += count(&start, 6);
    }
    counted as f64 / began.elapsed().as_secs_f64()
}

fn count(race: &Race, depth: u8) -> u64 {
    let mut actions = Vec::new();
    race.legal_actions(&mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action: &Action| {
        let mut next = race.clone();
        next.play_untold(*action).expect("a listed action is legal");
        count(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}
