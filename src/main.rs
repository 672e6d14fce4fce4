//! Opens the page.

#[cfg(target_arch = "wasm32")]
fn main() {
    chowkabara::ui::open();
}

/// The page lives in a browser: `cargo xtask play` builds and serves it.
#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("cargo xtask play");
}
