//! A game by correspondence comes back from its save: whose it is, its secret, and what can no more be taken back.

use chowkabara::engine::race::First;
use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::seat::{Seat, SeatSet};
use chowkabara::notation::correspondence::{Correspondence, Trust};
use chowkabara::notation::record::{Record, Start};
use chowkabara::play::correspondence::chain::Secret;
use chowkabara::play::correspondence::{Next, check};
use chowkabara::play::luck::Seed;
use chowkabara::play::table::{Expected, Message, Player, Table};
use chowkabara::store::far::Far;
use chowkabara::store::games::{self, GameId, Label};
use chowkabara::store::saved::Saved;
use chowkabara::store::shelf::Memory;
use serde_json::{Value, json};

fn far(trust: Trust) -> Far {
    let seats: SeatSet = [Seat::S, Seat::N].into_iter().collect();
    let start = Start::New { rules: PRESETS[0].rules, seats, first: First::Named(Seat::S) };
    let names = [Some("ಅಮ್ಮ".to_string()), None, Some("Ajji".to_string()), None];
    let record = Record { start, names, seed: None, real_cowries: false, turns: Vec::new() };
    let known = Correspondence { id: 0xfeed, trust, record };
    let mut far = Far { known, own: SeatSet::EMPTY, secret: Secret([7; 16]), is_sent: false };
    far.take(Seat::S).expect("S begins");
    far
}

/// Both seats have joined, on devices of their own.
fn joined() -> [Far; 2] {
    let inviter = far(Trust::Sealed([None; 4]));
    let mut guest = Far { own: SeatSet::EMPTY, secret: Secret([8; 16]), ..inviter.clone() };
    guest.take(Seat::N).expect("N is missing");
    [Far { known: guest.known.clone(), ..inviter }, guest]
}

fn play_a_stint(table: &mut Table) {
    loop {
        let message = match table.expected() {
            Expected::Throw(_, Player::Person) => Message::Throw,
            Expected::Move(_, Player::Person) => {
                let token = chowkabara::notation::legal_tokens(table.race()).remove(0);
                Message::Play(chowkabara::notation::parse_token(table.race(), &token).expect("a legal token"))
            }
            _ => return,
        };
        table.update(message).expect("it is legal");
    }
}

#[test]
fn nobody_plays_before_all_have_joined() {
    let far = far(Trust::Sealed([None; 4]));
    assert!(matches!(far.next(), Some(Next::Joins(_))));
    assert_eq!(far.players(), [Player::Far; 4]);
    let [inviter, guest] = joined();
    assert_eq!(inviter.players(), [Player::Person, Player::Far, Player::Far, Player::Far]);
    assert_eq!(guest.players(), [Player::Far, Player::Far, Player::Person, Player::Far]);
    assert!(!guest.is_sent, "the others have to hear of the seal");
}

#[test]
fn a_game_is_saved_with_what_is_known_of_it_and_opens_as_it_was() {
    for far in [far(Trust::Honest), joined()[0].clone()] {
        let (shelf, mut label) = (Memory::default(), Label { id: GameId::new(1), rev: 0 });
        let mut table = far.table(Seed(5)).expect("it opens");
        games::save(&shelf, &mut label, &table, [0, 1, 2, 3], 1.0).expect("there is room");
        games::note_far(&shelf, &label.id, &far).expect("there is room");
        play_a_stint(&mut table);
        games::save(&shelf, &mut label, &table, [0, 1, 2, 3], 2.0).expect("there is room");

        let (entry, found) = games::find_far(&shelf, 0xfeed).expect("it is there");
        assert!(found == far && games::find_far(&shelf, 1).is_none());
        let (opened, _) = entry.saved.expect("it is whole").open().expect("it opens");
        assert_eq!(opened.record(), table.record());
        assert_eq!(opened.expected(), table.expected());
        assert_eq!(opened.can_undo(), table.can_undo());
        let after = found.after(&opened).expect("others believe it");
        assert_eq!(after.record.turns, table.record().turns);
        assert!(check(&after).is_ok());
        let sent = Far { known: after, is_sent: true, ..found };
        games::note_far(&shelf, &label.id, &sent).expect("there is room");
        let saved = games::find(&shelf, &label.id).expect("it is there").saved.expect("it is whole");
        assert!(!saved.open().expect("it opens").0.can_undo(), "others know of it");
    }
}

#[test]
fn what_is_wrong_with_a_correspondence_costs_only_the_correspondence() {
    let mut saved: Value = serde_json::to_value(crate::saved::saved()).expect("a save can be written");
    let good = serde_json::to_value(joined()[0].text()).expect("a text");
    for (field, value) in [
        ("code", json!("1AAAA")),
        ("code", json!("")),
        ("own", json!("X")),
        ("secret", json!("")),
        ("secret", json!("g".repeat(32))),
        ("secret", json!("0".repeat(31))),
    ] {
        saved["far"] = good.clone();
        saved["far"][field] = value.clone();
        let read = Saved::read(&saved.to_string()).expect("the rest is whole");
        assert!(read.far().is_none() && read.open().is_ok(), "{field}: {value}");
    }
    saved["far"] = good;
    let read = Saved::read(&saved.to_string()).expect("all is whole");
    assert!(read.far() == Some(joined()[0].clone()));
}

#[test]
fn a_match_that_has_become_too_long_for_a_link_keeps_its_secret() {
    // Nobody throws a big one, so nobody ever moves.
    let turns: String = "S: 1\nN: 1\n".repeat(4001);
    let text = format!("chowkabara 1\nrules chauka-bara entry=big\nseats S N\nfirst S\n\n{turns}");
    let (shelf, mut label) = (Memory::default(), Label { id: GameId::new(1), rev: 0 });
    let short = far(Trust::Honest);
    games::save(&shelf, &mut label, &short.table(Seed(5)).expect("it opens"), [0, 1, 2, 3], 1.0)
        .expect("there is room");
    games::note_far(&shelf, &label.id, &short).expect("there is room");
    let known = Correspondence { record: Record::parse(&text).expect("a record"), ..short.known.clone() };
    let long = Far { known, ..short.clone() };
    assert!(long.text().is_none());
    games::note_far(&shelf, &label.id, &long).expect("there is room");
    let (_, kept) = games::find_far(&shelf, short.known.id).expect("it is still a match");
    assert!(kept == short);
}
