//! Static evaluation: a row of features for each seat, counted and weighted.
//!
//! [`State::describe`] computes the features; a seat's score is their weighted sum, and a softmax of the scores gives the
//! winning chances. The weights (`weights.rs`) are fitted to self-play; `docs/bots.md` says how. A feature has
//! a weight for several moments of the game, and is interpolated between them.

use super::characters::Mind;
use super::facts::*;
use super::weighted::{Between, Elapsed, Sum, UNIT};
use crate::splendor::rules::cards::GOAL;
use crate::splendor::rules::cards::{CARDS, NOBLE_POINTS, NOBLES, NONE};
use crate::splendor::rules::gems::{Gem, Gems};
use crate::splendor::rules::holding::Holding;
use crate::splendor::rules::moves::{Slot, Spot};
use crate::splendor::rules::state::{Phase, State};
use engine::{BySeat, CERTAIN, Seat, Setup as _};

/// How close a seat is to buying a card.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// Turns of taking tokens before it can be bought.
    pub(super) turns: u8,
    /// The same in finer steps.
    pub(super) away: u8,
    /// Tokens still needed.
    pub(super) short: u8,
    /// Its points, with those of the noble it brings.
    pub(super) prize: u8,
    card: u8,
}

impl Reach {
    /// For an empty place.
    pub(super) const NEVER: Reach = Reach { turns: u8::MAX, away: 0, short: 0, prize: 0, card: NONE };
}

/// How close a seat is to each card, in the order of [`Spot::new`].
pub(super) type Sight = [Reach; Spot::COUNT];

/// Softmax.
impl State {
    /// Chances from scores: each seat's share is e to the power of its score, in parts of [`UNIT`].
    pub(super) fn race(&self, scores: &BySeat<i32>) -> BySeat<i32> {
        let players = self.setup.players();
        let best = scores.of(players).iter().copied().max().unwrap_or_default();
        let shares = BySeat::from_fn(|seat| if seat.index() < players.into() { shrunk(best - scores[seat]) } else { 0 });
        let all: i64 = shares.of(players).iter().sum();
        BySeat::from_fn(|seat| (i64::from(CERTAIN) * shares[seat] / all) as i32)
    }

    pub(super) fn scores(&self, mind: &Mind) -> BySeat<i32> {
        BySeat::from_fn(|seat| if seat.index() < self.setup.players().into() { self.score(seat, mind) } else { 0 })
    }

    pub(super) fn score(&self, seat: Seat, mind: &Mind) -> i32 {
        let weights = self.weights(mind);
        let mut sum = Sum::NOTHING;
        self.describe(seat, mind, &mut |fact, count| sum.add(weights, fact, count));
        self.settled(sum, seat, mind)
    }

    /// A weighted sum at this moment of the game.
    pub(super) fn settled(&self, sum: Sum, seat: Seat, mind: &Mind) -> i32 {
        let liking = mind.favourite.map_or(0, |gem| UNIT / 4 * self.seats[seat].bonuses.count(gem) as i32);
        sum.at(self.moment()) + liking
    }

    /// The weights at this moment.
    pub(super) fn weights(&self, mind: &Mind) -> &'static Between {
        mind.weights(self.setup.players()).at(self.moment())
    }

    /// How far the game has progressed.
    pub fn moment(&self) -> Elapsed {
        let players = self.setup.players();
        Elapsed::of(self.seats.of(players).iter().map(|holding| holding.points).max().unwrap_or_default())
    }
}

/// The features.
impl State {
    /// Reports every non-zero feature of a seat, with its count.
    #[inline(always)] // the closure is a sum
    pub fn describe(&self, seat: Seat, mind: &Mind, tell: &mut impl FnMut(usize, i32)) {
        let holding = &self.seats[seat];
        if self.last_round {
            return self.describe_last_round(seat, holding, tell);
        }
        let courted = self.describe_standing(seat, mind, tell);
        describe_tokens(holding, tell);
        let sight = self.sight(holding, self.bank, &courted);
        self.describe_cards(seat, holding, &sight, mind, tell);
    }

