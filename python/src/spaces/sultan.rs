//! Sultan and Riquezas do Sultão for learners. Jewels are counted by grade, which both editions share.

use super::{Part, Space, one_of};
use engine::{Seat, Setup as _};
use games::sultan::{Cards, Colour, CushionView, Move, Phase, SeatView, State, View};

/// The most jewels drawn, the most cushions.
const OFFER: usize = 4;
const CUSHIONS: usize = 3;
const VALUES: usize = Cards::HIGHEST as usize;

impl Space for State {
    const ACTIONS: usize = Colour::ALL.len() + VALUES * CUSHIONS;

    fn observe(view: &View) -> Vec<Part> {
        let players = usize::from(view.setup.players());
        let own = view.viewer.seat().map_or(0, Seat::index);
        let relative = |seat: Seat| (seat.index() + players - own) % players;
        let phase = match view.phase {
            Phase::Offer => 0,
            Phase::Bids => 1,
            Phase::Over => 2,
        };
        let waiting = (0..players).map(|at| u8::from(view.waiting_for.contains(Seat::new((own + at) % players))));
        let jewel = |colour: Option<&Colour>| grade(view, colour);
        let cushion = |at: usize| cushion_row(view, view.cushions.get(at), players, &relative);
        let seats = (0..players).map(|at| &view.seats[(own + at) % players]);
        vec![
            ("phase", one_of(phase, 3)),
            ("stage", one_of(usize::from(view.stage).saturating_sub(1), 3)),
            ("round", vec![view.round, view.rounds]),
            ("first", one_of(relative(view.first), players)),
            ("waiting", waiting.collect()),
            ("drawn", (0..OFFER).flat_map(|at| jewel(view.drawn.get(at))).collect()),
            ("cushions", (0..CUSHIONS).flat_map(cushion).collect()),
            ("pouch", view.pouch.counts().to_vec()),
            ("seats", seats.flat_map(seat_row).collect()),
        ]
    }

    fn action(mv: Move) -> usize {
        match mv {
            Move::Return(colour) => colour as usize,
            Move::Bid { card, cushion } => Colour::ALL.len() + CUSHIONS * (usize::from(card) - 1) + cushion as usize,
        }
    }
}

/// The grade of a jewel of this colour, one of five.
fn grade(view: &View, colour: Option<&Colour>) -> Vec<u8> {
    let at = colour.and_then(|colour| view.colours.iter().position(|other| other == colour));
    one_of(at.unwrap_or(usize::MAX), view.colours.len())
}

/// The jewel; for each seat the number of cards it has laid here, and the position of the first of them in the round; the viewer's own cards by value.
fn cushion_row(view: &View, cushion: Option<&CushionView>, players: usize, relative: &impl Fn(Seat) -> usize) -> Vec<u8> {
    let mut row = grade(view, cushion.map(|cushion| &cushion.jewel));
    let (mut laid, mut first, mut own) = (vec![0; players], vec![0; players], vec![0; VALUES]);
    for bid in cushion.into_iter().flat_map(|cushion| &cushion.bids) {
        let seat = relative(bid.seat);
        laid[seat] += 1;
        first[seat] = if first[seat] == 0 { bid.order } else { first[seat] };
        if let Some(card) = bid.card.filter(|card| (1..=Cards::HIGHEST).contains(card)) {
            own[usize::from(card) - 1] += u8::from(seat == 0);
        }
    }
    row.extend(laid.into_iter().chain(first).chain(own));
    row
}

fn values(cards: Option<Cards>) -> impl Iterator<Item = u8> {
    (1..=Cards::HIGHEST).map(move |card| cards.map_or(0, |cards| cards.count(card)))
}

fn seat_row(seat: &SeatView) -> Vec<u8> {
    let mut row: Vec<u8> = values(seat.hand.cards).collect();
    row.extend([seat.hand.size, seat.deck]);
    row.extend(values(Some(seat.shown)));
    row.extend(values(seat.unseen.cards));
    row.push(seat.unseen.size);
    row.extend(seat.jewels.counts());
    row.extend(seat.bonus);
    row.push(seat.points);
    row
}
