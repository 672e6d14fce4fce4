//! The bots' worker without its browser: a question as text in, an answer as text out.
//!
//! | text | meaning |
//! |---|---|
//! | `hello 0.1.0` | the worker's first word: the build that it belongs to |
//! | `ask 17 20000` and on the next line a position | a question with its ticket and its budget in positions, [`Budget::USUAL`] at most |
//! | `answer 17 2:c1-e1` | the move, as a token of that position |
//! | `error 17 …` | the question cannot be answered |

use super::search::{Budget, choose};
use crate::notation::{Position, token};

/// The build that page and worker must share.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");

/// The worker's first word.
pub fn hello() -> String {
    format!("hello {BUILD}")
}

/// The text of a question.
pub fn ask(ticket: u32, budget: Budget, position: &Position) -> String {
    format!("ask {ticket} {}\n{position}", budget.0)
}

/// What a worker says, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    Hello {
        build: String,
    },
    Answer {
        ticket: u32,
        token: String,
    },
    /// A question that it could not answer, or a text that is none of these.
    Error(String),
}

/// Reads a worker's text.
pub fn read_reply(text: &str) -> Reply {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["hello", build] => Reply::Hello { build: build.to_string() },
        ["answer", ticket, token] => match ticket.parse() {
            Ok(ticket) => Reply::Answer { ticket, token: token.to_string() },
            Err(_) => Reply::Error(text.to_string()),
        },
        _ => Reply::Error(text.to_string()),
    }
}

/// Answers a question.
pub fn answer(question: &str) -> String {
    let Some((ticket, budget, position)) = read_question(question) else {
        return format!("error 0 {}", question.lines().next().unwrap_or_default());
    };
    let race = match position.parse::<Position>() {
        Ok(position) => position,
        Err(error) => return format!("error {ticket} {error:?}"),
    };
    let chosen = choose(race.race(), budget).and_then(|action| token(race.race(), action).ok());
    chosen.map_or_else(|| format!("error {ticket} nothing to choose"), |token| format!("answer {ticket} {token}"))
}

fn read_question(text: &str) -> Option<(u32, Budget, &str)> {
    let (head, position) = text.split_once('\n')?;
    let words: Vec<&str> = head.split(' ').collect();
    let ["ask", ticket, budget] = words[..] else { return None };
    let budget = Budget::USUAL.0.min(budget.parse().ok()?);
    Some((ticket.parse().ok()?, Budget(budget), position))
}

#[cfg(test)]
mod tests {
    use super::{Reply, answer, ask, read_question, read_reply};
    use crate::bots::search::Budget;
    use crate::notation::Position;

    #[test]
    fn a_question_is_answered_with_its_ticket_and_a_legal_move() {
        let text = "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 a5; turn S; row 3";
        let position: Position = text.parse().expect("a position");
        let Reply::Answer { ticket: 7, token } = read_reply(&answer(&ask(7, Budget::SMALL, &position))) else {
            panic!("no answer");
        };
        assert!(crate::notation::legal_tokens(position.race()).contains(&token));
    }

    #[test]
    fn no_question_gets_more_than_the_usual_budget() {
        for (budget, expected) in [(0, 0), (Budget::USUAL.0, Budget::USUAL.0), (u32::MAX, Budget::USUAL.0)] {
            let question = format!("ask 1 {budget}\n");
            assert_eq!(read_question(&question), Some((1, Budget(expected), "")));
        }
    }

    #[test]
    fn a_question_that_makes_no_sense_is_told_as_an_error() {
        for text in ["", "ask", "ask 1 2", "ask 1 2\nkanakatte", "ask x y\n", "answer 1 2"] {
            assert!(matches!(read_reply(&answer(text)), Reply::Error(_)), "{text}");
        }
    }
}
