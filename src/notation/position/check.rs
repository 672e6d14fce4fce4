//! Whether a position that was read can come up in a game, as far as its parts tell.

use crate::engine::board::Square;
use crate::engine::race::entry::Entry;
use crate::engine::race::finish::{Finish, Leaving};
use crate::engine::race::hitting::Strike;
use crate::engine::race::jodi::{Jodi, Tie};
use crate::engine::race::side::Side;
use crate::engine::race::throwing::Throwing;
use crate::engine::race::{Phase, Race, Test};
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::{Ending, Outcome, PawnSet, Stage};

/// Checks that a race can have come to be, as far as its parts tell.
pub(super) fn check(race: &Race) -> Result<(), &'static str> {
    let course = race.course();
    for seat in race.seats.iter() {
        let side = race.side(seat);
        if race.has_all_home(seat) != (race.place(seat) > 0) && !matches!(race.phase, Phase::Over(_)) {
            return Err("a seat has its place when all its pawns are home");
        }
        check_off_board(race, seat)?;
        let inside = side.pawns().any(|(_, step)| step > course.last_outer() && step <= course.home());
        if inside && !race.is_gate_open(seat) {
            return Err("a pawn is inside though its gate is shut");
        }
    }
    check_places(race)?;
    check_passers(race)?;
    for square in course.board.squares() {
        check_square(race, square)?;
    }
    match race.stage() {
        Stage::Choice(_) if !race.has_use() => Err("nothing is to be done"),
        Stage::Choice(_) | Stage::Chance(_) if race.place(race.mover()) > 0 => Err("that seat has finished"),
        Stage::Dead if !race.is_dead() || !race.would_live_with_open_gates() => Err("the position is not dead"),
        _ => check_turn(race),
    }
}

/// Pawns stand beside the board only where the house lets them.
fn check_off_board(race: &Race, seat: Seat) -> Result<(), &'static str> {
    let (side, rules) = (race.side(seat), race.rules());
    let (off, away) = (side.at(Side::OFF), side.at(Side::AWAY));
    let bound = side.hard.0 | side.broken.0 | side.sitting.0;
    if bound & (off.0 | away.0) != 0 {
        return Err("only pawns on the board are bound");
    }
    if !off.is_empty() && !rules.entry.is_off_board() {
        return Err("pawns begin on the board in this house");
    }
    let all_home = PawnSet(side.at(race.course().home()).0 | away.0) == side.all();
    let leaves = rules.leaving == Leaving::WithOne || rules.short > 0 && race.has_all_home(seat);
    let may_be_away = leaves && all_home;
    if !away.is_empty() && !may_be_away {
        return Err("no pawn leaves the board so early");
    }
    Ok(())
}

/// Only doubles of the outer ring stop pawns, and all pawns of one are passed by the same ones (K2).
fn check_passers(race: &Race) -> Result<(), &'static str> {
    if race.marks.is_empty() {
        return Ok(());
    }
    let home = race.course().home();
    for owner in race.seats.iter() {
        let doubles = if race.rules().jodi == Jodi::Double { race.doubles(owner) } else { PawnSet(0) };
        for (pawn, step) in race.side(owner).pawns() {
            for seat in Seat::ALL {
                let passers = race.marks.passers(owner, pawn, seat);
                let alive = passers.iter().all(|passer| race.side(seat).step(passer) < home);
                let stops = doubles.has(pawn) && step <= race.course().last_outer() && race.enemies(owner).has(seat);
                let may_be_passed = stops && alive;
                if !passers.is_empty() && !may_be_passed {
                    return Err("only a double of the outer ring is passed");
                }
            }
        }
    }
    Ok(())
}

fn check_places(race: &Race) -> Result<(), &'static str> {
    let mut given: Vec<u8> = race.places.into_iter().filter(|&place| place > 0).collect();
    given.sort_unstable();
    if given.iter().zip(1..).any(|(&place, next)| place != next) {
        return Err("places are given from the first on, each once");
    }
    let goes_on = match race.rules().finish {
        Finish::FirstWins => false,
        Finish::PlayOn => race.unfinished().count() > 1,
        Finish::Teams => race.seats.iter().all(|seat| race.team(seat).iter().any(|partner| race.place(partner) == 0)),
    };
    if !given.is_empty() && !goes_on && !matches!(race.phase, Phase::Over(_)) {
        return Err("the game is over");
    }
    Ok(())
}

