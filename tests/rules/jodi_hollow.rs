//! Hollow jodis: how they form and move (J1 to J4, J6).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, plays, refuses, square};

// J1
#[test]
fn two_own_pawns_on_a_plain_square_are_a_hollow_jodi_at_once() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 c5 c5; turn S; row 1",
        "1:c1-d1",
        "S c1-d1, hollow d1, S ends",
        "kanakatte; S c1 c1 d1 d1; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// J1
#[test]
fn a_hollow_jodi_forms_in_the_inner_ring_too() {
    plays(
        "kanakatte; S c1 c1 b2 b3; N c5 c5 c5 c5; gates S; turn S; row 1",
        "1:b2-b3",
        "S b2-b3, hollow b3, S ends",
        "kanakatte; S c1 c1 b3 b3; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
}

// J1
#[test]
fn on_a_ghatta_there_are_only_singles() {
    plays(
        "kanakatte; S c1 c1 e2 e3; N c5 c5 c5 c5; turn S; row 1 2",
        "1:e2-e3",
        "S e2-e3",
        "kanakatte; S c1 c1 e3 e3; N c5 c5 c5 c5; turn S; row 2",
    );
    refuses("kanakatte; S c1 c1 e3 e3; N c5 c5 c5 c5; turn S; row 2", "2:e3=e4", Refusal::NoJodi);
    refuses("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 2", "2:c1=d1", Refusal::NoJodi);
}

// J2
#[test]
fn when_one_pawn_leaves_a_hollow_jodi_the_other_is_a_single() {
    plays(
        "kanakatte; S c1 c1 d1 d1; N c5 c5 c5 c1; turn S; row 2",
        "2:d1-e2 1 1:c1-d1",
        "S d1-e2, S ends, N throws 1, N c1-d1, N hits 1 S on d1, gate N, again",
        "kanakatte; S c1 c1 c1 e2; N c5 c5 c5 d1; gates N; turn N; owed 1",
    );
}

// J2
#[test]
fn a_later_reunion_is_a_new_hollow_jodi() {
    plays(
        "kanakatte; S c1 c1 d1 d1; N c5 c5 c5 c5; turn S; row 1 1",
        "1:d1-e1 1:d1-e1",
        "S d1-e1, S d1-e1, hollow e1, S ends",
        "kanakatte; S c1 c1 e1 e1; N c5 c5 c5 c5; turn N; owed 1",
    );
    plays(
        "kanakatte; S c1 c1 d1% d1%; N c5 c5 c5 c5; turn S; row 1 1",
        "1:d1-e1 1:d1-e1",
        "S d1-e1, S d1-e1, hollow e1, S ends",
        "kanakatte; S c1 c1 e1 e1; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// J3
#[test]
fn either_pawn_of_a_hollow_jodi_moves_alone_with_any_throw_and_both_step_on_with_a_2() {
    allows(
        "kanakatte; S d1 d1 b1 b1; N c5 c5 c5 c5; turn S; row 8* 1 2 3 4*",
        "8*:d1-b5 1:d1-e1 2:d1-e2 2:d1=e1 3:d1-e3 4*:d1-e4",
    );
}

// J3
#[test]
fn no_other_throw_than_a_2_is_shared_by_a_hollow_jodi() {
    for throw in ["1", "3", "4*", "8*"] {
        let start = format!("kanakatte; S c1 c1 d1 d1; N c5 c5 c5 c5; turn S; row {throw}");
        refuses(&start, &format!("{throw}:d1=e1"), Refusal::NotATwo);
    }
    refuses("kanakatte side=7 cowries=6; S d1 d1 e1 e1; N d7 d7 d7 d7; turn S; row 4", "4:e1=g1", Refusal::NotATwo);
}

// J3
#[test]
fn a_joint_step_arrives_as_a_hard_jodi() {
    plays(
        "kanakatte; S c1 c1 d1 d1; N c5 c5 c5 c5; turn S; row 2",
        "2:d1=e1",
        "S d1=e1, hard e1, S ends",
        "kanakatte; S c1 c1 e1# e1#; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// J4
#[test]
fn a_joint_step_needs_the_open_gate_to_leave_the_waiting_square() {
    refuses("kanakatte; S c1 c1 b1 b1; N c5 c5 c5 c5; turn S; row 2", "2:b1=b2", Refusal::GateShut);
    plays(
        "kanakatte; S c1 c1 b1 b1; N c5 c5 c5 c5; gates S; turn S; row 2",
        "2:b1=b2",
        "S b1=b2, hard b2, S ends",
        "kanakatte; S c1 c1 b2# b2#; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
}

// J4
#[test]
fn a_joint_step_to_the_waiting_square_needs_no_gate() {
    plays(
        "kanakatte; S c1 c1 a1 a1; N c5 c5 c5 c5; turn S; row 2",
        "2:a1=b1",
        "S a1=b1, hard b1, S ends",
        "kanakatte; S c1 c1 b1# b1#; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// J4 [chosen]
#[test]
fn a_joint_step_on_to_a_ghatta_arrives_as_two_singles() {
    plays(
        "kanakatte; S c1 c1 e2 e2; N c5 c5 c5 e3; turn S; row 2",
        "2:e2=e3",
        "S e2=e3, untied e3, S ends",
        "kanakatte; S c1 c1 e3 e3; N c5 c5 c5 e3; turn N; owed 1",
    );
}

// J4 [chosen]
#[test]
fn a_joint_step_into_the_centre_takes_both_home() {
    plays(
        "kanakatte; S c1 c1 c2 c2; N c5 c5 c5 c5; gates S; turn S; row 2",
        "2:c2=c3",
        "S c2=c3, S ripe 2, S ends",
        "kanakatte; S c1 c1 c3 c3; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
}

// J4, J14 [chosen]
#[test]
fn a_joint_step_on_to_an_enemy_lands_as_a_jodi() {
    for (enemies, told) in [("c5 e1", "1"), ("e1 e1", "2"), ("e1# e1#", "2"), ("e1% e1%", "2")] {
        plays(
            &format!("kanakatte; S c1 c1 d1 d1; N c5 c5 {enemies}; turn S; row 2"),
            "2:d1=e1",
            &format!("S d1=e1, S hits {told} N on e1, hard e1, gate S, again"),
            "kanakatte; S c1 c1 e1# e1#; N c5 c5 c5 c5; gates S; turn S; owed 1",
        );
    }
}

// J4, J17
#[test]
fn a_joint_step_on_to_own_pawns_makes_a_broken_group() {
    plays(
        "kanakatte; S c1 d1 d1 e1; N c5 c5 c5 c5; turn S; row 2",
        "2:d1=e1",
        "S d1=e1, broken e1, S ends",
        "kanakatte; S c1 e1% e1% e1%; N c5 c5 c5 c5; turn N; owed 1",
    );
    plays(
        "kanakatte; S d1 d1 e1# e1#; N c5 c5 c5 c5; turn S; row 2",
        "2:d1=e1",
        "S d1=e1, broken e1, S ends",
        "kanakatte; S e1% e1% e1% e1%; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// J4, J11
#[test]
fn a_joint_step_may_not_go_where_a_pawn_sits() {
    let sitter = Refusal::SitterThere(square("e1"));
    refuses("kanakatte; S c1 d1 d1 e1; N c5 c5 e1# e1#; turn S; row 2", "2:d1=e1", sitter);
    refuses("kanakatte; S d1 d1 e1# e1#; N c5 c5 c5 e1; turn S; row 2", "2:d1=e1", sitter);
}

// J6
#[test]
fn with_no_hollow_a_jodi_is_hard_when_it_forms() {
    plays(
        "kanakatte jodi=at-once; S c1 c1 c1 d1; N c5 c5 c5 c5; turn S; row 1",
        "1:c1-d1",
        "S c1-d1, hard d1, S ends",
        "kanakatte jodi=at-once; S c1 c1 d1# d1#; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// J6
#[test]
fn with_no_hollow_a_new_jodi_blocks_and_is_sat_on_at_once() {
    plays(
        "kanakatte jodi=at-once; S c1 c1 c1 d1; N c5 c5 c5 c1; turn S; row 1",
        "1:c1-d1 1 1:c1-d1",
        "S c1-d1, hard d1, S ends, N throws 1, N c1-d1, N sits on S on d1, N ends",
        "kanakatte jodi=at-once; S c1 c1 d1# d1#; N c5 c5 c5 d1^; turn S; owed 1",
    );
    refuses(
        "kanakatte jodi=at-once; S c1 c1 d1# d1#; N c5 c5 c5 c1; turn N; row 2",
        "2:c1-e1",
        Refusal::JodiInTheWay(square("d1")),
    );
}
