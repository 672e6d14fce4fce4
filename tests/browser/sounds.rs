//! What is heard: where it is wished, never without something that is seen and said, and never before the page is touched.

use crate::table::{Table, game, kept};
use serde_json::json;

/// Counts what is struck, and notes the browser's audio and what the page says.
const LISTEN: &str = "globalThis.struck = 0;
    globalThis.heard = [];
    globalThis.audio = [];
    for (const name of ['createOscillator', 'createBufferSource']) {
        const usual = AudioContext.prototype[name];
        AudioContext.prototype[name] = function () { struck += 1; return usual.call(this) };
    }
    const Usual = AudioContext;
    globalThis.AudioContext = class extends Usual { constructor() { super(); audio.push(this); } };
    addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
        const region = document.querySelector('body > [data-live=polite]');
        if (region?.textContent) heard.push(region.textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true }));";
/// What is heard comes right after what is seen.
const DRAWN: &str = "for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}";

async fn listening_to(game: &str) -> Table {
    let table = Table::unopened("en", Some(game)).await;
    table.before_load(LISTEN).await;
    table.go("#play").await;
    table.rest().await;
    table
}

#[tokio::test]
async fn nothing_sounds_before_the_page_is_touched_and_space_throws_with_a_sound() {
    let mut table = listening_to(&game("S N", 1, [false; 4])).await;
    table.run(DRAWN).await;
    assert_eq!(table.run("return [struck, audio.length]").await, json!([0, 0]));
    table.press(' ').await;
    table.wait_until("played() == 1 && struck > 5").await;
    assert_eq!(table.run("return audio.length").await, 1);
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_page_that_was_muted_stays_mute_after_a_reload() {
    let mut table = listening_to(&game("S N", 1, [false; 4])).await;
    table.go("#settings").await;
    table.click("[data-choice=volume] [data-option=off]").await;
    table.wait_until("JSON.parse(localStorage.getItem('chowka:settings')).choices.volume == 'off'").await;
    table.go("#play").await;
    for is_loaded_anew in [false, true] {
        if is_loaded_anew {
            table.reload().await;
        }
        table.run("struck = 0; heard = []").await;
        table.act().await;
        table.act().await;
        table.run(DRAWN).await;
        assert_eq!(table.run("return [struck, heard.length > 0]").await, json!([0, true]));
    }
    assert_eq!(table.run("return audio.length").await, 0);
    table.page.is_clean().await;
}

#[tokio::test]
async fn whatever_sounds_is_seen_and_said_as_well() {
    let mut table = listening_to(&game("S N", 1, [false; 4])).await;
    let mut sounded = 0;
    for _ in 0..8 {
        let before = table.picture().await;
        table.run("struck = 0; heard = []").await;
        table.act().await;
        table.run(DRAWN).await;
        let is_said = table.run("return [struck > 0, heard.length > 0]").await;
        assert_eq!(is_said[1], true);
        sounded += usize::from(is_said[0] == true);
        assert_ne!(table.picture().await, before);
    }
    assert!(sounded > 4, "{sounded}");
    table.page.is_clean().await;

    let last = "kanakatte; S c2 c3 c3 c3; N c5 c5 c5 b5; gates S; turn S; row 1";
    let table = listening_to(&kept(&format!("chowkabara 1\nposition {last}\nseed 1\n\n"), [false; 4])).await;
    table.run("struck = 0; heard = []").await;
    table.act().await;
    table.wait_until("struck >= 4 && is_there('[data-outcome=won]') && heard.length > 0").await;
}

#[tokio::test]
async fn audio_that_was_put_to_sleep_wakes_with_the_next_sound() {
    let mut table = listening_to(&game("S N", 1, [false; 4])).await;
    table.act().await;
    table.wait_until("audio[0]?.state == 'running'").await;
    table.run("await audio[0].suspend()").await;
    assert_eq!(table.run("return audio[0].state").await, "suspended");
    table.act().await;
    table.wait_until("audio[0].state == 'running'").await;
    assert_eq!(table.run("return audio.length").await, 1);
    table.page.is_clean().await;
}
