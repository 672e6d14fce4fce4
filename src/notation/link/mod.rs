//! A position, a whole game or a game by correspondence as a short text, to be sent in a link: `#g=` and a code.
//!
//! A code is the character `1`, the format's number, and base64url without padding of bytes: a sum of three bytes (the
//! first ones of the SHA-256 of all others) and one large number, into which small ones are packed without a gap
//! (`packing`). Three kinds of small numbers: *open* ones have no limit and take the less room the smaller they are;
//! numbers *below* a limit; *weighted* ones take the less room the likelier they are. Whatever may be added to one day
//! is open, so that codes of this format can be read for ever.
//!
//! 1. open: the family of the game, 0 for races; open: 0 position, 1 game, 2 correspondence.
//! 2. A position (`position`): its rules and seats; for each seat where its pawns stand, what binds them, who sits; the
//!    open gates; open: what the turn is about, and what belongs to that; the row, throws owed, big throws in a row.
//! 3. A game (`game`): open: 0 a new game with its rules, its seats and, open, 0 or 1 + the seat that begins; 1 a
//!    position; names; seed; whether cowries were real; open: the number of actions; whether the table agreed on a draw
//!    after them; for each action a throw, weighted as it falls, or an index below the number of legal actions, so that
//!    what is forced takes no room; then two bytes of the SHA-256 of the last position's text without its rules.
//! 4. A correspondence (`game`): its id; open: 0 honest, 1 sealed, then for each seat whether it has a seal, its anchor,
//!    whether something else is shown, and what; the game.
//!
//! Rules (`rules`) are, open, a preset's number and two lists of what differs from it, numbers and answers: for each
//! a flag, open how many are skipped, open the value; a flag ends the list. Presets, numbers, questions and answers are
//! only ever appended, and every preset answers a new question as it was played before the question was there.

mod game;
mod packing;
mod position;
mod rules;

use data_encoding::BASE64URL_NOPAD;
use packing::{Packer, Parts, Unpacker};
use sha2::{Digest, Sha256};

use super::correspondence::Correspondence;
use super::position::{Position, PositionError};
use super::record::{Record, ReplayError};

/// What a link holds. [`Link::encode`] writes its code, [`Link::decode`] reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    Position(Position),
    /// A game that replays.
    Game(Record),
    Correspondence(Correspondence),
}

/// Why a text does not open as a link, or a game cannot be written as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// There is no code in the text.
    NotALink,
    /// It was made by a newer version.
    Newer,
    /// The code is longer than [`Link::MAX_LENGTH`], or the game than [`Link::MAX_ACTIONS`].
    TooLong,
    /// Letters are wrong, missing or too many.
    Damaged,
    /// Its rules or its position cannot be.
    Position(PositionError),
    /// This version's rules lead the game elsewhere than it went.
    LedElsewhere,
    /// The game to be written cannot be replayed.
    Replay(ReplayError),
}

impl Link {
    /// Codes longer than this are neither written nor read.
    pub const MAX_LENGTH: usize = 4096;
    /// Games with more actions are neither written nor read.
    pub const MAX_ACTIONS: usize = 8000;
    /// What stands before the code in an address.
    pub const MARK: &str = "#g=";

    /// The code. Equal positions have equal codes.
    ///
    /// # Errors
    /// It would be too long, or the game cannot be replayed.
    pub fn encode(&self) -> Result<String, LinkError> {
        let mut packer = Packer::default();
        go_over(&mut packer, Some(self))?;
        let code = sealed(&packer.into_bytes());
        if code.len() > Link::MAX_LENGTH { Err(LinkError::TooLong) } else { Ok(code) }
    }

    /// Reads a code: bare, or behind [`Link::MARK`] in an address or a message.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn decode(text: &str) -> Result<Link, LinkError> {
        let code = code_in(text)?;
        let bytes = BASE64URL_NOPAD.decode(code.as_bytes()).map_err(|_| LinkError::Damaged)?;
        let (seal, number) = bytes.split_first_chunk::<3>().ok_or(LinkError::Damaged)?;
        if *seal != sum(number) {
            return Err(LinkError::Damaged);
        }
        let mut unpacker = Unpacker::new(number).ok_or(LinkError::Damaged)?;
        let link = go_over(&mut unpacker, None)?;
        if unpacker.is_empty() { Ok(link) } else { Err(LinkError::Damaged) }
    }
}

