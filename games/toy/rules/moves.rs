//! What a player can decide. `rules.rs` says what is legal, `text.rs` how it is written.

/// The only decision: lay this card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move(pub(crate) u8);
