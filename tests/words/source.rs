//! The string literals of the project's own code.

use std::path::Path;

/// A string literal as it stands in the code.
#[derive(Clone, Debug)]
pub struct Literal {
    pub file: String,
    pub text: String,
    /// The code before it, from the end of the literal before it or from the start of the file, without comments.
    pub before: String,
    /// The code after it, up to the end of the file.
    pub after: String,
}

impl Literal {
    /// Whether it is the value of an attribute of a page's element, `class="row"`.
    pub fn is_attribute(&self) -> bool {
        self.before.ends_with('=')
    }

    /// The attribute or the function that it is given to: `class` of `class="row"`, `say` of `say("app-name")`.
    pub fn given_to(&self) -> &str {
        let before = self.before.trim_end_matches(['=', '(']);
        let start = before.rfind(|c: char| !c.is_alphanumeric() && !"_-:".contains(c)).map_or(0, |at| at + 1);
        &before[start..]
    }
}

/// Every Rust file in these folders and files of the project.
pub fn files(places: &[&str]) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut open: Vec<_> = places.iter().map(|place| root.join(place)).collect();
    let mut files = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(std::fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("an entry").path()));
        } else if path.extension().is_some_and(|end| end == "rs") {
            let name = path.strip_prefix(root).expect("a file of the project").to_string_lossy().into_owned();
            files.push((name, std::fs::read_to_string(&path).expect("a text")));
        }
    }
    assert!(!files.is_empty());
    files
}

pub fn literals(places: &[&str]) -> Vec<Literal> {
    files(places).iter().flat_map(|(file, code)| in_code(file, code)).collect()
}

fn in_code(file: &str, code: &str) -> Vec<Literal> {
    let (mut found, mut before, mut at) = (Vec::new(), String::new(), 0);
    while let Some(letter) = code[at..].chars().next() {
        let rest = &code[at..];
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("'\"'") {
            at += 3;
        } else if letter == '"' {
            let mut escaped = false;
            let end = rest[1..].find(|c: char| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            });
            let end = end.expect("a literal ends") + 1;
            let (text, after) = (rest[1..end].to_string(), rest[end + 1..].to_string());
            found.push(Literal { file: file.to_string(), text, before: std::mem::take(&mut before), after });
            at += end + 1;
        } else {
            before.push(letter);
            at += letter.len_utf8();
        }
    }
    found
}
