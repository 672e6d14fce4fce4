//! The tests in a real browser: Chromium by chromedriver, on the page as it was built into dist/.

mod a11y_axe;
mod a11y_keys;
mod a11y_live;
mod a11y_sizes;
mod a11y_tree;
mod a11y_wishes;
mod about;
mod bots;
mod broken;
mod by_link;
mod copy;
mod driver;
mod failure;
mod games;
mod harness;
mod harness_tests;
#[path = "../hosting.rs"]
mod hosting;
mod houses;
mod installing;
mod keyboard;
mod languages;
mod offline;
mod page_budget;
mod patience;
mod pictures;
#[path = "../../src/bin/xtask/precache.rs"]
mod precache;
mod records;
mod saves;
mod screens;
#[path = "../../src/bin/xtask/serve.rs"]
mod serve;
mod servers;
mod settings;
mod sharing;
mod sizes;
mod smoke;
mod sounds;
mod stored;
mod table;
mod tabs;
mod taking_back;
mod versions;
