//! The list in dist/sw.js: every file that the page needs, with its SHA-256, and from both the name of
//! the version. The tests in the browser make a second version by it.

use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

/// The service worker's file, in public/ and in dist/.
const WORKER: &str = "sw.js";
/// What is not kept on the device: the worker itself, pictures that only an installer shows, and files that a host reads
/// for itself, such as `_headers`, and may not give out.
const LEFT_OUT: [&str; 4] = [WORKER, "screenshots/", "_", "."];
const NO_FILES: &str = "const FILES = {};";
const NO_VERSION: &str = "const VERSION = \"none\";";

/// Writes the service worker of a built page into its folder.
///
/// `template`: the text of public/sw.js.
///
/// # Errors
/// When a file cannot be read or written, or the template has no place for the list.
pub fn write(dist: &Path, template: &str) -> io::Result<()> {
    let list = serde_json::to_string_pretty(&list(dist)?)?;
    if !template.contains(NO_FILES) || !template.contains(NO_VERSION) {
        return Err(io::Error::other(format!("{WORKER} has no place for the list of files")));
    }
    // The worker's own text counts too: a version is all that the browser gets.
    let version = &sha256(format!("{template}{list}").as_bytes())[..16];
    let filled = template
        .replace(NO_FILES, &format!("const FILES = {list};"))
        .replace(NO_VERSION, &format!("const VERSION = \"{version}\";"));
    fs::write(dist.join(WORKER), filled)
}

/// Gives the files to keep, by their addresses below the page's, with their hashes.
fn list(dist: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![dist.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let address = address(dist, &path)?;
            if !LEFT_OUT.iter().any(|left_out| address.starts_with(left_out)) {
                files.insert(address, sha256(&fs::read(path)?));
            }
        }
    }
    Ok(files)
}

/// Gives a file's address; one with other signs than these would have to be escaped.
fn address(dist: &Path, path: &Path) -> io::Result<String> {
    let below: PathBuf = path.strip_prefix(dist).map_err(io::Error::other)?.to_path_buf();
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    let address = parts.join("/");
    let is_plain = address.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_./".contains(&byte));
    if is_plain { Ok(address) } else { Err(io::Error::other(format!("no plain name: {address}"))) }
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::{NO_FILES, NO_VERSION, sha256, write};
    use std::{
        env, fs,
        path::{Path, PathBuf},
        process,
    };

    const TEMPLATE: &str = "const FILES = {};\nconst VERSION = \"none\";\n";

    /// A folder with a page, which ends with the test.
    struct Dist(PathBuf);

    impl Dist {
        fn new(name: &str) -> Dist {
            let folder = env::temp_dir().join(format!("chowkabara-precache-{}-{name}", process::id()));
            fs::create_dir_all(folder.join("screenshots")).expect("a folder can be made");
            fs::create_dir_all(folder.join("icons")).expect("a folder can be made");
            for file in ["index.html", "icons/icon.svg", "screenshots/wide.png", "_headers", ".nojekyll"] {
                fs::write(folder.join(file), file).expect("a file can be written");
            }
            Dist(folder)
        }

        fn worker(&self) -> String {
            write(&self.0, TEMPLATE).expect("the worker can be written");
            fs::read_to_string(self.0.join("sw.js")).expect("it has been written")
        }
    }

    impl Drop for Dist {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).ok();
        }
    }

    #[test]
    fn every_file_is_listed_with_its_hash_but_for_those_that_are_left_out() {
        let dist = Dist::new("list");
        dist.worker();
        let worker = dist.worker(); // once more, beside the one of before
        assert!(worker.contains(&format!("\"index.html\": \"{}\"", sha256(b"index.html"))), "{worker}");
        assert!(worker.contains("\"icons/icon.svg\": "), "{worker}");
        assert!(
            ["sw.js", "screenshots", "_headers", ".nojekyll"].iter().all(|file| !worker.contains(file)),
            "{worker}"
        );
    }

    #[test]
    fn the_version_follows_every_byte_of_every_file() {
        let dist = Dist::new("version");
        let before = dist.worker();
        assert_eq!(dist.worker(), before);
        fs::write(dist.0.join("icons/icon.svg"), "other").expect("a file can be written");
        let after = dist.worker();
        let version = |worker: &str| worker.lines().last().map(str::to_owned);
        assert_ne!(version(&after), version(&before));
    }

    #[test]
    fn a_file_whose_name_needs_escaping_is_refused() {
        let dist = Dist::new("name");
        fs::write(dist.0.join("a b.css"), "").expect("a file can be written");
        assert!(write(&dist.0, TEMPLATE).is_err());
    }

    #[test]
    fn the_worker_of_the_project_has_a_place_for_the_list() {
        let worker = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/sw.js");
        let worker = fs::read_to_string(worker).expect("it is there");
        assert!(worker.contains(NO_FILES) && worker.contains(NO_VERSION));
        assert!(write(&Dist::new("place").0, "").is_err());
    }

    #[test]
    fn the_hash_is_sha_256() {
        assert_eq!(sha256(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
