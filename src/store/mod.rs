//! What the browser keeps: settings and the running game. The only user of localStorage.
//!
//! Reading never fails the page. A text that cannot be read is put aside, never overwritten, and told once.

pub mod saved;
pub mod settings;

#[cfg(target_arch = "wasm32")]
pub mod browser;
