//! Every way of cheating in a sealed match is found, and where.

use chowkabara::engine::seat::Seat;
use chowkabara::engine::{Action, Game};
use chowkabara::notation::{Correspondence, Record, Seal, Trust};
use chowkabara::play::correspondence::{Fault, Next, Relation, Verdict, check, compare, next, reveal};

use crate::kit;
use crate::{played, secret};

const TWO: [Seat; 2] = [Seat::S, Seat::N];

/// A match of so many stints.
fn match_of(stints: usize) -> Correspondence {
    played(&TWO, &mut kit::dice(6), stints).pop().expect("a match")
}

fn actions(known: &Correspondence) -> Vec<Action> {
    known.record.replay().expect("a game").actions
}

/// The match with other actions, as far as they are legal.
fn with_actions(known: &Correspondence, actions: &[Action]) -> Option<Correspondence> {
    let record = Record::of(known.record.start.clone(), actions).ok()?;
    Some(Correspondence { record, ..known.clone() })
}

fn with_seal(known: &Correspondence, seat: Seat, change: impl Fn(Seal) -> Option<Seal>) -> Correspondence {
    let Trust::Sealed(mut seals) = known.trust else { panic!("not sealed") };
    seals[seat.index()] = seals[seat.index()].and_then(change);
    Correspondence { trust: Trust::Sealed(seals), ..known.clone() }
}

#[test]
fn another_throw_is_found_with_its_place() {
    let known = match_of(20);
    let honest = actions(&known);
    let shells = known.record.start.race().expect("a game").course().shells;
    let mut found = 0;
    for at in 0..honest.len() {
        let Action::Throw(fallen) = honest[at] else { continue };
        for throw in shells.throws().filter(|&throw| throw != fallen) {
            let changed = [&honest[..at], &[Action::Throw(throw)], &honest[at + 1..]].concat();
            let Some(cheated) = with_actions(&known, &changed) else { continue }; // what follows is not legal any more
            let fault = check(&cheated);
            let is_found = matches!(fault, Err(Fault::WrongThrow { turn, place }) if turn > 0 && place > 0);
            assert!(is_found || matches!(fault, Err(Fault::WrongValue(_))), "{at}: {fault:?}");
            found += 1;
        }
    }
    assert!(found > 10, "{found}");
    let last = honest.iter().rposition(|action| matches!(action, Action::Throw(_))).expect("a throw");
    let Action::Throw(fallen) = honest[last] else { panic!("not a throw") };
    let other = shells.throws().find(|&throw| throw != fallen && !shells.is_big(throw)).expect("another throw");
    let cheated = with_actions(&known, &[&honest[..last], &[Action::Throw(other)]].concat()).expect("legal");
    let (turn, place) = (cheated.record.turns.len(), cheated.record.turns.last().expect("a turn").tokens.len());
    assert_eq!(check(&cheated), Err(Fault::WrongThrow { turn, place }));
}

#[test]
fn a_move_changed_afterwards_is_found_by_the_throws_after_it_and_by_who_knows_the_match() {
    let known = match_of(20);
    let honest = actions(&known);
    let (mut race, mut legal, mut found) = (known.record.start.race().expect("a game"), Vec::new(), 0);
    for (at, &action) in honest.iter().enumerate() {
        race.legal_actions(&mut legal);
        for &other in legal.iter().filter(|other| matches!(action, Action::Move(_)) && **other != action) {
            let changed = [&honest[..at], &[other], &honest[at + 1..]].concat();
            let Some(cheated) = with_actions(&known, &changed) else { continue };
            assert!(matches!(compare(&known, &cheated), Relation::Forked { turn } if turn > 0));
            let throws_follow = honest[at + 1..].iter().any(|action| matches!(action, Action::Throw(_)));
            found += usize::from(throws_follow && check(&cheated).is_err());
        }
        race.play(action, &mut |_| {}).expect("legal");
    }
    assert!(found > 3, "{found}");
}

#[test]
fn a_value_that_does_not_lead_to_the_anchor_is_found() {
    let known = match_of(12);
    let cheated = [
        with_seal(&known, Seat::N, |seal| Some(Seal { shown: [7; 16], ..seal })),
        with_seal(&known, Seat::N, |seal| Some(Seal { anchor: [7; 16], ..seal })),
        with_seal(&known, Seat::N, |seal| Some(Seal { shown: seal.anchor, ..seal })),
        with_seal(&known, Seat::N, |seal| Some(Seal { shown: secret(Seat::N).anchor(1, Seat::N), ..seal })),
    ];
    for cheated in cheated {
        assert_eq!(check(&cheated), Err(Fault::WrongValue(Seat::N)));
    }
    assert_eq!(check(&with_seal(&known, Seat::N, |_| None)), Err(Fault::NotJoined(Seat::N)));
}

#[test]
fn values_of_another_seat_or_match_are_found() {
    let known = match_of(12);
    let Trust::Sealed(mut seals) = known.trust else { panic!("not sealed") };
    seals.swap(0, 2);
    assert!(matches!(
        check(&Correspondence { trust: Trust::Sealed(seals), ..known.clone() }),
        Err(Fault::WrongValue(_))
    ));
    assert!(matches!(check(&Correspondence { id: known.id + 1, ..known.clone() }), Err(Fault::WrongValue(_))));
}

#[test]
fn a_value_told_without_a_stint_is_found() {
    let known = match_of(12);
    let Ok(Next::Plays(stint)) = next(&known) else { panic!("it goes on") };
    let ahead = secret(stint.seat).value(known.id, stint.seat, stint.number).expect("a value");
    let cheated = with_seal(&known, stint.seat, |seal| Some(Seal { shown: ahead, ..seal }));
    assert_eq!(check(&cheated), Err(Fault::WrongValue(stint.seat)));
}

#[test]
fn a_record_that_does_not_go_on_from_the_known_one_is_not_revealed() {
    let known = match_of(12);
    let Ok(Next::Plays(stint)) = next(&known) else { panic!("it goes on") };
    let own = secret(stint.seat);
    assert_eq!(reveal(&known, &own, known.record.clone()), Err(Fault::DoesNotFollow));
    let shorter = match_of(8).record;
    assert_eq!(reveal(&known, &own, shorter), Err(Fault::DoesNotFollow));
    let two_stints_on = match_of(14).record;
    assert!(reveal(&known, &own, two_stints_on).is_err());
    assert_eq!(check(&known), Ok(Verdict::Proven));
}
