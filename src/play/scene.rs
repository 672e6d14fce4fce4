//! The picture of a moment as plain values: every piece, tie and mark with its place. Pure; a drawing only performs it.
//!
//! Board units: 100 to a square, from the top left corner of the board.

use super::selection::{Candidate, Selection};
use crate::engine::board::{Board, Square};
use crate::engine::race::Race;
use crate::engine::race::choices::Landing;
use crate::engine::race::gate::Gate;
use crate::engine::race::jodi::Tie;
use crate::engine::seat::Seat;
use crate::engine::{PawnSet, Unit};

/// A point in board units.
pub type Point = (f32, f32);

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Scene {
    pub pieces: Vec<Piece>,
    pub groups: Vec<Group>,
    pub marks: Vec<Mark>,
    pub paths: Vec<Path>,
    /// The rest of the way home of the pawn in hand, from the farthest square that it can reach.
    pub ahead: Option<Path>,
}

/// A pawn. Its key stays the same through the game, so that a drawing can move it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    pub seat: Seat,
    pub pawn: u8,
    pub at: Point,
    pub size: f32,
    /// Degrees.
    pub turn: f32,
    /// Home: drawn as a ripe fruit (W1).
    pub ripe: bool,
}

/// What ties pawns, drawn round them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Group {
    pub tie: Tie,
    pub at: Point,
    pub size: f32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    pub kind: MarkKind,
    pub square: Square,
    pub at: Point,
    pub size: f32,
    /// The values of the throws that lead here.
    pub badge: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    Movable,
    Selected,
    Target,
    Hit,
    Test,
    Sit,
    /// An own jodi parts or breaks.
    Part,
    GateShut,
    /// A sitter that is hit if the jodi moves.
    Danger,
    Barred,
}

/// The way of a move, square centre by square centre.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    pub points: Vec<Point>,
}

/// The centre of a square.
pub fn centre(race: &Race, square: Square) -> Point {
    let (row, column) = race.course().board.row_column(square);
    (f32::from(column) * 100.0 + 50.0, f32::from(row) * 100.0 + 50.0)
}

/// How the board lies before the person who looks at it: so many quarter turns bring that person's seat to the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub struct Outlook {
    quarters: usize,
}

impl Outlook {
    /// With this seat at the bottom.
    pub fn of(seat: Seat) -> Outlook {
        Outlook { quarters: seat.index() }
    }

    /// The side on which a seat is seen: that of S is below.
    pub fn side_of(self, seat: Seat) -> Seat {
        seat.turned(4 - self.quarters)
    }

    /// Where a point of the board is seen.
    pub fn point(self, board: Board, (x, y): Point) -> Point {
        let size = f32::from(board.side()) * 100.0;
        (0..self.quarters).fold((x, y), |(x, y), _| (size - y, x))
    }

    /// The square that is seen in this row and column, from the upper left corner.
    pub fn square(self, board: Board, row: u8, column: u8) -> Square {
        let last = board.side() - 1;
        let (row, column) = (0..self.quarters).fold((row, column), |(row, column), _| (last - column, row));
        board.square(row, column)
    }

    /// The row and column in which a square is seen.
    pub fn row_column(self, board: Board, square: Square) -> (u8, u8) {
        let last = board.side() - 1;
        (0..self.quarters).fold(board.row_column(square), |(row, column), _| (column, last - row))
    }
}

/// Draws a moment. The selection is that of the person whose choice it is; `None` where nobody is to choose.
pub fn scene(race: &Race, selection: Option<Selection>) -> Scene {
    let mut scene = Scene::default();
    for square in race.course().board.squares() {
        scene.put_square(race, square);
    }
    if let Some(selection) = selection {
        scene.put_choices(race, selection);
    }
    scene
}

impl Scene {
    /// The same picture as it is seen from another side of the board.
    pub fn seen(mut self, board: Board, outlook: Outlook) -> Scene {
        let turn = |at: &mut Point| *at = outlook.point(board, *at);
        self.pieces.iter_mut().for_each(|piece| turn(&mut piece.at));
        self.groups.iter_mut().for_each(|group| turn(&mut group.at));
        self.marks.iter_mut().for_each(|mark| turn(&mut mark.at));
        self.paths.iter_mut().chain(&mut self.ahead).flat_map(|path| &mut path.points).for_each(turn);
        self
    }

    fn put_square(&mut self, race: &Race, square: Square) {
        let at = centre(race, square);
        let here: Vec<(Seat, PawnSet)> = race
            .seats()
            .iter()
            .map(|seat| (seat, race.pawns_at(seat, square)))
            .filter(|(_, pawns)| !pawns.is_empty())
            .collect();
        let shared = here.len() == 2 && !race.course().is_ghatta(square);
        match here[..] {
            [] => {}
            [one, other] if shared => self.put_shared(race, square, one, other),
            [(seat, pawns)] if race.tie_at(seat, square) != Tie::Loose => {
                self.put_group(race, seat, pawns, race.tie_at(seat, square), at, 1.0);
            }
            _ => {
                let pieces: Vec<(Seat, u8)> =
                    here.iter().flat_map(|&(seat, pawns)| pawns.iter().map(move |pawn| (seat, pawn))).collect();
                let (places, size) = packed(pieces.len());
                for ((seat, pawn), (dx, dy)) in pieces.into_iter().zip(places) {
                    self.put(race, seat, pawn, (at.0 + dx, at.1 + dy), size, 0.0);
                }
            }
        }
    }

