//! The characters of Stakes.

use engine::{Character, Thinks};

/// What a player takes into account.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    /// Whether it looks at the stake before it lays a card.
    pub(super) stakes: bool,
}

/// Overlooks nothing.
pub(super) const ALL: Mind = Mind { stakes: true };

const fn character(name: &'static str, about: &'static str, mind: Mind, thinks: Thinks) -> Character<Mind> {
    Character { name, about, mind, thinks, slack: [0; 3] }
}

/// From a child's opponent to the strongest.
pub(super) const CHARACTERS: [Character<Mind>; 5] = [
    character("Pip", "Lays the highest card first, whatever is at stake.", Mind { stakes: false }, Thinks::AT_ONCE),
    character("Kit", "Keeps the high card for the high stake.", ALL, Thinks::AT_ONCE),
    character("Lou", "Imagines a few deals.", ALL, Thinks::Search { nodes: [20; 3] }),
    character("Max", "Imagines a hundred deals.", ALL, Thinks::Search { nodes: [100; 3] }),
    character("Eve", "Imagines as many deals as time allows.", ALL, Thinks::Search { nodes: [20_000; 3] }),
];
