//! What happened, what a move would do, and why one is not legal, as messages.

use super::{Message, Names};
use crate::engine::board::Square;
use crate::engine::race::choices::{Landing, Plan, Refusal};
use crate::engine::race::jodi::Tie;
use crate::engine::race::{Course, Race};
use crate::engine::seat::Seat;
use crate::engine::throw::{Shells, Throw};
use crate::engine::{Ending, Event, Loss, Outcome, PawnSet, Purpose, Stage, Unit};

/// Whose turn it is, or how the game has ended.
pub fn standing(race: &Race, names: &Names) -> Message {
    match race.stage() {
        Stage::Chance(seat) | Stage::Choice(seat) => Message::new("start-to-move").text("name", names.of(seat)),
        Stage::Dead => Message::new("banner-dead"),
        Stage::Over(outcome) => over(names, outcome),
    }
}

/// What the table calls a big throw of four cowries; `None` for others, which are called by their number.
pub fn value_name(shells: Shells, throw: Throw) -> Option<Message> {
    match (shells.count(), shells.is_big(throw), shells.value(throw)) {
        (4, true, 4) => Some(Message::new("value-chowka")),
        (4, true, _) => Some(Message::new("value-eight")),
        _ => None,
    }
}

/// The sentence for an event; `None` for what goes without saying.
pub fn event(course: &Course, names: &Names, event: Event) -> Option<Message> {
    let name = |id: &str, seat: Seat| Message::new(id).text("name", names.of(seat));
    let on = |id: &str, seat: Seat, square: Square| name(id, seat).text("square", course.board.name(square));
    let step = |seat: Seat, step: u8| course.board.name(course.square(seat, step));
    let pawns = |message: Message, pawns: PawnSet| message.number("count", pawns.count());
    Some(match event {
        Event::Threw { seat, throw, purpose } => {
            let id = match purpose {
                Purpose::Opening => "event-threw-opening",
                Purpose::Row => "event-threw",
                Purpose::Test => "event-threw-test",
            };
            name(id, seat).number("value", course.shells.value(throw))
        }
        Event::Tied => Message::new("event-tied"),
        Event::Begins { seat } => name("event-begins", seat),
        Event::Unlocked { seat } => name("event-unlocked", seat),
        Event::Moved { seat, pawns: moved, from, to } => {
            pawns(name("event-moved", seat), moved).text("from", step(seat, from)).text("to", step(seat, to))
        }
        Event::BecameHollow { seat, square } => on("event-became-hollow", seat, square),
        Event::BecameHard { seat, square } => on("event-became-hard", seat, square),
        Event::Untied { seat, square } => on("event-untied", seat, square),
        Event::Broke { seat, square } => on("event-broke", seat, square),
        Event::Sat { seat, host, square } => on("event-sat", seat, square).text("host", names.of(host)),
        Event::Freed { seat, square } => on("event-freed", seat, square),
        Event::Attacked { seat, defender, square, ones } => {
            on("event-attacked", seat, square).text("defender", names.of(defender)).number("ones", ones)
        }
        Event::Returned { seat, pawns: back, to, .. } => {
            pawns(name("event-returned", seat), back).text("square", step(seat, to))
        }
        Event::Hit { by, seat, pawns: hit, step: at } => {
            pawns(name("event-hit", by), hit).text("victim", names.of(seat)).text("square", step(seat, at))
        }
        Event::GateOpened { seat } => name("event-gate-opened", seat),
        Event::Again { seat } => name("event-again", seat),
        Event::Ripened { seat, pawns: ripe } => pawns(name("event-ripened", seat), ripe),
        Event::Lost { seat, why } => name(
            match why {
                Loss::NoUse => "event-lost-no-use",
                Loss::Locked => "event-lost-locked",
                Loss::ThreeInARow => "event-lost-three",
                Loss::FailedTest => "event-lost-failed-test",
            },
            seat,
        ),
        Event::TurnEnded { .. } => return None,
        Event::Finished { seat, place } => name("event-finished", seat).number("place", place),
        Event::Dead => Message::new("event-dead"),
        Event::GatesOpened => Message::new("event-gates-opened"),
        Event::Over(outcome) => over(names, outcome),
    })
}

/// The sentence for an event in a list that already names the player of the turn; `None` for what goes without saying.
pub fn listed(course: &Course, names: &Names, told: Event) -> Option<Message> {
    let mut message = event(course, names, told)?;
    if matches!(told, Event::Moved { .. }) {
        message.id = "event-moved-listed".to_string();
    }
    Some(message)
}

/// The sentence for what a player must not miss of a moment, before the next thing is expected of anybody: throws that
/// are lost, an attack that failed, a hit, a pawn home.
pub fn news(course: &Course, names: &Names, told: &[Event]) -> Option<Message> {
    let rank = |told: &Event| match told {
        Event::Lost { .. } => 4,
        Event::Returned { .. } => 3,
        Event::Hit { .. } => 2,
        Event::Ripened { .. } | Event::Tied | Event::Begins { .. } | Event::GatesOpened => 1,
        _ => 0,
    };
    // Of equal ones the first: a jodi that hits twice is told by the sitter it leaves.
    let telling = told.iter().rev().max_by_key(|told| rank(told)).filter(|told| rank(told) > 0)?;
    event(course, names, *telling)
}

