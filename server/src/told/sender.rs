//! Sends what waits to be sent. A send is claimed before it is tried, tried again later if it fails, and given up in the end.

use super::Told;
use super::mail::{Purpose, Recipient};
use super::notice::{Call, Kind, Notice};
use super::outward::Missed;
use super::push::Keys;
use super::webhook::{self, Form};
use super::wishes::MAIL;
use crate::app::Ending;
use crate::clock::now;
use crate::node::Node;
use crate::store::{Failed, Repository, SendRow, Share, ToldWrite, WayRow, WishRow, Write};
use hyper::Request;
use std::collections::HashMap;
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::{Refusal, RefusalCode, Table};
use tokio::task::JoinSet;

/// How often this node looks for something to send.
const PAUSE: Duration = Duration::from_millis(500);

/// How many requests are under way at the same time.
const AT_ONCE: usize = 64;

/// How many of them are one person's.
const EACH: u32 = 4;

/// How long a claim lasts, in milliseconds: longer than a request may take. After that another node tries it.
const CLAIM: u64 = 20_000;

/// After how many milliseconds something is tried for which there was no room.
const BUSY: u64 = 1_000;

/// How often something is tried.
const TRIES: u32 = 8;

const MINUTE: u64 = 60_000;
const MINUTES_OF_DAY: u64 = 24 * 60;

/// Sends until the server stops; what is under way then is finished.
pub(crate) async fn keep(node: Arc<Node>, ending: Ending) {
    if !node.told.settings.on {
        return;
    }
    let mut ended = pin!(ending.cancelled());
    let (mut sends, under_way) = (JoinSet::new(), UnderWay::default());
    loop {
        if let Err(failed) = begin(&node, &mut sends, &under_way, now()).await {
            node.archive.refused(&failed);
        }
        tokio::select! {
            () = &mut ended => break,
            () = tokio::time::sleep(PAUSE) => {}
        }
        while sends.try_join_next().is_some() {}
    }
    sends.join_all().await;
}

/// Looks whose time is running out, and begins to send what is due.
async fn begin(node: &Arc<Node>, sends: &mut JoinSet<()>, under_way: &UnderWay, at: u64) -> Result<(), Failed> {
    node.ring(at).await?;
    let room = AT_ONCE.saturating_sub(sends.len()) as u32;
    if room == 0 {
        return Ok(());
    }
    let busy = under_way.all();
    let share = Share { most: EACH, under_way: &busy };
    for row in node.archive.store.claim_sends(at, at + CLAIM, room, &share).await? {
        let (node, place) = (node.clone(), under_way.place(&row.player));
        sends.spawn(async move {
            if let Err(failed) = send(&node, &row).await {
                node.archive.refused(&failed);
            }
            drop(place);
        });
    }
    Ok(())
}

/// How much of each person's is being sent by this node.
#[derive(Clone, Default)]
struct UnderWay(Arc<Mutex<HashMap<String, u32>>>);

impl UnderWay {
    fn all(&self) -> Vec<(String, u32)> {
        self.0.lock().expect("no holder panics").iter().map(|(player, count)| (player.clone(), *count)).collect()
    }

    fn place(&self, player: &str) -> Placed {
        *self.0.lock().expect("no holder panics").entry(player.into()).or_default() += 1;
        Placed { under_way: self.clone(), player: player.into() }
    }
}

/// One of those, until it is dropped.
struct Placed {
    under_way: UnderWay,
    player: String,
}

impl Drop for Placed {
    fn drop(&mut self) {
        let mut counts = self.under_way.0.lock().expect("no holder panics");
        if let Some(count) = counts.get_mut(&self.player) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.player);
            }
        }
    }
}

async fn send(node: &Node, row: &SendRow) -> Result<(), Failed> {
    let at = now();
    let packed = match Call::named(&row.kind) {
        Some(call) => of_table(node, row, call, at).await?,
        None => of_person(node, row, at).await?,
    };
    match packed {
        Some((way, notice)) => post(node, row, way, &notice, at).await,
        None => Ok(()),
    }
}

