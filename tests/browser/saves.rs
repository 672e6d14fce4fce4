//! What the page keeps: a game goes on exactly where it was left, with the same throws to come.

use crate::table::{Table, game, kept, lucky, seed_for, throws};
use serde_json::json;

const AGAINST_A_BOT: [bool; 4] = [false, false, true, false];

#[tokio::test]
async fn a_reload_in_mid_turn_resumes_exactly_there_with_the_same_throws_to_come() {
    // S throws two big ones and a small one: a row of three.
    let seed = seed_for(&[true, true, false]);
    let mut table = Table::at(&game("S N", seed, AGAINST_A_BOT)).await;
    // Before the first throw, between throws, with the whole row open, in the middle of it, and before later turns.
    for acts in [0, 1, 2, 1, 3, 1, 1] {
        for _ in 0..acts {
            table.act().await;
        }
        table.rest().await;
        let (text, game, picture) = (table.kept_text().await, table.kept().await, table.picture().await);
        let thrown = throws(&table.record().await.turns).len();

        table.reload().await;
        table.rest().await;
        assert_eq!(table.picture().await, picture);
        assert_eq!(table.kept().await, game);
        let first = table.throws_up_to(thrown + 5).await;

        table.run_with("localStorage.setItem(shown(), arguments[0])", vec![json!(text)]).await;
        table.reload().await;
        table.rest().await;
        assert_eq!(table.picture().await, picture);
        assert_eq!(table.throws_up_to(thrown + 5).await, first);
        assert_eq!(first, lucky(seed, thrown as u64 + 5));

        table.run_with("localStorage.setItem(shown(), arguments[0])", vec![json!(text)]).await;
        table.reload().await;
        table.rest().await;
    }
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_game_that_is_over_is_still_over_after_a_reload() {
    let text = "chowkabara 1\nposition kanakatte; S c2 c3 c3 c3; N c5 c5 c5 b5; gates S; turn S; row 1\nseed 1\n\n";
    let mut table = Table::at(&kept(text, [false; 4])).await;
    table.act().await;
    let result = table.text("[data-outcome=won]").await;
    table.reload().await;
    assert_eq!(table.text("[data-outcome=won]").await, result);
    table.page.is_clean().await;
}

/// The page is left and opened again while cowries tumble, which takes more than a second at the calmest speed.
async fn is_left_in_mid_throw(bots: [bool; 4]) -> Table {
    let table = Table::unopened("en", Some(&game("S N", seed_for(&[true, true]), bots))).await;
    table.before_load("localStorage.setItem('chowka:settings', '{\"speed\":\"calm\",\"language\":\"en\"}')").await;
    table.go("#play").await;
    if !bots[0] {
        table.click("[data-action=throw]").await;
    }
    table.wait_until("played() == 1 && is_there('[data-moving]')").await;
    table.run("location.hash = '#rules'").await;
    table.wait_until("is_there('.rules-page')").await;
    table.run("location.hash = '#play'").await;
    table.find("[data-square]").await;
    table
}

#[tokio::test]
async fn a_throw_that_is_left_while_it_tumbles_has_fallen_when_one_comes_back() {
    let mut table = is_left_in_mid_throw([false; 4]).await;
    table.wait_until("is_there('[data-action=throw]') && seen('button.chip', () => 1).length == 1").await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_bot_that_is_left_in_mid_throw_goes_on_when_one_comes_back() {
    let mut table = is_left_in_mid_throw([true, false, false, false]).await;
    table.wait_until("played() > 1").await;
    table.page.is_clean().await;
}

/// A game goes on in a browser that keeps nothing, and a person is told so.
async fn is_played_without_storage(block: &str) {
    let mut table = Table::unopened("en", None).await;
    table.before_load(block).await;
    table.go("?lang=en").await;
    table.click("[data-action=begin]").await;
    table.wait_until("is_there('.notice[data-kind=warning]')").await;
    assert!(!table.text(".notice[data-kind=warning] p").await.is_empty());
    // The throws for the start and a turn or two: S throws whenever the page offers it.
    for _ in 0..3 {
        table.click("[data-action=enter]").await;
        table.click("[data-throw=\"3\"]").await;
        table.wait_until("is_there('[data-action=enter], [data-square][data-state=movable]')").await;
        if table.run("return is_there('[data-square][data-state=movable]')").await == json!(true) {
            let before = table.picture().await;
            table.click("[data-square][data-state=movable]").await;
            table.point_away().await;
            assert_ne!(table.picture().await, before);
            break;
        }
    }
    assert_eq!(table.run("return seen('.notice', () => 1).length").await, 1, "a person is told once");
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_browser_that_is_full_is_told_of_and_the_game_goes_on() {
    is_played_without_storage(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    )
    .await;
}

#[tokio::test]
async fn a_browser_that_blocks_its_storage_is_told_of_and_the_game_goes_on() {
    is_played_without_storage(
        "Object.defineProperty(globalThis, 'localStorage', {
             get() { throw new DOMException('denied', 'SecurityError') },
         })",
    )
    .await;
}
