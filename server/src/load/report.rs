//! What a load test measured.

use serde_json::json;
use std::collections::BTreeMap;

/// One thing that was measured.
pub(super) enum Sample {
    /// A move: microseconds from sending it to receiving the frame.
    Move { micros: u32 },
    /// Another's move: microseconds from when they began to owe it, as this socket saw it.
    Reply { at: &'static str, micros: u32 },
    /// Something that should not happen.
    Error(String),
}

/// What the server has used.
#[derive(Clone, Copy)]
pub(super) struct Usage {
    pub(super) cpu: f64,
    pub(super) memory: f64,
}

/// Everything measured so far.
#[derive(Default)]
pub(super) struct Measured {
    micros: Vec<u32>,
    replies: BTreeMap<&'static str, Vec<u32>>,
    errors: BTreeMap<String, u64>,
}

impl Measured {
    pub(super) fn add(&mut self, sample: Sample) {
        match sample {
            Sample::Move { micros } => self.micros.push(micros),
            Sample::Reply { at, micros } => self.replies.entry(at).or_default().push(micros),
            Sample::Error(what) => *self.errors.entry(what).or_default() += 1,
        }
    }

    pub(super) fn moves(&self) -> usize {
        self.micros.len()
    }

    pub(super) fn errors(&self) -> u64 {
        self.errors.values().sum()
    }

    /// A quantile of the moves' times, in thousandths, as milliseconds.
    fn within(&self, thousandths: usize) -> f64 {
        within(&self.micros, thousandths)
    }

    /// How long moves took.
    pub(super) fn own_moves(&self) -> Latencies {
        Latencies::of(&self.micros)
    }

    /// How long the others took to reply at these tables.
    pub(super) fn replies(&self, at: &str) -> Latencies {
        Latencies::of(self.replies.get(at).map_or(&[], Vec::as_slice))
    }
}

/// A quantile of sorted times, in thousandths, as milliseconds.
fn within(micros: &[u32], thousandths: usize) -> f64 {
    let index = micros.len() * thousandths / 1000;
    micros.get(index.min(micros.len().saturating_sub(1))).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
}

/// A summary of times.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Latencies {
    pub(super) count: usize,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
    pub(super) max_ms: f64,
}

impl Latencies {
    pub(super) fn of(micros: &[u32]) -> Latencies {
        let mut sorted = micros.to_vec();
        sorted.sort_unstable();
        let of = |thousandths| within(&sorted, thousandths);
        Latencies { count: sorted.len(), p50_ms: of(500), p99_ms: of(990), max_ms: of(1000) }
    }
}

/// The result.
pub(super) struct Report {
    tables: usize,
    sockets: usize,
    seconds: f64,
    measured: Measured,
    usage: (Usage, Usage),
}

impl Report {
    pub(super) fn new(tables: usize, sockets: usize, seconds: f64, mut measured: Measured, usage: (Usage, Usage)) -> Report {
        measured.micros.sort_unstable();
        Report { tables, sockets, seconds, measured, usage }
    }

    fn cpu_seconds(&self) -> f64 {
        self.usage.1.cpu - self.usage.0.cpu
    }

    pub(super) fn json(&self) -> String {
        let moves = self.measured.moves();
        let report = json!({
            "tables": self.tables,
            "sockets": self.sockets,
            "seconds": self.seconds,
            "moves": moves,
            "moves_per_second": moves as f64 / self.seconds,
            "p50_ms": self.measured.within(500),
            "p99_ms": self.measured.within(990),
            "max_ms": self.measured.within(1000),
            "errors": self.measured.errors,
            "server_memory_mb": self.usage.1.memory / 1e6,
            "server_cpu_percent": 100.0 * self.cpu_seconds() / self.seconds,
            "server_cpu_micros_per_move": 1e6 * self.cpu_seconds() / (moves.max(1) as f64),
        });
        report.to_string()
    }

    pub(super) fn text(&self) -> String {
        let moves = self.measured.moves();
        let mut text = format!(
            "tables    {}\nsockets   {}\nmoves     {moves} in {:.1} s: {:.0} a second\nlatency   p50 {:.1} ms, p99 {:.1} ms, at most {:.1} ms\n\
             server    {:.0} MB, {:.0} % of one core, {:.0} µs a move\nerrors    {}\n",
            self.tables,
            self.sockets,
            self.seconds,
            moves as f64 / self.seconds,
            self.measured.within(500),
            self.measured.within(990),
            self.measured.within(1000),
            self.usage.1.memory / 1e6,
            100.0 * self.cpu_seconds() / self.seconds,
            1e6 * self.cpu_seconds() / (moves.max(1) as f64),
            self.measured.errors(),
        );
        self.measured.errors.iter().for_each(|(what, count)| text += &format!("  {count:>8}  {what}\n"));
        text
    }
}
