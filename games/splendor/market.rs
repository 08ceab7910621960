//! The three decks and the twelve open cards. No rules here: only where cards lie, and which open ones are within somebody's means.

use super::cards::{CARDS, LEVELS, NONE, OPEN, SIZES};
use super::gems::{Gem, Gems};
use super::moves::Place;

/// The face-down cards of each level, one level behind the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decks {
    cards: [u8; CARDS.len() - 1],
    left: [u8; LEVELS],
}

/// Where each level begins.
const BEGINS: [usize; LEVELS] = [0, SIZES[0] as usize, SIZES[0] as usize + SIZES[1] as usize];

impl Decks {
    /// The decks in the order of the cards' numbers, with so many cards of each level.
    pub(super) fn sorted(sizes: [u8; LEVELS]) -> Decks {
        let mut decks = Decks { cards: std::array::from_fn(|index| index as u8 + 1), left: sizes };
        for level in 0..LEVELS {
            decks.cards[BEGINS[level]..][usize::from(sizes[level])..usize::from(SIZES[level])].fill(NONE);
        }
        decks
    }

    /// The cards left in a level's deck, the top card last.
    pub(super) fn level(&self, level: u8) -> &[u8] {
        let level = usize::from(level) - 1;
        &self.cards[BEGINS[level]..][..usize::from(self.left[level])]
    }

    /// The same, to be shuffled or stacked.
    pub(super) fn level_mut(&mut self, level: u8) -> &mut [u8] {
        let level = usize::from(level) - 1;
        &mut self.cards[BEGINS[level]..][..usize::from(self.left[level])]
    }

    /// Fills an empty deck, the top card last.
    pub(super) fn stack(&mut self, level: u8, cards: impl IntoIterator<Item = u8>) {
        let level = usize::from(level) - 1;
        for (place, card) in self.cards[BEGINS[level]..].iter_mut().zip(cards) {
            *place = card;
            self.left[level] += 1;
        }
    }

    /// How many cards are left in a level's deck.
    pub(super) fn left(&self, level: u8) -> u8 {
        self.left[usize::from(level) - 1]
    }

    /// Takes the top card, or [`NONE`] from an empty deck.
    pub(super) fn draw(&mut self, level: u8) -> u8 {
        let level = usize::from(level) - 1;
        if self.left[level] == 0 {
            return NONE;
        }
        self.left[level] -= 1;
        // Whoever looks at the place later finds no trace of what lay there.
        std::mem::replace(&mut self.cards[BEGINS[level] + usize::from(self.left[level])], NONE)
    }
}

/// The open cards.
///
/// What they cost is kept a second time, turned on its side: for each colour a word with a lane of five bits for each place, used with guards
/// as in [`Gems`]. So the twelve cards are held against somebody's means all at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Market {
    cards: [u8; Place::COUNT],
    costs: [u64; Gem::COLOURS.len()],
}

const LANE: usize = 5;
const EACH: u64 = 0x0084_2108_4210_8421;
const GUARDS: u64 = EACH << 4;

impl Market {
    /// Places without cards.
    pub(super) fn empty() -> Market {
        let mut market = Market { cards: [NONE; Place::COUNT], costs: [0; Gem::COLOURS.len()] };
        Place::all().for_each(|place| market.lay(place, NONE));
        market
    }

    /// The card at this place, or [`NONE`].
    pub(super) fn card(&self, place: Place) -> u8 {
        self.cards[place.index()]
    }

    /// Lays a card, or [`NONE`], over what is there.
    pub(super) fn lay(&mut self, place: Place, card: u8) {
        self.cards[place.index()] = card;
        let cost = CARDS[usize::from(card)].cost;
        let lane = LANE * place.index();
        for (costs, gem) in self.costs.iter_mut().zip(Gem::COLOURS) {
            *costs = *costs & !(31 << lane) | u64::from(cost.count(gem)) << lane;
        }
    }

    /// The places whose cards cost, colour by colour, no more than these means, but for shortfalls that the gold makes up: bit 0 for the
    /// first place to bit 11 for the last.
    pub(super) fn within(&self, means: Gems, gold: u32) -> usize {
        let mut short = 0;
        for (costs, gem) in self.costs.iter().zip(Gem::COLOURS) {
            let lent = (costs | GUARDS) - u64::from(means.count(gem)) * EACH;
            let enough = lent & GUARDS;
            short += lent & (enough - (enough >> 4));
        }
        let within = ((u64::from(gold) * EACH | GUARDS) - short) & GUARDS;
        (0..LEVELS).map(|level| level_bits(within >> (LANE * OPEN * level)) << (OPEN * level)).sum()
    }
}

/// Brings the guards of a level's four lanes together.
fn level_bits(guards: u64) -> usize {
    ((guards >> 4 & 0x8421) * (1 << 15 | 1 << 11 | 1 << 7 | 1 << 3) >> 15 & 15) as usize
}
