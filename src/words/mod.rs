//! What the game says, as Fluent ids with arguments, and the languages that resolve them. All text is in `locales/`.

pub mod answers;
pub mod events;
pub mod faults;
pub mod installing;
pub mod language;
pub mod rulebook;
pub mod squares;

use crate::engine::seat::Seat;

/// A message of the locales with what fills its variables.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    pub id: String,
    pub arguments: Vec<(&'static str, Argument)>,
}

/// What fills a variable of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    Number(i64),
    Text(String),
}

impl Message {
    pub fn new(id: impl Into<String>) -> Message {
        Message { id: id.into(), arguments: Vec::new() }
    }

    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Message {
        self.arguments.push((name, Argument::Number(value.into())));
        self
    }

    pub fn text(mut self, name: &'static str, value: impl Into<String>) -> Message {
        self.arguments.push((name, Argument::Text(value.into())));
        self
    }
}

/// The names at a table, for S, E, N, W.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Names(pub [String; 4]);

impl Names {
    pub fn of(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }
}
