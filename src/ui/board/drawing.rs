//! A scene as SVG: pieces are keyed, so that only what changes is written.

use leptos::prelude::*;

use super::chalk::{heads, way};
use crate::engine::race::jodi::Tie;
use crate::play::scene::{Mark, MarkKind, Piece, Scene};
use crate::ui::widget::{PIECES, SEAT_CLASSES};

/// Order: the way ahead, ways of moves, ties, pieces, marks.
#[component]
pub fn SceneDrawing(
    #[prop(into)] scene: Signal<Scene>,
    /// Which of the four pawn shapes each seat has.
    #[prop(into)]
    shapes: Signal<[u8; 4]>,
) -> impl IntoView {
    let pieces = move || scene.with(|scene| scene.pieces.clone());
    view! {
        <g class="ahead">
            {move || scene.with(|scene| scene.ahead.as_ref().and_then(|ahead| Some((way(&ahead.points)?.0, heads(&ahead.points)))).map(|(line, heads)| view! {
                <path class="ahead-line" d=line/>
                <path d=heads/>
            }))}
        </g>
        <g class="paths">
            {move || scene.with(|scene| scene.paths.iter().filter_map(|path| way(&path.points)).map(|(path, end, degrees)| view! {
                <path class="path-dots" data-kind="shown" d=path/>
                <path class="path-head" d="M-6 -8L4 0L-6 8" transform=format!("translate({:.1} {:.1}) rotate({degrees:.1})", end.0, end.1)/>
            }).collect_view())}
        </g>
        <g class="groups">
            {move || scene.with(|scene| scene.groups.iter().map(|group| {
                let id = match group.tie {
                    Tie::Hard => "#group-hard",
                    Tie::Broken => "#group-broken",
                    Tie::Pair => "#group-pair",
                    Tie::Twins => "#group-twins",
                    Tie::Hollow | Tie::Loose => "#group-hollow",
                };
                place(id, group.at, group.size)
            }).collect_view())}
        </g>
        <g class="marks">
            {move || scene.with(|scene| scene.marks.iter().filter(|mark| is_under(mark.kind)).map(mark_view).collect_view())}
        </g>
        <g class="pieces">
            <For each=pieces key=|piece| (piece.seat, piece.pawn) let:first>
                {
                    let key = (first.seat, first.pawn);
                    // The keyed piece as it is now: its place changes, its element stays.
                    let piece = Memo::new(move |_| {
                        scene.with(|scene| scene.pieces.iter().find(|piece| (piece.seat, piece.pawn) == key).copied()).unwrap_or(first)
                    });
                    let shape = Memo::new(move |_| shapes.get()[key.0.index()]);
                    view! {
                        <g class=move || format!("piece {}", SEAT_CLASSES[usize::from(shape.get())])
                            data-piece=format!("{}{}", key.0.letter(), key.1)
                            transform=move || { let at = piece.get().at; format!("translate({:.1} {:.1})", at.0, at.1) }>
                            <g class="piece-body">{move || piece_view(piece.get(), shape.get())}</g>
                        </g>
                    }
                }
            </For>
        </g>
        <g class="marks">
            {move || scene.with(|scene| scene.marks.iter().filter(|mark| !is_under(mark.kind)).map(mark_view).collect_view())}
            {move || scene.with(|scene| scene.marks.iter().filter_map(badge_view).collect_view())}
        </g>
    }
}

/// Marks that a piece stands on; the others lie over it.
fn is_under(kind: MarkKind) -> bool {
    matches!(kind, MarkKind::Selected | MarkKind::Movable | MarkKind::Target)
}

fn place(id: &'static str, at: (f32, f32), size: f32) -> impl IntoView {
    view! { <use href=id x=at.0 - size / 2.0 y=at.1 - size / 2.0 width=size height=size></use> }
}

fn piece_view(piece: Piece, shape: u8) -> impl IntoView {
    let id = PIECES[usize::from(shape)];
    let turned = |degrees: f32| (degrees != 0.0).then(|| format!("rotate({degrees})"));
    if piece.ripe {
        let inner = piece.size * 0.54;
        view! {
            {place("#fruit-ripe", (0.0, 0.0), piece.size)}
            {place(id, (0.0, piece.size * 0.08), inner)}
        }
        .into_any()
    } else {
        view! { <g transform=turned(piece.turn)>{place(id, (0.0, 0.0), piece.size)}</g> }.into_any()
    }
}

fn mark_view(mark: &Mark) -> impl IntoView + use<> {
    let id = match mark.kind {
        MarkKind::Movable => "#mark-movable",
        MarkKind::Selected => "#mark-selected",
        MarkKind::Target => "#mark-target",
        MarkKind::Hit => "#mark-hit",
        MarkKind::Test => "#mark-test",
        MarkKind::Sit => "#mark-sit",
        MarkKind::Part => "#mark-part",
        MarkKind::GateShut => "#mark-gate-shut",
        MarkKind::Stop => "#mark-stop",
        MarkKind::Danger => "#mark-danger",
        MarkKind::Barred => "#mark-barred",
    };
    place(id, mark.at, mark.size)
}

fn badge_view(mark: &Mark) -> Option<impl IntoView + use<>> {
    let badge = mark.badge.clone()?;
    let (x, y) = (mark.at.0 + 34.0, mark.at.1 - 34.0);
    let width = 30.0 + 13.0 * (badge.chars().count() as f32 - 1.0);
    Some(view! {
        <g class="badge">
            <rect x=x - width + 15.0 y=y - 15.0 width=width height=30 rx=15/>
            <text x=x + 15.0 - width / 2.0 y=y + 7.4>{badge}</text>
        </g>
    })
}
