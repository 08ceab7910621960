//! What waits for a person as an Atom feed (RFC 4287), by a secret link.

use super::notice::{Kind, Notice};
use super::wishes::{FEED, everything};
use crate::clock::{now, random, word};
use crate::identity::hash;
use crate::node::Node;
use crate::store::{NoticeRow, Person, Repository, ToldWrite, WayRow, Write};
use serde::Serialize;
use std::fmt::Write as _;
use table::{Refusal, RefusalCode, fair};
use time::{Duration, OffsetDateTime};

/// How many notices a feed shows.
const MOST: u32 = 30;

/// Where a feed is found.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FeedLink {
    /// It is shown only now.
    pub(crate) link: String,
}

impl Node {
    /// A new link to a person's feed. The one before leads nowhere from now on.
    pub(crate) async fn renew_feed(&self, person: &Person, origin: &str) -> Result<FeedLink, Refusal> {
        let (store, refused) = (&self.archive.store, |failed| self.archive.refused(&failed));
        let ways = store.ways(&person.id).await.map_err(refused)?;
        let old = ways.into_iter().filter(|way| way.form == FEED).map(|way| ToldWrite::NoWay { id: way.id });
        let mut writes: Vec<ToldWrite> = old.collect();
        let (id, secret) = (word(12), fair::hex(&random::<32>()));
        writes.push(ToldWrite::Way(WayRow {
            id: id.clone(),
            player: person.id.clone(),
            form: FEED.into(),
            target: FEED.into(),
            secret: hash(&secret),
            made: now(),
            failures: 0,
        }));
        if store.wishes(&person.id).await.map_err(refused)?.is_none() {
            writes.push(ToldWrite::Wishes(everything(&person.id, "en", origin)));
        }
        store.write(writes.into_iter().map(Write::Told).collect()).await.map_err(refused)?;
        Ok(FeedLink { link: format!("{origin}/api/feed/{id}/{secret}") })
    }

    /// The feed behind a link. Reading it does not count as looking at the tables.
    pub(crate) async fn feed(&self, id: &str, secret: &str) -> Result<String, Refusal> {
        let (store, refused) = (&self.archive.store, |failed| self.archive.refused(&failed));
        let way = store.way(id).await.map_err(refused)?.filter(|way| way.form == FEED && way.secret == hash(secret));
        let way = way.ok_or_else(|| Refusal::new(RefusalCode::NoSuchPage, "there is no such feed: its link may have been renewed"))?;
        let wishes = store.wishes(&way.player).await.map_err(refused)?.unwrap_or_else(|| everything(&way.player, "en", ""));
        let mut entries = Vec::new();
        for row in store.notices(&way.player, now().saturating_sub(self.told.wait()), MOST).await.map_err(refused)? {
            let Some(kind) = Kind::named(&row.kind) else { continue };
            let Ok((game, holds)) = self.with(&row.table, |table| (table.terms().game.clone(), kind.holds_for(table, &row.player))).await
            else {
                continue;
            };
            let notice = Notice::new(kind, &row.table, &game, &wishes.language, &wishes.origin);
            if let Some(notice) = notice.filter(|_| holds) {
                let notice = notice.in_round(self.round_at(&row.table).await);
                entries.push((row, notice));
            }
        }
        Ok(atom(&way, &wishes.language, &wishes.origin, &entries))
    }
}

fn atom(way: &WayRow, language: &str, origin: &str, entries: &[(NoticeRow, Notice)]) -> String {
    let newest = entries.iter().map(|(row, _)| row.made).max().unwrap_or(way.made);
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n\
         <id>{origin}/#{}</id>\n<title>Cabochon</title>\n<updated>{}</updated>\n<author><name>Cabochon</name></author>\n\
         <link rel=\"alternate\" href=\"{origin}/\"/>\n",
        escaped(language),
        way.id,
        written(newest),
        origin = escaped(origin),
    );
    for (row, notice) in entries {
        let link = escaped(&notice.link());
        let _ = writeln!(
            text,
            "<entry><id>{link}#{}-{}</id><title>{}</title><updated>{}</updated><link href=\"{link}\"/></entry>",
            row.kind,
            row.made,
            escaped(&notice.text()),
            written(row.made),
        );
    }
    text + "</feed>\n"
}

/// A time as RFC 3339 has it.
fn written(at: u64) -> String {
    let time = OffsetDateTime::UNIX_EPOCH + Duration::milliseconds(at.try_into().unwrap_or(0));
    let (date, (hour, minute, second)) = (time.date(), time.to_hms());
    format!("{date}T{hour:02}:{minute:02}:{second:02}Z")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with `date -u -d @1700000000 +%FT%TZ`.
    #[test]
    fn times_are_written_as_feeds_have_them() {
        assert_eq!(written(1_700_000_000_123), "2023-11-14T22:13:20Z");
        assert_eq!(written(0), "1970-01-01T00:00:00Z");
    }

    #[test]
    fn nothing_in_a_feed_is_markup_but_its_own() {
        assert_eq!(escaped("<a href=\"x\">&</a>"), "&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;");
    }
}
