//! Larger boards, both ways to turn in, the mirror, more ghattas, other numbers of pawns (B3, B4, B6).

use chowkabara::engine::board::{Board, Ghattas};
use chowkabara::engine::race::{First, Race};
use chowkabara::engine::seat::Seat;
use chowkabara::engine::track::{Direction, Track, TurnIn};
use chowkabara::notation::parse_rules;

use crate::kit::{allows, at, leads};

/// The squares of a seat's track from a step on, by name.
fn names(side: u8, turn_in: TurnIn, direction: Direction, steps: std::ops::RangeInclusive<u8>) -> String {
    let board = Board::new(side).expect("a side");
    let track = Track::new(board, turn_in, direction, Seat::S);
    steps.map(|step| board.name(track.square(step))).collect::<Vec<_>>().join(" ")
}

// B3
#[test]
fn on_seven_by_seven_a_track_may_turn_in_at_the_corner() {
    let corner = |steps| names(7, TurnIn::Corner, Direction::Usual, steps);
    assert_eq!(corner(22..=25), "b1 c1 b2 b3");
    assert_eq!(corner(38..=41), "d2 c2 c3 c4");
    assert_eq!(corner(46..=48), "e3 d3 d4");
}

// B3
#[test]
fn straight_is_one_step_inwards_on_every_board() {
    let straight = |side, steps| names(side, TurnIn::Straight, Direction::Usual, steps);
    assert_eq!(straight(7, 23..=25), "c1 c2 b2");
    assert_eq!(straight(7, 39..=40), "d2 d3");
    assert_eq!(straight(9, 31..=32), "d1 d2");
    assert_eq!(straight(9, 55..=56), "e2 e3");
}

// B3: a corner of the ring within is no step away from anywhere else.
#[test]
fn the_corner_is_offered_on_seven_by_seven_alone() {
    for side in [5, 9, 11] {
        assert!(parse_rules(&format!("kanakatte side={side} turn-in=corner")).is_err());
    }
    assert!(parse_rules("kanakatte side=7 turn-in=corner").is_ok());
}

// B2, Gavalata
#[test]
fn in_the_mirror_the_outer_ring_is_run_clockwise_and_the_inner_one_the_other_way() {
    let mirrored = names(5, TurnIn::Straight, Direction::Mirrored, 0..=24);
    let expected = "c1 b1 a1 a2 a3 a4 a5 b5 c5 d5 e5 e4 e3 e2 e1 d1 d2 d3 d4 c4 b4 b3 b2 c2 c3";
    assert_eq!(mirrored, expected);
    for side in [5, 7, 9, 11] {
        for seat in Seat::ALL {
            let board = Board::new(side).expect("a side");
            let track = Track::new(board, TurnIn::Straight, Direction::Mirrored, seat);
            assert_eq!(track.square(0), board.start(seat));
            assert_eq!(track.square(track.home()), board.centre());
        }
    }
}

// B4
#[test]
fn more_squares_may_be_crossed_alike_on_every_side() {
    let crossed = |ghattas| {
        let board = Board::new(5).expect("a side").crossed(ghattas);
        let names: Vec<String> =
            board.squares().filter(|&square| board.is_ghatta(square)).map(|square| board.name(square)).collect();
        names.join(" ")
    };
    assert_eq!(crossed(Ghattas::Starts), "c5 a3 c3 e3 c1");
    assert_eq!(crossed(Ghattas::Corners), "a5 c5 e5 a3 c3 e3 a1 c1 e1");
    assert_eq!(crossed(Ghattas::InnerCorners), "c5 b4 d4 a3 c3 e3 b2 d2 c1");
    assert_eq!(crossed(Ghattas::AllCorners), "a5 c5 e5 b4 d4 a3 c3 e3 b2 d2 a1 c1 e1");
}

// B4, H1
#[test]
fn nobody_is_hit_on_an_added_ghatta() {
    leads(
        "kanakatte crosses=corners; S d1 c1 c1 c1; N e1 c5 c5 c5; turn S; row 1",
        "1:d1-e1",
        "kanakatte crosses=corners; S c1 c1 c1 e1; N c5 c5 c5 e1; turn N; owed 1",
    );
}

// B6
#[test]
fn any_number_of_pawns_from_one_to_eight_plays_on_every_board() {
    for pawns in 1..=8u8 {
        for side in [5, 7, 9, 11] {
            let rules = parse_rules(&format!("kanakatte side={side} pawns={pawns}")).expect("rules");
            let seats = [Seat::S, Seat::N].into_iter().collect();
            let race = Race::new(rules, seats, First::Named(Seat::S)).expect("a table");
            assert_eq!(race.side(Seat::S).pawns().count(), usize::from(pawns));
        }
    }
    assert!(parse_rules("kanakatte pawns=9").is_err());
    assert!(parse_rules("kanakatte pawns=0").is_err());
}

// B3, J8
#[test]
fn a_jodi_enters_the_next_ring_of_a_larger_board_as_one_move() {
    let start = "seven-house; S d1 d1 d1 d1 b1# b1#; N d7 d7 d7 d7 d7 d7; gates S; turn S; row 4";
    allows(start, "4:d1-g2 4:b1=b2");
    assert_eq!(at(start).course().board.name(at(start).course().square(Seat::S, 24)), "b2");
}
