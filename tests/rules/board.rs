//! Boards and tracks (B1 to B4).

use std::collections::HashSet;

use chowkabara::engine::board::{Board, Square};
use chowkabara::engine::seat::Seat;
use chowkabara::engine::track::{Direction, Track, TurnIn};

fn board(side: u8) -> Board {
    Board::new(side).expect("a side that is allowed")
}

fn usual(board: Board, seat: Seat) -> Track {
    Track::new(board, TurnIn::Straight, Direction::Usual, seat)
}

/// Asserts rows and columns of a seat's track, in order.
fn runs(side: u8, seat: Seat, expected: &[(u8, u8)]) {
    let (board, track) = (board(side), usual(board(side), seat));
    let way: Vec<(u8, u8)> = (0..=track.home()).map(|step| board.row_column(track.square(step))).collect();
    assert_eq!(way, expected);
}

// B1
#[test]
fn a_board_has_an_odd_side_from_five_to_eleven() {
    let sides: Vec<u8> = (0..=u8::MAX).filter(|&side| Board::new(side).is_some()).collect();
    assert_eq!(sides, [5, 7, 9, 11]);
}

// B1
#[test]
fn rows_count_from_the_top_and_columns_from_the_left() {
    let board = board(5);
    assert_eq!(board.square(0, 0), Square(0));
    assert_eq!(board.square(0, 4), Square(4));
    assert_eq!(board.square(4, 0), Square(20));
    assert_eq!((board.name(board.square(0, 0)), board.name(board.square(4, 2))), ("a5".into(), "c1".into()));
}

// B1
#[test]
fn the_starts_lie_in_the_middle_of_the_sides_and_s_sits_at_the_bottom() {
    let starts = |side: u8| Seat::ALL.map(|seat| board(side).row_column(board(side).start(seat)));
    assert_eq!(starts(5), [(4, 2), (2, 4), (0, 2), (2, 0)]);
    assert_eq!(starts(11), [(10, 5), (5, 10), (0, 5), (5, 0)]);
}

