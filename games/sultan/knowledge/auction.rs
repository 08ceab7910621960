//! One round of bids as a game of its own, solved by regret matching over determinised worlds.
//!
//! Nobody sees a card before all are laid, so that what others do depends on where a seat lays and never on what. An iteration therefore deals
//! the hands, lets the others lay as they do by now for every way in which one seat may choose its cushions, and then looks at all cards of
//! that seat at once. What a bid brought less than it could have is regretted, and bids are made in proportion to what was regretted. Everybody
//! learns in this way, with hands that nobody knows: what comes out is a mixture that does not show the hand, and an answer to such mixtures.
//!
//! A bid is judged by what it does and not by the rest of the hand that it came from: the price of a card stands for that. Left out are the
//! rounds after this one, for which [`Prospect`] and [`Prices`], or [`Sold`], stand; but before the last round the ends are those of that one
//! ([`Finale`]).

mod finale;
mod leaf;

use super::characters::Mind;
use super::evaluation::{CARDS, Prices, Prospect, rounds_after, unplayed};
use super::fitted::auction::{FIRST_HALVING, KEPT_ANYWAY, TRIES};
use super::fitted::habit::IMAGINED_SLIP;
use super::purse::{self, Counts, Sold};
use super::sight::Sight;
use crate::sultan::rules::cards::BIDS;
use crate::sultan::rules::money::Cards;
use crate::sultan::rules::moves::{Bid, Cushion};
use crate::sultan::rules::ranking::Ranking;
use crate::sultan::rules::setup::Setup;
use crate::sultan::rules::state::State;
use arrayvec::ArrayVec;
use engine::{BySeat, CERTAIN, Rng, Seat, Seats};
use finale::Finale;
use leaf::Leaf;

/// A number for each card on each cushion.
pub(super) type ByBid<T> = [[T; CARDS]; 3];
/// The value of a seat's bids by its cards: the first, and the second where it lays two.
type ByCards = [[i32; CARDS]; CARDS];

/// A round, and what everybody has learned about bidding for it.
pub(super) struct Auction {
    me: Seat,
    setup: Setup,
    first: Seat,
    ranking: Ranking,
    prospect: Prospect,
    prices: Prices,
    /// With two players: what is sold to the cards that are left after this round.
    sold: Option<Sold>,
    /// Who lays a card when; in a rush, those who have not laid yet come in any order.
    order: ArrayVec<Seat, BIDS>,
    /// The cards that lie there, in that order; the values are known for `me` alone.
    laid: ArrayVec<Bid, BIDS>,
    /// What each seat has in the end, by the cushions that it wins, before it has paid: more than the mean of all.
    worth: BySeat<[i32; 8]>,
    /// The cards that each seat may hold, as all know, and how many it held when the round began.
    pool: BySeat<ArrayVec<u8, 24>>,
    held: BySeat<usize>,
    /// What `me` held then.
    hand: Cards,
    nodes: Vec<Node>,
    /// From where on in `nodes` the regrets are kept of the seat that asks, with its own hand. With two players they are kept together: that is as good.
    asked: usize,
    /// The ends of the last round but one.
    finale: Option<Finale>,
    /// What a bid looks like to somebody who does not think, by what it has seen; where it was needed.
    sights: Vec<Option<Sight>>,
    state: State,
    mind: Mind,
    /// How likely each seat lays what looks best at first sight, and does not mix; out of [`CERTAIN`].
    plain: BySeat<i32>,
    iterations: u32,
    /// What `me` made of it.
    pub(super) found: Found,
}

/// What was found about the decision that is asked for.
#[derive(Clone, Copy, Default)]
pub(super) struct Found {
    /// How often each bid was made.
    pub(super) shares: ByBid<u64>,
    /// What each bid brought in all, in chances to win.
    pub(super) brought: ByBid<i64>,
    /// How often they were looked at.
    pub(super) looks: i64,
    /// What the mixture brought in all.
    pub(super) value: i64,
}

/// What somebody knows when a bid is due: regrets of each bid.
#[derive(Clone, Copy, Default)]
struct Node {
    regrets: ByBid<i32>,
}

