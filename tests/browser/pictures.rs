//! The gallery: the page in fixed states, sizes, languages and themes, as PNG files to look at. `cargo xtask pictures`
//! runs it; it asserts only that every state is reached and that nothing is logged as an error.

use crate::{
    harness::{Page, built_page},
    table::kept,
};
use serde_json::{Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// A state of the page: the game that is kept, where it opens, and what is tapped until it is there.
struct State {
    name: &'static str,
    game: Option<&'static str>,
    path: &'static str,
    taps: &'static [&'static str],
}

const fn page(name: &'static str, path: &'static str) -> State {
    State { name, game: None, path, taps: &[] }
}

const fn game(name: &'static str, game: &'static str, taps: &'static [&'static str]) -> State {
    State { name, game: Some(game), path: "#play", taps }
}

const NEW: &str = "rules kanakatte\nseats S E N W\nfirst S\nseed 1";
const OPEN_ROW: &str = "position kanakatte; S c1 b4 e2 c3; E e1# e1# e3 a4; N c5 a5 a5 b3; W d4% d4% d4% a3; gates S E N W; turn S; row 8* 4* 2";
const HIT: &str = "position kanakatte; S c1 c1 c2 e1; N c5 e3 e4 c3; gates S N; turn S; row 3";
const ATTACK: &str = "position kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; row 1";
const TEST: &str = "position kanakatte; S c1 c1 c1 d1; N c5 c5 e1 e1; turn S; owed 1\nseed 1\n\nS: 1 1:d1-e1";
const SIT: &str = "position kanakatte; S c1 c1 c1 d1; N c5 c5 e1# e1#; turn S; row 1";
const SITS: &str =
    "position kanakatte; S c1 c1 d1 e5; E e3 e3 e3 e4; N c5 b5 e1# e1#; turn S; owed 1\nseed 1\n\nS: 1 1:d1-e1";
const HALF: &str = "position kanakatte; S c1 c1 d2# d2#; N c5 c5 c5 c5; gates S; turn S; row 8* 4* 1";
const SHUT: &str = "position kanakatte; S c1 c1 c1 a2; N c5 c5 c5 a1; turn S; row 4* 2";
const DEAD: &str = "position kanakatte; S a1 b1% b1% b1%; N d5% d5% d5% d5%; turn S; owed 1\nseed 1\n\nS: 1 1:a1-b1";
const WON: &str = "position kanakatte; S c2 c3 c3 c3; E e3 e3 c3 d4; N c5 c5 b5 c3; W a3 a3 c3 c3; gates S E N W; turn S; owed 1\nseed 1\n\nS: 1 1:c2-c3";
const DRAWN: &str =
    "position kanakatte; S a1 b1% b1% b1%; N d5% d5% d5% d5%; turn S; owed 1\nseed 1\n\nS: 1 1:a1-b1\ntable: draw";

const BESIDE: &str = "position thaayam; S c5 c5 d1 off; N b4# b4# off off; turn S; row 1 3";
const SENIOR: &str = "position ashta-chamma-senior; S e1 e1 f1 f1 i3 off off off; N e9 e9 d9 d9 a4 a4 a4 off; unlocked S N; turn S; row 4 8*";

const STATES: &[State] = &[
    page("start", ""),
    State { name: "start-going-on", game: Some(OPEN_ROW), path: "", taps: &[] },
    State { name: "start-open", game: None, path: "", taps: &["[data-action=start-open]"] },
    page("house", "#house"),
    page("rules", "#rules"),
    page("about-rules", "#about-rules"),
    page("games-none", "#games"),
    State { name: "games", game: Some(OPEN_ROW), path: "#games", taps: &[] },
    page("stored", "#stored"),
    page("settings", "#settings"),
    page("far", "#far"),
    game("throw-due", NEW, &[]),
    game("beside-the-board", BESIDE, &[]),
    game("senior", SENIOR, &[]),
    game("throw-by-hand", NEW, &["[data-action=enter]"]),
    game("row-open", OPEN_ROW, &[]),
    game("row-picked", OPEN_ROW, &["[data-square=e2]"]),
    game("hit", HIT, &["[data-square=e1]"]),
    game("attack", ATTACK, &["[data-square=d1]"]),
    game("attack-tested", TEST, &[]),
    game("sit", SIT, &["[data-square=d1]"]),
    game("sits", SITS, &[]),
    game("half-home", HALF, &["[data-square=d2]"]),
    game("gate-shut", SHUT, &[]),
    game("refused", HIT, &["[data-square=a3]"]),
    game("dead", DEAD, &[]),
    game("won", WON, &[]),
    game("drawn", DRAWN, &[]),
    game("menu", OPEN_ROW, &["[data-action=menu]"]),
    game("moves", TEST, &["[data-action=moves]"]),
    game("share", OPEN_ROW, &["[data-action=menu]", "[data-action=share]"]),
];

