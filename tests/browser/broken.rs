//! Texts that cannot be read: the page opens all the same, says what is wrong and where, keeps the text, and a new game
//! can be played.

use crate::table::{Table, game, kept};
use chowkabara::words::{
    Message,
    language::{Digits, LANGUAGES, Language},
};
use serde_json::json;

const TWO_PEOPLE: [(char, &str); 4] = [('S', "person"), ('E', "empty"), ('N', "person"), ('W', "empty")];
/// The second step of the second turn goes too far.
const ILLEGAL: &str = "chowkabara 1\nrules kanakatte\nseats S N\nfirst S\nseed 1\n\nS: 3 3:c1-e2\nN: 2 2:c5-a1\n";

fn said(language: &str, message: &Message) -> String {
    LANGUAGES[Language::best([language])].speaker(Digits::Latin).say(message)
}

fn at_turn(turn: i64, place: i64, found: &str) -> Message {
    Message::new("fault-turn").number("turn", turn).number("place", place).text("found", found)
}

fn at_line(line: i64, found: &str) -> Message {
    Message::new("fault-line").number("line", line).text("found", found)
}

/// A kept text that no game can be made of, and what a person must be told.
async fn is_told_and_put_aside(text: &str, told: &[Message]) {
    for language in ["en", "kn"] {
        let mut table = Table::unopened(language, Some(text)).await;
        table.go("#play").await;
        let notice = table.text(".notice[data-kind=error]").await;
        for message in told {
            let sentence = said(language, message);
            assert!(notice.contains(&sentence), "`{sentence}` is not told: {notice}");
        }
        let shown = table.run("return document.querySelector('.notice textarea').value").await;
        assert_eq!(shown, text);
        assert_eq!(table.run("return localStorage.getItem('chowka:broken:1')").await, text);

        table.begin(TWO_PEOPLE).await;
        table.act().await;
        assert_eq!(table.played().await, 1);
        assert_eq!(table.run("return localStorage.getItem('chowka:broken:1')").await, text);
        table.page.is_clean().await;
    }
}

#[tokio::test]
async fn a_kept_text_that_is_no_game_is_told_and_put_aside() {
    is_told_and_put_aside("{", &[Message::new("notice-game-broken"), Message::new("notice-game-unreadable")]).await;
}

#[tokio::test]
async fn a_kept_game_with_an_illegal_move_is_told_by_its_place_and_put_aside() {
    let told = [Message::new("notice-game-broken"), at_turn(2, 2, "2:c5-a1")];
    is_told_and_put_aside(&kept(ILLEGAL, [false; 4]), &told).await;
}

#[tokio::test]
async fn a_kept_game_of_unknown_rules_is_told_by_its_line_and_put_aside() {
    let text = "chowkabara 1\nrules nowhere\nseats S N\nseed 1\n\n";
    let told = [at_line(2, "rules nowhere"), Message::new("fault-unknown-preset").text("found", "nowhere")];
    is_told_and_put_aside(&kept(text, [false; 4]), &told).await;
}

/// A text that a newer version has kept: it is told, and stays where that version will look for it.
async fn is_told_and_stays(text: &str, told: &Message) {
    let mut table = Table::unopened("en", Some(text)).await;
    table.go("").await;
    let notice = table.text(".notice[data-kind=error]").await;
    assert!(notice.contains(&said("en", told)), "{notice}");
    table.begin(TWO_PEOPLE).await;
    table.act().await;
    let games = "return Object.keys(localStorage).filter((key) => key.startsWith('chowka:game:'))
        .map((key) => localStorage[key])";
    let games = table.run(games).await;
    let games = games.as_array().expect("a list");
    assert_eq!(games.len(), 2, "{games:?}");
    assert!(games.contains(&json!(text)), "{games:?}");
    assert_eq!(table.run("return localStorage.getItem('chowka:broken:1')").await, json!(null));
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_game_of_a_newer_version_is_told_and_stays() {
    let newer = game("S N", 1, [false; 4]).replace("\"version\":1", "\"version\":99");
    is_told_and_stays(&newer, &Message::new("fault-newer")).await;
    // A newer version may keep a game in a shape that this one does not know.
    is_told_and_stays("{\"version\":99,\"games\":[]}", &Message::new("fault-newer")).await;
    let text = "chowkabara 2\nrules kanakatte\nseats S N\nseed 1\n\n";
    is_told_and_stays(&kept(text, [false; 4]), &Message::new("fault-newer")).await;
}

#[tokio::test]
async fn settings_that_cannot_be_read_are_told_and_the_page_opens() {
    let mut table = Table::unopened("en", None).await;
    table.before_load("sessionStorage.spoilt ??= localStorage.setItem('chowka:settings', '[') ?? 'yes'").await;
    table.go("").await;
    assert!(!table.text(".notice[data-kind=error] p").await.is_empty());
    assert_eq!(table.run("return localStorage.getItem('chowka:broken:1')").await, "[");
    table.find("[data-action=begin]").await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn opening_a_record_with_an_illegal_move_names_turn_and_token_and_leaves_the_running_game() {
    for language in ["en", "kn"] {
        let mut table = Table::unopened(language, Some(&game("S N", 1, [false; 4]))).await;
        table.go("#play").await;
        table.act().await;
        table.act().await;
        let (kept, picture) = (table.kept().await, table.picture().await);
        table.leave().await;
        table.open_record(ILLEGAL).await;
        let told = table.text("dialog .refused").await;
        let sentence = said(language, &at_turn(2, 2, "2:c5-a1"));
        assert!(told.contains(&sentence), "`{sentence}` is not told: {told}");
        table.click("dialog [data-action=close]").await;
        table.click("[data-action=continue]").await;
        table.rest().await;
        assert_eq!(table.kept().await, kept);
        assert_eq!(table.picture().await, picture);
        assert_eq!(table.run("return localStorage.getItem('chowka:broken:1')").await, json!(null));
        table.page.is_clean().await;
    }
}
