//! What may be done: the spots from which and to which a pawn can go, the ways between, and what is barred.

use super::floor::{beside_board, depth};
use super::{Mark, MarkKind, Path, Piece, Scene, centre, middle, value_text};
use crate::engine::race::Race;
use crate::engine::race::choices::Landing;
use crate::engine::race::gate::Gate;
use crate::engine::race::jodi::Tie;
use crate::engine::race::side::Side;
use crate::engine::seat::Seat;
use crate::engine::{PawnSet, Unit};
use crate::play::selection::{Candidate, Selection};
use crate::play::spot::Spot;

impl Scene {
    pub(super) fn put_choices(&mut self, race: &Race, selection: Selection) {
        let (course, seat) = (race.course(), race.mover());
        let open = selection.open_moves(race);
        if let Some(from) = selection.from {
            let parts =
                open.iter().all(|candidate| candidate.choice.unit == Unit::Alone && candidate.plan.was == Tie::Hollow);
            let kind = if parts && !open.is_empty() { MarkKind::Part } else { MarkKind::Selected };
            match from {
                Spot::Square(square) => self.mark(kind, from, centre(race, square), 104.0),
                // Those that the throw would bring on.
                Spot::Beside(_) => {
                    let movers = open.iter().map(|candidate| candidate.plan.movers);
                    let most = movers.max_by_key(|movers| movers.count()).unwrap_or_default();
                    self.mark_pawns(kind, from, seat, most);
                }
            }
            let is_walked = |candidate: &&Candidate| candidate.plan.to <= course.home();
            let farthest = open.iter().filter(is_walked).max_by_key(|candidate| candidate.plan.to);
            self.ahead = farthest.map(|farthest| ahead(race, farthest));
            for candidate in &open {
                self.put_path(race, candidate);
            }
            self.put_targets(race, &open, selection, |_| true);
        } else {
            let mut spots: Vec<Spot> =
                open.iter().flat_map(|candidate| candidate.ways(race).map(|way| way.0)).collect();
            spots.sort_unstable();
            spots.dedup();
            for spot in spots {
                match spot {
                    Spot::Square(square) => self.mark(MarkKind::Movable, spot, centre(race, square), 112.0),
                    Spot::Beside(_) => {
                        let first = beside_board(race, seat).next();
                        self.mark_pawns(MarkKind::Movable, spot, seat, first.map_or(PawnSet(0), PawnSet::one));
                    }
                }
            }
            self.put_targets(race, &open, selection, |landing| {
                !matches!(landing, Landing::Plain(Tie::Loose) | Landing::Safe)
            });
        }
        let waits = race.rules().gate == Gate::AfterHit && !race.is_gate_open(seat);
        let near = course.last_outer() - 8;
        if waits && race.side(seat).pawns().any(|(_, step)| step > near && step <= course.last_outer()) {
            let square = course.square(seat, course.last_outer());
            let (at, inwards) = (centre(race, square), centre(race, course.square(seat, course.last_outer() + 1)));
            let edge = (at.0 + (inwards.0 - at.0) * 0.46, at.1 + (inwards.1 - at.1) * 0.46);
            self.mark(MarkKind::GateShut, square.into(), edge, 62.0);
        }
        for entry in race.row().iter().filter(|entry| !entry.barred.is_empty()) {
            for pawn in entry.barred.iter() {
                if let Some(piece) = self.piece(seat, pawn) {
                    let spot = Spot::of(course, seat, race.side(seat).step(pawn));
                    let corner = (piece.at.0 + piece.size * 0.42, piece.at.1 - piece.size * 0.42);
                    self.mark(MarkKind::Barred, spot, corner, 26.0);
                }
            }
        }
    }

    /// A mark round each of some pawns.
    fn mark_pawns(&mut self, kind: MarkKind, spot: Spot, seat: Seat, pawns: PawnSet) {
        for piece in pawns.iter().filter_map(|pawn| self.piece(seat, pawn)).collect::<Vec<Piece>>() {
            self.mark(kind, spot, piece.at, piece.size * 1.5);
        }
    }

    fn put_path(&mut self, race: &Race, candidate: &Candidate) {
        let (course, seat, plan) = (race.course(), race.mover(), candidate.plan);
        let point = |step| match Spot::of(course, seat, step) {
            Spot::Square(square) => centre(race, square),
            // From the first pawn there, or to the next free place.
            spot => plan
                .movers
                .iter()
                .next()
                .filter(|_| step == plan.from)
                .and_then(|pawn| self.piece(seat, pawn))
                .map_or_else(|| middle(race, spot), |piece| piece.at),
        };
        let to = match plan.landing {
            Landing::Stopped(_, step) => step,
            _ => plan.to,
        };
        let way = |from: u8, to: u8| -> Vec<u8> {
            let walks = Side::is_on_board(from) && Side::is_on_board(to);
            let rest = if walks { course.track(seat).way(from, to) } else { vec![to] };
            [from].into_iter().chain(rest).collect()
        };
        let first = plan.home_first.iter().next().map(|pawn| way(race.side(seat).step(pawn), course.home()));
        let ways: Vec<Path> = [way(plan.from, to)]
            .into_iter()
            .chain(first)
            .map(|steps| Path { points: steps.into_iter().map(point).collect() })
            .collect();
        self.paths.extend(ways);
    }

    fn put_targets(&mut self, race: &Race, open: &[Candidate], selection: Selection, shown: fn(&Landing) -> bool) {
        let course = race.course();
        for candidate in open.iter().filter(|candidate| shown(&candidate.plan.landing)) {
            let entry = race.row().get(candidate.choice.slot).expect("a candidate's throw is in the row");
            let value = value_text(course.shells, entry.throw);
            for (number, (from, to)) in candidate.ways(race).enumerate() {
                if selection.from.is_some_and(|picked| picked != from) {
                    continue;
                }
                let kind = match candidate.plan.landing {
                    _ if number > 0 => MarkKind::Target,
                    Landing::Hits(..) => MarkKind::Hit,
                    Landing::Tests(..) => MarkKind::Test,
                    Landing::Sits(_) => MarkKind::Sit,
                    Landing::Stopped(..) => MarkKind::Stop,
                    Landing::Plain(Tie::Broken) => MarkKind::Part,
                    _ if candidate.plan.overtaken.iter().any(|pawns| !pawns.is_empty()) => MarkKind::Hit,
                    _ => MarkKind::Target,
                };
                let known = self.marks.iter_mut().find(|mark| mark.spot == to && mark.badge.is_some());
                match known.and_then(|mark| mark.badge.as_mut()) {
                    Some(badge) if badge.split(' ').any(|known| known == value) => {}
                    Some(badge) => *badge = format!("{badge} {value}"),
                    None => {
                        let size = if to.square().is_some() { 100.0 } else { depth(course.board) };
                        self.marks.push(Mark {
                            kind,
                            spot: to,
                            at: middle(race, to),
                            size,
                            badge: Some(value.clone()),
                        });
                    }
                }
            }
        }
    }
}

/// The track of a move's pawn from where it goes.
fn ahead(race: &Race, candidate: &Candidate) -> Path {
    let (course, seat) = (race.course(), race.mover());
    let steps = candidate.plan.to..=course.home();
    Path { points: steps.map(|step| centre(race, course.square(seat, step))).collect() }
}
