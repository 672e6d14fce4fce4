//! What the bots' worker is asked and what it answers.

use chowkabara::bots::search::Budget;
use chowkabara::bots::worker::{Reply, answer, ask, read_reply};
use chowkabara::notation::{Position, legal_tokens};
use chowkabara::play::luck::Seed;
use chowkabara::play::table::{Message, Player, Table};
use rand_chacha::ChaCha8Rng;

use crate::run::{Door, run};
use crate::spoiling::{below, one_of, random_text, spoilt};
use crate::{positions, samples};

struct Questions(Vec<String>);

impl Door for Questions {
    const NAME: &'static str = "questions";
    const USUAL: u64 = 600;
    type Opened = (Position, String);

    fn text(&self, dice: &mut ChaCha8Rng) -> String {
        let (position, other) = (one_of(dice, &self.0), one_of(dice, &self.0));
        match below(dice, 16) {
            0 => random_text(dice, "ask 1 20000\nkanakatte; S"),
            1..=7 => ask(below(dice, 99) as u32, Budget::SMALL, &position.parse().expect("a position")),
            _ => {
                let question = format!("ask 7 200\n{position}");
                spoilt(dice, &question, other)
            }
        }
    }

    fn open(&self, text: &str) -> Option<Self::Opened> {
        let Reply::Answer { token, .. } = read_reply(&answer(text)) else { return None };
        let (_, position) = text.split_once('\n')?;
        Some((position.parse().expect("it was answered"), token))
    }

    fn check(&self, _: &str, (position, token): Self::Opened) {
        assert!(legal_tokens(position.race()).contains(&token), "{token} at {position}");
    }
}

struct Answers(Vec<Table>);

impl Door for Answers {
    const NAME: &'static str = "answers";
    const USUAL: u64 = 6000;
    type Opened = Table;

    fn text(&self, dice: &mut ChaCha8Rng) -> String {
        let at = below(dice, self.0.len());
        let tokens = legal_tokens(self.0[at].race());
        let token = if tokens.is_empty() { "draw" } else { one_of(dice, &tokens) };
        let reply = format!("answer 0 {token}");
        let reply = match below(dice, 8) {
            0 => random_text(dice, "hello answer error 0 1:c1-e2"),
            1..=3 => reply,
            _ => spoilt(dice, &reply, "hello 0.1.0"),
        };
        format!("{at}\n{reply}")
    }

    fn open(&self, text: &str) -> Option<Table> {
        let (at, reply) = text.split_once('\n')?;
        let Reply::Answer { ticket, token } = read_reply(reply) else { return None };
        let mut table = self.0[at.parse::<usize>().ok()?].clone();
        table.update(Message::Answer { ticket, token }).ok()?;
        Some(table)
    }

    fn check(&self, _: &str, table: Table) {
        assert!(table.record().replay().is_ok());
    }
}

#[test]
fn no_question_is_answered_with_a_move_that_is_not_legal() {
    run(&Questions(positions::texts()));
}

#[test]
fn no_answer_brings_a_table_out_of_its_rules() {
    let tables = samples::games(40)
        .into_iter()
        .map(|(record, _)| Table::from_record(record, [Player::Bot; 4], Seed(1), &[]).expect("a game that replays"));
    run(&Answers(tables.filter(|table| table.question().is_some()).collect()));
}
