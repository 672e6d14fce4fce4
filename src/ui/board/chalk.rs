//! Lines as drawn by hand: SVG paths whose wobble has a fixed seed, so that the board is the same on every screen.

use crate::play::scene::Point;

/// A small generator (mulberry32). It only bends lines; no throw comes from it.
struct Wobble(u32);

impl Wobble {
    /// From 0 to 1.
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x6d2b_79f5);
        let mut bits = (self.0 ^ self.0 >> 15).wrapping_mul(1 | self.0);
        bits = bits.wrapping_add((bits ^ bits >> 7).wrapping_mul(61 | bits)) ^ bits;
        (bits ^ bits >> 14) as f32 / 4_294_967_296.0
    }
}

/// How a hand draws a line.
#[derive(Clone, Copy, Debug)]
pub struct Stroke {
    /// How far it strays to the sides, in board units.
    pub sway: f32,
    /// How far it goes over its ends at most.
    pub over: f32,
    pub seed: u32,
}

/// A hand-drawn line between two points, as path data.
pub fn line(from: Point, to: Point, stroke: Stroke) -> String {
    let mut wobble = Wobble(stroke.seed);
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let unit = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let (before, after) = (stroke.over * (0.4 + wobble.next()), stroke.over * (0.4 + wobble.next()));
    let total = length + before + after;
    let pieces = (total / 30.0).round().max(2.0) as u32;
    let bow = (wobble.next() - 0.5) * stroke.sway * 1.6;
    let points: Vec<Point> = (0..=pieces)
        .map(|index| {
            let share = index as f32 / pieces as f32;
            let along = share * total - before;
            let aside = (wobble.next() - 0.5) * 2.0 * stroke.sway + (std::f32::consts::PI * share).sin() * bow;
            (from.0 + unit.0 * along - unit.1 * aside, from.1 + unit.1 * along + unit.0 * aside)
        })
        .collect();
    smooth(&points)
}

/// A smooth curve through points (Catmull–Rom, written as cubic curves).
fn smooth(points: &[Point]) -> String {
    let last = points.len() - 1;
    let mut path = format!("M{:.1} {:.1}", points[0].0, points[0].1);
    for index in 0..last {
        let (before, here) = (points[index.saturating_sub(1)], points[index]);
        let (there, after) = (points[index + 1], points[(index + 2).min(last)]);
        path += &format!(
            "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            here.0 + (there.0 - before.0) / 6.0,
            here.1 + (there.1 - before.1) / 6.0,
            there.0 - (after.0 - here.0) / 6.0,
            there.1 - (after.1 - here.1) / 6.0,
            there.0,
            there.1
        );
    }
    path
}

/// A way along square centres with rounded corners, cut short before its end, and the end's place and direction in
/// degrees. `None` for a way without length.
pub fn way(points: &[Point]) -> Option<(String, Point, f32)> {
    let (&first, &last) = (points.first()?, points.last()?);
    let (&second, &before_last) = (points.get(1)?, points.get(points.len() - 2)?);
    let towards = |from: Point, to: Point, by: f32| {
        let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
        (from.0 + (to.0 - from.0) * by / length, from.1 + (to.1 - from.1) * by / length)
    };
    let end = towards(last, before_last, 36.0);
    let mut cut: Vec<Point> = vec![towards(first, second, 40.0)];
    cut.extend(&points[1..points.len() - 1]);
    cut.push(end);
    let mut path = format!("M{:.1} {:.1}", cut[0].0, cut[0].1);
    for index in 1..cut.len() {
        let (before, here) = (cut[index - 1], cut[index]);
        match cut.get(index + 1) {
            None => path += &format!("L{:.1} {:.1}", here.0, here.1),
            Some(&after) => {
                let (into, out) = (towards(here, before, 22.0), towards(here, after, 22.0));
                let corner = (into.0, into.1, here.0, here.1, out.0, out.1);
                path += &format!(
                    "L{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}",
                    corner.0, corner.1, corner.2, corner.3, corner.4, corner.5
                );
            }
        }
    }
    let degrees = (last.1 - before_last.1).atan2(last.0 - before_last.0).to_degrees();
    Some((path, end, degrees))
}

/// A head at a point that shows a direction, as path data: its tails reach so far back and so wide, its tip so far on.
pub fn head((x, y): Point, (dx, dy): Point, [back, wide, on]: [f32; 3]) -> String {
    let tail = |side: f32| (x - dx * back - dy * wide * side, y - dy * back + dx * wide * side);
    let (one, other) = (tail(1.0), tail(-1.0));
    let tip = (x + dx * on, y + dy * on);
    format!("M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}", one.0, one.1, tip.0, tip.1, other.0, other.1)
}

/// Small heads between the points of a way that show where it leads, as path data.
pub fn heads(points: &[Point]) -> String {
    let mut heads = String::new();
    for pair in points.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
        let (dx, dy) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
        let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        heads += &head((x, y), (dx, dy), [6.0, 6.0, 2.0]);
    }
    heads
}
