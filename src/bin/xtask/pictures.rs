//! `cargo xtask pictures`: the page in fixed states, sizes, languages and themes, to look at. What they are is in
//! tests/browser/pictures.rs.

use crate::{
    build,
    run::{Outcome, run, say},
    tools,
};
use std::process::Command;

/// Builds the page and writes the pictures and a list of them to target/pictures/.
///
/// # Errors
/// When something cannot be installed or built, or a state is not reached.
pub fn pictures() -> Outcome {
    tools::for_tests()?;
    build::build()?;
    say("Taking pictures, which takes some minutes; PICTURES=won takes those with this in their names");
    run(
        Command::new("cargo").args(["test", "--locked", "--features", "browser", "--test", "browser"]).args([
            "pictures::",
            "--",
            "--ignored",
            "--nocapture",
        ]),
        "The lines above say which state is not reached.",
    )
}
