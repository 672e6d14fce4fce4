//! One game in two tabs: one plays it, the other looks on and can take it over. Nothing is overwritten.

use crate::table::{Table, game};

const IS_ELSEWHERE: &str = "is_there('[data-state=elsewhere]')";

#[tokio::test]
async fn a_second_tab_looks_on_and_takes_the_game_over_when_asked() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    table.act().await;
    table.open_second_tab("#play").await;
    table.wait_until(IS_ELSEWHERE).await;
    assert_eq!(table.run("return is_there('[data-action=throw]')").await, false);
    table.go_to_tab(0).await;
    table.act().await;
    let kept = table.kept().await;
    table.go_to_tab(1).await;
    table.click("[data-action=take-over]").await;
    table.rest().await;
    assert_eq!(table.kept().await, kept, "it goes on from where the other tab has left it");
    table.act().await;
    let (kept, played) = (table.kept().await, table.played().await);
    table.go_to_tab(0).await;
    table.wait_until(IS_ELSEWHERE).await;
    assert_eq!(table.kept().await, kept);
    table.click("[data-action=take-over]").await;
    table.rest().await;
    assert_eq!(table.played().await, played);
    table.act().await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_bot_plays_in_one_tab_only() {
    let table = Table::at(&game("S N", 1, [true; 4])).await;
    table.wait_until("played() > 20").await;
    table.open_second_tab("#play").await;
    table.wait_until(IS_ELSEWHERE).await;
    let before = table.picture().await;
    table.wait_until("(globalThis.since ??= played()) + 10 < played()").await;
    assert_eq!(table.picture().await, before);
}

#[tokio::test]
async fn without_locks_whoever_writes_late_looks_on() {
    let table = Table::unopened("en", Some(&game("S N", 1, [false; 4]))).await;
    table.before_load("delete Navigator.prototype.locks").await;
    table.go("#play").await;
    table.act().await;
    table.open_tab().await;
    table.before_load("delete Navigator.prototype.locks").await;
    table.open_second_tab("#play").await;
    table.rest().await;
    table.act().await;
    let kept = table.kept().await;
    table.go_to_tab(0).await;
    table.wait_until(IS_ELSEWHERE).await;
    assert_eq!(table.kept().await, kept);
    table.click("[data-action=take-over]").await;
    table.rest().await;
    assert_eq!(table.kept().await, kept);
}

#[tokio::test]
async fn two_games_in_two_tabs_go_on_each_in_its_own() {
    let table = Table::at(&game("S N", 1, [false; 4])).await;
    table.act().await;
    let first = table.run("return shown()").await;
    table.open_second_tab("").await;
    table.begin([('S', "person"), ('E', "empty"), ('N', "person"), ('W', "empty")]).await;
    table.act().await;
    let second = table.run("return shown()").await;
    assert_ne!(first, second);
    table.go_to_tab(0).await;
    table.act().await;
    table.reload().await;
    table.rest().await;
    assert_eq!(table.run("return shown()").await, first);
    assert_eq!(table.played().await, 2);
    table.go_to_tab(1).await;
    table.reload().await;
    table.rest().await;
    assert_eq!(table.run("return shown()").await, second);
    table.act().await;
}
