//! The trained network, in integer arithmetic. `train/` produces it, and `train/splendor_net/quantise.py` computes the
//! same bits.

use super::evaluation::shrunk;
use super::features::{ACTIONS, CARD_GROUPS, CARD_TOKENS, Features, MOST_FACTS, NOBLE_GROUPS, SEAT_FACTS, SEATS, TABLE_GROUPS, action};
use super::weighted::UNIT;
use crate::splendor::rules::cards::OPEN;
use crate::splendor::rules::moves::{Move, Slot, Spot};
use crate::splendor::rules::state::State;
use engine::{BySeat, CERTAIN, Seat, Setup as _};
use nets::{Dense, InUse, Lanes, MOST, POOL, Reader, SHIFT, Table, Work, activation, shifted};

pub use nets::{AlreadyInUse, BadNetwork};

static IN_USE: InUse<Network> = InUse::new(|| Network::read(BYTES).expect("the network that is built in can be read"));

/// The network that players use.
pub fn network() -> &'static Network {
    IN_USE.get()
}

/// Makes players of this process use another network, to measure one that has just been trained. Fails once a network has been used.
pub fn install(network: Network) -> Result<(), AlreadyInUse> {
    IN_USE.install(network)
}

/// The built-in network's file, named by its content.
macro_rules! file_name {
    () => {
        "network/e5083331fbe6568d.net"
    };
}
const BYTES: &[u8] = include_bytes!(file_name!());

const MAGIC: &[u8] = b"cabonet\x01";
/// Taking tokens, reserving blind and passing, which involve no card.
const PLAIN: usize = 41;
/// No part of a network may be wider.
const WIDEST: usize = 256;
/// Wider cards would make evaluation slow.
const WIDEST_CARD: usize = 64;
/// The widest input of the trunk.
const ENTRANCE: usize = 5 * WIDEST_CARD + 4 * WIDEST;
/// The largest sum of a seat's counts.
const COUNTS: i32 = MOST_FACTS as i32 * 127;

/// A network for Splendor, for all numbers of players.
#[derive(Clone, Debug)]
pub struct Network {
    widths: Widths,
    card_in: Table,
    noble: Table,
    table: Table,
    seat: Table,
    seat_bias: Vec<i16>,
    line: Vec<i16>,
    card: Dense,
    trunk_in: Dense,
    trunk: Dense,
    value_seat: Dense,
    value_mover: Dense,
    value_rival: Dense,
    value: Dense,
    policy_card: Dense,
    policy_trunk: Dense,
    policy: Dense,
    plain: Dense,
}

#[derive(Clone, Copy, Debug)]
struct Widths {
    card: usize,
    noble: usize,
    table: usize,
    seat: usize,
    trunk: usize,
    policy: usize,
    value: usize,
}

/// A network's output for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Each seat's score from the mover on, in parts of [`UNIT`]: chances are proportional to e to the power of the score.
    pub scores: [i32; SEATS],
    /// A logit for each action, in 256ths.
    pub actions: [i32; ACTIONS],
}

/// Logits are in parts of this.
const ACTION_UNIT: i32 = 256;

