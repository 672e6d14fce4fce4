//! Seats, who begins, and the order of turns (B5, B6).

use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::rules::Refused;
use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::{Seat, SeatSet};
use chowkabara::notation::Position;

use crate::kit::{allows, plays};

fn seats(letters: &str) -> SeatSet {
    Seat::ALL.into_iter().filter(|seat| letters.contains(seat.letter())).collect()
}

fn new_game(letters: &str, first: First) -> Result<String, Refused> {
    Race::new(PRESETS[0].rules, seats(letters), first).map(|race| Position::of(&race).to_string())
}

// B5
#[test]
fn two_players_sit_face_to_face_and_three_or_four_anywhere() {
    let tables = ["SN", "EW", "SEN", "SEW", "SNW", "ENW", "SENW"];
    for bits in 0..16usize {
        let letters: String =
            Seat::ALL.iter().filter(|seat| bits >> seat.index() & 1 == 1).map(|s| s.letter()).collect();
        let expected = if tables.contains(&letters.as_str()) { Ok(()) } else { Err(Refused::Seats) };
        let result = Race::new(PRESETS[0].rules, seats(&letters), First::ByThrow);
        assert_eq!(result.map(|_| ()), expected, "{letters}");
    }
}

// B5
#[test]
fn the_table_may_name_who_begins_but_not_an_empty_seat() {
    let start = "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 c5; turn N; owed 1";
    assert_eq!(new_game("SEN", First::Named(Seat::N)), Ok(start.to_string()));
    assert_eq!(new_game("SEN", First::Named(Seat::W)), Err(Refused::Seats));
}

// B5
#[test]
fn without_another_choice_all_throw_for_the_start() {
    let start = "kanakatte; E e3 e3 e3 e3; W a3 a3 a3 a3; opening E=- W=-";
    assert_eq!(new_game("EW", First::ByThrow), Ok(start.to_string()));
    allows(start, "1 2 3 4* 8*");
}

// B5
#[test]
fn the_highest_throw_begins_and_then_throws_anew() {
    plays(
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; opening S=- N=-",
        "3 2",
        "S opens 3, N opens 2, S begins",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1",
    );
}

// B5
#[test]
fn for_the_start_values_are_compared_and_big_throws_give_nothing() {
    plays(
        "kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; opening S=- N=-",
        "4* 8*",
        "S opens 4*, N opens 8*, N begins",
        "kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// B5
#[test]
fn those_that_tie_for_the_highest_throw_again_until_one_is_ahead() {
    plays(
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 c5; opening S=- E=- N=-",
        "3 2 3",
        "S opens 3, E opens 2, N opens 3, tied",
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 c5; opening S=- N=-",
    );
    plays(
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 c5; opening S=- N=-",
        "1 1 1 2",
        "S opens 1, N opens 1, tied, S opens 1, N opens 2, N begins",
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// B5
#[test]
fn a_tie_below_the_highest_throw_is_no_tie() {
    plays(
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a3; opening S=- E=- N=- W=-",
        "2 2 3 2",
        "S opens 2, E opens 2, N opens 3, W opens 2, N begins",
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a3; turn N; owed 1",
    );
}

// B5
#[test]
fn four_players_take_turns_anticlockwise() {
    plays(
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a3; turn S; owed 1",
        "1 1:c1-d1 1 1:e3-e4 1 1:c5-b5 1 1:a3-a2",
        "S throws 1, S c1-d1, S ends, E throws 1, E e3-e4, E ends, N throws 1, N c5-b5, N ends, \
         W throws 1, W a3-a2, W ends",
        "kanakatte; S c1 c1 c1 d1; E e3 e3 e3 e4; N c5 c5 c5 b5; W a3 a3 a3 a2; turn S; owed 1",
    );
}

// B5
#[test]
fn an_empty_seat_has_no_turn() {
    plays(
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 c5; turn N; owed 1",
        "1 1:c5-b5",
        "N throws 1, N c5-b5, N ends",
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 b5; turn S; owed 1",
    );
    plays(
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; W a3 a3 a3 a3; turn S; owed 1",
        "1 1:c1-d1",
        "S throws 1, S c1-d1, S ends",
        "kanakatte; S c1 c1 c1 d1; N c5 c5 c5 c5; W a3 a3 a3 a3; turn N; owed 1",
    );
}

// B6
#[test]
fn there_are_four_pawns_on_five_by_five_where_the_source_names_no_other_number() {
    let fewer = ["siga", "gavalata"];
    let usual = PRESETS.iter().filter(|preset| preset.rules.side == 5 && !fewer.contains(&preset.id));
    assert!(usual.clone().count() > 5 && usual.clone().all(|preset| preset.rules.pawns == 4));
}
