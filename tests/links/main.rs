//! Links: what is sent opens as it was, whatever else stands there is told apart and never panics; and games by
//! correspondence, honest and proven.

#[path = "../kit/mod.rs"]
mod kit;

mod cheating;
mod compare;
mod damage;
mod frozen;
mod games;
mod golden;
mod joining;
mod positions;
mod sealed;

use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::{Seat, SeatSet};
use chowkabara::engine::{Action, Game};
use chowkabara::notation::record::Start;
use chowkabara::notation::{Correspondence, Link, Position, Record, Trust};
use chowkabara::play::correspondence::chain::Secret;
use chowkabara::play::correspondence::{Next, join, next, reveal, seed};
use chowkabara::play::table::{Message, Player, Table};
use rand::Rng;
use rand_chacha::ChaCha8Rng;

fn code(link: &Link) -> String {
    link.encode().unwrap_or_else(|error| panic!("{link:?}: {error:?}"))
}

fn opened(code: &str) -> Link {
    Link::decode(code).unwrap_or_else(|error| panic!("{code}: {error:?}"))
}

/// Asserts that a link opens as what it was made from, and returns its code.
fn comes_back(link: &Link) -> String {
    let code = code(link);
    assert_eq!(&opened(&code), link);
    code
}

fn position(text: &str) -> Link {
    Link::Position(Position::of(&kit::at(text)))
}

/// Plays at random, so many actions at most, and returns the record with every game on the way.
fn random_game(start: Start, dice: &mut ChaCha8Rng, most: usize) -> (Record, Vec<Race>) {
    let mut races = vec![start.race().expect("rules that can be played")];
    let mut actions: Vec<Action> = Vec::new();
    while let Some(action) = kit::random_action(&races[actions.len()], dice).filter(|_| actions.len() < most) {
        let mut race = races[actions.len()].clone();
        race.play(action, &mut |_| {}).expect("legal");
        races.push(race);
        actions.push(action);
    }
    (Record::of(start, &actions).expect("legal actions"), races)
}

fn random_start(dice: &mut ChaCha8Rng) -> Start {
    kit::random_start(dice)
}

fn usual_start(seats: &[Seat]) -> Start {
    Start::New { rules: PRESETS[0].rules, seats: seats.iter().copied().collect(), first: First::ByThrow }
}

/// The secret of a seat in these tests.
fn secret(seat: Seat) -> Secret {
    Secret([seat.index() as u8 + 1; 16])
}

/// A match with sealed throws before anybody has joined.
fn invitation(seats: &[Seat]) -> Correspondence {
    let record = Record::of(usual_start(seats), &[]).expect("no actions");
    Correspondence { id: 0x5eed_cafe_f00d, trust: Trust::Sealed([None; 4]), record }
}

/// A match that all seats have joined.
fn joined(seats: &[Seat]) -> Correspondence {
    seats.iter().fold(invitation(seats), |known, &seat| join(&known, seat, &secret(seat)).expect("a free seat"))
}

/// Plays the next stint at random as the seat's page does; `None` when the game is over.
fn stint(known: &Correspondence, dice: &mut ChaCha8Rng) -> Option<Correspondence> {
    let Next::Plays(stint) = next(known).expect("a game that replays") else { return None };
    let own = secret(stint.seat);
    let luck = seed(known, &own).expect("a seat that has joined");
    let mut table = Table::from_record(known.record.clone(), [Player::Person; 4], luck, &[]).expect("it replays");
    loop {
        let message = match kit::random_action(table.race(), dice) {
            Some(Action::Throw(_)) => Message::Throw,
            Some(action) => Message::Play(action),
            None => break,
        };
        table.update(message).expect("a legal action");
        let now = Correspondence { record: table.record(), ..known.clone() };
        if next(&now).expect("it replays") != Next::Plays(stint) {
            break;
        }
    }
    Some(reveal(known, &own, table.record()).expect("a stint that follows"))
}

/// A match as it was after each stint, up to so many.
fn played(seats: &[Seat], dice: &mut ChaCha8Rng, stints: usize) -> Vec<Correspondence> {
    let mut states = vec![joined(seats)];
    while let Some(after) = stint(&states[states.len() - 1], dice).filter(|_| states.len() <= stints) {
        states.push(after);
    }
    states
}

fn set(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

fn any_number(dice: &mut ChaCha8Rng, below: usize) -> usize {
    dice.next_u32() as usize % below
}