    /// While the last round is played out: points, and what the last turn can add (P16).
    #[inline(always)]
    fn describe_last_round(&self, seat: Seat, holding: &Holding, tell: &mut impl FnMut(usize, i32)) {
        tell(LAST_POINTS.at([0]), holding.points.into());
        let next = self.next_seat();
        if next == self.first || self.place_in_round(seat) < self.place_in_round(next) {
            return;
        }
        let sight = self.sight(holding, self.bank, &self.courted(holding));
        let best = sight.iter().filter(|reach| reach.turns == 0).map(|reach| reach.prize).max();
        tell(LAST_BUY.at([0]), best.unwrap_or_default().into());
        tell(LAST_TURN.at([0]), 1);
    }

    /// Features that do not depend on tokens; returns the points that a further bonus of each colour brings.
    #[inline(always)]
    pub(super) fn describe_standing(&self, seat: Seat, mind: &Mind, tell: &mut impl FnMut(usize, i32)) -> [u8; 5] {
        let holding = &self.seats[seat];
        let points = i32::from(holding.points);
        for third in 0..POINTS.size(0) {
            let above = points - 3 * third as i32;
            if above > 0 {
                tell(POINTS.at([third]), above);
            }
        }
        for gem in Gem::COLOURS {
            tell(BONUS.at([gem as usize, holding.bonuses.count(gem).min(7) as usize]), 1);
        }
        tell(BONUSES.at([holding.bonuses.total().min(15) as usize]), 1);
        for place in Slot::all() {
            let (fact, count) = self.discount(place, holding);
            tell(fact, count);
        }
        let players = usize::from(self.setup.players());
        tell(WAIT.at([(seat.index() + players - self.next_seat().index()) % players]), 1);
        tell(ORDER.at([self.place_in_round(seat)]), 1);
        if mind.nobles { self.describe_nobles(seat, holding, tell) } else { [0; 5] }
    }

    /// What the seat's bonuses take off the card at this place.
    #[inline(always)]
    pub(super) fn discount(&self, place: Slot, holding: &Holding) -> (usize, i32) {
        let cost = CARDS[usize::from(self.market.card(place))].cost.coloured();
        (DISCOUNT.at([usize::from(place.level()) - 1]), (cost.total() - cost.less(holding.bonuses).total()) as i32)
    }

    /// How close each noble is, and whether a rival is closer.
    #[inline(always)]
    fn describe_nobles(&self, seat: Seat, holding: &Holding, tell: &mut impl FnMut(usize, i32)) -> [u8; 5] {
        let mut courted = [0; 5];
        for noble in self.nobles.iter().filter(|noble| **noble != NONE) {
            let cost = NOBLES[usize::from(*noble)];
            let wants = cost.less(holding.bonuses);
            let away = wants.total();
            if away == 1 {
                courted[wants.kinds(1).trailing_zeros() as usize] = NOBLE_POINTS;
            }
            let rivals = Seat::all(self.setup.players()).filter(|rival| *rival != seat);
            let nearest = rivals.map(|rival| cost.less(self.seats[rival].bonuses).total()).min().unwrap_or_default();
            let lead = (nearest as i32 - away as i32).clamp(-2, 2) + 2;
            tell(NOBLE.at([away as usize, lead as usize]), 1);
        }
        courted
    }

