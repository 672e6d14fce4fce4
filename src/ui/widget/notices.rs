//! Messages at the top of the page, until a person closes them.

use leptos::prelude::*;

use super::Icon;
use crate::ui::app::{Notice, NoticeKind, app};
use crate::ui::version;

#[component]
pub fn Notices() -> impl IntoView {
    let app = app();
    view! {
        <div class="notices">
            {move || app.notices.get().into_iter().map(|notice| view! { <NoticeView notice=notice/> }).collect_view()}
        </div>
    }
}

#[component]
fn NoticeView(notice: Notice) -> impl IntoView {
    let app = app();
    let is_error = notice.kind == NoticeKind::Error;
    let is_version = notice.kind == NoticeKind::Version;
    let closed = notice.clone();
    let close = move |_| app.notices.update(|notices| notices.retain(|other| *other != closed));
    let messages = notice.messages;
    view! {
        <section class="notice" data-kind=notice.kind.name() role=if is_error { "alert" } else { "status" }>
            <Icon name=if is_version || notice.kind == NoticeKind::Info { "info" } else { "warning" }/>
            <div>
                <p>{move || app.tell_all(&messages)}</p>
                {notice.kept.clone().map(|text| view! {
                    <textarea class="kept" readonly rows="4" aria-label=move || app.say("notice-kept-text")>{text}</textarea>
                })}
            </div>
            <div class="notice-actions">
                {is_version.then(|| view! {
                    <button type="button" class="button" data-kind="line" data-action="open-version" on:click=move |_| version::open()>
                        {move || app.say("notice-version-open")}
                    </button>
                })}
                {notice.kept.map(|text| view! {
                    <button type="button" class="button" data-kind="line" on:click=move |_| copy(&text)>
                        {move || app.say("app-copy")}
                    </button>
                })}
                <button type="button" class="button" data-kind="quiet" aria-label=move || app.say("app-close") on:click=close>
                    <Icon name="close"/>
                </button>
            </div>
        </section>
    }
}

/// Puts a text on the clipboard where the browser allows; the text stays on the page to be copied by hand.
pub fn copy(text: &str) {
    let navigator = window().navigator();
    // Without a secure context there is no clipboard.
    if js_sys::Reflect::has(&navigator, &"clipboard".into()).unwrap_or(false) {
        let _ = navigator.clipboard().write_text(text);
    }
}
