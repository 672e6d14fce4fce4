//! The style sheets, the drawings and the fonts keep together: nothing is named that is not there, every theme has
//! everything.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The files of a folder with one of these endings, with their texts.
fn texts(folder: &str, extensions: &[&str]) -> Vec<(PathBuf, String)> {
    let mut open = vec![root().join(folder)];
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("an entry").path()));
        } else if path.extension().is_some_and(|end| extensions.iter().any(|wanted| end == *wanted)) {
            let text = fs::read_to_string(&path).expect("a text");
            found.push((path, text));
        }
    }
    assert!(!found.is_empty());
    found
}

/// What stands in a text between each start and the first sign after it that cannot belong to a name.
fn names(text: &str, start: &str) -> BTreeSet<String> {
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
    let after = text.split(start).skip(1);
    after.map(|rest| rest.split(|sign| !is_part(sign)).next().unwrap_or_default().to_string()).collect()
}

/// The custom properties that a block sets.
fn set_in(block: &str) -> BTreeSet<String> {
    let bare: String = block.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect();
    let lines = bare.split([';', '{']).filter_map(|line| line.trim().strip_prefix("--")?.split_once(':'));
    lines.map(|(name, _)| name.to_string()).collect()
}

/// The blocks of the themes by their names.
fn themes() -> Vec<(String, String)> {
    let tokens = read("style/tokens.css");
    let blocks = tokens.split("[data-theme=\"").skip(1).map(|rest| {
        let (name, rest) = rest.split_once('"').expect("a name ends");
        let (_, rest) = rest.split_once('{').expect("a block begins");
        (name.to_string(), rest.split('}').next().unwrap_or_default().to_string())
    });
    blocks.collect()
}

#[test]
fn every_theme_sets_the_same_tokens() {
    let themes = themes();
    assert_eq!(themes.len(), 6);
    // What one material has and the others lack is set for all of them above the themes.
    let common = set_in(read("style/tokens.css").split("/* ---------- 1.").next().expect("a first part"));
    let of_theme = |block: &str| set_in(block).difference(&common).cloned().collect::<BTreeSet<String>>();
    let first = of_theme(&themes[0].1);
    assert!(first.len() > 50);
    for (name, block) in &themes {
        assert_eq!(of_theme(block), first, "{name}");
        assert!(block.contains("color-scheme:"), "{name}");
    }
}

#[test]
fn the_page_knows_the_themes_by_the_same_names_before_it_is_drawn() {
    let script = read("public/theme.js");
    let (_, list) = script.split_once("THEMES = [").expect("a list of themes");
    let list: Vec<&str> =
        list.split(']').next().unwrap_or_default().split(", ").map(|name| name.trim_matches('"')).collect();
    let themes = themes();
    assert_eq!(list, themes.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>());
    let floor = |wanted: &str| {
        let (_, block) = themes.iter().find(|(name, _)| name == wanted).expect("a theme");
        block.split("--floor: ").nth(1).and_then(|rest| rest.split(';').next()).expect("it has a floor").to_string()
    };
    let page = read("index.html");
    for (scheme, theme) in [("light", "oxide-light"), ("dark", "oxide")] {
        let bars = format!("media=\"(prefers-color-scheme: {scheme})\" content=\"{}\"", floor(theme));
        assert!(page.contains(&bars), "{bars}");
    }
}

#[test]
fn every_token_that_is_used_is_set_somewhere() {
    let sheets = texts("style", &["css", "svg"]);
    let all: String = sheets.iter().map(|(_, text)| text.as_str()).collect();
    let unknown: Vec<String> = names(&all, "var(--").difference(&set_in(&all)).cloned().collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn every_drawing_that_is_shown_is_on_the_sheet() {
    let drawings = read("style/drawings.svg");
    let there = names(&drawings, " id=\"");
    for (path, text) in texts("src/ui", &["rs"]) {
        for start in ["href=\"#", "\"#pawn-", "\"#mark-", "\"#group-", "\"#cowrie-", "\"#fruit-"] {
            let end = start.trim_start_matches("href=").trim_start_matches("\"#");
            for name in names(&text, start).into_iter().map(|name| format!("{end}{name}")) {
                assert!(there.contains(&name), "{name} in {}", path.display());
            }
        }
    }
    let used = &names(&drawings, "href=\"#") | &names(&drawings, "url(#");
    assert!(used.is_subset(&there), "{:?}", used.difference(&there).collect::<Vec<_>>());
}

/// A filter is worked through again whenever something moves over it.
#[test]
fn nothing_on_the_board_goes_through_a_filter() {
    assert!(!read("style/drawings.svg").contains("<filter"));
    assert!(!read("style/board.css").contains("filter:"));
}

#[test]
fn no_style_sheet_shouts() {
    for (path, text) in texts("style", &["css"]) {
        assert!(!text.contains("!important"), "{}", path.display());
    }
}

#[test]
fn the_fonts_are_there_with_their_licence_and_weigh_little() {
    let sheet = read("style/fonts.css");
    let folder = root().join("public/fonts");
    let mut weight = 0;
    let mut named = BTreeSet::new();
    for source in sheet.split("url(\"./fonts/").skip(1) {
        let file = source.split('"').next().expect("an address ends");
        weight += fs::metadata(folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}")).len();
        named.insert(file.to_string());
    }
    assert!(weight <= 130_000, "{weight}");
    let is_font = |path: &Path| path.extension().is_some_and(|end| end == "woff2");
    let files = fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let there: BTreeSet<String> =
        files.filter(|path| is_font(path)).filter_map(|path| Some(path.file_name()?.to_str()?.to_string())).collect();
    assert_eq!(named, there);
    assert_eq!(sheet.matches("font-display: swap").count(), named.len());
    assert!(read("public/fonts/OFL.txt").contains("SIL Open Font License, Version 1.1"));
}
