//! The tests in a real browser: Chromium by chromedriver, on the page as it was built into dist/.

mod bots;
mod broken;
mod driver;
mod harness;
mod harness_tests;
mod keyboard;
mod languages;
mod records;
mod saves;
#[path = "../../src/bin/xtask/serve.rs"]
mod serve;
mod sizes;
mod smoke;
mod table;
mod taking_back;
