//! One race state for every track and every house: a small value, cheap to clone, without heap of its own.
//!
//! The questions that households answer differently have a file each (`entry`, `gate`, `extra_throw`, `hitting`, `jodi`,
//! `pairs`, `finish`, `throwing`); `choices` tells what is legal and `listing` lists it; `play` alone changes a state.

pub mod choices;
pub mod entry;
pub mod extra_throw;
pub mod finish;
pub mod gate;
pub mod hitting;
pub mod jodi;
mod lanes;
mod listing;
pub mod pairs;
pub mod play;
pub mod presets;
pub mod refusal;
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
use finish::{Centre, Finish, Leaving};
use gate::Gate;
use hitting::Strike;
use jodi::{Jodi, Sharing, Tie};
use pairs::Marks;
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
    /// Whether each step is a ghatta: the same ones for every seat (B4).
    ghattas: [bool; Board::MAX_SQUARES],
    /// For a seat and another one the steps of the other's track that lie on the squares of the first one's.
    across: [[[u8; Board::MAX_SQUARES]; 4]; 4],
    last_outer: u8,
    home: u8,
    /// Squares that the smaller big throw counts.
    smaller_big: u8,
    /// Whether a pawn alone may land on every square, whoever stands there, as long as nobody is bound hard.
    lands_anywhere: bool,
    /// A bit for each value with which pawns might move together of which none are bound hard.
    together: u32,
    /// The last step to which any throw that is not too large leads.
    last_clear: u8,
    /// Whether no pawn alone comes on to the board, goes round, leaves, or reaches the centre but by an exact throw.
    goes_nowhere_else: bool,
}

impl Course {
    /// # Errors
    /// The reason why these rules cannot be played.
    pub fn new(rules: RaceRules) -> Result<Course, Refused> {
        let (board, shells) = rules.check()?;
        let tracks = Seat::ALL.map(|seat| Track::new(board, rules.turn_in, rules.direction, seat));
        let steps = 0..=tracks[0].home();
        let mut across = [[[0; Board::MAX_SQUARES]; 4]; 4];
        for (seat, other) in Seat::ALL.into_iter().flat_map(|seat| Seat::ALL.map(|other| (seat, other))) {
            for step in steps.clone() {
                let square = tracks[seat.index()].square(step);
                across[seat.index()][other.index()][usize::from(step)] = tracks[other.index()].step(square);
            }
        }
        let mut ghattas = [false; Board::MAX_SQUARES];
        for step in steps {
            ghattas[usize::from(step)] = board.is_ghatta(tracks[0].square(step));
        }
        let big = shells.throws().filter(|&throw| shells.is_big(throw)).map(|throw| shells.value(throw));
        Ok(Course {
            rules,
            board,
            shells,
            chances: shells.throws().map(|throw| (throw, shells.weight(throw))).collect(),
            ghattas,
            across,
            last_outer: tracks[0].last_outer(),
            home: tracks[0].home(),
            smaller_big: big.min().unwrap_or(0),
            lands_anywhere: !matches!(rules.jodi, Jodi::Double | Jodi::Firm)
                && rules.sharing == Sharing::Free
                && rules.finish != Finish::Teams
                && rules.strike != Strike::LandingButBySeven,
            goes_nowhere_else: !rules.entry.is_off_board()
                && rules.gate != Gate::GoRound
                && rules.leaving == Leaving::Stay
                && matches!(rules.centre, Centre::Exact | Centre::Pair),
            last_clear: tracks[0].home() - u8::from(rules.centre == Centre::BigThrow),
            together: match rules.jodi {
                Jodi::None if rules.centre != Centre::Pair => 0,
                Jodi::None | Jodi::HollowFirst | Jodi::HardAtOnce => 1 << 2,
                Jodi::Stack | Jodi::Double | Jodi::Firm | Jodi::Twins => u32::MAX,
            },
            tracks,
        })
    }

