//! Throws and the row (T1 to T5). T9 stands with the records.

use chowkabara::engine::Game;
use chowkabara::engine::race::refusal::Refusal;
use chowkabara::engine::throw::{Shells, Throw};

use crate::kit::{allows, at, plays, refuses};

fn chances(start: &str) -> Vec<(String, u32)> {
    let race = at(start);
    race.chances().iter().map(|&(throw, weight)| (race.course().shells.name(throw), weight)).collect()
}

fn named(chances: &[(&str, u32)]) -> Vec<(String, u32)> {
    chances.iter().map(|&(name, weight)| (name.to_string(), weight)).collect()
}

// T1
#[test]
fn four_cowries_give_1_2_3_4_and_8_with_chances_4_6_4_1_1_in_sixteen() {
    let start = "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1";
    assert_eq!(chances(start), named(&[("1", 4), ("2", 6), ("3", 4), ("4*", 1), ("8*", 1)]));
    allows(start, "1 2 3 4* 8*");
}

// T1
#[test]
fn six_cowries_give_1_to_6_and_12_with_chances_6_15_20_15_6_1_1_in_sixty_four() {
    let start = "kanakatte side=7 cowries=6; S d1 d1 d1 d1; N d7 d7 d7 d7; turn S; owed 1";
    let expected = [("1", 6), ("2", 15), ("3", 20), ("4", 15), ("5", 6), ("6*", 1), ("12*", 1)];
    assert_eq!(chances(start), named(&expected));
}

// T1
#[test]
fn the_chances_of_every_number_of_cowries_add_up_to_all_the_ways_they_can_fall() {
    for count in 2..=8 {
        let shells = Shells::new(count).expect("a number that is allowed");
        assert_eq!(shells.throws().map(|throw| shells.weight(throw)).sum::<u32>(), 1 << count);
    }
}

// T1
#[test]
fn all_mouths_up_count_their_number_and_none_twice_that_and_both_are_big() {
    for count in 2..=8 {
        let shells = Shells::new(count).expect("a number that is allowed");
        let big: Vec<Throw> = shells.throws().filter(|&throw| shells.is_big(throw)).collect();
        assert_eq!(big, [Throw(count), Throw(0)]);
        assert_eq!((shells.value(Throw(count)), shells.value(Throw(0))), (count, 2 * count));
        assert!((1..count).all(|mouths| shells.value(Throw(mouths)) == mouths));
    }
}

// T1
#[test]
fn a_plain_4_of_eight_cowries_is_not_the_4_of_four() {
    let (four, eight) = (Shells::new(4).expect("allowed"), Shells::new(8).expect("allowed"));
    assert_eq!((four.named("4*"), four.named("4")), (Some(Throw(4)), None));
    assert_eq!((eight.named("4*"), eight.named("4")), (None, Some(Throw(4))));
    plays(
        "kanakatte side=7 cowries=8; S d1 d1 d1 d1; N d7 d7 d7 d7; turn S; owed 1",
        "4",
        "S throws 4",
        "kanakatte side=7 cowries=8; S d1 d1 d1 d1; N d7 d7 d7 d7; turn S; row 4",
    );
}

// T1
#[test]
fn four_cowries_cannot_show_five_mouths() {
    let mut race = at("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1");
    let five = chowkabara::engine::Action::Throw(Throw(5));
    assert_eq!(race.play(five, &mut |_| {}), Err(Refusal::NoSuchThrow));
}

// T2
#[test]
fn a_player_throws_until_a_throw_is_not_big_and_all_throws_form_the_row() {
    plays(
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1",
        "4* 8* 2",
        "S throws 4*, again, S throws 8*, again, S throws 2",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 8* 2 4*",
    );
}

// T2
#[test]
fn a_player_who_still_has_to_throw_does_not_move_and_one_who_has_thrown_does_not_throw() {
    refuses("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 4*; owed 1; run 1", "4*:c1-e3", Refusal::ThrowFirst);
    refuses("kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 4* 2", "3", Refusal::MoveFirst);
}

// T2
#[test]
fn big_throws_in_a_row_have_no_cap() {
    plays(
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1",
        "8* 8* 8* 4* 4* 4* 4* 1",
        "S throws 8*, again, S throws 8*, again, S throws 8*, again, S throws 4*, again, S throws 4*, again, \
         S throws 4*, again, S throws 4*, again, S throws 1",
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 8* 8* 8* 1 4* 4* 4* 4*",
    );
}

// T3
#[test]
fn where_one_moves_first_a_big_throw_is_used_before_the_next_one_is_thrown() {
    let start = "kanakatte throwing=move-first; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1";
    let thrown = "kanakatte throwing=move-first; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 4*; owed 1; run 1";
    plays(start, "4*", "S throws 4*, again", thrown);
    refuses(thrown, "2", Refusal::MoveFirst);
    plays(
        thrown,
        "4*:c1-e3 2",
        "S c1-e3, S throws 2",
        "kanakatte throwing=move-first; S c1 c1 c1 e3; N c5 c5 c5 c5; turn S; row 2",
    );
}

// T3 [chosen]
#[test]
fn where_one_moves_first_a_lost_throw_cancels_no_owed_throw() {
    plays(
        "kanakatte throwing=move-first; S c5 c5 c5 c5; N c5 c5 c5 c5; turn S; owed 1",
        "8* 1",
        "S throws 8*, again, lost: no use, S throws 1",
        "kanakatte throwing=move-first; S c5 c5 c5 c5; N c5 c5 c5 c5; turn S; row 1",
    );
}

