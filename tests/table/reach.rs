//! Who can get to a square with the next throw. Four cowries fall in sixteen ways: 1 in 4, 2 in 6, 3 in 4, 4 and 8 in 1.

use chowkabara::play::reach::{Reach, reach};

use crate::kit::{at, square};

/// The reaches of a square: seat and ways out of sixteen.
fn ways(position: &str, name: &str) -> Vec<(char, u32)> {
    let found = reach(&at(position), square(name));
    assert!(found.iter().all(|Reach { all, .. }| *all == 16));
    found.iter().map(|reach| (reach.seat.letter(), reach.ways)).collect()
}

#[test]
fn a_throw_that_fits_the_distance_brings_a_pawn_there() {
    let start = "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1";
    assert_eq!(ways(start, "d1"), [('S', 4)]);
    assert_eq!(ways(start, "e1"), [('S', 6)]);
    assert_eq!(ways(start, "e3"), [('S', 1)]);
    assert_eq!(ways(start, "c5"), [('S', 1)], "an 8 goes half round");
    assert_eq!(ways(start, "e4"), [], "there is no 5");
}

#[test]
fn several_pawns_and_several_seats_add_up() {
    let position = "kanakatte; S c1 d1 e1 c1; N b2 c5 c5 c5; gates N; turn S; owed 1";
    // From c1 a 3, from d1 a 2, from e1 a 1.
    assert_eq!(ways(position, "e2")[0], ('S', 14));
}

#[test]
fn a_hard_jodi_moves_by_half_and_a_shut_gate_keeps_everybody_out() {
    let hard = "kanakatte; S e1# e1# c1 c1; N c5 c5 c5 c5; turn S; owed 1";
    // The jodi needs a 2, a pawn from c1 a 3.
    assert_eq!(ways(hard, "e2"), [('S', 10)]);
    let waiting = "kanakatte; S b1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1";
    assert_eq!(ways(waiting, "b2"), []);
    let open = "kanakatte; S b1 c1 c1 c1; N c5 c5 c5 c5; gates S; turn S; owed 1";
    assert_eq!(ways(open, "b2"), [('S', 4)]);
}