    /// Cards that can be bought eventually, the best of them, and how soon they can reach the goal.
    #[inline(always)]
    pub(super) fn describe_cards(&self, seat: Seat, holding: &Holding, sight: &Sight, mind: &Mind, tell: &mut impl FnMut(usize, i32)) {
        let finish = GOAL.saturating_sub(holding.points);
        let mut best = [0; TURNS as usize + 1];
        let mut nearest = [SHORT; CLASSES];
        let mut finish_by_one = TURNS + 1;
        let mut worthy = [Reach::NEVER; Spot::COUNT];
        let mut count = 0;
        for (spot, reach) in sight.iter().enumerate() {
            let Reach { turns, away, short, prize, card: _ } = *reach;
            if turns > mind.horizon {
                continue;
            }
            let kind = if spot < Slot::COUNT { OPEN_CARD } else { HAND_CARD };
            tell(kind.at([usize::from(prize), usize::from(away)]), 1);
            let best = &mut best[usize::from(turns)];
            *best = prize.max(*best);
            let nearest = &mut nearest[CLASS[usize::from(prize)]];
            *nearest = short.min(*nearest);
            if prize >= finish {
                finish_by_one = finish_by_one.min(turns);
            } else if prize > 0 {
                worthy[count] = *reach;
                count += 1;
            }
        }
        for turns in 0..usize::from(TURNS) {
            tell(BEST.at([turns, usize::from(best[turns])]), 1);
            best[turns + 1] = best[turns + 1].max(best[turns]);
        }
        for (class, short) in nearest.into_iter().enumerate() {
            tell(NEAREST.at([class, usize::from(short)]), 1);
        }
        let moves_next = usize::from(self.next_seat() == seat);
        if moves_next == 1 {
            tell(BEST_AND_NEXT.at([0, usize::from(best[0])]), 1);
            tell(BEST_AND_NEXT.at([1, usize::from(best[1])]), 1);
        }
        tell(FINISH_BY_ONE.at([moves_next, usize::from(finish_by_one)]), 1);
        if finish <= 10 {
            tell(FINISH_BY_TWO.at([moves_next, two_cards(holding, &worthy[..count], finish)]), 1);
        }
    }

    /// How close a seat with these tokens and bonuses is to each card it could buy, given this bank.
    #[inline(always)]
    pub(super) fn sight(&self, holding: &Holding, bank: Gems, courted: &[u8; 5]) -> Sight {
        let mut sight = [Reach::NEVER; Spot::COUNT];
        for place in Slot::all() {
            sight[place.index()] = reach(holding, bank, self.market.card(place), courted);
        }
        for (reach_of, reserved) in sight[Slot::COUNT..].iter_mut().zip(&holding.reserved) {
            *reach_of = reach(holding, bank, reserved.card, courted);
        }
        sight
    }

    /// The points that one more bonus of each colour brings through a noble.
    pub(super) fn courted(&self, holding: &Holding) -> [u8; 5] {
        let mut courted = [0; 5];
        for noble in self.nobles.iter().filter(|noble| **noble != NONE) {
            let wants = NOBLES[usize::from(*noble)].less(holding.bonuses);
            if wants.total() == 1 {
                courted[wants.kinds(1).trailing_zeros() as usize] = NOBLE_POINTS;
            }
        }
        courted
    }

    /// Who has the next turn; in the middle of a turn, the player after.
    fn next_seat(&self) -> Seat {
        match self.phase {
            Phase::Give | Phase::Noble => self.turn.next(self.setup.players()),
            Phase::Action | Phase::Over => self.turn,
        }
    }

    /// How many seats play before this one in a round.
    fn place_in_round(&self, seat: Seat) -> usize {
        let players = usize::from(self.setup.players());
        (seat.index() + players - self.first.index()) % players
    }
}

/// Features of tokens and of the number of cards in hand.
#[inline(always)]
pub(super) fn describe_tokens(holding: &Holding, tell: &mut impl FnMut(usize, i32)) {
    let coloured = holding.tokens.coloured();
    tell(COLOURED.at([coloured.total().min(13) as usize]), 1);
    tell(GOLD.at([holding.tokens.count(Gem::Gold).min(5) as usize]), 1);
    tell(KINDS.at([coloured.kinds(1).count_ones() as usize]), 1);
    tell(HAND_SIZE.at([holding.hand_size()]), 1);
}

/// How close a card is: gold where most is missing, then three tokens a turn, or two of one colour in three.
#[inline(always)]
pub(super) fn reach(holding: &Holding, bank: Gems, card: u8, courted: &[u8; 5]) -> Reach {
    if card == NONE {
        return Reach::NEVER;
    }
    let facts = &CARDS[usize::from(card)];
    let gold = holding.tokens.count(Gem::Gold);
    let need = facts.cost.less(holding.bonuses.at_most(7) + holding.tokens.coloured());
    let wanting = need.total().saturating_sub(gold);
    let prize = facts.points + courted[facts.bonus as usize];
    if wanting == 0 {
        return Reach { turns: 0, away: 0, short: 0, prize, card };
    }
    let deepest = (need.most().saturating_sub(gold) * 2).div_ceil(3).max(1);
    let not_in_bank = u32::from(need.less(bank).total() > gold);
    let turns = (wanting.div_ceil(3).max(deepest) + not_in_bank).min(TURNS.into()) as u8;
    let away = match turns {
        1 => 1 + u8::from(wanting > 1),
        2 => 3 + u8::from(wanting > 4),
        more => more + 2,
    };
    Reach { turns, away, short: (wanting as u8).min(SHORT), prize, card }
}

