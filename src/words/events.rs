//! What happened, what a move would do, and why one is not legal, as messages.

use super::{Message, Names};
use crate::engine::board::Square;
use crate::engine::race::choices::{Landing, Plan};
use crate::engine::race::jodi::{Jodi, Tie};
use crate::engine::race::refusal::Refusal;
use crate::engine::race::side::Side;
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

/// What the table calls a big throw; `None` for those that are called by their number.
pub fn value_name(shells: Shells, throw: Throw) -> Option<Message> {
    name_of(shells, throw).map(|name| Message::new(format!("value-{name}")))
}

/// Four cowries have their names, others where they are counted mouth down; and the eight of the senior table, unless
/// all of them count 16 as eight usual ones do.
fn name_of(shells: Shells, throw: Throw) -> Option<&'static str> {
    let is_all_up = throw == Throw(shells.count());
    match (shells.count(), shells.value(throw)) {
        _ if !shells.is_big(throw) => None,
        (4, 4) => Some(if is_all_up { "chowka" } else { "chamma" }),
        (4, _) => Some(if is_all_up { "ashta" } else { "eight" }),
        (8, 4 | 12) => Some("chamma"),
        (8, 8) if shells.largest() < 16 => Some("ashta"),
        _ => None,
    }
}

/// The sentence for an event; `None` for what goes without saying.
pub fn event(course: &Course, names: &Names, event: Event) -> Option<Message> {
    let name = |id: &str, seat: Seat| Message::new(id).text("name", names.of(seat));
    let on = |id: &str, seat: Seat, square: Square| name(id, seat).text("square", course.board.name(square));
    let step = |seat: Seat, step: u8| place_name(course, seat, step);
    let pawns = |message: Message, pawns: PawnSet| message.number("count", pawns.count());
    Some(match event {
        Event::Threw { seat, throw, purpose } => {
            let id = match purpose {
                Purpose::Opening => "event-threw-opening",
                Purpose::Row => "event-threw",
                Purpose::Test => "event-threw-test",
            };
            let called = name_of(course.shells, throw).unwrap_or("number");
            name(id, seat).number("value", course.shells.value(throw)).text("called", called)
        }
        Event::Tied => Message::new("event-tied"),
        Event::Begins { seat } => name("event-begins", seat),
        Event::Unlocked { seat } => name("event-unlocked", seat),
        Event::Entered { seat, pawns: entered } => pawns(name("event-entered", seat), entered),
        Event::Twinned { seat, square } => on("event-twinned", seat, square),
        Event::Stopped { seat, pawns: stopped, owner, square } => {
            pawns(on("event-stopped", seat, square), stopped).text("host", names.of(owner))
        }
        Event::Left { seat, pawns: left } => pawns(name("event-left", seat), left),
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
                Loss::BeforeOne => "event-lost-before-one",
                Loss::Declined => "event-lost-declined",
                Loss::Stopped => "event-lost-stopped",
                Loss::Nothing => "event-lost-nothing",
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

/// The name of a step's square; empty for a place beside the board.
fn place_name(course: &Course, seat: Seat, step: u8) -> String {
    if Side::is_on_board(step) { course.board.name(course.square(seat, step)) } else { String::new() }
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
        // Only partners share the first place of a game that was won (W3).
        (Ending::Won, Some(seat), Some(partner)) => {
            Message::new("result-team").text("name", names.of(seat)).text("partner", names.of(partner))
        }
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
        Event::Unlocked { .. } | Event::Entered { .. } => "rules-start",
        Event::Twinned { .. } => "rules-twins",
        Event::Stopped { .. } => "rules-double",
        Event::Left { .. } => "rules-win",
        Event::Finished { .. } => "rules-win",
        _ => return None,
    })
}

/// What a legal use of a throw would do, told before it is made. Several sentences, the most telling one first.
pub fn outlook(race: &Race, names: &Names, unit: Unit, value: u8, plan: &Plan) -> Vec<Message> {
    let (course, seat) = (race.course(), race.mover());
    let square = place_name(course, seat, plan.to);
    let told = |id: &str| Message::new(id).number("value", value).text("square", square.clone());
    let mut messages = vec![match plan.landing {
        Landing::Home => told("outlook-home").number("count", plan.movers.count()),
        Landing::Leaves => told("outlook-leaves"),
        Landing::Stopped(owner, step) => {
            told("outlook-stopped").text("victim", names.of(owner)).text("at", place_name(course, seat, step))
        }
        Landing::Safe if plan.from == Side::OFF => told("outlook-enters").number("count", plan.movers.count()),
        Landing::Plain(Tie::Pair | Tie::Twins) => told("outlook-pair"),
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
    for enemy in Seat::ALL {
        let pawns = plan.overtaken[enemy.index()];
        if !pawns.is_empty() {
            let overtakes = Message::new("outlook-overtakes").text("victim", names.of(enemy));
            messages.insert(0, overtakes.number("count", pawns.count()));
        }
    }
    if !plan.home_first.is_empty() {
        messages.insert(0, Message::new("outlook-divided"));
    }
    if unit != Unit::Alone && race.sitter_hit_by_leaving(plan) {
        messages.push(Message::new("outlook-hits-sitter"));
    }
    messages
}

/// Why something is not legal.
pub fn refusal(course: &Course, refusal: Refusal) -> Message {
    let at = |id: &str, square: Square| Message::new(id).text("square", course.board.name(square));
    let has_twins = course.rules.jodi == Jodi::Twins;
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
        Refusal::StaysTogether if has_twins => Message::new("refusal-twins-stay"),
        Refusal::StaysTogether => Message::new("refusal-stays-together"),
        Refusal::NoJodi if !course.rules.jodi.forms_jodis() => Message::new("refusal-no-pair"),
        Refusal::NoJodi => Message::new("refusal-no-jodi"),
        Refusal::NotATwo => Message::new("refusal-not-a-two"),
        Refusal::Odd if has_twins => Message::new("refusal-twins-one"),
        Refusal::Odd => Message::new("refusal-odd"),
        Refusal::Overshoots => Message::new("refusal-overshoots"),
        Refusal::GateShut => Message::new("refusal-gate-shut"),
        Refusal::JodiInTheWay(square) => at("refusal-jodi-in-the-way", square),
        Refusal::SitterThere(square) => at("refusal-sitter-there", square),
        Refusal::JodiBlocks(square) => at("refusal-jodi-blocks", square),
        Refusal::OwnPawnThere(square) => at("refusal-own-pawn-there", square),
        Refusal::NotOnBoard => Message::new("refusal-not-on-board"),
        Refusal::HasLeft => Message::new("refusal-has-left"),
        Refusal::NeedsBigForCentre => Message::new("refusal-needs-big-for-centre"),
        Refusal::PartnerThere(square) => at("refusal-partner-there", square),
        Refusal::SevenSpares(square) => at("refusal-seven-spares", square),
        Refusal::DoubleThere(square) => at("refusal-double-there", square),
        Refusal::WhichOne(square) => at("refusal-which-one", square),
        Refusal::NoSuchTarget => Message::new("refusal-no-such-target"),
        Refusal::MustMove => Message::new("refusal-must-move"),
        Refusal::NotDivided => Message::new("refusal-not-divided"),
        Refusal::NoTwins => Message::new("refusal-no-twins"),
    }
}
