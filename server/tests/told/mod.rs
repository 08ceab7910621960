//! What people are told while they are away, as both databases keep it.

use crate::services::{Folder, PostgresServer};
use server::store::{AlarmRow, CallRow, Failed, HookRow, NoticeRow, Repository, Share, Store, ToldWrite, WayRow, WishRow, Write};

fn wishes(player: &str, kinds: &str) -> Write {
    Write::Told(ToldWrite::Wishes(WishRow {
        player: player.into(),
        kinds: kinds.into(),
        language: "de".into(),
        origin: "https://tables.example".into(),
        quiet: Some((1320, 420)),
        utc_offset: -300,
    }))
}

fn way(player: &str, id: &str) -> Write {
    Write::Told(ToldWrite::Way(WayRow {
        id: id.into(),
        player: player.into(),
        form: "json".into(),
        target: format!("https://hooks.example/{id}"),
        secret: "s".into(),
        made: 7,
        failures: 0,
    }))
}

fn notice(player: &str, table: &str, kind: &str, urgency: u8, made: u64) -> Write {
    Write::Told(ToldWrite::Notice(NoticeRow {
        player: player.into(),
        table: table.into(),
        kind: kind.into(),
        urgency,
        made,
        due: made + 10,
    }))
}

fn looked(player: &str, table: &str) -> Write {
    Write::Told(ToldWrite::Looked { player: player.into(), table: table.into() })
}

/// What is due at a time, each as its kind and its way; it is claimed for ten.
async fn due(store: &Store, at: u64) -> Vec<String> {
    let mut due: Vec<String> = store
        .claim_sends(at, at + 10, 99, &ALL)
        .await
        .expect("claimed")
        .into_iter()
        .map(|send| format!("{} {}", send.kind, send.way))
        .collect();
    due.sort();
    due
}

/// Nobody's share is limited.
const ALL: Share<'static> = Share { most: 99, under_way: &[] };

async fn suite(store: &Store) {
    what_is_wanted_comes_back(store).await;
    there_is_one_notice_a_table_until_it_is_looked_at(store).await;
    a_send_is_claimed_once_and_again_when_its_claim_is_over(store).await;
    nothing_is_sent_that_nobody_wants(store).await;
    one_person_does_not_take_everybodys_room(store).await;
    a_table_tells_the_newest_and_nobodys_look_stops_it(store).await;
    a_mail_address_gets_nothing_before_it_is_confirmed_and_is_not_asked_too_often(store).await;
    an_alarm_is_heard_once(store).await;
    a_forgotten_person_and_a_deleted_table_leave_nothing(store).await;
}

async fn what_is_wanted_comes_back(store: &Store) {
    assert_eq!(store.wishes("w").await, Ok(None));
    store.write(vec![wishes("w", "turn"), way("w", "w1"), way("w", "w2"), way("w", "w1")]).await.expect("written");
    let kept = store.wishes("w").await.expect("read").expect("kept");
    assert_eq!((kept.kinds.as_str(), kept.quiet, kept.utc_offset), ("turn", Some((1320, 420)), -300));
    let ways = store.ways("w").await.expect("read");
    assert_eq!(ways.iter().map(|way| way.id.as_str()).collect::<Vec<_>>(), ["w1", "w2"], "the same address is the same way");
    assert_eq!(
        (store.note_way("w1", false).await, store.note_way("w1", false).await, store.note_way("w1", true).await),
        (Ok(1), Ok(2), Ok(0))
    );
    assert_eq!((store.use_way("w1", 1_000, 10).await, store.use_way("w1", 1_009, 10).await), (Ok(true), Ok(false)), "once in a while");
    assert_eq!(store.use_way("w1", 1_010, 10).await, Ok(true));
    let first = store.push_key("aa".into()).await.expect("a key");
    assert_eq!(store.push_key("bb".into()).await, Ok(first), "the first key stays");
}

