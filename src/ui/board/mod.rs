//! The board: a drawing of the scene, hidden from readers, with real buttons laid over it.

mod chalk;
mod drawing;
mod feast;
mod grid;
mod ground;
mod hand;
mod keys;
mod motion;
mod small;

use leptos::prelude::*;

pub use drawing::SceneDrawing;
pub use ground::Ground;
pub use keys::KeyList;
pub use motion::animate;
pub use small::SmallBoard;

use super::app::app;
use crate::engine::board::Board;
use crate::engine::{Ending, Stage};
use crate::play::scene::scene;
use crate::play::selection::Selection;
use crate::play::table::{Expected, Player};
use feast::Feast;
use grid::Grid;

/// The board of the displayed moment. A person whose move it is can pick and play on it.
#[component]
pub fn BoardView() -> impl IntoView {
    let app = app();
    let board = Memo::new(move |_| app.with_race(|_, race| race.course().board));
    // What is picked, or else what the pointer or the keyboard is on, if it can move.
    let selection = Memo::new(move |_| -> Option<Selection> {
        let chooses = app.is_present()
            && app.with_race(|table, _| matches!(table.expected(), Expected::Move(_, Player::Person))).unwrap_or(false);
        if !chooses {
            return None;
        }
        let selection = app.selection.get();
        let hovered = app.hovered.get().filter(|_| selection.from.is_none());
        let looked_at = Selection { from: hovered, ..selection };
        let moves = |selection: Selection| app.with_race(|_, race| !selection.open_moves(race).is_empty());
        Some(if hovered.is_some() && moves(looked_at) == Some(true) { looked_at } else { selection })
    });
    let outlook = Memo::new(move |_| app.outlook());
    let drawn = Memo::new(move |_| {
        let outlook = outlook.get();
        app.with_race(|_, race| {
            let selection = selection.get().filter(|_| matches!(race.stage(), Stage::Choice(_)));
            scene(race, selection).seen(race.course().board, outlook)
        })
        .unwrap_or_default()
    });
    let is_won = Memo::new(move |_| {
        let outcome = app.with_race(|_, race| match race.stage() {
            Stage::Over(outcome) => Some(outcome.ending),
            _ => None,
        });
        outcome.flatten() == Some(Ending::Won)
    });
    view! {
        {move || board.get().map(|board| (board, outlook.get())).map(|(board, outlook)| view! {
            <div class="board" data-size=board.side()>
                <svg viewBox=view_box(board) aria-hidden="true" focusable="false">
                    <Ground board=board outlook=outlook/>
                    {move || is_won.get().then(|| view! { <Feast board=board/> })}
                    <SceneDrawing scene=drawn shapes=app.pieces/>
                </svg>
                <Grid board=board lie=outlook selection=selection/>
            </div>
        })}
    }
}

/// The drawing's frame: 100 units a square and a margin of 12.
pub fn view_box(board: Board) -> String {
    let size = u32::from(board.side()) * 100 + 24;
    format!("-12 -12 {size} {size}")
}
