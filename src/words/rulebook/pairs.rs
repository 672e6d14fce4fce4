//! The rule book on pairs: jodis, and the other ways with pawns of one player on one square.

use super::{Section, plain};
use crate::engine::race::hitting::Strike;
use crate::engine::race::jodi::{HardJodi, Jodi, Sharing};
use crate::engine::race::rules::RaceRules;
use crate::engine::throw::Shells;
use crate::words::Message;

pub(super) fn sections(rules: &RaceRules, shells: Shells) -> Vec<Section> {
    match (rules.jodi, rules.sharing) {
        (Jodi::HollowFirst | Jodi::HardAtOnce, _) => jodis(rules, shells),
        (Jodi::None, Sharing::OnePawn) => vec![section("rules-jodi", &["rules-jodi-one-pawn"])],
        // Who hits by overtaking does nothing by landing.
        (Jodi::None, Sharing::Free) if rules.strike == Strike::Passing => {
            vec![section("rules-jodi", &["rules-jodi-none"])]
        }
        (Jodi::None, Sharing::Free) => vec![section("rules-jodi", &["rules-jodi-none", "rules-jodi-together"])],
        (Jodi::Stack, _) => vec![section("rules-stack", &["rules-stack-1", "rules-stack-2"])],
        (Jodi::Double, _) => {
            let moving = ["rules-double-1", "rules-double-many", "rules-double-2", "rules-double-void"];
            let landing = ["rules-double-3", "rules-double-peace"];
            vec![section("rules-double", &[&moving[..], &landing].concat())]
        }
        (Jodi::Firm, _) => vec![section("rules-firm", &["rules-firm-1", "rules-firm-2"])],
        (Jodi::Twins, _) => vec![section("rules-twins", &["rules-twins-1", "rules-twins-2", "rules-twins-3"])],
    }
}

fn section(heading: &'static str, paragraphs: &[&str]) -> Section {
    Section { heading, paragraphs: plain(paragraphs.iter().copied()) }
}

fn jodis(rules: &RaceRules, shells: Shells) -> Vec<Section> {
    let mut sections = match rules.jodi {
        Jodi::HardAtOnce => vec![section("rules-jodi", &["rules-jodi-hard-at-once", "rules-jodi-2"])],
        _ => vec![
            section("rules-jodi", &["rules-jodi-1", "rules-jodi-2"]),
            section("rules-hollow", &["rules-hollow-1", "rules-hollow-2", "rules-hollow-3", "rules-hollow-4"]),
        ],
    };
    // Two throws can count the same.
    let mut even: Vec<u8> = shells.throws().map(|throw| shells.value(throw)).filter(|value| value % 2 == 0).collect();
    even.retain(|&value| value > 0);
    even.dedup();
    let even: Vec<String> = even.iter().map(u8::to_string).collect();
    let mut hard = section("rules-hard", &["rules-hard-2"]);
    hard.paragraphs.insert(0, Message::new("rules-hard-1").text("even", even.join(", ")));
    hard.paragraphs.extend(plain(match rules.hard {
        HardJodi::OneTurn => vec!["rules-hard-3", "rules-hard-4", "rules-hard-5", "rules-hard-6"],
        HardJodi::HitsWhenever => vec!["rules-hard-3", "rules-hard-4", "rules-jodi-whenever", "rules-hard-6"],
        HardJodi::Blocks => vec!["rules-jodi-blocks"],
    }));
    sections.push(hard);
    sections.push(section("rules-against", &["rules-against-1", "rules-against-2", "rules-against-3"]));
    sections.push(section("rules-broken", &["rules-broken-1", "rules-broken-2", "rules-broken-3"]));
    sections
}
