//! Tables with chosen hands and offers, written in notation.

use crate::sultan::rules::cards::STAGES;
use crate::sultan::rules::colour::Colour;
use crate::sultan::rules::event::Event;
use crate::sultan::rules::jewels::{Grade, Jewels};
use crate::sultan::rules::money::Cards;
use crate::sultan::rules::setup::Setup;
use crate::sultan::rules::state::{Deal, Phase, State};
use engine::{BySeat, Game, Match, Seat, Setup as _, Viewer};

/// `sultan 4 rush=on`: edition, players, options.
pub(crate) fn setup(text: &str) -> Setup {
    read_setup(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

pub(crate) fn read_setup(text: &str) -> Result<Setup, String> {
    let mut words = text.splitn(3, ' ');
    let edition = State::edition(words.next().expect("an edition")).expect("an edition of ours");
    let players = words.next().and_then(|players| players.parse().ok()).expect("a number of players");
    Ok(Setup::read(edition, players, words.next().unwrap_or_default())?)
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn hand(text: &str) -> Cards {
    text.split(' ').map(|card| card.parse::<u8>().expect("a card")).collect()
}

/// A game with chosen hands and offers. Where nothing was chosen, cards come in ascending order and draws from the middle.
pub(crate) struct Table {
    pub(crate) game: Match<State>,
    offers: Vec<&'static str>,
}

impl Table {
    /// Hands for the first stage, one per seat; seat 1 is first player unless the setup says otherwise. Offers, one per round.
    pub(crate) fn new(text: &str, hands: &[&str], offers: &[&'static str]) -> Table {
        let setup = setup(text);
        let deck = |seat: Seat| {
            let first = hands.get(seat.index()).map(|text| hand(text)).unwrap_or_else(|| setup.money()[..setup.hand_size().into()].into());
            let rest: Vec<u8> = Cards::from(setup.money()).except(first).iter().collect();
            let (second, third) = rest.split_at(setup.hand_size().into());
            [first, second.iter().copied().collect(), third.iter().copied().collect()]
        };
        let hands = BySeat::from_fn(|seat| if setup.has(seat) { deck(seat) } else { Default::default() });
        let mut draws = [0; 15];
        draws[..usize::from(STAGES * setup.rounds())].fill(u64::MAX / 2);
        let deal = Deal { first: setup.first.unwrap_or(seat(1)), hands, draws };
        let mut table = Table { game: Match::dealt(setup, deal), offers: offers.to_vec() };
        table.stack_offer();
        table
    }

    /// `1 return red, 1 bid 5@2, …`
    pub(crate) fn play(&mut self, moves: &str) -> Vec<Event> {
        let mut events = Vec::new();
        for line in moves.split(',').map(str::trim) {
            let (seat, mv) = line.split_once(' ').expect("seat and move");
            let told = self.game.play(seat.parse().expect("a seat"), mv.parse().expect("a move"));
            events.extend(told.unwrap_or_else(|refused| panic!("{line}: {refused}\n{}", self.game.state().board())));
            self.stack_offer();
        }
        events
    }

    pub(crate) fn refuses(&self, line: &str) -> bool {
        let (seat, mv) = line.split_once(' ').expect("seat and move");
        self.game.clone().play(seat.parse().expect("a seat"), mv.parse().expect("a move")).is_err()
    }

    /// Plays the first legal move repeatedly until this round begins, counted from 1.
    pub(crate) fn skip_to_round(&mut self, round: u8) {
        while self.state().round + 1 < round {
            let mover = self.state().waiting_for().first().expect("the game goes on");
            let mv = self.state().moves(mover)[0];
            self.play(&format!("{mover} {mv}"));
        }
    }

    pub(crate) fn skip_to_end(&mut self) {
        while let Some(mover) = self.state().waiting_for().first() {
            let mv = self.state().moves(mover)[0];
            self.play(&format!("{mover} {mv}"));
        }
    }

    /// If a round with a chosen offer has just begun, writes it into the deal and replays up to here.
    fn stack_offer(&mut self) {
        let state = self.state();
        let Some(wanted) = self.offers.get(usize::from(state.round)).filter(|_| state.phase == Phase::Offer) else { return };
        let mut pouch = state.pouch;
        state.offer.iter().filter(|grade| **grade != Grade::default()).for_each(|grade| pouch.add(*grade));
        let mut deal = self.game.deal().clone();
        deal.draws[usize::from(state.round)] = number_that_draws(&state.setup, pouch, wanted);
        let mut game = Match::dealt(*self.game.setup(), deal);
        for (seat, mv) in self.game.moves() {
            game.play(*seat, *mv).expect("the same moves as before");
        }
        self.game = game;
        let drawn: Vec<String> = self.state().view(Viewer::Public).drawn.iter().map(Colour::to_string).collect();
        assert_eq!(drawn.join(" "), **wanted);
    }

    pub(crate) fn state(&self) -> &State {
        self.game.state()
    }

    pub(crate) fn won(&self, number: usize) -> Vec<String> {
        let setup = &self.state().setup;
        let jewels = self.state().jewels[seat(number)];
        Grade::ALL
            .into_iter()
            .filter(|grade| jewels.of(*grade) > 0)
            .map(|grade| format!("{} {}", jewels.of(grade), setup.colour(grade)))
            .collect()
    }
}

/// The round number that draws these jewels from this pouch: each draw selects its place among those of its grade.
fn number_that_draws(setup: &Setup, mut pouch: Jewels, wanted: &str) -> u64 {
    let mut places = Vec::new();
    for colour in wanted.split(' ') {
        let grade = setup.grade(colour.parse().expect("a colour")).expect("a colour of this edition");
        let place: u8 = Grade::ALL.into_iter().take_while(|lower| *lower != grade).map(|lower| pouch.of(lower)).sum();
        places.push((f64::from(place), f64::from(pouch.len())));
        pouch.draw(((u128::from(place) << 64) / u128::from(pouch.len())) as u64 + 1, &mut [Grade::default()]);
    }
    let fraction = places.into_iter().rev().fold(0.5, |rest, (place, among)| (place + rest) / among);
    (fraction * 2f64.powi(64)) as u64
}
