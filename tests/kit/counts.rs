//! The files of `tests/counts/`: how many ways a game can go on, by depth.

use std::path::PathBuf;

/// A point of the file's game and the number of action paths from there, by their length from 1.
pub struct Counted {
    /// Actions of the game before this point.
    pub after: usize,
    pub position: String,
    pub paths: Vec<u64>,
}

impl Counted {
    /// Lengths with their numbers of paths, as far as those are not more than this.
    pub fn up_to(&self, limit: u64) -> impl Iterator<Item = (usize, u64)> {
        (1..).zip(self.paths.iter().copied()).take_while(move |(_, paths)| *paths <= limit)
    }
}

/// One game of a preset, S against N, S begins.
pub struct Counts {
    pub tokens: Vec<String>,
    pub points: Vec<Counted>,
}

pub fn path(preset: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/counts").join(preset).with_extension("txt")
}

/// A number from the environment.
pub fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

pub fn read(preset: &str) -> Counts {
    let text = std::fs::read_to_string(path(preset)).expect("a file of counts for each preset");
    let mut counts = Counts { tokens: Vec::new(), points: Vec::new() };
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (key, rest) = line.split_once(' ').expect("a key and what belongs to it");
        let numbers = || rest.split(' ').map(|number| number.parse().expect("a number"));
        match key {
            "game" => counts.tokens.extend(rest.split(' ').map(str::to_string)),
            "after" => counts.points.push(Counted {
                after: rest.parse().expect("a number of actions"),
                position: String::new(),
                paths: Vec::new(),
            }),
            "position" => counts.points.last_mut().expect("a point").position = rest.to_string(),
            "paths" => counts.points.last_mut().expect("a point").paths = numbers().collect(),
            _ => panic!("no line of counts: {line}"),
        }
    }
    counts
}
