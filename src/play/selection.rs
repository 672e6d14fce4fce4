//! What a person has picked, and what a tap on a square or a throw means. Decides nothing about rules: it asks for plans.

use crate::engine::board::Square;
use crate::engine::race::Race;
use crate::engine::race::choices::{Landing, Plan, Refusal};
use crate::engine::race::jodi::Tie;
use crate::engine::{Action, Game, Unit, Use};

/// What is picked: at most one square of own pawns, and at most one throw of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Selection {
    pub from: Option<Square>,
    pub slot: Option<u8>,
    /// The target for which several moves are on offer.
    pub target: Option<Square>,
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
    /// Nothing of the person's can get to that square with any throw of the row.
    OutOfReach(Square),
}

/// Every legal move, in the fixed order of the legal actions.
pub fn candidates(race: &Race) -> Vec<Candidate> {
    let mut actions = Vec::new();
    race.legal_actions(&mut actions);
    let choices =
        actions.into_iter().filter_map(|action| if let Action::Move(choice) = action { Some(choice) } else { None });
    choices.filter_map(|choice| race.plan(choice).ok().map(|plan| Candidate { choice, plan })).collect()
}

impl Selection {
    /// The moves that this selection leaves open: those of the picked pawns, with the picked throw, to the target.
    pub fn open_moves(&self, race: &Race) -> Vec<Candidate> {
        let course = race.course();
        let square = |step| course.square(race.turn(), step);
        let mut moves = candidates(race);
        moves.retain(|candidate| {
            self.from.is_none_or(|from| square(candidate.plan.from) == from)
                && self.slot.is_none_or(|slot| candidate.choice.slot == slot)
                && self.target.is_none_or(|target| square(candidate.plan.to) == target)
        });
        moves
    }

    /// What a tap on a square means.
    pub fn tap(self, race: &Race, square: Square) -> Tap {
        let to_square = |candidate: &Candidate| race.course().square(race.turn(), candidate.plan.to) == square;
        if self.from.is_some() {
            let open = Selection { target: None, ..self }.open_moves(race);
            let here: Vec<Candidate> = open.iter().copied().filter(to_square).collect();
            match here[..] {
                [] => {}
                [only] => return Tap::Play(only.choice),
                _ => return Tap::Pick(Selection { target: Some(square), ..self }),
            }
            if self.from == Some(square) {
                return match open[..] {
                    [only] => Tap::Play(only.choice),
                    _ => Tap::Pick(Selection { from: None, target: None, ..self }),
                };
            }
        }
        let own = race.pawns_at(race.turn(), square);
        let picked = Selection { from: Some(square), target: None, ..self };
        let moves = picked.open_moves(race);
        if !own.is_empty() {
            return match moves[..] {
                [] => Tap::Refuse(self.why_not(race, square)),
                [only] if is_plain(&only.plan, only.choice.unit) => Tap::Play(only.choice),
                _ => Tap::Pick(picked),
            };
        }
        let reaching: Vec<Candidate> =
            Selection { from: None, target: None, ..self }.open_moves(race).into_iter().filter(to_square).collect();
        match reaching.first() {
            Some(first) => {
                let from = race.course().square(race.turn(), first.plan.from);
                Tap::Pick(Selection { from: Some(from), target: Some(square), ..self })
            }
            None => Tap::OutOfReach(square),
        }
    }

    /// Picks a throw, or lets go of it.
    pub fn tap_throw(self, slot: u8) -> Selection {
        Selection { slot: (self.slot != Some(slot)).then_some(slot), target: None, ..self }
    }

    /// Why no pawn of this square can use the picked throw, or any throw: the reason of the first throw.
    fn why_not(self, race: &Race, square: Square) -> Refusal {
        let slots = self.slot.map_or_else(|| (0..race.row().iter().count() as u8).collect(), |slot| vec![slot]);
        let pawns = race.pawns_at(race.turn(), square);
        let unit = if race.tie_at(race.turn(), square) == Tie::Hard { Unit::Jodi } else { Unit::Alone };
        let mut reasons = slots.iter().flat_map(|&slot| pawns.iter().map(move |pawn| Use { slot, pawn, unit }));
        reasons.find_map(|choice| race.plan(choice).err()).unwrap_or(Refusal::NotInRow)
    }

    /// Why no pawn at all can use a throw of the row: the reason of the pawn that is farthest on.
    pub fn why_unused(race: &Race, slot: u8) -> Option<Refusal> {
        if race.slot_has_use(slot) {
            return None;
        }
        let turn = race.turn();
        let home = race.course().home();
        let mut pawns: Vec<(u8, u8)> = race.side(turn).pawns().filter(|&(_, step)| step != home).collect();
        pawns.sort_by_key(|&(_, step)| std::cmp::Reverse(step));
        pawns.into_iter().find_map(|(pawn, step)| {
            let hard = race.tie_at(turn, race.course().square(turn, step)) == Tie::Hard;
            race.plan(Use { slot, pawn, unit: if hard { Unit::Jodi } else { Unit::Alone } }).err()
        })
    }
}

/// Whether a move can be made by one tap: it risks nothing and gives nothing up.
fn is_plain(plan: &Plan, unit: Unit) -> bool {
    let calm = matches!(plan.landing, Landing::Home | Landing::Safe | Landing::Hits(..))
        || matches!(plan.landing, Landing::Plain(tie) if tie != Tie::Broken);
    let parts = unit == Unit::Alone && plan.was == Tie::Hollow;
    calm && !parts
}