/// Hands that everybody might have, and the cards laid so far.
#[derive(Default)]
struct World {
    hands: BySeat<Cards>,
    bids: ArrayVec<Bid, BIDS>,
    /// The seat that looks at all its bids.
    looks: Seat,
    /// Whether this is the asking seat, with its own hand.
    is_asked: bool,
    /// The cards that it has to lay: the places in the order, and where it lays them.
    free: ArrayVec<(usize, Cushion), 2>,
    /// How many it has to lay.
    frees: usize,
    /// Who lays what looks best at first sight.
    plain: Seats,
    /// With two players: the hand of the seat that looks, and by how much its deck is worth more than the other's.
    own: Counts,
    decks: i32,
}

impl Auction {
    /// The round as it stands, for the seat whose cards are known in this state.
    pub(super) fn new(state: &State, me: Seat, mind: &Mind, plain: &BySeat<i32>) -> Auction {
        let setup = state.setup;
        let players = setup.players;
        let prospect = Prospect::new(state, rounds_after(state), mind);
        let laid: ArrayVec<Bid, BIDS> = state.bids().iter().copied().collect();
        let all = |seat: Seat| unplayed(state, seat).and(state.face_down(seat));
        let prices = Prices::new(state, me);
        let mut worth = BySeat::from_fn(|seat| match setup.has(seat) {
            true => std::array::from_fn(|wins| with(state, &prospect, seat, wins) + prices.money(state, seat, me)),
            false => [0; 8],
        });
        let mean = Seat::all(players).map(|seat| worth[seat][0]).sum::<i32>() / i32::from(players);
        Seat::all(players).for_each(|seat| worth[seat].iter_mut().for_each(|worth| *worth -= mean));
        let seats = usize::from(setup.bids_a_round());
        let pool =
            BySeat::from_fn(|seat| if setup.has(seat) { all(seat).and(state.unseen[seat]).iter().collect() } else { ArrayVec::new() });
        let places = if setup.rush { usize::from(players) * places(&setup) } else { places(&setup) };
        Auction {
            me,
            setup,
            first: state.first,
            ranking: Ranking::new(&setup, state.first),
            prospect,
            prices,
            sold: sold_after(state),
            order: order(state, me, seats),
            worth,
            finale: Finale::new(state, &pool),
            pool,
            held: BySeat::from_fn(|seat| usize::from(state.hands[seat].len() + state.face_down(seat).len())),
            hand: state.hands[me].and(state.face_down(me)),
            laid,
            nodes: vec![Node::default(); 2 * places],
            asked: if players == 2 { 0 } else { places },
            sights: std::iter::repeat_with(|| None).take(places).collect(),
            state: state.clone(),
            mind: *mind,
            plain: *plain,
            iterations: 0,
            found: Found::default(),
        }
    }

    /// Looks at the bids of the seat that is asked and at those of one other, in a world each.
    pub(super) fn iterate(&mut self, rng: &mut Rng) {
        self.iterations += 1;
        if self.iterations.is_power_of_two() && self.iterations >= FIRST_HALVING {
            self.forget_half();
        }
        self.finale.iter_mut().for_each(Finale::allow);
        self.look(self.me, true, true, rng);
        let other = Seat::new(self.iterations as usize % usize::from(self.setup.players));
        let has_laid = self.laid.iter().filter(|bid| bid.seat == other).count() == usize::from(self.setup.cards_a_round());
        let from_here = self.laid.is_empty() || self.setup.rush || (!has_laid && rng.below(2) == 0);
        if !(from_here && has_laid) {
            self.look(other, false, from_here, rng);
        }
    }

    /// What was learned while others had learned little counts less and less.
    fn forget_half(&mut self) {
        for node in &mut self.nodes {
            node.regrets.iter_mut().flatten().for_each(|regret| *regret /= 2);
        }
        let Found { shares, brought, looks, value } = &mut self.found;
        shares.iter_mut().flatten().for_each(|share| *share /= 2);
        brought.iter_mut().flatten().for_each(|brought| *brought /= 2);
        (*looks, *value) = (*looks / 2, *value / 2);
    }

