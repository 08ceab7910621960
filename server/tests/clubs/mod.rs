//! Clubs, in either database.

use crate::row;
use server::store::{ClubResult, ClubRow, ClubWrite, Failed, MemberFlag, MemberRow, Repository, Store, TalkRow, Write};

fn person(id: &str) -> Write {
    Write::Player { id: id.into(), name: format!("{id}'s name"), created: 1 }
}

fn member(club: &str, player: &str, leads: bool, joined: u64) -> MemberRow {
    MemberRow { club: club.into(), player: player.into(), leads, muted: false, told: false, joined }
}

fn found(club: &str, founder: &str) -> Vec<Write> {
    let row = ClubRow { id: club.into(), name: "Thursdays".into(), link: format!("{club}-link"), made: 1 };
    vec![person(founder), Write::Club(ClubWrite::Club(row)), Write::Club(ClubWrite::Member(member(club, founder, true, 1)))]
}

async fn change(store: &Store, what: ClubWrite) -> Result<(), Failed> {
    store.write(vec![Write::Club(what)]).await
}

async fn members(store: &Store, club: &str) -> Vec<String> {
    store.club_members(club).await.expect("read").into_iter().map(|(row, _)| row.player).collect()
}

fn join(club: &str, player: &str, link: &str, most: u32) -> ClubWrite {
    ClubWrite::Join { member: member(club, player, false, 5), link: link.into(), most }
}

fn said(club: &str, player: &str, n: u32) -> ClubWrite {
    ClubWrite::Say { line: TalkRow { table: club.into(), n, at: 7, line: "{}".into(), player: Some(player.into()) }, most: 3 }
}

pub(crate) async fn suite(store: &Store) {
    people_join_by_the_link_that_holds_until_the_club_is_full(store).await;
    of_many_who_join_at_once_as_many_get_in_as_there_is_room_for(store).await;
    members_talk_and_the_oldest_lines_make_room(store).await;
    a_game_counts_once_for_the_members_who_played_it(store).await;
    without_members_there_is_no_club(store).await;
}

async fn people_join_by_the_link_that_holds_until_the_club_is_full(store: &Store) {
    store.write(found("c-1", "c-ann")).await.expect("written");
    store.write(["c-bob", "c-cem", "c-dee"].map(person).to_vec()).await.expect("written");
    assert_eq!(change(store, join("c-1", "c-bob", "c-old", 2)).await, Err(Failed::Conflict), "another link");
    assert_eq!(change(store, join("c-none", "c-bob", "c-1-link", 2)).await, Err(Failed::Conflict), "no club");
    change(store, join("c-1", "c-bob", "c-1-link", 2)).await.expect("joined");
    change(store, join("c-1", "c-bob", "c-1-link", 2)).await.expect("twice is once");
    assert_eq!(change(store, join("c-1", "c-cem", "c-1-link", 2)).await, Err(Failed::Conflict), "full");
    change(store, ClubWrite::Renew { club: "c-1".into(), link: "c-new".into() }).await.expect("renewed");
    assert_eq!(change(store, join("c-1", "c-cem", "c-1-link", 9)).await, Err(Failed::Conflict), "the old link");
    change(store, join("c-1", "c-cem", "c-new", 9)).await.expect("joined");
    change(store, ClubWrite::Rename { club: "c-1".into(), name: "Fridays".into() }).await.expect("renamed");
    let row = store.club("c-1").await.expect("read").expect("there");
    assert_eq!((row.name.as_str(), row.link.as_str()), ("Fridays", "c-new"));
    for (what, on) in [(MemberFlag::Leads, true), (MemberFlag::Told, true), (MemberFlag::Muted, true), (MemberFlag::Muted, false)] {
        let player = "c-cem".into();
        change(store, ClubWrite::Change { club: "c-1".into(), player, what, on }).await.expect("changed");
    }
    assert_eq!(members(store, "c-1").await, ["c-ann", "c-cem", "c-bob"], "organisers first");
    let (_, cem, count) = store.clubs_of("c-cem").await.expect("read").pop().expect("a club");
    assert_eq!((cem.leads, cem.told, cem.muted, count), (true, true, false, 3));
}

async fn of_many_who_join_at_once_as_many_get_in_as_there_is_room_for(store: &Store) {
    store.write(found("c-rush", "c-rush-0")).await.expect("written");
    let mut tries = Vec::new();
    for number in 1..=12 {
        let (store, player) = (store.clone(), format!("c-rush-{number}"));
        store.write(vec![person(&player)]).await.expect("written");
        tries.push(tokio::spawn(async move { change(&store, join("c-rush", &player, "c-rush-link", 5)).await.is_ok() }));
    }
    let mut entered = 0;
    for attempt in tries {
        entered += usize::from(attempt.await.expect("it ran"));
    }
    assert_eq!((entered, members(store, "c-rush").await.len()), (4, 5));
}

