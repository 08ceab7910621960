//! Both databases, tested with the same examples.

mod clubs;
mod played;
mod services;
mod told;

use server::store::{
    BanRow, DealRow, Failed, Gone, Person, PuzzleTry, ReportRow, Repository, ReviewRow, Store, TableRow, TalkRow, TryEnd, TryRow, Write,
};
use services::{Folder, PostgresServer};
use sqlx::Executor;

fn log(table: &str, ply: u32) -> Write {
    Write::Log { table: table.into(), ply, at: 1000 + u64::from(ply), entry: format!("entry {ply}") }
}

fn row(id: &str, phase: u8, public: bool, due: Option<u64>) -> TableRow {
    TableRow { id: id.into(), phase, public, summary: format!("{{\"table\":\"{id}\"}}"), updated: 5, due, claimed: 0 }
}

async fn suite(store: &Store) {
    a_ply_is_written_once(store).await;
    what_belongs_together_is_written_together_or_not_at_all(store).await;
    many_writers_at_once_lose_nothing(store).await;
    people_are_found_by_secret_and_by_code(store).await;
    lists_show_what_they_should(store).await;
    what_is_due_is_claimed_once(store).await;
    talk_comes_back_in_order(store).await;
    the_deepest_review_is_kept(store).await;
    a_deal_has_one_link_for_ever(store).await;
    the_first_try_of_a_day_counts_and_results_are_ranked(store).await;
    a_puzzle_counts_once_for_each_person_and_its_rating_moves_with_every_try(store).await;
    played::suite(store).await;
    clubs::suite(store).await;
    a_deleted_table_leaves_nothing_and_stays_deleted(store).await;
    bans_and_reports_come_back(store).await;
    an_absence_is_noticed_once(store).await;
    what_was_kept_long_enough_goes_and_nothing_else(store).await;
    one_node_clears_up_at_a_time(store).await;
}

async fn what_was_kept_long_enough_goes_and_nothing_else(store: &Store) {
    // The row of a table may be old during a game: its log is not.
    let aged = |id: &str, phase, updated| Write::Table(TableRow { updated, ..row(id, phase, false, None) });
    let entry = |table: &str, at| Write::Log { table: table.into(), ply: 0, at, entry: "e".into() };
    let tables = [("k-old", 0, 9_000, 9_000), ("k-new", 0, 9_000, 10_500), ("k-on", 1, 9_000, 9_500), ("k-over", 2, 9_000, 9_000)];
    for (id, phase, updated, at) in tables {
        store.write(vec![aged(id, phase, updated), entry(id, at)]).await.expect("written");
    }
    for (phase, abandoned) in [(0, "k-old"), (1, "k-on"), (2, "k-over")] {
        let all = store.abandoned(phase, 10_000, 20_000, 9_000).await.expect("read");
        assert_eq!(all.iter().filter(|id| id.starts_with("k-")).collect::<Vec<_>>(), [abandoned]);
    }
    let all = store.abandoned(1, 9_500, 20_000, 9_000).await.expect("read");
    assert!(!all.contains(&"k-on".to_string()), "a move keeps a game");
    store.keep_watched("k-over", 500).await.expect("noted");
    store.keep_watched("k-over", 400).await.expect("noted");
    let over = async |now| store.abandoned(2, 10_000, now, 9_000).await.expect("read").contains(&"k-over".to_string());
    assert_eq!((over(499).await, over(500).await), (false, true), "nobody clears away what somebody looks at");
    store.forget_leases(600).await.expect("forgotten");
    assert!(over(499).await);
    old_talk_goes(store).await;
    idle_people_go(store).await;
    let ban = |who: &str, until| Write::Ban(BanRow { who: who.into(), made: 1, until, reason: "r".into() });
    store.write(vec![ban("k-ended", Some(5)), ban("k-lasts", Some(90)), ban("k-always", None)]).await.expect("written");
    while store.forget_bans(50, 9).await.expect("asked") > 0 {}
    let bans = store.bans(0).await.expect("read");
    let left: Vec<&str> = bans.iter().map(|row| row.who.as_str()).filter(|who| who.starts_with("k-")).collect();
    assert_eq!(left, ["k-always", "k-lasts"]);
}

