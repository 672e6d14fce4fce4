//! The page is kept on the device as one whole: it opens and plays when its server is gone, and goes over to another
//! version only when a person starts a game or asks for it.

use crate::{
    bots::ends_with_a_winner,
    harness::built_page,
    precache,
    serve::Site,
    table::{Table, game, seed_for},
};
use serde_json::{Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
    process,
};

const IS_KEPT: &str = "navigator.serviceWorker.controller?.state == 'activated'";
/// Counts how often the page was loaded.
const COUNT: &str = "sessionStorage.loads = 1 + Number(sessionStorage.loads ?? 0);";
const LOADS: &str = "return Number(sessionStorage.loads)";
/// Looks for another version, and waits until it is there or has been refused; gives its worker's last state.
const LOOK_FOR_VERSION: &str = "const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    const has_ended = () => ['installed', 'redundant'].includes(worker.state);
    while (!has_ended()) await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    return worker.state";
const SECOND: &str = "<meta name=\"version\" content=\"second\" />";
const IS_SECOND: &str = "is_there('meta[name=version]')";
const OFFER: &str = ".notice[data-kind=version]";

/// A copy of the built page, which changes while it is served; it ends with the test.
struct Copy(PathBuf);

impl Copy {
    fn new(name: &str) -> Copy {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("dist-{name}-{}", process::id()));
        copy(&built_page("/").folder, &folder);
        Copy(folder)
    }

    fn site(&self) -> Site {
        Site { folder: self.0.clone(), base: "/sub/" }
    }

    fn add_to_head(&self, text: &str) {
        let page = self.0.join("index.html");
        let old = fs::read_to_string(&page).expect("the page is there");
        fs::write(page, old.replace("</head>", &format!("{text}</head>"))).expect("a file can be written");
    }

    /// Lists the files anew, as a build does.
    fn list(&self) {
        precache::write(&self.0, &template()).expect("the worker can be written");
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

fn template() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/sw.js");
    fs::read_to_string(file).expect("the worker is there")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in fs::read_dir(from).expect("a folder") {
        let from = entry.expect("an entry").path();
        let to = to.join(from.file_name().expect("an entry has a name"));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(from, to).expect("a file can be copied");
        }
    }
}

/// Opens the page on a site and waits until it is on the device.
async fn kept_from(site: Site, game: Option<&str>, path: &str) -> Table {
    let table = Table::unopened_on(site, "en", game).await;
    table.before_load(COUNT).await;
    table.go(path).await;
    table.wait_until(IS_KEPT).await;
    table
}

async fn kept(game: Option<&str>, path: &str) -> Table {
    kept_from(built_page("/"), game, path).await
}

async fn names_of_caches(table: &Table) -> Vec<String> {
    let names = table.run("return caches.keys()").await;
    names.as_array().expect("a list").iter().map(|name| name.as_str().expect("a name").to_owned()).collect()
}

#[test]
fn offline_the_built_list_is_that_of_the_built_files() {
    let copy = Copy::new("list");
    let built = fs::read_to_string(copy.0.join("sw.js")).expect("it was built");
    copy.list();
    assert_eq!(fs::read_to_string(copy.0.join("sw.js")).expect("it is written"), built);
    for file in ["index.html", "boot.js", "bot_loader.js", "bot_bg.wasm", "manifest.webmanifest", "icons/icon.svg"] {
        assert!(built.contains(&format!("\"{file}\": \"")), "{file} is not kept");
    }
}

