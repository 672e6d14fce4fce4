//! The programs that the build and the tests need, and where they are kept: in a folder of the
//! project's own in the person's cache folder, one folder for each version. Nothing of the person's
//! own is changed, except that rustup adds parts of the toolchain.

use crate::{
    install::{self, Download},
    run::{Outcome, answer, find_program, run, say},
};
use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

const TRUNK: &str = "0.21.14";
const BINARYEN: &str = "132";
pub const WASM: &str = "wasm32-unknown-unknown";
/// What the tests in the browser need, as Debian names it. The fonts hold the Indic scripts.
const DEBIAN: [&str; 3] = ["chromium", "chromium-driver", "fonts-noto-core"];

/// The build's programs, all there.
pub struct Tools {
    pub trunk: PathBuf,
    /// The rest of them first, then the person's own PATH.
    pub path: OsString,
    /// Makes the page about a third smaller, but needs npm.
    pub wasm_opt: Option<PathBuf>,
}

/// Installs what the build still needs.
///
/// # Errors
/// When a program cannot be installed, with what to do about it.
pub fn for_build() -> Outcome<Tools> {
    if !has_wasm_target() {
        say(&format!("Installing Rust's target {WASM}"));
        rustup("target", WASM)?;
    }
    fetch_crates()?;

    let cache = cache_folder()?;
    let trunk = install::program(
        &cache,
        &Download { name: "trunk", version: TRUNK, package: "trunk", address: trunk_address() },
    )?;
    let version = wasm_bindgen_version(&read("Cargo.lock")?)?;
    let wasm_bindgen = install::program(
        &cache,
        &Download {
            name: "wasm-bindgen",
            version: &version,
            package: "wasm-bindgen-cli",
            address: wasm_bindgen_address(&version),
        },
    )?;
    install::clear_build_folder(&cache);
    let wasm_opt = install::npm_program(&cache, "binaryen", BINARYEN, "wasm-opt");
    if wasm_opt.is_none() {
        say("Without wasm-opt, which npm would bring, the page is larger and plays the same");
    }
    Ok(Tools { path: path_with_first(&[&trunk, &wasm_bindgen])?, trunk, wasm_opt })
}

