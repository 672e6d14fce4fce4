//! One race state for every track and every house: a small value, cheap to clone, without heap of its own.
//!
//! The questions that households answer differently have a file each (`entry`, `gate`, `extra_throw`, `jodi`,
//! `finish`, `throwing`); `choices` tells what is legal and changes nothing; `play` alone changes a state.

pub mod choices;
pub mod entry;
pub mod extra_throw;
pub mod finish;
pub mod gate;
pub mod jodi;
pub mod play;
pub mod presets;
pub mod row;
pub mod rules;
pub mod side;
pub mod throwing;

use std::sync::Arc;

use super::board::{Board, Square};
use super::seat::{Seat, SeatSet};
use super::throw::{Shells, Throw};
use super::track::Track;
use super::{Outcome, PawnSet, Stage};
use jodi::Tie;
use row::Row;
use rules::{RaceRules, Refused};
use side::Side;

/// What stays the same through a game: its rules, and the tables that follow from them.
#[derive(Debug)]
pub struct Course {
    pub rules: RaceRules,
    pub board: Board,
    pub shells: Shells,
    /// For each throw its weight, by rising value.
    pub chances: Vec<(Throw, u32)>,
    tracks: [Track; 4],
    ghattas: Vec<bool>,
}

impl Course {
    /// # Errors
    /// The reason why these rules cannot be played.
    pub fn new(rules: RaceRules) -> Result<Course, Refused> {
        let (board, shells) = rules.check()?;
        Ok(Course {
            rules,
            board,
            shells,
            chances: shells.throws().map(|throw| (throw, shells.weight(throw))).collect(),
            tracks: Seat::ALL.map(|seat| Track::new(board, seat)),
            ghattas: board.squares().map(|square| board.is_ghatta(square)).collect(),
        })
    }

    pub fn track(&self, seat: Seat) -> &Track {
        &self.tracks[seat.index()]
    }

    pub fn square(&self, seat: Seat, step: u8) -> Square {
        self.track(seat).square(step)
    }

    /// The step of the centre.
    pub fn home(&self) -> u8 {
        self.track(Seat::S).home()
    }

    /// The step of the waiting square.
    pub fn last_outer(&self) -> u8 {
        self.track(Seat::S).last_outer()
    }

    pub fn is_ghatta(&self, square: Square) -> bool {
        self.ghattas[usize::from(square.0)]
    }
}

/// Who begins (B5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum First {
    /// The highest throw; those that tie throw again.
    ByThrow,
    Named(Seat),
}

/// A race in progress.
#[derive(Clone, Debug)]
pub struct Race {
    pub(crate) course: Arc<Course>,
    pub(crate) sides: [Side; 4],
    pub(crate) row: Row,
    /// Whose turn it is; in the opening the seat that throws next.
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// Throws that are still to be thrown in this turn.
    pub(crate) owed: u16,
    /// Big throws in a row up to now within this turn (T7).
    pub(crate) big_run: u8,
    /// The seats that play.
    pub(crate) seats: SeatSet,
    /// The seats that have hit, or whose gate was opened for them (G2, G4).
    pub(crate) gates: SeatSet,
    /// The seats that have thrown a big throw, where E2c asks for one.
    pub(crate) unlocked: SeatSet,
    /// The place of each seat that has finished; 0 for the others.
    pub(crate) places: [u8; 4],
}

/// What the turn is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Each contender throws once for the start; the value thrown, or 0 before that (B5).
    Opening {
        contenders: SeatSet,
        thrown: [u8; 4],
    },
    Turn,
    Test(Test),
    Dead,
    Over(Outcome),
}

/// An attack whose 1s are being thrown (J5, J15). The attackers already stand on the square that they attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Test {
    pub attackers: PawnSet,
    pub from: u8,
    /// What tied the attackers to the square that they left, so that it can be restored.
    pub was: Tie,
    pub defender: Seat,
    /// 1s still to be thrown.
    pub ones: u8,
    /// Whether this very move has earned its extra throw already: a sitter was hit as the jodi left (J16).
    pub rewarded: bool,
}

