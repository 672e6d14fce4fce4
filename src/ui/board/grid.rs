//! The real controls: a button for each square, laid over the drawing, with a name for those who hear it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::hand::Hand;
use super::keys;
use crate::engine::board::{Board, Square};
use crate::engine::race::Race;
use crate::play::scene::Outlook;
use crate::play::selection::{Selection, Tap};
use crate::play::table::{Expected, Message, Player};
use crate::store::choices;
use crate::ui::app::{App, app};
use crate::ui::focus;
use crate::ui::panel::{Card, outlook, pick_line};
use crate::words::{Message as Words, events, squares};

#[component]
pub fn Grid(board: Board, lie: Outlook, selection: Memo<Option<Selection>>) -> impl IntoView {
    let app = app();
    // The one square that Tab reaches; arrows move it.
    let focused = RwSignal::new(board.centre());
    let hand = Hand::new();
    // Found once for all squares: first what is drawn, then what is said, where only what is picked counts.
    let drawn =
        Memo::new(move |_| app.with_race(|_, race| cell_states(race, board, selection.get())).unwrap_or_default());
    let chooses = Memo::new(move |_| selection.with(Option::is_some));
    let said = Memo::new(move |_| {
        let picked = chooses.get().then(|| app.selection.get());
        app.with_race(|_, race| cell_states(race, board, picked)).unwrap_or_default()
    });
    let rows = (0..board.side()).map(|row| {
        let cells = (0..board.side()).map(|column| {
            let square = lie.square(board, row, column);
            view! { <Cell square=square focused=focused drawn=drawn said=said hand=hand/> }
        });
        view! { <div role="row">{cells.collect_view()}</div> }
    });
    let shape = Signal::derive(move || {
        let seat = app.with_race(|_, race| race.turn().index());
        app.pieces.get()[seat.unwrap_or(0)]
    });
    let let_go = move |event: leptos::ev::PointerEvent| {
        if let Some(square) = hand.up(board, &event) {
            tap(app, square);
        }
    };
    let label = move || {
        let has_keys = app.is_on(&choices::KEYS);
        let keys = has_keys.then(|| Words::new("board-label-keys"));
        app.tell_all(&[Words::new("board-label")].into_iter().chain(keys).collect::<Vec<Words>>())
    };
    let on_key = move |event: KeyboardEvent| {
        let now = focused.get_untracked();
        let Some(next) = moved(board, lie, now, &event).or_else(|| keys::along_track(app, &event, now)) else {
            if keys::command(app, &event) {
                event.prevent_default();
            }
            return;
        };
        event.prevent_default();
        focused.set(next);
        focus::focus(&format!("[data-square={}]", board.name(next)));
    };
    view! { <div class="grid" role="grid" data-size=board.side() aria-label=label on:keydown=on_key
            on:pointermove=move |event| hand.moved(app, &event) on:pointerup=let_go on:pointercancel=move |_| hand.cancel()>
            {rows.collect_view()}
        </div>
        {hand.view(shape)}
    }
}

/// What the board's squares are for a person who chooses, in the order of the squares.
type CellStates = Vec<Option<&'static str>>;

#[component]
fn Cell(
    square: Square,
    focused: RwSignal<Square>,
    drawn: Memo<CellStates>,
    said: Memo<CellStates>,
    hand: Hand,
) -> impl IntoView {
    let app = app();
    let state_in =
        move |states: Memo<CellStates>| states.with(|states| states.get(usize::from(square.0)).copied().flatten());
    let state = Memo::new(move |_| state_in(drawn));
    let sentences = Memo::new(move |_| {
        app.with_race(|_, race| {
            let choice = state_in(said).map(|state| choices(app, race, square, state));
            [squares::square(race, &app.names(), square), choice.unwrap_or_default()].concat()
        })
    });
    let label = move || sentences.with(|sentences| sentences.as_ref().map(|sentences| app.tell_all(sentences)));
    let name = untrack(|| app.with_race(|_, race| race.course().board.name(square)));
    // A mouse that rests on a square is told by the browser what the square's card tells; nobody else has it read out.
    let is_pointed_at = RwSignal::new(false);
    let facts = move || is_pointed_at.get().then(|| facts(app, square)).flatten();
    view! {
        <span role="gridcell">
            <button type="button"
                data-square=name
                data-state=move || state.get()
                tabindex=move || if focused.get() == square { 0 } else { -1 }
                aria-label=label
                title=facts
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
                on:pointerenter=move |event| if event.pointer_type() == "mouse" {
                    app.hovered.set(Some(square));
                    is_pointed_at.set(true);
                }
                on:pointerleave=move |_| {
                    app.hovered.set(None);
                    is_pointed_at.set(false);
                }
            ></button>
        </span>
    }
}

/// What stands on a square and who can get there, a line for each.
fn facts(app: App, square: Square) -> Option<String> {
    let names = app.names();
    let told = app.with_race(|_, race| {
        [squares::square(race, &names, square), squares::reached(race, &names, square)].concat()
    })?;
    Some(told.iter().map(|message| app.tell(message)).collect::<Vec<_>>().join("\n"))
}

fn cell_states(race: &Race, board: Board, selection: Option<Selection>) -> CellStates {
    let Some(selection) = selection else { return Vec::new() };
    let at = |step| race.course().square(race.turn(), step);
    let open = if selection.from.is_some() { selection.open_moves(race) } else { Vec::new() };
    let any = Selection { from: None, target: None, ..selection }.open_moves(race);
    let state = |square| {
        if selection.from == Some(square) {
            return Some("selected");
        }
        if open.iter().any(|candidate| at(candidate.plan.to) == square) {
            return Some("target");
        }
        any.iter().any(|candidate| at(candidate.plan.from) == square).then_some("movable")
    };
    board.squares().map(state).collect()
}

/// What a person can do with a square in this state, and what would come of it.
fn choices(app: App, race: &Race, square: Square, state: &str) -> Vec<Words> {
    let picked = app.selection.get();
    let word = |id: &'static str| vec![Words::new(id)];
    match state {
        "movable" => {
            let from = Selection { from: Some(square), target: None, ..picked };
            [word("square-movable"), pick_line(app, race, from)].concat()
        }
        "selected" => word("square-chosen"),
        _ => [word("square-target"), target_outlook(app, race, picked, square)].concat(),
    }
}

/// What a move of the selection to this square would do.
fn target_outlook(app: App, race: &Race, selection: Selection, square: Square) -> Vec<Words> {
    let course = race.course();
    let open = selection.open_moves(race);
    let here = open.iter().find(|candidate| course.square(race.turn(), candidate.plan.to) == square);
    here.map(|candidate| outlook(app, race, *candidate)).unwrap_or_default()
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
fn moved(board: Board, lie: Outlook, from: Square, event: &KeyboardEvent) -> Option<Square> {
    if event.alt_key() || event.meta_key() || event.shift_key() {
        return None; // the browser's own
    }
    let (row, column) = lie.row_column(board, from);
    let last = board.side() - 1;
    let at = |row, column| lie.square(board, row, column);
    Some(match (event.key().as_str(), event.ctrl_key()) {
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
