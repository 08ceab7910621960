//! What people are told while they are away: their wishes, the ways to reach them, and what waits to be sent.
//!
//! A person has at most one notice a table until they look at it; a more urgent one replaces it. A notice and what is sent of it are
//! written together with what they tell of. A send is claimed for a while, so that one node does it, and tried again if that node dies.

use super::hooks::{self, CallRow, HookRow};
use super::sql::{Connection, Row, Statement};
use super::{Answer, Failed, Repository, Store, Write};
use serde::{Deserialize, Serialize};

/// A change of what people are told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToldWrite {
    /// How a person wants to be told.
    Wishes(WishRow),
    /// A way to reach a person is added, or its secret changed.
    Way(WayRow),
    /// A way of a person or of a table is removed.
    NoWay {
        /// Which.
        id: String,
    },
    /// The owner of a mail address has confirmed it.
    Confirmed {
        /// Which.
        id: String,
    },
    /// The owner of a mail address wants no more mails that ask to confirm it.
    Silence {
        /// A keyed hash of the address.
        address: String,
        /// Until when, in milliseconds since 1970.
        until: u64,
    },
    /// How often an address was asked to confirm itself.
    Asked(AskedRow),
    /// A person wants to hear of a table, or not.
    Mute {
        /// Who.
        player: String,
        /// Which table.
        table: String,
        /// Whether they want to hear nothing.
        on: bool,
    },
    /// There is something to tell. Nothing happens if they do not want to know, or have a notice as urgent.
    Notice(NoticeRow),
    /// A person looks at a table: nothing of it needs to be sent any more.
    Looked {
        /// Who.
        player: String,
        /// At which table.
        table: String,
    },
    /// A table tells somewhere whose turn it is, or its secret changed there.
    Hook(HookRow),
    /// There is something that a table tells. Nothing happens if it tells nowhere.
    Call(CallRow),
    /// When to look whether somebody's time is running out; it replaces the one before.
    Alarm(AlarmRow),
    /// An alarm has been heard. Refused if there is no such alarm.
    Heard(AlarmRow),
    /// The key with which the server signs its pushes. The first one stays.
    PushKey {
        /// In hexadecimal digits.
        secret: String,
    },
}

/// How a person wants to be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WishRow {
    /// Who.
    pub player: String,
    /// The kinds of notices, separated by spaces.
    pub kinds: String,
    /// The language.
    pub language: String,
    /// Where the person's browser found us, such as `https://tables.example`.
    pub origin: String,
    /// From which minute of the day until which one nothing is sent.
    pub quiet: Option<(u16, u16)>,
    /// How many minutes the person's clock is ahead of UTC.
    pub utc_offset: i16,
}

/// A way to reach a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WayRow {
    /// Its number.
    pub id: String,
    /// Whom.
    pub player: String,
    /// What is sent there.
    pub form: String,
    /// Where.
    pub target: String,
    /// With what it is signed or encrypted.
    pub secret: String,
    /// When it was added, in milliseconds since 1970.
    pub made: u64,
    /// How many notices in a row did not arrive.
    pub failures: u32,
}

/// How often a mail address was asked to confirm itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskedRow {
    /// A keyed hash of the address.
    pub address: String,
    /// Since when this is counted, in milliseconds since 1970.
    pub since: u64,
    /// How often since then.
    pub times: u32,
    /// Until when it must not be asked at all.
    pub silent_until: u64,
}

/// Something to tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoticeRow {
    /// Whom.
    pub player: String,
    /// Of which table.
    pub table: String,
    /// Its kind.
    pub kind: String,
    /// A more urgent one replaces a less urgent one.
    pub urgency: u8,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When it is sent: those who are back by then are not told.
    pub due: u64,
}

/// When to look whether somebody's time is running out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AlarmRow {
    /// Whose.
    pub player: String,
    /// At which table.
    pub table: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A notice on its way to one address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SendRow {
    /// Its number. It stays the same however often it is tried.
    pub id: String,
    /// Whom.
    pub player: String,
    /// Of which table.
    pub table: String,
    /// The kind of the notice.
    pub kind: String,
    /// Which way.
    pub way: String,
    /// How often it was tried.
    pub tries: u32,
}

/// How much of what is sent at the same time one person may have, so that somebody's slow webhook does not hold up others.
#[derive(Clone, Copy, Debug)]
pub struct Share<'a> {
    /// The most of one person's.
    pub most: u32,
    /// How much of whose is under way already.
    pub under_way: &'a [(String, u32)],
}

