//! The page: draws scenes, reports taps, performs effects. It decides nothing about rules.

pub mod app;
mod awake;
mod board;
mod far;
mod file;
mod focus;
mod hold;
mod houses;
mod install;
mod keeping;
mod opening;
mod pages;
mod panel;
mod performer;
mod picture;
mod root;
mod share;
mod sound;
mod speech;
mod tongue;
mod version;
mod view;
mod voice;
mod widget;
mod worker;

pub use root::open;