/// Where a person's notice goes, and what it says; nothing if it is not sent now.
async fn of_person(node: &Node, row: &SendRow, at: u64) -> Result<Option<(WayRow, Notice)>, Failed> {
    let store = &node.archive.store;
    let way = store.ways(&row.player).await?.into_iter().find(|way| way.id == row.way);
    let (Some(way), Some(wishes), Some(kind)) = (way, store.wishes(&row.player).await?, Kind::named(&row.kind)) else {
        return store.sent(&row.id).await.map(|()| None);
    };
    if let Some(morning) = quiet_until(&wishes, at) {
        return store.put_off(&row.id, morning, row.tries).await.map(|()| None);
    }
    let game = match node.still_holds(row, kind).await {
        Ok(Some(game)) => game,
        Ok(None) => return Ok(None),
        Err(refusal) => return not_read(node, row, &way, &refusal, at).await.map(|()| None),
    };
    let Some(notice) = Notice::new(kind, &row.table, &game, &wishes.language, &wishes.origin) else {
        return given_up(node, row, &way).await.map(|()| None);
    };
    Ok(Some((way, notice.in_round(node.round_at(&row.table).await))))
}

/// The same for what a table tells.
async fn of_table(node: &Node, row: &SendRow, call: Call, at: u64) -> Result<Option<(WayRow, Notice)>, Failed> {
    let store = &node.archive.store;
    let Some(hook) = store.hooks(&row.table).await?.into_iter().find(|hook| hook.way.id == row.way) else {
        return store.sent(&row.id).await.map(|()| None);
    };
    let about = |table: &Table| Some((table.terms().game.clone(), call.names(table)?));
    let (game, names) = match node.with_latest(&row.table, about).await {
        Ok(Some(about)) => about,
        Ok(None) => return store.sent(&row.id).await.map(|()| None),
        Err(refusal) => return not_read(node, row, &hook.way, &refusal, at).await.map(|()| None),
    };
    let Some(notice) = Notice::call(call, &row.table, &game, names, &hook.language, &hook.origin) else {
        return given_up(node, row, &hook.way).await.map(|()| None);
    };
    Ok(Some((hook.way, notice.in_round(node.round_at(&row.table).await))))
}

/// A table that is gone tells nothing; one that cannot be read now is asked again.
async fn not_read(node: &Node, row: &SendRow, way: &WayRow, refusal: &Refusal, at: u64) -> Result<(), Failed> {
    if matches!(refusal.code, RefusalCode::NoSuchTable | RefusalCode::BrokenTable) {
        return node.archive.store.sent(&row.id).await;
    }
    again(node, row, way, at).await
}

async fn post(node: &Node, row: &SendRow, way: WayRow, notice: &Notice, at: u64) -> Result<(), Failed> {
    let store = &node.archive.store;
    let pause = u64::from(node.told.settings.pause_seconds) * 1000;
    if !store.use_way(&way.id, at, pause).await? {
        return store.put_off(&row.id, at + pause, row.tries).await;
    }
    match deliver(&node.told, &way, &row.id, notice, at / 1000).await {
        Ok(()) => {
            node.metrics.notices_sent.up();
            store.note_way(&way.id, true).await?;
            store.sent(&row.id).await
        }
        Err(Missed::Gone) => store.write(vec![Write::Told(ToldWrite::NoWay { id: way.id })]).await,
        // A browser that no longer wants pushes is unknown to its push service.
        Err(Missed::Unknown) if way.form == "push" => store.write(vec![Write::Told(ToldWrite::NoWay { id: way.id })]).await,
        Err(Missed::Unknown | Missed::Refused(_) | Missed::Forbidden) => given_up(node, row, &way).await,
        Err(Missed::Later(_)) => again(node, row, &way, at).await,
        Err(Missed::Busy) => store.put_off(&row.id, at + BUSY, row.tries).await,
    }
}

