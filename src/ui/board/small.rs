//! A game as a small drawing.

use leptos::prelude::*;

use super::{Ground, SceneDrawing, view_box};
use crate::engine::board::Board;
use crate::play::scene::{Outlook, Scene};

#[component]
pub fn SmallBoard(
    board: Option<Board>,
    #[prop(into)] scene: Signal<Scene>,
    /// Which of the four pawn shapes each seat has.
    #[prop(into)]
    shapes: Signal<[u8; 4]>,
) -> impl IntoView {
    view! {
        <div class="resume-board">
            {board.map(|board| view! {
                <svg class="mini" viewBox=view_box(board) aria-hidden="true">
                    <Ground board=board outlook=Outlook::default()/>
                    <SceneDrawing scene=scene shapes=shapes/>
                </svg>
            })}
        </div>
    }
}
