//! A copy of the built page, whose files change while it is served, as on a host that gets another version.

use crate::{
    harness::built_page,
    precache,
    serve::{Site, usual_headers},
};
use std::{
    fs,
    path::{Path, PathBuf},
    process,
};

/// A copied folder; it ends with the test.
pub struct Copy(PathBuf);

impl Copy {
    pub fn new(name: &str) -> Copy {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("dist-{name}-{}", process::id()));
        copy(&built_page("/").folder, &folder);
        Copy(folder)
    }

    pub fn site(&self) -> Site {
        Site { folder: self.0.clone(), base: "/sub/", headers: usual_headers }
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.file(name)).expect("a text")
    }

    pub fn write(&self, name: &str, text: &str) {
        fs::write(self.file(name), text).expect("a file can be written");
    }

    /// Gives the page's own program, whose name tells its content.
    pub fn program(&self) -> PathBuf {
        let entries = fs::read_dir(&self.0).expect("a folder").map(|entry| entry.expect("an entry").path());
        let is_program = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with("chowkabara-") && name.ends_with(".wasm")
        };
        entries.into_iter().find(is_program).expect("the page has a program")
    }

    pub fn add_to_head(&self, text: &str) {
        self.write("index.html", &self.read("index.html").replace("</head>", &format!("{text}</head>")));
    }

    /// Lists the files anew, as a build does.
    pub fn list(&self) {
        self.list_for(&template());
    }

    /// As [`Copy::list`], with a service worker of this text.
    pub fn list_for(&self, template: &str) {
        precache::write(&self.0, template).expect("the worker can be written");
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

/// The service worker without its list.
pub fn template() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/sw.js");
    fs::read_to_string(file).expect("the worker is there")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in fs::read_dir(from).expect("a folder") {
        let from = entry.expect("an entry").path();
        let to = to.join(from.file_name().expect("an entry has a name"));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(from, to).expect("a file can be copied");
        }
    }
}
