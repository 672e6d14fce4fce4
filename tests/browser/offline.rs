//! The page is kept on the device as one whole: it opens and plays when its server is gone.

use crate::{
    bots::ends_with_a_winner,
    copy::Copy,
    harness::built_page,
    serve::Site,
    table::{Table, game, seed_for},
};
use chowkabara::notation::{Link, Position};
use serde_json::{Value, json};
use std::collections::HashSet;

pub const IS_KEPT: &str = "navigator.serviceWorker.controller?.state == 'activated'";
/// Every page, and something that only it has.
const PAGES: [(&str, &str); 7] = [
    ("", ".start"),
    ("#play", ".play"),
    ("#rules", ".rules-page"),
    ("#house", ".ask"),
    ("#games", ".games"),
    ("#stored", ".stored"),
    ("#far", ".proof"),
];
/// Counts how often the page was loaded.
pub const COUNT: &str = "sessionStorage.loads = 1 + Number(sessionStorage.loads ?? 0);";
pub const LOADS: &str = "return Number(sessionStorage.loads)";
/// Opens the page on a site and waits until it is on the device.
pub async fn kept_from(site: Site, game: Option<&str>, path: &str) -> Table {
    let table = Table::unopened_on(site, "en", game).await;
    table.before_load(COUNT).await;
    table.go(path).await;
    table.wait_until(IS_KEPT).await;
    table
}

pub async fn kept(game: Option<&str>, path: &str) -> Table {
    kept_from(built_page("/"), game, path).await
}

pub async fn names_of_caches(table: &Table) -> Vec<String> {
    let names = table.run("return caches.keys()").await;
    names.as_array().expect("a list").iter().map(|name| name.as_str().expect("a name").to_owned()).collect()
}

#[test]
fn offline_the_built_list_is_that_of_the_built_files() {
    let copy = Copy::new("list");
    let built = copy.read("sw.js");
    copy.list();
    assert_eq!(copy.read("sw.js"), built);
    for file in ["index.html", "boot.js", "bot_loader.js", "bot_bg.wasm", "manifest.webmanifest", "words/kn.ftl"] {
        assert!(built.contains(&format!("\"{file}\": \"")), "{file} is not kept");
    }
    // What blockers take for advertisements would never be installed. Letters between the digits of a hash are no word.
    let names = built.lines().filter_map(|line| line.trim().strip_prefix('"')?.split('"').next());
    for word in names.flat_map(|name| name.split(|sign: char| !sign.is_ascii_alphanumeric())) {
        assert!(!["ad", "ads", "advert", "analytics", "banner", "pixel", "track", "tracker"].contains(&word), "{word}");
    }
    // What a host reads for itself is there, and is not asked for.
    for file in ["_headers", ".nojekyll"] {
        assert!(copy.file(file).is_file() && !built.contains(file), "{file}");
    }
}

#[tokio::test]
async fn offline_the_page_opens_below_any_path_with_query_and_fragment() {
    let mut table = kept_from(Site { base: "/some/path/", ..built_page("/") }, None, "").await;
    table.page.stop_server();
    let start = ["", "?x=y", "index.html", "index.html?x=y", "#g=whatever", "?x=y#g=whatever", "?title=a&text=b&url=c"];
    let deep = [("#rules", ".rules-page"), ("?lang=kn#rules", ".rules-page"), ("#house", ".ask")];
    for (path, part) in start.map(|path| (path, ".start")).into_iter().chain(deep) {
        table.go(path).await;
        table.find(part).await;
        table.reload().await;
        table.find(part).await;
    }
    table.page.is_clean().await;
}

#[tokio::test]
async fn offline_a_reload_in_mid_turn_resumes_exactly_there() {
    let seed = seed_for(&[true, true, false]);
    let mut table = kept(Some(&game("S N", seed, [false; 4])), "#play").await;
    table.act().await;
    table.act().await;
    table.page.stop_server();
    let (game, picture) = (table.kept().await, table.picture().await);
    for _ in 0..2 {
        table.reload().await;
        table.rest().await;
        assert_eq!(table.kept().await, game);
        assert_eq!(table.picture().await, picture);
    }
    table.act().await;
    assert_eq!(table.played().await, 3);
    table.page.is_clean().await;
}

