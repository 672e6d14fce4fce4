//! What a race position is worth, judged by hand: progress, homes, exposure, ghattas, the gate, jodis.

use super::exposure::Exposure;
use crate::engine::race::Race;
use crate::engine::race::jodi::{Jodi, Tie};
use crate::engine::race::side::Side;
use crate::engine::seat::{Seat, SeatSet};

/// Weights in squares of progress.
const HOME: f32 = 9.0;
const OFF: f32 = -4.0; // of a pawn that is not on the board yet
const AWAY: f32 = 3.0; // more than home
const GATE_OPEN: f32 = 16.0;
const WAITING: f32 = -2.0;
const GHATTA: f32 = 1.2;
const INSIDE: f32 = 1.5;
const HOLLOW: f32 = 0.4;
const HARD: f32 = 3.0;
const BROKEN: f32 = -1.5;
const PAIR: f32 = 0.8;
const SITTING: f32 = -0.25; // of what the pawn has walked
const THREAT: f32 = 0.35; // of what an enemy would lose, on the enemy's side

/// Judges race positions of one course.
pub struct Worth {
    exposure: Exposure,
}

impl Worth {
    pub fn new(race: &Race) -> Worth {
        Worth { exposure: Exposure::new(race.course().shells) }
    }

    /// The worth of a position for a seat, in squares of progress: the mean of its team less the mean of the others.
    pub fn of(&self, race: &Race, seat: Seat) -> f32 {
        let mean = |seats: SeatSet| seats.iter().map(|seat| self.side(race, seat)).sum::<f32>() / seats.count() as f32;
        mean(race.team(seat)) - mean(race.enemies(seat))
    }

    fn side(&self, race: &Race, seat: Seat) -> f32 {
        let course = race.course();
        let open = race.is_gate_open(seat);
        let mut worth = if open { GATE_OPEN } else { 0.0 };
        for (pawn, step) in race.side(seat).pawns() {
            match step {
                Side::OFF => {
                    worth += OFF;
                    continue;
                }
                Side::AWAY => {
                    worth += f32::from(course.home()) + HOME + AWAY;
                    continue;
                }
                _ => worth += f32::from(step),
            }
            if step == course.home() {
                worth += HOME;
                continue;
            }
            let square = course.square(seat, step);
            if course.is_ghatta(square) {
                worth += if step > 0 { GHATTA } else { 0.0 };
                continue;
            }
            if step > course.last_outer() {
                worth += INSIDE;
            } else if !open && step + 2 > course.last_outer() {
                worth += WAITING;
            }
            let tie = race.tie_at(seat, square);
            worth += match tie {
                Tie::Loose => 0.0,
                Tie::Hollow => HOLLOW,
                Tie::Hard => HARD,
                Tie::Pair | Tie::Twins => PAIR,
                Tie::Broken => BROKEN,
            };
            if race.is_in_danger(seat, pawn) {
                worth += SITTING * f32::from(step);
            } else {
                worth -= self.danger(race, seat, step, tie) * (f32::from(step) + 2.0);
            }
        }
        worth
    }

    /// How likely the pawns on a step are to be sent back in the next turns, all enemies taken together.
    fn danger(&self, race: &Race, seat: Seat, step: u8, tie: Tie) -> f32 {
        let course = race.course();
        let square = course.square(seat, step);
        let mut safe = 1.0;
        for enemy in race.enemies(seat).iter() {
            let there = course.track(enemy).step(square);
            let inside = there > course.last_outer();
            if inside && !race.is_gate_open(enemy) {
                continue;
            }
            for (_, from) in race.side(enemy).pawns().filter(|&(_, from)| from < there) {
                safe *= 1.0 - self.exposure.chance(there - from);
            }
        }
        let reached: f32 = 1.0 - safe;
        // A group falls only to a 1, or to several, or to another jodi.
        match tie {
            Tie::Loose => reached,
            Tie::Hollow => reached * 0.25,
            Tie::Broken => reached * 0.12,
            Tie::Hard => reached * 0.02,
            Tie::Pair if race.rules().jodi == Jodi::Stack => reached,
            Tie::Pair | Tie::Twins => reached * 0.1,
        }
    }

    /// What the threats of `seat` against its enemies are worth to it.
    pub fn threats(&self, race: &Race, seat: Seat) -> f32 {
        let mut worth = 0.0;
        for enemy in race.enemies(seat).iter() {
            for (_, step) in race.side(enemy).pawns().filter(|&(_, step)| step > 0 && step < race.course().home()) {
                let square = race.course().square(enemy, step);
                if !race.course().is_ghatta(square) {
                    worth += self.danger(race, enemy, step, race.tie_at(enemy, square)) * f32::from(step);
                }
            }
        }
        THREAT * worth
    }
}
