//! Actions as tokens, written and read at a point of a game.

use super::position::{AWAY, OFF, Order};
use crate::engine::race::Race;
use crate::engine::race::choices::{Landing, Plan};
use crate::engine::race::finish::Centre;
use crate::engine::race::refusal::Refusal;
use crate::engine::race::row::RowThrow;
use crate::engine::race::side::Side;
use crate::engine::{Action, Game, PawnSet, Stage, Target, Unit, Use};

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
    let shells = race.course().shells;
    let choice = match action {
        Action::Throw(throw) => return Ok(shells.name(throw)),
        Action::OpenGates => return Ok("open".to_string()),
        Action::Draw => return Ok("draw".to_string()),
        Action::Decline => return Ok("decline".to_string()),
        Action::Twin => return Ok("twins".to_string()),
        Action::Move(choice) => choice,
    };
    let plan = race.plan(choice)?;
    let entry = race.row().get(choice.slot).ok_or(Refusal::NotInRow)?;
    let kinds = throws_alike(race, *entry);
    let throw_mark = marks(kinds.iter().position(|kind| *kind == choice.slot));
    let throw = shells.name(entry.throw);
    Ok(format!("{throw}{throw_mark}:{}{}", way(race, choice, &plan), target_mark(race, choice, &plan)))
}

/// From where to where, and who.
fn way(race: &Race, choice: Use, plan: &Plan) -> String {
    let seat = race.mover();
    let name = |step| match step {
        Side::OFF => OFF.to_string(),
        Side::AWAY => AWAY.to_string(),
        _ => race.course().board.name(race.course().square(seat, step)),
    };
    let (from, to) = (name(race.side(seat).step(choice.pawn)), name(plan.to));
    let mark = |pawn| {
        marks(pawns_alike(race, race.side(seat).step(pawn)).iter().position(|kind| race.are_equal_choices(*kind, pawn)))
    };
    match choice.unit {
        Unit::Alone => format!("{from}{}-{to}", mark(choice.pawn)),
        Unit::Together => format!(
            "{from}{}={to}",
            if is_divided_by_ties(race, plan.from) { mark(choice.pawn) } else { String::new() }
        ),
        Unit::With(_) if !plan.home_first.is_empty() => format!("{from}+{}-{to}", name(plan.from)),
        Unit::With(mate) => {
            let pairs = pairs_alike(race, plan.from);
            let kind = pairs.iter().position(|pair| is_same_pair(race, *pair, (choice.pawn, mate)));
            format!("{from}{}={to}", marks(kind))
        }
    }
}

/// The mark for the pawn that is hit, where the mover has to name it.
fn target_mark(race: &Race, choice: Use, plan: &Plan) -> String {
    let (Some(target), Landing::Hits(..)) = (choice.target, plan.landing) else { return String::new() };
    let alike = targets_alike(race, plan.to);
    let same_seat = alike.iter().filter(|other| other.seat == target.seat);
    let kind = same_seat.clone().position(|other| are_equal_targets(race, *other, target));
    format!("x{}{}", target.seat.letter(), marks(kind))
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
        (_, "decline") => return race.check_decline().map(|()| Action::Decline).map_err(TokenError::Illegal),
        (_, "twins") => return race.check_twins().map(|_| Action::Twin).map_err(TokenError::Illegal),
        _ => {}
    }
    let course = race.course();
    let Some((throw, way)) = text.split_once(':') else {
        let throw = course.shells.named(text).ok_or(TokenError::Unknown)?;
        return if matches!(stage, Stage::Chance(_)) { Ok(Action::Throw(throw)) } else { illegal(Refusal::MoveFirst) };
    };
    let (throw, throw_kind) = unmarked(throw);
    let throw = course.shells.named(throw).ok_or(TokenError::Unknown)?;
    let entry = race.row().iter().find(|entry| entry.throw == throw).ok_or(TokenError::Illegal(Refusal::NotInRow))?;
    let slot = *throws_alike(race, entry).get(throw_kind).ok_or(TokenError::Illegal(Refusal::NotInRow))?;
    let choice = read_way(race, slot, way)?;
    let plan = race.plan(choice).map_err(TokenError::Illegal)?;
    let to = way.split(['-', '=']).nth(1).ok_or(TokenError::Unknown)?;
    if step_named(race, to.split('x').next().unwrap_or(to)).ok_or(TokenError::Unknown)? != plan.to {
        return Err(TokenError::LeadsTo(course.board.name(course.square(race.mover(), plan.to))));
    }
    Ok(Action::Move(choice))
}

/// A step by its name in a token.
fn step_named(race: &Race, name: &str) -> Option<u8> {
    match name {
        OFF => Some(Side::OFF),
        AWAY => Some(Side::AWAY),
        _ => Some(race.course().track(race.mover()).step(race.course().board.named(name)?)),
    }
}

