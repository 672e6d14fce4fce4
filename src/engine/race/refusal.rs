//! The reasons for which an action is not legal, as `choices` gives them and words tell them.

use crate::engine::board::Square;

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    Over,
    /// A throw is due before any move.
    ThrowFirst,
    /// A move is due before the next throw.
    MoveFirst,
    /// The position is dead; only opening the gates or a draw is left (G4).
    Dead,
    /// Gates are opened in a dead position only, and where that helps (G4).
    NotDead,
    /// These shells cannot fall so.
    NoSuchThrow,
    /// The row holds no such throw.
    NotInRow,
    NoSuchPawn,
    /// The pawn is home (W1).
    AtHome,
    /// The player needs a first big throw (E2c).
    NeedsBigThrow,
    /// The pawn sits on a jodi whose owner has not yet had his turn (J10).
    Sitting,
    /// A failed attack barred this throw to this pawn (J5, J16).
    Barred,
    /// A hard jodi is never split (J7).
    StaysTogether,
    /// There is no jodi to move as one.
    NoJodi,
    /// A hollow jodi steps on together only with a 2 (J3).
    NotATwo,
    /// A hard jodi moves on even throws only (J7).
    Odd,
    /// The throw is larger than the way to the centre (W1).
    Overshoots,
    /// The seat has not hit yet (G1).
    GateShut,
    /// An enemy's hard jodi stands in the way (J9).
    JodiInTheWay(Square),
    /// A pawn sits on that square, which makes it and the jodi safe (J11).
    SitterThere(Square),
    /// Nobody may land on a hard jodi in this house (J12).
    JodiBlocks(Square),
    /// Own pawns may not share a plain square in this house (J12).
    OwnPawnThere(Square),
    /// The pawn is not on the board, and this throw brings none on (E2).
    NotOnBoard,
    /// The pawn has left the board.
    HasLeft,
    /// Only a big throw leads to the centre in this house (W3).
    NeedsBigForCentre,
    /// The partner's pawn stands on that square (W3).
    PartnerThere(Square),
    /// A 7 hits nobody in this house.
    SevenSpares(Square),
    /// An enemy has two or more there, and one pawn alone does nothing to them (K2).
    DoubleThere(Square),
    /// Several could be hit, and the mover has not said which (K2).
    WhichOne(Square),
    /// The pawn that is to be hit is not there.
    NoSuchTarget,
    /// Moving is compulsory in this house (T5).
    MustMove,
    /// The throw does not lead the pawn to the centre with some of it left for another.
    NotDivided,
    /// There are no two singles to be declared twins (K3).
    NoTwins,
}
