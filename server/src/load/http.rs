//! What a load test asks over HTTP: identities, tables, and what the server has used.

use super::report::Usage;
use crate::store::Failed;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

pub(super) fn failed(why: impl std::fmt::Display) -> Failed {
    Failed::Unusable(format!("the server does not answer as expected: {why}"))
}

/// A connection that asks one thing after another.
pub(super) struct Http {
    host: String,
    stream: BufReader<TcpStream>,
}

impl Http {
    pub(super) async fn connect(host: &str) -> Result<Http, Failed> {
        let stream = TcpStream::connect(host).await.map_err(|why| Failed::Unusable(format!("cannot reach {host}: {why}")))?;
        Ok(Http { host: host.into(), stream: BufReader::new(stream) })
    }

    /// Asks, and gives the body of the answer and the cookie that was set.
    async fn ask(&mut self, method: &str, path: &str, cookie: &str, body: &str) -> Result<(String, Option<String>), Failed> {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            self.host,
            body.len()
        );
        self.stream.get_mut().write_all(format!("{head}{body}").as_bytes()).await.map_err(failed)?;
        let (mut length, mut set, mut status) = (0, None, String::new());
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line).await.map_err(failed)? == 0 {
                return Err(failed("it hung up"));
            }
            let line = line.trim_end();
            if line.is_empty() {
                break;
            }
            match line.split_once(':') {
                None => status = line.into(),
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => length = value.trim().parse().map_err(failed)?,
                Some((name, value)) if name.eq_ignore_ascii_case("set-cookie") => {
                    set = value.split(';').next().map(|cookie| cookie.trim().into());
                }
                Some(_) => {}
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await.map_err(failed)?;
        let body = String::from_utf8(body).map_err(failed)?;
        if status.contains(" 2") { Ok((body, set)) } else { Err(failed(format!("{method} {path}: {status} {body}"))) }
    }

    pub(super) async fn post(&mut self, path: &str, cookie: &str, body: &Value) -> Result<Value, Failed> {
        let (text, _) = self.ask("POST", path, cookie, &body.to_string()).await?;
        serde_json::from_str(&text).map_err(failed)
    }

    pub(super) async fn new_person(&mut self, name: &str) -> Result<String, Failed> {
        let (_, cookie) = self.ask("POST", "/api/me", "", &json!({ "name": name }).to_string()).await?;
        cookie.ok_or_else(|| failed("no cookie"))
    }

    /// What the server has used so far.
    pub(super) async fn usage(&mut self) -> Result<Usage, Failed> {
        let (text, _) = self.ask("GET", "/metrics", "", "").await?;
        let number = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse::<f64>().ok()).unwrap_or(0.0);
        Ok(Usage { cpu: number("process_cpu_seconds_total "), memory: number("process_resident_memory_bytes ") })
    }
}
