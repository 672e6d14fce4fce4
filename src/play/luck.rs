//! The throws of a game: a pure function of its seed and of how many throws came before.
//!
//! So going back and forward in a game brings the same throws again, and a finished record can be checked.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::engine::throw::{Shells, Throw};

/// The seed of a game's throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(pub u64);

/// The throw with this number, counted from 0, of a game with this seed. Each fair shell takes one bit of a ChaCha8
/// stream of its own number, so that every throw is independent of what the players did before it; a shell with another
/// chance of a mouth up takes 32 bits.
pub fn luck(seed: Seed, number: u64, shells: Shells) -> Throw {
    let mut stream = ChaCha8Rng::seed_from_u64(seed.0);
    stream.set_stream(number);
    if shells.mouths() == Shells::FAIR {
        let bits = stream.next_u32() & ((1 << shells.count()) - 1);
        return Throw(bits.count_ones() as u8);
    }
    let is_up = |tenth: u64| tenth < u64::from(shells.mouths());
    let up = (0..shells.count()).filter(|_| is_up((u64::from(stream.next_u32()) * 10) >> 32)).count();
    Throw(up as u8)
}