    /// One seat looks at all its bids in one world: from here, or from the start of the round.
    fn look(&mut self, looks: Seat, is_asked: bool, from_here: bool, rng: &mut Rng) {
        let mut world = World { looks, is_asked, ..World::default() };
        if is_asked {
            world.plain = Seat::all(self.setup.players).filter(|seat| (rng.below(CERTAIN as u32) as i32) < self.plain[*seat]).collect();
        }
        for seat in Seat::all(self.setup.players) {
            self.deal(seat, from_here, &mut world, rng);
        }
        if from_here {
            self.bring_into_order(&mut world);
        }
        world.frees = self.order[world.bids.len()..].iter().filter(|seat| **seat == looks).count();
        world.own = purse::counts(world.hands[looks].iter());
        world.decks = self.sold.map_or(0, |sold| sold.decks(&self.deck(looks, &world), &self.deck(looks.next(2), &world)));
        let path = self.path(&world.bids);
        let mut values = [[0; CARDS]; CARDS];
        self.walk(&mut world, path, &mut values, rng);
    }

    /// What a seat has not drawn yet in this world; R12: or has discarded unseen.
    fn deck(&self, seat: Seat, world: &World) -> Counts {
        let mut deck = purse::counts(self.pool[seat].iter().copied());
        let laid = world.bids.iter().filter(|bid| bid.seat == seat).map(|bid| bid.card);
        laid.chain(world.hands[seat].iter()).for_each(|card| deck[usize::from(card)] -= 1);
        deck
    }

    /// Brings the cards that were dealt seat by seat into the order in which they lie.
    fn bring_into_order(&self, world: &mut World) {
        let mut left = std::mem::take(&mut world.bids);
        for laid in &self.laid {
            let at = left.iter().position(|bid| (bid.seat, bid.cushion) == (laid.seat, laid.cushion)).expect("every bid was dealt a card");
            world.bids.push(left.remove(at));
        }
    }

    /// Deals a seat its hand, and cards of it to its bids that lie face down: such cards as it would lay there.
    fn deal(&mut self, seat: Seat, from_here: bool, world: &mut World, rng: &mut Rng) {
        if world.is_asked && seat == self.me {
            world.hands[seat] = self.laid.iter().filter(|bid| bid.seat == seat).fold(self.hand, |mut hand, bid| {
                hand.remove(bid.card);
                hand
            });
            world.bids.extend(self.laid.iter().filter(|bid| bid.seat == seat).copied());
            return;
        }
        for tries in 0..TRIES {
            let mut hand = self.draw(seat, rng);
            let before = world.bids.len();
            let likely = !from_here || self.lay_face_down(seat, &mut hand, world, rng);
            world.hands[seat] = hand;
            if likely || tries + 1 == TRIES {
                return;
            }
            world.bids.truncate(before);
        }
    }

    fn draw(&mut self, seat: Seat, rng: &mut Rng) -> Cards {
        let pool = &mut self.pool[seat];
        let held = self.held[seat];
        if pool.len() > held {
            for place in 0..held {
                let other = place + rng.below((pool.len() - place) as u32) as usize;
                pool.swap(place, other);
            }
        }
        pool[..held].iter().copied().collect()
    }

    /// Lays cards of the hand where the seat has laid in this round. Says no as often as such a hand would have laid elsewhere.
    fn lay_face_down(&mut self, seat: Seat, hand: &mut Cards, world: &mut World, rng: &mut Rng) -> bool {
        if world.plain.contains(seat) {
            return self.lay_plainly(seat, hand, world, rng);
        }
        let mut own = 0;
        for step in (0..self.laid.len()).filter(|step| self.laid[*step].seat == seat) {
            let cushion = self.laid[step].cushion;
            let node = self.node(seat, self.path(&self.laid[..step]), own);
            let (mut here, mut all) = (0, 0);
            for at in 0..usize::from(self.setup.cushions()) {
                let regrets = &self.nodes[node].regrets[at];
                let mass: i64 = hand.values().map(|card| i64::from(regrets[usize::from(card)].max(0))).sum();
                here += if at == cushion as usize { mass } else { 0 };
                all += mass;
            }
            let card = self.pick_at(node, *hand, cushion, here, rng);
            hand.remove(card);
            world.bids.push(Bid { seat, card, cushion });
            own = usize::from(card);
            if all > 0 && i64::from(rng.below(256)) >= KEPT_ANYWAY + (256 - KEPT_ANYWAY) * here / all {
                for step in (step + 1..self.laid.len()).filter(|step| self.laid[*step].seat == seat) {
                    let card = self.pick_at(node, *hand, self.laid[step].cushion, 0, rng);
                    hand.remove(card);
                    world.bids.push(Bid { seat, card, cushion: self.laid[step].cushion });
                }
                return false;
            }
        }
        true
    }

