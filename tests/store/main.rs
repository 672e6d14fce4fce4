//! What is kept: saves of every version, settings, the shelf with many games, and everything as one file.

mod dump;
mod far;
mod games;
mod houses;
#[path = "../kit/mod.rs"]
mod kit;
mod migrations;
mod saved;
mod settings;
