//! Spoils good texts and bytes, and makes others at random.

use rand::Rng;
use rand_chacha::ChaCha8Rng;

/// What a text of any door is not prepared for.
const ODD: [&str; 40] = [
    "0",
    "-1",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "1e999",
    "NaN",
    "99999999999999999999999999999999999999",
    "ಅಮ್ಮ",
    "é",
    "e\u{301}",
    "😀",
    "\u{202e}",
    "\u{feff}",
    "\0",
    "\n",
    "\r\n",
    "\t",
    " ",
    ";",
    ":",
    "#",
    "#g=",
    "'",
    "''",
    "=",
    "-",
    "!12345678",
    "*",
    "\"",
    "\\",
    "{}",
    "[[[[",
    "null",
    "draw",
];
const LETTERS: &str = "SENWabcdefg0123456789*:-=!#%^'; \nrowturngate\"{}[],\\ಆ";
/// Spoilt texts grow no longer than this.
const LONGEST: usize = 1 << 16;

pub fn below(dice: &mut ChaCha8Rng, count: usize) -> usize {
    dice.next_u32() as usize % count.max(1)
}

pub fn one_of<'a>(dice: &mut ChaCha8Rng, among: &'a [impl AsRef<str>]) -> &'a str {
    among[below(dice, among.len())].as_ref()
}

/// A text of letters at random, some of them odd.
pub fn random_text(dice: &mut ChaCha8Rng, alphabet: &str) -> String {
    let letters: Vec<char> = alphabet.chars().collect();
    let mut text = String::new();
    for _ in 0..below(dice, 80) {
        match below(dice, 40) {
            0 => text.push_str(one_of(dice, &ODD)),
            1 => text.extend(char::from_u32(dice.next_u32() % 0x11_0000)),
            _ => text.push(letters[below(dice, letters.len())]),
        }
    }
    text
}

/// One of some good texts, spoilt.
pub fn spoilt_one(dice: &mut ChaCha8Rng, among: &[impl AsRef<str>]) -> String {
    let (text, other) = (one_of(dice, among), one_of(dice, among));
    spoilt(dice, text, other)
}

/// A good text, spoilt in a few places, also with parts of another one.
pub fn spoilt(dice: &mut ChaCha8Rng, text: &str, other: &str) -> String {
    let mut text = text.to_string();
    for _ in 0..=below(dice, 4) {
        text = spoilt_once(dice, &text, other);
    }
    text
}

fn spoilt_once(dice: &mut ChaCha8Rng, text: &str, other: &str) -> String {
    let (start, end) = range(dice, text);
    let (before, part, after) = (&text[..start], &text[start..end], &text[end..]);
    match below(dice, 11) {
        0 => format!("{before}{after}"),
        1 => format!("{before}{}{part}{after}", one_of(dice, &ODD)),
        2 => format!("{before}{}{after}", one_of(dice, &ODD)),
        3 => format!("{before}{part}{part}{after}"),
        4 => {
            let most = if below(dice, 20) == 0 { LONGEST } else { 1 << 10 };
            let times = below(dice, most.saturating_sub(text.len()) / part.len().max(1) + 1);
            format!("{before}{}{after}", part.repeat(times))
        }
        5 if below(dice, 3) == 0 => before.to_string(),
        6 => {
            let (from, to) = range(dice, other);
            format!("{before}{}{after}", &other[from..to])
        }
        7 => {
            let letter = LETTERS.chars().nth(below(dice, LETTERS.chars().count())).expect("a letter");
            let after = part.chars().next().map_or(part, |first| &part[first.len_utf8()..]).to_string() + after;
            format!("{before}{letter}{after}")
        }
        8 => with_word(dice, text, other, ' '),
        9 => with_word(dice, text, other, '\n'),
        _ => with_word(dice, text, text, ' '),
    }
}

/// A short range at random, between letters.
fn range(dice: &mut ChaCha8Rng, text: &str) -> (usize, usize) {
    let most = [2, 12, 60][below(dice, 3)];
    let start = text.floor_char_boundary(below(dice, text.len() + 1));
    (start, text.floor_char_boundary((start + below(dice, most)).min(text.len())))
}

/// The text with one of its words in the place of another one, or of one from elsewhere.
fn with_word(dice: &mut ChaCha8Rng, text: &str, other: &str, between: char) -> String {
    let (mut words, others): (Vec<&str>, Vec<&str>) = (text.split(between).collect(), other.split(between).collect());
    let at = below(dice, words.len());
    words[at] = one_of(dice, &others);
    words.join(&between.to_string())
}

/// Good bytes, spoilt in a few places.
pub fn spoilt_bytes(dice: &mut ChaCha8Rng, bytes: &[u8], other: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=below(dice, 3) {
        let at = below(dice, bytes.len());
        let end = (at + below(dice, 9)).min(bytes.len());
        match below(dice, 8) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => bytes.insert(at.min(bytes.len()), dice.next_u32() as u8),
            3 => bytes.extend_from_within(at..end),
            4 if !other.is_empty() => {
                let from = below(dice, other.len());
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
            5 if at < bytes.len() => bytes[at] = dice.next_u32() as u8,
            _ if at < bytes.len() => bytes[at] ^= 1 << below(dice, 8),
            _ => bytes.push(dice.next_u32() as u8),
        }
    }
    bytes
}
