//! What a browser needs to install the page as an app.

use crate::harness::{Page, built_page};
use serde_json::{Value, json};

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
