//! A household's answers, read from the notation's questions and numbers and nowhere else.

use chowkabara::engine::race::rules::RaceRules;
use chowkabara::notation::house::QUESTIONS;
use chowkabara::notation::rules_text;

/// T2, T3, and Tamman's schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throwing {
    First,
    MoveFirst,
    FirstDecides,
}

/// T6, T8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HitGives {
    Throw,
    Nothing,
    ThrowForEach,
}

/// E1, E2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    OnStart,
    AfterBig,
    ByBig,
    ByNumbers,
    ByOne,
}

/// G1, G3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    AfterHit,
    Round,
    Open,
}

/// J1, J6, J12, K1, K2, Falkener's doubles, K3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairs {
    HollowFirst,
    HardAtOnce,
    None,
    Stack,
    Double,
    Firm,
    Twins,
}

/// J10, J12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hard {
    OneTurn,
    Whenever,
    Blocks,
}

/// W2, W3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Win {
    First,
    PlayOn,
    Teams,
}

/// B4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crosses {
    Starts,
    Corners,
    InnerCorners,
    AllCorners,
}

/// T1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    Usual,
    /// The senior table, with what the throw of all shells counts.
    Senior(usize),
    OnlyNoneIsBig,
    NoneIsNothing,
}

/// T8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum One {
    Plain,
    Again,
    Eleven,
}

/// H1, and Tamman's overtaking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strike {
    Landing,
    NotBySeven,
    Passing,
}

/// W1, W3, and Siga's divided throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Centre {
    Exact,
    Big,
    Pair,
    Divided,
}

#[derive(Clone, Debug)]
pub struct House {
    /// The rules as the notation writes them, for the head of a position.
    pub text: String,
    pub side: usize,
    pub turns_in_at_a_corner: bool,
    pub mirrored: bool,
    pub crosses: Crosses,
    pub cowries: usize,
    /// Chance of a mouth up, in tenths.
    pub mouths: usize,
    pub counts_mouths_down: bool,
    pub table: Table,
    pub one: One,
    pub pawns: usize,
    /// Pawns that must be home.
    pub needed: usize,
    pub throwing: Throwing,
    pub three_cancels: bool,
    pub hit: HitGives,
    pub home_gives_a_throw: bool,
    pub entry: Entry,
    pub plain_four_brings_one: bool,
    pub lost_before_one: bool,
    pub gate: Gate,
    pub pairs: Pairs,
    pub hard: Hard,
    pub one_pawn: bool,
    pub strike: Strike,
    pub may_decline: bool,
    pub centre: Centre,
    pub leaves_with_one: bool,
    pub win: Win,
}

impl House {
    pub fn of(rules: &RaceRules) -> House {
        let answer = |key: &str| {
            let question = QUESTIONS.iter().find(|question| question.key == key).expect("a question of this key");
            question.answers[question.answer(rules)]
        };
        House {
            text: rules_text(rules),
            side: rules.side.into(),
            turns_in_at_a_corner: answer("turn-in") == "corner",
            mirrored: answer("direction") == "mirrored",
            crosses: one_of(
                answer("crosses"),
                &[
                    ("starts", Crosses::Starts),
                    ("corners", Crosses::Corners),
                    ("inner-corners", Crosses::InnerCorners),
                    ("all-corners", Crosses::AllCorners),
                ],
            ),
            cowries: rules.cowries.into(),
            mouths: rules.mouths.into(),
            counts_mouths_down: answer("counted") == "mouths-down",
            table: one_of(
                answer("table"),
                &[
                    ("usual", Table::Usual),
                    ("senior", Table::Senior(4)),
                    ("senior-12", Table::Senior(12)),
                    ("senior-16", Table::Senior(16)),
                    ("none-big", Table::OnlyNoneIsBig),
                    ("none-nothing", Table::NoneIsNothing),
                ],
            ),
            one: one_of(answer("one"), &[("plain", One::Plain), ("again", One::Again), ("eleven", One::Eleven)]),
            pawns: rules.pawns.into(),
            needed: if rules.short == 0 { rules.pawns.into() } else { rules.short.into() },
            throwing: one_of(
                answer("throwing"),
                &[
                    ("first", Throwing::First),
                    ("move-first", Throwing::MoveFirst),
                    ("first-decides", Throwing::FirstDecides),
                ],
            ),
            three_cancels: answer("three") == "cancels",
            hit: one_of(
                answer("hit"),
                &[("again", HitGives::Throw), ("nothing", HitGives::Nothing), ("each", HitGives::ThrowForEach)],
            ),
            home_gives_a_throw: answer("home") == "again",
            entry: one_of(
                answer("entry"),
                &[
                    ("start", Entry::OnStart),
                    ("big", Entry::AfterBig),
                    ("by-big", Entry::ByBig),
                    ("by-numbers", Entry::ByNumbers),
                    ("by-one", Entry::ByOne),
                ],
            ),
            plain_four_brings_one: answer("plain-four") == "brings-one",
            lost_before_one: answer("before-one") == "lost",
            gate: one_of(answer("gate"), &[("hit", Gate::AfterHit), ("round", Gate::Round), ("open", Gate::Open)]),
            pairs: one_of(
                answer("jodi"),
                &[
                    ("hollow", Pairs::HollowFirst),
                    ("at-once", Pairs::HardAtOnce),
                    ("none", Pairs::None),
                    ("stack", Pairs::Stack),
                    ("double", Pairs::Double),
                    ("firm", Pairs::Firm),
                    ("twins", Pairs::Twins),
                ],
            ),
            hard: one_of(
                answer("hard"),
                &[("one-turn", Hard::OneTurn), ("whenever", Hard::Whenever), ("blocks", Hard::Blocks)],
            ),
            one_pawn: answer("sharing") == "one-pawn",
            strike: one_of(
                answer("strike"),
                &[("landing", Strike::Landing), ("not-by-seven", Strike::NotBySeven), ("passing", Strike::Passing)],
            ),
            may_decline: answer("moving") == "may-decline",
            centre: one_of(
                answer("centre"),
                &[("exact", Centre::Exact), ("big", Centre::Big), ("pair", Centre::Pair), ("divided", Centre::Divided)],
            ),
            leaves_with_one: answer("leaving") == "with-one",
            win: one_of(answer("win"), &[("first", Win::First), ("on", Win::PlayOn), ("teams", Win::Teams)]),
        }
    }

    /// The usual rules on jodis (J1 to J18), with their house rules.
    pub fn has_jodis(&self) -> bool {
        matches!(self.pairs, Pairs::HollowFirst | Pairs::HardAtOnce)
    }

    /// E2, E3: whether pawns begin off the board and are sent back there.
    pub fn begins_off(&self) -> bool {
        matches!(self.entry, Entry::ByBig | Entry::ByNumbers | Entry::ByOne)
    }
}

fn one_of<T: Copy>(answer: &str, meanings: &[(&str, T)]) -> T {
    meanings.iter().find(|(name, _)| *name == answer).unwrap_or_else(|| panic!("{answer} is a known answer")).1
}
