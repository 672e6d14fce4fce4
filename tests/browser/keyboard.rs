//! The page without a pointer: the focus is only ever moved by keys.

use crate::table::{Table, game};
use chowkabara::engine::Stage;
use fantoccini::key::Key;
use std::{cmp::Ordering, time::Duration};

/// What has the focus is in the page and can be seen; a card may take a moment to appear.
const FOCUS_IS_SEEN: &str = "(() => {
    const one = document.activeElement;
    const { width, height, top, bottom } = one.getBoundingClientRect();
    return one !== document.body && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && width > 0 && height > 0 && bottom > 0 && top < innerHeight;
})()";

impl Table {
    /// Presses a key and asserts that the focus is on something that can be seen.
    pub async fn key(&self, key: impl Into<char>) {
        let key = key.into();
        self.press(key).await;
        if self.run(&format!("return {FOCUS_IS_SEEN}")).await == true {
            return;
        }
        // After the last of a page comes the browser itself, then the first again.
        if key == char::from(Key::Tab) && self.run("return document.activeElement === document.body").await == true {
            self.press(key).await;
        }
        let is_seen = self.comes_true(Duration::from_secs(2), FOCUS_IS_SEEN).await;
        let now = self.run("return document.activeElement.outerHTML.slice(0, 150)").await;
        assert!(is_seen, "the focus is lost by {key:?}: {now}");
    }

    /// Presses Tab until the focus is on what a selector names.
    pub async fn tab_to(&self, css: &str) {
        for _ in 0..80 {
            if self.run(&format!("return document.activeElement.matches('{css}')")).await == true {
                return;
            }
            self.key(Key::Tab).await;
        }
        panic!("Tab does not lead to `{css}`");
    }

    /// Takes the focus from square to square by arrows.
    pub async fn arrow_to(&self, square: &str) {
        for _ in 0..10 {
            let now = self.run("return document.activeElement.dataset.square ?? ''").await;
            let now = now.as_str().expect("a text").to_owned();
            if now == square {
                return;
            }
            let (column, row) = now.split_at(1);
            let (goal_column, goal_row) = square.split_at(1);
            let key = match (column.cmp(goal_column), row.cmp(goal_row)) {
                (Ordering::Less, _) => Key::Right,
                (Ordering::Greater, _) => Key::Left,
                (_, Ordering::Less) => Key::Up,
                _ => Key::Down,
            };
            self.key(key).await;
        }
        panic!("the arrows do not lead to {square}");
    }

    /// Throws, or makes the first move that the board offers.
    async fn act_by_keys(&self) {
        self.rest().await;
        let before = self.played().await;
        if self.run("return is_there('[data-action=throw]')").await == true {
            if self.run("return 'square' in document.activeElement.dataset").await == true {
                self.key('r').await;
            } else {
                self.tab_to("[data-action=throw]").await;
                self.key(Key::Enter).await;
            }
        } else {
            self.tab_to("[data-square]").await;
            let squares = "return seen('[data-state=movable], [data-state=selected]', (one) => one.dataset.square)[0]";
            let from = self.run(squares).await.as_str().expect("a pawn can move").to_owned();
            self.arrow_to(&from).await;
            self.key(Key::Enter).await;
            if self.played().await == before {
                let targets = "return seen('[data-state=target]', (one) => one.dataset.square)[0]";
                let to = self.run(targets).await.as_str().expect("it can go somewhere").to_owned();
                self.arrow_to(&to).await;
                self.key(Key::Enter).await;
            }
            if self.played().await == before {
                self.tab_to("[data-action=move]").await;
                self.key(Key::Enter).await;
            }
        }
        self.wait_until(&format!("played() > {before}")).await;
    }
}

#[tokio::test]
async fn a_whole_turn_is_played_by_keyboard_alone() {
    let mut table = Table::start_page("en").await;
    table.find("[data-action=begin]").await;
    table.tab_to("[data-seat=N] [data-kind=person]").await;
    table.key(Key::Enter).await;
    table.tab_to("[data-action=begin]").await;
    table.key(Key::Enter).await;
    table.wait_until("location.hash == '#play'").await;
    // The throws for the start, until somebody begins; then the turn of whoever begins.
    loop {
        table.rest().await;
        let race = table.race().await;
        if !race.is_opening() {
            break;
        }
        table.tab_to("[data-action=throw]").await;
        table.key(' ').await;
    }
    let who = table.race().await.turn();
    while table.race().await.turn() == who {
        table.act_by_keys().await;
    }
    table.page.is_clean().await;
}

/// A person against a bot, from the first page to the result.
#[tokio::test]
async fn a_whole_game_is_played_by_keyboard_alone() {
    let mut table = Table::start_page("en").await;
    table.find("[data-action=begin]").await;
    table.tab_to("[data-action=play-bot]").await;
    table.key(Key::Enter).await;
    table.wait_until("location.hash == '#play'").await;
    loop {
        table.rest().await;
        if table.run("return is_there('[data-outcome]')").await == true {
            break;
        }
        table.act_by_keys().await;
    }
    assert!(matches!(table.race().await.stage(), Stage::Over(_)));
    assert!(table.played().await > 100, "that was no whole game");
    table.tab_to("[data-action=again]").await;
    table.key(Key::Enter).await;
    table.find("[data-action=throw]").await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_card_is_opened_and_closed_by_keys_and_gives_the_focus_back() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    table.rest().await;
    for action in ["menu", "enter"] {
        table.tab_to(&format!("[data-action={action}]")).await;
        table.key(Key::Enter).await;
        table
            .wait_until("is_there('dialog[open]') && document.querySelector('dialog').contains(document.activeElement)")
            .await;
        table.key(Key::Tab).await;
        table.key(Key::Escape).await;
        table.wait_until("!is_there('dialog')").await;
        let back = format!("return document.activeElement.matches('[data-action={action}]')");
        assert_eq!(table.run(&back).await, true, "{action}");
    }
    table.page.is_clean().await;
}
