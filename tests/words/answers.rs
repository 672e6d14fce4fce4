//! What is told to those who hear the game, in every language: news, a bot's turn in one piece, answers to keys.

use chowkabara::engine::Action;
use chowkabara::engine::race::Race;
use chowkabara::engine::seat::Seat;
use chowkabara::notation::record::Start;
use chowkabara::notation::{Position, legal_tokens, parse_token};
use chowkabara::play::luck::Seed;
use chowkabara::play::table::{Message as Tell, Player, Table};
use chowkabara::words::{Argument, Message, Names, answers};

use crate::kit::at;
use crate::shipped::Strict;

const CHOICE: &str = "kanakatte; S c1 c1 d1 c3; N c5 b5 a3 d5; gates S; turn S; row 2 4*";

fn names() -> Names {
    Names(["Amma", "Ravi", "Ajji", "ಕಾವೇರಿ"].map(str::to_string))
}

fn ids(messages: &[Message]) -> Vec<&str> {
    messages.iter().map(|message| message.id.as_str()).collect()
}

fn argument<'a>(message: &'a Message, name: &str) -> &'a Argument {
    &message.arguments.iter().find(|(other, _)| *other == name).expect("it is filled").1
}

fn are_said(messages: &[Message]) {
    for language in Strict::all() {
        messages.iter().for_each(|message| drop(language.say(message)));
    }
}

fn table_at(position: &str, players: [Player; 4]) -> Table {
    let position: Position = position.parse().unwrap_or_else(|error| panic!("{position}: {error:?}"));
    Table::new(Start::Position(Box::new(position)), players, Default::default(), Seed(7)).expect("it can be played")
}

#[test]
fn every_legal_move_is_told_below_the_square_that_it_leaves() {
    let race = at(CHOICE);
    let told = answers::moves(&race, &names());
    are_said(&told);
    let outlooks = ids(&told).into_iter().filter(|id| id.starts_with("outlook-") && *id != "outlook-parts").count();
    assert_eq!(outlooks, legal_tokens(&race).len());
    assert_eq!(argument(&told[0], "count"), &Argument::Number(outlooks as i64));
    let squares: Vec<&Argument> =
        told.iter().filter(|message| message.id == "answer-from").map(|message| argument(message, "square")).collect();
    // The farthest pawn first.
    assert_eq!(squares, [&Argument::Text("d1".to_string()), &Argument::Text("c1".to_string())]);
}

#[test]
fn where_nothing_can_be_moved_the_reason_is_told_instead() {
    for (position, id) in [
        ("kanakatte; S c1 c1 d1 e2; N c5 b5 a3 d5; turn S; owed 1", "refusal-throw-first"),
        ("kanakatte; S b1% b1% b1% b1%; N d5% d5% d5% d5%; dead N", "refusal-dead"),
    ] {
        assert_eq!(ids(&answers::moves(&at(position), &names())), [id]);
    }
}

#[test]
fn the_turn_tells_what_is_to_be_thrown_and_what_is_to_be_used() {
    let cases: [(&str, &[&str]); 4] = [
        ("kanakatte; S c1 c1 d1 e2; N c5 b5 a3 d5; turn S; owed 1", &["answer-turn", "answer-owed"]),
        (CHOICE, &["answer-turn", "answer-row"]),
        (
            "kanakatte; S c1 c1 c1 e1; N c5 c5 e1 e1; turn S; row 2; test d1 loose 1",
            &["answer-turn", "banner-test", "answer-row"],
        ),
        ("kanakatte; S b1% b1% b1% b1%; N d5% d5% d5% d5%; dead N", &["refusal-dead"]),
    ];
    for (position, expected) in cases {
        let told = answers::turn(&at(position), &names());
        are_said(&told);
        assert_eq!(ids(&told), expected, "{position}");
    }
    let row = answers::turn(&at("kanakatte; S c1 c1 d1 e2; N c5 b5 a3 d5; turn S; row 2 2 4*"), &names());
    assert_eq!(argument(&row[1], "throws"), &Argument::Text("2, 2, 4".to_string()));
}

#[test]
fn everybody_is_told_of_with_pawns_at_home_gate_and_place() {
    let told = answers::state(&at(CHOICE), &names());
    are_said(&told);
    assert_eq!(ids(&told), ["answer-home", "event-gate-opened", "answer-home", "answer-gate-shut"]);
    assert_eq!(argument(&told[0], "ripe"), &Argument::Number(1));
    assert_eq!(argument(&told[2], "name"), &Argument::Text("Ajji".to_string()));
}