fn read_way(race: &Race, slot: u8, way: &str) -> Result<Use, TokenError> {
    let no_pawn = TokenError::Illegal(Refusal::NoSuchPawn);
    let link = way.find(['-', '=']).ok_or(TokenError::Unknown)?;
    let (from, to) = (&way[..link], &way[link + 1..]);
    let target = match to.split_once('x') {
        Some((to, target)) => Some(read_target(race, to, target)?),
        None => None,
    };
    if let Some((home, from)) = from.split_once('+') {
        let first = |name| pawns_alike(race, step_named(race, name)?).first().copied();
        let (pawn, mate) =
            (first(home).ok_or(TokenError::Unknown)?, step_named(race, from).ok_or(TokenError::Unknown)?);
        let mates = race.side(race.mover()).at(mate).without(PawnSet::one(pawn));
        let mate = mates.iter().next().ok_or(no_pawn)?;
        return Ok(Use::of(slot, pawn, Unit::With(mate)));
    }
    let (from, kind) = unmarked(from);
    let step = step_named(race, from).ok_or(TokenError::Unknown)?;
    step_named(race, to.split('x').next().unwrap_or(to)).ok_or(TokenError::Unknown)?;
    let alone = &way[link..=link] == "-";
    let alike = pawns_alike(race, step);
    let all_go = |&pawn: &u8| race.plan(Use { slot, pawn, unit: Unit::Together, target }).is_ok();
    if !alone
        && !alike.get(kind).is_some_and(all_go)
        && let Some(&(pawn, mate)) = pairs_alike(race, step).get(kind)
    {
        return Ok(Use { slot, pawn, unit: Unit::With(mate), target });
    }
    if !alone && kind > 0 && !is_divided_by_ties(race, step) {
        return Err(TokenError::Unknown);
    }
    let pawn = *alike.get(kind).ok_or(no_pawn)?;
    Ok(Use { slot, pawn, unit: if alone { Unit::Alone } else { Unit::Together }, target })
}

fn read_target(race: &Race, to: &str, target: &str) -> Result<Target, TokenError> {
    let (letter, kind) = unmarked(target);
    let seat = crate::engine::seat::Seat::from_letter(letter).ok_or(TokenError::Unknown)?;
    let step = step_named(race, to).filter(|&step| Side::is_on_board(step)).ok_or(TokenError::Unknown)?;
    let alike = targets_alike(race, step);
    let found = alike.into_iter().filter(|target| target.seat == seat).nth(kind);
    found.ok_or(TokenError::Illegal(Refusal::NoSuchTarget))
}

/// The tokens of all legal actions, in their fixed order.
pub fn legal_tokens(race: &Race) -> Vec<String> {
    let mut actions = Vec::new();
    race.legal_actions(&mut actions);
    actions.into_iter().filter_map(|action| token(race, action).ok()).collect()
}

/// The slots that hold the same throw, in an order that does not depend on how pawns are numbered.
fn throws_alike(race: &Race, like: RowThrow) -> Vec<u8> {
    let order = Order::of(race, race.mover());
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
    for pawn in ordered(race, race.side(race.mover()).at(step)) {
        if !kinds.iter().any(|&kind| race.are_equal_choices(kind, pawn)) {
            kinds.push(pawn);
        }
    }
    kinds
}

fn ordered(race: &Race, pawns: PawnSet) -> Vec<u8> {
    Order::of(race, race.mover()).pawns().filter(|&pawn| pawns.has(pawn)).collect()
}

/// Where any two may move as one: the different pairs on a step, in an order that does not depend on how pawns are
/// numbered. Empty where pawns move all together or not at all.
fn pairs_alike(race: &Race, step: u8) -> Vec<(u8, u8)> {
    let group = race.side(race.mover()).at(step);
    let seat = race.mover();
    if race.rules().centre == Centre::Divided {
        return Vec::new();
    }
    let pawns: Vec<u8> = ordered(race, group).into_iter().filter(|&pawn| race.any_two_move(seat, pawn)).collect();
    let mut pairs: Vec<(u8, u8)> = Vec::new();
    for (place, &pawn) in pawns.iter().enumerate() {
        for &mate in &pawns[place + 1..] {
            if race.mates(seat, pawn).has(mate) && !pairs.iter().any(|&pair| is_same_pair(race, pair, (pawn, mate))) {
                pairs.push((pawn, mate));
            }
        }
    }
    pairs
}

fn is_same_pair(race: &Race, one: (u8, u8), other: (u8, u8)) -> bool {
    let equal = |one, other| race.are_equal_choices(one, other);
    equal(one.0, other.0) && equal(one.1, other.1) || equal(one.0, other.1) && equal(one.1, other.0)
}

/// Whether twins and singles stand on one step, so that it must be said who moves.
fn is_divided_by_ties(race: &Race, step: u8) -> bool {
    let group = race.side(race.mover()).at(step);
    group.iter().next().is_some_and(|first| race.mates(race.mover(), first) != group)
}

/// Unlike enemy pawns on a step, by seat, in an order that does not depend on how pawns are numbered.
fn targets_alike(race: &Race, step: u8) -> Vec<Target> {
    let square = race.course().square(race.mover(), step);
    let mut targets: Vec<Target> = Vec::new();
    for seat in race.enemies(race.mover()).iter() {
        let there = race.pawns_at(seat, square);
        for pawn in Order::of(race, seat).pawns().filter(|&pawn| there.has(pawn)) {
            let target = Target { seat, pawn };
            if !targets.iter().any(|other| are_equal_targets(race, *other, target)) {
                targets.push(target);
            }
        }
    }
    targets
}

fn are_equal_targets(race: &Race, one: Target, other: Target) -> bool {
    one.seat == other.seat && race.are_equal_targets(one.seat, one.pawn, other.pawn)
}

fn marks(kind: Option<usize>) -> String {
    "'".repeat(kind.unwrap_or(0))
}

fn unmarked(text: &str) -> (&str, usize) {
    let plain = text.trim_end_matches('\'');
    (plain, text.len() - plain.len())
}
