//! The gate, the waiting square, and dead positions (G1 to G4).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, at, plays, refuses, square};

// G1
#[test]
fn nobody_goes_past_the_waiting_square_before_his_first_hit() {
    refuses("kanakatte; S c1 c1 c1 b1; N c5 c5 c5 c5; turn S; row 1", "1:b1-b2", Refusal::GateShut);
    refuses("kanakatte; S c1 c1 c1 a2; N c5 c5 c5 c5; gates N; turn S; row 4*", "4*:a2-b3", Refusal::GateShut);
}

// G1 [chosen]
#[test]
fn a_throw_that_is_too_large_does_not_stop_at_the_waiting_square() {
    allows("kanakatte; S c1 c1 c1 a2; N c5 c5 c5 c5; turn S; row 1 2 3", "1:c1-d1 2:c1-e1 3:c1-e2 1:a2-a1 2:a2-b1");
}

// G1
#[test]
fn the_waiting_square_is_reached_by_the_exact_count_and_waited_on() {
    plays(
        "kanakatte; S c1 c1 c1 a2; N c5 c5 c5 c5; turn S; row 2 3",
        "2:a2-b1 3:c1-e2",
        "S a2-b1, S c1-e2, S ends",
        "kanakatte; S c1 c1 e2 b1; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// G1
#[test]
fn a_pawn_on_the_waiting_square_can_be_hit() {
    plays(
        "kanakatte; S c1 c1 c1 b1; N c5 c5 c5 a1; turn N; row 1",
        "1:a1-b1",
        "N a1-b1, N hits 1 S on b1, gate N, again",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 b1; gates N; turn N; owed 1",
    );
}

// G1
#[test]
fn a_pawn_on_the_waiting_square_can_be_passed_and_joined() {
    plays(
        "kanakatte; S c1 c1 c1 b1; N c5 c5 c5 a1; turn N; row 2",
        "2:a1-c1",
        "N a1-c1, N ends",
        "kanakatte; S c1 c1 c1 b1; N c5 c5 c5 c1; turn S; owed 1",
    );
    plays(
        "kanakatte; S c1 c1 a1 b1; N c5 c5 c5 c5; turn S; row 1",
        "1:a1-b1",
        "S a1-b1, hollow b1, S ends",
        "kanakatte; S c1 c1 b1 b1; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// G1, G2
#[test]
fn every_seat_has_a_waiting_square_and_a_gate_of_its_own() {
    let start = "kanakatte; S c1 c1 c1 b1; E e3 e3 e3 e2; N c5 c5 c5 d5; W a3 a3 a3 a4; gates E; turn E; row 1";
    allows(start, "1:e3-e4 1:e2-d2");
    refuses(&start.replace("turn E", "turn N"), "1:d5-d4", Refusal::GateShut);
    refuses(&start.replace("turn E", "turn W"), "1:a4-b4", Refusal::GateShut);
    refuses(&start.replace("turn E", "turn S"), "1:b1-b2", Refusal::GateShut);
}

// G2
#[test]
fn the_first_hit_opens_the_gate_for_all_the_pawns_of_the_player_from_the_next_move_on() {
    plays(
        "kanakatte; S c1 d1 a1 b1; N c5 c5 c5 e1; turn S; row 1 2",
        "1:d1-e1 1 1:b1-b2 2:a1-b2",
        "S d1-e1, S hits 1 N on e1, gate S, again, S throws 1, S b1-b2, S a1-b2, hollow b2, S ends",
        "kanakatte; S c1 e1 b2 b2; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
    refuses("kanakatte; S c1 d1 a1 b1; N c5 c5 c5 e1; turn S; row 1 2", "1:b1-b2", Refusal::GateShut);
}

// G2
#[test]
fn a_test_that_is_won_opens_the_gate() {
    plays(
        "kanakatte; S c1 c1 d1 b1; N c5 c5 e1 e1; turn S; row 1",
        "1:d1-e1 1 1 1:b1-b2",
        "S d1-e1, S attacks N on e1 for 1, S tests 1, S hits 2 N on e1, gate S, again, S throws 1, S b1-b2, S ends",
        "kanakatte; S c1 c1 e1 b2; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
}

// G2
#[test]
fn a_sitter_hit_as_the_jodi_leaves_opens_the_gate() {
    plays(
        "kanakatte; S c1 b1 d1# d1#; N c5 c5 c5 d1^; turn S; row 2",
        "2:d1=e1 1 1:b1-b2",
        "S d1=e1, S hits 1 N on d1, gate S, again, S throws 1, S b1-b2, S ends",
        "kanakatte; S c1 e1# e1# b2; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
}

// G2
#[test]
fn a_failed_attack_opens_nothing_and_being_hit_shuts_nothing() {
    plays(
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1",
        "1:d1-e1 3",
        "S d1-e1, S attacks N on e1 for 1, S tests 3, S back e1-d1",
        "kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 3!4",
    );
    plays(
        "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 d1; gates S; turn N; row 1",
        "1:d1-e1",
        "N d1-e1, N hits 1 S on e1, gate N, again",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 e1; gates S N; turn N; owed 1",
    );
}

// G3
#[test]
fn where_pawns_go_round_a_pawn_that_may_not_turn_in_walks_on_over_its_start() {
    allows(
        "kanakatte gate=round; S c5 c5 a1 b1; N c5 c5 c5 c5; turn S; row 1 4*",
        "1:c5-b5 1:a1-b1 1:b1-c1 4*:c5-a3 4*:a1-e1 4*:b1-e2",
    );
    plays(
        "kanakatte gate=round; S c5 c5 c5 a1; N c5 c5 c5 d1; turn S; row 3",
        "3:a1-d1",
        "S a1-d1, S hits 1 N on d1, gate S, again",
        "kanakatte gate=round; S d1 c5 c5 c5; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}

// G3
#[test]
fn where_pawns_go_round_a_hard_jodi_goes_on_by_half() {
    plays(
        "kanakatte gate=round; S c1 c1 a2# a2#; N c5 c5 c5 c5; turn S; row 8*",
        "8*:a2=d1",
        "S a2=d1, S ends",
        "kanakatte gate=round; S c1 c1 d1# d1#; N c5 c5 c5 c5; turn N; owed 1",
    );
    plays(
        "kanakatte gate=round; S c1 c1 a1# a1#; N c5 c5 c5 c5; turn S; row 4*",
        "4*:a1=c1",
        "S a1=c1, untied c1, S ends",
        "kanakatte gate=round; S c1 c1 c1 c1; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// G3, J4
#[test]
fn where_pawns_go_round_a_joint_step_leaves_the_waiting_square_for_the_start() {
    plays(
        "kanakatte gate=round; S c1 c1 b1 b1; N c5 c5 c5 c5; turn S; row 2",
        "2:b1=c1",
        "S b1=c1, untied c1, S ends",
        "kanakatte gate=round; S c1 c1 c1 c1; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// G3, J9
#[test]
fn pawns_that_go_round_are_blocked_by_what_they_pass() {
    let start = "kanakatte gate=round; S c5 c5 c5 a1; N c5 c5 d1# d1#; turn S; row 3 4*";
    allows(start, "3:c5-a4 4*:c5-a3 3:a1-d1");
    refuses(start, "4*:a1-e1", Refusal::JodiInTheWay(square("d1")));
    allows("kanakatte gate=round; S c5 c5 a2# a2#; N c5 c5 b1# b1#; turn S; row 8*", "8*:a2=d1");
    refuses(
        "kanakatte gate=round hard=blocks; S c1 c1 a2# a2#; N c5 c5 b1# b1#; turn S; row 8*",
        "8*:a2=d1",
        Refusal::JodiInTheWay(square("b1")),
    );
}

// G3
#[test]
fn where_pawns_go_round_they_always_turn_in_once_the_gate_is_open() {
    allows(
        "kanakatte gate=round; S c5 c5 a1 b1; N c5 c5 c5 c5; gates S; turn S; row 1 4*",
        "1:c5-b5 1:a1-b1 1:b1-b2 4*:c5-a3 4*:a1-b4 4*:b1-c4",
    );
}

// G3
#[test]
fn where_no_hit_is_needed_every_gate_is_open_from_the_beginning() {
    plays(
        "kanakatte gate=open; S c1 c1 c1 b1; N c5 c5 c5 c5; turn S; row 1",
        "1:b1-b2",
        "S b1-b2, S ends",
        "kanakatte gate=open; S c1 c1 c1 b2; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// G4
#[test]
fn all_pawns_waiting_and_nobody_having_hit_is_a_dead_position() {
    let dead = "kanakatte; S b1% b1% b1% b1%; N d5% d5% d5% d5%; dead N";
    plays(
        "kanakatte; S a1 b1% b1% b1%; N d5% d5% d5% d5%; turn S; row 1",
        "1:a1-b1",
        "S a1-b1, broken b1, S ends, dead",
        dead,
    );
    allows(dead, "open draw");
    refuses(dead, "1", Refusal::Dead);
}

// G4
#[test]
fn a_dead_position_can_be_opened_and_played_on() {
    plays(
        "kanakatte; S b1% b1% b1% b1%; N d5% d5% d5% d5%; dead N",
        "open 2 2:d5-d3",
        "gates open, N throws 2, N d5-d3, N ends",
        "kanakatte; S b1% b1% b1% b1%; N d5% d5% d5% d3; gates S N; turn S; owed 1",
    );
}

// G4
#[test]
fn a_dead_position_can_be_left_as_a_draw() {
    plays(
        "kanakatte; S b1% b1% b1% b1%; N d5% d5% d5% d5%; dead N",
        "draw",
        "over dead S=1 N=1",
        "kanakatte; S b1% b1% b1% b1%; N d5% d5% d5% d5%; over dead S=1 N=1",
    );
}

// G4
#[test]
fn gates_are_opened_only_in_a_dead_position_but_a_draw_is_agreed_at_any_time() {
    let start = "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn N; owed 1";
    let mut race = at(start);
    let open = chowkabara::engine::Action::OpenGates;
    assert_eq!(chowkabara::engine::Game::play(&mut race, open, &mut |_| {}), Err(Refusal::NotDead));
    plays(start, "draw", "over agreed S=1 N=1", "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; over agreed S=1 N=1");
}

// G4
#[test]
fn one_pawn_that_can_still_move_keeps_the_position_alive() {
    plays(
        "kanakatte; S a1 b1% b1% b1%; N e5 d5% d5% d5%; turn S; row 1",
        "1:a1-b1",
        "S a1-b1, broken b1, S ends",
        "kanakatte; S b1% b1% b1% b1%; N e5 d5% d5% d5%; turn N; owed 1",
    );
    plays(
        "kanakatte; S a1 b1% b1% b1%; N d5% d5% d5% d5%; gates N; turn S; row 1",
        "1:a1-b1",
        "S a1-b1, broken b1, S ends",
        "kanakatte; S b1% b1% b1% b1%; N d5% d5% d5% d5%; gates N; turn N; owed 1",
    );
}

// G4 [chosen]
#[test]
fn a_sitter_counts_as_free_when_a_dead_position_is_looked_for() {
    plays(
        "kanakatte; S e4 b1% b1% b1%; N e5 e5 d5# d5#; turn S; row 2",
        "2:e4-d5",
        "S e4-d5, S sits on N on d5, S ends",
        "kanakatte; S d5^ b1% b1% b1%; N e5 e5 d5# d5#; turn N; owed 1",
    );
}

// G4, E2c [chosen]
#[test]
fn a_lock_makes_no_position_dead() {
    plays(
        "kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1",
        "1",
        "S throws 1, lost: locked, S ends",
        "kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// G4
#[test]
fn three_and_four_players_can_be_dead_too() {
    plays(
        "kanakatte; S a1 b1% b1% b1%; E e2% e2% e2% e2%; N d5% d5% d5% d5%; W a4% a4% a4% a4%; turn S; row 1",
        "1:a1-b1 open",
        "S a1-b1, broken b1, S ends, dead, gates open",
        "kanakatte; S b1% b1% b1% b1%; E e2% e2% e2% e2%; N d5% d5% d5% d5%; W a4% a4% a4% a4%; \
         gates S E N W; turn E; owed 1",
    );
}

// G4, W2
#[test]
fn those_left_in_a_dead_position_share_the_next_place() {
    plays(
        "kanakatte win=on; S c3 c3 c3 c3; E d1 e2% e2% e2%; N d5% d5% d5% d5%; gates S; placed S=1; turn E; row 2",
        "2:d1-e2 draw",
        "E d1-e2, broken e2, E ends, dead, over dead S=1 E=2 N=2",
        "kanakatte win=on; S c3 c3 c3 c3; E e2% e2% e2% e2%; N d5% d5% d5% d5%; gates S; over dead S=1 E=2 N=2",
    );
}

// G4, J12
#[test]
fn a_dead_position_that_no_open_gate_would_help_is_over_at_once() {
    // Every square of the inner ring holds a hard jodi that blocks completely, none on its owner's last one.
    plays(
        "kanakatte hard=blocks; S b1# b1# c4# c4#; E d2# d2# b3# b3#; N d4# d4# c2# c2#; W b4# b4# d3# d3#; \
         gates S E N W; turn S; row 2",
        "2:b1=b2",
        "S b1=b2, S ends, dead, over dead S=1 E=1 N=1 W=1",
        "kanakatte hard=blocks; S b2# b2# c4# c4#; E d2# d2# b3# b3#; N d4# d4# c2# c2#; W b4# b4# d3# d3#; \
         gates S E N W; over dead S=1 E=1 N=1 W=1",
    );
}

// G4
#[test]
fn a_dead_position_is_looked_for_with_an_empty_row() {
    plays(
        "kanakatte; S a1 b1% b1% b1%; N d5% d5% d5% d5%; turn S; row 1 3",
        "1:a1-b1",
        "S a1-b1, broken b1, lost: no use, S ends, dead",
        "kanakatte; S b1% b1% b1% b1%; N d5% d5% d5% d5%; dead N",
    );
}
