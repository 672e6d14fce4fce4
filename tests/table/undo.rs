//! What can be taken back, and what comes again then.

use chowkabara::engine::Action;
use chowkabara::engine::seat::Seat;
use chowkabara::engine::throw::Throw;
use chowkabara::notation::legal_tokens;
use chowkabara::play::luck::luck;
use chowkabara::play::table::{Effect, Message, NotNow, Table};

use crate::{AGAINST_A_BOT, PEOPLE, kit, play, random_message, random_table, table_at, tell, text};

const ROW: &str = "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 1 2";

fn last_action(table: &Table) -> Action {
    table.timeline().moment(table.timeline().cursor()).expect("something was played").action
}

#[test]
fn moves_made_with_throws_already_seen_are_taken_back_one_by_one() {
    let mut table = table_at(ROW, PEOPLE);
    assert!(!table.can_undo());
    play(&mut table, "1:c1-d1");
    let half = text(&table);
    play(&mut table, "2:d1-e2");
    assert!(text(&table).contains("turn N"));
    assert_eq!(table.update(Message::Undo), Ok(vec![Effect::Rewound, Effect::Save]));
    assert_eq!(text(&table), half);
    tell(&mut table, Message::Undo);
    assert_eq!(text(&table), ROW);
    assert_eq!(table.update(Message::Undo), Err(NotNow::NoUndo));
    assert!(!table.is_assisted());
}

#[test]
fn among_people_nothing_goes_back_past_a_throw_of_the_games_own_cowries() {
    let mut table = table_at(ROW, PEOPLE);
    play(&mut table, "1:c1-d1");
    play(&mut table, "2:d1-e2");
    tell(&mut table, Message::Throw);
    let thrown = text(&table);
    assert!(!table.can_undo());
    assert_eq!(table.update(Message::Undo), Err(NotNow::NoUndo));
    assert_eq!(text(&table), thrown);
    assert!(!table.is_assisted());
}

#[test]
fn a_throw_entered_by_hand_is_taken_back() {
    let mut table = table_at(ROW, PEOPLE);
    play(&mut table, "1:c1-d1");
    play(&mut table, "2:d1-e2");
    let before = text(&table);
    tell(&mut table, Message::Enter(Throw(0)));
    tell(&mut table, Message::Enter(Throw(3)));
    play(&mut table, "3:c5-a4");
    for _ in 0..3 {
        tell(&mut table, Message::Undo);
    }
    assert_eq!(text(&table), before);
    assert!(!table.is_assisted());
    assert!(table.entered().is_empty());
    // What falls now is what would have fallen in its place.
    tell(&mut table, Message::Throw);
    assert_eq!(last_action(&table), Action::Throw(luck(table.seed(), 0, table.race().course().shells)));
    assert!(table.entered().is_empty());
}

/// S has moved, the bot on N has thrown and moved, and S is to throw.
fn round_with_a_bot(table: &mut Table, token: &str) -> Vec<Action> {
    let mut throws = Vec::new();
    play(table, token);
    while table.race().turn() == Seat::N {
        match table.question() {
            None => {
                tell(table, Message::Throw);
                throws.push(last_action(table));
            }
            Some(question) => {
                let token = legal_tokens(question.position.race()).remove(0);
                tell(table, Message::Answer { ticket: question.ticket, token });
            }
        }
    }
    throws
}

#[test]
fn against_a_bot_the_same_throws_come_again_and_the_game_is_marked() {
    let start = "kanakatte; S c1 c1 c1 d1; N c5 c5 c5 c5; turn S; row 1";
    let mut table = table_at(start, AGAINST_A_BOT);
    let throws = round_with_a_bot(&mut table, "1:c1-d1");
    assert!(!throws.is_empty());
    assert!(!table.is_assisted());
    tell(&mut table, Message::Undo);
    assert_eq!(text(&table), start);
    assert!(table.is_assisted());
    assert_eq!(round_with_a_bot(&mut table, "1:d1-e1"), throws);
    assert_eq!(table.timeline().throws(), throws.len() as u64);
    assert!(table.is_assisted(), "a mark stays");
}

#[test]
fn against_a_bot_a_move_before_any_throw_is_taken_back_without_a_mark() {
    let mut table = table_at(ROW, AGAINST_A_BOT);
    play(&mut table, "1:c1-d1");
    play(&mut table, "2:d1-e2");
    tell(&mut table, Message::Undo);
    tell(&mut table, Message::Undo);
    assert_eq!(text(&table), ROW);
    assert!(!table.is_assisted());
}

#[test]
fn an_agreed_draw_is_taken_back_whoever_was_to_act() {
    for (position, players) in [
        (ROW, PEOPLE),
        ("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1", PEOPLE),
        ("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn N; owed 1", AGAINST_A_BOT),
        ("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn N; row 1", AGAINST_A_BOT),
    ] {
        let mut table = table_at(position, players);
        tell(&mut table, Message::Play(Action::Draw));
        tell(&mut table, Message::Undo);
        assert_eq!(text(&table), position);
        assert!(!table.is_assisted());
    }
}

#[test]
fn whatever_is_taken_back_is_the_start_of_the_same_game() {
    for seed in 0..60 {
        let mut dice = kit::dice(seed);
        let players = if seed % 2 == 0 { PEOPLE } else { AGAINST_A_BOT };
        let mut table = random_table(&mut dice, players);
        for _ in 0..60 {
            let Some(message) = random_message(&table, &mut dice) else { break };
            tell(&mut table, message);
        }
        let whole: Vec<Action> = table.timeline().line().iter().map(|(_, moment)| moment.action).collect();
        while table.can_undo() {
            let before = table.timeline().line().len();
            tell(&mut table, Message::Undo);
            let line: Vec<Action> = table.timeline().line().iter().map(|(_, moment)| moment.action).collect();
            assert!(line.len() < before);
            assert_eq!(line, whole[..line.len()]);
        }
        assert_eq!(table.update(Message::Undo), Err(NotNow::NoUndo));
    }
}
