//! One player of a load test: a socket, a seat, and random moves.

use super::http::{Http, failed};
use super::report::Sample;
use super::{Plan, rng};
use crate::store::Failed;
use engine::Rng;
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::mpsc::UnboundedSender;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A table with everyone seated and connected; it begins when they play.
pub(super) async fn table(plan: &Arc<Plan>, http: &mut Http) -> Result<Vec<Player>, Failed> {
    let mut cookies = Vec::new();
    for seat in 1..=plan.seats {
        cookies.push(http.new_person(&format!("Load {seat}")).await?);
    }
    let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat("open")).take(plan.seats.into()).collect();
    let creation = json!({ "terms": { "game": plan.game }, "seats": seats, "name": "Load 1" });
    let made = http.post("/api/tables", &cookies[0], &creation).await?;
    let id = made["table"].as_str().ok_or_else(|| failed("no table"))?.to_string();
    let path = format!("/api/tables/{id}");
    for (index, cookie) in cookies.iter().enumerate().skip(1) {
        http.post(&path, cookie, &json!({ "do": "join", "name": format!("Load {}", index + 1) })).await?;
    }
    http.post(&path, &cookies[0], &json!({ "do": "start" })).await?;
    let mut players = Vec::new();
    for (index, cookie) in cookies.iter().enumerate() {
        let player = Player::sit(plan, cookie, &id, Manner { at: "all", every: plan.every }).await?;
        players.push(Player { name: format!("Load {}", index + 1), ..player });
    }
    Ok(players)
}

/// What a player reads from a frame: parsed from the text directly, because a load generator must cost less than what it measures.
struct Seen<'a> {
    table: &'a str,
    ply: u32,
    seated: bool,
    hosting: bool,
    phase: &'a str,
    /// Whether a seat is kept for someone who has not come yet.
    incomplete: bool,
    /// The text between the brackets; empty if no move is owed.
    moves: &'a str,
    next: Option<&'a str>,
}

impl<'a> Seen<'a> {
    /// Reads a message that is a frame. The fields are in the order of `table::Frame`.
    fn read(text: &'a str) -> Option<Seen<'a>> {
        let rest = text.strip_prefix("{\"frame\":{\"table\":\"")?;
        let table = until(rest, '"')?;
        let ply = until(behind(rest, "\"ply\":")?, ',')?.parse().ok()?;
        let phase = until(behind(rest, "\"phase\":\"")?, '"')?;
        let you = behind(rest, "\"you\":")?;
        let seated = until(you, ',')? != "null";
        let hosting = until(you, ',')? == until(behind(you, "\"host\":")?, ',')?;
        let incomplete = phase == "gathering" && rest.contains("\"kind\":\"invited\"");
        // From the end, because the view precedes it.
        let moves = until(you.rsplit_once("\"moves\":[")?.1, ']')?;
        let (_, next) = rest.rsplit_once("\"next\":")?;
        Some(Seen { table, ply, seated, hosting, phase, incomplete, moves, next: next.strip_prefix('"').and_then(|next| until(next, '"')) })
    }

    /// A random one of the moves.
    fn pick(&self, rng: &mut Rng) -> &'a str {
        let count = self.moves.matches("\",\"").count() as u32 + 1;
        self.moves.trim_matches('"').split("\",\"").nth(rng.below(count) as usize).unwrap_or_default()
    }
}

fn behind<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    text.split_once(mark).map(|(_, rest)| rest)
}

fn until(text: &str, end: char) -> Option<&str> {
    text.split_once(end).map(|(part, _)| part)
}

/// The reason of a refusal, if the message is one.
fn refusal(text: &str) -> Option<&str> {
    until(behind(text.strip_prefix("{\"refused\":")?, "\"code\":\"")?, '"')
}

/// How a player plays.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// Whose tables these are, for the report.
    pub(super) at: &'static str,
    /// The average time for a move; 0 for as fast as possible.
    pub(super) every: Duration,
}

/// One seat.
pub(super) struct Player {
    plan: Arc<Plan>,
    manner: Manner,
    socket: WebSocketStream<TcpStream>,
    table: String,
    name: String,
    rng: Rng,
    /// The ply since which the others owe a move, and when this was noticed.
    waits: Option<(u32, Instant)>,
    /// The ply that a move was sent for, and when.
    sent: Option<(u32, Instant)>,
    /// The ply for which the game was to be started, or restarted.
    asked: u32,
}

impl Player {
    /// A socket for a person who has a seat.
    pub(super) async fn sit(plan: &Arc<Plan>, cookie: &str, table: &str, manner: Manner) -> Result<Player, Failed> {
        let mut request = format!("ws://{}/api/socket", plan.host).into_client_request().map_err(failed)?;
        request.headers_mut().insert("cookie", cookie.parse().map_err(failed)?);
        let stream = plan.connect().await.map_err(failed)?;
        let config = WebSocketConfig::default().read_buffer_size(8192).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await.map_err(failed)?;
        Ok(Player {
            plan: plan.clone(),
            manner,
            socket,
            table: table.into(),
            name: "Load".into(),
            rng: rng(),
            waits: None,
            sent: None,
            asked: 0,
        })
    }

