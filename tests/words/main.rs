//! The words: complete in every language, used, filled, and nowhere but in `locales/`.

#[path = "../kit/mod.rs"]
mod kit;

mod answers;
mod digits;
mod installing;
mod locales;
mod outside;
mod presets;
mod rendering;
mod rule_book;
mod shipped;
mod source;
mod usage;
