//! How strong the bots are: `cargo bench --bench strength` prints one line a match,
//! `strength <bot> v <bot> <preset> <players> games=<n> score=<percent> low=<percent> high=<percent> draws=<n>`.
//!
//! Games come in pairs: both games of a pair have the same seed and one stream of throws for each seat, and the bots
//! swap seats. The pair is the unit of the interval (95 %).

use chowkabara::bots::search::{Budget, choose};
use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::{Seat, SeatSet};
use chowkabara::engine::{Action, Game, Stage};
use chowkabara::play::luck::{Seed, luck};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

type Bot = fn(&Race, &mut ChaCha8Rng) -> Action;

/// *random*: uniform over the legal actions. Frozen.
fn random(race: &Race, dice: &mut ChaCha8Rng) -> Action {
    let mut actions = Vec::new();
    race.legal_actions(&mut actions);
    actions[dice.next_u32() as usize % actions.len()]
}

/// *greedy*: a hit, else home, else a ghatta, else the most advanced pawn with the biggest throw. Frozen.
fn greedy(race: &Race, _: &mut ChaCha8Rng) -> Action {
    use chowkabara::engine::race::choices::Landing;
    let mut actions = Vec::new();
    race.legal_actions(&mut actions);
    let rank = |action: &Action| {
        let Action::Move(choice) = *action else { return (0, 0, 0) };
        let plan = race.plan(choice).expect("legal");
        let throw = race.row().get(choice.slot).expect("in the row").throw;
        let kind = match plan.landing {
            Landing::Hits(..) => 3,
            Landing::Home => 2,
            Landing::Safe => 1,
            _ => 0,
        };
        (kind, plan.from, race.course().shells.value(throw))
    };
    actions.into_iter().max_by_key(rank).expect("something is legal")
}

/// *hand*: the bot that the page plays.
fn hand(race: &Race, dice: &mut ChaCha8Rng) -> Action {
    choose(race, Budget::USUAL).unwrap_or_else(|| random(race, dice))
}

/// Plays a game and returns the share of the win of the first bot, which has seat S or N.
fn play(preset: usize, seed: u64, bots: [Bot; 2], first_sits: Seat) -> f64 {
    let seats: SeatSet = [Seat::S, Seat::N].into_iter().collect();
    let mut race = Race::new(PRESETS[preset].rules, seats, First::Named(Seat::S)).expect("a preset can be played");
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut thrown = [0u64; 4];
    loop {
        let action = match race.stage() {
            Stage::Over(outcome) => {
                let mine = outcome.places[first_sits.index()];
                let shared = outcome.places.iter().filter(|&&place| place == 1).count();
                return if mine == 1 { 1.0 / shared as f64 } else { 0.0 };
            }
            Stage::Dead => Action::Draw,
            Stage::Chance(seat) => {
                let number = &mut thrown[seat.index()];
                *number += 1;
                let throw = luck(Seed(seed * 4 + seat.index() as u64), *number, race.course().shells);
                Action::Throw(throw)
            }
            Stage::Choice(seat) => bots[usize::from(seat != first_sits)](&race, &mut dice),
        };
        race.play(action, &mut |_| {}).expect("bots play legal moves");
    }
}

fn contest(names: [&str; 2], bots: [Bot; 2], preset: usize, pairs: u64) {
    let (mut scores, mut draws) = (Vec::new(), 0);
    for seed in 0..pairs {
        let results = [Seat::S, Seat::N].map(|seat| play(preset, seed, bots, seat));
        draws += results.iter().filter(|&&result| result == 0.5).count();
        scores.push((results[0] + results[1]) / 2.0);
    }
    let mean = scores.iter().sum::<f64>() / scores.len() as f64;
    let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / scores.len() as f64;
    let margin = 1.96 * (variance / scores.len() as f64).sqrt();
    println!(
        "strength {} v {} {} 2 games={} score={:.1} low={:.1} high={:.1} draws={draws}",
        names[0],
        names[1],
        PRESETS[preset].id,
        2 * pairs,
        100.0 * mean,
        100.0 * (mean - margin),
        100.0 * (mean + margin),
    );
}

fn main() {
    for preset in 0..PRESETS.len() {
        contest(["hand", "random"], [hand, random], preset, 1000);
        contest(["hand", "greedy"], [hand, greedy], preset, 1000);
        contest(["greedy", "random"], [greedy, random], preset, 1000);
    }
}
