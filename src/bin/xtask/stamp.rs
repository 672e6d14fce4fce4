//! Whether dist/ still is what a build would make: one number over the contents of everything that
//! goes in and of what came out. Reads files only.

use std::{
    env, fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::{Path, PathBuf},
};

/// Everything that the page is built from.
const INPUTS: [&str; 10] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "index.html",
    "locales",
    "public",
    "rust-toolchain.toml",
    "src",
    "style",
];
const OUTPUT: &str = "dist";

/// Answers whether the last build was made from the same inputs, and nothing has touched it since.
///
/// `circumstances`: what else the result depends on, such as the compiler.
pub fn is_fresh(circumstances: &str) -> bool {
    let is_built = Path::new(OUTPUT).join("index.html").is_file();
    is_built
        && place().and_then(fs::read_to_string).is_ok_and(|kept| number(circumstances).is_ok_and(|now| kept == now))
}

/// Notes that dist/ has just been built.
///
/// # Errors
/// When a file cannot be read or the note not be written.
pub fn keep(circumstances: &str) -> io::Result<()> {
    fs::write(place()?, number(circumstances)?)
}

/// The note lies in the target folder, wherever cargo has put it: this program is in it.
fn place() -> io::Result<PathBuf> {
    let program = env::current_exe()?;
    Ok(program.with_file_name("dist.stamp"))
}

fn number(circumstances: &str) -> io::Result<String> {
    let mut hasher = DefaultHasher::new();
    env::current_dir()?.hash(&mut hasher);
    circumstances.hash(&mut hasher);
    for path in INPUTS.iter().chain([&OUTPUT]) {
        add(Path::new(path), &mut hasher)?;
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Adds a file, or a folder with all that is below it; what does not exist adds its name only.
fn add(path: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    path.hash(hasher);
    if path.is_dir() {
        let mut entries = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        entries.sort();
        return entries.iter().try_for_each(|entry| add(entry, hasher));
    }
    if path.is_file() {
        fs::read(path)?.hash(hasher);
    }
    Ok(())
}
