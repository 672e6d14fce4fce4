//! Teams and short games (W3).

use chowkabara::engine::Game;
use chowkabara::engine::race::refusal::Refusal;
use chowkabara::engine::race::rules::Refused;
use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::Seat;
use chowkabara::notation::parse_rules;

use crate::kit::{allows, at, plays, refuses};

const OTHERS: &str = "E e3 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a3";

// W3
#[test]
fn teams_need_four_players() {
    let rules = parse_rules("kanakatte win=teams").expect("rules");
    let table = |seats: &[Seat]| Race::new(rules, seats.iter().copied().collect(), First::ByThrow).map(|_| ());
    assert_eq!(table(&[Seat::S, Seat::N]), Err(Refused::TeamsOfFour));
    assert_eq!(table(&[Seat::S, Seat::E, Seat::N]), Err(Refused::TeamsOfFour));
    assert_eq!(table(&Seat::ALL), Ok(()));
}

// W3
#[test]
fn partners_do_not_land_on_each_other_on_a_plain_square() {
    let start = "kanakatte win=teams; S c1 c1 c1 d1; E e3 e3 e3 e3; N e1 c5 c5 c5; W a3 a3 a3 a3; turn S; row 1";
    allows(start, "1:c1-d1");
    refuses(start, "1:d1-e1", Refusal::PartnerThere(crate::kit::square("e1")));
}

// W3, J9
#[test]
fn a_partners_jodi_is_passed() {
    let mine = "kanakatte win=teams; S d1 c1 c1 c1; E e3 e3 e3 e3; N e1# e1# c5 c5; W a3 a3 a3 a3; turn S; row 3";
    allows(mine, "3:c1-e2 3:d1-e3");
    let theirs = "kanakatte win=teams; S d1 c1 c1 c1; E e1# e1# e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a3; turn S; row 1 3";
    refuses(theirs, "3:d1-e3", Refusal::JodiInTheWay(crate::kit::square("e1")));
}

// W3
#[test]
fn the_first_hit_of_a_team_opens_both_gates() {
    plays(
        "kanakatte win=teams; S c1 c1 c1 c1; E d1 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a3; turn S; row 1",
        "1:c1-d1",
        "S c1-d1, S hits 1 E on d1, gate S, gate N, again",
        &format!("kanakatte win=teams; S c1 c1 c1 d1; {OTHERS}; gates S N; turn S; owed 1"),
    );
}

// W3
#[test]
fn who_finishes_uses_the_rest_of_the_row_for_the_partner() {
    let start = format!("kanakatte win=teams; S c2 c3 c3 c3; {OTHERS}; gates S N; turn S; row 1 2");
    plays(
        &start,
        "1:c2-c3",
        "S c2-c3, S ripe 1, S finished 1",
        &format!("kanakatte win=teams; S c3 c3 c3 c3; {OTHERS}; gates S N; placed S=1; turn S; row 2"),
    );
    let rest = format!("kanakatte win=teams; S c3 c3 c3 c3; {OTHERS}; gates S N; placed S=1; turn S; row 2");
    allows(&rest, "2:c5-a5");
    plays(
        &rest,
        "2:c5-a5",
        "N c5-a5, S ends",
        "kanakatte win=teams; S c3 c3 c3 c3; E e3 e3 e3 e3; N c5 c5 c5 a5; W a3 a3 a3 a3; gates S N; placed S=1; turn E; owed 1",
    );
}

// W3 [chosen]
#[test]
fn bars_of_the_finished_players_pawns_bar_no_pawn_of_the_partner() {
    let others = "E e3 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a3; gates S N";
    plays(
        &format!("kanakatte win=teams; S c2 c3 c3 c3; {others}; turn S; row 1 2!1234"),
        "1:c2-c3 2:c5-a5",
        "S c2-c3, S ripe 1, S finished 1, N c5-a5, S ends",
        "kanakatte win=teams; S c3 c3 c3 c3; E e3 e3 e3 e3; N c5 c5 c5 a5; W a3 a3 a3 a3; gates S N; placed S=1; turn E; owed 1",
    );
}

// W3
#[test]
fn a_finished_player_throws_for_the_partner_and_hits_are_the_partners() {
    plays(
        "kanakatte win=teams; S c3 c3 c3 c3; E b5 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a3; gates S N; placed S=1; turn S; owed 1",
        "1 1:c5-b5",
        "S throws 1, N c5-b5, N hits 1 E on b5, again",
        "kanakatte win=teams; S c3 c3 c3 c3; E e3 e3 e3 e3; N c5 c5 c5 b5; W a3 a3 a3 a3; gates S N; placed S=1; turn S; owed 1",
    );
}

// W3
#[test]
fn a_team_wins_when_both_have_their_pawns_home() {
    let before = "kanakatte win=teams; S c3 c3 c3 c3; E e3 e3 e3 e3; N c4 c3 c3 c3; W a3 a3 a3 a3; gates S N; placed S=1; turn N; row 1";
    plays(
        before,
        "1:c4-c3",
        "N c4-c3, N ripe 1, N finished 2, over won S=1 E=2 N=1 W=2",
        "kanakatte win=teams; S c3 c3 c3 c3; E e3 e3 e3 e3; N c3 c3 c3 c3; W a3 a3 a3 a3; gates S N; over won S=1 E=2 N=1 W=2",
    );
}

// W3, E2c
#[test]
fn a_lock_is_that_of_the_pawns_owner_and_opened_by_who_throws_for_him() {
    plays(
        "kanakatte entry=big win=teams; S c3 c3 c3 c3; E e3 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a3; gates S N; unlocked S; placed S=1; turn S; owed 1",
        "4* 1",
        "S throws 4*, again, unlocked N, S throws 1",
        "kanakatte entry=big win=teams; S c3 c3 c3 c3; E e3 e3 e3 e3; N c5 c5 c5 c5; W a3 a3 a3 a3; gates S N; unlocked S N; placed S=1; turn S; row 1 4*",
    );
}

// W3
#[test]
fn in_a_short_game_the_first_with_so_many_pawns_home_wins_and_leaves_the_board() {
    plays(
        "kanakatte short=2; S c2 c3 d1 e1; N c5 c5 c5 c5; gates S; turn S; row 1",
        "1:c2-c3",
        "S c2-c3, S ripe 1, S finished 1, S leaves 2, over won S=1 N=2",
        "kanakatte short=2; S c3 c3 away away; N c5 c5 c5 c5; gates S; over won S=1 N=2",
    );
    assert!(parse_rules("kanakatte short=5").is_err());
}

// W3, J10
#[test]
fn a_pawn_that_sat_on_a_jodi_which_leaves_the_board_is_free() {
    plays(
        "kanakatte short=2 win=on; S c2 c3 d1# d1#; E d1^ e3 e3 e3; N c5 c5 c5 c5; gates S; turn S; row 1",
        "1:c2-c3",
        "S c2-c3, S ripe 1, S finished 1, S leaves 2, E free on d1, S ends",
        "kanakatte short=2 win=on; S c3 c3 away away; E e3 e3 e3 d1; N c5 c5 c5 c5; gates S; placed S=1; turn E; owed 1",
    );
}

// W3
#[test]
fn an_agreed_draw_of_teams_is_shared_by_all() {
    let mut race = at(&format!("kanakatte win=teams; S c1 c1 c1 c1; {OTHERS}; turn S; owed 1"));
    race.play(chowkabara::engine::Action::Draw, &mut |_| {}).expect("always");
    assert!(format!("{:?}", race.stage()).contains("[1, 1, 1, 1]"));
}
