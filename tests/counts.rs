//! The engine against numbers written down: how many action paths of each length there are from the start of every preset
//! and from points of one of its games. `COUNTS_LIMIT` says up to how many paths are counted anew; `COUNTS_WRITE=1` writes
//! the files.

mod kit;

use chowkabara::engine::Game as _;
use chowkabara::engine::Stage;
use chowkabara::engine::race::presets::{PRESETS, Preset};
use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::Seat;
use chowkabara::notation::{Position, parse_token, token};
use kit::counts::{Counts, number, path, read};

/// The most paths that are written down.
const MANY: u64 = 1_000_000;

fn start(preset: Preset) -> Race {
    Race::new(preset.rules, [Seat::S, Seat::N].into_iter().collect(), First::Named(Seat::S)).expect("a table")
}

/// Paths of so many actions; none that ends before.
fn paths(race: &Race, length: usize) -> u64 {
    let mut actions = Vec::new();
    race.legal_actions(&mut actions);
    if length == 1 {
        return actions.len() as u64;
    }
    let after = actions.into_iter().map(|action| {
        let mut next = race.clone();
        next.play(action, &mut |_| {}).expect("a legal action");
        next
    });
    after.map(|next| paths(&next, length - 1)).sum()
}

#[test]
fn as_many_paths_lead_on_as_are_written_down() {
    if number("COUNTS_WRITE", 0) == 1 {
        PRESETS.iter().for_each(|preset| write(*preset));
    }
    let limit = number("COUNTS_LIMIT", MANY);
    for preset in PRESETS {
        let Counts { tokens, points } = read(preset.id);
        assert!(points.len() > 3, "{}: the start and three points of a game", preset.id);
        let (mut race, mut played) = (start(preset), 0);
        for point in &points {
            for token in &tokens[played..point.after] {
                let action = parse_token(&race, token).unwrap_or_else(|error| panic!("{token}: {error:?}"));
                race.play(action, &mut |_| {}).unwrap_or_else(|refusal| panic!("{token}: {refusal:?}"));
            }
            played = point.after;
            assert_eq!(Position::of(&race).to_string(), point.position, "{} after {played}", preset.id);
            for (length, expected) in point.up_to(limit) {
                assert_eq!(paths(&race, length), expected, "paths of {length} from {}", point.position);
            }
        }
    }
}

/// A game at random with a fixed seed, each action with the position before it, up to its end.
fn game(preset: Preset, seed: u64) -> Vec<(Race, String)> {
    let (mut dice, mut race, mut game) = (kit::dice(seed), start(preset), Vec::new());
    while let Some(action) = kit::random_action(&race, &mut dice) {
        let told = token(&race, action).expect("a legal action");
        game.push((race.clone(), told));
        race.play(action, &mut |_| {}).expect("a legal action");
    }
    game
}

/// Writes a preset's file: the start, and of the second, third and last quarter of a game the choice with the most actions.
fn write(preset: Preset) {
    let game = game(preset, 1);
    let actions = |at: &usize| {
        let mut actions = Vec::new();
        game[*at].0.legal_actions(&mut actions);
        actions.len()
    };
    let widest = |quarter: usize| {
        let choices = quarter * game.len() / 4..(quarter + 1) * game.len() / 4;
        let choices = choices.rev().filter(|&at| matches!(game[at].0.stage(), Stage::Choice(_)));
        choices.max_by_key(actions).expect("a choice in every quarter of a game")
    };
    let points = [0, widest(1), widest(2), widest(3)];
    let mut text = format!("{}# {}\n", HEADER, preset.id);
    let tokens: Vec<&str> = game[..points[3]].iter().map(|(_, token)| token.as_str()).collect();
    for line in tokens.chunks(16) {
        text += &format!("game {}\n", line.join(" "));
    }
    for at in points {
        let race = &game[at].0;
        let numbers = (1..).map(|length| paths(race, length)).take_while(|&paths| paths > 0 && paths <= MANY);
        let numbers: Vec<String> = numbers.map(|paths| paths.to_string()).collect();
        text += &format!("\nafter {at}\nposition {}\npaths {}\n", Position::of(race), numbers.join(" "));
    }
    std::fs::write(path(preset.id), text).expect("the folder of counts");
}

const HEADER: &str = "\
# Action paths by their length, from 1: every throw that can fall, every move and every other legal action is a branch, equal
# choices once. S plays against N, and S begins. The points are choices of one game at random; `after` counts its actions.
# Checked: the engine and the plain reading of the rules in tests/plain, each with its own rules, have both counted every number
# here. tests/counts.rs counts them all anew with the engine, tests/plain/counts.rs those up to PLAIN_PATHS.
";
