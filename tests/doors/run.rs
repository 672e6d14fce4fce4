//! Lets texts through a door, and looks at what each costs.

use std::time::{Duration, Instant};

use rand_chacha::ChaCha8Rng;

use crate::{kit, memory};

/// The most that one text may take while it is opened.
pub const MOST_BYTES: usize = 64 << 20;
/// In the long run only.
const MOST_TIME: Duration = Duration::from_millis(50);

/// A door for texts from outside.
pub trait Door {
    const NAME: &'static str;
    /// How many texts the usual run lets through.
    const USUAL: u64;
    type Opened;

    /// A text at random.
    fn text(&self, dice: &mut ChaCha8Rng) -> String;

    /// Whether a text gets past the outer check, such as a sum over it.
    fn reaches(&self, _text: &str) -> bool {
        true
    }

    /// Opens a text as the page does; `None` when it is refused.
    fn open(&self, text: &str) -> Option<Self::Opened>;

    /// Asserts that what has opened is whole.
    fn check(&self, text: &str, opened: Self::Opened);
}

/// Lets the texts of a run through a door.
pub fn run<D: Door>(door: &D) {
    let long = wished(D::NAME);
    let (mut reached, mut opened, mut slowest, mut largest) = (0u64, 0u64, (Duration::ZERO, 0), (0, 0));
    for number in 0..long.unwrap_or(D::USUAL) {
        let text = door.text(&mut kit::dice(number));
        let told = Told { door: D::NAME, number, text: &text };
        let (time, bytes, found) = measure(long.is_some(), || door.open(&text));
        slowest = slowest.max((time, number));
        largest = largest.max((bytes, number));
        reached += u64::from(door.reaches(&text));
        opened += u64::from(found.is_some());
        found.into_iter().for_each(|found| door.check(&text, found));
        drop(told);
    }
    if let Some(count) = long {
        println!(
            "{} texts={count} reached={reached} opened={opened} slowest={:.3} ms (text {}) peak={:.3} MiB (text {})",
            D::NAME,
            slowest.0.as_secs_f64() * 1000.0,
            slowest.1,
            largest.0 as f64 / f64::from(1 << 20),
            largest.1,
        );
    }
    assert!(opened > 0, "no text opens {}", D::NAME);
}

/// Opens one text, and prints in a long run what it costs. The largest files may take longer than other texts.
pub fn cost<T>(name: &str, open: impl Fn() -> T) -> T {
    let is_long = wished("costly").is_some();
    let (time, bytes, found) = measure(is_long && !name.starts_with("file"), open);
    if is_long {
        println!("{name}: {:.3} ms, {:.3} MiB", time.as_secs_f64() * 1000.0, bytes as f64 / f64::from(1 << 20));
    }
    found
}

/// The time and the bytes that some work takes, and its result. What seems slow is done again: something else may have
/// had the processor.
fn measure<T>(is_timed: bool, work: impl Fn() -> T) -> (Duration, usize, T) {
    let timed = || {
        let began = Instant::now();
        let (found, bytes) = memory::peak_of(&work);
        (began.elapsed(), bytes, found)
    };
    let (mut time, bytes, found) = timed();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes");
    if is_timed {
        for _ in 0..4 {
            if time > MOST_TIME / 10 {
                time = time.min(timed().0);
            }
        }
        assert!(time <= MOST_TIME, "{time:?}");
    }
    (time, bytes, found)
}

/// How many texts `DOORS` wishes for this door.
fn wished(name: &str) -> Option<u64> {
    let doors = std::env::var("DOORS").ok()?;
    let mut wishes = doors.split(',').filter_map(|wish| wish.split_once(':'));
    let (_, count) = wishes.find(|(door, _)| *door == name)?;
    Some(count.parse().expect("DOORS has a number after each colon"))
}

/// Prints the text that is being looked at when it fails.
struct Told<'a> {
    door: &'static str,
    number: u64,
    text: &'a str,
}

impl Drop for Told<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{} fails with text {}: {:?}", self.door, self.number, self.text);
        }
    }
}