#[tokio::test]
async fn offline_the_page_opens_below_any_path_with_query_and_fragment() {
    let mut table = kept_from(Site { base: "/some/path/", ..built_page("/") }, None, "").await;
    table.page.stop_server();
    for path in ["", "?x=y", "index.html", "index.html?x=y", "?lang=kn#rules"] {
        table.go(path).await;
        table.find("h1").await;
        table.reload().await;
        table.find("h1").await;
    }
    table.find(".rules-page").await;
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
async fn offline_every_language_is_there() {
    let mut table = kept(None, "").await;
    table.page.stop_server();
    let mut titles = Vec::new();
    for language in ["kn", "en", "es"] {
        table.click(&format!("button[lang={language}]")).await;
        table.reload().await;
        table.wait_until(&format!("document.documentElement.lang == '{language}' && is_there('h1')")).await;
        titles.push(table.text("[data-action=start-open]").await);
    }
    titles.dedup();
    assert_eq!(titles.len(), 3, "{titles:?}");
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
async fn offline_a_new_version_leaves_the_running_page_and_is_opened_when_asked_for() {
    let copy = Copy::new("notice");
    let seed = seed_for(&[true, true, false]);
    let mut table = kept_from(copy.site(), Some(&game("S N", seed, [false; 4])), "#play").await;
    table.run("return Promise.all([caches.open('other'), caches.open('chowka-/ 1')]).then(() => null)").await;
    let before = names_of_caches(&table).await;
    table.act().await;
    table.run("globalThis.mark = 'not loaded anew'").await;

    copy.add_to_head(SECOND);
    copy.list();
    assert_eq!(table.run(LOOK_FOR_VERSION).await, "installed");
    assert!(!table.text(&format!("{OFFER} p")).await.is_empty());
    // The running page goes on in mid-turn, and opens as it was.
    table.act().await;
    assert_eq!(table.run("return mark").await, "not loaded anew");
    table.reload().await;
    table.rest().await;
    assert_eq!(table.run(&format!("return {IS_SECOND}")).await, false);
    table.find(OFFER).await;

    table.page.stop_server();
    let kept = table.kept().await;
    table.click(&format!("{OFFER} [data-action=open-version]")).await;
    table.wait_until(IS_SECOND).await;
    table.rest().await;
    assert_eq!(table.kept().await, kept);
    assert_eq!(table.run("return is_there('.notice')").await, false);
    assert_eq!(table.run(LOADS).await, 3);
    // The old version is gone; what belongs to others is not.
    table.wait_until(IS_KEPT).await;
    let after = names_of_caches(&table).await;
    let own = |names: &[String]| names.iter().filter(|name| name.starts_with("chowka-/sub/ ")).cloned().collect();
    let (old, new): (Vec<String>, Vec<String>) = (own(&before), own(&after));
    assert_eq!((old.len(), new.len(), after.len()), (1, 1, 3), "{before:?} {after:?}");
    assert_ne!(old, new);
    table.page.is_clean().await;
}

#[tokio::test]
async fn offline_a_new_version_is_opened_when_a_new_game_starts() {
    let copy = Copy::new("game");
    let mut table = kept_from(copy.site(), None, "").await;
    copy.add_to_head(SECOND);
    copy.list();
    assert_eq!(table.run(LOOK_FOR_VERSION).await, "installed");
    table.find(OFFER).await;
    // Closing the notice does not decline the version.
    table.click(&format!("{OFFER} .notice-actions :last-child")).await;
    assert_eq!(table.run(LOADS).await, 1);
    table.click("[data-action=begin]").await;
    table.wait_until(&format!("{IS_SECOND} && location.hash == '#play' && is_there('[data-square]')")).await;
    assert_eq!(table.run(LOADS).await, 2);
    assert_eq!(table.run("return is_there('.notice')").await, false);
    table.page.is_clean().await;
}

#[tokio::test]
async fn offline_a_new_version_that_another_tab_opens_leaves_this_page_in_peace() {
    let copy = Copy::new("tabs");
    let mut table = kept_from(copy.site(), Some(&game("S N", 1, [false; 4])), "#play").await;
    table.act().await;
    copy.add_to_head(SECOND);
    copy.list();
    assert_eq!(table.run(LOOK_FOR_VERSION).await, "installed");
    table.find(OFFER).await;
    // What the other tab does.
    table
        .run(
            "const registration = await navigator.serviceWorker.getRegistration();
             const changes = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
             registration.waiting.postMessage('SKIP_WAITING');
             await changes",
        )
        .await;
    table.act().await;
    assert_eq!(table.run(LOADS).await, 1);
    let kept = table.kept().await;
    table.click(&format!("{OFFER} [data-action=open-version]")).await;
    table.wait_until(IS_SECOND).await;
    table.rest().await;
    assert_eq!(table.kept().await, kept);
    assert_eq!(table.run(LOADS).await, 2);
    table.page.is_clean().await;
}

#[tokio::test]
async fn offline_a_version_whose_files_do_not_fit_is_refused_whole() {
    let copy = Copy::new("torn");
    let mut table = kept_from(copy.site(), None, "").await;
    let before = names_of_caches(&table).await;
    copy.add_to_head(SECOND);
    copy.list();
    // A server in the middle of a change: the list is new, and a file another again.
    copy.add_to_head("<!-- torn -->");
    assert_eq!(table.run(LOOK_FOR_VERSION).await, "redundant");
    assert_eq!(names_of_caches(&table).await, before);
    table.page.stop_server();
    table.reload().await;
    table.find("h1").await;
    assert_eq!(table.run(&format!("return {IS_SECOND}")).await, false);
    assert_eq!(table.run("return is_there('.notice')").await, false);
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
