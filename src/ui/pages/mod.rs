//! The pages: start, play, rules, house rules.

mod house;
mod play;
mod rules;
mod start;

pub use house::HousePage;
pub use play::PlayPage;
pub use rules::RulesPage;
pub use start::StartPage;
