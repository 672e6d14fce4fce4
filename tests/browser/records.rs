//! Golden records, played on the page by taps: the page lets everything happen that a record tells, and nothing else.

use crate::table::Table;
use chowkabara::{
    engine::seat::Seat,
    notation::{Position, Record},
};
use std::{fs, path::PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// What a comment line of a record says the last position is.
fn end_of(text: &str) -> &str {
    text.lines().find_map(|line| line.strip_prefix("# ends: ")).expect("a golden record names its end")
}

/// Enters every throw and taps every move, and asserts that the page keeps exactly these after each of them.
async fn play_all(table: &Table, name: &str, text: &str) {
    let golden = Record::parse(text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    let replay = golden.replay().unwrap_or_else(|error| panic!("{name}: {error:?}"));
    let mut race = replay.start.clone();
    for (index, &action) in replay.actions.iter().enumerate() {
        table.play(&race, action).await;
        chowkabara::engine::Game::play(&mut race, action, &mut |_| {}).expect("it was replayed");
        let told = Record::of(golden.start.clone(), &replay.actions[..=index]).expect("legal actions");
        assert_eq!(table.record().await.turns, told.turns, "{name}");
    }
    assert_eq!(Position::of(&table.race().await).to_string(), end_of(text), "{name}");
}

#[tokio::test]
async fn a_recorded_game_is_replayed_by_taps_with_its_throws_entered_by_hand() {
    let text = fs::read_to_string(folder().join("full-2.txt")).expect("a golden record");
    let mut table = Table::still_start_page().await;
    table.begin([('S', "person"), ('E', "empty"), ('N', "person"), ('W', "empty")]).await;
    play_all(&table, "full-2", &text).await;
    assert!(table.record().await.real_cowries);

    let winner = table.text(&format!("[data-seat={}] .name", Seat::N.letter())).await;
    let result = table.text("[data-outcome=won] h2").await;
    assert!(!winner.is_empty() && result.contains(&winner), "`{winner}` does not win in `{result}`");
    table.page.is_clean().await;
}

#[tokio::test]
async fn every_special_situation_of_the_records_is_played_by_taps_from_an_opened_record() {
    let mut table = Table::still_start_page().await;
    let files = fs::read_dir(folder()).expect("the folder of golden records");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file that can be listed").path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        if name.starts_with("full-") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a text");
        let (head, _) = text.split_once("\n\n").expect("a line is free before the turns");
        table.open_record(head).await;
        table.wait_until("location.hash == '#play' && is_there('[data-square]') && played() == 0").await;
        play_all(&table, &name, &text).await;
        table.leave().await;
    }
    table.page.is_clean().await;
}

#[tokio::test]
async fn an_opened_record_shows_the_end_of_its_game() {
    let text = fs::read_to_string(folder().join("hollow-attack-won.txt")).expect("a golden record");
    let mut table = Table::start_page("en").await;
    table.open_record(&text).await;
    table.wait_until("location.hash == '#play' && is_there('[data-action=throw]')").await;
    assert_eq!(Position::of(&table.race().await).to_string(), end_of(&text));
    table.page.is_clean().await;
}
