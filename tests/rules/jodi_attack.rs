//! Attacks on hollow jodis, and the throw that is barred when one fails (J5).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, plays, refuses};

// J5
#[test]
fn a_hollow_jodi_blocks_nobody() {
    plays(
        "kanakatte; S c1 c1 c1 c1; N c5 c5 d1 d1; turn S; row 2",
        "2:c1-e1",
        "S c1-e1, S ends",
        "kanakatte; S c1 c1 c1 e1; N c5 c5 d1 d1; turn N; owed 1",
    );
}

// J5
#[test]
fn a_single_that_lands_on_a_hollow_jodi_throws_a_test_at_once() {
    let test = "kanakatte; S c1 c1 c1 e1; N c5 c5 e1 e1; turn S; row 2; test d1 loose 1";
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1 2",
        "1:d1-e1",
        "S d1-e1, S attacks N on e1 for 1",
        test,
    );
    allows(test, "1 2 3 4* 8*");
    refuses(test, "2:c1-e1", Refusal::ThrowFirst);
}

// J5
#[test]
fn a_1_sends_both_home_and_the_attacker_stays_and_the_1_is_used_up() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1 2",
        "1:d1-e1 1",
        "S d1-e1, S attacks N on e1 for 1, S tests 1, S hits 2 N on e1, gate S, again",
        "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn S; row 2; owed 1",
    );
}

// J5
#[test]
fn any_other_value_sends_the_attacker_back_and_joins_the_row_barred_to_it() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1 2",
        "1:d1-e1 2",
        "S d1-e1, S attacks N on e1 for 1, S tests 2, S back e1-d1",
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 2 2!4",
    );
    let failed = "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 3!4";
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1",
        "1:d1-e1 3",
        "S d1-e1, S attacks N on e1 for 1, S tests 3, S back e1-d1",
        failed,
    );
    allows(failed, "3:c1-e2");
    refuses(failed, "3:d1-e3", Refusal::Barred);
    plays(failed, "3:c1-e2", "S c1-e2, S ends", "kanakatte; S c1 c1 d1 e2; N c5 c5 e1 e1; turn N; owed 1");
}

// J5
#[test]
fn the_square_that_the_attacker_returns_to_becomes_what_it_was() {
    plays(
        "kanakatte; S c1 c1 d1 d1; N c5 c5 e1 e1; turn S; row 1",
        "1:d1-e1 3",
        "S d1-e1, S attacks N on e1 for 1, S tests 3, S back e1-d1",
        "kanakatte; S c1 c1 d1 d1; N c5 c5 e1 e1; turn S; row 3!4",
    );
    plays(
        "kanakatte; S c1 c1 d1% d1%; N c5 c5 e1 e1; turn S; row 1",
        "1:d1-e1 3",
        "S d1-e1, S attacks N on e1 for 1, S tests 3, S back e1-d1",
        "kanakatte; S c1 c1 d1% d1%; N c5 c5 e1 e1; turn S; row 3!4",
    );
    plays(
        "kanakatte; S c1 d1% d1% d1%; N c5 c5 e1 e1; turn S; row 1",
        "1:d1-e1 3",
        "S d1-e1, S attacks N on e1 for 1, S tests 3, S back e1-d1",
        "kanakatte; S c1 d1% d1% d1%; N c5 c5 e1 e1; turn S; row 3!4",
    );
}

// J5, J10, J16 [chosen]
#[test]
fn a_free_sitter_whose_attack_fails_sits_again_and_is_free() {
    let again = "kanakatte; S c1 c1 d1 a4; N d1# d1# e1 e1; turn N; row 2";
    plays(
        "kanakatte; S c1 c1 d1 c5; N d1# d1# e1 e1; turn S; row 1",
        "1:d1-e1 3 3:c5-a4 2",
        "S d1-e1, S attacks N on e1 for 1, S tests 3, S back e1-d1, S c5-a4, S ends, N throws 2",
        again,
    );
    plays(
        again,
        "2:d1=e1",
        "N d1=e1, broken e1, N ends",
        "kanakatte; S c1 c1 d1 a4; N e1% e1% e1% e1%; turn S; owed 1",
    );
}

// J5 [chosen]
#[test]
fn a_big_test_throw_gives_a_further_throw_that_is_barred_to_nobody() {
    let failed = "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 3 4*!4";
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1",
        "1:d1-e1 4* 3",
        "S d1-e1, S attacks N on e1 for 1, S tests 4*, S back e1-d1, again, S throws 3",
        failed,
    );
    allows(failed, "3:c1-e2 3:d1-e3 4*:c1-e3");
}

