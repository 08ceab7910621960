//! A server by its address: connections, plain or encrypted, and single requests.

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST};
use hyper::{HeaderMap, Request, Uri};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request as Opening;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// The most that an answer may hold.
const MOST: usize = 16 << 20;

/// Why there is no answer.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The address cannot be read.
    Address,
    /// Nobody answers there, and why.
    Unreachable(String),
    /// What answers there is no HTTP server.
    Strange,
    /// The identity could not be kept.
    Store(io::Error),
}

/// An answer, whatever its status.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    /// The body read as this, if the request succeeded.
    pub(crate) fn read<T: serde::de::DeserializeOwned>(&self) -> Option<T> {
        (self.status < 400).then(|| serde_json::from_str(&self.body).ok()).flatten()
    }

    /// The code of a refusal.
    pub(crate) fn refusal(&self) -> Option<String> {
        let body: Value = serde_json::from_str(&self.body).ok()?;
        body["code"].as_str().filter(|_| self.status >= 400).map(String::from)
    }
}

/// A connection of either kind.
pub(crate) trait Duplex: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Duplex for T {}
pub(crate) type Stream = Box<dyn Duplex>;

/// A server's address.
#[derive(Clone)]
pub(crate) struct Site {
    tls: Option<TlsConnector>,
    host: String,
    port: u16,
    /// `https://example.org`: what comes before every path.
    pub(crate) origin: String,
}

/// An address as people paste it: of a server, or of a table there.
pub(crate) fn parse(address: &str) -> Result<(String, Option<String>), Failure> {
    let bad = || Failure::Address;
    let whole = if address.contains("://") { address.to_string() } else { format!("{}://{address}", scheme_for(address)) };
    let uri: Uri = whole.parse().map_err(|_| bad())?;
    let scheme = uri.scheme_str().filter(|scheme| ["http", "https"].contains(scheme)).ok_or_else(bad)?;
    let authority = uri.authority().filter(|authority| !authority.as_str().contains('@')).ok_or_else(bad)?;
    let mut path = uri.path().split('/').filter(|part| !part.is_empty());
    let table = match (path.next(), path.next()) {
        (Some("t"), Some(table)) if table.chars().all(|c| c.is_ascii_alphanumeric()) => Some(table.to_string()),
        (None, None) => None,
        _ => return Err(bad()),
    };
    Ok((format!("{scheme}://{authority}"), table))
}

/// A bare name is a public server, and encrypted; a bare number or `localhost` is a machine nearby.
fn scheme_for(address: &str) -> &'static str {
    let host = address.split(['/', ':']).next().unwrap_or_default();
    let nearby = host == "localhost" || host.parse::<std::net::Ipv4Addr>().is_ok() || address.starts_with('[');
    if nearby { "http" } else { "https" }
}

impl Site {
    /// # Errors
    /// If the system has no certificates to trust.
    pub(crate) fn new(origin: &str) -> Result<Site, Failure> {
        let uri: Uri = origin.parse().map_err(|_| Failure::Address)?;
        let secure = uri.scheme_str() == Some("https");
        let host = uri.host().ok_or(Failure::Address)?.trim_matches(['[', ']']).to_string();
        let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let tls = secure.then(trust).transpose()?;
        Ok(Site { tls, host, port, origin: origin.into() })
    }

    fn authority(&self) -> &str {
        self.origin.split("://").nth(1).unwrap_or_default()
    }

    pub(crate) async fn connect(&self) -> Result<Stream, Failure> {
        let unreachable = |why: io::Error| Failure::Unreachable(why.to_string());
        let late = |_| Failure::Unreachable("no answer".into());
        let connecting = TcpStream::connect((self.host.as_str(), self.port));
        let stream = timeout(PATIENCE, connecting).await.map_err(late)?.map_err(unreachable)?;
        let _ = stream.set_nodelay(true);
        let Some(tls) = &self.tls else { return Ok(Box::new(stream)) };
        let name = self.host.clone().try_into().map_err(|_| Failure::Address)?;
        let encrypted = timeout(PATIENCE, tls.connect(name, stream)).await.map_err(late)?.map_err(unreachable)?;
        Ok(Box::new(encrypted))
    }

    /// The opening of a socket.
    pub(crate) fn socket(&self, cookie: Option<&str>) -> Result<Opening, Failure> {
        let address = format!("{}/api/socket", self.origin.replacen("http", "ws", 1));
        let mut request = address.into_client_request().map_err(|_| Failure::Address)?;
        if let Some(cookie) = cookie.and_then(|cookie| cookie.parse().ok()) {
            request.headers_mut().insert(COOKIE, cookie);
        }
        Ok(request)
    }

    /// `GET`, or `POST` with a body.
    pub(crate) async fn ask(&self, path: &str, cookie: Option<&str>, body: Option<&Value>) -> Result<Answer, Failure> {
        let stream = self.connect().await?;
        let asked = async {
            let (mut sender, connection) = handshake(TokioIo::new(stream)).await.map_err(|_| Failure::Strange)?;
            // It ends with the sender, which also gets its errors.
            tokio::spawn(connection);
            let request = Request::builder().method(if body.is_some() { "POST" } else { "GET" }).uri(path).header(HOST, self.authority());
            let request = if let Some(cookie) = cookie { request.header(COOKIE, cookie) } else { request };
            let request = request.header(CONTENT_TYPE, "application/json");
            let text = body.map(Value::to_string).unwrap_or_default();
            let request = request.body(Full::new(Bytes::from(text))).map_err(|_| Failure::Strange)?;
            let answer = sender.send_request(request).await.map_err(|_| Failure::Strange)?;
            let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
            let body = Limited::new(answer.into_body(), MOST).collect().await.map_err(|_| Failure::Strange)?.to_bytes();
            Ok(Answer { status, headers, body: String::from_utf8_lossy(&body).into_owned() })
        };
        timeout(PATIENCE, asked).await.unwrap_or_else(|_| Err(Failure::Unreachable("no answer".into())))
    }
}

fn trust() -> Result<TlsConnector, Failure> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|why| Failure::Unreachable(why.to_string()))?;
    Ok(TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_servers_and_tables_are_read_as_people_paste_them() {
        let read = |text: &str| parse(text).ok();
        let site = |origin: &str, table: Option<&str>| Some((origin.to_string(), table.map(String::from)));
        assert_eq!(read("http://localhost:8080"), site("http://localhost:8080", None));
        assert_eq!(read("http://localhost:8080/"), site("http://localhost:8080", None));
        assert_eq!(read("https://play.example/t/kq3x"), site("https://play.example", Some("kq3x")));
        assert_eq!(read("https://play.example/t/kq3x/ply/4"), site("https://play.example", Some("kq3x")));
        assert_eq!(read("192.168.1.7:8080"), site("http://192.168.1.7:8080", None));
        assert_eq!(read("play.example/t/kq3x"), site("https://play.example", Some("kq3x")));
        for bad in ["", "ftp://play.example", "http://", "https://play.example/rules", "http://me@play.example", "http://a b"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
