//! Running other programs: what they print goes straight to the person, and a failure becomes one
//! line that says what to do. Knows no particular program.

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// What a step gives back; the text of a failure is meant for the person at the terminal.
pub type Outcome<T = ()> = Result<T, String>;

/// Tells the person which step begins.
pub fn say(step: &str) {
    eprintln!("==> {step}");
}

/// Runs a program to its end with its output shown.
///
/// # Errors
/// When it cannot start or fails: the command as typed, then `advice`.
pub fn run(command: &mut Command, advice: &str) -> Outcome {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{}` failed ({status}). {advice}", typed(command))),
        Err(error) => Err(format!("`{}` did not start: {error}. {advice}", typed(command))),
    }
}

/// Runs a program silently and gives what it printed, or nothing if it fails or is not there.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Gives the command as a person would type it.
pub fn typed(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let mut words = vec![program.to_string_lossy()];
    words.extend(command.get_args().map(|word| word.to_string_lossy()));
    words.join(" ")
}

/// Finds a program in the folders of PATH.
pub fn find_program(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders)
        .map(|folder| folder.join(name).with_extension(env::consts::EXE_EXTENSION))
        .find(|path| path.is_file())
}
