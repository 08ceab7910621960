//! One table as this client knows it: messages in, state and requests out. No sockets, no clock, no screen.

use crate::wire::{Frame, Message, News, Refused, Story, Talk};
use serde_json::{Value, json};

/// A move that was chosen and is not confirmed yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pending {
    /// The number of the request.
    id: u32,
    /// The ply that it answers: the server refuses it if that decision is no longer due, so sending it again is safe.
    ply: u32,
    pub(crate) mv: String,
    /// Whether it must be sent when the line is back.
    waits: bool,
}

/// How the table stands with the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// No frame has come yet on this connection.
    Connecting,
    Open,
    Lost,
    /// There is no such table, or this person may not see it: the reason's code.
    Gone(&'static str),
}

/// Reasons that end watching a table.
const GONE: [&str; 4] = ["no-such-table", "removed", "banned", "session-ended"];

/// The table.
pub(crate) struct Model {
    pub(crate) id: String,
    pub(crate) frame: Option<Frame>,
    pub(crate) log: Vec<News>,
    pub(crate) talk: Vec<Talk>,
    pub(crate) unread: usize,
    pub(crate) line: Line,
    pub(crate) pending: Option<Pending>,
    /// The code of the last refusal.
    pub(crate) refused: Option<String>,
    /// What is being said and not confirmed yet, with its request.
    saying: Option<(u32, String)>,
    /// What was said and not taken: it goes back to the person who typed it.
    pub(crate) unsaid: Option<String>,
    /// The table of the rematch that this person asked for.
    pub(crate) follow: Option<String>,
    /// The part of the story that has not come: after one ply, before another.
    hole: Option<(u32, u32)>,
    requests: u32,
}

impl Model {
    /// A table that is about to be watched over an open line.
    pub(crate) fn new(id: &str) -> Model {
        Model {
            id: id.into(),
            frame: None,
            log: Vec::new(),
            talk: Vec::new(),
            unread: 0,
            line: Line::Connecting,
            pending: None,
            refused: None,
            saying: None,
            unsaid: None,
            follow: None,
            hole: None,
            requests: 0,
        }
    }

    /// The request that brings frames: everything from the start the first time, later what was missed.
    pub(crate) fn watch(&self) -> Value {
        json!({ "do": "watch", "table": self.id, "since": self.frame.as_ref().map_or(0, |frame| frame.ply) })
    }

    /// A request about this table, with a number of its own.
    pub(crate) fn act(&mut self, mut act: Value) -> Value {
        self.requests += 1;
        self.refused = None;
        act["table"] = self.id.clone().into();
        act["id"] = self.requests.into();
        act
    }

    /// Makes a move: the request to send now, or none if it waits for the line.
    pub(crate) fn play(&mut self, mv: &str) -> Option<Value> {
        let ply = self.frame.as_ref()?.ply;
        if self.pending.is_some() {
            return None;
        }
        let request = self.act(json!({ "do": "play", "ply": ply, "move": mv }));
        let waits = self.line != Line::Open;
        self.pending = Some(Pending { id: self.requests, ply, mv: mv.into(), waits });
        (!waits).then_some(request)
    }

    /// Says something; `None`, and it goes back to be typed again, while the line is lost.
    pub(crate) fn say(&mut self, what: Value) -> Option<Value> {
        let text = what["text"].as_str().unwrap_or_default().to_string();
        if self.line != Line::Open {
            self.unsaid = Some(text);
            return None;
        }
        let mut request = what;
        request["do"] = "say".into();
        let request = self.act(request);
        self.saying = Some((self.requests, text));
        Some(request)
    }

    /// The connection is gone.
    pub(crate) fn lost(&mut self) {
        if !matches!(self.line, Line::Gone(_)) {
            self.line = Line::Lost;
        }
        self.unsaid = self.saying.take().map(|(_, text)| text).or(self.unsaid.take());
        if let Some(pending) = &mut self.pending {
            pending.waits = true;
        }
    }

    /// Takes in a message, and returns what to send because of it.
    pub(crate) fn hear(&mut self, message: &Message) -> Option<Value> {
        match message {
            Message::Frame(frame) if frame.table == self.id => self.take(frame),
            Message::Talk(talk) if talk.table == self.id => {
                if self.talk.iter().all(|known| known.n != talk.n) {
                    self.talk.push(talk.clone());
                    self.unread += 1;
                }
                None
            }
            Message::Refused(refused) if refused.table.as_ref().is_none_or(|table| *table == self.id) => self.refuse(refused),
            Message::Done { id, table } => {
                self.done(*id);
                self.follow = table.clone().or(self.follow.take());
                None
            }
            Message::Frame(_) | Message::Talk(_) | Message::Refused(_) | Message::Lobby { .. } => None,
        }
    }

