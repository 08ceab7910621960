//! What must hold for every input, one function per target; `scripts/fuzz` runs them.
//!
//! A finding is a panic. The witness collected on the way is then written to `fuzz/findings` as a record or as a session of the line
//! protocol, so that it can be inspected without a fuzzer.

mod moves;
mod protocol;
mod records;
mod witness;

pub use moves::moves;
pub use protocol::protocol;
pub use records::records;
pub use witness::watch;

/// The input as a source of decisions, consumed from the front; zero once it has ended.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(*first)
    }

    /// A number below `bound`.
    fn below(&mut self, bound: usize) -> usize {
        let wide = if bound > 256 { self.next() << 8 } else { 0 };
        (wide | self.next()) % bound
    }
}