impl Network {
    /// Reads a file that training wrote, or says what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Network, BadNetwork> {
        let mut from = Reader::new(bytes);
        if from.bytes(MAGIC.len())? != MAGIC {
            return Err(BadNetwork::UnknownVersion);
        }
        let layout = layout();
        if from.bytes(1)? != [layout.len() as u8] || from.bytes(layout.len())? != layout {
            return Err(BadNetwork::OtherFeatures);
        }
        let w = Widths::read(&mut from)?;
        let card_in = Table::read(&mut from, &CARD_GROUPS, w.card)?;
        let noble = Table::read(&mut from, &NOBLE_GROUPS, w.noble)?;
        let table = Table::read(&mut from, &TABLE_GROUPS, w.table)?;
        let seat = Table::read_counted(&mut from, SEAT_FACTS, w.seat, COUNTS)?;
        let seat_bias = from.shorts(w.seat)?;
        let line = from.shorts(SEAT_FACTS)?;
        let entrance = w.entrance();
        let sizes = [
            (w.card, w.card),
            (entrance, w.trunk),
            (w.trunk, w.trunk),
            (w.seat, w.value),
            (w.trunk, w.value),
            (w.trunk, w.value),
            (w.value, 1),
            (w.card, w.policy),
            (w.trunk, w.policy),
            (w.policy, 2),
            (w.trunk, PLAIN),
        ];
        let mut weights = Vec::new();
        for (inputs, outputs) in sizes {
            weights.push(from.shorts(inputs * outputs)?);
        }
        let mut layers = sizes.into_iter().zip(weights).enumerate();
        let mut next = || {
            let (number, ((inputs, outputs), weights)) = layers.next().expect("a layer for each size");
            let bias = if matches!(number, 3 | 6 | 7) { vec![0; outputs] } else { from.longs(outputs)? };
            Dense::new(inputs, &weights, &bias, if number == 1 { POOL } else { MOST })
        };
        let network = Network {
            widths: w,
            card_in,
            noble,
            table,
            seat,
            seat_bias,
            line,
            card: next()?,
            trunk_in: next()?,
            trunk: next()?,
            value_seat: next()?,
            value_mover: next()?,
            value_rival: next()?,
            value: next()?,
            policy_card: next()?,
            policy_trunk: next()?,
            policy: next()?,
            plain: next()?,
        };
        from.finish()?;
        Ok(network)
    }

    /// Evaluates a position.
    pub fn judge(&self, position: &Features) -> Judgement {
        nets::widest(Judging { network: self, position })
    }

    #[inline(always)]
    fn judge_with(&self, lanes: impl Lanes, position: &Features) -> Judgement {
        let mut cards = [[0i16; WIDEST_CARD]; CARD_TOKENS];
        self.see_cards(lanes, position, &mut cards);
        let mut seats = [[0i16; WIDEST]; SEATS];
        self.see_seats(position, &mut seats);
        let mut entrance = [0i16; ENTRANCE];
        self.enter(position, &cards, &seats, &mut entrance);
        let (mut first, mut trunk) = ([0i16; WIDEST], [0i16; WIDEST]);
        self.trunk_in.activate(lanes, &entrance, &mut first);
        self.trunk.activate(lanes, &first, &mut trunk);
        Judgement { scores: self.scores(lanes, position, &seats, &trunk), actions: self.actions(lanes, &cards, &trunk) }
    }

    #[inline(always)]
    fn see_cards(&self, lanes: impl Lanes, position: &Features, cards: &mut [[i16; WIDEST_CARD]; CARD_TOKENS]) {
        let width = self.widths.card;
        for (row, card) in position.cards.iter().zip(cards) {
            if row[0] == 0 {
                continue;
            }
            let mut sums = [0i16; WIDEST_CARD];
            add_lines(&self.card_in, row, &CARD_GROUPS, &mut sums[..width]);
            sums[..width].iter_mut().for_each(|sum| *sum = (*sum).clamp(0, MOST));
            self.card.activate(lanes, &sums, card);
        }
    }

    #[inline(always)]
    fn see_seats(&self, position: &Features, seats: &mut [[i16; WIDEST]; SEATS]) {
        let width = self.widths.seat;
        for (facts, seat) in position.seats.iter().zip(seats) {
            if facts.is_empty() {
                continue;
            }
            let mut sums = [0i32; WIDEST];
            sums.iter_mut().zip(&self.seat_bias).for_each(|(sum, bias)| *sum = (*bias).into());
            for (fact, count) in facts {
                self.seat.add_times((*fact).into(), (*count).into(), &mut sums[..width]);
            }
            seat[..width].iter_mut().zip(sums).for_each(|(out, sum)| *out = activation(sum));
        }
    }

    /// Assembles the trunk's input: the cards of each level, the mover's and the others' hands, the mover, the others, nobles, the table.
    #[inline(always)]
    fn enter(&self, position: &Features, cards: &[[i16; WIDEST_CARD]; CARD_TOKENS], seats: &[[i16; WIDEST]; SEATS], entrance: &mut [i16]) {
        let w = self.widths;
        let (pools, rest) = entrance.split_at_mut(5 * w.card);
        let groups = [0..OPEN, OPEN..2 * OPEN, 2 * OPEN..Slot::COUNT, Slot::COUNT..Spot::COUNT, Spot::COUNT..CARD_TOKENS];
        for (pool, group) in pools.chunks_exact_mut(w.card).zip(groups) {
            cards[group].iter().for_each(|card| add_up(pool, &card[..w.card]));
        }
        let (mover, rest) = rest.split_at_mut(w.seat);
        mover.copy_from_slice(&seats[0][..w.seat]);
        let (others, rest) = rest.split_at_mut(w.seat);
        seats[1..].iter().for_each(|seat| add_up(others, &seat[..w.seat]));
        let (nobles, rest) = rest.split_at_mut(w.noble);
        for row in position.nobles.iter().filter(|row| row[0] != 0) {
            let mut sums = [0i16; WIDEST];
            add_lines(&self.noble, row, &NOBLE_GROUPS, &mut sums[..w.noble]);
            sums[..w.noble].iter_mut().for_each(|sum| *sum = (*sum).clamp(0, MOST));
            add_up(nobles, &sums[..w.noble]);
        }
        let table = &mut rest[..w.table];
        add_lines(&self.table, &position.table, &TABLE_GROUPS, table);
        table.iter_mut().for_each(|sum| *sum = (*sum).clamp(0, MOST));
    }

    #[inline(always)]
    fn scores(&self, lanes: impl Lanes, position: &Features, seats: &[[i16; WIDEST]; SEATS], trunk: &[i16]) -> [i32; SEATS] {
        let w = self.widths;
        let (mut mover, mut rival) = ([0i32; WIDEST], [0i32; WIDEST]);
        self.value_mover.add(lanes, trunk, &mut mover);
        self.value_rival.add(lanes, trunk, &mut rival);
        let mut scores = [0; SEATS];
        for (at, facts) in position.seats.iter().enumerate().filter(|(_, facts)| !facts.is_empty()) {
            let mut sums = if at == 0 { mover } else { rival };
            self.value_seat.add(lanes, &seats[at], &mut sums);
            let mut values = [0i16; WIDEST];
            values.iter_mut().zip(&sums[..w.value]).for_each(|(value, sum)| *value = activation(shifted(*sum, SHIFT)));
            let mut score = [0; 8];
            self.value.add(lanes, &values, &mut score);
            let line: i32 = facts.iter().map(|(fact, count)| i32::from(self.line[usize::from(*fact)]) * i32::from(*count)).sum();
            scores[at] = shifted(score[0], SHIFT - 2) + line;
        }
        scores
    }

    #[inline(always)]
    fn actions(&self, lanes: impl Lanes, cards: &[[i16; WIDEST_CARD]; CARD_TOKENS], trunk: &[i16]) -> [i32; ACTIONS] {
        let w = self.widths;
        let mut plain = [0i32; PLAIN.next_multiple_of(8)];
        self.plain.add(lanes, trunk, &mut plain);
        let plain = plain.map(|sum| shifted(sum, SHIFT));
        let mut turn = [0i32; WIDEST];
        self.policy_trunk.add(lanes, trunk, &mut turn);
        let mut actions = [0; ACTIONS];
        actions[..37].copy_from_slice(&plain[..37]);
        actions[49..52].copy_from_slice(&plain[37..40]);
        actions[67] = plain[40];
        for (at, card) in cards[..Spot::COUNT].iter().enumerate() {
            let mut sums = turn;
            self.policy_card.add(lanes, card, &mut sums);
            let mut spot = [0i16; WIDEST];
            spot.iter_mut().zip(&sums[..w.policy]).for_each(|(out, sum)| *out = activation(shifted(*sum, SHIFT)));
            let mut buy_reserve = [0i32; 8];
            self.policy.add(lanes, &spot, &mut buy_reserve);
            actions[52 + at] = shifted(buy_reserve[0], SHIFT);
            if at < Slot::COUNT {
                actions[37 + at] = shifted(buy_reserve[1], SHIFT);
            }
        }
        actions
    }
}