    fn done(&mut self, id: u32) {
        if self.saying.as_ref().is_some_and(|(request, _)| *request == id) {
            self.saying = None;
        }
        if self.pending.as_ref().is_some_and(|pending| pending.id == id) {
            self.pending = None;
        }
    }

    fn refuse(&mut self, refused: &Refused) -> Option<Value> {
        if self.saying.as_ref().is_some_and(|(request, _)| Some(*request) == refused.id) {
            self.unsaid = self.saying.take().map(|(_, text)| text);
        }
        // A move that was sent twice and made once is refused as stale the second time; the frames have shown it.
        let ours = self.pending.as_ref().is_some_and(|pending| Some(pending.id) == refused.id);
        if ours {
            self.pending = None;
        }
        match GONE.iter().find(|code| **code == refused.code) {
            Some(code) => self.line = Line::Gone(code),
            None => self.refused = Some(refused.code.clone()),
        }
        None
    }

    fn take(&mut self, frame: &Frame) -> Option<Value> {
        if self.frame.as_ref().is_some_and(|before| frame.ply < before.ply) {
            return None;
        }
        let known = self.log.last().map_or(0, |news| news.ply);
        let fresh: Vec<News> = frame.news.iter().filter(|news| news.ply > known).cloned().collect();
        if fresh.iter().any(|news| news.what == "moved") {
            self.refused = None;
        }
        self.hole = fresh.first().filter(|_| frame.earlier).map(|news| (known, news.ply)).or(self.hole);
        self.log.extend(fresh);
        self.line = Line::Open;
        self.frame = Some(frame.clone());
        self.settle()
    }

    /// Drops the pending move once it was made or cannot be made any more, or sends it now that the line is back.
    fn settle(&mut self) -> Option<Value> {
        let (pending, frame) = (self.pending.as_mut()?, self.frame.as_ref()?);
        let made = self.log.iter().any(|news| news.ply > pending.ply && news.what == "moved" && news.seat == frame.you);
        if made || !frame.moves.contains(&pending.mv) {
            if !made && pending.waits {
                self.refused = Some("stale".into());
            }
            self.pending = None;
            return None;
        }
        let waited = std::mem::take(&mut pending.waits);
        waited.then(|| json!({ "do": "play", "table": self.id, "id": pending.id, "ply": pending.ply, "move": pending.mv }))
    }

    /// Where the story must be continued backwards: after one ply, before another. Asked for once.
    pub(crate) fn gap(&mut self) -> Option<(u32, u32)> {
        self.hole.take()
    }

    /// Adds an older page of the story after `since`.
    pub(crate) fn fill(&mut self, since: u32, story: Story) {
        self.hole = story.news.first().filter(|_| story.earlier).map(|news| (since, news.ply));
        for news in story.news {
            if self.log.iter().all(|known| known.ply != news.ply) {
                self.log.push(news);
            }
        }
        self.log.sort_by_key(|news| news.ply);
    }

