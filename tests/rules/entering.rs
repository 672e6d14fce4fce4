//! Coming on to the board (E2a, E2b, E3).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, plays, refuses};

// E2a
#[test]
fn a_big_throw_is_used_up_by_bringing_one_pawn_on() {
    let start = "kanakatte entry=by-big; S c1 off off off; N off off off off; turn S; row 2 4*";
    allows(start, "2:c1-e1 4*:c1-e3 4*:off-c1");
    plays(
        start,
        "4*:off-c1",
        "S enters 1",
        "kanakatte entry=by-big; S c1 c1 off off; N off off off off; turn S; row 2",
    );
    refuses(start, "2:off-c1", Refusal::NotOnBoard);
}

// E2a, T5
#[test]
fn without_a_big_throw_nobody_comes_on() {
    plays(
        "kanakatte entry=by-big; S off off off off; N off off off off; turn S; owed 1",
        "3",
        "S throws 3, lost: no use, S ends",
        "kanakatte entry=by-big; S off off off off; N off off off off; turn N; owed 1",
    );
}

// E2a by numbers
#[test]
fn the_first_entering_throw_brings_two_or_four_and_later_ones_one_or_two() {
    plays(
        "ashta-chamma; S off off off off; N off off off off; turn S; row 1 4*",
        "4*:off-c1",
        "S enters 2",
        "ashta-chamma; S c1 c1 off off; N off off off off; unlocked S; turn S; row 1",
    );
    plays(
        "ashta-chamma; S off off off off; N off off off off; turn S; row 1 8*",
        "8*:off-c1",
        "S enters 4",
        "ashta-chamma; S c1 c1 c1 c1; N off off off off; unlocked S; turn S; row 1",
    );
    plays(
        "ashta-chamma; S e2 e1 off off; N off off off off; unlocked S; turn S; row 1 8*",
        "8*:off-c1",
        "S enters 2",
        "ashta-chamma; S c1 c1 e1 e2; N off off off off; unlocked S; turn S; row 1",
    );
    plays(
        "ashta-chamma; S e2 off off off; N off off off off; unlocked S; turn S; row 1 4*",
        "4*:off-c1",
        "S enters 1",
        "ashta-chamma; S c1 e2 off off; N off off off off; unlocked S; turn S; row 1",
    );
}

// E2a by numbers
#[test]
fn fewer_than_the_number_come_on_when_no_more_are_off() {
    plays(
        "ashta-chamma; S e2 e1 d1 off; N off off off off; unlocked S; turn S; row 1 8*",
        "8*:off-c1",
        "S enters 1",
        "ashta-chamma; S c1 d1 e1 e2; N off off off off; unlocked S; turn S; row 1",
    );
}

// E2a, the senior board
#[test]
fn on_the_senior_board_a_plain_4_brings_one_on_and_is_not_the_first() {
    let eight = "off off off off off off off off";
    plays(
        &format!("ashta-chamma-senior; S {eight}; N {eight}; turn S; row 4 4*"),
        "4:off-e1 4*:off-e1",
        "S enters 1, S enters 4, S ends",
        &format!("ashta-chamma-senior; S e1 e1 e1 e1 e1 off off off; N {eight}; unlocked S; turn N; owed 1")
            .replace(", S ends", ""),
    );
}

// E2b
#[test]
fn a_1_is_used_up_by_bringing_one_pawn_on() {
    let start = "kanakatte entry=by-one; S d1 off off off; N off off off off; turn S; row 1 3";
    allows(start, "1:d1-e1 1:off-c1 3:d1-e3");
    plays(start, "1:off-c1", "S enters 1", "kanakatte entry=by-one; S c1 d1 off off; N off off off off; turn S; row 3");
}

// K3, the throws before a 1
#[test]
fn with_no_pawn_on_the_board_throws_before_a_1_are_not_kept() {
    plays(
        "thaayam; S off off off off; N off off off off; turn S; owed 1",
        "4* 1 3",
        "S throws 4*, again, lost: before a 1, S throws 1, again, S throws 3",
        "thaayam; S off off off off; N off off off off; turn S; row 1 3",
    );
    plays(
        "thaayam; S d1 off off off; N off off off off; turn S; owed 1",
        "4* 3",
        "S throws 4*, again, S throws 3",
        "thaayam; S d1 off off off; N off off off off; turn S; row 3 4*",
    );
}

// E3 [chosen]
#[test]
fn a_hit_pawn_goes_back_off_the_board_where_it_began_there() {
    plays(
        "kanakatte entry=by-big; S c1 off off off; N d1 c5 c5 c5; turn S; row 1 2",
        "1:c1-d1",
        "S c1-d1, S hits 1 N on d1, gate S, again",
        "kanakatte entry=by-big; S d1 off off off; N c5 c5 c5 off; gates S; turn S; row 2; owed 1",
    );
}

// E2a: a whole pile.
#[test]
fn a_hit_sends_the_whole_pile_off_in_ashta_kashte() {
    plays(
        "ashta-kashte; S d1 off off off; N e1 e1 d7 off; turn S; row 1",
        "1:d1-e1",
        "S d1-e1, S hits 2 N on e1, again",
        "ashta-kashte; S e1 off off off; N d7 off off off; gates S; turn S; owed 1",
    );
}
