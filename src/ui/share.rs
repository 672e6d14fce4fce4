//! How a link leaves the page: by the system's own sheet, by the clipboard, or by hand.

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

use crate::notation::link::Link;

/// What has become of a link that was to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sent {
    /// The system's sheet has taken it.
    Shared,
    /// It is on the clipboard.
    Copied,
    /// The person has closed the sheet.
    Cancelled,
    /// The browser allows neither: it stands on the page to be copied by hand.
    ByHand,
}

/// The address that opens a code on this page.
pub fn address(code: &str) -> String {
    let location = window().location();
    let page = location.href().unwrap_or_default();
    let page = page.split(['?', '#']).next().unwrap_or_default();
    format!("{page}{}{code}", Link::MARK)
}

/// Whether the system has a sheet for sharing.
pub fn has_sheet() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Gives an address to the system's sheet, or else to the clipboard.
pub async fn send(title: String, text: String, address: String) -> Sent {
    let content = ShareData::new();
    content.set_title(&title);
    content.set_text(&text);
    content.set_url(&address);
    let navigator = window().navigator();
    let is_taken = has_sheet()
        && !Reflect::get(&navigator, &"canShare".into())
            .is_ok_and(|can| can.is_function() && !navigator.can_share_with_data(&content));
    if is_taken {
        match JsFuture::from(navigator.share_with_data(&content)).await {
            Ok(_) => return Sent::Shared,
            Err(error) => {
                let name = Reflect::get(&error, &"name".into()).ok().and_then(|name| name.as_string());
                if name.as_deref() == Some("AbortError") {
                    return Sent::Cancelled;
                }
            }
        }
    }
    if copy(&address).await { Sent::Copied } else { Sent::ByHand }
}

/// Puts a text on the clipboard; whether the browser has allowed it.
pub async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    // Without a secure context there is no clipboard.
    if !Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}

/// Selects the text of a field, so that it can be copied by hand.
pub fn select(css: &str) {
    let field = document().query_selector(css).ok().flatten();
    if let Some(field) = field.and_then(|field| field.dyn_into::<web_sys::HtmlTextAreaElement>().ok()) {
        let _ = field.focus();
        field.select();
    }
}
