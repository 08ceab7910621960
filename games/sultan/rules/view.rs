//! The two gates: what one viewer may know of the position, and of what happens (S29, S30). No `..` and no `_` in a pattern: anyone who adds a
//! field or an event must decide here who sees it.
//!
//! What was once shown to all is not secret (S31): a view holds what a perfect memory would. Hiding screens and bags (R13) is up to
//! the display, such as `text.rs`.

use super::cards::{BIDS, OFFER, ROUNDS, STAGES};
use super::colour::Colour;
use super::event::Event;
use super::jewels::{Grade, Jewels};
use super::money::Cards;
use super::moves::{Bid, Cushion};
use super::setup::{Edition, Setup};
use super::state::{Phase, State};
use arrayvec::ArrayVec;
use engine::{BySeat, Game, Outcome, Rng, Seat, Seats, Viewer};
use serde::Serialize;

/// Everything one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The options the table agreed on.
    #[serde(serialize_with = "engine::setup_text")]
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub setup: Setup,
    /// The colours from grade 1 to grade 5.
    pub colours: [Colour; 5],
    /// Which of the two games it is.
    pub edition: Edition,
    /// The points of a jewel, from grade 1 to grade 5 (S1).
    pub values: [u8; 5],
    /// What the table is waiting for.
    pub phase: Phase,
    /// The stage, counted from 1.
    pub stage: u8,
    /// The round in the stage, counted from 1.
    pub round: u8,
    /// Rounds in a stage.
    pub rounds: u8,
    /// Stages in the game.
    pub stages: u8,
    /// First player of this round, or of the last one once the game is over.
    pub first: Seat,
    /// Who owes a move.
    pub waiting_for: Seats,
    /// The jewels drawn, while the first player chooses which goes back.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Colour>"))]
    pub drawn: ArrayVec<Colour, OFFER>,
    /// Cushions or bazaars in a round.
    pub places: u8,
    /// The cushions, once there are jewels on them.
    #[cfg_attr(feature = "wire", ts(as = "Vec<CushionView>"))]
    pub cushions: ArrayVec<CushionView, 3>,
    /// What is in the pouch, by grade.
    pub pouch: Jewels,
    /// Every seat, in order.
    #[cfg_attr(feature = "wire", ts(as = "Vec<SeatView>"))]
    pub seats: ArrayVec<SeatView, 5>,
    /// The end, once there is one.
    pub outcome: Option<Outcome>,
}

/// A cushion, or a bazaar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CushionView {
    /// The jewel on it.
    pub jewel: Colour,
    /// The cards on it, in the order laid.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Laid>"))]
    pub bids: ArrayVec<Laid, BIDS>,
    /// Why the viewer's seat may not lay a card there, whether or not it is its turn; null if it may, and for spectators.
    pub barred: Option<Bar>,
}

/// Why no card may be laid there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Bar {
    /// The seat's other card of the round is there (S25).
    OwnCard,
}

/// A card face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Laid {
    /// Who laid it.
    pub seat: Seat,
    /// Which card of the round it is, counted from 1.
    pub order: u8,
    /// Its value, for its owner.
    pub card: Option<u8>,
}

/// Some cards, as the viewer sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Pile {
    /// How many.
    pub size: u8,
    /// Which, for those who may know.
    pub cards: Option<Cards>,
}

/// One seat, as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatView {
    /// Whose.
    pub seat: Seat,
    /// In hand: which, for the owner.
    pub hand: Pile,
    /// Cards left to draw.
    pub deck: u8,
    /// Played and revealed.
    pub shown: Cards,
    /// Played and never revealed (R12): which, for the owner, and for all once the game is over.
    pub unseen: Pile,
    /// Won so far, by grade.
    pub jewels: Jewels,
    /// The bonus of each grade (S20).
    pub bonus: [u8; 5],
    /// Points so far, with bonus.
    pub points: u8,
    /// Whether a screen or a bag hides the collection (S31, R13). Do not show people `shown`, `unseen`, `jewels`, `bonus` and `points` then.
    pub covered: bool,
}

