//! The pages: start, play, rules, house rules, saved games, what is stored, games by link, settings, about the
//! rules.

mod about;
mod choice;
mod far;
mod games;
mod house;
mod play;
mod rules;
mod settings;
mod start;
mod stored;

pub use about::AboutPage;
pub use far::FarPage;
pub use games::GamesPage;
pub use house::HousePage;
pub use play::PlayPage;
pub use rules::RulesPage;
pub use settings::SettingsPage;
pub use start::StartPage;
pub use stored::StoredPage;