#[tokio::test]
async fn offline_a_link_opens_its_position_and_is_played_on() {
    let mut table = kept(None, "").await;
    table.page.stop_server();
    let text = "kanakatte; S c1 d1 e1# e1#; N c5 c5 b5 c5; gates S; turn S; row 8* 2";
    let position: Position = text.parse().expect("a position");
    let code = Link::Position(position.clone()).encode().expect("there is room");
    for address in [format!("#g={code}"), format!("?from=a-friend#g={code}")] {
        table.go(&address).await;
        table.wait_until("location.hash == '#play' && is_there('[data-square]')").await;
        assert_eq!(Position::of(&table.race().await), position);
        table.act().await;
        table.go("").await;
    }
    table.page.is_clean().await;
}

#[tokio::test]
async fn offline_bots_play_a_whole_game() {
    let mut table = kept(None, "").await;
    table.page.stop_server();
    table.reload().await;
    table.begin([('S', "bot"), ('E', "empty"), ('N', "bot"), ('W', "empty")]).await;
    // No notice either: the bots' worker is on the device too.
    ends_with_a_winner(table).await;
}

/// The worker is first needed after the network is gone, on the very first visit.
#[tokio::test]
async fn offline_bots_play_without_a_second_visit() {
    let mut table = kept(None, "").await;
    table.page.stop_server();
    table.begin([('S', "bot"), ('E', "empty"), ('N', "bot"), ('W', "empty")]).await;
    ends_with_a_winner(table).await;
}

#[tokio::test]
async fn offline_every_page_is_there_in_every_language() {
    let mut table = kept(Some(&game("S N", 1, [false; 4])), "").await;
    table.page.stop_server();
    let mut titles = HashSet::new();
    for language in ["kn", "en", "es"] {
        table.go("").await;
        table.click(&format!("button[lang={language}]")).await;
        for (page, part) in PAGES {
            table.go(page).await;
            table.reload().await;
            table.wait_until(&format!("document.documentElement.lang == '{language}' && is_there('{part}')")).await;
            titles.insert(table.title().await);
        }
    }
    // English and Spanish call the start page by the game's own name.
    assert_eq!(titles.len(), 3 * PAGES.len() - 1, "{titles:?}");
    table.page.is_clean().await;
}

#[tokio::test]
async fn offline_the_first_visit_is_not_loaded_anew() {
    let mut table = kept(None, "").await;
    assert_eq!(table.run("return is_there('.notice')").await, false);
    assert_eq!(table.run(LOADS).await, 1);
    // Whatever the server calls it.
    let kinds = "return Promise.all(['bot_bg.wasm', 'boot.js', 'index.html'].map(async (file) =>
        [...(await caches.match(file)).headers].flat().join(' ')))";
    let expected = ["application/wasm", "text/javascript; charset=utf-8", "text/html; charset=utf-8"];
    assert_eq!(table.run(kinds).await, json!(expected.map(|kind| format!("content-type {kind}"))));
    assert!(names_of_caches(&table).await.iter().all(|name| name.starts_with("chowka-/ ")));
    table.page.is_clean().await;
}

#[tokio::test]
async fn offline_only_own_files_are_answered_from_the_device() {
    let table = kept(None, "").await;
    let asked =
        "return Promise.all([['bot.js?x=y'], ['bot.js', { method: 'POST' }], ['nothing']].map(async (question) =>
        (await fetch(...question)).status))";
    assert_eq!(table.run(asked).await, json!([200, 405, 404]));
}

#[tokio::test]
async fn offline_without_service_workers_the_page_plays_the_same() {
    let ways = [
        "delete Navigator.prototype.serviceWorker",
        "Object.defineProperty(Navigator.prototype, 'serviceWorker', {
             get() { throw new DOMException('denied', 'SecurityError') },
         })",
        "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('denied', 'SecurityError'))",
    ];
    for way in ways {
        let mut table = Table::unopened("en", Some(&game("S N", 1, [false, false, true, false]))).await;
        table.before_load(way).await;
        table.go("#play").await;
        table.act().await;
        table.reload().await;
        table.rest().await;
        assert_eq!(table.run("return is_there('.notice, [data-state=failed]')").await, Value::Bool(false));
        table.page.is_clean().await;
    }
}
