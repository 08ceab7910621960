//! People are told when it matters and they are not at the table: by push, by a webhook, or by mail.
//!
//! The files: `notice` is what is said, and can hold no secret of a game; `webhook`, `push`, `mail` and `feed` are the forms that it takes, `outward` the
//! only way out of the server to what people name, `address` and `letterbox` how a mail address is confirmed and stopped, `hooks` where tables tell, `sender` who sends it and when, `wishes` what people want, `trial` whether it arrives, `http` the
//! requests for all that.

mod address;
mod feed;
mod hooks;
mod http;
mod letterbox;
mod mail;
mod notice;
mod outward;
mod push;
mod sender;
mod trial;
mod webhook;
mod wishes;

pub(crate) use address::VALID as CONFIRMED_WITHIN;
#[cfg(test)]
pub(crate) use feed::FeedLink;
#[cfg(test)]
pub(crate) use hooks::Hooks;
pub(crate) use http::routes;
pub(crate) use mail::Mail;
pub(crate) use notice::{Call, Kind, Round};
pub(crate) use sender::keep;
#[cfg(test)]
pub(crate) use trial::{Arrival, Tested};
#[cfg(test)]
pub(crate) use wishes::{Added, Telling as ToldHow, Way};

use crate::store::{Failed, Store};
use mail::Mailer;
use outward::Outward;
use push::PushKey;
use serde::{Deserialize, Serialize};

/// How people are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Telling {
    pub(crate) on: bool,
    pub(crate) private_addresses: bool,
    pub(crate) wait_seconds: u32,
    pub(crate) pause_seconds: u32,
    pub(crate) retry_seconds: u32,
}

impl Default for Telling {
    fn default() -> Telling {
        Telling { on: true, private_addresses: false, wait_seconds: 10, pause_seconds: 10, retry_seconds: 30 }
    }
}

/// Everything that telling needs.
pub(crate) struct Told {
    pub(crate) settings: Telling,
    outward: Outward,
    push: PushKey,
    /// If the operators have a mail server.
    mailer: Option<Mailer>,
    /// Hides which addresses were written to.
    key: String,
}

impl Told {
    /// With the key of this database.
    pub(crate) async fn open(store: &Store, settings: Telling, mail: &Mail) -> Result<Told, Failed> {
        let key = store.push_key(PushKey::new().written()).await?;
        let push = PushKey::read(&key).ok_or_else(|| Failed::Unusable("the database holds a key for pushes that is none".into()))?;
        let mailer = Mailer::open(mail)?;
        Ok(Told { settings, outward: Outward::new(settings.private_addresses), push, mailer, key })
    }

    /// What browsers need in order to subscribe.
    pub(crate) fn push_key(&self) -> String {
        self.push.public()
    }

    /// For how long a person may be away before they are told, in milliseconds.
    pub(crate) fn wait(&self) -> u64 {
        u64::from(self.settings.wait_seconds) * 1000
    }
}