impl Race {
    /// A new game.
    ///
    /// # Errors
    /// The reason why these rules cannot be played by these seats.
    pub fn new(rules: RaceRules, seats: SeatSet, first: First) -> Result<Race, Refused> {
        let course = Course::new(rules)?;
        if !seats.is_a_table() {
            return Err(Refused::Seats);
        }
        let beginner = match first {
            First::ByThrow => seats.iter().next().expect("a table has seats"),
            First::Named(seat) if seats.has(seat) => seat,
            First::Named(_) => return Err(Refused::Seats),
        };
        let by_throw = first == First::ByThrow;
        Ok(Race {
            sides: Seat::ALL.map(|seat| Side::new(if seats.has(seat) { rules.pawns } else { 0 })),
            course: Arc::new(course),
            row: Row::default(),
            turn: beginner,
            phase: if by_throw { Phase::Opening { contenders: seats, thrown: [0; 4] } } else { Phase::Turn },
            owed: u16::from(!by_throw),
            big_run: 0,
            seats,
            gates: SeatSet::EMPTY,
            unlocked: SeatSet::EMPTY,
            places: [0; 4],
        })
    }

    pub fn course(&self) -> &Course {
        &self.course
    }

    pub fn rules(&self) -> &RaceRules {
        &self.course.rules
    }

    pub fn seats(&self) -> SeatSet {
        self.seats
    }

    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub fn row(&self) -> &Row {
        &self.row
    }

    /// Throws still to be thrown in this turn.
    pub fn owed(&self) -> u16 {
        self.owed
    }

    /// Whose turn it is, or was last.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The place from 1 of a seat that has finished, or 0.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// The square that is attacked and the 1s still needed, while a test is thrown.
    pub fn tested(&self) -> Option<(Square, u8)> {
        let Phase::Test(test) = self.phase else {
            return None;
        };
        let attacker = test.attackers.iter().next()?;
        Some((self.course.square(self.turn, self.side(self.turn).step(attacker)), test.ones))
    }

    /// Whether the throws of this moment decide who begins.
    pub fn is_opening(&self) -> bool {
        matches!(self.phase, Phase::Opening { .. })
    }

    /// Who is expected to do what.
    pub fn stage(&self) -> Stage {
        match self.phase {
            Phase::Opening { .. } | Phase::Test(_) => Stage::Chance(self.turn),
            Phase::Turn if self.must_throw() => Stage::Chance(self.turn),
            Phase::Turn => Stage::Choice(self.turn),
            Phase::Dead => Stage::Dead,
            Phase::Over(outcome) => Stage::Over(outcome),
        }
    }

    /// The seats that have not finished.
    pub(crate) fn unfinished(&self) -> SeatSet {
        self.seats.iter().filter(|&seat| self.place(seat) == 0).collect()
    }

    /// The other seat whose pawns stand on a square, and which pawns. Two seats share a plain square only while one
    /// sits on the other's hard jodi; then the jodi's owner is named first.
    pub(crate) fn enemies_at(&self, seat: Seat, square: Square) -> Option<(Seat, PawnSet)> {
        let mut found = None;
        for enemy in self.seats.without(seat).iter() {
            let pawns = self.pawns_at(enemy, square);
            if !pawns.is_empty() && (found.is_none() || self.tie(enemy, pawns) == Tie::Hard) {
                found = Some((enemy, pawns));
            }
        }
        found
    }

    /// The pawns of a seat on a square.
    pub fn pawns_at(&self, seat: Seat, square: Square) -> PawnSet {
        self.side(seat).at(self.course.track(seat).step(square))
    }

    /// What binds the pawns of one seat that stand on one square.
    pub(crate) fn tie(&self, seat: Seat, pawns: PawnSet) -> Tie {
        let side = self.side(seat);
        if pawns.0 & side.hard.0 != 0 {
            Tie::Hard
        } else if pawns.0 & side.broken.0 != 0 {
            Tie::Broken
        } else if pawns.count() == 2 && self.forms_jodis() {
            let step = side.step(pawns.iter().next().expect("two pawns"));
            if self.course.is_ghatta(self.course.square(seat, step)) { Tie::Loose } else { Tie::Hollow }
        } else {
            Tie::Loose
        }
    }

    /// What binds the pawns of a seat on a square.
    pub fn tie_at(&self, seat: Seat, square: Square) -> Tie {
        self.tie(seat, self.pawns_at(seat, square))
    }

    /// The owner of a hard jodi on a square on which an enemy pawn sits, free or not (J10, J11).
    pub fn host_at(&self, square: Square) -> Option<Seat> {
        let standing = self.seats.iter().filter(|&seat| !self.pawns_at(seat, square).is_empty()).count();
        if standing < 2 {
            return None;
        }
        self.seats.iter().find(|&seat| self.tie_at(seat, square) == Tie::Hard)
    }
}
