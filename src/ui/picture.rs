//! The board as a picture file, with whose turn it is and the link as a QR code below.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, CssStyleSheet, Element, HtmlCanvasElement, HtmlImageElement, Url, XmlSerializer,
};

use super::app::App;
use super::file;
use crate::notation::qr::Qr;
use crate::words::events;

/// The size in pixels, as in the frame, `picture.svg`: the board, and a strip below it.
const WIDTH: u32 = 1080;
const HEIGHT: u32 = 1350;

const NAME: &str = "chowkabara";

/// The style sheets that the board is drawn with, by what their files' names begin with.
const SHEETS: [&str; 3] = ["tokens", "base", "board"];

pub fn save_svg(app: App, address: &str) {
    if let Some(content) = svg(app, address).and_then(|svg| file::blob(&svg, "image/svg+xml")) {
        file::save(&format!("{NAME}-{}.svg", file::today()), &content);
    }
}

pub async fn save_png(app: App, address: String) {
    let Some(content) = svg(app, &address).and_then(|svg| file::blob(&svg, "image/svg+xml")) else { return };
    if let Ok(picture) = drawn(&content).await {
        file::save(&format!("{NAME}-{}.png", file::today()), &picture);
    }
}

/// A vector picture as pixels.
async fn drawn(svg: &Blob) -> Result<Blob, JsValue> {
    let address = Url::create_object_url_with_blob(svg)?;
    let image = HtmlImageElement::new()?;
    image.set_src(&address);
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(WIDTH);
    canvas.set_height(HEIGHT);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into::<CanvasRenderingContext2d>();
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    Url::revoke_object_url(&address)?;
    let blob = js_sys::Promise::new(&mut |done, _| {
        let _ = canvas.to_blob(&done);
    });
    JsFuture::from(blob).await?.dyn_into()
}

/// The picture as SVG that stands alone: with the drawings that it uses and the style that they have on the page.
fn svg(app: App, address: &str) -> Option<String> {
    untrack(|| compose(app, address))
}

fn compose(app: App, address: &str) -> Option<String> {
    let board = document().query_selector(".table .board > svg").ok()??;
    let drawings = document().query_selector("svg.defs").ok()??;
    let root = document().document_element()?;
    let (theme, language) = (root.get_attribute("data-theme")?, root.get_attribute("lang")?);
    let state = app.with_race(|_, race| app.tell(&events::standing(race, &app.names())));
    let (title, state) = (app.say("app-name"), state.unwrap_or_default());
    let qr = Qr::of(address);
    let parts = [
        ("{theme}", theme),
        ("{pawns}", root.get_attribute("data-pawns").unwrap_or_default()),
        ("{language}", language),
        ("{visibility}", if qr.is_some() { "visible" } else { "hidden" }.to_string()),
        ("{side}", qr.as_ref().map_or(1, |qr| qr.side).to_string()),
        ("{modules}", qr.map(|qr| qr.path).unwrap_or_default()),
        ("{title}", escaped(&title)),
        ("{state}", escaped(&state)),
        ("{style}", escaped(&style())),
        ("{drawings}", xml(&drawings)?),
        ("{board}", xml(&board)?),
    ];
    let frame = include_str!("picture.svg").to_string();
    Some(parts.into_iter().fold(frame, |picture, (gap, part)| picture.replace(gap, &part)))
}

fn xml(element: &Element) -> Option<String> {
    XmlSerializer::new().ok()?.serialize_to_string(element).ok()
}

/// The text of the style sheets that matter.
fn style() -> String {
    let sheets = document().style_sheets();
    let sheets = (0..sheets.length()).filter_map(|index| sheets.item(index)?.dyn_into::<CssStyleSheet>().ok());
    let is_wanted = |sheet: &CssStyleSheet| {
        let address = sheet.href().ok().flatten().unwrap_or_default();
        let name = address.rsplit('/').next().unwrap_or_default();
        SHEETS.iter().any(|wanted| name.starts_with(wanted))
    };
    let rules = sheets.filter(is_wanted).filter_map(|sheet| sheet.css_rules().ok());
    let texts =
        rules.flat_map(|rules| (0..rules.length()).filter_map(move |index| Some(rules.item(index)?.css_text())));
    texts.collect::<Vec<String>>().join("\n")
}

/// A text as it may stand in XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
