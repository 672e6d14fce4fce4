//! Tokens, each at a point of a game. A text is the number of a game, a line's end and the token.

use chowkabara::engine::race::Race;
use chowkabara::engine::{Action, Game};
use chowkabara::notation::{Position, legal_tokens, parse_token, token};
use rand_chacha::ChaCha8Rng;

use crate::run::{Door, run};
use crate::samples;
use crate::spoiling::{below, random_text, spoilt};

struct Tokens(Vec<(Race, Vec<String>)>);

impl Tokens {
    fn new() -> Tokens {
        let races = samples::games(80).into_iter().flat_map(|(_, races)| races.into_iter().step_by(7));
        Tokens(races.map(|race| (race.clone(), legal_tokens(&race))).collect())
    }
}

impl Door for Tokens {
    const NAME: &'static str = "tokens";
    const USUAL: u64 = 10_000;
    type Opened = (Race, Action);

    fn text(&self, dice: &mut ChaCha8Rng) -> String {
        let ((_, tokens), (_, others)) = (&self.0[below(dice, self.0.len())], &self.0[below(dice, self.0.len())]);
        let of = |dice: &mut ChaCha8Rng, tokens: &[String]| match tokens.len() {
            0 => "draw".to_string(),
            count => tokens[below(dice, count)].clone(),
        };
        let (token, other) = (of(dice, tokens), of(dice, others));
        let token = match below(dice, 16) {
            0 => random_text(dice, "1234*:'-=abcde"),
            1 => token,
            2 => format!("{}{}", other, "'".repeat(below(dice, 10_000))),
            _ => spoilt(dice, &token, &other),
        };
        format!("{}\n{token}", below(dice, self.0.len()))
    }

    fn open(&self, text: &str) -> Option<(Race, Action)> {
        let (number, token) = text.split_once('\n')?;
        let (race, _) = &self.0[number.parse::<usize>().ok()?];
        Some((race.clone(), parse_token(race, token).ok()?))
    }

    fn check(&self, _: &str, (race, action): (Race, Action)) {
        let text = token(&race, action).expect("a token that was read can be written");
        let again = parse_token(&race, &text).expect("a token that was written can be read");
        let played = |action| {
            let mut race = race.clone();
            race.play(action, &mut |_| {}).expect("a token that was read can be played");
            Position::of(&race)
        };
        assert_eq!(played(again), played(action));
    }
}

#[test]
fn no_text_opens_a_token_that_cannot_be_played() {
    run(&Tokens::new());
}
