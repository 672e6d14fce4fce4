//! The picture shows what is true: every pawn once and in its square, every tie, danger and choice.

use std::collections::BTreeSet;

use chowkabara::engine::Stage;
use chowkabara::engine::race::Race;
use chowkabara::engine::race::choices::Landing;
use chowkabara::engine::race::finish::Leaving;
use chowkabara::engine::race::jodi::Tie;
use chowkabara::engine::race::side::Side;
use chowkabara::engine::seat::Seat;
use chowkabara::play::scene::{Floor, Frame, Mark, MarkKind, Outlook, Piece, Scene, centre, middle, scene};
use chowkabara::play::selection::{Candidate, Selection, candidates};
use chowkabara::play::spot::Spot;

use crate::kit::{at, square};
use crate::positions;

fn spot_of(race: &Race, piece: &Piece) -> Spot {
    Spot::of(race.course(), piece.seat, race.side(piece.seat).step(piece.pawn))
}

/// Where the drawing ends: left, upper, right and lower edge.
fn edges(race: &Race) -> [f32; 4] {
    let Frame { above, right, below, left, side } = Floor::of(race).frame(Outlook::default());
    [-left, -above, side + right, side + below]
}

fn pawns_stand_in_their_squares(race: &Race, scene: &Scene) {
    let drawn: BTreeSet<(Seat, u8)> = scene.pieces.iter().map(|piece| (piece.seat, piece.pawn)).collect();
    // What has left the board because its owner had finished a short game is gone.
    let is_there = |step: u8| step != Side::AWAY || race.rules().leaving == Leaving::WithOne;
    let there = race.seats().iter().flat_map(|seat| {
        race.side(seat).pawns().filter(move |(_, step)| is_there(*step)).map(move |(pawn, _)| (seat, pawn))
    });
    assert_eq!(drawn, there.collect());
    assert_eq!(drawn.len(), scene.pieces.len(), "a pawn is drawn twice");
    let side = f32::from(race.course().board.side()) * 100.0;
    let [left, upper, right, lower] = edges(race);
    for (index, piece) in scene.pieces.iter().enumerate() {
        let (x, y) = piece.at;
        match spot_of(race, piece) {
            Spot::Square(square) => {
                let (middle_x, middle_y) = centre(race, square);
                assert!((x - middle_x).abs() < 50.0 && (y - middle_y).abs() < 50.0, "{piece:?} is outside its square");
            }
            Spot::Beside(_) => assert!(x.min(y) < 0.0 || x.max(y) > side, "{piece:?} is on the board"),
        }
        let reach = piece.size / 2.0;
        assert!(
            x - reach >= left && x + reach <= right && y - reach >= upper && y + reach <= lower,
            "{piece:?} is cut off"
        );
        let step = race.side(piece.seat).step(piece.pawn);
        assert_eq!(piece.ripe, step == race.course().home() || step == Side::AWAY);
        for other in &scene.pieces[index + 1..] {
            let apart = (x - other.at.0).hypot(y - other.at.1);
            assert!(apart > 0.25 * piece.size, "{piece:?} hides {other:?}");
        }
    }
}

/// Round the bound pawns of a seat on a square one group is drawn, and a group for each pair of twins; of two seats with
/// jodis that of the host or of those attacked.
fn ties_are_drawn(race: &Race, scene: &Scene) {
    let mut expected = 0;
    for square in race.course().board.squares() {
        let bound: Vec<(Seat, Tie)> = race
            .seats()
            .iter()
            .map(|seat| (seat, race.tie_at(seat, square)))
            .filter(|(_, tie)| *tie != Tie::Loose)
            .collect();
        let mut shown: Vec<Tie> = match bound[..] {
            // Two groups share a square only while one attacks the other; the one that stood there is drawn.
            [_, _] if race.rules().jodi.forms_jodis() => {
                bound.iter().filter(|(seat, _)| *seat != race.mover()).map(|(_, tie)| *tie).collect()
            }
            _ => bound.iter().map(|(_, tie)| *tie).collect(),
        };
        let at = centre(race, square);
        let near = |group: &&chowkabara::play::scene::Group| {
            (group.at.0 - at.0).abs() < 50.0 && (group.at.1 - at.1).abs() < 50.0
        };
        let mut here: Vec<Tie> = scene.groups.iter().filter(near).map(|group| group.tie).collect();
        expected += here.len();
        if shown.contains(&Tie::Twins) {
            assert!(here.len() >= shown.len() && here.iter().all(|tie| *tie == Tie::Twins), "{square:?}");
            continue;
        }
        let order = |tie: &Tie| *tie as u8;
        shown.sort_by_key(order);
        here.sort_by_key(order);
        assert_eq!(here, shown, "{square:?}");
    }
    assert_eq!(scene.groups.len(), expected);
}

