//! The picture shows what is true: every pawn once and in its square, every tie, danger and choice.

use std::collections::BTreeSet;

use chowkabara::engine::Stage;
use chowkabara::engine::board::Square;
use chowkabara::engine::race::Race;
use chowkabara::engine::race::jodi::Tie;
use chowkabara::engine::seat::Seat;
use chowkabara::play::scene::{Mark, MarkKind, Piece, Scene, centre, scene};
use chowkabara::play::selection::{Selection, candidates};

use crate::kit::{at, square};
use crate::positions;

/// Room around the board in its drawing.
const MARGIN: f32 = 12.0;

fn square_of(race: &Race, piece: &Piece) -> Square {
    race.course().square(piece.seat, race.side(piece.seat).step(piece.pawn))
}

fn pawns_stand_in_their_squares(race: &Race, scene: &Scene) {
    let drawn: BTreeSet<(Seat, u8)> = scene.pieces.iter().map(|piece| (piece.seat, piece.pawn)).collect();
    let there = race.seats().iter().flat_map(|seat| race.side(seat).pawns().map(move |(pawn, _)| (seat, pawn)));
    assert_eq!(drawn, there.collect());
    assert_eq!(drawn.len(), scene.pieces.len(), "a pawn is drawn twice");
    let edge = f32::from(race.course().board.side()) * 100.0 + MARGIN;
    for (index, piece) in scene.pieces.iter().enumerate() {
        let (x, y) = piece.at;
        let (middle_x, middle_y) = centre(race, square_of(race, piece));
        assert!((x - middle_x).abs() < 50.0 && (y - middle_y).abs() < 50.0, "{piece:?} is outside its square");
        let reach = piece.size / 2.0;
        assert!([x, y].iter().all(|at| at - reach >= -MARGIN && at + reach <= edge), "{piece:?} is cut off");
        assert_eq!(piece.ripe, race.side(piece.seat).step(piece.pawn) == race.course().home());
        for other in &scene.pieces[index + 1..] {
            let apart = (x - other.at.0).hypot(y - other.at.1);
            assert!(apart > 0.25 * piece.size, "{piece:?} hides {other:?}");
        }
    }
}

/// On every plain square with bound pawns one group is drawn: that of the host or of those attacked.
fn ties_are_drawn(race: &Race, scene: &Scene) {
    let mut expected = 0;
    for square in race.course().board.squares() {
        let bound: Vec<(Seat, Tie)> = race
            .seats()
            .iter()
            .map(|seat| (seat, race.tie_at(seat, square)))
            .filter(|(_, tie)| *tie != Tie::Loose)
            .collect();
        let shown = match bound[..] {
            [] => continue,
            [(_, only)] => only,
            // Two groups share a square only while one attacks the other; the one that stood there is drawn.
            _ => bound.iter().find(|(seat, _)| *seat != race.turn()).expect("somebody is attacked").1,
        };
        let at = centre(race, square);
        let near = |group: &&chowkabara::play::scene::Group| (group.at.0 - at.0).hypot(group.at.1 - at.1) < 20.0;
        let here: Vec<Tie> = scene.groups.iter().filter(near).map(|group| group.tie).collect();
        assert_eq!(here, [shown], "{square:?}");
        expected += 1;
    }
    assert_eq!(scene.groups.len(), expected);
}

fn dangers_are_marked(race: &Race, scene: &Scene) {
    let marked: Vec<Square> =
        scene.marks.iter().filter(|mark| mark.kind == MarkKind::Danger).map(|mark| mark.square).collect();
    let pawns = scene.pieces.iter().filter(|piece| race.is_in_danger(piece.seat, piece.pawn));
    let mut endangered: Vec<Square> = pawns.map(|piece| square_of(race, piece)).collect();
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
        let Stage::Choice(seat) = race.stage() else { return };
        let moves = candidates(race);
        let slots = (0..race.row().iter().count() as u8).map(Some);
        for slot in [None].into_iter().chain(slots) {
            let selection = Selection { slot, ..Selection::default() };
            let drawn = scene(race, Some(selection));
            let marked: Vec<Square> =
                drawn.marks.iter().filter(|mark| mark.kind == MarkKind::Movable).map(|mark| mark.square).collect();
            let open = moves.iter().filter(|candidate| slot.is_none_or(|slot| candidate.choice.slot == slot));
            let movable: BTreeSet<Square> =
                open.map(|candidate| race.course().square(seat, candidate.plan.from)).collect();
            assert_eq!(marked, movable.into_iter().collect::<Vec<_>>());
        }
        pawns_stand_in_their_squares(race, &scene(race, Some(Selection::default())));
    });
}

#[test]
fn every_way_and_target_of_a_picked_pawn_is_shown() {
    positions(40..46, |race| {
        let Stage::Choice(seat) = race.stage() else { return };
        let place = |step| race.course().square(seat, step);
        for from in race.course().board.squares() {
            let selection = Selection { from: Some(from), ..Selection::default() };
            let open = selection.open_moves(race);
            if open.is_empty() {
                continue;
            }
            let drawn = scene(race, Some(selection));
            assert_eq!(drawn.paths.len(), open.len());
            for (path, candidate) in drawn.paths.iter().zip(&open) {
                assert_eq!(path.points.first(), Some(&centre(race, from)));
                assert_eq!(path.points.last(), Some(&centre(race, place(candidate.plan.to))));
            }
            let targets: BTreeSet<Square> =
                drawn.marks.iter().filter(|mark| mark.badge.is_some()).map(|mark| mark.square).collect();
            assert_eq!(targets, open.iter().map(|candidate| place(candidate.plan.to)).collect());
        }
    });
}

fn marks(position: &str, selection: Selection) -> Vec<Mark> {
    scene(&at(position), Some(selection)).marks
}

#[test]
fn a_targets_mark_tells_what_the_move_does() {
    let picked = Selection { from: Some(square("d1")), ..Selection::default() };
    for (position, kind) in [
        ("kanakatte; S c1 c1 c1 d1; N c5 c5 c5 c5; turn S; row 1", MarkKind::Target),
        ("kanakatte; S c1 c1 c1 d1; N c5 c5 c5 e1; turn S; row 1", MarkKind::Hit),
        ("kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1", MarkKind::Test),
        ("kanakatte; S c1 c1 c1 d1; N c5 c5 e1# e1#; turn S; row 1", MarkKind::Sit),
        ("kanakatte; S c1 d1 e1 e1; N c5 c5 c5 c5; turn S; row 1", MarkKind::Part),
    ] {
        let marks = marks(position, picked);
        let target: Vec<(MarkKind, Option<&str>)> = marks
            .iter()
            .filter(|mark| mark.square == square("e1"))
            .map(|mark| (mark.kind, mark.badge.as_deref()))
            .collect();
        assert_eq!(target, [(kind, Some("1"))], "{position}");
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
        let sitter = drawn.pieces.iter().find(|piece| piece.seat == Seat::N && square_of(&race, piece) == square("d1"));
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
