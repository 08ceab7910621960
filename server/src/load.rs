//! `cabochon load`: many tables on a running server, each played over real sockets with random moves, and their cost.
//!
//! Latency is the time from sending a move to receiving its frame, which the server sends once the move is on disk.

mod client;
mod fair;
mod http;
mod report;
mod reviews;

use crate::clock::{now, random};
use crate::store::Failed;
use client::Player;
use engine::{Rng, Seed};
use http::Http;
use report::{Measured, Report, Usage};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::mpsc;

const AFTER: &str = "\
The server must have been started with --no-limits. Examples:
  cabochon load --tables 1000 --seconds 20
  cabochon load --tables 10000 --every 12 --seconds 60 --json
  cabochon load fair                              exit code 1 if a target is missed
  cabochon load reviews                           the same";

/// What to play.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER, args_conflicts_with_subcommands = true, subcommand_precedence_over_arg = true)]
pub struct Args {
    #[command(subcommand)]
    bench: Option<Bench>,

    /// The server
    #[arg(long, default_value = URL)]
    url: String,

    /// The number of tables
    #[arg(long, default_value_t = 100)]
    tables: usize,

    /// Seats per table, each with its own socket
    #[arg(long, default_value_t = 2)]
    players: u8,

    /// Seconds to measure
    #[arg(long, default_value_t = 10)]
    seconds: u64,

    /// Seconds between moves at each table; 0 for as fast as possible
    #[arg(long, default_value_t = 0.0)]
    every: f64,

    /// The game
    #[arg(long, default_value = "splendor")]
    game: String,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

const URL: &str = "http://127.0.0.1:8350";

/// Measurements with a target.
#[derive(clap::Subcommand, Debug)]
enum Bench {
    /// Check that one person's bots do not hold up another's, at crowded tables of strong bots
    Fair(fair::Args),
    /// Check that queued reviews and hints do not slow down moves
    Reviews(reviews::Args),
}

/// How many tables are created at the same time.
const HANDS: usize = 128;

/// What all players share.
pub(crate) struct Plan {
    pub(crate) host: String,
    pub(crate) address: SocketAddr,
    pub(crate) connected: AtomicU32,
    pub(crate) game: String,
    pub(crate) seats: u8,
    pub(crate) every: Duration,
    pub(crate) measuring: AtomicBool,
    pub(crate) over: AtomicBool,
}

impl Plan {
    async fn new(url: &str, game: &str, seats: u8, every: Duration) -> Result<Plan, Failed> {
        let host = url.strip_prefix("http://").map(|host| host.trim_end_matches('/').to_string());
        let host = host.ok_or_else(|| Failed::Unusable("--url is of the form http://host:port".into()))?;
        let address = tokio::net::lookup_host(&host).await.ok().and_then(|mut found| found.next());
        let address = address.ok_or_else(|| Failed::Unusable(format!("cannot find {host}")))?;
        Ok(Plan {
            host,
            address,
            connected: AtomicU32::new(0),
            game: game.into(),
            seats,
            every,
            measuring: AtomicBool::new(false),
            over: AtomicBool::new(false),
        })
    }

    /// A new connection. One address has ports for 28,000, so on this machine several local addresses are used.
    pub(crate) async fn connect(&self) -> std::io::Result<TcpStream> {
        const OF_AN_ADDRESS: u32 = 10_000;
        let number = self.connected.fetch_add(1, Ordering::Relaxed);
        let socket = if self.address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
        if let SocketAddr::V4(address) = self.address
            && address.ip().is_loopback()
        {
            socket.bind((Ipv4Addr::new(127, 0, 0, 2 + (number / OF_AN_ADDRESS) as u8), 0).into())?;
        }
        let stream = socket.connect(self.address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

pub(crate) async fn run(args: &Args) -> Result<String, Failed> {
    crate::serve::raise_limit_of_files();
    match &args.bench {
        Some(Bench::Fair(args)) => fair::run(args).await,
        Some(Bench::Reviews(args)) => reviews::run(args).await,
        None => play(args).await,
    }
}

async fn play(args: &Args) -> Result<String, Failed> {
    let every = Duration::from_secs_f64(args.every.clamp(0.0, 3600.0));
    let plan = Arc::new(Plan::new(&args.url, &args.game, args.players, every).await?);
    let players = gather(&plan, args.tables).await?;
    let sockets = players.len();
    // The first moves all come at once, which no real evening does: skip them.
    let first = Duration::from_secs(2).max(plan.every.min(Duration::from_secs(15)));
    let Measurement { seconds, all, usage } = measure(&plan, players, first, Duration::from_secs(args.seconds)).await?;
    let report = Report::new(args.tables, sockets, seconds, all, usage);
    Ok(if args.json { report.json() } else { report.text() })
}

/// The results of a measurement.
struct Measurement {
    seconds: f64,
    all: Measured,
    usage: (Usage, Usage),
}

/// Lets everyone play, and measures after the first moves.
async fn measure(plan: &Plan, players: Vec<Player>, first: Duration, length: Duration) -> Result<Measurement, Failed> {
    let (samples, mut measured) = mpsc::unbounded_channel();
    let tasks: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play(samples.clone()))).collect();
    drop(samples);
    tokio::time::sleep(first).await;
    let mut http = Http::connect(&plan.host).await?;
    let before = http.usage().await?;
    plan.measuring.store(true, Ordering::Relaxed);
    let begun = Instant::now();
    let mut all = Measured::default();
    while begun.elapsed() < length {
        tokio::time::sleep(Duration::from_millis(500)).await;
        while let Ok(sample) = measured.try_recv() {
            all.add(sample);
        }
        eprint!("\r{:>4} s  {:>9} moves  {:>4} errors ", begun.elapsed().as_secs(), all.moves(), all.errors());
    }
    eprintln!();
    plan.measuring.store(false, Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let after = http.usage().await?;
    plan.over.store(true, Ordering::Relaxed);
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    Ok(Measurement { seconds, all, usage: (before, after) })
}

/// Creates all tables, with everyone seated and connected.
async fn gather(plan: &Arc<Plan>, tables: usize) -> Result<Vec<Player>, Failed> {
    let hands = HANDS.min(tables.max(1));
    let (done, mut ready) = mpsc::unbounded_channel::<Result<Vec<Player>, Failed>>();
    for hand in 0..hands {
        let (plan, done) = (plan.clone(), done.clone());
        let share = tables / hands + usize::from(hand < tables % hands);
        tokio::spawn(async move {
            let set_up = async {
                let mut http = Http::connect(&plan.host).await?;
                for _ in 0..share {
                    let players = client::table(&plan, &mut http).await?;
                    let _ = done.send(Ok(players));
                }
                Ok::<(), Failed>(())
            };
            if let Err(failed) = set_up.await {
                let _ = done.send(Err(failed));
            }
        });
    }
    drop(done);
    let mut players = Vec::new();
    while let Some(table) = ready.recv().await {
        players.extend(table?);
        eprint!("\r{:>6} sockets ", players.len());
    }
    eprintln!();
    Ok(players)
}

/// A random generator for each player.
pub(crate) fn rng() -> Rng {
    Rng::new(Seed { key: random(), stream: now() })
}
