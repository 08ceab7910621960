//! Fits Splendor's weights (`games/splendor/knowledge/weights.rs`) to self-play of the search with the weights so far.
//!
//! A round plays games, adds their positions to those of earlier rounds, and fits the weights by logistic regression: the weights of the
//! features for which the chances come closest to who won (and, with two players, to what search expected). The same
//! arguments give the same weights. `docs/notebook` says which were used.
//!
//! ```sh
//! cargo run --release -p lab --example tune-splendor -- --players 2 --games 4000 --rounds 5 --nodes 100 --seed 1
//! ```

use bots::{Budget, Player, Question, Search};
use clap::Parser;
use engine::{BySeat, CERTAIN, Choice, Evaluation, Game, Match, Past, Rng, Seat, Seed, Setup as _, Viewer};
use games::splendor::{Elapsed, FACTS, MOMENTS, Move, Setup, State, UNIT, Weights};
use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::{fmt::Write as _, fs, thread};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/splendor/knowledge/weights.rs");

#[derive(Parser)]
#[command(about = "Fit Splendor's weights to games that search plays against itself")]
struct Args {
    /// The number of players whose weights are fitted
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Games per round
    #[arg(long, default_value_t = 4000)]
    games: u64,
    /// Rounds of playing and fitting
    #[arg(long, default_value_t = 5)]
    rounds: u64,
    /// Nodes per move
    #[arg(long, default_value_t = 100)]
    nodes: u64,
    /// How much of the target is what search expected, in percent; the rest is who won. Two players only
    #[arg(long, default_value_t = 50)]
    expected: u8,
    /// Rounds whose games are fitted together
    #[arg(long, default_value_t = 3)]
    keep: usize,
    /// The seed of the run
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played at the same time
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Games of the new weights against the old at the end, one new player per table
    #[arg(long, default_value_t = 0)]
    trial: u64,
    /// A file of games with this seed: a round uses those in it, plays the missing ones, and adds them, so that other features can
    /// be fitted to the same games
    #[arg(long)]
    games_in: Option<PathBuf>,
    /// Start without weights: the rollout policy plays the games of the first round
    #[arg(long)]
    afresh: bool,
    /// Where to write the weights
    #[arg(long, default_value = FILE)]
    file: PathBuf,
}

/// All weights: those of the first moment, then those of the next, and so on.
type Row = Vec<f32>;

/// A position, as features for each seat.
struct Sample {
    /// For each seat its features and their counts.
    facts: Vec<Vec<(u16, i16)>>,
    moment: Elapsed,
    /// The target: each seat's share of the win.
    aim: Vec<f32>,
    /// Whether it is held out of the fit, for validation.
    held_out: bool,
}

fn main() {
    let args = Args::parse();
    let table = usize::from(args.players) - 2;
    let mut weights = State::BEST.all_weights().clone();
    let mut row: Row = if args.afresh { vec![0.0; MOMENTS * FACTS] } else { to_row(&weights[table]) };
    let mut pool: Vec<Vec<Sample>> = Vec::new();
    for round in 0..args.rounds {
        let seed = Seed::number(args.seed).stream(round);
        let quick = args.afresh && round == 0;
        let mind: &'static [Weights; 3] = Box::leak(Box::new(weights.clone()));
        let (samples, turns) = play_round(&args, seed, quick, mind);
        pool.push(samples);
        if pool.len() > args.keep {
            pool.remove(0);
        }
        let all: Vec<&Sample> = pool.iter().flatten().collect();
        let before = loss(&row, &all);
        row = fit(row, &all, seed);
        println!("round {}: {turns:.1} turns a seat, {} positions, loss {before:.4}, then {:.4}", round + 1, all.len(), loss(&row, &all));
        weights[table] = from_row(&row);
        fs::write(&args.file, source(&weights)).expect("the weights can be written");
        // The very first games are too poor to learn more from.
        if quick {
            pool.clear();
        }
    }
    if args.trial > 0 {
        try_out(&args, Box::leak(Box::new(weights)));
    }
}

