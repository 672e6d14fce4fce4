//! The saved games: each goes on where it was left, has a name if it got one, and is gone only when it was deleted.

use crate::table::{Table, game};
use fantoccini::key::Key;
use serde_json::{Value, json};

const TWO_PEOPLE: [(char, &str); 4] = [('S', "person"), ('E', "empty"), ('N', "person"), ('W', "empty")];

/// The ids of the games on the page, in order.
const LISTED: &str = "return seen('[data-game]', (game) => game.dataset.game)";

/// The page with two games of two people, and their keys: the first one begun, the last one on the table.
async fn with_two_games() -> (Table, [Value; 2]) {
    let table = Table::at(&game("S N", 1, [false; 4])).await;
    table.act().await;
    let first = table.run("return shown()").await;
    table.leave().await;
    table.begin(TWO_PEOPLE).await;
    table.act().await;
    let second = table.run("return shown()").await;
    (table, [first, second])
}

fn id(key: &Value) -> String {
    key.as_str().and_then(|key| key.strip_prefix("chowka:game:")).expect("a game's key").to_owned()
}

#[tokio::test]
async fn saved_games_stand_newest_first_and_each_goes_on_where_it_was_left() {
    let (mut table, [first, second]) = with_two_games().await;
    assert_ne!(first, second);
    let kept = table.run_with("return localStorage.getItem(arguments[0])", vec![first.clone()]).await;
    table.leave().await;
    table.click("[data-action=start-games]").await;
    table.find("[data-game]").await;
    assert_eq!(table.run(LISTED).await, json!([id(&second), id(&first)]));
    // Drawn with its pawns.
    assert_eq!(table.run("return seen('[data-game] .mini .piece', () => 1).length").await, 16);
    table.click(&format!("[data-game='{}'] [data-action=open-game]", id(&first))).await;
    table.wait_until("location.hash == '#play' && is_there('[data-square]')").await;
    assert_eq!(table.run("return shown()").await, first);
    assert_eq!(table.kept_text().await, kept.as_str().expect("a text"));
    table.act().await;
    assert_eq!(table.played().await, 2);
    // It is the newest now, and this tab shows it after a reload.
    table.reload().await;
    table.rest().await;
    assert_eq!(table.run("return shown()").await, first);
    table.go("#games").await;
    table.find("[data-game]").await;
    assert_eq!(table.run(LISTED).await, json!([id(&first), id(&second)]));
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_game_that_was_set_up_and_never_begun_is_not_kept() {
    let mut table = Table::start_page("en").await;
    table.begin(TWO_PEOPLE).await;
    let first = table.run("return shown()").await;
    table.leave().await;
    table.begin(TWO_PEOPLE).await;
    table.act().await;
    assert_eq!(table.run_with("return localStorage.getItem(arguments[0])", vec![first]).await, json!(null));
    table.leave().await;
    table.click("[data-action=start-games]").await;
    table.find("[data-game]").await;
    assert_eq!(table.run("return seen('[data-game]', () => 1).length").await, 1);
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_game_gets_a_name_and_is_found_by_it() {
    let (mut table, [first, _]) = with_two_games().await;
    table.go("#games").await;
    table.fill(&format!("[data-game='{}'] input", id(&first)), "ದೀಪಾವಳಿ <b>\t").await;
    table.wait_until("Object.values(localStorage).some((text) => text.includes('ದೀಪಾವಳಿ'))").await;
    table.reload().await;
    table.find("[data-game]").await;
    let shown = "return document.querySelector(`[data-game='${arguments[0]}'] input`).value";
    assert_eq!(table.run_with(shown, vec![json!(id(&first))]).await, "ದೀಪಾವಳಿ <b>");
    for (wanted, found) in [("ದೀಪಾ", 1), ("no such game", 0), ("kanakatte", 2)] {
        table.run("document.querySelector('[data-field=search]').value = ''").await;
        table.fill("[data-field=search]", wanted).await;
        table.wait_until(&format!("seen('[data-game]', () => 1).length == {found}")).await;
    }
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_deleted_game_comes_back_with_undo_even_the_one_on_the_table() {
    let (mut table, [_, second]) = with_two_games().await;
    let kept = table.kept_text().await;
    table.go("#games").await;
    table.click(&format!("[data-game='{}'] [data-action=delete]", id(&second))).await;
    table.wait_until("seen('[data-game]', () => 1).length == 1").await;
    assert_eq!(table.run_with("return localStorage.getItem(arguments[0])", vec![second.clone()]).await, json!(null));
    table.click("[data-action=put-back]").await;
    table.wait_until("seen('[data-game]', () => 1).length == 2 && !is_there('.notice')").await;
    assert_eq!(table.run_with("return localStorage.getItem(arguments[0])", vec![second.clone()]).await, kept);
    table.click(&format!("[data-game='{}'] [data-action=open-game]", id(&second))).await;
    table.act().await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn after_a_deletion_the_keyboard_goes_on_at_the_next_game_or_at_the_heading() {
    let (mut table, [first, second]) = with_two_games().await;
    let delete = async |key: &Value| {
        let button = format!("[data-game='{}'] [data-action=delete]", id(key));
        table.find(&button).await;
        table.run_with("document.querySelector(arguments[0]).focus()", vec![json!(button)]).await;
        table.press(Key::Enter).await;
    };
    table.go("#games").await;
    delete(&second).await;
    let is_next = format!("document.activeElement.matches(`[data-game='{}'] button`)", id(&first));
    table.wait_until(&is_next).await;
    // Of several, the last one that is left follows the last one.
    table.click("[data-action=put-back]").await;
    table.wait_until("seen('[data-game]', () => 1).length == 2").await;
    delete(&first).await;
    table.wait_until(&format!("document.activeElement.matches(`[data-game='{}'] button`)", id(&second))).await;
    delete(&second).await;
    table.wait_until("document.activeElement.matches('.games h1')").await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn one_plays_from_any_point_of_a_game_as_a_game_of_its_own() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    while table.played().await < 12 {
        table.act().await;
    }
    let (whole, text) = (table.run("return shown()").await, table.kept_text().await);
    table.click(".side .turn:last-child .step").await;
    table.click(".side [data-action=branch]").await;
    table.wait_until("played() < 12").await;
    let branch = table.record().await;
    let mut played = branch.turns.iter().flat_map(|turn| &turn.tokens);
    assert!(played.next().is_some());
    assert_ne!(table.run("return shown()").await, whole);
    assert_eq!(table.run_with("return localStorage.getItem(arguments[0])", vec![whole.clone()]).await, text);
    table.act().await;
    table.act().await;
    assert_eq!(table.run_with("return localStorage.getItem(arguments[0])", vec![whole]).await, text);
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_saved_game_that_cannot_be_played_is_told_when_the_list_is_opened_and_stays_as_a_text() {
    let (mut table, [first, _]) = with_two_games().await;
    let spoilt = table.run_with(
        "localStorage[arguments[0]] = localStorage[arguments[0]].replace('rules kanakatte', 'rules ludo');
         return localStorage[arguments[0]]",
        vec![first],
    );
    let spoilt = spoilt.await;
    table.go("#games").await;
    table.find(".notice[data-kind=error]").await;
    assert_eq!(table.run("return seen('[data-game]', () => 1).length").await, 1);
    assert_eq!(table.run("return localStorage['chowka:broken:1']").await, spoilt);
    table.go("#stored").await;
    table.find(".broken textarea").await;
    assert_eq!(table.run("return document.querySelector('.broken textarea').value").await, spoilt);
    table.click("[data-action=delete-broken]").await;
    table.wait_until("!is_there('.broken') && !localStorage['chowka:broken:1']").await;
    table.page.is_clean().await;
}
