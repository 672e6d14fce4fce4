//! The card that gives a game away: as a link, a QR code, a picture.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::engine::Stage;
use crate::notation::link::Link;
use crate::notation::qr::Qr;
use crate::notation::{Position, Record};
use crate::play::table::Table;
use crate::ui::app::{App, app};
use crate::ui::picture;
use crate::ui::share::{self, Sent};
use crate::ui::widget::{CopyButton, Icon};

/// What is given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// The position on the board.
    Position,
    /// Every throw and move up to now.
    Game,
}

#[component]
pub fn Share() -> impl IntoView {
    let app = app();
    let has_moves = untrack(|| app.with_race(|table, _| table.timeline().cursor() > 0).unwrap_or(false));
    let what = RwSignal::new(What::Position);
    let code = Memo::new(move |_| {
        let what = what.get();
        app.with_race(|table, race| match what {
            What::Position => Link::Position(Position::of(race)),
            What::Game => Link::Game(record(table)),
        })
        .and_then(|link| link.encode().ok())
    });
    let address = Signal::derive(move || code.get().map(|code| share::address(&code)).unwrap_or_default());
    let choice = move |value: What, id: &'static str, name: &'static str| {
        view! {
            <button type="button" data-what=name aria-pressed=move || (what.get() == value).to_string() on:click=move |_| what.set(value)>
                {move || app.say(id)}
            </button>
        }
    };
    view! {
        <div class="card-body share">
            {has_moves.then(|| view! {
                <div class="switch" role="group" aria-label=move || app.say("share-what")>
                    {choice(What::Position, "share-position", "position")}
                    {choice(What::Game, "share-game", "game")}
                </div>
            })}
            {move || if code.with(Option::is_some) {
                view! { <LinkOut address=address text=Signal::derive(move || app.say("share-message"))/> }.into_any()
            } else {
                view! { <p class="refused" role="alert">{move || app.say("share-too-long")}</p> }.into_any()
            }}
            <h3>{move || app.say("share-picture")}</h3>
            <p>{move || app.say("share-picture-text")}</p>
            <div class="actions">
                <button type="button" class="button" data-kind="line" data-action="png"
                    on:click=move |_| spawn_local(picture::save_png(app, address.get_untracked()))>{"PNG"}</button>
                <button type="button" class="button" data-kind="line" data-action="svg"
                    on:click=move |_| picture::save_svg(app, &address.get_untracked())>{"SVG"}</button>
            </div>
        </div>
    }
}

/// A game's record as others may see it: while it runs, not what its throws will be.
pub fn record(table: &Table) -> Record {
    let record = table.record();
    let is_over = matches!(table.race().stage(), Stage::Over(_));
    Record { seed: record.seed.filter(|_| is_over), ..record }
}

/// A link to share, to copy, and to be read by another device's camera.
#[component]
pub fn LinkOut(
    #[prop(into)] address: Signal<String>,
    /// What is said with it.
    #[prop(into)]
    text: Signal<String>,
    /// Called when the link has left the page.
    #[prop(optional)]
    sent: Option<Callback<()>>,
) -> impl IntoView {
    let app = app();
    let qr = Memo::new(move |_| Qr::of(&address.get()));
    let told = RwSignal::new(None::<&'static str>);
    let send = move |_| {
        let (title, text, address) = (untrack(|| app.say("app-name")), text.get_untracked(), address.get_untracked());
        spawn_local(async move {
            let done = share::send(title, text, address).await;
            if done == Sent::ByHand {
                share::select(FIELD);
            }
            told.try_set(message(done));
            app.voice.say(untrack(|| message(done).map(|id| app.say(id)).unwrap_or_default()));
            if let Some(sent) = sent.filter(|_| done != Sent::Cancelled) {
                sent.run(());
            }
        });
    };
    view! {
        <textarea class="kept link" readonly rows="3" spellcheck="false" aria-label=move || app.say("share-link") prop:value=move || address.get()>
        </textarea>
        <div class="actions">
            {share::has_sheet().then(|| view! {
                <button type="button" class="button" data-kind="main" data-action="share" on:click=send>
                    <Icon name="share"/><span>{move || app.say("share-send")}</span>
                </button>
            })}
            <CopyButton text=address kind=if share::has_sheet() { "line" } else { "main" } field=FIELD/>
        </div>
        <p class="share-told">{move || told.get().map(|id| app.say(id))}</p>
        {move || match qr.get() {
            Some(qr) => view! { <QrDrawing qr=qr/> }.into_any(),
            None => view! { <p>{move || app.say("share-no-qr")}</p> }.into_any(),
        }}
    }
}

const FIELD: &str = "textarea.link";

fn message(done: Sent) -> Option<&'static str> {
    match done {
        Sent::Shared => Some("share-sent"),
        Sent::Copied => Some("app-copied"),
        Sent::ByHand => Some("app-copy-by-hand"),
        Sent::Cancelled => None,
    }
}

#[component]
fn QrDrawing(qr: Qr) -> impl IntoView {
    let app: App = app();
    view! {
        <svg class="qr" viewBox=format!("0 0 {0} {0}", qr.side) role="img" aria-label=move || app.say("share-qr")>
            <rect class="qr-light" width=qr.side height=qr.side/>
            <path class="qr-dark" d=qr.path/>
        </svg>
    }
}
