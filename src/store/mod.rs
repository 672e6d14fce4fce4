//! What is kept on the device: settings, games and houses' own rules. The only user of localStorage, behind a small trait with a twin in
//! memory.
//!
//! Reading never fails the page. A text that cannot be read is put aside, never overwritten, and told once. Nothing is
//! ever deleted but by a person.

pub mod choices;
pub mod dump;
pub mod far;
pub mod games;
pub mod houses;
pub mod migrations;
pub mod saved;
pub mod settings;
pub mod shelf;

#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
pub mod browser;
