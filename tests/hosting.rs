//! What a host is asked to send with the files of the page (public/_headers).

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The headers of the file at an address that starts with a slash, each with its value.
pub fn sent_with(address: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut is_meant = false;
    for line in include_str!("../public/_headers").lines().filter(|line| !line.starts_with('#')) {
        match line.strip_prefix("  ").and_then(|header| header.split_once(": ")) {
            Some((name, value)) if is_meant => found.push((name.to_string(), value.to_string())),
            Some(_) => {}
            None => is_meant = line.strip_suffix('*').map_or(line == address, |start| address.starts_with(start)),
        }
    }
    found
}

#[test]
fn the_policy_that_is_sent_is_that_of_the_page_and_forbids_frames() {
    let page = include_str!("../index.html");
    let (_, policy) = page.split_once("http-equiv=\"Content-Security-Policy\"").expect("the page has a policy");
    let policy = policy.split('"').nth(1).expect("it has a value");
    let sent = sent_with("/");
    let value = |name: &str| sent.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str());
    assert_eq!(value("Content-Security-Policy"), Some(&*format!("{policy}; frame-ancestors 'none'")));
    assert_eq!(value("X-Content-Type-Options"), Some("nosniff"));
    assert_eq!(value("Referrer-Policy"), Some("no-referrer"));
}

#[test]
fn the_page_has_no_inline_script_that_a_policy_would_have_to_name() {
    let page = include_str!("../index.html");
    for script in page.split("<script").skip(1) {
        let (head, body) = script.split_once('>').expect("an element ends");
        assert!(head.contains(" src=") && body.starts_with("</script>"), "{head}");
    }
    assert!(!page.contains(" style=") && !page.contains("<style") && !page.contains(" onload="));
}

/// A worker keeps to the policy of its own file, which not every host sends; so nothing there may name another host.
#[test]
fn no_script_and_no_style_sheet_names_another_host() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["public", "style"].map(|folder| fs::read_dir(root.join(folder)).expect("a folder"));
    let files = folders.into_iter().flatten().map(|entry| entry.expect("an entry").path());
    let is_read = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "js" || extension == "css");
    let texts: Vec<_> = files.filter(is_read).map(|path| (fs::read_to_string(&path).expect("a text"), path)).collect();
    assert!(texts.len() > 10);
    for (text, path) in texts {
        assert!(!text.contains("://"), "{}", path.display());
    }
}
