//! The real controls: a button for each square, laid over the drawing, with a name for those who hear it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::hand::Hand;
use crate::engine::board::{Board, Square};
use crate::play::scene::Outlook;
use crate::play::selection::{Selection, Tap};
use crate::play::table::{Expected, Message, Player};
use crate::store::choices;
use crate::ui::app::{App, app};
use crate::ui::panel::Card;
use crate::words::{Message as Words, events, squares};

#[component]
pub fn Grid(board: Board, outlook: Outlook, selection: Memo<Option<Selection>>) -> impl IntoView {
    let app = app();
    // The one square that Tab reaches; arrows move it.
    let focused = RwSignal::new(board.centre());
    let hand = Hand::new();
    let rows = (0..board.side()).map(|row| {
        let cells = (0..board.side()).map(|column| {
            let square = outlook.square(board, row, column);
            view! { <Cell square=square focused=focused selection=selection hand=hand/> }
        });
        view! { <div role="row">{cells.collect_view()}</div> }
    });
    let label = move || app.say("board-label");
    let shape = Signal::derive(move || {
        let seat = app.with_race(|_, race| race.turn().index());
        app.pieces.get()[seat.unwrap_or(0)]
    });
    let let_go = move |event: leptos::ev::PointerEvent| {
        if let Some(square) = hand.up(board, &event) {
            tap(app, square);
        }
    };
    let on_key = move |event: KeyboardEvent| {
        let Some(next) = moved(board, outlook, focused.get_untracked(), &event.key(), event.ctrl_key()) else { return };
        event.prevent_default();
        focused.set(next);
        let selector = format!("[data-square={}]", board.name(next));
        if let Ok(Some(button)) = document().query_selector(&selector) {
            use wasm_bindgen::JsCast;
            let _ = button.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    };
    view! { <div class="grid" role="grid" data-size=board.side() aria-label=label on:keydown=on_key
            on:pointermove=move |event| hand.moved(app, &event) on:pointerup=let_go on:pointercancel=move |_| hand.cancel()>
            {rows.collect_view()}
        </div>
        {hand.view(shape)}
    }
}

#[component]
fn Cell(square: Square, focused: RwSignal<Square>, selection: Memo<Option<Selection>>, hand: Hand) -> impl IntoView {
    let app = app();
    let state = Memo::new(move |_| app.with_race(|_, race| cell_state(race, square, selection.get())).flatten());
    let label = move || {
        app.with_race(|_, race| {
            let mut sentences = squares::square(race, &app.names(), square);
            sentences.extend(state.get().map(|state| match state {
                "movable" => Words::new("square-movable"),
                "selected" => Words::new("square-chosen"),
                _ => Words::new("square-target"),
            }));
            if let Some(target) = selection.get().filter(|_| state.get() == Some("target")) {
                sentences.extend(target_outlook(app, race, target, square));
            }
            app.tell_all(&sentences)
        })
    };
    let name = untrack(|| app.with_race(|_, race| race.course().board.name(square)));
    view! {
        <span role="gridcell">
            <button type="button"
                data-square=name
                data-state=move || state.get()
                tabindex=move || if focused.get() == square { 0 } else { -1 }
                aria-label=label
                on:click=move |_| {
                    focused.set(square);
                    if !hand.swallows_click() {
                        tap(app, square);
                    }
                }
                on:pointerdown=move |event| hand.down(app, square, &event)
                on:contextmenu=move |event| {
                    event.prevent_default();
                    app.card.set(Some(Card::Square(square)));
                }
                on:focus=move |_| app.hovered.set(Some(square))
                on:blur=move |_| app.hovered.set(None)
                on:pointerenter=move |event| if event.pointer_type() == "mouse" { app.hovered.set(Some(square)) }
                on:pointerleave=move |_| app.hovered.set(None)
            ></button>
        </span>
    }
}

fn cell_state(race: &crate::engine::race::Race, square: Square, selection: Option<Selection>) -> Option<&'static str> {
    let selection = selection?;
    let at = |step| race.course().square(race.turn(), step);
    let open = selection.open_moves(race);
    if selection.from == Some(square) {
        return Some("selected");
    }
    if selection.from.is_some() && open.iter().any(|candidate| at(candidate.plan.to) == square) {
        return Some("target");
    }
    let any = Selection { from: None, target: None, ..selection };
    any.open_moves(race).iter().any(|candidate| at(candidate.plan.from) == square).then_some("movable")
}

