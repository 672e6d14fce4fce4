//! The rule book of a table: which paragraphs hold under its rules, with their numbers. The paragraphs themselves are
//! in the locales.

mod pairs;
mod summary;
mod throws;

pub use summary::summary;

use super::Message;
use crate::engine::board::Ghattas;
use crate::engine::race::entry::{BeforeOne, Entry, PlainFour};
use crate::engine::race::finish::{Centre, Finish, Leaving};
use crate::engine::race::gate::Gate;
use crate::engine::race::hitting::Strike;
use crate::engine::race::rules::RaceRules;
use crate::engine::throw::{Shells, Throw};
use crate::engine::track::{Direction, TurnIn};

/// A section of the rule book: the id of its heading and its paragraphs.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    pub heading: &'static str,
    pub paragraphs: Vec<Message>,
}

/// The paragraphs that rest on a reading which no old description settles.
const READINGS: [&str; 47] = [
    "rules-board-turn-straight",
    "rules-board-empty",
    "rules-board-4",
    "rules-throws-2",
    "rules-throws-one",
    "rules-throws-eleven",
    "rules-throws-5",
    "rules-throws-move-first",
    "rules-throws-first-decides",
    "rules-throws-nothing",
    "rules-throws-three",
    "rules-throws-three-test",
    "rules-throws-hit",
    "rules-throws-hit-each",
    "rules-throws-home",
    "rules-start-big",
    "rules-start-by-numbers",
    "rules-start-by-numbers-one",
    "rules-start-plain-four",
    "rules-start-before-one",
    "rules-hit-seven",
    "rules-hit-passing",
    "rules-hit-team",
    "rules-gate-wait",
    "rules-gate-dead",
    "rules-gate-team",
    "rules-hollow-2",
    "rules-hollow-4",
    "rules-hard-1",
    "rules-hard-3",
    "rules-hard-5",
    "rules-against-2",
    "rules-against-3",
    "rules-broken-1",
    "rules-jodi-together",
    "rules-jodi-blocks",
    "rules-stack-1",
    "rules-double-many",
    "rules-double-void",
    "rules-double-peace",
    "rules-firm-1",
    "rules-home-big",
    "rules-home-divided",
    "rules-win-on",
    "rules-win-teams",
    "rules-win-short",
    "rules-win-dead",
];

/// Whether a paragraph rests on a reading of our own.
pub fn is_reading(paragraph: &Message) -> bool {
    READINGS.contains(&paragraph.id.as_str())
}

/// The sections that hold for a table with these rules, in their order; none for rules that cannot be played.
pub fn rule_book(rules: &RaceRules) -> Vec<Section> {
    let Ok((_, shells)) = rules.check() else { return Vec::new() };
    let section = |heading, paragraphs| Section { heading, paragraphs };
    let mut sections = vec![
        section("rules-board", board(rules)),
        section("rules-throws", throws::paragraphs(rules, shells)),
        section("rules-start", start(rules, shells)),
        section("rules-hit", hit(rules)),
        section("rules-gate", gate(rules)),
    ];
    sections.extend(pairs::sections(rules, shells));
    sections.push(section("rules-home", home(rules, shells)));
    sections.push(section("rules-win", win(rules)));
    sections
}

/// Paragraphs without numbers.
fn plain<'a>(ids: impl IntoIterator<Item = &'a str>) -> Vec<Message> {
    ids.into_iter().map(Message::new).collect()
}

fn board(rules: &RaceRules) -> Vec<Message> {
    let pawns = |id: &str| Message::new(id).number("pawns", rules.pawns);
    let way = match rules.direction {
        Direction::Usual => "rules-board-2",
        Direction::Mirrored => "rules-board-mirrored",
    };
    let side = i64::from(rules.side);
    let way = Message::new(way).number("outer", 4 * (side - 1)).number("rings", side / 2 - 1);
    let crosses = match rules.ghattas {
        Ghattas::Starts => None,
        Ghattas::Corners => Some("rules-board-corners"),
        Ghattas::InnerCorners => Some("rules-board-inner-corners"),
        Ghattas::AllCorners => Some("rules-board-all-corners"),
    };
    // On the smallest board there is one way to turn in.
    let turn = (rules.side > 5).then_some(match rules.turn_in {
        TurnIn::Straight => "rules-board-turn-straight",
        TurnIn::Corner => "rules-board-turn-corner",
    });
    let mut told = vec![Message::new("rules-board-1").number("side", rules.side)];
    told.extend(plain(crosses));
    told.push(way.number("home", side * side - 1));
    told.extend(plain(turn));
    if rules.finish == Finish::Teams {
        told.push(pawns("rules-board-teams"));
    } else {
        told.push(pawns("rules-board-3"));
        told.push(Message::new("rules-board-empty"));
    }
    told.push(Message::new("rules-board-4"));
    told
}

