//! The HTTP requests of a load test: identities, tables, and the server's resource usage.

use super::report::Usage;
use crate::store::Failed;
use axum::http::{Request, header};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;

pub(super) fn failed(why: impl std::fmt::Display) -> Failed {
    Failed::Unusable(format!("the server does not answer as expected: {why}"))
}

/// A connection that asks one thing after another.
pub(super) struct Http {
    host: String,
    sender: SendRequest<Full<Bytes>>,
}

async fn connection(host: &str) -> Result<SendRequest<Full<Bytes>>, Failed> {
    let stream = TcpStream::connect(host).await.map_err(|why| Failed::Unusable(format!("cannot reach {host}: {why}")))?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(failed)?;
    // It ends with the sender, which also gets its errors.
    tokio::spawn(connection);
    Ok(sender)
}

impl Http {
    pub(super) async fn connect(host: &str) -> Result<Http, Failed> {
        Ok(Http { host: host.into(), sender: connection(host).await? })
    }

    /// Asks, and returns the body of the answer and the cookie that was set.
    async fn ask(&mut self, method: &str, path: &str, cookie: &str, body: &str) -> Result<(String, Option<String>), Failed> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.host)
            .header(header::COOKIE, cookie)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::from(body.to_string()))
            .map_err(failed)?;
        // The server closes idle connections.
        if self.sender.ready().await.is_err() {
            self.sender = connection(&self.host).await?;
        }
        let (head, body) = self.sender.send_request(request).await.map_err(failed)?.into_parts();
        let body = String::from_utf8(body.collect().await.map_err(failed)?.to_bytes().into()).map_err(failed)?;
        if !head.status.is_success() {
            return Err(failed(format!("{method} {path}: {} {body}", head.status)));
        }
        let cookie = head.headers.get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok()?.split(';').next());
        Ok((body, cookie.map(String::from)))
    }

    pub(super) async fn post(&mut self, path: &str, cookie: &str, body: &Value) -> Result<Value, Failed> {
        let (text, _) = self.ask("POST", path, cookie, &body.to_string()).await?;
        serde_json::from_str(&text).map_err(failed)
    }

    pub(super) async fn get(&mut self, path: &str, cookie: &str) -> Result<Value, Failed> {
        let (text, _) = self.ask("GET", path, cookie, "").await?;
        serde_json::from_str(&text).map_err(failed)
    }

    pub(super) async fn new_person(&mut self, name: &str) -> Result<String, Failed> {
        let (_, cookie) = self.ask("POST", "/api/me", "", &json!({ "name": name }).to_string()).await?;
        cookie.ok_or_else(|| failed("no cookie"))
    }

    /// The resources used by the server so far.
    pub(super) async fn usage(&mut self) -> Result<Usage, Failed> {
        let (text, _) = self.ask("GET", "/metrics", "", "").await?;
        let number = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse::<f64>().ok()).unwrap_or(0.0);
        Ok(Usage { cpu: number("process_cpu_seconds_total "), memory: number("process_resident_memory_bytes ") })
    }
}
