//! Who plays, whose turn it is, how many pawns of each are home.

use leptos::prelude::*;

use crate::engine::Stage;
use crate::engine::seat::Seat;
use crate::play::table::Player;
use crate::ui::app::app;
use crate::ui::widget::Pawn;
use crate::words::Message;

#[component]
pub fn Seats() -> impl IntoView {
    let app = app();
    let seats =
        Memo::new(move |_| app.with_race(|_, race| race.seats().iter().collect::<Vec<Seat>>()).unwrap_or_default());
    view! {
        <ul class="seats" aria-label=move || app.say("seats-label")>
            {move || seats.get().into_iter().map(|seat| view! { <SeatView seat=seat/> }).collect_view()}
        </ul>
    }
}

#[component]
fn SeatView(seat: Seat) -> impl IntoView {
    let app = app();
    let is_turn = Memo::new(move |_| {
        app.with_race(|_, race| match race.stage() {
            Stage::Chance(turn) | Stage::Choice(turn) => turn == seat,
            Stage::Dead | Stage::Over(_) => false,
        })
        .unwrap_or(false)
    });
    let home = Memo::new(move |_| {
        app.with_race(|_, race| {
            let home = race.course().home();
            let pawns: Vec<bool> = race.side(seat).pawns().map(|(_, step)| step == home).collect();
            (pawns.iter().filter(|ripe| **ripe).count(), pawns.len())
        })
        .unwrap_or_default()
    });
    let place = Memo::new(move |_| app.with_race(|_, race| race.place(seat)).filter(|&place| place > 0));
    let kind = move || {
        let player = app.with_race(|table, _| table.player(seat)).unwrap_or(Player::Person);
        app.say(match (player, is_turn.get()) {
            (Player::Bot, _) => "seat-bot",
            (_, true) => "seat-to-move",
            (Player::Far, false) => "seat-far",
            (Player::Person, false) => "seat-person",
        })
    };
    let basket = move || {
        let (ripe, all) = home.get();
        (0..all)
            .map(|index| {
                let id = if index < ripe { "#fruit-ripe" } else { "#fruit-raw" };
                view! { <svg viewBox="0 0 48 48" aria-hidden="true"><use href=id></use></svg> }
            })
            .collect_view()
    };
    let basket_label = move || {
        let (ripe, all) = home.get();
        app.tell(&Message::new("seat-home").number("ripe", ripe as i64).number("all", all as i64))
    };
    view! {
        <li class="seat" data-seat=seat.letter().to_string()
            aria-current=move || is_turn.get().then_some("true")>
            <Pawn shape=Signal::derive(move || app.pieces.get()[seat.index()])/>
            <span class="name">{move || app.names().of(seat).to_string()}</span>
            <span class="kind">{kind}</span>
            <span class="basket" role="img" aria-label=basket_label>{basket}</span>
            {move || place.get().map(|place| view! { <b class="place-badge">{move || app.number(place)}</b> })}
        </li>
    }
}
