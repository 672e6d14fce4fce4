//! Stacks (K1) and Falkener's doubles.

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, plays, refuses};

// K1
#[test]
fn own_pawns_on_a_square_move_all_together_with_the_full_throw_or_one_alone() {
    let start = "chowka-bara-stacks; S c1 e1 e1 e1; N c5 c5 c5 c5; turn S; row 2 3";
    allows(start, "2:c1-e1 2:e1-e3 2:e1=e3 3:c1-e2 3:e1-e4 3:e1=e4");
    plays(start, "3:e1=e4", "S e1-e4", "chowka-bara-stacks; S c1 e4 e4 e4; N c5 c5 c5 c5; turn S; row 2");
}

// K1
#[test]
fn on_their_own_start_pawns_go_one_by_one_and_on_other_ghattas_together() {
    refuses("chowka-bara-stacks; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 2", "2:c1=e1", Refusal::NoJodi);
    allows("chowka-bara-stacks; S c1 c1 e3 e3; N c5 c5 c5 c5; turn S; row 1", "1:c1-d1 1:e3-e4 1:e3=e4");
}

// K1
#[test]
fn one_pawn_or_a_stack_hits_whatever_stands_there_and_earns_one_throw() {
    plays(
        "chowka-bara-stacks; S d1 c1 c1 c1; N e1 e1 e1 c5; turn S; row 1",
        "1:d1-e1",
        "S d1-e1, S hits 3 N on e1, gate S, again",
        "chowka-bara-stacks; S c1 c1 c1 e1; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
    plays(
        "chowka-bara-stacks; S d1 d1 c1 c1; N e1 e1 e1 c5; turn S; row 1",
        "1:d1=e1",
        "S d1=e1, S hits 3 N on e1, gate S, again",
        "chowka-bara-stacks; S c1 c1 e1 e1; N c5 c5 c5 c5; gates S; turn S; owed 1",
    );
}

// K1
#[test]
fn a_stack_stops_nobody() {
    allows("chowka-bara-stacks; S d1 c3 c3 c3; N e1 e1 c5 c5; gates S; turn S; row 2", "2:d1-e2");
}

// Falkener
#[test]
fn a_double_is_passed_and_taken_by_a_double_alone() {
    let single = "ashta-kashte jodi=firm; S e1 g4 off off; N f1 f1 off off; turn S; row 2";
    refuses(single, "2:e1-g1", Refusal::JodiInTheWay(square_of_seven("f1")));
    let lands = "ashta-kashte jodi=firm; S d1 e1 off off; N f1 f1 off off; turn S; row 1";
    refuses(lands, "1:e1-f1", Refusal::DoubleThere(square_of_seven("f1")));
    allows("ashta-kashte jodi=firm; S e1 e1 off off; N f1 f1 off off; turn S; row 2", "2:e1=g1 decline");
    plays(
        "ashta-kashte jodi=firm; S e1 e1 off off; N f1 f1 off off; turn S; row 1",
        "1:e1=f1",
        "S e1=f1, S hits 2 N on f1, again",
        "ashta-kashte jodi=firm; S f1 f1 off off; N off off off off; gates S; turn S; owed 1",
    );
}

fn square_of_seven(name: &str) -> chowkabara::engine::board::Square {
    chowkabara::engine::board::Board::new(7).and_then(|board| board.named(name)).expect("a square")
}
