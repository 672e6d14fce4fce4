//! House rules as a form asks for them.

use std::collections::BTreeSet;

use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::rules::RaceRules;
use chowkabara::notation::house::{NUMBERS, QUESTIONS};
use chowkabara::notation::parse_rules;
use chowkabara::play::house::{Answer, GROUPS, about, answer, values, ways_out};
use rand::Rng;

use crate::kit;

#[test]
fn every_question_and_every_number_is_asked_once() {
    let asked: Vec<&str> = GROUPS.iter().flat_map(|group| group.asked.iter().chain(group.rare)).copied().collect();
    let all: BTreeSet<&str> =
        QUESTIONS.iter().map(|question| question.key).chain(NUMBERS.iter().map(|(name, _)| *name)).collect();
    assert_eq!(asked.len(), all.len());
    assert_eq!(asked.into_iter().collect::<BTreeSet<&str>>(), all);
}

#[test]
fn the_numbers_of_every_preset_are_on_offer() {
    for preset in PRESETS {
        for (name, _) in NUMBERS {
            let now = answer(&preset.rules, name).expect("a number");
            assert!(values(&preset.rules, name).contains(&now), "{name} of {}", preset.id);
        }
    }
}

#[test]
fn an_answer_changes_nothing_else() {
    let usual = PRESETS[0].rules;
    for group in &GROUPS {
        for key in group.asked.iter().chain(group.rare).copied() {
            let now = answer(&usual, key).expect("it is asked");
            assert_eq!(Answer { key, answer: now }.to(&usual), usual, "{key}");
            let changed = Answer { key, answer: if key == "side" { 7 } else { now ^ 1 } }.to(&usual);
            let others = GROUPS.iter().flat_map(|group| group.asked.iter().chain(group.rare));
            let differ: Vec<&&str> = others.filter(|key| answer(&changed, key) != answer(&usual, key)).collect();
            assert_eq!(differ, [&key]);
        }
    }
}

/// Rules with some answers at random, whether or not they can be played.
fn any_rules(dice: &mut rand_chacha::ChaCha8Rng) -> RaceRules {
    let mut below = |count: usize| dice.next_u32() as usize % count;
    let mut rules = PRESETS[below(PRESETS.len())].rules;
    for _ in 0..1 + below(3) {
        let keys = QUESTIONS.len() + NUMBERS.len();
        match below(keys).checked_sub(NUMBERS.len()) {
            Some(index) => rules = QUESTIONS[index].answered(&rules, below(QUESTIONS[index].answers.len())),
            None => {
                let key = NUMBERS[below(NUMBERS.len())].0;
                let offered = values(&rules, key);
                rules = Answer { key, answer: offered[below(offered.len())] }.to(&rules);
            }
        }
    }
    rules
}

#[test]
fn whatever_is_refused_is_refused_at_a_question_and_a_way_out_leads_to_rules_that_can_be_played() {
    let (mut refused, mut helped) = (0, 0);
    let mut dice = kit::dice(1);
    for _ in 0..20_000 {
        let rules = any_rules(&mut dice);
        let Err(reason) = rules.check() else {
            assert_eq!(ways_out(&rules), []);
            continue;
        };
        refused += 1;
        assert!(!about(reason).is_empty(), "{reason:?}");
        let ways = ways_out(&rules);
        helped += usize::from(!ways.is_empty());
        for way in ways {
            assert!(about(reason).contains(&way.key), "{reason:?}");
            assert_eq!(way.to(&rules).check().map(drop), Ok(()), "{way:?}");
            assert!(answer(&rules, way.key) != Some(way.answer));
        }
    }
    assert!(refused > 2000 && helped * 10 > refused * 7, "{helped} of {refused}");
}

#[test]
fn another_board_offers_the_turn_that_it_has() {
    let seven = parse_rules("seven-house").expect("a preset");
    let nine = Answer { key: "side", answer: 9 }.to(&seven);
    let ways = ways_out(&nine);
    assert_eq!(ways.first(), Some(&Answer { key: "turn-in", answer: 0 }));
    assert!(ways.contains(&Answer { key: "side", answer: 7 }));
}