    /// Plays one game after another until it is over.
    pub(super) async fn play(mut self, samples: UnboundedSender<Sample>) {
        let watch = json!({ "do": "watch", "table": self.table });
        if self.send(watch.to_string()).await.is_err() {
            return;
        }
        loop {
            let text = match self.socket.next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => {
                    self.report(&samples, Sample::Error("the socket was closed".into()));
                    return;
                }
            };
            if let Some(code) = refusal(&text) {
                self.report(&samples, Sample::Error(code.into()));
            } else if let Some(frame) = Seen::read(&text)
                && self.answer(frame, &samples).await.is_err()
            {
                return;
            }
        }
    }

    async fn answer(&mut self, frame: Seen<'_>, samples: &UnboundedSender<Sample>) -> Result<(), Failed> {
        if frame.table != self.table {
            return Ok(());
        }
        if let Some((_, at)) = self.sent.filter(|(ply, _)| frame.ply > *ply) {
            self.sent = None;
            self.report(samples, Sample::Move { micros: at.elapsed().as_micros() as u32 });
        }
        if let Some((_, at)) = self.waits.filter(|(ply, _)| frame.ply > *ply) {
            self.report(samples, Sample::Reply { at: self.manner.at, micros: at.elapsed().as_micros() as u32 });
            self.waits = None;
        }
        if frame.phase == "playing" && frame.moves.is_empty() && self.waits.is_none() {
            self.waits = Some((frame.ply, Instant::now()));
        }
        match (frame.phase, frame.next) {
            ("over", Some(next)) => {
                let leave = json!({ "do": "unwatch", "table": self.table });
                self.table = next.into();
                self.asked = 0;
                self.waits = None;
                let watch = json!({ "do": "watch", "table": self.table });
                self.send(leave.to_string()).await?;
                self.send(watch.to_string()).await
            }
            ("over", None) if frame.hosting && self.is_new(frame.ply) => {
                self.send(json!({ "do": "rematch", "table": self.table }).to_string()).await
            }
            // At a rematch only the person who asked for it is seated.
            ("gathering", _) if !frame.seated && self.is_new(frame.ply) => {
                self.send(json!({ "do": "join", "table": self.table, "name": self.name }).to_string()).await
            }
            ("gathering", _) if frame.hosting && !frame.incomplete && self.is_new(frame.ply) => {
                self.send(json!({ "do": "start", "table": self.table }).to_string()).await
            }
            ("playing", _) if !frame.moves.is_empty() && self.sent.is_none() => {
                if !self.manner.every.is_zero() {
                    // Spread evenly, so that the tables do not all move at once.
                    let jitter = f64::from(self.rng.below(1000)) / 1000.0 + 0.5;
                    tokio::time::sleep(self.manner.every.mul_f64(jitter).max(Duration::from_millis(1))).await;
                }
                let mv = frame.pick(&mut self.rng);
                let play = format!(r#"{{"do":"play","table":"{}","ply":{},"move":"{mv}"}}"#, self.table, frame.ply);
                self.sent = Some((frame.ply, Instant::now()));
                self.send(play).await
            }
            _ => Ok(()),
        }
    }

    /// Whether this is the first frame of a ply: later ones only say who is here, and nothing is asked twice.
    fn is_new(&mut self, ply: u32) -> bool {
        std::mem::replace(&mut self.asked, ply) != ply
    }

    async fn send(&mut self, message: String) -> Result<(), Failed> {
        self.socket.send(Message::text(message)).await.map_err(failed)
    }

    fn report(&self, samples: &UnboundedSender<Sample>, sample: Sample) {
        let over = self.plan.over.load(Ordering::Relaxed);
        let wanted = self.plan.measuring.load(Ordering::Relaxed) || matches!(sample, Sample::Error(_));
        if wanted && !over {
            let _ = samples.send(sample);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{self, Message};
    use table::{Creation, Entry, Stamped, Table};

    #[test]
    fn a_frame_is_read_from_its_text_as_it_was_written() {
        let terms = serde_json::from_value(json!({ "game": "splendor", "options": "first=1" })).expect("terms");
        let creation = Creation { terms, seats: vec!["me".into(), "random".into()], name: "\"ply\":9,".into() };
        let entry = creation.entry("a", "00".repeat(32)).expect("a table");
        let mut table = Table::new("t", Stamped { at: 0, entry }).expect("a first entry");
        table.apply(0, Entry::Started { fill: None }).expect("a full table");
        let frame = table.frame(engine::Viewer::Seat(table.host()), 0);
        let moves = frame.moves.clone();
        let text = wire::text(&Message::Frame(Box::new(frame)));
        let seen = Seen::read(&text).expect("a frame");
        assert_eq!((seen.table, seen.ply, seen.seated, seen.hosting, seen.phase, seen.next), ("t", 2, true, true, "playing", None));
        let picked: Vec<&str> = (0..200).map(|_| seen.pick(&mut rng())).collect();
        assert!(picked.iter().all(|mv| moves.iter().any(|legal| legal == mv)), "{picked:?}");
        assert!(moves.iter().filter(|legal| picked.contains(&legal.as_str())).count() > moves.len() / 2);
    }
}
