//! Durations in buckets, in Prometheus' text form.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the buckets, in milliseconds, from unnoticeable to annoying.
const ENDS: [u64; 13] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/// Durations, each in the first bucket that holds it.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; ENDS.len()],
    longer: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn observe(&self, took: Duration) {
        let bucket = ENDS.iter().position(|end| took <= Duration::from_millis(*end));
        bucket.map_or(&self.longer, |bucket| &self.buckets[bucket]).fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// How many there were.
    #[cfg(test)]
    pub(crate) fn count(&self) -> u64 {
        self.buckets.iter().chain([&self.longer]).map(|bucket| bucket.load(Ordering::Relaxed)).sum()
    }

    /// In Prometheus' text form: every bucket includes those before it, and the last includes all.
    pub(super) fn text(&self, name: &str, help: &str) -> String {
        let mut text = format!("# HELP cabochon_{name} {help}\n# TYPE cabochon_{name} histogram\n");
        let mut count = 0;
        for (end, bucket) in ENDS.iter().zip(&self.buckets) {
            count += bucket.load(Ordering::Relaxed);
            let _ = writeln!(text, "cabochon_{name}_bucket{{le=\"{}\"}} {count}", *end as f64 / 1e3);
        }
        count += self.longer.load(Ordering::Relaxed);
        let sum = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "cabochon_{name}_bucket{{le=\"+Inf\"}} {count}\ncabochon_{name}_sum {sum}\ncabochon_{name}_count {count}");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bucket_holds_those_before_it_and_the_last_holds_all() {
        let histogram = Histogram::default();
        for millis in [0, 1, 7, 7, 60_000] {
            histogram.observe(Duration::from_millis(millis));
        }
        let text = histogram.text("test_seconds", "What was tested");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..2], ["# HELP cabochon_test_seconds What was tested", "# TYPE cabochon_test_seconds histogram"]);
        assert_eq!(lines[2], "cabochon_test_seconds_bucket{le=\"0.001\"} 2");
        assert_eq!(lines[5], "cabochon_test_seconds_bucket{le=\"0.01\"} 4");
        assert_eq!(lines[14], "cabochon_test_seconds_bucket{le=\"10\"} 4");
        assert_eq!(
            lines[15..],
            ["cabochon_test_seconds_bucket{le=\"+Inf\"} 5", "cabochon_test_seconds_sum 60.015", "cabochon_test_seconds_count 5"]
        );
    }
}