async fn old_talk_goes(store: &Store) {
    let said = |n, at| Write::Talk(TalkRow { table: "k-on".into(), n, at, line: "{}".into(), player: None });
    store.write(vec![said(0, 7_000), said(1, 7_001), said(2, 8_500)]).await.expect("written");
    assert_eq!(store.forget_talk(8_000, 1).await, Ok(1), "a step is as small as it should be");
    while store.forget_talk(8_000, 100).await.expect("asked") > 0 {}
    assert_eq!(store.talk("k-on", 9).await.expect("read").iter().map(|row| row.n).collect::<Vec<_>>(), [2]);
    while store.forget_talk(9_000, 1).await.expect("asked") > 0 {}
    assert_eq!(store.talk("k-on", 9).await, Ok(vec![]));
    assert_eq!(store.next_talk("k-on").await, Ok(3), "a number is given once, though all that was said is gone");
    store.write(vec![said(3, 9_500)]).await.expect("written");
    let rows = store.talk_between("k-on", 0, 9).await.expect("read");
    assert_eq!(rows.iter().map(|row| row.n).collect::<Vec<_>>(), [3]);
}

async fn idle_people_go(store: &Store) {
    let person = |id: &str| Write::Player { id: id.into(), name: id.into(), created: 1 };
    let secret = |id: &str| Write::Secret { hash: format!("of {id}"), player: id.into() };
    let sit = |id: &str, table: &str| Write::Sit { player: id.into(), table: table.into() };
    for (id, table) in [("k-idle", "k-over"), ("k-plays", "k-on"), ("k-back", "k-over"), ("k-unknown", "k-over")] {
        store.write(vec![person(id), secret(id), sit(id, table)]).await.expect("written");
    }
    for (id, at) in [("k-idle", 100), ("k-plays", 100), ("k-back", 100), ("k-back", 20_000)] {
        store.seen(id, at, at).await.expect("written");
    }
    let idle = store.idle_people(10_000, 99).await.expect("read");
    assert_eq!(idle, ["k-idle"], "not who plays, who came back, or of whom nobody knows");
    for id in ["k-back", "k-idle"] {
        store.forget_person(id, 10_000).await.expect("asked");
    }
    assert_eq!(store.person_by_secret("of k-idle").await, Ok(None));
    assert!(store.tables_of("k-idle", 9).await.expect("read").is_empty() && !store.knows("k-idle").await.expect("read"));
    assert!(store.person_by_secret("of k-back").await.expect("read").is_some(), "came back before they were forgotten");
    while store.begin_to_count(30_000, 2).await.expect("asked") > 0 {}
    let idle = store.idle_people(30_001, 99).await.expect("read");
    assert!(idle.contains(&"k-unknown".to_string()), "counted from then on");
}

async fn one_node_clears_up_at_a_time(store: &Store) {
    assert_eq!(store.lease("chore", "a", 1_000, 2_000).await, Ok(true));
    assert_eq!(store.lease("chore", "b", 1_999, 3_000).await, Ok(false));
    assert_eq!(store.lease("chore", "a", 1_500, 2_500).await, Ok(true), "it may go on");
    assert_eq!(store.lease("chore", "b", 2_500, 3_500).await, Ok(true), "a node that is gone holds nothing up");
    assert_eq!(store.lease("chore", "a", 2_600, 3_600).await, Ok(false));
}

async fn a_deleted_table_leaves_nothing_and_stays_deleted(store: &Store) {
    let said = |table: &str, n| Write::Talk(TalkRow { table: table.into(), n, at: 1, line: "{}".into(), player: None });
    for table in ["doomed", "spared"] {
        let sit = Write::Sit { player: "sitter".into(), table: table.into() };
        store
            .write(vec![log(table, 0), log(table, 1), Write::Table(row(table, 1, true, None)), sit, said(table, 0)])
            .await
            .expect("written");
    }
    let review = ReviewRow { table: "doomed".into(), nodes: 1, made: 1, review: "{}".into() };
    let deal = DealRow { table: "doomed".into(), code: "doomed".into(), made: 1 };
    store.write(vec![Write::Review(review), Write::Deal(deal)]).await.expect("written");
    store.write(vec![Write::Delete { table: "doomed".into(), at: 90_000 }]).await.expect("deleted");
    assert_eq!((store.review("doomed").await, store.deal("doomed").await), (Ok(None), Ok(None)));
    assert!(!store.traces("doomec", 1).await.expect("read").contains(&"doomed".into()), "nothing is left");
    let seats = store.tables_of("sitter", 9).await.expect("read");
    assert_eq!(seats.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["spared"]);
    assert_eq!(store.gone(90_000).await, Ok(vec![Gone::Table("doomed".into())]));
    assert_eq!(store.write(vec![said("doomed", 1)]).await, Err(Failed::Conflict), "nobody talks there");
    if store.is_shared() {
        assert_eq!(store.write(vec![log("doomed", 2)]).await, Err(Failed::Conflict), "a node that did not hear of it is refused");
    }
    store.write(vec![log("spared", 2), said("spared", 1)]).await.expect("others go on");
    const DAY: u64 = 86_400_000;
    store.write(vec![Write::Delete { table: "later".into(), at: 90_001 + DAY }]).await.expect("deleted");
    assert_eq!(store.gone(0).await, Ok(vec![Gone::Table("later".into())]), "after a day every node has heard of it");
}

