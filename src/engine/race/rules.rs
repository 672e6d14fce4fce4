//! House rules as data: one value with one meaningful choice for each question that a household answers.

use super::entry::{BeforeOne, Entry, PlainFour};
use super::extra_throw::{HitReward, HomeReward, ThreeInARow};
use super::finish::{Centre, Finish, Leaving};
use super::gate::Gate;
use super::hitting::Strike;
use super::jodi::{HardJodi, Jodi, Sharing};
use super::side::Side;
use super::throwing::{Moving, Throwing};
use crate::engine::board::{Board, Ghattas};
use crate::engine::throw::{Counted, One, Shells, Table};
use crate::engine::track::{Direction, TurnIn};

/// How a household plays. Each choice stands next to the function that answers its question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RaceRules {
    /// Squares along one side of the board, odd (B1).
    pub side: u8,
    /// Cowries in a throw (T1).
    pub cowries: u8,
    /// Pawns of each player (B6).
    pub pawns: u8,
    pub throwing: Throwing,
    pub three: ThreeInARow,
    pub hit: HitReward,
    pub home: HomeReward,
    pub entry: Entry,
    pub gate: Gate,
    pub jodi: Jodi,
    pub hard: HardJodi,
    pub sharing: Sharing,
    pub finish: Finish,
    pub turn_in: TurnIn,
    pub direction: Direction,
    pub ghattas: Ghattas,
    pub counted: Counted,
    pub table: Table,
    pub one: One,
    pub strike: Strike,
    pub moving: Moving,
    pub plain_four: PlainFour,
    pub before_one: BeforeOne,
    pub centre: Centre,
    pub leaving: Leaving,
    /// Chance of a mouth up in tenths, from 3 to 7 (T1).
    pub mouths: u8,
    /// Pawns that must be home, or 0 for all of them (W3, *short game*).
    pub short: u8,
}

/// Why rules cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The side of the board is not an odd number from 5 to 11.
    Side(u8),
    /// The number of cowries is not from 2 to 8, or their largest throw reaches round the whole outer ring.
    Cowries(u8),
    /// The number of pawns is not from 1 to 8.
    Pawns(u8),
    /// A rule for hard jodis where no jodi is played.
    HardWithoutJodi,
    /// Hits by overtaking, where pairs are played.
    PassingWithJodi,
    /// One pawn on a square, where pairs are played.
    SharingWithJodi,
    /// Not two opposite seats, three or four, or the first seat is not among them.
    Seats,
    /// The chance of a mouth up is not from 3 to 7 tenths.
    Mouths(u8),
    /// A short game of more pawns than there are.
    Short(u8),
    /// The track turns in at a corner, on another board than 7×7.
    CornerOnOtherBoard,
    /// The senior table, or one of its options, without eight cowries or without that table.
    SeniorTable,
    /// A plain 4 brings pawns on where no big throw does.
    PlainFourWithoutEntry,
    /// Throws before a 1 are not kept, where a 1 brings nothing on.
    BeforeOneWithoutEntry,
    /// A 1 counts 11, where jodis or the way of entering need a 1.
    ElevenNeedsOne,
    /// Pawns leave with a 1, together with a short game, teams, play on, a throw for reaching home, or a 1 that counts 11.
    LeavingWith,
    /// Teams without four players.
    TeamsOfFour,
    /// Every throw gives another one, so that no turn ends.
    EndlessThrows,
    /// A big throw is asked for where no throw is big.
    NoBigThrow,
    /// A throw may be divided, where pairs are played.
    DividedWithJodi,
    /// The first throw decides, with another count of the big throws, three in a row or a 1 that throws again.
    FirstDecidesWith,
}

impl RaceRules {
    /// The board and the cowries of rules that can be played together.
    ///
    /// # Errors
    /// The first contradiction.
    pub fn check(&self) -> Result<(Board, Shells), Refused> {
        let board = Board::new(self.side).ok_or(Refused::Side(self.side))?.crossed(self.ghattas);
        let shells = Shells::counting(self.cowries, self.counted, self.table, self.one)
            .filter(|shells| shells.largest() < 4 * (self.side - 1))
            .ok_or(Refused::Cowries(self.cowries))?;
        let shells = shells.biased(self.mouths).ok_or(Refused::Mouths(self.mouths))?;
        let is_senior = matches!(self.table, Table::Senior | Table::SeniorTwelve | Table::SeniorSixteen);
        let has_senior_option = self.strike == Strike::LandingButBySeven
            || self.one == One::Eleven
            || self.plain_four != PlainFour::OnlyMoves;
        let asks_for_big = matches!(self.entry, Entry::AfterBigThrow | Entry::ByBigThrow | Entry::ByNumbers)
            || self.centre == Centre::BigThrow;
        let leaves = self.leaving == Leaving::WithOne;
        let contradictions = [
            (!(1..=Side::MAX_PAWNS as u8).contains(&self.pawns), Refused::Pawns(self.pawns)),
            (self.short > self.pawns, Refused::Short(self.short)),
            (!self.jodi.forms_jodis() && self.hard != HardJodi::OneTurn, Refused::HardWithoutJodi),
            (self.strike == Strike::Passing && self.jodi != Jodi::None, Refused::PassingWithJodi),
            (self.jodi != Jodi::None && self.sharing != Sharing::Free, Refused::SharingWithJodi),
            (self.turn_in == TurnIn::Corner && self.side != 7, Refused::CornerOnOtherBoard),
            (is_senior && self.cowries != 8 || has_senior_option && !is_senior, Refused::SeniorTable),
            (
                self.plain_four != PlainFour::OnlyMoves && !matches!(self.entry, Entry::ByBigThrow | Entry::ByNumbers),
                Refused::PlainFourWithoutEntry,
            ),
            (self.before_one != BeforeOne::Kept && self.entry != Entry::ByOne, Refused::BeforeOneWithoutEntry),
            (
                self.one == One::Eleven && (self.jodi.forms_jodis() || self.entry == Entry::ByOne),
                Refused::ElevenNeedsOne,
            ),
            (shells.throws().all(|throw| shells.gives_another(throw)), Refused::EndlessThrows),
            (asks_for_big && self.table == Table::NoneIsNothing, Refused::NoBigThrow),
            (self.centre == Centre::Divided && self.jodi != Jodi::None, Refused::DividedWithJodi),
            (
                self.throwing == Throwing::FirstDecides
                    && (self.table != Table::Usual || self.three != ThreeInARow::Counts || self.one != One::Plain),
                Refused::FirstDecidesWith,
            ),
            (
                leaves
                    && (self.short > 0
                        || self.finish != Finish::FirstWins
                        || self.home != HomeReward::Nothing
                        || self.one == One::Eleven),
                Refused::LeavingWith,
            ),
        ];
        contradictions.into_iter().find(|(is_so, _)| *is_so).map_or(Ok((board, shells)), |(_, refused)| Err(refused))
    }

    /// Pawns that a player must have home.
    pub fn pawns_to_bring_home(&self) -> u8 {
        if self.short == 0 { self.pawns } else { self.short }
    }
}