    /// The same for somebody who does not think.
    fn lay_plainly(&mut self, seat: Seat, hand: &mut Cards, world: &mut World, rng: &mut Rng) -> bool {
        let (mut likely, mut own) = (true, 0);
        for step in 0..self.laid.len() {
            if self.laid[step].seat != seat {
                continue;
            }
            let cushion = self.laid[step].cushion;
            let (path, cushions) = (self.path(&self.laid[..step]), self.cushions_for(seat, &self.laid[..step]));
            let sight = self.sight(seat, path, own);
            likely &= sight.best(*hand, cushions, rng).1 == cushion || rng.below(IMAGINED_SLIP) == 0;
            let card = sight.best(*hand, [cushion].into_iter(), rng).0;
            own = usize::from(card);
            hand.remove(card);
            world.bids.push(Bid { seat, card, cushion });
        }
        likely
    }

    /// What the bids of a seat look like that has seen this and has laid this card before.
    fn sight(&mut self, seat: Seat, path: usize, own: usize) -> &Sight {
        // Only where cards are stacked does the first one matter to the second.
        let own = if self.setup.stacking { own } else { 0 };
        let place = self.node(seat, path, own);
        let Auction { sights, state, order, pool, prospect, mind, laid, setup, .. } = self;
        sights[place].get_or_insert_with(|| {
            let mut bids: ArrayVec<Bid, BIDS> = ArrayVec::new();
            let mut left = path;
            while left > 1 {
                bids.insert(0, Bid { seat, card: own as u8, cushion: Cushion::ALL[left % 3] });
                left /= 3;
            }
            // In a rush a seat sees what lay there before, and its own.
            let known = if setup.rush { laid.len() } else { bids.len() };
            bids.iter_mut().zip(order.iter()).take(known).for_each(|(bid, seat)| bid.seat = *seat);
            let pool = |rival: Seat| pool[rival].iter().copied().collect();
            Sight::of(state, &bids, &pool, seat, prospect, mind)
        })
    }

    /// A card for this cushion, in proportion to what was regretted there.
    fn pick_at(&self, node: usize, hand: Cards, cushion: Cushion, mass: i64, rng: &mut Rng) -> u8 {
        let regrets = &self.nodes[node].regrets[cushion as usize];
        if mass > 0 {
            let mut left = below(mass, rng);
            for card in hand.values() {
                left -= i64::from(regrets[usize::from(card)].max(0));
                if left < 0 {
                    return card;
                }
            }
        }
        let any = rng.below(u32::from(hand.len()));
        hand.iter().nth(any as usize).expect("a hand with cards")
    }

    /// A bid of a seat that does not look, as it has learned to make it.
    fn pick(&self, node: usize, hand: Cards, cushions: Cushions, rng: &mut Rng) -> (u8, Cushion) {
        let regrets = &self.nodes[node].regrets;
        let mut masses = [0; 3];
        for cushion in cushions {
            masses[cushion as usize] = hand.values().map(|card| i64::from(regrets[cushion as usize][usize::from(card)].max(0))).sum();
        }
        let all: i64 = masses.iter().sum();
        if all == 0 {
            let places: ArrayVec<Cushion, 3> = cushions.collect();
            let cushion = rng.pick(&places);
            return (self.pick_at(node, hand, cushion, 0, rng), cushion);
        }
        let mut left = below(all, rng);
        for cushion in cushions {
            let mass = masses[cushion as usize];
            if left < mass {
                return (self.pick_at(node, hand, cushion, mass, rng), cushion);
            }
            left -= mass;
        }
        unreachable!("the number is below the sum")
    }

    /// Goes on from here, and fills in what the bids of the seat that looks bring, by its cards.
    fn walk(&mut self, world: &mut World, path: usize, values: &mut ByCards, rng: &mut Rng) {
        let step = world.bids.len();
        if step == self.order.len() {
            return self.settle(world, values, rng);
        }
        let seat = self.order[step];
        let cushions = self.cushions_for(seat, &world.bids);
        if seat == world.looks {
            return self.look_at_all(world, path, cushions, values, rng);
        }
        let own = world.bids.iter().find(|bid| bid.seat == seat).map_or(0, |bid| usize::from(bid.card));
        let seen = path_of(self.setup.rush, self.laid.len(), path, seat, &world.bids, self);
        let node = self.node(seat, seen, own);
        let (card, cushion) = match world.plain.contains(seat) {
            true => self.sight(seat, seen, own).best(world.hands[seat], cushions, rng),
            false => self.pick(node, world.hands[seat], cushions, rng),
        };
        world.hands[seat].remove(card);
        world.bids.push(Bid { seat, card, cushion });
        self.walk(world, next(path, cushion), values, rng);
        world.bids.pop();
        world.hands[seat].add(card);
    }

