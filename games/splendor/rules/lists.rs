//! Precomputed moves, so that generating them is copying: for every set of kinds of tokens and every set of affordable cards, what
//! can be done with them. `rules.rs` says when each list applies.
//!
//! A set of kinds is a number as returned by [`Gems::kinds`].

use super::cards::{HAND, LEVELS, OPEN};
use super::gems::{Gem, Gems};
use super::moves::{Move, Slot, Spot};
use engine::Moves;

/// At most `N` moves.
pub(crate) struct List<const N: usize> {
    moves: [Move; N],
    len: u8,
}

/// A list for every set of the six kinds.
type ByKinds<const N: usize> = [List<N>; 64];

/// One token of each of three kinds of the set, or of all kinds if there are fewer (P6).
pub(crate) static TAKE_DIFFERENT: [List<10>; 32] = {
    let mut lists = [const { List::EMPTY }; 32];
    let mut kinds = 0u32;
    while kinds < 32 {
        let size = if kinds.count_ones() < 3 { kinds.count_ones() } else { 3 };
        lists[kinds as usize] = chosen(kinds, size, 1, Gems::NONE, Verb::Take);
        kinds += 1;
    }
    lists
};

/// Two tokens of a kind of the set (P7).
pub(crate) static TAKE_ALIKE: [List<5>; 32] = {
    let mut lists = [const { List::EMPTY }; 32];
    let mut kinds = 0;
    while kinds < 32 {
        lists[kinds as usize] = chosen(kinds, 1, 2, Gems::NONE, Verb::Take);
        kinds += 1;
    }
    lists
};

/// One token of a kind of the set (P12).
pub(crate) static GIVE_ONE: ByKinds<6> = gives(1, 1);
/// Two tokens of different kinds.
pub(crate) static GIVE_TWO_DIFFERENT: ByKinds<15> = gives(2, 1);
/// Two tokens of one kind.
pub(crate) static GIVE_TWO_ALIKE: ByKinds<6> = gives(1, 2);
/// Three tokens of different kinds.
pub(crate) static GIVE_THREE_DIFFERENT: ByKinds<20> = gives(3, 1);
/// Three tokens of one kind.
pub(crate) static GIVE_THREE_ALIKE: ByKinds<6> = gives(1, 3);
/// Two tokens of the first index's kind, and one of another kind of the set.
pub(crate) static GIVE_TWO_ALIKE_AND_ONE: [ByKinds<5>; 6] = {
    let mut lists = [const { [const { List::EMPTY }; 64] }; 6];
    let mut pair = 0;
    while pair < 6 {
        let mut kinds = 0;
        while kinds < 64 {
            lists[pair][kinds as usize] = chosen(kinds & !(1 << pair), 1, 1, Gems::of(Gem::ALL[pair], 2), Verb::Give);
            kinds += 1;
        }
        pair += 1;
    }
    lists
};

/// Every card of a level: the four open ones, then the deck (P8).
pub(crate) static RESERVE: [[Move; OPEN + 1]; LEVELS] = {
    let mut lists = [[Move::Pass; OPEN + 1]; LEVELS];
    let mut place = 0;
    while place < Slot::COUNT {
        lists[place / OPEN][place % OPEN] = Move::Reserve(Slot::new(place));
        lists[place / OPEN][OPEN] = Move::ReserveBlind(place as u8 / OPEN as u8 + 1);
        place += 1;
    }
    lists
};

/// The open cards of a level, for every set of its four places (P9).
pub(crate) static BUY_OPEN: [[List<OPEN>; 1 << OPEN]; LEVELS] = {
    let mut lists = [const { [const { List::EMPTY }; 1 << OPEN] }; LEVELS];
    let mut place = 0;
    while place < Slot::COUNT {
        let card = Spot::Open(Slot::new(place));
        let mut set = 0;
        while set < 1 << OPEN {
            if set >> (place % OPEN) & 1 == 1 {
                lists[place / OPEN][set].push(Move::Buy { card, gold: Gems::NONE });
            }
            set += 1;
        }
        place += 1;
    }
    lists
};