fn start(rules: &RaceRules, shells: Shells) -> Vec<Message> {
    let mut told = vec![match rules.entry {
        Entry::OnStart => Message::new("rules-start-on"),
        Entry::AfterBigThrow => Message::new("rules-start-big"),
        Entry::ByBigThrow => Message::new("rules-start-by-big"),
        Entry::ByNumbers => by_numbers(shells),
        Entry::ByOne => Message::new("rules-start-by-one"),
    }];
    if rules.plain_four == PlainFour::BringsOne {
        told.push(Message::new("rules-start-plain-four"));
    }
    if rules.before_one == BeforeOne::Lost {
        told.push(Message::new("rules-start-before-one"));
    }
    told
}

/// How many pawns the big throws bring on (E2a).
fn by_numbers(shells: Shells) -> Message {
    let [smaller, larger] = shells.alike();
    let brought = |throw: Throw, halvings: u8| (shells.count() >> (halvings + u8::from(throw == smaller))).max(1);
    let of_larger = |id: &str| {
        let message = Message::new(id).number("large", shells.value(larger));
        message.number("first", brought(larger, 0)).number("later", brought(larger, 1))
    };
    if !shells.is_big(smaller) {
        return of_larger("rules-start-by-numbers-one");
    }
    let message = of_larger("rules-start-by-numbers").number("small", shells.value(smaller));
    message.number("few", brought(smaller, 0)).number("fewer", brought(smaller, 1))
}

fn hit(rules: &RaceRules) -> Vec<Message> {
    let mut told = match rules.strike {
        Strike::Landing => vec!["rules-hit-1"],
        Strike::LandingButBySeven => vec!["rules-hit-1", "rules-hit-seven"],
        Strike::Passing => vec!["rules-hit-passing"],
    };
    told.push(if rules.entry.is_off_board() { "rules-hit-off" } else { "rules-hit-back" });
    told.push("rules-hit-2");
    if rules.strike != Strike::Passing {
        told.push("rules-hit-3");
    }
    if rules.finish == Finish::Teams {
        told.push("rules-hit-team");
    }
    plain(told)
}

fn gate(rules: &RaceRules) -> Vec<Message> {
    let mut told = match rules.gate {
        Gate::AfterHit => vec!["rules-gate-wait", "rules-gate-dead"],
        Gate::GoRound => vec!["rules-gate-round"],
        Gate::Open => vec!["rules-gate-open"],
    };
    if rules.finish == Finish::Teams && rules.gate != Gate::Open {
        told.push("rules-gate-team");
    }
    plain(told)
}

fn home(rules: &RaceRules, shells: Shells) -> Vec<Message> {
    let mut told = vec![match rules.centre {
        Centre::BigThrow => {
            let big = shells.throws().filter(|&throw| shells.is_big(throw)).map(|throw| shells.value(throw));
            Message::new("rules-home-big").number("last", big.min().unwrap_or_default())
        }
        _ => Message::new("rules-home-1"),
    }];
    match rules.centre {
        Centre::Pair => told.push(Message::new("rules-home-pair")),
        Centre::Divided => told.push(Message::new("rules-home-divided")),
        Centre::Exact | Centre::BigThrow => {}
    }
    told.push(Message::new("rules-home-2"));
    if rules.leaving == Leaving::WithOne {
        told.push(Message::new("rules-home-leaving"));
    }
    told
}

fn win(rules: &RaceRules) -> Vec<Message> {
    let mut told = plain([match (rules.leaving, rules.finish) {
        (Leaving::WithOne, _) => "rules-win-leaving",
        (_, Finish::FirstWins) => "rules-win-first",
        (_, Finish::PlayOn) => "rules-win-on",
        (_, Finish::Teams) => "rules-win-teams",
    }]);
    if rules.pawns_to_bring_home() < rules.pawns {
        told.push(Message::new("rules-win-short").number("count", rules.pawns_to_bring_home()));
    }
    if rules.gate != Gate::AfterHit {
        told.push(Message::new("rules-win-dead"));
    }
    told.push(Message::new("rules-win-agree"));
    told
}
