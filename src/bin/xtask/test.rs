//! `cargo xtask test`: every check there is, one after the other, and a count at the end. A step that
//! fails does not stop those after it.

use crate::{
    build,
    run::{Outcome, say, typed},
    tools,
};
use std::{
    io::{self, BufRead, BufReader, Write},
    num::NonZero,
    process::{Command, Stdio},
    thread,
};

/// What the steps have come to so far.
#[derive(Default)]
struct Score {
    passed: u32,
    failed: u32,
    failed_steps: Vec<&'static str>,
}

/// Installs what is missing and runs every check.
///
/// # Errors
/// When any check fails: the count, and which.
pub fn test() -> Outcome {
    tools::for_build()?;
    tools::for_tests()?;

    let mut score = Score::default();
    score.step("format", "fmt --check");
    score.step("lints", "clippy --locked --all-targets --features browser -- -D warnings");
    score.step("lints for the browser", "clippy --locked --target wasm32-unknown-unknown --lib --bins -- -D warnings");
    match build::build() {
        Ok(()) => score.step("tests", "test --locked --no-fail-fast --features browser"),
        Err(trouble) => {
            eprintln!("{trouble}");
            score.failed_steps.push("build (no test in the browser was run)");
            score.step("tests", "test --locked --no-fail-fast");
        }
    }
    score.tell()
}

impl Score {
    /// Runs one cargo command, showing its output and counting the tests in it.
    fn step(&mut self, name: &'static str, arguments: &str) {
        let mut command = Command::new("cargo");
        command.args(arguments.split(' '));
        say(&typed(&command));
        // A test in the browser waits much of its time: three on two cores are done soonest.
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        command.env("RUST_TEST_THREADS", (cores + cores.div_ceil(2)).to_string());
        let is_good = self.count(&mut command).unwrap_or_else(|error| {
            eprintln!("cargo did not run: {error}");
            false
        });
        if !is_good {
            self.failed_steps.push(name);
        }
    }

    fn count(&mut self, command: &mut Command) -> io::Result<bool> {
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        if let Some(output) = child.stdout.take() {
            let mut terminal = io::stdout();
            for line in BufReader::new(output).split(b'\n') {
                let line = line?;
                terminal.write_all(&line)?;
                terminal.write_all(b"\n")?;
                if let Some((passed, failed)) = result(&String::from_utf8_lossy(&line)) {
                    self.passed += passed;
                    self.failed += failed;
                }
            }
        }
        Ok(child.wait()?.success())
    }

    fn tell(&self) -> Outcome {
        let count = format!("{} tests passed, {} failed", self.passed, self.failed);
        if self.failed_steps.is_empty() {
            println!("{count}; every check is good.");
            return Ok(());
        }
        Err(format!("{count}; not good: {}.", self.failed_steps.join(", ")))
    }
}

/// Reads how many tests passed and failed from a line such as
/// `test result: ok. 4 passed; 0 failed; 0 ignored; …`.
fn result(line: &str) -> Option<(u32, u32)> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let mut counts = counts.split("; ");
    let mut count = |word| counts.next()?.strip_suffix(word)?.trim_end().parse().ok();
    Some((count("passed")?, count("failed")?))
}

#[cfg(test)]
mod tests {
    use super::result;

    #[test]
    fn the_counts_are_read_from_the_line_of_a_test_binary() {
        let line = "test result: FAILED. 14 passed; 2 failed; 0 ignored; 0 measured; 1 filtered out";
        assert_eq!(result(line), Some((14, 2)));
        assert_eq!(result("test engine::a_result: ok"), None);
    }
}