/// An event as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Seen {
    /// A seat drew its hand for a stage.
    Drew {
        /// Who.
        seat: Seat,
        /// For which stage, counted from 1.
        stage: u8,
        /// Which, for the owner.
        cards: Pile,
    },
    /// The first player of a round drew jewels.
    Offered {
        /// The first player.
        seat: Seat,
        /// The stage, counted from 1.
        stage: u8,
        /// The round in the stage, counted from 1.
        round: u8,
        /// In the order drawn.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Colour>"))]
        jewels: ArrayVec<Colour, OFFER>,
    },
    /// A jewel went back into the pouch.
    Returned {
        /// Who chose.
        seat: Seat,
        /// Which.
        jewel: Colour,
    },
    /// A card was laid face down.
    Laid {
        /// By whom.
        seat: Seat,
        /// Where, counted from 1.
        cushion: u8,
        /// Its value, for its owner.
        card: Option<u8>,
    },
    /// A cushion was settled.
    Settled {
        /// Counted from 1.
        cushion: u8,
        /// What lay there.
        jewel: Colour,
        /// Who gets it; null if no card was laid.
        winner: Option<Seat>,
        /// The cards there, in the order laid.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Turned>"))]
        bids: ArrayVec<Turned, BIDS>,
    },
    /// The game is over, and what was discarded unseen is shown.
    Unveiled {
        /// Whose cards.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

/// A card that was settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Turned {
    /// Who laid it.
    pub seat: Seat,
    /// Its value; only for its owner if it was discarded unseen (R12).
    pub card: Option<u8>,
}

// S29, S30
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let State {
        setup,
        phase,
        round,
        first,
        turn: _waiting_for_says,
        offer,
        bids: _the_cushions_say,
        laid: _the_cushions_say_too,
        hands,
        decks,
        played,
        unseen,
        jewels,
        pouch,
        draws: _nobody_knows,
    } = state;
    let seat_view = |seat: Seat| SeatView {
        seat,
        hand: pile(hands[seat], viewer.is(seat)),
        deck: decks[seat].iter().map(|cards| cards.len()).sum(),
        shown: played[seat].except(unseen[seat]).except(state.face_down(seat)),
        unseen: pile(unseen[seat], viewer.is(seat) || *phase == Phase::Over),
        jewels: jewels[seat],
        bonus: Grade::ALL.map(|grade| setup.bonus(jewels[seat].of(grade))),
        points: state.points(seat),
        covered: is_covered(setup, *phase, viewer.is(seat)),
    };
    let stage = state.stage();
    View {
        viewer,
        setup: *setup,
        colours: *setup.edition.colours(),
        edition: setup.edition,
        values: Grade::ALL.map(Grade::points),
        phase: *phase,
        stage: stage + 1,
        round: (round - stage * setup.rounds() + 1).min(setup.rounds()),
        rounds: setup.rounds(),
        stages: STAGES,
        first: *first,
        waiting_for: state.waiting_for(),
        drawn: if *phase == Phase::Offer { offered(setup.edition, offer).collect() } else { ArrayVec::new() },
        places: setup.cushions(),
        cushions: if *phase == Phase::Bids { cushions(state, viewer) } else { ArrayVec::new() },
        pouch: *pouch,
        seats: Seat::all(setup.players).map(seat_view).collect(),
        outcome: state.outcome(),
    }
}

/// S31, R13: screens and bags hide nothing once the game is over.
fn is_covered(setup: &Setup, phase: Phase, own: bool) -> bool {
    let screened = !setup.screens_open && !own;
    phase != Phase::Over && (screened || setup.bags)
}

fn pile(cards: Cards, may_know: bool) -> Pile {
    Pile { size: cards.len(), cards: may_know.then_some(cards) }
}

fn offered(edition: Edition, offer: &[Grade; OFFER]) -> impl Iterator<Item = Colour> {
    offer.iter().filter(|grade| **grade != Grade::default()).map(move |grade| edition.colour(*grade))
}

/// S10: who laid a card where, and in which order, is public; only its owner knows its value.
fn cushions(state: &State, viewer: Viewer) -> ArrayVec<CushionView, 3> {
    let laid = |(index, bid): (usize, &Bid)| {
        let Bid { seat, card, cushion: _here } = *bid;
        Laid { seat, order: index as u8 + 1, card: viewer.is(seat).then_some(card) }
    };
    let on = |cushion: usize| state.bids().iter().enumerate().filter(move |(_, bid)| bid.cushion as usize == cushion).map(laid).collect();
    let own = match viewer {
        Viewer::Seat(seat) => state.cushion_taken(seat),
        Viewer::Public => None,
    };
    let barred = |index: usize| own.filter(|cushion| *cushion as usize == index).map(|_| Bar::OwnCard);
    let offered = offered(state.setup.edition, &state.offer).enumerate();
    offered.map(|(index, jewel)| CushionView { jewel, bids: on(index), barred: barred(index) }).collect()
}

