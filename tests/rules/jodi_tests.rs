//! Jodis against others, and the tests of an attack (J13 to J16).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, plays, refuses, square};

// J13
#[test]
fn the_pawns_of_a_hollow_jodi_and_of_a_broken_group_attack_as_single_pawns() {
    for (jodi, tie) in [("d1 d1", "hollow"), ("d1% d1%", "broken")] {
        plays(
            &format!("kanakatte; S c1 c1 {jodi}; N c5 c5 e1 e1; turn S; row 1"),
            "1:d1-e1",
            "S d1-e1, S attacks N on e1 for 1",
            &format!("kanakatte; S c1 c1 d1 e1; N c5 c5 e1 e1; turn S; test d1 {tie} 1"),
        );
    }
}

// J13
#[test]
fn the_pawns_of_a_hollow_jodi_and_of_a_broken_group_are_blocked_as_single_pawns() {
    for jodi in ["d1 d1", "d1% d1%"] {
        let start = format!("kanakatte; S c1 c1 {jodi}; N c5 c5 e1# e1#; turn S; row 1 2");
        refuses(&start, "2:d1-e2", Refusal::JodiInTheWay(square("e1")));
        let sat = start.replace("row 1 2", "row 1");
        plays(
            &sat,
            "1:d1-e1",
            "S d1-e1, S sits on N on e1, S ends",
            "kanakatte; S c1 c1 d1 e1^; N c5 c5 e1# e1#; turn N; owed 1",
        );
    }
}

// J14
#[test]
fn a_hard_jodi_sends_a_single_a_hollow_and_a_hard_jodi_home_without_a_test() {
    for (enemies, count) in [("c5 e1", 1), ("e1 e1", 2), ("e1# e1#", 2)] {
        plays(
            &format!("kanakatte; S c1 c1 d1# d1#; N c5 c5 {enemies}; turn S; row 2"),
            "2:d1=e1",
            &format!("S d1=e1, S hits {count} N on e1, gate S, again"),
            "kanakatte; S c1 c1 e1# e1#; N c5 c5 c5 c5; gates S; turn S; owed 1",
        );
    }
}

// J14
#[test]
fn a_hard_jodi_is_not_hit_by_a_single() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1# e1#; turn S; row 1",
        "1:d1-e1",
        "S d1-e1, S sits on N on e1, S ends",
        "kanakatte; S c1 c1 c1 e1^; N c5 c5 e1# e1#; turn N; owed 1",
    );
}

// J15
#[test]
fn a_test_needs_as_many_1s_as_there_are_defenders_more_than_attackers() {
    for (attackers, throw, enemies, ones) in [
        ("c1 d1", "1:d1-e1", "c5 c5 e1 e1", 1),
        ("c1 d1", "1:d1-e1", "c5 c5 e1% e1%", 1),
        ("c1 d1", "1:d1-e1", "c5 e1% e1% e1%", 2),
        ("c1 d1", "1:d1-e1", "e1% e1% e1% e1%", 3),
        ("d1# d1#", "2:d1=e1", "c5 e1% e1% e1%", 1),
        ("d1# d1#", "2:d1=e1", "e1% e1% e1% e1%", 2),
        ("d1 d1", "2:d1=e1", "e1% e1% e1% e1%", 2),
    ] {
        let start = format!("kanakatte; S c1 c1 {attackers}; N {enemies}; turn S; row {}", &throw[..1]);
        let (_, events) = crate::kit::played(&start, throw);
        let told = crate::kit::story(&crate::kit::at(&start), &events);
        assert_eq!(told, format!("S {}, S attacks N on e1 for {ones}", &throw[2..]), "{start}");
    }
}

// J15
#[test]
fn a_jodi_needs_no_test_against_a_broken_group_of_two() {
    plays(
        "kanakatte; S c1 c1 d1# d1#; N c5 c5 e1% e1%; turn S; row 2",
        "2:d1=e1",
        "S d1=e1, S hits 2 N on e1, gate S, again",
        "kanakatte; S c1 c1 e1# e1#; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}

// J15 [chosen]
#[test]
fn larger_groups_need_more_1s_by_the_same_count() {
    let rules = "kanakatte pawns=6";
    let six = "e1% e1% e1% e1% e1% e1%";
    plays(
        &format!("{rules}; S c1 c1 c1 c1 c1 d1; N {six}; turn S; row 1"),
        "1:d1-e1",
        "S d1-e1, S attacks N on e1 for 5",
        &format!("{rules}; S c1 c1 c1 c1 c1 e1; N {six}; turn S; test d1 loose 5"),
    );
    plays(
        &format!("{rules}; S c1 c1 c1 c1 d1# d1#; N {six}; turn S; row 2"),
        "2:d1=e1 1 1 1 1",
        "S d1=e1, S attacks N on e1 for 4, S tests 1, S tests 1, S tests 1, S tests 1, S hits 6 N on e1, gate S, again",
        &format!("{rules}; S c1 c1 c1 c1 e1# e1#; N c5 c5 c5 c5 c5 c5; gates S; turn S; owed 1"),
    );
}

// J15
#[test]
fn the_1s_must_fall_one_after_another() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 e1% e1% e1%; turn S; row 1",
        "1:d1-e1 1 1",
        "S d1-e1, S attacks N on e1 for 2, S tests 1, S tests 1, S hits 3 N on e1, gate S, again",
        "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 e1% e1% e1%; turn S; row 1",
        "1:d1-e1 1 3",
        "S d1-e1, S attacks N on e1 for 2, S tests 1, S tests 3, S back e1-d1",
        "kanakatte; S c1 c1 c1 d1; N c5 e1% e1% e1%; turn S; row 3!4",
    );
}

