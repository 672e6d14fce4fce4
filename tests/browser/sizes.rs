//! The page on a small phone: all of a game is on it at once.

use crate::table::{Table, game, kept, seed_for};
use chowkabara::words::language::LANGUAGES;
use fantoccini::key::Key;
use serde_json::json;

/// Finds what is outside the screen or under something else.
const FITS: &str = "const { scrollHeight, scrollWidth } = document.scrollingElement;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) return `${scrollWidth} by ${scrollHeight}`;
    for (const one of document.querySelectorAll('main :is(button, h1, h2, p, .board)')) {
        const { x, y, width, height, right, bottom } = one.getBoundingClientRect();
        if (!one.checkVisibility() || width <= 1) continue;
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        const is_on_top = !one.matches('button') || one.contains(there);
        if (x < 0 || y < 0 || right > innerWidth || bottom > innerHeight || !is_on_top)
            return `${one.outerHTML.slice(0, 100)} from ${x} ${y} to ${right} ${bottom}`;
    }
    return 'yes'";

/// Where the board is.
const BOARD: &str =
    "const { x, y, width } = document.querySelector('.board').getBoundingClientRect(); return [x, y, width]";
/// Names of seats that take more than a line, were each seat to move: its line is the narrowest then.
const BROKEN_NAMES: &str = "document.querySelectorAll('.seat').forEach((seat) => seat.setAttribute('aria-current', 'true'));
    const lines = (name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getClientRects().length;
    };
    return [...document.querySelectorAll('.seat .name')].filter((name) => lines(name) > 1).map((name) => name.textContent)";
/// Four players, and a pawn on c1 with a move for each of two throws.
const TWO_MOVES: &str = "chowkabara 1\nposition kanakatte; S c1 e1 e1 d5; E b4# b4# a3 c3; N b4^ e3 a5 c3; \
    W d2% d2% d2% a3; gates E N W; turn S; row 3 2\nseed 1\n\n";

/// Opens a game on a small phone.
async fn on_a_phone(game: &str) -> Table {
    let table = Table::at(game).await;
    table.resize(360, 740).await;
    table
}

/// Has the page of a game speak a language.
async fn speak(table: &Table, language: &str) {
    table.click("[data-action=menu]").await;
    table.click(&format!("dialog button[lang={language}]")).await;
    table.click("dialog [data-action=close]").await;
    table.wait_until(&format!("document.documentElement.lang == '{language}' && !is_there('dialog')")).await;
}

/// Asserts that nothing is outside the screen, in every language, also when a tap is refused.
async fn fits(table: &Table, when: &str) {
    for language in LANGUAGES.map(|language| language.tag) {
        speak(table, language).await;
        assert_eq!(table.run(FITS).await, "yes", "{language}, {when}");
        table.click("[data-square=a3]").await;
        assert_eq!(table.run(FITS).await, "yes", "{language}, {when}, after a tap in vain");
    }
}

#[tokio::test]
async fn the_play_page_fits_a_small_phone_in_every_language() {
    let seed = seed_for(&[true, true, false]);
    let mut table = on_a_phone(&game("S N", seed, [false, false, true, false])).await;
    for when in ["a throw is due", "another throw is due", "the third throw is due", "a row is open", "it is used"] {
        fits(&table, when).await;
        table.act().await;
    }
    table.page.is_clean().await;
}

#[tokio::test]
async fn four_players_fit_a_small_phone_in_every_language() {
    let mut table = on_a_phone(&game("S E N W", seed_for(&[true, false]), [false; 4])).await;
    for when in ["a throw is due", "another throw is due", "a row is open"] {
        fits(&table, when).await;
        table.act().await;
    }
    table.page.is_clean().await;
}

#[tokio::test]
async fn the_result_of_four_players_fits_a_small_phone_in_every_language() {
    let position = "S c2 c3 c3 c3; E e3 e3 e3 e3; N c5 c5 c5 b5; W a3 a3 a3 a3; gates S; turn S; row 1";
    let record = format!("chowkabara 1\nposition kanakatte; {position}\nseed 1\n\n");
    let mut table = on_a_phone(&kept(&record, [false; 4])).await;
    table.act().await;
    table.find("[data-outcome=won]").await;
    fits(&table, "the game is over").await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn the_moves_of_a_pawn_fit_a_small_phone_and_move_nothing() {
    let mut table = on_a_phone(&kept(TWO_MOVES, [false; 4])).await;
    for language in LANGUAGES.map(|language| language.tag) {
        speak(&table, language).await;
        let before = table.run(BOARD).await;
        table.click("[data-square=c1]").await;
        table.find("[data-action=move]:nth-child(2)").await;
        assert_eq!(table.run(FITS).await, "yes", "{language}");
        assert_eq!(table.run(BOARD).await, before, "{language}");
        table.press(Key::Escape).await;
    }
    table.page.is_clean().await;
}

#[tokio::test]
async fn the_start_page_fits_a_laptop_in_every_language() {
    let mut table = Table::start_page("en").await;
    table.resize(1440, 900).await;
    for language in LANGUAGES.map(|language| language.tag) {
        table.click(&format!(".hero button[lang={language}]")).await;
        table.wait_until(&format!("document.documentElement.lang == '{language}'")).await;
        assert_eq!(table.run(FITS).await, "yes", "{language}");
    }
    table.page.is_clean().await;
}

#[tokio::test]
async fn the_names_of_the_seats_are_whole_on_every_laptop() {
    let mut table = on_a_phone(&game("S E N W", 1, [false; 4])).await;
    for language in LANGUAGES.map(|language| language.tag) {
        table.resize(360, 740).await;
        speak(&table, language).await;
        for (width, height) in [(1024, 768), (1200, 800), (1280, 800), (1366, 768), (1400, 900), (1440, 900)] {
            table.resize(width, height).await;
            assert_eq!(table.run(BROKEN_NAMES).await, json!([]), "{language}, {width} by {height}");
        }
    }
    table.page.is_clean().await;
}
