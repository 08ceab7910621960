//! The rules of both editions, in the order of their numbers in `RULES.md`.
//!
//! Elsewhere: which card wins (`ranking.rs`: S13, S14, S26, R4, R8, R10), options and the sizes that follow (`setup.rs`: S2, S3, S20, S23, S24, S28, R1, R2, R6,
//! R9), who may know what (`view.rs`: S29, S30, S31, R13), the notation (`text.rs`). S22 is an example, and is among the tests.

use super::cards::{BIDS, MONEY, MONEY_OF_TWO, OFFER, ROUNDS, STAGES};
use super::colour::Colour;
use super::event::Event;
use super::jewels::{Grade, Jewels};
use super::money::Cards;
use super::moves::Cushion::{self, One, Three, Two};
use super::moves::{Bid, Move};
use super::ranking::{Rank, Ranking};
use super::setup::{EDITIONS, Edition, Setup};
use super::state::{Deal, Phase, State};
use super::view::{Seen, View};
use engine::{BadDeal, BySeat, Fault, Game, Moves, Outcome, Rng, Seat, Seats, Viewer};

impl Game for State {
    const RULES: u32 = 1;
    const EDITIONS: &'static [engine::Edition] = EDITIONS;
    const ENDINGS: &'static [&'static str] = &["points", "jewels", "shared"]; // S21, R7

    type Setup = Setup;
    type Deal = Deal;
    type Move = Move;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    // S5, S6, R3
    fn shuffle(setup: &Setup, rng: &mut Rng) -> Deal {
        let first = setup.first.unwrap_or_else(|| Seat::new(rng.below(setup.players.into()) as usize));
        let mut hands = BySeat::default();
        for seat in Seat::all(setup.players) {
            hands[seat] = if setup.players == 2 { shuffled_deck_of_two(rng) } else { shuffled_deck(rng) };
        }
        let mut draws = [0; ROUNDS];
        let rounds = usize::from(STAGES * setup.rounds());
        draws[..rounds].fill_with(|| rng.long_bits());
        Deal { first, hands, draws }
    }

    fn read_deal(setup: &Setup, text: &str) -> Result<Deal, BadDeal> {
        Ok(super::text::read_deal(setup, text)?)
    }

    // S1, S4, S5: all jewels are in the pouch; bonus markers only keep count, so there are none here.
    fn start(setup: &Setup, deal: &Deal) -> State {
        let mut state = State {
            setup: *setup,
            phase: Phase::Offer,
            round: 0,
            first: deal.first,
            turn: deal.first,
            offer: [Grade::default(); OFFER],
            bids: [Bid::default(); BIDS],
            laid: 0,
            hands: BySeat::from_fn(|seat| deal.hands[seat][0]),
            decks: BySeat::from_fn(|seat| [deal.hands[seat][1], deal.hands[seat][2]]),
            played: BySeat::default(),
            unseen: BySeat::default(),
            jewels: BySeat::default(),
            pouch: Jewels::ALL,
            draws: deal.draws,
        };
        state.make_offer(&mut |_| ());
        state
    }

    // S8, S9
    fn opening(&self, tell: &mut impl FnMut(Event)) {
        Seat::all(self.setup.players).for_each(|seat| tell(Event::Drew { seat, stage: 1, cards: self.hands[seat] }));
        tell(self.offered());
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    // S9, S10, R11
    #[inline]
    fn waiting_for(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::NONE,
            Phase::Bids if self.setup.rush => self.still_to_lay(),
            Phase::Offer | Phase::Bids => Seats::one(self.turn),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, moves: &mut Moves<Move>) {
        match self.phase {
            Phase::Bids if self.may_lay(seat) => self.legal_bids(seat, moves),
            Phase::Offer if seat == self.turn => self.legal_returns(moves),
            Phase::Offer | Phase::Bids | Phase::Over => {}
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, tell: &mut impl FnMut(Event)) {
        match mv {
            Move::Return(jewel) => self.put_back(seat, jewel, tell),
            Move::Bid { card, cushion } => self.lay(Bid { seat, card, cushion }, tell),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.ranked())
    }

    // S29, S30, S31
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
        super::text::board(self)
    }

    fn audit(&self) -> Result<(), Fault> {
        Ok(super::audit::audit(self)?)
    }
}

/// S5: a player's shuffled money, split into what is drawn at each stage. Ten cards for the later stages leave five for the first.
fn shuffled_deck(rng: &mut Rng) -> [Cards; STAGES as usize] {
    let mut deck = MONEY;
    rng.draw_to_the_back::<10, u8>(&mut deck);
    [&deck[..5], &deck[5..10], &deck[10..]].map(Cards::from)
}

/// S23, S24: the same with two players.
fn shuffled_deck_of_two(rng: &mut Rng) -> [Cards; STAGES as usize] {
    let mut deck = MONEY_OF_TWO;
    rng.draw_to_the_back::<8, u8>(&mut deck);
    rng.draw_to_the_back::<8, u8>(&mut deck[..16]);
    [&deck[..8], &deck[8..16], &deck[16..]].map(Cards::from)
}

