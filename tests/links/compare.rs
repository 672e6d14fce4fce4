//! How a match that arrives stands to the one that is known.

use chowkabara::engine::seat::Seat;
use chowkabara::notation::{Correspondence, Record, Trust};
use chowkabara::play::correspondence::{Relation, compare, join};

use crate::kit;
use crate::{invitation, joined, played, random_game, secret, usual_start};

const TWO: [Seat; 2] = [Seat::S, Seat::N];

fn honest(record: Record) -> Correspondence {
    Correspondence { id: 1, trust: Trust::Honest, record }
}

#[test]
fn a_match_is_the_same_as_itself_whatever_the_names() {
    let known = played(&TWO, &mut kit::dice(1), 10).pop().expect("a match");
    let mut named = known.clone();
    named.record.names[0] = Some("Amma".to_string());
    assert_eq!(compare(&known, &known), Relation::Same);
    assert_eq!(compare(&known, &named), Relation::Same);
}

#[test]
fn what_is_new_begins_where_the_known_match_ends() {
    let states = played(&TWO, &mut kit::dice(1), 10);
    let from = states[4].record.replay().expect("a game").actions.len();
    assert_eq!(compare(&states[4], &states[9]), Relation::Extends { from });
    assert_eq!(compare(&states[9], &states[4]), Relation::Older);
}

#[test]
fn a_seat_that_joins_is_new_as_well() {
    let three = [Seat::S, Seat::E, Seat::N];
    let with = |known: &Correspondence, seat| join(known, seat, &secret(seat)).expect("a free seat");
    let one = with(&invitation(&three), Seat::S);
    let (two, other_two) = (with(&one, Seat::E), with(&one, Seat::N));
    assert_eq!(compare(&invitation(&three), &one), Relation::Extends { from: 0 });
    assert_eq!(compare(&two, &joined(&three)), Relation::Extends { from: 0 });
    assert_eq!(compare(&joined(&three), &one), Relation::Older);
    assert_eq!(compare(&two, &other_two), Relation::Forked { turn: 0 });
}

#[test]
fn matches_that_differ_are_forked_at_the_turn_where_they_do() {
    let (record, _) = random_game(usual_start(&TWO), &mut kit::dice(1), 60);
    for turn in 1..=record.turns.len() {
        let actions = record.replay().expect("a game").actions;
        let before: usize = record.turns[..turn - 1].iter().map(|turn| turn.tokens.len()).sum();
        let forked = (2..50).find_map(|seed| {
            let start = record.start.clone();
            let kept = Record::of(start.clone(), &actions[..before]).expect("legal actions");
            let mut race = kept.replay().expect("a game").race;
            let (mut dice, mut other) = (kit::dice(seed), actions[..before].to_vec());
            while other.len() < before + 12 {
                let action = kit::random_action(&race, &mut dice)?;
                chowkabara::engine::Game::play(&mut race, action, &mut |_| {}).expect("legal");
                other.push(action);
            }
            (other[before] != *actions.get(before)?).then(|| Record::of(start, &other).expect("legal actions"))
        });
        if let Some(forked) = forked {
            assert_eq!(compare(&honest(record.clone()), &honest(forked)), Relation::Forked { turn });
        }
    }
}

#[test]
fn another_id_start_trust_or_anchor_is_another_match() {
    let known = joined(&TWO);
    let fewer = joined(&[Seat::E, Seat::W]);
    let mut anchored = known.clone();
    let Trust::Sealed(seals) = &mut anchored.trust else { panic!("not sealed") };
    seals[0].as_mut().expect("joined").anchor = [3; 16];
    for other in [
        Correspondence { id: 1, ..known.clone() },
        Correspondence { record: fewer.record, ..known.clone() },
        Correspondence { trust: Trust::Honest, ..known.clone() },
        anchored,
    ] {
        assert_eq!(compare(&known, &other), Relation::Other);
    }
}
