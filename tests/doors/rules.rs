//! Rules.

use chowkabara::engine::race::rules::RaceRules;
use chowkabara::notation::{parse_rules, rules_text};
use rand_chacha::ChaCha8Rng;

use crate::run::{Door, run};
use crate::spoiling::{below, random_text, spoilt_one};
use crate::{kit, samples};

struct Rules(Vec<String>);

impl Door for Rules {
    const NAME: &'static str = "rules";
    const USUAL: u64 = 10_000;
    type Opened = RaceRules;

    fn text(&self, dice: &mut ChaCha8Rng) -> String {
        match below(dice, 16) {
            0 => random_text(dice, "kanakatte three=cancels gate=round side=7 pawns cowries"),
            1 => format!("kanakatte side={} pawns={} cowries={}", below(dice, 20), below(dice, 12), below(dice, 12)),
            _ => spoilt_one(dice, &self.0),
        }
    }

    fn open(&self, text: &str) -> Option<RaceRules> {
        parse_rules(text).ok()
    }

    fn check(&self, _: &str, rules: RaceRules) {
        assert_eq!(parse_rules(&rules_text(&rules)), Ok(rules));
        assert!(rules.check().is_ok());
    }
}

#[test]
fn no_text_opens_rules_that_cannot_be_played() {
    let mut rules: Vec<String> = (0..60).map(|seed| rules_text(&kit::random_rules(&mut kit::dice(seed)))).collect();
    let recorded = samples::records();
    rules.extend(
        recorded.iter().filter_map(|text| Some(text.lines().find_map(|line| line.strip_prefix("rules "))?.into())),
    );
    run(&Rules(rules));
}
