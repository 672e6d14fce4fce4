//! What a tap on a square or on a throw means.

use chowkabara::engine::race::Race;
use chowkabara::engine::race::refusal::Refusal;
use chowkabara::engine::race::side::Side;
use chowkabara::engine::seat::Seat;
use chowkabara::engine::{Action, Game};
use chowkabara::notation::token;
use chowkabara::play::selection::{Candidate, Selection, Tap, besides, candidates, own_pawns};
use chowkabara::play::spot::Spot;

use crate::kit::{at, square};
use crate::positions;

fn picked(from: &str) -> Selection {
    Selection::from(square(from))
}

/// Asserts what a tap comes to, a move as its token.
fn plays(position: &str, selection: Selection, tapped: &str, expected: &str) {
    let race = at(position);
    match selection.tap(&race, square(tapped)) {
        Tap::Play(choice) => assert_eq!(token(&race, Action::Move(choice)).expect("legal"), expected),
        other => panic!("{tapped}: {other:?}"),
    }
}

fn comes_to(position: &str, selection: Selection, tapped: &str, expected: Tap) {
    assert_eq!(selection.tap(&at(position), square(tapped)), expected, "{tapped} in {position}");
}

#[test]
fn a_pawn_with_one_plain_use_moves_at_once() {
    let start = "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 a3; turn S; row 3";
    plays(start, Selection::default(), "e1", "3:e1-e4");
    plays(start, Selection::default(), "c1", "3:c1-e2");
}

#[test]
fn a_pawn_with_several_uses_is_picked_and_let_go() {
    let start = "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 a3; turn S; row 1 3";
    comes_to(start, Selection::default(), "e1", Tap::Pick(picked("e1")));
    comes_to(start, picked("e1"), "e1", Tap::Pick(Selection::default()));
    comes_to(start, picked("e1"), "c1", Tap::Pick(picked("c1")));
    plays(start, picked("e1"), "e2", "1:e1-e2");
    plays(start, picked("e1"), "e4", "3:e1-e4");
}

#[test]
fn a_move_that_risks_or_gives_up_something_is_shown_before_it_is_made() {
    for (start, from, to, token) in [
        // An attack on a hollow jodi, sitting on a hard one, parting an own jodi, breaking one.
        ("kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1", "d1", "e1", "1:d1-e1"),
        ("kanakatte; S c1 c1 c1 d1; N c5 c5 e1# e1#; turn S; row 1", "d1", "e1", "1:d1-e1"),
        ("kanakatte; S c1 c1 d1 d1; N c5 c5 c5 c5; turn S; row 1", "d1", "e1", "1:d1-e1"),
        ("kanakatte; S c1 d1 e1 e1; N c5 c5 c5 c5; turn S; row 1", "d1", "e1", "1:d1-e1"),
    ] {
        comes_to(start, Selection::default(), from, Tap::Pick(picked(from)));
        plays(start, picked(from), to, token);
        plays(start, picked(from), from, token);
    }
}

#[test]
fn a_pawn_that_cannot_move_says_why() {
    let start = "kanakatte; S c1 c1 c1 b1; N c5 c5 c5 c5; turn S; row 3";
    comes_to(start, Selection::default(), "b1", Tap::Refuse(Refusal::GateShut));
    let hard = "kanakatte; S c1 c1 e1# e1#; N c5 c5 c5 c5; turn S; row 3";
    comes_to(hard, Selection::default(), "e1", Tap::Refuse(Refusal::Odd));
    let home = "kanakatte; S c1 c1 c1 c3; N c5 c5 c5 c5; gates S; turn S; row 3";
    comes_to(home, Selection::default(), "c3", Tap::Refuse(Refusal::AtHome));
    let barred = "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 c5; turn S; row 3!4";
    comes_to(barred, Selection::default(), "e1", Tap::Refuse(Refusal::Barred));
}

#[test]
fn a_pawn_says_why_it_cannot_use_the_picked_throw() {
    let start = "kanakatte; S c1 c1 e1# e1#; N c5 c5 c5 c5; turn S; row 2 3";
    let race = at(start);
    let three = Selection::default().tap_throw(slot(&race, 3));
    comes_to(start, three, "e1", Tap::Refuse(Refusal::Odd));
    plays(start, three, "c1", "3:c1-e2");
    plays(start, Selection::default(), "e1", "2:e1=e2");
}

