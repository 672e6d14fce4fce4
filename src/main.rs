//! Opens the page.

#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn main() {
    chowkabara::ui::open();
}

/// The page lives in a browser: `cargo xtask play` builds and serves it.
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
fn main() {
    println!("cargo xtask play");
}