    /// Two seats on one plain square: a group, and an enemy that sits on it or attacks it.
    fn put_shared(&mut self, race: &Race, square: Square, one: (Seat, PawnSet), other: (Seat, PawnSet)) {
        let at = centre(race, square);
        let host = race.host_at(square);
        let is_guest = |seat: Seat| host.map_or(seat == race.turn(), |host| host != seat);
        let (guest, group) = if is_guest(one.0) { (one, other) } else { (other, one) };
        self.put_group(race, group.0, group.1, race.tie_at(group.0, square), (at.0 - 7.0, at.1 - 7.0), 0.88);
        for (index, pawn) in guest.1.iter().enumerate() {
            self.put(race, guest.0, pawn, (at.0 + 27.0 - 26.0 * index as f32, at.1 + 29.0), 48.0, -34.0);
            if race.is_in_danger(guest.0, pawn) {
                self.mark(MarkKind::Danger, square, (at.0 + 37.0, at.1 - 37.0), 30.0);
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
            (Tie::Hard, _) => &[(-14.5, -1.0, -6.0), (14.5, 1.0, 4.0)],
            (_, 2) => &[(-18.0, 3.0, -8.0), (18.0, 3.0, 10.0)],
            (_, 3) => &[(0.0, -18.0, 6.0), (-20.0, 15.0, -14.0), (20.0, 15.0, 12.0)],
            _ => &[],
        };
        let size = match (tie, pawns.count()) {
            (Tie::Hard, _) => 43.0,
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

    fn mark(&mut self, kind: MarkKind, square: Square, at: Point, size: f32) {
        self.marks.push(Mark { kind, square, at, size, badge: None });
    }

    fn put_choices(&mut self, race: &Race, selection: Selection) {
        let course = race.course();
        let seat = race.turn();
        let open = selection.open_moves(race);
        if let Some(from) = selection.from {
            let at = centre(race, from);
            let parts =
                open.iter().all(|candidate| candidate.choice.unit == Unit::Alone && candidate.plan.was == Tie::Hollow);
            self.mark(if parts { MarkKind::Part } else { MarkKind::Selected }, from, at, 104.0);
            self.ahead = open.iter().max_by_key(|candidate| candidate.plan.to).map(|farthest| ahead(race, farthest));
            for candidate in &open {
                self.put_path(race, candidate);
            }
            self.put_targets(race, &open, |_| true);
        } else {
            let mut squares: Vec<Square> =
                open.iter().map(|candidate| course.square(seat, candidate.plan.from)).collect();
            squares.dedup();
            squares.sort_unstable();
            squares.dedup();
            for square in squares {
                self.mark(MarkKind::Movable, square, centre(race, square), 112.0);
            }
            self.put_targets(race, &open, |landing| !matches!(landing, Landing::Plain(Tie::Loose) | Landing::Safe));
        }
        let waits = race.rules().gate == Gate::AfterHit && !race.is_gate_open(seat);
        let near = course.last_outer() - 8;
        if waits && race.side(seat).pawns().any(|(_, step)| step > near && step <= course.last_outer()) {
            let square = course.square(seat, course.last_outer());
            let (at, inwards) = (centre(race, square), centre(race, course.square(seat, course.last_outer() + 1)));
            let edge = (at.0 + (inwards.0 - at.0) * 0.46, at.1 + (inwards.1 - at.1) * 0.46);
            self.mark(MarkKind::GateShut, square, edge, 62.0);
        }
        for entry in race.row().iter().filter(|entry| !entry.barred.is_empty()) {
            for pawn in entry.barred.iter() {
                if let Some(piece) = self.pieces.iter().find(|piece| (piece.seat, piece.pawn) == (seat, pawn)).copied()
                {
                    let square = course.square(seat, race.side(seat).step(pawn));
                    let corner = (piece.at.0 + piece.size * 0.42, piece.at.1 - piece.size * 0.42);
                    self.mark(MarkKind::Barred, square, corner, 26.0);
                }
            }
        }
    }

    fn put_path(&mut self, race: &Race, candidate: &Candidate) {
        let (course, seat, plan) = (race.course(), race.turn(), candidate.plan);
        let steps = [plan.from].into_iter().chain(course.track(seat).way(plan.from, plan.to));
        self.paths.push(Path { points: steps.map(|step| centre(race, course.square(seat, step))).collect() });
    }

    fn put_targets(&mut self, race: &Race, open: &[Candidate], shown: fn(&Landing) -> bool) {
        let (course, seat) = (race.course(), race.turn());
        for candidate in open.iter().filter(|candidate| shown(&candidate.plan.landing)) {
            let square = course.square(seat, candidate.plan.to);
            let kind = match candidate.plan.landing {
                Landing::Hits(..) => MarkKind::Hit,
                Landing::Tests(..) => MarkKind::Test,
                Landing::Sits(_) => MarkKind::Sit,
                Landing::Plain(Tie::Broken) => MarkKind::Part,
                _ => MarkKind::Target,
            };
            let entry = race.row().get(candidate.choice.slot).expect("a candidate's throw is in the row");
            let value = course.shells.value(entry.throw).to_string();
            let known = self.marks.iter_mut().find(|mark| mark.square == square && mark.badge.is_some());
            match known.and_then(|mark| mark.badge.as_mut()) {
                Some(badge) if badge.split(' ').any(|known| known == value) => {}
                Some(badge) => *badge = format!("{badge} {value}"),
                None => {
                    let mark = Mark { kind, square, at: centre(race, square), size: 100.0, badge: Some(value) };
                    self.marks.push(mark);
                }
            }
        }
    }
}

/// The track of a move's pawn from where it goes.
fn ahead(race: &Race, candidate: &Candidate) -> Path {
    let (course, seat) = (race.course(), race.turn());
    let steps = candidate.plan.to..=course.home();
    Path { points: steps.map(|step| centre(race, course.square(seat, step))).collect() }
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
