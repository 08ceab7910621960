//! The host names of this server. A page of another site whose name was made to point here (DNS rebinding) asks under its own
//! name, and is refused.

use axum::http::HeaderMap;
use axum::http::header::HOST;
use std::net::IpAddr;
use table::{Refusal, RefusalCode};

/// Configured names, besides those that are always valid.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hosts(Vec<String>);

impl Hosts {
    /// The configured names, and this machine's name on the local network.
    pub(crate) fn new(configured: &[String]) -> Hosts {
        let machine = rustix::system::uname().nodename().to_string_lossy().to_ascii_lowercase();
        let local = format!("{}.local", machine.split('.').next().unwrap_or_default());
        let configured = configured.iter().map(|name| name.trim_end_matches('.').to_ascii_lowercase());
        Hosts(configured.chain([machine, local]).filter(|name| !name.is_empty()).collect())
    }

    /// Refuses a request for a host that we do not serve. An IP address is always valid: nobody can make it point elsewhere.
    pub(crate) fn check(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        let mut named = headers.get_all(HOST).iter();
        let Some(host) = named.next() else { return Ok(()) };
        if named.next().is_some() {
            // A proxy may have checked the other one.
            return Err(Refusal::new(RefusalCode::BadMessage, "the request names two hosts: send one `Host` header"));
        }
        let name = host.to_str().map(name_of).unwrap_or_default();
        if name == "localhost" || name.ends_with(".localhost") || name.parse::<IpAddr>().is_ok() || self.0.contains(&name) {
            return Ok(());
        }
        let why = format!("this server does not answer to the name `{name}`: start it with --host {name} if it should");
        Err(Refusal::new(RefusalCode::BadHost, why))
    }
}

/// Where the browser found us, such as `https://tables.example`; empty if the header names no plain host. Only letters, digits and separators, since it is written into pages.
pub(crate) fn origin(headers: &HeaderMap, secure: bool) -> Option<String> {
    let host = headers.get(HOST)?.to_str().ok()?;
    let is_plain = !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-_:[]".contains(&byte));
    is_plain.then(|| format!("{}://{host}", if secure { "https" } else { "http" }))
}

/// An origin as people read it: host and port.
pub(crate) fn without_scheme(origin: &str) -> &str {
    origin.split_once("://").map_or(origin, |(_, host)| host)
}

/// The name without port, brackets and trailing dot, in lower case.
fn name_of(host: &str) -> String {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    name.trim_end_matches('.').to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_plain_or_not_there() {
        let of = |host: &str, secure| origin(&HeaderMap::from_iter([(HOST, host.parse().expect("a header"))]), secure);
        assert_eq!(of("tables.example", true).as_deref(), Some("https://tables.example"));
        assert_eq!(of("[::1]:8350", false).as_deref(), Some("http://[::1]:8350"));
        for odd in ["", "localhost:\"><script>", "localhost:80/x", "a@localhost", "localhost:1,2"] {
            assert_eq!(of(odd, true), None, "{odd}");
        }
        assert_eq!(origin(&HeaderMap::new(), true), None);
    }

    #[test]
    fn addresses_and_known_names_are_answered_and_no_others() {
        let hosts = Hosts::new(&["Tables.Example".into()]);
        let check = |host: &str| hosts.check(&HeaderMap::from_iter([(HOST, host.parse().expect("a header"))])).is_ok();
        for known in
            ["localhost:8350", "127.0.0.1:8350", "[::1]:8350", "192.168.1.7", "tables.example", "tables.example.:443", "a.localhost"]
        {
            assert!(check(known), "{known}");
        }
        for foreign in
            ["evil.example", "evil.example:8350", "tables.example.evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example"]
        {
            assert!(!check(foreign), "{foreign}");
        }
        assert!(hosts.check(&HeaderMap::new()).is_ok(), "no browser leaves it out");
        let mut twice = HeaderMap::new();
        for host in ["localhost", "evil.example"] {
            twice.append(HOST, host.parse().expect("a header"));
        }
        assert!(hosts.check(&twice).is_err(), "a second host is not overlooked");
    }
}
