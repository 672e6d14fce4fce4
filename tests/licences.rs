//! Everything that goes into the page may be given away with it.

use std::process::Command;

use serde_json::Value;

/// Licences that ask for no more than their own text to be kept.
const FREE: [&str; 12] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Whether a licence expression can be met by free ones: any side of an OR, both sides of an AND.
fn is_free(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ").replace(['(', ')'], "");
    expression.split(" OR ").any(|choice| choice.split(" AND ").all(|licence| FREE.contains(&licence.trim())))
}

#[test]
fn every_dependency_has_a_free_licence() {
    let mut cargo = Command::new(std::env::var("CARGO").unwrap_or("cargo".to_string()));
    cargo.args(["metadata", "--format-version=1", "--locked", "--filter-platform=wasm32-unknown-unknown"]);
    let output = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let packages = metadata["packages"].as_array().expect("packages are listed");
    assert!(packages.len() > 50, "{}", packages.len());
    for package in packages {
        let licence = package["license"].as_str().unwrap_or("none");
        assert!(is_free(licence), "{}: {licence}", package["name"]);
    }
}

#[test]
fn a_licence_that_asks_for_more_is_found() {
    for (expression, expected) in [
        ("MIT OR GPL-3.0", true),
        ("MIT/Apache-2.0", true),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("MIT AND GPL-3.0-only", false),
        ("AGPL-3.0", false),
        ("none", false),
    ] {
        assert_eq!(is_free(expression), expected, "{expression}");
    }
}