fn check_square(race: &Race, square: Square) -> Result<(), &'static str> {
    let ghatta = race.course().is_ghatta(square);
    let groups: Vec<(Seat, PawnSet)> = race
        .seats
        .iter()
        .map(|seat| (seat, race.pawns_at(seat, square)))
        .filter(|(_, pawns)| !pawns.is_empty())
        .collect();
    let tested = race.tested().is_some_and(|(attacked, _)| attacked == square);
    for &(seat, pawns) in &groups {
        let side = race.side(seat);
        let marked = |set: PawnSet| set.0 & pawns.0;
        let (hard, broken) = (marked(side.hard), marked(side.broken));
        let forms = race.forms_jodis();
        if race.rules().jodi == Jodi::Twins {
            if hard.count_ones() % 2 == 1
                || broken != 0
                || marked(side.sitting) != 0
                || square == race.course().board.centre() && hard != 0
            {
                return Err("twins are two pawns");
            }
            continue;
        }
        if (ghatta || !forms) && hard | broken != 0 {
            return Err("only pawns on a plain square are bound");
        }
        if hard != 0 && (hard != pawns.0 || pawns.count() != 2 || broken != 0) {
            return Err("a hard jodi is two pawns");
        }
        if broken != 0 && (broken != pawns.0 || pawns.count() < 2) {
            return Err("a broken group is two pawns or more");
        }
        if forms && !ghatta && pawns.count() > 2 && broken == 0 {
            return Err("three pawns on a plain square are broken");
        }
        if race.tie(seat, pawns) == Tie::Hollow && race.rules().jodi == Jodi::HardAtOnce && !tested {
            return Err("no jodi is hollow in this house");
        }
        if marked(side.sitting) != 0 && race.host_at(square).is_none_or(|host| host == seat) {
            return Err("a sitter sits on an enemy's hard jodi");
        }
    }
    let sat_on = groups.len() == 2
        && race.host_at(square).is_some()
        && groups.iter().any(|&(seat, pawns)| race.tie(seat, pawns) != Tie::Hard && pawns.count() == 1);
    let attacked = tested && groups.len() == 2;
    let share_in_peace =
        matches!(race.rules().jodi, Jodi::Double | Jodi::Twins) || race.rules().strike == Strike::Passing;
    if !ghatta && groups.len() > 1 && !sat_on && !attacked && !share_in_peace {
        return Err("enemies share a plain square");
    }
    Ok(())
}

fn check_turn(race: &Race) -> Result<(), &'static str> {
    let is_idle = matches!(race.phase, Phase::Opening { .. } | Phase::Dead | Phase::Over(_));
    if is_idle && (!race.row.is_empty() || race.owed > 0 || race.big_run > 0) {
        return Err("throws are due in a turn only");
    }
    if race.rules().throwing == Throwing::MoveFirst && race.row.total() > 1 {
        return Err("the row holds one throw in this house");
    }
    if race.rules().cancels_turn(race.big_run) {
        return Err("the turn is cancelled");
    }
    if !matches!(race.rules().entry, Entry::AfterBigThrow | Entry::ByNumbers) && !race.unlocked.is_empty() {
        return Err("nobody waits for a big throw in this house");
    }
    match race.phase {
        Phase::Opening { contenders, .. } => check_opening(race, contenders),
        Phase::Test(test) => check_test(race, test),
        Phase::Over(outcome) => check_outcome(race, outcome),
        Phase::Turn | Phase::Dead => Ok(()),
    }
}

fn check_opening(race: &Race, contenders: SeatSet) -> Result<(), &'static str> {
    if contenders.count() < 2 {
        return Err("two seats or more throw for the start");
    }
    let has_begun =
        race.seats.iter().any(|seat| race.side(seat).pawns().any(|(_, step)| step > 0 && step != Side::OFF));
    if has_begun || !race.gates.is_empty() || !race.unlocked.is_empty() {
        return Err("nobody has moved before the start is decided");
    }
    Ok(())
}

fn check_test(race: &Race, test: Test) -> Result<(), &'static str> {
    let attacker = test.attackers.iter().next().ok_or("somebody attacks")?;
    let seat = race.mover();
    let square = race.course.square(seat, race.side(seat).step(attacker));
    let needed = race.pawns_at(test.defender, square).count().saturating_sub(test.attackers.count());
    if test.ones == 0 || test.ones > needed {
        return Err("the test needs another number of 1s");
    }
    let fits = match (test.attackers.count(), test.was) {
        (1, was) => was != Tie::Hard,
        (2, was) => matches!(was, Tie::Hollow | Tie::Hard),
        _ => false,
    };
    if !fits || test.rewarded && test.was != Tie::Hard || test.from == race.course.home() {
        return Err("these pawns cannot have come from there");
    }
    // The attack may fail: then the attackers stand where they came from, and all must be well there too.
    let mut failed = race.clone();
    failed.phase = Phase::Turn;
    failed.go_back(test, race.side(seat).step(attacker), &mut |_| {});
    let from = race.course.square(seat, test.from);
    if failed.tie_at(seat, from) != test.was || test.from > race.course.last_outer() && !race.is_gate_open(seat) {
        return Err("these pawns cannot have come from there");
    }
    check_square(&failed, from)?;
    check_square(&failed, square)
}

fn check_outcome(race: &Race, outcome: Outcome) -> Result<(), &'static str> {
    let mut first = race.seats.iter().filter(|seat| outcome.places[seat.index()] == 1);
    let (winner, other) = (first.next().ok_or("somebody is first")?, first.next());
    let team = race.team(winner);
    let has_won = team.iter().all(|seat| race.has_all_home(seat));
    let shares = other.is_some_and(|other| !team.has(other));
    if outcome.ending == Ending::Won && (shares || !has_won) {
        return Err("who wins has every pawn home");
    }
    Ok(())
}
