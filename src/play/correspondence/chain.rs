//! A seat's chain of values, and the seeds that follow from them.
//!
//! The last value is made from the seat's secret, and each other one is the hash of the next: from a value all earlier
//! ones follow, and no later one.

use sha2::{Digest, Sha256};

use crate::engine::seat::Seat;
use crate::play::luck::Seed;

pub type Value = [u8; 16];

/// What a seat's values are made from. It is never sent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 16]);

impl Secret {
    /// The most stints that a seat can play.
    pub const STINTS: usize = 1024;

    /// The value that is told before anything is played.
    pub fn anchor(&self, id: u64, seat: Seat) -> Value {
        self.value(id, seat, 0).expect("a chain has a first value")
    }

    /// The value of a seat's stint with this number, from 1; `None` past [`Secret::STINTS`].
    pub fn value(&self, id: u64, seat: Seat, number: usize) -> Option<Value> {
        let last = hash("chowkabara-secret", id, seat, &self.0);
        let steps = Secret::STINTS.checked_sub(number)?;
        Some((0..steps).fold(last, |value, _| before(id, seat, value)))
    }
}

/// The value before this one.
fn before(id: u64, seat: Seat, value: Value) -> Value {
    hash("chowkabara-chain", id, seat, &value)
}

/// The values of a chain from its anchor to the one shown after so many stints.
pub(super) fn values(id: u64, seat: Seat, shown: Value, stints: usize) -> Vec<Value> {
    let mut values = vec![shown];
    for _ in 0..stints {
        values.push(before(id, seat, values[values.len() - 1]));
    }
    values.reverse();
    values
}

/// All that was played before a stint, token by token.
#[derive(Clone, Default)]
pub(super) struct Past(Sha256);

impl Past {
    pub fn add(&mut self, token: &str) {
        self.0.update(token);
        self.0.update(" ");
    }
}

/// The seed of the throws of the stint with this index in the game, from 0. `told` holds by seat the newest value told,
/// that of this stint included; zeros where nobody plays.
pub(super) fn seed_of(id: u64, index: usize, told: [Value; 4], past: &Past) -> Seed {
    let mut hash = Sha256::new_with_prefix("chowkabara-throws");
    hash.update(id.to_le_bytes());
    hash.update((index as u64).to_le_bytes());
    hash.update(told.as_flattened());
    hash.update(past.0.clone().finalize());
    Seed(u64::from_le_bytes(*hash.finalize().first_chunk().expect("a hash has 32 bytes")))
}

/// The first half of a SHA-256 that no other match, seat or use comes to.
fn hash(purpose: &str, id: u64, seat: Seat, value: &Value) -> Value {
    let mut hash = Sha256::new_with_prefix(purpose);
    hash.update(id.to_le_bytes());
    hash.update([seat.index() as u8]);
    hash.update(value);
    *hash.finalize().first_chunk().expect("a hash has 32 bytes")
}
