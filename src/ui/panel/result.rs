//! The end of a game, in place of the tray.

use leptos::prelude::*;

use super::Card;
use crate::engine::race::finish::Leaving;
use crate::engine::race::side::Side;
use crate::engine::seat::Seat;
use crate::engine::{Ending, Outcome, Stage};
use crate::play::correspondence::{Verdict, check};
use crate::ui::app::{View, app};
use crate::ui::far::{self, Wait};
use crate::ui::opening::NewGame;
use crate::ui::widget::{Icon, Pawn};
use crate::words::{Message, events};

#[component]
pub fn ResultPanel(outcome: Outcome) -> impl IntoView {
    let app = app();
    let is_won = outcome.ending == Ending::Won;
    // In teams both partners have won.
    let winners: Vec<Seat> = Seat::ALL.into_iter().filter(|seat| is_won && outcome.places[seat.index()] == 1).collect();
    let shape = move |seat: Seat| Signal::derive(move || app.pieces.get()[seat.index()]);
    let mut seats: Vec<Seat> = Seat::ALL.into_iter().filter(|seat| outcome.places[seat.index()] > 0).collect();
    seats.sort_by_key(|seat| outcome.places[seat.index()]);
    // In a draw those who are still on the way stand side by side.
    let equals: Vec<Seat> =
        untrack(|| app.with_race(|_, race| race.seats().iter().filter(|&seat| race.place(seat) == 0).collect()))
            .unwrap_or_default();
    let home = move |seat: Seat| {
        let count = app.with_race(|_, race| {
            let side = race.side(seat);
            let away = if race.rules().leaving == Leaving::WithOne { side.at(Side::AWAY).count() } else { 0 };
            side.at(race.course().home()).count() + away
        });
        count.unwrap_or(0)
    };
    // Why a game is drawn is told by the banner.
    let heading = move || {
        if is_won { app.tell(&events::over(&app.names(), outcome)) } else { app.say("result-drawn") }
    };
    let note = move || {
        let is_assisted = app.table.with(|table| table.as_ref().is_some_and(|table| table.is_assisted()));
        let id = if is_assisted { Some("result-assisted") } else { is_won.then_some("result-won") };
        id.map(|id| view! { <p>{app.say(id)}</p> })
    };
    // Of a game by link: whether its throws are proven.
    let trust = move || {
        let id = match check(&far::outgoing(app)?.ok()?) {
            Ok(Verdict::Proven) => "far-proven",
            Ok(Verdict::Honest) => "far-trusted",
            Err(_) => return None,
        };
        Some(view! { <p class="trust">{app.say(id)}</p> })
    };
    let is_unsent = move || far::wait(app) == Some(Wait::SendLast);
    let send_last = move |_| {
        far::send(app);
        app.card.set(Some(Card::SendTurn));
    };
    view! {
        <section class="result panel" data-outcome=if is_won { "won" } else { "drawn" }>
            <header>
                {winners.iter().map(|&seat| view! { <Pawn shape=shape(seat)/> }).collect_view()}
                {(!is_won).then(|| view! { <span class="equals">{equals.iter().map(|&seat| view! { <Pawn shape=shape(seat)/> }).collect_view()}</span> })}
                <div>
                    <h2>{heading}</h2>
                    {note}
                </div>
            </header>
            <ol class="result-places">
                {seats.into_iter().map(|seat| view! {
                    <li>
                        <Pawn shape=shape(seat)/>
                        <b class="place-badge">{move || app.number(outcome.places[seat.index()])}</b>
                        <span class="name">{move || app.names().of(seat).to_string()}</span>
                        <small>{move || app.tell(&Message::new("result-home").number("count", home(seat)))}</small>
                    </li>
                }).collect_view()}
            </ol>
            {trust}
            <div class="actions">
                {move || is_unsent().then(|| view! {
                    <button type="button" class="button" data-kind="main" data-action="send" on:click=send_last>
                        <Icon name="share"/><span>{move || app.say("far-send-last")}</span>
                    </button>
                })}
                <button type="button" class="button" data-kind=move || if is_unsent() { "line" } else { "main" } data-action="again" on:click=move |_| NewGame::begin_again(app)>
                    {move || app.say("result-again")}
                </button>
                <button type="button" class="button" data-kind="line" on:click=move |_| app.go(View::Start)>
                    {move || app.say("result-start")}
                </button>
                <button type="button" class="button" data-kind="line" data-action="record" on:click=move |_| app.card.set(Some(Card::Record))>
                    <Icon name="copy"/><span>{move || app.say("menu-record")}</span>
                </button>
            </div>
        </section>
    }
}

/// The outcome of the displayed game, once it is over.
pub fn outcome_shown() -> Option<Outcome> {
    let app = app();
    app.with_race(|_, race| match race.stage() {
        Stage::Over(outcome) => Some(outcome),
        _ => None,
    })
    .flatten()
}
