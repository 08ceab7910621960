//! Static evaluation for each seat: its jewels, the bonuses they may still earn, and its unspent money.
//!
//! Everything is counted in [`FINE`] parts of a point and turned into winning chances only at the end.

use super::characters::Mind;
use super::fitted::{self, SIXTEENTHS, Spread};
use super::units::FINE;
use crate::sultan::rules::cards::{BONUS, BONUS_OF_TWO, STAGES};
use crate::sultan::rules::jewels::{Grade, Jewels};
use crate::sultan::rules::money::Cards;
use crate::sultan::rules::state::State;
use engine::{BySeat, CERTAIN, Seat};

/// How many cards cannot win anything, and how many values there are, for tables by card.
pub(super) const CARDS: usize = Cards::HIGHEST as usize + 1;

/// Steps of the probability that a jewel from the pouch comes to a seat.
const STEPS: usize = 32;
/// The most jewels of one grade.
const MOST: usize = 12;
/// More jewels of one grade than this earn nothing more.
const FULL: usize = BONUS.len() - 1;

/// The expected bonus: by jewels held, jewels of that grade in the pouch, and the probability of getting each.
type Hopes = [[[i16; STEPS + 1]; MOST + 1]; FULL + 1];

static HOPES: Hopes = hopes(&BONUS);
static HOPES_OF_TWO: Hopes = hopes(&BONUS_OF_TWO);

/// S20, S28: each jewel of the pouch comes or does not; the last one decides between the expectations without it.
const fn hopes(bonus: &[u8; FULL + 1]) -> Hopes {
    let mut hopes = [[[0; STEPS + 1]; MOST + 1]; FULL + 1];
    let mut left = 0;
    while left <= MOST {
        let mut held = 0;
        while held <= FULL {
            let more = if held < FULL { held + 1 } else { held };
            let mut step = 0;
            while step <= STEPS {
                hopes[held][left][step] = if left == 0 {
                    bonus[held] as i16 * FINE as i16
                } else {
                    let comes = hopes[more][left - 1][step] as i32 * step as i32;
                    let stays = hopes[held][left - 1][step] as i32 * (STEPS - step) as i32;
                    ((comes + stays) / STEPS as i32) as i16
                };
                step += 1;
            }
            held += 1;
        }
        left += 1;
    }
    hopes
}

/// What is still to come after a round, as one player sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    mind: Mind,
    hopes: &'static Hopes,
    /// The probability that a given seat gets a jewel from the pouch.
    step: usize,
    /// What is in the pouch.
    pouch: Jewels,
    /// The value of each card that is not laid yet.
    pub(super) price: [i32; CARDS],
    /// How much may still change: a lead of this much makes a win e times as likely as a loss.
    spread: i32,
    /// Rounds left.
    pub(super) rounds: u8,
}

impl Prospect {
    /// The prospect with this many rounds left.
    pub(super) fn new(state: &State, rounds: u8, mind: &Mind) -> Prospect {
        let players = state.setup.players;
        let two = players == 2;
        let sold = i32::from(rounds) * i32::from(state.setup.cushions());
        let pouch = i32::from(state.pouch.len()).max(1);
        let keenness = fitted::evaluation(players).keenness;
        let step = keenness * STEPS as i32 * sold / (SIXTEENTHS * pouch * i32::from(players));
        Prospect {
            mind: *mind,
            hopes: if two { &HOPES_OF_TWO } else { &HOPES },
            step: step.clamp(0, STEPS as i32) as usize,
            pouch: state.pouch,
            price: prices(state, rounds),
            spread: spread(players, rounds),
            rounds,
        }
    }

    /// The expected final value of this many jewels of the grade.
    pub(super) fn set(&self, grade: Grade, held: u8) -> i32 {
        let points = (FINE * i32::from(grade.points()) + self.mind.liking(grade)) * i32::from(held);
        let hope = i32::from(self.hopes[usize::from(held).min(FULL)][usize::from(self.pouch.of(grade))][self.step]);
        points + hope * self.mind.sets / SIXTEENTHS
    }

    /// The expected final value of a collection.
    pub(super) fn collection(&self, jewels: Jewels) -> i32 {
        Grade::ALL.into_iter().map(|grade| self.set(grade, jewels.of(grade))).sum()
    }

    /// The value of these cards.
    pub(super) fn money(&self, cards: Cards) -> i32 {
        cards.iter().map(|card| self.price[usize::from(card)]).sum()
    }

    /// The winning weight for being worth this much more than the table's mean.
    #[inline]
    pub(super) fn weight(&self, lead: i32) -> u64 {
        let step = lead * EXP_STEPS / self.spread;
        EXP[(step.clamp(-EXP_MOST, EXP_MOST) + EXP_MOST) as usize]
    }
}

/// The value sold in a round.
pub(super) fn sold(state: &State) -> i32 {
    let points: i32 = Grade::ALL.into_iter().map(|grade| i32::from(state.pouch.of(grade)) * i32::from(grade.points())).sum();
    i32::from(state.setup.cushions())
        * (FINE * points / i32::from(state.pouch.len()).max(1) + fitted::evaluation(state.setup.players).in_sets)
}

/// The value sold in a round, divided by the strength of the cards that compete for it. After the last round a card buys nothing.
fn prices(state: &State, rounds: u8) -> [i32; CARDS] {
    if rounds == 0 {
        return [0; CARDS];
    }
    let players = state.setup.players;
    let of_all = |seat: Seat| to_lay(state, seat, |card| strength(players, card.into()));
    let of_a_round = Seat::all(players).map(of_all).sum::<i32>() / i32::from(rounds_after(state) + 1);
    std::array::from_fn(|card| sold(state) * strength(players, card as i32) / of_a_round.max(1))
}