async fn there_is_one_notice_a_table_until_it_is_looked_at(store: &Store) {
    store.write(vec![wishes("p", "turn talk time"), way("p", "p1"), way("p", "p2")]).await.expect("written");
    store.write(vec![notice("p", "t", "talk", 0, 100), notice("p", "t", "talk", 0, 101)]).await.expect("written");
    store.write(vec![notice("p", "other", "talk", 0, 100)]).await.expect("written");
    assert_eq!(due(store, 109).await, [""; 0], "not yet");
    store.write(vec![notice("p", "t", "turn", 2, 105)]).await.expect("a more urgent one replaces it");
    store.write(vec![notice("p", "t", "talk", 0, 106)]).await.expect("a less urgent one does not");
    assert_eq!(due(store, 115).await, ["talk p1", "talk p2", "turn p1", "turn p2"]);
    for send in store.claim_sends(125, 135, 99, &ALL).await.expect("claimed") {
        store.sent(&send.id).await.expect("noted");
    }
    store.write(vec![notice("p", "t", "turn", 2, 200)]).await.expect("written");
    assert_eq!((due(store, 300).await, store.has_notice("p", "t").await), (vec![], Ok(true)), "nobody has looked");
    store.write(vec![looked("p", "t"), looked("p", "other")]).await.expect("written");
    assert_eq!(store.has_notice("p", "t").await, Ok(false));
    store.write(vec![notice("p", "t", "turn", 2, 300)]).await.expect("written");
    assert_eq!(due(store, 310).await, ["turn p1", "turn p2"]);
    store.write(vec![looked("p", "t")]).await.expect("written");
    assert_eq!(due(store, 400).await, [""; 0], "what was not sent in time is not sent");
}

async fn a_send_is_claimed_once_and_again_when_its_claim_is_over(store: &Store) {
    store.write(vec![wishes("c", "turn"), way("c", "c1"), notice("c", "t", "turn", 2, 1_000)]).await.expect("written");
    let (one, other) = tokio::join!(store.claim_sends(1_010, 1_020, 9, &ALL), store.claim_sends(1_010, 1_020, 9, &ALL));
    let (one, other) = (one.expect("claimed"), other.expect("claimed"));
    assert_eq!(one.len() + other.len(), 1, "one node sends it");
    let send = one.into_iter().chain(other).next().expect("one");
    assert_eq!(due(store, 1_019).await, [""; 0]);
    assert_eq!(store.claim_sends(1_020, 1_030, 9, &ALL).await, Ok(vec![send.clone()]), "that node may have died");
    store.put_off(&send.id, 2_000, 1).await.expect("put off");
    assert_eq!(due(store, 1_999).await, [""; 0]);
    let again = store.claim_sends(2_000, 2_010, 9, &ALL).await.expect("claimed");
    assert_eq!(again.iter().map(|again| (again.id.as_str(), again.tries)).collect::<Vec<_>>(), [(send.id.as_str(), 1)]);
    store.sent(&send.id).await.expect("noted");
    assert_eq!(due(store, 9_000).await, [""; 0]);
}

async fn nothing_is_sent_that_nobody_wants(store: &Store) {
    let mute = |on| Write::Told(ToldWrite::Mute { player: "n".into(), table: "loud".into(), on });
    store.write(vec![notice("n", "t", "turn", 2, 1)]).await.expect("nobody to tell");
    store.write(vec![wishes("n", "turn"), way("n", "n1"), mute(true)]).await.expect("written");
    store.write(vec![notice("n", "t", "talk", 0, 1), notice("n", "loud", "turn", 2, 1)]).await.expect("not wanted");
    assert_eq!((due(store, 99).await, store.is_muted("n", "loud").await), (vec![], Ok(true)));
    store.write(vec![mute(false), notice("n", "loud", "turn", 2, 1)]).await.expect("written");
    assert_eq!(due(store, 99).await, ["turn n1"]);
    store.write(vec![Write::Told(ToldWrite::NoWay { id: "n1".into() })]).await.expect("removed");
    assert_eq!(due(store, 999).await, [""; 0]);
}

async fn an_alarm_is_heard_once(store: &Store) {
    let alarm = |player: &str, at| AlarmRow { player: player.into(), table: "t".into(), at };
    store.write(vec![wishes("a", "time"), way("a", "a1")]).await.expect("written");
    for row in [alarm("a", 50), alarm("a", 60), alarm("nobody", 55)] {
        store.write(vec![Write::Told(ToldWrite::Alarm(row))]).await.expect("written");
    }
    assert_eq!(store.alarms(59, 9).await, Ok(vec![]), "the later one counts, and nobody hears the other");
    assert_eq!(store.alarms(60, 9).await, Ok(vec![alarm("a", 60)]));
    let heard = || vec![Write::Told(ToldWrite::Heard(alarm("a", 60))), notice("a", "t", "time", 3, 60)];
    store.write(heard()).await.expect("heard");
    assert_eq!(store.write(heard()).await, Err(Failed::Conflict), "another node was faster");
    assert_eq!((store.alarms(99, 9).await, due(store, 70).await), (Ok(vec![]), vec!["time a1".to_string()]));
}