// J5, T5 [chosen]
#[test]
fn a_barred_throw_that_nothing_can_use_is_lost_and_nothing_else_with_it() {
    plays(
        "kanakatte; S d1 b1% b1% b1%; N c5 c5 e1 e1; turn S; row 1 2",
        "1:d1-e1 3",
        "S d1-e1, S attacks N on e1 for 1, S tests 3, S back e1-d1",
        "kanakatte; S d1 b1% b1% b1%; N c5 c5 e1 e1; turn S; row 2 3!1",
    );
    plays(
        "kanakatte; S d1 b1% b1% b1%; N c5 c5 e1 e1; turn S; row 2 3!1",
        "2:d1-e2",
        "S d1-e2, lost: no use, S ends",
        "kanakatte; S e2 b1% b1% b1%; N c5 c5 e1 e1; turn N; owed 1",
    );
    plays(
        "kanakatte; S d1 b1% b1% b1%; N c5 c5 e1 e1; turn S; row 1",
        "1:d1-e1 8*",
        "S d1-e1, S attacks N on e1 for 1, S tests 8*, S back e1-d1, again",
        "kanakatte; S d1 b1% b1% b1%; N c5 c5 e1 e1; turn S; row 8*!1; owed 1; run 1",
    );
}

// J5
#[test]
fn the_bar_stays_with_the_pawn_wherever_it_moves() {
    let moved = "kanakatte; S c1 c1 c1 e2; N c5 c5 e1 e1; turn S; row 3!4";
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1 2",
        "1:d1-e1 3 2:d1-e2",
        "S d1-e1, S attacks N on e1 for 1, S tests 3, S back e1-d1, S d1-e2",
        moved,
    );
    refuses(moved, "3:e2-e5", Refusal::Barred);
    allows(moved, "3:c1-e2");
}

// J5
#[test]
fn the_bar_ends_with_the_turn() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 3!4",
        "3:c1-e2 1 1:c5-b5 3 3:d1-e3",
        "S c1-e2, S ends, N throws 1, N c5-b5, N ends, S throws 3, S d1-e3, S ends",
        "kanakatte; S c1 c1 e2 e3; N c5 b5 e1 e1; turn N; owed 1",
    );
}

// J5
#[test]
fn a_joint_step_counts_as_a_use_by_both_pawns() {
    let start = "kanakatte; S c1 c1 d1 d1; N c5 c5 c5 c5; turn S; row 2!4";
    refuses(start, "2:d1=e1", Refusal::Barred);
    allows(start, "2:c1-e1 2:d1-e2");
}

// J5
#[test]
fn a_barred_pawn_is_told_from_one_that_looks_alike() {
    let start = "kanakatte; S c1 c1 d1 d1; N c5 c5 c5 c5; turn S; row 1 3!4";
    allows(start, "1:c1-d1 1:d1-e1 1:d1'-e1 3:c1-e2 3:d1-e3");
    refuses(start, "3:d1'-e3", Refusal::Barred);
    plays(start, "1:d1'-e1", "S d1-e1", "kanakatte; S c1 c1 d1 e1; N c5 c5 c5 c5; turn S; row 3!4");
    plays(start, "1:d1-e1", "S d1-e1", "kanakatte; S c1 c1 d1 e1; N c5 c5 c5 c5; turn S; row 3!3");
}

// J5
#[test]
fn throws_barred_to_different_pawns_are_told_apart() {
    let start = "kanakatte; S c1 d1 e1 e2; N c5 c5 c5 c5; turn S; row 2 2!2 2!3";
    allows(start, "2:c1-e1 2:d1-e2 2:e1-e3 2:e2-e4 2':c1-e1 2':e1-e3 2':e2-e4 2'':c1-e1 2'':d1-e2 2'':e2-e4");
    refuses(start, "2':d1-e2", Refusal::Barred);
    refuses(start, "2'':e1-e3", Refusal::Barred);
    plays(start, "2':c1-e1", "S c1-e1, hollow e1", "kanakatte; S d1 e1 e1 e2; N c5 c5 c5 c5; turn S; row 2 2!3");
}

// J5 [chosen]
#[test]
fn attacking_again_with_another_throw_is_allowed() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1 1",
        "1:d1-e1 3 1:d1-e1 1",
        "S d1-e1, S attacks N on e1 for 1, S tests 3, S back e1-d1, S d1-e1, S attacks N on e1 for 1, S tests 1, \
         S hits 2 N on e1, gate S, again",
        "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn S; row 3!4; owed 1",
    );
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1 1",
        "1:d1-e1 2 1:d1-e1 2",
        "S d1-e1, S attacks N on e1 for 1, S tests 2, S back e1-d1, S d1-e1, S attacks N on e1 for 1, S tests 2, \
         S back e1-d1",
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 2!4 2!4",
    );
}

// J5
#[test]
fn another_pawn_may_attack_with_the_throw_that_failed() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1",
        "1:d1-e1 2 2:c1-e1 1",
        "S d1-e1, S attacks N on e1 for 1, S tests 2, S back e1-d1, S c1-e1, S attacks N on e1 for 1, S tests 1, \
         S hits 2 N on e1, gate S, again",
        "kanakatte; S c1 c1 d1 e1; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}

// J5
#[test]
fn with_three_players_the_owner_of_the_jodi_is_attacked() {
    plays(
        "kanakatte; S c1 c1 d5 d5; E e3 e3 e3 e5; N c5 c5 c5 c5; turn E; row 1",
        "1:e5-d5 1",
        "E e5-d5, E attacks S on d5 for 1, E tests 1, E hits 2 S on d5, gate E, again",
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 d5; N c5 c5 c5 c5; gates E; turn E; owed 1",
    );
}
