//! A person's mail address: named, confirmed by a link that arrives there, and stopped by a link in every mail.
//!
//! Mail programs open links by themselves, so a link shows a page with one button, and only the button does something.

use super::mail::{Purpose, Recipient, address, counted_as};
use super::outward::Missed;
use super::wishes::{Added, MAIL, UNCONFIRMED, everything};
use crate::clock::{now, random, word};
use crate::identity::hash;
use crate::node::Node;
use crate::store::{Person, Repository, ToldWrite, WayRow, Write};
use crate::words::ours;
use serde::Deserialize;
use table::{Refusal, RefusalCode, fair};

/// How long a link to confirm an address works.
pub(crate) const VALID: u64 = 24 * 60 * 60 * 1000;

/// For how long an address gets no further confirmations when its owner says so.
const SILENCE: u64 = 180 * VALID;

/// How many confirmations an address gets within a day, whoever asks.
const CONFIRMATIONS: u32 = 3;

/// How many addresses a person may have.
const MOST: usize = 2;

/// An address that somebody names.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAddress {
    address: String,
    /// The language of the mail that asks to confirm it.
    language: String,
}

/// What the owner of an address does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Done {
    Confirmed,
    Stopped,
}

impl Node {
    /// Sends a link to an address that a person says is theirs. Nothing else is sent there before somebody follows it.
    pub(crate) async fn add_address(&self, person: &Person, new: &NewAddress, origin: &str) -> Result<Added, Refusal> {
        let (store, refused) = (&self.archive.store, |failed| self.archive.refused(&failed));
        let mailer = self.told.mailer.as_ref().filter(|_| self.told.settings.on);
        let mailer = mailer.ok_or_else(|| Refusal::new(RefusalCode::BadMail, "this server sends no mail"))?;
        let address = address(&new.address).ok_or_else(|| Refusal::new(RefusalCode::BadMail, "this is no mail address"))?;
        let ways = store.ways(&person.id).await.map_err(refused)?;
        let known = ways.iter().find(|way| way.target == address);
        if let Some(way) = known.filter(|way| way.form == MAIL) {
            store.note_way(&way.id, true).await.map_err(refused)?;
            return Ok(Added { id: way.id.clone(), secret: String::new() });
        }
        let others = ways.iter().filter(|way| [MAIL, UNCONFIRMED].contains(&way.form.as_str()) && way.target != address);
        if others.count() >= MOST {
            return Err(Refusal::new(RefusalCode::TooManyWays, format!("at most {MOST} mail addresses: remove one first")));
        }
        let (at, counted) = (now(), counted_as(&address, &self.told.key));
        if self.limits.on && !store.may_ask(&counted, at, at.saturating_sub(VALID), CONFIRMATIONS).await.map_err(refused)? {
            return Err(Refusal::new(RefusalCode::TooFast, "this address has got enough mails to confirm it: try again tomorrow"));
        }
        let way = WayRow {
            id: word(12),
            player: person.id.clone(),
            form: UNCONFIRMED.into(),
            target: address,
            secret: fair::hex(&random::<32>()),
            made: at,
            failures: 0,
        };
        // An earlier link to the same address leads nowhere from now on.
        let mut writes: Vec<ToldWrite> = known.map(|way| ToldWrite::NoWay { id: way.id.clone() }).into_iter().collect();
        writes.push(ToldWrite::Way(way.clone()));
        if store.wishes(&person.id).await.map_err(refused)?.is_none() {
            writes.push(ToldWrite::Wishes(everything(&person.id, ours(&new.language), origin)));
        }
        store.write(writes.into_iter().map(Write::Told).collect()).await.map_err(refused)?;
        let to = Recipient { address: &way.target, stop: Purpose::Stop.link(origin, &way.id, &way.secret) };
        let link = Purpose::Confirm.link(origin, &way.id, &way.secret);
        match mailer.confirmation(&to, &format!("confirm-{}", way.id), ours(&new.language), origin, &link).await {
            Ok(()) => Ok(Added { id: way.id, secret: String::new() }),
            Err(missed) => {
                store.write(vec![Write::Told(ToldWrite::NoWay { id: way.id })]).await.map_err(refused)?;
                Err(not_sent(missed))
            }
        }
    }

    /// The address behind a link, and the language of its person, if the link still works.
    pub(super) async fn addressed(&self, purpose: Purpose, id: &str, token: &str) -> Result<Option<(WayRow, String)>, Refusal> {
        let (store, refused) = (&self.archive.store, |failed| self.archive.refused(&failed));
        let way = store.way(id).await.map_err(refused)?.filter(|way| match purpose {
            Purpose::Confirm => way.form == UNCONFIRMED && now() < way.made + VALID,
            Purpose::Stop => way.form == MAIL || way.form == UNCONFIRMED,
        });
        let Some(way) = way.filter(|way| hash(&purpose.token(&way.secret)) == hash(token)) else { return Ok(None) };
        let language = store.wishes(&way.player).await.map_err(refused)?.map(|wishes| wishes.language);
        Ok(Some((way, language.unwrap_or_default())))
    }

    /// Its owner confirms an address, or wants nothing more there.
    pub(super) async fn heed(&self, purpose: Purpose, way: WayRow) -> Result<Done, Refusal> {
        let (writes, done) = match purpose {
            Purpose::Confirm => (vec![ToldWrite::Confirmed { id: way.id }], Done::Confirmed),
            Purpose::Stop => {
                // Somebody else named this address.
                let silence = (way.form == UNCONFIRMED)
                    .then(|| ToldWrite::Silence { address: counted_as(&way.target, &self.told.key), until: now() + SILENCE });
                (std::iter::once(ToldWrite::NoWay { id: way.id }).chain(silence).collect(), Done::Stopped)
            }
        };
        let writes = writes.into_iter().map(Write::Told).collect();
        self.archive.store.write(writes).await.map_err(|failed| self.archive.refused(&failed))?;
        Ok(done)
    }
}

fn not_sent(missed: Missed) -> Refusal {
    match missed {
        Missed::Refused(_) | Missed::Forbidden | Missed::Gone | Missed::Unknown => {
            Refusal::new(RefusalCode::BadMail, "the mail server does not accept this address")
        }
        Missed::Busy | Missed::Later(_) => Refusal::new(RefusalCode::Unavailable, "the mail server does not answer: try again later"),
    }
}
