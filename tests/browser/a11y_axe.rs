//! What axe-core finds: nothing, on every screen, in every language and every theme.

use crate::{
    screens::Screen,
    table::{Table, game},
};
use chowkabara::words::language::LANGUAGES;
use serde_json::{Value, json};

const AXE: &str = include_str!("axe.min.js");
/// All rules that can be broken here.
const ALL: [&str; 6] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/// The rules that another theme can break where one breaks none: a theme changes colours alone.
const COLOURS: [&str; 2] = ["color-contrast", "link-in-text-block"];
/// Its answer is short: which rule, and where.
const ASK: &str = "const found = await axe.run(document, {
        runOnly: arguments[0],
        resultTypes: ['violations'],
        elementRef: false,
    });
    return found.violations.map(({ id, nodes }) =>
        `${id}: ${nodes.slice(0, 4).map(({ html, any, all }) => html.slice(0, 160) + ' | ' + [...any, ...all].map((one) => one.message).join('; ')).join('\\n    ')}`);";

impl Table {
    async fn violations_of(&self, rules: &[&str], place: &str) -> Vec<String> {
        if self.run("return !globalThis.axe").await == json!(true) {
            self.run(AXE).await;
        }
        let found = self.run_with(ASK, vec![json!(rules)]).await;
        let list = found.as_array().expect("a list").clone();
        list.iter().map(|one| format!("{place}: {}", one.as_str().unwrap_or_default())).collect()
    }
}

/// Each screen in each language, and in each theme: in the first language with themes 1 and 2, on a wide screen, in the
/// second with 3 and 4 on a phone, in the third with 5 on a small one.
#[tokio::test]
async fn no_screen_breaks_a_rule_in_any_language_or_theme() {
    let mut table = Table::still_start_page().await;
    table.find("[data-action=begin]").await;
    // What is wrong is found.
    table.run("document.querySelector('main').append(document.createElement('img'))").await;
    let wrong = table.violations_of(&ALL, "a picture without a name").await;
    assert!(wrong.len() == 1 && wrong[0].contains("image-alt"), "{wrong:?}");
    table.run("document.querySelector('main > img').remove()").await;
    let mut found: Vec<String> = Vec::new();
    for (turn, language) in LANGUAGES.iter().enumerate() {
        let (width, height) = [(1280, 800), (412, 915), (320, 568)][turn];
        table.resize(width, height).await;
        table.speak(language.tag).await;
        for screen in Screen::ALL {
            table.visit(screen).await;
            let themes = (2 * turn..2 * turn + 2).take_while(|&theme| theme < 5);
            for (theme, rules) in themes.zip([&ALL[..], &COLOURS]) {
                let theme = table.wear(theme).await;
                found.extend(table.violations_of(rules, &format!("{screen:?} {} {theme}", language.tag)).await);
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    table.page.is_clean().await;
}

#[tokio::test]
async fn the_failure_screen_breaks_no_rule_in_any_language_or_theme() {
    let table = Table::at(&game("S N", 1, [false; 4])).await;
    table.pass_by_what_is_kept().await;
    table.devtools("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] })).await;
    let mut found: Vec<String> = Vec::new();
    for (turn, language) in LANGUAGES.iter().enumerate() {
        let settings: Value = json!(json!({ "language": language.tag }).to_string());
        table.run_with("localStorage.setItem('chowka:settings', arguments[0])", vec![settings]).await;
        table.reload().await;
        table.find("[data-state=failed]").await;
        assert_eq!(table.run("return document.documentElement.lang").await, language.tag);
        for theme in (2 * turn..2 * turn + 2).take_while(|&theme| theme < 5) {
            let theme = table.wear(theme).await;
            found.extend(table.violations_of(&ALL, &format!("failure {} {theme}", language.tag)).await);
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