async fn bans_and_reports_come_back(store: &Store) {
    let ban = |who: &str, until| BanRow { who: who.into(), made: 5, until, reason: "why".into() };
    store.write(vec![Write::Ban(ban("b1", Some(9))), Write::Ban(ban("b2", None))]).await.expect("written");
    store.write(vec![Write::Ban(ban("b1", Some(20)))]).await.expect("on other terms");
    assert_eq!(store.bans(10).await, Ok(vec![ban("b1", Some(20)), ban("b2", None)]));
    assert_eq!(store.bans(20).await, Ok(vec![ban("b2", None)]), "it has ended");
    store.write(vec![Write::Unban { who: "b2".into() }]).await.expect("written");
    assert_eq!(store.bans(20).await, Ok(vec![]));
    let n = store.next_report().await.expect("read");
    let report = |n| ReportRow {
        n,
        at: 7,
        table: "t".into(),
        reporter: "r".into(),
        about: Some("a".into()),
        kind: "talk".into(),
        said: "boo".into(),
        context: "[]".into(),
        why: "insult".into(),
        words: String::new(),
        resolved: None,
    };
    store.write(vec![Write::Report(report(n))]).await.expect("written");
    assert_eq!(store.write(vec![Write::Report(report(n))]).await, Err(Failed::Conflict));
    assert_eq!((store.report(n).await, store.next_report().await), (Ok(Some(report(n))), Ok(n + 1)));
    assert_eq!(store.reports(false, Some("a"), None, 9).await, Ok(vec![report(n)]));
    assert_eq!(store.reports(true, None, Some("elsewhere"), 9).await, Ok(vec![]));
    store.write(vec![Write::Resolve { n, at: 8 }]).await.expect("written");
    assert_eq!(store.reports(false, None, None, 9).await, Ok(vec![]));
    assert_eq!(store.reports(true, None, Some("t"), 9).await, Ok(vec![ReportRow { resolved: Some(8), ..report(n) }]));
}

async fn an_absence_is_noticed_once(store: &Store) {
    const LONGEST: u64 = 3_000;
    assert_eq!(store.alive(50_000, LONGEST).await, Ok(true), "nobody knows since when no server was there");
    assert_eq!(store.alive(51_000, LONGEST).await, Ok(false));
    assert_eq!(store.alive(54_000, LONGEST).await, Ok(false), "a short time is none");
    assert_eq!(store.alive(53_000, LONGEST).await, Ok(false), "another node's clock may be behind");
    assert_eq!(store.alive(114_000, LONGEST).await, Ok(true));
    assert_eq!(store.alive(114_500, LONGEST).await, Ok(false));
    assert_eq!(store.absences().await, Ok(vec![(0, 50_000), (54_000, 114_000)]));
}

async fn a_ply_is_written_once(store: &Store) {
    store.write(vec![log("once", 0)]).await.expect("written");
    assert_eq!(store.write(vec![log("once", 0)]).await, Err(Failed::Conflict));
    store.write(vec![log("once", 1)]).await.expect("written");
    let rows = store.log("once", 1).await.expect("read");
    assert_eq!(rows.iter().map(|row| (row.ply, row.at, row.entry.as_str())).collect::<Vec<_>>(), [(1, 1001, "entry 1")]);
    assert!(store.log("none", 0).await.expect("read").is_empty());
    assert!(store.grown(1001).await.expect("read").contains(&("once".into(), 2)));
}

