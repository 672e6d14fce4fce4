//! What gives further throws and what takes a turn's throws away (T6 to T8).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{plays, refuses};

// T6
#[test]
fn a_hit_gives_one_more_throw_before_any_further_move() {
    let hit = "kanakatte; S c1 c1 c1 d1; N c5 c5 c5 c5; gates S; turn S; row 2; owed 1";
    plays(
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 d1; turn S; row 1 2",
        "1:c1-d1",
        "S c1-d1, S hits 1 N on d1, gate S, again",
        hit,
    );
    refuses(hit, "2:c1-e1", Refusal::ThrowFirst);
}

// T6, T2
#[test]
fn a_big_throw_for_a_hit_gives_further_ones() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 c5 c5; gates S; turn S; row 2; owed 1",
        "4* 8* 1",
        "S throws 4*, again, S throws 8*, again, S throws 1",
        "kanakatte; S c1 c1 c1 d1; N c5 c5 c5 c5; gates S; turn S; row 8* 1 2 4*",
    );
}

// T6 [chosen]
#[test]
fn a_jodi_that_hits_where_it_leaves_and_where_it_lands_gives_one_throw() {
    plays(
        "kanakatte; S c1 c1 d1# d1#; N c5 c5 d1^ e1; turn S; row 2",
        "2:d1=e1",
        "S d1=e1, S hits 1 N on d1, S hits 1 N on e1, gate S, again",
        "kanakatte; S c1 c1 e1# e1#; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}

// T6, J14
#[test]
fn a_hit_of_two_pawns_at_once_gives_one_throw() {
    plays(
        "kanakatte; S c1 c1 d1# d1#; N c5 c5 e1 e1; turn S; row 2",
        "2:d1=e1",
        "S d1=e1, S hits 2 N on e1, gate S, again",
        "kanakatte; S c1 c1 e1# e1#; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}

// T6, J16
#[test]
fn a_move_that_owes_a_throw_and_starts_a_test_throws_the_test_first() {
    plays(
        "kanakatte; S c1 c1 d1# d1#; N d1^ e1% e1% e1%; turn S; row 2",
        "2:d1=e1 1 3",
        "S d1=e1, S hits 1 N on d1, S attacks N on e1 for 1, gate S, again, S tests 1, S hits 3 N on e1, S throws 3",
        "kanakatte; S c1 c1 e1# e1#; N c5 c5 c5 c5; gates S; turn S; row 3",
    );
}

// T7
#[test]
fn the_third_big_throw_in_a_row_cancels_the_turn() {
    plays(
        "kanakatte three=cancels; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1",
        "4* 8* 4*",
        "S throws 4*, again, S throws 8*, again, S throws 4*, lost: three in a row, S ends",
        "kanakatte three=cancels; S c1 c1 c1 c1; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// T7
#[test]
fn where_three_in_a_row_is_not_played_the_third_big_throw_counts() {
    plays(
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 4* 4*; owed 1; run 2",
        "4*",
        "S throws 4*, again",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 4* 4* 4*; owed 1; run 3",
    );
}

// T7
#[test]
fn another_throw_between_begins_the_count_anew() {
    plays(
        "kanakatte three=cancels; S c1 c1 c1 d1; N c5 c5 c5 e1; turn S; owed 1",
        "4* 4* 1 1:d1-e1 4* 8* 2",
        "S throws 4*, again, S throws 4*, again, S throws 1, S d1-e1, S hits 1 N on e1, gate S, again, \
         S throws 4*, again, S throws 8*, again, S throws 2",
        "kanakatte three=cancels; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn S; row 8* 2 4* 4* 4*",
    );
}

// T7 [chosen]
#[test]
fn extra_throws_count_for_three_in_a_row_and_moves_already_made_stand() {
    plays(
        "kanakatte three=cancels; S c1 c1 c1 d1; N c5 c5 c5 e1; turn S; row 1 3",
        "1:d1-e1 4* 8* 8*",
        "S d1-e1, S hits 1 N on e1, gate S, again, S throws 4*, again, S throws 8*, again, \
         S throws 8*, lost: three in a row, S ends",
        "kanakatte three=cancels; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
}

// T7 [chosen]
#[test]
fn a_test_counts_for_three_in_a_row() {
    plays(
        "kanakatte three=cancels; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1",
        "1:d1-e1 8* 4* 4*",
        "S d1-e1, S attacks N on e1 for 1, S tests 8*, S back e1-d1, again, S throws 4*, again, \
         S throws 4*, lost: three in a row, S ends",
        "kanakatte three=cancels; S c1 c1 c1 d1; N c5 c5 e1 e1; turn N; owed 1",
    );
}

// T7
#[test]
fn a_test_that_is_the_third_big_throw_has_failed_and_its_value_joins_no_row() {
    let start = "kanakatte throwing=move-first three=cancels; S c1 c1 c1 c1; N c5 c5 e4 e4; turn S; owed 1";
    plays(
        start,
        "8* 8*:c1-c5 4* 4*:c1-e3",
        "S throws 8*, again, S c1-c5, S throws 4*, again, S c1-e3",
        "kanakatte throwing=move-first three=cancels; S c1 c1 e3 c5; N c5 c5 e4 e4; turn S; owed 1; run 2",
    );
    plays(
        "kanakatte throwing=move-first three=cancels; S c1 c1 c1 d1; N c5 c5 e4 e4; turn S; row 4*; owed 1; run 2",
        "4*:d1-e4 4*",
        "S d1-e4, S attacks N on e4 for 1, S tests 4*, S back e4-d1, lost: three in a row, S ends",
        "kanakatte throwing=move-first three=cancels; S c1 c1 c1 d1; N c5 c5 e4 e4; turn N; owed 1",
    );
}

// T7, J16
#[test]
fn a_sitter_hit_before_a_test_that_cancels_the_turn_stays_hit() {
    plays(
        "kanakatte three=cancels; S c1 c1 d1# d1#; N d1^ e1% e1% e1%; turn S; row 2 3; run 2",
        "2:d1=e1 8*",
        "S d1=e1, S hits 1 N on d1, S attacks N on e1 for 1, gate S, again, S tests 8*, S back e1=d1, \
         lost: three in a row, S ends",
        "kanakatte three=cancels; S c1 c1 d1# d1#; N c5 e1% e1% e1%; gates S; turn N; owed 1",
    );
}

// T7
#[test]
fn the_count_begins_anew_with_the_next_turn() {
    plays(
        "kanakatte throwing=move-first three=cancels; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 2; run 2",
        "2:c1-e1 4*",
        "S c1-e1, S ends, N throws 4*, again",
        "kanakatte throwing=move-first three=cancels; S c1 c1 c1 e1; N c5 c5 c5 c5; turn N; row 4*; owed 1; run 1",
    );
}

// T8
#[test]
fn where_a_hit_gives_nothing_it_still_opens_the_gate_and_a_test_is_still_thrown() {
    plays(
        "kanakatte hit=nothing; S c1 c1 c1 d1; N c5 c5 c5 e1; turn S; row 1",
        "1:d1-e1",
        "S d1-e1, S hits 1 N on e1, gate S, S ends",
        "kanakatte hit=nothing; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
    plays(
        "kanakatte hit=nothing; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1",
        "1:d1-e1 1",
        "S d1-e1, S attacks N on e1 for 1, S tests 1, S hits 2 N on e1, gate S, S ends",
        "kanakatte hit=nothing; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
}

// T8
#[test]
fn a_pawn_that_reaches_the_centre_gives_a_throw_only_where_the_house_says_so() {
    plays(
        "kanakatte; S c1 c1 c1 c2; N c5 c5 c5 c5; gates S; turn S; row 1",
        "1:c2-c3",
        "S c2-c3, S ripe 1, S ends",
        "kanakatte; S c1 c1 c1 c3; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
    plays(
        "kanakatte home=again; S c1 c1 c1 c2; N c5 c5 c5 c5; gates S; turn S; row 1",
        "1:c2-c3",
        "S c2-c3, S ripe 1, again",
        "kanakatte home=again; S c1 c1 c1 c3; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}

// T8 [chosen]
#[test]
fn a_move_that_takes_two_home_gives_one_throw() {
    plays(
        "kanakatte home=again; S c1 c1 c2# c2#; N c5 c5 c5 c5; gates S; turn S; row 2",
        "2:c2=c3",
        "S c2=c3, S ripe 2, again",
        "kanakatte home=again; S c1 c1 c3 c3; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}

// T8, T6 [chosen]
#[test]
fn a_jodi_that_hits_a_sitter_and_comes_home_gives_one_throw() {
    plays(
        "kanakatte home=again; S c1 c1 c2# c2#; N c5 c5 c5 c2^; gates S N; turn S; row 2",
        "2:c2=c3",
        "S c2=c3, S hits 1 N on c2, S ripe 2, again",
        "kanakatte home=again; S c1 c1 c3 c3; N c5 c5 c5 c5; gates S N; turn S; owed 1",
    );
}

// T8 [chosen]
#[test]
fn the_winning_move_gives_no_throw() {
    plays(
        "kanakatte home=again; S c2 c3 c3 c3; N c5 c5 c5 c5; gates S; turn S; row 1",
        "1:c2-c3",
        "S c2-c3, S ripe 1, S finished 1, over won S=1 N=2",
        "kanakatte home=again; S c3 c3 c3 c3; N c5 c5 c5 c5; gates S; over won S=1 N=2",
    );
}

// Tamman, J16
#[test]
fn where_every_pawn_counts_a_sitter_and_those_hit_by_the_test_each_give_a_throw() {
    plays(
        "kanakatte hit=each; S c1 c1 d1# d1#; N d1^ e1% e1% e1%; turn S; row 2",
        "2:d1=e1 1",
        "S d1=e1, S hits 1 N on d1, S attacks N on e1 for 1, gate S, again, S tests 1, S hits 3 N on e1, again, again, again",
        "kanakatte hit=each; S c1 c1 e1# e1#; N c5 c5 c5 c5; gates S; turn S; owed 4",
    );
}
