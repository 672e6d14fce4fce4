//! Doubles (K2).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, leads, plays, refuses, square};

// K2
#[test]
fn two_on_a_plain_square_move_as_one_with_the_full_throw_or_one_alone() {
    let start = "ashta-chamma; S e1 e1 off off; N c5 c5 off off; unlocked S N; turn S; row 2";
    allows(start, "2:e1-e3 2:e1=e3");
    refuses("ashta-chamma; S c1 c1 off off; N c5 c5 off off; unlocked S N; turn S; row 2", "2:c1=e1", Refusal::NoJodi);
}

// K2
#[test]
fn any_two_of_three_move_as_one() {
    plays(
        "ashta-chamma; S e1 e1 e1 off; N c5 c5 off off; unlocked S N; turn S; row 2",
        "2:e1=e3",
        "S e1=e3, S ends",
        "ashta-chamma; S e1 e3 e3 off; N c5 c5 off off; unlocked S N; turn N; owed 1",
    );
}

// K2
#[test]
fn a_double_of_the_outer_ring_stops_each_pawn_behind_it_once() {
    plays(
        "ashta-chamma; S d1 d1 off off; N e1 e1 off off; unlocked S N; turn S; row 1 3; owed 0"
            .replace("; owed 0", "")
            .as_str(),
        "3:d1-e3",
        "N stops 1 S on e1, lost: stopped, S ends",
        "ashta-chamma; S d1 d1 off off; N e1 e1 off off; passed Ne1=S2; unlocked S N; turn N; owed 1",
    );
    // The other pawn is stopped, too; the marked one passes.
    let marked = "ashta-chamma; S d1 d1 off off; N e1 e1 off off; passed Ne1=S2; unlocked S N; turn S; row 3";
    allows(marked, "3:d1-e3 3:d1'-e3 3:d1=e3");
    leads(
        marked,
        "3:d1'-e3",
        "ashta-chamma; S d1 e3 off off; N e1 e1 off off; unlocked S N; turn N; owed 1"
            .replace("; unlocked", "; passed Ne1=S2; unlocked")
            .as_str(),
    );
}

// K2
#[test]
fn a_double_is_stopped_unless_both_its_pawns_are_marked_and_then_both_are() {
    plays(
        "ashta-chamma; S d1 d1 off off; N e1 e1 off off; passed Ne1=S2; unlocked S N; turn S; row 3",
        "3:d1=e3",
        "N stops 2 S on e1, lost: stopped, S ends",
        "ashta-chamma; S d1 d1 off off; N e1 e1 off off; passed Ne1=S12; unlocked S N; turn N; owed 1",
    );
    leads(
        "ashta-chamma; S d1 d1 off off; N e1 e1 off off; passed Ne1=S12; unlocked S N; turn S; row 3",
        "3:d1=e3",
        "ashta-chamma; S e3 e3 off off; N e1 e1 off off; passed Ne1=S12; unlocked S N; turn N; owed 1",
    );
}

// K2
#[test]
fn the_mark_is_gone_when_the_double_is_and_when_the_pawn_is_hit() {
    leads(
        "ashta-chamma; S d1 d1 off off; N e1 e1 off off; passed Ne1=S2; unlocked S N; turn N; row 1",
        "1:e1-e2",
        "ashta-chamma; S d1 d1 off off; N e1 e2 off off; unlocked S N; turn S; owed 1",
    );
    leads(
        "ashta-chamma; S c5 d1 off off; N c1 e1 e1 off; passed Ne1=S2; unlocked S N; turn N; row 1 2",
        "1:c1-d1",
        "ashta-chamma; S c5 off off off; N d1 e1 e1 off; gates N; unlocked S N; turn N; row 2; owed 1",
    );
}

// K2
#[test]
fn a_pawn_that_joins_a_double_shares_its_marks() {
    leads(
        "ashta-chamma; S d1 off off off; N c1 e1 e1 off; passed Ne1=S1; unlocked S N; turn N; row 2",
        "2:c1-e1",
        "ashta-chamma; S d1 off off off; N e1 e1 e1 off; passed Ne1=S1; unlocked S N; turn S; owed 1",
    );
    // Two of the three go on, and the one that is left is no double any more.
    leads(
        "ashta-chamma; S d1 off off off; N e1 e1 e1 off; passed Ne1=S1; unlocked S N; turn N; row 1",
        "1:e1=e2",
        "ashta-chamma; S d1 off off off; N e1 e2 e2 off; unlocked S N; turn S; owed 1",
    );
}

// K2
#[test]
fn only_the_nearest_double_that_a_pawn_is_not_marked_for_stops_it() {
    plays(
        "ashta-chamma; S d1 off off off; N e1 e1 e2 e2; passed Ne1=S1; unlocked S N; turn S; row 8*; owed 1; run 1",
        "2 8*:d1-b5",
        "S throws 2, N stops 1 S on e2, lost: stopped, S ends",
        "ashta-chamma; S d1 off off off; N e1 e1 e2 e2; passed Ne1=S1 Ne2=S1; unlocked S N; turn N; owed 1",
    );
}

// K2
#[test]
fn in_the_inner_ring_nothing_is_stopped() {
    allows("ashta-chamma; S b2 off off off; N b3 b3 off off; gates S N; unlocked S N; turn S; row 3", "3:b2-c4");
}

// K2
#[test]
fn a_single_does_not_land_where_an_enemy_has_two_and_a_double_hits_one_of_them() {
    let single = "ashta-chamma; S d1 e3 off off; N e1 e1 off off; unlocked S N; turn S; row 1";
    refuses(single, "1:d1-e1", Refusal::DoubleThere(square("e1")));
    plays(
        "ashta-chamma; S d1 d1 off off; N e1 e1 off off; unlocked S N; turn S; row 1",
        "1:d1=e1",
        "S d1=e1, S hits 1 N on e1, gate S, again",
        "ashta-chamma; S e1 e1 off off; N e1 off off off; gates S; unlocked S N; turn S; owed 1",
    );
}

// K2
#[test]
fn where_several_enemies_stand_the_mover_says_which_one_is_hit() {
    let start = "ashta-chamma; S d1 off off off; E e1 off off off; N e1 off off off; unlocked S E N; turn S; row 1";
    allows(start, "1:d1-e1xE 1:d1-e1xN");
    refuses(start, "1:d1-e1", Refusal::WhichOne(square("e1")));
    plays(
        start,
        "1:d1-e1xN",
        "S d1-e1, S hits 1 N on e1, gate S, again",
        "ashta-chamma; S e1 off off off; E e1 off off off; N off off off off; gates S; unlocked S E N; turn S; owed 1",
    );
}
