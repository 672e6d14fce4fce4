//! What a person asks of the whole system: less motion, more contrast, colours of their own. And languages: the page
//! says which it speaks, and where it speaks another.

use crate::{
    screens::Screen,
    table::{Table, kept},
};
use chowkabara::words::language::LANGUAGES;
use serde_json::{Value, json};
use std::collections::HashSet;

const MOVES: &str = "kanakatte; S c1 c1 d1 e2; N c5 b5 a3 d5; turn S; row 2 3; owed 1";

impl Table {
    async fn wish(&self, feature: &str, value: &str) {
        let features = json!({ "features": [{ "name": feature, "value": value }] });
        self.devtools("Emulation.setEmulatedMedia", features).await;
    }
}

/// Notes for every frame how much is moving.
const WATCH: &str = "globalThis.most = 0;
    (function look() { most = Math.max(most, document.getAnimations().length); requestAnimationFrame(look); })();";

/// Throws, moves, opens and closes a card at the usual speed; gives how much was moving at most.
async fn motion(wish: &str, setting: Option<&str>) -> u64 {
    let mut table =
        Table::unopened("en", Some(&kept(&format!("chowkabara 1\nposition {MOVES}\nseed 5\n\n"), [false; 4]))).await;
    table.wish("prefers-reduced-motion", wish).await;
    table
        .before_load(
            "addEventListener('DOMContentLoaded', () => {
        const settings = JSON.parse(localStorage.getItem('chowka:settings'));
        localStorage.setItem('chowka:settings', JSON.stringify({ ...settings, speed: 'quick' }));
    })",
        )
        .await;
    table.go("#play").await;
    table.find("[data-action=throw]").await;
    if let Some(setting) = setting {
        table.run_with("document.documentElement.dataset.motion = arguments[0]", vec![json!(setting)]).await;
    }
    table.run(WATCH).await;
    table.click("[data-action=throw]").await;
    table.find("[data-state=movable]").await;
    table.click("[data-action=menu]").await;
    table.find("dialog[open]").await;
    table.click("dialog [data-action=close]").await;
    table.wait_until("!is_there('dialog')").await;
    table.act().await;
    table.wait_until("document.getAnimations().length == 0").await;
    let most = table.run("return most").await.as_u64().expect("a number");
    table.page.is_clean().await;
    most
}

#[tokio::test]
async fn nothing_moves_for_who_asks_for_less_motion() {
    assert_eq!(motion("reduce", None).await, 0);
    assert!(motion("no-preference", None).await > 0, "nothing was seen to move");
}

/// What tells things apart, as the browser draws it.
const DRAWN: &str = "const of = (css) => getComputedStyle(document.querySelector(css));
    const board = document.querySelector('.grid [tabindex=\"0\"]');
    board.focus({ focusVisible: true });
    const ring = getComputedStyle(board);
    return {
        line: of('.lines .main').stroke,
        width: of('.lines .main').strokeWidth,
        square: of('.board').backgroundColor,
        page: of('body').backgroundColor,
        ring: [ring.outlineStyle, parseFloat(ring.outlineWidth), ring.outlineColor],
        button: [of('.controls .button').borderStyle, of('.controls .button').borderColor],
        turn: [of('.seat[aria-current]').backgroundColor, of('.seat:not([aria-current])').backgroundColor],
        mark: document.querySelector('.path-dots') && of('.path-dots').stroke,
    }";

