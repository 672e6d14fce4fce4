//! Throws come as often as cowries fall, and always the same for a seed and a number.

use chowkabara::engine::throw::{Shells, Throw};
use chowkabara::play::luck::{Seed, luck};

fn four() -> Shells {
    Shells::new(4).expect("four cowries")
}

/// Asserts that throws, mouths up, come 1 : 4 : 6 : 4 : 1 within four standard deviations.
fn are_fair(throws: impl Iterator<Item = Throw>) {
    let mut counts = [0u32; 5];
    throws.for_each(|throw| counts[usize::from(throw.0)] += 1);
    let total = f64::from(counts.iter().sum::<u32>());
    for (up, count) in (0..).zip(counts) {
        let chance = f64::from(four().weight(Throw(up))) / 16.0;
        let away = f64::from(count) - total * chance;
        assert!(away.abs() < 4.0 * (total * chance * (1.0 - chance)).sqrt(), "{up} up: {count} of {total}");
    }
}

#[test]
fn the_throws_of_a_game_are_fair() {
    are_fair((0..160_000).map(|number| luck(Seed(0x5eed), number, four())));
}

#[test]
fn the_first_throws_of_games_are_fair() {
    are_fair((0..160_000).map(|seed| luck(Seed(seed), 0, four())));
}

#[test]
fn a_throw_tells_nothing_of_the_next() {
    let throws: Vec<Throw> = (0..160_000).map(|number| luck(Seed(2), number, four())).collect();
    for before in (0..=4).map(Throw) {
        are_fair(throws.windows(2).filter(|pair| pair[0] == before).map(|pair| pair[1]));
    }
}

/// These never change: a record's seed gives its throws for ever.
#[test]
fn a_seed_and_a_number_give_the_same_throw_for_ever() {
    let names = |seed: u64, cowries: u8, from: u64| -> String {
        let shells = Shells::new(cowries).expect("so many cowries");
        let throws = (from..from + 12).map(|number| shells.name(luck(Seed(seed), number, shells)));
        throws.collect::<Vec<String>>().join(" ")
    };
    assert_eq!(names(0, 4, 0), "2 2 3 2 3 2 3 8* 2 1 2 2");
    assert_eq!(names(0x9f3c, 4, 0), "4* 3 1 1 2 1 2 2 8* 8* 3 2");
    assert_eq!(names(u64::MAX, 4, 1 << 40), "1 2 2 4* 1 2 3 2 3 2 1 1");
    assert_eq!(names(7, 6, 0), "5 3 2 3 4 3 2 3 1 3 3 3");
}

#[test]
fn shells_with_another_chance_of_a_mouth_up_come_by_it() {
    for (mouths, cowries) in [(3, 4), (6, 4), (7, 8)] {
        let shells = Shells::new(cowries).and_then(|shells| shells.biased(mouths)).expect("shells");
        let mut counts = vec![0u32; usize::from(cowries) + 1];
        (0..80_000).for_each(|number| counts[usize::from(luck(Seed(11), number, shells).0)] += 1);
        for (up, count) in (0..).zip(counts) {
            let chance = f64::from(shells.weight(Throw(up))) / f64::from(shells.total_weight());
            let away = f64::from(count) - 80_000.0 * chance;
            assert!(
                away.abs() < 4.5 * (80_000.0 * chance * (1.0 - chance)).sqrt().max(1.0),
                "{up} of {cowries} up: {count}"
            );
        }
    }
}

/// Nor do those of shells that are not fair.
#[test]
fn a_bias_draws_the_same_throws_for_ever() {
    let shells = Shells::new(4).and_then(|shells| shells.biased(6)).expect("shells");
    let throws: Vec<String> = (0..12).map(|number| shells.name(luck(Seed(7), number, shells))).collect();
    assert_eq!(throws.join(" "), "4* 2 4* 4* 8* 2 2 3 2 2 1 4*");
}
