//! What is told to those who hear the game: what has just happened, and the answers to the board's keys.

use super::{Message, Names, events, squares};
use crate::engine::board::Square;
use crate::engine::race::Race;
use crate::engine::race::gate::Gate;
use crate::engine::race::side::Side;
use crate::engine::race::throwing::Moving;
use crate::engine::seat::Seat;
use crate::engine::{Event, Stage};
use crate::play::selection::candidates;
use crate::play::table::{Player, Table};
use crate::play::timeline::{Moment, MomentIndex};

/// What is said when a moment is shown. Of whoever plays elsewhere than at this page, a bot or a person far away, a
/// whole turn is told at its end, in one piece; before that nothing is. At the end stands what a person here may do now.
pub fn announcement(table: &Table, names: &Names, at: MomentIndex) -> Vec<Message> {
    let timeline = table.timeline();
    let Some(moment) = timeline.moment(at) else { return Vec::new() };
    let actor = timeline.race_at(moment.before).turn();
    let goes_on = moment.race.turn() == actor && !ends_turn(moment) && is_running(&moment.race);
    if table.player(actor) != Player::Person && goes_on {
        return Vec::new();
    }
    let mut told = last(table, names, at);
    told.extend(prompt(table, names, &moment.race, goes_on));
    told
}

/// What happened last: a person's last throw or move, or the whole last turn of a bot or of somebody far away.
pub fn last(table: &Table, names: &Names, at: MomentIndex) -> Vec<Message> {
    let timeline = table.timeline();
    let Some(moment) = timeline.moment(at) else { return vec![Message::new("moves-none")] };
    let actor = timeline.race_at(moment.before).turn();
    if table.player(actor) == Player::Person {
        return told(moment, names, |_| true);
    }
    let same = |other: &Moment| timeline.race_at(other.before).turn() == actor && !ends_turn(other);
    let earlier = timeline.back_from(moment.before).map(|(_, moment)| moment).take_while(|moment| same(moment));
    let mut turn: Vec<&Moment> = [moment].into_iter().chain(earlier).collect();
    turn.reverse();
    // In a whole turn the next throw tells that there was one more.
    turn.into_iter().flat_map(|moment| told(moment, names, |event| !matches!(event, Event::Again { .. }))).collect()
}

fn told(moment: &Moment, names: &Names, is_told: fn(&Event) -> bool) -> Vec<Message> {
    let events = moment.events.iter().filter(|event| is_told(event));
    events.filter_map(|&event| events::event(moment.race.course(), names, event)).collect()
}

fn ends_turn(moment: &Moment) -> bool {
    moment.events.iter().any(|event| matches!(event, Event::TurnEnded { .. } | Event::Begins { .. }))
}

fn is_running(race: &Race) -> bool {
    matches!(race.stage(), Stage::Chance(_) | Stage::Choice(_))
}

/// What a person at this page may do now; nothing where it goes without saying.
fn prompt(table: &Table, names: &Names, race: &Race, goes_on: bool) -> Vec<Message> {
    let (Stage::Chance(seat) | Stage::Choice(seat)) = race.stage() else { return Vec::new() };
    if table.player(seat) != Player::Person {
        return Vec::new();
    }
    let turn = (!goes_on).then(|| Message::new("answer-your-turn").text("name", names.of(seat)));
    let choice = matches!(race.stage(), Stage::Choice(_)).then(|| {
        let throws: u32 = race.row().iter().map(|entry| u32::from(entry.count)).sum();
        let several = (throws > 1).then(|| row(race));
        several.into_iter().chain([Message::new("banner-pick")])
    });
    turn.into_iter().chain(choice.into_iter().flatten()).collect()
}