#[test]
fn an_empty_square_is_a_target_or_out_of_reach() {
    let start = "kanakatte; S c1 c1 c1 e1; N c5 c5 c5 a3; turn S; row 3";
    comes_to(start, Selection::default(), "d4", Tap::OutOfReach(square("d4").into()));
    comes_to(start, picked("e1"), "d4", Tap::OutOfReach(square("d4").into()));
    comes_to(
        start,
        Selection::default(),
        "e4",
        Tap::Pick(Selection { target: Some(square("e4").into()), ..picked("e1") }),
    );
    // Another pawn's target takes the selection over.
    comes_to(start, picked("e1"), "e2", Tap::Pick(Selection { target: Some(square("e2").into()), ..picked("c1") }));
}

#[test]
fn a_target_that_several_moves_lead_to_leaves_them_open() {
    let start = "kanakatte; S c1 c1 e1 e1; N c5 c5 c5 a3; turn S; row 1 2";
    let race = at(start);
    let Tap::Pick(selection) = picked("e1").tap(&race, square("e2")) else { panic!("two moves lead to e2") };
    assert_eq!(selection, Selection { target: Some(square("e2").into()), ..picked("e1") });
    let open: Vec<String> = selection
        .open_moves(&race)
        .iter()
        .map(|candidate| token(&race, Action::Move(candidate.choice)).expect("legal"))
        .collect();
    assert_eq!(open, ["1:e1-e2", "2:e1=e2"]);
}

#[test]
fn a_picked_throw_leaves_its_own_moves_and_a_second_tap_lets_go() {
    let race = at("kanakatte; S c1 c1 c1 e1; N c5 c5 c5 a3; turn S; row 1 3");
    for slot in 0..2 {
        let picked = Selection::default().tap_throw(slot);
        assert_eq!(picked.slot, Some(slot));
        let open = picked.open_moves(&race);
        assert!(!open.is_empty());
        assert!(open.iter().all(|candidate| candidate.choice.slot == slot));
        assert_eq!(picked.tap_throw(slot), Selection::default());
        assert_eq!(picked.tap_throw(1 - slot).slot, Some(1 - slot));
    }
}

/// The slot of a throw by its value.
fn slot(race: &Race, value: u8) -> u8 {
    let shells = race.course().shells;
    (0..).zip(race.row().iter()).find(|(_, entry)| shells.value(entry.throw) == value).expect("it is in the row").0
}

#[test]
fn a_throw_that_nothing_can_use_says_why_for_the_pawn_that_is_farthest_on() {
    for (start, dead, reason) in [
        ("kanakatte; S e1# e1# b1 b1; N c5 c5 c5 c5; turn S; row 2 3", 3, Refusal::GateShut),
        ("kanakatte; S e1# e1# c3 c3; N c5 c5 c5 c5; gates S; turn S; row 1 2", 1, Refusal::Odd),
        ("kanakatte; S d4 d4 c3 c3; N c5 c5 c5 c5; gates S; turn S; row 1 8*", 8, Refusal::Overshoots),
        ("kanakatte; S c1 c1 c1 e4; N c5 c5 e1# e1#; turn S; row 1 3!1234", 3, Refusal::Barred),
    ] {
        let race = at(start);
        assert_eq!(Selection::why_unused(&race, slot(&race, dead)), Some(reason), "{start}");
        for (other, _) in (0..).zip(race.row().iter()).filter(|(other, _)| *other != slot(&race, dead)) {
            assert_eq!(Selection::why_unused(&race, other), None, "{start}");
        }
    }
}

/// Every spot of a game: the squares, and the room beside the board.
fn spots(race: &Race) -> Vec<Spot> {
    let squares = race.course().board.squares().map(Spot::Square);
    squares.chain(race.seats().iter().map(Spot::Beside)).collect()
}

