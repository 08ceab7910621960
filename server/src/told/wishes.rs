//! What people want to be told, and how: their settings over HTTP.

use super::notice::Kind;
use super::push::Keys;
use crate::clock::{now, random, word};
use crate::node::Node;
use crate::store::{Failed, GIVEN_UP, Person, Repository, ToldWrite, WayRow, WishRow, Write};
use crate::words::knows_language;
use hyper::Uri;
use serde::{Deserialize, Serialize};
use table::{Refusal, RefusalCode, fair};

/// The form of a way to which nothing is sent: the person comes and reads.
pub(super) const FEED: &str = "feed";

/// The form of a mail address, and of one whose owner has not confirmed it: nothing is sent there.
pub(super) const MAIL: &str = "mail";
pub(super) const UNCONFIRMED: &str = "unconfirmed";

/// How many webhooks, and how many browsers, a person may have.
const MOST_WEBHOOKS: usize = 5;
const MOST_BROWSERS: usize = 10;

/// How a person wants to be told.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wishes {
    kinds: Vec<String>,
    language: String,
    /// From which minute of the day until which one nothing is sent.
    quiet: Option<(u16, u16)>,
    /// How many minutes their clock is ahead of UTC.
    utc_offset: i16,
}

/// Another way to reach a person.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "form", deny_unknown_fields)]
pub(crate) enum NewWay {
    /// A webhook that reads our JSON.
    Json { address: String },
    /// A webhook of Discord's, or one that reads the same.
    Discord { address: String },
    /// A browser, as its `PushSubscription` says.
    Push { address: String, p256dh: String, auth: String },
}

/// Whether a person wants to hear nothing of a table.
#[derive(Debug, Deserialize)]
pub(crate) struct Mute {
    muted: bool,
}

/// What the settings show.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Telling {
    /// Whether this server tells anyone anything.
    pub(crate) on: bool,
    /// Whether it sends mail, too.
    pub(crate) mail: bool,
    /// The kinds of notices that the person wants.
    pub(crate) kinds: Vec<&'static str>,
    /// From which minute of the day until which one nothing is sent.
    pub(crate) quiet: Option<(u16, u16)>,
    /// The ways to reach them, the oldest first.
    pub(crate) ways: Vec<Way>,
    /// What browsers need in order to subscribe.
    pub(crate) push_key: String,
}

/// A way to reach a person, as the settings show it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Way {
    /// Its number.
    pub(crate) id: String,
    /// What is sent there.
    #[cfg_attr(test, ts(type = "\"json\" | \"discord\" | \"push\" | \"feed\" | \"mail\" | \"unconfirmed\""))]
    pub(crate) form: String,
    /// The host that it is sent to; of mail, the address.
    pub(crate) host: String,
    /// Whether nothing more is sent there, since too much did not arrive.
    pub(crate) stopped: bool,
}

/// A way that was just added.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Added {
    /// Its number.
    pub(crate) id: String,
    /// With what its webhook is signed; empty for browsers. It is shown only now.
    pub(crate) secret: String,
}

impl Node {
    /// How a person is told.
    pub(crate) async fn telling(&self, person: &Person) -> Result<Telling, Refusal> {
        let refused = |failed: Failed| self.archive.refused(&failed);
        let wishes = self.archive.store.wishes(&person.id).await.map_err(refused)?;
        let ways = self.archive.store.ways(&person.id).await.map_err(refused)?;
        let is_wanted = |kind: &Kind| wishes.as_ref().is_none_or(|wishes| wishes.kinds.split(' ').any(|wanted| wanted == kind.name()));
        Ok(Telling {
            on: self.told.settings.on,
            mail: self.told.mailer.is_some(),
            kinds: Kind::ALL.into_iter().filter(is_wanted).map(Kind::name).collect(),
            quiet: wishes.as_ref().and_then(|wishes| wishes.quiet),
            ways: ways.into_iter().map(shown).collect(),
            push_key: self.told.push_key(),
        })
    }

    /// Changes how a person is told.
    pub(crate) async fn wish(&self, person: &Person, wishes: Wishes, origin: &str) -> Result<(), Refusal> {
        let bad = |why: &str| Refusal::new(RefusalCode::BadMessage, why);
        if !wishes.kinds.iter().all(|kind| Kind::named(kind).is_some()) {
            return Err(bad("`kinds` are `turn`, `invitation`, `talk` and `time`"));
        }
        if wishes.quiet.is_some_and(|(from, until)| from >= 24 * 60 || until >= 24 * 60) || wishes.utc_offset.unsigned_abs() > 24 * 60 {
            return Err(bad("`quiet` has two minutes of the day from 0 to 1439, and `utc_offset` is in minutes"));
        }
        if !knows_language(&wishes.language) {
            return Err(bad("`language` is one of this server's, such as `en`"));
        }
        let mut kinds: Vec<&str> = Kind::ALL.into_iter().map(Kind::name).collect();
        kinds.retain(|kind| wishes.kinds.iter().any(|wanted| wanted == kind));
        let row = WishRow {
            player: person.id.clone(),
            kinds: kinds.join(" "),
            language: wishes.language,
            origin: origin.into(),
            quiet: wishes.quiet,
            utc_offset: wishes.utc_offset,
        };
        self.store_told(vec![ToldWrite::Wishes(row)]).await
    }

