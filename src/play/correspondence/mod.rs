//! A game by correspondence: two to four people take turns by sending one another the whole record.
//!
//! Where throws are sealed, nobody can choose them and anybody can check them. Each seat makes a chain of values from a
//! secret ([`chain`]) and gives the first one, its anchor, before anything is played. With each of its stints
//! ([`stints`]) it tells the next value. A stint's throws follow from that value, from those that the others have told by
//! then and from what has been played before: all of it was fixed before the stint, so nobody can choose them, and nobody
//! else can foresee them. The seat itself can: its machine could look at all throws of its own stint before it moves. It
//! cannot change them.
//!
//! Knows no clock, draws no luck, sends nothing.

pub mod chain;
mod relation;
pub mod stints;

pub use relation::{Relation, compare};

use super::luck::{Seed, luck};
use crate::engine::Action;
use crate::engine::race::Race;
use crate::engine::seat::{Seat, SeatSet};
use crate::notation::correspondence::{Correspondence, Seal, Trust};
use crate::notation::record::{Record, ReplayError};
use chain::{Past, Secret, Value, seed_of, values};
use stints::{Stint, Stints};

/// What is expected next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// These seats still have to give their anchors.
    Joins(SeatSet),
    /// A stint is begun or gone on with.
    Plays(Stint),
    Over,
}

impl Next {
    /// Whether it is for one of these seats to do it.
    pub fn is_for(self, own: SeatSet) -> bool {
        match self {
            Next::Joins(seats) => seats.iter().any(|seat| own.has(seat)),
            Next::Plays(stint) => own.has(stint.seat),
            Next::Over => false,
        }
    }
}

/// Why a game by correspondence is believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Its moves are legal; its throws are taken on trust.
    Honest,
    /// Its throws are the only ones that could fall.
    Proven,
}

/// Why a game by correspondence is not believed, or cannot go on so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Something is not legal.
    Replay(ReplayError),
    /// The seat has to join before this.
    NotJoined(Seat),
    /// The seat does not play, has joined already, or nothing is sealed.
    CannotJoin(Seat),
    /// What the seat has told does not lead to its anchor in as many steps as it had stints.
    WrongValue(Seat),
    /// The secret is not the one behind the seat's anchor.
    WrongSecret(Seat),
    /// The seat has used up its chain.
    ChainEnds(Seat),
    /// Another throw had to fall; the place as in [`ReplayError`].
    WrongThrow { turn: usize, place: usize },
    /// The game is over, or nothing is sealed.
    NothingToPlay,
    /// The record does not go on from the one known.
    DoesNotFollow,
}

/// What is expected next, and from whom.
///
/// # Errors
/// The record's first token that cannot be played.
pub fn next(correspondence: &Correspondence) -> Result<Next, ReplayError> {
    let game = Played::of(&correspondence.record)?;
    let missing = match correspondence.trust {
        Trust::Honest => SeatSet::EMPTY,
        Trust::Sealed(seals) => game.missing(&seals),
    };
    Ok(match game.stints.next {
        _ if !missing.is_empty() => Next::Joins(missing),
        Some(stint) => Next::Plays(stint),
        None => Next::Over,
    })
}

/// The correspondence with a seat's anchor. The seat that plays first has to join first: if it knew all other anchors,
/// it could look for a secret that makes its first throws good.
///
/// # Errors
/// Why the seat cannot join.
pub fn join(known: &Correspondence, seat: Seat, secret: &Secret) -> Result<Correspondence, Fault> {
    let game = Played::of(&known.record).map_err(Fault::Replay)?;
    let Trust::Sealed(mut seals) = known.trust else { return Err(Fault::CannotJoin(seat)) };
    if !game.seats().has(seat) || seals[seat.index()].is_some() {
        return Err(Fault::CannotJoin(seat));
    }
    let first = game.stints.next.map_or(seat, |stint| stint.seat);
    if first != seat && seals[first.index()].is_none() {
        return Err(Fault::NotJoined(first));
    }
    let anchor = secret.anchor(known.id, seat);
    seals[seat.index()] = Some(Seal { anchor, shown: anchor });
    Ok(Correspondence { trust: Trust::Sealed(seals), ..known.clone() })
}

/// The seed of the throws of the stint that is now to be played, by the seat with this secret. A throw's number is
/// counted from the start of the game.
///
/// # Errors
/// Why this stint cannot be played.
pub fn seed(known: &Correspondence, secret: &Secret) -> Result<Seed, Fault> {
    let game = Played::of(&known.record).map_err(Fault::Replay)?;
    let Trust::Sealed(seals) = known.trust else { return Err(Fault::NothingToPlay) };
    let Stint { seat, number, first } = game.stints.next.ok_or(Fault::NothingToPlay)?;
    if let Some(missing) = game.missing(&seals).iter().next() {
        return Err(Fault::NotJoined(missing));
    }
    let chains = game.chains(known.id, &seals)?;
    let mut told = chains.each_ref().map(|values| values.last().copied().unwrap_or_default());
    told[seat.index()] = own_value(known.id, &seals, seat, secret, number)?;
    let mut past = Past::default();
    game.tokens[..first].iter().for_each(|token| past.add(token));
    Ok(seed_of(known.id, game.stints.index_of(first), told, &past))
}

