//! A game on this machine, answered as a server would.

use crate::line::{Heard, Tag, Want};
use crate::site::Answer;
use serde_json::{Value, json};
use std::sync::mpsc::{Receiver, Sender, TryRecvError};

/// A game of one person against bots. Frames and moments are those of a server: `docs/api.md` describes them.
pub trait Local: Send + 'static {
    /// The game as the person may see it, with the news since this ply.
    fn frame(&mut self, since: u32) -> Value;

    /// Makes the person's move.
    ///
    /// # Errors
    /// The code of the refusal, if the move is not legal.
    fn play(&mut self, mv: &str) -> Result<(), String>;

    /// Lets a bot make its move, if one is due; whether one did.
    fn think(&mut self) -> bool;

    /// Every moment of the finished game.
    fn moments(&mut self) -> Value;
}

/// The name of the only table.
pub(crate) const TABLE: &str = "here";

/// Answers wants until nobody has any more.
pub(crate) fn serve<E: From<Heard>>(mut game: impl Local, wants: &Receiver<Want>, heard: &Sender<E>) {
    let tell = |what: Heard| heard.send(what.into()).is_ok();
    let mut shown = 0;
    if !tell(Heard::Up) {
        return;
    }
    loop {
        let want = match wants.try_recv() {
            Ok(want) => want,
            Err(TryRecvError::Disconnected) => return,
            Err(TryRecvError::Empty) if game.think() => {
                show(&mut game, &mut shown, &tell);
                continue;
            }
            Err(TryRecvError::Empty) => match wants.recv() {
                Ok(want) => want,
                Err(_) => return,
            },
        };
        match want {
            Want::Send(request) => obey(&mut game, &request, &mut shown, &tell),
            Want::Ask { tag: Tag::Replay, .. } => {
                let body = json!({ "moments": game.moments() }).to_string();
                tell(Heard::Answered(Tag::Replay, Some(Answer { status: 200, headers: Default::default(), body })));
            }
            Want::Ask { .. } => (),
        }
    }
}

fn obey(game: &mut impl Local, request: &Value, shown: &mut u32, tell: &impl Fn(Heard) -> bool) {
    match request["do"].as_str() {
        Some("watch") => {
            *shown = request["since"].as_u64().unwrap_or_default() as u32;
            show(game, shown, tell);
        }
        Some("play") => {
            let id = &request["id"];
            match game.play(request["move"].as_str().unwrap_or_default()) {
                Ok(()) => {
                    say(&json!({ "done": { "id": id } }), tell);
                    show(game, shown, tell);
                }
                Err(code) => say(&json!({ "refused": { "id": id, "code": code } }), tell),
            }
        }
        _ => (),
    }
}

fn show(game: &mut impl Local, shown: &mut u32, tell: &impl Fn(Heard) -> bool) {
    let frame = game.frame(*shown);
    *shown = frame["ply"].as_u64().unwrap_or_default() as u32;
    say(&json!({ "frame": frame }), tell);
}

fn say(message: &Value, tell: &impl Fn(Heard) -> bool) {
    if let Ok(message) = serde_json::from_value(message.clone()) {
        tell(Heard::Said(Box::new(message)));
    }
}
