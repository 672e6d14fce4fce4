//! In place of the cowries: what a game by link waits for.

use leptos::prelude::*;

use super::Card;
use super::share::LinkOut;
use crate::engine::seat::Seat;
use crate::notation::Link;
use crate::ui::app::app;
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
    let (name, body) = match wait {
        Wait::Send(seat) => {
            let is_gathering = untrack(|| far::is_gathering(app));
            let (title, text) = if is_gathering { ("far-invited", "far-invited-text") } else { ("far-turn-over", "far-turn-over-text") };
            (
                "send",
                view! {
                    <header><div><h2>{move || app.say(title)}</h2><p>{about(text, seat)}</p></div></header>
                    <div class="actions">
                        <button type="button" class="button" data-kind="main" data-action="send" on:click=send>
                            <Icon name="share"/><span>{about("far-send", seat)}</span>
                        </button>
                    </div>
                }
                .into_any(),
            )
        }
        Wait::Sent(seat) => (
            "sent",
            view! {
                <header><div><h2>{about("far-waiting", seat)}</h2><p>{move || app.say("far-waiting-text")}</p></div></header>
                <div class="actions">
                    {paste()}
                    <button type="button" class="button" data-kind="line" data-action="send" on:click=send>{move || app.say("far-send-again")}</button>
                </div>
            }
            .into_any(),
        ),
        Wait::Claim(seat) => (
            "claim",
            view! {
                <header><div><h2>{about("far-claim", seat)}</h2><p>{move || app.say("far-claim-text")}</p></div></header>
                <div class="actions">
                    <button type="button" class="button" data-kind="main" data-action="claim" on:click=move |_| far::claim(app, seat)>
                        {about("far-claim-yes", seat)}
                    </button>
                    {paste()}
                </div>
            }
            .into_any(),
        ),
        Wait::LookOn(seat) => (
            "look-on",
            view! {
                <header><div><h2>{move || app.say("far-looking-on")}</h2><p>{about("far-looking-on-text", seat)}</p></div></header>
                <div class="actions">{paste()}</div>
            }
            .into_any(),
        ),
        // The result offers it.
        Wait::SendLast => return None,
    };
    Some(view! { <section class="result panel" data-far=name role="status">{body}</section> })
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
