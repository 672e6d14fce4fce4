//! The tests in a real browser: Chromium by chromedriver, on the page as it was built into dist/.

mod driver;
mod harness;
mod harness_tests;
#[path = "../../src/bin/xtask/serve.rs"]
mod serve;
mod smoke;
