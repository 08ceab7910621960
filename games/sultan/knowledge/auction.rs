//! One round of bidding as a game, solved by regret matching over determinised worlds.
//!
//! Nobody sees a card before all are laid, so what others do depends on where a seat lays and never on what. An iteration therefore deals
//! the hands, lets the others bid by their current strategies for every choice of cushions by one seat, and then evaluates all cards of
//! that seat at once. The regrets of its bids are updated, and bids are made in proportion to their positive regrets. Every seat
//! learns this way, with sampled hands: the result is a mixed strategy that does not show the hand, and a response to such strategies.
//!
//! A bid is evaluated by its effect and not by the rest of the hand: the price of a card stands for that. Later rounds are
//! represented by [`Prospect`] and [`Prices`], or [`Sold`]; but in the round before the last, leaves are evaluated by solving the last
//! round ([`Finale`]).

mod dealing;
mod finale;
mod leaf;
mod paths;
mod walk;

use super::characters::Mind;
use super::evaluation::{CARDS, Prices, Prospect, rounds_after, unplayed};
use super::fitted::auction::FIRST_HALVING;
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
use paths::places;

/// A number for each card on each cushion.
pub(super) type ByBid<T> = [[T; CARDS]; 3];
/// The value of a seat's bids by its cards: the first, and the second if it lays two.
type ByCards = [[i32; CARDS]; CARDS];

/// A round, and what every seat has learned about bidding in it.
pub(super) struct Auction {
    me: Seat,
    setup: Setup,
    first: Seat,
    ranking: Ranking,
    prospect: Prospect,
    prices: Prices,
    /// With two players: what is sold after this round, to the cards that are left.
    sold: Option<Sold>,
    /// Who lays a card when; in a rush, the remaining seats come in any order.
    order: ArrayVec<Seat, BIDS>,
    /// The cards laid so far, in that order; values are known only for `me`.
    laid: ArrayVec<Bid, BIDS>,
    /// What each seat ends up with, by the cushions it wins, before it has paid, relative to the mean.
    worth: BySeat<[i32; 8]>,
    /// The cards that each seat may hold, by public knowledge, and how many it held when the round began.
    pool: BySeat<ArrayVec<u8, 24>>,
    held: BySeat<usize>,
    /// What `me` held when the round began.
    hand: Cards,
    nodes: Vec<Node>,
    /// Where in `nodes` the asking seat's regrets with its real hand begin. With two players they are shared, which works as well.
    asked: usize,
    /// The leaves of the second-to-last round.
    finale: Option<Finale>,
    /// The greedy value of bids by what a seat has seen; filled in on demand.
    sights: Vec<Option<Sight>>,
    state: State,
    mind: Mind,
    /// The probability that each seat bids greedily instead of mixing, out of [`CERTAIN`].
    plain: BySeat<i32>,
    iterations: u32,
    /// The result for `me`.
    pub(super) found: Found,
}

/// What was found about the decision in question.
#[derive(Clone, Copy, Default)]
pub(super) struct Found {
    /// How often each bid was made.
    pub(super) shares: ByBid<u64>,
    /// The total value of each bid, in winning chances.
    pub(super) brought: ByBid<i64>,
    /// How often the bids were evaluated.
    pub(super) looks: i64,
    /// The total value of the mixed strategy.
    pub(super) value: i64,
}

/// An information set: the regrets of each bid.
#[derive(Clone, Copy, Default)]
struct Node {
    regrets: ByBid<i32>,
}

/// Sampled hands for every seat, and the cards laid so far.
#[derive(Default)]
struct World {
    hands: BySeat<Cards>,
    bids: ArrayVec<Bid, BIDS>,
    /// The seat whose bids are all evaluated.
    looks: Seat,
    /// Whether this is the asking seat, with its real hand.
    is_asked: bool,
    /// The cards it has to lay: their places in the order, and where it lays them.
    free: ArrayVec<(usize, Cushion), 2>,
    /// How many it has to lay.
    frees: usize,
    /// Who bids greedily.
    plain: Seats,
    /// With two players: the learning seat's hand, and how much more its deck is worth than the other's.
    own: Counts,
    decks: i32,
}

impl Auction {
    /// The current round, for the seat whose cards are known in this state.
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

    /// Evaluates the bids of the asking seat and of one other, in one world each.
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

    /// Discounts what was learned while the others had learned little.
    fn forget_half(&mut self) {
        for node in &mut self.nodes {
            node.regrets.iter_mut().flatten().for_each(|regret| *regret /= 2);
        }
        let Found { shares, brought, looks, value } = &mut self.found;
        shares.iter_mut().flatten().for_each(|share| *share /= 2);
        brought.iter_mut().flatten().for_each(|brought| *brought /= 2);
        (*looks, *value) = (*looks / 2, *value / 2);
    }

    /// One seat evaluates all its bids in one world: from here, or from the start of the round.
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
}

/// What a seat would end up with if it won these cushions; a jewel more breaks a tie on points (S21).
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
