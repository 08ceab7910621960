//! Playing the games of a run, on all cores.

use super::contestant::{Entrant, Seated};
use super::schedule::Seating;
use crate::failure::Failure;
use bots::{Budget, Question};
use engine::{CERTAIN, Knowledge, Match, Past, Rng, Seat, Seed, Setup, Viewer};
use serde::Serialize;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// What all games of a run have in common.
pub(super) struct Contest<'a, G: Knowledge> {
    pub(super) setup: G::Setup,
    pub(super) entrants: &'a [Entrant],
    pub(super) budget: Budget,
    pub(super) seed: Seed,
    /// Where to save every record.
    pub(super) records: Option<&'a Path>,
}

/// One deal, played from every rotation.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    pub(super) seating: Seating,
    pub(super) games: Vec<Game>,
}

/// How one game went.
#[derive(Clone, Debug)]
pub(super) struct Game {
    /// By seat.
    pub(super) seats: Vec<SeatResult>,
    /// Runs of moves by one seat, divided by the number of seats.
    pub(super) rounds: u32,
    /// Whether it was stopped because it did not end.
    pub(super) capped: bool,
    /// The seat that lost by a fault.
    pub(super) fault: Option<Fault>,
}

/// A bot's fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Fault {
    pub(super) seat: Seat,
    pub(super) what: String,
}

/// One seat's result in a game.
#[derive(Clone, Debug)]
pub(super) struct SeatResult {
    /// Which entrant.
    pub(super) bot: usize,
    /// Its share of the win.
    pub(super) won: f64,
    /// 1 for a winner.
    pub(super) rank: u8,
    pub(super) clock: Clock,
}

/// How long a bot thought, not counting forced moves.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(super) struct Clock {
    pub(super) moves: u64,
    pub(super) total: Duration,
    pub(super) longest: Duration,
}

impl Clock {
    pub(super) fn add(&mut self, other: &Clock) {
        self.moves += other.moves;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}

/// No game between players who want to win is nearly this long.
const CAP: usize = 2_000;

/// Streams from here on are for the bots, those below for deals.
const BOTS: u64 = 1 << 63;

impl<G: Knowledge> Contest<'_, G> {
    /// Plays all deals, and reports after each; stops early when told to.
    ///
    /// The deals are returned in the order of the tables, whichever thread was faster.
    pub(super) fn play_all(
        &self,
        tables: &[Seating],
        threads: usize,
        mut go_on: impl FnMut(&[Deal]) -> bool,
    ) -> Result<Vec<Deal>, Failure> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (send, receive) = mpsc::channel();
        let mut done: Vec<(usize, Deal)> = Vec::new();
        let mut shown: Vec<Deal> = Vec::new();
        thread::scope(|scope| {
            for _ in 0..threads {
                let (send, next, stop) = (send.clone(), &next, &stop);
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        let table = next.fetch_add(1, Ordering::Relaxed);
                        let Some(seating) = tables.get(table) else { break };
                        if send.send((table, self.play_deal(table as u64, seating))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            for (table, deal) in receive {
                let deal = deal?;
                shown.push(deal.clone());
                done.push((table, deal));
                if !go_on(&shown) {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            Ok::<(), Failure>(())
        })?;
        done.sort_by_key(|(table, _)| *table);
        Ok(done.into_iter().map(|(_, deal)| deal).collect())
    }

    fn play_deal(&self, table: u64, seating: &Seating) -> Result<Deal, Failure> {
        let rotations = 0..seating.bots.len();
        let games = rotations.map(|rotation| {
            let mut bots = seating.bots.clone();
            bots.rotate_right(rotation);
            self.play(table, seating.deal, rotation as u64, &bots)
        });
        Ok(Deal { seating: seating.clone(), games: games.collect::<Result<_, _>>()? })
    }

    fn play(&self, table: u64, deal: u64, rotation: u64, bots: &[usize]) -> Result<Game, Failure> {
        let mut game = Match::<G>::new(self.setup, self.seed.stream(deal));
        game.names = bots.iter().map(|bot| self.entrants[*bot].to_string()).collect();
        let mut seated: Vec<Seated<G>> = bots.iter().map(|bot| self.entrants[*bot].sit(&self.setup, self.budget)).collect();
        let mut rng = Rng::new(self.seed.stream(BOTS + table * 8 + rotation));
        let mut clocks = vec![Clock::default(); bots.len()];
        let (mut turns, mut mover, mut fault) = (0, None::<Seat>, None);
        while game.ply() < CAP {
            let Some(seat) = owing(&game, &mut rng) else { break };
            let (moves, view) = (game.state().moves(seat), game.state().view(Viewer::Seat(seat)));
            let question = Question { view: &view, seat, moves: &moves, past: Past::of(&game) };
            let began = Instant::now();
            let mv = match seated[seat.index()].decide(&question, &game, &mut rng) {
                Ok(mv) => mv,
                Err(what) => {
                    fault = Some(Fault { seat, what });
                    break;
                }
            };
            if moves.len() > 1 {
                let spent = began.elapsed();
                clocks[seat.index()].add(&Clock { moves: 1, total: spent, longest: spent });
            }
            game.play(seat, mv).expect("a bot makes legal moves");
            turns += u32::from(mover.replace(seat) != Some(seat));
        }
        self.keep(&game, table, rotation)?;
        Ok(ended(&game, bots, &clocks, turns, fault))
    }

    fn keep(&self, game: &Match<G>, table: u64, rotation: u64) -> Result<(), Failure> {
        let Some(folder) = self.records else { return Ok(()) };
        let name = format!("{}-{}-{table}-{}.record", self.setup.edition().name, self.setup.players(), rotation + 1);
        let path = folder.join(name);
        fs::write(&path, game.record()).map_err(|why| Failure::Fault(format!("cannot write {}: {why}", path.display())))
    }
}

/// The seat that moves next; if several owe a move, a random one.
fn owing<G: Knowledge>(game: &Match<G>, rng: &mut Rng) -> Option<Seat> {
    let waiting: Vec<Seat> = game.state().waiting_for().iter().collect();
    match waiting[..] {
        [] => None,
        [one] => Some(one),
        _ => Some(rng.pick(&waiting)),
    }
}

fn ended<G: Knowledge>(game: &Match<G>, bots: &[usize], clocks: &[Clock], turns: u32, fault: Option<Fault>) -> Game {
    let outcome = game.state().outcome();
    let shares = outcome.as_ref().map(|outcome| outcome.chances());
    // The bot at fault is last, and the others share the win.
    let others = 1.0 / (bots.len() - 1) as f64;
    let place = |seat: Seat| match (&fault, &outcome, shares) {
        (Some(fault), _, _) if fault.seat == seat => (0.0, bots.len() as u8),
        (Some(_), _, _) => (others, 1),
        (None, Some(outcome), Some(shares)) => (f64::from(shares[seat]) / f64::from(CERTAIN), outcome.standings[seat.index()].rank),
        (None, _, _) => (0.0, 1),
    };
    let seats = Seat::all(bots.len() as u8).map(|seat| {
        let (won, rank) = place(seat);
        SeatResult { bot: bots[seat.index()], won, rank, clock: clocks[seat.index()] }
    });
    let capped = outcome.is_none() && fault.is_none();
    Game { seats: seats.collect(), rounds: turns.div_ceil(bots.len() as u32), capped, fault }
}