const LANGUAGES: [&str; 3] = ["kn", "en", "es"];
const PHONE: (&str, u32, u32) = ("phone", 360, 740);
const TABLET: (&str, u32, u32) = ("tablet", 820, 1180);
const WIDE: (&str, u32, u32) = ("wide", 1440, 900);
/// As they stand on `<html>`.
const THEMES: [&str; 6] = ["oxide", "oxide-light", "granite", "cloth", "contrast", "contrast-light"];
/// Those states in which a theme shows everything that it has.
const THEMED: [&str; 7] = ["start", "house", "throw-due", "row-open", "row-picked", "won", "menu"];
const SETS: [(&str, &str); 4] = [("pawns", "discs"), ("throws", "seeds"), ("throws", "die"), ("text", "huge")];
const IN_SETS: [&str; 5] = ["start", "throw-due", "sits", "row-picked", "won"];

/// A picture to make: a state, and what it is seen with. What is set goes by the settings' names.
struct Shot {
    state: &'static State,
    language: &'static str,
    size: (&'static str, u32, u32),
    theme: &'static str,
    set: Option<(&'static str, &'static str)>,
}

impl Shot {
    fn name(&self) -> String {
        let set = self.set.map_or(String::new(), |(_, value)| format!("-{value}"));
        format!("{}-{}-{}-{}{set}.png", self.state.name, self.size.0, self.language, self.theme)
    }

    fn settings(&self) -> Value {
        let mut choices = json!({ "theme": self.theme });
        if let Some((name, value)) = self.set {
            choices[name] = json!(value);
        }
        json!({ "language": self.language, "speed": "instant", "choices": choices })
    }
}

/// Every state in every language and size, every theme and set where it shows: not all with all.
fn shots() -> Vec<Shot> {
    let mut shots = Vec::new();
    let mut add = |state, language, size, theme, set| shots.push(Shot { state, language, size, theme, set });
    for state in STATES {
        for language in LANGUAGES {
            add(state, language, PHONE, "oxide", None);
        }
        add(state, "en", TABLET, "oxide", None);
        // There the moves stand beside the board, without a tap.
        if state.name != "moves" {
            add(state, "kn", WIDE, "oxide", None);
        }
        if THEMED.contains(&state.name) {
            for theme in &THEMES[1..] {
                add(state, "kn", PHONE, theme, None);
                add(state, "en", WIDE, theme, None);
            }
        }
        if IN_SETS.contains(&state.name) {
            for set in SETS {
                add(state, "kn", PHONE, "oxide", Some(set));
            }
            add(state, "en", WIDE, "oxide", Some(("text", "huge")));
        }
    }
    shots
}

async fn take(page: &Page, shot: &Shot, number: usize, file: &Path) {
    // A file of the same origin that keeps nothing: the page before it has gone by then.
    page.go("theme.js").await;
    page.run_with(
        "localStorage.clear(); sessionStorage.clear();
         localStorage.setItem('chowka:settings', arguments[0]);
         if (arguments[1]) localStorage.setItem('chowka:game', arguments[1]);",
        vec![json!(shot.settings().to_string()), shot.state.game.map_or(Value::Null, |game| json!(stored(game)))],
    )
    .await;
    page.resize(shot.size.1, shot.size.2).await;
    page.go(&format!("?{number}{}", shot.state.path)).await;
    page.find("main").await;
    for tap in shot.state.taps {
        page.click(tap).await;
    }
    page.point_away().await;
    page.wait_until(
        "document.fonts.ready.then(() => document.getAnimations().every(({ playState }) => playState != 'running'))",
    )
    .await;
    page.screenshot(file).await;
}

/// The kept text of a game by its record without the first line; a record without a seed gets one.
fn stored(game: &str) -> String {
    let head = if game.contains("seed ") { game.to_string() } else { format!("{game}\nseed 1") };
    let end = if head.contains("\n\n") { "\n" } else { "\n\n" };
    kept(&format!("chowkabara 1\n{head}{end}"), [false; 4])
}

fn list(names: &[String]) -> String {
    let figures = names
        .iter()
        .map(|name| format!("<figure><img src=\"{name}\" loading=\"lazy\"><figcaption>{name}</figcaption></figure>\n"));
    format!(
        "<!DOCTYPE html><meta charset=\"utf-8\"><style>body{{display:flex;flex-wrap:wrap;gap:1rem;background:#333;color:#eee;font:14px sans-serif}}\
         figure{{margin:0}}img{{display:block;block-size:30rem}}</style>\n{}",
        figures.collect::<String>()
    )
}

#[tokio::test]
#[ignore = "makes pictures; `cargo xtask pictures` runs it"]
async fn every_state_of_the_page_can_be_looked_at() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../pictures");
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).expect("the folder for pictures can be made");
    let mut page = Page::start(built_page("/")).await;
    page.devtools("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await;
    let only = std::env::var("PICTURES").unwrap_or_default();
    let mut names = Vec::new();
    for (number, shot) in shots().iter().enumerate().filter(|(_, shot)| shot.name().contains(&only)) {
        take(&page, shot, number, &folder.join(shot.name())).await;
        names.push(shot.name());
        fs::write(folder.join("index.html"), list(&names)).expect("the list can be written");
    }
    // The browser looks for an icon of the file that is no page.
    let lines = page.console().await.iter().filter(|line| line.level == "SEVERE" && !line.text.contains("favicon.ico"));
    let errors: Vec<&str> = lines.map(|line| line.text.as_str()).collect();
    assert!(errors.is_empty(), "errors in the console: {errors:#?}");
    println!("{} pictures in {}", names.len(), folder.display());
}
