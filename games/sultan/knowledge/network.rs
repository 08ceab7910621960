//! A policy learnt by self-play, in integer arithmetic: how often each move should be made, and the mover's chance. `train/sultan.py` produces
//! it, and `train/sultan_net/quantise.py` computes the same bits.

use super::features::{ACTIONS, FEATURES, Features, GROUPS};
use super::fitted::policy::FAINT;
use crate::sultan::rules::moves::Move;
use crate::sultan::rules::setup::{Setup, rulebook_cushions};
use crate::sultan::rules::view::View;
use engine::CERTAIN;
use nets::{Dense, InUse, Lanes, MOST, Reader, SHIFT, Table, Work, shifted};

pub use nets::{AlreadyInUse, BadNetwork};

static IN_USE: InUse<Networks> = InUse::new(Networks::built_in);

/// The networks that players use.
struct Networks {
    two: Network,
    variant: Network,
    more: Network,
}

impl Networks {
    fn built_in() -> Networks {
        let read = |bytes: &[u8]| Network::read(bytes).expect("the networks that are built in can be read");
        Networks { two: read(TWO), variant: read(VARIANT), more: read(MORE) }
    }
}

/// The network that players use at such a table, if one has learnt to play there: two players with one variant at most, more without any.
/// Riquezas without variants is Sultan, but for who opens a stage of five players (R5).
pub fn network(setup: &Setup) -> Option<&'static Network> {
    let variants = [setup.rush, setup.silent, setup.stacking, setup.cushions() != rulebook_cushions(setup.players)];
    let Networks { two, variant, more } = IN_USE.get();
    match (setup.players, variants.into_iter().filter(|chosen| *chosen).count()) {
        (2, 0) => Some(two),
        (2, 1) => Some(variant),
        (_, 0) => Some(more),
        _ => None,
    }
}

/// Makes players of this process use another network at every table, to measure one that has just been trained. Fails once a network has been
/// used.
pub fn install(network: Network) -> Result<(), AlreadyInUse> {
    IN_USE.install(Networks { two: network.clone(), variant: network.clone(), more: network })
}

/// The built-in networks' files, named by their content: for two players, for two with a variant, and for more.
macro_rules! file_name {
    (two) => {
        "network/e5fe76cdc15400be.net"
    };
    (variant) => {
        "network/0cf3ad3da579fa2b.net"
    };
    (more) => {
        "network/6ca8711974a23004.net"
    };
}
const TWO: &[u8] = include_bytes!(file_name!(two));
const VARIANT: &[u8] = include_bytes!(file_name!(variant));
const MORE: &[u8] = include_bytes!(file_name!(more));

const MAGIC: &[u8] = b"sultnet\x01";
/// No layer may be wider.
const WIDEST: usize = 512;
/// A logit for each action, and the mover's.
const OUTPUTS: usize = ACTIONS + 1;
/// The same, as many as layers fill in.
const FILLED: usize = OUTPUTS.next_multiple_of(8);
/// Logits are in parts of this.
pub(super) const UNIT: i32 = 256;

/// A network for Sultan and Riquezas.
#[derive(Clone, Debug)]
pub struct Network {
    width: usize,
    table: Table,
    first: Dense,
    second: Dense,
    head: Dense,
}

/// A network's output for a position, in 256ths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// A logit for each action.
    pub actions: [i32; ACTIONS],
    /// The logit of the viewer's chance to win.
    pub chance: i32,
}

