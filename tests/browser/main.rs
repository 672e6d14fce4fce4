//! The tests in a real browser: Chromium by chromedriver, on the page as it was built into dist/.

mod bots;
mod broken;
mod driver;
mod games;
mod harness;
mod harness_tests;
mod installing;
mod keyboard;
mod languages;
mod offline;
#[path = "../../src/bin/xtask/precache.rs"]
mod precache;
mod records;
mod saves;
#[path = "../../src/bin/xtask/serve.rs"]
mod serve;
mod sizes;
mod smoke;
mod stored;
mod table;
mod tabs;
mod taking_back;