/// Prices after the present round, as one seat sees them. A hand is laid in its stage, and buys only what is sold in it. With two players cards
/// are compared directly ([`super::purse`]) and have no price.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices {
    /// Of a card in a hand.
    pub(super) hand: [i32; CARDS],
    /// Of a card that its owner has not drawn yet.
    deck: [i32; CARDS],
}

impl Prices {
    /// As this seat sees them, which knows its own hand.
    pub(super) fn new(state: &State, me: Seat) -> Prices {
        let players = state.setup.players;
        if players == 2 {
            return Prices { hand: [0; CARDS], deck: [0; CARDS] };
        }
        let strength = |card: u8| strength(players, card.into());
        let (mut hands, mut decks) = (0, 0);
        for seat in Seat::all(players) {
            let (in_hand, in_deck) = shared_out(state, seat, me, &strength, &strength);
            hands += in_hand;
            decks += in_deck;
        }
        let rounds = i32::from(rounds_after(state));
        let of_stage = rounds % i32::from(state.setup.rounds());
        let in_stage = if of_stage == 0 { 0 } else { (of_stage + 1) * keeping(state) };
        let price = |rounds: i32, cards: i32| {
            let sold = i64::from(sold(state)) * i64::from(rounds);
            std::array::from_fn(|card| (sold * i64::from(strength(card as u8)) / (i64::from(SIXTEENTHS) * i64::from(cards.max(1)))) as i32)
        };
        Prices { hand: price(in_stage, hands), deck: price(SIXTEENTHS * (rounds - of_stage), decks) }
    }

    /// The total value of a seat's unlaid and face-down cards, for an observer that knows only its own hand.
    pub(super) fn money(&self, state: &State, seat: Seat, me: Seat) -> i32 {
        let (in_hand, in_deck) = shared_out(state, seat, me, &|card| self.hand[usize::from(card)], &|card| self.deck[usize::from(card)]);
        in_hand + in_deck
    }
}

/// The value of the cards a seat has in this round, in hand or face down, and of those it has not drawn; for an observer that knows only its
/// own hand.
fn shared_out(state: &State, seat: Seat, me: Seat, of_hand: &impl Fn(u8) -> i32, of_deck: &impl Fn(u8) -> i32) -> (i32, i32) {
    let hand = state.hands[seat].and(state.face_down(seat));
    let deck = state.decks[seat][0].and(state.decks[seat][1]);
    if seat == me {
        return (hand.iter().map(of_hand).sum(), deck.iter().map(of_deck).sum());
    }
    let (held, all) = (i32::from(hand.len()), i32::from(hand.len() + deck.len()).max(1));
    let of_all = to_lay(state, seat, of_deck);
    (to_lay(state, seat, of_hand) * held / all, of_all - of_all * held / all)
}

/// How much of its price a card in hand is worth, in sixteenths: what it buys early, the others will take back from the leader.
fn keeping(state: &State) -> i32 {
    if state.stage() + 1 == STAGES { SIXTEENTHS } else { fitted::evaluation(state.setup.players).early_hand }
}

/// A card's strength in competition with others.
fn strength(players: u8, card: i32) -> i32 {
    card * (card + fitted::evaluation(players).card_bonus)
}

/// How far apart seats may still end up. With more than two players an early lead is worth little, since everyone holds the leader back.
fn spread(players: u8, rounds: u8) -> i32 {
    let Spread { a_round, at_the_end, per, squared } = fitted::evaluation(players).spread;
    let points = a_round * i32::from(rounds) + at_the_end;
    if squared { (FINE * FINE * points / per).isqrt() } else { FINE * points / per }
}

/// A seat's unlaid money by public knowledge: its hand and its deck.
pub(super) fn unplayed(state: &State, seat: Seat) -> Cards {
    let decks = state.decks[seat];
    state.hands[seat].and(decks[0]).and(decks[1])
}

/// The total value of a seat's unlaid and face-down cards, for an observer that knows only which they may be. R12: they may also be
/// any of those discarded unseen.
pub(super) fn to_lay(state: &State, seat: Seat, worth: impl Fn(u8) -> i32) -> i32 {
    let cards = unplayed(state, seat).and(state.face_down(seat));
    let pool = cards.and(state.unseen[seat]);
    pool.iter().map(worth).sum::<i32>() * i32::from(cards.len()) / i32::from(pool.len()).max(1)
}

/// Steps per power of e, and the range of the exponent.
const EXP_STEPS: i32 = 16;
const EXP_MOST: i32 = 10 * EXP_STEPS;

/// The powers of e, from the smallest.
static EXP: [u64; 2 * EXP_MOST as usize + 1] = {
    let mut powers = [0; 2 * EXP_MOST as usize + 1];
    // e to the -10, and e to the 1/16, in parts of 2 to the 32.
    let mut power: u128 = 194_991 << 32;
    let mut place = 0;
    while place < powers.len() {
        powers[place] = (power >> 32) as u64;
        power = (power * 4_571_968_888) >> 32;
        place += 1;
    }
    powers
};

/// Each seat's winning chance, from what it has and expects.
pub(super) fn chances(players: u8, worth: &BySeat<i32>, prospect: &Prospect) -> BySeat<i32> {
    let mean = worth.of(players).iter().sum::<i32>() / i32::from(players);
    let weights = BySeat::from_fn(|seat| if seat.index() < players.into() { prospect.weight(worth[seat] - mean) } else { 0 });
    let all: u64 = weights.of(players).iter().sum();
    BySeat::from_fn(|seat| (weights[seat] * CERTAIN as u64 / all) as i32)
}

/// Rounds after the present one.
pub(super) fn rounds_after(state: &State) -> u8 {
    (STAGES * state.setup.rounds()).saturating_sub(state.round + 1)
}