#[test]
fn own_pawns_are_told_by_the_names_of_their_squares() {
    let race = at(CHOICE);
    let told = answers::pawns(&race, &names(), Seat::S);
    are_said(&told);
    let squares: Vec<&Argument> = told
        .iter()
        .filter(|message| message.id.starts_with("square-") && message.id != "square-pawns")
        .map(|message| argument(message, "square"))
        .collect();
    assert_eq!(squares, ["c3", "d1", "c1"].map(|name| Argument::Text(name.to_string())).iter().collect::<Vec<_>>());
}

#[test]
fn pawns_beside_the_board_and_other_choices_than_moves_are_told_as_well() {
    let race = at("ashta-kashte; S off off d1 d2; N d7 d7 d7 d7; turn S; row 4*");
    let told = answers::moves(&race, &names());
    are_said(&told);
    let places: Vec<&str> = ids(&told).into_iter().filter(|id| id.starts_with("answer-from")).collect();
    assert_eq!(places, ["answer-from-off", "answer-from", "answer-from"]);
    assert!(ids(&told).contains(&"outlook-enters"));
    assert_eq!(ids(&told).last(), Some(&"answer-may-decline"));
    let pawns = answers::pawns(&race, &names(), Seat::S);
    are_said(&pawns);
    assert_eq!(argument(pawns.last().expect("some are beside it"), "count"), &Argument::Number(2));

    let race = at("thaayam; S c5 c5 c1 c1; N c5 c5 c5 c5; turn S; row 2");
    assert!(ids(&answers::moves(&race, &names())).contains(&"answer-may-twin"));
    let leaving = at("thaayam; S c3 c3 c3 away; N c5 c5 c5 c5; turn S; row 1");
    let told = answers::state(&leaving, &names());
    are_said(&told);
    assert_eq!(argument(&told[0], "ripe"), &Argument::Number(4));
}

#[test]
fn own_pawns_are_those_of_the_person_who_plays_or_plays_next() {
    let against_a_bot = [Player::Person, Player::Person, Player::Bot, Player::Person];
    let seat = |turn: &str, players| {
        let table = table_at(&format!("kanakatte; S c1 c1 d1 e2; N c5 b5 a3 d5; turn {turn}; owed 1"), players);
        answers::own_seat(&table, table.race())
    };
    assert_eq!(seat("S", against_a_bot), Seat::S);
    assert_eq!(seat("N", against_a_bot), Seat::S);
    assert_eq!(seat("N", [Player::Person; 4]), Seat::N);
    assert_eq!(seat("N", [Player::Bot; 4]), Seat::N);
}

/// Plays on with the first legal move each time; gives what was announced at each moment, with who did it.
fn announced(table: &mut Table, steps: usize) -> Vec<(Seat, Vec<Message>)> {
    let mut all = Vec::new();
    for _ in 0..steps {
        let before: Race = table.race().clone();
        let message = match (table.question(), legal_tokens(&before).first()) {
            (_, None) => break,
            (Some(question), Some(token)) => Tell::Answer { ticket: question.ticket, token: token.clone() },
            (None, Some(token)) => match parse_token(&before, token).expect("a legal token") {
                Action::Throw(_) => Tell::Throw,
                action => Tell::Play(action),
            },
        };
        table.update(message).expect("it is legal");
        all.push((before.turn(), answers::announcement(table, &names(), table.timeline().cursor())));
    }
    all
}

#[test]
fn a_person_hears_each_step_and_a_bots_turn_in_one_piece() {
    let players = [Player::Person, Player::Person, Player::Bot, Player::Person];
    let mut table = table_at("kanakatte; S c1 c1 d1 e2; N c5 b5 a3 d5; turn S; owed 1", players);
    let all = announced(&mut table, 120);
    let (mut pieces, mut silent) = (0, 0);
    for (index, (seat, told)) in all.iter().enumerate() {
        are_said(told);
        let ends = all.get(index + 1).is_none_or(|(next, _)| next != seat);
        if *seat == Seat::S {
            assert!(!told.is_empty(), "{index}");
        } else if !ends {
            silent += usize::from(told.is_empty());
        } else if index + 1 < all.len() {
            pieces += 1;
            assert_eq!(told.last().expect("a turn is told").id, "answer-your-turn", "{index}");
            assert!(ids(told)[0].starts_with("event-threw"), "{index}: {told:?}");
        }
    }
    assert!(pieces > 5 && silent > 5, "{pieces} {silent}");
}

#[test]
fn nothing_happened_yet_is_told_as_well() {
    let table = table_at(CHOICE, [Player::Person; 4]);
    assert_eq!(ids(&answers::last(&table, &names(), 0)), ["moves-none"]);
    assert!(answers::announcement(&table, &names(), 0).is_empty());
}
