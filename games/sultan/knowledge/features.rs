//! A position as a network reads it: a row of small numbers, each of which selects a row of a table of weights.
//!
//! Only a [`View`] is encoded, so a network cannot read a hidden card. Seats are counted from the viewer's, jewels by grade. Cushions are
//! sorted by what lies there, since their order means nothing; [`Features::action`] numbers the moves accordingly.

use crate::sultan::rules::cards::COUNTS;
use crate::sultan::rules::colour::Colour;
use crate::sultan::rules::money::Cards;
use crate::sultan::rules::moves::Move;
use crate::sultan::rules::setup::Setup;
use crate::sultan::rules::state::{Phase, State};
use crate::sultan::rules::view::{CushionView, SeatView, View};
use engine::{MAX_SEATS, Seat};

const GRADES: usize = 5;
const VALUES: usize = Cards::HIGHEST as usize;
const CUSHIONS: usize = 3;
const RIVALS: usize = MAX_SEATS - 1;
/// Values of a number of cards of one value, of jewels of one grade, and of both a grade and such a number.
const CARDS: u8 = 3;
const JEWELS: u8 = 8;
const STAKES: u8 = (GRADES as u8 + 1) * JEWELS;
/// Values of a lead in points, in twos; the first stands for an empty seat.
const LEADS: u8 = 32;
/// When the seat laid its first card on a cushion, and whether it laid a second.
const LAID: u8 = 11;
const OWN_CARD: u8 = Cards::HIGHEST + 1;

/// The features in order: how many of a kind, and how many values each has.
const KINDS: [(usize, u8); 16] = [
    (1, 8),                         // phase and number of players
    (1, 15),                        // stage and round
    (1, 5),                         // first player
    (1, 6),                         // cards laid in this round
    (1, 16),                        // variants
    (GRADES, COUNTS[0] + 1),        // pouch
    (GRADES, 5),                    // drawn
    (VALUES, CARDS),                // hand
    (VALUES, CARDS),                // to be drawn
    (GRADES, JEWELS),               // own jewels
    (RIVALS * VALUES, CARDS),       // rivals' cards not shown yet
    (RIVALS * GRADES, JEWELS),      // rivals' jewels
    (RIVALS, LEADS),                // lead over each rival
    (CUSHIONS * MAX_SEATS, STAKES), // the jewel on a cushion, and how many each seat has of it
    (CUSHIONS * MAX_SEATS, LAID),   // the cards of each seat there
    (2 * CUSHIONS, OWN_CARD),       // the viewer's own cards there
];

/// What a critic sees as well, in training only: the rivals' hands, and their cards on each cushion.
const HIDDEN_KINDS: [(usize, u8); 2] = [(RIVALS * VALUES, CARDS), (RIVALS * CUSHIONS, OWN_CARD)];

/// How many features there are.
pub const FEATURES: usize = count(&KINDS);
/// How many further ones a critic sees.
pub const HIDDEN_FEATURES: usize = count(&HIDDEN_KINDS);
/// How many values each feature has.
pub const GROUPS: [u8; FEATURES] = groups(&KINDS);
/// How many values each feature for a critic has.
pub const HIDDEN_GROUPS: [u8; HIDDEN_FEATURES] = groups(&HIDDEN_KINDS);

/// Actions: returns by grade, then bids by card and cushion.
pub const ACTIONS: usize = GRADES + VALUES * CUSHIONS;

const fn count(kinds: &[(usize, u8)]) -> usize {
    let (mut at, mut sum) = (0, 0);
    while at < kinds.len() {
        sum += kinds[at].0;
        at += 1;
    }
    sum
}

const fn groups<const N: usize>(kinds: &[(usize, u8)]) -> [u8; N] {
    let (mut groups, mut kind, mut before) = ([0; N], 0, 0);
    let mut at = 0;
    while at < N {
        if at == before + kinds[kind].0 {
            before = at;
            kind += 1;
        }
        groups[at] = kinds[kind].1;
        at += 1;
    }
    groups
}

/// A position as one seat sees it, and how its moves are numbered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Features {
    /// A value below that of [`GROUPS`] for each feature.
    pub values: [u8; FEATURES],
    /// The place of each cushion among the sorted ones.
    places: [u8; CUSHIONS],
    setup: Setup,
}

/// Writes one value after another.
struct Row<'a>(std::slice::IterMut<'a, u8>);

impl Row<'_> {
    fn put(&mut self, value: u8) {
        *self.0.next().expect("a place for every feature") = value;
    }

    fn put_all(&mut self, values: impl IntoIterator<Item = u8>) {
        values.into_iter().for_each(|value| self.put(value));
    }

    fn put_cards(&mut self, cards: Cards) {
        self.put_all((1..=Cards::HIGHEST).map(|card| cards.count(card)));
    }

    fn put_jewels(&mut self, seat: Option<&SeatView>) {
        self.put_all((0..GRADES).map(|grade| jewels(seat, grade)));
    }
}