async fn one_person_does_not_take_everybodys_room(store: &Store) {
    for player in ["busy", "calm"] {
        store.write(vec![wishes(player, "turn"), way(player, &format!("{player}1"))]).await.expect("written");
    }
    let many = (0..6).map(|number| notice("busy", &format!("b{number}"), "turn", 2, 10)).collect();
    store.write(many).await.expect("written");
    store.write(vec![notice("calm", "c", "turn", 2, 20)]).await.expect("written");
    let claim = async |at, most, each, busy: &[(String, u32)]| {
        let share = Share { most: each, under_way: busy };
        let claimed = store.claim_sends(at, at + 1_000, most, &share).await.expect("claimed");
        let mut whose: Vec<String> = claimed.into_iter().map(|send| send.player).collect();
        whose.sort();
        whose
    };
    assert_eq!(claim(100, 2, 4, &[]).await, ["busy", "calm"], "everybody's first comes first, however long the others have waited");
    assert_eq!(claim(101, 9, 4, &[("busy".into(), 1), ("calm".into(), 1)]).await, ["busy"; 3], "four at once");
    assert_eq!(claim(102, 9, 4, &[("busy".into(), 4)]).await, [""; 0], "there is more, and it waits");
    assert_eq!(claim(103, 9, 4, &[("busy".into(), 3)]).await, ["busy"]);
    for player in ["busy", "calm"] {
        store.write(vec![Write::Told(ToldWrite::NoWay { id: format!("{player}1") })]).await.expect("removed");
    }
}

async fn a_table_tells_the_newest_and_nobodys_look_stops_it(store: &Store) {
    let hook = |table: &str, id: &str| {
        let (player, target) = ("h".into(), "https://hooks.example/same".into());
        let way = WayRow { id: id.into(), player, form: "json".into(), target, secret: "s".into(), made: 1, failures: 0 };
        Write::Told(ToldWrite::Hook(HookRow { table: table.into(), language: "de".into(), origin: "https://tables.example".into(), way }))
    };
    let call =
        |kind: &str, made: u64| Write::Told(ToldWrite::Call(CallRow { table: "ht".into(), kind: kind.into(), made, due: made + 10 }));
    store
        .write(vec![call("table-turn", 5), hook("ht", "h1"), hook("other", "h2"), wishes("h", "turn"), way("h", "h3")])
        .await
        .expect("written");
    assert_eq!(due(store, 90).await, [""; 0], "it told nowhere then");
    store.write(vec![call("table-turn", 100), notice("h", "ht", "turn", 2, 100), looked("h", "ht")]).await.expect("written");
    assert_eq!(due(store, 110).await, ["table-turn h1"], "the host has looked, the others have not been told");
    store.write(vec![call("table-turn", 200), call("table-turn", 200)]).await.expect("written");
    store.write(vec![call("table-end", 201)]).await.expect("written");
    assert_eq!((due(store, 209).await, due(store, 211).await), (vec![], vec!["table-end h1".to_string()]), "the newest alone");
    assert_eq!(
        (store.note_way("h1", false).await, store.use_way("h1", 500, 10).await, store.use_way("h1", 505, 10).await),
        (Ok(1), Ok(true), Ok(false))
    );
    assert_eq!(store.hooks("ht").await.expect("read").iter().map(|hook| hook.way.failures).collect::<Vec<_>>(), [1]);
    store.write(vec![Write::Delete { table: "other".into(), at: 9 }]).await.expect("deleted");
    assert_eq!(store.hooks("other").await, Ok(vec![]));
    store.write(vec![Write::Forget { player: "h".into(), at: 9 }]).await.expect("forgotten");
    assert_eq!((store.hooks("ht").await, due(store, 9_999).await), (Ok(vec![]), vec![]));
}

