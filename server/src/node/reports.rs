//! Reports to the operators of the server. Each is stored with a copy of what it is about, and nobody at the table learns of it.

use super::Node;
use super::tables::Held;
use crate::clock::now;
use crate::request::{Report, Reported};
use crate::store::{ClubRow, Failed, Person, ReportRow, Repository, TalkRow, Write};
use crate::wire::Remark;
use engine::Seat;
use serde::Serialize;
use serde_json::{Value, json};
use table::{Place, Refusal, RefusalCode, Sitting};

/// The longest comment of a reporter, in characters.
pub(crate) const LONGEST_REPORT: usize = 500;

/// How many lines before and after the reported one are kept with it.
const BEFORE: u32 = 5;
const AFTER: u32 = 2;

/// How often the number of a report may already be taken.
const TRIES: u32 = 20;

/// What is reported, and who is responsible.
struct Matter {
    about: Option<String>,
    said: String,
    context: Vec<TalkRow>,
}

fn bad(why: impl Into<String>) -> Refusal {
    Refusal::new(RefusalCode::BadReport, why)
}

/// A line of talk as the operators are shown it.
pub(crate) fn spoken(row: &TalkRow) -> Value {
    let line: Value = serde_json::from_str(&row.line).unwrap_or_default();
    let [name, seat, text, phrase] = ["name", "seat", "text", "phrase"].map(|key| line[key].clone());
    json!({ "n": row.n, "at": row.at, "person": row.player, "name": name, "seat": seat, "text": text, "phrase": phrase })
}

/// The word that clients know.
fn word(value: impl Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(Into::into)).unwrap_or_default()
}

impl Node {
    /// Stores a report from a table.
    pub(crate) async fn report(&self, person: &Person, id: &str, report: Report) -> Result<(), Refusal> {
        let matter = self.matter(person, id, &report).await?;
        self.file(person, id, &report, matter).await
    }

    /// Stores a report from a club; `first` is responsible for its name.
    pub(crate) async fn report_in_club(
        &self,
        person: &Person,
        club: &ClubRow,
        first: Option<&str>,
        report: &Report,
    ) -> Result<(), Refusal> {
        let matter = match (report.what, report.line, report.seat) {
            (_, Some(n), None) => self.matter_of_line(&club.id, report.what, n, |_| None).await?,
            (Reported::Name, None, None) => Matter { about: first.map(Into::into), said: club.name.clone(), context: Vec::new() },
            (Reported::Talk | Reported::Name, _, _) => return Err(bad("say what: the `line` of talk, or the name of the club")),
        };
        self.file(person, &club.id, report, matter).await
    }

    async fn file(&self, person: &Person, id: &str, report: &Report, matter: Matter) -> Result<(), Refusal> {
        let words: String = report.words.trim().chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        if words.chars().count() > LONGEST_REPORT {
            return Err(bad(format!("a report has at most {LONGEST_REPORT} characters")));
        }
        let Matter { about, said, context } = matter;
        if about.as_deref() == Some(&person.id) {
            return Err(bad("that is you"));
        }
        let mut row = ReportRow {
            n: 0,
            at: now(),
            table: id.into(),
            reporter: person.id.clone(),
            about,
            kind: word(report.what),
            said,
            context: Value::from(context.iter().map(spoken).collect::<Vec<_>>()).to_string(),
            why: word(report.why),
            words,
            resolved: None,
        };
        for _ in 0..TRIES {
            row.n = self.archive.store.next_report().await.map_err(|failed| self.archive.refused(&failed))?;
            match self.archive.store.write(vec![Write::Report(row.clone())]).await {
                // Another report took the number.
                Err(Failed::Conflict) => {}
                done => return done.map_err(|failed| self.archive.refused(&failed)),
            }
        }
        Err(Refusal::new(RefusalCode::TooFast, "too many reports are coming in: try again"))
    }

    async fn matter(&self, person: &Person, id: &str, report: &Report) -> Result<Matter, Refusal> {
        let live = self.live(id).await?;
        let held = self.hold(&live, id).await?;
        held.table().may_look(Some(&person.id))?;
        match (report.what, report.line, report.seat) {
            (_, Some(n), None) => {
                let table = held.table();
                let by_tag = |line: &Remark| {
                    let is_theirs = |sitting: &&Sitting| Some(table.tag_of(&sitting.player)) == line.who;
                    table.people().map(|(_, sitting)| sitting).find(is_theirs).map(|sitting| sitting.player.clone())
                };
                self.matter_of_line(id, report.what, n, by_tag).await
            }
            (Reported::Name, None, Some(seat)) => self.matter_of_seat(&held, id, seat).await,
            (Reported::Talk | Reported::Name, _, _) => Err(bad("say what: the `line` of talk, or the `seat` of a name")),
        }
    }

    /// Lines of earlier builds are not signed: `by_tag` finds their speakers.
    async fn matter_of_line(
        &self,
        id: &str,
        what: Reported,
        n: u32,
        by_tag: impl FnOnce(&Remark) -> Option<String>,
    ) -> Result<Matter, Refusal> {
        let context = self.talk_between(id, n.saturating_sub(BEFORE), n.saturating_add(AFTER)).await?;
        let row = context.iter().find(|row| row.n == n);
        let row = row.ok_or_else(|| Refusal::new(RefusalCode::NoSuchLine, "nobody said that here"))?;
        let line: Remark = serde_json::from_str(&row.line).map_err(|_| bad("this line cannot be read"))?;
        let about = row.player.clone().or_else(|| by_tag(&line));
        let said = match what {
            Reported::Talk => line.text.or(line.phrase).unwrap_or_default(),
            Reported::Name => line.name,
        };
        Ok(Matter { about, said, context })
    }

    async fn matter_of_seat(&self, held: &Held<'_>, id: &str, seat: Seat) -> Result<Matter, Refusal> {
        let (player, name) = match held.table().places().get(seat.index()) {
            Some(Place::Person(sitting)) => (&sitting.player, &sitting.name),
            Some(Place::Invited { player, name }) => (player, name),
            Some(Place::Open | Place::Closed | Place::Bot(_)) | None => {
                return Err(Refusal::new(RefusalCode::NoSuchSeat, format!("nobody sits at seat {seat}")));
            }
        };
        let next = self.archive.store.next_talk(id).await.map_err(|failed| self.archive.refused(&failed))?;
        let context = self.talk_between(id, next.saturating_sub(BEFORE), next).await?;
        Ok(Matter { about: Some(player.clone()), said: name.clone(), context })
    }

    async fn talk_between(&self, id: &str, first: u32, last: u32) -> Result<Vec<TalkRow>, Refusal> {
        self.archive.store.talk_between(id, first, last).await.map_err(|failed| self.archive.refused(&failed))
    }
}
