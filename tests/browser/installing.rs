//! What a browser needs to install the page as an app.

use crate::{
    harness::{Page, built_page},
    table::Table,
};
use serde_json::{Value, json};
use std::collections::HashSet;

#[tokio::test]
async fn the_browser_finds_no_fault_in_the_manifest() {
    let mut page = Page::open(built_page("/some/path/"), "").await;
    page.wait_until("navigator.serviceWorker.controller").await;
    let found = page.devtools("Page.getAppManifest", json!({})).await;
    assert_eq!(found["errors"], json!([]), "{found:#}");
    let address = found["url"].as_str().expect("it has an address");
    assert!(address.ends_with("/some/path/manifest.webmanifest"), "{address}");
    let faults = page.devtools("Page.getInstallabilityErrors", json!({})).await;
    assert_eq!(faults["installabilityErrors"], json!([]));
    page.is_clean().await;
}

/// A system cuts such an icon to a shape of its own, but never into the circle of two fifths of its width.
#[tokio::test]
async fn icons_that_are_cut_to_shape_have_all_that_matters_in_the_middle() {
    let page = Page::open(built_page("/"), "").await;
    for width in [192, 512] {
        let script = "const image = new Image();
            image.src = `./icons/maskable-${arguments[0]}.png`;
            await image.decode();
            const { width, height } = image;
            const context = new OffscreenCanvas(width, height).getContext('2d');
            context.drawImage(image, 0, 0);
            const { data } = context.getImageData(0, 0, width, height);
            const pixels = Array.from({ length: width * height }, (_, at) => data.slice(4 * at, 4 * at + 4).join());
            const away = (at) => Math.hypot(at % width + .5 - width / 2, Math.floor(at / width) + .5 - height / 2);
            const farthest = pixels.reduce((far, pixel, at) => pixel == pixels[0] ? far : Math.max(far, away(at)), 0);
            return { is_opaque: pixels.every((pixel) => pixel.endsWith(',255')), farthest: farthest / width }";
        let found: Value = page.run_with(script, vec![json!(width)]).await;
        assert_eq!(found["is_opaque"], true);
        let farthest = found["farthest"].as_f64().expect("a number");
        assert!((0.2..=0.4).contains(&farthest), "{farthest}");
    }
}

const ITEM: &str = "[data-action=install]";
/// What a browser does that can install the page; gives whether the page took it over. The browser's own offer is kept
/// from the page.
const OFFER: &str = "globalThis.asked = 0;
    addEventListener('beforeinstallprompt', (offer) => offer.isTrusted && offer.stopImmediatePropagation());
    globalThis.make_offer = () => {
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        offer.prompt = () => { asked += 1; return Promise.resolve({ outcome: 'dismissed' }) };
        return !dispatchEvent(offer);
    };";

async fn start_page(script: &str) -> Table {
    let table = Table::unopened("en", None).await;
    table.before_load(OFFER).await;
    table.before_load(script).await;
    table.go("").await;
    table.find("[data-action=start-open]").await;
    table
}

#[tokio::test]
async fn the_page_offers_to_install_it_once_the_browser_does() {
    let mut table = start_page("").await;
    assert_eq!(table.run(&format!("return is_there('{ITEM}')")).await, false);
    for asked in 1..3 {
        assert_eq!(table.run("return make_offer()").await, true);
        table.click(ITEM).await;
        // An offer holds but once.
        table.wait_until(&format!("asked == {asked} && !is_there('{ITEM}')")).await;
    }
    table.run("make_offer()").await;
    table.find(ITEM).await;
    table.run("dispatchEvent(new Event('appinstalled'))").await;
    table.wait_until(&format!("!is_there('{ITEM}')")).await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn an_offer_to_install_that_comes_before_the_page_is_not_lost() {
    let table = start_page("addEventListener('DOMContentLoaded', () => make_offer())").await;
    table.click(ITEM).await;
    table.wait_until("asked == 1").await;
}

#[tokio::test]
async fn an_installed_page_does_not_offer_it() {
    let table = start_page(
        "const usual = matchMedia;
         matchMedia = (query) => query.includes('display-mode: standalone') ? { matches: true } : usual(query)",
    )
    .await;
    table.run("make_offer()").await;
    assert_eq!(table.run(&format!("return is_there('{ITEM}')")).await, false);
}

#[tokio::test]
async fn where_a_browser_makes_no_offer_its_own_way_is_told() {
    let agents = [
        ("(iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1", 3),
        ("(Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0", 2),
        ("(Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15", 3),
    ];
    let mut table = start_page("").await;
    let mut told = HashSet::new();
    for (agent, steps) in agents {
        table.devtools("Network.setUserAgentOverride", json!({ "userAgent": format!("Mozilla/5.0 {agent}") })).await;
        table.reload().await;
        for language in ["kn", "en", "es"] {
            table.click(&format!("button[lang={language}]")).await;
            table.click(ITEM).await;
            table.find(&format!("dialog li:nth-child({steps}):last-child")).await;
            told.insert(table.run("return document.querySelector('dialog ol').textContent").await.to_string());
            table.click("dialog [data-action=close]").await;
        }
    }
    assert_eq!(told.len(), 9, "{told:?}");
    table.page.is_clean().await;
}
