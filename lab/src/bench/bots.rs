//! `cabochon bench bots`: how many positions each bot examines per second, on one core.

use crate::counts::spaced;
use crate::failure::Failure;
use bots::{Budget, Kind, Question};
use engine::laws::Secrets;
use engine::{Edition, Knowledge, Match, Moves, Past, Rng, Seed, Setup, Viewer};
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// How to measure the bots.
#[derive(clap::Args, Debug)]
pub struct BotsArgs {
    /// How long to think about each position
    #[arg(long, value_name = "TIME", default_value = "100ms")]
    budget: Budget,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// One bot in one game.
#[derive(Debug, Serialize)]
struct Row {
    game: &'static str,
    players: u8,
    bot: String,
    nodes_per_second: f64,
}

/// Positions to think about, after this many moves of quickly played games.
const AFTER: [usize; 4] = [0, 10, 20, 30];

pub(super) fn run(args: &BotsArgs, out: &mut impl Write) -> Result<(), Failure> {
    let rows: Vec<Row> =
        games::editions().iter().filter_map(|edition| games::visit(edition.name, Measure(args.budget))).flatten().collect();
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &rows)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(out, "one core, per second of processor time; {} a position\n", args.budget)?;
    for row in rows {
        writeln!(
            out,
            "{:10} {} players  {:8} {:>12} nodes/s",
            row.game,
            row.players,
            row.bot,
            spaced(row.nodes_per_second.round() as u64)
        )?;
    }
    Ok(())
}

struct Measure(Budget);

impl games::Visitor for Measure {
    type Answer = Vec<Row>;

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> Vec<Row> {
        let tables = [edition.players.0, edition.players.1].into_iter();
        let bots = [Kind::Flat, Kind::Search, Kind::Net].into_iter().filter(|bot| *bot != Kind::Net || G::NETWORK);
        let pairs = tables.flat_map(|players| bots.clone().map(move |bot| (players, bot)));
        let row = |(players, bot): (u8, Kind)| {
            let positions: Vec<Match<G>> = AFTER.iter().map(|plies| position(edition, players, *plies)).collect();
            Row { game: edition.name, players, bot: bot.to_string(), nodes_per_second: speed(&positions, bot, self.0) }
        };
        pairs.map(row).collect()
    }
}

/// A position after this many quick moves, or the last decision if the game ends earlier.
fn position<G: Knowledge>(edition: &'static Edition, players: u8, plies: usize) -> Match<G> {
    let mut game = Match::<G>::new(G::Setup::new(edition, players), Seed::number(1));
    let mut rng = Rng::new(Seed::number(1).stream(1));
    let mut moves = Moves::new();
    while game.ply() < plies {
        let Some(seat) = game.state().waiting_for().first() else { return game.at(game.ply() / 2) };
        moves.clear();
        game.state().legal(seat, &mut moves);
        let mv = game.state().quick(seat, &moves, &G::BEST, &mut rng);
        game.play(seat, mv).expect("a quick move is legal");
    }
    game
}

fn speed<G: Knowledge>(positions: &[Match<G>], bot: Kind, budget: Budget) -> f64 {
    let (mut nodes, mut spent) = (0, Duration::ZERO);
    for game in positions {
        let Some(seat) = game.state().waiting_for().first() else { continue };
        let (moves, view) = (game.state().moves(seat), game.state().view(Viewer::Seat(seat)));
        let at_work = super::processor_time();
        let question = Question { view: &view, seat, moves: &moves, past: Past::of(game) };
        let thought = bot.player::<G>().think(&question, budget, &mut Rng::new(Seed::number(2)));
        if thought.nodes > 0 {
            spent += super::processor_time() - at_work;
            nodes += thought.nodes;
        }
    }
    nodes as f64 / spent.as_secs_f64().max(1e-9)
}
