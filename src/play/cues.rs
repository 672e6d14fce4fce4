//! The timing of a moment's story: what is shown when. Pure; the page only performs it, and nothing waits for it to end.

use super::scene::{Outlook, Piece, Point, centre, scene};
use super::timeline::Moment;
use crate::engine::board::Board;
use crate::engine::race::Race;
use crate::engine::seat::Seat;
use crate::engine::{Event, PawnSet};

/// How fast the story is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Speed {
    Calm,
    #[default]
    Usual,
    Quick,
    /// Everything at once.
    Instant,
}

impl Speed {
    pub const ALL: [Speed; 4] = [Speed::Calm, Speed::Usual, Speed::Quick, Speed::Instant];

    /// The name in settings and locales.
    pub fn name(self) -> &'static str {
        ["calm", "usual", "quick", "instant"][self as usize]
    }

    pub fn named(name: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.name() == name)
    }

    fn scaled(self, ms: u32) -> u32 {
        match self {
            Speed::Calm => ms * 8 / 5,
            Speed::Usual => ms,
            Speed::Quick => ms / 2,
            Speed::Instant => 0,
        }
    }

    /// How long the cowries tumble, in ms.
    pub fn throw_ms(self) -> u32 {
        self.scaled(720)
    }

    /// How long a bot waits before it acts, so that a person can read what happened, in ms.
    pub fn pause_ms(self) -> u32 {
        self.scaled(900)
    }
}

/// A pawn's way over the board: points to pass, in board units, the last one where it stands in the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    pub seat: Seat,
    pub pawn: u8,
    pub start_ms: u32,
    pub duration_ms: u32,
    pub points: Vec<Point>,
}

impl Flight {
    /// The same way as it is seen from another side of the board.
    pub fn seen(mut self, board: Board, outlook: Outlook) -> Flight {
        self.points.iter_mut().for_each(|at| *at = outlook.point(board, *at));
        self
    }
}

/// The ways of all pawns that moved at a moment, one after another: the movers square by square, then those hit.
pub fn flights(before: &Race, moment: &Moment, speed: Speed) -> Vec<Flight> {
    let (old, new) = (scene(before, None), scene(&moment.race, None));
    let place = |pieces: &[Piece], seat, pawn| {
        pieces.iter().find(|piece| (piece.seat, piece.pawn) == (seat, pawn)).map(|piece| piece.at)
    };
    let mut flights: Vec<Flight> = Vec::new();
    let mut at_ms = 0;
    for event in &moment.events {
        let Some(Journey { seat, pawns, steps, kind }) = journey(before, event) else { continue };
        let duration_ms = speed.scaled(170 * steps.len().clamp(2, 6) as u32);
        let flown = flights.len();
        for pawn in pawns.iter() {
            let from = flights.iter().rev().find(|flight| (flight.seat, flight.pawn) == (seat, pawn));
            let from = from.and_then(|flight| flight.points.last().copied()).or_else(|| place(&old.pieces, seat, pawn));
            let end = place(&new.pieces, seat, pawn);
            let (Some(from), Some(end)) = (from, end) else { continue };
            let passed = steps.split_last().map(|(_, passed)| passed).unwrap_or_default();
            let between = passed.iter().map(|&step| centre(before, before.course().square(seat, step)));
            let points = match (kind, steps.last()) {
                (Kind::Flies, _) => arc(from, end),
                (Kind::Bumps, Some(&step)) => {
                    let mut points: Vec<Point> = [from].into_iter().chain(between).collect();
                    let (last, there) = (points[points.len() - 1], centre(before, before.course().square(seat, step)));
                    points.push((last.0 + (there.0 - last.0) * 0.6, last.1 + (there.1 - last.1) * 0.6));
                    points.push(end);
                    points
                }
                _ => [from].into_iter().chain(between).chain([end]).collect(),
            };
            flights.push(Flight { seat, pawn, start_ms: at_ms, duration_ms, points });
        }
        if flights.len() > flown {
            at_ms += duration_ms;
        }
    }
    flights
}

/// Pawns that an event takes somewhere.
struct Journey {
    seat: Seat,
    pawns: PawnSet,
    /// The steps that they touch after the one that they leave; not those of places beside the board.
    steps: Vec<u8>,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Square by square.
    Walks,
    /// Through the air.
    Flies,
    /// Up to those that stop them, and back.
    Bumps,
}

