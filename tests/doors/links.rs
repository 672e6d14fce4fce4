//! Links. Most texts have the right sum, so that what is behind it is reached.

use chowkabara::engine::seat::Seat;
use chowkabara::notation::{Correspondence, Link, LinkError, Position, Trust};
use chowkabara::play::correspondence::{Relation, check, compare, next};
use chowkabara::play::luck::Seed;
use chowkabara::play::table::{Player, Table};
use chowkabara::words::faults;
use rand::Rng;
use rand_chacha::ChaCha8Rng;

use crate::run::{Door, run};
use crate::samples;
use crate::sealing::{Head, code_of, number_of};
use crate::spoiling::{below, one_of, random_text, spoilt_bytes, spoilt_one};

const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

struct Links {
    codes: Vec<String>,
    numbers: Vec<Vec<u8>>,
    known: Correspondence,
}

impl Links {
    fn new() -> Links {
        let codes = samples::codes();
        let numbers = codes.iter().map(|code| number_of(code).expect("a code")).collect();
        Links { codes, numbers, known: samples::joined() }
    }
}

/// Bytes at random, mostly few.
fn bytes(dice: &mut ChaCha8Rng) -> Vec<u8> {
    let most = if below(dice, 500) == 0 { 3060 } else { 40 };
    let mut bytes = vec![0; below(dice, most)];
    dice.fill_bytes(&mut bytes);
    bytes
}

/// A number that begins as a position, a game or a match, and goes on anyhow.
fn begun(dice: &mut ChaCha8Rng) -> Vec<u8> {
    let mut head = Head::default();
    let rest = bytes(dice);
    let kind = below(dice, 3);
    head.open(0);
    head.open(kind as u32);
    if kind == 2 {
        (0..8).for_each(|_| head.below(dice.next_u32() % 256, 256));
        let is_sealed = dice.next_u32() % 2;
        head.open(is_sealed);
        if is_sealed == 1 {
            for _ in 0..4 {
                let is_there = below(dice, 4) > 0;
                head.flag(is_there);
                if is_there {
                    (0..16).for_each(|_| head.below(dice.next_u32() % 256, 256));
                    head.flag(false);
                }
            }
        }
    }
    if kind > 0 {
        head.open(0);
    }
    head.open(dice.next_u32() % 3); // the preset, which nothing differs from
    head.flag(false);
    head.flag(false);
    (0..4).for_each(|_| head.flag(below(dice, 4) > 0));
    if kind > 0 && below(dice, 4) > 0 {
        head.open(0);
        (0..4).for_each(|_| head.open(0));
        head.flag(false);
        head.flag(false);
        let most = if rest.len() > 40 { Link::MAX_ACTIONS as u32 + 1 } else { 60 };
        head.open(dice.next_u32() % most);
        head.flag(false);
    }
    head.before(&rest)
}

impl Door for Links {
    const NAME: &'static str = "links";
    const USUAL: u64 = 6000;
    type Opened = Link;

    fn text(&self, dice: &mut ChaCha8Rng) -> String {
        match below(dice, 32) {
            0 => random_text(dice, LETTERS),
            1 => format!("#g=1{}", random_text(dice, LETTERS)),
            2 => spoilt_one(dice, &self.codes),
            3 => one_of(dice, &self.codes).to_string(),
            4..=7 => code_of(&bytes(dice)),
            8..=15 => code_of(&begun(dice)),
            _ => {
                let (number, other) = (below(dice, self.numbers.len()), below(dice, self.numbers.len()));
                code_of(&spoilt_bytes(dice, &self.numbers[number], &self.numbers[other]))
            }
        }
    }

    fn reaches(&self, text: &str) -> bool {
        number_of(text).is_some()
    }

    fn open(&self, text: &str) -> Option<Link> {
        let link = Link::decode(text).inspect_err(|error| drop(faults::link_error(error))).ok()?;
        match &link {
            Link::Position(_) => {}
            Link::Game(record) => {
                Table::from_record(record.clone(), [Player::Person; 4], Seed(1), &[]).expect("a game that replays");
            }
            Link::Correspondence(far) => {
                let _ = (check(far), compare(&self.known, far));
                next(far).expect("a game that replays");
            }
        }
        Some(link)
    }

    fn check(&self, text: &str, link: Link) {
        match link.encode() {
            Ok(code) => assert_eq!(Link::decode(&code), Ok(link.clone())),
            Err(error) => assert!(error == LinkError::TooLong && text.len() + 100 > Link::MAX_LENGTH, "{error:?}"),
        }
        match &link {
            Link::Position(position) => {
                assert_eq!(position.to_string().parse::<Position>().as_ref(), Ok(position));
            }
            Link::Game(record) => drop(record.replay().expect("a game in a link replays")),
            Link::Correspondence(far) => {
                assert_eq!(compare(far, far), Relation::Same);
                let is_honest = far.trust == Trust::Honest;
                assert!(!is_honest || check(far).is_ok());
                assert!(Seat::ALL.iter().all(|seat| far.record.names[seat.index()] != Some(String::new())));
            }
        }
    }
}

#[test]
fn no_text_opens_a_link_that_is_not_whole() {
    run(&Links::new());
}
