//! Files that leave the page and come in, without any server.

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// How long a file's address is good for, in ms: some browsers ask before they save.
const GOOD_FOR_MS: u64 = 60_000;

/// A blob of a text.
pub fn blob(text: &str, kind: &str) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options).ok()
}

/// Has the browser save a file.
pub fn save(name: &str, content: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(content) else { return };
    if let Some(link) = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let revoke = move || drop(Url::revoke_object_url(&address));
    set_timeout(revoke, std::time::Duration::from_millis(GOOD_FOR_MS));
}

/// The text of a file.
///
/// # Errors
/// When the browser cannot read it.
pub async fn text(file: &Blob) -> Result<String, JsValue> {
    let text = JsFuture::from(file.text()).await?;
    text.as_string().ok_or(JsValue::NULL)
}

/// Today as it stands in the name of a file: `2026-11-30`.
pub fn today() -> String {
    // The Swedes write days so.
    js_sys::Date::new_0().to_locale_date_string("sv", &JsValue::UNDEFINED).into()
}
