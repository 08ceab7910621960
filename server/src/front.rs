//! The doors: TCP and Unix sockets, and the plain connections that come through them. A connection that does not send its request in time is
//! closed, and no network holds more than its share of them.

use crate::app::{App, Ending};
use crate::guard::Ticket;
use crate::network::{Network, Peer};
use crate::store::Failed;
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use engine::Unreadable;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::str::FromStr;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, UnixListener};
use tokio::sync::mpsc;
use tower_service::Service;

/// The maximum age of a stranger's plain connection; a browser opens another.
const LIFETIME: Duration = Duration::from_secs(300);

/// How long pending requests may take when a connection, or the server, is closing.
pub(crate) const LAST: Duration = Duration::from_secs(5);

/// Where to listen: `127.0.0.1:8350`, `[::]:8350`, `unix:/run/cabochon/socket`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) enum Door {
    /// TCP.
    Tcp(SocketAddr),
    /// A Unix socket.
    Unix(PathBuf),
}

impl FromStr for Door {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Door, Unreadable> {
        if let Some(path) = text.strip_prefix("unix:") {
            return if path.is_empty() {
                Err("name the file of the socket: unix:/run/cabochon/socket".into())
            } else {
                Ok(Door::Unix(path.into()))
            };
        }
        let bad = |_| {
            Unreadable::new(format!("`{text}` is not an address to listen on: use 127.0.0.1:8350, [::]:8350 or unix:/run/cabochon/socket"))
        };
        text.parse().map(Door::Tcp).map_err(bad)
    }
}

impl TryFrom<String> for Door {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Door, Unreadable> {
        text.parse()
    }
}

impl From<Door> for String {
    fn from(door: Door) -> String {
        door.to_string()
    }
}

impl fmt::Display for Door {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Door::Tcp(address) => address.fmt(f),
            Door::Unix(path) => write!(f, "unix:{}", path.display()),
        }
    }
}

/// An open door.
pub(crate) enum Listener {
    Tcp(TcpListener),
    Unix(UnixListener, PathBuf),
}

impl Listener {
    /// Opens a door, or says what to do.
    pub(crate) async fn open(door: &Door) -> Result<Listener, Failed> {
        match door {
            Door::Tcp(address) => TcpListener::bind(address).await.map(Listener::Tcp).map_err(|why| cannot_listen(*address, &why)),
            Door::Unix(path) => open_unix(path).map_err(|why| Failed::Unusable(format!("cannot listen on {door}: {why}"))),
        }
    }

    /// The address, where it has one.
    pub(crate) fn address(&self) -> Option<SocketAddr> {
        match self {
            Listener::Tcp(listener) => listener.local_addr().ok(),
            Listener::Unix(..) => None,
        }
    }
}

fn cannot_listen(address: SocketAddr, why: &std::io::Error) -> Failed {
    let port = address.port();
    Failed::Unusable(if why.kind() == ErrorKind::AddrInUse {
        format!("port {port} is in use: stop what uses it, or choose another with --port or --listen")
    } else if why.kind() == ErrorKind::PermissionDenied {
        format!("this user may not open port {port}: choose one above 1023 with --port or --listen")
    } else if why.kind() == ErrorKind::AddrNotAvailable {
        format!("this machine does not have the address {}: name one that it has with --listen", address.ip())
    } else {
        format!("cannot listen on {address}: {why}")
    })
}

/// Opens a Unix socket in place of one that a server left behind, but never in place of one that answers, or of another file.
fn open_unix(path: &PathBuf) -> std::io::Result<Listener> {
    make_way(path)?;
    Ok(Listener::Unix(UnixListener::bind(path)?, path.clone()))
}

/// The same, only for the owner of this process: it gets its name once nobody else can use it.
pub(crate) fn open_private(path: &Path) -> std::io::Result<Listener> {
    use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
    make_way(path)?;
    let folder = path.with_extension(std::process::id().to_string());
    std::fs::DirBuilder::new().mode(0o700).create(&folder)?;
    let unnamed = folder.join("s");
    let opened = UnixListener::bind(&unnamed).and_then(|listener| {
        std::fs::set_permissions(&unnamed, std::fs::Permissions::from_mode(0o600))?;
        std::fs::rename(&unnamed, path)?;
        Ok(Listener::Unix(listener, path.into()))
    });
    let _ = std::fs::remove_file(&unnamed);
    let _ = std::fs::remove_dir(&folder);
    opened
}