    /// Adds a way to reach a person. Those who never said what they want are told of everything.
    pub(crate) async fn add_way(&self, person: &Person, way: NewWay, origin: &str) -> Result<Added, Refusal> {
        let (form, address, secret) = match way {
            NewWay::Json { address } => ("json", address, fair::hex(&random::<32>())),
            NewWay::Discord { address } => ("discord", address, fair::hex(&random::<32>())),
            NewWay::Push { address, p256dh, auth } => {
                let bad = || Refusal::new(RefusalCode::BadMessage, "`p256dh` and `auth` are the keys of a push subscription");
                Keys::read(&p256dh, &auth).ok_or_else(bad)?;
                ("push", address, format!("{p256dh} {auth}"))
            }
        };
        let bad = || Refusal::new(RefusalCode::BadAddress, "the address must begin with https:// and lead to the internet");
        self.told.outward.check(&address).ok_or_else(bad)?;
        let ways = self.archive.store.ways(&person.id).await.map_err(|failed| self.archive.refused(&failed))?;
        let known = ways.iter().find(|known| known.target == address);
        let is_push = form == "push";
        let forms: &[&str] = if is_push { &["push"] } else { &["json", "discord"] };
        let alike = |known: &&WayRow| forms.contains(&known.form.as_str());
        let alike = ways.iter().filter(alike).filter(|known| known.target != address).count();
        if alike >= if is_push { MOST_BROWSERS } else { MOST_WEBHOOKS } {
            let why = format!("at most {MOST_WEBHOOKS} webhooks and {MOST_BROWSERS} browsers: remove one first");
            return Err(Refusal::new(RefusalCode::TooManyWays, why));
        }
        let id = known.map_or_else(|| word(12), |known| known.id.clone());
        let row = WayRow {
            id: id.clone(),
            player: person.id.clone(),
            form: form.into(),
            target: address,
            secret: secret.clone(),
            made: now(),
            failures: 0,
        };
        let mut writes = vec![ToldWrite::Way(row)];
        if self.archive.store.wishes(&person.id).await.map_err(|failed| self.archive.refused(&failed))?.is_none() {
            writes.push(ToldWrite::Wishes(everything(&person.id, "en", origin)));
        }
        self.store_told(writes).await?;
        Ok(Added { id, secret: if is_push { String::new() } else { secret } })
    }

    /// Removes a way. Nothing happens if it is not theirs.
    pub(crate) async fn drop_way(&self, person: &Person, id: &str) -> Result<(), Refusal> {
        let ways = self.archive.store.ways(&person.id).await.map_err(|failed| self.archive.refused(&failed))?;
        if ways.iter().any(|way| way.id == id) {
            self.store_told(vec![ToldWrite::NoWay { id: id.into() }]).await?;
        }
        Ok(())
    }

    /// Whether a person hears nothing of a table.
    pub(crate) async fn is_muted(&self, person: &Person, table: &str) -> Result<bool, Refusal> {
        self.archive.store.is_muted(&person.id, table).await.map_err(|failed| self.archive.refused(&failed))
    }

    /// A person wants to hear nothing of a table, or wants to hear of it again. They must have a seat there.
    pub(crate) async fn mute(&self, person: &Person, table: &str, Mute { muted }: Mute) -> Result<(), Refusal> {
        let seat = self.with(table, |table| table.seat_of(&person.id)).await?;
        seat.ok_or_else(|| Refusal::new(RefusalCode::NotSeated, "you have no seat at this table"))?;
        let (player, table) = (person.id.clone(), table.to_string());
        let mut writes = vec![ToldWrite::Mute { player: player.clone(), table: table.clone(), on: muted }];
        if muted {
            writes.push(ToldWrite::Looked { player, table });
        }
        self.store_told(writes).await
    }

    async fn store_told(&self, writes: Vec<ToldWrite>) -> Result<(), Refusal> {
        let writes = writes.into_iter().map(Write::Told).collect();
        self.archive.store.write(writes).await.map_err(|failed| self.archive.refused(&failed))
    }
}

/// What those get who never said what they want.
pub(super) fn everything(player: &str, language: &str, origin: &str) -> WishRow {
    let kinds = Kind::ALL.map(Kind::name).join(" ");
    WishRow { player: player.into(), kinds, language: language.into(), origin: origin.into(), quiet: None, utc_offset: 0 }
}

pub(super) fn shown(way: WayRow) -> Way {
    if [MAIL, UNCONFIRMED].contains(&way.form.as_str()) {
        return Way { id: way.id, form: way.form, host: way.target, stopped: way.failures >= GIVEN_UP };
    }
    let host = way.target.parse::<Uri>().ok().and_then(|uri| uri.host().map(Into::into)).unwrap_or_default();
    Way { id: way.id, form: way.form, host, stopped: way.failures >= GIVEN_UP }
}
