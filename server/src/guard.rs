//! Protects tables from abuse, and people from what other sites make their browsers do.

use crate::clock::ticks;
use crate::fault::Fault;
use crate::hosts::Hosts;
use crate::limits::Rate;
use crate::network::Network;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use table::{Refusal, RefusalCode};

/// A bucket that fills with time.
#[derive(Clone, Copy)]
pub(crate) struct Bucket {
    /// When it will be full again, in milliseconds of the process.
    full_at: u64,
}

impl Bucket {
    pub(crate) const FULL: Bucket = Bucket { full_at: 0 };

    /// Takes one token, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: u64) -> bool {
        let after = self.full_at.max(now) + u64::from(rate.every_ms);
        let fits = after <= now + u64::from(rate.burst) * u64::from(rate.every_ms);
        if fits {
            self.full_at = after;
        }
        fits
    }
}

/// A limited activity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Deed {
    /// A request from a network.
    Request,
    /// Something one person does at a table, through any number of sockets.
    Act,
    /// A long story sent to a network.
    Story,
    /// A picture drawn for a network.
    Picture,
    /// A line of talk by one person.
    Talk,
    /// A person's report to the operators of the server.
    Report,
    /// A table created by one person.
    Table,
    /// A new identity for a network.
    Person,
    /// An archive made for one person.
    Export,
    /// A recovery code tried from a network.
    Code,
    /// A change of how one person is told.
    Way,
    /// A mail that a person or a network asks for.
    Mail,
}

/// The buckets of people and networks, and how much each network has open.
#[derive(Default)]
pub(crate) struct Guard {
    buckets: Mutex<Buckets>,
    sockets: Arc<Tally>,
    connections: Arc<Tally>,
}

#[derive(Default)]
struct Buckets {
    by_doer: HashMap<(Deed, String), Bucket>,
    emptied_at: u64,
}

impl Guard {
    /// Whether this person or network may do this once more now.
    pub(crate) fn allows(&self, deed: Deed, rate: Rate, who: &str) -> bool {
        const MANY: usize = 100_000;
        const PAUSE: u64 = 1_000;
        let now = ticks();
        let mut buckets = self.buckets.lock().expect("no holder panics");
        if buckets.by_doer.len() > MANY && now >= buckets.emptied_at + PAUSE {
            buckets.by_doer.retain(|_, bucket| bucket.full_at > now);
            buckets.emptied_at = now;
        }
        buckets.by_doer.entry((deed, who.into())).or_insert(Bucket::FULL).take(rate, now)
    }

    /// Lets a network open one more socket, if it has fewer than this many.
    pub(crate) fn socket(&self, network: Network, most: u32) -> Option<Ticket> {
        Tally::take(&self.sockets, network, most)
    }

    /// Lets a network open one more connection, if it has fewer than this many.
    pub(crate) fn connection(&self, network: Network, most: u32) -> Option<Ticket> {
        Tally::take(&self.connections, network, most)
    }
}

/// How many of something each network has.
#[derive(Default)]
struct Tally(Mutex<HashMap<Network, u32>>);

impl Tally {
    fn take(tally: &Arc<Tally>, network: Network, most: u32) -> Option<Ticket> {
        let mut counts = tally.0.lock().expect("no holder panics");
        let count = counts.entry(network).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Ticket { tally: tally.clone(), network })
    }
}

/// One of those, returned when dropped.
pub(crate) struct Ticket {
    tally: Arc<Tally>,
    network: Network,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut counts = self.tally.0.lock().expect("no holder panics");
        if let Some(count) = counts.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.network);
            }
        }
    }
}

/// Whether our own pages led the browser here: the origin, if there is one, is this host.
pub(crate) fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    origin.is_some() && origin == host
}

/// Refuses requests for another host and those that other sites send in someone's name.
fn check(hosts: &Hosts, request: &Request) -> Result<(), Refusal> {
    hosts.check(request.headers())?;
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let socket = request.headers().contains_key(header::UPGRADE);
    if (changes || socket) && !same_origin(request.headers()) {
        return Err(Refusal::new(RefusalCode::ForeignOrigin, "this request came from another website"));
    }
    Ok(())
}

/// Refuses what must not come in, and adds the usual headers to every answer.
pub(crate) async fn headers(State(hosts): State<Arc<Hosts>>, request: Request, next: Next) -> Response {
    let mut response = match check(&hosts, &request) {
        Ok(()) => next.run(request).await,
        Err(refusal) => Fault(refusal).into_response(),
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
        let rate = Rate { burst: 3, every_ms: 1000 };
        let mut bucket = Bucket::FULL;
        let taken: Vec<bool> = [0, 0, 0, 0, 999, 1000, 1000, 9000].map(|now| bucket.take(rate, 1_000_000 + now)).to_vec();
        assert_eq!(taken, [true, true, true, false, false, true, false, true]);
    }

    #[test]
    fn a_ticket_is_given_back_when_it_is_dropped() {
        let (guard, network) = (Guard::default(), Network::from(std::net::IpAddr::from([192, 0, 2, 1])));
        let tickets: Vec<Ticket> = (0..3).map_while(|_| guard.socket(network, 2)).collect();
        assert_eq!(tickets.len(), 2);
        drop(tickets);
        assert!(guard.socket(network, 1).is_some() && guard.sockets.0.lock().expect("no holder panics").is_empty());
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