/// One player with the new weights among others with the old: every deal is played with it in each seat.
fn try_out(args: &Args, new: &'static [Weights; 3]) {
    let minds = [State::BEST, State::BEST.weighing(new)];
    let deals = args.trial.div_ceil(args.players.into());
    let won: Vec<f64> = (0..deals)
        .map(|deal| {
            let seed = Seed::number(args.seed).stream(1 << 61 | deal);
            let at = |seat: Seat| f64::from(trial(args, seed, seat, &minds)) / f64::from(CERTAIN);
            Seat::all(args.players).map(at).sum::<f64>() / f64::from(args.players)
        })
        .collect();
    let mean = won.iter().sum::<f64>() / deals as f64;
    let variance = won.iter().map(|won| (won - mean).powi(2)).sum::<f64>() / (deals as f64 - 1.0).max(1.0);
    let margin = 1.96 * (variance / deals as f64).sqrt();
    let par = 100.0 / f64::from(args.players);
    println!("new against old: {:.1} % ± {:.1} of {deals} deals (par {par:.1} %)", 100.0 * mean, 100.0 * margin);
}

/// The score of the player with the new weights in this seat.
fn trial(args: &Args, seed: Seed, new: Seat, minds: &[<State as Evaluation>::Mind; 2]) -> i32 {
    let setup = Setup::read(&State::EDITIONS[0], args.players, "").expect("a plain table");
    let mut state = Match::<State>::new(setup, seed).state().clone();
    let mut rng = Rng::new(Seed { stream: seed.stream | 1 << 63 | (new.index() as u64) << 58, ..seed });
    while let Some(seat) = state.waiting_for().first() {
        let mind = minds[usize::from(seat == new)];
        let (moves, view) = (state.moves(seat), state.view(Viewer::Seat(seat)));
        let question = Question { view: &view, seat, moves: &moves, past: Past::unknown() };
        let mv = Search::<State> { mind, ..Search::default() }.think(&question, Budget::Nodes(args.nodes), &mut rng).mv;
        state.apply(seat, mv, &mut |_| ());
    }
    state.outcome().expect("the end").chances()[new]
}

fn to_row(weights: &Weights) -> Row {
    weights.apart().iter().flatten().map(|weight| *weight as f32 / UNIT as f32).collect()
}

fn from_row(row: &Row) -> Weights {
    let whole = |moment: usize| std::array::from_fn(|fact| (row[FACTS * moment + fact] * UNIT as f32).round() as i32);
    Weights::new(&std::array::from_fn(whole))
}

/// A game as it was played.
struct Played {
    seed: Seed,
    decisions: Vec<Decision>,
}

#[derive(Clone, Copy)]
struct Decision {
    /// Which of the legal moves was made.
    pick: usize,
    /// What search expected for the mover, in parts of [`CERTAIN`].
    expected: Option<i32>,
    /// Whether the position before it is used for training.
    taught: bool,
}

/// The positions of a round and the number of turns; their order does not depend on which game finished first.
fn play_round(args: &Args, seed: Seed, quick: bool, weights: &'static [Weights; 3]) -> (Vec<Sample>, f64) {
    let mut games = args.games_in.as_ref().map(|file| read_games(file, seed)).unwrap_or_default();
    games.retain(|game| number(game) < args.games);
    let there: HashSet<u64> = games.iter().map(number).collect();
    games.extend(play_games(args, seed, &there, quick, weights));
    games.sort_by_key(number);
    let (mut samples, mut turns) = (Vec::new(), 0);
    for game in &games {
        let (positions, of_game) = replay(args, game, &State::BEST.weighing(weights));
        samples.extend(positions);
        turns += of_game;
    }
    (samples, f64::from(turns) / (games.len() as f64 * f64::from(args.players)))
}

/// Which of its round a game is.
fn number(game: &Played) -> u64 {
    game.seed.stream & 0xffff_ffff
}

