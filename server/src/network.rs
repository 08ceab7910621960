//! Where requests come from: the peer of a connection, or what a trusted proxy says.

use axum::http::HeaderMap;
use engine::Unreadable;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// Who is at the other end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Peer {
    /// A machine.
    Address(IpAddr),
    /// A process on this machine, through a Unix socket.
    Local,
}

/// What limits count as one: an IPv4 address, or the 2⁶⁴ addresses of an IPv6 customer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

impl Network {
    /// Whether a block contains it.
    pub(crate) fn is_in(self, block: Block) -> bool {
        block.contains(self.0)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => address.fmt(f),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

/// Addresses that share their first bits: `10.0.0.0/8`, `2001:db8::/32`, or a single address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Block {
    first: IpAddr,
    bits: u8,
}

impl Block {
    /// A block that can be banned: a block within one IPv6 customer's network becomes that network.
    ///
    /// # Errors
    /// If it would ban too many, or this machine.
    pub(crate) fn to_keep_out(self) -> Result<Block, Unreadable> {
        let block = match self.first {
            IpAddr::V6(_) => Block { bits: self.bits.min(64), ..self },
            IpAddr::V4(_) => self,
        };
        let least = if block.first.is_ipv4() { 16 } else { 32 };
        if self.first.is_loopback() || self.first.is_unspecified() {
            return Err(Unreadable::new(format!(
                "{self} is this machine: behind a reverse proxy that `serve` does not trust everybody has that address"
            )));
        }
        if block.bits < least {
            return Err(Unreadable::new(format!(
                "{self} holds too many people: a network has at least {least} bits, as in {}/{least}",
                self.first
            )));
        }
        Ok(block.normal())
    }

    /// The same block, written with its first address.
    fn normal(self) -> Block {
        let first = match self.first {
            IpAddr::V4(address) => IpAddr::V4((address.to_bits() & u32::MAX.checked_shl(32 - u32::from(self.bits)).unwrap_or(0)).into()),
            IpAddr::V6(address) => IpAddr::V6((address.to_bits() & u128::MAX.checked_shl(128 - u32::from(self.bits)).unwrap_or(0)).into()),
        };
        Block { first, ..self }
    }

