//! Matches played by link from the first throw to the last.

use chowkabara::engine::Action;
use chowkabara::engine::race::First;
use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::seat::Seat;
use chowkabara::notation::record::{Start, Who};
use chowkabara::notation::{Correspondence, Link, Position, Record, Trust};
use chowkabara::play::correspondence::stints::{Stint, Stints};
use chowkabara::play::correspondence::{Fault, Next, Relation, Verdict, check, compare, go_on, next, reveal, seed};

use crate::kit;
use crate::{comes_back, joined, played, random_game, secret, usual_start};

const TWO: [Seat; 2] = [Seat::S, Seat::N];

#[test]
fn a_sealed_match_is_proven_after_each_stint_and_comes_back_by_link() {
    for (number, seats) in [&TWO[..], &[Seat::S, Seat::E, Seat::W], &Seat::ALL].into_iter().enumerate() {
        let states = played(seats, &mut kit::dice(number as u64), 40);
        for pair in states.windows(2) {
            let after = &pair[1];
            assert_eq!(check(after), Ok(Verdict::Proven));
            let from = pair[0].record.replay().expect("a game").actions.len();
            assert_eq!(compare(&pair[0], after), Relation::Extends { from });
        }
        comes_back(&Link::Correspondence(states[states.len() - 1].clone()));
    }
}

#[test]
fn a_match_is_over_when_its_game_is() {
    let states = played(&TWO, &mut kit::dice(8), usize::MAX);
    let last = &states[states.len() - 1];
    assert_eq!(next(last), Ok(Next::Over));
    assert_eq!(check(last), Ok(Verdict::Proven));
    assert_eq!(seed(last, &secret(Seat::S)), Err(Fault::NothingToPlay));
    assert!(comes_back(&Link::Correspondence(last.clone())).len() < 400);
}

#[test]
fn a_stint_keeps_its_seed_until_its_end_and_the_next_one_has_another() {
    let states = played(&TWO, &mut kit::dice(2), 12);
    let seeds: Vec<_> = states
        .iter()
        .map(|state| {
            let Ok(Next::Plays(stint)) = next(state) else { panic!("it goes on") };
            seed(state, &secret(stint.seat)).expect("a seed")
        })
        .collect();
    assert!(seeds.iter().enumerate().all(|(at, seed)| !seeds[..at].contains(seed)));
    // In the middle of the last stint its seed is still the same.
    let (before, after) = (&states[states.len() - 2], &states[states.len() - 1]);
    let begun = before.record.replay().expect("a game").actions.len();
    let actions = after.record.replay().expect("a game").actions;
    let record = Record::of(after.record.start.clone(), &actions[..=begun]).expect("legal actions");
    let Ok(Next::Plays(stint)) = next(before) else { panic!("it goes on") };
    let middle = reveal(before, &secret(stint.seat), record).expect("a stint that follows");
    assert_eq!(next(&middle), Ok(Next::Plays(stint)));
    assert_eq!(seed(&middle, &secret(stint.seat)), seed(before, &secret(stint.seat)));
}

#[test]
fn honest_matches_are_taken_on_trust_and_go_on_without_secrets() {
    let (record, _) = random_game(usual_start(&TWO), &mut kit::dice(2), 50);
    let actions = record.replay().expect("a game").actions;
    let before = Record::of(record.start.clone(), &actions[..20]).expect("legal actions");
    let known = Correspondence { id: 7, trust: Trust::Honest, record: before };
    let honest = go_on(&known, Record { seed: Some(3), ..record.clone() }).expect("a record that follows");
    assert_eq!(honest, Correspondence { record, ..known.clone() });
    assert_eq!(check(&honest), Ok(Verdict::Honest));
    assert!(matches!(next(&honest), Ok(Next::Plays(_))));
    assert_eq!(seed(&honest, &secret(Seat::S)), Err(Fault::NothingToPlay));
    assert_eq!(go_on(&honest, known.record), Err(Fault::DoesNotFollow));
    comes_back(&Link::Correspondence(honest));
}

#[test]
fn a_stint_is_all_that_one_seat_does_before_another_acts() {
    for seed in 0..20 {
        let (record, _) = random_game(usual_start(&Seat::ALL), &mut kit::dice(seed), 200);
        let stints = Stints::of(&record.replay().expect("a game")).played;
        let mut at = 0;
        for turn in &record.turns {
            let ends: Vec<usize> = stints
                .iter()
                .map(|stint| stint.first)
                .filter(|first| (at..at + turn.tokens.len()).contains(first))
                .collect();
            let expected: Vec<usize> =
                if turn.who == Who::Start { (at..at + turn.tokens.len()).collect() } else { vec![at] };
            assert_eq!(ends, expected, "game {seed}");
            at += turn.tokens.len();
        }
        for seat in Seat::ALL {
            let numbers = stints.iter().filter(|stint| stint.seat == seat).map(|stint| stint.number);
            assert!(numbers.eq(1..=stints.iter().filter(|stint| stint.seat == seat).count()));
        }
    }
}

// G4
#[test]
fn what_the_table_decides_belongs_to_the_seat_that_acted_before() {
    let start = "kanakatte; S a1 b1% b1% b1%; N d5% d5% d5% d5%; turn S; owed 1";
    let (race, _) = kit::played(start, "1 1:a1-b1 open");
    let throw = race.course().shells.named("1").expect("a throw");
    let mut legal = Vec::new();
    chowkabara::engine::Game::legal_actions(&kit::played(start, "1").0, &mut legal);
    let start = Start::Position(Box::new(Position::of(&kit::at(start))));
    let record = Record::of(start, &[Action::Throw(throw), legal[0], Action::OpenGates]).expect("legal actions");
    let stints = Stints::of(&record.replay().expect("a game"));
    assert_eq!(stints.played, [Stint { seat: Seat::S, number: 1, first: 0 }]);
    assert_eq!(stints.next, Some(Stint { seat: Seat::N, number: 1, first: 3 }));
}

#[test]
fn a_named_beginner_plays_the_first_stint() {
    let start = Start::New { rules: PRESETS[0].rules, seats: TWO.into_iter().collect(), first: First::Named(Seat::N) };
    let known = Correspondence { record: Record::of(start, &[]).expect("no actions"), ..joined(&TWO) };
    assert!(matches!(next(&known), Ok(Next::Plays(Stint { seat: Seat::N, number: 1, first: 0 }))));
    assert!(seed(&known, &secret(Seat::N)).is_ok());
}

#[test]
fn the_seed_that_a_table_noted_is_not_sent() {
    let states = played(&TWO, &mut kit::dice(2), 5);
    assert!(states.iter().all(|state| state.record.seed.is_none()));
}

// The values on which matches under way count: they never change.
#[test]
fn chains_and_seeds_stay_what_they_are() {
    let known = joined(&TWO);
    let hex: String = secret(Seat::S).anchor(1, Seat::S).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(hex, "2b49b51591210a2ef06ae7aa7749238c");
    assert_eq!(seed(&known, &secret(Seat::S)).expect("a seed").0, 16_372_869_240_640_406_052);
}
