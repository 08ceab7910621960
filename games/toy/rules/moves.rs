//! What a player can decide. Which of it is legal is said in `rules.rs`, how it is written in `text.rs`.

/// The one decision there is: lay this card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move(pub(crate) u8);
