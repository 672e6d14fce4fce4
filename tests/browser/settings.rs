//! What a person may change: it works at once, is kept, and can be taken back.

use crate::table::{Table, game, kept};
use chowkabara::store::choices::GROUPS;
use serde_json::json;
use std::time::Duration;

async fn choose(table: &Table, key: &str, option: &str) {
    let answer = format!("[data-choice={key}] [data-option={option}]");
    let is_on = format!("document.querySelector('{answer}')?.dataset.on == 'true'");
    // A page that has just opened goes to its heading, maybe between the look for the answer and the click.
    for _ in 0..5 {
        table.click(&answer).await;
        if table.comes_true(Duration::from_secs(2), &is_on).await {
            return;
        }
    }
    panic!("{key} does not become {option}");
}

/// Opens the settings, chooses, and goes to the game.
async fn play_with(table: &Table, choices: &[(&str, &str)]) {
    table.go("#settings").await;
    for (key, option) in choices {
        choose(table, key, option).await;
    }
    table.go("#play").await;
    table.find("[data-square]").await;
}

#[tokio::test]
async fn a_scale_is_shown_from_less_to_more() {
    let table = Table::start_page("en").await;
    table.go("#settings").await;
    table.find(".settings").await;
    let shown = "return ['speed', 'volume', 'shells'].map((key) =>
        seen(`[data-choice=${key}] [data-option]`, (option) => option.dataset.option))";
    let scales = json!([["calm", "usual", "quick", "instant"], ["off", "soft", "middle", "loud"], ["off", "on"]]);
    assert_eq!(table.run(shown).await, scales);
}

#[tokio::test]
async fn every_answer_can_be_chosen_and_is_kept_and_all_can_be_taken_back() {
    let mut table = Table::start_page("kn").await;
    table.click("[data-action=start-settings]").await;
    table.find(".settings").await;
    let offered = table.run("return seen('[data-choice]', (choice) => choice.dataset.choice)").await;
    for choice in GROUPS.iter().flat_map(|(_, choices)| choices.iter().copied()) {
        // A voice is offered only where the device has one.
        if !offered.as_array().expect("a list").contains(&json!(choice.key)) {
            assert_eq!(choice.key, "voice");
            continue;
        }
        for option in choice.options.iter().rev() {
            choose(&table, choice.key, option).await;
        }
        choose(&table, choice.key, choice.options[1]).await;
    }
    let root =
        "return ['theme', 'text', 'pawns', 'throws', 'motion'].map((name) => document.documentElement.dataset[name])";
    let chosen = json!(["oxide", "large", "discs", "seeds", "full"]);
    assert_eq!(table.run(root).await, chosen);
    table.reload().await;
    table.find(".settings").await;
    assert_eq!(table.run(root).await, chosen);
    table.click("[data-action=reset]").await;
    table.wait_until("document.documentElement.dataset.text == 'normal'").await;
    table.click("[data-action=settings-back]").await;
    table.wait_until("document.documentElement.dataset.text == 'large'").await;
    assert_eq!(table.run(root).await, chosen);
    table.page.is_clean().await;
}

