//! Bots: they see what a person sees, a position, and answer with a move. No throw to come ever reaches them.

pub mod exposure;
pub mod search;
pub mod worker;
pub mod worth;
