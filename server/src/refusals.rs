//! How often each refusal was given, over HTTP and over sockets.

use crate::metrics::Count;
use std::fmt::Write;
use table::RefusalCode;

/// A number for each code, in the order of [`RefusalCode::ALL`].
#[derive(Debug)]
pub(crate) struct Refusals {
    http: Vec<Count>,
    sockets: Vec<Count>,
}

impl Default for Refusals {
    fn default() -> Refusals {
        let none = || RefusalCode::ALL.iter().map(|_| Count::default()).collect();
        Refusals { http: none(), sockets: none() }
    }
}

impl Refusals {
    pub(crate) fn over_http(&self, code: RefusalCode) {
        self.http[code as usize].up();
    }

    pub(crate) fn over_socket(&self, code: RefusalCode) {
        self.sockets[code as usize].up();
    }

    /// In Prometheus' text form; a code that was never given is left out.
    pub(crate) fn text(&self) -> String {
        let mut text = String::from("# HELP cabochon_refused_total What was refused\n# TYPE cabochon_refused_total counter\n");
        for (over, counts) in [("http", &self.http), ("socket", &self.sockets)] {
            for (code, count) in RefusalCode::ALL.iter().zip(counts).filter(|(_, count)| count.now() > 0) {
                let _ = writeln!(text, "cabochon_refused_total{{over=\"{over}\",code=\"{code}\"}} {}", count.now());
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_counted_by_code_and_way() {
        let refusals = Refusals::default();
        assert!(RefusalCode::ALL.iter().enumerate().all(|(index, code)| *code as usize == index));
        refusals.over_http(RefusalCode::Stale);
        refusals.over_socket(RefusalCode::Stale);
        refusals.over_socket(RefusalCode::Stale);
        let text = refusals.text();
        assert!(text.contains("{over=\"http\",code=\"stale\"} 1") && text.contains("{over=\"socket\",code=\"stale\"} 2"), "{text}");
        assert_eq!(text.lines().count(), 4);
    }
}
