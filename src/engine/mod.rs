//! The rules: what may be done and what it does. Knows no clock, no luck, no browser, no human language.
//!
//! Every game speaks one small language: an [`Action`] goes in, [`Event`]s come out, and [`Stage`] says who is
//! expected to do what. A throw is an action like any other, so the engine draws no luck itself.

pub mod board;
pub mod race;
pub mod seat;
pub mod throw;
pub mod track;

use board::Square;
use race::refusal::Refusal;
use seat::Seat;
use throw::Throw;

/// Something that a person, a bot or the cowries do. It has a meaning only together with the game it is played in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The cowries fall: the only action of [`Stage::Chance`].
    Throw(Throw),
    /// One throw of the row is used.
    Move(Use),
    /// The rest of the row is not used, where moving is not compulsory (T5).
    Decline,
    /// Two singles become twins (K3).
    Twin,
    /// Every gate opens, so that a dead position can be played on (G4).
    OpenGates,
    /// The table agrees on a draw. It can be played at any time, and is listed as legal only in a dead position.
    Draw,
}

/// Which throw of the row is used, by which pawn, and who goes with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Use {
    /// Index into the row's different throws ([`race::row::Row::get`]).
    pub slot: u8,
    /// Index of a pawn of the seat that moves ([`race::Race::mover`]), from 0.
    pub pawn: u8,
    pub unit: Unit,
    /// Which enemy pawn is hit, where the mover has to say so (K2).
    pub target: Option<Target>,
}

impl Use {
    /// A use that needs no word on who is hit.
    pub fn of(slot: u8, pawn: u8, unit: Unit) -> Use {
        Use { slot, pawn, unit, target: None }
    }
}

/// An enemy pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Target {
    pub seat: Seat,
    /// Index of the pawn, from 0.
    pub pawn: u8,
}

/// What moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Unit {
    /// One pawn, also one that leaves a group.
    Alone,
    /// All that move as one with it: a jodi, a stack, twins.
    Together,
    /// It and one other pawn of its square, where any two may move as one (K2).
    With(u8),
}

/// Pawns of one seat, as a bit for each pawn index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct PawnSet(pub u8);

impl PawnSet {
    pub fn one(pawn: u8) -> Self {
        PawnSet(1 << pawn)
    }

    pub fn has(self, pawn: u8) -> bool {
        self.0 >> pawn & 1 == 1
    }

    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest pawn.
    pub fn first(self) -> Option<u8> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as u8)
    }

    /// Pawn indices in rising order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self;
        std::iter::from_fn(move || {
            let pawn = left.first()?;
            left.0 &= left.0 - 1;
            Some(pawn)
        })
    }

    /// The lowest so many pawns.
    pub fn lowest(self, count: u8) -> PawnSet {
        self.iter().take(count.into()).collect()
    }

    pub fn without(self, other: PawnSet) -> PawnSet {
        PawnSet(self.0 & !other.0)
    }
}

impl FromIterator<u8> for PawnSet {
    fn from_iter<I: IntoIterator<Item = u8>>(pawns: I) -> Self {
        pawns.into_iter().fold(PawnSet(0), |set, pawn| PawnSet(set.0 | 1 << pawn))
    }
}

/// What a throw was for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Deciding who begins (B5).
    Opening,
    /// A throw for the row.
    Row,
    /// A test of an attack (J5, J15).
    Test,
}

/// Why throws are gone without use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// Nothing could use any throw of the row (T5).
    NoUse,
    /// The player has not yet thrown a big throw (E2c).
    Locked,
    /// A third big throw in a row (T7).
    ThreeInARow,
    /// A failed attack on a broken group, and nobody could use the failing throw (J18).
    FailedTest,
    /// No pawn is on the board, and no 1 has been thrown in this turn (K3).
    BeforeOne,
    /// The player moves nothing, as he may in this house (T5).
    Declined,
    /// An enemy's double stopped a pawn (K2).
    Stopped,
    /// No shell counts, which in this house loses the turn.
    Nothing,
}

