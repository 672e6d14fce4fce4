//! Positions. What opens can also be played on.

use chowkabara::engine::Game;
use chowkabara::notation::Position;
use rand_chacha::ChaCha8Rng;

use crate::run::{Door, run};
use crate::spoiling::{below, one_of, random_text, spoilt_one};
use crate::{kit, samples};

struct Positions(Vec<String>);

/// Positions of games at random, as texts.
pub fn texts() -> Vec<String> {
    let games = samples::games(80).into_iter();
    let races = games.flat_map(|(_, races)| races.into_iter().step_by(9));
    races.map(|race| Position::of(&race).to_string()).collect()
}

impl Door for Positions {
    const NAME: &'static str = "positions";
    const USUAL: u64 = 6000;
    type Opened = Position;

    fn text(&self, dice: &mut ChaCha8Rng) -> String {
        match below(dice, 16) {
            0 => random_text(dice, "kanakatte; SENW c1e5#%^ gates turn row 1234*! owed over dead"),
            1 => one_of(dice, &self.0).to_string(),
            _ => spoilt_one(dice, &self.0),
        }
    }

    fn open(&self, text: &str) -> Option<Position> {
        text.parse().ok()
    }

    fn check(&self, text: &str, position: Position) {
        assert_eq!(position.to_string().parse().as_ref(), Ok(&position));
        let (mut race, mut dice) = (position.race().clone(), kit::dice(text.len() as u64));
        for _ in 0..30 {
            let Some(action) = kit::random_action(&race, &mut dice) else { break };
            race.play(action, &mut |_| {}).expect("a listed action is legal");
            let position = Position::of(&race);
            assert_eq!(position.to_string().parse().as_ref(), Ok(&position), "played on from {text}");
        }
    }
}

#[test]
fn no_text_opens_a_position_that_is_not_whole() {
    run(&Positions(texts()));
}