async fn what_belongs_together_is_written_together_or_not_at_all(store: &Store) {
    let sit = Write::Sit { player: "p".into(), table: "once".into() };
    assert_eq!(store.write(vec![sit, Write::Table(row("once", 1, false, None)), log("once", 0)]).await, Err(Failed::Conflict));
    assert_eq!(store.table("once").await.expect("read"), None);
    assert_eq!(store.tables_of("p", 9).await.expect("read"), []);
}

async fn many_writers_at_once_lose_nothing(store: &Store) {
    const WRITERS: u32 = 600;
    let tasks: Vec<_> = (0..WRITERS)
        .map(|number| {
            let store = store.clone();
            // Two each for every ply of one table, and a separate table besides.
            tokio::spawn(async move {
                store.write(vec![log(&format!("own{number}"), 0)]).await.expect("nobody else writes there");
                store.write(vec![log("shared", number / 2)]).await.is_ok()
            })
        })
        .collect();
    let mut written = 0;
    for task in tasks {
        written += u32::from(task.await.expect("no panic"));
    }
    assert_eq!(written, WRITERS / 2, "one of each two writers is refused");
    assert_eq!(store.log("shared", 0).await.expect("read").len() as u32, WRITERS / 2);
}

async fn people_are_found_by_secret_and_by_code(store: &Store) {
    let person = Person { id: "p1".into(), name: "Ann".into(), created: 7 };
    let player = |name: &str| Write::Player { id: "p1".into(), name: name.into(), created: 7 };
    let secret = Write::Secret { hash: "h1".into(), player: "p1".into() };
    store.write(vec![player("Ann"), secret]).await.expect("written");
    assert_eq!(store.person_by_secret("h1").await.expect("read"), Some(person.clone()));
    assert_eq!(store.person_by_secret("h2").await.expect("read"), None);
    let code = |hash: Option<&str>| Write::Recovery { player: "p1".into(), hash: hash.map(Into::into) };
    store.write(vec![code(Some("c1"))]).await.expect("written");
    store.write(vec![player("Bea")]).await.expect("renamed");
    // Twenty browsers use the code at once, and one gets in.
    let tries: Vec<_> = (0..20)
        .map(|number| {
            let (store, secret) = (store.clone(), format!("new{number}"));
            tokio::spawn(async move { (store.write(vec![Write::Redeem { code: "c1".into(), secret: secret.clone() }]).await, secret) })
        })
        .collect();
    let mut winners = Vec::new();
    for attempt in tries {
        match attempt.await.expect("no panic") {
            (Ok(()), secret) => winners.push(secret),
            (refused, secret) => {
                assert_eq!(refused, Err(Failed::Conflict));
                assert_eq!(store.person_by_secret(&secret).await.expect("read"), None, "a refused browser is nobody");
            }
        }
    }
    assert_eq!(winners.len(), 1, "a recovery code works once");
    assert_eq!(store.person_by_secret(&winners[0]).await.expect("read"), Some(Person { name: "Bea".into(), ..person }));
    store.write(vec![code(Some("c2")), code(None)]).await.expect("written");
    let void = Write::Redeem { code: "c2".into(), secret: "late".into() };
    assert_eq!(store.write(vec![void]).await, Err(Failed::Conflict), "a code that was taken back is void");
}

async fn lists_show_what_they_should(store: &Store) {
    let tables = [row("l1", 0, true, None), row("l2", 1, true, None), row("l3", 2, true, None), row("l4", 0, false, None)];
    let sit = |table: &str| Write::Sit { player: "p2".into(), table: table.into() };
    let mut writes: Vec<Write> = tables.iter().cloned().map(Write::Table).collect();
    writes.extend(["l1", "l3", "l4", "l4"].map(sit));
    store.write(writes).await.expect("written");
    let names = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(names(store.lobby(9).await.expect("read")), ["l1", "l2"]);
    assert_eq!(names(store.tables_of("p2", 9).await.expect("read")), ["l1", "l4", "l3"], "those that are over come last");
    assert_eq!(store.open_tables_of("p2").await.expect("read"), 2);
    store.write(vec![Write::Stand { player: "p2".into(), table: "l1".into() }]).await.expect("written");
    assert_eq!(names(store.tables_of("p2", 1).await.expect("read")), ["l4"]);
    assert_eq!(store.table("l2").await.expect("read"), Some(tables[1].clone()));
    assert_eq!(store.table_names("l2", 1).await.expect("read"), ["l3"]);
}

