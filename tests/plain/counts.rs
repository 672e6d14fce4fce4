//! The plain reading against the numbers of `tests/counts/`. `PLAIN_PATHS` says up to how many paths are counted.

use chowkabara::engine::race::presets::PRESETS;

use super::game::Game;
use super::house::House;
use super::kit::counts::{Counts, number, read};

/// Paths of so many acts; none that ends before.
fn paths(game: &Game, length: usize) -> u64 {
    let acts = game.tokens();
    if length == 1 {
        return acts.len() as u64;
    }
    let after = acts.into_iter().map(|(_, act)| {
        let mut next = game.clone();
        next.play(&act, &mut |_| {});
        next
    });
    after.map(|next| paths(&next, length - 1)).sum()
}

#[test]
fn the_plain_reading_counts_as_many_paths_as_are_written_down() {
    let limit = number("PLAIN_PATHS", 10_000);
    for preset in PRESETS {
        let Counts { tokens, points } = read(preset.id);
        let (mut game, mut played) = (Game::new(House::of(&preset.rules), vec![0, 2], Some(0)), 0);
        for point in &points {
            for token in &tokens[played..point.after] {
                let acts = game.tokens();
                let (_, act) = acts.iter().find(|(other, _)| other == token).unwrap_or_else(|| panic!("{token}"));
                game.play(act, &mut |_| {});
            }
            played = point.after;
            assert_eq!(game.text(), point.position, "{} after {played}", preset.id);
            for (length, expected) in point.up_to(limit) {
                assert_eq!(paths(&game, length), expected, "paths of {length} from {}", point.position);
            }
        }
    }
}