/// How many jewels of a grade the seat has; more than seven earn no more (S20, S28).
fn jewels(seat: Option<&SeatView>, grade: usize) -> u8 {
    seat.map_or(0, |seat| seat.jewels.counts()[grade].min(JEWELS - 1))
}

impl Features {
    /// What the seat sees that looks at this view; the public sees what the first seat would without its hand.
    pub fn new(view: &View) -> Features {
        let mut features = Features { values: [0; FEATURES], places: [0; CUSHIONS], setup: view.setup };
        let sorted = sorted(view);
        sorted.iter().zip(0..).for_each(|(cushion, place)| features.places[*cushion] = place);
        let mut row = Row(features.values.iter_mut());
        write_table(view, &mut row);
        write_seats(view, &mut row);
        write_cushions(view, sorted, &mut row);
        features
    }

    /// The number of a move, below [`ACTIONS`].
    pub fn action(&self, mv: Move) -> usize {
        match mv {
            Move::Return(colour) => self.setup.grade(colour).map_or(0, |grade| grade.index()),
            Move::Bid { card, cushion } => GRADES + CUSHIONS * (usize::from(card) - 1) + usize::from(self.places[cushion as usize]),
        }
    }
}

/// The seats from the viewer's on, as many as the largest table has.
fn seats(view: &View) -> impl Iterator<Item = Option<&SeatView>> {
    let (players, own) = (view.seats.len(), own(view));
    (0..MAX_SEATS).map(move |at| (at < players).then(|| &view.seats[(own + at) % players]))
}

fn own(view: &View) -> usize {
    view.viewer.seat().map_or(0, Seat::index)
}

fn relative(view: &View, seat: Seat) -> usize {
    (seat.index() + view.seats.len() - own(view)) % view.seats.len()
}

fn grade(view: &View, colour: Colour) -> usize {
    view.setup.grade(colour).map_or(0, |grade| grade.index())
}

/// The cushions, the rarest jewel first, and of equal ones that with the earliest card.
fn sorted(view: &View) -> [usize; CUSHIONS] {
    let mut sorted = [0, 1, 2];
    let key = |at: &usize| match view.cushions.get(*at) {
        Some(cushion) => (GRADES - grade(view, cushion.jewel), cushion.bids.first().map_or(u8::MAX, |bid| bid.order)),
        None => (usize::MAX, u8::MAX),
    };
    sorted.sort_by_key(key);
    sorted
}

fn write_table(view: &View, row: &mut Row<'_>) {
    let setup = &view.setup;
    row.put(4 * u8::from(view.phase == Phase::Bids) + setup.players - 2);
    row.put(5 * (view.stage - 1) + view.round - 1);
    row.put(relative(view, view.first) as u8);
    row.put(view.cushions.iter().map(|cushion| cushion.bids.len() as u8).sum());
    let flags = [setup.rush, setup.silent, setup.stacking, setup.cushions() == 2];
    row.put(flags.into_iter().fold(0, |sum, flag| 2 * sum + u8::from(flag)));
    row.put_all(view.pouch.counts());
    let drawn = |grade: usize| view.drawn.iter().filter(|colour| self::grade(view, **colour) == grade).count() as u8;
    row.put_all((0..GRADES).map(drawn));
}

fn write_seats(view: &View, row: &mut Row<'_>) {
    let me = &view.seats[own(view)];
    let all = Cards::from(view.setup.money());
    let hand = me.hand.cards.unwrap_or_default();
    let laid: Cards = view.cushions.iter().flat_map(|cushion| cushion.bids.iter().filter_map(|bid| bid.card)).collect();
    row.put_cards(hand);
    row.put_cards(all.except(hand).except(me.shown).except(me.unseen.cards.unwrap_or_default()).except(laid));
    row.put_jewels(Some(me));
    let rivals = || seats(view).skip(1);
    rivals().for_each(|rival| row.put_cards(rival.map_or(Cards::default(), |rival| all.except(rival.shown))));
    rivals().for_each(|rival| row.put_jewels(rival));
    let lead = |rival: &SeatView| (i16::from(me.points) - i16::from(rival.points)).clamp(-30, 30);
    rivals().for_each(|rival| row.put(rival.map_or(0, |rival| ((lead(rival) + 32) / 2) as u8)));
}

fn write_cushions(view: &View, sorted: [usize; CUSHIONS], row: &mut Row<'_>) {
    let cushions = || sorted.iter().map(|at| view.cushions.get(*at));
    for cushion in cushions() {
        let stake = |cushion: &CushionView, seat: &SeatView| {
            let grade = grade(view, cushion.jewel);
            JEWELS * (grade as u8 + 1) + jewels(Some(seat), grade)
        };
        seats(view).for_each(|seat| row.put(cushion.zip(seat).map_or(0, |(cushion, seat)| stake(cushion, seat))));
    }
    for cushion in cushions() {
        let mut laid = [0; MAX_SEATS];
        for bid in cushion.into_iter().flat_map(|cushion| &cushion.bids) {
            let laid = &mut laid[relative(view, bid.seat)];
            *laid += if *laid == 0 { bid.order } else { 5 };
        }
        row.put_all(laid);
    }
    for cushion in cushions() {
        let mut cards = cushion.into_iter().flat_map(|cushion| cushion.bids.iter().filter_map(|bid| bid.card));
        row.put_all([cards.next().unwrap_or(0), cards.next().unwrap_or(0)]);
    }
}