/// After this many notices in a row that did not arrive, nothing more is sent that way.
pub const GIVEN_UP: u32 = 5;

pub(super) fn wish_row(row: &Row) -> Answer<WishRow> {
    let quiet = row.maybe_int("quiet_from")?.zip(row.maybe_int("quiet_until")?);
    Ok(WishRow {
        player: row.text("player")?,
        kinds: row.text("kinds")?,
        language: row.text("language")?,
        origin: row.text("origin")?,
        quiet,
        utc_offset: row.int("utc_offset")?,
    })
}

pub(super) fn way_row(row: &Row) -> Answer<WayRow> {
    Ok(WayRow {
        id: row.text("id")?,
        player: row.text("player")?,
        form: row.text("form")?,
        target: row.text("target")?,
        secret: row.text("secret")?,
        made: row.int("made")?,
        failures: row.int("failures")?,
    })
}

pub(super) fn asked_row(row: &Row) -> Answer<AskedRow> {
    Ok(AskedRow {
        address: row.text("address")?,
        since: row.int("since")?,
        times: row.int("times")?,
        silent_until: row.int("silent_until")?,
    })
}

fn notice_row(row: &Row) -> Answer<NoticeRow> {
    let made = row.int("made")?;
    Ok(NoticeRow {
        player: row.text("player")?,
        table: row.text("table_id")?,
        kind: row.text("kind")?,
        urgency: row.int("urgency")?,
        made,
        due: made,
    })
}

fn alarm_row(row: &Row) -> Answer<AlarmRow> {
    Ok(AlarmRow { player: row.text("player")?, table: row.text("table_id")?, at: row.int("at")? })
}

fn send_row(row: &Row) -> Answer<SendRow> {
    Ok(SendRow {
        id: row.text("id")?,
        player: row.text("player")?,
        table: row.text("table_id")?,
        kind: row.text("kind")?,
        way: row.text("way")?,
        tries: row.int("tries")?,
    })
}

pub(super) async fn write(connection: &mut Connection, write: &ToldWrite) -> Answer<()> {
    let statement = match write {
        ToldWrite::Notice(row) => return tell(connection, row).await,
        ToldWrite::Looked { player, table } => return looked(connection, player, table).await,
        ToldWrite::Heard(row) => return heard(connection, row).await,
        ToldWrite::NoWay { id } => return no_way(connection, id).await,
        ToldWrite::Call(row) => return hooks::call(connection, row).await,
        ToldWrite::Hook(row) => hooks::hook(row),
        ToldWrite::Wishes(row) => wishes(row),
        ToldWrite::Way(row) => way(row),
        ToldWrite::Confirmed { id } => Statement::new("UPDATE told_ways SET form = 'mail' WHERE id = $1 AND form = 'unconfirmed'").text(id),
        ToldWrite::Silence { address, until } => asked(&AskedRow { address: address.clone(), since: 0, times: 0, silent_until: *until }),
        ToldWrite::Asked(row) => asked(row),
        ToldWrite::Mute { player, table, on: true } => {
            Statement::new("INSERT INTO told_mutes (player, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING").text(player).text(table)
        }
        ToldWrite::Mute { player, table, on: false } => {
            Statement::new("DELETE FROM told_mutes WHERE player = $1 AND table_id = $2").text(player).text(table)
        }
        // Only for those who want to know.
        ToldWrite::Alarm(row) => Statement::new(
            "INSERT INTO notice_alarms (player, table_id, at) SELECT $1, $2, $3 \
             WHERE EXISTS (SELECT 1 FROM told_ways WHERE player = $1 AND form <> 'unconfirmed') \
             ON CONFLICT (player, table_id) DO UPDATE SET at = excluded.at",
        )
        .text(&row.player)
        .text(&row.table)
        .int(row.at),
        ToldWrite::PushKey { secret } => {
            Statement::new("INSERT INTO push_key (id, secret) VALUES (1, $1) ON CONFLICT (id) DO NOTHING").text(secret)
        }
    };
    connection.run(statement).await?;
    Ok(())
}

fn wishes(row: &WishRow) -> Statement {
    Statement::new(
        "INSERT INTO told_wishes (player, kinds, language, origin, quiet_from, quiet_until, utc_offset) VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT (player) DO UPDATE SET kinds = excluded.kinds, language = excluded.language, origin = excluded.origin, \
         quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, utc_offset = excluded.utc_offset",
    )
    .text(&row.player)
    .text(&row.kinds)
    .text(&row.language)
    .text(&row.origin)
    .maybe_int(row.quiet.map(|(from, _)| from.into()))
    .maybe_int(row.quiet.map(|(_, until)| until.into()))
    .maybe_signed(Some(row.utc_offset.into()))
}

