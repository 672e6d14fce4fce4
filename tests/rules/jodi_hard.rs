//! Hard jodis: how they move, what they stop, and the pawns that sit on them (J7 to J11).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, plays, refuses, square};

// J7
#[test]
fn a_hard_jodi_moves_by_half_of_2_4_and_8() {
    for (throw, to) in [("2", "e1"), ("4*", "e2"), ("8*", "e4")] {
        plays(
            &format!("kanakatte; S c1 c1 d1# d1#; N c5 c5 c5 c5; turn S; row {throw}"),
            &format!("{throw}:d1={to}"),
            &format!("S d1={to}, S ends"),
            &format!("kanakatte; S c1 c1 {to}# {to}#; N c5 c5 c5 c5; turn N; owed 1"),
        );
    }
}

// J7
#[test]
fn a_hard_jodi_does_not_move_on_1_or_3() {
    refuses("kanakatte; S c1 c1 d1# d1#; N c5 c5 c5 c5; turn S; row 1", "1:d1=e1", Refusal::Odd);
    refuses("kanakatte; S c1 c1 d1# d1#; N c5 c5 c5 c5; turn S; row 3", "3:d1=e1", Refusal::Odd);
}

// J7
#[test]
fn a_hard_jodi_is_never_split() {
    allows("kanakatte; S c1 c1 d1# d1#; N c5 c5 c5 c5; turn S; row 1 2", "1:c1-d1 2:c1-e1 2:d1=e1");
    refuses("kanakatte; S c1 c1 d1# d1#; N c5 c5 c5 c5; turn S; row 1", "1:d1-e1", Refusal::StaysTogether);
    refuses("kanakatte; S c1 c1 d1# d1#; N c5 c5 c5 c5; turn S; row 2", "2:d1-e2", Refusal::StaysTogether);
}

// J7 [chosen]
#[test]
fn with_six_cowries_a_hard_jodi_moves_on_every_even_value() {
    let start = "kanakatte side=7 cowries=6; S d1 d1 e1# e1#; N d7 d7 d7 d7; turn S";
    for (throw, to) in [("2", "f1"), ("4", "g1"), ("6*", "g2"), ("12*", "g5")] {
        plays(
            &format!("{start}; row {throw}"),
            &format!("{throw}:e1={to}"),
            &format!("S e1={to}, S ends"),
            &format!("kanakatte side=7 cowries=6; S d1 d1 {to}# {to}#; N d7 d7 d7 d7; turn N; owed 1"),
        );
    }
    refuses(&format!("{start}; row 5"), "5:e1=f1", Refusal::Odd);
}

// J7
#[test]
fn a_hard_jodi_may_not_overshoot_the_centre_or_cross_a_closed_gate_by_half() {
    allows(
        "kanakatte; S c1 c1 d2# d2#; N c5 c5 c5 c5; gates S; turn S; row 8* 2 4*",
        "8*:c1-c5 2:c1-e1 4*:c1-e3 2:d2=c2 4*:d2=c3",
    );
    refuses("kanakatte; S c1 c1 d2# d2#; N c5 c5 c5 c5; gates S; turn S; row 8*", "8*:d2=c3", Refusal::Overshoots);
    refuses("kanakatte; S c1 c1 a1# a1#; N c5 c5 c5 c5; turn S; row 4*", "4*:a1=b2", Refusal::GateShut);
    allows("kanakatte; S c1 c1 a1# a1#; N c5 c5 c5 c5; turn S; row 2 4*", "2:c1-e1 4*:c1-e3 2:a1=b1");
}

// J7 [chosen]
#[test]
fn exactly_half_takes_a_hard_jodi_home_together() {
    for (jodi, throw) in [("c2", "2"), ("d2", "4*"), ("d4", "8*")] {
        plays(
            &format!("kanakatte; S c1 c1 {jodi}# {jodi}#; N c5 c5 c5 c5; gates S; turn S; row {throw}"),
            &format!("{throw}:{jodi}=c3"),
            &format!("S {jodi}=c3, S ripe 2, S ends"),
            "kanakatte; S c1 c1 c3 c3; N c5 c5 c5 c5; gates S; turn N; owed 1",
        );
    }
}

