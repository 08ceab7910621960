//! Finished games and ratings, in either database.

use crate::row;
use server::store::{PlayedRow, RatedGame, RatingRow, Repository, Store, Wanted, Write};

fn played(player: &str, table: &str, ended: u64, result: &str) -> PlayedRow {
    PlayedRow {
        player: player.into(),
        table: table.into(),
        game: "splendor".into(),
        players: 2,
        seat: 1,
        people: 2,
        ended,
        result: result.into(),
        place: Some(1),
        scores: "[15,9]".into(),
        tallies: "{}".into(),
        accuracy: None,
        rating: None,
        gain: None,
    }
}

fn person(id: &str) -> Write {
    Write::Player { id: id.into(), name: format!("{id}'s name"), created: 1 }
}

/// A game that the first person won.
fn rated(table: &str, winner: &str, loser: &str, ended: u64) -> Vec<Write> {
    let played = vec![played(winner, table, ended, "won"), played(loser, table, ended, "lost")];
    vec![Write::Table(row(table, 2, false, None)), Write::Rated(RatedGame { played, ranks: vec![1, 2], bots: Vec::new() })]
}

async fn rating(store: &Store, player: &str) -> RatingRow {
    store.ratings(player).await.expect("read").pop().expect("a rating")
}

pub(crate) async fn suite(store: &Store) {
    games_are_found_by_what_is_wanted(store).await;
    a_game_is_rated_once(store).await;
    games_that_end_at_once_all_count(store).await;
    leaders_are_those_who_want_to_be(store).await;
    nothing_is_left_of_a_person_who_is_forgotten(store).await;
}

async fn games_are_found_by_what_is_wanted(store: &Store) {
    store.write(vec![person("h-ann"), person("h-bob"), person("h-cy")]).await.expect("written");
    for (n, result) in ["won", "lost", "shared", "none", "void"].into_iter().enumerate() {
        let table = format!("h-{n}");
        let mut mine = played("h-ann", &table, 10 + n as u64, result);
        mine.players = 2 + n as u8 % 2;
        mine.people = if n == 1 { 1 } else { 2 };
        let other = played(if n == 0 { "h-bob" } else { "h-cy" }, &table, 10, "lost");
        let sit = Write::Sit { player: "h-ann".into(), table: table.clone() };
        let mut writes = vec![Write::Table(row(&table, 2, false, None)), sit, Write::Played(mine)];
        writes.extend((n != 1).then_some(Write::Played(other)));
        store.write(writes).await.expect("written");
    }
    let found = async |wanted: &Wanted| {
        let rows = store.played("h-ann", wanted, 9).await.expect("read");
        assert_eq!(store.count_played("h-ann", &Wanted { before: None, ..wanted.clone() }).await.expect("read") as usize, rows.len());
        rows.into_iter().map(|row| row.table).collect::<Vec<_>>()
    };
    let all = Wanted::default();
    assert_eq!(found(&all).await, ["h-3", "h-2", "h-1", "h-0"], "the latest first, and nothing that is void");
    assert_eq!(found(&Wanted { result: Some("won".into()), ..all.clone() }).await, ["h-2", "h-0"], "a shared win is a win");
    assert_eq!(found(&Wanted { players: Some(3), ..all.clone() }).await, ["h-3", "h-1"]);
    assert_eq!(found(&Wanted { people: Some(false), ..all.clone() }).await, ["h-1"]);
    assert_eq!(found(&Wanted { people: Some(true), ..all.clone() }).await, ["h-3", "h-2", "h-0"]);
    assert_eq!(found(&Wanted { opponent: Some("h-bob".into()), ..all.clone() }).await, ["h-0"]);
    assert_eq!(found(&Wanted { game: Some("sultan".into()), ..all.clone() }).await, [""; 0]);
    let page = store.played("h-ann", &all, 2).await.expect("read");
    let before = page.last().map(|row| (row.ended, row.table.clone()));
    let rest = store.played("h-ann", &Wanted { before, ..all }, 9).await.expect("read");
    assert_eq!(rest.iter().map(|row| row.table.as_str()).collect::<Vec<_>>(), ["h-1", "h-0"]);
    let opponents = store.opponents("h-ann", 9).await.expect("read");
    assert_eq!(opponents, [("h-cy".into(), "h-cy's name".into(), 2), ("h-bob".into(), "h-bob's name".into(), 1)]);
    assert_eq!(store.unplayed("h-ann", 9).await, Ok(vec![]), "a void row is a row");
    let sit = Write::Sit { player: "h-ann".into(), table: "h-old".into() };
    store.write(vec![Write::Table(row("h-old", 2, false, None)), sit]).await.expect("written");
    assert_eq!(store.unplayed("h-ann", 9).await, Ok(vec!["h-old".into()]));
    let again = PlayedRow { result: "won".into(), ..played("h-ann", "h-1", 99, "won") };
    store.write(vec![Write::Played(again)]).await.expect("nothing to do");
    assert_eq!(found(&Wanted { people: Some(false), ..Wanted::default() }).await, ["h-1"], "the first row stays");
    let accuracy = Write::Accuracy { table: "h-1".into(), seat: 1, accuracy: 875 };
    store.write(vec![accuracy]).await.expect("written");
    let reviewed = store.played("h-ann", &Wanted { people: Some(false), ..Wanted::default() }, 9).await.expect("read");
    assert_eq!(reviewed[0].accuracy, Some(875));
    let rows = store.tables_named(&["h-1", "h-nowhere", "h-2"]).await.expect("read");
    assert_eq!(rows.len(), 2);
}