/// Every legal move, by the square that it leaves.
pub fn moves(race: &Race, names: &Names) -> Vec<Message> {
    let seat = match race.stage() {
        Stage::Choice(seat) => seat,
        Stage::Chance(_) => return vec![Message::new("refusal-throw-first")],
        Stage::Dead => return vec![Message::new("refusal-dead")],
        Stage::Over(_) => return vec![Message::new("refusal-over")],
    };
    let (all, course, mover) = (candidates(race), race.course(), race.mover());
    let mut left: Vec<u8> = all.iter().map(|candidate| candidate.plan.from).collect();
    left.sort_unstable_by(|one, other| other.cmp(one));
    left.dedup();
    let count = i64::try_from(all.len()).unwrap_or(i64::MAX);
    let mut told = vec![Message::new("answer-moves").text("name", names.of(seat)).number("count", count)];
    for from in left {
        told.push(if Side::is_on_board(from) {
            Message::new("answer-from").text("square", course.board.name(course.square(mover, from)))
        } else {
            Message::new("answer-from-off")
        });
        for candidate in all.iter().filter(|candidate| candidate.plan.from == from) {
            let Some(entry) = race.row().get(candidate.choice.slot) else { continue };
            let value = course.shells.value(entry.throw);
            told.extend(events::outlook(race, names, candidate.choice.unit, value, &candidate.plan));
        }
    }
    if race.twins_to_be(mover).is_some() {
        told.push(Message::new("answer-may-twin"));
    }
    if race.rules().moving == Moving::MayDecline {
        told.push(Message::new("answer-may-decline"));
    }
    told
}

/// Whose turn it is, and which throws are left: to be thrown, and to be used.
pub fn turn(race: &Race, names: &Names) -> Vec<Message> {
    let seat = match race.stage() {
        Stage::Chance(seat) | Stage::Choice(seat) => seat,
        Stage::Dead => return vec![Message::new("refusal-dead")],
        Stage::Over(outcome) => return vec![events::over(names, outcome)],
    };
    let mut told = vec![Message::new("answer-turn").text("name", names.of(seat))];
    match race.tested() {
        Some((square, ones)) => {
            told.push(Message::new("banner-test").text("square", race.course().board.name(square)).number("ones", ones))
        }
        None if race.is_opening() => told.push(Message::new("banner-opening")),
        None if race.owed() > 0 => told.push(Message::new("answer-owed").number("count", race.owed())),
        None => {}
    }
    if race.row().iter().next().is_some() {
        told.push(row(race));
    }
    told
}

/// The throws that wait to be used.
fn row(race: &Race) -> Message {
    let values = race.row().iter().flat_map(|entry| {
        let value = race.course().shells.value(entry.throw).to_string();
        std::iter::repeat_n(value, usize::from(entry.count))
    });
    Message::new("answer-row").text("throws", values.collect::<Vec<String>>().join(", "))
}

/// How every seat stands: pawns at home, gate, place.
pub fn state(race: &Race, names: &Names) -> Vec<Message> {
    let mut told = Vec::new();
    for seat in race.seats().iter() {
        let named = |id: &str| Message::new(id).text("name", names.of(seat));
        let place = race.place(seat);
        if place > 0 {
            told.push(named("event-finished").number("place", place));
            continue;
        }
        let side = race.side(seat);
        let home = side.pawns().filter(|&(_, step)| step == race.course().home() || step == Side::AWAY).count();
        let all = side.pawns().count();
        told.push(named("answer-home").number("ripe", home as i64).number("all", all as i64));
        if race.rules().gate == Gate::AfterHit {
            told.push(named(if race.is_gate_open(seat) { "event-gate-opened" } else { "answer-gate-shut" }));
        }
    }
    told
}

/// Where a seat's pawns stand, the farthest first, each square by its whole name.
pub fn pawns(race: &Race, names: &Names, seat: Seat) -> Vec<Message> {
    let mut steps: Vec<u8> = race.side(seat).pawns().map(|(_, step)| step).collect();
    steps.sort_unstable_by(|one, other| other.cmp(one));
    steps.dedup();
    let on_board = steps.into_iter().filter(|&step| Side::is_on_board(step));
    let squares = on_board.map(|step| race.course().square(seat, step));
    let mut told = vec![Message::new("answer-pawns").text("name", names.of(seat))];
    told.extend(squares.flat_map(|square: Square| squares::square(race, names, square)));
    let off = race.side(seat).at(Side::OFF);
    if !off.is_empty() {
        told.push(Message::new("answer-off").number("count", off.count()));
    }
    told
}

/// Whose pawns *mine* are at this page: of the person whose turn it is, else of the person whose turn comes next.
pub fn own_seat(table: &Table, race: &Race) -> Seat {
    let turn = race.turn().index();
    let order = (0..4).map(|ahead| Seat::ALL[(turn + ahead) % 4]).filter(|&seat| race.seats().has(seat));
    order.clone().find(|&seat| table.player(seat) == Player::Person).unwrap_or(race.turn())
}