/// Installs what the checks need besides the build's programs.
///
/// # Errors
/// When something is missing that cannot be installed from here.
pub fn for_tests() -> Outcome {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if answer(Command::new("cargo").args([subcommand, "--version"])).is_none() {
            say(&format!("Installing {component}"));
            rustup("component", component)?;
        }
    }
    let missing: Vec<&str> = DEBIAN.into_iter().filter(|package| !has_package(package)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(" ");
    let is_root = answer(Command::new("id").arg("-u")).is_some_and(|user| user == "0");
    if !is_root || find_program("apt-get").is_none() {
        return Err(format!(
            "The tests in the browser need {names}.\n\
             On Debian: sudo apt-get install {names}. Elsewhere: Chromium and chromedriver on PATH."
        ));
    }
    say(&format!("Installing {names}"));
    let apt_get = || {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    let advice = "Install the packages by hand, then run this again.";
    run(apt_get().arg("update").arg("--quiet"), advice)?;
    run(apt_get().args(["install", "--yes", "--quiet", "--no-install-recommends"]).args(missing), advice)
}

/// Fonts are only looked for where dpkg knows of them.
fn has_package(package: &str) -> bool {
    match package {
        "chromium" => {
            ["chromium", "chromium-browser", "google-chrome", "chrome"].iter().any(|name| find_program(name).is_some())
        }
        "chromium-driver" => find_program("chromedriver").is_some(),
        fonts => find_program("dpkg").is_none() || answer(Command::new("dpkg").args(["--status", fonts])).is_some(),
    }
}

fn has_wasm_target() -> bool {
    let libraries = ["--print", "target-libdir", "--target", WASM];
    answer(Command::new("rustc").args(libraries)).is_some_and(|folder| Path::new(&folder).is_dir())
}

/// Installs a part of Rust itself.
///
/// # Errors
/// When rustup is not there or cannot bring it.
pub fn rustup(kind: &str, part: &str) -> Outcome {
    run(
        Command::new("rustup").args([kind, "add", part]),
        "Rust has to come from https://rustup.rs; see if the network is there.",
    )
}

/// Brings every crate of the lock file here, so that what follows works without network.
fn fetch_crates() -> Outcome {
    run(
        Command::new("cargo").args(["fetch", "--locked", "--quiet"]),
        "See if the network is there, then run this again.",
    )
}

/// Gives `~/.cache/chowkabara`, or what stands for it on this machine.
fn cache_folder() -> Outcome<PathBuf> {
    let named = |name, below| env::var_os(name).map(|folder| Path::new(&folder).join(below));
    named("XDG_CACHE_HOME", "chowkabara")
        .filter(|folder| folder.is_absolute())
        .or_else(|| named("LOCALAPPDATA", "chowkabara"))
        .or_else(|| named("HOME", ".cache/chowkabara"))
        .ok_or_else(|| "HOME is not set, so there is no folder to keep tools in.".to_owned())
}

/// Puts the folders of these programs before those of PATH.
fn path_with_first(programs: &[&Path]) -> Outcome<OsString> {
    let person = env::var_os("PATH").unwrap_or_default();
    let first = programs.iter().filter_map(|program| program.parent());
    let all = first.map(Path::to_path_buf).chain(env::split_paths(&person));
    env::join_paths(all).map_err(|error| format!("The cache folder's name: {error}"))
}

fn read(file: &str) -> Outcome<String> {
    fs::read_to_string(file).map_err(|error| format!("{file} does not open: {error}"))
}

/// Finds the one version of wasm-bindgen that fits the crate.
fn wasm_bindgen_version(lock: &str) -> Outcome<String> {
    let mut lines = lock.lines();
    lines
        .find(|line| *line == r#"name = "wasm-bindgen""#)
        .and(lines.next())
        .and_then(|line| line.strip_prefix(r#"version = ""#)?.strip_suffix('"'))
        .map(str::to_owned)
        .ok_or_else(|| "Cargo.lock names no wasm-bindgen.".to_owned())
}

fn trunk_address() -> Option<String> {
    let system = match (env::consts::OS, env::consts::ARCH) {
        ("linux", arch @ ("x86_64" | "aarch64")) => format!("{arch}-unknown-linux-gnu.tar.gz"),
        ("macos", arch) => format!("{arch}-apple-darwin.tar.gz"),
        ("windows", "x86_64") => "x86_64-pc-windows-msvc.zip".to_owned(),
        _ => return None,
    };
    Some(format!("https://github.com/trunk-rs/trunk/releases/download/v{TRUNK}/trunk-{system}"))
}

fn wasm_bindgen_address(version: &str) -> Option<String> {
    let system = match (env::consts::OS, env::consts::ARCH) {
        ("linux", "x86_64") => "x86_64-unknown-linux-musl".to_owned(),
        ("linux", "aarch64") => "aarch64-unknown-linux-gnu".to_owned(),
        ("macos", arch) => format!("{arch}-apple-darwin"),
        ("windows", "x86_64") => "x86_64-pc-windows-msvc".to_owned(),
        _ => return None,
    };
    Some(format!(
        "https://github.com/wasm-bindgen/wasm-bindgen/releases/download/{version}/wasm-bindgen-{version}-{system}.tar.gz"
    ))
}

#[cfg(test)]
mod tests {
    use super::wasm_bindgen_version;

    #[test]
    fn the_version_of_wasm_bindgen_is_read_from_the_lock() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.9.9\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\n";
        assert_eq!(wasm_bindgen_version(lock).as_deref(), Ok("0.2.129"));
        assert!(wasm_bindgen_version("").is_err());
    }
}
