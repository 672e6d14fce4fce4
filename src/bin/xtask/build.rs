//! `cargo xtask build`: the page as it is published, in dist/. Trunk puts it together; what it does
//! not do well is done around it.

use crate::{
    precache,
    run::{Outcome, answer, find_program, run, say},
    stamp,
    tools::{self, Tools},
};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::{Child, Command},
    thread,
    time::Instant,
};

const DIST: &str = "dist";

/// Builds the page, unless dist/ is up to date; installs what that needs.
///
/// # Errors
/// When something cannot be installed or does not build.
pub fn build() -> Outcome {
    let circumstances = circumstances();
    if stamp::is_fresh(&circumstances) {
        say("The page is up to date");
        return Ok(());
    }
    let tools = tools::for_build()?;
    say("Building the page");
    let start = Instant::now();
    compile()?;
    assemble(&tools)?;
    lay_out_words().map_err(|error| format!("The words cannot be written: {error}"))?;
    if let Some(wasm_opt) = &tools.wasm_opt {
        shrink(wasm_opt)?;
    }
    keep_offline().map_err(|error| format!("The list of files cannot be made: {error}"))?;
    stamp::keep(&circumstances).map_err(|error| format!("The build cannot be noted: {error}"))?;
    say(&format!("Built in {} s", start.elapsed().as_secs()));
    Ok(())
}

/// Says what the result depends on besides the project's files. Where npm is, wasm-opt can be.
fn circumstances() -> String {
    let compiler = answer(Command::new("rustc").arg("--version"));
    let flags = env::var("RUSTFLAGS");
    let has_npm = find_program("npm").is_some();
    format!("{compiler:?} {flags:?} {has_npm}")
}

/// Compiles page and worker at once; trunk would do it one after the other. Each has a profile and a folder of its own.
fn compile() -> Outcome {
    let cargo = |how: &str| {
        let mut command = Command::new("cargo");
        command.args(["build", "--locked", "--target", tools::WASM]).args(how.split(' '));
        run(&mut command, "The lines above say where.")
    };
    thread::scope(|scope| {
        let worker = scope.spawn(|| cargo("--quiet --profile worker --no-default-features --bin bot"));
        let page = cargo("--release --bin chowkabara");
        page.and(worker.join().expect("running a program does not panic"))
    })
}

fn assemble(tools: &Tools) -> Outcome {
    run(
        Command::new(&tools.trunk)
            .args(["build", "--release", "--locked", "--offline"])
            .env("PATH", &tools.path)
            .env("TRUNK_SKIP_VERSION_CHECK", "true")
            // All is compiled by now.
            .env("CARGO_TERM_QUIET", "true")
            // Trunk takes `true` and `false` only, and stops at the usual `1`.
            .env_remove("NO_COLOR"),
        "The lines above say why.",
    )
}

/// Gives the words of each language a file, from which the page takes those that it needs.
fn lay_out_words() -> io::Result<()> {
    let words = Path::new(DIST).join("words");
    fs::create_dir_all(&words)?;
    for language in fs::read_dir("locales")? {
        let folder = language?.path();
        let mut files = fs::read_dir(&folder)?.map(|file| Ok(file?.path())).collect::<io::Result<Vec<_>>>()?;
        files.sort();
        let texts = files.iter().map(fs::read_to_string).collect::<io::Result<Vec<_>>>()?;
        let tag = folder.file_name().unwrap_or_default();
        fs::write(words.join(tag).with_extension("ftl"), texts.join("\n"))?;
    }
    Ok(())
}

/// Lists all files for the service worker; none may change after that.
fn keep_offline() -> io::Result<()> {
    precache::write(Path::new(DIST), &fs::read_to_string("public/sw.js")?)
}

/// Makes every WebAssembly file smaller, all at once.
fn shrink(wasm_opt: &Path) -> Outcome {
    say("Shrinking the WebAssembly");
    let trouble = |error: io::Error| format!("wasm-opt did not run: {error}");
    let mut running: Vec<(Child, PathBuf, PathBuf)> = Vec::new();
    for entry in fs::read_dir(DIST).map_err(trouble)? {
        let file = entry.map_err(trouble)?.path();
        if file.extension().is_none_or(|extension| extension != "wasm") {
            continue;
        }
        let smaller = file.with_extension("smaller");
        let child =
            Command::new(wasm_opt).arg("-Oz").arg(&file).arg("--output").arg(&smaller).spawn().map_err(trouble)?;
        running.push((child, file, smaller));
    }
    for (mut child, file, smaller) in running {
        if !child.wait().map_err(trouble)?.success() {
            return Err(format!("wasm-opt failed on {}.", file.display()));
        }
        fs::rename(smaller, file).map_err(trouble)?;
    }
    Ok(())
}
