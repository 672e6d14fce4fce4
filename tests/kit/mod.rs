//! What the tests of every game share: one check for positions, and games played at random.
#![allow(dead_code)] // each test binary uses its own part

pub mod counts;

use chowkabara::engine::board::{Board, Square};
use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::refusal::Refusal;
use chowkabara::engine::race::rules::RaceRules;
use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::{Seat, SeatSet};
use chowkabara::engine::{Action, Event, Game, Loss, PawnSet, Purpose, Stage};
use chowkabara::notation::house::QUESTIONS;
use chowkabara::notation::record::Start;
use chowkabara::notation::{Position, TokenError, legal_tokens, parse_token};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A position written in the notation.
pub fn at(text: &str) -> Race {
    let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
    position.race().clone()
}

/// Plays tokens from a position and returns the game with everything that was told.
pub fn played(start: &str, tokens: &str) -> (Race, Vec<Event>) {
    let (mut race, mut events) = (at(start), Vec::new());
    for token in tokens.split_whitespace() {
        let action = parse_token(&race, token).unwrap_or_else(|error| panic!("{token} from {start}: {error:?}"));
        race.play(action, &mut |event| events.push(event)).unwrap_or_else(|refusal| panic!("{token}: {refusal:?}"));
    }
    (race, events)
}

/// Asserts that the tokens lead from one position to the other, and returns what was told.
pub fn leads(start: &str, tokens: &str, end: &str) -> Vec<Event> {
    let (race, events) = played(start, tokens);
    assert_eq!(Position::of(&race).to_string(), end, "{tokens} from {start}");
    events
}

/// Asserts that the tokens lead from one position to the other and that exactly this is told on the way, as
/// [`story`] tells it.
pub fn plays(start: &str, tokens: &str, told: &str, end: &str) {
    let events = leads(start, tokens, end);
    assert_eq!(story(&at(start), &events), told, "{tokens} from {start}");
}

/// Asserts that a token is refused for a reason, changes nothing, and is not listed as legal.
pub fn refuses(start: &str, token: &str, reason: Refusal) {
    let mut race = at(start);
    match parse_token(&race, token) {
        Err(error) => assert_eq!(error, TokenError::Illegal(reason), "{token} from {start}"),
        Ok(action) => {
            let told = &mut |event| panic!("{event:?} was told of {token} from {start}");
            assert_eq!(race.play(action, told), Err(reason), "{token} from {start}");
        }
    }
    assert_eq!(Position::of(&race), Position::of(&at(start)), "{token} from {start}");
    assert!(!legal_tokens(&race).contains(&token.to_string()), "{token} from {start}");
}

/// Asserts the whole list of legal tokens, in any order.
pub fn allows(start: &str, tokens: &str) {
    let (mut legal, mut expected) = (legal_tokens(&at(start)), tokens.split_whitespace().collect::<Vec<_>>());
    legal.sort_unstable();
    expected.sort_unstable();
    assert_eq!(legal, expected, "from {start}");
}

/// A square of the board of five by five.
pub fn square(name: &str) -> Square {
    Board::new(5).and_then(|board| board.named(name)).expect("a square of the board of five by five")
}

/// Events in few words, with a comma between them: `S throws 1, S d1-e1, S hits 2 N on e1, gate S, again`.
pub fn story(race: &Race, events: &[Event]) -> String {
    let words: Vec<String> = events.iter().map(|event| in_words(race, *event)).collect();
    words.join(", ")
}

