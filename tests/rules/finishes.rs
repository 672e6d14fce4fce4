//! Other ways into the centre and out of it (W3, Siga, K3).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, leads, plays, refuses};

// W3 big finish
#[test]
fn the_centre_is_reached_by_a_big_throw_alone() {
    let start = "kanakatte centre=big; S c1 c1 c1 c2; N c5 c5 c5 c5; gates S; turn S; row 1 4*";
    refuses(start, "1:c2-c3", Refusal::NeedsBigForCentre);
    plays(
        start,
        "4*:c2-c3",
        "S c2-c3, S ripe 1",
        "kanakatte centre=big; S c1 c1 c1 c3; N c5 c5 c5 c5; gates S; turn S; row 1",
    );
}

// W3 big finish
#[test]
fn on_the_last_squares_any_big_throw_goes_home_and_farther_back_the_count_is_exact() {
    allows("kanakatte centre=big; S c1 c3 c3 d4; N c5 c5 c5 c5; gates S; turn S; row 8*", "8*:c1-c5 8*:d4-c3");
    // b3 is five squares before the centre.
    let five = "kanakatte centre=big; S c1 c3 c3 b4; N c5 c5 c5 c5; gates S; turn S; row 4* 8*";
    refuses(five, "8*:b4-c3", Refusal::Overshoots);
    allows("kanakatte centre=big; S c3 c3 c3 d1; N c5 c5 c5 c5; gates S; turn S; row 8*", "8*:d1-b5");
    allows("kanakatte centre=big; S c3 c3 c3 d2; N c5 c5 c5 c5; gates S; turn S; row 8*", "8*:d2-c3");
}

// W3 big finish [chosen]
#[test]
fn what_moves_by_half_goes_home_by_a_big_throw_when_the_half_reaches_or_overshoots() {
    allows("kanakatte centre=big; S d3# d3# c3 c3; N c5 c5 c5 c5; gates S; turn S; row 8*", "8*:d3=c3");
    allows("kanakatte centre=big; S d2# d2# c3 c3; N c5 c5 c5 c5; gates S; turn S; row 4* 8*", "4*:d2=c3 8*:d2=c3");
}

// W3 pair finish
#[test]
fn two_pawns_one_step_before_the_centre_go_home_together_on_a_2() {
    let start = "chauka-bara centre=pair; S c2 c2 c1 c1; N c5 c5 c5 c5; gates S; turn S; row 2 3";
    allows(start, "2:c2=c3 2:c1-e1 3:c1-e2");
    plays(
        start,
        "2:c2=c3",
        "S c2=c3, S ripe 2",
        "chauka-bara centre=pair; S c1 c1 c3 c3; N c5 c5 c5 c5; gates S; turn S; row 3",
    );
    refuses("chauka-bara; S c2 c2 c1 c1; N c5 c5 c5 c5; gates S; turn S; row 2", "2:c2=c3", Refusal::NoJodi);
}

// Siga
#[test]
fn a_throw_may_be_divided_to_bring_one_pawn_or_both_home() {
    let start = "siga; S c2 d2; N off off; turn S; row 3";
    allows(start, "3:c2+d2-c3 3:d2+c2-c3");
    plays(
        start,
        "3:c2+d2-c3",
        "S c2-c3, S ripe 1, S d2-c3, S ripe 1, S finished 1, over won S=1 N=2",
        "siga; S c3 c3; N off off; over won S=1 N=2",
    );
    allows("siga; S c2 d1; N off off; turn S; row 3", "3:c2+d1-e2 3:d1-e3");
}

// K3
#[test]
fn once_all_are_in_the_centre_each_leaves_with_a_1() {
    let start = "thaayam; S c3 c3 c3 c3; N c5 c5 off off; turn S; row 1 3";
    allows(start, "1:c3-away");
    refuses(start, "3:c3-away", Refusal::AtHome);
    plays(
        "thaayam; S c3 away away away; N c5 c5 off off; turn S; row 1",
        "1:c3-away",
        "S leaves 1, S finished 1, over won S=1 N=2",
        "thaayam; S away away away away; N c5 c5 off off; over won S=1 N=2",
    );
    refuses("thaayam; S c3 c3 c3 c2; N c5 off off off; turn S; row 1", "1:c3-away", Refusal::AtHome);
    leads(
        "thaayam; S c2 c3 c3 c3; N c5 off off off; turn S; row 1",
        "1:c2-c3",
        "thaayam; S c3 c3 c3 c3; N c5 off off off; turn N; owed 1",
    );
}
