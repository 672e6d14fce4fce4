//! Twins (K3).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, plays, refuses};

// K3
#[test]
fn two_singles_on_the_start_opposite_may_be_declared_twins() {
    let start = "thaayam; S c5 c5 d1 off; N off off off off; turn S; row 3";
    allows(start, "3:c5-a4 3:d1-e3 twins");
    plays(start, "twins", "S twins c5", "thaayam; S d1 c5# c5# off; N off off off off; turn S; row 3");
    for none in ["S c5 d1 d1 off", "S c5 c5 c5 off", "S e3 e3 d1 off"] {
        refuses(&format!("thaayam; {none}; N off off off off; turn S; row 3"), "twins", Refusal::NoTwins);
    }
}

// K3
#[test]
fn twins_move_by_half_rounded_down_and_not_on_a_1() {
    let start = "thaayam; S c5# c5# off off; N off off off off; turn S; row 1 3";
    refuses(start, "1:c5=b5", Refusal::Odd);
    refuses(start, "3:c5-a5", Refusal::StaysTogether);
    plays(start, "3:c5=b5", "S c5=b5", "thaayam; S b5# b5# off off; N off off off off; turn S; row 1");
}

// K3
#[test]
fn twins_send_off_twins_and_share_with_singles() {
    plays(
        "thaayam; S c5# c5# off off; N b5 off off off; turn S; row 2",
        "2:c5=b5",
        "S c5=b5, S ends",
        "thaayam; S b5# b5# off off; N b5 off off off; turn N; owed 1",
    );
    plays(
        "thaayam; S c5# c5# off off; N b5# b5# off off; turn S; row 2",
        "2:c5=b5",
        "S c5=b5, S hits 2 N on b5, again",
        "thaayam; S b5# b5# off off; N off off off off; gates S; turn S; owed 1",
    );
    plays(
        "thaayam; S c5 off off off; N b5# b5# off off; turn S; row 1",
        "1:c5-b5",
        "S c5-b5, S ends",
        "thaayam; S b5 off off off; N b5# b5# off off; turn N; owed 1",
    );
}

// K3
#[test]
fn twins_in_the_centre_are_two_singles_again() {
    plays(
        "thaayam; S d2# d2# c3 c3; N off off off off; turn S; row 4*",
        "4*:d2=c3",
        "S d2=c3, S ripe 2, S ends",
        "thaayam; S c3 c3 c3 c3; N off off off off; turn N; owed 1",
    );
}

// K3
#[test]
fn a_pile_of_singles_is_hit_together() {
    plays(
        "thaayam; S d1 off off off; N e1 e1 e1 off; turn S; row 1",
        "1:d1-e1",
        "S d1-e1, S hits 3 N on e1, again",
        "thaayam; S e1 off off off; N off off off off; gates S; turn S; owed 1",
    );
}
