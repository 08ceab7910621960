//! The only source of chance: ChaCha with eight rounds, a bounded draw and a shuffle, pinned by the tests below (their numbers were computed independently of this program).
//!
//! A deal must be the same on every machine and in every later version, or records that name a seed lose their meaning; so the
//! bounded draw and the shuffle are our own, and only the cipher comes from a library.

use crate::Unreadable;
use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng};
use std::fmt;
use std::str::FromStr;

/// Where a deal comes from: a 256-bit key, and one of the key's independent streams.
///
/// As text: a number (`42`) or 64 hexadecimal digits, followed by `/7` for stream 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed {
    /// The cipher's key.
    pub key: [u8; 32],
    /// The cipher's nonce: game 0, 1, 2 … of a run of many games.
    pub stream: u64,
}

impl Seed {
    /// A seed that a person types as a number.
    pub fn number(number: u64) -> Seed {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&number.to_le_bytes());
        Seed { key, stream: 0 }
    }

    /// The same key, another stream.
    #[must_use]
    pub fn stream(self, stream: u64) -> Seed {
        Seed { stream, ..self }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.key.split_at(8);
        if high.iter().all(|byte| *byte == 0) {
            write!(f, "{}", u64::from_le_bytes(low.try_into().expect("eight bytes")))?;
        } else {
            self.key.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        }
        if self.stream == 0 { Ok(()) } else { write!(f, "/{}", self.stream) }
    }
}

impl FromStr for Seed {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Seed, Unreadable> {
        let bad = || format!("`{text}` is not a seed: give a number or 64 hexadecimal digits, and /N for stream N");
        let (key, stream) = text.split_once('/').unwrap_or((text, "0"));
        let stream = stream.parse().map_err(|_| bad())?;
        if key.len() != 64 {
            return Ok(Seed::number(key.parse().map_err(|_| bad())?).stream(stream));
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(key.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| bad())?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| bad())?;
        }
        Ok(Seed { key: bytes, stream })
    }
}

/// The generator. The same seed gives the same numbers, everywhere and for ever.
///
/// ```
/// use engine::{Rng, Seed};
///
/// let seed: Seed = "42".parse()?;
/// let (mut one, mut other) = (Rng::new(seed), Rng::new(seed));
/// assert_eq!(one.below(6), other.below(6));
/// // Streams of one seed are independent: a deal uses one, the players use others.
/// assert_eq!(seed.stream(3).to_string(), "42/3");
/// # Ok::<(), engine::Unreadable>(())
/// ```
#[derive(Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The generator at the start of the seed's stream.
    pub fn new(seed: Seed) -> Rng {
        let mut cipher = ChaCha8Rng::from_seed(seed.key);
        cipher.set_stream(seed.stream);
        Rng(cipher)
    }

    /// 32 random bits.
    #[inline]
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// 64 random bits.
    #[inline]
    pub fn long_bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, each equally likely (multiply and shift, with the short end rejected). The bound is not 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "a draw among nothing");
        let mut wide = u64::from(self.bits()) * u64::from(bound);
        if (wide as u32) < bound {
            let short_end = bound.wrapping_neg() % bound;
            while (wide as u32) < short_end {
                wide = u64::from(self.bits()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    /// A random element, each equally likely.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }

    /// Shuffles the things, each order equally likely (Fisher and Yates, from the back).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        let mut left = things.len();
        while left > LONG {
            left -= 1;
            things.swap(left, self.below(left as u32 + 1) as usize);
        }
        while left > 1 {
            self.draw_to_the_back::<BATCH, T>(&mut things[..left]);
            left = left.saturating_sub(BATCH);
        }
    }

    /// Draws `N` of the things and puts them at the back, the first drawn last: `N` steps of a shuffle.
    ///
    /// All steps use one draw, since 64 bits hold several small numbers: the product of the numbers of things that each step chooses from
    /// must stay well below 2⁶⁴.
    #[inline]
    pub fn draw_to_the_back<const N: usize, T>(&mut self, things: &mut [T]) {
        let bounds: [u64; N] = std::array::from_fn(|step| (things.len() as u64).saturating_sub(step as u64).max(1));
        let product: u64 = bounds.iter().product();
        let places = loop {
            let mut bits = self.long_bits();
            let places = bounds.map(|bound| {
                let wide = u128::from(bits) * u128::from(bound);
                bits = wide as u64;
                (wide >> 64) as usize
            });
            // Values in the short end would make some places likelier than others: draw again.
            if bits >= product || bits >= product.wrapping_neg() % product {
                break places;
            }
        };
        for (step, place) in places.into_iter().enumerate() {
            things.swap(things.len().saturating_sub(step + 1), place);
        }
    }
}

/// How many steps of a shuffle use one draw, and the longest row for which they do: 256⁶ is 2⁴⁸, so a second draw is rare.
const BATCH: usize = 6;
const LONG: usize = 256;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_pinned() {
        let mut rng = Rng::new(Seed::number(1));
        let numbers: Vec<u32> = (0..4).map(|_| rng.bits()).collect();
        assert_eq!(numbers, [2_699_648_719, 1_638_484_553, 3_990_160_702, 1_266_703_218]);
        let mut other = Rng::new(Seed::number(1).stream(7));
        assert_eq!(other.bits(), 3_437_817_681);
    }

    #[test]
    fn the_bounded_draw_and_the_shuffle_are_pinned() {
        let mut rng = Rng::new(Seed::number(1));
        let draws: Vec<u32> = [6, 50, 52, 1, 3_000_000_000].map(|bound| rng.below(bound)).to_vec();
        assert_eq!(draws, [3, 19, 48, 0, 1_191_144_717]);
        let mut cards: Vec<u8> = (1..=10).collect();
        rng.shuffle(&mut cards);
        assert_eq!(cards, [2, 9, 7, 4, 3, 8, 6, 5, 1, 10]);
    }

    #[test]
    fn every_number_below_the_bound_is_as_likely() {
        let mut rng = Rng::new(Seed::number(2));
        let mut counts = [0u32; 7];
        (0..70_000).for_each(|_| counts[rng.below(7) as usize] += 1);
        assert!(counts.iter().all(|n| (9_600..10_400).contains(n)), "{counts:?}");
    }

    #[test]
    fn every_order_is_as_likely() {
        let mut rng = Rng::new(Seed::number(3));
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut things = [0, 1, 2, 3];
            rng.shuffle(&mut things);
            *counts.entry(things).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|n| (860..1140).contains(n)), "{counts:?}");
    }

    #[test]
    fn a_long_row_keeps_all_its_things() {
        let mut things: Vec<u32> = (0..600).collect();
        Rng::new(Seed::number(4)).shuffle(&mut things);
        assert_ne!(things, (0..600).collect::<Vec<_>>());
        things.sort_unstable();
        assert_eq!(things, (0..600).collect::<Vec<_>>());
    }

    #[test]
    fn seeds_are_read_as_they_are_written() {
        let hex = "00ff".repeat(16);
        for text in ["0", "42", "42/7", "18446744073709551615/3", &hex, &format!("{hex}/9")] {
            assert_eq!(text.parse::<Seed>().map(|seed| seed.to_string()).as_deref(), Ok(text));
        }
        for bad in ["", "x", "-1", "1/", "/1", "1/x", "18446744073709551616", &"g".repeat(64), &"é".repeat(32)] {
            assert!(bad.parse::<Seed>().is_err(), "{bad}");
        }
    }
}