#[tokio::test]
async fn lines_focus_and_choices_stay_in_colours_of_ones_own() {
    let mut table = Table::start_page("en").await;
    table.find("[data-action=begin]").await;
    table.wish("forced-colors", "active").await;
    table.visit(Screen::Choice).await;
    table.visit(Screen::Picked).await;
    let drawn = table.run(DRAWN).await;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    assert_ne!(drawn["line"], drawn["page"], "{drawn}");
    assert_ne!(text(&drawn["line"]), "none");
    assert_eq!(drawn["ring"][0], "solid", "{drawn}");
    assert!(drawn["ring"][1].as_f64().is_some_and(|width| width >= 2.0), "{drawn}");
    assert_ne!(drawn["ring"][2], drawn["page"], "{drawn}");
    assert_eq!(drawn["button"][0], "solid", "{drawn}");
    assert_ne!(drawn["button"][1], drawn["page"], "{drawn}");
    assert_ne!(drawn["turn"][0], drawn["turn"][1], "{drawn}");
    assert!(!text(&drawn["mark"]).is_empty() && drawn["mark"] != drawn["page"], "{drawn}");
    // What is chosen is told by more than a colour that the system takes away.
    table.visit(Screen::House).await;
    let chosen = "const [on, off] = ['true', 'false'].map((is) => getComputedStyle(document.querySelector(`.answer[data-on=${is}]`)));
        return [on.outlineStyle, off.outlineStyle]";
    assert_eq!(table.run(chosen).await, json!(["solid", "none"]));
    table.visit(Screen::Start).await;
    let pressed = "const [on, off] = ['true', 'false'].map((is) => getComputedStyle(document.querySelector(`.switch [aria-pressed=${is}]`)));
        return on.backgroundColor != off.backgroundColor";
    assert_eq!(table.run(pressed).await, true);
    table.page.is_clean().await;
}

#[tokio::test]
async fn more_contrast_draws_borders_where_shades_were() {
    let mut table = Table::start_page("en").await;
    table.find("[data-action=begin]").await;
    for (wish, style) in [("no-preference", "none"), ("more", "solid")] {
        table.wish("prefers-contrast", wish).await;
        table.visit(Screen::House).await;
        let outline = "return getComputedStyle(document.querySelector('.answer')).outlineStyle";
        assert_eq!(table.run(outline).await, style, "{wish}");
        table.visit(Screen::Choice).await;
        let drawn = table.run(DRAWN).await;
        assert_eq!(drawn["ring"][0], "solid", "{drawn}");
        assert_ne!(drawn["turn"][0], drawn["turn"][1], "{drawn}");
    }
    table.page.is_clean().await;
}

/// Letters of Kannada in a text that does not say so, or other words in one that does; but for names.
const FOREIGN: &str = "const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong = [];
    while (walker.nextNode()) {
        const { parentElement: one, data } = walker.currentNode;
        const lang = one.closest('[lang]').lang;
        const isKannada = /\\p{Script=Kannada}/u.test(data);
        if (isKannada != (lang == 'kn') && /\\p{L}{3}/u.test(data) && !one.closest('noscript, kbd, textarea') && !/^(Chowkabara|PNG|SVG)$/.test(data.trim()))
            wrong.push(`${lang}: ${data}`);
    }
    return wrong";

#[tokio::test]
async fn the_page_says_which_language_it_speaks_and_each_page_has_a_title() {
    let mut table = Table::start_page("en").await;
    table.find("[data-action=begin]").await;
    let mut titles = HashSet::new();
    for language in &LANGUAGES {
        table.speak(language.tag).await;
        for screen in
            [Screen::Start, Screen::Rules, Screen::House, Screen::FarForm, Screen::Throw, Screen::Games, Screen::Stored]
        {
            table.visit(screen).await;
            assert_eq!(table.run("return document.documentElement.lang").await, language.tag);
            titles.insert(format!("{} {screen:?} {}", language.tag, table.title().await));
            assert_eq!(
                table.run("return seen('h1', (one) => one.checkVisibility()).filter((is) => is).length").await,
                1
            );
            let foreign = table.run(FOREIGN).await;
            assert_eq!(foreign, json!([]), "{screen:?} {}", language.tag);
        }
    }
    let alone: HashSet<&str> = titles.iter().filter_map(|title| title.splitn(3, ' ').nth(2)).collect();
    assert!(alone.len() >= 19, "{alone:#?}");
    table.page.is_clean().await;
}
