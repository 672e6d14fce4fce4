//! The floor of the board: squares, crosses, names, arrows. Drawn once.

use leptos::prelude::*;

use super::chalk::{Stroke, head, line};
use crate::engine::board::Board;
use crate::engine::seat::Seat;
use crate::engine::track::{Direction, Track};
use crate::play::scene::{Floor, Frame, Outlook, Point};

/// The empty board.
#[component]
pub fn Ground(floor: Floor, outlook: Outlook) -> impl IntoView {
    let board = floor.board;
    let Frame { above, left, .. } = floor.frame(outlook);
    let (wide, tall) = (floor.frame(outlook).width(), floor.frame(outlook).height());
    let size = f32::from(board.side()) * 100.0;
    let chalk = chalk_lines(board);
    let ghattas: Vec<Point> =
        board.squares().filter(|&square| board.is_ghatta(square)).map(|square| corner(board, square)).collect();
    let safe: String = ghattas.iter().map(|(x, y)| format!("M{x} {y}h100v100h-100Z")).collect();
    let names = (0..board.side()).flat_map(|index| {
        let along = f32::from(index) * 100.0;
        let in_cross = index == board.side() / 2;
        // Along the lower edge the squares differ by letter, along the left one by number, or the other way round.
        let (lowest, leftmost) = (outlook.square(board, board.side() - 1, index), outlook.square(board, index, 0));
        let (lower, left) = (board.name(lowest), board.name(leftmost));
        let is_sideways = lower[1..] != board.name(outlook.square(board, board.side() - 1, 0))[1..];
        let (letter, number) = if is_sideways { (&lower[1..], &left[..1]) } else { (&lower[..1], &left[1..]) };
        let (letter, number) = (letter.to_string(), number.to_string());
        let column = along + if in_cross { 68.0 } else { 89.0 };
        let row = along + if in_cross { 36.0 } else { 17.0 };
        [view! { <text x=column y=size - 6.0>{letter}</text> }, view! { <text x=10.0 y=row>{number}</text> }]
    });
    view! {
        <rect class="floor-patch" x=2.0 - left y=2.0 - above width=wide - 4.0 height=tall - 4.0 rx=12/>
        <svg class="patina" x=-4 y=-4 width=size + 8.0 height=size + 8.0>{stains(size).collect_view()}</svg>
        <rect class="weave" x=8.0 - left y=8.0 - above width=wide - 16.0 height=tall - 16.0/>
        <rect class="hem" x=-8 y=-8 width=size + 16.0 height=size + 16.0 rx=5/>
        <path class="safe" d=safe/>
        <path class="shelves" d=shelves(floor, outlook)/>
        <g class="lines">
            <path class="dust" d=chalk.lines.clone()/>
            <path class="dust" d=chalk.crosses.clone()/>
            <path class="crumbs" d=chalk.lines.clone()/>
            <path class="main" d=chalk.lines/>
            <path class="twin" d=chalk.second_lines.clone()/>
            <path class="crumbs" d=chalk.crosses.clone()/>
            <path class="main cross" d=chalk.crosses/>
            <path class="twin" d=chalk.second_crosses.clone()/>
            <path class="gaps" d=format!("{}{}", chalk.second_lines, chalk.second_crosses)/>
        </g>
        <g class="names">{names.collect_view()}</g>
        <g class="arrows"><path d=arrows(floor)/></g>
    }
}

/// A line on each side where pawns wait beside the board, between them and the squares' owners, as path data.
fn shelves(floor: Floor, outlook: Outlook) -> String {
    let board = floor.board;
    let size = f32::from(board.side()) * 100.0;
    let Frame { above, right, below, left, .. } = floor.frame(outlook);
    let (near, far) = (size * 0.16, size * 0.84);
    let ends = |side: Seat| match side {
        Seat::S => ((near, size + below - 9.0), (far, size + below - 9.0)),
        Seat::N => ((near, 9.0 - above), (far, 9.0 - above)),
        Seat::E => ((size + right - 9.0, near), (size + right - 9.0, far)),
        Seat::W => ((9.0 - left, near), (9.0 - left, far)),
    };
    let lines = floor.beside.iter().zip(400..).map(|(seat, seed)| {
        let (from, to) = ends(outlook.side_of(seat));
        line(from, to, Stroke { sway: 1.4, over: 2.0, seed })
    });
    lines.collect()
}

