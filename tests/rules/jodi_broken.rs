//! Broken groups and attacks on them (J17, J18).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, plays, refuses};

// J17
#[test]
fn a_third_own_pawn_breaks_a_jodi_hollow_or_hard() {
    for jodi in ["d1 d1", "d1# d1#"] {
        plays(
            &format!("kanakatte; S c1 c1 {jodi}; N c5 c5 c5 c5; turn S; row 1"),
            "1:c1-d1",
            "S c1-d1, broken d1, S ends",
            "kanakatte; S c1 d1% d1% d1%; N c5 c5 c5 c5; turn N; owed 1",
        );
    }
}

// J17 [chosen]
#[test]
fn a_jodi_that_lands_on_own_pawns_breaks() {
    plays(
        "kanakatte; S c1 d1# d1# e1; N c5 c5 c5 c5; turn S; row 2",
        "2:d1=e1",
        "S d1=e1, broken e1, S ends",
        "kanakatte; S c1 e1% e1% e1%; N c5 c5 c5 c5; turn N; owed 1",
    );
    plays(
        "kanakatte; S d1# d1# e1# e1#; N c5 c5 c5 c5; turn S; row 2",
        "2:d1=e1",
        "S d1=e1, broken e1, S ends",
        "kanakatte; S e1% e1% e1% e1%; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// J17
#[test]
fn pawns_of_a_broken_group_move_alone_also_when_two_are_left_and_one_left_is_a_single() {
    let two = "kanakatte; S c1 d1% d1% e2; N c5 c5 c5 c5; turn S; row 2 3";
    plays("kanakatte; S c1 d1% d1% d1%; N c5 c5 c5 c5; turn S; row 2 2 3", "2:d1-e2", "S d1-e2", two);
    refuses(two, "2:d1=e1", Refusal::NoJodi);
    plays(two, "3:d1-e3", "S d1-e3", "kanakatte; S c1 d1 e2 e3; N c5 c5 c5 c5; turn S; row 2");
}

// J17
#[test]
fn a_single_left_of_a_broken_group_forms_a_new_jodi_when_it_is_joined() {
    plays(
        "kanakatte; S c1 c1 d1% d1%; N c5 c5 c5 c5; turn S; row 1 2",
        "2:d1-e2 1:c1-d1",
        "S d1-e2, S c1-d1, hollow d1, S ends",
        "kanakatte; S c1 d1 d1 e2; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// J17 [chosen]
#[test]
fn a_broken_group_blocks_nobody() {
    for group in ["c5 c5 d1% d1%", "c5 d1% d1% d1%"] {
        allows(&format!("kanakatte; S c1 c1 c1 c1; N {group}; turn S; row 2"), "2:c1-e1");
        allows(&format!("kanakatte hard=blocks; S c1 c1 c1 c1; N {group}; turn S; row 2"), "2:c1-e1");
    }
}

// J17
#[test]
fn a_broken_group_of_two_never_hardens_on_its_square() {
    for rules in ["kanakatte", "kanakatte jodi=at-once"] {
        let start = format!("{rules}; S c1 d1% d1% d1%; N c5 c5 c5 c5; turn S; row 2 3");
        let two = format!("{rules}; S c1 d1% d1% e3; N c5 c5 c5 c5; turn S; row 2");
        plays(&start, "3:d1-e3", "S d1-e3", &two);
        refuses(&two, "2:d1=e1", Refusal::NoJodi);
        allows(&two, "2:c1-e1 2:d1-e2 2:e3-e5");
    }
}

// J17
#[test]
fn a_pawn_that_lands_on_a_broken_group_joins_it() {
    plays(
        "kanakatte; S c1 c1 d1% d1%; N c5 c5 c5 c5; turn S; row 1",
        "1:c1-d1",
        "S c1-d1, broken d1, S ends",
        "kanakatte; S c1 d1% d1% d1%; N c5 c5 c5 c5; turn N; owed 1",
    );
    plays(
        "kanakatte; S c1 d1% d1% d1%; N c5 c5 c5 c5; turn S; row 1",
        "1:c1-d1",
        "S c1-d1, broken d1, S ends",
        "kanakatte; S d1% d1% d1% d1%; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// J17
#[test]
fn pawns_that_leave_a_broken_group_are_bound_no_more() {
    plays(
        "kanakatte; S c1 c1 d1% d1%; N c5 c5 c5 c5; turn S; row 1 1",
        "1:d1-e1 1:d1-e1",
        "S d1-e1, S d1-e1, hollow e1, S ends",
        "kanakatte; S c1 c1 e1 e1; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// J17, J3
#[test]
fn the_hard_jodi_that_was_broken_does_not_block_any_more() {
    plays(
        "kanakatte; S c1 c1 d1# d1#; N c5 c5 c5 c1; turn S; row 1",
        "1:c1-d1 2 2:c1-e1",
        "S c1-d1, broken d1, S ends, N throws 2, N c1-e1, N ends",
        "kanakatte; S c1 d1% d1% d1%; N c5 c5 c5 e1; turn S; owed 1",
    );
}

// J18, J15
#[test]
fn a_single_attacks_a_broken_group_with_tests() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 e1% e1% e1%; turn S; row 1",
        "1:d1-e1 1 1",
        "S d1-e1, S attacks N on e1 for 2, S tests 1, S tests 1, S hits 3 N on e1, gate S, again",
        "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
    plays(
        "kanakatte; S c1 c1 c1 d1; N e1% e1% e1% e1%; turn S; row 1",
        "1:d1-e1 1 1 1",
        "S d1-e1, S attacks N on e1 for 3, S tests 1, S tests 1, S tests 1, S hits 4 N on e1, gate S, again",
        "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}

// J18
#[test]
fn the_1s_already_thrown_are_used_up_when_a_later_test_fails() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N e1% e1% e1% e1%; turn S; row 1",
        "1:d1-e1 1 1 2",
        "S d1-e1, S attacks N on e1 for 3, S tests 1, S tests 1, S tests 2, S back e1-d1",
        "kanakatte; S c1 c1 c1 d1; N e1% e1% e1% e1%; turn S; row 2!4",
    );
    plays(
        "kanakatte; S c1 c1 d1# d1#; N e1% e1% e1% e1%; turn S; row 2",
        "2:d1=e1 1 3",
        "S d1=e1, S attacks N on e1 for 2, S tests 1, S tests 3, S back e1=d1",
        "kanakatte; S c1 c1 d1# d1#; N e1% e1% e1% e1%; turn S; row 3!34",
    );
}

// J18
#[test]
fn when_the_failing_throw_has_no_use_the_turn_ends_and_the_row_is_lost() {
    // The 2 could still be used by d1: the row is lost with the turn all the same.
    plays(
        "kanakatte; S d1 b1% b1% b1%; N c5 c5 e1% e1%; turn S; row 1 2",
        "1:d1-e1 3",
        "S d1-e1, S attacks N on e1 for 1, S tests 3, S back e1-d1, lost: failed test, S ends",
        "kanakatte; S d1 b1% b1% b1%; N c5 c5 e1% e1%; turn N; owed 1",
    );
}

// J18
#[test]
fn a_failing_throw_without_use_takes_what_is_owed_as_well() {
    plays(
        "kanakatte; S d1 b1% b1% b1%; N c5 c5 e1% e1%; turn S; row 1",
        "1:d1-e1 8*",
        "S d1-e1, S attacks N on e1 for 1, S tests 8*, S back e1-d1, again, lost: failed test, S ends",
        "kanakatte; S d1 b1% b1% b1%; N c5 c5 e1% e1%; turn N; owed 1",
    );
    plays(
        "kanakatte throwing=move-first; S d1 b1% b1% b1%; N c5 c5 e4% e4%; turn S; row 4*; owed 1; run 1",
        "4*:d1-e4 2",
        "S d1-e4, S attacks N on e4 for 1, S tests 2, S back e4-d1, lost: failed test, S ends",
        "kanakatte throwing=move-first; S d1 b1% b1% b1%; N c5 c5 e4% e4%; turn N; owed 1",
    );
}

// J18
#[test]
fn a_usable_failing_throw_does_not_lose_the_turn() {
    plays(
        "kanakatte; S c1 d1 b1 b1; N c5 c5 e1% e1%; turn S; row 1 2",
        "1:d1-e1 3",
        "S d1-e1, S attacks N on e1 for 1, S tests 3, S back e1-d1",
        "kanakatte; S c1 d1 b1 b1; N c5 c5 e1% e1%; turn S; row 2 3!2",
    );
}

// J18, J5
#[test]
fn against_a_hollow_jodi_a_failing_throw_without_use_loses_no_turn() {
    plays(
        "kanakatte; S d1 b1% b1% b1%; N c5 c5 e1 e1; turn S; row 1 2",
        "1:d1-e1 3",
        "S d1-e1, S attacks N on e1 for 1, S tests 3, S back e1-d1",
        "kanakatte; S d1 b1% b1% b1%; N c5 c5 e1 e1; turn S; row 2 3!1",
    );
}

// J18, J16
#[test]
fn a_jodi_that_fails_against_a_broken_group_loses_the_turn_when_nothing_else_can_use_the_throw() {
    plays(
        "kanakatte; S d1# d1# b1 b1; N c5 e1% e1% e1%; turn S; row 2 4*",
        "2:d1=e1 2",
        "S d1=e1, S attacks N on e1 for 1, S tests 2, S back e1=d1, lost: failed test, S ends",
        "kanakatte; S d1# d1# b1 b1; N c5 e1% e1% e1%; turn N; owed 1",
    );
}
