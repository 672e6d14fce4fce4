//! Games by link: the page is one player's device, the test is the others'.

use crate::{harness::built_page, table::Table};
use chowkabara::{
    engine::{Action, Stage, seat::Seat},
    notation::{
        Link, Record,
        correspondence::{Correspondence, Trust},
        legal_tokens, parse_token,
        record::Start,
    },
    play::{
        correspondence::{Next, Verdict, chain::Secret, check, go_on, join, next, reveal, seed},
        luck::Seed,
        table::{Message, Player, Table as Board},
    },
    words::language::{Digits, LANGUAGES, Language},
};
use serde_json::json;

const OURS: Secret = Secret([3; 16]);

/// Whose stint is next in a game that goes on.
fn seat(game: &Correspondence) -> Option<Seat> {
    match next(game) {
        Ok(Next::Plays(stint)) => Some(stint.seat),
        _ => None,
    }
}

/// A stint of the other device: throws as they fall there, and the legal move with this number at each choice.
fn played(game: &Correspondence, choice: usize, luck: u64) -> Correspondence {
    let seed = match game.trust {
        Trust::Honest => Seed(luck),
        Trust::Sealed(_) => seed(game, &OURS).expect("it is our turn"),
    };
    let ours = seat(game).expect("the game goes on");
    let mut board = Board::from_record(game.record.clone(), [Player::Person; 4], seed, &[]).expect("it replays");
    loop {
        let message = match board.race().stage() {
            Stage::Chance(turn) if turn == ours => Message::Throw,
            Stage::Choice(turn) if turn == ours => {
                let legal = legal_tokens(board.race());
                Message::Play(parse_token(board.race(), &legal[choice % legal.len()]).expect("a legal token"))
            }
            Stage::Dead => Message::Play(Action::Draw),
            _ => break,
        };
        board.update(message).expect("it is legal");
    }
    let after = match game.trust {
        Trust::Honest => go_on(game, board.record()),
        Trust::Sealed(_) => reveal(game, &OURS, board.record()),
    };
    after.expect("it goes on")
}

fn address(game: &Correspondence, visit: u32) -> String {
    let code = Link::Correspondence(game.clone()).encode().expect("there is room");
    // Another query, so that the browser loads the page anew.
    format!("?visit={visit}{}{code}", Link::MARK)
}

/// Opens a link that has come.
async fn open(table: &Table, game: &Correspondence, visit: u32) {
    table.go(&address(game, visit)).await;
    table.wait_until("location.hash == '#play' && is_there('[data-square]')").await;
}

/// Acts until one's turn is over; the others' turns are shown first.
pub async fn play_turn(table: &Table) {
    let is_over = "is_there('[data-far], [data-outcome]')";
    loop {
        table
            .wait_until(&format!("{is_over} || is_there('[data-action=throw], [data-square][data-state=movable]')"))
            .await;
        if table.run(&format!("return {is_over}")).await == json!(true) {
            return;
        }
        let before = table.played().await;
        let race = table.race().await;
        if matches!(race.stage(), Stage::Chance(_)) {
            table.click("[data-action=throw]").await;
        } else {
            let tokens = legal_tokens(&race);
            let action = parse_token(&race, &tokens[0]).expect("a legal token");
            table.play(&race, action).await;
        }
        table.wait_until(&format!("played() > {before}")).await;
    }
}

/// The link that the page gives away.
async fn sent(table: &Table) -> Correspondence {
    table.click("[data-action=send]").await;
    table.find("textarea.link").await;
    let link = table.run("return document.querySelector('textarea.link').value").await;
    table.click("dialog [data-action=close]").await;
    match Link::decode(link.as_str().expect("a link")) {
        Ok(Link::Correspondence(game)) => game,
        other => panic!("{other:?}"),
    }
}

/// The form of a game by link, begun with these throws.
async fn begin(trust: &str) -> Table {
    let table = Table::start_page("en").await;
    table.click("[data-action=start-far]").await;
    table.click(&format!("[data-answer={trust}]")).await;
    table.click("[data-action=begin-far]").await;
    table.wait_until("location.hash == '#play' && is_there('[data-square]')").await;
    table
}

