//! What is said at a table. It is stored beside the log, and is not part of it.

use super::Node;
use super::tables::State;
use crate::bus::Heard;
use crate::clock::now;
use crate::outbox::Outbox;
use crate::store::{Person, Repository, TalkRow, Write};
use crate::wire::{self, Message, PHRASES, Remark, Talk};
use axum::extract::ws::Utf8Bytes;
use serde_json::value::RawValue;
use table::{Refusal, RefusalCode};

/// How many lines are sent to a newcomer, and the longest line.
const TALK: u32 = 50;
pub(crate) const LONGEST_TALK: usize = 400;

/// A line of talk: a text or a phrase.
pub(crate) struct Speech {
    pub(crate) text: Option<String>,
    pub(crate) phrase: Option<String>,
}

impl Speech {
    /// Reports what is wrong with it, if anything.
    pub(crate) fn new(text: Option<String>, phrase: Option<String>) -> Result<Speech, Refusal> {
        let text = text.map(|text| text.chars().filter(|c| !c.is_control()).collect::<String>());
        let fits = match (&text, &phrase) {
            (Some(text), None) => !text.trim().is_empty() && text.chars().count() <= LONGEST_TALK,
            (None, Some(phrase)) => PHRASES.contains(&phrase.as_str()),
            _ => false,
        };
        if !fits {
            let why = format!("say a text of at most {LONGEST_TALK} characters, or one of the phrases");
            return Err(Refusal::new(RefusalCode::BadTalk, why));
        }
        Ok(Speech { text, phrase })
    }
}

fn message(talk: &TalkRow) -> Utf8Bytes {
    let line = RawValue::from_string(talk.line.clone()).unwrap_or_else(|_| RawValue::NULL.to_owned());
    wire::text(&Message::Talk(Talk { table: &talk.table, n: talk.n, at: talk.at, line: &line })).into()
}

impl Node {
    /// Says something at a table.
    pub(crate) async fn say(&self, person: &Person, id: &str, speech: Speech) -> Result<(), Refusal> {
        let live = self.live(id).await?;
        let mut held = self.hold(&live, id).await?;
        let seat = held.table().may_talk(&person.id)?;
        let sitting = seat.and_then(|seat| held.table().places()[seat.index()].person());
        let name = sitting.map_or_else(|| held.table().told_apart(&person.name, &person.id), |sitting| sitting.name.clone());
        let who = Some(held.table().tag_of(&person.id));
        let line = Remark { seat: seat.map(|seat| seat.index() as u8 + 1), name, who, text: speech.text, phrase: speech.phrase };
        let line = serde_json::to_string(&line).expect("plain data");
        let n = self.archive.store.next_talk(id).await.map_err(|failed| self.archive.refused(&failed))?;
        let at = now();
        let talk = TalkRow { table: id.into(), n, at, line, player: Some(person.id.clone()) };
        let mut writes = vec![Write::Talk(talk)];
        writes.extend(self.told_by_talk(&held.state, held.table(), &person.id, at));
        self.archive.store.write(writes).await.map_err(|failed| self.archive.refused(&failed))?;
        // Another node may have just taken the number.
        let talk = self.last_talk(id, TALK).await?;
        held.state.audience.pass_on(&talk, message);
        drop(held);
        self.bus.tell(&Heard::Said(id.into())).await;
        Ok(())
    }

    async fn last_talk(&self, id: &str, most: u32) -> Result<Vec<TalkRow>, Refusal> {
        self.archive.store.talk(id, most).await.map_err(|failed| self.archive.refused(&failed))
    }

    /// Sends the viewers what was said through another node.
    pub(super) async fn pass_on(&self, state: &mut State, id: &str) {
        if let Ok(talk) = self.last_talk(id, TALK).await {
            state.audience.pass_on(&talk, message);
        }
    }

    /// Sends a newcomer the latest talk.
    pub(super) async fn recall_talk(&self, state: &mut State, id: &str, outbox: &Outbox) -> Result<(), Refusal> {
        let talk = self.last_talk(id, TALK).await?;
        state.audience.pass_on(&talk, message);
        for line in &talk {
            outbox.put(message(line));
        }
        Ok(())
    }
}