fn dangers_are_marked(race: &Race, scene: &Scene) {
    let marked: Vec<Spot> =
        scene.marks.iter().filter(|mark| mark.kind == MarkKind::Danger).map(|mark| mark.spot).collect();
    let pawns = scene.pieces.iter().filter(|piece| race.is_in_danger(piece.seat, piece.pawn));
    let mut endangered: Vec<Spot> = pawns.map(|piece| spot_of(race, piece)).collect();
    endangered.sort_unstable();
    assert_eq!(marked, endangered);
}

#[test]
fn every_position_is_drawn_as_it_is() {
    positions(0..30, |race| {
        let scene = scene(race, None);
        pawns_stand_in_their_squares(race, &scene);
        ties_are_drawn(race, &scene);
        dangers_are_marked(race, &scene);
        assert!(scene.paths.is_empty());
        assert!(scene.marks.iter().all(|mark| mark.kind == MarkKind::Danger));
    });
}

#[test]
fn what_can_move_is_marked_and_nothing_else() {
    positions(30..40, |race| {
        if !matches!(race.stage(), Stage::Choice(_)) {
            return;
        }
        let moves = candidates(race);
        let slots = (0..race.row().iter().count() as u8).map(Some);
        for slot in [None].into_iter().chain(slots) {
            let selection = Selection { slot, ..Selection::default() };
            let drawn = scene(race, Some(selection));
            let marked: Vec<Spot> =
                drawn.marks.iter().filter(|mark| mark.kind == MarkKind::Movable).map(|mark| mark.spot).collect();
            let open = moves.iter().filter(|candidate| slot.is_none_or(|slot| candidate.choice.slot == slot));
            let movable: BTreeSet<Spot> =
                open.flat_map(|candidate| candidate.ways(race).map(|(from, _)| from)).collect();
            assert_eq!(marked, movable.into_iter().collect::<Vec<_>>());
        }
        pawns_stand_in_their_squares(race, &scene(race, Some(Selection::default())));
    });
}

#[test]
fn every_way_and_target_of_picked_pawns_is_shown() {
    positions(40..60, |race| {
        if !matches!(race.stage(), Stage::Choice(_)) {
            return;
        }
        let spots = race.course().board.squares().map(Spot::Square);
        for from in spots.chain([Spot::Beside(race.mover())]) {
            let selection = Selection::from(from);
            let open = selection.open_moves(race);
            if open.is_empty() {
                continue;
            }
            let drawn = scene(race, Some(selection));
            assert_eq!(drawn.paths.len(), open.iter().map(|candidate| candidate.ways(race).count()).sum::<usize>());
            let mut paths = drawn.paths.iter();
            for candidate in &open {
                for (number, (from, to)) in candidate.ways(race).enumerate() {
                    let points = &paths.next().expect("a way is drawn").points;
                    // Those that a double stops do not get farther than to it.
                    let end = match candidate.plan.landing {
                        Landing::Stopped(_, step) if number == 0 => Spot::of(race.course(), race.mover(), step),
                        _ => to,
                    };
                    assert_eq!(points.last(), Some(&middle(race, end)));
                    if let Spot::Square(square) = from {
                        assert_eq!(points.first(), Some(&centre(race, square)));
                    }
                }
            }
            let targets: BTreeSet<Spot> =
                drawn.marks.iter().filter(|mark| mark.badge.is_some()).map(|mark| mark.spot).collect();
            let ends = |candidate: &Candidate| {
                let ways = candidate.ways(race).filter(|(start, _)| *start == from);
                ways.map(|(_, to)| to).collect::<Vec<Spot>>()
            };
            assert_eq!(targets, open.iter().flat_map(ends).collect());
        }
    });
}

