//! One table without a browser: its throws, what is taken back, taps, the picture, its timing, and bots.

#[path = "../kit/mod.rs"]
mod kit;

mod bots;
mod cues;
mod far;
mod house;
mod luck;
mod outlook;
mod reach;
mod scene;
mod selection;
mod table;
mod tally;
mod timeline;
mod undo;

use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::Seat;
use chowkabara::engine::{Action, Game, Stage};
use chowkabara::notation::record::Start;
use chowkabara::notation::{Position, legal_tokens, parse_token};
use chowkabara::play::luck::Seed;
use chowkabara::play::table::{Message, Player, Table};
use rand::Rng;
use rand_chacha::ChaCha8Rng;

const PEOPLE: [Player; 4] = [Player::Person; 4];
/// A person on S against a bot on N.
const AGAINST_A_BOT: [Player; 4] = [Player::Person, Player::Person, Player::Bot, Player::Person];

/// A table that starts from a position in the notation.
fn table_at(position: &str, players: [Player; 4]) -> Table {
    let position: Position = position.parse().unwrap_or_else(|error| panic!("{position}: {error:?}"));
    Table::new(Start::Position(Box::new(position)), players, Default::default(), Seed(7))
        .expect("rules that can be played")
}

/// A new game of a random house, with a named beginner or a throw for the start.
fn random_table(dice: &mut ChaCha8Rng, players: [Player; 4]) -> Table {
    let rules = kit::random_rules(dice);
    let seats = kit::random_seats(&rules, dice);
    let beginner = seats.iter().next().expect("a table has seats");
    let first = if dice.next_u32().is_multiple_of(2) { First::ByThrow } else { First::Named(beginner) };
    let names = Seat::ALL.map(|seat| dice.next_u32().is_multiple_of(2).then(|| format!("ಅಜ್ಜಿ {seat:?}")));
    let seed = Seed(dice.next_u64());
    Table::new(Start::New { rules, seats, first }, players, names, seed).expect("rules that can be played")
}

/// What somebody might tell the table here: throws of both kinds, any legal move, as a person or as a bot.
fn random_message(table: &Table, dice: &mut ChaCha8Rng) -> Option<Message> {
    let action = kit::random_action(table.race(), dice)?;
    Some(match (action, table.question()) {
        (Action::Throw(throw), _) if dice.next_u32().is_multiple_of(4) => Message::Enter(throw),
        (Action::Throw(_), _) => Message::Throw,
        (_, Some(question)) => {
            let tokens = legal_tokens(question.position.race());
            let token = tokens[dice.next_u32() as usize % tokens.len()].clone();
            Message::Answer { ticket: question.ticket, token }
        }
        _ => Message::Play(action),
    })
}

/// Plays a message that must be taken.
fn tell(table: &mut Table, message: Message) {
    table.update(message.clone()).unwrap_or_else(|reason| panic!("{message:?}: {reason:?}"));
}

/// Plays a move by its token.
fn play(table: &mut Table, token: &str) {
    let action = parse_token(table.race(), token).unwrap_or_else(|error| panic!("{token}: {error:?}"));
    tell(table, Message::Play(action));
}

fn text(table: &Table) -> String {
    Position::of(table.race()).to_string()
}

/// Every position of some random games of random houses.
fn positions(seeds: std::ops::Range<u64>, mut look: impl FnMut(&Race)) {
    for seed in seeds {
        let mut dice = kit::dice(seed);
        let mut race = kit::random_race(&mut dice);
        while let Some(action) = kit::random_action(&race, &mut dice) {
            look(&race);
            race.play(action, &mut |_| {}).expect("a listed action is legal");
        }
        assert!(matches!(race.stage(), Stage::Over(_)));
        look(&race);
    }
}