/// The same address again is the same way, and gets another chance.
fn way(row: &WayRow) -> Statement {
    Statement::new(
        "INSERT INTO told_ways (id, player, form, target, secret, made, used, failures) VALUES ($1, $2, $3, $4, $5, $6, 0, $7) \
         ON CONFLICT (player, target) DO UPDATE SET form = excluded.form, secret = excluded.secret, failures = excluded.failures",
    )
    .text(&row.id)
    .text(&row.player)
    .text(&row.form)
    .text(&row.target)
    .text(&row.secret)
    .int(row.made)
    .int(row.failures)
}

fn asked(row: &AskedRow) -> Statement {
    Statement::new(
        "INSERT INTO mail_asked (address, since, times, silent_until) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (address) DO UPDATE SET silent_until = excluded.silent_until",
    )
    .text(&row.address)
    .int(row.since)
    .int(row.times)
    .int(row.silent_until)
}

async fn no_way(connection: &mut Connection, id: &str) -> Answer<()> {
    connection.run(Statement::new("DELETE FROM notice_sends WHERE way = $1").text(id)).await?;
    connection.run(Statement::new("DELETE FROM told_ways WHERE id = $1").text(id)).await?;
    connection.run(Statement::new("DELETE FROM table_hooks WHERE id = $1").text(id)).await?;
    Ok(())
}

async fn tell(connection: &mut Connection, row: &NoticeRow) -> Answer<()> {
    let wanted = "INSERT INTO notices (player, table_id, kind, urgency, made) SELECT $1, $2, $3, $4, $5 \
                  WHERE EXISTS (SELECT 1 FROM told_ways WHERE player = $1 AND form <> 'unconfirmed') \
                  AND EXISTS (SELECT 1 FROM told_wishes WHERE player = $1 AND ' ' || kinds || ' ' LIKE '% ' || $3 || ' %') \
                  AND NOT EXISTS (SELECT 1 FROM told_mutes WHERE player = $1 AND table_id = $2) \
                  ON CONFLICT (player, table_id) DO UPDATE SET kind = excluded.kind, urgency = excluded.urgency, made = excluded.made \
                  WHERE notices.urgency < excluded.urgency";
    let wanted = Statement::new(wanted).text(&row.player).text(&row.table).text(&row.kind).int(row.urgency).int(row.made);
    if connection.run(wanted).await? == 0 {
        return Ok(());
    }
    let replaced = Statement::new("DELETE FROM notice_sends WHERE player = $1 AND table_id = $2 AND kind NOT LIKE 'table-%'");
    connection.run(replaced.text(&row.player).text(&row.table)).await?;
    let sends = "INSERT INTO notice_sends (id, player, table_id, kind, way, due, claimed, tries) \
                 SELECT $2 || '-' || CAST($4 AS TEXT) || '-' || $3 || '-' || id, $1, $2, $3, id, $5, 0, 0 FROM told_ways \
                 WHERE player = $1 AND failures < $6 AND form NOT IN ('feed', 'unconfirmed') ON CONFLICT DO NOTHING";
    let sends = Statement::new(sends).text(&row.player).text(&row.table).text(&row.kind);
    connection.run(sends.text(&row.made.to_string()).int(row.due).int(GIVEN_UP)).await?;
    Ok(())
}

async fn looked(connection: &mut Connection, player: &str, table: &str) -> Answer<()> {
    for text in [
        "DELETE FROM notice_sends WHERE player = $1 AND table_id = $2 AND kind NOT LIKE 'table-%'",
        "DELETE FROM notices WHERE player = $1 AND table_id = $2",
    ] {
        connection.run(Statement::new(text).text(player).text(table)).await?;
    }
    Ok(())
}

async fn heard(connection: &mut Connection, row: &AlarmRow) -> Answer<()> {
    let gone = Statement::new("DELETE FROM notice_alarms WHERE player = $1 AND table_id = $2 AND at = $3");
    let gone = connection.run(gone.text(&row.player).text(&row.table).int(row.at)).await?;
    if gone == 1 { Ok(()) } else { Err(Failed::Conflict) }
}

/// What goes with a table.
pub(super) const OF_TABLE: [&str; 5] = [
    "DELETE FROM notice_sends WHERE table_id = $1",
    "DELETE FROM notices WHERE table_id = $1",
    "DELETE FROM notice_alarms WHERE table_id = $1",
    "DELETE FROM told_mutes WHERE table_id = $1",
    "DELETE FROM table_hooks WHERE table_id = $1",
];

