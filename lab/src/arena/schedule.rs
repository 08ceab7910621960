//! Who sits with whom, on which deal.

use engine::{Rng, Seed};

/// Which tables are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// Every bot against every other.
    Pairs,
    /// The first bot against each of the others.
    Gauntlet,
    /// Tables drawn from all bots.
    Mixed,
    /// All bots at every table, in an order drawn for each deal.
    Together,
}

/// One deal and its players, by their number among the entrants. It is played once from each rotation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seating {
    pub(super) deal: u64,
    /// In the first rotation the first sits at seat 1.
    pub(super) bots: Vec<usize>,
}

/// Streams from here on are not for deals.
const DRAWS: u64 = 1 << 62;

/// All deals of a run, in playing order: all pairings of the first deal, then of the second.
pub(super) fn tables(mode: Mode, bots: usize, players: usize, games: u64, seed: Seed) -> Vec<Seating> {
    let deals = games.div_ceil(players as u64);
    let mut rng = Rng::new(seed.stream(DRAWS));
    match mode {
        Mode::Mixed => return (0..deals).map(|deal| Seating { deal, bots: drawn(bots, players, &mut rng) }).collect(),
        Mode::Together => return (0..deals).map(|deal| Seating { deal, bots: shuffled(bots, &mut rng) }).collect(),
        Mode::Pairs | Mode::Gauntlet => {}
    }
    let pairs = pairs(mode, bots, players);
    let seating = |deal: u64, (one, other): (usize, usize)| {
        let mut bots = vec![other; players];
        bots[0] = one;
        Seating { deal, bots }
    };
    (0..deals).flat_map(|deal| pairs.iter().map(move |pair| seating(deal, *pair))).collect()
}

/// Who plays against whom, or against copies of whom.
fn pairs(mode: Mode, bots: usize, players: usize) -> Vec<(usize, usize)> {
    let all = (0..bots).flat_map(|one| (0..bots).map(move |other| (one, other)));
    let wanted = |(one, other): &(usize, usize)| match mode {
        Mode::Gauntlet => *one == 0 && *other != 0,
        // With two players the rotation already swaps them.
        Mode::Pairs | Mode::Mixed | Mode::Together => one < other || (players > 2 && one != other),
    };
    all.filter(wanted).collect()
}

/// All bots, since the seating order matters.
fn shuffled(bots: usize, rng: &mut Rng) -> Vec<usize> {
    let mut table: Vec<usize> = (0..bots).collect();
    rng.shuffle(&mut table);
    table
}

/// A table drawn from all bots, not all of the same kind if possible.
fn drawn(bots: usize, players: usize, rng: &mut Rng) -> Vec<usize> {
    loop {
        let table: Vec<usize> = (0..players).map(|_| rng.below(bots as u32) as usize).collect();
        if bots == 1 || table.iter().any(|bot| *bot != table[0]) {
            return table;
        }
    }
}
