//! Actions as tokens, written and read at a point of a game.

use super::position::Order;
use crate::engine::race::Race;
use crate::engine::race::choices::Refusal;
use crate::engine::race::row::RowThrow;
use crate::engine::{Action, Game, Stage, Unit, Use};

/// Why a token cannot be played at a point of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenError {
    /// It is no action, or names a throw, pawn or square that is not there.
    Unknown,
    /// The move leads to another square, which is named.
    LeadsTo(String),
    Illegal(Refusal),
}

/// The token of a legal action.
///
/// # Errors
/// The reason why the action is not legal here.
pub fn token(race: &Race, action: Action) -> Result<String, Refusal> {
    let course = race.course();
    let choice = match action {
        Action::Throw(throw) => return Ok(course.shells.name(throw)),
        Action::OpenGates => return Ok("open".to_string()),
        Action::Draw => return Ok("draw".to_string()),
        Action::Move(choice) => choice,
    };
    let plan = race.plan(choice)?;
    let entry = race.row().get(choice.slot).ok_or(Refusal::NotInRow)?;
    let kinds = throws_alike(race, entry);
    let throw_mark = marks(kinds.iter().position(|kind| *kind == choice.slot));
    let pawn_mark = match choice.unit {
        Unit::Jodi => String::new(),
        Unit::Alone => {
            marks(pawns_alike(race, plan.from).iter().position(|pawn| race.are_equal_choices(*pawn, choice.pawn)))
        }
    };
    let name = |step| course.board.name(course.square(race.turn(), step));
    let link = if choice.unit == Unit::Jodi { '=' } else { '-' };
    let throw = course.shells.name(entry.throw);
    Ok(format!("{throw}{throw_mark}:{}{pawn_mark}{link}{}", name(plan.from), name(plan.to)))
}

/// Reads a token at a point of a game.
///
/// # Errors
/// Why it cannot be played there.
pub fn parse_token(race: &Race, text: &str) -> Result<Action, TokenError> {
    let illegal = |refusal| Err(TokenError::Illegal(refusal));
    let stage = race.stage();
    match (stage, text) {
        (Stage::Over(_), _) => return illegal(Refusal::Over),
        (_, "draw") => return Ok(Action::Draw),
        (Stage::Dead, "open") => return Ok(Action::OpenGates),
        (Stage::Dead, _) => return illegal(Refusal::Dead),
        (_, "open") => return illegal(Refusal::NotDead),
        _ => {}
    }
    let course = race.course();
    let Some((throw, way)) = text.split_once(':') else {
        let throw = course.shells.named(text).ok_or(TokenError::Unknown)?;
        return if matches!(stage, Stage::Chance(_)) { Ok(Action::Throw(throw)) } else { illegal(Refusal::MoveFirst) };
    };
    let link = way.find(['-', '=']).ok_or(TokenError::Unknown)?;
    let unit = if way[link..].starts_with('=') { Unit::Jodi } else { Unit::Alone };
    let (throw, throw_kind) = unmarked(throw);
    let (from, pawn_kind) = unmarked(&way[..link]);
    if unit == Unit::Jodi && pawn_kind > 0 {
        return Err(TokenError::Unknown);
    }
    let throw = course.shells.named(throw).ok_or(TokenError::Unknown)?;
    let from = course.board.named(from).ok_or(TokenError::Unknown)?;
    let to = course.board.named(&way[link + 1..]).ok_or(TokenError::Unknown)?;
    let entry = race.row().iter().find(|entry| entry.throw == throw).ok_or(TokenError::Illegal(Refusal::NotInRow))?;
    let slot = *throws_alike(race, entry).get(throw_kind).ok_or(TokenError::Illegal(Refusal::NotInRow))?;
    let track = course.track(race.turn());
    let pawn = *pawns_alike(race, track.step(from)).get(pawn_kind).ok_or(TokenError::Illegal(Refusal::NoSuchPawn))?;
    let choice = Use { slot, pawn, unit };
    let plan = race.plan(choice).map_err(TokenError::Illegal)?;
    let leads_to = course.square(race.turn(), plan.to);
    if leads_to != to {
        return Err(TokenError::LeadsTo(course.board.name(leads_to)));
    }
    Ok(Action::Move(choice))
}

/// The tokens of all legal actions, in their fixed order.
pub fn legal_tokens(race: &Race) -> Vec<String> {
    let mut actions = Vec::new();
    race.legal_actions(&mut actions);
    actions.into_iter().filter_map(|action| token(race, action).ok()).collect()
}

/// The slots that hold the same throw, in an order that does not depend on how pawns are numbered.
fn throws_alike(race: &Race, like: RowThrow) -> Vec<u8> {
    let order = Order::of(race, race.turn());
    let mut slots: Vec<(u8, u8)> = (0..)
        .zip(race.row().iter())
        .filter(|(_, entry)| entry.throw == like.throw)
        .map(|(slot, entry)| (order.apply(entry.barred).0, slot))
        .collect();
    slots.sort_unstable();
    slots.into_iter().map(|(_, slot)| slot).collect()
}

/// The first of each kind of equal pawns on a step, in an order that does not depend on how pawns are numbered.
fn pawns_alike(race: &Race, step: u8) -> Vec<u8> {
    let mut kinds: Vec<u8> = Vec::new();
    for pawn in Order::of(race, race.turn()).pawns().filter(|&pawn| race.side(race.turn()).step(pawn) == step) {
        if !kinds.iter().any(|&kind| race.are_equal_choices(kind, pawn)) {
            kinds.push(pawn);
        }
    }
    kinds
}

fn marks(kind: Option<usize>) -> String {
    "'".repeat(kind.unwrap_or(0))
}

fn unmarked(text: &str) -> (&str, usize) {
    let plain = text.trim_end_matches('\'');
    (plain, text.len() - plain.len())
}