#[tokio::test]
async fn two_people_take_turns_among_friends() {
    let mut table = begin("honest").await;
    let mut visit = 0;
    for round in 0..4 {
        play_turn(&table).await;
        let game = sent(&table).await;
        table.find("[data-far=sent]").await;
        assert_eq!(seat(&game), Some(Seat::N));
        assert_eq!(game.record.seed, None, "the throws to come are nobody's business");
        let answer = played(&game, round, 100 + round as u64);
        visit += 1;
        open(&table, &answer, visit).await;
        table.rest().await;
        // What has come is what is kept, and is all on the board.
        assert_eq!(table.record().await.turns, answer.record.turns);
        assert_eq!(table.run("return seen('.turn', () => 1).length").await, answer.record.turns.len());
    }
    assert_eq!(
        table.run("return Object.keys(localStorage).filter((key) => key.startsWith('chowka:game:')).length").await,
        1
    );
    table.page.is_clean().await;
}

#[tokio::test]
async fn sealed_throws_need_a_round_of_seals_and_are_believed_by_everybody() {
    let mut table = begin("sealed").await;
    table.find("[data-far=send]").await;
    assert_eq!(table.run("return is_there('[data-action=throw]')").await, false);
    let invitation = sent(&table).await;
    assert!(matches!(next(&invitation), Ok(Next::Joins(_))));
    let mut game = join(&invitation, Seat::N, &OURS).expect("N is missing");
    for visit in 0..3 {
        open(&table, &game, visit).await;
        table.rest().await;
        assert_eq!(table.run("return is_there('[data-action=enter]')").await, false, "no throw is entered by hand");
        play_turn(&table).await;
        let told = sent(&table).await;
        assert_eq!(check(&told), Ok(Verdict::Proven));
        game = played(&told, 0, 0);
        assert_eq!(check(&game), Ok(Verdict::Proven));
    }
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_game_that_waits_for_its_first_turn_is_kept_when_another_one_is_begun() {
    let mut table = Table::start_page("en").await;
    table.click("[data-action=start-far]").await;
    table.run("const first = document.querySelector('[data-field=first]'); first.value = 'N'; first.dispatchEvent(new Event('change'))").await;
    table.click("[data-action=begin-far]").await;
    table.find("[data-far=send]").await;
    let (invitation, key) = (sent(&table).await, table.run("return shown()").await);
    table.leave().await;
    table.begin([('S', "person"), ('E', "empty"), ('N', "person"), ('W', "empty")]).await;
    open(&table, &played(&invitation, 0, 4), 0).await;
    table.find("[data-action=throw]").await;
    assert_eq!(table.run("return shown()").await, key);
    table.page.is_clean().await;
}

/// A game that the other device begins: S needs a 1 to win.
pub fn nearly_won(trust: Trust) -> Correspondence {
    let text = "kanakatte; S c2 c3 c3 c3; N c5 c5 c5 c5; gates S; turn S; owed 1";
    let start = Start::Position(Box::new(text.parse().expect("a position")));
    let names = [Some("Ajji".to_string()), None, Some("Ravi".to_string()), None];
    let record = Record { start, names, seed: None, real_cowries: false, turns: Vec::new() };
    let game = Correspondence { id: 77, trust, record };
    if trust == Trust::Honest { game } else { join(&game, Seat::S, &OURS).expect("S is missing") }
}

#[tokio::test]
async fn a_proven_game_says_so_at_its_end() {
    let mut table = Table::unopened("en", None).await;
    let mut game = nearly_won(Trust::Sealed([None; 4]));
    open(&table, &game, 0).await;
    table.find("[data-far=claim]").await;
    table.click("[data-action=claim]").await;
    table.find("[data-far=send]").await;
    game = sent(&table).await;
    for visit in 1..200 {
        game = played(&game, 0, 0);
        open(&table, &game, visit).await;
        play_turn(&table).await;
        if table.run("return is_there('[data-outcome]')").await == json!(true) {
            break;
        }
        game = sent(&table).await;
    }
    let speaker = LANGUAGES[Language::best(["en"])].speaker(Digits::Latin);
    let proven = speaker.say(&chowkabara::words::Message::new("far-proven"));
    assert_eq!(table.text("[data-outcome=won] .trust").await, proven);
    assert!(table.text("[data-outcome=won] h2").await.contains("Ajji"));
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_throw_that_did_not_fall_is_found_and_the_link_is_not_taken() {
    let mut table = begin("sealed").await;
    let game = join(&sent(&table).await, Seat::N, &OURS).expect("N is missing");
    open(&table, &game, 0).await;
    play_turn(&table).await;
    let told = sent(&table).await;
    let before = table.kept().await;
    let mut cheated = played(&told, 0, 0);
    let turn = cheated.record.turns.last_mut().expect("a turn was played");
    let other = if turn.tokens[0] == "3" { "2" } else { "3" };
    turn.tokens = vec![other.to_string()];
    table.go(&address(&cheated, 1)).await;
    table.find(".notice[data-kind=error]").await;
    assert!(table.text(".notice[data-kind=error] p").await.contains("not believed"));
    table.go("#play").await;
    table.find("[data-far=sent]").await;
    assert_eq!(table.kept().await, before);
    // The true one is still welcome.
    open(&table, &played(&told, 0, 0), 2).await;
    table.rest().await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_game_that_forks_is_noticed_and_can_be_looked_at_and_an_older_link_changes_nothing() {
    let mut table = begin("honest").await;
    play_turn(&table).await;
    let told = sent(&table).await;
    let one = played(&told, 0, 1);
    let others = (2..).map(|luck| played(&told, 0, luck));
    let other =
        others.into_iter().find(|other| other.record.turns != one.record.turns).expect("cowries fall otherwise");
    open(&table, &one, 0).await;
    table.rest().await;
    let (kept, shown) = (table.kept().await, table.run("return shown()").await);

    open(&table, &told, 1).await;
    table.find(".notice").await;
    assert_eq!(table.kept().await, kept);
    table.click(".notice [data-kind=quiet]").await;

    open(&table, &other, 2).await;
    table.find("[data-action=other]").await;
    assert_eq!((table.kept().await, table.run("return shown()").await), (kept.clone(), shown.clone()));
    table.click("[data-action=other]").await;
    table.wait_until("!is_there('.notice')").await;
    table.rest().await;
    assert_eq!(table.record().await.turns, other.record.turns);
    assert_ne!(table.run("return shown()").await, shown);
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_move_is_taken_back_until_the_link_is_sent() {
    // A turn that ends with a move: one throw and one pawn to choose.
    let mut table = begin("honest").await;
    play_turn(&table).await;
    let played_before = table.played().await;
    table.click("[data-action=undo]").await;
    table.wait_until(&format!("played() < {played_before}")).await;
    play_turn(&table).await;
    let game = sent(&table).await;
    let before = table.kept().await;
    table.click("[data-action=undo]").await;
    table.wait_until("is_there('[data-tone=refusal]')").await;
    assert_eq!(table.kept().await, before);
    table.reload().await;
    table.find("[data-far=sent]").await;
    table.click("[data-action=undo]").await;
    table.wait_until("is_there('[data-tone=refusal]')").await;
    assert_eq!(sent(&table).await, game, "it can be sent again");
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_device_that_has_not_joined_looks_on_and_one_that_is_asked_for_joins() {
    let mut table = Table::unopened_on(built_page("/sub/"), "kn", None).await;
    let sealed = nearly_won(Trust::Sealed([None; 4]));
    let joined = join(&sealed, Seat::N, &Secret([9; 16])).expect("N is missing");
    open(&table, &joined, 0).await;
    table.find("[data-far=look-on]").await;
    assert_eq!(table.run("return is_there('[data-action=throw], [data-action=claim]')").await, false);
    // Among friends whoever is asked plays on, after saying who it is.
    let mut honest = nearly_won(Trust::Honest);
    honest.id = 78;
    let game = played(&honest, 0, 3);
    open(&table, &game, 1).await;
    table.find("[data-far=claim]").await;
    table.click("[data-action=claim]").await;
    play_turn(&table).await;
    assert_eq!(sent(&table).await.record.turns[..game.record.turns.len()], game.record.turns[..]);
    table.page.is_clean().await;
}
