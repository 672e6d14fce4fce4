//! The project's own commands, run as `cargo xtask`. This file lists them and starts the one that is
//! asked for; each command is in the file of its name.

// For the host alone: where every binary is built for the browser, this one is empty.
#![cfg_attr(all(target_arch = "wasm32", target_os = "unknown"), no_main)]
#![cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]

mod bench_page;
mod bench_wasm;
mod build;
mod install;
mod pictures;
mod play;
mod precache;
mod run;
mod serve;
mod stamp;
mod test;
mod tools;

use std::{env, process::ExitCode};

/// One thing that `cargo xtask` can do.
struct Command {
    name: &'static str,
    about: &'static str,
    start: fn() -> run::Outcome,
}

const COMMANDS: [Command; 6] = [
    Command {
        name: "play",
        about: "installs what is missing, builds the page and serves it on this machine",
        start: play::play,
    },
    Command {
        name: "test",
        about: "installs what is missing, then runs every check and test, in the browser too",
        start: test::test,
    },
    Command {
        name: "bench-page",
        about: "builds the page and prints how quickly it loads and answers in the browser",
        start: bench_page::bench_page,
    },
    Command {
        name: "bench-wasm",
        about: "prints how fast the rules are in WebAssembly, beside this machine's own code",
        start: bench_wasm::bench_wasm,
    },
    Command { name: "build", about: "installs what is missing, then builds the page into dist/", start: build::build },
    Command {
        name: "pictures",
        about: "builds the page and takes pictures of it in every state into target/pictures/",
        start: pictures::pictures,
    },
];

fn main() -> ExitCode {
    let asked: Vec<String> = env::args().skip(1).collect();
    if asked.is_empty() {
        list();
        return ExitCode::SUCCESS;
    }
    let asked = asked.join(" ");
    let Some(command) = COMMANDS.iter().find(|command| command.name == asked) else {
        eprintln!("There is no `cargo xtask {asked}`.");
        list();
        return ExitCode::FAILURE;
    };
    // Every path in these commands starts from the project's folder.
    if let Err(error) = env::set_current_dir(env!("CARGO_MANIFEST_DIR")) {
        eprintln!("The project's folder does not open: {error}");
        return ExitCode::FAILURE;
    }
    match (command.start)() {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

fn list() {
    println!("The project's commands:");
    for Command { name, about, .. } in COMMANDS {
        println!("  cargo xtask {name:<10}  {about}");
    }
}