    /// The seat that looks tries every cushion, and then regrets.
    fn look_at_all(&mut self, world: &mut World, path: usize, cushions: Cushions, values: &mut ByCards, rng: &mut Rng) {
        let (seat, step) = (world.looks, world.bids.len());
        let mut behind = [[[0; CARDS]; CARDS]; 3];
        for cushion in cushions {
            // A card of value 0 holds the place.
            world.bids.push(Bid { seat, card: 0, cushion });
            world.free.push((step, cushion));
            self.walk(world, next(path, cushion), &mut behind[cushion as usize], rng);
            world.free.pop();
            world.bids.pop();
        }
        let hand = world.hands[seat];
        let seen = path_of(self.setup.rush, self.laid.len(), path, seat, &world.bids, self);
        let is_second = !world.free.is_empty();
        let apart = if world.is_asked { self.asked } else { 0 };
        if is_second {
            // The first card was one of the hand: what the second brings differs with it.
            for first in hand.values() {
                let mut rest = hand;
                rest.remove(first);
                let brings = std::array::from_fn(|at| behind[at][usize::from(first)]);
                let node = apart + self.node(seat, seen, usize::from(first));
                values[usize::from(first)][0] = self.regret(node, rest, cushions, &brings, None);
            }
            return;
        }
        let own = world.bids.iter().find(|bid| bid.seat == seat).map_or(0, |bid| usize::from(bid.card));
        let brings = std::array::from_fn(|at| behind[at].map(|by_second| by_second[0]));
        let node = apart + self.node(seat, seen, own);
        let mut found = std::mem::take(&mut self.found);
        self.regret(node, hand, cushions, &brings, world.is_asked.then_some(&mut found));
        self.found = found;
    }

    /// Adds to the regrets of a node what each bid would have brought more than the mixture did, which is returned.
    fn regret(&mut self, node: usize, hand: Cards, cushions: Cushions, brings: &ByBid<i32>, found: Option<&mut Found>) -> i32 {
        let regrets = &mut self.nodes[node].regrets;
        let (mut all, mut sum, mut plain, mut bids) = (0i64, 0i64, 0i64, 0i64);
        for at in cushions.map(|cushion| cushion as usize) {
            for card in hand.values().map(usize::from) {
                let share = i64::from(regrets[at][card].max(0));
                all += share;
                sum += share * i64::from(brings[at][card]);
                plain += i64::from(brings[at][card]);
                bids += 1;
            }
        }
        let value = if all > 0 { sum / all } else { plain / bids };
        if let Some(found) = found {
            found.looks += 1;
            found.value += value;
            for at in cushions.map(|cushion| cushion as usize) {
                for card in hand.values().map(usize::from) {
                    let share = if all > 0 { (i64::from(regrets[at][card].max(0)) << 16) / all } else { (1 << 16) / bids };
                    found.shares[at][card] += share as u64;
                    found.brought[at][card] += i64::from(brings[at][card]);
                }
            }
        }
        for at in cushions.map(|cushion| cushion as usize) {
            for card in hand.values().map(usize::from) {
                let regret = (brings[at][card] - value as i32) >> 4;
                regrets[at][card] = regrets[at][card].saturating_add(regret);
            }
        }
        value as i32
    }

    /// All cards lie, but for the values of the free ones: what those bring, by card.
    fn settle(&mut self, world: &World, values: &mut ByCards, rng: &mut Rng) {
        let leaf = Leaf::new(self, world);
        let hand = world.hands[world.looks];
        let (step, at) = world.free[0];
        if let Some(mut finale) = self.finale.take() {
            for card in hand.values() {
                let laid = (card, step, at);
                let looks_like = leaf.value(self, [laid, leaf.fixed], 0);
                values[usize::from(card)][0] = finale.value(self, world, card, leaf.winners(self, laid), looks_like, rng);
            }
            self.finale = Some(finale);
            return;
        }
        if world.frees == 1 {
            for card in hand.values() {
                let lead = leaf.lead(self, world, [card, 0]);
                values[usize::from(card)][0] = leaf.value(self, [(card, step, at), leaf.fixed], lead);
            }
            return;
        }
        let (later, there) = world.free[1];
        let mut leads = [[0; CARDS]; CARDS];
        for first in hand.values() {
            let mut rest = hand;
            rest.remove(first);
            for second in rest.values() {
                let (low, high) = (usize::from(first.min(second)), usize::from(first.max(second)));
                if second >= first {
                    leads[low][high] = leaf.lead(self, world, [first, second]);
                }
                values[usize::from(first)][usize::from(second)] =
                    leaf.value(self, [(first, step, at), (second, later, there)], leads[low][high]);
            }
        }
    }

