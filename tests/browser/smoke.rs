//! The built page opens, wherever it is served, and says so when it cannot.

use crate::harness::{Page, built_page};
use serde_json::json;

#[tokio::test]
async fn the_page_opens_and_asks_nothing_of_anyone_else() {
    let mut page = Page::open(built_page("/"), "").await;
    page.find("h1").await;
    assert_eq!(page.title().await, "Chowkabara");
    page.is_clean().await;
}

#[tokio::test]
async fn the_page_opens_below_any_path_with_query_and_fragment() {
    let mut page = Page::open(built_page("/some/path/"), "?lang=kn#rules").await;
    page.find("h1").await;
    page.is_clean().await;
}

#[tokio::test]
async fn the_worker_starts_under_the_policy() {
    let mut page = Page::open(built_page("/sub/"), "").await;
    page.wait_until(
        "new Promise((resolve) => {
             const worker = new Worker('./bot_loader.js', { type: 'module' });
             worker.onmessage = () => resolve(true);
         })",
    )
    .await;
    page.is_clean().await;
}

#[tokio::test]
async fn a_page_whose_program_does_not_load_says_so_in_the_persons_language() {
    let page = Page::open(built_page("/"), "").await;
    page.pass_by_what_is_kept().await;
    page.devtools("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] })).await;
    for (language, button) in [("kn-IN", "ಮತ್ತೆ ತೆರೆಯಿರಿ"), ("es-AR", "Volver a cargar"), ("fr", "Reload")]
    {
        let agent = json!({ "userAgent": "test", "acceptLanguage": language });
        page.devtools("Network.setUserAgentOverride", agent).await;
        page.go("").await;
        assert_eq!(page.text("[data-state=failed] button").await, button);
    }
}

#[tokio::test]
async fn a_page_whose_program_stops_offers_to_reload() {
    let page = Page::open(built_page("/"), "").await;
    page.find("h1").await;
    // A module of eight bytes of header and one function that traps at once.
    page.run(
        "setTimeout(() => {
             const trap = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0,
                 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11];
             new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(trap))).exports.t();
         })",
    )
    .await;
    page.click("[data-state=failed] button").await;
    page.wait_until("!document.querySelector('[data-state=failed]')").await;
    page.find("h1").await;
}
