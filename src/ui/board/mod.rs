//! The board: a drawing of the scene, hidden from readers, with real buttons laid over it.

mod beside;
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
use crate::engine::{Ending, Stage};
use crate::play::scene::{Floor, Outlook, scene};
use crate::play::selection::Selection;
use crate::play::table::{Expected, Player};
use feast::Feast;
use grid::Grid;

/// The board of the displayed moment. A person whose move it is can pick and play on it.
#[component]
pub fn BoardView() -> impl IntoView {
    let app = app();
    let floor = Memo::new(move |_| app.with_race(|_, race| Floor::of(race)));
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
        {move || floor.get().map(|floor| (floor, outlook.get())).map(|(floor, outlook)| {
            let (board, frame) = (floor.board, floor.frame(outlook));
            view! {
                <div class="board" data-size=board.side()
                    style=("--wide", frame.width().to_string()) style=("--tall", frame.height().to_string())
                    style=("--above", frame.above.to_string()) style=("--right", frame.right.to_string())
                    style=("--below", frame.below.to_string()) style=("--left", frame.left.to_string())>
                    <svg viewBox=view_box(floor, outlook) aria-hidden="true" focusable="false">
                        <Ground floor=floor outlook=outlook/>
                        {move || is_won.get().then(|| view! { <Feast board=board/> })}
                        <SceneDrawing scene=drawn shapes=app.pieces/>
                    </svg>
                    <Grid board=board lie=outlook selection=selection beside=floor.beside/>
                </div>
            }
        })}
    }
}

/// The drawing's frame: 100 units a square, and what lies round the squares.
pub fn view_box(floor: Floor, outlook: Outlook) -> String {
    let frame = floor.frame(outlook);
    format!("{} {} {} {}", -frame.left, -frame.above, frame.width(), frame.height())
}
