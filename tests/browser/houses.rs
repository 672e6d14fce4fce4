//! The games of the family on the page: what people do in them besides moving a pawn, and rules of a house's own.

use crate::{
    harness::{Page, built_page},
    table::{Table, kept},
};
use chowkabara::{
    engine::Game,
    notation::{Position, parse_token},
};

/// Positions, and what a person plays there: coming on, doubles, stops, stacks, twins, leaving, dividing, declining.
const PLAYED: [(&str, &[&str]); 10] = [
    ("thaayam; S off off off off; N off off off off; turn S; row 1", &["1:off-c1"]),
    ("thaayam; S c5 c5 c3 e1; N c1 d1 off off; turn S; row 4* 2", &["twins", "4*:c5=a5", "2:e1-e3"]),
    ("thaayam; S away c3 c3 c3; N c1 off off off; turn S; row 1", &["1:c3-away"]),
    ("ashta-chamma; S d1 d1 off off; N e3 e2 off off; turn S; row 2", &["2:d1=e2"]),
    ("ashta-chamma; S d1 off off off; N e3 e2 off off; turn S; row 2 8*", &["8*:off-c1", "2:d1-e2"]),
    ("ashta-chamma; S c1 c1 off off; N d1 d1 off off; turn S; row 3", &["3:c1-e2"]),
    (
        "ashta-chamma-senior; S off off off off off off off off; N e9 off off off off off off off; turn S; row 4 4*",
        &["4*:off-e1", "4:off-e1"],
    ),
    ("chowka-bara-stacks; S d1 d1 d1 c1; N c5 c5 c5 c5; turn S; row 2", &["2:d1=e2"]),
    ("siga; S d3 c1; N off off; turn S; row 4", &["4:d3+c1-d1"]),
    ("ashta-kashte; S d1 off off off; N d7 off off off; turn S; row 3", &["decline"]),
];

#[tokio::test]
async fn people_play_everything_that_the_games_of_the_family_know() {
    let table = Table::at(&kept("chowkabara 1\nrules kanakatte\nseats S N\nfirst S\nseed 1\n\n", [false; 4])).await;
    let mut table = table;
    for (position, tokens) in PLAYED {
        let record = format!("chowkabara 1\nposition {position}\nseed 1\n\n");
        table.go("").await;
        table.open_record(&record).await;
        table.wait_until("location.hash == '#play'").await;
        let position: Position = position.parse().unwrap_or_else(|error| panic!("{position}: {error:?}"));
        let mut race = position.race().clone();
        for token in tokens {
            let action = parse_token(&race, token).unwrap_or_else(|error| panic!("{token}: {error:?}"));
            table.play(&race, action).await;
            race.play(action, &mut |_| {}).expect("a legal action");
            assert_eq!(Position::of(&table.race().await), Position::of(&race), "{token}");
        }
    }
    table.page.is_clean().await;
}

#[tokio::test]
async fn by_the_keyboard_alone_a_pawn_is_brought_on() {
    let record = "chowkabara 1\nposition thaayam; S off off off off; N off off off off; turn S; row 1\nseed 1\n\n";
    let mut table = Table::at(&kept(record, [false; 4])).await;
    table.run("document.querySelector('[data-beside=S]').focus()").await;
    table.press('\u{e007}').await;
    table.wait_until("played() == 1").await;
    assert_eq!(table.record().await.turns[0].tokens, ["1:off-c1"]);
    table.page.is_clean().await;
}

/// What is chosen for the next game: the name on the card.
const CHOSEN: &str = "document.querySelector('.new .answer[data-on=true] b')?.textContent";

#[tokio::test]
async fn a_house_keeps_its_own_rules_by_name_and_plays_by_them() {
    let mut table = Table::start_page("en").await;
    table.click("[data-action=house]").await;
    table.click("[data-question=gate] [data-answer=open]").await;
    table.click("[data-question=pawns] [data-answer=\"2\"]").await;
    table.fill("[data-field=house-name]", "Ajji’s house").await;
    table.click("[data-action=keep]").await;
    table.wait_until(&format!("{CHOSEN} == 'Ajji’s house'")).await;
    table.reload().await;
    // Another game is chosen; the house's own stand beside the presets.
    table.click("[data-preset=kanakatte]").await;
    table.click(".own .answer").await;
    table.wait_until(&format!("{CHOSEN} == 'Ajji’s house'")).await;
    table.click("[data-action=begin]").await;
    table.wait_until("location.hash == '#play' && kept().record.includes('rules kanakatte pawns=2 gate=open')").await;
    assert_eq!(table.run("return document.querySelectorAll('[data-piece]').length").await, 4);
    // It is renamed, deleted, and put back.
    table.go("#house").await;
    table.click(".own .answer").await;
    table.run("document.querySelector('[data-field=house-name]').value = ''").await;
    table.fill("[data-field=house-name]", "Mysuru").await;
    table.click("[data-action=keep]").await;
    table.wait_until("seen('.own b', (name) => name.textContent).join() == 'Mysuru'").await;
    table.click("[data-action=house]").await;
    table.click("[data-action=delete-house]").await;
    table.wait_until("!is_there('.own')").await;
    table.click("[data-action=put-back]").await;
    table.wait_until("seen('.own b', (name) => name.textContent).join() == 'Mysuru'").await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn rules_that_contradict_each_other_are_told_and_mended_by_a_tap() {
    let mut page = Page::open(built_page("/"), "#house").await;
    page.click("[data-question=jodi] [data-answer=none]").await;
    page.click("[data-question=hard] [data-answer=blocks]").await;
    page.find("[data-question=hard][data-refused]").await;
    page.find("[data-action=keep][aria-disabled=true]").await;
    // Nothing was changed silently.
    page.find("[data-question=jodi] [data-answer=none][data-on=true]").await;
    page.find("[data-question=hard] [data-answer=blocks][data-on=true]").await;
    page.click("[data-action=fix][data-key=hard]").await;
    page.find("[data-question=hard] [data-answer=one-turn][data-on=true]").await;
    page.wait_until("!document.querySelector('[data-refused]') && !document.querySelector('.refused')").await;
    // What is folded opens where it is refused.
    page.click("[data-question=side] [data-answer=\"7\"]").await;
    page.click("[data-group=board] summary").await;
    page.click("[data-question=turn-in] [data-answer=corner]").await;
    page.click("[data-question=side] [data-answer=\"9\"]").await;
    page.find("[data-question=turn-in][data-refused]").await;
    page.is_clean().await;
}
