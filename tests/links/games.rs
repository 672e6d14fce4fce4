//! Whole games as links.

use chowkabara::engine::race::First;
use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::seat::Seat;
use chowkabara::engine::{Action, Game};
use chowkabara::notation::record::Start;
use chowkabara::notation::{Link, LinkError, Position, Record};
use proptest::prelude::{ProptestConfig, any, proptest};
use proptest::test_runner::RngSeed;

use crate::kit;
use crate::{comes_back, opened, random_game, random_start, set, usual_start};

fn renamed(record: Record, name: &str) -> Record {
    Record { names: [Some(name.to_string()), None, None, None], ..record }
}

#[test]
fn a_game_under_any_rules_comes_back_from_its_start_or_from_its_middle() {
    for seed in 0..80 {
        let mut dice = kit::dice(seed);
        let start = random_start(&mut dice);
        let (record, races) = random_game(start, &mut dice, 60 + 8 * seed as usize);
        comes_back(&Link::Game(Record { seed: Some(seed * seed), real_cowries: seed % 3 == 0, ..record }));
        let middle = Start::Position(Box::new(Position::of(&races[races.len() / 2])));
        comes_back(&Link::Game(random_game(middle, &mut dice, 100).0));
    }
}

#[test]
fn whole_games_of_two_are_shorter_than_nine_hundred_letters() {
    for seed in 0..100 {
        let mut dice = kit::dice(seed);
        let (record, _) = random_game(usual_start(&[Seat::S, Seat::N]), &mut dice, usize::MAX);
        let named = Record {
            names: [Some("ಅಮ್ಮ".to_string()), None, Some("ಅಜ್ಜಿ".to_string()), None], ..record
        };
        let length = comes_back(&Link::Game(named)).len();
        assert!(length <= 300, "{length}");
    }
}

#[test]
fn what_is_forced_takes_no_room() {
    let start = "kanakatte; S c3 c3 c3 c2; N c5 c5 c5 c5; gates S; turn S; row 1";
    let start = || Start::Position(Box::new(Position::of(&kit::at(start))));
    let mut forced = Vec::new();
    start().race().expect("a position").legal_actions(&mut forced);
    assert_eq!(forced.len(), 1);
    let length = |actions: &[Action]| comes_back(&Link::Game(Record::of(start(), actions).expect("legal"))).len();
    assert!(length(&forced) <= length(&[]) + 1); // the number of actions is larger
}

#[test]
fn a_draw_ends_a_game_at_any_time_and_in_a_dead_position() {
    let (record, _) = random_game(usual_start(&[Seat::S, Seat::N]), &mut kit::dice(3), 40);
    let mut actions = record.replay().expect("a game").actions;
    actions.push(Action::Draw);
    comes_back(&Link::Game(Record::of(record.start, &actions).expect("legal")));
    let dead = "kanakatte; S b1% b1% b1% b1%; N d5% d5% d5% d5%; dead N";
    for decision in [Action::Draw, Action::OpenGates] {
        let start = Start::Position(Box::new(Position::of(&kit::at(dead))));
        comes_back(&Link::Game(Record::of(start, &[decision]).expect("legal")));
    }
}

#[test]
fn who_begins_comes_back() {
    for first in [First::ByThrow, First::Named(Seat::E), First::Named(Seat::W)] {
        let start = Start::New { rules: PRESETS[1].rules, seats: set(&[Seat::E, Seat::W]), first };
        comes_back(&Link::Game(Record::of(start, &[]).expect("no actions")));
    }
}

#[test]
fn names_are_cleaned_on_their_way() {
    let (record, _) = random_game(usual_start(&[Seat::S, Seat::N]), &mut kit::dice(5), 10);
    for (name, shown) in [
        ("Amma", Some("Amma")),
        ("ಅಜ್ಜಿ ಮನೆ", Some("ಅಜ್ಜಿ ಮನೆ")),
        ("  two\nlines\u{7} ", Some("two lines")),
        ("\u{202e}evil\u{202c}", Some("evil")),
        ("\u{202e} \n", None),
        ("ಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅ", Some("ಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅಅ")),
        ("<img src=x onerror=alert>", Some("<img src=x onerror=alert")),
    ] {
        let code = Link::Game(renamed(record.clone(), name)).encode().expect("a short game");
        let Link::Game(read) = opened(&code) else { panic!("not a game") };
        assert_eq!(read.names[0].as_deref(), shown, "{name}");
    }
    let longest = Record { names: [(); 4].map(|()| Some("𝔸".repeat(24))), ..record };
    comes_back(&Link::Game(longest));
}

#[test]
fn a_game_that_does_not_replay_or_is_too_long_is_not_written() {
    let (mut record, _) = random_game(usual_start(&[Seat::S, Seat::N]), &mut kit::dice(5), 30);
    record.turns.swap(2, 3);
    assert!(matches!(Link::Game(record).encode(), Err(LinkError::Replay(error)) if error.turn > 0));
    let mut rules = PRESETS[0].rules;
    (rules.side, rules.pawns) = (11, 8);
    let start = Start::New { rules, seats: Seat::ALL.into_iter().collect(), first: First::ByThrow };
    let (record, _) = random_game(start, &mut kit::dice(5), Link::MAX_ACTIONS + 1);
    let is_long = record.turns.iter().map(|turn| turn.tokens.len()).sum::<usize>() > Link::MAX_ACTIONS;
    assert!(is_long && Link::Game(record).encode() == Err(LinkError::TooLong));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    #[test]
    fn a_game_with_any_name_and_seed_comes_back(name in any::<String>(), seed in any::<Option<u64>>()) {
        let (record, _) = random_game(usual_start(&[Seat::S, Seat::N]), &mut kit::dice(5), 10);
        let name = Some(chowkabara::notation::record::clean_name(&name)).filter(|name| !name.is_empty());
        comes_back(&Link::Game(Record { names: [None, None, name, None], seed, ..record }));
    }
}
