//! The pawns and what ties them, square by square and beside the board.

use super::floor::{beside, beside_board, depth};
use super::{Group, MarkKind, Piece, Point, Scene, centre};
use crate::engine::PawnSet;
use crate::engine::board::Square;
use crate::engine::race::Race;
use crate::engine::race::jodi::Tie;
use crate::engine::race::side::Side;
use crate::engine::seat::Seat;

impl Scene {
    pub(super) fn put_beside(&mut self, race: &Race, seat: Seat) {
        let board = race.course().board;
        let pawns: Vec<u8> = beside_board(race, seat).collect();
        for (index, &pawn) in pawns.iter().enumerate() {
            let ripe = race.side(seat).step(pawn) == Side::AWAY;
            let at = beside(board, seat, index, pawns.len());
            self.pieces.push(Piece { seat, pawn, at, size: depth(board) * 0.84, turn: 0.0, ripe });
        }
    }

    pub(super) fn put_square(&mut self, race: &Race, square: Square) {
        let at = centre(race, square);
        let here: Vec<(Seat, PawnSet)> = race
            .seats()
            .iter()
            .map(|seat| (seat, race.pawns_at(seat, square)))
            .filter(|(_, pawns)| !pawns.is_empty())
            .collect();
        let is_attacked = race.rules().jodi.forms_jodis() && !race.course().is_ghatta(square);
        if let ([one, other], true) = (&here[..], is_attacked) {
            return self.put_shared(race, square, *one, *other);
        }
        let bunches: Vec<Bunch> = here.iter().flat_map(|&(seat, pawns)| bunches(race, seat, square, pawns)).collect();
        if let [only] = bunches[..]
            && only.tie != Tie::Loose
        {
            return self.put_group(race, only.seat, only.pawns, only.tie, at, 1.0);
        }
        let (places, size) = packed(bunches.len());
        for (bunch, (dx, dy)) in bunches.into_iter().zip(places) {
            let at = (at.0 + dx, at.1 + dy);
            match (bunch.tie, bunch.pawns.iter().next()) {
                (Tie::Loose, Some(pawn)) => self.put(race, bunch.seat, pawn, at, size, 0.0),
                _ => self.put_group(race, bunch.seat, bunch.pawns, bunch.tie, at, size * 1.1 / 97.0),
            }
        }
    }

    /// Two seats on one plain square: a group, and an enemy that sits on it or attacks it.
    fn put_shared(&mut self, race: &Race, square: Square, one: (Seat, PawnSet), other: (Seat, PawnSet)) {
        let at = centre(race, square);
        let host = race.host_at(square);
        let is_guest = |seat: Seat| host.map_or(seat == race.mover(), |host| host != seat);
        let (guest, group) = if is_guest(one.0) { (one, other) } else { (other, one) };
        self.put_group(race, group.0, group.1, race.tie_at(group.0, square), (at.0 - 7.0, at.1 - 7.0), 0.88);
        for (index, pawn) in guest.1.iter().enumerate() {
            self.put(race, guest.0, pawn, (at.0 + 27.0 - 26.0 * index as f32, at.1 + 29.0), 48.0, -34.0);
            if race.is_in_danger(guest.0, pawn) {
                self.mark(MarkKind::Danger, square.into(), (at.0 + 37.0, at.1 - 37.0), 30.0);
            }
        }
    }

    fn put(&mut self, race: &Race, seat: Seat, pawn: u8, at: Point, size: f32, turn: f32) {
        let ripe = race.side(seat).step(pawn) == race.course().home();
        self.pieces.push(Piece { seat, pawn, at, size, turn, ripe });
    }

    fn put_group(&mut self, race: &Race, seat: Seat, pawns: PawnSet, tie: Tie, at: Point, scale: f32) {
        self.groups.push(Group { tie, at, size: 97.0 * scale });
        let places: &[(f32, f32, f32)] = match (tie, pawns.count()) {
            (Tie::Hard | Tie::Twins, _) => &[(-14.5, -1.0, -6.0), (14.5, 1.0, 4.0)],
            (Tie::Pair, 2) => &[(-20.0, 0.0, 0.0), (20.0, 0.0, 0.0)],
            (_, 2) => &[(-18.0, 3.0, -8.0), (18.0, 3.0, 10.0)],
            (_, 3) => &[(0.0, -18.0, 6.0), (-20.0, 15.0, -14.0), (20.0, 15.0, 12.0)],
            _ => &[],
        };
        let size = match (tie, pawns.count()) {
            (Tie::Hard | Tie::Twins, _) => 43.0,
            (_, 2) => 46.0,
            (_, 3) => 42.0,
            (_, 4) => 35.0,
            _ => 26.0,
        };
        let (packed, _) = packed(usize::from(pawns.count()));
        for (index, pawn) in pawns.iter().enumerate() {
            let (dx, dy, turn) =
                places.get(index).copied().unwrap_or((packed[index].0 * 0.8, packed[index].1 * 0.8, 0.0));
            self.put(race, seat, pawn, (at.0 + dx * scale, at.1 + dy * scale), size * scale.min(0.95), turn);
        }
    }
}

/// Pawns of a seat that are drawn as one on a square.
#[derive(Clone, Copy)]
struct Bunch {
    seat: Seat,
    pawns: PawnSet,
    tie: Tie,
}

/// The pawns of a seat on a square: singles each for itself, twins two by two, others all together.
fn bunches(race: &Race, seat: Seat, square: Square, pawns: PawnSet) -> Vec<Bunch> {
    let (tie, twins) = (race.tie_at(seat, square), race.side(seat).hard);
    let mut left = pawns;
    let mut found = Vec::new();
    while let Some(pawn) = left.iter().next() {
        let (pawns, tie) = match tie {
            Tie::Loose => (PawnSet::one(pawn), Tie::Loose),
            Tie::Twins if !twins.has(pawn) => (PawnSet::one(pawn), Tie::Loose),
            Tie::Twins => (PawnSet(left.0 & twins.0).lowest(2), Tie::Twins),
            _ => (left, tie),
        };
        left = left.without(pawns);
        found.push(Bunch { seat, pawns, tie });
    }
    found
}

/// Places for so many pieces round the centre of a square, and their size.
fn packed(count: usize) -> (Vec<Point>, f32) {
    match count {
        0 | 1 => (vec![(0.0, 0.0); count], 64.0),
        2 => (vec![(-21.0, 19.0), (21.0, -19.0)], 52.0),
        3 => (vec![(0.0, -22.0), (-24.0, 18.0), (24.0, 18.0)], 45.0),
        _ => {
            let columns = (1..).find(|columns| columns * columns >= count).expect("some square holds them");
            let rows = count.div_ceil(columns);
            let gap = 88.0 / columns as f32;
            let place = |index: usize| {
                let in_row = if index / columns == rows - 1 { count - columns * (rows - 1) } else { columns };
                let x = (index % columns) as f32 - (in_row - 1) as f32 / 2.0;
                let y = (index / columns) as f32 - (rows - 1) as f32 / 2.0;
                (x * gap, y * gap)
            };
            ((0..count).map(place).collect(), gap * 0.98)
        }
    }
}
