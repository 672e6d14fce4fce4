//! House rules on jodis (J12).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, plays, refuses, square};

// J12
#[test]
fn where_a_jodi_hits_whenever_it_moves_a_sitter_is_in_danger_as_long_as_it_stays() {
    let stayed = "kanakatte hard=whenever; S c1 c1 c1 e1; N c5 b5 e1# e1#; turn S; owed 1";
    plays(
        "kanakatte hard=whenever; S c1 c1 c1 e1^; N c5 c5 e1# e1#; turn N; row 1",
        "1:c5-b5",
        "N c5-b5, N ends",
        stayed,
    );
    plays(
        stayed,
        "1 1:c1-d1 2 2:e1=e2",
        "S throws 1, S c1-d1, S ends, N throws 2, N e1=e2, N hits 1 S on e1, gate N, again",
        "kanakatte hard=whenever; S c1 c1 c1 d1; N c5 b5 e2# e2#; gates N; turn N; owed 1",
    );
}

// J12
#[test]
fn where_a_jodi_hits_whenever_it_moves_a_sitter_may_leave_after_the_owners_turn() {
    allows("kanakatte hard=whenever; S c5 c5 c5 e1; N c5 c5 e1# e1#; turn S; row 1", "1:c5-b5 1:e1-e2");
    refuses("kanakatte hard=whenever; S c1 c1 c1 e1^; N c5 c5 e1# e1#; turn S; row 1", "1:e1-e2", Refusal::Sitting);
}

// J12
#[test]
fn where_a_jodi_blocks_completely_nobody_lands_on_it() {
    let blocks = Refusal::JodiBlocks(square("e1"));
    refuses("kanakatte hard=blocks; S c1 c1 c1 d1; N c5 c5 e1# e1#; turn S; row 1", "1:d1-e1", blocks);
    refuses("kanakatte hard=blocks; S d1# d1# c5 c5; N c5 c5 e1# e1#; turn S; row 1 2", "2:d1=e1", blocks);
    refuses("kanakatte hard=blocks; S c1 c1 d1 d1; N c5 c5 e1# e1#; turn S; row 1 2", "2:d1=e1", blocks);
    refuses("kanakatte hard=blocks; S c1 d1 e1# e1#; N c5 c5 c5 c5; turn S; row 1", "1:d1-e1", blocks);
    refuses("kanakatte hard=blocks; S d1# d1# e1# e1#; N c5 c5 c5 c5; turn S; row 2", "2:d1=e1", blocks);
}

// J12
#[test]
fn where_a_jodi_blocks_completely_enemy_jodis_do_not_pass_it_and_its_owner_does() {
    let in_the_way = Refusal::JodiInTheWay(square("e1"));
    refuses("kanakatte hard=blocks; S d1# d1# c5 c5; N c5 c5 e1# e1#; turn S; row 1 4*", "4*:d1=e2", in_the_way);
    refuses("kanakatte hard=blocks; S c1 c1 c1 d1; N c5 c5 e1# e1#; turn S; row 1 2", "2:d1-e2", in_the_way);
    allows("kanakatte hard=blocks; S c1 d1# d1# e1; N c5 c5 c5 c5; turn S; row 3", "3:c1-e2 3:e1-e4");
    allows("kanakatte hard=blocks; S d1# d1# e1# e1#; N c5 c5 c5 c5; turn S; row 4*", "4*:d1=e2 4*:e1=e3");
}

// J12 [chosen]
#[test]
fn where_jodis_block_completely_a_hollow_one_is_passed_attacked_and_joined() {
    allows("kanakatte hard=blocks; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1 2", "1:c1-d1 1:d1-e1 2:c1-e1 2:d1-e2");
    plays(
        "kanakatte hard=blocks; S c1 d1 e1 e1; N c5 c5 c5 c5; turn S; row 1",
        "1:d1-e1",
        "S d1-e1, broken e1, S ends",
        "kanakatte hard=blocks; S c1 e1% e1% e1%; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// J12, J6
#[test]
fn with_no_hollow_every_jodi_blocks_completely() {
    let start = "kanakatte jodi=at-once hard=blocks; S c1 c1 c1 d1; N c5 c5 c5 c1; turn S; row 1";
    plays(
        start,
        "1:c1-d1",
        "S c1-d1, hard d1, S ends",
        "kanakatte jodi=at-once hard=blocks; S c1 c1 d1# d1#; N c5 c5 c5 c1; turn N; owed 1",
    );
    refuses(
        "kanakatte jodi=at-once hard=blocks; S c1 c1 d1# d1#; N c5 c5 c5 c1; turn N; row 1",
        "1:c1-d1",
        Refusal::JodiBlocks(square("d1")),
    );
}

// J12
#[test]
fn without_jodis_own_pawns_share_a_square_and_nothing_binds_them() {
    plays(
        "kanakatte jodi=none; S c1 c1 d1 d1; N c5 c5 c5 c5; turn S; row 1",
        "1:c1-d1",
        "S c1-d1, S ends",
        "kanakatte jodi=none; S c1 d1 d1 d1; N c5 c5 c5 c5; turn N; owed 1",
    );
    let start = "kanakatte jodi=none; S c1 c1 d1 d1; N c5 c5 c5 c5; turn S; row 2";
    allows(start, "2:c1-e1 2:d1-e2");
    refuses(start, "2:d1=e1", Refusal::NoJodi);
}

// J12
#[test]
fn without_jodis_pawns_that_share_a_square_are_passed() {
    allows("kanakatte jodi=none; S c1 c1 c1 c1; N c5 c5 d1 d1; turn S; row 2", "2:c1-e1");
}

// J12 [chosen]
#[test]
fn without_jodis_pawns_that_share_a_square_are_all_hit_together_for_one_throw() {
    for (enemies, count) in [("c5 c5 e1 e1", 2), ("c5 e1 e1 e1", 3), ("e1 e1 e1 e1", 4)] {
        plays(
            &format!("chauka-bara; S c1 c1 c1 d1; N {enemies}; turn S; row 1"),
            "1:d1-e1",
            &format!("S d1-e1, S hits {count} N on e1, gate S, again"),
            "chauka-bara; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn S; owed 1",
        );
    }
}

// J12
#[test]
fn with_one_pawn_on_a_square_own_pawns_do_not_share_a_plain_square_but_a_ghatta() {
    let start = "kanakatte jodi=none sharing=one-pawn; S c1 c1 d1 e2; N c5 c5 c5 c5; turn S; row 1 2";
    allows(start, "1:d1-e1 1:e2-e3 2:c1-e1 2:e2-e4");
    refuses(start, "1:c1-d1", Refusal::OwnPawnThere(square("d1")));
    refuses(start, "2:d1-e2", Refusal::OwnPawnThere(square("e2")));
    allows(
        "kanakatte jodi=none sharing=one-pawn; S c1 c1 e2 e3; N c5 c5 c5 c5; turn S; row 1",
        "1:c1-d1 1:e2-e3 1:e3-e4",
    );
    allows(
        "kanakatte jodi=none sharing=one-pawn; S c1 c1 c2 c3; N c5 c5 c5 c5; gates S; turn S; row 1",
        "1:c1-d1 1:c2-c3",
    );
}

// J12
#[test]
fn with_one_pawn_on_a_square_an_enemy_is_hit_all_the_same() {
    plays(
        "kanakatte jodi=none sharing=one-pawn; S c1 c1 c1 d1; N c5 c5 c5 e1; turn S; row 1",
        "1:d1-e1",
        "S d1-e1, S hits 1 N on e1, gate S, again",
        "kanakatte jodi=none sharing=one-pawn; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}
