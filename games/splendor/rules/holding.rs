//! What one seat has. No rules here, only storage.

use super::cards::{CARDS, HAND, NOBLE_POINTS, NONE};
use super::gems::Gems;

/// What one seat has. Everything is open except cards reserved blind (P13).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holding {
    pub(crate) tokens: Gems,
    /// How many bought cards there are of each colour.
    pub(crate) bonuses: Gems,
    /// The oldest first, without gaps.
    pub(crate) reserved: [Reserved; HAND],
    /// From bought cards and nobles.
    pub(crate) points: u8,
    /// One bit per number.
    pub(crate) nobles: u16,
    pub(crate) bought: CardSet,
}

/// A card in hand, or [`NONE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reserved {
    /// Known to its owner; to the others as well unless it was reserved blind.
    pub(crate) card: u8,
    /// Whether the others have not seen it; known to all.
    pub(crate) blind: bool,
}

impl Holding {
    /// How many cards are in hand.
    pub(crate) fn hand_size(&self) -> usize {
        self.reserved.iter().filter(|reserved| reserved.card != NONE).count()
    }

    /// P8: whether no more cards can be reserved.
    pub(crate) fn is_hand_full(&self) -> bool {
        self.hand_size() == HAND
    }

    /// Adds a card to the hand, which has room for it.
    pub(crate) fn reserve(&mut self, card: u8, blind: bool) {
        let room = self.reserved.iter_mut().find(|reserved| reserved.card == NONE);
        *room.expect("room for a reserved card") = Reserved { card, blind };
    }

    /// Removes a card from the hand; the later ones move up.
    pub(crate) fn unreserve(&mut self, index: usize) {
        for later in index + 1..HAND {
            self.reserved[later - 1] = self.reserved[later];
        }
        self.reserved[HAND - 1] = Reserved::default();
    }

    /// Adds a bought card.
    pub(crate) fn buy(&mut self, card: u8) {
        let facts = &CARDS[usize::from(card)];
        self.bonuses += Gems::of(facts.bonus, 1);
        self.points += facts.points;
        self.bought.insert(card);
    }

    /// Adds a noble.
    pub(crate) fn welcome(&mut self, noble: u8) {
        self.points += NOBLE_POINTS;
        self.nobles |= 1 << noble;
    }
}

/// A set of cards, one bit per number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CardSet([u32; 3]);

impl CardSet {
    pub(crate) fn insert(&mut self, card: u8) {
        self.0[usize::from(card / 32)] |= 1 << (card % 32);
    }

    pub(crate) fn contains(self, card: u8) -> bool {
        self.0[usize::from(card / 32)] >> (card % 32) & 1 == 1
    }

    pub(crate) fn len(self) -> u32 {
        self.0.iter().map(|bits| bits.count_ones()).sum()
    }

    /// The cards in numerical order.
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (1..CARDS.len() as u8).filter(move |card| self.contains(*card))
    }
}
