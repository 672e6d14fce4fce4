//! What is said without being asked: one polite and one assertive live region, from the beginning.

use crate::table::{Table, game, seed_for};
use chowkabara::{
    play::{
        luck::Seed,
        table::{Player, Table as Board},
    },
    words::{
        Message, Names, answers,
        language::{Digits, LANGUAGES, Language},
    },
};
use serde_json::{Value, json};

/// Notes every text that a live region is given, an empty one included.
const LISTEN: &str = "globalThis.heard = { polite: [], assertive: [] };
    for (const region of document.querySelectorAll('body > [data-live]'))
        new MutationObserver(() => heard[region.dataset.live].push(region.textContent))
            .observe(region, { childList: true, characterData: true, subtree: true });";

impl Table {
    async fn heard(&self, region: &str) -> Vec<String> {
        let heard = self.run(&format!("return heard.{region}")).await;
        heard.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
    }
}

#[tokio::test]
async fn there_is_one_polite_and_one_assertive_region_from_the_beginning() {
    let table = Table::start_page("en").await;
    table.find("[data-action=begin]").await;
    let regions = "return seen('[aria-live], [role=status], [role=alert]', (one) =>
        [one.getAttribute('aria-live'), one.getAttribute('aria-atomic'), one.textContent, getComputedStyle(one).display != 'none'])";
    let both = json!([["polite", "true", "", true], ["assertive", "true", "", true]]);
    assert_eq!(table.run(regions).await, both);
    table.run("location.hash = '#rules'").await;
    table.find("main.rules-page").await;
    assert_eq!(table.run(regions).await, both);
}

#[tokio::test]
async fn the_same_message_twice_is_two_changes_and_a_refusal_is_said_at_once() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    table.rest().await;
    table.run(LISTEN).await;
    table.tab_to("[data-square]").await;
    for times in 1..=3 {
        table.press('s').await;
        table.wait_until(&format!("heard.polite.filter((text) => text).length == {times}")).await;
    }
    let polite = table.heard("polite").await;
    let said: Vec<&String> = polite.iter().filter(|text| !text.is_empty()).collect();
    assert!(said.iter().all(|text| *text == said[0]), "{polite:?}");
    // Emptied in between, each in a change of its own.
    assert!(polite.windows(2).all(|pair| pair[0].is_empty() != pair[1].is_empty()), "{polite:?}");
    let before = polite.len();
    for times in 1..=2 {
        table.click("[data-square=a1]").await;
        table.wait_until(&format!("heard.assertive.filter((text) => text).length == {times}")).await;
    }
    let assertive = table.heard("assertive").await;
    let speaker = LANGUAGES[Language::best(["en"])].speaker(Digits::Latin);
    let why = speaker.say(&Message::new("refusal-throw-first"));
    assert_eq!(assertive.iter().filter(|text| **text == why).count(), 2, "{assertive:?}");
    assert_eq!(table.heard("polite").await.len(), before, "a refusal is no news");
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_bots_turn_is_said_in_one_piece_and_ends_with_whose_turn_it_is() {
    // After a throw that goes on nowhere else it is the bot that throws, more than once.
    let mut table = Table::at(&game("S N", seed_for(&[false, true, false]), [false, false, true, false])).await;
    table.rest().await;
    table.run(LISTEN).await;
    table.act().await;
    table.act().await;
    table.wait_until("heard.polite.some((text) => text.includes('Ajji throws'))").await;
    let speaker = LANGUAGES[Language::best(["en"])].speaker(Digits::Latin);
    let names = Names(["s", "e", "n", "w"].map(|seat| speaker.say(&Message::new(format!("seat-name-{seat}")))));
    let players = [Player::Person, Player::Bot, Player::Bot, Player::Bot];
    let board = Board::from_record(table.record().await, players, Seed(1), &[]).expect("it replays");
    let told = answers::announcement(&board, &names, board.timeline().cursor());
    let told: Vec<String> = told.iter().map(|message| speaker.say(message)).collect();
    let polite = table.heard("polite").await;
    let of_the_bot: Vec<&String> = polite.iter().filter(|text| text.contains("Ajji throws")).collect();
    assert_eq!(of_the_bot.len(), 1, "{polite:#?}");
    assert!(of_the_bot[0].ends_with(&told.join(" ")), "{polite:#?} {told:#?}");
    assert!(of_the_bot[0].matches("Ajji throws").count() > 1, "{polite:#?}");
    assert!(told.last().is_some_and(|last| last.contains("Amma")), "{told:#?}");
    table.page.is_clean().await;
}

#[tokio::test]
async fn what_happens_on_a_card_is_said_on_the_card() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    table.rest().await;
    table.click("[data-action=menu]").await;
    table.click("dialog [data-action=record]").await;
    table.click("dialog [data-action=copy]").await;
    table.wait_until("document.querySelector('dialog [data-live=polite]').textContent != ''").await;
    let spoken: Value = table.run("return document.querySelector('dialog [data-live=polite]').textContent").await;
    assert!(spoken.as_str().is_some_and(|text| !text.is_empty()));
    table.page.is_clean().await;
}
