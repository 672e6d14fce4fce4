//! `cargo xtask play`: from a fresh checkout to the game in a browser.

use crate::{
    build,
    run::Outcome,
    serve::{Site, listen, serve, usual_headers},
};
use std::path::PathBuf;

const PORT: u16 = 8080;

/// Builds the page and serves it until the person stops it.
pub fn play() -> Outcome {
    build::build()?;
    let listener =
        listen(PORT).or_else(|_| listen(0)).map_err(|error| format!("No port is free on this machine: {error}"))?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    println!("\nChowkabara is at http://{address}/   (Ctrl-C stops it)");
    let site = Site { folder: PathBuf::from("dist"), base: "/", headers: usual_headers };
    serve(listener.incoming().flatten(), site);
    Ok(())
}
