//! The harness, tried on small pages of its own: it must notice what the other tests rely on.

use crate::{
    harness::Page,
    serve::{Site, usual_headers},
};
use fantoccini::key::Key;
use serde_json::json;
use std::{fs, path::Path};

/// Serves one page made of this body, under a policy like the game's.
async fn page_of(name: &str, body: &str) -> Page {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let policy = "default-src 'none'; script-src 'self'; img-src * data:";
    let head = format!(
        r#"<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="{policy}"><link rel="icon" href="data:,">"#
    );
    fs::create_dir_all(&folder).expect("cargo gives the tests a folder");
    fs::write(folder.join("index.html"), head + body).expect("the folder can be written");
    Page::open(Site { folder, base: "/", headers: usual_headers }, "").await
}

#[tokio::test]
async fn a_quiet_page_is_clean() {
    page_of("quiet", "<title>quiet</title>").await.is_clean().await;
}

#[tokio::test]
#[should_panic(expected = "asked of other origins")]
async fn a_request_to_another_origin_is_noticed() {
    let mut page = page_of("foreign", "<img src='http://127.0.0.1:9/'>").await;
    page.is_clean().await;
}

#[tokio::test]
#[should_panic(expected = "kept off by the policy")]
async fn a_breach_of_the_policy_is_noticed() {
    let mut page = page_of("breach", "<p style='color: red'>red</p>").await;
    page.is_clean().await;
}

#[tokio::test]
#[should_panic(expected = "errors in the console")]
async fn an_error_in_the_console_is_noticed() {
    let mut page = page_of("error", "").await;
    page.run("console.error('wrong')").await;
    page.is_clean().await;
}

#[tokio::test]
async fn clicks_and_keys_arrive_as_a_person_makes_them() {
    let page = page_of("input", "<button>button</button><input>").await;
    page.run(
        "globalThis.heard = [];
         for (const type of ['pointerdown', 'click', 'keydown'])
             addEventListener(type, (event) => event.isTrusted && heard.push(event.key ?? type));",
    )
    .await;
    page.click("button").await;
    page.press(Key::Tab).await;
    page.type_text("ab").await;
    page.chord(&[Key::Shift.into(), 'c']).await;
    page.wait_until("heard.length == 7").await;
    let heard = json!(["pointerdown", "click", "Tab", "a", "b", "Shift", "C"]);
    assert_eq!(page.run("return heard").await, heard);
    assert_eq!(page.run("return document.querySelector('input').value").await, "abC");
}

#[tokio::test]
async fn a_page_takes_the_size_of_a_small_phone_and_is_drawn() {
    let page = page_of("size", "<p>small</p>").await;
    page.resize(360, 740).await;
    page.wait_until("innerWidth == 360 && innerHeight == 740").await;
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("size.png");
    page.screenshot(&file).await;
    let picture = fs::read(file).expect("it has just been written");
    // Width and height stand at bytes 16 to 23 of a PNG file.
    assert_eq!(picture[16..24], [0, 0, 1, 104, 0, 0, 2, 228]);
}