// B2
#[test]
fn s_runs_the_outer_ring_anticlockwise_then_the_inner_ring_clockwise_then_into_the_centre() {
    #[rustfmt::skip]
    runs(5, Seat::S, &[
        (4, 2), (4, 3), (4, 4), (3, 4), (2, 4), (1, 4), (0, 4), (0, 3),
        (0, 2), (0, 1), (0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (4, 1),
        (3, 1), (2, 1), (1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (3, 2),
        (2, 2),
    ]);
}

// B1
#[test]
fn the_track_of_e_is_turned_anticlockwise_by_one_quarter() {
    #[rustfmt::skip]
    runs(5, Seat::E, &[
        (2, 4), (1, 4), (0, 4), (0, 3), (0, 2), (0, 1), (0, 0), (1, 0),
        (2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (4, 3), (4, 4), (3, 4),
        (3, 3), (3, 2), (3, 1), (2, 1), (1, 1), (1, 2), (1, 3), (2, 3),
        (2, 2),
    ]);
}

// B1
#[test]
fn the_track_of_n_is_turned_anticlockwise_by_two_quarters() {
    #[rustfmt::skip]
    runs(5, Seat::N, &[
        (0, 2), (0, 1), (0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (4, 1),
        (4, 2), (4, 3), (4, 4), (3, 4), (2, 4), (1, 4), (0, 4), (0, 3),
        (1, 3), (2, 3), (3, 3), (3, 2), (3, 1), (2, 1), (1, 1), (1, 2),
        (2, 2),
    ]);
}

// B1
#[test]
fn the_track_of_w_is_turned_anticlockwise_by_three_quarters() {
    #[rustfmt::skip]
    runs(5, Seat::W, &[
        (2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (4, 3), (4, 4), (3, 4),
        (2, 4), (1, 4), (0, 4), (0, 3), (0, 2), (0, 1), (0, 0), (1, 0),
        (1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1), (2, 1),
        (2, 2),
    ]);
}

// B2
#[test]
fn the_waiting_square_is_the_last_of_the_outer_ring_and_the_centre_the_last_of_all() {
    for (side, last_outer, home) in [(5, 15, 24), (7, 23, 48), (9, 31, 80), (11, 39, 120)] {
        for seat in Seat::ALL {
            let track = usual(board(side), seat);
            assert_eq!((track.last_outer(), track.home()), (last_outer, home));
            assert_eq!(track.square(home), board(side).centre());
        }
    }
    let waiting = Seat::ALL.map(|seat| board(5).name(usual(board(5), seat).square(15)));
    assert_eq!(waiting, ["b1", "e2", "d5", "a4"]);
}

// B3
#[test]
fn on_seven_by_seven_the_straight_way_turns_in_by_one_step_from_each_ring() {
    #[rustfmt::skip]
    runs(7, Seat::S, &[
        (6, 3), (6, 4), (6, 5), (6, 6), (5, 6), (4, 6), (3, 6), (2, 6), (1, 6), (0, 6), (0, 5), (0, 4),
        (0, 3), (0, 2), (0, 1), (0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (6, 1), (6, 2),
        (5, 2), (5, 1), (4, 1), (3, 1), (2, 1), (1, 1), (1, 2), (1, 3),
        (1, 4), (1, 5), (2, 5), (3, 5), (4, 5), (5, 5), (5, 4), (5, 3),
        (4, 3), (4, 2), (3, 2), (2, 2), (2, 3), (2, 4), (3, 4), (4, 4),
        (3, 3),
    ]);
}

// B3
#[test]
fn on_nine_by_nine_the_straight_way_enters_each_ring_straight_where_that_is_possible_and_else_diagonally() {
    let track = usual(board(9), Seat::S);
    let at = |step| board(9).row_column(track.square(step));
    let turns = [31, 32, 55, 56, 71, 72, 79, 80].map(at);
    assert_eq!(turns, [(8, 3), (7, 3), (7, 4), (6, 4), (6, 5), (5, 5), (4, 5), (4, 4)]);
}

// B3
#[test]
fn every_ring_is_run_whole_the_outer_one_anticlockwise_and_the_inner_ones_clockwise() {
    for side in [5, 7, 9, 11] {
        let board = board(side);
        let track = usual(board, Seat::S);
        let depth = |step: u8| {
            let (row, column) = board.row_column(track.square(step));
            row.min(column).min(side - 1 - row).min(side - 1 - column)
        };
        let middle = i32::from(side / 2);
        let from_middle = |step: u8| {
            let (row, column) = board.row_column(track.square(step));
            (i32::from(row) - middle, i32::from(column) - middle)
        };
        let walked: HashSet<Square> = (0..=track.home()).map(|step| track.square(step)).collect();
        assert_eq!(walked.len(), usize::from(side * side));
        for step in 0..track.home() - 1 {
            assert!(depth(step) <= depth(step + 1), "step {step} of {side}");
            if depth(step) == depth(step + 1) {
                let ((row, column), (next_row, next_column)) = (from_middle(step), from_middle(step + 1));
                assert_eq!((row - next_row).abs() + (column - next_column).abs(), 1);
                let turn = row * next_column - column * next_row; // above 0 when the step goes anticlockwise
                assert!(if depth(step) == 0 { turn > 0 } else { turn < 0 }, "step {step} of {side}");
            }
        }
    }
}

// B4
#[test]
fn the_four_starts_and_the_centre_are_ghattas_and_nothing_else() {
    for side in [5, 7, 9, 11] {
        let board = board(side);
        let ghattas: HashSet<Square> = board.squares().filter(|&square| board.is_ghatta(square)).collect();
        let expected = Seat::ALL.into_iter().map(|seat| board.start(seat)).chain([board.centre()]).collect();
        assert_eq!(ghattas, expected);
    }
}
