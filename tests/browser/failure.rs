//! A page that does not open, or that stops, says so in the person's language, gives out what is kept, and can be
//! mended.

use crate::{
    copy::Copy,
    driver::temporary_folder,
    harness::{Page, built_page},
    offline::{IS_KEPT, kept, kept_from},
    table::{Table, game},
};
use serde_json::{Value, from_str, json};
use std::{collections::HashSet, fs};

const FAILED: &str = "[data-state=failed]";
const ACTIONS: &str = "return seen('[data-state=failed] button', (button) => button.dataset.action)";
const ALL: [&str; 3] = ["reload", "repair", "export"];
/// A module of eight bytes of header and one function that traps at once.
const TRAP: &str = "setTimeout(() => {
    const trap = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11];
    new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(trap))).exports.t();
})";
/// The page's program traps with its first text.
const NO_TEXT: &str = "Document.prototype.createTextNode = () => { throw new WebAssembly.RuntimeError('unreachable') }";

/// The screen in the chosen language: what it says and offers.
async fn screen(table: &Table, language: &str) -> Vec<Value> {
    let settings = json!({ "language": language }).to_string();
    table.run_with("localStorage.setItem('chowka:settings', arguments[0])", vec![json!(settings)]).await;
    table.reload().await;
    table.find(FAILED).await;
    assert_eq!(table.run("return document.querySelector('main').lang").await, language);
    assert_eq!(table.run(ACTIONS).await, json!(ALL));
    let texts = table.run("return seen('main :is(h1, p, button)', (one) => one.innerText)").await;
    texts.as_array().expect("a list").clone()
}

/// Asserts that the screen says other words in each language; gives its English title.
async fn is_told_in_every_language(table: &Table) -> String {
    let mut said = HashSet::new();
    let mut title = String::new();
    for language in ["kn", "es", "en"] {
        let texts = screen(table, language).await;
        assert_eq!(texts.len(), 6, "{texts:?}");
        title = texts[0].as_str().expect("a text").to_owned();
        said.extend(texts.into_iter().map(|text| text.to_string()));
    }
    assert_eq!(said.len(), 18, "{said:?}");
    title
}

#[tokio::test]
async fn a_program_that_is_missing_or_cut_short_is_told_in_every_language() {
    for is_cut in [false, true] {
        let copy = Copy::new(if is_cut { "cut" } else { "missing" });
        let program = copy.program();
        let whole = fs::read(&program).expect("the page has a program");
        fs::remove_file(&program).expect("it can be removed");
        if is_cut {
            fs::write(&program, &whole[..whole.len() / 2]).expect("a file can be written");
        }
        let table = Table::unopened_on(copy.site(), "en", Some(&game("S N", 1, [false; 4]))).await;
        table.go("#play").await;
        table.find(FAILED).await;
        assert_eq!(is_told_in_every_language(&table).await, "The game could not be opened");
        fs::write(&program, whole).expect("a file can be written");
        table.click("[data-action=reload]").await;
        table.find("[data-square]").await;
    }
}

#[tokio::test]
async fn words_that_do_not_come_are_told_in_every_language() {
    let copy = Copy::new("words");
    fs::rename(copy.file("words"), copy.file("away")).expect("it can be renamed");
    let table = Table::unopened_on(copy.site(), "en", Some(&game("S N", 1, [false; 4]))).await;
    table.go("#play").await;
    table.find(FAILED).await;
    assert_eq!(is_told_in_every_language(&table).await, "The game could not be opened");
    fs::rename(copy.file("away"), copy.file("words")).expect("it can be renamed");
    table.click("[data-action=reload]").await;
    table.find("[data-square]").await;
}

