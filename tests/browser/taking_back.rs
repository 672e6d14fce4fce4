//! Taking back, and starting anew.

use crate::table::{Table, game, lucky, seed_for};
use chowkabara::engine::{Action, Game};

const AGAINST_A_BOT: [bool; 4] = [false, false, true, false];

#[tokio::test]
async fn undo_against_a_bot_brings_the_same_throw_again() {
    let seed = seed_for(&[true, true, false]);
    let mut table = Table::at(&game("S N", seed, AGAINST_A_BOT)).await;
    for _ in 0..3 {
        table.act().await;
    }
    // The row is whole: three throws, none used.
    let (kept, picture, before) = (table.kept().await, table.picture().await, table.played().await);
    table.act().await;
    table.act().await;
    table.act().await;
    let first = table.throws_up_to(8).await;
    table.rest().await;
    // Back over the bot's turns, one own move at a time.
    while table.played().await > before {
        let now = table.played().await;
        table.click("[data-action=undo]").await;
        table.wait_until(&format!("played() < {now}")).await;
        table.rest().await;
    }
    assert_eq!(table.played().await, before);
    let mut back = table.kept().await;
    assert_eq!(back["assisted"], true);
    back["assisted"] = kept["assisted"].clone();
    assert_eq!(back, kept);
    assert_eq!(table.picture().await, picture);

    // Another way of playing, and the same throws.
    let race = table.race().await;
    let mut actions: Vec<Action> = Vec::new();
    race.legal_actions(&mut actions);
    table.play(&race, *actions.last().expect("a move")).await;
    assert_eq!(table.throws_up_to(8).await, first);
    assert_eq!(first, lucky(seed, 8));
    table.page.is_clean().await;
}

#[tokio::test]
async fn among_people_a_throw_stays_thrown_and_the_page_says_so() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    table.act().await;
    let kept = table.kept().await;
    table.click("[data-action=undo]").await;
    table.wait_until("is_there('[data-tone=refusal]')").await;
    assert!(!table.text("[data-tone=refusal]").await.is_empty());
    assert_eq!(table.kept().await, kept);
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_new_game_leaves_the_running_one_among_the_saved_games() {
    let mut table = Table::at(&game("S N", 1, AGAINST_A_BOT)).await;
    table.act().await;
    let (key, kept) = (table.run("return shown()").await, table.kept_text().await);
    table.click("[data-action=menu]").await;
    table.click("[data-action=new]").await;
    table.wait_until("played() == 0 && !is_there('dialog')").await;
    let new: serde_json::Value = table.kept().await;
    assert_ne!(table.run("return shown()").await, key);
    assert_eq!(new["bots"], serde_json::json!(AGAINST_A_BOT));
    assert_eq!(table.run_with("return localStorage.getItem(arguments[0])", vec![key]).await, kept);
    table.page.is_clean().await;
}
