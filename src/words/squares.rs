//! The name of a square for those who hear it: where it is, who stands there, what can be done.

use super::{Message, Names};
use crate::engine::board::Square;
use crate::engine::race::Race;
use crate::engine::race::jodi::Tie;
use crate::engine::seat::Seat;
use crate::play::reach::{Reach, reach};

/// What stands on a square, sentence by sentence. The same facts that the drawing shows.
pub fn square(race: &Race, names: &Names, square: Square) -> Vec<Message> {
    let course = race.course();
    let name = course.board.name(square);
    let start = Seat::ALL.into_iter().find(|&seat| course.board.start(seat) == square);
    let mut messages = vec![match start {
        Some(seat) if race.seats().has(seat) => {
            Message::new("square-start").text("square", name).text("name", names.of(seat))
        }
        _ if square == course.board.centre() => Message::new("square-centre").text("square", name),
        _ if course.is_ghatta(square) => Message::new("square-ghatta").text("square", name),
        _ => Message::new("square-plain").text("square", name),
    }];
    for seat in race.seats().iter() {
        let pawns = race.pawns_at(seat, square);
        if pawns.is_empty() {
            continue;
        }
        let tie = match race.tie_at(seat, square) {
            _ if square == course.board.centre() => "home",
            _ if pawns.iter().any(|pawn| race.is_in_danger(seat, pawn)) => "danger",
            Tie::Loose => "loose",
            Tie::Hollow => "hollow",
            Tie::Hard => "hard",
            Tie::Broken => "broken",
            Tie::Pair => "pair",
            Tie::Twins => "twins",
        };
        let message = Message::new("square-pawns").text("name", names.of(seat)).text("tie", tie);
        messages.push(message.number("count", pawns.count()));
    }
    messages
}

/// Who can get to a square with the next throw, seat by seat.
pub fn reached(race: &Race, names: &Names, square: Square) -> Vec<Message> {
    let reaches = reach(race, square);
    if reaches.is_empty() {
        return vec![Message::new("square-reach-none")];
    }
    let told = |reach: Reach| {
        let message = Message::new("square-reach").text("name", names.of(reach.seat));
        message.number("ways", reach.ways).number("all", reach.all)
    };
    reaches.into_iter().map(told).collect()
}