/// The turns until two of these cards reach the goal, from 0 for the turn after next; 9 for far away or never.
fn two_cards(holding: &Holding, cards: &[Reach], finish: u8) -> usize {
    const NEVER: usize = BY_TWO - 1;
    let means = holding.bonuses.at_most(7) + holding.tokens.coloured();
    let gold = holding.tokens.count(Gem::Gold);
    let mut soonest = NEVER;
    for (index, one) in cards.iter().enumerate() {
        for other in cards[..index].iter().filter(|other| one.prize + other.prize >= finish) {
            let (one, other) = (&CARDS[usize::from(one.card)], &CARDS[usize::from(other.card)]);
            let need = (one.cost + other.cost).less(means);
            // The one bought first takes one off the price of the other.
            let helps = |first: Gem, then: Gems| need.count(first) > 0 && then.count(first) > 0;
            let helped = u32::from(helps(one.bonus, other.cost) || helps(other.bonus, one.cost));
            let wanting = need.total().saturating_sub(gold + helped);
            soonest = soonest.min(wanting.div_ceil(3) as usize);
        }
    }
    soonest
}

/// Beyond this, a lead counts for less than e to its power, but never for nothing: a player far ahead should still want to be further ahead.
const FAR: i32 = 6 * UNIT;

/// [`CERTAIN`] divided by e to the power of this score, which is not negative; beyond [`FAR`] it falls slowly.
pub(super) fn shrunk(score: i32) -> i64 {
    if score > FAR {
        return (shrunk(FAR) * i64::from(FAR) / i64::from(score)).max(1);
    }
    // e to the x is 2 to the 1.4427 x, and 2 to the -f is 1 - 0.6565 f + 0.1565 f² within half a percent for f from 0 to 1.
    let octaves = i64::from(score) * 14_427 / 10_000;
    let (whole, part) = (octaves / i64::from(UNIT), octaves % i64::from(UNIT));
    let unit = i64::from(UNIT);
    let fraction = i64::from(CERTAIN) * (10_000 * unit * unit - 6_565 * part * unit + 1_565 * part * part) / (10_000 * unit * unit);
    fraction >> whole
}

/// A seat's chance after its score changes by this, for a player that ignores the others and started with an even chance.
pub(super) fn alone(score: i32) -> i32 {
    let certain = i64::from(CERTAIN);
    let (mine, others) = if score > 0 { (certain, shrunk(score)) } else { (shrunk(-score), certain) };
    (certain * mine / (mine + others)) as i32
}

#[cfg(test)]
mod tests {
    use super::super::weighted::Weights;
    use super::*;

    #[test]
    fn weights_come_apart_as_they_were_put_together() {
        let moments = std::array::from_fn(|moment| std::array::from_fn(|fact| fact as i32 * 7 - 1000 * moment as i32));
        assert_eq!(Weights::new(&moments).apart(), moments);
    }

    #[test]
    fn a_game_goes_from_moment_to_moment_with_the_leaders_points() {
        let places = [0, 1, 7, 8, 14, 20].map(Elapsed::of).map(|moment| (moment.after, moment.on));
        assert_eq!(places, [(0, 0), (0, 2), (1, 0), (1, 2), (1, 14), (1, 14)]);
    }

    #[test]
    fn a_lead_of_one_is_odds_of_e_to_one() {
        for (score, tenths_of_percent) in [(0, 1000), (UNIT, 368), (2 * UNIT, 135), (3 * UNIT, 50)] {
            let share = shrunk(score) * 1000 / i64::from(CERTAIN);
            assert!((share - tenths_of_percent).abs() <= 4, "{score}: {share}");
        }
    }
}