// J8
#[test]
fn a_hard_jodi_that_lands_on_a_ghatta_becomes_two_singles() {
    plays(
        "kanakatte; S c1 c1 e1# e1#; N c5 c5 c5 e3; turn S; row 4* 1",
        "4*:e1=e3 1:e3-e4",
        "S e1=e3, untied e3, S e3-e4, S ends",
        "kanakatte; S c1 c1 e3 e4; N c5 c5 c5 e3; turn N; owed 1",
    );
}

// J8
#[test]
fn a_hard_jodi_enters_the_next_ring_in_one_move() {
    plays(
        "kanakatte; S c1 c1 a1# a1#; N c5 c5 c5 c5; gates S; turn S; row 8*",
        "8*:a1=b4",
        "S a1=b4, S ends",
        "kanakatte; S c1 c1 b4# b4#; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
}

// J9
#[test]
fn an_enemy_pawn_may_not_pass_a_hard_jodi_on_any_ring() {
    refuses(
        "kanakatte; S c1 c1 c1 c1; N c5 c5 d1# d1#; turn S; row 1 2",
        "2:c1-e1",
        Refusal::JodiInTheWay(square("d1")),
    );
    refuses(
        "kanakatte; S c1 c1 c1 b2; N c5 c5 b3# b3#; gates S N; turn S; row 2",
        "2:b2-b4",
        Refusal::JodiInTheWay(square("b3")),
    );
    refuses(
        "kanakatte; S c1 c1 c1 b1; E e3 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 b2# b2#; gates S W; turn S; row 2",
        "2:b1-b3",
        Refusal::JodiInTheWay(square("b2")),
    );
}

// J9
#[test]
fn the_throw_is_lost_when_a_jodi_stops_every_pawn() {
    plays(
        "kanakatte; S c1 c1 c1 c1; N c5 c5 d1# d1#; turn S; owed 1",
        "2",
        "S throws 2, lost: no use, S ends",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 d1# d1#; turn N; owed 1",
    );
}

// J9
#[test]
fn a_hard_jodi_stops_whoever_would_pass_it_with_a_sitter_on_it_as_well() {
    refuses("kanakatte; S c1 c1 c1 d1; N c5 c5 d1# d1#; turn S; row 2", "2:c1-e1", Refusal::JodiInTheWay(square("d1")));
    refuses(
        "kanakatte; S c1 c1 c1 d1; E e3 e3 e3 c1; N c5 c5 d1# d1#; turn E; row 2",
        "2:c1-e1",
        Refusal::JodiInTheWay(square("d1")),
    );
}

// J9 [chosen]
#[test]
fn a_jodi_passes_a_hard_jodi() {
    plays(
        "kanakatte; S c1 c1 d1# d1#; N c5 c5 e1# e1#; turn S; row 4*",
        "4*:d1=e2",
        "S d1=e2, S ends",
        "kanakatte; S c1 c1 e2# e2#; N c5 c5 e1# e1#; turn N; owed 1",
    );
}

// J9
#[test]
fn the_owner_passes_his_own_hard_jodi() {
    plays(
        "kanakatte; S c1 c1 d1# d1#; N c5 c5 c5 c5; turn S; row 2",
        "2:c1-e1",
        "S c1-e1, S ends",
        "kanakatte; S c1 d1# d1# e1; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// J10
#[test]
fn a_pawn_that_lands_on_a_hard_jodi_sits_without_a_test_and_without_a_hit() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1# e1#; turn S; row 1",
        "1:d1-e1",
        "S d1-e1, S sits on N on e1, S ends",
        "kanakatte; S c1 c1 c1 e1^; N c5 c5 e1# e1#; turn N; owed 1",
    );
}

// J10
#[test]
fn a_sitter_stays_for_the_rest_of_its_own_turn() {
    let sat = "kanakatte; S c1 c1 c1 e1^; N c5 c5 e1# e1#; turn S; row 1 3";
    plays("kanakatte; S c1 c1 c1 d1; N c5 c5 e1# e1#; turn S; row 1 1 3", "1:d1-e1", "S d1-e1, S sits on N on e1", sat);
    refuses(sat, "1:e1-e2", Refusal::Sitting);
    allows(sat, "1:c1-d1");
}

// J10
#[test]
fn a_sitter_is_hit_when_the_jodi_moves_in_its_owners_next_turn() {
    plays(
        "kanakatte; S c1 c1 c1 e1^; N c5 c5 e1# e1#; turn N; owed 1",
        "2 2:e1=e2",
        "N throws 2, N e1=e2, N hits 1 S on e1, gate N, again",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 e2# e2#; gates N; turn N; owed 1",
    );
}

// J10
#[test]
fn a_sitter_is_hit_wherever_the_jodi_goes() {
    plays(
        "kanakatte; S c1 c1 c1 e2^; N c5 c5 e2# e2#; turn N; row 2",
        "2:e2=e3",
        "N e2=e3, N hits 1 S on e2, untied e3, gate N, again",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 e3 e3; gates N; turn N; owed 1",
    );
    plays(
        "kanakatte; S c1 c1 c1 d5^; N c5 c5 d5# d5#; gates N; turn N; row 4*",
        "4*:d5=d3",
        "N d5=d3, N hits 1 S on d5, again",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 d3# d3#; gates N; turn N; owed 1",
    );
    plays(
        "kanakatte; S c1 c1 c1 c4^; N c5 c5 c4# c4#; gates S N; turn N; row 2",
        "2:c4=c3",
        "N c4=c3, N hits 1 S on c4, N ripe 2, again",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c3 c3; gates S N; turn N; owed 1",
    );
    plays(
        "kanakatte; S c1 c1 c1 e1^; N c5 c5 e1# e1#; turn N; row 8*",
        "8*:e1=e5",
        "N e1=e5, N hits 1 S on e1, gate N, again",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 e5# e5#; gates N; turn N; owed 1",
    );
}

// J10, J17
#[test]
fn a_sitter_is_hit_when_the_jodi_moves_on_to_own_pawns() {
    plays(
        "kanakatte; S c1 c1 c1 e1^; N c5 e1# e1# e2; turn N; row 2",
        "2:e1=e2",
        "N e1=e2, N hits 1 S on e1, broken e2, gate N, again",
        "kanakatte; S c1 c1 c1 c1; N c5 e2% e2% e2%; gates N; turn N; owed 1",
    );
}

// J10
#[test]
fn a_sitter_is_free_when_the_owner_has_ended_his_turn_without_moving_the_jodi() {
    plays(
        "kanakatte; S c1 c1 c1 e1^; N c5 c5 e1# e1#; turn N; row 2",
        "2:c5-a5",
        "N c5-a5, S free on e1, N ends",
        "kanakatte; S c1 c1 c1 e1; N c5 a5 e1# e1#; turn S; owed 1",
    );
    plays(
        "kanakatte; S d5^ b1% b1% b1%; N e5 e5 d5# d5#; turn N; owed 1",
        "1",
        "N throws 1, lost: no use, S free on d5, N ends",
        "kanakatte; S d5 b1% b1% b1%; N e5 e5 d5# d5#; turn S; owed 1",
    );
}

// J10
#[test]
fn a_free_sitter_may_leave() {
    allows("kanakatte; S c5 c5 c5 e1; N c5 c5 e1# e1#; turn S; row 1", "1:c5-b5 1:e1-e2");
}

// J10
#[test]
fn a_free_sitter_is_free_for_good_and_is_a_plain_single_when_the_jodi_has_left() {
    let left = "kanakatte; S c1 c1 c1 e1; N c5 d1 e2# e2#; turn S; owed 1";
    plays("kanakatte; S c1 c1 c1 e1; N c5 d1 e1# e1#; turn N; row 2", "2:e1=e2", "N e1=e2, N ends", left);
    plays(
        "kanakatte; S c1 c1 c1 e1; N c5 d1 e2# e2#; turn N; row 1",
        "1:d1-e1",
        "N d1-e1, N hits 1 S on e1, gate N, again",
        "kanakatte; S c1 c1 c1 c1; N c5 e1 e2# e2#; gates N; turn N; owed 1",
    );
}

// J10
#[test]
fn with_three_players_the_sitter_waits_for_the_turn_of_the_jodis_owner() {
    let start = "kanakatte; S c1 c1 c1 e1^; E e3 e3 e3 e3; N c5 c5 e1# e1#; turn E; row 1";
    plays(
        start,
        "1:e3-e4 1 1:c5-b5",
        "E e3-e4, E ends, N throws 1, N c5-b5, S free on e1, N ends",
        "kanakatte; S c1 c1 c1 e1; E e3 e3 e3 e4; N c5 b5 e1# e1#; turn S; owed 1",
    );
    plays(
        start,
        "1:e3-e4 2 2:e1=e2",
        "E e3-e4, E ends, N throws 2, N e1=e2, N hits 1 S on e1, gate N, again",
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e4; N c5 c5 e2# e2#; gates N; turn N; owed 1",
    );
}

// J10
#[test]
fn only_the_turn_of_the_jodis_own_player_frees_a_sitter() {
    plays(
        "kanakatte; S c1 c1 d1# d1#; E e3 e3 e3 b5^; N c5 c5 c5 c5; W a3 c1 b5# b5#; turn W; row 1",
        "1:c1-d1",
        "W c1-d1, W sits on S on d1, E free on b5, W ends",
        "kanakatte; S c1 c1 d1# d1#; E e3 e3 e3 b5; N c5 c5 c5 c5; W a3 d1^ b5# b5#; turn S; owed 1",
    );
    plays(
        "kanakatte; S c1 c1 d1# d1#; E e3 e3 e3 b5^; N c5 c5 c5 a5; W a3 d1^ b5# b5#; turn N; row 1",
        "1:a5-a4",
        "N a5-a4, N ends",
        "kanakatte; S c1 c1 d1# d1#; E e3 e3 e3 b5^; N c5 c5 c5 a4; W a3 d1^ b5# b5#; turn W; owed 1",
    );
}

// J10, G2
#[test]
fn a_move_that_hits_a_sitter_is_judged_before_the_gate_opens() {
    refuses("kanakatte; S c1 c1 c1 d5^; N c5 c5 d5# d5#; turn N; row 2", "2:d5=d4", Refusal::GateShut);
    refuses("kanakatte; S c1 c1 c1 e5^; N c5 c5 e5# e5#; turn N; row 4*", "4*:e5=d4", Refusal::GateShut);
    plays(
        "kanakatte; S c1 c1 c1 e5^; N c5 c5 e5# e5#; turn N; row 2 4*",
        "2:e5=d5 1 4*:d5=d3",
        "N e5=d5, N hits 1 S on e5, gate N, again, N throws 1, N d5=d3",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 d3# d3#; gates N; turn N; row 1",
    );
}

// J11
#[test]
fn nobody_else_lands_where_a_pawn_sits() {
    let sitter = Refusal::SitterThere(square("e1"));
    let start = "kanakatte; S c1 c1 d1 e1^; E e3 e3 e3 c1; N c5 c1 e1# e1#; W a3 a3 a1# a1#";
    refuses(&format!("{start}; turn S; row 1"), "1:d1-e1", sitter);
    refuses(&format!("{start}; turn E; row 2"), "2:c1-e1", sitter);
    refuses(&format!("{start}; turn N; row 2"), "2:c1-e1", sitter);
    refuses(&format!("{start}; turn W; row 8* 1"), "8*:a1=e1", sitter);
}

// J11
#[test]
fn however_long_a_free_sitter_stays_it_makes_both_safe() {
    let sitter = Refusal::SitterThere(square("e1"));
    refuses("kanakatte; S c1 c1 d1 e1; N c5 c1 e1# e1#; turn S; row 1", "1:d1-e1", sitter);
    refuses("kanakatte; S c1 c1 d1 e1; N c5 c1 e1# e1#; turn N; row 2", "2:c1-e1", sitter);
    refuses("kanakatte; S c1 d1# d1# e1; N c5 c5 e1# e1#; turn S; row 2", "2:d1=e1", sitter);
    refuses("kanakatte; S c1 c1 c1 e1; N d1# d1# e1# e1#; turn N; row 2", "2:d1=e1", sitter);
}

// J11
#[test]
fn when_the_sitter_has_left_the_jodi_can_be_hit_again() {
    plays(
        "kanakatte; S c1 d1# d1# e1; N c5 c5 e1# e1#; turn S; row 2 3",
        "3:e1-e4 2:d1=e1",
        "S e1-e4, S d1=e1, S hits 2 N on e1, gate S, again",
        "kanakatte; S c1 e1# e1# e4; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}
