//! The module map, in dependency order: a module may use those above it, never those below.
pub mod engine;
pub mod notation;
