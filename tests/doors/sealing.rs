//! The format of a link's code below its letters, as `src/notation/link/` describes it: what has the right sum reaches
//! the engine.

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

/// The code of a number, least byte first.
pub fn code_of(number: &[u8]) -> String {
    let sum = &Sha256::digest(number)[..3];
    format!("1{}", BASE64URL_NOPAD.encode(&[sum, number].concat()))
}

/// The number of a code with the right sum; `None` for every other text.
pub fn number_of(code: &str) -> Option<Vec<u8>> {
    let bytes = BASE64URL_NOPAD.decode(code.strip_prefix('1')?.as_bytes()).ok()?;
    let (sum, number) = bytes.split_first_chunk::<3>()?;
    (Sha256::digest(number)[..3] == sum[..]).then(|| number.to_vec())
}

/// Small numbers to be packed, each with the count that it is below.
#[derive(Default)]
pub struct Head(Vec<(u32, u32)>);

impl Head {
    pub fn below(&mut self, number: u32, count: u32) {
        self.0.push((number, count));
    }

    pub fn flag(&mut self, flag: bool) {
        self.below(flag.into(), 2);
    }

    /// A number without a limit.
    pub fn open(&mut self, number: u32) {
        let bits = (number + 1).ilog2();
        (0..bits).for_each(|_| self.flag(true));
        if bits < 30 {
            self.flag(false);
        }
        self.below((number + 1) % (1 << bits), 1 << bits);
    }

    /// The number that begins with these small ones and goes on with any other number.
    pub fn before(self, rest: &[u8]) -> Vec<u8> {
        let mut number = rest.to_vec();
        for (small, count) in self.0.into_iter().rev() {
            let mut carry = u64::from(small);
            for byte in &mut number {
                carry += u64::from(*byte) * u64::from(count);
                *byte = carry as u8;
                carry >>= 8;
            }
            while carry > 0 {
                number.push(carry as u8);
                carry >>= 8;
            }
        }
        number.truncate(number.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1));
        number
    }
}

#[test]
fn codes_are_sealed_as_the_engine_seals_them() {
    for code in crate::samples::codes() {
        let number = number_of(&code).expect("a code has the right sum");
        assert_eq!(code_of(&number), code);
    }
    assert_eq!(number_of("1AAAA"), None);
}

#[test]
fn what_begins_with_a_head_is_read_so() {
    let mut head = Head::default();
    head.open(0);
    head.open(3);
    let code = code_of(&head.before(&[1]));
    assert_eq!(chowkabara::notation::Link::decode(&code), Err(chowkabara::notation::LinkError::Newer));
}
