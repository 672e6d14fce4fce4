//! Numbers that are known exactly: chances of throws, of hits by distance, the lone pawn's race.

use chowkabara::engine::race::presets::preset;
use chowkabara::engine::race::rules::RaceRules;
use chowkabara::engine::race::{Course, First, Race};
use chowkabara::engine::seat::Seat;
use chowkabara::engine::throw::{Shells, Throw};
use chowkabara::engine::{Action, Game, Stage};
use chowkabara::notation::parse_rules;

/// A throw's chance.
fn chance(shells: Shells, throw: Throw) -> f64 {
    f64::from(shells.weight(throw)) / f64::from(shells.total_weight())
}

fn is(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
}

// T1
#[test]
fn the_chances_and_means_of_four_and_six_fair_shells() {
    let chances = |count: u8, sixty_fourths: &[f64]| {
        let shells = Shells::new(count).expect("a number");
        let found: Vec<f64> = shells.throws().map(|throw| 64.0 * chance(shells, throw)).collect();
        assert_eq!(found, sixty_fourths);
        shells.throws().map(|throw| chance(shells, throw) * f64::from(shells.value(throw))).sum::<f64>()
    };
    is(chances(4, &[16.0, 24.0, 16.0, 4.0, 4.0]), 5.0 / 2.0);
    is(chances(6, &[6.0, 15.0, 20.0, 15.0, 6.0, 1.0, 1.0]), 51.0 / 16.0);
}

// T1
#[test]
fn a_bias_changes_the_chances_and_no_value() {
    let shells = Shells::new(4).and_then(|shells| shells.biased(7)).expect("a bias");
    let expected = [0.0756, 0.2646, 0.4116, 0.2401, 0.0081];
    for (throw, expected) in shells.throws().zip(expected) {
        is(chance(shells, throw), expected);
    }
    is(shells.throws().map(|throw| chance(shells, throw)).sum(), 1.0);
    assert!(Shells::new(4).expect("four").biased(2).is_none());
    assert!(parse_rules("kanakatte mouths=8").is_err());
    assert!(parse_rules("kanakatte mouths=3").is_ok());
}

// T1
#[test]
fn in_the_mirror_the_mouths_down_are_counted() {
    let shells = Course::new(preset("ashta-chamma").expect("a preset").rules).expect("rules").shells;
    let up: Vec<String> = (0..=4).map(|mouths| shells.name(Throw(mouths))).collect();
    assert_eq!(up, ["4*", "3", "2", "1", "8*"]);
}

// T1, the senior table
#[test]
fn the_senior_table_has_two_different_4s() {
    let shells = |rules: &str| Course::new(parse_rules(rules).expect("rules")).expect("rules").shells;
    let names = |rules| (0..=8).map(|mouths| shells(rules).name(Throw(mouths))).collect::<Vec<_>>().join(" ");
    assert_eq!(names("ashta-chamma-senior"), "4* 7 6 5 4 3 2 1 8*");
    assert_eq!(names("ashta-chamma-senior table=senior-12"), "12* 7 6 5 4 3 2 1 8*");
    assert_eq!(names("ashta-chamma-senior table=senior-16"), "16* 7 6 5 4 3 2 1 8*");
    assert_eq!(names("ashta-chamma-senior one=eleven"), "4* 7 6 5 4 3 2 11 8*");
    assert!(shells("ashta-chamma-senior one=eleven").gives_another(Throw(7)));
}

