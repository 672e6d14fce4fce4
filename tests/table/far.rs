//! A seat that is played on another device: nothing is played for it here, and what others know stays.

use chowkabara::engine::Action;
use chowkabara::engine::seat::Seat;
use chowkabara::play::table::{Expected, Message, NotNow, Player, Table};

use crate::table_at;

const FAR_N: [Player; 4] = [Player::Person, Player::Far, Player::Far, Player::Far];
const S_THROWS: &str = "kanakatte; S c1 d1 c1 c1; N c5 c5 c5 c5; turn S; row 1 3";
const N_THROWS: &str = "kanakatte; S c1 d1 c1 c1; N c5 c5 c5 c5; turn N; owed 1";

fn play(table: &mut Table, token: &str) {
    let action = chowkabara::notation::parse_token(table.race(), token).expect("a legal token");
    table.update(Message::Play(action)).expect("it is legal");
}

#[test]
fn nothing_is_played_for_somebody_on_another_device() {
    let mut table = table_at(N_THROWS, FAR_N);
    assert_eq!(table.expected(), Expected::Throw(Seat::N, Player::Far));
    let throw = chowkabara::engine::throw::Throw(2);
    for message in [Message::Throw, Message::Enter(throw), Message::Play(Action::Draw)] {
        assert_eq!(table.update(message), Err(NotNow::SomebodyElse));
    }
    assert_eq!(table.question(), None);
}

#[test]
fn what_the_table_decides_is_for_whoever_moved_last() {
    let dead = "kanakatte; S b1% b1% b1% b1%; N d5% d5% d5% d5%; dead S";
    let far_s = [Player::Far, Player::Far, Player::Person, Player::Far];
    assert_eq!(table_at(dead, far_s).update(Message::Play(Action::OpenGates)), Err(NotNow::SomebodyElse));
    assert!(table_at(dead, FAR_N).update(Message::Play(Action::OpenGates)).is_ok());
}

#[test]
fn a_move_is_taken_back_until_others_know_of_it() {
    let mut table = table_at(S_THROWS, FAR_N);
    play(&mut table, "1:c1-d1");
    play(&mut table, "3:c1-e2");
    assert_eq!(table.expected(), Expected::Throw(Seat::N, Player::Far));
    table.update(Message::Undo).expect("nobody knows of it yet");
    play(&mut table, "3:c1-e2");
    table.settle(table.timeline().cursor());
    assert!(!table.can_undo());
    assert_eq!(table.update(Message::Undo), Err(NotNow::NoUndo));
}

#[test]
fn what_goes_on_from_a_moment_is_played_here() {
    let mut table = table_at(S_THROWS, FAR_N);
    play(&mut table, "1:c1-d1");
    play(&mut table, "3:c1-e2");
    table.settle(2);
    let branch = table.branch(1, chowkabara::play::luck::Seed(3));
    assert_eq!(Seat::ALL.map(|seat| branch.player(seat)), [Player::Person; 4]);
    assert_eq!((branch.timeline().cursor(), branch.can_undo()), (1, true));
    assert_eq!(branch.record().turns[0].tokens, ["1:c1-d1"]);
}
