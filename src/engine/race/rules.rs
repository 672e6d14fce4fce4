//! House rules as data: one value with one meaningful choice for each question that a household answers.

use super::entry::Entry;
use super::extra_throw::{HitReward, HomeReward, ThreeInARow};
use super::finish::Finish;
use super::gate::Gate;
use super::jodi::{HardJodi, Jodi, Sharing};
use super::side::Side;
use super::throwing::Throwing;
use crate::engine::board::Board;
use crate::engine::throw::Shells;

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
    /// One pawn on a square, where jodis are played.
    SharingWithJodi,
    /// Not two opposite seats, three or four, or the first seat is not among them.
    Seats,
}

impl RaceRules {
    /// The board and the cowries of rules that can be played together.
    ///
    /// # Errors
    /// The first contradiction.
    pub fn check(&self) -> Result<(Board, Shells), Refused> {
        let board = Board::new(self.side).ok_or(Refused::Side(self.side))?;
        let shells = Shells::new(self.cowries).filter(|_| 2 * self.cowries < 4 * (self.side - 1));
        let shells = shells.ok_or(Refused::Cowries(self.cowries))?;
        if !(1..=Side::MAX_PAWNS as u8).contains(&self.pawns) {
            return Err(Refused::Pawns(self.pawns));
        }
        match self.jodi {
            Jodi::None if self.hard != HardJodi::OneTurn => Err(Refused::HardWithoutJodi),
            Jodi::None => Ok((board, shells)),
            _ if self.sharing != Sharing::Free => Err(Refused::SharingWithJodi),
            _ => Ok((board, shells)),
        }
    }
}
