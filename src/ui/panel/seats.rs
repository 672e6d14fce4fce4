//! Who plays, whose turn it is, how many pawns of each are home.

use leptos::prelude::*;

use crate::engine::Stage;
use crate::engine::race::Race;
use crate::engine::race::finish::Leaving;
use crate::engine::race::side::Side;
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
    // Pawns home, or away from there, of those that have to be.
    let home = Memo::new(move |_| {
        let count = app.with_race(|_, race| {
            let rules = race.rules();
            let away = if rules.leaving == Leaving::WithOne { race.side(seat).at(Side::AWAY).count() } else { 0 };
            (race.side(seat).at(race.course().home()).count() + away, rules.pawns_to_bring_home())
        });
        count.unwrap_or_default()
    });
    let partner = Memo::new(move |_| {
        let partner = |race: &Race| race.team(seat).without(seat).iter().next();
        app.with_race(|_, race| partner(race)).flatten()
    });
    let with_partner = move || {
        let partner = partner.get()?;
        Some(app.tell(&Message::new("seat-partner").text("name", app.names().of(partner))))
    };
    // Partners bear the same sign.
    let team = move || {
        let sign = if seat.index().is_multiple_of(2) { "▲" } else { "●" };
        with_partner()
            .map(|told| view! { <span class="team" aria-hidden="true">{sign}</span><span class="hidden">{told}</span> })
    };
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
        app.tell(&Message::new("seat-home").number("ripe", ripe).number("all", all))
    };
    view! {
        <li class="seat" data-seat=seat.letter().to_string()
            aria-current=move || is_turn.get().then_some("true")>
            <Pawn shape=Signal::derive(move || app.pieces.get()[seat.index()])/>
            <span class="name">{move || app.names().of(seat).to_string()}</span>
            {team}
            <span class="kind">{kind}{move || with_partner().map(|told| view! { <span aria-hidden="true">" · " {told}</span> })}</span>
            <span class="basket" role="img" data-many=move || (home.get().1 > 5).then_some("") aria-label=basket_label>{basket}</span>
            {move || place.get().map(|place| view! { <b class="place-badge">{move || app.number(place)}</b> })}
        </li>
    }
}
