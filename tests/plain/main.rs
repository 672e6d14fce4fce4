//! The engine against a second, plain reading of the rules: the same random games, step by step, have the same legal
//! actions and the same positions.

#[path = "../kit/mod.rs"]
mod kit;

mod game;
mod ground;
mod house;
mod text;

use std::collections::BTreeMap;

use chowkabara::engine::Game as _;
use chowkabara::engine::race::{First, Race};
use chowkabara::notation::{Position, legal_tokens, parse_token};
use game::{Act, Game};
use house::House;
use rand::Rng;

/// Games that go on longer, as under *go round* they may, are left.
const LONG: usize = 4_000;

/// What the games came by, so that it can be seen that the rare rules were played too.
#[derive(Default)]
struct Tally {
    games: u64,
    steps: u64,
    mismatches: u64,
    left: u64,
    seen: BTreeMap<&'static str, u64>,
}

/// How a game is played at random.
#[derive(Clone, Copy)]
struct Manner {
    /// All throws fall equally often: more of 1, 4\* and 8\*, so more tests won and more runs of big throws.
    even_throws: bool,
    /// Moves to squares with pawns on them are preferred: more jodis, attacks and sitters.
    sociable: bool,
    /// The engine goes on from the position's text, which must hold all that matters.
    reread: bool,
}

impl Manner {
    fn any(dice: &mut impl Rng) -> Manner {
        let mut coin = || dice.next_u32().is_multiple_of(2);
        Manner { even_throws: coin(), sociable: coin(), reread: coin() }
    }

    /// One of the legal acts.
    fn choice<'a>(self, plain: &Game, acts: &'a [(String, Act)], dice: &mut impl Rng) -> &'a (String, Act) {
        let weight = |act: &Act| match act {
            Act::Throw(shells) if !self.even_throws => [1, 4, 6, 4, 1][usize::from(*shells)],
            Act::Move(choice) if self.sociable && plain.meets(choice) => 6,
            _ => 1,
        };
        let by_weight: Vec<_> = acts.iter().flat_map(|entry| (0..weight(&entry.1)).map(move |_| entry)).collect();
        by_weight[dice.next_u32() as usize % by_weight.len()]
    }
}

/// Plays one game in both and tells the first difference.
fn differs(seed: u64, tally: &mut Tally) -> Option<String> {
    let mut dice = kit::dice(seed);
    let (rules, seats) = (kit::random_rules(&mut dice), kit::random_seats(&mut dice));
    let named = seats.iter().nth(dice.next_u32() as usize % seats.count()).expect("a seat");
    let first = dice.next_u32().is_multiple_of(2).then_some(named);
    let manner = Manner::any(&mut dice);
    let mut race = Race::new(rules, seats, first.map_or(First::ByThrow, First::Named)).expect("a table");
    let seats = seats.iter().map(|seat| seat.index()).collect();
    let mut plain = Game::new(House::of(&rules), seats, first.map(|seat| seat.index()));
    let mut told = String::new();
    for _ in 0..LONG {
        let (text, plain_text) = (Position::of(&race).to_string(), plain.text());
        if text != plain_text {
            return Some(format!("after {told}\n  engine {text}\n  plain  {plain_text}"));
        }
        let mut tokens = legal_tokens(&race);
        tokens.sort_unstable();
        let acts = plain.tokens();
        let plain_tokens: Vec<&String> = acts.iter().map(|(token, _)| token).collect();
        if tokens.iter().ne(plain_tokens.iter().copied()) {
            return Some(format!("at {text}\n  engine {}\n  plain  {plain_tokens:?}", tokens.join(" ")));
        }
        if manner.reread {
            match text.parse::<Position>() {
                Ok(position) => race = position.race().clone(),
                Err(error) => return Some(format!("{error:?} reading {text}")),
            }
        }
        if acts.is_empty() {
            return None;
        }
        let (token, act) = manner.choice(&plain, &acts, &mut dice);
        told = format!("{token} at {text}");
        let played = parse_token(&race, token).map(|action| race.play(action, &mut |_| {}));
        if played != Ok(Ok(())) {
            return Some(format!("{played:?} of {told}"));
        }
        plain.play(act, &mut |what| *tally.seen.entry(what).or_default() += 1);
        tally.steps += 1;
    }
    tally.left += 1;
    None
}

#[test]
fn the_engine_plays_what_a_plain_reading_of_the_rules_plays() {
    let number = |name: &str, usual| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, from): (u64, u64) = (number("PLAIN_GAMES", 150), number("PLAIN_FROM", 0));
    let mut tally = Tally::default();
    for seed in from..from + games {
        tally.games += 1;
        if let Some(difference) = differs(seed, &mut tally) {
            tally.mismatches += 1;
            if tally.mismatches <= 20 {
                println!("game {seed} {difference}");
            }
        }
    }
    println!("seen {:?}", tally.seen);
    println!("steps={} left={}", tally.steps, tally.left);
    println!("differential games={} mismatches={}", tally.games, tally.mismatches);
    assert_eq!(tally.mismatches, 0);
}