async fn a_game_is_rated_once(store: &Store) {
    store.write(vec![person("r-ann"), person("r-bob")]).await.expect("written");
    store.write(rated("r-1", "r-ann", "r-bob", 5)).await.expect("written");
    let (ann, bob) = (rating(store, "r-ann").await, rating(store, "r-bob").await);
    assert!(ann.rating > bob.rating && ann.deviation == bob.deviation && (ann.games, bob.games) == (1, 1), "{ann:?} {bob:?}");
    assert_eq!(ann.rating + bob.rating, 2_000_000, "what one gains the other loses");
    store.write(rated("r-1", "r-bob", "r-ann", 6)).await.expect("nothing to do");
    assert_eq!((rating(store, "r-ann").await, rating(store, "r-bob").await), (ann.clone(), bob));
    let rows = store.played("r-ann", &Wanted::default(), 9).await.expect("read");
    assert_eq!((rows.len(), rows[0].rating, rows[0].gain), (1, Some(ann.rating), Some(ann.rating - 1_000_000)));
}

async fn games_that_end_at_once_all_count(store: &Store) {
    const GAMES: u32 = 24;
    let mut people = Vec::new();
    people.extend(["c-a", "c-b", "c-c"].map(person));
    store.write(people).await.expect("written");
    let pairs = [("c-a", "c-b"), ("c-b", "c-c"), ("c-c", "c-a")];
    let endings: Vec<_> = (0..GAMES)
        .map(|n| {
            let (store, (winner, loser)) = (store.clone(), pairs[n as usize % 3]);
            tokio::spawn(async move { store.write(rated(&format!("c-{n}"), winner, loser, u64::from(n))).await })
        })
        .collect();
    for ending in endings {
        ending.await.expect("no panic").expect("written");
    }
    for player in ["c-a", "c-b", "c-c"] {
        let now = rating(store, player).await;
        assert_eq!(now.games, GAMES * 2 / 3, "{player}");
        let gains: i64 = store.played(player, &Wanted::default(), 99).await.expect("read").iter().filter_map(|row| row.gain).sum();
        assert_eq!(now.rating, 1_000_000 + gains, "{player}: nothing is lost");
    }
}

async fn leaders_are_those_who_want_to_be(store: &Store) {
    for (id, rating, deviation) in [("l-ann", 1_200_000, 90_000), ("l-bob", 1_300_000, 90_000), ("l-cy", 1_400_000, 200_000)] {
        let row = RatingRow { player: id.into(), game: "sultan".into(), players: 4, rating, deviation, games: 20 };
        store.write(vec![person(id), Write::Rating(row)]).await.expect("written");
    }
    let leaders = async || {
        let found = store.leaders("sultan", 4, 110_000, 9).await.expect("read");
        found.into_iter().map(|leader| leader.name).collect::<Vec<_>>()
    };
    assert_eq!(leaders().await, [""; 0], "nobody is listed unasked");
    let listed = |id: &str, listed| Write::Listed { player: id.into(), listed };
    store.write(vec![listed("l-ann", true), listed("l-bob", true), listed("l-cy", true)]).await.expect("written");
    assert_eq!(leaders().await, ["l-bob's name", "l-ann's name"], "nor while a rating is provisional");
    store.write(vec![listed("l-bob", false), listed("l-ann", true)]).await.expect("written");
    assert_eq!(leaders().await, ["l-ann's name"]);
    assert_eq!((store.is_listed("l-ann").await, store.is_listed("l-bob").await), (Ok(true), Ok(false)));
}

async fn nothing_is_left_of_a_person_who_is_forgotten(store: &Store) {
    store.write(vec![person("f-ann"), person("f-bob")]).await.expect("written");
    store.write(rated("f-1", "f-ann", "f-bob", 5)).await.expect("written");
    store.write(vec![Write::Listed { player: "f-ann".into(), listed: true }]).await.expect("written");
    store.write(vec![Write::Forget { player: "f-ann".into(), at: 9 }]).await.expect("written");
    assert!(store.played("f-ann", &Wanted::default(), 9).await.expect("read").is_empty());
    assert!(store.ratings("f-ann").await.expect("read").is_empty() && !store.is_listed("f-ann").await.expect("read"));
    assert_eq!(store.played("f-bob", &Wanted::default(), 9).await.expect("read").len(), 1, "the others keep their games");
    store.write(rated("f-2", "f-ann", "f-bob", 6)).await.expect("written");
    assert!(store.ratings("f-ann").await.expect("read").is_empty(), "a game that goes on without them brings nothing back");
    assert!(store.played("f-ann", &Wanted::default(), 9).await.expect("read").is_empty());
    store.write(vec![Write::Delete { table: "f-1".into(), at: 9 }]).await.expect("written");
    assert_eq!(store.played("f-bob", &Wanted::default(), 9).await.expect("read").len(), 1, "a deleted table leaves nothing");
}
