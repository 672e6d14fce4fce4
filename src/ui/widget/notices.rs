//! Messages at the top of the page, until a person closes them.

use leptos::prelude::*;

use super::{CopyButton, Icon};
use crate::ui::app::{App, Notice, NoticeKind, Offer, app};
use crate::ui::{far, houses, keeping, version};

#[component]
pub fn Notices() -> impl IntoView {
    let app = app();
    view! {
        <section class="notices" aria-label=move || app.say("notice-label")>
            {move || app.notices.get().into_iter().map(|notice| view! { <NoticeView notice=notice/> }).collect_view()}
        </section>
    }
}

#[component]
fn NoticeView(notice: Notice) -> impl IntoView {
    let app = app();
    let is_version = notice.kind == NoticeKind::Version;
    let closed = StoredValue::new(notice.clone());
    let close =
        move || app.notices.update(|notices| notices.retain(|other| closed.with_value(|closed| other != closed)));
    let messages = notice.messages;
    view! {
        <div class="notice" data-kind=notice.kind.name()>
            <Icon name=if is_version || notice.kind == NoticeKind::Info { "info" } else { "warning" }/>
            <div>
                <p>{move || app.tell_all(&messages)}</p>
                {notice.kept.clone().map(|text| view! {
                    <textarea class="kept" readonly rows="4" aria-label=move || app.say("notice-kept-text")>{text}</textarea>
                })}
            </div>
            <div class="notice-actions">
                {notice.offer.map(|offer| {
                    let (action, label) = names_of(&offer);
                    let accept = move |_| {
                        close();
                        accept(app, &offer);
                    };
                    view! {
                        <button type="button" class="button" data-kind="line" data-action=action on:click=accept>{move || app.say(label)}</button>
                    }
                })}
                {notice.kept.map(|text| view! {
                    <CopyButton text=Signal::stored(text) kind="line" field=".notice textarea"/>
                })}
                <button type="button" class="button" data-kind="quiet" aria-label=move || app.say("app-close") on:click=move |_| close()>
                    <Icon name="close"/>
                </button>
            </div>
        </div>
    }
}

/// The action of an offer, and what its button says.
fn names_of(offer: &Offer) -> (&'static str, &'static str) {
    match offer {
        Offer::OpenVersion => ("open-version", "notice-version-open"),
        Offer::Export => ("export", "stored-export"),
        Offer::PutBack(..) | Offer::PutHouseBack(..) => ("put-back", "notice-undo"),
        Offer::RestoreAll(_) => ("restore-all", "notice-undo"),
        Offer::Settings(_) => ("settings-back", "notice-undo"),
        Offer::OpenOther(_) => ("other", "far-open-other"),
    }
}

fn accept(app: App, offer: &Offer) {
    match offer {
        Offer::OpenVersion => version::open(),
        Offer::Export => keeping::export(app),
        Offer::PutBack(id, text) => keeping::put_back(app, id, text),
        Offer::PutHouseBack(id, text) => houses::put_back(app, id, text),
        Offer::RestoreAll(dump) => keeping::restore(app, dump),
        Offer::Settings(before) => app.set(|settings| *settings = (**before).clone()),
        Offer::OpenOther(record) => far::open_other(app, record),
    }
}
