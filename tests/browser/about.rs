//! The page about the rules: every preset is told of, its rules are read from there, and played.

use crate::table::Table;
use chowkabara::engine::race::presets::PRESETS;
use serde_json::json;

#[tokio::test]
async fn every_preset_is_told_of_and_leads_to_its_rules_and_to_a_game() {
    let mut table = Table::start_page("en").await;
    table.click("footer [data-action=about]").await;
    table.find("main.about-page").await;
    assert_eq!(table.run("return location.hash").await, "#about-rules");
    let told = table.run("return seen('[data-about]', (one) => one.dataset.about)").await;
    assert_eq!(told, json!(PRESETS.map(|preset| preset.id)));
    let lists = table.run("return seen('[data-about] ul', (list) => list.children.length)").await;
    let lists = lists.as_array().expect("a list");
    assert_eq!(lists.len(), 3 * PRESETS.len());
    assert!(lists.iter().all(|length| length.as_u64() > Some(0)), "{lists:?}");

    table.click("[data-about=siga] [data-action=read]").await;
    table.find("main.rules-page").await;
    assert_eq!(table.text("main.rules-page h1").await, "Rules: Siga");
    // That was for reading: the next game is what it was.
    table.click("[data-action=back]").await;
    table.find("main.start [data-preset=kanakatte][data-on=true]").await;

    table.go("#about-rules").await;
    table.click("[data-about=chauka-bara] [data-action=play]").await;
    table.find("main.start [data-preset=chauka-bara][data-on=true]").await;
    table.page.is_clean().await;
}