#[tokio::test]
async fn numbers_are_written_in_the_languages_own_digits_but_never_in_a_record() {
    let mut table = Table::unopened("kn", Some(&game("S N", 1, [false; 4]))).await;
    table.go("").await;
    play_with(&table, &[("digits", "own")]).await;
    table.click("[data-action=enter]").await;
    table.click("[data-throw=\"3\"]").await;
    table.wait_until("is_there('[data-square][data-state=movable]')").await;
    assert_eq!(table.text("button.chip").await, "೩");
    assert_eq!(table.record().await.turns[0].tokens, ["3"]);
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_pawn_with_one_move_goes_at_once_or_shows_it_first_as_chosen() {
    let mut table = Table::unopened("en", Some(&game("S N", 1, [false; 4]))).await;
    table.go("").await;
    play_with(&table, &[("tap", "twice")]).await;
    table.click("[data-action=enter]").await;
    table.click("[data-throw=\"3\"]").await;
    table.click("[data-square=c1]").await;
    table.find("[data-square=c1][data-state=selected]").await;
    assert_eq!(table.played().await, 1);
    table.click("[data-square=e2]").await;
    table.wait_until("played() == 2").await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn the_only_move_is_made_by_itself_where_that_is_wished() {
    // One pawn, and nothing to choose.
    let text = "chowkabara 1\nposition kanakatte; S c1 c3 c3 c3; N c5 c5 c5 c5; gates S; turn S; owed 1\nseed 1\n\n";
    let mut table = Table::unopened("en", Some(&kept(text, [false; 4]))).await;
    table.go("").await;
    play_with(&table, &[("forced", "on")]).await;
    table.click("[data-action=enter]").await;
    table.click("[data-throw=\"3\"]").await;
    table.wait_until("played() == 2").await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn the_board_turns_to_whose_turn_it_is_and_is_played_all_the_same() {
    let mut table = Table::unopened("en", Some(&game("S E N W", 1, [false; 4]))).await;
    table.go("").await;
    play_with(&table, &[("turning", "on")]).await;
    let lowest = "return seen('.grid [role=row]:last-child [data-square]', (square) => square.dataset.square)[2]";
    let mut seen = Vec::new();
    for _ in 0..4 {
        table.rest().await;
        seen.push(table.run(lowest).await);
        let seat = table.race().await.turn();
        while table.race().await.turn() == seat {
            table.act().await;
        }
    }
    assert_eq!(json!(seen), json!(["c1", "e3", "c5", "a3"]), "each start is at the bottom in its turn");
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_pawn_is_dragged_to_where_it_goes_and_a_drag_to_nowhere_does_nothing() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    table.click("[data-action=enter]").await;
    table.click("[data-throw=\"3\"]").await;
    table.wait_until("is_there('[data-square=c1][data-state=movable]')").await;
    table.drag("[data-square=c1]", "[data-square=a4]").await;
    assert_eq!(table.played().await, 1);
    table.drag("[data-square=c1]", "[data-square=e2]").await;
    table.wait_until("played() == 2").await;
    assert_eq!(table.run("return is_there('.in-hand')").await, false);
    assert_eq!(table.record().await.turns[0].tokens, ["3", "3:c1-e2"]);
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_long_press_tells_what_is_on_a_square_and_who_gets_there() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    let before = table.kept().await;
    table.hold("[data-square=d1]").await;
    let told = table.text("dialog .card-body").await;
    assert!(told.contains("4") && told.contains("16") && told.contains("d1"), "{told}");
    table.click("dialog [data-action=close]").await;
    assert_eq!(table.kept().await, before);
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_mouse_on_a_square_is_told_what_its_card_tells_and_leaves_no_trace() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    table.hold("[data-square=d1]").await;
    let told = table.run("return seen('dialog .card-body p', (line) => line.textContent).join('\\n')").await;
    table.click("dialog [data-action=close]").await;
    table.point_away().await;
    let named = "return seen('[data-square][title]', (square) => [square.dataset.square, square.title])";
    assert_eq!(table.run(named).await, json!([]));
    table.run("globalThis.focused = document.activeElement").await;
    table.point_at("[data-square=d1]").await;
    table.wait_until("is_there('[data-square=d1][title]')").await;
    assert_eq!(table.run(named).await, json!([["d1", told]]));
    assert_eq!(
        table.run("return [document.activeElement === focused, is_there('dialog')]").await,
        json!([true, false])
    );
    table.point_away().await;
    table.wait_until("!is_there('[data-square][title]')").await;
    // The keyboard's focus has the square's name, and is told no more.
    table.run("document.querySelector('[data-square=c3]').focus()").await;
    assert_eq!(table.run(named).await, json!([]));
    table.page.is_clean().await;
}