async fn a_mail_address_gets_nothing_before_it_is_confirmed_and_is_not_asked_too_often(store: &Store) {
    let address = |id: &str, made| {
        let (player, target) = ("m".into(), format!("{id}@mail.example"));
        Write::Told(ToldWrite::Way(WayRow {
            id: id.into(),
            player,
            form: "unconfirmed".into(),
            target,
            secret: "s".into(),
            made,
            failures: 0,
        }))
    };
    store.write(vec![wishes("m", "turn"), address("m1", 50), notice("m", "t", "turn", 2, 60)]).await.expect("written");
    assert_eq!((store.has_notice("m", "t").await, due(store, 99).await), (Ok(false), vec![]), "nobody knows whose it is");
    store.write(vec![Write::Told(ToldWrite::Confirmed { id: "m1".into() })]).await.expect("written");
    store.write(vec![address("m2", 70), notice("m", "t", "turn", 2, 80)]).await.expect("written");
    assert_eq!(due(store, 99).await, ["turn m1"]);
    store.write(vec![looked("m", "t")]).await.expect("written");
    let ask = |at: u64| store.may_ask("hash", at, at.saturating_sub(100), 2);
    assert_eq!((ask(1_000).await, ask(1_010).await, ask(1_099).await), (Ok(true), Ok(true), Ok(false)), "twice in a hundred");
    assert_eq!((ask(1_100).await, ask(1_101).await, ask(1_102).await), (Ok(true), Ok(true), Ok(false)));
    store.write(vec![Write::Told(ToldWrite::Silence { address: "hash".into(), until: 9_000 })]).await.expect("written");
    assert_eq!((ask(8_999).await, ask(9_000).await), (Ok(false), Ok(true)), "its owner wants silence");
    assert_eq!(store.forget_unconfirmed(70, 9_000).await, Ok(0), "not yet");
    assert_eq!(store.forget_unconfirmed(71, 9_000).await, Ok(1));
    assert_eq!(
        store.ways("m").await.expect("read").iter().map(|way| way.form.as_str()).collect::<Vec<_>>(),
        ["mail"],
        "what is confirmed stays"
    );
    assert_eq!(store.forget_unconfirmed(9_001, 9_001).await, Ok(1), "what is counted goes, too");
}

async fn a_forgotten_person_and_a_deleted_table_leave_nothing(store: &Store) {
    for player in ["f", "g"] {
        let mute = Write::Told(ToldWrite::Mute { player: player.into(), table: "quiet".into(), on: true });
        let alarm = Write::Told(ToldWrite::Alarm(AlarmRow { player: player.into(), table: "gone".into(), at: 5 }));
        let told = vec![wishes(player, "turn"), way(player, &format!("{player}1")), mute, notice(player, "gone", "turn", 2, 5)];
        store.write(told).await.expect("written");
        store.write(vec![alarm]).await.expect("written");
    }
    store.write(vec![Write::Forget { player: "f".into(), at: 9 }]).await.expect("forgotten");
    assert_eq!((store.wishes("f").await, store.ways("f").await, store.is_muted("f", "quiet").await), (Ok(None), Ok(vec![]), Ok(false)));
    assert_eq!((store.has_notice("f", "gone").await, store.has_notice("g", "gone").await), (Ok(false), Ok(true)));
    store.write(vec![Write::Delete { table: "gone".into(), at: 9 }]).await.expect("deleted");
    assert_eq!((store.has_notice("g", "gone").await, store.alarms(99, 9).await), (Ok(false), Ok(vec![])));
    assert_eq!(due(store, 999).await, ["time a1"], "only what belongs to others");
}

/// Everything that a backup holds of it.
async fn dump(store: &Store) -> Vec<String> {
    let mut rows = Vec::new();
    let mut keep = |write: Write| {
        if let Write::Told(told) = write {
            rows.push(serde_json::to_string(&told)?);
        }
        Ok(())
    };
    store.dump(&mut keep).await.expect("read");
    rows.sort();
    rows
}

#[tokio::test]
async fn sqlite_keeps_what_people_are_told() {
    let folders = [Folder::new("told"), Folder::new("told-restored")];
    let store = Store::open(&folders[0].0).await.expect("opened");
    suite(&store).await;
    let kept = dump(&store).await;
    let restored = Store::open(&folders[1].0).await.expect("opened");
    let writes = kept.iter().map(|row| Write::Told(serde_json::from_str(row).expect("as it was written"))).collect();
    restored.write(writes).await.expect("written");
    assert_eq!(dump(&restored).await, kept, "wishes, ways, mutes and the key come back");
    assert_eq!(due(&restored, u64::from(u32::MAX)).await, [""; 0], "and nothing is sent twice");
}

#[tokio::test]
async fn postgresql_keeps_what_people_are_told() {
    let server = PostgresServer::start();
    suite(&Store::connect(&server.url()).await.expect("connected")).await;
}
