//! Numbers about the process, for Prometheus.

mod histogram;

pub(crate) use histogram::Histogram;

use crate::refusals::Refusals;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// A number that anyone may raise or lower.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, to: u64) {
        self.0.store(to, Ordering::Relaxed);
    }

    pub(crate) fn now(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// All metrics.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Entries written to logs.
    pub(crate) entries: Count,
    /// Moves among them.
    pub(crate) moves: Count,
    /// Moves of bots among those.
    pub(crate) bot_moves: Count,
    /// What was refused, by code.
    pub(crate) refusals: Refusals,
    /// Connections closed because their network has too many.
    pub(crate) turned_away: Count,
    /// Frames sent.
    pub(crate) frames: Count,
    /// Sockets open now.
    pub(crate) sockets: Count,
    /// Sockets closed because they did not read.
    pub(crate) slow_readers: Count,
    /// Requests that came too fast.
    pub(crate) too_fast: Count,
    /// Notices that arrived.
    pub(crate) notices_sent: Count,
    /// Notices that were given up.
    pub(crate) notices_lost: Count,
    /// How often the store did not answer.
    pub(crate) store_failures: Count,
    /// Bots waiting for their turn to think.
    pub(crate) bots_waiting: Count,
    /// How long they waited for it.
    pub(crate) bot_wait: Histogram,
    /// How long they thought.
    pub(crate) bot_thinking: Histogram,
    /// From reading a person's move to telling everyone.
    pub(crate) move_latency: Histogram,
    /// How long it took entries to reach the disk.
    pub(crate) commits: Histogram,
    /// Bytes of the database, of which in use, and the quota, as last measured.
    pub(crate) database_bytes: Count,
    pub(crate) database_used: Count,
    pub(crate) database_quota: Count,
    /// Tables in memory now.
    pub(crate) tables: Count,
}

impl Metrics {
    /// In Prometheus' text form.
    pub(crate) fn text(&self) -> String {
        let rows: [(&str, &str, &str, &Count); 16] = [
            ("entries_total", "counter", "Entries written to logs", &self.entries),
            ("moves_total", "counter", "Moves among them", &self.moves),
            ("bot_moves_total", "counter", "Moves of bots among those", &self.bot_moves),
            ("turned_away_total", "counter", "Connections closed because their network has too many", &self.turned_away),
            ("frames_total", "counter", "Frames sent", &self.frames),
            ("sockets", "gauge", "Sockets open", &self.sockets),
            ("slow_readers_total", "counter", "Sockets closed because they did not read", &self.slow_readers),
            ("too_fast_total", "counter", "Requests that came too fast", &self.too_fast),
            ("notices_sent_total", "counter", "Notices that arrived at a webhook or a push service", &self.notices_sent),
            ("notices_lost_total", "counter", "Notices that were given up", &self.notices_lost),
            ("store_failures_total", "counter", "Times that the store did not answer", &self.store_failures),
            ("bots_waiting", "gauge", "Bots that wait for their turn to think", &self.bots_waiting),
            ("database_bytes", "gauge", "Bytes of the database on its disk", &self.database_bytes),
            ("database_used_bytes", "gauge", "Bytes of the database in use", &self.database_used),
            (
                "database_quota_bytes",
                "gauge",
                "Bytes that may be in use before new tables are refused; 0 for no quota",
                &self.database_quota,
            ),
            ("tables_in_memory", "gauge", "Tables in memory", &self.tables),
        ];
        let mut text = String::new();
        for (name, kind, help, count) in rows {
            let _ = write!(text, "# HELP cabochon_{name} {help}\n# TYPE cabochon_{name} {kind}\ncabochon_{name} {}\n", count.now());
        }
        text += &self.bot_wait.text("bot_wait_seconds", "How long bots waited for their turn to think");
        text += &self.bot_thinking.text("bot_thinking_seconds", "How long bots thought about a move");
        text += &self.move_latency.text("move_seconds", "From reading a person's move to telling everybody");
        text += &self.commits.text("commit_seconds", "How long entries took to be on the disk");
        text += &self.refusals.text();
        text + &process()
    }
}

/// Memory and processor time of the process, under Prometheus' usual names; empty if the system does not report them.
fn process() -> String {
    // Fields 14 and 15 come after the command's name, which may contain blanks: count from its closing parenthesis.
    let ticks = std::fs::read_to_string("/proc/self/stat").ok().and_then(|stat| {
        let fields: Vec<u64> =
            stat.rsplit(')').next()?.split_whitespace().skip(11).take(2).filter_map(|field| field.parse().ok()).collect();
        Some(fields.iter().sum::<u64>())
    });
    let pages = std::fs::read_to_string("/proc/self/statm").ok().and_then(|statm| statm.split(' ').nth(1)?.parse::<u64>().ok());
    let (Some(ticks), Some(pages)) = (ticks, pages) else { return String::new() };
    let seconds = ticks as f64 / rustix::param::clock_ticks_per_second() as f64;
    let bytes = pages * rustix::param::page_size() as u64;
    format!(
        "# HELP process_cpu_seconds_total Processor time spent\n# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total {seconds}\n\
         # HELP process_resident_memory_bytes Memory in use\n# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {bytes}\n"
    )
}
