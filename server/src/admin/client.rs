//! The operator's end of the connection: one question, one answer.

use super::door;
use crate::front::Door;
use crate::serve::DataPlace;
use crate::store::Failed;
use axum::http::{Request, StatusCode, header};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::io::ErrorKind;
use std::path::Path;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, UnixStream};

/// A question for the server.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Question {
    pub(super) method: &'static str,
    pub(super) path: String,
    pub(super) body: Option<Value>,
}

impl Question {
    pub(super) fn get(path: impl Into<String>) -> Question {
        Question { method: "GET", path: path.into(), body: None }
    }

    pub(super) fn post(path: impl Into<String>, body: Value) -> Question {
        Question { method: "POST", path: path.into(), body: Some(body) }
    }

    pub(super) fn delete(path: impl Into<String>) -> Question {
        Question { method: "DELETE", path: path.into(), body: None }
    }

    /// Adds a parameter to the address, if it was given.
    pub(super) fn with(mut self, name: &str, value: Option<impl ToString>) -> Question {
        if let Some(value) = value {
            let mark = if self.path.contains('?') { '&' } else { '?' };
            self.path += &format!("{mark}{name}={}", encoded(&value.to_string()));
        }
        self
    }
}

/// A text as a part of an address.
pub(super) fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// How to reach a server.
pub(super) struct Connection {
    door: Door,
    token: Option<String>,
}

impl Connection {
    /// Through the named door, or the usual one.
    pub(super) fn new(at: Option<Door>, place: &DataPlace) -> Result<Connection, Failed> {
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let named = match (at, variable("CABOCHON_ADMIN")) {
            (Some(door), _) => Some(door),
            (None, Some(said)) => Some(said.parse().map_err(|why| Failed::Unusable(format!("CABOCHON_ADMIN: {why}")))?),
            (None, None) => None,
        };
        let door = named.or_else(|| door::usual(place).map(Door::Unix)).ok_or_else(|| {
            Failed::Unusable(
                "a server on PostgreSQL does not listen for this command unless you say where: start it with CABOCHON_ADMIN=unix:/run/cabochon/admin, or \
                 CABOCHON_ADMIN=127.0.0.1:8351 and CABOCHON_ADMIN_TOKEN, and set the same here"
                    .into(),
            )
        })?;
        Ok(Connection { door, token: variable("CABOCHON_ADMIN_TOKEN") })
    }

    /// Asks, and returns the answer.
    pub(super) async fn ask(&self, question: &Question) -> Result<Value, Failed> {
        let request = self.request(question)?;
        let answer = match &self.door {
            Door::Unix(path) => exchange(UnixStream::connect(path).await.map_err(|why| unreachable(path, &why))?, request).await,
            Door::Tcp(address) => {
                let stream = TcpStream::connect(address).await;
                let stream = stream.map_err(|why| Failed::Unusable(format!("no server answers `cabochon admin` at {address}: {why}")))?;
                exchange(stream, request).await
            }
        };
        let (status, body) = answer.map_err(|why| Failed::Unusable(format!("the server broke off: {why}")))?;
        read(status, &body)
    }

    fn request(&self, question: &Question) -> Result<Request<Full<Bytes>>, Failed> {
        let body = question.body.as_ref().map(Value::to_string).unwrap_or_default();
        let request = Request::builder().method(question.method).uri(&question.path).header(header::HOST, "localhost");
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let request = match &self.token {
            Some(token) => request.header(header::AUTHORIZATION, format!("Bearer {token}")),
            None => request,
        };
        // The bad value is not repeated: it may be the token.
        request.body(Full::from(body)).map_err(|_| Failed::Unusable("CABOCHON_ADMIN_TOKEN holds what no token can".into()))
    }
}

/// Why a socket does not answer, and what to do.
fn unreachable(path: &Path, why: &std::io::Error) -> Failed {
    let show = path.display();
    Failed::Unusable(if matches!(why.kind(), ErrorKind::NotFound | ErrorKind::ConnectionRefused) {
        format!("no server runs on {show}: start `cabochon serve`, or name its data folder with --data, or its door with --at")
    } else if why.kind() == ErrorKind::PermissionDenied {
        format!("this user may not use {show}: run the command as the user of the server, or as root")
    } else {
        format!("cannot reach the server through {show}: {why}")
    })
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Full<Bytes>>,
) -> Result<(StatusCode, Bytes), hyper::Error> {
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await?;
    // It ends with the sender, which also gets its errors.
    tokio::spawn(connection);
    let (head, body) = sender.send_request(request).await?.into_parts();
    Ok((head.status, body.collect().await?.to_bytes()))
}

fn read(status: StatusCode, body: &[u8]) -> Result<Value, Failed> {
    match serde_json::from_slice::<Value>(body) {
        Ok(said) => match said["error"].as_str() {
            Some(error) => Err(Failed::Unusable(error.into())),
            None => Ok(said),
        },
        Err(_) if status.is_success() => Err(Failed::Unusable("what answers there is not a Cabochon server".into())),
        Err(_) => Err(Failed::Unusable(format!("the server refused: {}", String::from_utf8_lossy(body).trim()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_stands_in_the_address_letter_by_letter() {
        let question = Question::get("/people").with("name", Some("Zoë & co")).with("most", None::<u32>).with("n", Some(3));
        assert_eq!(question.path, "/people?name=Zo%C3%AB%20%26%20co&n=3");
    }
}
