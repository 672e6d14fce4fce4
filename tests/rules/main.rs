//! The rules of the race, one test or more for each rule id: a position, what is played, what is told, and the
//! position after it.

#[path = "../kit/mod.rs"]
mod kit;

mod board;
mod check;
mod double;
mod entering;
mod entry;
mod extra_throws;
mod finishes;
mod gate;
mod hit;
mod jodi_attack;
mod jodi_broken;
mod jodi_hard;
mod jodi_hollow;
mod jodi_house;
mod jodi_tests;
mod numbers;
mod older;
mod other_boards;
mod presets;
mod stack;
mod start;
mod teams;
mod throws;
mod twins;
mod win;
