//! A table tells a webhook whose turn it is and how it ended: its host says where, and everyone at the table sees that it does.

use super::notice::Call;
use super::wishes::{Added, Way, shown};
use crate::clock::{now, random, word};
use crate::node::Node;
use crate::store::{CallRow, HookRow, Person, Repository, ToldWrite, WayRow, Write};
use crate::words::ours;
use serde::{Deserialize, Serialize};
use table::{Refusal, RefusalCode, Table, fair};

/// To how many webhooks a table tells.
const MOST: usize = 2;

/// A webhook that a host names.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewHook {
    form: HookForm,
    address: String,
    /// In which language it tells.
    language: String,
}

/// What a webhook reads.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum HookForm {
    Json,
    Discord,
}

/// Where a table tells, for those who sit there.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Hooks {
    /// Whether this server sends anything.
    pub(crate) on: bool,
    /// Whether you may change it.
    pub(crate) yours: bool,
    /// Where it tells, the oldest first.
    pub(crate) ways: Vec<Way>,
}

/// Whether a person has a seat at a table, and whether they are its host.
fn role(table: &Table, player: &str) -> Option<bool> {
    table.seat_of(player).map(|seat| seat == table.host())
}

impl Node {
    /// Where a table tells.
    pub(crate) async fn hooks(&self, person: &Person, table: &str) -> Result<Hooks, Refusal> {
        let role = self.with(table, |table| role(table, &person.id)).await?;
        let is_host = role.ok_or_else(|| Refusal::new(RefusalCode::NotSeated, "you have no seat at this table"))?;
        let hooks = self.archive.store.hooks(table).await.map_err(|failed| self.archive.refused(&failed))?;
        let ways = hooks.into_iter().map(|hook| shown(hook.way)).collect();
        Ok(Hooks { on: self.told.settings.on, yours: is_host, ways })
    }

    /// A host says where else their table tells.
    pub(crate) async fn add_hook(&self, person: &Person, table: &str, new: NewHook, origin: &str) -> Result<Added, Refusal> {
        self.must_host(person, table).await?;
        let bad = || Refusal::new(RefusalCode::BadAddress, "the address must begin with https:// and lead to the internet");
        self.told.outward.check(&new.address).ok_or_else(bad)?;
        let hooks = self.archive.store.hooks(table).await.map_err(|failed| self.archive.refused(&failed))?;
        let known = hooks.iter().find(|hook| hook.way.target == new.address);
        if known.is_none() && hooks.len() >= MOST {
            return Err(Refusal::new(RefusalCode::TooManyWays, format!("at most {MOST} webhooks a table: remove one first")));
        }
        let secret = fair::hex(&random::<32>());
        let way = WayRow {
            id: known.map_or_else(|| word(12), |hook| hook.way.id.clone()),
            player: person.id.clone(),
            form: match new.form {
                HookForm::Json => "json".into(),
                HookForm::Discord => "discord".into(),
            },
            target: new.address,
            secret: secret.clone(),
            made: now(),
            failures: 0,
        };
        let id = way.id.clone();
        let hook = HookRow { table: table.into(), language: ours(&new.language).into(), origin: origin.into(), way };
        self.archive.store.write(vec![Write::Told(ToldWrite::Hook(hook))]).await.map_err(|failed| self.archive.refused(&failed))?;
        Ok(Added { id, secret })
    }

    /// A host removes a webhook of their table.
    pub(crate) async fn drop_hook(&self, person: &Person, table: &str, id: &str) -> Result<(), Refusal> {
        self.must_host(person, table).await?;
        let refused = |failed| self.archive.refused(&failed);
        if self.archive.store.hooks(table).await.map_err(refused)?.iter().any(|hook| hook.way.id == id) {
            self.archive.store.write(vec![Write::Told(ToldWrite::NoWay { id: id.into() })]).await.map_err(refused)?;
        }
        Ok(())
    }

    async fn must_host(&self, person: &Person, table: &str) -> Result<(), Refusal> {
        match self.with_latest(table, |table| role(table, &person.id)).await? {
            Some(true) => Ok(()),
            Some(false) => Err(Refusal::new(RefusalCode::NotHost, "only the host can do that")),
            None => Err(Refusal::new(RefusalCode::NotSeated, "you have no seat at this table")),
        }
    }

    /// A table tells this, if it tells at all.
    pub(crate) fn calls(&self, table: &Table, call: Call, at: u64) -> Write {
        let due = at + self.told.wait();
        Write::Told(ToldWrite::Call(CallRow { table: table.id().into(), kind: call.name().into(), made: at, due }))
    }
}
