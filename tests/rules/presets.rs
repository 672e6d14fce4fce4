//! The presets, answer by answer.

use chowkabara::engine::board::Ghattas;
use chowkabara::engine::race::entry::{BeforeOne, Entry, PlainFour};
use chowkabara::engine::race::extra_throw::{HitReward, HomeReward, ThreeInARow};
use chowkabara::engine::race::finish::{Centre, Finish, Leaving};
use chowkabara::engine::race::gate::Gate;
use chowkabara::engine::race::hitting::Strike;
use chowkabara::engine::race::jodi::{HardJodi, Jodi, Sharing};
use chowkabara::engine::race::presets::{PRESETS, preset};
use chowkabara::engine::race::rules::RaceRules;
use chowkabara::engine::race::throwing::{Moving, Throwing};
use chowkabara::engine::throw::{Counted, One, Table};
use chowkabara::engine::track::{Direction, TurnIn};
use chowkabara::notation::{RulesError, parse_rules, rules_text};

use crate::kit::plays;

const USUAL: RaceRules = RaceRules {
    side: 5,
    cowries: 4,
    pawns: 4,
    throwing: Throwing::ThrowFirst,
    three: ThreeInARow::Counts,
    hit: HitReward::ThrowAgain,
    home: HomeReward::Nothing,
    entry: Entry::OnStart,
    gate: Gate::AfterHit,
    jodi: Jodi::HollowFirst,
    hard: HardJodi::OneTurn,
    sharing: Sharing::Free,
    finish: Finish::FirstWins,
    turn_in: TurnIn::Straight,
    direction: Direction::Usual,
    ghattas: Ghattas::Starts,
    counted: Counted::MouthsUp,
    table: Table::Usual,
    one: One::Plain,
    strike: Strike::Landing,
    moving: Moving::Compulsory,
    plain_four: PlainFour::OnlyMoves,
    before_one: BeforeOne::Kept,
    centre: Centre::Exact,
    leaving: Leaving::Stay,
    mouths: 5,
    short: 0,
};

// T2, T6, T7, T8, E1, G1, J1, W2
#[test]
fn kanakatte_is_the_default_and_has_the_usual_rules() {
    assert_eq!(PRESETS[0].id, "kanakatte");
    assert_eq!(PRESETS[0].rules, USUAL);
}

// T7, J12, E2c
#[test]
fn chauka_bara_differs_by_no_jodi_and_three_in_a_row() {
    let rules = preset("chauka-bara").expect("a preset").rules;
    assert_eq!(rules, RaceRules { three: ThreeInARow::CancelsTurn, jodi: Jodi::None, ..USUAL });
}

// E2c
#[test]
fn chauka_bara_may_ask_for_a_big_throw() {
    let rules = parse_rules("chauka-bara entry=big").expect("rules that can be played");
    assert_eq!(rules_text(&rules), "chauka-bara entry=big");
}

#[test]
fn every_preset_can_be_played_and_is_written_by_its_name() {
    for preset in PRESETS {
        assert!(preset.rules.check().is_ok(), "{}", preset.id);
        assert_eq!(rules_text(&preset.rules), preset.id);
        assert_eq!(parse_rules(preset.id), Ok(preset.rules));
    }
    assert_eq!(parse_rules("kanakate"), Err(RulesError::UnknownPreset("kanakate".to_string())));
}

// T7, J12
#[test]
fn in_chauka_bara_pawns_share_squares_unbound_and_a_third_big_throw_cancels() {
    plays(
        "chauka-bara; S c1 c1 c1 d1; N c5 c5 c5 c5; turn S; owed 1",
        "1 1:c1-d1 8* 8* 8*",
        "S throws 1, S c1-d1, S ends, N throws 8*, again, N throws 8*, again, \
         N throws 8*, lost: three in a row, N ends",
        "chauka-bara; S c1 c1 d1 d1; N c5 c5 c5 c5; turn S; owed 1",
    );
}
