//! How often each integer occurred, and statistics: mean, range, a histogram; and intervals for proportions.
//!
//! Sums are integers until the end, so that a result does not depend on the order in which threads finish.

use serde::Serialize;
use std::collections::BTreeMap;

/// How often each number came up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts(BTreeMap<i64, u64>);

/// What a report says of them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Summary {
    pub(crate) mean: f64,
    /// Standard deviation.
    pub(crate) sd: f64,
    pub(crate) min: i64,
    pub(crate) median: i64,
    pub(crate) max: i64,
}

/// One bar of a histogram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Bar {
    pub(crate) from: i64,
    /// Inclusive upper end.
    pub(crate) to: i64,
    pub(crate) count: u64,
}

impl Counts {
    pub(crate) fn add(&mut self, number: i64) {
        *self.0.entry(number).or_default() += 1;
    }

    pub(crate) fn merge(&mut self, other: Counts) {
        for (number, count) in other.0 {
            *self.0.entry(number).or_default() += count;
        }
    }

    /// Each number that came up, in order, with how often.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (i64, u64)> {
        self.0.iter().map(|(number, count)| (*number, *count))
    }

    pub(crate) fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// The sum of all numbers, each as often as it came up.
    pub(crate) fn sum(&self) -> i64 {
        self.0.iter().map(|(number, count)| number * *count as i64).sum()
    }

    /// `None` if nothing was counted.
    pub(crate) fn summary(&self) -> Option<Summary> {
        let (min, max) = (*self.0.keys().next()?, *self.0.keys().next_back()?);
        let total = self.total() as f64;
        let mean = self.sum() as f64 / total;
        let squares: f64 = self.0.iter().map(|(number, count)| (*number as f64 - mean).powi(2) * *count as f64).sum();
        Some(Summary { mean, sd: (squares / total).sqrt(), min, median: self.median(), max })
    }

    fn median(&self) -> i64 {
        let half = self.total().div_ceil(2);
        let mut seen = 0;
        let reached = self.0.iter().find(|(_, count)| {
            seen += *count;
            seen >= half
        });
        reached.map_or(0, |(number, _)| *number)
    }

    /// At most `most` bars of equal, round width, from the smallest number to the largest.
    pub(crate) fn histogram(&self, most: i64) -> Vec<Bar> {
        let (Some(min), Some(max)) = (self.0.keys().next(), self.0.keys().next_back()) else { return Vec::new() };
        let bars = |step: i64| max.div_euclid(step) - min.div_euclid(step) + 1;
        let step = round_steps().find(|step| bars(*step) <= most).expect("steps grow without end");
        let first = min.div_euclid(step);
        let bar = |index: i64| {
            let (from, to) = ((first + index) * step, (first + index + 1) * step - 1);
            Bar { from, to, count: self.0.range(from..=to).map(|(_, count)| count).sum() }
        };
        (0..bars(step)).map(bar).collect()
    }
}

/// 1, 2, 5, 10, 20, 50, …
fn round_steps() -> impl Iterator<Item = i64> {
    (0..18).flat_map(|power| [1, 2, 5].map(|digit| digit * 10i64.pow(power)))
}

/// Wilson's 95 % interval for a proportion: sensible for few games and for proportions near 0 and 1.
pub(crate) fn wilson(hits: u64, of: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if of == 0 {
        return (0.0, 1.0);
    }
    let (n, share) = (of as f64, hits as f64 / of as f64);
    let centre = share + Z * Z / (2.0 * n);
    let margin = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((centre - margin) / scale).max(0.0), ((centre + margin) / scale).min(1.0))
}

/// A number with thousands separators: `1,234,567`.
pub(crate) fn spaced(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(numbers: &[i64]) -> Counts {
        let mut counts = Counts::default();
        numbers.iter().for_each(|number| counts.add(*number));
        counts
    }

    #[test]
    fn a_summary_is_that_of_the_numbers_counted() {
        let summary = counts(&[2, 4, 4, 4, 5, 5, 7, 9]).summary();
        assert_eq!(summary, Some(Summary { mean: 5.0, sd: 2.0, min: 2, median: 4, max: 9 }));
        assert_eq!(counts(&[]).summary(), None);
    }

    #[test]
    fn bars_have_round_widths_and_hold_every_number() {
        let bars = counts(&[-3, 0, 9, 10, 37]).histogram(5);
        assert_eq!(
            bars.iter().map(|bar| (bar.from, bar.to, bar.count)).collect::<Vec<_>>(),
            [(-10, -1, 1), (0, 9, 2), (10, 19, 1), (20, 29, 0), (30, 39, 1)]
        );
        assert_eq!(counts(&[60, 60]).histogram(12), [Bar { from: 60, to: 60, count: 2 }]);
    }

    #[test]
    fn the_interval_is_wilsons() {
        // Computed by hand from the formula: 8 of 10.
        let (low, high) = wilson(8, 10);
        assert!((low - 0.490_162).abs() < 1e-6 && (high - 0.943_318).abs() < 1e-6, "{low} {high}");
        assert_eq!(wilson(0, 0), (0.0, 1.0));
        assert!(wilson(0, 50).0 < 1e-9);
    }

    #[test]
    fn thousands_stand_apart() {
        assert_eq!([0, 999, 1000, 1_234_567].map(spaced), ["0", "999", "1,000", "1,234,567"]);
    }
}
