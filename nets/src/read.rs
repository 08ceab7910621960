//! Reads little-endian numbers from a file.

use crate::BadNetwork;

/// The rest of a file.
#[derive(Debug)]
pub struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// The whole file.
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader(bytes)
    }

    /// The next `count` bytes.
    pub fn bytes(&mut self, count: usize) -> Result<&'a [u8], BadNetwork> {
        let (now, rest) = self.0.split_at_checked(count).ok_or_else(|| BadNetwork::TooShort(count - self.0.len()))?;
        self.0 = rest;
        Ok(now)
    }

    /// The next 16-bit numbers.
    pub fn shorts(&mut self, count: usize) -> Result<Vec<i16>, BadNetwork> {
        Ok(self.bytes(2 * count)?.chunks_exact(2).map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]])).collect())
    }

    /// The next 32-bit numbers.
    pub fn longs(&mut self, count: usize) -> Result<Vec<i32>, BadNetwork> {
        let bytes = self.bytes(4 * count)?;
        Ok(bytes.chunks_exact(4).map(|bytes| i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])).collect())
    }

    /// Fails if something is left.
    pub fn finish(self) -> Result<(), BadNetwork> {
        if self.0.is_empty() { Ok(()) } else { Err(BadNetwork::TooLong(self.0.len())) }
    }
}
