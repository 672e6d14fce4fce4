//! Positions as links: each comes back, equal ones have equal codes, and on the usual board they are short.

use chowkabara::engine::Game;
use chowkabara::notation::{Link, Position, parse_rules, rules_text};
use rand::Rng;

use crate::kit;
use crate::{any_number, code, comes_back, opened, position, random_game, random_start};

/// The longest code of a position on the board of five by five, so that with an address it has 120 characters at most.
const SHORT: usize = 75;

#[test]
fn a_position_of_any_game_comes_back() {
    for seed in 0..150 {
        let mut dice = kit::dice(seed);
        let start = random_start(&mut dice);
        let (_, races) = random_game(start, &mut dice, 400);
        for race in races.iter().step_by(1 + any_number(&mut dice, 9)).chain(races.last()) {
            let code = comes_back(&Link::Position(Position::of(race)));
            assert!(code.len() <= SHORT, "{code}: {}", Position::of(race));
        }
    }
}

#[test]
fn a_position_of_any_board_comes_back() {
    let (mut longest, mut dice) = (0, kit::dice(7));
    for _ in 0..60 {
        let mut race = kit::random_start(&mut dice).race().expect("rules that can be played");
        for _ in 0..any_number(&mut dice, 400) {
            let Some(action) = kit::random_action(&race, &mut dice) else { break };
            race.play(action, &mut |_| {}).expect("legal");
        }
        let code = comes_back(&Link::Position(Position::of(&race)));
        longest = longest.max(code.len());
        let rules = *race.rules();
        assert!(rules.side > 5 || code.len() <= SHORT, "{code}: {}", rules_text(&rules));
    }
    assert!(longest <= 120, "{longest}");
}

#[test]
fn equal_positions_have_equal_codes() {
    let one = "kanakatte; S d1 c1 e1# e1#; N c5 a3 d5 c3; gates S N; turn S; row 8* 2!12";
    let other = "kanakatte; S e1# c1 e1# d1; N c3 c5 a3 d5; turn S; gates N S; row 2!24 8*";
    assert_eq!(code(&position(one)), code(&position(other)));
    assert_ne!(code(&position(one)), code(&position(&one.replace("8*", "4*"))));
}

#[test]
fn a_position_that_is_over_comes_back_without_what_tells_nothing_any_more() {
    for text in [
        "kanakatte; S c3 c3 c3 c3; N c5 c5 c5 d2; gates S N; over won S=1 N=2",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; over agreed S=1 N=1",
        "kanakatte win=on; S c3 c3 c3 c3; E e2% e2% e2% e2%; N d5% d5% d5% d5%; gates S; over dead S=1 E=2 N=2",
    ] {
        assert_eq!(opened(&comes_back(&position(text))), position(text));
    }
}

/// Everything that takes room at once: rules that differ in every way, all pawns, ties on every square, a full row.
#[test]
fn the_largest_positions_on_the_usual_board_are_short() {
    let rules = "kanakatte cowries=7 pawns=8 three=cancels hit=nothing home=again entry=big gate=open jodi=at-once \
                 hard=whenever win=on";
    let pawns = "S a2% a2% b3% b3% d2# d2# d4# d4#; E b1# b1# d1# d1# b2# b2# c4# c4#; \
                 N a4# a4# b5# b5# c2# c2# d3# d3#; W e2# e2# e4# e4# d5# d5# b4# b4#";
    let gates = "gates S E N W; unlocked S E N W";
    let row = words("1 2 3 4 5 6 7 8 12 34 56 78 13 57 28 46", |pawns| format!("3!{pawns}"));
    let others = words("1 2 3 4 5 6 7 8 12 34 56 78 13 57 28 46", |pawns| format!("14*!{pawns} 14*!{pawns}"));
    let tested = "S c1 c1 c1 c1 c1 c1 c1 e1; N c5 e1% e1% e1% e1% e1% e1% e1%; gates S N; turn S";
    for text in [
        format!("{rules}; {pawns}; {gates}; turn S; row {row}; owed 3; run 1"),
        format!("{rules}; {pawns}; {gates}; turn S; row {others}; owed 40; run 1"),
        format!(
            "kanakatte pawns=8; {tested}; row 2!1 2!2 2!12 3!1 3!2 3!3 4*!4 8*!5 8*; owed 6; run 2; test d1 loose 6"
        ),
    ] {
        let code = comes_back(&position(&text));
        assert!(code.len() <= SHORT, "{}: {text}", code.len());
    }
}

fn words(of: &str, word: impl Fn(&str) -> String) -> String {
    of.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Rows that no turn comes to: sixteen kinds, 255 of each.
#[test]
fn no_row_at_all_makes_a_position_longer_than_two_hundred_letters() {
    let kinds = words("123 124 125 126 127 128 134 135 136 137 138 145 146 147 148 156", |pawns| format!("2!{pawns}"));
    let row = words(&[","; 255].join(" "), |_| kinds.clone());
    let pawns = "S c1 c1 c1 c1 c1 c1 c1 e1; N c5 c5 c5 c5 c5 c5 c5 c5";
    let text = format!("kanakatte pawns=8; {pawns}; turn S; row {row}; owed 65535; run 255");
    let length = comes_back(&position(&text)).len();
    assert!(length <= 200, "{length}");
}

/// Pawns, ties and rows put together at random, far beyond what games come to; what the check refuses is left out.
#[test]
fn random_arrangements_on_the_usual_board_come_back_and_are_short() {
    let mut dice = kit::dice(11);
    let (mut tried, mut longest) = (0, 0);
    while tried < 400 {
        let mut rules = parse_rules(["kanakatte", "chauka-bara"][any_number(&mut dice, 2)]).expect("a preset");
        (rules.cowries, rules.pawns) = (2 + any_number(&mut dice, 6) as u8, 1 + any_number(&mut dice, 8) as u8);
        let seats = kit::random_seats(&rules, &mut dice);
        let mut text = rules_text(&rules);
        for seat in seats.iter() {
            text += &format!("; {}", seat.letter());
            while text.rsplit(';').next().is_some_and(|clause| clause.split_whitespace().count() <= rules.pawns.into())
            {
                let square =
                    format!("{}{}", (b'a' + any_number(&mut dice, 5) as u8) as char, 1 + any_number(&mut dice, 5));
                let mark = ["", "", "#", "%"][any_number(&mut dice, 4)];
                let twice = if mark.is_empty() { 1 } else { 2 };
                text += &format!(" {square}{mark}").repeat(twice);
            }
        }
        let letters: Vec<String> = seats.iter().map(|seat| seat.letter().to_string()).collect();
        text += &format!("; gates {}; turn {}; row", letters.join(" "), letters[0]);
        for _ in 0..any_number(&mut dice, 10) {
            text += &format!(" 1!{}", 1 + any_number(&mut dice, rules.pawns.into()));
        }
        text += &format!("; owed {}", 1 + dice.next_u32() % 20);
        let Ok(read) = text.parse::<Position>() else { continue };
        tried += 1;
        longest = longest.max(comes_back(&Link::Position(read)).len());
    }
    assert!(longest <= SHORT, "{longest}");
}