struct Judging<'a> {
    network: &'a Network,
    position: &'a Features,
}

impl Work for Judging<'_> {
    type Answer = Judgement;

    #[inline(always)]
    fn with(self, lanes: impl Lanes) -> Judgement {
        self.network.judge_with(lanes, self.position)
    }
}

impl Widths {
    fn read(from: &mut Reader<'_>) -> Result<Widths, BadNetwork> {
        let widths = from.shorts(7)?;
        if widths.iter().any(|width| !(1..=WIDEST as i16).contains(width)) || widths[0] > WIDEST_CARD as i16 {
            return Err(BadNetwork::TooWide(widths));
        }
        let at = |part: usize| widths[part] as usize;
        Ok(Widths { card: at(0), noble: at(1), table: at(2), seat: at(3), trunk: at(4), policy: at(5), value: at(6) })
    }

    fn entrance(self) -> usize {
        5 * self.card + 2 * self.seat + self.noble + self.table
    }
}

/// The features that a network was trained for, as stored in its file.
fn layout() -> Vec<u8> {
    let facts = (SEAT_FACTS as u16).to_le_bytes();
    [&CARD_GROUPS[..], &[0], &NOBLE_GROUPS, &[0], &TABLE_GROUPS, &[0], &facts].concat()
}

/// Adds the rows that these features select.
#[inline(always)]
fn add_lines(table: &Table, row: &[u8], groups: &[u8], sums: &mut [i16]) {
    let mut first = 0;
    for (value, size) in row.iter().zip(groups) {
        table.add(first + usize::from(*value), sums);
        first += usize::from(*size);
    }
}

