//! The whole game without a pointer.

use crate::table::{Table, game};
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
    async fn key(&self, key: impl Into<char>) {
        let before = self.run("return document.activeElement.outerHTML.slice(0, 150)").await;
        let key = key.into();
        self.press(key).await;
        // After the last of a page comes the browser itself, then the first again.
        if key == char::from(Key::Tab) && self.run("return document.activeElement === document.body").await == true {
            self.press(key).await;
        }
        let is_seen = self.comes_true(Duration::from_secs(2), FOCUS_IS_SEEN).await;
        assert!(is_seen, "the focus is lost by a key on {before}");
    }

    /// Presses Tab until the focus is on what a selector names.
    async fn tab_to(&self, css: &str) {
        for _ in 0..80 {
            if self.run(&format!("return document.activeElement.matches('{css}')")).await == true {
                return;
            }
            self.key(Key::Tab).await;
        }
        panic!("Tab does not lead to `{css}`");
    }

    /// Takes the focus from square to square by arrows.
    async fn arrow_to(&self, square: &str) {
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
        table.rest().await;
        let before = table.played().await;
        if table.run("return is_there('[data-action=throw]')").await == true {
            table.tab_to("[data-action=throw]").await;
            table.key(Key::Enter).await;
        } else {
            table.tab_to("[data-square]").await;
            let squares = "return seen('[data-state=movable], [data-state=selected]', (one) => one.dataset.square)[0]";
            let from = table.run(squares).await.as_str().expect("a pawn can move").to_owned();
            table.arrow_to(&from).await;
            table.key(Key::Enter).await;
            if table.played().await == before {
                let targets = "return seen('[data-state=target]', (one) => one.dataset.square)[0]";
                let to = table.run(targets).await.as_str().expect("it can go somewhere").to_owned();
                table.arrow_to(&to).await;
                table.key(Key::Enter).await;
            }
            if table.played().await == before {
                table.tab_to("[data-action=move]").await;
                table.key(Key::Enter).await;
            }
        }
        table.wait_until(&format!("played() > {before}")).await;
    }
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