/// What goes with a person.
pub(super) const OF_PERSON: [&str; 7] = [
    "DELETE FROM notice_sends WHERE player = $1",
    "DELETE FROM notices WHERE player = $1",
    "DELETE FROM notice_alarms WHERE player = $1",
    "DELETE FROM told_mutes WHERE player = $1",
    "DELETE FROM told_ways WHERE player = $1",
    "DELETE FROM table_hooks WHERE player = $1",
    "DELETE FROM told_wishes WHERE player = $1",
];

impl Store {
    /// How a person wants to be told, if they ever said so.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn wishes(&self, player: &str) -> Answer<Option<WishRow>> {
        let question = "SELECT player, kinds, language, origin, quiet_from, quiet_until, utc_offset FROM told_wishes WHERE player = $1";
        Ok(self.all(Statement::new(question).text(player), wish_row).await?.pop())
    }

    /// The ways to reach a person, the oldest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn ways(&self, player: &str) -> Answer<Vec<WayRow>> {
        let question = "SELECT id, player, form, target, secret, made, failures FROM told_ways WHERE player = $1 ORDER BY made, id";
        self.all(Statement::new(question).text(player), way_row).await
    }

    /// A way by its number.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn way(&self, id: &str) -> Answer<Option<WayRow>> {
        let question = "SELECT id, player, form, target, secret, made, failures FROM told_ways WHERE id = $1";
        Ok(self.all(Statement::new(question).text(id), way_row).await?.pop())
    }

    /// Whether an address may be asked once more to confirm itself, and notes that it is: only so often since a time, and not at all while
    /// its owner wants that.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn may_ask(&self, address: &str, now: u64, since: u64, most: u32) -> Answer<bool> {
        let text = "INSERT INTO mail_asked (address, since, times, silent_until) VALUES ($1, $2, 1, 0) ON CONFLICT (address) DO UPDATE SET \
                    times = CASE WHEN mail_asked.since <= $3 THEN 1 ELSE mail_asked.times + 1 END, \
                    since = CASE WHEN mail_asked.since <= $3 THEN excluded.since ELSE mail_asked.since END \
                    WHERE mail_asked.silent_until <= $2 AND (mail_asked.since <= $3 OR mail_asked.times < $4) RETURNING address";
        let asked = Statement::new(text).text(address).int(now).int(since).int(most);
        Ok(!self.change(asked, |row| row.text("address")).await?.is_empty())
    }

    /// Deletes addresses that nobody confirmed since a time, and what is counted of addresses. Returns how many.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn forget_unconfirmed(&self, before: u64, now: u64) -> Answer<u64> {
        let ways = Statement::new("DELETE FROM told_ways WHERE form = 'unconfirmed' AND made < $1 RETURNING id").int(before);
        let asked = Statement::new("DELETE FROM mail_asked WHERE since < $1 AND silent_until < $2 RETURNING address");
        let gone = self.change(ways, |_| Ok(())).await?.len() + self.change(asked.int(before).int(now), |_| Ok(())).await?.len();
        Ok(gone as u64)
    }

    /// A person's notices that were made by this time and not looked at, the newest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn notices(&self, player: &str, made_by: u64, most: u32) -> Answer<Vec<NoticeRow>> {
        let question =
            "SELECT player, table_id, kind, urgency, made FROM notices WHERE player = $1 AND made <= $2 ORDER BY made DESC LIMIT $3";
        self.all(Statement::new(question).text(player).int(made_by).int(most), notice_row).await
    }

    /// Whether a person wants to hear nothing of a table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn is_muted(&self, player: &str, table: &str) -> Answer<bool> {
        let question = Statement::new("SELECT player FROM told_mutes WHERE player = $1 AND table_id = $2").text(player).text(table);
        Ok(!self.all(question, |row| row.text("player")).await?.is_empty())
    }

    /// Whether a person has a notice of a table that they have not looked at.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn has_notice(&self, player: &str, table: &str) -> Answer<bool> {
        let question = Statement::new("SELECT kind FROM notices WHERE player = $1 AND table_id = $2").text(player).text(table);
        Ok(!self.all(question, |row| row.text("kind")).await?.is_empty())
    }

    /// Alarms that ring by now.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn alarms(&self, now: u64, most: u32) -> Answer<Vec<AlarmRow>> {
        let question = Statement::new("SELECT player, table_id, at FROM notice_alarms WHERE at <= $1 ORDER BY at LIMIT $2");
        self.all(question.int(now).int(most), alarm_row).await
    }

    /// What is to be sent now and nobody has claimed; this call claims it.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn claim_sends(&self, now: u64, until: u64, most: u32, share: &Share<'_>) -> Answer<Vec<SendRow>> {
        let text = self.source.pick(
            "UPDATE notice_sends SET claimed = $2 WHERE id IN (SELECT id FROM ( \
             SELECT id, due, ROW_NUMBER() OVER (PARTITION BY player ORDER BY due, id) + COALESCE(under_way, 0) AS turn FROM notice_sends \
             LEFT JOIN (SELECT value ->> 0 AS busy, value ->> 1 AS under_way FROM json_each($4)) ON busy = player \
             WHERE due <= $1 AND claimed <= $1) WHERE turn <= $5 ORDER BY turn, due, id LIMIT $3) \
             RETURNING id, player, table_id, kind, way, tries",
            "UPDATE notice_sends SET claimed = $2 WHERE id IN (SELECT id FROM notice_sends WHERE claimed <= $1 AND id IN (SELECT id FROM ( \
             SELECT id, due, ROW_NUMBER() OVER (PARTITION BY player ORDER BY due, id) + COALESCE(under_way, 0) AS turn FROM notice_sends \
             LEFT JOIN (SELECT value ->> 0 AS busy, (value ->> 1)::bigint AS under_way FROM json_array_elements($4::json)) AS shares \
             ON busy = player WHERE due <= $1 AND claimed <= $1) AS turns WHERE turn <= $5 ORDER BY turn, due, id LIMIT $3) \
             FOR UPDATE SKIP LOCKED) RETURNING id, player, table_id, kind, way, tries",
        );
        let under_way = serde_json::to_string(share.under_way).expect("plain data");
        self.change(Statement::new(text).int(now).int(until).int(most).text(&under_way).int(share.most), send_row).await
    }

    /// Whether a way may be used now, and notes that it is: it is used once in a while, however much there is to tell.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn use_way(&self, id: &str, now: u64, pause: u64) -> Answer<bool> {
        for text in [
            "UPDATE told_ways SET used = $2 WHERE id = $1 AND used <= $3 RETURNING id",
            "UPDATE table_hooks SET used = $2 WHERE id = $1 AND used <= $3 RETURNING id",
        ] {
            let used = Statement::new(text).text(id).int(now).int(now.saturating_sub(pause));
            if !self.change(used, |row| row.text("id")).await?.is_empty() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Sends it later, after this many tries.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn put_off(&self, send: &str, due: u64, tries: u32) -> Answer<()> {
        let text = "UPDATE notice_sends SET due = $2, tries = $3, claimed = 0 WHERE id = $1 RETURNING id";
        self.change(Statement::new(text).text(send).int(due).int(tries), |_| Ok(())).await?;
        Ok(())
    }

    /// It was sent, or is not sent any more.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn sent(&self, send: &str) -> Answer<()> {
        self.change(Statement::new("DELETE FROM notice_sends WHERE id = $1 RETURNING id").text(send), |_| Ok(())).await?;
        Ok(())
    }

    /// A notice arrived this way, or did not. Returns how many in a row did not.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn note_way(&self, id: &str, arrived: bool) -> Answer<u32> {
        for text in [
            "UPDATE told_ways SET failures = CASE WHEN $2 = 1 THEN 0 ELSE failures + 1 END WHERE id = $1 RETURNING failures",
            "UPDATE table_hooks SET failures = CASE WHEN $2 = 1 THEN 0 ELSE failures + 1 END WHERE id = $1 RETURNING failures",
        ] {
            let noted = Statement::new(text).text(id).int(u64::from(arrived));
            if let Some(failures) = self.change(noted, |row| row.int("failures")).await?.pop() {
                return Ok(failures);
            }
        }
        Ok(0)
    }

    /// The key with which the server signs its pushes; this one, if there was none.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn push_key(&self, new: String) -> Answer<String> {
        let kept = || self.all(Statement::new("SELECT secret FROM push_key WHERE id = 1"), |row| row.text("secret"));
        if let Some(secret) = kept().await?.pop() {
            return Ok(secret);
        }
        self.write(vec![Write::Told(ToldWrite::PushKey { secret: new.clone() })]).await?;
        // Another node may have been faster: the first key stays.
        Ok(kept().await?.pop().unwrap_or(new))
    }
}
