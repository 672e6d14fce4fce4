//! Installing one program into a folder of its own: a released binary where it can be downloaded,
//! else from source, else not at all. A folder appears under its final name only when the program
//! in it has answered, so that a broken install is never taken for a good one.

use crate::run::{Outcome, answer, find_program, run, say};
use std::{
    env::consts::EXE_SUFFIX,
    fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio, id},
};

/// Behind a closed network a download fails within this time.
const CONNECT_SECONDS: &str = "8";

/// A program that is released as a binary and as a crate.
pub struct Download<'a> {
    pub name: &'a str,
    pub version: &'a str,
    pub package: &'a str,
    /// The released binary for this machine, if there is one.
    pub address: Option<String>,
}

/// Gives the program, installed if it is not there.
///
/// # Errors
/// When it can neither be downloaded nor built.
pub fn program(cache: &Path, wanted: &Download) -> Outcome<PathBuf> {
    let label = format!("{}-{}", wanted.name, wanted.version);
    let folder = cache.join(&label);
    let inside = PathBuf::from("bin").join(format!("{}{EXE_SUFFIX}", wanted.name));
    if answers(&folder.join(&inside)) {
        return Ok(folder.join(inside));
    }
    say(&format!("Installing {} {}", wanted.name, wanted.version));
    let started = Part::create(cache, &label)?;
    if !(download(wanted, &started.0) && answers(&started.0.join(&inside))) {
        say(&format!("No binary of {} can be downloaded: building it, which takes some minutes", wanted.name));
        started.clear()?;
        build(cache, wanted, &started.0)?;
    }
    started.finish(&folder, &inside)
}

/// Gives a program of an npm package, installed if it is not there, or nothing where that fails.
pub fn npm_program(cache: &Path, package: &str, version: &str, name: &str) -> Option<PathBuf> {
    let label = format!("{package}-{version}");
    let folder = cache.join(&label);
    let suffix = if cfg!(windows) { ".cmd" } else { "" };
    let inside = PathBuf::from("node_modules/.bin").join(format!("{name}{suffix}"));
    if answers(&folder.join(&inside)) {
        return Some(folder.join(inside));
    }
    let npm = find_program("npm")?;
    say(&format!("Installing {package} {version}"));
    let started = Part::create(cache, &label).ok()?;
    let command = &mut Command::new(npm);
    command
        .args(["install", "--no-audit", "--no-fund", "--ignore-scripts"])
        .args(["--loglevel=error", "--fetch-retries=1", "--fetch-timeout=30000", "--prefix"])
        .arg(&started.0)
        .arg(format!("{package}@{version}"))
        .stdout(Stdio::null());
    run(command, "").ok()?;
    started.finish(&folder, &inside).ok()
}

/// Removes what building from source has left.
pub fn clear_build_folder(cache: &Path) {
    // It is empty of worth: a leftover costs only room.
    fs::remove_dir_all(build_folder(cache)).ok();
}

fn build_folder(cache: &Path) -> PathBuf {
    cache.join("build")
}

fn answers(program: &Path) -> bool {
    answer(Command::new(program).arg("--version")).is_some()
}

fn download(wanted: &Download, to: &Path) -> bool {
    let Some(address) = &wanted.address else {
        return false;
    };
    let (bin, archive) = (to.join("bin"), to.join("archive"));
    let curl = &mut Command::new("curl");
    curl.args(["--fail", "--location", "--silent", "--proto", "=https"])
        .args(["--connect-timeout", CONNECT_SECONDS, "--output"])
        .arg(&archive)
        .arg(address);
    let tar = &mut Command::new("tar");
    tar.arg("-xf").arg(&archive).arg("-C").arg(&bin);
    fs::create_dir_all(&bin).is_ok()
        && answer(curl).is_some()
        && answer(tar).is_some()
        && lift_single_folder(&bin).is_ok()
        && fs::remove_file(&archive).is_ok()
}

/// Some archives hold the program, others one folder with the program in it.
fn lift_single_folder(bin: &Path) -> io::Result<()> {
    let entries: Vec<_> = fs::read_dir(bin)?.collect::<Result<_, _>>()?;
    if let [only] = &entries[..]
        && only.path().is_dir()
    {
        for entry in fs::read_dir(only.path())? {
            let entry = entry?;
            fs::rename(entry.path(), bin.join(entry.file_name()))?;
        }
        fs::remove_dir(only.path())?;
    }
    Ok(())
}

/// Builds from source with the settings that build soonest; the tools are quick enough with them.
fn build(cache: &Path, wanted: &Download, to: &Path) -> Outcome {
    run(
        Command::new("cargo")
            .args(["install", wanted.package, "--version", wanted.version])
            .args(["--locked", "--bin", wanted.name])
            // Both work offline here; without their web clients they build sooner.
            .arg("--no-default-features")
            .arg("--root")
            .arg(to)
            .arg("--target-dir")
            .arg(build_folder(cache))
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "false")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env_remove("CARGO_BUILD_TARGET"),
        "See if the network and a C compiler (Debian: build-essential) are there.",
    )
}

/// A folder that is not yet complete; it is gone if it never will be.
struct Part(PathBuf);

impl Part {
    fn create(cache: &Path, label: &str) -> Outcome<Self> {
        let part = Self(cache.join(format!("{label}.part-{}", id())));
        part.clear()?;
        Ok(part)
    }

    fn clear(&self) -> Outcome {
        fs::remove_dir_all(&self.0).ok();
        fs::create_dir_all(&self.0).map_err(|error| format!("{} cannot be made: {error}", self.0.display()))
    }

    /// Moves the folder to its place and gives the program's path there.
    fn finish(self, folder: &Path, inside: &Path) -> Outcome<PathBuf> {
        if !answers(&self.0.join(inside)) {
            return Err(format!("{} does not run here.", inside.display()));
        }
        // What is there did not answer before, unless someone else has just installed the same.
        fs::remove_dir_all(folder).ok();
        fs::rename(&self.0, folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
        Ok(folder.join(inside))
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}