async fn what_is_due_is_claimed_once(store: &Store) {
    let due = [row("d1", 1, false, Some(100)), row("d2", 1, false, Some(200)), row("d3", 1, false, Some(300))];
    store.write(due.map(Write::Table).to_vec()).await.expect("written");
    let both = tokio::join!(store.claim(200, 250, 9), store.claim(200, 250, 9));
    let mut claimed = [both.0.expect("asked"), both.1.expect("asked")].concat();
    claimed.sort();
    assert_eq!(claimed, ["d1", "d2"], "each of them to one of the two who asked");
    assert!(store.claim(249, 300, 9).await.expect("asked").is_empty(), "promised until then");
    assert_eq!(store.claim(250, 300, 9).await.expect("asked").len(), 2, "a promise that was not kept");
    let promises = [("d1".to_string(), 300), ("d2".to_string(), 250)];
    assert_eq!(store.renew(&promises, 400).await.expect("asked"), ["d1"], "the other has been promised by somebody else since");
    let mut claimed = store.claim(300, 350, 9).await.expect("asked");
    claimed.sort();
    assert_eq!(claimed, ["d2", "d3"], "a promise that was renewed holds");
}

async fn a_deal_has_one_link_for_ever(store: &Store) {
    let deal = |table: &str, code: &str| DealRow { table: table.into(), code: code.into(), made: 5 };
    store.write(vec![Write::Table(row("dealt", 2, true, None))]).await.expect("written");
    assert_eq!(store.deal_of("dealt").await, Ok(None));
    for code in ["first", "second"] {
        store.write(vec![Write::Deal(deal("dealt", code))]).await.expect("written");
        assert_eq!(store.deal_of("dealt").await, Ok(Some(deal("dealt", "first"))));
    }
    assert_eq!(store.deal("first").await, Ok(Some(deal("dealt", "first"))));
    assert_eq!(store.deal("second").await, Ok(None));
    store.write(vec![Write::Deal(deal("nowhere", "third"))]).await.expect("nothing to do");
    assert_eq!(store.deal("third").await, Ok(None), "a table that is gone has no deal");
}

