//! A game as a small drawing.

use leptos::prelude::*;

use super::{Ground, SceneDrawing, view_box};
use crate::play::scene::{Floor, Outlook, Scene};

#[component]
pub fn SmallBoard(
    floor: Option<Floor>,
    #[prop(into)] scene: Signal<Scene>,
    /// Which of the four pawn shapes each seat has.
    #[prop(into)]
    shapes: Signal<[u8; 4]>,
) -> impl IntoView {
    view! {
        <div class="resume-board">
            {floor.map(|floor| view! {
                <svg class="mini" viewBox=view_box(floor, Outlook::default()) aria-hidden="true">
                    <Ground floor=floor outlook=Outlook::default()/>
                    <SceneDrawing scene=scene shapes=shapes/>
                </svg>
            })}
        </div>
    }
}