/// How a game ended.
pub fn over(names: &Names, outcome: Outcome) -> Message {
    let mut first = Seat::ALL.into_iter().filter(|seat| outcome.places[seat.index()] == 1);
    // Where a dead position or a draw ends a game that is played on, somebody may have won already.
    match (outcome.ending, first.next(), first.next()) {
        (Ending::Won, Some(seat), _) => Message::new("event-over-won").text("name", names.of(seat)),
        (_, Some(seat), None) => Message::new("event-over-shared").text("name", names.of(seat)),
        (Ending::Dead, _, _) => Message::new("event-over-dead"),
        _ => Message::new("event-over-agreed"),
    }
}

/// The rule book's section that tells about an event, by the id of its heading.
pub fn rule_of(event: Event) -> Option<&'static str> {
    Some(match event {
        Event::BecameHollow { .. } => "rules-hollow",
        Event::BecameHard { .. } | Event::Sat { .. } | Event::Freed { .. } | Event::Untied { .. } => "rules-hard",
        Event::Broke { .. } => "rules-broken",
        Event::Attacked { .. } => "rules-against",
        Event::Hit { .. } => "rules-hit",
        Event::GateOpened { .. } | Event::Dead | Event::GatesOpened => "rules-gate",
        Event::Ripened { .. } => "rules-home",
        Event::Lost { .. } | Event::Tied => "rules-throws",
        Event::Unlocked { .. } => "rules-start",
        Event::Finished { .. } => "rules-win",
        _ => return None,
    })
}

/// What a legal use of a throw would do, told before it is made. Several sentences, the most telling one first.
pub fn outlook(race: &Race, names: &Names, unit: Unit, value: u8, plan: &Plan) -> Vec<Message> {
    let (course, seat) = (race.course(), race.turn());
    let square = course.square(seat, plan.to);
    let told = |id: &str| Message::new(id).number("value", value).text("square", course.board.name(square));
    let mut messages = vec![match plan.landing {
        Landing::Home => told("outlook-home").number("count", plan.movers.count()),
        Landing::Safe => told("outlook-safe").number("count", plan.movers.count()),
        Landing::Plain(Tie::Hollow) => told("outlook-hollow"),
        Landing::Plain(Tie::Hard) if plan.was == Tie::Hard => told("outlook-jodi"),
        Landing::Plain(Tie::Hard) => told("outlook-hard"),
        Landing::Plain(Tie::Broken) => told("outlook-broken"),
        Landing::Plain(Tie::Loose) => told("outlook-plain"),
        Landing::Hits(enemy, pawns) => {
            told("outlook-hit").text("victim", names.of(enemy)).number("count", pawns.count())
        }
        Landing::Tests(enemy, ones) => told("outlook-test").text("victim", names.of(enemy)).number("ones", ones),
        Landing::Sits(enemy) => told("outlook-sit").text("victim", names.of(enemy)),
    }];
    if unit == Unit::Alone && plan.was == Tie::Hollow {
        messages.push(Message::new("outlook-parts"));
    }
    if unit == Unit::Jodi && race.sitter_hit_by_leaving(plan) {
        messages.push(Message::new("outlook-hits-sitter"));
    }
    messages
}

/// Why something is not legal.
pub fn refusal(course: &Course, refusal: Refusal) -> Message {
    let at = |id: &str, square: Square| Message::new(id).text("square", course.board.name(square));
    match refusal {
        Refusal::Over => Message::new("refusal-over"),
        Refusal::ThrowFirst => Message::new("refusal-throw-first"),
        Refusal::MoveFirst => Message::new("refusal-move-first"),
        Refusal::Dead => Message::new("refusal-dead"),
        Refusal::NotDead => Message::new("refusal-not-dead"),
        Refusal::NoSuchThrow => Message::new("refusal-no-such-throw"),
        Refusal::NotInRow => Message::new("refusal-not-in-row"),
        Refusal::NoSuchPawn => Message::new("refusal-no-such-pawn"),
        Refusal::AtHome => Message::new("refusal-at-home"),
        Refusal::NeedsBigThrow => Message::new("refusal-needs-big-throw"),
        Refusal::Sitting => Message::new("refusal-sitting"),
        Refusal::Barred => Message::new("refusal-barred"),
        Refusal::StaysTogether => Message::new("refusal-stays-together"),
        Refusal::NoJodi => Message::new("refusal-no-jodi"),
        Refusal::NotATwo => Message::new("refusal-not-a-two"),
        Refusal::Odd => Message::new("refusal-odd"),
        Refusal::Overshoots => Message::new("refusal-overshoots"),
        Refusal::GateShut => Message::new("refusal-gate-shut"),
        Refusal::JodiInTheWay(square) => at("refusal-jodi-in-the-way", square),
        Refusal::SitterThere(square) => at("refusal-sitter-there", square),
        Refusal::JodiBlocks(square) => at("refusal-jodi-blocks", square),
        Refusal::OwnPawnThere(square) => at("refusal-own-pawn-there", square),
    }
}
