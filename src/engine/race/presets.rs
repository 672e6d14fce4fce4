//! Named rules. A released preset never changes; a correction gets a new id.

use super::entry::Entry;
use super::extra_throw::{HitReward, HomeReward, ThreeInARow};
use super::finish::Finish;
use super::gate::Gate;
use super::jodi::{HardJodi, Jodi, Sharing};
use super::rules::RaceRules;
use super::throwing::Throwing;

/// Rules under a name that records, links and saves use.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    pub id: &'static str,
    pub rules: RaceRules,
}

/// The usual rules of one family of Kanakatte, as the page on Chowkabara in the app Angana tells them.
const KANAKATTE: RaceRules = RaceRules {
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
};

/// Chauka Bara as Raghu Dharmendra describes it for the old Mysuru region. He says nothing of jodis and of when a
/// row is used: none, and throw first, are readings. His optional rule on a first big throw ([`Entry::AfterBigThrow`])
/// is offered, off.
const CHAUKA_BARA: RaceRules = RaceRules { three: ThreeInARow::CancelsTurn, jodi: Jodi::None, ..KANAKATTE };

/// Every preset; the first one is the default.
pub const PRESETS: [Preset; 2] =
    [Preset { id: "kanakatte", rules: KANAKATTE }, Preset { id: "chauka-bara", rules: CHAUKA_BARA }];

/// The preset of an id.
pub fn preset(id: &str) -> Option<Preset> {
    PRESETS.into_iter().find(|preset| preset.id == id)
}
