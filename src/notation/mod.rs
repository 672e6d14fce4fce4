//! The one text notation: actions, positions, rules and whole records, for saves, links, the worker and the tests.
//!
//! # Squares
//! A letter for the column from the left and a number for the row from the bottom, seen from seat S: `c1` is the start
//! of S on 5×5, `c3` the centre.
//!
//! # Actions
//! An action's token is read at a point of a game ([`token`], [`parse_token`], [`legal_tokens`]).
//!
//! | token | meaning |
//! |---|---|
//! | `3`, `4*`, `8*` | a throw by its value; a star marks a big one |
//! | `3:c1-e2` | the 3 of the row takes one pawn from c1 to e2 |
//! | `2:e1=e2` | the 2 takes both pawns of the jodi on e1 to e2 |
//! | `4*:off-c1`, `1:c3-away` | pawns are brought on to the board; one leaves it from the centre |
//! | `2:e1-e3xN` | where several could be hit: the pawn of N is; `xN'` its second kind |
//! | `4:c2+d1-d4` | one part of the 4 takes the pawn on c2 to the centre, the rest of it the one on d1 to d4 |
//! | `twins`, `decline` | two singles are declared twins; the row is not used |
//! | `2':c1-d1`, `2:c1'-d1` | where the row holds 2s barred to different pawns, or unlike pawns stand on one square: the second kind; `''` the third |
//! | `open` | every gate opens (dead positions only) |
//! | `draw` | the table agrees on a draw |
//!
//! # Rules
//! A preset and its differences: `kanakatte three=cancels gate=round` ([`rules_text`], [`parse_rules`]; the questions
//! and answers are [`house::QUESTIONS`], the numbers `side`, `cowries`, `pawns`, `mouths` and `short`).
//!
//! # Positions
//! Clauses with a semicolon between them ([`Position`]):
//! `kanakatte; S c1 c1 e1# e1#; N c5 a3 d5 c3; gates S N; turn S; row 8* 2!12`
//!
//! | clause | meaning |
//! |---|---|
//! | rules | always first |
//! | `S c1 c1 e1# e1#` | a seat's pawns by square, the centre for those at home; `#` of a hard jodi or twins, `%` of a broken group, `^` sits and may not leave yet; `off` is not on the board yet, `away` has left it |
//! | `passed Ee2=S12` | the double of E on e2 has stopped these pawns of S and they may pass it |
//! | `gates S N`, `unlocked S` | whose gate is open; who has thrown a first big throw, or brought pawns on by it (where the house asks for one) |
//! | `placed S=1` | who has finished, and in which place |
//! | `turn S` | whose turn it is; or `opening S=3 N=-`: the throws for the start, `-` for one still to come; or `dead S`; or `over won S=1 N=2` (`won`, `dead`, `agreed`) |
//! | `row 2 4*!12` | throws to be used; after `!` the pawns that may not use it, by their number in the seat's clause as it stands, from 1 |
//! | `owed 1`, `run 2` | throws still to be thrown, the one that a hit has earned included; big throws in a row up to now |
//! | `test d1 hard 2` | the pawns on the attacked square came from d1 where they were `loose`, `hollow`, `hard` or `broken`, and need two 1s; `test d1 hard 2 rewarded` when a sitter was hit as they left |
//!
//! # Records
//! A whole game as lines ([`Record`]). A `#` at the start of a line or after a space begins a comment.
//! ```text
//! chowkabara 1
//! rules kanakatte
//! seats S N
//! first throw
//!
//! start: 3 2
//! S: 4* 2 4*:c1-e3 2:c1-e1
//! N: 1 1:c5-b5
//! ```
//! Instead of `rules`, `seats` and `first` a line `position …` gives a position to start from. `first S` names the seat
//! that begins. `name S Amma`, `seed 9f3c` (hexadecimal) and `cowries real` (throws were entered by hand) may follow.
//! Each further line is a turn: who (`start`, a seat, or `table` for `open` and `draw`), then every throw and move in
//! order.
//!
//! # Links
//! A position, a game or a game by correspondence as a short code ([`link`]).

pub mod correspondence;
pub mod house;
pub mod link;
pub mod position;
pub mod qr;
pub mod record;
mod tokens;

pub use correspondence::{Correspondence, Seal, Trust};
pub use house::{RulesError, parse_rules, rules_text};
pub use link::{Link, LinkError};
pub use position::{Position, PositionError};
pub use record::{ParseError, Record, Replay, ReplayError};
pub use tokens::{TokenError, legal_tokens, parse_token, token};