    /// Whether this person owes a move that is not on its way.
    pub(crate) fn to_move(&self) -> bool {
        self.pending.is_none() && self.frame.as_ref().is_some_and(|frame| !frame.moves.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(ply: u32, moves: &[&str], news: &Value) -> Message {
        let seat = json!({ "kind": "person", "name": "Ann" });
        let frame = json!({
            "table": "t", "ply": ply, "phase": "playing", "terms": { "game": "toy" }, "you": 1, "host": 1,
            "seats": [seat], "waiting": [1], "moves": moves, "news": news,
        });
        serde_json::from_value(json!({ "frame": frame })).expect("a frame")
    }

    fn moved(ply: u32) -> Value {
        json!([{ "ply": ply, "what": "moved", "seat": 1 }])
    }

    fn playing() -> Model {
        let mut model = Model::new("t");
        assert_eq!(model.watch()["since"], 0);
        model.hear(&frame(4, &["lay 1", "lay 2"], &json!([])));
        model
    }

    #[test]
    fn a_move_is_sent_at_once_and_settled_by_the_frame_that_shows_it() {
        let mut model = playing();
        let sent = model.play("lay 1").expect("the line is open");
        assert_eq!((&sent["ply"], &sent["move"]), (&json!(4), &json!("lay 1")));
        assert!(model.play("lay 2").is_none(), "one move at a time");
        assert!(!model.to_move());
        model.hear(&frame(5, &[], &moved(5)));
        assert_eq!(model.pending, None);
    }

    #[test]
    fn a_move_made_while_the_line_is_lost_waits_and_is_sent_once() {
        let mut model = playing();
        model.lost();
        assert!(model.play("lay 1").is_none());
        assert_eq!(model.watch()["since"], 4);
        let sent = model.hear(&frame(4, &["lay 1", "lay 2"], &json!([]))).expect("it is sent now");
        assert_eq!((&sent["ply"], &sent["move"]), (&json!(4), &json!("lay 1")));
        assert!(model.hear(&frame(4, &["lay 1", "lay 2"], &json!([]))).is_none(), "not twice");
    }

    #[test]
    fn a_move_whose_answer_was_lost_is_not_made_twice() {
        let mut model = playing();
        model.play("lay 1").expect("sent");
        model.lost();
        assert!(model.hear(&frame(5, &["lay 1"], &moved(5))).is_none(), "the server had made it");
        assert_eq!(model.pending, None);
        // Had it not arrived, it goes out again with the same ply and number.
        let mut model = playing();
        let first = model.play("lay 1").expect("sent");
        model.lost();
        assert_eq!(model.hear(&frame(4, &["lay 1"], &json!([]))), Some(first));
    }

    #[test]
    fn a_move_that_is_no_longer_possible_is_dropped_and_said() {
        let mut model = playing();
        model.lost();
        model.play("lay 1");
        assert!(model.hear(&frame(9, &["lay 2"], &json!([]))).is_none());
        assert_eq!((model.pending.clone(), model.refused.as_deref()), (None, Some("stale")));
    }

    #[test]
    fn what_was_said_into_a_lost_line_comes_back() {
        let mut model = playing();
        model.say(json!({ "text": "hello" })).expect("sent");
        model.lost();
        assert_eq!(model.unsaid.take().as_deref(), Some("hello"));
        assert!(model.say(json!({ "text": "again" })).is_none());
        assert_eq!(model.unsaid.as_deref(), Some("again"));
    }

    #[test]
    fn refusals_end_watching_or_are_shown() {
        let refused = |code: &str| serde_json::from_value(json!({ "refused": { "code": code, "message": "" } })).expect("a refusal");
        let mut model = playing();
        model.hear(&refused("not-your-turn"));
        assert_eq!((model.line, model.refused.as_deref()), (Line::Open, Some("not-your-turn")));
        model.hear(&refused("no-such-table"));
        assert_eq!(model.line, Line::Gone("no-such-table"));
        model.lost();
        assert_eq!(model.line, Line::Gone("no-such-table"));
    }

    #[test]
    fn frames_of_the_past_and_talk_heard_twice_change_nothing() {
        let mut model = playing();
        model.hear(&frame(3, &[], &json!([])));
        assert_eq!(model.frame.as_ref().map(|frame| frame.ply), Some(4));
        let talk: Message =
            serde_json::from_value(json!({ "talk": { "table": "t", "n": 0, "line": { "name": "Bob", "text": "hi" } } })).expect("talk");
        model.hear(&talk);
        model.hear(&talk);
        assert_eq!((model.talk.len(), model.unread), (1, 1));
    }

    #[test]
    fn a_long_story_is_filled_in_from_behind() {
        let mut model = Model::new("t");
        let Message::Frame(mut first) = frame(9, &[], &moved(9)) else { panic!("a frame") };
        first.earlier = true;
        model.hear(&Message::Frame(first));
        assert_eq!(model.gap(), Some((0, 9)));
        let page = |ply, earlier| serde_json::from_value(json!({ "news": moved(ply), "earlier": earlier })).expect("a page");
        model.fill(0, page(8, true));
        assert_eq!(model.gap(), Some((0, 8)));
        model.fill(0, page(7, false));
        assert_eq!(model.log.iter().map(|news| news.ply).collect::<Vec<_>>(), [7, 8, 9]);
        assert_eq!(model.gap(), None);
    }
}