/// Adds activations to a pool, clamped to its range.
#[inline(always)]
fn add_up(pool: &mut [i16], activations: &[i16]) {
    pool.iter_mut().zip(activations).for_each(|(sum, activation)| *sum = (*sum + activation).min(POOL));
}

impl State {
    /// The network's winning chance of each seat, for a position as the viewer knows it.
    ///
    /// Also adds the priors of these moves to the list, together [`CERTAIN`]; none for moves that end a turn.
    pub(super) fn judged_by(&self, network: &Network, viewer: Seat, moves: &[Move], shares: &mut Vec<i32>) -> BySeat<i32> {
        self.read_judgement(&network.judge(&self.features(viewer)), moves, shares)
    }

    /// Each seat's winning chance and the priors of these moves, from a network's output.
    pub fn read_judgement(&self, judgement: &Judgement, moves: &[Move], shares: &mut Vec<i32>) -> BySeat<i32> {
        add_shares(&judgement.actions, moves, shares);
        let players = usize::from(self.setup.players());
        let score = |seat: Seat| judgement.scores[(seat.index() + players - self.turn.index()) % players];
        self.race(&BySeat::from_fn(|seat| if seat.index() < players { score(seat) } else { 0 }))
    }
}

fn add_shares(actions: &[i32; ACTIONS], moves: &[Move], shares: &mut Vec<i32>) {
    let numbers = || moves.iter().filter_map(|mv| action(*mv)).map(|number| actions[number]);
    let Some(best) = numbers().max().filter(|_| numbers().count() == moves.len()) else { return };
    let begin = shares.len();
    shares.extend(numbers().map(|number| shrunk((best - number).saturating_mul(UNIT / ACTION_UNIT)) as i32));
    let all: i64 = shares[begin..].iter().map(|share| i64::from(*share)).sum();
    shares[begin..].iter_mut().for_each(|share| *share = (i64::from(*share) * i64::from(CERTAIN) / all) as i32);
}

