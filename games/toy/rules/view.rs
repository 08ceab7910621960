//! The two gates: what one viewer may know of the position, and of what happens. No `..` and no `_` in a pattern: anyone who adds a field or
//! an event must decide here who sees it.

use super::cards::{HAND, HIGHEST, NONE, STAKES};
use super::event::Event;
use super::setup::Setup;
use super::state::State;
use engine::{BySeat, Game, MAX_SEATS, Outcome, Rng, Seat, Setup as _, Viewer};
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
    /// Finished rounds.
    pub round: u8,
    /// Whose turn it is, or would be.
    pub turn: Seat,
    /// The stakes revealed so far; the last is being played for, unless the game is over.
    pub stakes: Vec<u8>,
    /// Each seat in order.
    pub seats: Vec<SeatView>,
    /// The end, once there is one.
    pub outcome: Option<Outcome>,
}

/// One seat, as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatView {
    /// Whose.
    pub seat: Seat,
    /// Points so far.
    pub points: u8,
    /// How many cards are in hand.
    pub hand_size: usize,
    /// The cards in hand, for their owner.
    pub hand: Option<Vec<u8>>,
    /// Whether the seat has a face-down card.
    pub has_laid: bool,
    /// That card, for its owner.
    pub laid: Option<u8>,
    /// Cards revealed so far, by round.
    pub played: Vec<u8>,
}

/// An event as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Seen {
    /// A seat was dealt its hand.
    Dealt {
        /// Who.
        seat: Seat,
        /// For its owner.
        cards: Option<[u8; HAND]>,
    },
    /// A card was laid face down.
    Laid {
        /// By whom.
        seat: Seat,
        /// For its owner.
        card: Option<u8>,
    },
    /// The cards were revealed.
    Revealed {
        /// By seat; 0 where nobody sits.
        cards: [u8; MAX_SEATS],
        /// Who took the stake.
        winner: Seat,
        /// Its value.
        stake: u8,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

// T7
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let State { setup, hands, laid, out: _nobody_knows, stakes, round, turn, points, played } = state;
    let seat_view = |seat: Seat| {
        let hand: Vec<u8> = hands[seat].into_iter().filter(|card| *card != NONE).collect();
        SeatView {
            seat,
            points: points[seat],
            hand_size: hand.len(),
            hand: viewer.is(seat).then_some(hand),
            has_laid: laid[seat] != NONE,
            laid: (viewer.is(seat) && laid[seat] != NONE).then_some(laid[seat]),
            played: played[seat][..usize::from(*round)].to_vec(),
        }
    };
    let turned_up = usize::from(*round) + usize::from(!state.is_over());
    View {
        viewer,
        setup: *setup,
        round: *round,
        turn: *turn,
        stakes: stakes[..turned_up].to_vec(),
        seats: Seat::all(setup.players()).map(seat_view).collect(),
        outcome: state.outcome(),
    }
}

// T7
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Seen {
    match event.clone() {
        Event::Dealt { seat, cards } => Seen::Dealt { seat, cards: viewer.is(seat).then_some(cards) },
        Event::Laid { seat, card } => Seen::Laid { seat, card: viewer.is(seat).then_some(card) },
        Event::Revealed { cards, winner, stake } => Seen::Revealed { cards, winner, stake },
        Event::Over { outcome } => Seen::Over { outcome },
    }
}

/// Deals what the viewer cannot place to the places where it may be.
pub(crate) fn redeal(view: &View, rng: &mut Rng) -> State {
    let known = view.seats.iter().flat_map(|seat| seat.hand.iter().flatten().chain(&seat.laid).chain(&seat.played));
    let known: Vec<u8> = known.copied().collect();
    let mut unknown: Vec<u8> = (1..=HIGHEST).filter(|card| !known.contains(card)).collect();
    rng.shuffle(&mut unknown);
    let mut hidden_stakes = STAKES.to_vec();
    for stake in &view.stakes {
        hidden_stakes.remove(hidden_stakes.iter().position(|hidden| hidden == stake).expect("a stake of the game"));
    }
    rng.shuffle(&mut hidden_stakes);
    let mut draw = || unknown.pop().expect("as many unknown cards as places for them");
    let seats = &view.seats;
    let at_table = |seat: Seat| seats.get(seat.index());
    let hands = BySeat::from_fn(|seat| {
        let mut hand: Vec<u8> = match at_table(seat).map(|seat| (&seat.hand, seat.hand_size)) {
            Some((Some(hand), _)) => hand.clone(),
            Some((None, size)) => (0..size).map(|_| draw()).collect(),
            None => Vec::new(),
        };
        hand.resize(2, NONE);
        [hand[0], hand[1]]
    });
    let laid = BySeat::from_fn(|seat| match at_table(seat).map(|seat| (seat.laid, seat.has_laid)) {
        Some((Some(card), _)) => card,
        Some((None, true)) => draw(),
        Some((None, false)) | None => NONE,
    });
    let played = BySeat::from_fn(|seat| {
        std::array::from_fn(|round| at_table(seat).and_then(|seat| seat.played.get(round)).copied().unwrap_or(NONE))
    });
    let out = std::array::from_fn(|index| unknown.get(index).copied().unwrap_or(NONE));
    State {
        setup: view.setup,
        hands,
        laid,
        out,
        stakes: std::array::from_fn(|index| view.stakes.get(index).copied().or_else(|| hidden_stakes.pop()).expect("three stakes")),
        round: view.round,
        turn: view.turn,
        points: BySeat::from_fn(|seat| at_table(seat).map_or(0, |seat| seat.points)),
        played,
    }
}