/// Nobody has chosen a language yet.
#[tokio::test]
async fn a_page_that_was_never_opened_fails_in_the_browsers_language() {
    let page = Page::open(built_page("/"), "").await;
    page.pass_by_what_is_kept().await;
    page.devtools("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] })).await;
    for (language, button) in [("kn-IN", "ಮತ್ತೆ ತೆರೆಯಿರಿ"), ("es-AR", "Volver a cargar"), ("fr", "Reload")]
    {
        let agent = json!({ "userAgent": "test", "acceptLanguage": language });
        page.devtools("Network.setUserAgentOverride", agent).await;
        page.go("").await;
        assert_eq!(page.text("[data-state=failed] button").await, button);
        assert_eq!(page.run("return document.querySelectorAll('[data-action=export]').length").await, 0);
    }
}

#[tokio::test]
async fn a_program_that_stops_is_told_in_every_language_and_goes_on_after_a_reload() {
    let table = Table::at(&game("S N", 1, [false; 4])).await;
    table.act().await;
    let game = table.kept().await;
    for language in ["kn", "es", "en"] {
        table.click("[data-action=menu]").await;
        table.click(&format!("dialog button[lang={language}]")).await;
        table.wait_until(&format!("document.documentElement.lang == '{language}'")).await;
        table.run(TRAP).await;
        table.wait_until(&format!("document.querySelector('{FAILED}')?.lang == '{language}'")).await;
        assert_eq!(table.run(ACTIONS).await, json!(ALL));
        table.click("[data-action=reload]").await;
        table.rest().await;
        assert_eq!(table.kept().await, game);
    }
    // Other errors are none of this page's business.
    table.run("setTimeout(() => { throw new Error('from an extension') }); await new Promise(setTimeout)").await;
    assert_eq!(table.run(&format!("return is_there('{FAILED}')")).await, false);
}

#[tokio::test]
async fn a_program_that_stops_as_it_opens_is_told() {
    let table = Table::unopened("en", None).await;
    table.before_load(NO_TEXT).await;
    table.go("").await;
    assert!(table.text("main h1").await.contains("stopped"));
}

#[tokio::test]
async fn a_browser_that_is_too_old_is_told_in_every_language() {
    let ways = [
        "delete globalThis.WebAssembly",
        "delete globalThis.HTMLDialogElement",
        // The policy of the page is not understood.
        "WebAssembly.compile = () => Promise.reject(new WebAssembly.CompileError('blocked'))",
    ];
    for way in ways {
        let mut table = Table::unopened("en", Some(&game("S N", 1, [false; 4]))).await;
        table.before_load(way).await;
        table.go("").await;
        table.find(FAILED).await;
        assert!(is_told_in_every_language(&table).await.contains("too old"), "{way}");
        table.page.is_clean().await;
    }
}

#[tokio::test]
async fn a_browser_that_cannot_read_the_first_script_is_told_in_all_languages_at_once() {
    for script in ["boot.js", "versions.js"] {
        let copy = Copy::new(&format!("unread-{script}"));
        copy.write(script, "syntax of the future");
        let page = Page::open(copy.site(), "").await;
        for language in ["kn", "en", "es"] {
            assert!(!page.text(&format!(".loading p[lang={language}]")).await.is_empty());
        }
    }
}

#[tokio::test]
async fn the_export_is_exactly_what_is_kept() {
    let table = Table::unopened("kn", Some(&game("S N", 1, [false; 4]))).await;
    let folder = temporary_folder("export");
    let downloads = json!({ "behavior": "allow", "downloadPath": folder });
    table.devtools("Browser.setDownloadBehavior", downloads).await;
    table.before_load("delete globalThis.WebAssembly").await;
    table.go("").await;
    table.run("localStorage.setItem('chowka:broken', '{ \"ಅ'); localStorage.setItem('other', 'not ours')").await;
    let before = table.run("return { ...localStorage }").await;
    table.click("[data-action=export]").await;
    let file = table.downloaded(&folder, "json").await;
    let name = file.file_name().expect("a file has a name").to_string_lossy().into_owned();
    let shape: String = name.chars().map(|sign| if sign.is_ascii_digit() { '0' } else { sign }).collect();
    assert_eq!(shape, "chowkabara-0000-00-00.json");
    let export: Value = from_str(&fs::read_to_string(file).expect("a text")).expect("the export is JSON");
    let kept = json!({ "settings": before["chowka:settings"], "game": before["chowka:game"], "broken": "{ \"ಅ" });
    assert_eq!(export["kept"], kept);
    assert_eq!((&export["app"], &export["version"]), (&json!("chowkabara"), &json!(1)));
    assert!(export["at"].as_u64().is_some_and(|at| at > 1_700_000_000_000));
    assert_eq!(export.as_object().expect("an object").len(), 4);
    assert_eq!(table.run("return { ...localStorage }").await, before);
    fs::remove_dir_all(folder).ok();
}

#[tokio::test]
async fn where_storage_is_blocked_the_screen_offers_no_export() {
    let page = Page::start(built_page("/")).await;
    page.before_load(
        "Object.defineProperty(globalThis, 'localStorage', {
             get() { throw new DOMException('denied', 'SecurityError') },
         });
         delete globalThis.WebAssembly",
    )
    .await;
    page.go("").await;
    page.find("[data-action=repair]").await;
    assert_eq!(page.run("return document.querySelectorAll('[data-state=failed] button').length").await, 2);
}

