//! The picture of a moment as plain values: every piece, tie and mark with its place. Pure; a drawing only performs it.
//!
//! Board units: 100 to a square, from the top left corner of the board.

use super::selection::{Candidate, Selection};
use super::spot::Spot;
use crate::engine::board::{Board, Square};
use crate::engine::race::Race;
use crate::engine::race::choices::Landing;
use crate::engine::race::finish::Leaving;
use crate::engine::race::gate::Gate;
use crate::engine::race::jodi::Tie;
use crate::engine::race::side::Side;
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::throw::{Shells, Throw};
use crate::engine::track::{Direction, TurnIn};
use crate::engine::{PawnSet, Unit};

/// A point in board units.
pub type Point = (f32, f32);

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Scene {
    pub pieces: Vec<Piece>,
    pub groups: Vec<Group>,
    pub marks: Vec<Mark>,
    pub paths: Vec<Path>,
    /// The rest of the way home of the pawn in hand, from the farthest spot that it can reach.
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
    pub spot: Spot,
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
    /// An enemy's double stops the pawns on the way: they stay where they are.
    Stop,
    /// A sitter that is hit if the jodi moves.
    Danger,
    Barred,
}

/// The way of a move, square centre by square centre.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    pub points: Vec<Point>,
}

/// What is drawn once for a game: the board, which way its rings are run, and where there is room beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Floor {
    pub board: Board,
    pub turn_in: TurnIn,
    pub direction: Direction,
    /// The seats whose pawns can stand beside the board.
    pub beside: SeatSet,
}

/// The room round the squares on each side as it is seen, in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    pub above: f32,
    pub right: f32,
    pub below: f32,
    pub left: f32,
    /// The side of the board itself.
    pub side: f32,
}

impl Frame {
    pub fn width(&self) -> f32 {
        self.left + self.side + self.right
    }

    pub fn height(&self) -> f32 {
        self.above + self.side + self.below
    }
}

impl Floor {
    /// The margin of a side without pawns beside it.
    pub const MARGIN: f32 = 12.0;

    pub fn of(race: &Race) -> Floor {
        let (course, rules) = (race.course(), race.rules());
        let has_room = rules.entry.is_off_board() || rules.leaving == Leaving::WithOne;
        Floor {
            board: course.board,
            turn_in: rules.turn_in,
            direction: rules.direction,
            beside: if has_room { race.seats() } else { SeatSet::EMPTY },
        }
    }

    pub fn frame(self, outlook: Outlook) -> Frame {
        let room = |side: Seat| {
            let is_there = self.beside.iter().any(|seat| outlook.side_of(seat) == side);
            if is_there { Floor::MARGIN + depth(self.board) } else { Floor::MARGIN }
        };
        Frame {
            above: room(Seat::N),
            right: room(Seat::E),
            below: room(Seat::S),
            left: room(Seat::W),
            side: size(self.board),
        }
    }
}

/// How deep the room beside a board is: a row of pawns, as large on every board as it is seen.
fn depth(board: Board) -> f32 {
    f32::from(board.side()) * 12.5
}

fn size(board: Board) -> f32 {
    f32::from(board.side()) * 100.0
}

/// Where the pawn with this place of so many stands beside the board.
fn beside(board: Board, seat: Seat, index: usize, count: usize) -> Point {
    let (size, depth) = (size(board), depth(board));
    let aside = (index as f32 - (count as f32 - 1.0) / 2.0) * depth * 0.86;
    let below = (size / 2.0 + aside, size + 7.0 + depth / 2.0);
    // From the side of S to that of the seat.
    (0..seat.index()).fold(below, |(x, y), _| (y, size - x))
}

/// A throw's value as it is written, with a star where another throw of these shells counts the same.
pub fn value_text(shells: Shells, throw: Throw) -> String {
    let is_alone = |other: Throw| other == throw || shells.value(other) != shells.value(throw);
    let star = if shells.is_big(throw) && !shells.throws().all(is_alone) { "★" } else { "" };
    format!("{}{star}", shells.value(throw))
}

