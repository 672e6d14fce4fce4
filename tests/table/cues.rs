//! The timing of a story: every pawn that moves flies from where it was to where it is shown.

use std::collections::BTreeMap;

use chowkabara::engine::Event;
use chowkabara::engine::race::Race;
use chowkabara::engine::seat::Seat;
use chowkabara::play::cues::{Flight, Sound, Speed, flights, length_ms, sounds};
use chowkabara::play::scene::{Point, centre, scene};
use chowkabara::play::timeline::{Moment, Source, Timeline};

use crate::kit;

fn places(race: &Race) -> BTreeMap<(Seat, u8), Point> {
    scene(race, None).pieces.into_iter().map(|piece| ((piece.seat, piece.pawn), piece.at)).collect()
}

/// Looks at every moment of some random games, with the game before it.
fn moments(seeds: std::ops::Range<u64>, mut look: impl FnMut(&Race, &Moment)) {
    for seed in seeds {
        let mut dice = kit::dice(seed);
        let mut timeline = Timeline::new(kit::random_race(&mut dice));
        for _ in 0..1500 {
            let Some(action) = kit::random_action(timeline.race(), &mut dice) else { break };
            timeline.play(action, Source::Table).expect("a listed action is legal");
            // The tree is searched for known moments, so it is kept short here.
            let moment = timeline.moment(timeline.cursor()).expect("something was played").clone();
            look(timeline.race_at(moment.before), &moment);
            timeline = Timeline::new(moment.race);
        }
    }
}

#[test]
fn every_pawn_that_moved_flies_from_where_it_was_to_where_it_is_shown() {
    let mut flown = 0;
    moments(0..25, |before, moment| {
        let (old, new) = (places(before), places(&moment.race));
        let mut ways: BTreeMap<(Seat, u8), Vec<Flight>> = BTreeMap::new();
        for flight in flights(before, moment, Speed::Usual) {
            ways.entry((flight.seat, flight.pawn)).or_default().push(flight);
        }
        for (key @ (seat, pawn), at) in &new {
            let has_moved = before.side(*seat).step(*pawn) != moment.race.side(*seat).step(*pawn);
            assert!(!has_moved || ways.contains_key(key), "{key:?}: {:?}", moment.events);
            let Some(ways) = ways.get(key) else { continue };
            assert_eq!(ways[0].points.first(), Some(&old[key]));
            assert_eq!(ways[ways.len() - 1].points.last(), Some(at));
            flown += 1;
        }
    });
    assert!(flown > 1000);
}

#[test]
fn movers_pass_square_by_square_and_those_hit_fly_after_them() {
    moments(25..40, |before, moment| {
        let ways = flights(before, moment, Speed::Usual);
        for event in &moment.events {
            match *event {
                Event::Moved { seat, pawns, from, to } => {
                    for pawn in pawns.iter() {
                        let way = ways.iter().find(|way| (way.seat, way.pawn) == (seat, pawn)).expect("it flies");
                        let passed = &way.points[1..way.points.len() - 1];
                        let course = before.course();
                        let mut last = centre(before, course.square(seat, from));
                        let end = centre(before, course.square(seat, to));
                        for &next in passed.iter().chain([&end]) {
                            let (dx, dy) = ((next.0 - last.0).abs(), (next.1 - last.1).abs());
                            assert!(dx.max(dy) == 100.0, "{last:?} to {next:?}");
                            last = next;
                        }
                    }
                }
                Event::Hit { by, seat, pawns, .. } => {
                    for pawn in pawns.iter() {
                        let hit = ways.iter().find(|way| (way.seat, way.pawn) == (seat, pawn)).expect("it flies");
                        let movers = ways.iter().filter(|way| way.seat == by);
                        let arrived = movers.map(|way| way.start_ms + way.duration_ms).max();
                        assert!(arrived.is_none_or(|arrived| hit.start_ms >= arrived), "{:?}", moment.events);
                    }
                }
                _ => {}
            }
        }
    });
}

#[test]
fn what_is_instant_takes_no_time_and_what_is_calm_takes_longest() {
    moments(40..45, |before, moment| {
        let lengths = Speed::ALL.map(|speed| length_ms(&flights(before, moment, speed)));
        assert_eq!(lengths[3], 0);
        assert!(lengths.is_sorted_by(|one, other| one > other) || lengths == [0; 4], "{lengths:?}");
    });
    assert_eq!((Speed::Instant.throw_ms(), Speed::Instant.pause_ms()), (0, 0));
}

#[test]
fn a_speed_is_known_by_its_name() {
    for speed in Speed::ALL {
        assert_eq!(Speed::named(speed.name()), Some(speed));
    }
    assert_eq!(Speed::named("warp"), None);
}

#[test]
fn every_step_is_heard_as_the_pawn_touches_the_square_and_hits_as_they_begin() {
    let mut hits = 0;
    moments(45..60, |before, moment| {
        let ways = flights(before, moment, Speed::Usual);
        let heard = sounds(moment, &ways);
        assert!(heard.iter().all(|heard| heard.at_ms <= length_ms(&ways)), "{:?}", moment.events);
        for event in &moment.events {
            match *event {
                Event::Moved { seat, pawns, .. } => {
                    let pawn = pawns.iter().next().expect("somebody moves");
                    let way = ways.iter().find(|way| (way.seat, way.pawn) == (seat, pawn)).expect("it flies");
                    let arrives = way.start_ms + way.duration_ms;
                    assert!(heard.iter().any(|heard| heard.sound == Sound::Step && heard.at_ms == arrives));
                }
                Event::Hit { seat, pawns, .. } => {
                    let pawn = pawns.iter().next().expect("somebody is hit");
                    let way = ways.iter().find(|way| (way.seat, way.pawn) == (seat, pawn)).expect("it flies");
                    assert!(heard.iter().any(|heard| heard.sound == Sound::Hit && heard.at_ms == way.start_ms));
                    hits += 1;
                }
                Event::Ripened { .. } => assert!(heard.iter().any(|heard| heard.sound == Sound::Ripe)),
                Event::Finished { place: 1, .. } => assert!(heard.iter().any(|heard| heard.sound == Sound::Won)),
                _ => {}
            }
        }
    });
    assert!(hits > 100, "{hits}");
}
