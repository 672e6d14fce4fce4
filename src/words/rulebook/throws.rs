//! The rule book on cowries: what throws count, which of them give another one, how they are used.

use super::plain;
use crate::engine::race::extra_throw::{HitReward, HomeReward, ThreeInARow};
use crate::engine::race::finish::Centre;
use crate::engine::race::rules::RaceRules;
use crate::engine::race::throwing::{Moving, Throwing};
use crate::engine::throw::{Counted, One, Shells, Table};
use crate::words::Message;

pub(super) fn paragraphs(rules: &RaceRules, shells: Shells) -> Vec<Message> {
    let mut told = counting(rules, shells);
    told.push(odds(shells));
    told.extend(giving(rules, shells));
    told.extend(using(rules, shells));
    told.extend(rewards(rules));
    told.push(Message::new("rules-throws-real"));
    told
}

/// What the shells count.
fn counting(rules: &RaceRules, shells: Shells) -> Vec<Message> {
    let counted = match rules.counted {
        Counted::MouthsUp => "rules-throws-1",
        Counted::MouthsDown => "rules-throws-down",
    };
    let of_cowries = |id: &str| Message::new(id).number("cowries", rules.cowries);
    let table = match rules.table {
        Table::Usual | Table::OnlyNoneIsBig => {
            of_cowries("rules-throws-usual").number("none", 2 * i64::from(rules.cowries))
        }
        Table::Senior => Message::new("rules-throws-senior").number("all", 4),
        Table::SeniorTwelve => Message::new("rules-throws-senior").number("all", 12),
        Table::SeniorSixteen => Message::new("rules-throws-drakshi"),
        Table::NoneIsNothing => of_cowries("rules-throws-nothing"),
    };
    let name = match (shells.count(), rules.table, rules.counted) {
        (4, Table::Usual, Counted::MouthsUp) => Some("rules-throws-chowka"),
        (4, Table::Usual, Counted::MouthsDown) => Some("rules-throws-chamma"),
        (_, Table::Senior, _) => Some("rules-throws-two-fours"),
        _ => None,
    };
    let mut told = vec![of_cowries(counted), table];
    told.extend(plain(name));
    told
}

/// How often each throw falls: in so many ways, or, where a mouth is not as likely up as down, in a thousand throws.
fn odds(shells: Shells) -> Message {
    let total = u64::from(shells.total_weight());
    let is_fair = shells.mouths() == Shells::FAIR;
    let often = |weight: u32| {
        let weight = u64::from(weight);
        if is_fair { weight } else { (1000 * weight + total / 2) / total }
    };
    let listed = shells.throws().map(|throw| format!("{}: {}", shells.name(throw), often(shells.weight(throw))));
    let listed = listed.collect::<Vec<String>>().join(", ");
    if is_fair {
        Message::new("rules-throws-2").number("ways", total as i64).text("odds", listed)
    } else {
        Message::new("rules-throws-bias").number("percent", 10 * i64::from(shells.mouths())).text("odds", listed)
    }
}

/// Which throws give another one.
fn giving(rules: &RaceRules, shells: Shells) -> Vec<Message> {
    let [small, large] = shells.alike().map(|throw| shells.value(throw));
    let both = |id: &str| Message::new(id).number("small", small).number("large", large);
    let mut told = vec![match (rules.throwing, rules.table) {
        (Throwing::FirstDecides, _) => both("rules-throws-first-decides"),
        (_, Table::OnlyNoneIsBig) => Message::new("rules-throws-one-big").number("large", large),
        (_, Table::NoneIsNothing) => Message::new("rules-throws-no-big"),
        _ => both("rules-throws-3"),
    }];
    told.extend(plain(match rules.one {
        One::Plain => None,
        One::ThrowsAgain => Some("rules-throws-one"),
        One::Eleven => Some("rules-throws-eleven"),
    }));
    told
}

/// When and how throws are used.
fn using(rules: &RaceRules, shells: Shells) -> Vec<Message> {
    let mut told = vec!["rules-throws-row"];
    match rules.throwing {
        Throwing::ThrowFirst if shells.throws().any(|throw| shells.gives_another(throw)) => {
            told.push("rules-throws-first")
        }
        Throwing::ThrowFirst => told.push("rules-throws-single"),
        Throwing::MoveFirst => told.push("rules-throws-move-first"),
        Throwing::FirstDecides => {}
    }
    told.push(if rules.centre == Centre::Divided { "rules-throws-divided" } else { "rules-throws-4" });
    told.push(match rules.moving {
        Moving::Compulsory => "rules-throws-5",
        Moving::MayDecline => "rules-throws-decline",
    });
    told.push("rules-throws-6");
    let has_big = rules.table != Table::NoneIsNothing && rules.throwing != Throwing::FirstDecides;
    match rules.three {
        _ if !has_big => {}
        ThreeInARow::Counts => told.push("rules-throws-three-off"),
        ThreeInARow::CancelsTurn if rules.jodi.forms_jodis() => {
            told.extend(["rules-throws-three", "rules-throws-three-test"])
        }
        ThreeInARow::CancelsTurn => told.push("rules-throws-three"),
    }
    plain(told)
}

/// What hits and pawns that come home give.
fn rewards(rules: &RaceRules) -> Vec<Message> {
    let mut told = vec![match rules.hit {
        HitReward::ThrowAgain => "rules-throws-hit",
        HitReward::Nothing => "rules-throws-hit-off",
        HitReward::ForEachPawn => "rules-throws-hit-each",
    }];
    if rules.hit == HitReward::Nothing && rules.jodi.forms_jodis() {
        told.push("rules-throws-tests");
    }
    if rules.home == HomeReward::ThrowAgain {
        told.push("rules-throws-home");
    }
    plain(told)
}
