//! Cowries: at rest in a heap, tumbling, and fallen.

use leptos::prelude::*;

use crate::engine::throw::{Shells as Handful, Throw};

/// Where each shell of a throw comes to rest: x, y and an angle in degrees; mouths up come first.
type Place = (f32, f32, f32);

const FOUR: [[Place; 4]; 5] = [
    [(22.0, 28.0, -32.0), (78.0, 10.0, 16.0), (130.0, 32.0, -12.0), (184.0, 12.0, 30.0)],
    [(26.0, 20.0, -18.0), (84.0, 8.0, 24.0), (130.0, 40.0, -64.0), (182.0, 14.0, 8.0)],
    [(20.0, 26.0, 22.0), (78.0, 10.0, -34.0), (128.0, 34.0, 12.0), (184.0, 12.0, -20.0)],
    [(18.0, 14.0, -10.0), (72.0, 34.0, 38.0), (126.0, 8.0, -26.0), (182.0, 28.0, 16.0)],
    [(24.0, 12.0, 14.0), (76.0, 32.0, -30.0), (130.0, 12.0, 28.0), (182.0, 30.0, -12.0)],
];
const MORE: [Place; 8] = [
    (4.0, 6.0, -16.0),
    (70.0, 0.0, 20.0),
    (136.0, 6.0, -26.0),
    (200.0, 0.0, 14.0),
    (32.0, 64.0, 26.0),
    (98.0, 64.0, -12.0),
    (164.0, 66.0, 30.0),
    (216.0, 62.0, -20.0),
];

/// Where so many shells lie for a throw, and their width and height.
fn places(handful: Handful, throw: Throw) -> (&'static [Place], f32, f32) {
    if handful.count() == 4 {
        (&FOUR[usize::from(throw.0)], 60.0, 79.0)
    } else {
        (&MORE[..usize::from(handful.count())], 42.0, 55.0)
    }
}

/// The shells of a throw, or the heap before one. While they tumble no value is told; a new number makes new shells,
/// so that they tumble anew.
#[component]
pub fn Shells(
    handful: Handful,
    /// The throw and its number in the game.
    #[prop(into)]
    thrown: Signal<Option<(Throw, usize)>>,
    #[prop(into)] is_tumbling: Signal<bool>,
) -> impl IntoView {
    view! {
        <svg class="shells" viewBox="0 0 260 124" aria-hidden="true">
            {move || match thrown.get() {
                None => view! { <g class="heap"><use href="#throw-wait" width="260" height="124"></use></g> }.into_any(),
                Some((throw, _)) => {
                    let moving = is_tumbling.get_untracked();
                    fallen(handful, throw, moving).into_any()
                }
            }}
        </svg>
    }
}

fn fallen(handful: Handful, throw: Throw, is_moving: bool) -> impl IntoView {
    let (places, width, height) = places(handful, throw);
    places.iter().enumerate().map(|(index, &(x, y, angle))| {
        let is_up = index < usize::from(throw.0);
        let shadow = format!("translate({} {}) rotate({angle} {} {})", x + 2.5, y + 5.0, width / 2.0, height / 2.0);
        let turn = format!("rotate({angle} {} {})", x + width / 2.0, y + height / 2.0);
        view! {
            <g class="shell" data-index=index data-face=if is_up { "up" } else { "down" } data-moving=is_moving.then_some("throw")>
                <use class="shell-cast" href="#shell-shadow" width=width height=height transform=shadow></use>
                <g class="shell-body">
                    <use href=if is_up { "#cowrie-up" } else { "#cowrie-down" } x=x y=y width=width height=height transform=turn></use>
                </g>
            </g>
        }
    }).collect_view()
}

/// A row of small shells that shows a throw.
#[component]
pub fn MiniShells(handful: Handful, throw: Throw) -> impl IntoView {
    let shells = (0..handful.count()).map(|index| {
        let id = if index < throw.0 { "#cowrie-up" } else { "#cowrie-down" };
        view! { <svg viewBox="0 0 64 84"><use href=id></use></svg> }
    });
    view! { <span class="mini-shells" aria-hidden="true">{shells.collect_view()}</span> }
}