async fn members_talk_and_the_oldest_lines_make_room(store: &Store) {
    for n in 0..5 {
        change(store, said("c-1", "c-bob", n)).await.expect("said");
    }
    assert_eq!(change(store, said("c-1", "c-bob", 4)).await, Err(Failed::Conflict), "a number is given once");
    assert_eq!(change(store, said("c-1", "c-dee", 5)).await, Err(Failed::Conflict), "no member");
    let mute = |on| ClubWrite::Change { club: "c-1".into(), player: "c-bob".into(), what: MemberFlag::Muted, on };
    change(store, mute(true)).await.expect("muted");
    assert_eq!(change(store, said("c-1", "c-bob", 5)).await, Err(Failed::Conflict), "muted");
    change(store, mute(false)).await.expect("heard again");
    store.write(vec![Write::Hush { table: "c-1".into(), n: 3 }]).await.expect("removed");
    let lines: Vec<u32> = store.talk("c-1", 9).await.expect("read").iter().map(|row| row.n).collect();
    assert_eq!(lines, [2, 4]);
    assert!(!store.traces("c-", 9).await.expect("read").contains(&"c-1".to_string()), "the doctor looks for no table there");
}

async fn a_game_counts_once_for_the_members_who_played_it(store: &Store) {
    let result = |player: &str, table: &str, ended, points| {
        let won = points == 2;
        ClubWrite::Result(ClubResult { table: table.into(), player: player.into(), game: "toy".into(), ended, points, won })
    };
    change(store, ClubWrite::Table { table: "c-t1".into(), club: "c-1".into() }).await.expect("written");
    change(store, ClubWrite::Contest { contest: "c-x".into(), club: "c-1".into() }).await.expect("written");
    store.write(vec![Write::Table(row("c-t1", 1, false, None))]).await.expect("written");
    assert_eq!(store.club_tables("c-1", 9).await.expect("read").len(), 1);
    for what in
        [result("c-ann", "c-t1", 100, 2), result("c-ann", "c-t1", 200, 0), result("c-dee", "c-t1", 100, 0), result("c-ann", "c-t2", 100, 2)]
    {
        change(store, what).await.expect("written");
    }
    let sums = store.club_sums("c-1", 0).await.expect("read");
    assert_eq!(sums.len(), 1, "nobody who is no member, and no table of nobody's: {sums:?}");
    assert_eq!((sums[0].player.as_str(), sums[0].played, sums[0].won, sums[0].points), ("c-ann", 1, 1, 2));
    assert_eq!((store.club_sums("c-1", 100).await.expect("read").len(), store.club_sums("c-1", 101).await), (1, Ok(Vec::new())));
    store.write(vec![Write::Delete { table: "c-t1".into(), at: 300 }]).await.expect("deleted");
    assert_eq!(store.club_of_table("c-t1").await, Ok(None));
    assert_eq!(store.club_sums("c-1", 0).await, Ok(sums), "what was counted stays");
    assert_eq!(store.club_results_of("c-ann").await.expect("read").len(), 1);
}

async fn without_members_there_is_no_club(store: &Store) {
    let leave = |player: &str| ClubWrite::Leave { club: "c-2".into(), player: player.into() };
    store.write(found("c-2", "c-ann")).await.expect("written");
    change(store, join("c-2", "c-bob", "c-2-link", 9)).await.expect("joined");
    change(store, said("c-2", "c-bob", 0)).await.expect("said");
    change(store, leave("c-ann")).await.expect("left");
    assert_eq!(members(store, "c-2").await, ["c-bob"]);
    change(store, leave("c-bob")).await.expect("left");
    assert_eq!((store.club("c-2").await, store.next_talk("c-2").await), (Ok(None), Ok(0)), "with all that was said");
    // Those who are forgotten leave too; their clubs go when it is cleaned up.
    store.write(found("c-3", "c-eve")).await.expect("written");
    store.write(vec![Write::Forget { player: "c-eve".into(), at: 9 }]).await.expect("forgotten");
    assert_eq!((members(store, "c-3").await.len(), store.forget_clubs(9).await), (0, Ok(1)));
    assert_eq!(store.club("c-3").await, Ok(None));
    store.write(vec![Write::Forget { player: "c-ann".into(), at: 9 }]).await.expect("forgotten");
    assert_eq!((store.club_results_of("c-ann").await, store.club_sums("c-1", 0).await), (Ok(Vec::new()), Ok(Vec::new())));
    assert_eq!(members(store, "c-1").await, ["c-cem", "c-bob"]);
}
