//! The only way out of the server: one request to an address that a person named. It must not reach what only this machine or its network
//! can reach, so the address that is connected to is the one that was checked, and redirects are not followed.

use crate::network::Block;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{HOST, USER_AGENT};
use hyper::{Request, Uri};
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

/// How long a request may take in all.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest address.
const LONGEST: usize = 1000;

/// Networks that are not the internet: this machine, private and reserved addresses, and those that stand for an address of version 4.
/// Of version 6 only `2000::/3` is public.
const NOT_PUBLIC: [&str; 22] = [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",
    "240.0.0.0/4",
    "::/3",
    "4000::/2",
    "8000::/1",
    "2001::/23",
    "2001:db8::/32",
    "2002::/16",
    "3fff::/20",
];

static BLOCKS: LazyLock<Vec<Block>> = LazyLock::new(|| NOT_PUBLIC.iter().map(|block| block.parse().expect("a block")).collect());

/// Whether everyone reaches the same machine at this address.
fn is_public(address: IpAddr) -> bool {
    !BLOCKS.iter().any(|block| block.contains(address))
}

/// Why something did not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Missed {
    /// Nobody answered, or with a status that may pass: it may work later.
    Later(Option<u16>),
    /// Too much is under way: it was not tried.
    Busy,
    /// Nothing may be sent there.
    Forbidden,
    /// It was refused for good, with this status.
    Refused(u16),
    /// There is nothing at this address.
    Unknown,
    /// There never will be anything at this address again.
    Gone,
}

pub(super) struct Outward {
    /// Whether the operators of this server allow addresses of their own network.
    private: bool,
    tls: LazyLock<TlsConnector>,
}

impl Outward {
    pub(super) fn new(private: bool) -> Outward {
        Outward { private, tls: LazyLock::new(connector) }
    }

    /// The address, if something may be sent there: `https://`, a name or a public address, and no port of other services.
    pub(super) fn check(&self, text: &str) -> Option<Uri> {
        let uri: Uri = Some(text).filter(|text| text.len() <= LONGEST)?.parse().ok()?;
        let authority = uri.authority()?;
        let is_plain = !authority.as_str().contains('@') && !authority.host().is_empty();
        let scheme = uri.scheme_str()?;
        let is_open = scheme == "https" && matches!(port(&uri), 443 | 1024..);
        let literal = authority.host().trim_matches(['[', ']']).parse::<IpAddr>();
        let is_reachable = literal.map_or(true, is_public);
        let is_fine = self.private && matches!(scheme, "http" | "https") || is_open && is_reachable;
        (is_plain && is_fine).then_some(uri)
    }

    /// Sends it, and says why it did not arrive.
    pub(super) async fn post(&self, request: Request<Vec<u8>>) -> Result<(), Missed> {
        tokio::time::timeout(PATIENCE, self.send(request)).await.unwrap_or(Err(Missed::Later(None)))
    }

    async fn send(&self, request: Request<Vec<u8>>) -> Result<(), Missed> {
        let uri = self.check(&request.uri().to_string()).ok_or(Missed::Forbidden)?;
        let host = uri.host().ok_or(Missed::Forbidden)?.trim_matches(['[', ']']).to_string();
        let stream = self.connect(&host, port(&uri)).await?;
        if uri.scheme_str() == Some("http") {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(host).map_err(|_| Missed::Forbidden)?;
        exchange(self.tls.connect(name, stream).await.map_err(|_| Missed::Later(None))?, request).await
    }

    /// Connects to an address of the host that was checked: asking for it a second time might get another answer.
    async fn connect(&self, host: &str, port: u16) -> Result<TcpStream, Missed> {
        let found = tokio::net::lookup_host((host, port)).await.map_err(|_| Missed::Later(None))?;
        let allowed: Vec<SocketAddr> = found.filter(|address| self.private || is_public(address.ip())).collect();
        if allowed.is_empty() {
            return Err(Missed::Forbidden);
        }
        TcpStream::connect(allowed.as_slice()).await.map_err(|_| Missed::Later(None))
    }
}

fn port(uri: &Uri) -> u16 {
    uri.port_u16().unwrap_or(if uri.scheme_str() == Some("http") { 80 } else { 443 })
}

/// One request, and the status of its answer. Nothing else of the answer is read.
async fn exchange(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, request: Request<Vec<u8>>) -> Result<(), Missed> {
    let (mut head, body) = request.into_parts();
    let authority = head.uri.authority().ok_or(Missed::Forbidden)?.as_str().parse().map_err(|_| Missed::Forbidden)?;
    head.headers.insert(HOST, authority);
    head.headers.insert(USER_AGENT, "Cabochon".parse().expect("a name"));
    head.uri = head.uri.path_and_query().map_or("/", |path| path.as_str()).parse().map_err(|_| Missed::Forbidden)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(|_| Missed::Later(None))?;
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(Request::from_parts(head, Full::new(Bytes::from(body)))).await;
    connection.abort();
    match answer.map_err(|_| Missed::Later(None))?.status().as_u16() {
        200..300 => Ok(()),
        404 => Err(Missed::Unknown),
        410 => Err(Missed::Gone),
        status @ (408 | 425 | 429 | 500..) => Err(Missed::Later(Some(status))),
        status => Err(Missed::Refused(status)),
    }
}

fn connector() -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().expect("versions of the provider");
    TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_public() {
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.31.0.1",
            "192.168.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fec0::1",
            "fc00::1",
            "fd12::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:0:127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "3fff::1",
            "5f00::1",
            "2002:7f00:1::",
            "ff02::1",
        ] {
            assert!(!is_public(private.parse().expect("an address")), "{private}");
        }
        for public in ["1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1", "::ffff:1.1.1.1"] {
            assert!(is_public(public.parse().expect("an address")), "{public}");
        }
    }

    #[test]
    fn what_is_no_address_of_the_internet_is_refused_unless_the_operators_allow_it() {
        let (strict, lenient) = (Outward::new(false), Outward::new(true));
        for fine in ["https://discord.com/api/webhooks/1/x", "https://hooks.example:8443/x?y=1", "https://1.1.1.1/"] {
            assert!(strict.check(fine).is_some() && lenient.check(fine).is_some(), "{fine}");
        }
        for private in
            ["http://hooks.example/x", "https://127.0.0.1/x", "https://[::1]/x", "https://hooks.example:25/", "https://192.168.1.1:9000/"]
        {
            assert!(strict.check(private).is_none() && lenient.check(private).is_some(), "{private}");
        }
        let long = format!("https://hooks.example/{}", "x".repeat(LONGEST));
        for bad in ["", "/x", "ftp://hooks.example/", "https://user@hooks.example/", "https:///x", "not an address", long.as_str()] {
            assert!(strict.check(bad).is_none() && lenient.check(bad).is_none(), "{bad}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_refused_when_it_is_connected_to() {
        let strict = Outward::new(false);
        let request = Request::post("https://localhost:8443/x").body(Vec::new()).expect("a request");
        assert!(strict.check("https://localhost:8443/x").is_some(), "a name alone tells nothing");
        assert_eq!(strict.post(request).await, Err(Missed::Forbidden));
    }
}