// S29, S30, R12
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Seen {
    match event {
        Event::Drew { seat, stage, cards } => Seen::Drew { seat: *seat, stage: *stage, cards: pile(*cards, viewer.is(*seat)) },
        Event::Offered { seat, stage, round, jewels, edition } => {
            Seen::Offered { seat: *seat, stage: *stage, round: *round, jewels: offered(*edition, jewels).collect() }
        }
        Event::Returned { seat, jewel } => Seen::Returned { seat: *seat, jewel: *jewel },
        Event::Laid(Bid { seat, card, cushion }) => {
            Seen::Laid { seat: *seat, cushion: cushion.number(), card: viewer.is(*seat).then_some(*card) }
        }
        Event::Settled { cushion, jewel, edition, winner, bids, silent } => {
            let here = bids.iter().filter(|bid| bid.card != 0 && bid.cushion == *cushion);
            let turned =
                |Bid { seat, card, cushion: _here }: &Bid| Turned { seat: *seat, card: (!silent || viewer.is(*seat)).then_some(*card) };
            Seen::Settled { cushion: cushion.number(), jewel: edition.colour(*jewel), winner: *winner, bids: here.map(turned).collect() }
        }
        Event::Unveiled { seat, cards } => Seen::Unveiled { seat: *seat, cards: *cards },
        Event::Over { outcome } => Seen::Over { outcome: outcome.clone() },
    }
}

/// Deals each seat's cards that the viewer cannot place to the places where they may be.
pub(crate) fn redeal(view: &View, rng: &mut Rng) -> State {
    let setup = view.setup;
    let round = (view.stage - 1) * setup.rounds() + view.round - u8::from(view.phase != Phase::Over);
    let waiting = view.waiting_for.first().filter(|_| view.phase == Phase::Bids && !setup.rush);
    let offered = view.drawn.iter().copied().chain(view.cushions.iter().map(|cushion| cushion.jewel));
    let mut state = State {
        setup,
        phase: view.phase,
        round,
        first: view.first,
        turn: waiting.unwrap_or(view.first),
        offer: Default::default(),
        bids: Default::default(),
        laid: 0,
        hands: BySeat::default(),
        decks: BySeat::default(),
        played: BySeat::default(),
        unseen: BySeat::default(),
        jewels: BySeat::default(),
        pouch: view.pouch,
        draws: [0; ROUNDS],
    };
    offered.zip(&mut state.offer).for_each(|(colour, place)| *place = setup.grade(colour).expect("a colour of this edition"));
    for (cushion, CushionView { jewel: _offered, bids, barred: _follows }) in Cushion::ALL.into_iter().zip(&view.cushions) {
        for Laid { seat, order, card } in bids {
            state.bids[usize::from(*order) - 1] = Bid { seat: *seat, card: card.unwrap_or_default(), cushion };
            state.laid += 1;
        }
    }
    for (seat, seat_view) in Seat::all(setup.players).zip(&view.seats) {
        redeal_seat(&mut state, seat, seat_view, rng);
    }
    let to_come = usize::from(round) + 1..usize::from(STAGES * setup.rounds());
    if view.phase != Phase::Over {
        state.draws[to_come].fill_with(|| rng.long_bits());
    }
    state
}

fn redeal_seat(state: &mut State, seat: Seat, view: &SeatView, rng: &mut Rng) {
    let SeatView {
        seat: _given,
        hand,
        deck: _sizes_follow,
        shown,
        unseen,
        jewels,
        bonus: _follows,
        points: _follow,
        covered: _by_the_setup,
    } = view;
    state.jewels[seat] = *jewels;
    let known_bids: Cards = state.bids().iter().filter(|bid| bid.seat == seat && bid.card != 0).map(|bid| bid.card).collect();
    let known = [hand.cards, unseen.cards, Some(known_bids)].into_iter().flatten().fold(*shown, Cards::and);
    let mut unknown: ArrayVec<u8, 24> = Cards::from(state.setup.money()).except(known).iter().collect();
    rng.shuffle(&mut unknown);
    let mut draw = |pile: &Pile| pile.cards.unwrap_or_else(|| unknown.drain(unknown.len() - usize::from(pile.size)..).collect());
    state.hands[seat] = draw(hand);
    state.unseen[seat] = draw(unseen);
    let stage_hand = Pile { size: state.setup.hand_size(), cards: None };
    let stages_left = usize::from(STAGES - 1 - state.stage());
    for deck in &mut state.decks[seat][..stages_left] {
        *deck = draw(&stage_hand);
    }
    let face_down = state.bids[..usize::from(state.laid)].iter_mut().filter(|bid| bid.seat == seat && bid.card == 0);
    face_down.for_each(|bid| bid.card = unknown.pop().expect("as many unknown cards as places for them"));
    state.played[seat] = shown.and(state.unseen[seat]).and(state.face_down(seat));
}