/// Removes a socket that a server left behind.
fn make_way(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::FileTypeExt;
    let left_behind = std::fs::symlink_metadata(path).is_ok_and(|found| found.file_type().is_socket());
    if left_behind {
        if std::os::unix::net::UnixStream::connect(path).is_ok() {
            return Err(std::io::Error::new(ErrorKind::AddrInUse, "another server answers there"));
        }
        std::fs::remove_file(path)?;
    }
    Ok(())
}

impl fmt::Display for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Listener::Tcp(listener) => listener.local_addr().map_err(|_| fmt::Error)?.fmt(f),
            Listener::Unix(_, path) => write!(f, "unix:{}", path.display()),
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Listener::Unix(_, path) = self {
            let _ = std::fs::remove_file(path);
        }
    }
}

/// Serves the connections that come through a door until the server stops, then waits for open requests.
pub(crate) async fn serve(listener: Listener, app: App, router: Router) {
    let (busy, mut idle) = mpsc::channel::<()>(1);
    let open = Open { app, router, busy };
    tokio::select! {
        () = accept(&listener, &open) => {}
        () = open.app.ending.cancelled() => {}
    }
    drop((listener, open));
    let _ = tokio::time::timeout(LAST, idle.recv()).await;
}

/// Decides what happens to a connection.
pub(crate) trait Doorkeeper {
    /// Accepts it, or closes it.
    fn admit(&self, stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static, peer: Peer);
}

/// Accepts connections, for ever.
pub(crate) async fn accept(listener: &Listener, doorkeeper: &impl Doorkeeper) {
    loop {
        match listener {
            Listener::Tcp(listener) => match listener.accept().await {
                Ok((stream, address)) => {
                    // A frame leaves at once: no waiting for more data or for acknowledgements.
                    let _ = stream.set_nodelay(true);
                    doorkeeper.admit(stream, Peer::Address(address.ip()));
                }
                Err(why) => pause(&why).await,
            },
            Listener::Unix(listener, _) => match listener.accept().await {
                Ok((stream, _)) => doorkeeper.admit(stream, Peer::Local),
                Err(why) => pause(&why).await,
            },
        }
    }
}

/// A client that hung up is nothing unusual; if files have run out, some will be closed.
async fn pause(why: &std::io::Error) {
    let passing = [ErrorKind::ConnectionAborted, ErrorKind::ConnectionReset, ErrorKind::ConnectionRefused];
    if !passing.contains(&why.kind()) {
        tracing::error!(%why, "cannot take a connection");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// The open server. Everything that is busy holds a sender of `busy`.
struct Open {
    app: App,
    router: Router,
    busy: mpsc::Sender<()>,
}

impl Doorkeeper for Open {
    /// Admits a connection, unless its network has too many.
    fn admit(&self, stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static, peer: Peer) {
        let app = &self.app;
        let ticket = match stranger(peer, app) {
            None => None,
            Some(network) => match app.guard.connection(network, app.connections_per_network()) {
                Some(ticket) => Some(ticket),
                None => return app.node.metrics.turned_away.up(),
            },
        };
        let headers = Duration::from_secs(app.node.limits.header_seconds);
        let connection = converse(stream, peer, self.router.clone(), headers, ticket, app.ending.clone());
        let busy = self.busy.clone();
        tokio::spawn(async move {
            connection.await;
            drop(busy);
        });
    }
}

/// The network of a peer whose connections are counted: everyone's but a proxy's.
fn stranger(peer: Peer, app: &App) -> Option<Network> {
    match peer {
        Peer::Address(address) if app.node.limits.on && !app.proxies.trusts(peer) => Some(address.into()),
        Peer::Address(_) | Peer::Local => None,
    }
}

/// One connection from its first request to its last, or until it becomes a WebSocket.
async fn converse(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    peer: Peer,
    router: Router,
    headers: Duration,
    ticket: Option<Ticket>,
    ending: Ending,
) {
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer);
        router.clone().call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(headers);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    // A proxy's connection may grow old.
    let old = async {
        match &ticket {
            Some(_) => tokio::time::sleep(LIFETIME).await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = connection.as_mut() => return,
        () = ending.cancelled() => {}
        () = old => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(LAST, connection).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doors_are_read_as_they_are_written() {
        for text in ["127.0.0.1:8350", "[::]:80", "unix:/run/cabochon/socket"] {
            assert_eq!(text.parse::<Door>().expect("a door").to_string(), text);
        }
        for bad in ["", "8350", "localhost", "localhost:8350", "unix:", "::1:80"] {
            assert!(bad.parse::<Door>().is_err(), "{bad}");
        }
    }
}
