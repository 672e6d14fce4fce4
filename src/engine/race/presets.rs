//! Named rules. A released preset never changes; a correction gets a new id.

use super::entry::{BeforeOne, Entry, PlainFour};
use super::extra_throw::{HitReward, HomeReward, ThreeInARow};
use super::finish::{Centre, Finish, Leaving};
use super::gate::Gate;
use super::hitting::Strike;
use super::jodi::{HardJodi, Jodi, Sharing};
use super::rules::RaceRules;
use super::throwing::{Moving, Throwing};
use crate::engine::board::Ghattas;
use crate::engine::throw::{Counted, One, Shells, Table};
use crate::engine::track::{Direction, TurnIn};

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
    mouths: Shells::FAIR,
    short: 0,
};

/// Chauka Bara as Raghu Dharmendra describes it for the old Mysuru region. He says nothing of jodis and of when a
/// row is used: none, and throw first, are readings. His optional rule on a first big throw ([`Entry::AfterBigThrow`])
/// is offered, off.
const CHAUKA_BARA: RaceRules = RaceRules { three: ThreeInARow::CancelsTurn, jodi: Jodi::None, ..KANAKATTE };

/// Ashta Chamma as an encyclopedia article on Chowka Bara tells it. All shells down being the chamma, and the centre
/// open to any exact throw, are readings: it contradicts itself on both.
const ASHTA_CHAMMA: RaceRules = RaceRules {
    three: ThreeInARow::CancelsTurn,
    entry: Entry::ByNumbers,
    gate: Gate::GoRound,
    jodi: Jodi::Double,
    counted: Counted::MouthsDown,
    ..KANAKATTE
};

/// The senior board of the same article: eight shells, and so, by its rule of one pawn less than the side, 9×9.
const ASHTA_CHAMMA_SENIOR: RaceRules = RaceRules {
    side: 9,
    cowries: 8,
    pawns: 8,
    table: Table::Senior,
    strike: Strike::LandingButBySeven,
    plain_four: PlainFour::BringsOne,
    ..ASHTA_CHAMMA
};

/// Chowka Bara as the leaflet of a printed game tells it. Where pawns begin is a reading.
const CHOWKA_BARA_STACKS: RaceRules = RaceRules { three: ThreeInARow::CancelsTurn, jodi: Jodi::Stack, ..KANAKATTE };

/// The board of seven by seven with six cowries, under the usual rules.
const SEVEN_HOUSE: RaceRules = RaceRules { side: 7, cowries: 6, pawns: 6, turn_in: TurnIn::Corner, ..KANAKATTE };

/// Ashta-kashte as Falkener printed it (Games Ancient and Oriental, London 1892, chapter 29).
const ASHTA_KASHTE: RaceRules = RaceRules {
    side: 7,
    throwing: Throwing::MoveFirst,
    entry: Entry::ByBigThrow,
    gate: Gate::Open,
    jodi: Jodi::None,
    turn_in: TurnIn::Corner,
    moving: Moving::MayDecline,
    ..KANAKATTE
};

/// Thaayam as Bell recorded it (Board and Table Games, London 1960, pages 17 to 20).
const THAAYAM: RaceRules = RaceRules {
    entry: Entry::ByOne,
    gate: Gate::Open,
    jodi: Jodi::Twins,
    one: One::ThrowsAgain,
    before_one: BeforeOne::Lost,
    leaving: Leaving::WithOne,
    ..KANAKATTE
};

/// Tamman of the Somali coast as Marin recorded it (Somali Games, Journal of the Royal Anthropological Institute 61,
/// 1931, pages 510 to 511).
const TAMMAN: RaceRules = RaceRules {
    throwing: Throwing::FirstDecides,
    hit: HitReward::ForEachPawn,
    gate: Gate::Open,
    jodi: Jodi::None,
    strike: Strike::Passing,
    ..KANAKATTE
};

/// Main Pacheh as Dussek saw it in Penang (Notes on Malay Indoor Games, Journal of the Straits Branch of the Royal
/// Asiatic Society 80, 1919, page 70).
const MAIN_PACHEH: RaceRules = RaceRules {
    throwing: Throwing::MoveFirst,
    hit: HitReward::Nothing,
    gate: Gate::Open,
    jodi: Jodi::None,
    sharing: Sharing::OnePawn,
    ..KANAKATTE
};

/// The Indian Siga of Sri Lanka as Parker recorded it (Ancient Ceylon, London 1909, pages 607 to 608).
const SIGA: RaceRules = RaceRules {
    pawns: 2,
    throwing: Throwing::MoveFirst,
    entry: Entry::ByOne,
    gate: Gate::Open,
    jodi: Jodi::None,
    table: Table::OnlyNoneIsBig,
    one: One::ThrowsAgain,
    centre: Centre::Divided,
    ..KANAKATTE
};

/// Gavalata, the cowrie play of southern India, as Culin recorded it (Chess and Playing-Cards, Washington 1898, page
/// 851). That no mouth up loses the turn is no word of his.
const GAVALATA: RaceRules = RaceRules {
    pawns: 2,
    hit: HitReward::Nothing,
    gate: Gate::Open,
    jodi: Jodi::None,
    direction: Direction::Mirrored,
    ghattas: Ghattas::InnerCorners,
    table: Table::NoneIsNothing,
    ..KANAKATTE
};

/// Every preset, in an order that only ever grows at its end; the first one is the default.
pub const PRESETS: [Preset; 12] = [
    Preset { id: "kanakatte", rules: KANAKATTE },
    Preset { id: "chauka-bara", rules: CHAUKA_BARA },
    Preset { id: "ashta-chamma", rules: ASHTA_CHAMMA },
    Preset { id: "chowka-bara-stacks", rules: CHOWKA_BARA_STACKS },
    Preset { id: "seven-house", rules: SEVEN_HOUSE },
    Preset { id: "ashta-kashte", rules: ASHTA_KASHTE },
    Preset { id: "thaayam", rules: THAAYAM },
    Preset { id: "ashta-chamma-senior", rules: ASHTA_CHAMMA_SENIOR },
    Preset { id: "tamman", rules: TAMMAN },
    Preset { id: "main-pacheh", rules: MAIN_PACHEH },
    Preset { id: "siga", rules: SIGA },
    Preset { id: "gavalata", rules: GAVALATA },
];

/// The preset of an id.
pub fn preset(id: &str) -> Option<Preset> {
    PRESETS.into_iter().find(|preset| preset.id == id)
}
