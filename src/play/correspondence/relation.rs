//! How what arrives by link stands to what is known.

use crate::engine::seat::{Seat, SeatSet};
use crate::notation::correspondence::{Correspondence, Trust};
use crate::notation::record::{Record, Who};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Same,
    /// What arrived goes on from what is known: what is new begins with the action of this index. A seat that has joined
    /// since is new as well.
    Extends {
        from: usize,
    },
    /// What arrived is a beginning of what is known.
    Older,
    /// They differ from this turn on, as in [`crate::notation::ReplayError`]; 0 when different seats have joined.
    Forked {
        turn: usize,
    },
    /// Another match, or other rules, seats or anchors.
    Other,
}

/// How a correspondence that arrived stands to the one that is known. Names, and what else the record tells beside the
/// game, do not matter.
pub fn compare(known: &Correspondence, arrived: &Correspondence) -> Relation {
    if known.id != arrived.id || known.record.start != arrived.record.start || !agree(&known.trust, &arrived.trust) {
        return Relation::Other;
    }
    let (known_tokens, arrived_tokens) = (tokens(&known.record), tokens(&arrived.record));
    let common = known_tokens.iter().zip(&arrived_tokens).take_while(|((_, one), (_, other))| one == other).count();
    let (known_joined, arrived_joined) = (joined(&known.trust), joined(&arrived.trust));
    let has_more = known_tokens.len() > common || known_joined.iter().any(|seat| !arrived_joined.has(seat));
    let brings_more = arrived_tokens.len() > common || arrived_joined.iter().any(|seat| !known_joined.has(seat));
    match (has_more, brings_more) {
        (false, false) => Relation::Same,
        (false, true) => Relation::Extends { from: common },
        (true, false) => Relation::Older,
        (true, true) => Relation::Forked {
            turn: match (known_tokens.get(common), arrived_tokens.get(common)) {
                (Some((one, _)), Some((other, _))) => *one.min(other),
                _ => 0,
            },
        },
    }
}

/// Whether both are trusted for the same reason, and no seat has two anchors.
fn agree(known: &Trust, arrived: &Trust) -> bool {
    match (known, arrived) {
        (Trust::Honest, Trust::Honest) => true,
        (Trust::Sealed(known), Trust::Sealed(arrived)) => {
            let mut both = known.iter().zip(arrived).filter_map(|(one, other)| one.zip(*other));
            both.all(|(one, other)| one.anchor == other.anchor)
        }
        _ => false,
    }
}

/// The seats that have a seal.
fn joined(trust: &Trust) -> SeatSet {
    match trust {
        Trust::Honest => SeatSet::EMPTY,
        Trust::Sealed(seals) => Seat::ALL.into_iter().filter(|seat| seals[seat.index()].is_some()).collect(),
    }
}

/// A token with its turn, from 1, and who played it.
type Token<'a> = (usize, (Who, &'a str));

fn tokens(record: &Record) -> Vec<Token<'_>> {
    let turns = (1..).zip(&record.turns);
    turns.flat_map(|(number, turn)| turn.tokens.iter().map(move |token| (number, (turn.who, token.as_str())))).collect()
}
