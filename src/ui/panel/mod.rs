//! What stands round the board: seats, banner, row of throws, tray, moves, rules, controls, cards.

mod banner;
mod book;
mod cards;
mod controls;
mod elsewhere;
mod far;
mod label;
mod moves;
mod result;
mod row;
mod seats;
mod share;
mod tray;

pub use banner::{Banner, outlook, pick_line};
pub use book::Book;
pub use cards::{Card, Cards, rules_in_force};
pub use controls::Controls;
pub use elsewhere::Elsewhere;
pub use far::FarPanel;
pub use moves::Moves;
pub use result::{ResultPanel, outcome_shown};
pub use row::RowView;
pub use seats::Seats;
pub use tray::{Tray, throw};
