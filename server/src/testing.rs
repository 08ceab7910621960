//! A node, and a whole server in this process, for tests.

use crate::app::{App, Ending};
use crate::bus::Bus;
use crate::daily::Daily;
use crate::front::{self, Listener};
use crate::hosts::Hosts;
use crate::http::router;
use crate::limits::Limits;
use crate::network::Proxies;
use crate::node::Node;
use crate::store::Store;
use crate::thinking::Shares;
use crate::told::{Mail, Telling, Told};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A node on this store that knows of no others. Its bots think for no longer than they must.
pub(crate) async fn node(store: Store, limits: Limits, telling: Telling) -> Arc<Node> {
    let shares = Shares { threads: 1, each: 1, thought: Duration::from_millis(10), look: Duration::ZERO };
    let told = Told::open(&store, telling, &Mail::default()).await.expect("a key");
    Node::new(store, Bus::Alone, limits, shares, Daily::of("a secret for tests"), told).expect("threads")
}

/// A server in this process, with a store that is removed at the end.
pub(crate) struct TestServer {
    pub(crate) app: App,
    pub(crate) host: SocketAddr,
    folder: PathBuf,
    /// Keeps the server running.
    _end: tokio::sync::watch::Sender<bool>,
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl TestServer {
    pub(crate) async fn new(name: &str, limits: Limits) -> TestServer {
        let folder = std::env::temp_dir().join(format!("cabochon-{name}-{}", std::process::id()));
        let node = node(Store::open(&folder).await.expect("opened"), limits, Telling::default()).await;
        let (end, ending) = Ending::new();
        let app = App::new(node, Proxies::default(), Hosts::default(), ending);
        let listener = Listener::open(&"127.0.0.1:0".parse().expect("a door")).await.expect("a free port");
        let host = listener.address().expect("bound");
        tokio::spawn(front::serve(listener, app.clone(), router(app.clone())));
        TestServer { app, host, folder, _end: end }
    }

    /// The answer to one request, given to the byte but for the headers that all have.
    pub(crate) async fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.host).await.expect("open");
        let head = format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {}\r\n", body.len());
        stream.write_all(format!("{head}{headers}\r\n{body}").as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("an answer");
        let end = answer.windows(4).position(|window| window == b"\r\n\r\n").expect("a head");
        Answer { head: String::from_utf8(answer[..end].to_vec()).expect("text"), body: answer[end + 4..].to_vec() }
    }
}

pub(crate) struct Answer {
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn is(&self, status: u16) -> bool {
        self.head.starts_with(&format!("HTTP/1.1 {status}"))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).unwrap_or_default()
    }
}