/// What happened, as a story for the screen, the ear and the move list. Steps are indices along the seat's track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    Threw {
        seat: Seat,
        throw: Throw,
        purpose: Purpose,
    },
    /// The throws for the start are equal: those that tie throw again (B5).
    Tied,
    Begins {
        seat: Seat,
    },
    Unlocked {
        seat: Seat,
    },
    /// Pawns came on to the board, to their start (E2).
    Entered {
        seat: Seat,
        pawns: PawnSet,
    },
    Moved {
        seat: Seat,
        pawns: PawnSet,
        from: u8,
        to: u8,
    },
    /// Two pawns of a seat now share a plain square and are a hollow jodi (J1).
    BecameHollow {
        seat: Seat,
        square: Square,
    },
    BecameHard {
        seat: Seat,
        square: Square,
    },
    /// A jodi came to a ghatta and is two singles (J8).
    Untied {
        seat: Seat,
        square: Square,
    },
    /// Three or more pawns share a plain square and move alone from now on (J17).
    Broke {
        seat: Seat,
        square: Square,
    },
    Sat {
        seat: Seat,
        host: Seat,
        square: Square,
    },
    /// A sitter is out of danger (J10).
    Freed {
        seat: Seat,
        square: Square,
    },
    /// An attack began: so many 1s in a row are needed (J15).
    Attacked {
        seat: Seat,
        defender: Seat,
        square: Square,
        ones: u8,
    },
    /// The attackers go back to where they came from (J5, J16).
    Returned {
        seat: Seat,
        pawns: PawnSet,
        from: u8,
        to: u8,
    },
    /// Pawns of `seat` at `step` of its track are sent back to where they began.
    Hit {
        by: Seat,
        seat: Seat,
        pawns: PawnSet,
        step: u8,
    },
    GateOpened {
        seat: Seat,
    },
    /// One more throw is owed.
    Again {
        seat: Seat,
    },
    Ripened {
        seat: Seat,
        pawns: PawnSet,
    },
    /// Two singles on this square move as one from now on (K3).
    Twinned {
        seat: Seat,
        square: Square,
    },
    /// Pawns would have passed an enemy's double and stay where they are; they may pass it from now on (K2).
    Stopped {
        seat: Seat,
        pawns: PawnSet,
        owner: Seat,
        square: Square,
    },
    /// Pawns left the board: from the centre (K3), or the rest after a short game (W3).
    Left {
        seat: Seat,
        pawns: PawnSet,
    },
    Lost {
        seat: Seat,
        why: Loss,
    },
    TurnEnded {
        seat: Seat,
    },
    Finished {
        seat: Seat,
        place: u8,
    },
    /// Nobody can ever move again (G4).
    Dead,
    GatesOpened,
    Over(Outcome),
}

/// Who is expected to do what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The seat throws.
    Chance(Seat),
    /// The seat chooses a move.
    Choice(Seat),
    /// Nobody can ever move again: the table opens the gates or agrees on a draw (G4).
    Dead,
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    pub ending: Ending,
    /// For each seat in the order S, E, N, W its place from 1, or 0 for an empty seat. Equal places are shared.
    pub places: [u8; 4],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Somebody has every pawn home (W2).
    Won,
    /// A dead position (G4).
    Dead,
    /// The table agreed on a draw.
    Agreed,
}

/// What every game offers. Objects of it can be boxed; searches stay generic.
pub trait Game {
    fn stage(&self) -> Stage;

    /// Puts the legal actions into `out`, which is emptied first: in a fixed order, without two equal choices, and
    /// never none unless the game is over.
    fn legal_actions(&self, out: &mut Vec<Action>);

    /// The throws that can fall now, each with its weight. Weights are whole numbers; their sum is not normalised.
    fn chances(&self) -> &[(Throw, u32)];

    /// Plays one action and tells what happens, in order.
    ///
    /// # Errors
    /// The reason why the action is not legal; the game is then unchanged and nothing was told.
    fn play(&mut self, action: Action, tell: &mut dyn FnMut(Event)) -> Result<(), Refusal>;

    /// The same for those who need no story: what plays many games is quicker so.
    ///
    /// # Errors
    /// The reason why the action is not legal; the game is then unchanged.
    fn play_untold(&mut self, action: Action) -> Result<(), Refusal> {
        self.play(action, &mut |_| {})
    }
}
