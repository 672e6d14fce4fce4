//! Versions of the page: it goes over to another one whole, or not at all, and only when a person starts a game or asks
//! for it; what is broken is mended without touching what is kept for a person.

use crate::{
    copy::{Copy, template},
    offline::{COUNT, IS_KEPT, LOADS, kept_from, names_of_caches},
    table::{Table, game, seed_for},
};
use serde_json::json;

/// Looks for another version, and waits until it is there or has been refused; gives its worker's last state.
pub const LOOK_FOR_VERSION: &str = "const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    const has_ended = () => ['installed', 'redundant'].includes(worker.state);
    while (!has_ended()) await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    return worker.state";
pub const SECOND: &str = "<meta name=\"version\" content=\"second\" />";
pub const IS_SECOND: &str = "is_there('meta[name=version]')";
const OFFER: &str = ".notice[data-kind=version]";
/// What another tab does when a person opens the version that waits.
const OPEN_IN_ANOTHER_TAB: &str = "const registration = await navigator.serviceWorker.getRegistration();
    const changes = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    registration.waiting.postMessage('SKIP_WAITING');
    await changes";

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
    table.run(OPEN_IN_ANOTHER_TAB).await;
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

/// A device without room, as the service worker of the next version finds it.
#[tokio::test]
async fn offline_a_version_that_finds_no_room_is_refused_whole() {
    let full = "() => Promise.reject(new DOMException('full', 'QuotaExceededError'));\n";
    // Some files go in before the room ends.
    let some = "const put = Cache.prototype.put;
        let room = 3;
        Cache.prototype.put = function (...all) {
            return room-- > 0 ? put.apply(this, all) : Promise.reject(new DOMException('full', 'QuotaExceededError'));
        };\n";
    for way in [some, &format!("caches.open = {full}"), &format!("Cache.prototype.put = {full}")] {
        let copy = Copy::new("full");
        let mut table = kept_from(copy.site(), Some(&game("S N", 1, [false; 4])), "#play").await;
        let before = names_of_caches(&table).await;
        copy.add_to_head(SECOND);
        copy.list_for(&format!("{way}{}", template()));
        assert_eq!(table.run(LOOK_FOR_VERSION).await, "redundant");
        assert_eq!(names_of_caches(&table).await, before);
        table.act().await;
        table.page.stop_server();
        table.reload().await;
        table.act().await;
        assert_eq!(table.run(&format!("return {IS_SECOND} || is_there('.notice')")).await, false);
        table.page.is_clean().await;
    }
}

#[tokio::test]
async fn a_device_without_room_plays_from_the_network() {
    let copy = Copy::new("no-room");
    copy.list_for(&format!("caches.open = () => Promise.reject(new DOMException('full'));\n{}", template()));
    let mut table = Table::unopened_on(copy.site(), "en", Some(&game("S N", 1, [false; 4]))).await;
    table.go("#play").await;
    for _ in 0..2 {
        table.act().await;
        table.reload().await;
        table.rest().await;
    }
    assert_eq!(table.run("return is_there('.notice')").await, false);
    table.page.is_clean().await;
}

/// Time and the page's being in front are the test's; how often another version was looked for is counted.
const WATCHED: &str = "globalThis.later = 0;
    globalThis.is_hidden = false;
    globalThis.looked = 0;
    const now = Date.now;
    Date.now = () => now() + later;
    Object.defineProperty(document, 'hidden', { get: () => is_hidden });
    const update = ServiceWorkerRegistration.prototype.update;
    ServiceWorkerRegistration.prototype.update = function () {
        looked += 1;
        return update.call(this).finally(() => { globalThis.has_ended = looked });
    };
    globalThis.turn = (minutes, hidden = false) => {
        later += minutes * 60_000;
        is_hidden = hidden;
        document.dispatchEvent(new Event('visibilitychange'));
        return looked;
    };";

