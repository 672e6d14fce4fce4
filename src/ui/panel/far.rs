//! In place of the cowries: what a game by link waits for.

use leptos::prelude::*;

use super::Card;
use super::share::LinkOut;
use crate::engine::seat::Seat;
use crate::notation::Link;
use crate::ui::app::{App, app};
use crate::ui::far::{self, Wait};
use crate::ui::share;
use crate::ui::widget::Icon;
use crate::words::Message;

#[component]
pub fn FarPanel(wait: Wait) -> impl IntoView {
    let app = app();
    let about =
        move |id: &'static str, seat: Seat| move || app.tell(&Message::new(id).text("name", app.names().of(seat)));
    let send = move |_| {
        far::send(app);
        app.card.set(Some(Card::SendTurn));
    };
    let paste = move || {
        view! {
            <button type="button" class="button" data-kind="line" data-action="paste" on:click=move |_| app.card.set(Some(Card::Open))>
                {move || app.say("far-paste")}
            </button>
        }
    };
    let Some((name, title, text)) = told(app, wait) else { return ().into_any() };
    app.voice.say(untrack(|| app.tell_all(&[title.clone(), text.clone()])));
    let actions = match wait {
        Wait::Send(seat) => view! {
            <button type="button" class="button" data-kind="main" data-action="send" on:click=send>
                <Icon name="share"/><span>{about("far-send", seat)}</span>
            </button>
        }
        .into_any(),
        Wait::Sent(_) => view! {
            {paste()}
            <button type="button" class="button" data-kind="line" data-action="send" on:click=send>{move || app.say("far-send-again")}</button>
        }
        .into_any(),
        Wait::Claim(seat) => view! {
            <button type="button" class="button" data-kind="main" data-action="claim" on:click=move |_| far::claim(app, seat)>
                {about("far-claim-yes", seat)}
            </button>
            {paste()}
        }
        .into_any(),
        Wait::LookOn(_) | Wait::SendLast => paste().into_any(),
    };
    view! {
        <section class="result panel" data-far=name>
            <header><div><h2>{move || app.tell(&title)}</h2><p>{move || app.tell(&text)}</p></div></header>
            <div class="actions">{actions}</div>
        </section>
    }
    .into_any()
}

/// What the page waits for: the panel's name, title and text. The end of a game offers its last link itself.
fn told(app: App, wait: Wait) -> Option<(&'static str, Message, Message)> {
    let is_gathering = untrack(|| far::is_gathering(app));
    let about = |id: &'static str, seat: Seat| Message::new(id).text("name", untrack(|| app.names()).of(seat));
    Some(match wait {
        Wait::Send(seat) if is_gathering => ("send", Message::new("far-invited"), about("far-invited-text", seat)),
        Wait::Send(seat) => ("send", Message::new("far-turn-over"), about("far-turn-over-text", seat)),
        Wait::Sent(seat) => ("sent", about("far-waiting", seat), Message::new("far-waiting-text")),
        Wait::Claim(seat) => ("claim", about("far-claim", seat), Message::new("far-claim-text")),
        Wait::LookOn(seat) => ("look-on", Message::new("far-looking-on"), about("far-looking-on-text", seat)),
        Wait::SendLast => return None,
    })
}

/// The link with one's turn, to be sent to whoever is next.
#[component]
pub fn SendTurn() -> impl IntoView {
    let app = app();
    let code = untrack(|| far::outgoing(app)).and_then(|outgoing| Link::Correspondence(outgoing.ok()?).encode().ok());
    let next = untrack(|| far::wait(app)).and_then(|wait| match wait {
        Wait::Send(seat) | Wait::Sent(seat) | Wait::Claim(seat) | Wait::LookOn(seat) => Some(seat),
        Wait::SendLast => None,
    });
    let id = if untrack(|| far::is_gathering(app)) { "far-invite-message" } else { "far-turn-message" };
    let text = Signal::derive(move || match next {
        Some(seat) => app.tell(&Message::new(id).text("name", app.names().of(seat))),
        None => app.say("share-message"),
    });
    match code {
        Some(code) => view! {
            <div class="card-body share"><LinkOut address=Signal::stored(share::address(&code)) text=text/></div>
        }
        .into_any(),
        None => {
            view! { <div class="card-body"><p class="refused" role="alert">{move || app.say("far-too-long")}</p></div> }
                .into_any()
        }
    }
}
