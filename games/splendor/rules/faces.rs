//! Cards as JSON text. A card never changes and cards are most of a view, so each is written once.

use super::cards::CARDS;
use super::gems::{Gem, Gems, colours};
use super::view::{CardView, card_view};
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::sync::LazyLock;

/// By number; index 0 is empty.
static FACES: LazyLock<Vec<Box<RawValue>>> = LazyLock::new(|| {
    let face = |card: usize| to_raw_value(&card_view(card as u8).map(Face)).expect("a card is plain data");
    (0..CARDS.len()).map(face).collect()
});

impl Serialize for CardView {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        FACES[usize::from(self.number)].serialize(to)
    }
}

/// A card that is already written out.
#[derive(Serialize)]
struct Face(#[serde(with = "Printed")] CardView);

#[derive(Serialize)]
#[serde(remote = "CardView")]
struct Printed {
    number: u8,
    level: u8,
    bonus: Gem,
    points: u8,
    #[serde(serialize_with = "colours")]
    cost: Gems,
}
