//! Hitting and passing singles (H1, H2).

use crate::kit::{allows, plays};

// H1
#[test]
fn a_pawn_that_lands_on_an_enemy_single_sends_it_back() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 c5 e1; turn S; row 1",
        "1:d1-e1",
        "S d1-e1, S hits 1 N on e1, gate S, again",
        "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}

// H1
#[test]
fn a_pawn_in_the_inner_ring_is_hit_as_well() {
    plays(
        "kanakatte; S c1 c1 c1 b2; N c5 c5 c5 b3; gates S N; turn S; row 1",
        "1:b2-b3",
        "S b2-b3, S hits 1 N on b3, again",
        "kanakatte; S c1 c1 c1 b3; N c5 c5 c5 c5; gates S N; turn S; owed 1",
    );
}

// H1
#[test]
fn with_three_players_only_the_pawn_that_is_landed_on_is_hit() {
    plays(
        "kanakatte; S c1 c1 c1 d5; E e3 e3 e3 c5; N c5 c5 c5 b5; turn E; row 1",
        "1:c5-b5",
        "E c5-b5, E hits 1 N on b5, gate E, again",
        "kanakatte; S c1 c1 c1 d5; E e3 e3 e3 b5; N c5 c5 c5 c5; gates E; turn E; owed 1",
    );
}

// H1
#[test]
fn with_four_players_anybody_hits_anybody() {
    plays(
        "kanakatte; S c1 c1 c1 a4; E e3 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a5; turn W; row 1",
        "1:a5-a4 3",
        "W a5-a4, W hits 1 S on a4, gate W, again, W throws 3",
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a4; gates W; turn W; row 3",
    );
}

// H1
#[test]
fn on_a_ghatta_nobody_is_hit_and_all_may_share() {
    plays(
        "kanakatte; S c1 c1 c1 e2; E e3 e3 e3 e3; N c5 c5 c5 e3; W a3 a3 a3 e3; turn S; row 1",
        "1:e2-e3",
        "S e2-e3, S ends",
        "kanakatte; S c1 c1 c1 e3; E e3 e3 e3 e3; N c5 c5 c5 e3; W a3 a3 a3 e3; turn E; owed 1",
    );
}

// H1, B4
#[test]
fn the_start_of_an_empty_seat_is_a_ghatta_too() {
    plays(
        "kanakatte; S c1 c1 c1 e2; N c5 c5 c5 e3; turn S; row 1",
        "1:e2-e3",
        "S e2-e3, S ends",
        "kanakatte; S c1 c1 c1 e3; N c5 c5 c5 e3; turn N; owed 1",
    );
}

// H1
#[test]
fn pawns_of_all_players_share_the_centre() {
    plays(
        "kanakatte; S c1 c1 c1 c2; N c5 c5 c5 c3; gates S N; turn S; row 1",
        "1:c2-c3",
        "S c2-c3, S ripe 1, S ends",
        "kanakatte; S c1 c1 c1 c3; N c5 c5 c5 c3; gates S N; turn N; owed 1",
    );
}

// H2
#[test]
fn pawns_pass_single_pawns_and_pawns_on_ghattas() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e3; turn S; row 4*",
        "4*:d1-e4",
        "S d1-e4, S ends",
        "kanakatte; S c1 c1 c1 e4; N c5 c5 e1 e3; turn N; owed 1",
    );
    allows("kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e3; turn S; row 4*", "4*:c1-e3 4*:d1-e4");
}

// H2
#[test]
fn a_hard_jodi_passes_single_pawns() {
    plays(
        "kanakatte; S c1 c1 d1# d1#; N c5 c5 c5 e1; turn S; row 4*",
        "4*:d1=e2",
        "S d1=e2, S ends",
        "kanakatte; S c1 c1 e2# e2#; N c5 c5 c5 e1; turn N; owed 1",
    );
}
