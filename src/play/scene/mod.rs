//! The picture of a moment as plain values: every piece, tie and mark with its place. Pure; a drawing only performs it.
//!
//! Board units: 100 to a square, from the top left corner of the board.

mod choices;
mod floor;
mod pieces;

use super::selection::Selection;
use super::spot::Spot;
use crate::engine::board::Board;
use crate::engine::race::Race;
use crate::engine::race::jodi::Tie;
use crate::engine::seat::Seat;
use crate::engine::throw::{Shells, Throw};

pub use floor::{Floor, Frame, Outlook, centre, middle};

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

/// A throw's value as it is written, with a star where another throw of these shells counts the same.
pub fn value_text(shells: Shells, throw: Throw) -> String {
    let is_alone = |other: Throw| other == throw || shells.value(other) != shells.value(throw);
    let star = if shells.is_big(throw) && !shells.throws().all(is_alone) { "★" } else { "" };
    format!("{}{star}", shells.value(throw))
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

    fn mark(&mut self, kind: MarkKind, spot: Spot, at: Point, size: f32) {
        self.marks.push(Mark { kind, spot, at, size, badge: None });
    }

    fn piece(&self, seat: Seat, pawn: u8) -> Option<Piece> {
        self.pieces.iter().find(|piece| (piece.seat, piece.pawn) == (seat, pawn)).copied()
    }
}
