//! Rules that cannot be played are refused with the reason, and never silently changed.

use chowkabara::engine::race::jodi::{HardJodi, Jodi, Sharing};
use chowkabara::engine::race::presets::PRESETS;
use chowkabara::engine::race::rules::{RaceRules, Refused};
use chowkabara::notation::{RulesError, parse_rules};

const USUAL: RaceRules = PRESETS[0].rules;

fn refusal(rules: RaceRules) -> Option<Refused> {
    rules.check().err()
}

// B1
#[test]
fn a_board_without_an_odd_side_from_five_to_eleven_is_refused() {
    for side in 0..=u8::MAX {
        let expected = if [5, 7, 9, 11].contains(&side) { None } else { Some(Refused::Side(side)) };
        assert_eq!(refusal(RaceRules { side, ..USUAL }), expected);
    }
}

// T1
#[test]
fn fewer_than_two_and_more_than_eight_cowries_are_refused_and_throws_longer_than_the_outer_ring() {
    for cowries in 0..=u8::MAX {
        let outcome = |allowed: bool| if allowed { None } else { Some(Refused::Cowries(cowries)) };
        assert_eq!(refusal(RaceRules { cowries, ..USUAL }), outcome((2..=7).contains(&cowries)));
        assert_eq!(refusal(RaceRules { cowries, side: 7, ..USUAL }), outcome((2..=8).contains(&cowries)));
    }
}

// B6
#[test]
fn no_pawns_and_more_than_eight_are_refused() {
    for pawns in 0..=u8::MAX {
        let expected = if (1..=8).contains(&pawns) { None } else { Some(Refused::Pawns(pawns)) };
        assert_eq!(refusal(RaceRules { pawns, ..USUAL }), expected);
    }
}

// J12
#[test]
fn rules_for_hard_jodis_are_refused_where_there_are_no_jodis() {
    for hard in [HardJodi::HitsWhenever, HardJodi::Blocks] {
        assert_eq!(refusal(RaceRules { jodi: Jodi::None, hard, ..USUAL }), Some(Refused::HardWithoutJodi));
        assert_eq!(refusal(RaceRules { jodi: Jodi::HardAtOnce, hard, ..USUAL }), None);
        assert_eq!(refusal(RaceRules { hard, ..USUAL }), None);
    }
}

// J12
#[test]
fn one_pawn_on_a_square_is_refused_where_there_are_jodis() {
    let sharing = Sharing::OnePawn;
    for jodi in [Jodi::HollowFirst, Jodi::HardAtOnce] {
        assert_eq!(refusal(RaceRules { jodi, sharing, ..USUAL }), Some(Refused::SharingWithJodi));
    }
    assert_eq!(refusal(RaceRules { jodi: Jodi::None, sharing, ..USUAL }), None);
}

#[test]
fn rules_as_text_are_refused_with_the_same_reason() {
    let refused = |text: &str| parse_rules(text).err();
    let reason = |reason| Some(RulesError::Refused(reason));
    assert_eq!(refused("kanakatte side=6"), reason(Refused::Side(6)));
    assert_eq!(refused("kanakatte cowries=8"), reason(Refused::Cowries(8)));
    assert_eq!(refused("kanakatte pawns=9"), reason(Refused::Pawns(9)));
    assert_eq!(refused("kanakatte jodi=none hard=blocks"), reason(Refused::HardWithoutJodi));
    assert_eq!(refused("chauka-bara hard=whenever"), reason(Refused::HardWithoutJodi));
    assert_eq!(refused("kanakatte sharing=one-pawn"), reason(Refused::SharingWithJodi));
    assert_eq!(refused("kanakatte gate=shut"), Some(RulesError::UnknownChoice("gate=shut".to_string())));
    assert_eq!(refused("kanakatte gate=open gate=hit"), Some(RulesError::Repeated("gate".to_string())));
}

/// Each contradiction with the reason that is told.
#[test]
fn what_cannot_be_played_together_is_refused_with_its_reason() {
    let cases = [
        ("kanakatte turn-in=corner", Refused::CornerOnOtherBoard),
        ("kanakatte side=9 table=senior", Refused::SeniorTable),
        ("kanakatte jodi=none one=eleven", Refused::SeniorTable),
        ("kanakatte strike=not-by-seven", Refused::SeniorTable),
        ("ashta-chamma-senior one=eleven jodi=hollow", Refused::ElevenNeedsOne),
        ("ashta-chamma-senior one=eleven entry=by-one plain-four=moves", Refused::ElevenNeedsOne),
        ("ashta-chamma-senior entry=start", Refused::PlainFourWithoutEntry),
        ("thaayam entry=start", Refused::BeforeOneWithoutEntry),
        ("thaayam win=on", Refused::LeavingWith),
        ("thaayam win=teams", Refused::LeavingWith),
        ("thaayam short=2", Refused::LeavingWith),
        ("thaayam home=again", Refused::LeavingWith),
        ("kanakatte short=5", Refused::Short(5)),
        ("kanakatte mouths=2", Refused::Mouths(2)),
        ("kanakatte strike=passing", Refused::PassingWithJodi),
        ("kanakatte jodi=stack sharing=one-pawn", Refused::SharingWithJodi),
        ("kanakatte jodi=stack hard=blocks", Refused::HardWithoutJodi),
        ("gavalata entry=big", Refused::NoBigThrow),
        ("gavalata centre=big", Refused::NoBigThrow),
        ("kanakatte centre=divided", Refused::DividedWithJodi),
        ("tamman three=cancels", Refused::FirstDecidesWith),
        ("kanakatte cowries=2 one=again", Refused::EndlessThrows),
    ];
    for (text, reason) in cases {
        assert_eq!(parse_rules(text), Err(RulesError::Refused(reason)), "{text}");
    }
}
