//! The three decks and the twelve open cards. No rules here: only where cards are, and which open ones a seat can afford.

use super::cards::{CARDS, HAND, LEVELS, NONE, OPEN, SIZES};
use super::gems::{Gem, Gems};
use super::holding::Reserved;
use super::moves::Slot;

/// The face-down cards of each level, one level after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decks {
    cards: [u8; CARDS.len() - 1],
    left: [u8; LEVELS],
}

/// Where each level begins.
const BEGINS: [usize; LEVELS] = [0, SIZES[0] as usize, SIZES[0] as usize + SIZES[1] as usize];

impl Decks {
    /// The decks in numerical order, with the number of cards of each level.
    pub(crate) fn sorted(sizes: [u8; LEVELS]) -> Decks {
        let mut decks = Decks { cards: std::array::from_fn(|index| index as u8 + 1), left: sizes };
        for level in 0..LEVELS {
            decks.cards[BEGINS[level]..][usize::from(sizes[level])..usize::from(SIZES[level])].fill(NONE);
        }
        decks
    }

    /// The cards left in a level's deck, the top card last.
    pub(crate) fn level(&self, level: u8) -> &[u8] {
        let level = usize::from(level) - 1;
        &self.cards[BEGINS[level]..][..usize::from(self.left[level])]
    }

    /// The same, to be shuffled or stacked.
    pub(crate) fn level_mut(&mut self, level: u8) -> &mut [u8] {
        let level = usize::from(level) - 1;
        &mut self.cards[BEGINS[level]..][..usize::from(self.left[level])]
    }

    /// Fills an empty deck, the top card last.
    pub(crate) fn stack(&mut self, level: u8, cards: impl IntoIterator<Item = u8>) {
        let level = usize::from(level) - 1;
        for (place, card) in self.cards[BEGINS[level]..].iter_mut().zip(cards) {
            *place = card;
            self.left[level] += 1;
        }
    }

    /// How many cards are left in a level's deck.
    pub(crate) fn left(&self, level: u8) -> u8 {
        self.left[usize::from(level) - 1]
    }

    /// Takes the top card, or [`NONE`] from an empty deck.
    pub(crate) fn draw(&mut self, level: u8) -> u8 {
        let level = usize::from(level) - 1;
        if self.left[level] == 0 {
            return NONE;
        }
        self.left[level] -= 1;
        // The place keeps no trace of the card.
        std::mem::replace(&mut self.cards[BEGINS[level] + usize::from(self.left[level])], NONE)
    }
}

/// The open cards.
///
/// Their costs are also kept transposed: for each kind a word with a five-bit lane for each place, used with guards
/// as in [`Gems`]. So twelve cards are compared with a seat's tokens at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Market {
    cards: [u8; Slot::COUNT],
    costs: [u64; Gem::ALL.len()],
}

const LANE: usize = 5;
const EACH: u64 = 0x0084_2108_4210_8421;
const GUARDS: u64 = EACH << 4;

impl Market {
    /// Places without cards.
    pub(crate) fn empty() -> Market {
        let nothing = CARDS[usize::from(NONE)].cost;
        Market { cards: [NONE; Slot::COUNT], costs: Gem::ALL.map(|gem| u64::from(nothing.count(gem)) * EACH) }
    }

    /// The card at this place, or [`NONE`].
    pub(crate) fn card(&self, place: Slot) -> u8 {
        self.cards[place.index()]
    }

    /// Replaces the card at this place, also by [`NONE`].
    pub(crate) fn lay(&mut self, place: Slot, card: u8) {
        let before = std::mem::replace(&mut self.cards[place.index()], card);
        let (cost, before) = (CARDS[usize::from(card)].cost, CARDS[usize::from(before)].cost);
        for (costs, gem) in self.costs.iter_mut().zip(Gem::ALL) {
            *costs ^= u64::from(cost.count(gem) ^ before.count(gem)) << (LANE * place.index());
        }
    }

    /// What each open card and each card of this hand costs beyond these tokens and bonuses, all colours together.
    pub(crate) fn shortfalls(&self, hand: &[Reserved; HAND], means: Gems) -> Shortfalls {
        // Only an empty place costs gold, which no seat's tokens offset here.
        let mut open = self.costs[Gem::Gold as usize];
        for (costs, gem) in self.costs.iter().zip(Gem::COLOURS) {
            let lent = (costs | GUARDS) - u64::from(means.count(gem)) * EACH;
            let enough = lent & GUARDS;
            open += lent & (enough - (enough >> 4));
        }
        let hand = std::array::from_fn(|index| CARDS[usize::from(hand[index].card)].cost.less(means).total());
        Shortfalls { open, hand }
    }
}

/// How many tokens are missing for each card that could be bought.
pub(crate) struct Shortfalls {
    /// In lanes like the costs.
    open: u64,
    hand: [u32; HAND],
}

impl Shortfalls {
    /// The cards that lack at most this many tokens: a bit for each, in the order of [`Spot::new`](super::moves::Spot::new).
    pub(crate) fn at_most(&self, most: u32) -> usize {
        let open = (GUARDS | (u64::from(most) * EACH)) - self.open;
        let open: usize = (0..LEVELS).map(|level| level_bits(open >> (LANE * OPEN * level)) << (OPEN * level)).sum();
        let hand: usize = self.hand.iter().zip(Slot::COUNT..).map(|(short, bit)| usize::from(*short <= most) << bit).sum();
        open | hand
    }
}

/// Gathers the guards of a level's four lanes.
fn level_bits(guards: u64) -> usize {
    let apart = guards >> 4 & 0x8421;
    let together = apart * (1 << 15 | 1 << 11 | 1 << 7 | 1 << 3);
    (together >> 15 & 15) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Rng, Seed};

    #[test]
    fn all_cards_are_weighed_at_once_as_they_are_one_by_one() {
        let mut rng = Rng::new(Seed::number(1));
        let mut draw = |bound| rng.below(bound);
        for _ in 0..20_000 {
            let mut market = Market::empty();
            Slot::all().for_each(|place| market.lay(place, draw(91) as u8));
            let hand = [draw(91), draw(91), draw(91)].map(|card| Reserved { card: card as u8, blind: false });
            let means = Gems::new(std::array::from_fn(|gem| if gem < 5 { draw(15) as u8 } else { 0 }));
            let most = draw(6);
            let cards = market.cards.iter().copied().chain(hand.map(|reserved| reserved.card));
            let expected: usize = cards.enumerate().map(|(spot, card)| usize::from(affordable(card, means, most)) << spot).sum();
            assert_eq!(market.shortfalls(&hand, means).at_most(most), expected, "{market:?} {means} {most}");
        }
    }

    fn affordable(card: u8, means: Gems, gold: u32) -> bool {
        let short = Gem::COLOURS.map(|gem| CARDS[usize::from(card)].cost.count(gem).saturating_sub(means.count(gem)));
        card != NONE && short.iter().sum::<u32>() <= gold
    }

    #[test]
    fn a_deck_gives_its_top_card_and_forgets_it() {
        let mut decks = Decks::sorted([0, 0, 0]);
        decks.stack(2, [41, 43]);
        assert_eq!((decks.draw(2), decks.left(2), decks.draw(2), decks.draw(2)), (43, 1, 41, NONE));
        assert_eq!(decks, Decks::sorted([0, 0, 0]));
    }
}
