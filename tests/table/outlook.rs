//! The board as each side sees it: one's own start at the bottom, and everything where it belongs.

use chowkabara::engine::board::Board;
use chowkabara::engine::seat::Seat;
use chowkabara::engine::track::{Direction, Track, TurnIn};
use chowkabara::play::cues::{Speed, flights};
use chowkabara::play::scene::{Outlook, centre, scene};
use chowkabara::play::timeline::{Source, Timeline};

use crate::kit;

#[test]
fn each_seat_sees_its_own_start_in_the_middle_of_the_lowest_row() {
    for side in [5, 7, 9] {
        let board = Board::new(side).expect("a board");
        for seat in Seat::ALL {
            let track = Track::new(board, TurnIn::Straight, Direction::Usual, seat);
            assert_eq!(Outlook::of(seat).row_column(board, track.square(0)), (side - 1, side / 2), "{seat:?}");
        }
    }
}

#[test]
fn what_is_seen_in_a_row_and_column_is_the_square_there() {
    let board = Board::new(5).expect("a board");
    for outlook in Seat::ALL.map(Outlook::of) {
        for square in board.squares() {
            let (row, column) = outlook.row_column(board, square);
            assert_eq!(outlook.square(board, row, column), square);
            let (true_row, true_column) = board.row_column(square);
            let at = (f32::from(true_column) * 100.0 + 50.0, f32::from(true_row) * 100.0 + 50.0);
            let seen = (f32::from(column) * 100.0 + 50.0, f32::from(row) * 100.0 + 50.0);
            assert_eq!(outlook.point(board, at), seen);
        }
    }
}

#[test]
fn pieces_ways_and_marks_are_seen_where_their_squares_are() {
    let mut dice = kit::dice(3);
    let mut timeline = Timeline::new(kit::random_race(&mut dice));
    for _ in 0..200 {
        let Some(action) = kit::random_action(timeline.race(), &mut dice) else { break };
        timeline.play(action, Source::Table).expect("a listed action is legal");
        let moment = timeline.moment(timeline.cursor()).expect("something was played");
        let (race, board) = (&moment.race, moment.race.course().board);
        for outlook in Seat::ALL.map(Outlook::of) {
            let drawn = scene(race, Some(Default::default())).seen(board, outlook);
            for piece in &drawn.pieces {
                let square = race.course().square(piece.seat, race.side(piece.seat).step(piece.pawn));
                let at = outlook.point(board, centre(race, square));
                assert!((piece.at.0 - at.0).abs() < 50.0 && (piece.at.1 - at.1).abs() < 50.0, "{piece:?}");
            }
            for flight in flights(timeline.race_at(moment.before), moment, Speed::Usual) {
                let end = flight.seen(board, outlook).points.last().copied();
                let key = |seat, pawn| drawn.pieces.iter().find(|piece| (piece.seat, piece.pawn) == (seat, pawn));
                assert!(drawn.pieces.iter().any(|piece| Some(piece.at) == end) || key(Seat::S, 0).is_none());
            }
        }
    }
}