/// What is hidden from the seat, for a critic in training: never for a player.
pub fn hidden(state: &State, features: &Features, seat: Seat) -> [u8; HIDDEN_FEATURES] {
    let mut values = [0; HIDDEN_FEATURES];
    let mut row = Row(values.iter_mut());
    let players = state.setup.players;
    let rivals: Vec<Option<Seat>> =
        (1..MAX_SEATS as u8).map(|at| (at < players).then(|| Seat::new((seat.index() + usize::from(at)) % usize::from(players)))).collect();
    rivals.iter().for_each(|rival| row.put_cards(rival.map_or(Cards::default(), |rival| state.hands[rival])));
    for rival in rivals {
        let mut laid = [0; CUSHIONS];
        for bid in state.bids().iter().filter(|bid| Some(bid.seat) == rival) {
            let place = &mut laid[usize::from(features.places[bid.cushion as usize])];
            *place = bid.card.max(*place);
        }
        row.put_all(laid);
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Evaluation as _, Game as _, Match, Rng, Seed, Setup as _, Viewer};
    use std::collections::BTreeSet;

    const TABLES: [(&str, u8, &str); 8] = [
        ("sultan", 2, ""),
        ("sultan", 3, ""),
        ("sultan", 4, "silent=on"),
        ("sultan", 5, ""),
        ("riquezas", 2, "stacking=on"),
        ("riquezas", 2, "bazaars=2"),
        ("riquezas", 3, "rush=on"),
        ("riquezas", 5, "silent=on rush=on"),
    ];

    fn positions(mut look: impl FnMut(&State, Seat, &mut Rng)) {
        let mut rng = Rng::new(Seed::number(3));
        // Some features rarely change: two cards on the middle cushion need stacking, and luck.
        for ((name, players, options), seed) in TABLES.into_iter().flat_map(|table| (0..4).map(move |seed| (table, seed))) {
            let setup = Setup::read(State::edition(name).expect("an edition"), players, options).expect("a table");
            let mut state = Match::<State>::new(setup, Seed::number(seed)).state().clone();
            while let Some(seat) = state.waiting_for().first() {
                look(&state, seat, &mut rng);
                let moves = state.moves(seat);
                let mv = if rng.below(2) == 0 { rng.pick(&moves) } else { state.quick(seat, &moves, &State::BEST, &mut rng) };
                state.apply(seat, mv, &mut |_| ());
            }
        }
    }

    #[test]
    fn every_feature_has_one_of_its_values() {
        let mut used = vec![BTreeSet::new(); FEATURES];
        positions(|state, _, _| {
            for seat in Seat::all(state.setup.players) {
                let features = Features::new(&state.view(Viewer::Seat(seat)));
                let hidden = hidden(state, &features, seat);
                assert!(features.values.iter().zip(GROUPS).all(|(value, values)| *value < values), "{:?}", features.values);
                assert!(hidden.iter().zip(HIDDEN_GROUPS).all(|(value, values)| *value < values), "{hidden:?}");
                for (used, value) in used.iter_mut().zip(features.values) {
                    used.insert(value);
                }
            }
        });
        let dead: Vec<usize> = (0..FEATURES).filter(|feature| used[*feature].len() < 2).collect();
        assert!(dead.is_empty(), "features that never change: {dead:?}");
    }

    #[test]
    fn every_legal_move_has_its_own_number() {
        positions(|state, seat, _| {
            let features = Features::new(&state.view(Viewer::Seat(seat)));
            let moves = state.moves(seat);
            let numbers: BTreeSet<usize> = moves.iter().map(|mv| features.action(*mv)).collect();
            assert_eq!(numbers.len(), moves.len());
            assert!(numbers.iter().all(|number| *number < ACTIONS));
        });
    }

    #[test]
    fn what_the_viewer_cannot_see_changes_nothing() {
        positions(|state, seat, rng| {
            let view = state.view(Viewer::Seat(seat));
            let other = State::redeal(&view, rng);
            assert_eq!(Features::new(&other.view(Viewer::Seat(seat))), Features::new(&view));
        });
    }

    #[test]
    fn the_order_of_the_cushions_means_nothing() {
        let mut compared = 0;
        positions(|state, seat, _| {
            let view = state.view(Viewer::Seat(seat));
            let mut other = view.clone();
            other.cushions.reverse();
            let (features, mirrored) = (Features::new(&view), Features::new(&other));
            let alike = view.cushions.iter().any(|cushion| view.cushions.iter().filter(|same| same.jewel == cushion.jewel).count() > 1);
            if view.phase == Phase::Bids && !alike {
                assert_eq!(features.values, mirrored.values);
                compared += 1;
            }
        });
        assert!(compared > 100, "{compared}");
    }
}