/// Plays the missing games, on several threads, and writes each when it is over.
fn play_games(args: &Args, seed: Seed, there: &HashSet<u64>, quick: bool, weights: &'static [Weights; 3]) -> Vec<Played> {
    let next = AtomicU64::new(0);
    let (send, receive) = mpsc::channel();
    let mut file =
        args.games_in.as_ref().map(|file| OpenOptions::new().append(true).create(true).open(file).expect("a file that can be written"));
    thread::scope(|scope| {
        for _ in 0..args.threads {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= args.games {
                        break;
                    }
                    if !there.contains(&game) {
                        let played = play(args, Seed { stream: seed.stream << 32 | game, ..seed }, quick, weights);
                        send.send(played).expect("the round is listening");
                    }
                }
            });
        }
        drop(send);
        let write_down = |game: &Played| {
            if let Some(file) = &mut file {
                writeln!(file, "{}", line(game)).expect("a game can be written");
            }
        };
        receive.into_iter().inspect(write_down).collect()
    })
}

/// A longer game teaches nothing.
const LONGEST: u32 = 90;

fn play(args: &Args, seed: Seed, quick: bool, weights: &'static [Weights; 3]) -> Played {
    let mut rng = Rng::new(Seed { stream: seed.stream | 1 << 63, ..seed });
    let mut state = dealt(args, seed);
    let mind = State::BEST.weighing(weights);
    let mut search = Search::<State> { mind, ..Search::default() };
    let (mut decisions, mut turns) = (Vec::new(), 0);
    while let Some(seat) = state.waiting_for().first() {
        let moves = state.moves(seat);
        let view = state.view(Viewer::Seat(seat));
        let (mv, expected) = if quick {
            let mv = if rng.below(100) < 15 { rng.pick(&moves) } else { state.quick(seat, &moves, &mind, &mut rng) };
            (mv, None)
        } else {
            let thought =
                search.think(&Question { view: &view, seat, moves: &moves, past: Past::unknown() }, Budget::Nodes(args.nodes), &mut rng);
            let expected = (moves.len() > 1).then(|| thought.choices[0].value);
            (varied(&thought.choices, &mut rng), expected)
        };
        let pick = moves.iter().position(|legal| *legal == mv).expect("a legal move");
        // Half the positions say nearly as much as all.
        decisions.push(Decision { pick, expected, taught: rng.below(2) == 0 });
        state.apply(seat, mv, &mut |_| ());
        turns += u32::from(state.waiting_for().first() != Some(seat));
        if turns > LONGEST * u32::from(args.players) {
            break;
        }
    }
    Played { seed, decisions }
}

fn dealt(args: &Args, seed: Seed) -> State {
    let setup = Setup::read(&State::EDITIONS[0], args.players, "").expect("a plain table");
    Match::<State>::new(setup, seed).state().clone()
}

/// A game's positions, none if it was abandoned, and its number of turns.
fn replay(args: &Args, game: &Played, mind: &<State as Evaluation>::Mind) -> (Vec<Sample>, u32) {
    let mut state = dealt(args, game.seed);
    let (mut samples, mut turns) = (Vec::new(), 0);
    for decision in &game.decisions {
        let seat = state.waiting_for().first().expect("the game went on");
        if decision.taught {
            let value = decision.expected.filter(|_| args.players == 2).map(|value| value as f32 / CERTAIN as f32);
            samples.push(sample(&state, mind, seat, value.map(|value| (value, args.expected))));
        }
        let mv = state.moves(seat)[decision.pick];
        state.apply(seat, mv, &mut |_| ());
        turns += u32::from(state.waiting_for().first() != Some(seat));
    }
    let Some(outcome) = state.outcome() else { return (Vec::new(), turns) };
    for sample in &mut samples {
        aim(sample, &outcome.chances());
        sample.held_out = game.seed.stream.is_multiple_of(10);
    }
    (samples, turns)
}

