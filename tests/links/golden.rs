//! Golden links: each file holds what it shows, a code of format 1, and the text that the code opens as for ever.

use std::fs;
use std::path::Path;

use chowkabara::engine::seat::Seat;
use chowkabara::notation::{Link, Trust};
use chowkabara::play::correspondence::{Verdict, check};

use crate::opened;

/// Every golden link: its file's name, its code, the text it opens as.
fn golden() -> Vec<(String, String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/links/golden");
    let files = fs::read_dir(folder).expect("the folder of golden links").map(|file| file.expect("a file").path());
    files
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a text");
            let (head, rest) = text.split_once('\n').expect("a first line");
            let (code, text) = rest.split_once("\n\n").expect("an empty line after the code");
            assert!(head.starts_with("# "), "{}", path.display());
            (path.file_stem().expect("a name").to_string_lossy().into_owned(), code.to_string(), text.to_string())
        })
        .collect()
}

/// What a link holds, as text.
fn shown(link: &Link) -> String {
    match link {
        Link::Position(position) => format!("{position}\n"),
        Link::Game(record) => record.to_string(),
        Link::Correspondence(known) => {
            let seals = match known.trust {
                Trust::Honest => "honest\n".to_string(),
                Trust::Sealed(seals) => Seat::ALL
                    .iter()
                    .filter_map(|seat| Some((seat.letter(), seals[seat.index()]?)))
                    .map(|(letter, seal)| format!("seal {letter} {} {}\n", hex(&seal.anchor), hex(&seal.shown)))
                    .collect(),
            };
            format!("match {:x}\n{seals}{}", known.id, known.record)
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn every_golden_link_opens_as_the_text_beside_it() {
    for (name, code, text) in golden() {
        assert_eq!(shown(&opened(&code)), text, "{name}");
    }
}

#[test]
fn every_golden_match_is_still_believed() {
    for (name, code, _) in golden() {
        if let Link::Correspondence(known) = opened(&code) {
            let expected = if known.trust == Trust::Honest { Verdict::Honest } else { Verdict::Proven };
            assert_eq!(check(&known), Ok(expected), "{name}");
        }
    }
}

#[test]
fn there_is_a_golden_link_for_everything_that_a_link_holds() {
    let names: Vec<String> = golden().into_iter().map(|(name, ..)| name).collect();
    for kind in ["position-", "game-", "match-"] {
        assert!(names.iter().filter(|name| name.starts_with(kind)).count() >= 3, "{kind}: {names:?}");
    }
}
