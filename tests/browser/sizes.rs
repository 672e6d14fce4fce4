//! The page on a small phone: all of a game is on it at once.

use crate::table::{Table, game, kept, seed_for};

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

/// Opens a game on a small phone.
async fn on_a_phone(game: &str) -> Table {
    let table = Table::at(game).await;
    table.resize(360, 740).await;
    table
}

/// Asserts that nothing is outside the screen, in every language, also when a tap is refused.
async fn fits(table: &Table, when: &str) {
    for language in ["kn", "en", "es"] {
        table.click("[data-action=menu]").await;
        table.click(&format!("dialog button[lang={language}]")).await;
        table.click("dialog [data-action=close]").await;
        table.wait_until(&format!("document.documentElement.lang == '{language}' && !is_there('dialog')")).await;
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
