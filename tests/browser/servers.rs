//! The page on servers of several kinds: whatever they send with the files, it opens, plays and is kept on the device.

use crate::{
    copy::Copy,
    harness::built_page,
    hosting::sent_with,
    offline::kept_from,
    serve::{Site, usual_headers},
    table::game,
    versions::{IS_SECOND, LOOK_FOR_VERSION, SECOND},
};
use std::{collections::BTreeSet, fs, path::Path};

fn is_program(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "wasm")
}

/// A bot plays by the worker, and once more when the server is gone.
async fn is_played_on(headers: fn(&Path) -> String) {
    let bot_begins = game("S N", 1, [true, false, false, false]);
    let mut table = kept_from(Site { headers, ..built_page("/sub/") }, Some(&bot_begins), "#play").await;
    table.wait_until("kept().record.includes(':c1')").await;
    table.rest().await;
    table.page.is_clean().await;
    table.page.stop_server();
    table.run_with("localStorage.setItem('chowka:game', arguments[0])", vec![bot_begins.into()]).await;
    table.reload().await;
    table.wait_until("kept().record.includes(':c1')").await;
    assert_eq!(table.run("return is_there('.notice')").await, false);
    table.page.is_clean().await;
}

#[tokio::test]
async fn offline_a_program_that_was_sent_as_something_else_is_played() {
    is_played_on(|file| {
        let usual = usual_headers(file);
        if is_program(file) { usual.replace("application/wasm", "text/plain") } else { usual }
    })
    .await;
}

#[tokio::test]
async fn offline_a_program_that_was_sent_as_nothing_is_played() {
    is_played_on(|file| if is_program(file) { String::new() } else { usual_headers(file) }).await;
}

/// As a host sends them that reads `_headers`; the bots' worker and the service worker get the policy too, and need
/// nobody else.
#[tokio::test]
async fn offline_the_page_plays_under_the_headers_that_hosts_are_asked_for() {
    is_played_on(|file| {
        let name = file.strip_prefix(built_page("/").folder).expect("a file of the page").to_string_lossy();
        let kind = usual_headers(file).lines().next().map(|line| format!("{line}\r\n"));
        let sent = sent_with(&format!("/{name}"));
        kind.into_iter().chain(sent.iter().map(|(name, value)| format!("{name}: {value}\r\n"))).collect()
    })
    .await;
}

/// Like Python's `http.server`: a type and a date, from which the browser concludes by itself how long a file holds.
fn by_date(file: &Path) -> String {
    let kind = usual_headers(file).lines().next().unwrap_or_default().to_string();
    format!("{kind}\r\nLast-Modified: Sat, 01 Jan 2000 00:00:00 GMT\r\n")
}

#[tokio::test]
async fn offline_a_server_that_says_nothing_of_caches_still_brings_a_new_version_whole() {
    let copy = Copy::new("dated");
    let mut table = kept_from(Site { headers: by_date, ..copy.site() }, None, "").await;
    copy.add_to_head(SECOND);
    copy.list();
    assert_eq!(table.run(LOOK_FOR_VERSION).await, "installed");
    table.page.stop_server();
    table.click(".notice [data-action=open-version]").await;
    table.wait_until(IS_SECOND).await;
    table.find("h1").await;
    table.page.is_clean().await;
}

#[test]
fn files_whose_name_tells_their_content_are_kept_for_good_and_others_are_asked_for_anew() {
    let entries = fs::read_dir(built_page("/").folder).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    // `tokens-1c4a97a233f70fa5.css`, `chowkabara-ff683fb677a58e52_bg.wasm`
    // Sixteen digits at most: those that are 0 at the start are left out.
    let is_hash = |part: &str| part.len() > 12 && part.bytes().all(|sign| sign.is_ascii_hexdigit());
    let is_hashed = |name: &str| name.split(['-', '.', '_']).any(is_hash);
    for name in names.filter(|name| name.contains('.') && !name.starts_with('.')) {
        let sent = sent_with(&format!("/{name}"));
        let headers: BTreeSet<&String> = sent.iter().map(|(name, _)| name).collect();
        assert_eq!(headers.len(), sent.len(), "{name} is sent with one header twice");
        let caching = sent.iter().find(|(name, _)| name == "Cache-Control").map(|(_, value)| value.as_str());
        let expected = if is_hashed(&name) { "public, max-age=31536000, immutable" } else { "no-cache" };
        assert_eq!(caching, Some(expected), "{name}");
    }
}
