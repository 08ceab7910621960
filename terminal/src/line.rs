//! The line to a server: one socket that comes back by itself, and requests beside it.

use crate::site::{Answer, Failure, Site, Stream};
use crate::store::Store;
use crate::wire::Message;
use futures_util::{SinkExt, StreamExt};
use hyper::header::SET_COOKIE;
use serde_json::Value;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite;
use tokio_tungstenite::{WebSocketStream, client_async};

/// The first and the longest pause before another attempt.
const FIRST_WAIT: Duration = Duration::from_millis(400);
const LONGEST_WAIT: Duration = Duration::from_secs(8);
/// After this silence the other side is asked whether it is there; after another such silence it is not.
const SILENCE: Duration = Duration::from_secs(20);

/// What a request was for: it comes back with the answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Tag {
    /// The catalogue of games.
    Games,
    /// One's own tables.
    Mine,
    /// A name was given; then this is wanted.
    Named(Box<crate::app::Next>),
    /// A table was set up; whether it starts at once.
    Created(bool),
    /// A seat was taken.
    Joined,
    /// A recovery code.
    Code,
    /// Older news after this ply.
    Story(u32),
    /// The moments of a finished game.
    Replay,
    /// The record of a finished game.
    Record,
}

/// What the screen wants from the line.
#[derive(Debug)]
pub(crate) enum Want {
    /// Over the socket; dropped while the line is lost.
    Send(Value),
    /// A request of its own.
    Ask { tag: Tag, path: String, body: Option<Value> },
}

/// What the line tells the screen.
#[derive(Debug)]
pub(crate) enum Heard {
    Up,
    Down,
    Said(Box<Message>),
    /// The status and the body of an answer; none if the server could not be reached.
    Answered(Tag, Option<Answer>),
}

/// A line that is shared by its socket and its requests.
pub(crate) struct Wire<E> {
    pub(crate) site: Site,
    pub(crate) store: Arc<Mutex<Store>>,
    pub(crate) heard: Sender<E>,
    /// The person has changed: the server knows a socket's person from its beginning.
    pub(crate) changed: Notify,
}

impl<E: From<Heard> + Send + 'static> Wire<E> {
    fn tell(&self, heard: Heard) {
        let _ = self.heard.send(heard.into());
    }

    fn cookie(&self) -> Option<String> {
        self.store.lock().unwrap_or_else(PoisonError::into_inner).cookie().map(String::from)
    }

    /// One request; the cookie that comes with the answer is kept.
    pub(crate) async fn ask(&self, path: &str, body: Option<&Value>) -> Result<Answer, Failure> {
        let answer = self.site.ask(path, self.cookie().as_deref(), body).await?;
        let cookie = answer.headers.get(SET_COOKIE).and_then(|value| value.to_str().ok()).and_then(|value| value.split(';').next());
        if let Some(cookie) = cookie {
            let kept = self.store.lock().unwrap_or_else(PoisonError::into_inner).set_cookie(cookie).map_err(Failure::Store)?;
            if kept {
                self.changed.notify_one();
            }
        }
        Ok(answer)
    }

    async fn open(&self) -> Result<WebSocketStream<Stream>, Failure> {
        let request = self.site.socket(self.cookie().as_deref())?;
        let stream = self.site.connect().await?;
        client_async(request, stream).await.map(|(socket, _)| socket).map_err(|why| Failure::Unreachable(why.to_string()))
    }

    /// Keeps the line up until nobody wants anything any more.
    pub(crate) async fn serve(self: Arc<Self>, mut wants: UnboundedReceiver<Want>) {
        let mut wait = FIRST_WAIT;
        loop {
            if let Ok(socket) = self.open().await {
                wait = FIRST_WAIT;
                self.tell(Heard::Up);
                match self.talk(socket, &mut wants).await {
                    Ending::Over => return,
                    Ending::Reopen => continue,
                    Ending::Lost => (),
                }
            }
            self.tell(Heard::Down);
            if !self.pause(wait, &mut wants).await {
                return;
            }
            wait = (wait * 2).min(LONGEST_WAIT);
        }
    }

    /// Waits, and sends requests meanwhile: what goes over the socket is sent again by those who need it.
    async fn pause(self: &Arc<Self>, wait: Duration, wants: &mut UnboundedReceiver<Want>) -> bool {
        let until = Instant::now() + wait;
        loop {
            tokio::select! {
                () = sleep_until(until) => return true,
                () = self.changed.notified() => return true,
                want = wants.recv() => match want {
                    None => return false,
                    Some(Want::Send(_)) => (),
                    Some(Want::Ask { tag, path, body }) => self.fetch(tag, path, body),
                }
            }
        }
    }

    async fn talk(self: &Arc<Self>, mut socket: WebSocketStream<Stream>, wants: &mut UnboundedReceiver<Want>) -> Ending {
        let mut silent = false;
        let mut deadline = Instant::now() + SILENCE;
        loop {
            tokio::select! {
                message = socket.next() => {
                    (silent, deadline) = (false, Instant::now() + SILENCE);
                    match message {
                        Some(Ok(tungstenite::Message::Text(text))) => self.hear(&text),
                        Some(Ok(tungstenite::Message::Close(_)) | Err(_)) | None => return Ending::Lost,
                        Some(Ok(_)) => (),
                    }
                }
                want = wants.recv() => match want {
                    None => return Ending::Over,
                    Some(Want::Ask { tag, path, body }) => self.fetch(tag, path, body),
                    Some(Want::Send(value)) => {
                        if socket.send(tungstenite::Message::text(value.to_string())).await.is_err() {
                            return Ending::Lost;
                        }
                    }
                },
                () = self.changed.notified() => return Ending::Reopen,
                () = sleep_until(deadline) => {
                    if silent || socket.send(tungstenite::Message::Ping(Default::default())).await.is_err() {
                        return Ending::Lost;
                    }
                    (silent, deadline) = (true, Instant::now() + SILENCE);
                }
            }
        }
    }

    /// A message of a kind that this client does not know is for newer ones.
    fn hear(&self, text: &str) {
        if let Ok(message) = serde_json::from_str(text) {
            self.tell(Heard::Said(Box::new(message)));
        }
    }

    fn fetch(self: &Arc<Self>, tag: Tag, path: String, body: Option<Value>) {
        let line = Arc::clone(self);
        tokio::spawn(async move {
            let answer = line.ask(&path, body.as_ref()).await.ok();
            line.tell(Heard::Answered(tag, answer));
        });
    }
}

/// How a socket ended.
enum Ending {
    Over,
    Reopen,
    Lost,
}