/// S10: every card on every one of these cushions, by card value; padded to four, since a word is copied faster than a part of it.
const fn rows<const N: usize>(cushions: [Cushion; N]) -> [[Move; 4]; Cards::HIGHEST as usize + 1] {
    let mut rows = [[Move::Bid { card: 0, cushion: One }; 4]; Cards::HIGHEST as usize + 1];
    let mut card = 1;
    while card < rows.len() {
        let mut place = 0;
        while place < N {
            rows[card][place] = Move::Bid { card: card as u8, cushion: cushions[place] };
            place += 1;
        }
        card += 1;
    }
    rows
}

/// Adds the rows of the cards in hand, `N` bids each.
fn lay_each<const N: usize>(hand: Cards, rows: &[[Move; 4]; Cards::HIGHEST as usize + 1], moves: &mut Moves<Move>) {
    for card in hand.values() {
        moves.try_extend_from_slice(&rows[usize::from(card)]).expect("the list holds every bid");
        (N..4).for_each(|_| _ = moves.pop());
    }
}

impl State {
    // S9: one jewel more than there are cushions, blind. S32: the pouch always holds enough.
    fn make_offer(&mut self, tell: &mut impl FnMut(Event)) {
        let number = std::mem::take(&mut self.draws[usize::from(self.round)]);
        self.pouch.draw(number, &mut self.offer[..=usize::from(self.setup.cushions())]);
        self.phase = Phase::Offer;
        tell(self.offered());
    }

    fn offered(&self) -> Event {
        let (stage, round) = (self.stage() + 1, self.round % self.setup.rounds() + 1);
        Event::Offered { seat: self.first, stage, round, jewels: self.offer, edition: self.setup.edition }
    }

    // S9: jewels of one grade are the same choice.
    fn legal_returns(&self, moves: &mut Moves<Move>) {
        let colours = self.setup.edition.colours();
        let mut met = 1u32 << Grade::default().points();
        for grade in self.offer {
            let bit = 1 << grade.points();
            if met & bit == 0 {
                moves.push(Move::Return(colours[grade.index()]));
            }
            met |= bit;
        }
    }

    // S9: the jewels left are laid on the cushions in the order drawn.
    fn put_back(&mut self, seat: Seat, jewel: Colour, tell: &mut impl FnMut(Event)) {
        let grade = self.setup.grade(jewel).expect("a colour of this edition");
        let place = self.offer.iter().position(|offered| *offered == grade).expect("a jewel of the offer");
        self.pouch.add(grade);
        for place in place..OFFER - 1 {
            self.offer[place] = self.offer[place + 1];
        }
        self.offer[OFFER - 1] = Grade::default();
        self.phase = Phase::Bids;
        tell(Event::Returned { seat, jewel });
    }

    /// R11: in a rush, every seat that has not laid all its cards of the round.
    #[inline(never)] // keeps the common path of every other game small
    fn still_to_lay(&self) -> Seats {
        Seat::all(self.setup.players).filter(|seat| self.may_lay(*seat)).collect()
    }

    /// S10: whose turn it is; in a rush every seat that has not laid all its cards of the round (R11).
    #[inline]
    fn may_lay(&self, seat: Seat) -> bool {
        if !self.setup.rush {
            return seat == self.turn;
        }
        let laid = self.bids().iter().filter(|bid| bid.seat == seat).count();
        self.setup.has(seat) && laid < usize::from(self.setup.cards_a_round())
    }

    // S10: any card of the hand on any cushion.
    fn legal_bids(&self, seat: Seat, moves: &mut Moves<Move>) {
        let hand = self.hands[seat];
        let three = self.setup.cushions() == 3;
        match self.cushion_taken(seat) {
            None if three => lay_each::<3>(hand, &const { rows([One, Two, Three]) }, moves),
            None => lay_each::<2>(hand, &const { rows([One, Two]) }, moves),
            Some(One) if three => lay_each::<2>(hand, &const { rows([Two, Three]) }, moves),
            Some(Two) if three => lay_each::<2>(hand, &const { rows([One, Three]) }, moves),
            Some(Three) => lay_each::<2>(hand, &const { rows([One, Two]) }, moves),
            Some(One) => lay_each::<1>(hand, &const { rows([Two]) }, moves),
            Some(Two) => lay_each::<1>(hand, &const { rows([One]) }, moves),
        }
    }

    /// S25, R10: where the seat may not lay a card, because its other card of the round is there.
    #[inline]
    pub(crate) fn cushion_taken(&self, seat: Seat) -> Option<Cushion> {
        let own = if self.setup.lays_apart() { self.bids().iter().find(|bid| bid.seat == seat) } else { None };
        own.map(|bid| bid.cushion)
    }

