//! The relative value of two players' unlaid cards.
//!
//! A card's strength is the square of its rank among all cards it can meet: where nobody has more than a 9, a 10 is as good as a 12. Hands
//! meet in their stage and decks in the stages after it, and what those rounds sell is shared out by the strength of the cards.

use super::evaluation::{CARDS, sold};
use super::fitted::{self, SIXTEENTHS};
use crate::sultan::rules::state::State;

/// How many cards of each value.
pub(super) type Counts = [i32; CARDS];

/// What the coming rounds sell, in parts of a point: in this stage, and after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sold {
    in_stage: i32,
    later: i32,
}

impl Sold {
    /// The rounds left in this stage, and those after it; `None` with more than two players, where cards have prices.
    pub(super) fn new(state: &State, in_stage: u8, later: u8) -> Option<Sold> {
        let sold = |rounds: u8| sold(state) * i32::from(rounds);
        let hand = fitted::evaluation(state.setup.players).hand_of_two;
        (state.setup.players == 2).then(|| Sold { in_stage: sold(in_stage) * hand / SIXTEENTHS, later: sold(later) })
    }

    /// How much more the first hand is worth than the second.
    pub(super) fn hands(&self, own: &Counts, other: &Counts) -> i32 {
        lead(own, other, self.in_stage)
    }

    /// How much more the first deck is worth than the second.
    pub(super) fn decks(&self, own: &Counts, other: &Counts) -> i32 {
        lead(own, other, self.later)
    }
}

/// How many of each there are among these cards.
pub(super) fn counts(cards: impl Iterator<Item = u8>) -> Counts {
    cards.fold([0; CARDS], |mut counts, card| {
        counts[usize::from(card)] += 1;
        counts
    })
}

/// How much more the first cards buy than the second.
fn lead(own: &Counts, other: &Counts, sold: i32) -> i32 {
    let (mut below, mut mine, mut theirs) = (0, 0, 0);
    for card in 1..CARDS {
        let place = 2 * below + own[card] + other[card];
        mine += own[card] * place * place;
        theirs += other[card] * place * place;
        below += own[card] + other[card];
    }
    sold * (mine - theirs) / (mine + theirs).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(own: &[u8], other: &[u8]) -> i32 {
        lead(&counts(own.iter().copied()), &counts(other.iter().copied()), 1000)
    }

    #[test]
    fn a_card_is_worth_what_it_can_beat() {
        assert_eq!(compared(&[12, 10, 3], &[9, 6, 4]), compared(&[11, 10, 1], &[9, 6, 4]));
        assert!(compared(&[12, 10, 3], &[9, 6, 4]) > compared(&[12, 8, 3], &[9, 6, 4]));
        assert!(compared(&[12, 10, 3], &[9, 6, 4]) > 0);
    }

    #[test]
    fn what_one_has_more_the_other_has_less() {
        let (own, other) = ([12, 7, 7, 2], [11, 9, 3, 1]);
        assert_eq!(compared(&own, &other), -compared(&other, &own));
        assert_eq!(compared(&own, &own), 0);
        assert_eq!(compared(&own, &[]), 1000);
        assert_eq!(compared(&[], &[]), 0);
    }
}
