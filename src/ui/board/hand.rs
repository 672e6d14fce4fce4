//! What a finger or the mouse does on the board besides a tap: drag a pawn to where it goes, or press long to learn about a
//! square. Neither is ever needed.

use std::time::Duration;

use leptos::ev::PointerEvent;
use leptos::prelude::*;

use crate::engine::board::Board;
use crate::engine::seat::Seat;
use crate::play::selection::Selection;
use crate::play::spot::Spot;
use crate::ui::app::App;
use crate::ui::panel::Card;
use crate::ui::widget::Pawn;

/// How far a finger may stray in a tap, in CSS pixels.
const STRAY: f64 = 12.0;
const LONG: Duration = Duration::from_millis(550);

/// What a pressed finger or button is doing.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Press {
    /// Nothing, or a tap that is over.
    None,
    /// It may become a tap, a long press or a drag.
    Down { on: Spot, at: (f64, f64), number: u32 },
    /// A pawn follows it.
    Drag { at: (f64, f64) },
    /// It was no tap: the click that follows means nothing.
    Over,
}

/// A handle to the hand on the board.
#[derive(Clone, Copy)]
pub struct Hand {
    press: RwSignal<Press>,
    count: StoredValue<u32>,
}

impl Hand {
    pub fn new() -> Hand {
        Hand { press: RwSignal::new(Press::None), count: StoredValue::new(0) }
    }

    pub fn down(self, app: App, on: Spot, event: &PointerEvent) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        let number = self.count.get_value() + 1;
        self.count.set_value(number);
        self.press.set(Press::Down { on, at: place(event), number });
        let look = move || {
            let is_held =
                matches!(self.press.try_get_untracked(), Some(Press::Down { number: held, .. }) if held == number);
            if is_held && let Spot::Square(square) = on {
                self.press.set(Press::Over);
                app.card.set(Some(Card::Square(square)));
            }
        };
        set_timeout(look, LONG);
    }

    pub fn moved(self, app: App, event: &PointerEvent) {
        let now = place(event);
        match self.press.get_untracked() {
            Press::Down { on, at, .. } if (now.0 - at.0).hypot(now.1 - at.1) > STRAY => {
                let picked = Selection { from: Some(on), target: None, ..app.selection.get_untracked() };
                let can_go = untrack(|| {
                    app.is_present() && app.with_race(|_, race| !picked.open_moves(race).is_empty()) == Some(true)
                });
                if can_go {
                    app.refusal.set(None);
                    app.selection.set(picked);
                }
                self.press.set(if can_go { Press::Drag { at: now } } else { Press::Over });
            }
            Press::Drag { .. } => self.press.set(Press::Drag { at: now }),
            _ => {}
        }
    }

    /// The spot on which a dragged pawn is let go.
    pub fn up(self, board: Board, event: &PointerEvent) -> Option<Spot> {
        let Press::Drag { .. } = self.press.get_untracked() else { return None };
        self.press.set(Press::Over);
        let there = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
        let square = there.get_attribute("data-square").and_then(|name| board.named(&name)).map(Spot::Square);
        square.or_else(|| Seat::from_letter(&there.get_attribute("data-beside")?).map(Spot::Beside))
    }

    /// Lets go without doing anything.
    pub fn cancel(self) {
        self.press.set(Press::None);
    }

    /// Whether a click is the end of something that was no tap.
    pub fn swallows_click(self) -> bool {
        let is_over = self.press.get_untracked() == Press::Over;
        self.press.set(Press::None);
        is_over
    }

    /// The pawn in the hand, of this shape, at the pointer.
    pub fn view(self, shape: Signal<u8>) -> impl IntoView {
        move || match self.press.get() {
            Press::Drag { at: (x, y) } => Some(view! {
                <div class="in-hand" aria-hidden="true" style:translate=format!("{x:.0}px {y:.0}px")><Pawn shape=shape/></div>
            }),
            _ => None,
        }
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