impl Network {
    /// Reads a file that training wrote, or says what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Network, BadNetwork> {
        let mut from = Reader::new(bytes);
        if from.bytes(MAGIC.len())? != MAGIC {
            return Err(BadNetwork::UnknownVersion);
        }
        if from.bytes(2)? != (FEATURES as u16).to_le_bytes() || from.bytes(FEATURES)? != GROUPS {
            return Err(BadNetwork::OtherFeatures);
        }
        let widths = from.shorts(3)?;
        if widths.iter().any(|width| !(1..=WIDEST as i16).contains(width) || width % 8 != 0) {
            return Err(BadNetwork::TooWide(widths));
        }
        let [width, first, second] = [0, 1, 2].map(|at| widths[at] as usize);
        let table = Table::read(&mut from, &GROUPS, width)?;
        let mut layer = |inputs: usize, outputs: usize| {
            let weights = from.shorts(inputs * outputs)?;
            Dense::new(inputs, &weights, &from.longs(outputs)?, MOST)
        };
        let network = Network { width, table, first: layer(width, first)?, second: layer(first, second)?, head: layer(second, OUTPUTS)? };
        from.finish()?;
        Ok(network)
    }

    /// Evaluates a position: a value for each feature, each below that of [`GROUPS`].
    pub fn judge(&self, values: &[u8; FEATURES]) -> Judgement {
        nets::widest(Judging { network: self, values })
    }

    #[inline(always)]
    fn judge_with(&self, lanes: impl Lanes, values: &[u8; FEATURES]) -> Judgement {
        let mut sums = [0i16; WIDEST];
        let mut line = 0;
        for (value, size) in values.iter().zip(GROUPS) {
            self.table.add(line + usize::from(*value), &mut sums[..self.width]);
            line += usize::from(size);
        }
        sums.iter_mut().for_each(|sum| *sum = (*sum).clamp(0, MOST));
        let (mut first, mut second) = ([0i16; WIDEST], [0i16; WIDEST]);
        self.first.activate(lanes, &sums, &mut first);
        self.second.activate(lanes, &first, &mut second);
        let mut out = [0i32; FILLED];
        self.head.add(lanes, &second, &mut out);
        Judgement { actions: std::array::from_fn(|action| shifted(out[action], SHIFT)), chance: shifted(out[ACTIONS], SHIFT) }
    }

    /// The viewer's chance to win, and how often it should make each of these moves, together [`CERTAIN`] or a little less; moves that
    /// should hardly ever be made are left out.
    pub(super) fn policy(&self, view: &View, moves: &[Move], shares: &mut Vec<i32>) -> i32 {
        let features = Features::new(view);
        let Judgement { actions, chance } = self.judge(&features.values);
        let logits: Vec<i32> = moves.iter().map(|mv| actions[features.action(*mv)]).collect();
        let best = logits.iter().copied().max().unwrap_or_default();
        let power = |logit: i32| Some(falling(best - logit)).filter(|power| power * FAINT >= i64::from(CERTAIN)).unwrap_or_default();
        let all: i64 = logits.iter().map(|logit| power(*logit)).sum::<i64>().max(1);
        shares.extend(logits.iter().map(|logit| (power(*logit) * i64::from(CERTAIN) / all) as i32));
        let (mine, others) = (falling((-chance).max(0)), falling(chance.max(0)));
        (i64::from(CERTAIN) * mine / (mine + others)) as i32
    }
}

/// [`CERTAIN`] divided by e to the power of this many 256ths, which are not negative.
pub(super) fn falling(exponent: i32) -> i64 {
    // e to the x is 2 to the 1.4427 x, and 2 to the -f is 1 - 0.6565 f + 0.1565 f² within half a percent for f from 0 to 1.
    let unit = i64::from(UNIT);
    let octaves = i64::from(exponent) * 14_427 / 10_000;
    let (whole, part) = (octaves / unit, octaves % unit);
    let fraction = i64::from(CERTAIN) * (10_000 * unit * unit - 6_565 * part * unit + 1_565 * part * part) / (10_000 * unit * unit);
    fraction >> whole.min(40)
}

struct Judging<'a> {
    network: &'a Network,
    values: &'a [u8; FEATURES],
}

