//! The real controls: a button for each square, laid over the drawing, with a name for those who hear it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::beside::BesideBoard;
use super::hand::Hand;
use super::keys;
use crate::engine::board::{Board, Square};
use crate::engine::race::Race;
use crate::engine::seat::SeatSet;
use crate::play::scene::Outlook;
use crate::play::selection::{Selection, Tap};
use crate::play::spot::Spot;
use crate::play::table::{Expected, Message, Player};
use crate::store::choices;
use crate::ui::app::{App, app};
use crate::ui::focus;
use crate::ui::panel::{Card, outlook, pick_line};
use crate::words::{Message as Words, events, squares};

#[component]
pub fn Grid(
    board: Board,
    lie: Outlook,
    selection: Memo<Option<Selection>>,
    /// The seats whose pawns can stand beside the board.
    beside: SeatSet,
) -> impl IntoView {
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
        let seat = app.with_race(|_, race| race.mover().index());
        app.pieces.get()[seat.unwrap_or(0)]
    });
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
            on:pointermove=move |event| hand.moved(app, &event) on:pointerup=move |event| let_go(app, hand, board, &event) on:pointercancel=move |_| hand.cancel()>
            {rows.collect_view()}
        </div>
        {beside.iter().map(|seat| view! { <BesideBoard seat=seat side=lie.side_of(seat) board=board selection=selection hand=hand/> }).collect_view()}
        {hand.view(shape)}
    }
}

/// What the board's squares are for a person who chooses, in the order of the squares.
type CellStates = Vec<Option<&'static str>>;

/// A dragged pawn is let go: where that is is tapped.
pub fn let_go(app: App, hand: Hand, board: Board, event: &leptos::ev::PointerEvent) {
    if let Some(spot) = hand.up(board, event) {
        tap(app, spot);
    }
}

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
        let picked = state_in(said).map(|_| app.selection.get());
        app.with_race(|_, race| {
            let choice = picked.map(|picked| offers(app, race, square.into(), picked));
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
                        tap(app, square.into());
                    }
                }
                on:pointerdown=move |event| hand.down(app, square.into(), &event)
                on:contextmenu=move |event| {
                    event.prevent_default();
                    app.card.set(Some(Card::Square(square)));
                }
                on:focus=move |_| app.hover(Some(square.into()))
                on:blur=move |_| app.hover(None)
                on:pointerenter=move |event| if event.pointer_type() == "mouse" {
                    app.hover(Some(square.into()));
                    is_pointed_at.set(true);
                }
                on:pointerleave=move |_| {
                    app.hover(None);
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

/// What every square is for a person who chooses.
fn cell_states(race: &Race, board: Board, selection: Option<Selection>) -> CellStates {
    board.squares().map(|square| spot_state(race, square.into(), selection)).collect()
}

/// What a spot is for a person who chooses: `selected`, `target`, `movable`.
pub fn spot_state(race: &Race, spot: Spot, selection: Option<Selection>) -> Option<&'static str> {
    let selection = selection?;
    if selection.from == Some(spot) {
        return Some("selected");
    }
    let leads_here = Selection { target: Some(spot), ..selection };
    if selection.from.is_some()
        && selection.target.is_none_or(|target| target == spot)
        && !leads_here.open_moves(race).is_empty()
    {
        return Some("target");
    }
    let leaves_here = Selection { from: Some(spot), target: None, ..selection };
    (!leaves_here.open_moves(race).is_empty()).then_some("movable")
}

/// What a person who has picked so much can do with a spot, and what would come of it.
pub fn offers(app: App, race: &Race, spot: Spot, picked: Selection) -> Vec<Words> {
    let word = |id: &'static str| vec![Words::new(id)];
    match spot_state(race, spot, Some(picked)) {
        Some("movable") => {
            let from = Selection { from: Some(spot), target: None, ..picked };
            [word("square-movable"), pick_line(app, race, from)].concat()
        }
        Some("selected") => word("square-chosen"),
        Some(_) => [word("square-target"), target_outlook(app, race, picked, spot)].concat(),
        None => Vec::new(),
    }
}

/// What a move of the selection to this spot would do.
fn target_outlook(app: App, race: &Race, selection: Selection, spot: Spot) -> Vec<Words> {
    let here = Selection { target: Some(spot), ..selection }.open_moves(race);
    here.first().map(|candidate| outlook(app, race, *candidate)).unwrap_or_default()
}

/// A tap, or Enter, on a spot.
pub fn tap(app: App, spot: Spot) {
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
            Expected::Move(_, Player::Person) => Ok(selection.tap(race, spot)),
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
            app.selection.set(Selection { from: Some(spot), target: None, ..selection });
        }
        Some(Ok(Tap::Play(choice))) => app.performer.send(app, Message::Play(crate::engine::Action::Move(choice))),
        Some(Ok(Tap::Pick(selection))) => app.selection.set(selection),
        Some(Ok(Tap::Refuse(refusal))) => {
            app.selection.update(|selection| selection.from = None);
            app.refusal.set(untrack(|| app.with_race(|_, race| events::refusal(race.course(), refusal))));
        }
        Some(Ok(Tap::OutOfReach(spot))) => {
            app.selection.update(|selection| selection.from = None);
            app.refusal.set(Some(match spot {
                Spot::Square(square) => {
                    let name = untrack(|| app.with_race(|_, race| race.course().board.name(square)));
                    Words::new("refusal-out-of-reach").text("square", name.unwrap_or_default())
                }
                Spot::Beside(_) => Words::new("refusal-beside"),
            }));
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