    pub(crate) fn contains(self, address: IpAddr) -> bool {
        match (self.first, address.to_canonical()) {
            (IpAddr::V4(first), IpAddr::V4(address)) => same_bits(first.to_bits().into(), address.to_bits().into(), 32, self.bits),
            (IpAddr::V6(first), IpAddr::V6(address)) => same_bits(first.to_bits(), address.to_bits(), 128, self.bits),
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

fn same_bits(a: u128, b: u128, width: u8, bits: u8) -> bool {
    bits == 0 || (a ^ b) >> (width - bits) == 0
}

impl FromStr for Block {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Block, Unreadable> {
        let bad = || Unreadable::new(format!("`{text}` is neither an address nor a block such as 10.0.0.0/8"));
        let (first, bits) = text.trim().split_once('/').map_or((text.trim(), None), |(first, bits)| (first, Some(bits)));
        let first: IpAddr = first.parse().map_err(|_| bad())?;
        let width = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(width), str::parse).map_err(|_| bad())?;
        if bits <= width { Ok(Block { first, bits }) } else { Err(bad()) }
    }
}

impl TryFrom<String> for Block {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Block, Unreadable> {
        text.parse()
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

impl From<Block> for String {
    fn from(block: Block) -> String {
        block.to_string()
    }
}

/// The trusted reverse proxies.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Vec<Block>);

impl Proxies {
    pub(crate) fn new(trusted: Vec<Block>) -> Proxies {
        Proxies(trusted)
    }

    /// Whether this peer is a trusted proxy. A Unix socket is trusted as soon as any proxy is: only a proxy on this machine reaches it.
    pub(crate) fn trusts(&self, peer: Peer) -> bool {
        match peer {
            Peer::Address(address) => self.0.iter().any(|block| block.contains(address)),
            Peer::Local => true,
        }
    }

    /// The address of the client: the last one in all lines of `X-Forwarded-For` that is not one of our proxies. Anything further left was
    /// written by the client.
    pub(crate) fn client(&self, peer: Peer, headers: &HeaderMap) -> IpAddr {
        let own = match peer {
            Peer::Address(address) => address,
            Peer::Local => IpAddr::V6(Ipv6Addr::LOCALHOST),
        };
        if !self.trusts(peer) {
            return own;
        }
        let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
        let said: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
        let mut client = own;
        for word in said.into_iter().rev() {
            let Some(address) = address_of(word) else { break };
            client = address;
            // A proxy that names this machine as its client means a client on this machine.
            if address.is_loopback() || !self.trusts(Peer::Address(address)) {
                break;
            }
        }
        client
    }

    /// Whether the client's own connection is encrypted, according to a trusted proxy.
    pub(crate) fn is_secure(&self, peer: Peer, headers: &HeaderMap) -> bool {
        self.trusts(peer) && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
    }
}

/// An address as proxies write it: some add the port, and then IPv6 is in brackets.
fn address_of(word: &str) -> Option<IpAddr> {
    let bare = word.strip_prefix('[').and_then(|rest| rest.split_once(']')).map(|(address, _)| address);
    let with_port = || word.parse().ok().map(|address: std::net::SocketAddr| address.ip());
    bare.unwrap_or(word).parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn peer(address: &str) -> Peer {
        Peer::Address(address.parse().expect("an address"))
    }

    fn client(trusted: &[&str], from: &str, lines: &[&'static str]) -> String {
        let proxies = Proxies::new(trusted.iter().map(|block| block.parse().expect("a block")).collect());
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        proxies.client(peer(from), &headers).to_string()
    }

    #[test]
    fn an_untrusted_peer_cannot_forward_addresses() {
        assert_eq!(client(&[], "127.0.0.1", &["1.2.3.4"]), "127.0.0.1");
        assert_eq!(client(&["10.0.0.0/8"], "192.0.2.1", &["1.2.3.4"]), "192.0.2.1");
    }

    #[test]
    fn the_last_address_that_is_no_proxy_counts_over_all_lines() {
        let trusted = ["127.0.0.1", "10.0.0.0/8"];
        assert_eq!(client(&trusted, "127.0.0.1", &["6.6.6.6, 1.2.3.4"]), "1.2.3.4");
        assert_eq!(client(&trusted, "127.0.0.1", &["6.6.6.6", "1.2.3.4"]), "1.2.3.4", "a second line is no way around");
        assert_eq!(client(&trusted, "127.0.0.1", &["6.6.6.6, 1.2.3.4, 10.1.1.1"]), "1.2.3.4", "through two proxies");
        assert_eq!(client(&trusted, "127.0.0.1", &["10.1.1.1"]), "10.1.1.1", "nobody but proxies");
        assert_eq!(client(&trusted, "127.0.0.1", &["6.6.6.6, 127.0.0.1"]), "127.0.0.1", "a client on the proxy's machine");
        assert_eq!(client(&trusted, "127.0.0.1", &["1.2.3.4, nonsense"]), "127.0.0.1", "what cannot be read ends the search");
        assert_eq!(client(&trusted, "127.0.0.1", &["[2001:db8::7]:443"]), "2001:db8::7");
        assert_eq!(client(&trusted, "127.0.0.1", &["1.2.3.4:5678"]), "1.2.3.4");
        assert_eq!(client(&trusted, "127.0.0.1", &[]), "127.0.0.1");
    }

    #[test]
    fn an_ipv6_customer_is_one_network() {
        let network = |address: &str| Network::from(address.parse::<IpAddr>().expect("an address"));
        assert_eq!(network("2001:db8:1:2:3::4"), network("2001:db8:1:2:ffff::"));
        assert_ne!(network("2001:db8:1:2::"), network("2001:db8:1:3::"));
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
        assert_eq!(network("2001:db8::5").to_string(), "2001:db8::/64");
    }

    #[test]
    fn the_subject_of_a_ban_has_one_canonical_form() {
        let kept_out = |text: &str| text.parse::<Block>().expect("a block").to_keep_out().map(|block| block.to_string());
        assert_eq!(kept_out("192.0.2.7").as_deref(), Ok("192.0.2.7/32"));
        assert_eq!(kept_out("192.0.2.7/24").as_deref(), Ok("192.0.2.0/24"));
        assert_eq!(kept_out("2001:db8:1:2:3::4").as_deref(), Ok("2001:db8:1:2::/64"));
        assert_eq!(kept_out("2001:db8::/48").as_deref(), Ok("2001:db8::/48"));
        for bad in ["0.0.0.0/0", "10.0.0.0/8", "127.0.0.1", "::1", "2001::/16"] {
            assert!(kept_out(bad).is_err(), "{bad}");
        }
        let network = Network::from("2001:db8:1:2:9::9".parse::<IpAddr>().expect("an address"));
        assert!(network.is_in("2001:db8:1:2::/64".parse().expect("a block")));
    }

    #[test]
    fn blocks_are_read_and_hold_what_they_should() {
        let holds = |block: &str, address: &str| block.parse::<Block>().expect("a block").contains(address.parse().expect("an address"));
        assert!(holds("10.0.0.0/8", "10.255.0.1") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("0.0.0.0/0", "8.8.8.8") && !holds("0.0.0.0/0", "::1"));
        assert!(holds("::1", "::1") && holds("127.0.0.1", "::ffff:127.0.0.1"));
        for bad in ["", "10.0.0.0/33", "10.0.0/8", "::/129", "example", "10.0.0.0/x"] {
            assert!(bad.parse::<Block>().is_err(), "{bad}");
        }
    }
}