/// The correspondence after a sealed stint: with the new record, and with the value that makes its throws plain to all.
///
/// # Errors
/// The record does not go on from the known one by this seat's stint, or would not be believed.
pub fn reveal(known: &Correspondence, secret: &Secret, record: Record) -> Result<Correspondence, Fault> {
    let Trust::Sealed(mut seals) = known.trust else { return Err(Fault::NothingToPlay) };
    let Stint { seat, number, .. } =
        Played::of(&known.record).map_err(Fault::Replay)?.stints.next.ok_or(Fault::NothingToPlay)?;
    let shown = own_value(known.id, &seals, seat, secret, number)?;
    seals[seat.index()].as_mut().ok_or(Fault::NotJoined(seat))?.shown = shown;
    go_on(&Correspondence { trust: Trust::Sealed(seals), ..known.clone() }, record)
}

/// The correspondence with the record of an honest match that has gone on. The seed that a table noted in it is left out:
/// it would tell the throws to come.
///
/// # Errors
/// The record does not go on from the known one, or would not be believed.
pub fn go_on(known: &Correspondence, record: Record) -> Result<Correspondence, Fault> {
    let after = Correspondence { record: Record { seed: None, ..record }, ..known.clone() };
    if !matches!(compare(known, &after), Relation::Extends { .. }) {
        return Err(Fault::DoesNotFollow);
    }
    check(&after)?;
    Ok(after)
}

/// Whether a game by correspondence is to be believed.
///
/// # Errors
/// The first reason why it is not.
pub fn check(correspondence: &Correspondence) -> Result<Verdict, Fault> {
    let game = Played::of(&correspondence.record).map_err(Fault::Replay)?;
    let Trust::Sealed(seals) = correspondence.trust else { return Ok(Verdict::Honest) };
    let chains = game.chains(correspondence.id, &seals)?;
    let mut told = chains.each_ref().map(|values| values.first().copied().unwrap_or_default());
    let (mut past, mut throws) = (Past::default(), 0);
    for (index, stint) in game.stints.played.iter().enumerate() {
        told[stint.seat.index()] = chains[stint.seat.index()][stint.number];
        let seed = seed_of(correspondence.id, index, told, &past);
        for at in game.stints.actions_of(index, game.actions.len()) {
            past.add(game.tokens[at]);
            let Action::Throw(throw) = game.actions[at] else { continue };
            if throw != luck(seed, throws, game.start.course().shells) {
                let (turn, place) = game.places[at];
                return Err(Fault::WrongThrow { turn, place });
            }
            throws += 1;
        }
    }
    Ok(Verdict::Proven)
}

/// The value that a seat's secret gives for a stint, once the secret is seen to be the one behind its anchor.
fn own_value(id: u64, seals: &[Option<Seal>; 4], seat: Seat, secret: &Secret, number: usize) -> Result<Value, Fault> {
    let seal = seals[seat.index()].ok_or(Fault::NotJoined(seat))?;
    if secret.anchor(id, seat) != seal.anchor {
        return Err(Fault::WrongSecret(seat));
    }
    secret.value(id, seat, number).ok_or(Fault::ChainEnds(seat))
}

/// A record that has been replayed.
struct Played<'a> {
    /// By action: its token, and the turn and place where it stands, from 1.
    tokens: Vec<&'a str>,
    places: Vec<(usize, usize)>,
    start: Race,
    actions: Vec<Action>,
    stints: Stints,
}

impl Played<'_> {
    fn of(record: &Record) -> Result<Played<'_>, ReplayError> {
        let replay = record.replay()?;
        let turns = || (1..).zip(&record.turns);
        let tokens = turns().flat_map(|(_, turn)| turn.tokens.iter().map(String::as_str)).collect();
        let places = turns().flat_map(|(number, turn)| (1..=turn.tokens.len()).map(move |place| (number, place)));
        let stints = Stints::of(&replay);
        Ok(Played { tokens, places: places.collect(), start: replay.start, actions: replay.actions, stints })
    }

    fn seats(&self) -> SeatSet {
        self.start.seats()
    }

    /// The seats that play and have no seal yet.
    fn missing(&self, seals: &[Option<Seal>; 4]) -> SeatSet {
        self.seats().iter().filter(|seat| seals[seat.index()].is_none()).collect()
    }

    /// The values that each seat has told, from its anchor on; none of a seat that has not joined before play begins.
    fn chains(&self, id: u64, seals: &[Option<Seal>; 4]) -> Result<[Vec<Value>; 4], Fault> {
        let mut chains = [const { Vec::new() }; 4];
        for seat in self.seats().iter() {
            let Some(seal) = seals[seat.index()] else {
                if self.actions.is_empty() {
                    continue;
                }
                return Err(Fault::NotJoined(seat));
            };
            let told = values(id, seat, seal.shown, self.stints.count(seat));
            if told[0] != seal.anchor {
                return Err(Fault::WrongValue(seat));
            }
            chains[seat.index()] = told;
        }
        Ok(chains)
    }
}