    pub fn track(&self, seat: Seat) -> &Track {
        &self.tracks[seat.index()]
    }

    /// The square of a step on the board.
    pub fn square(&self, seat: Seat, step: u8) -> Square {
        self.track(seat).square(step)
    }

    /// The step on another seat's track of the square that is a step of a seat's.
    pub fn across(&self, seat: Seat, step: u8, other: Seat) -> u8 {
        self.across[seat.index()][other.index()][usize::from(step)]
    }

    /// The step of the centre.
    pub fn home(&self) -> u8 {
        self.home
    }

    /// The step of the waiting square.
    pub fn last_outer(&self) -> u8 {
        self.last_outer
    }

    pub fn is_ghatta(&self, square: Square) -> bool {
        self.is_ghatta_at(self.track(Seat::S).step(square))
    }

    /// Whether a step, of any seat's track, is a ghatta.
    pub fn is_ghatta_at(&self, step: u8) -> bool {
        self.ghattas[usize::from(step)]
    }

    /// Whether a throw of this value might move pawns together of which none are bound hard.
    pub(crate) fn moves_together(&self, value: u8) -> bool {
        self.together >> value & 1 == 1
    }

    /// The throws that can fall, by rising value.
    pub fn throws(&self) -> impl Iterator<Item = Throw> + '_ {
        self.chances.iter().map(|&(throw, _)| throw)
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
    /// Big throws in a row up to now within this turn (T7); where the first throw decides, see
    /// [`throwing::Throwing::FirstDecides`].
    pub(crate) big_run: u8,
    /// The seats that play.
    pub(crate) seats: SeatSet,
    /// The seats that have hit, or whose gate was opened for them (G2, G4).
    pub(crate) gates: SeatSet,
    /// The seats that have thrown a big throw, where E2c asks for one; those that have brought pawns on by a big
    /// throw, where E2a counts the first time apart.
    pub(crate) unlocked: SeatSet,
    /// The place of each seat that has finished, in teams the order of finishing; 0 for the others.
    pub(crate) places: [u8; 4],
    /// Who may pass which doubles (K2).
    pub(crate) marks: Marks,
}

