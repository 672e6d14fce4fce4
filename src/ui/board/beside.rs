//! The room beside the board at a seat's side: one button for all the pawns that wait there.

use leptos::prelude::*;

use super::grid::{let_go, offers, spot_state, tap};
use super::hand::Hand;
use crate::engine::board::Board;
use crate::engine::race::side::Side;
use crate::engine::seat::Seat;
use crate::play::selection::Selection;
use crate::play::spot::Spot;
use crate::ui::app::app;
use crate::words::Message;

#[component]
pub fn BesideBoard(
    seat: Seat,
    /// The side on which it is seen.
    side: Seat,
    board: Board,
    selection: Memo<Option<Selection>>,
    hand: Hand,
) -> impl IntoView {
    let app = app();
    let spot = Spot::Beside(seat);
    let state = Memo::new(move |_| app.with_race(|_, race| spot_state(race, spot, selection.get())).flatten());
    let label = move || {
        let picked = app.selection.get();
        let chooses = selection.with(Option::is_some);
        app.with_race(|_, race| {
            let names = app.names();
            let told = [("beside-off", Side::OFF), ("beside-away", Side::AWAY)].map(|(id, step)| {
                let count = race.side(seat).at(step).count();
                (count, Message::new(id).text("name", names.of(seat)).number("count", count))
            });
            let mut sentences: Vec<Message> =
                told.iter().filter(|(count, _)| *count > 0).map(|(_, message)| message.clone()).collect();
            if sentences.is_empty() {
                sentences.push(told[0].1.clone());
            }
            sentences.extend(chooses.then(|| offers(app, race, spot, picked)).into_iter().flatten());
            app.tell_all(&sentences)
        })
    };
    view! {
        <button type="button" class="beside"
            data-beside=seat.letter().to_string()
            data-side=side.letter().to_string()
            data-state=move || state.get()
            aria-label=label
            on:click=move |_| {
                if !hand.swallows_click() {
                    tap(app, spot);
                }
            }
            on:pointerdown=move |event| hand.down(app, spot, &event)
            on:pointermove=move |event| hand.moved(app, &event)
            on:pointerup=move |event| let_go(app, hand, board, &event)
            on:pointercancel=move |_| hand.cancel()
            on:focus=move |_| app.hover(Some(spot))
            on:blur=move |_| app.hover(None)
            on:pointerenter=move |event| if event.pointer_type() == "mouse" { app.hover(Some(spot)) }
            on:pointerleave=move |_| app.hover(None)
        ></button>
    }
}
