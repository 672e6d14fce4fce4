//! What a won game is adorned with: a kolam round the middle, and a garland of marigolds and mango leaves along the top.

use leptos::prelude::*;

use crate::engine::board::Board;

/// Flowers and leaves of one swag: across, from 0 to 100; `true` for a flower.
const SWAG: [(f32, bool); 7] =
    [(3.0, true), (18.0, false), (33.0, true), (50.0, true), (67.0, true), (82.0, false), (97.0, true)];

/// Lies below the pieces and hides nothing.
#[component]
pub fn Feast(board: Board) -> impl IntoView {
    let size = f32::from(board.side()) * 100.0;
    let swags = (0..board.side()).map(|index| {
        let left = f32::from(index) * 100.0;
        let hung = SWAG.map(|(across, is_flower)| {
            let (x, y) = (left + across, sag(across));
            if is_flower {
                let width = 19.0;
                view! { <use class="feast-flower" href="#marigold" x=x - width / 2.0 y=y - width / 2.0 width=width height=width></use> }
            } else {
                view! { <use class="feast-leaf" href="#mango-leaf" x=x - 6.0 y=y width="12" height="29"></use> }
            }
        });
        let (low, right) = (sag(50.0) * 2.0 - sag(0.0), left + 100.0);
        view! {
            <g class="feast-swag">
                <path class="feast-string" d=format!("M{left} {0}Q{1} {low} {right} {0}", sag(0.0), left + 50.0)/>
                {hung.collect_view()}
            </g>
        }
    });
    let kolam = 212.0;
    let corner = (size - kolam) / 2.0;
    view! {
        <g class="feast">
            <use class="feast-kolam" href="#feast-kolam" x=corner y=corner width=kolam height=kolam></use>
            <g class="feast-garland">{swags.collect_view()}</g>
        </g>
    }
}

/// How deep the string hangs, at a place from 0 to 100 between two nails.
fn sag(across: f32) -> f32 {
    let share = across / 50.0 - 1.0;
    17.0 - 18.0 * share * share
}
