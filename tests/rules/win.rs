//! The centre, winning and places (W1, W2).

use chowkabara::engine::race::refusal::Refusal;

use crate::kit::{allows, plays, refuses};

// W1
#[test]
fn the_centre_needs_the_exact_count() {
    let start = "kanakatte; S c1 c1 c1 d2; N c5 c5 c5 c5; gates S; turn S; row 1 2 3";
    allows(start, "1:c1-d1 1:d2-c2 2:c1-e1 2:d2-c3 3:c1-e2");
    refuses(start, "3:d2-c3", Refusal::Overshoots);
    plays(start, "2:d2-c3", "S d2-c3, S ripe 1", "kanakatte; S c1 c1 c1 c3; N c5 c5 c5 c5; gates S; turn S; row 1 3");
}

// W1
#[test]
fn home_pawns_are_out_of_play() {
    let start = "kanakatte; S c1 c1 c1 c3; N c5 c5 c5 c5; gates S; turn S; row 1 2";
    allows(start, "1:c1-d1 2:c1-e1");
    refuses(start, "1:c3-c2", Refusal::AtHome);
}

// W2
#[test]
fn the_first_player_with_all_pawns_home_wins_at_once() {
    plays(
        "kanakatte; S c2 c3 c3 c3; N c5 c5 c5 d2; gates S N; turn S; row 1 3",
        "1:c2-c3",
        "S c2-c3, S ripe 1, S finished 1, over won S=1 N=2",
        "kanakatte; S c3 c3 c3 c3; N c5 c5 c5 d2; gates S N; over won S=1 N=2",
    );
}

// W2
#[test]
fn a_jodi_that_comes_home_last_wins_too() {
    plays(
        "kanakatte; S d4# d4# c3 c3; N c5 c5 c5 c5; gates S; turn S; row 8*",
        "8*:d4=c3",
        "S d4=c3, S ripe 2, S finished 1, over won S=1 N=2",
        "kanakatte; S c3 c3 c3 c3; N c5 c5 c5 c5; gates S; over won S=1 N=2",
    );
}

// W2
#[test]
fn what_is_left_of_the_winners_row_and_owed_to_him_is_void() {
    plays(
        "kanakatte throwing=move-first; S d4 c3 c3 c3; N c5 c5 c5 c5; gates S; turn S; row 4*; owed 1; run 1",
        "4*:d4-c3",
        "S d4-c3, S ripe 1, S finished 1, over won S=1 N=2",
        "kanakatte throwing=move-first; S c3 c3 c3 c3; N c5 c5 c5 c5; gates S; over won S=1 N=2",
    );
    plays(
        "kanakatte; S c2# c2# c3 c3; N c5 c5 c5 c2^; gates S N; turn S; row 2 3",
        "2:c2=c3",
        "S c2=c3, S hits 1 N on c2, S ripe 2, S finished 1, over won S=1 N=2",
        "kanakatte; S c3 c3 c3 c3; N c5 c5 c5 c5; gates S N; over won S=1 N=2",
    );
    plays(
        "kanakatte win=on; S c2 c3 c3 c3; E e3 e3 e3 e3; N c5 c5 c5 c5; gates S; turn S; row 1 3",
        "1:c2-c3",
        "S c2-c3, S ripe 1, S finished 1, S ends",
        "kanakatte win=on; S c3 c3 c3 c3; E e3 e3 e3 e3; N c5 c5 c5 c5; gates S; placed S=1; turn E; owed 1",
    );
}

// W2
#[test]
fn without_playing_on_all_others_share_the_second_place() {
    plays(
        "kanakatte; S c1 c1 c1 c1; E d3 c3 c3 c3; N c5 c5 c5 c5; W a3 a3 a3 a3; gates E; turn E; row 1",
        "1:d3-c3",
        "E d3-c3, E ripe 1, E finished 1, over won S=2 E=1 N=2 W=2",
        "kanakatte; S c1 c1 c1 c1; E c3 c3 c3 c3; N c5 c5 c5 c5; W a3 a3 a3 a3; gates E; over won S=2 E=1 N=2 W=2",
    );
}

// W2
#[test]
fn a_game_that_is_over_is_not_played_on() {
    let over = "kanakatte; S c3 c3 c3 c3; N c5 c5 c5 c5; gates S; over won S=1 N=2";
    allows(over, "");
    refuses(over, "3", Refusal::Over);
    refuses(over, "draw", Refusal::Over);
    refuses(over, "open", Refusal::Over);
}

// W2 [chosen]
#[test]
fn with_play_on_the_others_go_on_and_finished_seats_are_skipped() {
    plays(
        "kanakatte win=on; S c2 c3 c3 c3; E e3 e3 e3 e3; N c5 c5 c5 c5; gates S; turn S; row 1",
        "1:c2-c3 1 1:e3-e4 1 1:c5-b5 1 1:e3-e4",
        "S c2-c3, S ripe 1, S finished 1, S ends, E throws 1, E e3-e4, E ends, N throws 1, N c5-b5, N ends, \
         E throws 1, E e3-e4, hollow e4, E ends",
        "kanakatte win=on; S c3 c3 c3 c3; E e3 e3 e4 e4; N c5 c5 c5 b5; gates S; placed S=1; turn N; owed 1",
    );
}

// W2 [chosen]
#[test]
fn with_play_on_the_last_one_left_takes_the_last_place() {
    plays(
        "kanakatte win=on; S c2 c3 c3 c3; E d3 c3 c3 c3; N c5 c5 c5 c5; gates S E; turn S; row 1",
        "1:c2-c3 1 1:d3-c3",
        "S c2-c3, S ripe 1, S finished 1, S ends, E throws 1, E d3-c3, E ripe 1, E finished 2, over won S=1 E=2 N=3",
        "kanakatte win=on; S c3 c3 c3 c3; E c3 c3 c3 c3; N c5 c5 c5 c5; gates S E; over won S=1 E=2 N=3",
    );
    plays(
        "kanakatte win=on; S c1 c1 c1 c1; E c3 c3 c3 c3; N c4 c3 c3 c3; W b3 c3 c3 c3; gates E N W; \
         placed E=1; turn N; row 1",
        "1:c4-c3 1 1:b3-c3",
        "N c4-c3, N ripe 1, N finished 2, N ends, W throws 1, W b3-c3, W ripe 1, W finished 3, \
         over won S=4 E=1 N=2 W=3",
        "kanakatte win=on; S c1 c1 c1 c1; E c3 c3 c3 c3; N c3 c3 c3 c3; W c3 c3 c3 c3; gates E N W; \
         over won S=4 E=1 N=2 W=3",
    );
}

// W2
#[test]
fn with_play_on_two_players_are_done_when_one_has_finished() {
    plays(
        "kanakatte win=on; S c2 c3 c3 c3; N c5 c5 c5 c5; gates S; turn S; row 1",
        "1:c2-c3",
        "S c2-c3, S ripe 1, S finished 1, over won S=1 N=2",
        "kanakatte win=on; S c3 c3 c3 c3; N c5 c5 c5 c5; gates S; over won S=1 N=2",
    );
}

// W2, G4
#[test]
fn with_play_on_a_draw_shares_the_places_that_are_left() {
    plays(
        "kanakatte win=on; S c3 c3 c3 c3; E e3 e3 e3 e3; N c5 c5 c5 c5; gates S; placed S=1; turn N; owed 1",
        "draw",
        "over agreed S=1 E=2 N=2",
        "kanakatte win=on; S c3 c3 c3 c3; E e3 e3 e3 e3; N c5 c5 c5 c5; gates S; over agreed S=1 E=2 N=2",
    );
}
