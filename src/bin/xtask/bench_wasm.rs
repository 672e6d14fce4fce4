//! `cargo xtask bench-wasm`: the benchmark of the rules in WebAssembly, line by line beside the same on this machine.

use crate::{
    run::{Outcome, answer, find_program, say, typed},
    tools,
};
use std::{path::PathBuf, process::Command};

const TARGET: &str = "wasm32-wasip1";
const RUNNER: &str = "tests/benches/wasi.mjs";

/// Builds the benchmark twice and prints each line with both rates and what part of the second the first is. The two
/// take turns, so that a busy machine slows both; node compiles at once as well as it can, as a browser does by and by.
///
/// # Errors
/// When something cannot be installed or built, or node is not there.
pub fn bench_wasm() -> Outcome {
    let node = find_program("node").ok_or("node runs the WebAssembly: on Debian, `apt-get install nodejs`.")?;
    tools::rustup("target", TARGET)?;
    say("Building the benchmark for this machine and for WebAssembly");
    let native = built(None)?;
    let wasm = built(Some(TARGET))?;
    let names = ["plain", "kanakatte", "chauka-bara", "ashta-chamma", "seven-house", "thaayam"];
    for name in names {
        let mut in_wasm = Command::new(&node);
        in_wasm.args(["--no-warnings", "--no-liftoff", RUNNER]).arg(&wasm).arg(name);
        let pairs = rates(&mut in_wasm)?.into_iter().zip(rates(Command::new(&native).arg(name))?);
        for ((what, wasm), (_, native)) in pairs {
            println!("{what} wasm={wasm:.0}/s native={native:.0}/s part={:.2}", wasm / native);
        }
    }
    Ok(())
}

/// Builds the benchmark and gives its file.
fn built(target: Option<&str>) -> Outcome<PathBuf> {
    let mut cargo = Command::new("cargo");
    cargo.args(["bench", "--locked", "--no-run", "--bench", "speed", "--message-format", "json-render-diagnostics"]);
    if let Some(target) = target {
        cargo.args(["--target", target]);
    }
    let told = answer(&mut cargo).ok_or_else(|| format!("`{}` failed: run it to see why.", typed(&cargo)))?;
    let file = told.lines().filter(|line| line.contains("\"name\":\"speed\"")).find_map(|line| {
        let (_, after) = line.split_once("\"executable\":\"")?;
        after.split('"').next().map(PathBuf::from)
    });
    file.ok_or_else(|| format!("`{}` named no file that it built.", typed(&cargo)))
}

/// What a run of the benchmark measured: each line's words and its rate.
fn rates(run: &mut Command) -> Outcome<Vec<(String, f64)>> {
    let told = answer(run).ok_or_else(|| format!("`{}` failed.", typed(run)))?;
    let rate = |line: &str| {
        let (what, rate) = line.rsplit_once(' ')?;
        Some((what.to_owned(), rate.strip_suffix("/s")?.parse().ok()?))
    };
    Ok(told.lines().filter_map(rate).collect())
}
