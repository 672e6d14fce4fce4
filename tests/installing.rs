//! The files that make an app of the page: the manifest, and every picture that it names.

use serde_json::{Value, from_str};
use std::{fs, path::Path};

fn read(file: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn text(file: &str) -> String {
    String::from_utf8(read(file)).expect("a text")
}

fn manifest() -> Value {
    from_str(&text("public/manifest.webmanifest")).expect("the manifest is JSON")
}

fn list<'a>(of: &'a Value, name: &str) -> &'a [Value] {
    of[name].as_array().unwrap_or_else(|| panic!("no {name} in {of}"))
}

fn word<'a>(of: &'a Value, name: &str) -> &'a str {
    of[name].as_str().unwrap_or_else(|| panic!("no {name} in {of}"))
}

/// Width and height of a PNG, from its header.
fn size_of(picture: &[u8]) -> (u32, u32) {
    assert_eq!(picture[..8], *b"\x89PNG\r\n\x1a\n");
    assert_eq!(picture[12..16], *b"IHDR");
    let number = |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

/// Asserts that a picture exists as it is declared; gives its size, none for a drawing.
fn look_at(picture: &Value) -> Option<(u32, u32)> {
    let file = word(picture, "src").strip_prefix("./").expect("an address is relative");
    let bytes = read(&format!("public/{file}"));
    if word(picture, "type") == "image/svg+xml" {
        assert_eq!(word(picture, "sizes"), "any");
        assert!(bytes.starts_with(b"<svg "), "{file}");
        return None;
    }
    assert_eq!(word(picture, "type"), "image/png");
    let (width, height) = size_of(&bytes);
    assert_eq!(word(picture, "sizes"), format!("{width}x{height}"), "{file}");
    Some((width, height))
}

#[test]
fn the_manifest_says_what_a_browser_asks_for() {
    let manifest = manifest();
    assert_eq!(word(&manifest, "display"), "standalone");
    assert_eq!((word(&manifest, "lang"), word(&manifest, "dir")), ("en", "ltr"));
    assert!(word(&manifest, "short_name").chars().count() <= 12);
    assert!(word(&manifest, "description").chars().count() <= 324);
    assert!(!word(&manifest, "name").is_empty());
    assert_eq!(list(&manifest, "categories"), ["games"]);
    assert_eq!(manifest["prefer_related_applications"], Value::Null);
    // What is shared with it comes as an address, like any other; a browser that ignores all this opens one too.
    assert_eq!(word(&manifest["share_target"], "method"), "GET");
    assert_eq!(list(&manifest["launch_handler"], "client_mode"), ["navigate-existing", "auto"]);
    for name in ["theme_color", "background_color"] {
        let tokens = text("style/tokens.css");
        assert!(tokens.contains(word(&manifest, name)), "{name} is no colour of the page");
    }
}

/// The page may lie below any path. An `id` is resolved at the host's root, and tells this app from others there.
#[test]
fn every_address_in_the_manifest_is_relative_and_within_its_scope() {
    let manifest = manifest();
    assert_eq!((word(&manifest, "start_url"), word(&manifest, "scope")), ("./", "./"));
    let id = word(&manifest, "id");
    assert!(!id.is_empty() && id.chars().all(|sign| sign.is_ascii_lowercase()), "{id}");
    assert_eq!(word(&manifest["share_target"], "action"), "./");
    for shortcut in list(&manifest, "shortcuts") {
        assert!(word(shortcut, "url").starts_with("./#"), "{shortcut}");
    }
}

#[test]
fn icons_are_there_in_every_size_for_every_purpose() {
    let manifest = manifest();
    let icons = list(&manifest, "icons");
    let mut found: Vec<(&str, Option<(u32, u32)>)> =
        icons.iter().map(|icon| (word(icon, "purpose"), look_at(icon))).collect();
    found.sort_unstable();
    let square = |width: u32| Some((width, width));
    let expected = [
        ("any", None),
        ("any", square(192)),
        ("any", square(512)),
        ("maskable", square(192)),
        ("maskable", square(512)),
        ("monochrome", square(512)),
    ];
    assert_eq!(found, expected);
}

#[test]
fn shortcuts_have_names_and_icons() {
    let manifest = manifest();
    assert!(list(&manifest, "shortcuts").len() >= 2);
    for shortcut in list(&manifest, "shortcuts") {
        assert!(!word(shortcut, "name").is_empty());
        assert!(list(shortcut, "icons").iter().any(|icon| look_at(icon) == Some((96, 96))), "{shortcut}");
    }
}

#[test]
fn screenshots_keep_to_the_limits_of_installers() {
    let manifest = manifest();
    let screenshots = list(&manifest, "screenshots");
    assert!(screenshots.len() <= 8);
    for form in ["narrow", "wide"] {
        let of_form = screenshots.iter().filter(|picture| word(picture, "form_factor") == form);
        let sizes: Vec<(u32, u32)> =
            of_form.map(|picture| look_at(picture).expect("a screenshot is no drawing")).collect();
        let (first_width, first_height) = *sizes.first().unwrap_or_else(|| panic!("no {form} screenshot"));
        for (width, height) in sizes {
            let (short, long) = (width.min(height), width.max(height));
            assert!(short >= 320 && long <= 3840, "{width} by {height}");
            assert!(long * 10 <= short * 23, "{width} by {height} is too long");
            assert_eq!(width * first_height, height * first_width, "one shape for all that are {form}");
            assert_eq!(width < height, form == "narrow");
        }
    }
    assert!(screenshots.iter().all(|picture| !word(picture, "label").is_empty()));
}

#[test]
fn the_page_names_its_manifest_icons_and_colours() {
    let page = text("index.html");
    for part in [
        "<link rel=\"manifest\" href=\"manifest.webmanifest\" />",
        "<link rel=\"icon\" href=\"icons/icon.svg\" type=\"image/svg+xml\" />",
        "<link rel=\"apple-touch-icon\" href=\"icons/apple-touch-180.png\" />",
        "<meta name=\"theme-color\" media=\"(prefers-color-scheme: light)\"",
        "<meta name=\"theme-color\" media=\"(prefers-color-scheme: dark)\"",
        "content=\"width=device-width, initial-scale=1, viewport-fit=cover\"",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("maximum-scale") && !page.contains("user-scalable"));
    assert_eq!(size_of(&read("public/icons/apple-touch-180.png")), (180, 180));
}
