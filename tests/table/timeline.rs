//! The course of a game is a tree: what was played stays, what is played anew branches off.

use chowkabara::engine::throw::Throw;
use chowkabara::engine::{Action, Event};
use chowkabara::notation::{Position, parse_token};
use chowkabara::play::timeline::{Source, Timeline};

use crate::kit::at;

const START: &str = "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 1 2";

fn action(timeline: &Timeline, token: &str) -> Action {
    parse_token(timeline.race(), token).unwrap_or_else(|error| panic!("{token}: {error:?}"))
}

#[test]
fn an_action_that_was_played_here_leads_to_the_same_moment_and_another_one_branches() {
    let mut timeline = Timeline::new(at(START));
    let (one, two) = (action(&timeline, "1:c1-d1"), action(&timeline, "2:c1-e1"));
    timeline.play(one, Source::Table).expect("legal");
    let first = timeline.cursor();
    let after_one = Position::of(timeline.race());
    timeline.go_to(0);
    assert_eq!(Position::of(timeline.race()).to_string(), START);
    timeline.play(two, Source::Table).expect("legal");
    assert_ne!(timeline.cursor(), first);
    let branch = timeline.cursor();
    timeline.go_to(0);
    timeline.play(one, Source::Table).expect("legal");
    assert_eq!(timeline.cursor(), first);
    timeline.go_to(branch);
    assert_eq!(Position::of(timeline.race_at(first)), after_one);
    assert_eq!(timeline.line().iter().map(|(index, _)| *index).collect::<Vec<_>>(), [branch]);
    timeline.go_to(0);
    timeline.play(two, Source::Table).expect("legal");
    assert_eq!(timeline.cursor(), branch);
}

#[test]
fn what_is_not_legal_leaves_the_timeline_as_it_was() {
    let mut timeline = Timeline::new(at(START));
    timeline.play(action(&timeline, "1:c1-d1"), Source::Table).expect("legal");
    let cursor = timeline.cursor();
    assert!(timeline.play(Action::Throw(Throw(1)), Source::Table).is_err());
    assert!(timeline.play(Action::OpenGates, Source::Table).is_err());
    assert_eq!((timeline.cursor(), timeline.throws()), (cursor, 0));
    for nowhere in [cursor + 1, 99, usize::MAX] {
        timeline.go_to(nowhere);
        assert_eq!(timeline.cursor(), cursor);
        assert!(timeline.moment(nowhere).is_none());
    }
}

#[test]
fn throws_are_counted_along_the_line_that_leads_to_the_cursor() {
    let mut timeline = Timeline::new(at("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1"));
    for throw in [4, 0, 2] {
        timeline.play(Action::Throw(Throw(throw)), Source::Table).expect("legal");
    }
    assert_eq!(timeline.throws(), 3);
    let events: Vec<Event> = timeline.line().iter().flat_map(|(_, moment)| moment.events.clone()).collect();
    assert_eq!(crate::kit::story(timeline.race(), &events), "S throws 4*, again, S throws 8*, again, S throws 2");
    timeline.go_to(1);
    assert_eq!(timeline.throws(), 1);
    timeline.play(Action::Throw(Throw(1)), Source::Hand).expect("legal");
    assert_eq!(timeline.throws(), 2);
}
