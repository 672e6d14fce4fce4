//! `cargo xtask bench-page`: figures of the built page in a real browser, on this machine.

use crate::{
    build,
    run::{Outcome, run},
    tools,
};
use std::process::Command;

/// Builds the page, opens it in Chromium and prints how quickly it answers.
///
/// # Errors
/// When something cannot be installed, does not build, or the browser does not start.
pub fn bench_page() -> Outcome {
    tools::for_tests()?;
    build::build()?;
    let arguments = "test --locked --features browser --test browser -- --ignored --nocapture page_budget";
    run(Command::new("cargo").args(arguments.split(' ')), "The lines above say why.")
}
