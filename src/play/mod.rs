//! One table: what is played, by whom, how far, and how it is shown and told. Still without a browser.

pub mod correspondence;
pub mod cues;
pub mod house;
pub mod luck;
pub mod reach;
pub mod scene;
pub mod selection;
pub mod spot;
pub mod table;
pub mod tally;
pub mod timeline;