/// The pawns that a throw would bring on are marked where they wait.
#[test]
fn those_that_would_come_on_are_marked() {
    for (position, count) in [
        ("thaayam; S off off off off; N off off off off; turn S; row 1", 1),
        ("ashta-chamma; S off off off off; N off off off off; turn S; row 4*", 2),
        ("ashta-chamma; S off off off off; N off off off off; turn S; row 8*", 4),
    ] {
        let drawn = scene(&at(position), Some(Selection::from(Spot::Beside(Seat::S))));
        let marked = drawn.marks.iter().filter(|mark| mark.kind == MarkKind::Selected).count();
        assert_eq!(marked, count, "{position}");
    }
}

#[test]
fn two_throws_of_the_same_value_are_told_apart() {
    let race = at(
        "ashta-chamma-senior; S c1 off off off off off off off; N off off off off off off off off; turn S; row 4 4*",
    );
    let drawn = scene(&race, Some(Selection::from(race.course().board.named("c1").expect("a square"))));
    let badges: BTreeSet<&str> =
        drawn.marks.iter().filter_map(|mark| mark.badge.as_deref()).flat_map(|badge| badge.split(' ')).collect();
    assert_eq!(badges, BTreeSet::from(["4", "4★"]));
}

fn marks(position: &str, selection: Selection) -> Vec<Mark> {
    scene(&at(position), Some(selection)).marks
}

#[test]
fn a_targets_mark_tells_what_the_move_does() {
    let picked = Selection::from(square("d1"));
    for (position, to, value, kind) in [
        ("kanakatte; S c1 c1 c1 d1; N c5 c5 c5 c5; turn S; row 1", "e1", "1", MarkKind::Target),
        ("kanakatte; S c1 c1 c1 d1; N c5 c5 c5 e1; turn S; row 1", "e1", "1", MarkKind::Hit),
        ("kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1", "e1", "1", MarkKind::Test),
        ("kanakatte; S c1 c1 c1 d1; N c5 c5 e1# e1#; turn S; row 1", "e1", "1", MarkKind::Sit),
        ("kanakatte; S c1 d1 e1 e1; N c5 c5 c5 c5; turn S; row 1", "e1", "1", MarkKind::Part),
        // Over an enemy's head, and up to a double that lets nobody by.
        ("tamman; S c1 c1 c1 d1; N e1 c5 c5 c5; turn S; row 2", "e2", "2", MarkKind::Hit),
        ("ashta-chamma; S d1 off off off; N e1 e1 off off; unlocked S N; turn S; row 3", "e3", "3", MarkKind::Stop),
    ] {
        let marks = marks(position, picked);
        let target: Vec<(MarkKind, Option<&str>)> = marks
            .iter()
            .filter(|mark| mark.spot == square(to).into())
            .map(|mark| (mark.kind, mark.badge.as_deref()))
            .collect();
        assert_eq!(target, [(kind, Some(value))], "{position}");
    }
}

#[test]
fn a_shut_gate_and_a_barred_pawn_are_marked() {
    let has = |position: &str, kind| marks(position, Selection::default()).iter().any(|mark| mark.kind == kind);
    assert!(has("kanakatte; S c1 c1 c1 b1; N c5 c5 c5 c5; turn S; row 1", MarkKind::GateShut));
    assert!(!has("kanakatte; S c1 c1 c1 b1; N c5 c5 c5 c5; gates S; turn S; row 1", MarkKind::GateShut));
    assert!(!has("kanakatte; S c1 c1 c1 d1; N c5 c5 c5 c5; turn S; row 1", MarkKind::GateShut));
    assert!(has("kanakatte; S c1 c1 c1 d1; N c5 c5 c5 c5; turn S; row 1!4", MarkKind::Barred));
    assert!(!has("kanakatte; S c1 c1 c1 d1; N c5 c5 c5 c5; turn S; row 1", MarkKind::Barred));
}