/// The rules and the taps agree: nothing that is legal is out of reach of taps, and no tap plays what is not legal.
#[test]
fn every_legal_move_can_be_tapped_and_no_tap_does_anything_else() {
    let (mut seen, mut offered, mut beside) = (0, 0, 0);
    positions(0..40, |race| {
        let mut actions = Vec::new();
        race.legal_actions(&mut actions);
        let moves = candidates(race);
        if !matches!(race.stage(), chowkabara::engine::Stage::Choice(_)) {
            assert!(moves.is_empty() && besides(race).is_empty());
            return;
        }
        seen += 1;
        offered += besides(race).len();
        assert_eq!(moves.len() + besides(race).len(), actions.len());
        for candidate in &moves {
            let slot = Selection::default().tap_throw(candidate.choice.slot);
            for (from, to) in candidate.ways(race) {
                beside += usize::from(from.square().is_none() || to.square().is_none());
                can_be_tapped(race, candidate, Selection { from: Some(from), ..slot }, to);
            }
        }
        for spot in spots(race) {
            let leads_here = |candidate: &Candidate| candidate.ways(race).any(|(_, to)| to == spot);
            match Selection::default().tap(race, spot) {
                Tap::Play(choice) => assert!(race.plan(choice).is_ok()),
                Tap::Pick(selection) => assert!(!selection.open_moves(race).is_empty()),
                Tap::Refuse(_) => {
                    assert!(!own_pawns(race, spot).is_empty());
                    assert!(Selection::from(spot).open_moves(race).is_empty());
                }
                Tap::OutOfReach(there) => {
                    assert_eq!(there, spot);
                    assert!(!moves.iter().any(leads_here));
                }
            }
        }
        for slot in 0..race.row().iter().count() as u8 {
            let has_use = moves.iter().any(|candidate| candidate.choice.slot == slot);
            assert_eq!(Selection::why_unused(race, slot).is_none(), has_use);
        }
    });
    assert!(seen > 3000 && offered > 100 && beside > 100, "{seen} {offered} {beside}");
}

/// A tap on where a move leads plays it, or leaves it open among others that the page tells apart by name.
fn can_be_tapped(race: &Race, candidate: &Candidate, picked: Selection, to: Spot) {
    match picked.tap(race, to) {
        Tap::Play(choice) => assert_eq!(choice, candidate.choice),
        Tap::Pick(several) => {
            let open = several.open_moves(race);
            assert!(open.len() > 1 && open.contains(candidate), "{open:?}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn pawns_beside_the_board_are_picked_there_and_brought_on() {
    let beside = Spot::Beside(Seat::S);
    let race = at("thaayam; S off off off off; N off off off off; turn S; row 1");
    let Tap::Play(choice) = Selection::default().tap(&race, beside) else { panic!("a 1 brings one on") };
    assert_eq!(token(&race, Action::Move(choice)), Ok("1:off-c1".to_string()));
    assert_eq!(Selection::default().tap(&race, Spot::Beside(Seat::N)), Tap::OutOfReach(Spot::Beside(Seat::N)));
    let Tap::Pick(towards) = Selection::default().tap(&race, square("c1")) else { panic!("the start is a target") };
    assert_eq!(towards, Selection { target: Some(square("c1").into()), ..Selection::from(beside) });
    let none = at("thaayam; S c1 off off off; N off off off off; turn S; row 2");
    assert_eq!(Selection::default().tap(&none, beside), Tap::Refuse(Refusal::NotOnBoard));
}

#[test]
fn a_pawn_leaves_the_centre_by_a_tap_on_it() {
    let race = at("thaayam; S away c3 c3 c3; N off off off off; turn S; row 1");
    assert_eq!(race.side(Seat::S).at(Side::AWAY).count(), 1);
    let Tap::Play(choice) = Selection::default().tap(&race, square("c3")) else { panic!("one may leave") };
    assert_eq!(token(&race, Action::Move(choice)), Ok("1:c3-away".to_string()));
}

#[test]
fn a_divided_throw_is_found_from_both_its_pawns() {
    // The pawn on b3 needs 1 and the one on c1 goes on by the rest.
    let race = at("siga; S d3 c1; N off off; turn S; row 4");
    let divided: Vec<Candidate> =
        candidates(&race).into_iter().filter(|candidate| !candidate.plan.home_first.is_empty()).collect();
    assert!(!divided.is_empty());
    for candidate in &divided {
        assert_eq!(candidate.ways(&race).count(), 2);
        for (from, _) in candidate.ways(&race) {
            assert!(Selection::from(from).open_moves(&race).contains(candidate));
        }
        // It is never played by the first tap.
        for spot in spots(&race) {
            assert_ne!(Selection::default().tap(&race, spot), Tap::Play(candidate.choice));
        }
    }
}
