//! Finished games are counted from their records.

use chowkabara::notation::Record;
use chowkabara::play::luck::Seed;
use chowkabara::play::table::{Player, Table};
use chowkabara::play::tally::{Tally, Who, tally};

use crate::{AGAINST_A_BOT, PEOPLE, table_at};

const WON_BY_S: &str = "kanakatte; S c3 c3 c3 c3; N c5 c5 c5 c5; gates S; over won S=1 N=2";
const WON_BY_N: &str = "kanakatte; S c1 c1 c1 c1; N c3 c3 c3 c3; gates N; over won S=2 N=1";
const DRAWN: &str = "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; over agreed S=1 N=1";
const RUNNING: &str = "kanakatte; S c1 c1 c1 c1; N c5 c5 c5 c5; turn S; owed 1";

fn named(position: &str, players: [Player; 4]) -> Table {
    let text = format!("chowkabara 1\nposition {position}\nname S Amma\n");
    Table::from_record(Record::parse(&text).expect("a record"), players, Seed(1), &[]).expect("it opens")
}

fn counted(who: Who, played: usize, won: usize) -> Tally {
    Tally { who, played, won }
}

#[test]
fn whoever_has_won_most_often_comes_first() {
    let tables = [named(WON_BY_S, AGAINST_A_BOT), named(WON_BY_N, AGAINST_A_BOT), named(WON_BY_N, AGAINST_A_BOT)];
    let amma = Who::Named("Amma".to_string());
    assert_eq!(tally(&tables), [counted(Who::Bots, 3, 2), counted(amma.clone(), 3, 1)]);
    let among_people = [named(WON_BY_S, PEOPLE)];
    let ajji = Who::Unnamed(chowkabara::engine::seat::Seat::N);
    assert_eq!(tally(&among_people), [counted(amma, 1, 1), counted(ajji, 1, 0)]);
}

#[test]
fn only_games_that_somebody_has_won_without_help_count() {
    let mut assisted = table_at(WON_BY_S, PEOPLE);
    assisted.set_assisted();
    assert_eq!(tally(&[assisted, table_at(DRAWN, PEOPLE), table_at(RUNNING, PEOPLE)]), []);
}
