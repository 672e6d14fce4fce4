//! What is stored: nothing before a person does something, everything in one file, and nothing after erasing.

use crate::table::{Table, game};
use serde_json::{Value, from_str, json};
use std::{env, fs, path::PathBuf, process};

/// Catches the file that the page would save.
const CATCH_FILE: &str = "URL.createObjectURL = (blob) => {
    blob.text().then((text) => { globalThis.caught = text });
    return 'data:,';
};";
const KEYS: &str = "return Object.keys(localStorage).concat(Object.keys(sessionStorage)).filter((key) => key.startsWith('chowka:')).sort()";

/// A file that ends with the test.
struct File(PathBuf);

impl File {
    fn new(name: &str, text: &str) -> File {
        let path = env::temp_dir().join(format!("chowkabara-{}-{name}.json", process::id()));
        fs::write(&path, text).expect("a file can be written");
        File(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        fs::remove_file(&self.0).ok();
    }
}

async fn exported(table: &Table) -> String {
    table.click("main [data-action=export]").await;
    table.wait_until("globalThis.caught").await;
    table.run("return caught").await.as_str().expect("a text").to_owned()
}

#[tokio::test]
async fn nothing_is_kept_before_a_person_does_something() {
    let table = Table::unopened("en", None).await;
    table.before_load("sessionStorage.emptied ??= (localStorage.clear(), 'yes')").await;
    for view in ["", "#rules", "#about-rules", "#house", "#games", "#stored", "#play"] {
        table.go(view).await;
        table.reload().await;
        table.find("h1").await;
        assert_eq!(table.run(KEYS).await, json!([]), "{view}");
    }
}

#[tokio::test]
async fn everything_goes_out_as_one_file_and_comes_in_again_after_a_look() {
    let mut table = Table::unopened("en", Some(&game("S N", 1, [false; 4]))).await;
    table.before_load(CATCH_FILE).await;
    table.go("#play").await;
    table.act().await;
    let (key, kept) = (table.run("return shown()").await, table.kept_text().await);
    table.go("#stored").await;
    let text = exported(&table).await;
    let file: Value = from_str(&text).expect("JSON");
    let short = key.as_str().and_then(|key| key.strip_prefix("chowka:")).expect("a key");
    assert_eq!(file["kept"][short], kept);
    assert!(file["kept"]["settings"].is_string());

    table.run("localStorage.clear(); sessionStorage.removeItem('chowka:shown')").await;
    table.reload().await;
    let file = File::new("whole", &text);
    table.fill("[data-field=import]", file.path()).await;
    table.find(".preview").await;
    assert_eq!(table.run_with("return localStorage.getItem(arguments[0])", vec![key.clone()]).await, json!(null));
    table.click("[data-field=settings]").await;
    table.click("[data-action=import]").await;
    table.wait_until("!is_there('.preview') && is_there('.notice')").await;
    assert_eq!(table.run_with("return localStorage.getItem(arguments[0])", vec![key.clone()]).await, kept);
    assert!(table.run("return localStorage['chowka:settings']").await.is_string());
    // Once more: it is here already.
    table.fill("[data-field=import]", file.path()).await;
    table.click("[data-action=import]").await;
    table.wait_until("!is_there('.preview')").await;
    table.go("#games").await;
    table.find("[data-game]").await;
    assert_eq!(table.run("return seen('[data-game]', () => 1).length").await, 1);
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_file_that_is_none_of_ours_is_told_and_changes_nothing() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    table.go("#stored").await;
    let keys = table.run(KEYS).await;
    for text in ["", "{}", "[", "\u{0}\u{1}", "{\"app\":\"chowkabara\",\"version\":99}"] {
        let file = File::new("foreign", text);
        table.fill("[data-field=import]", file.path()).await;
        table.find(".stored .refused").await;
        assert_eq!(table.run("return is_there('.preview')").await, false, "{text}");
    }
    assert_eq!(table.run(KEYS).await, keys);
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_file_that_finds_no_room_is_taken_in_not_at_all() {
    let mut table = Table::unopened("en", Some(&game("S N", 1, [false; 4]))).await;
    table.before_load(CATCH_FILE).await;
    table.go("#stored").await;
    let text = exported(&table).await;
    table.run("localStorage.clear()").await;
    table.reload().await;
    table.run("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }").await;
    let file = File::new("no-room", &text);
    table.fill("[data-field=import]", file.path()).await;
    table.click("[data-action=import]").await;
    table.find(".stored .refused").await;
    table.go("#games").await;
    table.find("h1").await;
    assert_eq!(table.run("return is_there('[data-game]')").await, false);
    table.page.is_clean().await;
}

#[tokio::test]
async fn erasing_leaves_nothing_of_ours_and_all_of_others_and_can_be_undone() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    table.act().await;
    table.run("localStorage.other = 'stays'").await;
    table.wait_until("navigator.serviceWorker.controller").await;
    let (key, kept) = (table.run("return shown()").await, table.kept_text().await);
    table.go("#stored").await;
    table.click("[data-action=erase]").await;
    table.click("dialog [data-action=confirm]").await;
    table.find("[data-action=restore-all]").await;
    assert_eq!(table.run(KEYS).await, json!([]));
    assert_eq!(table.run("return localStorage.other").await, "stays");
    table.wait_until("(await caches.keys()).length == 0").await;
    table.wait_until("(await navigator.serviceWorker.getRegistrations()).length == 0").await;
    table.click("[data-action=restore-all]").await;
    table.wait_until("localStorage['chowka:settings']").await;
    assert_eq!(table.run_with("return localStorage.getItem(arguments[0])", vec![key]).await, kept);
    table.go("#play").await;
    table.act().await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn after_a_finished_game_the_browser_is_asked_not_to_clear_it() {
    let text = "chowkabara 1\nposition kanakatte; S c2 c3 c3 c3; N c5 c5 c5 b5; gates S; turn S; row 1\nseed 1\n\n";
    let mut table = Table::unopened("en", Some(&crate::table::kept(text, [false; 4]))).await;
    table
        .before_load("StorageManager.prototype.persist = async () => { globalThis.is_asked = true; return true }")
        .await;
    table.go("#play").await;
    table.rest().await;
    assert_eq!(table.run("return !!globalThis.is_asked").await, false);
    table.act().await;
    table.wait_until("globalThis.is_asked").await;
    table.page.is_clean().await;
}
