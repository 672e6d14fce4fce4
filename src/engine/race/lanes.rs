//! Eight bytes held against another at once, with a bit of the answer for each, the lowest byte's lowest. WebAssembly
//! has instructions for that; elsewhere it is arithmetic on one word.

#[cfg(target_feature = "simd128")]
mod by {
    use core::arch::wasm32::{u8x16_bitmask, u8x16_eq, u8x16_le, u8x16_splat, u64x2_splat};

    /// Which bytes are equal to another one.
    pub fn equal(bytes: u64, byte: u8) -> u8 {
        u8x16_bitmask(u8x16_eq(u64x2_splat(bytes), u8x16_splat(byte))) as u8
    }

    /// Which bytes are at most another one, which needs no more than seven bits.
    pub fn up_to(bytes: u64, byte: u8) -> u8 {
        u8x16_bitmask(u8x16_le(u64x2_splat(bytes), u8x16_splat(byte))) as u8
    }
}

#[cfg(not(target_feature = "simd128"))]
mod by {
    /// Every byte 1, its lower seven bits, its highest bit.
    const ONES: u64 = 0x0101_0101_0101_0101;
    const LOW: u64 = 0x7F * ONES;
    const HIGH: u64 = 0x80 * ONES;

    /// Which bytes are equal to another one.
    pub fn equal(bytes: u64, byte: u8) -> u8 {
        let differing = bytes ^ (ONES * u64::from(byte));
        let low = (differing & LOW) + LOW;
        gathered(!(low | differing | LOW))
    }

    /// Which bytes are at most another one, which needs no more than seven bits.
    pub fn up_to(bytes: u64, byte: u8) -> u8 {
        let not_less = (HIGH + ONES * u64::from(byte)) - (bytes & LOW); // the highest bit stays where a byte is not more
        gathered(not_less & !bytes & HIGH)
    }

    /// A bit for each byte whose highest bit, the only one that may be, is set.
    fn gathered(highest: u64) -> u8 {
        (highest.wrapping_mul(0x0002_0408_1020_4081) >> 56) as u8
    }
}

pub(super) use by::{equal, up_to};
