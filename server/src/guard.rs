//! What protects the tables from those who mean harm, and people from what a browser might be talked into.

use crate::clock::now;
use crate::fault::Fault;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use table::{Refusal, RefusalCode};

/// The longest body and the longest message of a socket, in bytes.
pub(crate) const LONGEST: usize = 16 * 1024;

/// How many sockets one address, and all together, may have open.
pub(crate) const SOCKETS_OF_ADDRESS: u32 = 400;
pub(crate) const SOCKETS: u64 = 60_000;

/// A rate limit: a burst, and one more every few milliseconds.
#[derive(Clone, Copy)]
pub(crate) struct Rate {
    burst: u32,
    every: u32,
}

/// Messages of one socket.
pub(crate) const MESSAGES: Rate = Rate { burst: 100, every: 20 };
/// Things said by one person.
pub(crate) const TALK: Rate = Rate { burst: 5, every: 2_000 };
/// Tables made by one person.
pub(crate) const TABLES: Rate = Rate { burst: 10, every: 6_000 };
/// Requests from one address.
pub(crate) const REQUESTS: Rate = Rate { burst: 200, every: 20 };
/// New people from one address.
pub(crate) const PEOPLE: Rate = Rate { burst: 40, every: 3_000 };
/// Recovery codes tried from one address.
pub(crate) const CODES: Rate = Rate { burst: 5, every: 15_000 };

/// A bucket that fills with time.
#[derive(Clone, Copy)]
pub(crate) struct Bucket {
    /// When it would be full again.
    full_at: u64,
}

impl Bucket {
    pub(crate) const FULL: Bucket = Bucket { full_at: 0 };

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: u64) -> bool {
        let after = self.full_at.max(now) + u64::from(rate.every);
        let fits = after <= now + u64::from(rate.burst) * u64::from(rate.every);
        if fits {
            self.full_at = after;
        }
        fits
    }
}

/// The buckets of people and addresses, and how many sockets an address has.
#[derive(Default)]
pub(crate) struct Guard {
    buckets: Mutex<HashMap<(&'static str, String), Bucket>>,
    sockets: Mutex<HashMap<IpAddr, u32>>,
}

impl Guard {
    /// Whether this person or address may do this once more now.
    pub(crate) fn allows(&self, what: &'static str, rate: Rate, who: &str) -> bool {
        const MANY: usize = 100_000;
        let now = now();
        let mut buckets = self.buckets.lock().expect("no holder panics");
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| bucket.full_at > now);
        }
        buckets.entry((what, who.into())).or_insert(Bucket::FULL).take(rate, now)
    }

    /// Lets an address open one more socket, if it has not too many.
    pub(crate) fn open(&self, address: IpAddr) -> bool {
        let mut sockets = self.sockets.lock().expect("no holder panics");
        let count = sockets.entry(address).or_default();
        let fits = *count < SOCKETS_OF_ADDRESS;
        *count += u32::from(fits);
        fits
    }

    pub(crate) fn close(&self, address: IpAddr) {
        let mut sockets = self.sockets.lock().expect("no holder panics");
        if let Some(count) = sockets.get_mut(&address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                sockets.remove(&address);
            }
        }
    }
}

/// Whether a browser that asks was led here by our own pages: the origin, where one is named, is this host.
pub(crate) fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    origin.is_some() && origin == host
}

/// Refuses what other sites send in somebody's name, and puts the usual headers on every answer.
pub(crate) async fn headers(State(()): State<()>, request: Request, next: Next) -> Response {
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let socket = request.headers().contains_key(header::UPGRADE);
    let mut response = if (changes || socket) && !same_origin(request.headers()) {
        Fault(Refusal::new(RefusalCode::ForeignOrigin, "this was sent by another site")).into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
    response
}

const HEADERS: [(&str, &str); 8] = [
    (
        "content-security-policy",
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    // The address of a table is the key to it.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()"),
    ("cache-control", "no-store"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_a_burst_and_then_one_at_a_time() {
        let rate = Rate { burst: 3, every: 1000 };
        let mut bucket = Bucket::FULL;
        let taken: Vec<bool> = [0, 0, 0, 0, 999, 1000, 1000, 9000].map(|now| bucket.take(rate, 1_000_000 + now)).to_vec();
        assert_eq!(taken, [true, true, true, false, false, true, false, true]);
    }

    #[test]
    fn only_our_own_pages_may_send() {
        let with = |origin: &'static str| {
            HeaderMap::from_iter([
                (header::HOST, HeaderValue::from_static("a.example:80")),
                (header::ORIGIN, HeaderValue::from_static(origin)),
            ])
        };
        assert!(same_origin(&with("http://a.example:80")));
        for foreign in ["http://a.example", "http://b.example:80", "null", "http://a.example:80.evil.example"] {
            assert!(!same_origin(&with(foreign)), "{foreign}");
        }
        assert!(same_origin(&HeaderMap::new()), "no browser");
    }
}