/// The reserved cards, for every set of them (P9).
pub(crate) static BUY_HAND: [List<HAND>; 1 << HAND] = {
    let mut lists = [const { List::EMPTY }; 1 << HAND];
    let mut set = 0;
    while set < 1 << HAND {
        let mut index = 0;
        while index < HAND {
            if set >> index & 1 == 1 {
                lists[set].push(Move::Buy { card: Spot::Hand(index as u8), gold: Gems::NONE });
            }
            index += 1;
        }
        set += 1;
    }
    lists
};

/// Every combination of one to this many coloured tokens, five at most (P10).
pub(crate) fn handfuls(most: u32) -> &'static [Gems] {
    const UP_TO: [usize; 6] = [0, 5, 20, 55, 125, 251];
    &HANDFULS[..UP_TO[most as usize]]
}

/// Smaller ones first.
static HANDFULS: [Gems; 251] = {
    let mut handfuls = [Gems::NONE; 251];
    let (mut len, mut size) = (0, 1);
    while size <= 5 {
        let mut number = 0u32;
        // The base-6 digits of a number are the counts of five colours.
        while number < 6 * 6 * 6 * 6 * 6 {
            let digits = [number, number / 6, number / 36, number / 216, number / 1296];
            let mut counts = [0; 6];
            let mut colour = 0;
            while colour < 5 {
                counts[colour] = (digits[colour] % 6) as u8;
                colour += 1;
            }
            if counts[0] + counts[1] + counts[2] + counts[3] + counts[4] == size {
                handfuls[len] = Gems::new(counts);
                len += 1;
            }
            number += 1;
        }
        size += 1;
    }
    assert!(len == handfuls.len());
    handfuls
};

impl<const N: usize> List<N> {
    const EMPTY: List<N> = List { moves: [Move::Pass; N], len: 0 };

    const fn push(&mut self, mv: Move) {
        self.moves[self.len as usize] = mv;
        self.len += 1;
    }

    /// Appends the moves. Copies all `N` places, a number known at compile time, and drops the empty ones: faster
    /// than copying only the moves.
    pub(crate) fn add_to(&self, moves: &mut Moves<Move>) {
        let len = moves.len() + usize::from(self.len);
        moves.try_extend_from_slice(&self.moves).expect("room for every legal move");
        moves.truncate(len);
    }
}

enum Verb {
    Take,
    Give,
}

const fn gives<const N: usize>(size: u32, times: u32) -> ByKinds<N> {
    let mut lists = [const { List::EMPTY }; 64];
    let mut kinds = 0;
    while kinds < 64 {
        lists[kinds as usize] = chosen(kinds, size, times, Gems::NONE, Verb::Give);
        kinds += 1;
    }
    lists
}

/// Every choice of this many kinds of the set, each taken this many times, added to the given tokens.
const fn chosen<const N: usize>(kinds: u32, size: u32, times: u32, on_top: Gems, verb: Verb) -> List<N> {
    let mut list = List::EMPTY;
    let mut choice = 1;
    while choice < 64u32 {
        if choice & !kinds == 0 && choice.count_ones() == size {
            let tokens = tokens(choice, times, on_top);
            list.push(match verb {
                Verb::Take => Move::Take(tokens),
                Verb::Give => Move::Give(tokens),
            });
        }
        choice += 1;
    }
    list
}

const fn tokens(kinds: u32, times: u32, on_top: Gems) -> Gems {
    let mut counts = [0; 6];
    let mut kind = 0;
    while kind < 6 {
        counts[kind] = (on_top.count(Gem::ALL[kind]) + times * (kinds >> kind & 1)) as u8;
        kind += 1;
    }
    Gems::new(counts)
}
