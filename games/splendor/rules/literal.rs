//! Legality stated a second time, slowly, from the numbered rules alone: every move one could write down, and whether
//! the rules let a seat make it.

use super::cards::{CARDS, NOBLES, NONE};
use super::gems::{Gem, Gems};
use super::moves::{Move, Slot, Spot};
use super::setup::Setup;
use super::state::{Phase, State};
use engine::Seat;
use engine::laws::Literal;

/// How many of each kind, gold last.
type Counts = [u8; 6];

const GOLD: usize = 5;

impl Literal for State {
    fn conceivable(_: &Setup) -> Vec<Move> {
        let mut moves = vec![Move::Pass];
        moves.extend(handfuls(4).iter().map(|tokens| Move::Take(Gems::new(*tokens))));
        moves.extend(Slot::all().map(Move::Reserve));
        moves.extend((1..=3).map(Move::ReserveBlind));
        let open = Slot::all().map(Spot::Open);
        for card in open.chain((0..3).map(Spot::Hand)) {
            moves.push(Move::Buy { card, gold: Gems::NONE });
            let gold = handfuls(5).into_iter().filter(|colours| colours[GOLD] == 0);
            moves.extend(gold.map(|gold| Move::Buy { card, gold: Gems::new(gold) }));
        }
        moves.extend(handfuls(4).iter().map(|tokens| Move::Give(Gems::new(*tokens))));
        moves.extend((0..6).map(Move::Noble));
        moves
    }

    fn allowed(&self, seat: Seat, mv: Move) -> bool {
        let my = |phase| self.phase == phase && self.turn == seat;
        match mv {
            Move::Take(tokens) => my(Phase::Action) && self.may_take(tokens.counts()),
            Move::Reserve(place) => my(Phase::Action) && self.has_room(seat) && self.market.card(place) != NONE,
            Move::ReserveBlind(level) => my(Phase::Action) && self.has_room(seat) && !self.decks.level(level).is_empty(),
            Move::Buy { card, gold } => my(Phase::Action) && self.may_buy(seat, card, gold.counts()),
            Move::Give(tokens) => my(Phase::Give) && self.may_give(seat, tokens.counts()),
            Move::Noble(place) => my(Phase::Noble) && self.is_visited(seat, place.into()),
            Move::Pass => my(Phase::Action) && self.is_stuck(seat),
        }
    }
}

impl State {
    /// P6: three different colours, never gold, or all colours if there are fewer. P7: two alike if the bank has four.
    fn may_take(&self, tokens: Counts) -> bool {
        let bank = self.bank.counts();
        let colours = |counts: Counts| counts[..GOLD].iter().filter(|count| **count > 0).count();
        if tokens[GOLD] > 0 || (0..GOLD).any(|colour| tokens[colour] > bank[colour]) {
            return false;
        }
        let different = tokens.iter().all(|count| *count <= 1) && colours(tokens) == colours(bank).min(3) && colours(tokens) > 0;
        let alike = tokens.iter().sum::<u8>() == 2 && (0..GOLD).any(|colour| tokens[colour] == 2 && bank[colour] >= 4);
        different || alike
    }

    /// P8: at most three reserved cards in hand.
    fn has_room(&self, seat: Seat) -> bool {
        self.seats[seat].reserved.iter().filter(|reserved| reserved.card != NONE).count() < 3
    }

    /// P10: what the card costs this seat, and the gold it must spend where coloured tokens are missing, colour by colour.
    fn price(&self, seat: Seat, card: u8) -> (Counts, Counts) {
        let (cost, bonuses) = (CARDS[usize::from(card)].cost.counts(), self.seats[seat].bonuses.counts());
        let tokens = self.seats[seat].tokens.counts();
        let price: Counts = std::array::from_fn(|colour| cost[colour].saturating_sub(bonuses[colour]));
        (price, std::array::from_fn(|colour| price[colour].saturating_sub(tokens[colour])))
    }

    /// P9, P10. A payment with the least gold is written plainly, and in no other way.
    fn may_buy(&self, seat: Seat, spot: Spot, said: Counts) -> bool {
        let card = match spot {
            Spot::Open(place) => self.market.card(place),
            Spot::Hand(index) => self.seats[seat].reserved[usize::from(index)].card,
        };
        let tokens = self.seats[seat].tokens.counts();
        if card == NONE || said[GOLD] > 0 || said.iter().sum::<u8>() > tokens[GOLD] {
            return false;
        }
        let (price, least) = self.price(seat, card);
        let plain = said == [0; 6];
        let gold = if plain { least } else { said };
        let exact = (0..GOLD).all(|colour| gold[colour] <= price[colour] && price[colour] - gold[colour] <= tokens[colour]);
        exact && gold.iter().sum::<u8>() <= tokens[GOLD] && (plain || gold != least)
    }

    /// P12: exactly the surplus, of any kinds in hand.
    fn may_give(&self, seat: Seat, tokens: Counts) -> bool {
        let held = self.seats[seat].tokens.counts();
        (0..6).all(|kind| tokens[kind] <= held[kind]) && held.iter().sum::<u8>() - tokens.iter().sum::<u8>() == 10
    }

    /// P14: the noble is there, and the bonuses reach its cost.
    fn is_visited(&self, seat: Seat, place: usize) -> bool {
        let bonuses = self.seats[seat].bonuses.counts();
        let noble = self.nobles.get(place).copied().unwrap_or(NONE);
        noble != NONE && NOBLES[usize::from(noble)].counts().iter().zip(bonuses).all(|(cost, bonus)| bonus >= *cost)
    }

    /// P18: no coloured token in the bank, nothing to reserve, nothing to buy.
    fn is_stuck(&self, seat: Seat) -> bool {
        let no_token = Gem::COLOURS.into_iter().all(|colour| self.bank.count(colour) == 0);
        let no_card = Slot::all().all(|place| self.market.card(place) == NONE) && (1..=3).all(|level| self.decks.level(level).is_empty());
        let mut spots = Slot::all().map(Spot::Open).chain((0..3).map(Spot::Hand));
        no_token && (!self.has_room(seat) || no_card) && !spots.any(|spot| self.may_buy(seat, spot, [0; 6]))
    }
}

/// Every combination of one to this many tokens.
fn handfuls(most: u8) -> Vec<Counts> {
    let mut handfuls = vec![[0; 6]];
    for kind in 0..6 {
        let so_far = handfuls.clone();
        for more in 1..=most {
            handfuls.extend(so_far.iter().map(|counts| {
                let mut counts = *counts;
                counts[kind] = more;
                counts
            }));
        }
    }
    handfuls.retain(|counts| (1..=most).contains(&counts.iter().sum()));
    handfuls
}
