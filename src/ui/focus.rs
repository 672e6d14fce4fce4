//! Where the keyboard's focus goes when what had it is gone, or when a text is jumped to.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::FocusOptions;

/// Puts the focus on what a selector finds first, also on a heading; answers whether there was anything.
pub fn focus(selector: &str) -> bool {
    focus_with(selector, &FocusOptions::new())
}

fn focus_with(selector: &str, options: &FocusOptions) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    let Some(element) = found.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) else { return false };
    if element.tab_index() < 0 && !element.has_attribute("tabindex") {
        let _ = element.set_attribute("tabindex", "-1");
    }
    element.focus_with_options(options).is_ok()
}

/// Takes the focus from whatever has it. A browser lays out the whole page when something that has the focus goes, also in
/// the middle of a change; what is let go of before changes costs nothing.
pub fn let_go() {
    if let Some(element) =
        document().active_element().and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _ = element.blur();
    }
}

/// Whether nothing on the page has the focus.
pub fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// Another page begins at its heading, where nothing else has taken the focus.
pub fn heading() {
    if is_lost() {
        // The page stands at its top already; whoever has scrolled since stays there.
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        focus_with("main h1", &still);
    }
}
