//! A match begins when every seat has given its anchor.

use chowkabara::engine::seat::Seat;
use chowkabara::notation::{Correspondence, Link, Trust};
use chowkabara::play::correspondence::chain::Secret;
use chowkabara::play::correspondence::{Fault, Next, Verdict, check, join, next, reveal, seed};

use crate::{comes_back, invitation, joined, secret, set};

const SEATS: [Seat; 3] = [Seat::S, Seat::E, Seat::N];

#[test]
fn the_seat_that_plays_first_joins_first_and_the_others_in_any_order() {
    for order in [[Seat::S, Seat::E, Seat::N], [Seat::S, Seat::N, Seat::E]] {
        let mut known = invitation(&SEATS);
        let mut missing = set(&SEATS);
        for seat in order {
            assert_eq!(next(&known), Ok(Next::Joins(missing)));
            assert_eq!(check(&known), Ok(Verdict::Proven));
            known = join(&known, seat, &secret(seat)).expect("a free seat");
            missing = missing.without(seat);
            comes_back(&Link::Correspondence(known.clone()));
        }
        assert!(matches!(next(&known), Ok(Next::Plays(stint)) if stint.seat == Seat::S && stint.number == 1));
    }
}

#[test]
fn what_is_next_is_for_the_seats_that_it_waits_for() {
    let half = join(&invitation(&SEATS), Seat::S, &secret(Seat::S)).expect("a free seat");
    let is_for = |known: &Correspondence, own: &[Seat]| next(known).expect("a game").is_for(set(own));
    assert!(!is_for(&half, &[Seat::S]) && is_for(&half, &[Seat::E]) && is_for(&half, &[Seat::S, Seat::N]));
    let all = joined(&SEATS);
    assert!(is_for(&all, &[Seat::S]) && !is_for(&all, &[Seat::E, Seat::N]) && !is_for(&all, &[]));
}

#[test]
fn a_seat_joins_once_and_only_where_it_plays_and_throws_are_sealed() {
    let known = invitation(&SEATS);
    let refused = |known: &Correspondence, seat| join(known, seat, &Secret([9; 16])).err();
    assert_eq!(refused(&known, Seat::W), Some(Fault::CannotJoin(Seat::W)));
    assert_eq!(refused(&known, Seat::E), Some(Fault::NotJoined(Seat::S)));
    assert_eq!(refused(&joined(&SEATS), Seat::E), Some(Fault::CannotJoin(Seat::E)));
    assert_eq!(refused(&Correspondence { trust: Trust::Honest, ..known }, Seat::S), Some(Fault::CannotJoin(Seat::S)));
}

#[test]
fn nobody_throws_before_all_have_joined() {
    let half = join(&invitation(&SEATS), Seat::S, &secret(Seat::S)).expect("a free seat");
    assert_eq!(seed(&half, &secret(Seat::S)), Err(Fault::NotJoined(Seat::E)));
}

#[test]
fn only_the_secret_behind_the_anchor_throws_and_reveals() {
    let known = joined(&SEATS);
    let strange = Secret([9; 16]);
    assert_eq!(seed(&known, &strange), Err(Fault::WrongSecret(Seat::S)));
    assert_eq!(seed(&known, &secret(Seat::E)), Err(Fault::WrongSecret(Seat::S)));
    assert_eq!(reveal(&known, &strange, known.record.clone()), Err(Fault::WrongSecret(Seat::S)));
}

#[test]
fn chains_differ_by_secret_seat_and_match_and_have_an_end() {
    let anchor = secret(Seat::S).anchor(1, Seat::S);
    assert_eq!(anchor, secret(Seat::S).anchor(1, Seat::S));
    assert_ne!(anchor, secret(Seat::S).anchor(2, Seat::S));
    assert_ne!(anchor, secret(Seat::S).anchor(1, Seat::N));
    assert_ne!(anchor, secret(Seat::N).anchor(1, Seat::S));
    assert!(secret(Seat::S).value(1, Seat::S, Secret::STINTS).is_some());
    assert!(secret(Seat::S).value(1, Seat::S, Secret::STINTS + 1).is_none());
}