// J16 [chosen]
#[test]
fn a_hard_jodi_whose_test_fails_goes_back_hard_and_neither_pawn_may_use_the_throw() {
    let failed = "kanakatte; S c1 c1 d1# d1#; N c5 e1% e1% e1%; turn S; row 2!34";
    plays(
        "kanakatte; S c1 c1 d1# d1#; N c5 e1% e1% e1%; turn S; row 2",
        "2:d1=e1 2",
        "S d1=e1, S attacks N on e1 for 1, S tests 2, S back e1=d1",
        failed,
    );
    refuses(failed, "2:d1=e1", Refusal::Barred);
    allows(failed, "2:c1-e1");
}

// J16 [chosen]
#[test]
fn a_joint_step_whose_test_fails_goes_back_hollow_and_neither_pawn_may_use_the_throw() {
    let failed = "kanakatte; S c1 c1 d1 d1; N c5 e1% e1% e1%; turn S; row 1 3!34";
    plays(
        "kanakatte; S c1 c1 d1 d1; N c5 e1% e1% e1%; turn S; row 1 2",
        "2:d1=e1 3",
        "S d1=e1, S attacks N on e1 for 1, S tests 3, S back e1=d1",
        failed,
    );
    refuses(failed, "3:d1-e3", Refusal::Barred);
    allows(failed, "1:c1-d1 1:d1-e1 3:c1-e2");
}

// J16
#[test]
fn a_joint_step_that_wins_its_test_is_a_hard_jodi() {
    plays(
        "kanakatte; S c1 c1 d1 d1; N c5 e1% e1% e1%; turn S; row 2",
        "2:d1=e1 1",
        "S d1=e1, S attacks N on e1 for 1, S tests 1, S hits 3 N on e1, hard e1, gate S, again",
        "kanakatte; S c1 c1 e1# e1#; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}

// J16, J10, J18
#[test]
fn a_sitter_hit_as_the_jodi_left_stays_hit_when_the_test_fails() {
    let failed = "kanakatte; S c1 c1 d1# d1#; N c5 e1% e1% e1%; gates S; turn S; row 3!34; owed 1";
    plays(
        "kanakatte; S c1 c1 d1# d1#; N d1^ e1% e1% e1%; turn S; row 2",
        "2:d1=e1 3",
        "S d1=e1, S hits 1 N on d1, S attacks N on e1 for 1, gate S, again, S tests 3, S back e1=d1",
        failed,
    );
    plays(
        failed,
        "1 3:c1-e2",
        "S throws 1, S c1-e2",
        "kanakatte; S c1 d1# d1# e2; N c5 e1% e1% e1%; gates S; turn S; row 1",
    );
}

// J16, J18
#[test]
fn a_throw_owed_for_a_sitter_is_lost_with_the_turn() {
    plays(
        "kanakatte; S d1# d1# c2 c3; N d1^ e1% e1% e1%; gates S; turn S; row 2",
        "2:d1=e1 3",
        "S d1=e1, S hits 1 N on d1, S attacks N on e1 for 1, again, S tests 3, S back e1=d1, \
         lost: failed test, S ends",
        "kanakatte; S d1# d1# c2 c3; N c5 e1% e1% e1%; gates S; turn N; owed 1",
    );
}

// J16 [chosen]
#[test]
fn a_free_sitter_sits_again_free_when_the_jodis_test_fails() {
    let failed = "kanakatte; S c1 c1 d1# d1#; N d1 e1% e1% e1%; turn S; row 3!34";
    plays(
        "kanakatte; S c1 c1 d1# d1#; N d1 e1% e1% e1%; turn S; row 2",
        "2:d1=e1 3",
        "S d1=e1, S attacks N on e1 for 1, S tests 3, S back e1=d1",
        failed,
    );
    plays(
        failed,
        "3:c1-e2 1 1:d1-e1",
        "S c1-e2, S ends, N throws 1, N d1-e1, broken e1, N ends",
        "kanakatte; S c1 d1# d1# e2; N e1% e1% e1% e1%; turn S; owed 1",
    );
}

// J16, J11
#[test]
fn nobody_lands_on_the_jodi_that_a_free_sitter_sits_on_again() {
    refuses(
        "kanakatte; S c1 c1 d1# d1#; N d1 e1% e1% e1%; turn S; row 1 3!34",
        "1:c1-d1",
        Refusal::SitterThere(square("d1")),
    );
}
