//! The engine against a second, plain reading of the rules: the same random games, step by step, have the same legal
//! actions and the same positions.

#[path = "../kit/mod.rs"]
mod kit;

mod counts;
mod cowries;
mod draw;
mod effects;
mod game;
mod ground;
mod house;
mod reach;
mod text;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use chowkabara::engine::Game as _;
use chowkabara::engine::Stage;
use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::rules::RaceRules;
use chowkabara::engine::race::{First, Race};
use chowkabara::notation::house::QUESTIONS;
use chowkabara::notation::{Position, legal_tokens, parse_token};
use draw::Manner;
use game::Game;
use house::House;
use kit::counts::number;

/// Games that go on longer, as under *go round* they may, are left.
const LONG: usize = 4_000;

/// What the games came by, so that it can be seen that the rare rules were played too.
#[derive(Default)]
struct Tally {
    games: u64,
    steps: u64,
    mismatches: u64,
    left: u64,
    /// The position come to.
    at: String,
    seen: BTreeMap<&'static str, u64>,
    /// By answer or number, the houses that play by it.
    houses: BTreeMap<String, u64>,
}

/// What a house's rules are made of, word by word.
fn answers_of(rules: &RaceRules) -> Vec<String> {
    let answers = QUESTIONS.iter().map(|question| (question.key, question.answers[question.answer(rules)].to_string()));
    let numbers = [("side", rules.side), ("cowries", rules.cowries), ("pawns", rules.pawns), ("mouths", rules.mouths)];
    let numbers = numbers.into_iter().map(|(key, number)| (key, number.to_string()));
    let preset = PRESETS.iter().find(|preset| preset.rules == *rules).map(|preset| ("preset", preset.id.to_string()));
    answers.chain(numbers).chain(preset).map(|(key, answer)| format!("{key}={answer}")).collect()
}

/// All that a house's rules can be made of.
fn all_answers() -> Vec<String> {
    let answers =
        QUESTIONS.iter().flat_map(|question| question.answers.iter().map(|name| format!("{}={name}", question.key)));
    let numbers = [
        ("side", vec![5, 7, 9, 11]),
        ("cowries", (2..=8).collect()),
        ("pawns", (1..=8).collect()),
        ("mouths", (3..=7).collect()),
    ];
    let numbers =
        numbers.into_iter().flat_map(|(key, all)| all.into_iter().map(move |number: u8| format!("{key}={number}")));
    answers.chain(numbers).chain(PRESETS.iter().map(|preset| format!("preset={}", preset.id))).collect()
}

