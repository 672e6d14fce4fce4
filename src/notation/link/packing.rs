//! Many small numbers packed into one large whole number, and back, without wasting a fraction of a bit.
//!
//! A number below `count` is packed by multiplying the large number by `count` and adding it, and comes back as the
//! remainder of the division. The last one packed comes back first, so a [`Packer`] notes them and packs them backwards.
//! Knows nothing of games.

/// Goes over the small numbers that a value is made of, in one order for both directions: a [`Packer`] notes what it is
/// told, an [`Unpacker`] looks at nothing that it is told and brings back what was noted.
pub(super) trait Parts {
    /// An index into `weights`: it takes the less room, the greater its share of them is.
    fn weighted(&mut self, index: usize, weights: &[u32]) -> usize;

    /// A number below `count`.
    fn below(&mut self, number: u32, count: u32) -> u32;

    fn flag(&mut self, flag: bool) -> bool {
        self.below(u32::from(flag), 2) == 1
    }

    /// A number without a fixed limit, up to 2³⁰; small ones take little room (Elias gamma). How many bits follow the
    /// first one of `number + 1`, as so many flags and a last one that is off; then these bits.
    fn open(&mut self, number: u32) -> u32 {
        let more = number.saturating_add(1).ilog2();
        let mut bits = 0;
        while bits < 30 && self.flag(bits < more) {
            bits += 1;
        }
        let first = 1 << bits;
        first - 1 + self.below(number.saturating_add(1) % first, first)
    }

    fn bytes<const N: usize>(&mut self, bytes: [u8; N]) -> [u8; N] {
        bytes.map(|byte| self.below(u32::from(byte), 256) as u8)
    }
}

/// A share of a whole: `size` numbers from `start` on, out of `whole`.
struct Share {
    start: u32,
    size: u32,
    whole: u32,
}

/// Notes small numbers.
#[derive(Default)]
pub(super) struct Packer(Vec<Share>);

impl Packer {
    /// The large number, least byte first, without zeros at its end.
    pub fn into_bytes(self) -> Vec<u8> {
        let mut large = Large::default();
        for Share { start, size, whole } in self.0.into_iter().rev() {
            let within = large.divide(size);
            large.multiply_add(whole, start + within);
        }
        let mut bytes: Vec<u8> = large.0.into_iter().flat_map(u32::to_le_bytes).collect();
        bytes.truncate(bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1));
        bytes
    }
}

impl Parts for Packer {
    fn weighted(&mut self, index: usize, weights: &[u32]) -> usize {
        self.0.push(Share { start: weights[..index].iter().sum(), size: weights[index], whole: weights.iter().sum() });
        index
    }

    fn below(&mut self, number: u32, count: u32) -> u32 {
        debug_assert!(number < count, "{number} is not below {count}");
        self.0.push(Share { start: number, size: 1, whole: count });
        number
    }
}

/// Brings small numbers back.
pub(super) struct Unpacker(Large);

impl Unpacker {
    /// `None` when the number has zeros at its end: it would be written without them.
    pub fn new(bytes: &[u8]) -> Option<Unpacker> {
        let limbs = bytes.chunks(4).map(|chunk| {
            let mut limb = [0; 4];
            limb[..chunk.len()].copy_from_slice(chunk);
            u32::from_le_bytes(limb)
        });
        (bytes.last() != Some(&0)).then(|| Unpacker(Large(limbs.collect())))
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.0.0.is_empty()
    }
}

impl Parts for Unpacker {
    fn weighted(&mut self, _: usize, weights: &[u32]) -> usize {
        let mut within = self.0.divide(weights.iter().sum());
        let index = weights.iter().position(|&weight| {
            let is_here = within < weight;
            within -= if is_here { 0 } else { weight };
            is_here
        });
        let index = index.expect("a remainder is below the sum of the weights");
        self.0.multiply_add(weights[index], within);
        index
    }

    fn below(&mut self, _: u32, count: u32) -> u32 {
        self.0.divide(count)
    }
}

/// A large whole number: its digits to the base 2³², the least first, without zeros at the end.
#[derive(Default)]
struct Large(Vec<u32>);

impl Large {
    /// Divides the number and returns the remainder.
    fn divide(&mut self, by: u32) -> u32 {
        if by == 1 {
            return 0;
        }
        let (mut rest, bits) = (0, by.trailing_zeros());
        for digit in self.0.iter_mut().rev() {
            let part = rest << 32 | u64::from(*digit);
            // Most numbers are below a power of two, and a processor shifts much faster than it divides.
            (*digit, rest) = if by.is_power_of_two() {
                ((part >> bits) as u32, part & ((1 << bits) - 1))
            } else {
                ((part / u64::from(by)) as u32, part % u64::from(by))
            };
        }
        if self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    fn multiply_add(&mut self, by: u32, add: u32) {
        let mut carry = u64::from(add);
        for digit in &mut self.0 {
            let part = u64::from(*digit) * u64::from(by) + carry;
            (*digit, carry) = (part as u32, part >> 32);
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Packer, Parts, Unpacker};

    /// Small numbers of every kind.
    fn go(parts: &mut impl Parts, known: [u32; 6]) -> [u32; 6] {
        [
            parts.below(known[0], 7),
            parts.weighted(known[1] as usize, &[4, 0, 6, 4, 1]) as u32,
            parts.open(known[2]),
            u32::from(parts.flag(known[3] == 1)),
            parts.below(known[4], 1),
            u32::from_le_bytes(parts.bytes(known[5].to_le_bytes())),
        ]
    }

    #[test]
    fn what_is_packed_comes_back_and_nothing_is_left() {
        for known in [
            [0, 0, 0, 0, 0, 0],
            [6, 4, 1 << 30, 1, 0, u32::MAX],
            [3, 2, 12, 0, 0, 0x1234_5678],
            [5, 3, (1 << 30) - 1, 1, 0, 1 << 31],
        ] {
            let mut packer = Packer::default();
            assert_eq!(go(&mut packer, known), known);
            let mut unpacker = Unpacker::new(&packer.into_bytes()).expect("no zeros at the end");
            assert_eq!(go(&mut unpacker, [0; 6]), known);
            assert!(unpacker.is_empty());
        }
    }

    #[test]
    fn numbers_take_no_more_room_than_they_need() {
        let size = |count: u32, times: u32| {
            let mut packer = Packer::default();
            (0..times).for_each(|_| _ = packer.below(count - 1, count));
            packer.into_bytes().len()
        };
        assert_eq!(size(1, 1000), 0);
        assert_eq!(size(2, 800), 100);
        assert_eq!(size(3, 1000), 199); // 1000 · log2 3 = 1585 bits
        let mut packer = Packer::default();
        (0..1600).for_each(|number| _ = packer.weighted(usize::from(number % 4 == 0), &[3, 1]));
        assert_eq!(packer.into_bytes().len(), 163); // 1600 · 0.8113 = 1298 bits
    }

    #[test]
    fn zeros_at_the_end_are_refused() {
        assert!(Unpacker::new(&[1, 0]).is_none() && Unpacker::new(&[0]).is_none());
        assert!(Unpacker::new(&[]).is_some_and(|unpacker| unpacker.is_empty()));
    }

    #[test]
    fn an_open_number_of_any_bytes_has_an_end() {
        let mut unpacker = Unpacker::new(&[255; 40]).expect("no zeros at the end");
        assert_eq!(unpacker.open(0), (1 << 31) - 2);
    }
}