/// Every way in which a turn of throwing first can go: its throws' values, whether it was cancelled, and its chance. It
/// ends, if not before, after so many throws, whose chance is then too small to matter.
fn turns(rules: &RaceRules, most: usize) -> Vec<(Vec<u8>, bool, f64)> {
    let mut found = Vec::new();
    let seats = [Seat::S, Seat::N].into_iter().collect();
    let start = Race::new(*rules, seats, First::Named(Seat::S)).expect("a table");
    let mut open = vec![(start, Vec::new(), 1.0)];
    while let Some((race, thrown, so_far)) = open.pop() {
        for &(throw, _) in race.chances() {
            let mut next = race.clone();
            let mut cancelled = false;
            next.play(Action::Throw(throw), &mut |event| {
                cancelled |= matches!(event, chowkabara::engine::Event::Lost { .. });
            })
            .expect("a throw is due");
            let shells = race.course().shells;
            let mut thrown: Vec<u8> = thrown.clone();
            thrown.push(shells.value(throw));
            let chance = so_far * chance(shells, throw);
            if matches!(next.stage(), Stage::Chance(Seat::S)) && thrown.len() < most {
                open.push((next, thrown, chance));
            } else {
                found.push((thrown, cancelled, chance));
            }
        }
    }
    found
}

// T2, T7
#[test]
fn a_turn_has_eight_sevenths_throws_and_twenty_sevenths_squares() {
    let free = turns(&parse_rules("kanakatte").expect("rules"), 9);
    let mean = |of: fn(&[u8]) -> f64| free.iter().map(|(thrown, _, chance)| chance * of(thrown)).sum::<f64>();
    assert!((mean(|thrown| thrown.len() as f64) - 8.0 / 7.0).abs() < 1e-6);
    assert!((mean(|thrown| thrown.iter().map(|&value| f64::from(value)).sum()) - 20.0 / 7.0).abs() < 1e-5);
    let three = turns(&parse_rules("kanakatte three=cancels").expect("rules"), 9);
    is(three.iter().filter(|(_, cancelled, _)| *cancelled).map(|(_, _, chance)| chance).sum(), 1.0 / 512.0);
    let squares: f64 = three
        .iter()
        .filter(|(_, cancelled, _)| !cancelled)
        .map(|(thrown, _, chance)| chance * thrown.iter().map(|&value| f64::from(value)).sum::<f64>())
        .sum();
    is(squares, 721.0 / 256.0);
}

// T2, T4, T7, H1
#[test]
fn a_pawn_so_many_squares_behind_hits_with_some_of_its_turns_throws_as_often_as_counted_by_hand() {
    let turns = turns(&parse_rules("kanakatte three=cancels").expect("rules"), 9);
    let reaches = |thrown: &[u8], distance: u8| {
        (1u32..1 << thrown.len()).any(|chosen| {
            let sum: u8 = (0..thrown.len()).filter(|at| chosen >> at & 1 == 1).map(|at| thrown[at]).sum();
            sum == distance
        })
    };
    let expected = [(1, 73.0 / 256.0), (2, 219.0 / 512.0), (3, 73.0 / 256.0), (4, 133.0 / 2048.0), (8, 35.0 / 512.0)];
    for (distance, chance) in expected {
        let found = turns.iter().filter(|(thrown, cancelled, _)| !cancelled && reaches(thrown, distance));
        is(found.map(|(_, _, chance)| chance).sum(), chance);
    }
}

// W1, T2
#[test]
fn a_lone_pawn_needs_12_501_throws_and_10_992_turns() {
    // Expected throws and turns from each step, every throw used when it is possible; solved from the centre backwards.
    let shells = Shells::new(4).expect("four cowries");
    let (mut throws, mut turns) = ([0.0f64; 25], [0.0f64; 25]);
    for _ in 0..4000 {
        for step in (0..24).rev() {
            let (mut more_throws, mut more_turns) = (1.0, 0.0);
            for throw in shells.throws() {
                let to = step + usize::from(shells.value(throw));
                let to = if to > 24 { step } else { to };
                let chance = chance(shells, throw);
                more_throws += chance * throws[to];
                let ends = if shells.is_big(throw) && to < 24 { 0.0 } else { 1.0 };
                more_turns += chance * (turns[to] + ends);
            }
            (throws[step], turns[step]) = (more_throws, more_turns);
        }
    }
    assert!((throws[0] - 12.501).abs() < 5e-4, "{}", throws[0]);
    assert!((turns[0] - 10.992).abs() < 5e-4, "{}", turns[0]);
}
