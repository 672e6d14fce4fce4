//! Bots answer with a legal move, the same for the same question, and play better than chance.

use chowkabara::bots::search::{Budget, choose};
use chowkabara::bots::worker::{Reply, answer, ask, read_reply};
use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::{Seat, SeatSet};
use chowkabara::engine::{Action, Game, Stage};
use chowkabara::notation::{Position, legal_tokens};
use rand::Rng;

use crate::kit;

/// A position of a random house in which somebody has to choose.
fn choice(seed: u64) -> Race {
    let mut dice = kit::dice(seed);
    loop {
        let mut race = kit::random_race(&mut dice);
        let mut left = 20 + dice.next_u32() % 200;
        while let Some(action) = kit::random_action(&race, &mut dice) {
            if left == 0 && matches!(race.stage(), Stage::Choice(_)) {
                return race;
            }
            left = left.saturating_sub(1);
            race.play(action, &mut |_| {}).expect("a listed action is legal");
        }
    }
}

#[test]
fn a_question_has_one_answer_and_it_is_legal() {
    for seed in 0..300 {
        let position = Position::of(&choice(seed));
        let question = ask(seed as u32, Budget(400), &position);
        let text = answer(&question);
        let Reply::Answer { ticket, token } = read_reply(&text) else { panic!("{text} to {question}") };
        assert_eq!(u64::from(ticket), seed);
        assert!(legal_tokens(position.race()).contains(&token), "{token} to {question}");
        assert_eq!(answer(&question), text, "{question}");
    }
}

#[test]
fn even_a_bot_without_any_budget_answers() {
    for seed in 300..340 {
        let race = choice(seed);
        let action = choose(&race, Budget(0)).expect("there is a choice");
        let mut actions = Vec::new();
        race.legal_actions(&mut actions);
        assert!(actions.contains(&action));
    }
}

#[test]
fn a_bot_whose_choice_it_is_not_says_nothing() {
    let race = kit::at("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1");
    assert_eq!(choose(&race, Budget::SMALL), None);
    assert!(matches!(read_reply(&answer(&ask(1, Budget::SMALL, &Position::of(&race)))), Reply::Error(_)));
}

/// Whether a bot on one seat beats chance on the other, with throws of this seed.
fn beats_chance(bot: Seat, seed: u64) -> bool {
    let mut dice = kit::dice(seed);
    let seats: SeatSet = [Seat::S, Seat::N].into_iter().collect();
    let mut race = Race::new(PRESETS[0].rules, seats, First::ByThrow).expect("rules that can be played");
    loop {
        let action = match race.stage() {
            Stage::Over(outcome) => return outcome.places[bot.index()] == 1 && outcome.places.contains(&2),
            Stage::Choice(seat) if seat == bot => choose(&race, Budget(150)),
            Stage::Dead => Some(Action::OpenGates),
            _ => kit::random_action(&race, &mut dice),
        };
        race.play(action.expect("the game goes on"), &mut |_| {}).expect("a listed action is legal");
    }
}

#[test]
fn a_bot_beats_chance() {
    let won = (0..40).filter(|&seed| beats_chance(if seed % 2 == 0 { Seat::S } else { Seat::N }, 9000 + seed)).count();
    assert!(won >= 36, "{won} of 40");
}
