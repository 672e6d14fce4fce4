//! The law of the layers: a module may use those above it in `src/lib.rs`, never those below, and what belongs to the
//! browser, to chance or to a clock stays where it is at home.

use std::path::{Path, PathBuf};

/// What a word in the code belongs to: files whose path in `src/` begins so, and no others.
const AT_HOME: [(&str, &[&str]); 15] = [
    ("data_encoding", &["notation/link/", "store/far.rs"]),
    ("sha2", &["notation/link/", "play/correspondence/", "bin/xtask/"]),
    ("qrcodegen", &["notation/qr.rs"]),
    ("serde", &["store/"]),
    ("rand", &["play/luck.rs"]),
    ("rand_chacha", &["play/luck.rs"]),
    ("getrandom", &["ui/"]),
    ("fluent_bundle", &["words/language.rs"]),
    ("leptos", &["ui/"]),
    ("web_sys", &["ui/", "store/browser.rs", "bin/bot.rs"]),
    ("js_sys", &["ui/", "bin/bot.rs"]),
    ("gloo_storage", &["store/browser.rs"]),
    ("local_storage", &["store/browser.rs"]),
    ("time", &["ui/", "bin/xtask/"]),
    ("inner_html", &[]),
];

/// Every Rust file under `src/`: its path in there, and its code without comments.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut folders, mut files) = (vec![root.clone()], Vec::new());
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        let (inner, found): (Vec<PathBuf>, Vec<PathBuf>) = entries.partition(|path| path.is_dir());
        folders.extend(inner);
        for file in found.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs")) {
            let code = std::fs::read_to_string(&file).expect("a text");
            let code: Vec<&str> = code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
            let name = file.strip_prefix(&root).expect("a file of src").to_string_lossy().replace('\\', "/");
            files.push((name, code.join("\n")));
        }
    }
    files
}

fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}

#[test]
fn a_module_uses_only_those_above_it() {
    let library = include_str!("../src/lib.rs");
    let order: Vec<&str> =
        library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    assert_eq!(order.len(), 7, "{order:?}");
    for (file, code) in sources() {
        let Some(layer) = order.iter().position(|name| file.split('/').next() == Some(name)) else { continue };
        assert!(!code.contains("crate::{"), "{file}: name each module in a line of its own");
        let depth = file.split('/').count() - usize::from(file.ends_with("/mod.rs"));
        for (below, name) in order.iter().enumerate().skip(layer + 1) {
            for path in [format!("crate::{name}"), format!("{}{name}::", "super::".repeat(depth))] {
                assert!(!code.contains(&path), "{file} uses {path}, layer {below} from layer {layer}");
            }
        }
    }
}

#[test]
fn chance_clocks_words_and_the_browser_stay_at_home() {
    for (file, code) in sources() {
        for (word, homes) in AT_HOME {
            let is_home = homes.iter().any(|home| file.starts_with(home));
            assert!(is_home || words(&code).all(|found| found != word), "{file} uses {word}");
        }
    }
}
