//! What a table takes, refuses, writes down and reads again.

use chowkabara::engine::race::refusal::Refusal;
use chowkabara::engine::seat::Seat;
use chowkabara::engine::throw::Throw;
use chowkabara::engine::{Action, Stage};
use chowkabara::notation::{Position, Record, legal_tokens, parse_token};
use chowkabara::play::luck::{Seed, luck};
use chowkabara::play::table::{Effect, Expected, Message, NotNow, Player, Table};
use rand::Rng;

use crate::{AGAINST_A_BOT, PEOPLE, kit, play, random_message, random_table, table_at, tell, text};

const TO_THROW: &str = "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1";
const BOT_TO_MOVE: &str = "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 a5; turn N; row 1 3";

/// Everything of a table that anybody can see.
fn seen(table: &Table) -> (String, usize, String, bool, Option<u32>) {
    let ticket = table.question().map(|question| question.ticket);
    (text(table), table.timeline().cursor(), table.record().to_string(), table.is_assisted(), ticket)
}

/// Asserts that a message is refused for a reason and changes nothing.
fn refuses(table: &mut Table, message: Message, reason: NotNow) {
    let before = seen(table);
    assert_eq!(table.update(message.clone()), Err(reason), "{message:?}");
    assert_eq!(seen(table), before, "{message:?}");
}

#[test]
fn the_throw_that_falls_depends_on_the_seed_and_its_number_alone() {
    for seed in 0..20 {
        let mut dice = kit::dice(seed);
        let mut table = random_table(&mut dice, PEOPLE);
        let mut thrown = 0;
        for _ in 0..300 {
            let Some(message) = random_message(&table, &mut dice) else { break };
            let expected = luck(table.seed(), thrown, table.race().course().shells);
            tell(&mut table, message.clone());
            let moment = table.timeline().moment(table.timeline().cursor()).expect("something was played");
            if message == Message::Throw {
                assert_eq!(moment.action, Action::Throw(expected));
            }
            thrown += u64::from(matches!(moment.action, Action::Throw(_)));
        }
    }
}

#[test]
fn a_throw_entered_by_hand_takes_a_number_and_leaves_the_later_ones_as_they_are() {
    let mut table = table_at(TO_THROW, PEOPLE);
    let shells = table.race().course().shells;
    for (number, by_hand) in [(0, true), (1, false), (2, true), (3, false)] {
        // A big throw is followed by another one.
        let throw = if by_hand { Throw(4) } else { luck(table.seed(), number, shells) };
        tell(&mut table, if by_hand { Message::Enter(throw) } else { Message::Throw });
        let moment = table.timeline().moment(table.timeline().cursor()).expect("a throw");
        assert_eq!(moment.action, Action::Throw(throw), "{number}");
        while let Stage::Choice(_) = table.race().stage() {
            let token = legal_tokens(table.race()).remove(0);
            play(&mut table, &token);
        }
    }
    assert_eq!(table.entered(), [0, 2]);
    assert!(table.record().real_cowries);
}

#[test]
fn a_table_says_what_it_expects_and_takes_nothing_else() {
    let mut table = table_at(TO_THROW, AGAINST_A_BOT);
    assert_eq!(table.expected(), Expected::Throw(Seat::S, Player::Person));
    refuses(&mut table, Message::Enter(Throw(5)), NotNow::Refused(Refusal::NoSuchThrow));
    refuses(&mut table, Message::Play(Action::Throw(Throw(4))), NotNow::Refused(Refusal::MoveFirst));
    refuses(&mut table, Message::Play(Action::OpenGates), NotNow::Refused(Refusal::NotDead));
    refuses(&mut table, Message::Undo, NotNow::NoUndo);
    tell(&mut table, Message::Enter(Throw(3)));
    assert_eq!(table.expected(), Expected::Move(Seat::S, Player::Person));
    refuses(&mut table, Message::Throw, NotNow::Refused(Refusal::MoveFirst));
    refuses(&mut table, Message::Enter(Throw(3)), NotNow::Refused(Refusal::MoveFirst));
    play(&mut table, "3:c1-e2");
    assert_eq!(table.expected(), Expected::Throw(Seat::N, Player::Bot));
    tell(&mut table, Message::Play(Action::Draw));
    assert_eq!(table.expected(), Expected::Nothing);
    refuses(&mut table, Message::Throw, NotNow::Refused(Refusal::Over));
}

#[test]
fn a_step_is_saved_before_it_is_shown_and_a_bot_is_asked_last() {
    let mut table = table_at("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn N; owed 1", AGAINST_A_BOT);
    let effects = table.update(Message::Enter(Throw(2))).expect("a throw is due");
    let question = table.question().expect("the bot is to move");
    assert_eq!(question.position, Position::of(table.race()));
    assert_eq!(effects, [Effect::Save, Effect::Perform(1), Effect::AskBot(Box::new(question))]);
}

#[test]
fn a_person_plays_no_move_of_a_bot() {
    let mut table = table_at(BOT_TO_MOVE, AGAINST_A_BOT);
    let action = parse_token(table.race(), "1:c5-b5").expect("legal");
    refuses(&mut table, Message::Play(action), NotNow::SomebodyElse);
    let mut table = table_at("kanakatte; S c1 c1 c1 e1; N c5 c5 c5 a5; turn N; owed 1", AGAINST_A_BOT);
    refuses(&mut table, Message::Play(action), NotNow::SomebodyElse);
}