/// Plays one game in both and tells the first difference.
fn differs(seed: u64, tally: &mut Tally) -> Option<String> {
    let mut dice = kit::dice(seed);
    let (rules, seats, first) = draw::any_table(&mut dice);
    let manner = Manner::any(&mut dice);
    answers_of(&rules).into_iter().for_each(|answer| *tally.houses.entry(answer).or_default() += 1);
    let mut race = Race::new(rules, seats, first).expect("a table");
    let named = match first {
        First::Named(seat) => Some(seat.index()),
        First::ByThrow => None,
    };
    let mut plain = Game::new(House::of(&rules), seats.iter().map(|seat| seat.index()).collect(), named);
    let mut told = String::new();
    for _ in 0..LONG {
        let (text, plain_text) = (Position::of(&race).to_string(), plain.text());
        if text != plain_text {
            return Some(format!("after {told}\n  engine {text}\n  plain  {plain_text}"));
        }
        tally.at.clone_from(&plain_text);
        let mut tokens = legal_tokens(&race);
        tokens.sort_unstable();
        let acts = plain.tokens();
        let plain_tokens: Vec<&str> = acts.iter().map(|(token, _)| token.as_str()).collect();
        if tokens != plain_tokens {
            return Some(format!("at {text}\n  engine {}\n  plain  {}", tokens.join(" "), plain_tokens.join(" ")));
        }
        if !fall_alike(&race, &plain) {
            return Some(format!("other chances at {text}"));
        }
        if manner.reread {
            match text.parse::<Position>() {
                Ok(position) => race = position.race().clone(),
                Err(error) => return Some(format!("{error:?} reading {text}\n  after {told}")),
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

/// T1: where cowries fall, each throw has the same share of the chances in both.
fn fall_alike(race: &Race, plain: &Game) -> bool {
    if !matches!(race.stage(), Stage::Chance(_)) {
        return true;
    }
    let chances = race.chances();
    let total: u64 = chances.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let plain_total: u64 = plain.cowries.all().into_iter().map(|shells| plain.cowries.weight(shells)).sum();
    chances.len() == plain.cowries.count + 1
        && chances
            .iter()
            .all(|(throw, weight)| u64::from(*weight) * plain_total == plain.cowries.weight(throw.0.into()) * total)
}

/// What the default run need not come by, but a long one must.
const RARE: [&str; 66] = [
    "B5 a tie",
    "E2a a plain 4 brings one on",
    "E2a brought on",
    "E2a several brought on",
    "E2b brought on by a 1",
    "E2c unlocked",
    "E2c unlocked for the partner",
    "Falkener a group hit",
    "Falkener a group passed by a group",
    "G3 goes round",
    "G4 dead for good",
    "G4 dead, gates may open",
    "Gavalata a 0 loses the turn",
    "H1 single hit",
    "J10 sits",
    "J10 sitter hit",
    "J12 crowd hit",
    "J14 hard jodi hit",
    "J14 hollow jodi hit",
    "J14 single hit",
    "J15 a further 1",
    "J15 broken two hit",
    "J16 a sitter hit and the test won",
    "J16 jodi back",
    "J16 jodi back, sitter free",
    "J16 jodi back, sitter hit",
    "J16 joint step back",
    "J18 or T7 turn lost",
    "J18 won",
    "J18 won by a jodi",
    "J5 a 0 in a test",
    "J5 back",
    "J5 back to a broken group",
    "J5 back to a hollow jodi",
    "J5 test won",
    "J9 a jodi passes a jodi",
    "K1 hit by a stack",
    "K2 a double stopped",
    "K2 a pawn stopped",
    "K2 hit by a double",
    "K2 one of unlike pawns hit",
    "K2 passed with a mark",
    "K3 leaves with a 1",
    "K3 not kept before a 1",
    "K3 twins among other pawns",
    "K3 twins declared",
    "K3 twins hit",
    "Siga a throw divided",
    "Siga both home by one throw",
    "T5 declined",
    "T7 in a test",
    "T7 three in a row",
    "T8 a throw for reaching home",
    "Tamman one overtaken",
    "Tamman several overtaken",
    "Tamman several throws for hits",
    "Tamman three 8s",
    "W1 two home together",
    "W3 a big throw reaches beyond the centre",
    "W3 a game of teams is over",
    "W3 a half reaches beyond the centre",
    "W3 a hit for the partner",
    "W3 a partner's jodi passed",
    "W3 a partner's pawn is moved",
    "W3 goes on for the partner",
    "W3 the rest leaves the board",
];

/// Games after which each rule, and each answer of the houses, must have been played.
const MANY: u64 = 10_000;

/// `PLAIN_GAMES` and `PLAIN_FROM` say which games are played, `PLAIN_RULES` by which rules alone.
#[test]
fn the_engine_plays_what_a_plain_reading_of_the_rules_plays() {
    let (games, from) = (number("PLAIN_GAMES", 200), number("PLAIN_FROM", 0));
    let mut tally = Tally::default();
    for seed in from..from + games {
        tally.games += 1;
        let played = catch_unwind(AssertUnwindSafe(|| differs(seed, &mut tally)));
        let difference = played.unwrap_or_else(|_| Some(format!("panics at or after {}", tally.at)));
        if let Some(difference) = difference {
            tally.mismatches += 1;
            if tally.mismatches <= 20 {
                println!("game {seed} {difference}");
            }
        }
    }
    println!("seen {:?}", tally.seen);
    println!("houses {:?}", tally.houses);
    println!("steps={} left={}", tally.steps, tally.left);
    println!("differential games={} mismatches={}", tally.games, tally.mismatches);
    assert_eq!(tally.mismatches, 0);
    if games >= MANY {
        let unseen: Vec<_> = RARE.iter().filter(|what| !tally.seen.contains_key(*what)).collect();
        assert!(unseen.is_empty(), "never played: {unseen:?}");
        let mut unasked = all_answers();
        unasked.retain(|answer| !tally.houses.contains_key(answer));
        assert!(unasked.is_empty(), "no house plays {unasked:?}");
    }
}