/// What a move of the selection to this square would do.
fn target_outlook(app: App, race: &crate::engine::race::Race, selection: Selection, square: Square) -> Vec<Words> {
    let course = race.course();
    let open = selection.open_moves(race);
    let here = open.iter().find(|candidate| course.square(race.turn(), candidate.plan.to) == square);
    let value = |slot| race.row().get(slot).map(|entry| course.shells.value(entry.throw));
    match here.and_then(|candidate| value(candidate.choice.slot).map(|value| (candidate, value))) {
        Some((candidate, value)) => events::outlook(race, &app.names(), candidate.choice.unit, value, &candidate.plan),
        None => Vec::new(),
    }
}

/// A tap, or Enter, on a square.
fn tap(app: App, square: Square) {
    if app.tumble.get_untracked().is_some() {
        return app.performer.reveal_now(app);
    }
    if app.looking.get_untracked().is_some() {
        return app.refusal.set(Some(Words::new("refusal-looking-back")));
    }
    let selection = app.selection.get_untracked();
    let tapped = app.table.with_untracked(|table| {
        let table = table.as_ref()?;
        let race = table.race();
        Some(match table.expected() {
            Expected::Move(_, Player::Person) => Ok(selection.tap(race, square)),
            Expected::Throw(_, Player::Person) => Err(Words::new("refusal-throw-first")),
            Expected::Decision => Err(Words::new("refusal-dead")),
            Expected::Nothing => Err(Words::new("refusal-over")),
            Expected::Throw(..) | Expected::Move(..) => Err(Words::new("refusal-somebody-else")),
        })
    });
    app.refusal.set(None);
    match tapped {
        None => {}
        // Where a person wants to see a move before it is made, the first tap only picks the pawn.
        Some(Ok(Tap::Play(_))) if selection.from.is_none() && untrack(|| app.answer(&choices::TAP)) == "twice" => {
            app.selection.set(Selection { from: Some(square), target: None, ..selection });
        }
        Some(Ok(Tap::Play(choice))) => app.performer.send(app, Message::Play(crate::engine::Action::Move(choice))),
        Some(Ok(Tap::Pick(selection))) => app.selection.set(selection),
        Some(Ok(Tap::Refuse(refusal))) => {
            app.selection.update(|selection| selection.from = None);
            app.refusal.set(untrack(|| app.with_race(|_, race| events::refusal(race.course(), refusal))));
        }
        Some(Ok(Tap::OutOfReach(square))) => {
            app.selection.update(|selection| selection.from = None);
            let name = untrack(|| app.with_race(|_, race| race.course().board.name(square))).unwrap_or_default();
            app.refusal.set(Some(Words::new("refusal-out-of-reach").text("square", name)));
        }
        Some(Err(message)) => app.refusal.set(Some(message)),
    }
}

/// The square that a key leads to; `None` for other keys. Escape is left to the page.
fn moved(board: Board, outlook: Outlook, from: Square, key: &str, with_control: bool) -> Option<Square> {
    let (row, column) = outlook.row_column(board, from);
    let last = board.side() - 1;
    let at = |row, column| outlook.square(board, row, column);
    Some(match (key, with_control) {
        ("ArrowUp", _) => at(row.saturating_sub(1), column),
        ("ArrowDown", _) => at((row + 1).min(last), column),
        ("ArrowLeft", _) => at(row, column.saturating_sub(1)),
        ("ArrowRight", _) => at(row, (column + 1).min(last)),
        ("Home", true) => at(0, 0),
        ("End", true) => at(last, last),
        ("Home", false) => at(row, 0),
        ("End", false) => at(row, last),
        _ => return None,
    })
}
