//! Short names of moves for their buttons, so that moves which lead to one place can be told apart.

use crate::engine::race::Race;
use crate::engine::race::choices::Landing;
use crate::engine::race::side::Side;
use crate::engine::seat::Seat;
use crate::play::scene::value_text;
use crate::play::selection::Candidate;
use crate::play::spot::Spot;
use crate::ui::app::App;
use crate::words::Message;

/// A move's name; of moves with the same name also which one it is, from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    pub message: Message,
    pub which: Option<usize>,
}

/// The names of some moves, in their order.
pub fn labels(app: App, race: &Race, moves: &[Candidate]) -> Vec<Label> {
    let several = moves.iter().any(|candidate| candidate.plan.movers.count() > 1);
    let named: Vec<Message> = moves.iter().map(|candidate| name(app, race, candidate, several)).collect();
    let which = |index: usize| {
        let alike = |other: &&Message| **other == named[index];
        let before = named[..index].iter().filter(alike).count();
        (named.iter().filter(alike).count() > 1).then_some(before + 1)
    };
    (0..named.len()).map(|index| Label { message: named[index].clone(), which: which(index) }).collect()
}

/// The name of a move; where others take several pawns along, also of one that takes one alone.
fn name(app: App, race: &Race, candidate: &Candidate, several: bool) -> Message {
    let (course, plan, names) = (race.course(), candidate.plan, app.names());
    let entry = race.row().get(candidate.choice.slot).expect("a candidate's throw is in the row");
    let overtaken = Seat::ALL.into_iter().find(|seat| !plan.overtaken[seat.index()].is_empty());
    let square = |step| {
        let square = Spot::of(course, race.mover(), step).square();
        square.map(|square| course.board.name(square)).unwrap_or_default()
    };
    let told = |id: &str| Message::new(id).text("value", app.digits(&value_text(course.shells, entry.throw)));
    let count = |message: Message| message.number("count", plan.movers.count());
    let against = |id: &str, seat: Seat| count(told(id).text("victim", names.of(seat)));
    match (plan.landing, overtaken) {
        _ if !plan.home_first.is_empty() => {
            let first = plan.home_first.iter().next().map(|pawn| race.side(race.mover()).step(pawn));
            let from = told("tray-move-divided").text("first", first.map(square).unwrap_or_default());
            from.text("from", square(plan.from)).text("square", square(plan.to))
        }
        (Landing::Stopped(owner, _), _) => against("tray-move-stopped", owner),
        (_, Some(seat)) => against("tray-move-overtake", seat),
        (Landing::Home, _) => count(told("tray-move-home")),
        (Landing::Hits(seat, _), _) => against("tray-move-hit", seat),
        (Landing::Tests(seat, _), _) => against("tray-move-attack", seat),
        (Landing::Sits(_), _) => told("tray-move-sit"),
        (Landing::Leaves, _) => told("tray-move-leave"),
        (Landing::Safe, _) if plan.from == Side::OFF => count(told("tray-move-enter")),
        _ if several => count(told("tray-move-together")).text("square", square(plan.to)),
        _ => told("tray-move").text("square", square(plan.to)),
    }
}