/// A game as text: the stream of its seed, then its decisions, each with the expectation after a colon and an asterisk if it is
/// used for training.
fn line(game: &Played) -> String {
    let decision = |decision: &Decision| {
        let expected = decision.expected.map(|value| format!(":{value}")).unwrap_or_default();
        format!(" {}{expected}{}", decision.pick, if decision.taught { "*" } else { "" })
    };
    format!("{}{}", game.seed.stream, game.decisions.iter().map(decision).collect::<String>())
}

/// The games of a round in a file; empty if there is no such file yet.
fn read_games(file: &Path, seed: Seed) -> Vec<Played> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let games = text.lines().map(|line| read_game(line, seed).expect("a game in every line"));
    games.filter(|game| game.seed.stream >> 32 == seed.stream).collect()
}

fn read_game(line: &str, seed: Seed) -> Option<Played> {
    let decision = |word: &str| {
        let (word, taught) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
        let (pick, expected) = word.split_once(':').map_or((word, None), |(pick, expected)| (pick, Some(expected)));
        let expected = expected.map(str::parse).transpose().ok()?;
        Some(Decision { pick: pick.parse().ok()?, expected, taught })
    };
    let (stream, decisions) = line.split_once(' ')?;
    let seed = Seed { stream: stream.parse().ok()?, ..seed };
    Some(Played { seed, decisions: decisions.split(' ').map(decision).collect::<Option<_>>()? })
}

/// Usually the best move, sometimes another, in proportion to its share of the search.
fn varied(choices: &[Choice<Move>], rng: &mut Rng) -> Move {
    if rng.below(100) >= 25 {
        return choices[0].mv;
    }
    let mut left = rng.below(CERTAIN as u32) as i32;
    let drawn = choices.iter().find(|choice| {
        left -= choice.share;
        left < 0
    });
    drawn.unwrap_or(&choices[0]).mv
}

/// A position with what search expected for the mover, if known: the target so far, and its weight in percent.
fn sample(state: &State, mind: &<State as Evaluation>::Mind, mover: Seat, expected: Option<(f32, u8)>) -> Sample {
    let players = state.setup().players();
    let describe = |seat: Seat| {
        let mut facts = Vec::with_capacity(48);
        state.describe(seat, mind, &mut |fact, count| facts.push((fact as u16, count as i16)));
        facts
    };
    let aim = match expected {
        None => Vec::new(),
        Some((value, percent)) => {
            let part = |seat: Seat| f32::from(percent) / 100.0 * if seat == mover { value } else { 1.0 - value };
            Seat::all(players).map(part).collect()
        }
    };
    Sample { facts: Seat::all(players).map(describe).collect(), moment: state.moment(), aim, held_out: false }
}

/// Adds who won to what was expected.
fn aim(sample: &mut Sample, shares: &BySeat<i32>) {
    let won = Seat::all(sample.facts.len() as u8).map(|seat| shares[seat] as f32 / CERTAIN as f32);
    let rest = 1.0 - sample.aim.iter().sum::<f32>();
    let expected = std::mem::take(&mut sample.aim).into_iter().chain(std::iter::repeat(0.0));
    sample.aim = won.zip(expected).map(|(won, expected)| rest * won + expected).collect();
}

/// Where the weights of the previous moment begin in a row, and how much those of the next one count.
fn place(moment: Elapsed) -> (usize, f32) {
    (FACTS * moment.after, moment.on as f32 / Elapsed::WAY as f32)
}

/// Each seat's chance by these weights.
fn chances(row: &Row, sample: &Sample) -> Vec<f32> {
    let (before, on) = place(sample.moment);
    let score = |facts: &Vec<(u16, i16)>| -> f32 {
        let weight = |fact: usize| row[before + fact] * (1.0 - on) + row[before + FACTS + fact] * on;
        facts.iter().map(|(fact, count)| weight(usize::from(*fact)) * f32::from(*count)).sum()
    };
    let scores: Vec<f32> = sample.facts.iter().map(score).collect();
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    let shares: Vec<f32> = scores.iter().map(|score| (score - best).exp()).collect();
    let all: f32 = shares.iter().sum();
    shares.iter().map(|share| share / all).collect()
}