    /// Where a seat may lay its next card.
    fn cushions_for(&self, seat: Seat, bids: &[Bid]) -> Cushions {
        let all = Cushions((1 << self.setup.cushions()) - 1);
        if !self.setup.lays_apart() {
            return all;
        }
        bids.iter().filter(|bid| bid.seat == seat).fold(all, |left, bid| Cushions(left.0 & !(1 << bid.cushion as u8)))
    }

    /// Where regrets are kept for a seat that has seen this and has laid this card before.
    fn node(&self, seat: Seat, path: usize, own: usize) -> usize {
        let place = if self.setup.players == 2 { path * CARDS + own } else { path };
        if self.setup.rush { seat.index() * places(&self.setup) + place } else { place }
    }

    /// The cushions of some bids as one number.
    fn path(&self, bids: &[Bid]) -> usize {
        bids.iter().fold(1, |path, bid| next(path, bid.cushion))
    }
}

/// How many things there are that a seat may have seen and laid before it bids; in a rush each seat sees something else.
fn places(setup: &Setup) -> usize {
    if setup.players == 2 { 54 * CARDS } else { 243 }
}

/// A number below this one.
fn below(bound: i64, rng: &mut Rng) -> i64 {
    ((i128::from(rng.bits()) * i128::from(bound)) >> 32) as i64
}

fn next(path: usize, cushion: Cushion) -> usize {
    path * 3 + cushion as usize
}

/// What a seat has seen of the bids. R11: in a rush those that lay there when it was asked, and its own.
fn path_of(rush: bool, laid: usize, path: usize, seat: Seat, bids: &[Bid], auction: &Auction) -> usize {
    if !rush {
        return path;
    }
    let later = bids[laid.min(bids.len())..].iter().filter(|bid| bid.seat == seat);
    later.fold(auction.path(&bids[..laid.min(bids.len())]), |path, bid| next(path, bid.cushion))
}

/// What a seat would have in the end if it won these cushions; a jewel more decides where points are level (S21).
fn with(state: &State, prospect: &Prospect, seat: Seat, wins: usize) -> i32 {
    let mut jewels = state.jewels[seat];
    for at in (0..usize::from(state.setup.cushions())).filter(|at| wins >> at & 1 == 1) {
        jewels.add(state.offer[at]);
    }
    prospect.collection(jewels) + i32::from(jewels.len())
}

/// What is sold to two players after this round.
fn sold_after(state: &State) -> Option<Sold> {
    let rounds = rounds_after(state);
    let in_stage = rounds % state.setup.rounds();
    Sold::new(state, in_stage, rounds - in_stage)
}

/// S10, S25, R11: who lays when.
fn order(state: &State, me: Seat, bids: usize) -> ArrayVec<Seat, BIDS> {
    let players = state.setup.players;
    if !state.setup.rush {
        return std::iter::successors(Some(state.first), |seat| Some(seat.next(players))).take(bids).collect();
    }
    let mut order: ArrayVec<Seat, BIDS> = state.bids().iter().map(|bid| bid.seat).collect();
    let others = Seat::all(players).filter(|seat| *seat != me);
    for seat in [me].into_iter().chain(others) {
        let laid = state.bids().iter().filter(|bid| bid.seat == seat).count();
        order.extend(std::iter::repeat_n(seat, usize::from(state.setup.cards_a_round()) - laid));
    }
    order
}

/// Some cushions, from the first.
#[derive(Clone, Copy)]
struct Cushions(u8);

impl Iterator for Cushions {
    type Item = Cushion;

    fn next(&mut self) -> Option<Cushion> {
        let cushion = *Cushion::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(cushion)
    }
}