async fn the_first_try_of_a_day_counts_and_results_are_ranked(store: &Store) {
    let secret = store.daily_secret("the first".into()).await;
    assert_eq!((&secret, store.daily_secret("the second".into()).await), (&Ok("the first".into()), secret.clone()));
    let begun = |player: &str, table: &str| TryRow {
        day: "2026-11-16".into(),
        game: "sultan".into(),
        player: player.into(),
        table: table.into(),
        begun: 10,
        closes: 100,
        end: None,
    };
    let end = |at, margin: Option<i64>, place| TryEnd { at, margin, place, opening: r#"[[0,"bid 4@1"]]"#.into() };
    let tries = [
        ("p1", end(50, Some(-9), Some(3))),
        ("d1", end(60, Some(4), Some(1))),
        ("d2", end(70, Some(4), Some(1))),
        ("d3", end(80, None, None)),
        ("late", end(101, Some(99), Some(1))),
    ];
    for (player, end) in &tries {
        let table = format!("day-{player}");
        store.write(vec![Write::Table(row(&table, 2, false, None)), Write::Try(begun(player, &table))]).await.expect("the first try");
        assert_eq!(store.write(vec![Write::Try(begun(player, "another"))]).await, Err(Failed::Conflict), "one for each person");
        for end in [end, &TryEnd { margin: Some(77), ..end.clone() }] {
            store.write(vec![Write::Tried { table: table.clone(), end: end.clone() }]).await.expect("over, and once only");
        }
    }
    let review = r#"{"nodes":1,"decisions":[],"seats":[{"seat":1,"accuracy":0.8764},{"seat":2,"accuracy":null}]}"#;
    let review = ReviewRow { table: "day-d1".into(), nodes: 1, made: 1, review: review.into() };
    store.write(vec![Write::Review(review)]).await.expect("written");
    let results = store.daily_results("2026-11-16", "sultan", 9).await.expect("read");
    let told: Vec<(&str, Option<i64>, Option<u32>)> = results.iter().map(|row| (row.table.as_str(), row.margin, row.accuracy)).collect();
    let ranked = [("day-d1", Some(4), Some(876)), ("day-d2", Some(4), None), ("day-p1", Some(-9), None), ("day-d3", None, None)];
    assert_eq!(told, ranked, "the best first, and none that was late");
    assert_eq!(store.daily_counts("2026-11-16").await, Ok(vec![("sultan".into(), 4)]));
    assert_eq!(store.daily_openings("2026-11-16", "sultan", 9).await, Ok(vec![(r#"[[0,"bid 4@1"]]"#.into(), 4)]));
    for (player, end) in &tries {
        let [own] = &store.daily_tries(player, "2026-11-01").await.expect("read")[..] else { panic!("one try") };
        assert_eq!((own.row.end.as_ref(), own.all), (Some(end), 4));
        assert_eq!(
            own.better,
            match *player {
                "p1" => 2,
                "d3" => 3,
                _ => 0,
            },
            "{player}"
        );
    }
    assert_eq!(store.daily_tries("p1", "2026-11-17").await, Ok(vec![]));
    store
        .write(vec![Write::Delete { table: "day-late".into(), at: 200 }, Write::Forget { player: "d2".into(), at: 200 }])
        .await
        .expect("gone");
    assert_eq!((store.daily_tries("late", "").await, store.daily_tries("d2", "").await), (Ok(vec![]), Ok(vec![])));
}

async fn a_puzzle_counts_once_for_each_person_and_its_rating_moves_with_every_try(store: &Store) {
    let tried = |player: &str, puzzle: &str, at, gain| PuzzleTry {
        player: player.into(),
        puzzle: puzzle.into(),
        game: "sultan".into(),
        at,
        solved: gain > 0,
        gain,
        shift: -gain / 4,
    };
    let tries = [tried("p1", "b", 2, -12), tried("p1", "a", 1, 20), tried("p2", "b", 3, 16), tried("gone", "b", 4, 8)];
    for one in &tries {
        store.write(vec![Write::PuzzleTry(one.clone())]).await.expect("the first try");
        let again = PuzzleTry { at: 9, gain: 40, shift: 40, ..one.clone() };
        assert_eq!(store.write(vec![Write::PuzzleTry(again)]).await, Err(Failed::Conflict), "one for each person");
    }
    assert_eq!(store.puzzle_tries("p1").await, Ok(vec![tries[1].clone(), tries[0].clone()]), "in the order of time");
    assert_eq!(store.puzzle_shifts("sultan").await, Ok(vec![("a".into(), -5), ("b".into(), 3 - 4 - 2)]), "a refused try moves nothing");
    assert_eq!(store.puzzle_shifts("splendor").await, Ok(vec![]));
    store.write(vec![Write::Forget { player: "gone".into(), at: 200 }]).await.expect("gone");
    assert_eq!(store.puzzle_tries("gone").await, Ok(vec![]));
}

async fn the_deepest_review_is_kept(store: &Store) {
    let review = |table: &str, nodes| ReviewRow { table: table.into(), nodes, made: nodes, review: format!("{{\"n\":{nodes}}}") };
    store.write(vec![Write::Table(row("reviewed", 2, true, None))]).await.expect("written");
    assert_eq!(store.review("reviewed").await, Ok(None));
    for (nodes, kept) in [(20, 20), (10, 20), (30, 30)] {
        store.write(vec![Write::Review(review("reviewed", nodes))]).await.expect("written");
        assert_eq!(store.review("reviewed").await, Ok(Some(review("reviewed", kept))));
    }
    store.write(vec![Write::Review(review("nowhere", 20))]).await.expect("nothing to do");
    assert_eq!(store.review("nowhere").await, Ok(None), "a table that is gone has no review");
}

async fn talk_comes_back_in_order(store: &Store) {
    let said =
        |n| TalkRow { table: "t".into(), n, at: u64::from(n), line: format!("{{\"n\":{n}}}"), player: (n % 2 == 0).then(|| "p1".into()) };
    for n in 0..4 {
        store.write(vec![Write::Talk(said(n))]).await.expect("written");
    }
    assert_eq!(store.talk("t", 2).await.expect("read"), [said(2), said(3)]);
}

async fn dump(store: &Store) -> Vec<Write> {
    let mut rows = Vec::new();
    store
        .dump(&mut |row| {
            rows.push(row);
            Ok(())
        })
        .await
        .expect("dumped");
    rows.sort_by_key(|row| format!("{row:?}"));
    rows
}

#[tokio::test]
async fn sqlite_keeps_everything_and_tells_a_second_server_to_go() {
    let folder = Folder::new("sqlite");
    let store = Store::open(&folder.0).await.expect("opened");
    suite(&store).await;
    let second = Store::open(&folder.0).await.err().expect("locked");
    assert!(second.to_string().contains("another cabochon uses the data"), "{second}");
    let before = dump(&store).await;
    let beside = Store::look(&folder.0).await.expect("looked at while it is used");
    assert_eq!(dump(&beside).await, before);
    store.close().await;
    let again = Store::open(&folder.0).await.expect("opened again");
    assert_eq!(dump(&again).await, before);
    assert_eq!(again.claim(250, 300, 9).await.expect("asked").len(), 2, "no promise outlives the process that made it");
}

#[tokio::test]
async fn a_closed_store_has_written_what_waited_and_holds_nothing() {
    let folder = Folder::new("closed");
    let store = Store::open(&folder.0).await.expect("opened");
    let waiting: Vec<_> = (0..300)
        .map(|ply| {
            let store = store.clone();
            tokio::spawn(async move { store.write(vec![log("t", ply)]).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await;
    let mut written = 0;
    for write in waiting {
        written += usize::from(write.await.expect("no panic").is_ok());
    }
    assert!(written > 0, "what was handed over before is still written");
    assert!(matches!(store.write(vec![log("t", 999)]).await, Err(Failed::Unavailable(_))), "a closed store takes nothing on");
    assert!(matches!(store.log("t", 0).await, Err(Failed::Unavailable(_))), "and answers nothing");
    // The first one is still there, and holds no lock.
    let again = Store::open(&folder.0).await.expect("opened again");
    assert_eq!(again.log("t", 0).await.expect("read").len(), written, "all that was acknowledged, and nothing else");
}

#[tokio::test]
async fn sqlite_of_a_later_version_is_refused() {
    let folder = Folder::new("newer");
    let store = Store::open(&folder.0).await.expect("opened");
    store.close().await;
    let url = format!("sqlite://{}", folder.0.join("cabochon.db").display());
    let pool = sqlx::SqlitePool::connect(&url).await.expect("the same file");
    pool.execute(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (999, 'later', TRUE, x'00', 0)",
    )
    .await
    .expect("changed");
    pool.close().await;
    let refused = Store::open(&folder.0).await.err().expect("refused").to_string();
    assert!(refused.contains("version 999") && refused.contains("newer cabochon"), "{refused}");
}

#[tokio::test]
async fn a_file_that_another_program_holds_or_that_is_no_database_is_refused_in_a_sentence() {
    let folder = Folder::new("held");
    let store = Store::open(&folder.0).await.expect("opened");
    store.close().await;
    let file = folder.0.join("cabochon.db");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{}", file.display())).await.expect("the same file");
    let mut holder = pool.acquire().await.expect("a connection");
    holder.execute("BEGIN EXCLUSIVE").await.expect("held");
    let refused = Store::open(&folder.0).await.err().expect("refused").to_string();
    assert!(refused.contains("another program has locked it") && !refused.contains('\n'), "{refused}");
    holder.execute("ROLLBACK").await.expect("let go");
    drop(holder);
    pool.close().await;
    std::fs::write(&file, "a shopping list, and nothing that SQLite has ever written".repeat(20)).expect("written");
    let refused = Store::open(&folder.0).await.err().expect("refused").to_string();
    assert!(refused.contains("it is not a database") && refused.contains("--data"), "{refused}");
}

#[tokio::test]
async fn postgresql_keeps_everything_and_moves_to_sqlite_and_back() {
    let server = PostgresServer::start();
    let url = server.url();
    let both = tokio::join!(Store::connect(&url), Store::connect(&url));
    let store = both.0.expect("two nodes start at once");
    both.1.expect("two nodes start at once");
    suite(&store).await;
    let rows = dump(&store).await;
    let folder = Folder::new("moved");
    let sqlite = Store::open(&folder.0).await.expect("opened");
    // What belongs to something comes after it, as in a backup.
    let (people, rest): (Vec<Write>, Vec<Write>) = rows.iter().cloned().partition(|row| matches!(row, Write::Player { .. }));
    let belongs = |row: &Write| matches!(row, Write::Review(_) | Write::Deal(_) | Write::Played(_) | Write::Rating(_));
    let (reviews, rest): (Vec<Write>, Vec<Write>) = rest.into_iter().partition(belongs);
    for part in [people, rest, reviews] {
        sqlite.write(part).await.expect("restored");
    }
    assert_eq!(dump(&sqlite).await, rows);
}
