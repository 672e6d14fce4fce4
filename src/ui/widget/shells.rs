//! Cowries, or what is thrown in their place: waiting, tumbling, and fallen.

use leptos::prelude::*;

use crate::engine::seat::Seat;
use crate::engine::throw::{Shells as Handful, Throw};

/// Where a shell lies: x, y and an angle in degrees.
type Place = (f32, f32, f32);

/// Where each shell of a throw comes to rest; mouths up come first.
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

/// How wide and tall each of so many shells is.
fn size(handful: Handful) -> (f32, f32) {
    if handful.count() == 4 { (60.0, 79.0) } else { (42.0, 55.0) }
}

/// Where a shell lies for a throw.
fn fallen(handful: Handful, throw: Throw, index: u8) -> Place {
    let places: &[Place] = if handful.count() == 4 { &FOUR[usize::from(throw.0)] } else { &MORE };
    places[usize::from(index)]
}

/// Where a shell waits for a throw: each on its edge, so that none shows a face.
fn waiting(handful: Handful, index: u8) -> Place {
    let count = f32::from(handful.count());
    let (gap, across) = if handful.count() == 4 { (46.0, 52.0) } else { (188.0 / (count - 1.0), 42.0) };
    let aside = f32::from(index) - (count - 1.0) / 2.0;
    let share = aside / count;
    (130.0 + aside * gap - across / 2.0, 16.0 + 76.0 * share * share, 50.0 * share)
}

/// The shells of a throw, or those that wait for one. While they tumble no value is told. The same shells are thrown again
/// and again; what they are, cowries, seeds or a long die, is for the style sheet.
#[component]
pub fn Shells(
    handful: Handful,
    #[prop(into)] throw: Signal<Option<Throw>>,
    /// The side that they come from.
    #[prop(into)]
    from: Signal<Option<Seat>>,
    #[prop(into)] is_tumbling: Signal<bool>,
) -> impl IntoView {
    let side = move || from.get().map(|seat| seat.letter().to_string());
    let moving = move || is_tumbling.get().then_some("throw");
    let value = move || throw.get().map(|throw| handful.value(throw));
    view! {
        <svg class="shells" viewBox="0 0 260 124" aria-hidden="true">
            <g class="hand" data-from=side data-moving=moving>
                {(0..handful.count()).map(|index| view! { <Shell handful=handful throw=throw index=index/> }).collect_view()}
                <g class="die">
                    <g class="shell-body" transform="translate(20 22)">{die(value)}</g>
                </g>
            </g>
        </svg>
    }
}

/// One of the shells, with a face up or down, or on its edge.
#[component]
fn Shell(handful: Handful, throw: Signal<Option<Throw>>, index: u8) -> impl IntoView {
    let (width, height) = size(handful);
    let face = Memo::new(move |_| throw.get().map(|throw| if index < throw.0 { "up" } else { "down" }));
    // Turned round its middle and then shifted.
    let put = move |aside: f32, down: f32| {
        let (x, y, angle) = throw.get().map_or_else(|| waiting(handful, index), |throw| fallen(handful, throw, index));
        format!("translate({:.1} {:.1}) rotate({angle:.1} {} {})", x + aside, y + down, width / 2.0, height / 2.0)
    };
    view! {
        <g class="shell" data-index=index data-face=move || face.get()>
            <use class="shell-cast" href="#shell-shadow" width=width height=height transform=move || put(2.5, 5.0)></use>
            <g class="shell-body">
                <use class="shell-roll" href="#cowrie-edge" width=width height=height transform=move || put(0.0, 0.0)></use>
                <use class="shell-face" href=move || if face.get() == Some("up") { "#cowrie-up" } else { "#cowrie-down" } width=width height=height transform=move || put(0.0, 0.0)></use>
            </g>
        </g>
    }
}

/// A long die with a value on its upper face, or with none while it waits.
fn die(value: impl Fn() -> Option<u8> + Send + 'static) -> impl IntoView {
    view! {
        <use href="#die-long" width="220" height="84"></use>
        <path class="pips" d=move || pips(value().unwrap_or(0))/>
    }
}

/// The pips of a value as path data: one row, or two from five on. The face rises to the right.
fn pips(value: u8) -> String {
    let rows: &[u8] = if value > 4 { &[value.div_ceil(2), value / 2] } else { &[value] };
    let (radius, apart) = if rows.len() == 1 { (5.4, 0.0) } else { (4.0, 12.0) };
    let mut path = String::new();
    for (row, &count) in (0_u8..).zip(rows) {
        let gap = 140.0 / f32::from(count.max(4));
        let down = 49.8 + apart * (f32::from(row) - (rows.len() as f32 - 1.0) / 2.0);
        for index in 0..count {
            let aside = gap * (f32::from(index) - f32::from(count - 1) / 2.0);
            let (x, y) = (120.5 + aside - radius, down - aside * 0.057);
            path +=
                &format!("M{x:.1} {y:.1}a{radius} {radius} 0 1 0 {0} 0a{radius} {radius} 0 1 0 -{0} 0", radius * 2.0);
        }
    }
    path
}

/// A row of small shells that shows a throw.
#[component]
pub fn MiniShells(handful: Handful, throw: Throw) -> impl IntoView {
    let shells = (0..handful.count()).map(|index| {
        let id = if index < throw.0 { "#cowrie-up" } else { "#cowrie-down" };
        view! { <svg viewBox="0 0 64 84"><use href=id></use></svg> }
    });
    view! {
        <span class="mini-shells" aria-hidden="true">
            <span class="shell">{shells.collect_view()}</span>
            <svg class="die" viewBox="0 0 220 84">
                {die(move || Some(handful.value(throw)))}
            </svg>
        </span>
    }
}