#[test]
fn a_bots_answer_to_an_old_question_changes_nothing() {
    let mut table = table_at(BOT_TO_MOVE, AGAINST_A_BOT);
    let old = table.question().expect("the bot is to move").ticket;
    let answer = |ticket, token: &str| Message::Answer { ticket, token: token.to_string() };
    for ticket in [old + 1, old.wrapping_sub(1), u32::MAX] {
        refuses(&mut table, answer(ticket, "1:c5-b5"), NotNow::Stale);
    }
    tell(&mut table, answer(old, "1:c5-b5"));
    // The same seat is asked again, for its second throw: the first question is over.
    assert!(table.question().is_some_and(|question| question.ticket != old));
    refuses(&mut table, answer(old, "3:b5-a4"), NotNow::Stale);
}

#[test]
fn an_answer_that_comes_after_an_undo_changes_nothing() {
    let mut table = table_at("kanakatte; S c1 c1 c1 e1; N c5 c5 c5 a5; turn S; row 1", AGAINST_A_BOT);
    play(&mut table, "1:c1-d1");
    tell(&mut table, Message::Enter(Throw(2)));
    let ticket = table.question().expect("the bot is to move").ticket;
    tell(&mut table, Message::Undo);
    tell(&mut table, Message::Enter(Throw(2)));
    assert!(table.question().is_some_and(|question| question.ticket != ticket));
    refuses(&mut table, Message::Answer { ticket, token: "2:c5-a5".to_string() }, NotNow::Stale);
}

#[test]
fn a_bots_answer_that_is_no_legal_move_changes_nothing() {
    let mut table = table_at(BOT_TO_MOVE, AGAINST_A_BOT);
    let ticket = table.question().expect("the bot is to move").ticket;
    for token in ["", "1", "8*", "open", "draw", "2:c5-a5", "1:c5-a5", "1:c1-d1", "1:c5=b5", "1:c5-b5 3:b5-a4", "x:y-z"]
    {
        refuses(&mut table, Message::Answer { ticket, token: token.to_string() }, NotNow::Stale);
    }
}

#[test]
fn an_answer_for_a_persons_turn_changes_nothing() {
    let mut table = table_at("kanakatte; S c1 c1 c1 e1; N c5 c5 c5 a5; turn S; row 1", AGAINST_A_BOT);
    for ticket in 0..4 {
        refuses(&mut table, Message::Answer { ticket, token: "1:c1-d1".to_string() }, NotNow::Stale);
    }
}

#[test]
fn a_record_brings_back_the_table_with_its_names_its_hand_throws_and_its_luck_to_come() {
    for seed in 100..180 {
        let mut dice = kit::dice(seed);
        let bots = Seat::ALL.map(|_| if dice.next_u32().is_multiple_of(2) { Player::Bot } else { Player::Person });
        let mut table = random_table(&mut dice, bots);
        for _ in 0..dice.next_u32() % 400 {
            let Some(message) = random_message(&table, &mut dice) else { break };
            tell(&mut table, message);
        }
        let written = table.record().to_string();
        let record = Record::parse(&written).unwrap_or_else(|error| panic!("{error:?}\n{written}"));
        assert_eq!(record.seed, Some(table.seed().0));
        let mut read = Table::from_record(record, bots, table.seed(), &table.entered()).expect("it was played so");
        assert_eq!(read.record().to_string(), written);
        assert_eq!((read.entered(), text(&read), read.expected()), (table.entered(), text(&table), table.expected()));
        assert_eq!(read.timeline().throws(), table.timeline().throws());
        for seat in Seat::ALL {
            assert_eq!((read.name(seat), read.player(seat)), (table.name(seat), table.player(seat)));
        }
        if matches!(table.race().stage(), Stage::Chance(_)) {
            tell(&mut table, Message::Throw);
            tell(&mut read, Message::Throw);
            assert_eq!(text(&read), text(&table));
        }
    }
}

#[test]
fn a_game_as_long_as_a_record_may_be_ends_only_by_a_draw() {
    let lost = "S: 1\nN: 1\n".repeat(Record::MAX_ACTIONS / 2 - 1) + "S: 1\n";
    let text = format!("chowkabara 1\nrules kanakatte entry=big\nseats S N\nfirst S\n\n{lost}");
    let record = Record::parse(&text).expect("a record");
    let mut table = Table::from_record(record, PEOPLE, Seed(1), &[]).expect("it replays");
    refuses(&mut table, Message::Throw, NotNow::TooLong);
    tell(&mut table, Message::Play(Action::Draw));
    let record = table.record();
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

/// What a bot does with its row besides moving is its own to do, too (T5, K3).
#[test]
fn a_bot_declines_and_declares_twins_and_nobody_does_it_for_the_bot() {
    for (position, action, told) in [
        ("ashta-kashte; S d1 off off off; N d7 off off off; turn N; row 3", Action::Decline, "decline"),
        ("thaayam; S c5 off off off; N c1 c1 off off; turn N; row 2", Action::Twin, "twins"),
    ] {
        let mut table = table_at(position, AGAINST_A_BOT);
        assert_eq!(table.update(Message::Play(action)), Err(NotNow::SomebodyElse));
        let ticket = table.question().expect("the bot is asked").ticket;
        tell(&mut table, Message::Answer { ticket, token: told.to_string() });
        assert_eq!(last_action(&table), Some(action));
    }
}

fn last_action(table: &Table) -> Option<Action> {
    table.timeline().moment(table.timeline().cursor()).map(|moment| moment.action)
}
