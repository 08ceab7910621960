//! The rules, in the order of their numbers.

use super::cards::{HAND, HIGHEST, NONE, STAKES};
use super::event::Event;
use super::moves::Move;
use super::setup::{EDITIONS, Setup};
use super::state::{Deal, State};
use super::view::{Seen, View};
use engine::{BadDeal, BySeat, Edition, Fault, Game, Moves, Outcome, Rng, Seat, Seats, Viewer};

impl Game for State {
    const RULES: u32 = 1;
    const EDITIONS: &'static [Edition] = EDITIONS;
    const ENDINGS: &'static [&'static str] = &["points", "shared"];

    type Setup = Setup;
    type Deal = Deal;
    type Move = Move;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    // T1, T2
    fn shuffle(setup: &Setup, rng: &mut Rng) -> Deal {
        let first = setup.first.unwrap_or_else(|| Seat::new(rng.below(setup.players.into()) as usize));
        let mut cards = std::array::from_fn(|index| index as u8 + 1);
        rng.shuffle(&mut cards);
        let mut stakes = STAKES;
        rng.shuffle(&mut stakes);
        Deal { first, cards, stakes }
    }

    fn read_deal(setup: &Setup, text: &str) -> Result<Deal, BadDeal> {
        Ok(super::text::read_deal(setup.players, setup.first, text)?)
    }

    // T2
    fn start(setup: &Setup, deal: &Deal) -> State {
        let mut cards = deal.cards.iter();
        let mut take = |at_table: bool| if at_table { *cards.next().expect("seven cards suffice for three hands") } else { NONE };
        let hands = BySeat::from_fn(|seat| std::array::from_fn(|_| take(seat.index() < setup.players.into())));
        let dealt = HAND * usize::from(setup.players);
        let out = std::array::from_fn(|index| deal.cards.get(dealt + index).copied().unwrap_or(NONE));
        State {
            setup: *setup,
            hands,
            laid: BySeat::default(),
            out,
            stakes: deal.stakes,
            round: 0,
            turn: deal.first,
            points: BySeat::default(),
            played: BySeat::default(),
        }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn waiting_for(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { Seats::one(self.turn) }
    }

    // T3
    fn legal(&self, seat: Seat, moves: &mut Moves<Move>) {
        if self.waiting_for().contains(seat) {
            moves.extend(self.hands[seat].into_iter().filter(|card| *card != NONE).map(Move));
        }
    }

    // T3
    fn apply(&mut self, seat: Seat, Move(card): Move, tell: &mut impl FnMut(Event)) {
        let place = self.hands[seat].iter().position(|held| *held == card).expect("a card of the hand");
        self.hands[seat][place] = NONE;
        self.laid[seat] = card;
        tell(Event::Laid { seat, card });
        self.turn = seat.next(self.setup.players);
        if self.laid[self.turn] != NONE {
            self.reveal(tell);
        }
    }

    // T2
    fn opening(&self, tell: &mut impl FnMut(Event)) {
        Seat::all(self.setup.players).for_each(|seat| tell(Event::Dealt { seat, cards: self.hands[seat] }));
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
        super::text::board(self)
    }

    fn audit(&self) -> Result<(), Fault> {
        let players = self.setup.players;
        let held = self.hands.of(players).iter().chain(self.played.of(players)).flatten();
        let mut cards: Vec<u8> = held.chain(self.laid.of(players)).chain(&self.out).copied().filter(|card| *card != NONE).collect();
        cards.sort_unstable();
        if cards.iter().copied().ne(1..=HIGHEST) {
            return Err(Fault::new(format!("the cards are {cards:?}")));
        }
        let won: u8 = self.points.of(players).iter().sum();
        let offered: u8 = self.stakes[..self.round.into()].iter().sum();
        if won == offered { Ok(()) } else { Err(Fault::new(format!("{won} points won of {offered} offered"))) }
    }
}

impl State {
    // T6
    pub(crate) fn is_over(&self) -> bool {
        usize::from(self.round) == HAND
    }

    // T4, T5
    fn reveal(&mut self, tell: &mut impl FnMut(Event)) {
        let cards = std::mem::take(&mut self.laid);
        let winner = Seat::all(self.setup.players).max_by_key(|seat| cards[*seat]).expect("a table has seats");
        let stake = self.stakes[usize::from(self.round)];
        self.points[winner] += stake;
        Seat::all(self.setup.players).for_each(|seat| self.played[seat][usize::from(self.round)] = cards[seat]);
        self.round += 1;
        self.turn = winner;
        tell(Event::Revealed { cards: std::array::from_fn(|index| cards[Seat::new(index)]), winner, stake });
        if self.is_over() {
            tell(Event::Over { outcome: self.ranked() });
        }
    }

    // T6
    fn ranked(&self) -> Outcome {
        let scores = BySeat::from_fn(|seat| (i16::from(self.points[seat]), 0));
        Outcome::rank(self.setup.players, &scores, ["points", "points", "shared"])
    }
}
