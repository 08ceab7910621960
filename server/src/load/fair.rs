//! `cabochon load fair`: does one person's crowd of bots hold up anyone else?
//!
//! Many tables, each with a person and a bot of the strongest level, move as fast as they can; one person owns many of them. Besides
//! them, some people play at a human pace, at one table each. How long they wait for their bot, and everyone for their own moves, is
//! compared with targets.

use super::client::{Manner, Player};
use super::http::{Http, failed};
use super::report::{Latencies, Measured};
use super::{Measurement, Plan, URL, measure};
use crate::store::Failed;
use serde_json::json;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

/// What to play.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The server, started with --no-limits
    #[arg(long, default_value = URL)]
    url: String,

    /// The number of crowded tables
    #[arg(long, default_value_t = 200)]
    tables: usize,

    /// How many of them one person owns
    #[arg(long, default_value_t = 50)]
    owned: usize,

    /// How many people are timed at each level, at one table each
    #[arg(long, default_value_t = 4)]
    timed: usize,

    /// Seconds that a person of the crowd takes for a move; 0 for no time at all
    #[arg(long, default_value_t = 0.0)]
    every: f64,

    /// Seconds to measure
    #[arg(long, default_value_t = 60)]
    seconds: u64,

    /// The game
    #[arg(long, default_value = "splendor")]
    game: String,
}

const QUICK: &str = "level 1, one table";
const STRONG: &str = "level 5, one table";
const CROWD: &str = "level 5, the crowd";
const OWNER: &str = "level 5, one person's crowd";

/// How long the timed people think.
const THINKS: Duration = Duration::from_secs(1);

/// The longest acceptable wait for 99 of 100, in milliseconds.
const TARGETS: [(&str, f64); 2] = [(QUICK, 1_000.0), (STRONG, 3_000.0)];
const OWN_MOVES: f64 = 100.0;

pub(super) async fn run(args: &Args) -> Result<String, Failed> {
    let every = Duration::from_secs_f64(args.every.clamp(0.0, 3600.0));
    let plan = Arc::new(Plan::new(&args.url, &args.game, 2, every).await?);
    let players = gather(&plan, args).await?;
    let length = Duration::from_secs(args.seconds);
    let Measurement { all, .. } = measure(&plan, players, Duration::from_secs(10).min(length), length).await?;
    let (table, met) = report(&all);
    if met {
        return Ok(table);
    }
    println!("{table}");
    Err(Failed::Unusable("a target was missed".into()))
}

/// Creates all tables, with everyone connected.
async fn gather(plan: &Arc<Plan>, args: &Args) -> Result<Vec<Player>, Failed> {
    let mut http = Http::connect(&plan.host).await?;
    let owner = http.new_person("Owner").await?;
    let mut players = Vec::new();
    for number in 0..args.tables {
        let owned = number < args.owned;
        let person = if owned { owner.clone() } else { http.new_person(&format!("Crowd {number}")).await? };
        let manner = Manner { at: if owned { OWNER } else { CROWD }, every: plan.every };
        players.push(table(plan, &mut http, &person, "level:5", manner).await?);
        eprint!("\r{:>6} tables ", players.len());
    }
    for number in 0..args.timed {
        for (at, level) in [(QUICK, "level:1"), (STRONG, "level:5")] {
            let person = http.new_person(&format!("Timed {number}")).await?;
            players.push(table(plan, &mut http, &person, level, Manner { at, every: THINKS }).await?);
        }
    }
    eprintln!();
    Ok(players)
}

/// A started table of a person and a bot.
pub(super) async fn table(plan: &Arc<Plan>, http: &mut Http, cookie: &str, level: &str, manner: Manner) -> Result<Player, Failed> {
    let creation = json!({ "terms": { "game": plan.game }, "seats": ["me", level], "name": "Load" });
    let made = http.post("/api/tables", cookie, &creation).await?;
    let id = made["table"].as_str().ok_or_else(|| failed("no table"))?;
    http.post(&format!("/api/tables/{id}"), cookie, &json!({ "do": "start" })).await?;
    Player::sit(plan, cookie, id, manner).await
}

/// The table of results, and whether every target was met.
fn report(all: &Measured) -> (String, bool) {
    let mut text = String::from(
        "| waited for | samples | p50 ms | p99 ms | worst ms | target p99 | |\n| --- | ---: | ---: | ---: | ---: | ---: | --- |\n",
    );
    let mut met = true;
    let mut row = |what: &str, times: Latencies, target: Option<f64>| {
        let Latencies { count, p50_ms, p99_ms, max_ms } = times;
        let verdict = target.map(|target| count > 0 && p99_ms <= target);
        met &= verdict != Some(false);
        let target = target.map_or(String::new(), |target| format!("{target:.0}"));
        let verdict = verdict.map_or("", |met| if met { "met" } else { "missed" });
        let _ = writeln!(text, "| {what} | {count} | {p50_ms:.0} | {p99_ms:.0} | {max_ms:.0} | {target} | {verdict} |");
    };
    TARGETS.iter().for_each(|(what, target)| row(what, all.replies(what), Some(*target)));
    row("own moves, everybody", all.own_moves(), Some(OWN_MOVES));
    row(CROWD, all.replies(CROWD), None);
    row(OWNER, all.replies(OWNER), None);
    (text, met && all.errors() == 0)
}

#[cfg(test)]
mod tests {
    use super::super::report::Sample;
    use super::*;

    fn measured(quick: u32, strong: u32, own: u32) -> Measured {
        let mut all = Measured::default();
        for _ in 0..200 {
            all.add(Sample::Reply { at: QUICK, micros: quick });
            all.add(Sample::Reply { at: STRONG, micros: strong });
            all.add(Sample::Move { micros: own });
        }
        all
    }

    #[test]
    fn a_missed_target_is_said_in_its_row_and_in_the_verdict() {
        assert!(report(&measured(999_000, 2_999_000, 99_000)).1);
        for (missed, all) in
            [(QUICK, measured(1_001_000, 1, 1)), (STRONG, measured(1, 3_001_000, 1)), ("own moves, everybody", measured(1, 1, 101_000))]
        {
            let (text, met) = report(&all);
            let row = text.lines().find(|line| line.contains(missed)).expect("a row");
            assert!(!met && row.ends_with("| missed |"), "{text}");
        }
    }

    #[test]
    fn nothing_measured_is_nothing_met() {
        assert!(!report(&Measured::default()).1);
    }
}
