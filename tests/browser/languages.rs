//! The language can be changed at any time, and only the words of that one are loaded.

use crate::table::{Table, game, seed_for};
use serde_json::{Value, json};

#[tokio::test]
async fn the_language_switches_in_mid_game_and_loses_nothing() {
    let seed = seed_for(&[true, false]);
    let mut table = Table::at(&game("S N", seed, [false, false, true, false])).await;
    table.act().await;
    table.act().await;
    table.run("globalThis.mark = 'not loaded anew'").await;
    let kept = table.kept().await;
    let drawn = |picture: &Value| ["pieces", "row", "squares", "turn"].map(|part| picture[part].clone());
    let before = drawn(&table.picture().await);
    let mut words = Vec::new();
    for language in ["kn", "en", "es"] {
        table.click(&format!("button[lang={language}]")).await;
        table.wait_until(&format!("document.documentElement.lang == '{language}'")).await;
        let picture = table.picture().await;
        assert_eq!(drawn(&picture), before, "{language}");
        assert_eq!(table.kept().await, kept, "{language}");
        assert_eq!(table.run("return mark").await, "not loaded anew");
        let texts = "return [document.title, ...seen('nav button, .row h2, [data-square=c1]',
            (one) => one.getAttribute('aria-label') ?? one.textContent)]";
        let texts = table.run(texts).await;
        let texts = [&picture["banner"], &texts].map(|texts| texts.as_array().expect("a list").clone()).concat();
        assert!(texts.iter().all(|text| text.as_str().is_some_and(|text| !text.trim().is_empty())), "{texts:?}");
        words.push(texts);
    }
    for (one, other) in [(0, 1), (1, 2), (2, 0)] {
        for (text, same) in words[one].iter().zip(&words[other]) {
            assert_ne!(text, same);
        }
    }
    // What was chosen is kept, and the game goes on.
    table.act().await;
    table.reload().await;
    table.wait_until("document.documentElement.lang == 'es'").await;
    assert_ne!(table.kept().await["record"], json!(null));
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_language_that_does_not_come_leaves_the_one_that_is_there() {
    let table = Table::at(&game("S N", 1, [false; 4])).await;
    table.rest().await;
    let words = "return performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())
        .filter((name) => name.endsWith('.ftl'))";
    assert_eq!(table.run(words).await, json!(["en.ftl"]));
    table.pass_by_what_is_kept().await;
    table.devtools("Network.setBlockedURLs", json!({ "urls": ["*.ftl"] })).await;
    table.click("button[lang=kn]").await;
    table.find(".notice[data-kind=error]").await;
    let language =
        "return [document.documentElement.lang, JSON.parse(localStorage.getItem('chowka:settings')).language]";
    assert_eq!(table.run(language).await, json!(["en", "kn"]));
    table.act().await;
    table.devtools("Network.setBlockedURLs", json!({ "urls": [] })).await;
    table.click("button[lang=kn]").await;
    table.wait_until("document.documentElement.lang == 'kn'").await;
    assert_eq!(table.run(language).await, json!(["kn", "kn"]));
    table.act().await;
}