/// Where a floor of red oxide is darker and lighter: the middle and the radii of each stain, as shares of the side.
const STAINS: [(&str, f32, f32, f32, f32); 9] = [
    ("dark", 0.12, 0.2, 0.24, 0.15),
    ("lit", 0.36, 0.13, 0.2, 0.12),
    ("dark", 0.7, 0.32, 0.28, 0.17),
    ("lit", 0.52, 0.55, 0.26, 0.16),
    ("dark", 0.3, 0.68, 0.27, 0.2),
    ("lit", 0.14, 0.5, 0.15, 0.1),
    ("dark", 0.9, 0.84, 0.25, 0.18),
    ("lit", 0.78, 0.68, 0.19, 0.11),
    ("dark", 0.55, 0.93, 0.22, 0.1),
];

fn stains(size: f32) -> impl Iterator<Item = impl IntoView> {
    STAINS.into_iter().map(move |(kind, x, y, across, down)| {
        view! { <ellipse class=kind cx=size * x cy=size * y rx=size * across ry=size * down/> }
    })
}

/// Path data; every line is drawn twice, as chalk that is set down again.
struct Chalk {
    lines: String,
    second_lines: String,
    crosses: String,
    second_crosses: String,
}

fn chalk_lines(board: Board) -> Chalk {
    let size = f32::from(board.side()) * 100.0;
    let mut seed = 100;
    let mut stroke = |sway, over| {
        seed += 1;
        Stroke { sway, over, seed }
    };
    let mut chalk = Chalk {
        lines: String::new(),
        second_lines: String::new(),
        crosses: String::new(),
        second_crosses: String::new(),
    };
    for index in 0..=board.side() {
        let at = f32::from(index) * 100.0;
        let over = if index == 0 || index == board.side() { 6.0 } else { 3.0 };
        chalk.lines += &line((0.0, at), (size, at), stroke(1.25, over));
        chalk.lines += &line((at, 0.0), (at, size), stroke(1.25, over));
        chalk.second_lines += &line((2.0, at + 1.6), (size - 2.0, at - 1.2), stroke(1.6, 0.0));
        chalk.second_lines += &line((at + 1.5, 3.0), (at - 1.4, size - 1.0), stroke(1.6, 0.0));
    }
    for square in board.squares().filter(|&square| board.is_ghatta(square)) {
        let (x, y) = corner(board, square);
        let (near, far) = (9.0, 91.0);
        chalk.crosses += &line((x + near, y + near), (x + far, y + far), stroke(1.5, 2.0));
        chalk.crosses += &line((x + far, y + near), (x + near, y + far), stroke(1.5, 2.0));
        chalk.second_crosses += &line((x + near + 3.0, y + near), (x + far - 2.0, y + far), stroke(1.8, 0.0));
        chalk.second_crosses +=
            &line((x + far - 2.0, y + near + 3.0), (x + near + 1.0, y + far - 1.0), stroke(1.8, 0.0));
    }
    chalk
}

/// The upper left corner of a square.
fn corner(board: Board, square: crate::engine::board::Square) -> Point {
    let (row, column) = board.row_column(square);
    (f32::from(column) * 100.0, f32::from(row) * 100.0)
}

/// Small heads on plain squares that tell which way the rings are run: on the outer edge of the outer ring, on the
/// inner edge of the others, once for each quarter of the board.
fn arrows(floor: Floor) -> String {
    let board = floor.board;
    let track = Track::new(board, floor.turn_in, floor.direction, Seat::S);
    let right = if floor.direction == Direction::Mirrored { -39.0 } else { 39.0 };
    let ring = track.last_outer() + 1;
    let mut heads = String::new();
    for step in 0..track.home() {
        let (square, next) = (track.square(step), track.square(step + 1));
        let outer = step < ring;
        let spaced = if outer { step % 2 == 1 } else { step > ring && step % 2 == 1 };
        if !spaced || board.is_ghatta(square) || board.is_ghatta(next) && !outer {
            continue;
        }
        let ((x, y), (next_x, next_y)) = (corner(board, square), corner(board, next));
        let (dx, dy) = ((next_x - x) / 100.0, (next_y - y) / 100.0);
        // On the outer edge outside, where the numbers and letters leave room.
        let middle = if dx != 0.0 && dy != 0.0 {
            (x + 50.0 + dx * 36.0, y + 50.0 + dy * 36.0) // over the corner
        } else {
            (x + 50.0 - dy * right, y + 50.0 + dx * right)
        };
        heads += &head(middle, (dx, dy), [4.0, 5.0, 3.0]);
    }
    heads
}
