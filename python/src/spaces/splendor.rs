//! Splendor for learners. The ways to pay for a card share a number, which means paying with the least gold.

use super::{Part, Space, one_of};
use engine::{Seat, Setup as _};
use games::splendor::{CardView, Gem, Gems, Move, NobleView, Phase, ReservedView, SeatView, State, View, features};

/// The most nobles, the most cards in hand.
const NOBLES: usize = 5;
const HAND: usize = 3;
/// Returns of one, two and three tokens of six kinds.
const GIVES: usize = 6 + 21 + 56;

impl Space for State {
    const ACTIONS: usize = features::ACTIONS + GIVES + NOBLES;

    fn observe(view: &View) -> Vec<Part> {
        let players = usize::from(view.setup.players());
        let own = view.viewer.seat().map_or(0, Seat::index);
        let from_own = |seat: Seat| one_of((seat.index() + players - own) % players, players);
        let phase = match view.phase {
            Phase::Action => 0,
            Phase::Give => 1,
            Phase::Noble => 2,
            Phase::Over => 3,
        };
        let places = view.levels.iter().flat_map(|level| &level.places);
        let noble = |place: usize| noble_row(view.nobles.get(place).copied().flatten());
        let seats = (0..players).map(|relative| &view.seats[(own + relative) % players]);
        vec![
            ("phase", one_of(phase, 4)),
            ("turn", from_own(view.turn)),
            ("first", from_own(view.first)),
            ("last_round", vec![view.last_round.into()]),
            ("surplus", vec![view.surplus as u8]),
            ("bank", view.bank.counts().to_vec()),
            ("decks", view.levels.iter().map(|level| level.deck).collect()),
            ("cards", places.flat_map(|place| card_row(place.card.as_ref())).collect()),
            ("nobles", (0..NOBLES).flat_map(noble).collect()),
            ("seats", seats.flat_map(seat_row).collect()),
        ]
    }

    fn action(mv: Move) -> usize {
        match mv {
            Move::Give(tokens) => features::ACTIONS + give(tokens),
            Move::Noble(place) => features::ACTIONS + GIVES + usize::from(place),
            Move::Take(_) | Move::Reserve(_) | Move::ReserveBlind(_) | Move::Buy { .. } | Move::Pass => {
                features::action(mv).expect("an action has a number")
            }
        }
    }
}

fn colours(gems: Gems) -> [u8; 5] {
    Gem::COLOURS.map(|gem| gems.count(gem) as u8)
}

/// Cost, points, bonus, and whether there is a card.
fn card_row(card: Option<&CardView>) -> [u8; 12] {
    let mut row = [0; 12];
    if let Some(card) = card {
        row[..5].copy_from_slice(&colours(card.cost));
        row[5] = card.points;
        row[6 + card.bonus as usize] = 1;
        row[11] = 1;
    }
    row
}

/// Cost, and whether there is a noble.
fn noble_row(noble: Option<NobleView>) -> [u8; 6] {
    let mut row = [0; 6];
    if let Some(noble) = noble {
        row[..5].copy_from_slice(&colours(noble.cost));
        row[5] = 1;
    }
    row
}

fn seat_row(seat: &SeatView) -> Vec<u8> {
    let mut row = seat.tokens.counts().to_vec();
    row.extend(colours(seat.bonuses));
    row.extend([seat.points, seat.bought.len() as u8]);
    (0..HAND).for_each(|at| row.extend(reserved_row(seat.reserved.get(at))));
    row
}

/// The card as far as it is known, its level, and whether it is blind.
fn reserved_row(reserved: Option<&ReservedView>) -> [u8; 14] {
    let mut row = [0; 14];
    if let Some(reserved) = reserved {
        row[..12].copy_from_slice(&card_row(reserved.card.as_ref()));
        (row[12], row[13]) = (reserved.level, reserved.blind.into());
    }
    row
}

/// The index among all returns: of one token, then of two, then of three, each in the order of kinds.
fn give(tokens: Gems) -> usize {
    let kinds: Vec<usize> = Gem::ALL.iter().enumerate().flat_map(|(kind, gem)| vec![kind; tokens.count(*gem) as usize]).collect();
    let with_repetition = |kinds: usize, picks: usize| (0..picks).fold(1, |product, at| product * (kinds + at) / (at + 1));
    let before: usize = (1..kinds.len()).map(|fewer| with_repetition(6, fewer)).sum();
    let mut rank = 0;
    let mut lowest = 0;
    for (at, kind) in kinds.iter().enumerate() {
        let left = kinds.len() - at - 1;
        rank += (lowest..*kind).map(|skipped| with_repetition(6 - skipped, left)).sum::<usize>();
        lowest = *kind;
    }
    before + rank
}
