//! Bots: they end what they begin, and a worker that fails does not end the game.

use crate::{
    harness::{Page, built_page},
    table::{Table, game, game_by, lucky_with, throws},
};
use chowkabara::{
    bots::{
        search::Budget,
        worker::{answer, ask},
    },
    engine::{Ending, Game, Stage},
    notation::{Position, Record},
};
use serde_json::json;
use std::time::Duration;

/// A whole game of four takes some hundred turns.
const GAME: Duration = Duration::from_secs(90);
/// A silent worker is waited for twice before the page chooses by itself.
const SILENCE: Duration = Duration::from_secs(25);

const PLAIN_BOT: &str = "[data-kind=info]";

pub async fn ends_with_a_winner(mut table: Table) {
    let is_over = table.comes_true(GAME, "is_there('[data-outcome=won]')").await;
    assert!(is_over, "the game stops at {}", table.kept_text().await);
    let record = table.record().await;
    let race = record.replay().expect("the page keeps legal games").race;
    assert!(matches!(race.stage(), Stage::Over(outcome) if outcome.ending == Ending::Won));
    let thrown = throws(&record.turns);
    let seed = record.seed.expect("a seed is kept");
    assert_eq!(thrown, lucky_with(race.course().shells, seed, thrown.len() as u64));
    assert_eq!(table.run("return is_there('.notice')").await, false);
    table.page.is_clean().await;
}

#[tokio::test]
async fn bots_play_a_whole_game_at_instant_speed() {
    let table = Table::start_page("en").await;
    table.begin([('S', "bot"), ('E', "empty"), ('N', "bot"), ('W', "empty")]).await;
    ends_with_a_winner(table).await;
}

#[tokio::test]
async fn four_bots_play_a_whole_game_at_instant_speed() {
    // With these throws the game is a short one.
    ends_with_a_winner(Table::at(&game("S E N W", 7, [true; 4])).await).await;
}

/// Every game of the family is played to its end, two against each other, or four in teams.
macro_rules! to_the_end {
    ($($name:ident: $rules:literal, $seats:literal, $seed:literal;)+) => {
        $(#[tokio::test]
        async fn $name() {
            let table = Table::at(&game_by($rules, $seats, $seed, [true; 4])).await;
            ends_with_a_winner(table).await;
        })+

        #[test]
        fn no_game_is_left_out() {
            let played = [$($rules),+];
            for preset in chowkabara::engine::race::presets::PRESETS {
                assert!(played.contains(&preset.id), "{}", preset.id);
            }
        }
    };
}

to_the_end! {
    bots_play_kanakatte: "kanakatte", "S N", 1;
    bots_play_chauka_bara: "chauka-bara", "S N", 1;
    bots_play_ashta_chamma: "ashta-chamma", "S N", 1;
    bots_play_chowka_bara_with_stacks: "chowka-bara-stacks", "S N", 1;
    bots_play_seven_houses: "seven-house", "S N", 1;
    bots_play_ashta_kashte: "ashta-kashte", "S N", 1;
    bots_play_thaayam: "thaayam", "S N", 1;
    bots_play_ashta_chamma_on_the_senior_board: "ashta-chamma-senior", "S N", 1;
    bots_play_tamman: "tamman", "S N", 1;
    bots_play_main_pacheh: "main-pacheh", "S N", 1;
    bots_play_siga: "siga", "S N", 1;
    bots_play_gavalata: "gavalata", "S N", 1;
    bots_play_in_teams: "kanakatte win=teams short=2", "S E N W", 1;
}

/// Opens a game in which a bot begins, in a browser whose workers are of this class; waits for its first move.
async fn with_workers(class: &str) -> Table {
    let table = Table::unopened("en", Some(&game("S N", 1, [true, false, false, false]))).await;
    table.before_load(&format!("globalThis.started = 0; globalThis.Worker = {class};")).await;
    table.go("#play").await;
    table.wait_at_most(SILENCE, "kept().record.includes(':c1')").await;
    table
}

#[tokio::test]
async fn a_silent_worker_is_replaced_and_the_game_goes_on() {
    let class = "class { constructor() { started += 1 } postMessage() {} terminate() {} }";
    let mut table = with_workers(class).await;
    assert!(!table.text(PLAIN_BOT).await.is_empty());
    assert_eq!(table.run("return started").await, 2);
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_worker_that_greets_and_then_is_silent_is_replaced_and_the_game_goes_on() {
    let class = "class {
        constructor() {
            started += 1;
            setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: 'hello 0.1.0' })));
        }
        postMessage() {}
        terminate() {}
    }";
    let mut table = with_workers(class).await;
    assert!(!table.text(PLAIN_BOT).await.is_empty());
    assert_eq!(table.run("return started").await, 2);
    table.page.is_clean().await;
}

#[tokio::test]
async fn without_any_worker_the_page_plays_the_bots_moves_itself() {
    let mut table = with_workers("class { constructor() { throw new Error('no worker') } }").await;
    assert!(!table.text(PLAIN_BOT).await.is_empty());
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_worker_that_answers_with_an_illegal_move_is_not_believed() {
    let class = "class {
        constructor() { setTimeout(() => this.say('hello 0.1.0')) }
        say(data) { this.onmessage?.(new MessageEvent('message', { data })) }
        postMessage(text) { setTimeout(() => this.say(`answer ${text.split(' ')[1]} 1:c1-a1`)) }
        terminate() {}
    }";
    let mut table = with_workers(class).await;
    assert!(!table.text(PLAIN_BOT).await.is_empty());
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_worker_of_another_build_or_one_that_babbles_is_not_believed() {
    for said in ["hello 0.0.0", "answer 1", ""] {
        let class = format!(
            "class {{
                constructor() {{
                    setTimeout(() => this.onmessage?.(new MessageEvent('message', {{ data: '{said}' }})));
                }}
                postMessage() {{}}
                terminate() {{}}
            }}"
        );
        let mut table = with_workers(&class).await;
        assert!(!table.text(PLAIN_BOT).await.is_empty(), "{said}");
        table.page.is_clean().await;
    }
}

#[tokio::test]
async fn a_bot_answers_the_same_in_the_browser_and_on_the_host() {
    let mut page = Page::open(built_page("/"), "").await;
    let record = include_str!("../records/full-4.txt");
    let replay = Record::parse(record).expect("a golden record").replay().expect("it replays");
    let mut race = replay.start.clone();
    let mut questions = Vec::new();
    for (number, action) in replay.actions.into_iter().enumerate() {
        if matches!(race.stage(), Stage::Choice(_)) && number % 7 == 0 {
            questions.push(ask(number as u32, Budget::USUAL, &Position::of(&race)));
        }
        race.play(action, &mut |_| {}).expect("it was replayed");
    }
    assert!(questions.len() > 15, "{}", questions.len());
    let answers = page
        .run_with(
            "const worker = new Worker('./bot_loader.js', { type: 'module' });
             const heard = () => new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data) });
             await heard();
             const answers = [];
             for (const question of arguments[0]) {
                 worker.postMessage(question);
                 answers.push(await heard());
             }
             return answers",
            vec![json!(questions)],
        )
        .await;
    let expected: Vec<String> = questions.iter().map(|question| answer(question)).collect();
    assert_eq!(answers, json!(expected));
    page.is_clean().await;
}