/// The loss on held-out positions.
fn loss(row: &Row, samples: &[&Sample]) -> f64 {
    let held_out = samples.iter().filter(|sample| sample.held_out);
    let one = |sample: &&&Sample| -> f64 {
        let chances = chances(row, sample);
        chances.iter().zip(&sample.aim).map(|(chance, aim)| -f64::from(*aim) * f64::from(chance.max(1e-6)).ln()).sum()
    };
    let losses: Vec<f64> = held_out.map(|sample| one(&sample)).collect();
    losses.iter().sum::<f64>() / losses.len().max(1) as f64
}

/// Logistic regression with Adam, starting from these weights.
fn fit(mut row: Row, samples: &[&Sample], seed: Seed) -> Row {
    const EPOCHS: usize = 6;
    const BATCH: usize = 256;
    const DECAY: f32 = 2e-5;
    let mut rng = Rng::new(Seed { stream: seed.stream | 1 << 62, ..seed });
    let mut order: Vec<usize> = (0..samples.len()).filter(|index| !samples[*index].held_out).collect();
    let (mut first, mut second) = (vec![0f32; row.len()], vec![0f32; row.len()]);
    let mut steps = 0;
    for epoch in 0..EPOCHS {
        rng.shuffle(&mut order);
        let rate = 0.008 * (1.0 - epoch as f32 / EPOCHS as f32) + 0.0003;
        for batch in order.chunks(BATCH) {
            let mut slope: Vec<f32> = row.iter().map(|weight| DECAY * weight).collect();
            batch.iter().for_each(|index| add_slope(&row, samples[*index], batch.len() as f32, &mut slope));
            steps += 1;
            let (one, two) = (1.0 - 0.9f32.powi(steps), 1.0 - 0.999f32.powi(steps));
            for weight in 0..row.len() {
                first[weight] += 0.1 * (slope[weight] - first[weight]);
                second[weight] += 0.001 * (slope[weight] * slope[weight] - second[weight]);
                row[weight] -= rate * (first[weight] / one) / ((second[weight] / two).sqrt() + 1e-6);
            }
        }
    }
    row
}

fn add_slope(row: &Row, sample: &Sample, batch: f32, slope: &mut [f32]) {
    let (before, on) = place(sample.moment);
    for ((chance, aim), facts) in chances(row, sample).iter().zip(&sample.aim).zip(&sample.facts) {
        let off = (chance - aim) / batch;
        for (fact, count) in facts {
            let step = off * f32::from(*count);
            slope[before + usize::from(*fact)] += step * (1.0 - on);
            slope[before + FACTS + usize::from(*fact)] += step * on;
        }
    }
}

/// The file that holds the weights.
fn source(weights: &[Weights; 3]) -> String {
    let mut text = String::from(
        "//! What each fact of `facts.rs` counts: tables only, written by `lab/examples/tune-splendor.rs`.\n\n\
         use super::facts::FACTS;\n\
         use super::weighted::{MOMENTS, Weights};\n\n\
         /// With two, three and four players.\n\
         pub(super) static WEIGHTS: [Weights; 3] = [Weights::new(&TWO), Weights::new(&THREE), Weights::new(&FOUR)];\n",
    );
    for (weights, name) in weights.iter().zip(["two", "three", "four"]) {
        let _ = write!(text, "\n/// With {name} players, moment by moment.\n#[rustfmt::skip]\n");
        let _ = writeln!(text, "const {}: [[i32; FACTS]; MOMENTS] = [", name.to_uppercase());
        for moment in weights.apart() {
            text += "    [\n";
            for line in moment.chunks(20) {
                let numbers: Vec<String> = line.iter().map(|number| format!("{number},")).collect();
                let _ = writeln!(text, "        {}", numbers.join(" "));
            }
            text += "    ],\n";
        }
        text += "];\n";
    }
    text
}