// T3, T6 [chosen]
#[test]
fn where_one_moves_first_a_big_throw_that_hits_gives_two_throws_one_after_the_other() {
    plays(
        "kanakatte throwing=move-first; S c1 c1 c1 d1; N c5 c5 c5 e4; turn S; row 4*; owed 1; run 1",
        "4*:d1-e4",
        "S d1-e4, S hits 1 N on e4, gate S, again",
        "kanakatte throwing=move-first; S c1 c1 c1 e4; N c5 c5 c5 c5; gates S; turn S; owed 2; run 1",
    );
    plays(
        "kanakatte throwing=move-first; S c1 c1 c1 e4; N c5 c5 c5 c5; gates S; turn S; owed 2; run 1",
        "3 3:c1-e2 2 2:c1-e1",
        "S throws 3, S c1-e2, S throws 2, S c1-e1, S ends",
        "kanakatte throwing=move-first; S c1 e1 e2 e4; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
}

// T3, J5
#[test]
fn where_one_moves_first_the_test_throw_is_used_before_the_owed_throw() {
    plays(
        "kanakatte throwing=move-first; S c1 c1 c1 d1; N c5 c5 e4 e4; turn S; row 4*; owed 1; run 1",
        "4*:d1-e4 2 2:c1-e1 1 1:c1-d1",
        "S d1-e4, S attacks N on e4 for 1, S tests 2, S back e4-d1, S c1-e1, S throws 1, S c1-d1, hollow d1, S ends",
        "kanakatte throwing=move-first; S c1 d1 d1 e1; N c5 c5 e4 e4; turn N; owed 1",
    );
}

// T4
#[test]
fn throws_of_the_row_are_used_in_any_order_each_by_one_pawn() {
    allows("kanakatte; S c1 c1 c1 e3; N c5 c5 c5 c5; turn S; row 2 4*", "2:c1-e1 2:e3-e5 4*:c1-e3 4*:e3-c5");
    plays(
        "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; row 2 4*",
        "4*:c1-e3 2:c1-e1",
        "S c1-e3, S c1-e1, S ends",
        "kanakatte; S c1 c1 e1 e3; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// T4
#[test]
fn a_pawn_that_uses_two_throws_lands_twice() {
    plays(
        "kanakatte; S c1 c1 c1 c1; N c5 c5 d1 e2; turn S; row 1 2",
        "1:c1-d1 3 2:d1-e2 3",
        "S c1-d1, S hits 1 N on d1, gate S, again, S throws 3, S d1-e2, S hits 1 N on e2, again, S throws 3",
        "kanakatte; S c1 c1 c1 e2; N c5 c5 c5 c5; gates S; turn S; row 3 3",
    );
}

// T4
#[test]
fn a_throw_is_used_by_a_jodi_as_a_unit() {
    plays(
        "kanakatte; S c1 c1 d1# d1#; N c5 c5 c5 c5; turn S; row 4*",
        "4*:d1=e2",
        "S d1=e2, S ends",
        "kanakatte; S c1 c1 e2# e2#; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// T5 [chosen]
#[test]
fn a_row_that_can_be_used_must_be_used() {
    allows("kanakatte; S a2 b1% b1% b1%; N c5 c5 c5 c5; turn S; row 1", "1:a2-a1");
    allows("kanakatte; S a1 b1% b1% b1%; N c5 c5 c5 c5; turn S; row 1 3", "1:a1-b1");
}

// T5
#[test]
fn when_no_throw_of_the_row_has_a_use_all_of_it_is_lost_and_the_turn_ends() {
    plays(
        "kanakatte; S a1 b1% b1% b1%; N c5 c5 c5 c5; turn S; owed 1",
        "4* 8* 2",
        "S throws 4*, again, S throws 8*, again, S throws 2, lost: no use, S ends",
        "kanakatte; S a1 b1% b1% b1%; N c5 c5 c5 c5; turn N; owed 1",
    );
    plays(
        "kanakatte; S a1 b1% b1% b1%; N c5 c5 c5 c5; turn S; row 1 3 3",
        "1:a1-b1",
        "S a1-b1, broken b1, lost: no use, S ends",
        "kanakatte; S b1% b1% b1% b1%; N c5 c5 c5 c5; turn N; owed 1",
    );
}

// T5
#[test]
fn a_player_need_not_look_for_the_order_that_uses_most() {
    let start = "kanakatte; S d2 c3 c3 c3; N c5 c5 c5 c5; gates S; turn S; row 1 2";
    allows(start, "1:d2-c2 2:d2-c3");
    plays(
        start,
        "1:d2-c2",
        "S d2-c2, lost: no use, S ends",
        "kanakatte; S c2 c3 c3 c3; N c5 c5 c5 c5; gates S; turn N; owed 1",
    );
}

// T5
#[test]
fn a_player_who_can_move_nothing_still_throws() {
    let start = "kanakatte; S b1% b1% b1% b1%; N c5 c5 c5 c5; turn S; owed 1";
    allows(start, "1 2 3 4* 8*");
    plays(
        start,
        "1",
        "S throws 1, lost: no use, S ends",
        "kanakatte; S b1% b1% b1% b1%; N c5 c5 c5 c5; turn N; owed 1",
    );
}
