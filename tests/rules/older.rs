//! What the older games of the square board have of their own: Tamman, Main Pacheh, Siga, Gavalata.

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, plays, refuses, square};

// Tamman
#[test]
fn who_is_overtaken_goes_back_and_each_gives_a_throw() {
    plays(
        "tamman; S c1 c1 c1 c1; N d1 e1 c5 c5; turn S; row 3",
        "3:c1-e2",
        "S c1-e2, S hits 1 N on d1, S hits 1 N on e1, again, again",
        "tamman; S c1 c1 c1 e2; N c5 c5 c5 c5; gates S; turn S; owed 2; run 1".replace("; run 1", "").as_str(),
    );
}

// Tamman
#[test]
fn landing_on_an_enemy_and_passing_a_ghatta_do_nothing() {
    plays(
        "tamman; S d1 c1 c1 c1; N e1 e3 c5 c5; turn S; row 1 4*",
        "1:d1-e1",
        "S d1-e1",
        "tamman; S c1 c1 c1 e1; N c5 c5 e1 e3; turn S; row 4*",
    );
    plays(
        "tamman; S e2 c1 c1 c1; N e3 c5 c5 c5; turn S; row 2 3",
        "2:e2-e4",
        "S e2-e4",
        "tamman; S c1 c1 c1 e4; N c5 c5 c5 e3; turn S; row 3",
    );
}

// Tamman
#[test]
fn the_first_throw_decides_how_many_follow() {
    plays(
        "tamman; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1",
        "4* 4*",
        "S throws 4*, again, S throws 4*",
        "tamman; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 4* 4*; run 1",
    );
    plays(
        "tamman; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1",
        "8* 8* 4*",
        "S throws 8*, again, again, S throws 8*, S throws 4*",
        "tamman; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 8* 8* 4*; run 1",
    );
    plays(
        "tamman; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1",
        "8* 8* 8*",
        "S throws 8*, again, again, S throws 8*, S throws 8*, lost: three in a row, S ends",
        "tamman; S c1 c1 c1 c1; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// Main Pacheh
#[test]
fn in_main_pacheh_one_pawn_stands_on_a_plain_square_and_a_hit_gives_nothing() {
    let start = "main-pacheh; S d1 c1 c1 c1; N e1 c5 c5 c5; turn S; row 1";
    refuses(start, "1:c1-d1", Refusal::OwnPawnThere(square("d1")));
    plays(
        start,
        "1:d1-e1",
        "S d1-e1, S hits 1 N on e1, S ends",
        "main-pacheh; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
}

// Siga
#[test]
fn in_siga_a_1_and_an_8_give_another_throw_and_a_4_does_not() {
    plays(
        "siga; S c1 off; N off off; turn S; owed 1",
        "1 1:off-c1 8* 8*:c1-c5 4 4:c5-a3",
        "S throws 1, again, S enters 1, S throws 8*, again, S c1-c5, S throws 4, S c5-a3, S ends",
        "siga; S c1 a3; N off off; turn N; owed 1",
    );
}

// Gavalata
#[test]
fn in_gavalata_no_mouth_up_loses_the_turn_and_nothing_gives_another_throw() {
    plays(
        "gavalata; S c1 c1; N c5 c5; turn S; owed 1",
        "0",
        "S throws 0, lost: nothing, S ends",
        "gavalata; S c1 c1; N c5 c5; turn N; owed 1",
    );
    plays(
        "gavalata; S c1 c1; N a1 c5; turn S; owed 1",
        "4 4:c1-a3",
        "S throws 4, S c1-a3, S ends",
        "gavalata; S c1 a3; N c5 a1; turn N; owed 1",
    );
    allows("gavalata; S c1 c1; N c5 c5; turn S; row 2", "2:c1-a1");
}