    // S10, S11
    fn lay(&mut self, bid: Bid, tell: &mut impl FnMut(Event)) {
        self.hands[bid.seat].hand_over(bid.card, &mut self.played[bid.seat]); // S16
        self.bids[usize::from(self.laid)] = bid;
        self.laid += 1;
        if !self.setup.rush {
            self.turn = bid.seat.next(self.setup.players); // S25: with two players, twice round
        }
        tell(Event::Laid(bid));
        if self.laid == self.setup.bids_a_round() {
            self.reveal(tell);
        }
    }

    // S11, S16
    fn reveal(&mut self, tell: &mut impl FnMut(Event)) {
        let [first, second, third] = self.winners();
        self.settle(One, first, tell);
        self.settle(Two, second, tell);
        if self.setup.cushions() == 3 {
            self.settle(Three, third, tell);
        }
        self.bids = [Bid::default(); BIDS];
        self.laid = 0;
        self.offer = [Grade::default(); OFFER];
        self.round += 1;
        self.next_round(tell);
    }

    /// S12, S13: for each cushion the owner of the best card there.
    fn winners(&self) -> [Option<Seat>; 3] {
        let ranking = Ranking::new(&self.setup, self.first);
        let mut best = [(Rank::default(), None); 3];
        for (order, bid) in self.bids().iter().enumerate() {
            let best = &mut best[bid.cushion as usize];
            let rank = ranking.bid(self.bids(), order);
            if rank > best.0 {
                *best = (rank, Some(bid.seat));
            }
        }
        best.map(|(_, winner)| winner)
    }

    // S15, S16
    fn settle(&mut self, cushion: Cushion, winner: Option<Seat>, tell: &mut impl FnMut(Event)) {
        let jewel = self.offer[cushion as usize];
        match winner {
            Some(winner) => self.jewels[winner].add(jewel),
            None => self.pouch.add(jewel),
        }
        let silent = self.setup.silent && self.discard_unseen(cushion);
        tell(Event::Settled { cushion, jewel, edition: self.setup.edition, winner, bids: self.bids, silent });
    }

    /// R12: if only one player has laid, the cards are not shown. Returns whether that was so.
    fn discard_unseen(&mut self, cushion: Cushion) -> bool {
        let bids = self.bids;
        let here = bids[..usize::from(self.laid)].iter().filter(|bid| bid.cushion == cushion);
        let seats: Seats = here.clone().map(|bid| bid.seat).collect();
        let alone = seats.len() == 1;
        here.filter(|_| alone).for_each(|bid| self.unseen[bid.seat].add(bid.card));
        alone
    }

    // S17, S18
    fn next_round(&mut self, tell: &mut impl FnMut(Event)) {
        if self.round == STAGES * self.setup.rounds() {
            self.turn = self.first;
            return self.end(tell);
        }
        self.first = self.first.next(self.setup.players); // S17, S27
        if self.round.is_multiple_of(self.setup.rounds()) {
            self.next_stage(tell);
        }
        self.turn = self.first;
        self.make_offer(tell);
    }

    // S8, S24
    fn next_stage(&mut self, tell: &mut impl FnMut(Event)) {
        if self.setup.edition == Edition::Riquezas && self.setup.players == 5 {
            self.first = self.first.next(self.setup.players); // R5: five rounds have brought back the opener of the last stage
        }
        for seat in Seat::all(self.setup.players) {
            let [next, after] = self.decks[seat];
            self.hands[seat] = next;
            self.decks[seat] = [after, Cards::default()];
            tell(Event::Drew { seat, stage: self.stage() + 1, cards: next });
        }
    }

    // S18, R12
    fn end(&mut self, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Over;
        for seat in Seat::all(self.setup.players) {
            if !self.unseen[seat].is_empty() {
                tell(Event::Unveiled { seat, cards: self.unseen[seat] });
            }
        }
        tell(Event::Over { outcome: self.ranked() });
    }

    // S21, R7
    fn ranked(&self) -> Outcome {
        let scores = BySeat::from_fn(|seat| (i16::from(self.points(seat)), i16::from(self.jewels[seat].len())));
        Outcome::rank(self.setup.players, &scores, ["points", "jewels", "shared"])
    }

    /// S19, S20, S28: the points of a seat, for its jewels and its sets.
    pub(crate) fn points(&self, seat: Seat) -> u8 {
        self.setup.points(self.jewels[seat])
    }

    /// A seat's face-down cards in this round.
    pub(crate) fn face_down(&self, seat: Seat) -> Cards {
        self.bids().iter().filter(|bid| bid.seat == seat).map(|bid| bid.card).collect()
    }

    /// The stage, counted from 0; the last one once the game is over.
    pub(crate) fn stage(&self) -> u8 {
        (self.round / self.setup.rounds()).min(STAGES - 1)
    }

    /// The cards laid in this round, in that order.
    pub(crate) fn bids(&self) -> &[Bid] {
        &self.bids[..usize::from(self.laid)]
    }
}