#[test]
fn a_sitter_leans_on_the_jodi_and_is_marked_while_in_danger() {
    for (position, in_danger) in [
        ("kanakatte; S d1# d1# c1 c1; N c5 c5 c5 d1^; turn S; owed 1", 1),
        ("kanakatte; S d1# d1# c1 c1; N c5 c5 c5 d1; turn S; owed 1", 0),
        ("kanakatte hard=whenever; S d1# d1# c1 c1; N c5 c5 c5 d1; turn S; owed 1", 1),
    ] {
        let race = at(position);
        let drawn = scene(&race, None);
        assert_eq!(drawn.groups.iter().map(|group| group.tie).collect::<Vec<_>>(), [Tie::Hard], "{position}");
        assert_eq!(drawn.marks.iter().filter(|mark| mark.kind == MarkKind::Danger).count(), in_danger, "{position}");
        let sitter =
            drawn.pieces.iter().find(|piece| piece.seat == Seat::N && spot_of(&race, piece) == square("d1").into());
        assert!(sitter.is_some_and(|piece| piece.turn != 0.0));
    }
}

/// The attackers lean on the group that they attack, whatever binds themselves.
#[test]
fn the_group_that_is_attacked_is_drawn_as_the_group() {
    for (position, tie) in [
        ("kanakatte; S c1 c1 c1 e1; N c5 c5 e1 e1; turn S; test d1 loose 1", Tie::Hollow),
        ("kanakatte; S c1 c1 c1 e1; N c5 e1% e1% e1%; turn S; test d1 loose 2", Tie::Broken),
        ("kanakatte; S c1 c1 e1 e1; N c5 e1% e1% e1%; turn S; test d1 hard 1", Tie::Broken),
        ("kanakatte hard=whenever; S c1 c1 e1 e1; N c5 e1% e1% e1%; turn S; test d1 hard 1", Tie::Broken),
    ] {
        let race = at(position);
        let drawn = scene(&race, None);
        assert_eq!(drawn.groups.iter().map(|group| group.tie).collect::<Vec<_>>(), [tie], "{position}");
        let leaning = drawn.pieces.iter().filter(|piece| piece.turn == -34.0);
        let attackers: Vec<Seat> = leaning.map(|piece| piece.seat).collect();
        assert_eq!(attackers.len(), usize::from(race.pawns_at(Seat::S, square("e1")).count()), "{position}");
        assert!(attackers.iter().all(|seat| *seat == Seat::S), "{position}");
        assert!(drawn.marks.is_empty(), "{position}");
    }
}

#[test]
fn crowds_up_to_all_pawns_of_all_seats_fit_on_one_ghatta() {
    for pawns in 1..=8 {
        let crowd = vec!["c1"; pawns].join(" ");
        let race = at(&format!(
            "chauka-bara pawns={pawns} gate=open; S {crowd}; E {crowd}; N {crowd}; W {crowd}; turn S; owed 1"
        ));
        assert_eq!(scene(&race, None).pieces.len(), 4 * pawns);
        pawns_stand_in_their_squares(&race, &scene(&race, None));
    }
    for pawns in 3..=8 {
        let group = vec!["d1%"; pawns].join(" ");
        let race =
            at(&format!("kanakatte pawns={pawns}; S {group}; N {}; turn S; owed 1", vec!["c5"; pawns].join(" ")));
        let drawn = scene(&race, None);
        pawns_stand_in_their_squares(&race, &drawn);
        ties_are_drawn(&race, &drawn);
    }
}