fn in_words(race: &Race, event: Event) -> String {
    let course = race.course();
    let name = |square| course.board.name(square);
    let step = |seat, step| name(course.square(seat, step));
    let way = |pawns: PawnSet, seat, from, to| {
        format!("{}{}{}", step(seat, from), if pawns.count() == 2 { '=' } else { '-' }, step(seat, to))
    };
    match event {
        Event::Threw { seat, throw, purpose } => {
            let verb = match purpose {
                Purpose::Opening => "opens",
                Purpose::Row => "throws",
                Purpose::Test => "tests",
            };
            format!("{seat:?} {verb} {}", course.shells.name(throw))
        }
        Event::Tied => "tied".to_string(),
        Event::Begins { seat } => format!("{seat:?} begins"),
        Event::Unlocked { seat } => format!("unlocked {seat:?}"),
        Event::Entered { seat, pawns } => format!("{seat:?} enters {}", pawns.count()),
        Event::Twinned { seat, square } => format!("{seat:?} twins {}", name(square)),
        Event::Stopped { seat, pawns, owner, square } => {
            format!("{owner:?} stops {} {seat:?} on {}", pawns.count(), name(square))
        }
        Event::Left { seat, pawns } => format!("{seat:?} leaves {}", pawns.count()),
        Event::Moved { seat, pawns, from, to } => format!("{seat:?} {}", way(pawns, seat, from, to)),
        Event::BecameHollow { square, .. } => format!("hollow {}", name(square)),
        Event::BecameHard { square, .. } => format!("hard {}", name(square)),
        Event::Untied { square, .. } => format!("untied {}", name(square)),
        Event::Broke { square, .. } => format!("broken {}", name(square)),
        Event::Sat { seat, host, square } => format!("{seat:?} sits on {host:?} on {}", name(square)),
        Event::Freed { seat, square } => format!("{seat:?} free on {}", name(square)),
        Event::Attacked { seat, defender, square, ones } => {
            format!("{seat:?} attacks {defender:?} on {} for {ones}", name(square))
        }
        Event::Returned { seat, pawns, from, to } => format!("{seat:?} back {}", way(pawns, seat, from, to)),
        Event::Hit { by, seat, pawns, step: at } => {
            format!("{by:?} hits {} {seat:?} on {}", pawns.count(), step(seat, at))
        }
        Event::GateOpened { seat } => format!("gate {seat:?}"),
        Event::Again { .. } => "again".to_string(),
        Event::Ripened { seat, pawns } => format!("{seat:?} ripe {}", pawns.count()),
        Event::Lost { why, .. } => match why {
            Loss::NoUse => "lost: no use".to_string(),
            Loss::Locked => "lost: locked".to_string(),
            Loss::ThreeInARow => "lost: three in a row".to_string(),
            Loss::FailedTest => "lost: failed test".to_string(),
            Loss::BeforeOne => "lost: before a 1".to_string(),
            Loss::Declined => "lost: declined".to_string(),
            Loss::Stopped => "lost: stopped".to_string(),
            Loss::Nothing => "lost: nothing".to_string(),
        },
        Event::TurnEnded { seat } => format!("{seat:?} ends"),
        Event::Finished { seat, place } => format!("{seat:?} finished {place}"),
        Event::Dead => "dead".to_string(),
        Event::GatesOpened => "gates open".to_string(),
        Event::Over(outcome) => {
            let places = race.seats().iter().map(|seat| format!(" {seat:?}={}", outcome.places[seat.index()]));
            format!("over {}{}", format!("{:?}", outcome.ending).to_lowercase(), places.collect::<String>())
        }
    }
}

pub type Dice = ChaCha8Rng;

pub fn dice(seed: u64) -> Dice {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Rules that answer every question at random, until they can be played: the usual board and shells, or often others.
pub fn random_rules(dice: &mut ChaCha8Rng) -> RaceRules {
    loop {
        let mut below = |count: usize| dice.next_u32() as usize % count;
        let mut base = PRESETS[if below(2) == 0 { 0 } else { below(PRESETS.len()) }].rules;
        if below(2) == 0 {
            base.side = [5, 7, 9, 11][below(4)];
            base.cowries = 2 + below(7) as u8;
            base.pawns = 1 + below(8) as u8;
            base.short = if below(3) == 0 { below(4) as u8 } else { 0 };
            base.mouths = if below(3) == 0 { 3 + below(5) as u8 } else { 5 };
        }
        let rules = QUESTIONS.iter().fold(base, |rules, question| {
            let usual = below(2) == 0;
            if usual { rules } else { question.answered(&rules, below(question.answers.len())) }
        });
        if rules.check().is_ok() {
            return rules;
        }
    }
}

/// Seats that can play by these rules.
pub fn random_seats(rules: &RaceRules, dice: &mut ChaCha8Rng) -> SeatSet {
    loop {
        let seats: SeatSet = Seat::ALL.into_iter().filter(|_| !dice.next_u32().is_multiple_of(4)).collect();
        if Race::new(*rules, seats, First::ByThrow).is_ok() {
            return seats;
        }
    }
}

/// A new game by any rules.
pub fn random_start(dice: &mut ChaCha8Rng) -> Start {
    let rules = random_rules(dice);
    Start::New { rules, seats: random_seats(&rules, dice), first: First::ByThrow }
}

pub fn random_race(dice: &mut ChaCha8Rng) -> Race {
    let rules = random_rules(dice);
    let seats = random_seats(&rules, dice);
    let named = seats.iter().nth(dice.next_u32() as usize % seats.count()).expect("a seat");
    let first = if dice.next_u32().is_multiple_of(2) { First::ByThrow } else { First::Named(named) };
    Race::new(rules, seats, first).expect("rules that can be played")
}

/// A legal action: throws by their weights, moves uniformly. `None` when the game is over.
pub fn random_action(race: &Race, dice: &mut ChaCha8Rng) -> Option<Action> {
    match race.stage() {
        Stage::Over(_) => None,
        Stage::Chance(_) => {
            let total: u32 = race.chances().iter().map(|(_, weight)| weight).sum();
            let mut left = dice.next_u32() % total;
            let fallen = race.chances().iter().find(|(_, weight)| {
                let here = left < *weight;
                left = left.wrapping_sub(*weight);
                here
            });
            fallen.map(|(throw, _)| Action::Throw(*throw))
        }
        _ => {
            let mut actions = Vec::new();
            race.legal_actions(&mut actions);
            Some(actions[dice.next_u32() as usize % actions.len()])
        }
    }
}