/// Later, and each time later still.
async fn again(node: &Node, row: &SendRow, way: &WayRow, at: u64) -> Result<(), Failed> {
    let tries = row.tries + 1;
    if tries >= TRIES {
        return given_up(node, row, way).await;
    }
    let wait = u64::from(node.told.settings.retry_seconds) * 1000;
    node.archive.store.put_off(&row.id, at + (wait << row.tries), tries).await
}

async fn given_up(node: &Node, row: &SendRow, way: &WayRow) -> Result<(), Failed> {
    node.metrics.notices_lost.up();
    node.archive.store.note_way(&way.id, false).await?;
    node.archive.store.sent(&row.id).await
}

/// Sends a notice one way, and says why it did not arrive.
pub(super) async fn deliver(told: &Told, way: &WayRow, send: &str, notice: &Notice, seconds: u64) -> Result<(), Missed> {
    if way.form == MAIL {
        let mailer = told.mailer.as_ref().ok_or(Missed::Forbidden)?;
        let to = Recipient { address: &way.target, stop: Purpose::Stop.link(notice.origin(), &way.id, &way.secret) };
        return mailer.notice(&to, send, notice).await;
    }
    told.outward.post(request(told, way, send, notice, seconds).ok_or(Missed::Forbidden)?).await
}

/// What is sent, if the way is one of ours.
fn request(told: &Told, way: &WayRow, send: &str, notice: &Notice, seconds: u64) -> Option<Request<Vec<u8>>> {
    let to = told.outward.check(&way.target)?;
    let webhook = |form, to| webhook::request(form, to, &way.secret, send, notice, seconds);
    match way.form.as_str() {
        "json" => webhook(Form::Json, to),
        "discord" => webhook(Form::Discord, to),
        "push" => {
            let (p256dh, auth) = way.secret.split_once(' ')?;
            told.push.request(to, &Keys::read(p256dh, auth)?, notice, notice.origin(), seconds)
        }
        _ => None,
    }
}

/// When the quiet hours end, if it is quiet now.
fn quiet_until(wishes: &WishRow, at: u64) -> Option<u64> {
    let (from, until) = wishes.quiet.map(|(from, until)| (u64::from(from), u64::from(until)))?;
    let minutes = (at / MINUTE).checked_add_signed(wishes.utc_offset.into())?;
    let minute = minutes % MINUTES_OF_DAY;
    let is_quiet = if from <= until { (from..until).contains(&minute) } else { minute >= from || minute < until };
    let left = (until + MINUTES_OF_DAY - minute) % MINUTES_OF_DAY;
    is_quiet.then_some((at / MINUTE + left) * MINUTE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_are_those_of_the_person_and_go_over_midnight() {
        let wishes = |from, until, utc_offset| WishRow {
            player: "p".into(),
            kinds: String::new(),
            language: "en".into(),
            origin: String::new(),
            quiet: Some((from, until)),
            utc_offset,
        };
        let day = 20_000 * MINUTES_OF_DAY * MINUTE;
        let at = |hour: u64, minute: u64| day + (hour * 60 + minute) * MINUTE;
        let night = wishes(22 * 60, 7 * 60, 0);
        assert_eq!(quiet_until(&night, at(21, 59)), None);
        assert_eq!(quiet_until(&night, at(22, 0) + 5), Some(at(31, 0)));
        assert_eq!(quiet_until(&night, at(6, 59)), Some(at(7, 0)));
        assert_eq!(quiet_until(&night, at(7, 0)), None);
        assert_eq!(quiet_until(&wishes(22 * 60, 7 * 60, -300), at(3, 0)), Some(at(12, 0)), "ten in the evening there");
        assert_eq!(quiet_until(&wishes(13 * 60, 14 * 60, 60), at(12, 30)), Some(at(13, 0)));
        assert_eq!(quiet_until(&wishes(60, 60, 0), at(1, 0)), None, "no time at all");
        assert_eq!(quiet_until(&WishRow { quiet: None, ..night }, at(23, 0)), None);
    }
}