/// A page whose program lies spoilt on the device, beside what belongs to others.
async fn spoilt(copy: &Copy) -> Table {
    copy.write("other.js", "");
    copy.list();
    let table = kept_from(copy.site(), Some(&game("S N", 1, [false; 4])), "#play").await;
    table.act().await;
    table
        .run(
            "const own = (await caches.keys()).find((name) => name.startsWith('chowka-/sub/ '));
             const { wasm } = document.querySelector('script[data-wasm]').dataset;
             await (await caches.open(own)).put(`./${wasm}`, new Response('spoilt'));
             await caches.open('other');
             await caches.open('chowka-/ 1');
             await navigator.serviceWorker.register('other.js', { scope: './icons/' });
             localStorage.setItem('other', 'not ours')",
        )
        .await;
    table
}

const OTHERS: &str = "return (async () => [
    (await caches.keys()).filter((name) => !name.startsWith('chowka-/sub/ ')).length,
    (await navigator.serviceWorker.getRegistrations()).some(({ scope }) => scope.endsWith('/icons/')),
])()";

/// Asserts that the page is whole again, and that a repair has taken nothing else away.
async fn is_mended(table: &mut Table, before: &Value) {
    table.wait_until(&format!("{IS_KEPT} && is_there('main')")).await;
    assert_eq!(table.run("return { ...localStorage }").await, *before);
    assert_eq!(table.run("return location.search + location.hash").await, "");
    assert_eq!(table.run(OTHERS).await, json!([2, true]));
    table.page.stop_server();
    table.go("#play").await;
    table.reload().await;
    table.rest().await;
}

#[tokio::test]
async fn offline_after_a_repair_on_the_failure_screen_the_page_plays_and_all_that_was_kept_is_there() {
    let copy = Copy::new("repair-by-button");
    let mut table = spoilt(&copy).await;
    let before = table.run("return { ...localStorage }").await;
    table.reload().await;
    table.click("[data-action=repair]").await;
    table.find("[data-action=continue]").await;
    is_mended(&mut table, &before).await;
}

#[tokio::test]
async fn offline_after_a_repair_by_address_or_by_the_page_all_is_there() {
    for script in ["location.search = '?reset-sw'", "dispatchEvent(new Event('repair-wanted'))"] {
        let copy = Copy::new("repair");
        let mut table = spoilt(&copy).await;
        let before = table.run("return { ...localStorage }").await;
        table.run("globalThis.mark = 'not loaded anew'").await;
        table.run(script).await;
        table.wait_until("!globalThis.mark && is_there('[data-action=continue]')").await;
        is_mended(&mut table, &before).await;
    }
}

#[tokio::test]
async fn offline_a_repair_takes_nothing_away() {
    let mut table = kept(None, "").await;
    table.page.stop_server();
    table.go("?reset-sw").await;
    table.wait_until("location.search == '' && is_there('[data-action=begin]')").await;
    table.reload().await;
    table.find("[data-action=begin]").await;
}
