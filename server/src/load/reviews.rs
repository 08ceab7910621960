//! `cabochon load reviews`: do reviews and hints slow down those who play?
//!
//! Games are played to their end and queued for deep reviews, which take longer than the measurement. Meanwhile people play against bots at a human
//! pace, and some others ask for hints. How long moves and hints take is compared with targets.

use super::client::{Manner, Player};
use super::fair::table;
use super::http::{Http, failed};
use super::report::{Latencies, Measured};
use super::{Measurement, Plan, URL, measure, rng};
use crate::store::Failed;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// What to do.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The server, started with --no-limits
    #[arg(long, default_value = URL)]
    url: String,

    /// How many reviews are queued
    #[arg(long, default_value_t = 20)]
    reviews: usize,

    /// How many people ask for hints, each a second after the last one
    #[arg(long, default_value_t = 2)]
    hints: usize,

    /// How many people play, at one table each
    #[arg(long, default_value_t = 50)]
    tables: usize,

    /// Seconds that they take for a move
    #[arg(long, default_value_t = 1.0)]
    every: f64,

    /// Seconds to measure
    #[arg(long, default_value_t = 30)]
    seconds: u64,

    /// The game
    #[arg(long, default_value = "splendor")]
    game: String,
}

/// How many moves a game has that is reviewed.
const PLIES: usize = 60;

/// How long people read a hint before they ask for the next.
const READS: Duration = Duration::from_secs(1);

/// The longest acceptable time for 99 of 100, in milliseconds.
const OWN_MOVES: f64 = 100.0;
const HINTS: f64 = 1_000.0;

pub(super) async fn run(args: &Args) -> Result<String, Failed> {
    let every = Duration::from_secs_f64(args.every.clamp(0.0, 3600.0));
    let plan = Arc::new(Plan::new(&args.url, &args.game, 2, every).await?);
    let mut http = Http::connect(&plan.host).await?;
    let mut players = Vec::new();
    for number in 0..args.tables {
        let person = http.new_person(&format!("Player {number}")).await?;
        players.push(table(&plan, &mut http, &person, "level:2", Manner { at: "level 2", every }).await?);
    }
    let mut games = Vec::new();
    for _ in 0..args.reviews {
        games.push(finished(&plan, &mut http).await?);
        eprint!("\r{:>6} finished games ", games.len());
    }
    eprintln!();
    for Finished { person, path } in &games {
        http.post(&format!("{path}/review"), person, &json!({ "depth": "deep" })).await?;
    }
    let askers = ask_for_hints(&plan, &mut http, args.hints).await?;
    let Measurement { all, .. } = measured(&plan, players, args.seconds).await?;
    let mut hints = Vec::new();
    for asker in askers {
        hints.extend(asker.await.map_err(failed)??);
    }
    let queued = still_queued(&mut http, &games).await?;
    let (table, met) = report(&all, &hints, queued, args.reviews);
    if met {
        return Ok(table);
    }
    println!("{table}");
    Err(Failed::Unusable("a target was missed".into()))
}

async fn measured(plan: &Arc<Plan>, players: Vec<Player>, seconds: u64) -> Result<Measurement, Failed> {
    let length = Duration::from_secs(seconds);
    measure(plan, players, Duration::from_secs(5).min(length), length).await
}

/// A game that is over.
struct Finished {
    /// Who asks for its review.
    person: String,
    path: String,
}

/// Two people play at random, and one resigns if they are not done after [`PLIES`].
async fn finished(plan: &Arc<Plan>, http: &mut Http) -> Result<Finished, Failed> {
    let people = [http.new_person("Ann").await?, http.new_person("Bob").await?];
    let creation = json!({ "terms": { "game": plan.game }, "seats": ["me", "open"], "name": "Ann" });
    let made = http.post("/api/tables", &people[0], &creation).await?;
    let path = format!("/api/tables/{}", made["table"].as_str().ok_or_else(|| failed("no table"))?);
    http.post(&path, &people[1], &json!({ "do": "join", "name": "Bob" })).await?;
    http.post(&path, &people[0], &json!({ "do": "start" })).await?;
    let mut rng = rng();
    for _ in 0..PLIES {
        let waiting = http.get(&path, &people[0]).await?["frame"]["waiting"][0].as_u64();
        let Some(mover) = waiting.and_then(|seat| people.get(seat as usize - 1)) else { break };
        let frame = http.get(&path, mover).await?["frame"].take();
        let moves = frame["moves"].as_array().filter(|moves| !moves.is_empty()).ok_or_else(|| failed("no moves"))?;
        let mv = &moves[rng.below(moves.len() as u32) as usize];
        http.post(&path, mover, &json!({ "do": "play", "ply": frame["ply"], "move": mv })).await?;
    }
    if http.get(&path, &people[0]).await?["frame"]["phase"] != "over" {
        http.post(&path, &people[0], &json!({ "do": "resign" })).await?;
    }
    let [person, _] = people;
    Ok(Finished { person, path })
}