#[cfg(test)]
mod tests {
    use super::super::features::BYTES as POSITION;
    use super::*;
    use engine::{Evaluation as _, Game as _, Match, Rng, Seed, Viewer};
    use nets::Plain;
    use sha2::{Digest as _, Sha256};

    /// Positions with PyTorch's results, written by `train/fixture.py`.
    const FIXTURE: &[u8] = include_bytes!("network/fixture.bin");

    fn positions(mut look: impl FnMut(&State, &mut Rng)) {
        let mut rng = Rng::new(Seed::number(6));
        for seed in 0..6 {
            let setup = <crate::splendor::Setup as engine::Setup>::read(&State::EDITIONS[0], 2 + (seed % 3) as u8, "").expect("a table");
            let mut state = Match::<State>::new(setup, Seed::number(seed)).state().clone();
            while let Some(seat) = state.waiting_for().first() {
                look(&state, &mut rng);
                let mv = state.quick(seat, &state.moves(seat), &State::BEST, &mut rng);
                state.apply(seat, mv, &mut |_| ());
            }
        }
    }

    #[test]
    fn the_network_says_bit_by_bit_what_pytorch_computes() {
        let rows = FIXTURE.chunks_exact(POSITION + 4 * (SEATS + ACTIONS));
        assert!(rows.len() >= 32 && rows.remainder().is_empty());
        for row in rows {
            let (position, expected) = row.split_at(POSITION);
            let expected: Vec<i32> =
                expected.chunks_exact(4).map(|bytes| i32::from_le_bytes(bytes.try_into().expect("four bytes"))).collect();
            let features = Features::read(position).expect("a position");
            let Judgement { scores, actions } = network().judge(&features);
            assert_eq!([&scores[..], &actions[..]].concat(), expected);
            assert_eq!(network().judge_with(Plain, &features), Judgement { scores, actions }, "narrow vectors");
        }
    }

    #[test]
    fn the_file_is_named_by_its_content() {
        let digest: String = Sha256::digest(BYTES).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(file_name!(), format!("network/{digest}.net"));
        assert!(BYTES.len() <= 4 << 20);
    }

    #[test]
    fn a_damaged_file_is_refused() {
        assert!(Network::read(b"cabonet").is_err());
        assert!(Network::read(&BYTES[..BYTES.len() - 1]).is_err());
        assert!(Network::read(&[BYTES, &[0]].concat()).is_err());
        let mut other = BYTES.to_vec();
        other[MAGIC.len() + 1] += 1;
        assert_eq!(Network::read(&other).map(|_| ()), Err(BadNetwork::OtherFeatures));
    }

    #[test]
    fn what_the_viewer_cannot_see_changes_neither_chances_nor_shares() {
        let mut compared = 0;
        positions(|state, rng| {
            for viewer in Seat::all(state.setup.players()) {
                let other = State::redeal(&state.view(Viewer::Seat(viewer)), rng);
                let moves = [Move::Pass, Move::ReserveBlind(1), Move::ReserveBlind(2)];
                let (mut shares, mut again) = (Vec::new(), Vec::new());
                let chances = state.judged_by(network(), viewer, &moves, &mut shares);
                assert_eq!(other.judged_by(network(), viewer, &moves, &mut again), chances);
                assert_eq!(shares, again);
                compared += 1;
            }
        });
        assert!(compared > 500, "{compared}");
    }

    #[test]
    fn chances_and_shares_are_parts_of_certainty() {
        positions(|state, _| {
            let players = state.setup.players();
            let moves = state.moves(state.turn);
            let mut shares = Vec::new();
            let chances = state.judged_by(network(), state.turn, &moves, &mut shares);
            let sum: i32 = chances.of(players).iter().sum();
            assert!((CERTAIN - i32::from(players)..=CERTAIN).contains(&sum), "{sum}");
            assert!(shares.is_empty() || shares.len() == moves.len());
            let sum: i32 = shares.iter().sum();
            assert!(shares.is_empty() || (CERTAIN - moves.len() as i32..=CERTAIN).contains(&sum), "{sum}");
        });
    }
}
