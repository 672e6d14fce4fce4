//! The module map, in dependency order: a module may use those above it, never those below.

pub mod engine;
pub mod notation;

pub mod bots;

pub mod play;

pub mod words;

pub mod store;

#[cfg(all(target_arch = "wasm32", target_os = "unknown", feature = "ui"))]
pub mod ui;
