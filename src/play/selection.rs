//! What a person has picked, and what a tap on a spot or a throw means. Decides nothing about rules: it asks for plans.

use super::spot::Spot;
use crate::engine::race::Race;
use crate::engine::race::choices::{Landing, Plan};
use crate::engine::race::jodi::Tie;
use crate::engine::race::refusal::Refusal;
use crate::engine::race::side::Side;
use crate::engine::{Action, Game, PawnSet, Unit, Use};

/// What is picked: at most one spot of own pawns, and at most one throw of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Selection {
    pub from: Option<Spot>,
    pub slot: Option<u8>,
    /// The target for which several moves are on offer.
    pub target: Option<Spot>,
}

/// A legal move with its plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub choice: Use,
    pub plan: Plan,
}

/// What a tap comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    Pick(Selection),
    Play(Use),
    Refuse(Refusal),
    /// Nothing of the person's can get to that spot with any throw of the row.
    OutOfReach(Spot),
}

/// Every legal move, in the fixed order of the legal actions.
pub fn candidates(race: &Race) -> Vec<Candidate> {
    let choices = actions(race)
        .into_iter()
        .filter_map(|action| if let Action::Move(choice) = action { Some(choice) } else { None });
    choices.filter_map(|choice| race.plan(choice).ok().map(|plan| Candidate { choice, plan })).collect()
}

/// What else may be done with the row than to use a throw: to decline it, to declare twins.
pub fn besides(race: &Race) -> Vec<Action> {
    actions(race).into_iter().filter(|action| matches!(action, Action::Decline | Action::Twin)).collect()
}

fn actions(race: &Race) -> Vec<Action> {
    let mut actions = Vec::new();
    race.legal_actions(&mut actions);
    actions
}

/// The pawns of the seat that moves on a spot.
pub fn own_pawns(race: &Race, spot: Spot) -> PawnSet {
    let seat = race.mover();
    match spot {
        Spot::Square(square) => race.pawns_at(seat, square),
        Spot::Beside(side) if side == seat => {
            PawnSet(race.side(seat).at(Side::OFF).0 | race.side(seat).at(Side::AWAY).0)
        }
        Spot::Beside(_) => PawnSet(0),
    }
}

impl Candidate {
    /// From where to where it leads; a divided throw leads two pawns, the one that goes home comes last.
    pub fn ways(&self, race: &Race) -> impl Iterator<Item = (Spot, Spot)> {
        let (course, seat, plan) = (race.course(), race.mover(), self.plan);
        let spot = |step| Spot::of(course, seat, step);
        let first = plan.home_first.iter().next().map(|pawn| (spot(race.side(seat).step(pawn)), spot(course.home())));
        [(spot(plan.from), spot(plan.to))].into_iter().chain(first)
    }
}

impl Selection {
    /// With the pawns of a spot picked.
    pub fn from(spot: impl Into<Spot>) -> Selection {
        Selection { from: Some(spot.into()), ..Selection::default() }
    }

    /// The moves that this selection leaves open: those of the picked pawns, with the picked throw, to the target.
    pub fn open_moves(&self, race: &Race) -> Vec<Candidate> {
        let mut moves = candidates(race);
        moves.retain(|candidate| {
            self.slot.is_none_or(|slot| candidate.choice.slot == slot) && self.way_of(race, candidate).is_some()
        });
        moves
    }

    /// The way of a move that the picked pawns and the target leave open.
    fn way_of(&self, race: &Race, candidate: &Candidate) -> Option<(Spot, Spot)> {
        let is_open = |(from, to): &(Spot, Spot)| {
            self.from.is_none_or(|picked| picked == *from) && self.target.is_none_or(|target| target == *to)
        };
        candidate.ways(race).find(is_open)
    }

    /// What a tap on a spot means.
    pub fn tap(self, race: &Race, spot: impl Into<Spot>) -> Tap {
        let spot = spot.into();
        let towards = Selection { target: Some(spot), ..self };
        if self.from.is_some() {
            match towards.open_moves(race)[..] {
                [] => {}
                [only] => return Tap::Play(only.choice),
                _ => return Tap::Pick(towards),
            }
            if self.from == Some(spot) {
                return match (Selection { target: None, ..self }).open_moves(race)[..] {
                    [only] => Tap::Play(only.choice),
                    _ => Tap::Pick(Selection { from: None, target: None, ..self }),
                };
            }
        }
        if !own_pawns(race, spot).is_empty() {
            let picked = Selection { from: Some(spot), target: None, ..self };
            return match picked.open_moves(race)[..] {
                [] => Tap::Refuse(self.why_not(race, spot)),
                [only] if is_plain(&only.plan, only.choice.unit) => Tap::Play(only.choice),
                _ => Tap::Pick(picked),
            };
        }
        let reaching = Selection { from: None, ..towards };
        let way = reaching.open_moves(race).first().and_then(|first| reaching.way_of(race, first));
        match way {
            Some((from, _)) => Tap::Pick(Selection { from: Some(from), ..towards }),
            None => Tap::OutOfReach(spot),
        }
    }

    /// Picks a throw, or lets go of it.
    pub fn tap_throw(self, slot: u8) -> Selection {
        Selection { slot: (self.slot != Some(slot)).then_some(slot), target: None, ..self }
    }

    /// Why no pawn of this spot can use the picked throw, or any throw: the reason of the first throw.
    fn why_not(self, race: &Race, spot: Spot) -> Refusal {
        let slots = self.slot.map_or_else(|| (0..race.row().kinds()).collect(), |slot| vec![slot]);
        let pawns = own_pawns(race, spot);
        let mut reasons = slots.iter().flat_map(|&slot| pawns.iter().map(move |pawn| alone_or_bound(race, slot, pawn)));
        reasons.find_map(|choice| race.plan(choice).err()).unwrap_or(Refusal::NotInRow)
    }

    /// Why no pawn at all can use a throw of the row: the reason of the pawn that is farthest on.
    pub fn why_unused(race: &Race, slot: u8) -> Option<Refusal> {
        if race.slot_has_use(slot) {
            return None;
        }
        let (seat, home) = (race.mover(), race.course().home());
        // Those that are home or away say why only where nobody else can.
        let order = |step: u8| if step < home { (2, step) } else { (u8::from(step == Side::OFF), 0) };
        let mut pawns: Vec<(u8, u8)> = race.side(seat).pawns().collect();
        pawns.sort_by_key(|&(_, step)| std::cmp::Reverse(order(step)));
        pawns.into_iter().find_map(|(pawn, _)| race.plan(alone_or_bound(race, slot, pawn)).err())
    }
}

/// The use of a throw by a pawn, together with those that it is bound to (J7, K3).
fn alone_or_bound(race: &Race, slot: u8, pawn: u8) -> Use {
    let alone = Use::of(slot, pawn, Unit::Alone);
    let is_bound = race.plan(alone) == Err(Refusal::StaysTogether);
    if is_bound { Use { unit: Unit::Together, ..alone } } else { alone }
}

/// Whether a move can be made by one tap: it risks nothing and gives nothing up.
fn is_plain(plan: &Plan, unit: Unit) -> bool {
    let calm = matches!(plan.landing, Landing::Home | Landing::Safe | Landing::Hits(..) | Landing::Leaves)
        || matches!(plan.landing, Landing::Plain(tie) if tie != Tie::Broken);
    let parts = unit == Unit::Alone && plan.was == Tie::Hollow;
    calm && !parts && !matches!(unit, Unit::With(_))
}