fn journey(before: &Race, event: &Event) -> Option<Journey> {
    let (seat, pawns, steps, kind) = match *event {
        Event::Moved { seat, pawns, from, to } => (seat, pawns, before.course().track(seat).way(from, to), Kind::Walks),
        Event::Returned { seat, pawns, to, .. } => (seat, pawns, vec![to], Kind::Walks),
        Event::Hit { seat, pawns, .. } | Event::Entered { seat, pawns } | Event::Left { seat, pawns } => {
            (seat, pawns, vec![0], Kind::Flies)
        }
        Event::Stopped { seat, pawns, square, .. } => {
            let track = before.course().track(seat);
            let from = before.side(seat).step(pawns.iter().next()?);
            (seat, pawns, track.way(from, track.step(square)), Kind::Bumps)
        }
        _ => return None,
    };
    Some(Journey { seat, pawns, steps, kind })
}

/// A curve from one point to another, to the left of the straight way: nobody walks so.
fn arc(from: Point, to: Point) -> Vec<Point> {
    const PIECES: u8 = 6;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let along = |piece: u8| {
        let share = f32::from(piece) / f32::from(PIECES);
        let aside = share * (1.0 - share);
        (from.0 + dx * share + dy * aside, from.1 + dy * share - dx * aside)
    };
    // Exactly to its end.
    (0..PIECES).map(along).chain([to]).collect()
}

/// How long the flights take together, in ms.
pub fn length_ms(flights: &[Flight]) -> u32 {
    flights.iter().map(|flight| flight.start_ms + flight.duration_ms).max().unwrap_or(0)
}

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// Cowries rattle and fall.
    Shells,
    /// A pawn touches a square.
    Step,
    /// A pawn is sent home.
    Hit,
    /// A jodi becomes hard.
    Bound,
    /// A gate opens.
    Gate,
    /// A pawn is home.
    Ripe,
    /// A turn is lost.
    Lost,
    Won,
}

/// A sound and when it is heard, from the moment that the story begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard {
    pub sound: Sound,
    pub at_ms: u32,
}

/// Everything that is heard of a moment whose pawns fly so: steps as they touch the squares, the rest where it happens.
pub fn sounds(moment: &Moment, flights: &[Flight]) -> Vec<Heard> {
    let mut heard = Vec::new();
    let mut ways = flights.iter().peekable();
    let mut now_ms = 0;
    for event in &moment.events {
        let sound = match event {
            Event::Moved { seat, pawns, .. }
            | Event::Returned { seat, pawns, .. }
            | Event::Hit { seat, pawns, .. }
            | Event::Entered { seat, pawns }
            | Event::Stopped { seat, pawns, .. }
            | Event::Left { seat, pawns } => {
                let is_one = |flight: &&Flight| flight.seat == *seat && pawns.has(flight.pawn);
                let mut together = Vec::new();
                while together.len() < usize::from(pawns.count())
                    && let Some(flight) = ways.next_if(is_one)
                {
                    together.push(flight);
                }
                let Some(flight) = together.first() else { continue };
                now_ms = flight.start_ms + flight.duration_ms;
                if matches!(event, Event::Hit { .. }) {
                    heard.push(Heard { sound: Sound::Hit, at_ms: flight.start_ms });
                    continue;
                }
                let is_flown = matches!(event, Event::Entered { .. } | Event::Left { .. });
                let steps = if is_flown { 1 } else { flight.points.len().saturating_sub(1).max(1) as u32 };
                heard.extend((1..=steps).map(|step| Heard {
                    sound: Sound::Step,
                    at_ms: flight.start_ms + flight.duration_ms * step / steps,
                }));
                continue;
            }
            Event::Twinned { .. } => Sound::Bound,
            Event::BecameHard { .. } => Sound::Bound,
            Event::GateOpened { .. } | Event::GatesOpened => Sound::Gate,
            Event::Ripened { .. } => Sound::Ripe,
            Event::Lost { .. } => Sound::Lost,
            Event::Finished { place: 1, .. } => Sound::Won,
            _ => continue,
        };
        heard.push(Heard { sound, at_ms: now_ms });
    }
    heard
}