#[tokio::test]
async fn offline_a_page_that_comes_to_the_front_looks_for_a_version_once_an_hour() {
    let mut table = Table::unopened("en", None).await;
    table.before_load(WATCHED).await;
    table.go("").await;
    table.wait_until(IS_KEPT).await;
    let looked = table.run("return [turn(0), turn(59), turn(2, true), turn(0), turn(0), turn(59)]").await;
    assert_eq!(looked, json!([0, 0, 0, 1, 1, 1]));
    table.page.stop_server();
    assert_eq!(table.run("return turn(1)").await, 2);
    table.wait_until("globalThis.has_ended == 2").await;
    table.reload().await;
    table.find("h1").await;
    table.page.is_clean().await;
}

const BOT_BEGINS: [bool; 4] = [true, false, false, false];
const HAS_MOVED: &str = "kept().record.includes(':c1')";
const OTHER_BOT: &str = "postMessage('hello 0.0.0');";

#[tokio::test]
async fn a_bot_of_another_build_has_the_page_loaded_anew_and_the_game_goes_on() {
    let mut table = Table::unopened("en", Some(&game("S N", 1, BOT_BEGINS))).await;
    table.before_load(COUNT).await;
    // Only the first page finds it so.
    table
        .before_load(
            "const Usual = Worker;
             globalThis.Worker = class {
                 constructor(...all) {
                     if (sessionStorage.loads > 1) return new Usual(...all);
                     setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: 'hello 0.0.0' })));
                 }
                 postMessage() {}
                 terminate() {}
             }",
        )
        .await;
    table.go("#play").await;
    table.wait_until(HAS_MOVED).await;
    assert_eq!(table.run(LOADS).await, 2);
    assert_eq!(table.run("return is_there('.notice')").await, false);
    table.page.is_clean().await;
}

/// A new page, and the bots' worker of an old build from some cache on the way.
#[tokio::test]
async fn a_bot_that_stays_of_another_build_is_replaced_by_a_plain_one_and_the_page_is_loaded_once() {
    let copy = Copy::new("old-bot");
    copy.write("bot_loader.js", OTHER_BOT);
    let mut table = Table::unopened_on(copy.site(), "en", Some(&game("S N", 1, BOT_BEGINS))).await;
    table.before_load(COUNT).await;
    table.go("#play").await;
    table.wait_until(&format!("{HAS_MOVED} && is_there('.notice[data-kind=info]')")).await;
    assert_eq!(table.run(LOADS).await, 2);
    table.page.is_clean().await;
}

/// Another tab has opened the new version: the old page gets the new version's worker.
#[tokio::test]
async fn offline_an_old_page_with_a_bot_of_the_new_build_goes_over_to_that_build_once() {
    let copy = Copy::new("new-bot");
    let mut table = kept_from(copy.site(), Some(&game("S N", 1, BOT_BEGINS)), "").await;
    copy.add_to_head(SECOND);
    copy.write("bot_loader.js", OTHER_BOT);
    copy.list();
    assert_eq!(table.run(LOOK_FOR_VERSION).await, "installed");
    table.run(OPEN_IN_ANOTHER_TAB).await;
    table.page.stop_server();
    table.run("location.hash = '#play'").await;
    table.wait_until(&format!("{IS_SECOND} && {HAS_MOVED} && is_there('.notice[data-kind=info]')")).await;
    assert_eq!(table.run(LOADS).await, 2);
    table.page.is_clean().await;
}

/// Loading the page anew would lose the game.
#[tokio::test]
async fn a_page_that_keeps_nothing_is_not_loaded_anew_for_a_bot_of_another_build() {
    let copy = Copy::new("kept-nothing");
    copy.write("bot_loader.js", OTHER_BOT);
    copy.list();
    let table = kept_from(copy.site(), Some(&game("S N", 1, BOT_BEGINS)), "").await;
    table.run("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }").await;
    table.run("location.hash = '#play'").await;
    table.wait_until("is_there('.notice[data-kind=info]')").await;
    assert_eq!(table.run(LOADS).await, 1);
}
