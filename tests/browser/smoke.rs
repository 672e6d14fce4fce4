//! The built page opens, wherever it is served.

use crate::harness::{Page, built_page};

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
