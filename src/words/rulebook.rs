//! The rule book of a table: which paragraphs hold under its rules. The paragraphs themselves are in the locales.

use crate::engine::race::entry::Entry;
use crate::engine::race::extra_throw::{HitReward, HomeReward, ThreeInARow};
use crate::engine::race::finish::Finish;
use crate::engine::race::gate::Gate;
use crate::engine::race::jodi::{HardJodi, Jodi, Sharing};
use crate::engine::race::rules::RaceRules;
use crate::engine::race::throwing::Throwing;

/// A section of the rule book: the id of its heading and of its paragraphs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub heading: &'static str,
    pub paragraphs: Vec<&'static str>,
}

/// The paragraphs that rest on a reading which no old description settles.
const READINGS: [&str; 21] = [
    "rules-board-4",
    "rules-throws-2",
    "rules-throws-5",
    "rules-throws-move-first",
    "rules-throws-three",
    "rules-throws-hit",
    "rules-throws-home",
    "rules-start-big",
    "rules-gate-wait",
    "rules-gate-dead",
    "rules-hollow-2",
    "rules-hollow-4",
    "rules-hard-1",
    "rules-hard-3",
    "rules-hard-5",
    "rules-against-2",
    "rules-against-3",
    "rules-broken-1",
    "rules-jodi-none",
    "rules-jodi-blocks",
    "rules-win-on",
];

/// Whether a paragraph rests on a reading of our own.
pub fn is_reading(paragraph: &str) -> bool {
    READINGS.contains(&paragraph)
}

/// The sections that hold for a table with these rules, in their order.
pub fn rule_book(rules: &RaceRules) -> Vec<Section> {
    let section = |heading, paragraphs| Section { heading, paragraphs };
    let mut throws = vec!["rules-throws-1", "rules-throws-2", "rules-throws-3"];
    throws.push(match rules.throwing {
        Throwing::ThrowFirst => "rules-throws-first",
        Throwing::MoveFirst => "rules-throws-move-first",
    });
    throws.extend(["rules-throws-4", "rules-throws-5", "rules-throws-6"]);
    throws.push(match rules.three {
        ThreeInARow::Counts => "rules-throws-three-off",
        ThreeInARow::CancelsTurn => "rules-throws-three",
    });
    throws.push(match rules.hit {
        HitReward::ThrowAgain => "rules-throws-hit",
        HitReward::Nothing => "rules-throws-hit-off",
    });
    if rules.home == HomeReward::ThrowAgain {
        throws.push("rules-throws-home");
    }
    throws.push("rules-throws-real");
    let start = match rules.entry {
        Entry::OnStart => "rules-start-on",
        Entry::AfterBigThrow => "rules-start-big",
    };
    let gate = match rules.gate {
        Gate::AfterHit => vec!["rules-gate-wait", "rules-gate-dead"],
        Gate::GoRound => vec!["rules-gate-round"],
        Gate::Open => vec!["rules-gate-open"],
    };
    let mut sections = vec![
        section("rules-board", vec!["rules-board-1", "rules-board-2", "rules-board-3", "rules-board-4"]),
        section("rules-throws", throws),
        section("rules-start", vec![start]),
        section("rules-hit", vec!["rules-hit-1", "rules-hit-2", "rules-hit-3"]),
        section("rules-gate", gate),
    ];
    sections.extend(jodi_sections(rules));
    let win = match rules.finish {
        Finish::FirstWins => "rules-win-first",
        Finish::PlayOn => "rules-win-on",
    };
    sections.push(section("rules-home", vec!["rules-home-1", "rules-home-2"]));
    sections.push(section("rules-win", vec![win, "rules-win-agree"]));
    sections
}

fn jodi_sections(rules: &RaceRules) -> Vec<Section> {
    let section = |heading, paragraphs| Section { heading, paragraphs };
    match (rules.jodi, rules.sharing) {
        (Jodi::None, Sharing::OnePawn) => return vec![section("rules-jodi", vec!["rules-jodi-one-pawn"])],
        (Jodi::None, Sharing::Free) => return vec![section("rules-jodi", vec!["rules-jodi-none"])],
        _ => {}
    }
    let mut sections = match rules.jodi {
        Jodi::HardAtOnce => vec![section("rules-jodi", vec!["rules-jodi-hard-at-once", "rules-jodi-2"])],
        _ => vec![
            section("rules-jodi", vec!["rules-jodi-1", "rules-jodi-2"]),
            section("rules-hollow", vec!["rules-hollow-1", "rules-hollow-2", "rules-hollow-3", "rules-hollow-4"]),
        ],
    };
    let mut hard = vec!["rules-hard-1", "rules-hard-2"];
    hard.extend(match rules.hard {
        HardJodi::OneTurn => vec!["rules-hard-3", "rules-hard-4", "rules-hard-5", "rules-hard-6"],
        HardJodi::HitsWhenever => vec!["rules-hard-3", "rules-hard-4", "rules-jodi-whenever", "rules-hard-6"],
        HardJodi::Blocks => vec!["rules-jodi-blocks"],
    });
    sections.push(section("rules-hard", hard));
    sections.push(section("rules-against", vec!["rules-against-1", "rules-against-2", "rules-against-3"]));
    sections.push(section("rules-broken", vec!["rules-broken-1", "rules-broken-2", "rules-broken-3"]));
    sections
}