impl Work for Judging<'_> {
    type Answer = Judgement;

    #[inline(always)]
    fn with(self, lanes: impl Lanes) -> Judgement {
        self.network.judge_with(lanes, self.values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sultan::rules::state::State;
    use engine::{Evaluation as _, Game as _, Learned as _, Match, Rng, Seed, Setup as _, Viewer};
    use nets::Plain;
    use sha2::{Digest as _, Sha256};

    /// Positions with PyTorch's results, written by `train/fixture.py`, for each of the networks by a table where it plays.
    const FIXTURES: [(u8, &str, &[u8]); 3] = [
        (2, "", include_bytes!("network/fixture-two.bin")),
        (2, "stacking=on", include_bytes!("network/fixture-variant.bin")),
        (5, "", include_bytes!("network/fixture-more.bin")),
    ];

    fn table(name: &str, players: u8, options: &str) -> State {
        let setup = Setup::read(State::edition(name).expect("an edition"), players, options).expect("a table");
        Match::<State>::new(setup, Seed::number(players.into())).state().clone()
    }

    #[test]
    fn the_network_says_bit_by_bit_what_pytorch_computes() {
        for (players, options, fixture) in FIXTURES {
            let network = network(&table("riquezas", players, options).setup).expect("a network");
            let rows = fixture.chunks_exact(FEATURES + 4 * OUTPUTS);
            assert!(rows.len() >= 32 && rows.remainder().is_empty());
            for row in rows {
                let (values, expected) = row.split_at(FEATURES);
                let expected: Vec<i32> =
                    expected.chunks_exact(4).map(|bytes| i32::from_le_bytes(bytes.try_into().expect("four bytes"))).collect();
                let values = values.try_into().expect("a position");
                let judgement = network.judge(values);
                assert_eq!([&judgement.actions[..], &[judgement.chance]].concat(), expected);
                assert_eq!(network.judge_with(Plain, values), judgement, "narrow vectors");
            }
        }
    }

    #[test]
    fn the_files_are_named_by_their_content() {
        for (name, bytes) in [(file_name!(two), TWO), (file_name!(variant), VARIANT), (file_name!(more), MORE)] {
            let digest: String = Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(name, format!("network/{digest}.net"));
            assert!(bytes.len() <= 4 << 20);
        }
    }

    #[test]
    fn a_damaged_file_is_refused() {
        assert!(Network::read(b"sultnet").is_err());
        assert!(Network::read(&TWO[..TWO.len() - 1]).is_err());
        assert!(Network::read(&[TWO, &[0]].concat()).is_err());
        let mut other = TWO.to_vec();
        other[MAGIC.len() + 2] += 1;
        assert_eq!(Network::read(&other).map(|_| ()), Err(BadNetwork::OtherFeatures));
    }

    #[test]
    fn a_mixture_is_certain_in_all_and_knows_nothing_that_is_hidden() {
        let (mut drawn, mut rng) = (0, Rng::new(Seed::number(4)));
        let variants = ["bazaars=2", "silent=on", "rush=on", "stacking=on"].map(|options| ("riquezas", 2, options));
        for (name, players, options) in (2..=5).map(|players| ("sultan", players, "")).chain(variants) {
            let mut state = table(name, players, options);
            while let Some(seat) = state.waiting_for().first() {
                let moves = state.moves(seat);
                let (mut shares, mut again) = (Vec::new(), Vec::new());
                let chance = state.mixture(seat, &moves, &mut shares).expect("a network");
                let other = State::redeal(&state.view(Viewer::Seat(seat)), &mut rng);
                assert_eq!(other.mixture(seat, &moves, &mut again), Some(chance));
                assert_eq!(shares, again);
                assert!((0..=CERTAIN).contains(&chance), "{chance}");
                assert_eq!(shares.len(), moves.len());
                let sum: i32 = shares.iter().sum();
                assert!((CERTAIN - moves.len() as i32..=CERTAIN).contains(&sum), "{sum}");
                drawn += usize::from(shares.iter().filter(|share| **share > 0).count() > 1);
                let mv = state.quick(seat, &moves, &State::BEST, &mut rng);
                state.apply(seat, mv, &mut |_| ());
            }
        }
        assert!(drawn > 50, "{drawn} mixtures of several moves");
    }

    #[test]
    fn riquezas_without_variants_is_played_as_sultan() {
        for players in 2..=4 {
            let [sultan, riquezas] = ["sultan", "riquezas"].map(|name| table(name, players, "first=1"));
            let seat = sultan.waiting_for().first().expect("somebody begins");
            let [ours, theirs] = [&sultan, &riquezas].map(|state| {
                let mut shares = Vec::new();
                (state.mixture(seat, &state.moves(seat), &mut shares), shares)
            });
            assert!(ours.0.is_some());
            assert_eq!(ours, theirs);
        }
    }

    #[test]
    fn tables_that_it_has_not_learnt_get_no_mixture() {
        let two = [("riquezas", 2, "bazaars=2 stacking=on"), ("riquezas", 2, "silent=on rush=on")];
        let more = [("riquezas", 3, "rush=on"), ("sultan", 4, "silent=on"), ("riquezas", 5, "silent=on")];
        for (name, players, options) in two.into_iter().chain(more) {
            let state = table(name, players, options);
            let seat = state.waiting_for().first().expect("somebody begins");
            let mut shares = Vec::new();
            assert_eq!(state.mixture(seat, &state.moves(seat), &mut shares), None, "{name} {players} {options}");
            assert!(shares.is_empty());
        }
    }

    #[test]
    fn powers_of_e_fall_evenly() {
        assert_eq!(falling(0), i64::from(CERTAIN));
        for exponent in 0..4000 {
            assert!(falling(exponent + 1) <= falling(exponent), "{exponent}");
            let exact = f64::from(CERTAIN) * (-f64::from(exponent) / f64::from(UNIT)).exp();
            assert!((falling(exponent) as f64 - exact).abs() <= exact * 0.01 + 1.0, "{exponent}");
        }
    }
}