/// People who ask for a hint in the first position of a game, again and again, until the measurement is over. Each returns the microseconds that the hints took.
async fn ask_for_hints(
    plan: &Arc<Plan>,
    http: &mut Http,
    count: usize,
) -> Result<Vec<tokio::task::JoinHandle<Result<Vec<u32>, Failed>>>, Failed> {
    let mut askers = Vec::new();
    for number in 0..count {
        let person = http.new_person(&format!("Learner {number}")).await?;
        let creation = json!({ "terms": { "game": plan.game, "options": "first=1" }, "seats": ["me", "level:1"], "name": "Learner" });
        let made = http.post("/api/tables", &person, &creation).await?;
        let path = format!("/api/tables/{}", made["table"].as_str().ok_or_else(|| failed("no table"))?);
        http.post(&path, &person, &json!({ "do": "start" })).await?;
        let (plan, mut http) = (plan.clone(), Http::connect(&plan.host).await?);
        askers.push(tokio::spawn(async move {
            let mut took = Vec::new();
            while !plan.over.load(Ordering::Relaxed) {
                let begun = Instant::now();
                http.get(&format!("{path}/hint"), &person).await?;
                if plan.measuring.load(Ordering::Relaxed) {
                    took.push(begun.elapsed().as_micros() as u32);
                }
                tokio::time::sleep(READS).await;
            }
            Ok(took)
        }));
    }
    Ok(askers)
}

/// How many of the reviews are still under way.
async fn still_queued(http: &mut Http, games: &[Finished]) -> Result<usize, Failed> {
    let mut queued = 0;
    for Finished { person, path } in games {
        queued += usize::from(!http.get(&format!("{path}/review"), person).await?["progress"].is_null());
    }
    Ok(queued)
}

/// The table of results, and whether every target was met.
fn report(all: &Measured, hints: &[u32], queued: usize, wanted: usize) -> (String, bool) {
    let mut text = format!(
        "{queued} of {wanted} reviews were under way until the end.\n\n| what | samples | p50 ms | p99 ms | worst ms | target p99 | |\n| --- | ---: | ---: | ---: | ---: | ---: | --- |\n"
    );
    let mut met = queued == wanted && all.errors() == 0;
    for (what, times, target) in [("moves", all.own_moves(), OWN_MOVES), ("hints", Latencies::of(hints), HINTS)] {
        let Latencies { count, p50_ms, p99_ms, max_ms } = times;
        let is_met = count > 0 && p99_ms <= target;
        met &= is_met;
        let verdict = if is_met { "met" } else { "missed" };
        text += &format!("| {what} | {count} | {p50_ms:.0} | {p99_ms:.0} | {max_ms:.0} | {target:.0} | {verdict} |\n");
    }
    (text, met)
}

#[cfg(test)]
mod tests {
    use super::super::report::Sample;
    use super::*;

    #[test]
    fn a_slow_move_a_slow_hint_or_a_review_that_ended_misses_the_target() {
        let moves = |micros: u32| {
            let mut all = Measured::default();
            (0..200).for_each(|_| all.add(Sample::Move { micros }));
            all
        };
        assert!(report(&moves(99_000), &[999_000], 20, 20).1);
        for (all, hints, queued) in [(moves(101_000), 999_000, 20), (moves(99_000), 1_001_000, 20), (moves(99_000), 999_000, 19)] {
            let (text, met) = report(&all, &[hints], queued, 20);
            assert!(!met, "{text}");
        }
        assert!(!report(&moves(1), &[], 20, 20).1, "nothing measured is nothing met");
    }
}
