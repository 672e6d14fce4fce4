//! Setting up a game by link among people far apart.

use leptos::prelude::*;

use super::choice::rules_of_game;
use crate::engine::race::{First, Race};
use crate::engine::seat::{Seat, SeatSet};
use crate::notation::correspondence::Trust;
use crate::notation::record::{Start, clean_name};
use crate::ui::app::{App, app};
use crate::ui::far::NewFar;
use crate::ui::widget::{Icon, Pawn, page_head};
use crate::words::Message;
use crate::words::faults::refused_rules;

/// Who sits where, by how many play: the first is at this device.
const TABLES: [&[Seat]; 3] = [&[Seat::S, Seat::N], &[Seat::S, Seat::E, Seat::N], &[Seat::S, Seat::E, Seat::N, Seat::W]];

/// Why throws are believed, as the form names it.
const TRUSTS: [(&str, &str, &str); 2] =
    [("honest", "far-honest", "far-honest-help"), ("sealed", "far-sealed", "far-sealed-help")];

#[component]
pub fn FarPage() -> impl IntoView {
    let app = app();
    let table = RwSignal::new(0_usize);
    let names = RwSignal::new(remembered(app));
    let first = RwSignal::new(Seat::S);
    let is_sealed = RwSignal::new(false);
    let seats = move || TABLES[table.get()];
    let label = move |seat: Seat| {
        let chosen = names.with(|names| clean_name(&names[seat.index()]));
        if chosen.is_empty() { app.default_name(seat) } else { chosen }
    };
    // The rules ask for other seats.
    let fault = move || {
        let seats: SeatSet = seats().iter().copied().collect();
        Race::new(app.rules.get(), seats, First::ByThrow).err().map(refused_rules)
    };
    let begin = move |_| {
        if untrack(fault).is_some() {
            return;
        }
        let seats: SeatSet = TABLES[table.get_untracked()].iter().copied().collect();
        // Who begins gives the first seal: here it is the seat of this device.
        let can_begin = |seat: &Seat| seats.has(*seat) && !is_sealed.get_untracked();
        let first = Some(first.get_untracked()).filter(can_begin).unwrap_or(Seat::S);
        let start = Start::New { rules: app.rules.get_untracked(), seats, first: First::Named(first) };
        // The language's own names would differ from device to device.
        let names = Seat::ALL.map(|seat| seats.has(seat).then(|| untrack(|| label(seat))));
        let trust = if is_sealed.get_untracked() { Trust::Sealed([None; 4]) } else { Trust::Honest };
        NewFar { start, names, trust }.begin(app);
    };
    view! {
        <main class="page">
            {page_head("far-title")}
            <form class="new panel" on:submit=move |event| event.prevent_default()>
                <p>{move || app.say("far-text")}</p>
                <label class="field-line">
                    <span>{move || app.say("far-count")}</span>
                    <select data-field="count" on:change=move |event| table.set(event_target_value(&event).parse::<usize>().map_or(0, |count| count.clamp(2, 4) - 2))>
                        {TABLES.map(|seats| view! { <option value=seats.len()>{seats.len()}</option> }).collect_view()}
                    </select>
                </label>
                <ul class="places">
                    {move || seats().iter().enumerate().map(|(index, &seat)| view! {
                        <li class="place" data-seat=seat.letter().to_string()>
                            <Pawn shape=Signal::derive(move || app.pieces.get()[seat.index()])/>
                            <label class="far-name">
                                <span>{move || if index == 0 { app.say("far-you") } else { app.tell(&Message::new("far-player").number("number", index as i64 + 1)) }}</span>
                                <input class="field" type="text" maxlength="24" autocomplete="off" placeholder=move || app.default_name(seat)
                                    prop:value=move || names.with(|names| names[seat.index()].clone())
                                    on:input=move |event| names.update(|names| names[seat.index()] = event_target_value(&event))/>
                            </label>
                        </li>
                    }).collect_view()}
                </ul>
                {move || (!is_sealed.get()).then(|| view! { <label class="field-line">
                    <span>{move || app.say("far-begins")}</span>
                    <select data-field="first" on:change=move |event| first.set(Seat::from_letter(&event_target_value(&event)).unwrap_or(Seat::S))>
                        {move || seats().iter().map(|&seat| view! { <option value=seat.letter().to_string()>{move || label(seat)}</option> }).collect_view()}
                    </select>
                </label> })}
                <fieldset>
                    <legend>{move || app.say("far-throws")}</legend>
                    <div class="answers">
                        {TRUSTS.map(|(name, title, help)| {
                            let is_on = move || is_sealed.get() == (name == "sealed");
                            view! {
                                <label class="answer" data-on=move || is_on().to_string() data-answer=name>
                                    <input type="radio" class="hidden" name="trust" prop:checked=is_on on:change=move |_| is_sealed.set(name == "sealed")/>
                                    <b>{move || app.say(title)}</b>
                                    <small>{move || app.say(help)}</small>
                                </label>
                            }
                        }).collect_view()}
                    </div>
                    <details class="proof">
                        <summary>{move || app.say("far-how")}</summary>
                        <p>{move || app.say("far-how-secret")}</p>
                        <p>{move || app.say("far-how-turn")}</p>
                        <p>{move || app.say("far-how-check")}</p>
                    </details>
                </fieldset>
                {rules_of_game(app)}
                {move || fault().map(|fault| view! { <p class="refused" role="alert">{app.tell(&fault)}</p> })}
                <button type="button" class="button" data-kind="main" data-action="begin-far" aria-disabled=move || fault().map(|_| "true") on:click=begin>
                    <Icon name="go"/>{move || app.say("far-begin")}
                </button>
            </form>
        </main>
    }
}

/// One's own name from the last game, if it had one.
fn remembered(app: App) -> [String; 4] {
    let seats = app.settings.with_untracked(|settings| settings.seats.clone()).unwrap_or_default();
    let own = seats.names.into_iter().next().map(|name| clean_name(&name)).unwrap_or_default();
    [own, String::new(), String::new(), String::new()]
}
