//! A person tries whether notices arrive.

use super::notice::Notice;
use super::outward::Missed;
use super::sender::deliver;
use super::wishes::MAIL;
use crate::clock::{now, word};
use crate::node::Node;
use crate::store::{Person, Repository, ToldWrite, Write};
use serde::Serialize;
use table::{Refusal, RefusalCode};

/// What came of it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Tested {
    pub(crate) outcome: Arrival,
    /// What the other side answered, if it did.
    pub(crate) status: Option<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Arrival {
    Arrived,
    /// Nobody answered.
    Silent,
    /// Somebody answered that they do not take it.
    Refused,
    /// The address does not lead to the internet.
    Forbidden,
    /// There is nothing at this address any more: it is removed.
    Gone,
}

impl Node {
    /// Whether a way of this person is a mail address.
    pub(crate) async fn is_mail(&self, person: &Person, id: &str) -> Result<bool, Refusal> {
        let ways = self.archive.store.ways(&person.id).await.map_err(|failed| self.archive.refused(&failed))?;
        Ok(ways.iter().any(|way| way.id == id && way.form == MAIL))
    }

    /// Sends something one way, outside the queue. A way that had stopped goes on if it arrives.
    pub(crate) async fn try_way(&self, person: &Person, id: &str, origin: &str) -> Result<Tested, Refusal> {
        let (store, refused) = (&self.archive.store, |failed| self.archive.refused(&failed));
        let way = store.ways(&person.id).await.map_err(refused)?.into_iter().find(|way| way.id == id);
        let way = way.ok_or_else(|| Refusal::new(RefusalCode::NoSuchPage, "this is no way of yours"))?;
        let wishes = store.wishes(&person.id).await.map_err(refused)?;
        let notice = Notice::trial(wishes.as_ref().map_or("", |wishes| &wishes.language), origin);
        let came = deliver(&self.told, &way, &format!("test-{}", word(12)), &notice, now() / 1000).await;
        match came {
            Ok(()) => store.note_way(id, true).await.map(|_| ()).map_err(refused)?,
            Err(Missed::Gone) => store.write(vec![Write::Told(ToldWrite::NoWay { id: id.into() })]).await.map_err(refused)?,
            Err(_) => {}
        }
        Ok(tested(came))
    }
}

fn tested(came: Result<(), Missed>) -> Tested {
    let (outcome, status) = match came {
        Ok(()) => (Arrival::Arrived, None),
        Err(Missed::Busy | Missed::Later(None)) => (Arrival::Silent, None),
        Err(Missed::Later(Some(status)) | Missed::Refused(status)) => (Arrival::Refused, Some(status)),
        Err(Missed::Unknown) => (Arrival::Refused, Some(404)),
        Err(Missed::Forbidden) => (Arrival::Forbidden, None),
        Err(Missed::Gone) => (Arrival::Gone, Some(410)),
    };
    Tested { outcome, status }
}
