//! The rules, in the order of their numbers.

use super::cards::{GOAL, GOLD, LEVELS, LIMIT, NOBLES, NONE, OPEN, TOKENS};
use super::event::Event;
use super::gems::{Gem, Gems};
use super::holding::Holding;
use super::lists;
use super::market::{Decks, Market};
use super::moves::{Move, Slot, Spot};
use super::price::Price;
use super::setup::{EDITIONS, Setup};
use super::state::{Deal, Phase, State};
use super::view::{Seen, View};
use engine::{BadDeal, BySeat, Edition, Fault, Game, Moves, Outcome, Rng, Seat, Seats, Viewer};

impl Game for State {
    const RULES: u32 = 1;
    const EDITIONS: &'static [Edition] = EDITIONS;
    const ENDINGS: &'static [&'static str] = &["points", "cards", "shared", "stalled"];

    type Setup = Setup;
    type Deal = Deal;
    type Move = Move;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    // P2, P3, P5
    fn shuffle(setup: &Setup, rng: &mut Rng) -> Deal {
        let first = setup.first.unwrap_or_else(|| Seat::new(rng.below(setup.players.into()) as usize));
        let mut decks = Decks::sorted(setup.sizes);
        (1..=LEVELS as u8).for_each(|level| rng.shuffle(decks.level_mut(level)));
        let mut all: [u8; NOBLES.len() - 1] = std::array::from_fn(|index| index as u8 + 1);
        rng.shuffle(&mut all);
        let nobles = std::array::from_fn(|place| if place < setup.nobles() { all[place] } else { NONE });
        Deal { first, decks, nobles }
    }

    fn read_deal(setup: &Setup, text: &str) -> Result<Deal, BadDeal> {
        Ok(super::text::read_deal(setup, text)?)
    }

    // P3, P4, P5
    fn start(setup: &Setup, deal: &Deal) -> State {
        let each = TOKENS[usize::from(setup.players)];
        let mut state = State {
            setup: *setup,
            phase: Phase::Action,
            turn: deal.first,
            first: deal.first,
            last_round: false,
            passes: 0,
            bank: Gems::new([each, each, each, each, each, GOLD]),
            seats: BySeat::default(),
            nobles: deal.nobles,
            market: Market::empty(),
            decks: deal.decks.clone(),
        };
        Slot::all().for_each(|place| state.market.lay(place, state.decks.draw(place.level())));
        state
    }

    // P3
    fn opening(&self, tell: &mut impl FnMut(Event)) {
        Slot::all().for_each(|place| tell(Event::Replaced { place, card: self.market.card(place) }));
    }

    /// P10: naming gold just where it is needed is the plain purchase.
    fn meant(&self, seat: Seat, mv: Move) -> Move {
        let Move::Buy { card, gold } = mv else { return mv };
        let holding = &self.seats[seat];
        let must = Price::of(self.card(holding, card), holding).lacking;
        Move::Buy { card, gold: if gold == must { Gems::NONE } else { gold } }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn waiting_for(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { Seats::one(self.turn) }
    }

    fn legal(&self, seat: Seat, moves: &mut Moves<Move>) {
        if seat != self.turn {
            return;
        }
        let holding = &self.seats[seat];
        match self.phase {
            Phase::Action => self.actions(holding, moves),
            Phase::Give => returns(holding.tokens, moves),
            Phase::Noble => moves.extend(bits(self.visitors(holding)).map(|place| Move::Noble(place as u8))),
            Phase::Over => {}
        }
    }

    fn apply(&mut self, seat: Seat, mv: Move, tell: &mut impl FnMut(Event)) {
        match mv {
            Move::Take(tokens) => self.take(seat, tokens, tell),
            Move::Reserve(place) => self.reserve(seat, Some(place), self.market.card(place), tell),
            Move::ReserveBlind(level) => {
                let card = self.decks.draw(level);
                self.reserve(seat, None, card, tell);
            }
            Move::Buy { card, gold } => self.buy(seat, card, gold, tell),
            Move::Give(tokens) => self.give(seat, tokens, tell),
            Move::Noble(place) => return self.choose(seat, place, tell),
            Move::Pass => self.pass(seat, tell),
        }
        self.after_action(seat, tell);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.ranked())
    }

    fn view(&self, viewer: Viewer) -> View {
        super::view::view(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Seen {
        super::view::seen(event, viewer)
    }

    fn redeal(view: &View, rng: &mut Rng) -> State {
        super::view::redeal(view, rng)
    }

    fn board(&self) -> String {
        super::board::board(self)
    }

    fn audit(&self) -> Result<(), Fault> {
        Ok(super::audit::audit(self)?)
    }
}

/// A turn: one of four actions, or passing if there is none (P18).
impl State {
    fn actions(&self, holding: &Holding, moves: &mut Moves<Move>) {
        let before = moves.len();
        self.takes(moves);
        self.reserves(holding, moves);
        self.buys(holding, moves);
        if moves.len() == before {
            moves.push(Move::Pass);
        }
    }

    fn takes(&self, moves: &mut Moves<Move>) {
        let bank = self.bank.coloured();
        lists::TAKE_DIFFERENT[bank.kinds(1)].add_to(moves); // P6
        lists::TAKE_ALIKE[bank.kinds(4)].add_to(moves); // P7
    }

    fn take(&mut self, seat: Seat, tokens: Gems, tell: &mut impl FnMut(Event)) {
        self.bank -= tokens;
        self.seats[seat].tokens += tokens;
        self.passes = 0;
        tell(Event::Taken { seat, tokens });
    }

    // P8
    fn reserves(&self, holding: &Holding, moves: &mut Moves<Move>) {
        if holding.is_hand_full() {
            return;
        }
        for level in 0..LEVELS {
            // As long as a deck lasts, every place of its level is filled (P11).
            if self.decks.left(level as u8 + 1) > 0 {
                moves.try_extend_from_slice(&lists::RESERVE[level]).expect("room for every legal move");
                continue;
            }
            let places = (OPEN * level..OPEN * (level + 1)).map(Slot::new);
            moves.extend(places.filter(|place| self.market.card(*place) != NONE).map(Move::Reserve));
        }
    }

    // P8; P13: only its owner sees a card from the deck.
    fn reserve(&mut self, seat: Seat, place: Option<Slot>, card: u8, tell: &mut impl FnMut(Event)) {
        let gold = self.bank.count(Gem::Gold).min(1);
        self.bank -= Gems::of(Gem::Gold, gold);
        let holding = &mut self.seats[seat];
        holding.tokens += Gems::of(Gem::Gold, gold);
        holding.reserve(card, place.is_none());
        self.passes = 0;
        tell(Event::Reserved { seat, place, card, gold: gold == 1 });
        if let Some(place) = place {
            self.replace(place, tell);
        }
    }

    // P9: each card once, paid with the least gold; then the other ways to pay.
    fn buys(&self, holding: &Holding, moves: &mut Moves<Move>) {
        let gold = holding.tokens.count(Gem::Gold);
        // No card costs more than seven of a colour, so bonuses beyond that are useless.
        let shortfalls = self.market.shortfalls(&holding.reserved, holding.bonuses.at_most(7) + holding.tokens.coloured());
        let affordable = shortfalls.at_most(gold);
        for (level, lists) in lists::BUY_OPEN.iter().enumerate() {
            lists[affordable >> (OPEN * level) & ((1 << OPEN) - 1)].add_to(moves);
        }
        lists::BUY_HAND[affordable >> Slot::COUNT].add_to(moves);
        if gold > 0 {
            let gold_to_spare = shortfalls.at_most(gold - 1);
            bits(gold_to_spare).for_each(|spot| self.other_payments(holding, Spot::new(spot), moves));
        }
    }

    // P10: gold where it is needed, and also where a coloured token is at hand.
    fn other_payments(&self, holding: &Holding, spot: Spot, moves: &mut Moves<Move>) {
        let Price { due, lacking: must } = Price::of(self.card(holding, spot), holding);
        let may = due - must;
        let spare = holding.tokens.count(Gem::Gold) - must.total();
        for more in lists::handfuls(spare) {
            // Added in any case, since the branch could not be predicted.
            let len = moves.len() + usize::from(may.covers(*more));
            moves.push(Move::Buy { card: spot, gold: must + *more });
            moves.truncate(len);
        }
    }

    // P9, P10
    fn buy(&mut self, seat: Seat, spot: Spot, gold: Gems, tell: &mut impl FnMut(Event)) {
        let card = self.card(&self.seats[seat], spot);
        let holding = &mut self.seats[seat];
        let paid = Price::of(card, holding).paid(gold);
        holding.tokens -= paid;
        self.bank += paid;
        holding.buy(card);
        self.passes = 0;
        tell(Event::Bought { seat, spot, card, paid });
        match spot {
            Spot::Open(place) => self.replace(place, tell),
            Spot::Hand(index) => self.seats[seat].unreserve(index.into()),
        }
    }

    fn card(&self, holding: &Holding, spot: Spot) -> u8 {
        match spot {
            Spot::Open(place) => self.market.card(place),
            Spot::Hand(index) => holding.reserved[usize::from(index)].card,
        }
    }

    // P11
    fn replace(&mut self, place: Slot, tell: &mut impl FnMut(Event)) {
        let card = self.decks.draw(place.level());
        self.market.lay(place, card);
        tell(Event::Replaced { place, card });
    }
}

// P12: every choice of the tokens beyond the limit.
fn returns(tokens: Gems, moves: &mut Moves<Move>) {
    let (some, two) = (tokens.kinds(1), tokens.kinds(2));
    match tokens.total() - LIMIT {
        1 => lists::GIVE_ONE[some].add_to(moves),
        2 => {
            lists::GIVE_TWO_DIFFERENT[some].add_to(moves);
            lists::GIVE_TWO_ALIKE[two].add_to(moves);
        }
        _ => {
            lists::GIVE_THREE_DIFFERENT[some].add_to(moves);
            bits(two).for_each(|pair| lists::GIVE_TWO_ALIKE_AND_ONE[pair][some].add_to(moves));
            lists::GIVE_THREE_ALIKE[tokens.kinds(3)].add_to(moves);
        }
    }
}

/// The end of a turn.
impl State {
    // P12
    fn give(&mut self, seat: Seat, tokens: Gems, tell: &mut impl FnMut(Event)) {
        self.seats[seat].tokens -= tokens;
        self.bank += tokens;
        tell(Event::Given { seat, tokens });
    }

    // P14: the places of the nobles whose cost these bonuses reach, one bit each.
    fn visitors(&self, holding: &Holding) -> usize {
        // No noble requires less than three of two colours.
        let three = holding.bonuses.kinds(3);
        if three == 0 || three.is_power_of_two() {
            return 0;
        }
        let comes = |noble: u8| usize::from(holding.bonuses.covers(NOBLES[usize::from(noble)]));
        self.nobles.iter().zip(0..).map(|(noble, place)| comes(*noble) << place).sum()
    }

    /// Whether a noble will come to the seat at the end of its turn, whatever it does.
    pub(crate) fn is_noble_waiting(&self, seat: Seat) -> bool {
        self.visitors(&self.seats[seat]) != 0
    }

    // P15
    fn choose(&mut self, seat: Seat, place: u8, tell: &mut impl FnMut(Event)) {
        self.welcome(seat, place, tell);
        self.end_turn(seat, tell);
    }

    // P14
    fn welcome(&mut self, seat: Seat, place: u8, tell: &mut impl FnMut(Event)) {
        let noble = std::mem::replace(&mut self.nobles[usize::from(place)], NONE);
        self.seats[seat].welcome(noble);
        tell(Event::Noble { seat, place, noble });
    }

    // P16, P18
    fn end_turn(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let brings_it_on = !self.last_round && self.seats[seat].points >= GOAL;
        self.last_round |= brings_it_on;
        self.turn = seat.next(self.setup.players);
        if brings_it_on && !self.is_round_played_out() {
            tell(Event::LastRound { seat });
        }
        self.phase = if self.is_round_played_out() || self.has_everybody_passed() { Phase::Over } else { Phase::Action };
        if self.is_over() {
            tell(Event::Over { outcome: self.ranked() });
        }
    }

    fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    // P16
    fn is_round_played_out(&self) -> bool {
        self.last_round && self.turn == self.first
    }

    // P18
    fn has_everybody_passed(&self) -> bool {
        self.passes == self.setup.players
    }

    // P17
    fn ranked(&self) -> Outcome {
        let worth = BySeat::from_fn(|seat| {
            let holding = &self.seats[seat];
            (i16::from(holding.points), -(holding.bought.len() as i16))
        });
        let stalled = self.has_everybody_passed() && !self.is_round_played_out(); // P18
        let words = if stalled { ["stalled"; 3] } else { ["points", "cards", "shared"] };
        Outcome::rank(self.setup.players, &worth, words)
    }

    // P18
    fn pass(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.passes += 1;
        tell(Event::Passed { seat });
    }

    // P19: what remains of the turn after the action, and after giving back tokens.
    fn after_action(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let holding = &self.seats[seat];
        if holding.tokens.total() > LIMIT {
            self.phase = Phase::Give;
            return;
        }
        let visitors = self.visitors(holding);
        if visitors.is_power_of_two() {
            self.welcome(seat, visitors.trailing_zeros() as u8, tell);
        } else if visitors != 0 {
            self.phase = Phase::Noble;
            return;
        }
        self.end_turn(seat, tell);
    }
}

/// The places of the set bits.
fn bits(set: usize) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(bit)
    })
}