/// The code in a text, without its format's number.
fn code_in(text: &str) -> Result<&str, LinkError> {
    let is_strange = |letter: char| !letter.is_ascii_alphanumeric() && letter != '-' && letter != '_';
    let code = match text.split_once(Link::MARK) {
        Some((_, rest)) => rest.split(is_strange).next().unwrap_or_default(),
        None => text.trim(),
    };
    if code.contains(is_strange) || !code.starts_with(|first: char| ('1'..='9').contains(&first)) {
        return Err(LinkError::NotALink);
    }
    if code.len() > Link::MAX_LENGTH {
        return Err(LinkError::TooLong);
    }
    code.strip_prefix('1').ok_or(LinkError::Newer)
}

/// The code of a number.
fn sealed(number: &[u8]) -> String {
    format!("1{}", BASE64URL_NOPAD.encode(&[&sum::<3>(number)[..], number].concat()))
}

/// The first bytes of the SHA-256.
fn sum<const N: usize>(bytes: &[u8]) -> [u8; N] {
    *Sha256::digest(bytes).first_chunk().expect("a hash has 32 bytes")
}

/// Goes over all that a link holds, the same for both directions: `known` is there when it is written.
fn go_over(parts: &mut impl Parts, known: Option<&Link>) -> Result<Link, LinkError> {
    let (kind, position, game, correspondence) = match known {
        None => (0, None, None, None),
        Some(Link::Position(position)) => (0, Some(position), None, None),
        Some(Link::Game(record)) => (1, None, Some(record), None),
        Some(Link::Correspondence(correspondence)) => (2, None, None, Some(correspondence)),
    };
    if parts.open(0) > 0 {
        return Err(LinkError::Newer);
    }
    match parts.open(kind) {
        0 => position::position(parts, position).map(Link::Position),
        1 => game::game(parts, game).map(Link::Game),
        2 => game::correspondence(parts, correspondence).map(Link::Correspondence),
        _ => Err(LinkError::Newer),
    }
}

#[cfg(test)]
mod tests {
    use super::packing::{Packer, Parts};
    use super::{Link, LinkError, Position, go_over, sealed};
    use crate::engine::race::presets::PRESETS;
    use crate::notation::house::{NUMBERS, QUESTIONS};

    #[test]
    fn a_code_that_holds_more_than_its_link_is_damaged() {
        let text = "kanakatte; S c1 c1 e1# e1#; N c5 a3 d5 c3; gates S N; turn S; row 8* 2!12";
        let link = Link::Position(text.parse::<Position>().expect("a position"));
        let mut packer = Packer::default();
        assert_eq!(go_over(&mut packer, Some(&link)), Ok(link.clone()));
        packer.flag(false);
        assert_eq!(Link::decode(&sealed(&packer.into_bytes())), Ok(link.clone()));
        let mut packer = Packer::default();
        assert_eq!(go_over(&mut packer, Some(&link)), Ok(link));
        packer.flag(true);
        assert_eq!(Link::decode(&sealed(&packer.into_bytes())), Err(LinkError::Damaged));
    }

    fn is_newer(write: impl Fn(&mut Packer)) -> bool {
        let mut packer = Packer::default();
        write(&mut packer);
        packer.flag(true);
        Link::decode(&sealed(&packer.into_bytes())) == Err(LinkError::Newer)
    }

    #[test]
    fn what_later_versions_append_is_newer() {
        const NEXT_PRESET: u32 = PRESETS.len() as u32;
        const NEXT_NUMBER: u32 = NUMBERS.len() as u32;
        const NEXT_QUESTION: u32 = QUESTIONS.len() as u32;
        const NEXT_ANSWER: u32 = QUESTIONS[0].answers.len() as u32;
        let write =
            |numbers: &'static [u32]| move |packer: &mut Packer| numbers.iter().for_each(|&n| _ = packer.open(n));
        let (family, kind, preset, start) =
            (write(&[1]), write(&[0, 3]), write(&[0, 0, NEXT_PRESET]), write(&[0, 1, 2]));
        assert!(is_newer(family) && is_newer(kind) && is_newer(preset) && is_newer(start));
        let difference = |list: usize, index, value| {
            move |packer: &mut Packer| {
                write(&[0, 0, 0])(packer);
                (0..list).for_each(|_| _ = packer.flag(false));
                packer.flag(true);
                packer.open(index);
                packer.open(value);
            }
        };
        assert!(is_newer(difference(0, NEXT_NUMBER, 1)), "a number");
        assert!(is_newer(difference(1, NEXT_QUESTION, 0)), "a question");
        assert!(is_newer(difference(1, 0, NEXT_ANSWER)), "an answer");
        assert!(is_newer(|packer| {
            write(&[0, 2])(packer);
            packer.bytes([1; 8]);
            packer.open(2);
        }));
    }
}