/// The middle of a spot; beside the board, that of the place where the next pawn of the seat would stand.
pub fn middle(race: &Race, spot: Spot) -> Point {
    match spot {
        Spot::Square(square) => centre(race, square),
        Spot::Beside(seat) => {
            let there = beside_board(race, seat).count();
            beside(race.course().board, seat, there, there + 1)
        }
    }
}

/// The pawns of a seat beside the board: those to come on, and those that have left it from the centre. Who has left
/// because a short game was over for his owner is gone.
fn beside_board(race: &Race, seat: Seat) -> impl Iterator<Item = u8> {
    let side = race.side(seat);
    let away = if race.rules().leaving == Leaving::WithOne { side.at(Side::AWAY) } else { PawnSet(0) };
    PawnSet(side.at(Side::OFF).0 | away.0).iter()
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
    for seat in race.seats().iter() {
        scene.put_beside(race, seat);
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

    fn put_beside(&mut self, race: &Race, seat: Seat) {
        let board = race.course().board;
        let pawns: Vec<u8> = beside_board(race, seat).collect();
        for (index, &pawn) in pawns.iter().enumerate() {
            let ripe = race.side(seat).step(pawn) == Side::AWAY;
            let at = beside(board, seat, index, pawns.len());
            self.pieces.push(Piece { seat, pawn, at, size: depth(board) * 0.84, turn: 0.0, ripe });
        }
    }

    fn put_square(&mut self, race: &Race, square: Square) {
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

    fn mark(&mut self, kind: MarkKind, spot: Spot, at: Point, size: f32) {
        self.marks.push(Mark { kind, spot, at, size, badge: None });
    }

    fn put_choices(&mut self, race: &Race, selection: Selection) {
        let (course, seat) = (race.course(), race.mover());
        let open = selection.open_moves(race);
        if let Some(from) = selection.from {
            let parts =
                open.iter().all(|candidate| candidate.choice.unit == Unit::Alone && candidate.plan.was == Tie::Hollow);
            let kind = if parts && !open.is_empty() { MarkKind::Part } else { MarkKind::Selected };
            match from {
                Spot::Square(square) => self.mark(kind, from, centre(race, square), 104.0),
                // Those that the throw would bring on.
                Spot::Beside(_) => {
                    let movers = open.iter().map(|candidate| candidate.plan.movers);
                    let most = movers.max_by_key(|movers| movers.count()).unwrap_or_default();
                    self.mark_pawns(kind, from, seat, most);
                }
            }
            let is_walked = |candidate: &&Candidate| candidate.plan.to <= course.home();
            let farthest = open.iter().filter(is_walked).max_by_key(|candidate| candidate.plan.to);
            self.ahead = farthest.map(|farthest| ahead(race, farthest));
            for candidate in &open {
                self.put_path(race, candidate);
            }
            self.put_targets(race, &open, selection, |_| true);
        } else {
            let mut spots: Vec<Spot> =
                open.iter().flat_map(|candidate| candidate.ways(race).map(|way| way.0)).collect();
            spots.sort_unstable();
            spots.dedup();
            for spot in spots {
                match spot {
                    Spot::Square(square) => self.mark(MarkKind::Movable, spot, centre(race, square), 112.0),
                    Spot::Beside(_) => {
                        let first = beside_board(race, seat).next();
                        self.mark_pawns(MarkKind::Movable, spot, seat, first.map_or(PawnSet(0), PawnSet::one));
                    }
                }
            }
            self.put_targets(race, &open, selection, |landing| {
                !matches!(landing, Landing::Plain(Tie::Loose) | Landing::Safe)
            });
        }
        let waits = race.rules().gate == Gate::AfterHit && !race.is_gate_open(seat);
        let near = course.last_outer() - 8;
        if waits && race.side(seat).pawns().any(|(_, step)| step > near && step <= course.last_outer()) {
            let square = course.square(seat, course.last_outer());
            let (at, inwards) = (centre(race, square), centre(race, course.square(seat, course.last_outer() + 1)));
            let edge = (at.0 + (inwards.0 - at.0) * 0.46, at.1 + (inwards.1 - at.1) * 0.46);
            self.mark(MarkKind::GateShut, square.into(), edge, 62.0);
        }
        for entry in race.row().iter().filter(|entry| !entry.barred.is_empty()) {
            for pawn in entry.barred.iter() {
                if let Some(piece) = self.piece(seat, pawn) {
                    let spot = Spot::of(course, seat, race.side(seat).step(pawn));
                    let corner = (piece.at.0 + piece.size * 0.42, piece.at.1 - piece.size * 0.42);
                    self.mark(MarkKind::Barred, spot, corner, 26.0);
                }
            }
        }
    }

    fn piece(&self, seat: Seat, pawn: u8) -> Option<Piece> {
        self.pieces.iter().find(|piece| (piece.seat, piece.pawn) == (seat, pawn)).copied()
    }

    /// A mark round each of some pawns.
    fn mark_pawns(&mut self, kind: MarkKind, spot: Spot, seat: Seat, pawns: PawnSet) {
        for piece in pawns.iter().filter_map(|pawn| self.piece(seat, pawn)).collect::<Vec<Piece>>() {
            self.mark(kind, spot, piece.at, piece.size * 1.5);
        }
    }

    fn put_path(&mut self, race: &Race, candidate: &Candidate) {
        let (course, seat, plan) = (race.course(), race.mover(), candidate.plan);
        let point = |step| match Spot::of(course, seat, step) {
            Spot::Square(square) => centre(race, square),
            // From the first pawn there, or to the next free place.
            spot => plan
                .movers
                .iter()
                .next()
                .filter(|_| step == plan.from)
                .and_then(|pawn| self.piece(seat, pawn))
                .map_or_else(|| middle(race, spot), |piece| piece.at),
        };
        let to = match plan.landing {
            Landing::Stopped(_, step) => step,
            _ => plan.to,
        };
        let way = |from: u8, to: u8| -> Vec<u8> {
            let walks = Side::is_on_board(from) && Side::is_on_board(to);
            let rest = if walks { course.track(seat).way(from, to) } else { vec![to] };
            [from].into_iter().chain(rest).collect()
        };
        let first = plan.home_first.iter().next().map(|pawn| way(race.side(seat).step(pawn), course.home()));
        let ways: Vec<Path> = [way(plan.from, to)]
            .into_iter()
            .chain(first)
            .map(|steps| Path { points: steps.into_iter().map(point).collect() })
            .collect();
        self.paths.extend(ways);
    }

    fn put_targets(&mut self, race: &Race, open: &[Candidate], selection: Selection, shown: fn(&Landing) -> bool) {
        let course = race.course();
        for candidate in open.iter().filter(|candidate| shown(&candidate.plan.landing)) {
            let entry = race.row().get(candidate.choice.slot).expect("a candidate's throw is in the row");
            let value = value_text(course.shells, entry.throw);
            for (number, (from, to)) in candidate.ways(race).enumerate() {
                if selection.from.is_some_and(|picked| picked != from) {
                    continue;
                }
                let kind = match candidate.plan.landing {
                    _ if number > 0 => MarkKind::Target,
                    Landing::Hits(..) => MarkKind::Hit,
                    Landing::Tests(..) => MarkKind::Test,
                    Landing::Sits(_) => MarkKind::Sit,
                    Landing::Stopped(..) => MarkKind::Stop,
                    Landing::Plain(Tie::Broken) => MarkKind::Part,
                    _ if candidate.plan.overtaken.iter().any(|pawns| !pawns.is_empty()) => MarkKind::Hit,
                    _ => MarkKind::Target,
                };
                let known = self.marks.iter_mut().find(|mark| mark.spot == to && mark.badge.is_some());
                match known.and_then(|mark| mark.badge.as_mut()) {
                    Some(badge) if badge.split(' ').any(|known| known == value) => {}
                    Some(badge) => *badge = format!("{badge} {value}"),
                    None => {
                        let size = if to.square().is_some() { 100.0 } else { depth(course.board) };
                        self.marks.push(Mark {
                            kind,
                            spot: to,
                            at: middle(race, to),
                            size,
                            badge: Some(value.clone()),
                        });
                    }
                }
            }
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

/// The track of a move's pawn from where it goes.
fn ahead(race: &Race, candidate: &Candidate) -> Path {
    let (course, seat) = (race.course(), race.mover());
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
