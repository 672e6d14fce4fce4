//! Every door through which text from outside comes, with texts at random and with good ones that were spoilt: none
//! panics, what opens is whole, and none takes more memory than [`run::MOST_BYTES`].
//!
//! The usual run is short. `DOORS=links:10000000,saves:1000000 cargo test --profile bench --test doors -- --nocapture`
//! lets so many texts through each door that it names, prints what came of them, and asserts the time for each as well.
//! A text that fails is printed with its number; it becomes a fixed case in the module of its door.

#[path = "../kit/mod.rs"]
mod kit;

mod costly;
mod files;
mod links;
mod memory;
mod positions;
mod records;
mod rules;
mod run;
mod samples;
mod saves;
mod sealing;
mod settings;
mod spoiling;
mod tokens;
mod words;
mod worker;
