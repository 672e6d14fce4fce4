//! Where pawns begin, and what a player needs before he moves (E1 to E3).

use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::Seat;
use chowkabara::notation::Position;

use crate::kit::{allows, at, plays};

// E1
#[test]
fn every_pawn_stands_on_its_start_from_the_beginning() {
    let race = Race::new(PRESETS[0].rules, Seat::ALL.into_iter().collect(), First::Named(Seat::S)).expect("a game");
    let start = "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a3; turn S; owed 1";
    assert_eq!(Position::of(&race).to_string(), start);
}

// E1
#[test]
fn pawns_move_from_the_first_throw() {
    allows("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 1", "1:c1-d1");
}

// E2c
#[test]
fn a_player_moves_nothing_before_his_first_big_throw() {
    plays(
        "kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1",
        "3 2",
        "S throws 3, lost: locked, S ends, N throws 2, lost: locked, N ends",
        "kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1",
    );
}

// E2c
#[test]
fn whether_a_player_is_locked_can_be_asked() {
    let race = at("kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; unlocked N; turn S; owed 1");
    assert!(race.is_locked(Seat::S) && !race.is_locked(Seat::N));
    let race = at("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1");
    assert!(!race.is_locked(Seat::S));
}

// E2c [chosen]
#[test]
fn the_first_big_throw_and_what_follows_it_may_be_used() {
    plays(
        "kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1",
        "4* 2",
        "S throws 4*, again, unlocked S, S throws 2",
        "kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; unlocked S; turn S; row 2 4*",
    );
    allows("kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; unlocked S; turn S; row 2 4*", "2:c1-e1 4*:c1-e3");
}

// E2c
#[test]
fn an_8_unlocks_as_a_4_does() {
    plays(
        "kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; turn N; owed 1",
        "8* 1",
        "N throws 8*, again, unlocked N, N throws 1",
        "kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; unlocked N; turn N; row 8* 1",
    );
}

// E2c
#[test]
fn the_first_big_throw_unlocks_once_and_for_good_and_for_the_player_not_for_each_pawn() {
    plays(
        "kanakatte entry=big; S c1 c1 c1 e1; N c5 c5 c5 d1; unlocked S N; turn N; owed 1",
        "1 1:d1-e1 1 1:c5-b5 1 1:c1-d1",
        "N throws 1, N d1-e1, N hits 1 S on e1, gate N, again, N throws 1, N c5-b5, N ends, \
         S throws 1, S c1-d1, S ends",
        "kanakatte entry=big; S c1 c1 c1 d1; N c5 c5 b5 e1; gates N; unlocked S N; turn N; owed 1",
    );
    plays(
        "kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; unlocked S; turn S; owed 1",
        "4*",
        "S throws 4*, again",
        "kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; unlocked S; turn S; row 4*; owed 1; run 1",
    );
}

// E2c
#[test]
fn one_players_big_throw_unlocks_nobody_else() {
    plays(
        "kanakatte entry=big; S c1 c1 c1 d1; E e3 e3 e3 e3; N c5 c5 c5 c5; unlocked S; turn E; owed 1",
        "3 2",
        "E throws 3, lost: locked, E ends, N throws 2, lost: locked, N ends",
        "kanakatte entry=big; S c1 c1 c1 d1; E e3 e3 e3 e3; N c5 c5 c5 c5; unlocked S; turn S; owed 1",
    );
}

// E2c, T3
#[test]
fn where_one_moves_first_the_big_throw_that_unlocks_is_used_at_once() {
    plays(
        "kanakatte throwing=move-first entry=big; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1",
        "4* 4*:c1-e3 1",
        "S throws 4*, again, unlocked S, S c1-e3, S throws 1",
        "kanakatte throwing=move-first entry=big; S c1 c1 c1 e3; N c5 c5 c5 c5; unlocked S; turn S; row 1",
    );
}

// E3
#[test]
fn a_hit_pawn_goes_back_to_its_start() {
    plays(
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 b4; N c5 c5 c5 c5; W a3 a3 a3 a4; gates E W; turn W; row 1",
        "1:a4-b4",
        "W a4-b4, W hits 1 E on b4, again",
        "kanakatte; S c1 c1 c1 c1; E e3 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 b4; gates E W; turn W; owed 1",
    );
}

// E3, E2c
#[test]
fn a_hit_pawn_needs_no_further_big_throw() {
    allows("kanakatte entry=big; S c1 c1 c1 c1; N c5 c5 c5 e1; gates N; unlocked S N; turn S; row 3", "3:c1-e2");
}