/// What the turn is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Phase {
    /// Each contender throws once for the start; the value thrown, if any yet (B5).
    Opening {
        contenders: SeatSet,
        thrown: [Option<u8>; 4],
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
        if rules.finish == Finish::Teams && seats.count() < 4 {
            return Err(Refused::TeamsOfFour);
        }
        let begins = if rules.entry.is_off_board() { Side::OFF } else { 0 };
        let beginner = match first {
            First::ByThrow => seats.iter().next().expect("a table has seats"),
            First::Named(seat) if seats.has(seat) => seat,
            First::Named(_) => return Err(Refused::Seats),
        };
        let by_throw = first == First::ByThrow;
        Ok(Race {
            sides: Seat::ALL.map(|seat| Side::new(if seats.has(seat) { rules.pawns } else { 0 }, begins)),
            course: Arc::new(course),
            row: Row::default(),
            turn: beginner,
            phase: if by_throw { Phase::Opening { contenders: seats, thrown: [None; 4] } } else { Phase::Turn },
            owed: u16::from(!by_throw),
            big_run: 0,
            seats,
            gates: SeatSet::EMPTY,
            unlocked: SeatSet::EMPTY,
            places: [0; 4],
            marks: Marks::default(),
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

    /// Whose pawns the throws of this turn move: in teams a player who has finished moves his partner's (W3).
    pub fn mover(&self) -> Seat {
        let finished = self.course.rules.finish == Finish::Teams && self.place(self.turn) > 0;
        if finished { self.turn.turned(2) } else { self.turn }
    }

    /// The seats that a seat plays against: partners are never enemies (W3).
    pub fn enemies(&self, seat: Seat) -> SeatSet {
        let others = self.seats.without(seat);
        if self.course.rules.finish == Finish::Teams { others.without(seat.turned(2)) } else { others }
    }

    /// The seats that win and lose with a seat, itself among them.
    pub fn team(&self, seat: Seat) -> SeatSet {
        let alone = SeatSet::EMPTY.with(seat);
        if self.course.rules.finish == Finish::Teams { alone.with(seat.turned(2)) } else { alone }
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
        let seat = self.mover();
        Some((self.course.square(seat, self.side(seat).step(attacker)), test.ones))
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
        if self.places == [0; 4] {
            return self.seats; // as most of the time
        }
        self.seats.iter().filter(|&seat| self.place(seat) == 0).collect()
    }

    /// Whether any pawns are bound hard.
    pub(super) fn is_anyone_hard(&self) -> bool {
        let [s, e, n, w] = &self.sides;
        (s.hard.0 | e.hard.0 | n.hard.0 | w.hard.0) != 0
    }

    /// The enemy whose pawns stand on a step of a seat's track, and which pawns. Where several do (J10, K2, K3), the
    /// owner of a hard jodi is named first.
    #[inline(always)]
    pub(crate) fn enemies_at(&self, seat: Seat, step: u8) -> Option<(Seat, PawnSet)> {
        let mut found = None;
        for enemy in self.enemies(seat).iter() {
            let pawns = self.others_at(seat, step, enemy);
            if !pawns.is_empty() && (found.is_none() || pawns.0 & self.side(enemy).hard.0 != 0) {
                found = Some((enemy, pawns));
            }
        }
        found
    }

    /// The pawns of another seat on a step of a seat's track.
    pub(crate) fn others_at(&self, seat: Seat, step: u8, other: Seat) -> PawnSet {
        self.side(other).at(self.course.across(seat, step, other))
    }

    /// The pawns of a seat on a square.
    pub fn pawns_at(&self, seat: Seat, square: Square) -> PawnSet {
        self.side(seat).at(self.course.track(seat).step(square))
    }

    /// What binds the pawns of one seat that stand on one square.
    #[inline(always)]
    pub(crate) fn tie(&self, seat: Seat, pawns: PawnSet) -> Tie {
        let side = self.side(seat);
        if pawns.0 & side.hard.0 != 0 {
            return if self.forms_jodis() { Tie::Hard } else { Tie::Twins };
        }
        if pawns.0 & side.broken.0 != 0 {
            return Tie::Broken;
        }
        let jodi = self.course.rules.jodi;
        if matches!(jodi, Jodi::None | Jodi::Twins) || pawns.count() < 2 {
            return Tie::Loose;
        }
        let step = side.step(pawns.0.trailing_zeros() as u8);
        if !Side::is_on_board(step) {
            return Tie::Loose;
        }
        match jodi {
            Jodi::Stack if step > 0 && step < self.course.home => Tie::Pair,
            Jodi::Stack => Tie::Loose,
            _ if self.course.is_ghatta_at(step) => Tie::Loose,
            Jodi::HollowFirst | Jodi::HardAtOnce => Tie::Hollow,
            Jodi::None | Jodi::Twins => Tie::Loose,
            Jodi::Double | Jodi::Firm => Tie::Pair,
        }
    }

    /// What binds the pawns of a seat on a square.
    pub fn tie_at(&self, seat: Seat, square: Square) -> Tie {
        self.tie(seat, self.pawns_at(seat, square))
    }

    /// The owner of a hard jodi on a square on which an enemy pawn sits, free or not (J10, J11).
    pub fn host_at(&self, square: Square) -> Option<Seat> {
        if !self.forms_jodis() {
            return None;
        }
        let host = self.seats.iter().find(|&seat| {
            let side = self.side(seat);
            !side.hard.is_empty() && self.pawns_at(seat, square).0 & side.hard.0 != 0
        })?;
        self.seats.without(host).iter().any(|seat| !self.pawns_at(seat, square).is_empty()).then_some(host)
    }
}
