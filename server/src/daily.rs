//! The daily deal: one deal a day and game, the same for everybody, against bots that always do the same after the same moves.
//!
//! Everything of a day follows from a secret by HMAC-SHA-256, so that nobody can work out a later day. The secret is made once and kept in the
//! store; servers whose settings name the same one have the same deals. What is told of a day is in [`page`].

mod day;
pub(crate) mod page;

pub(crate) use day::Day;

use crate::clock::{now, random};
use crate::node::Node;
use crate::store::{Failed, Person, RankedTry, Store, TryEnd, TryRow, Write};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::json;
use sha2::Sha256;
use table::{Cover, Creation, Ending, Refusal, RefusalCode, Table, Terms, fair};

/// The games that have a daily deal: those that a newcomer can learn here.
pub(crate) fn games() -> impl Iterator<Item = &'static str> {
    games::editions().into_iter().filter(|edition| edition.guide.is_some()).map(|edition| edition.name)
}

/// The person sits in seat 1, these in the others. They look at few positions, so that they need not hurry on any machine.
const BOTS: [&str; 2] = ["level:3", "level:4"];

/// The most positions that a bot looks at for a move, however idle the machine.
pub(crate) const MOST_NODES: u64 = 1_000;

/// How many of a person's first moves are compared with those of others.
const OPENING: usize = 3;

/// The shortest secret that settings may name, in characters.
const SHORTEST: usize = 16;

/// The secret from which all deals follow.
pub(crate) struct Daily {
    secret: Vec<u8>,
}

/// A deal of a day.
pub(crate) struct Deal {
    pub(crate) day: Day,
    pub(crate) game: &'static str,
    /// The seed of the cards, and what the bots' chance follows from: 64 hexadecimal digits each. Secret.
    seed: String,
    minds: String,
}

impl Daily {
    /// The secret that the settings name; where they name none, the one of the store, which is made now if there is none.
    pub(crate) async fn open(store: &Store, said: &str) -> Result<Daily, Failed> {
        if said.is_empty() {
            return Ok(Daily::of(&store.daily_secret(fair::hex(&random::<32>())).await?));
        }
        if said.chars().count() < SHORTEST {
            let why = format!("daily_seed has fewer than {SHORTEST} characters: a seed that can be guessed tells the deals of every day");
            return Err(Failed::Unusable(why));
        }
        Ok(Daily::of(said))
    }

    pub(crate) fn of(secret: &str) -> Daily {
        Daily { secret: secret.as_bytes().to_vec() }
    }

    fn derived(&self, what: &str, day: Day, game: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("a key of any length");
        mac.update(format!("cabochon daily 1\n{what}\n{day}\n{game}\n").as_bytes());
        fair::hex(&mac.finalize().into_bytes())
    }

    /// The deal of a day that has begun.
    pub(crate) fn deal(&self, day: &str, game: &str, now: u64) -> Result<Deal, Refusal> {
        let no_such = || Refusal::new(RefusalCode::NoSuchDeal, "there is no such daily deal: name a game and a day that has begun");
        let day = Day::read(day).filter(|day| day.is_playable(now)).ok_or_else(no_such)?;
        let game = games().find(|known| *known == game).ok_or_else(no_such)?;
        Ok(self.deal_of(day, game))
    }

    fn deal_of(&self, day: Day, game: &'static str) -> Deal {
        Deal { day, game, seed: self.derived("deal", day, game), minds: self.derived("bots", day, game) }
    }
}

impl Deal {
    fn creation(&self, name: &str, counted: bool) -> Creation {
        let mut terms: Terms = serde_json::from_value(json!({ "game": self.game })).expect("terms that name a game");
        terms.take_backs = !counted;
        terms.cover = if counted { Cover::Never } else { Cover::Vote };
        let seats = std::iter::once("me").chain(BOTS).map(Into::into).collect();
        Creation { terms, seats, name: name.into() }
    }

    /// The first entries of a person's table.
    fn entries(&self, person: &Person, counted: bool) -> Result<Vec<table::Entry>, Refusal> {
        let daily = table::Daily { day: self.day.to_string(), minds: self.minds.clone(), counted };
        daily.entries(&self.creation(&person.name, counted), &person.id, self.seed.clone())
    }

    /// A table of this deal, as it is shown before anybody has a name.
    fn sample(&self, counted: bool) -> Table {
        let somebody = Person { id: String::new(), name: "-".into(), created: 0 };
        let entries = self.entries(&somebody, counted).expect("terms that fit every game");
        Table::replay("", entries.into_iter().map(|entry| table::Stamped { at: 0, entry })).expect("entries that fit")
    }
}

/// What came of a try that counts, when the table is over by what was written last.
pub(crate) fn ended(table: &Table, at: u64) -> Option<Write> {
    let ending = table.ending().filter(|_| table.daily().is_some_and(|daily| daily.counted))?;
    let (seat, _) = table.people().next()?;
    let (mut margin, mut place) = (None, None);
    if let Ending::Played(outcome) = ending {
        let own = outcome.standings.iter().find(|standing| standing.seat == seat)?;
        let best_other = outcome.standings.iter().filter(|standing| standing.seat != seat).map(|standing| standing.score).max()?;
        (margin, place) = (Some(i64::from(own.score) - i64::from(best_other)), Some(own.rank));
    }
    let moves = table.game()?.recorded().moves;
    let own = moves.iter().enumerate().filter(|(_, (mover, _))| *mover == seat).take(OPENING);
    let opening: Vec<(usize, &str)> = own.map(|(ply, (_, mv))| (ply, mv.as_str())).collect();
    let opening = serde_json::to_string(&opening).expect("plain data");
    Some(Write::Tried { table: table.id().into(), end: TryEnd { at, margin, place, opening } })
}

impl Node {
    /// The table at which a person plays the deal of a day, and whether it was made now. The first try of the day counts, and is gone on with until
    /// it is over; later ones and those of past days do not count.
    pub(crate) async fn play_daily(&self, person: &Person, day: &str, game: &str) -> Result<(String, bool), Refusal> {
        let deal = self.daily.deal(day, game, now())?;
        let first = self.first_try(&person.id, &deal).await?;
        if let Some(running) = first.as_ref().filter(|first| first.row.end.is_none()) {
            return Ok((running.row.table.clone(), false));
        }
        let begun = now();
        let counted = first.is_none() && deal.day == Day::of(begun);
        let entries = deal.entries(person, counted)?;
        let (day, closes) = (deal.day.to_string(), deal.day.closes());
        let tried = |table: &str| {
            let row = TryRow { day, game: game.into(), player: person.id.clone(), table: table.into(), begun, closes, end: None };
            counted.then_some(Write::Try(row)).into_iter().collect()
        };
        match self.found_for_with(&person.id, entries, tried).await {
            // In another tab the person was faster.
            Err(refusal) if counted && refusal.code == RefusalCode::Stale => {
                let first = self.first_try(&person.id, &deal).await?.ok_or(refusal)?;
                Ok((first.row.table, false))
            }
            made => made.map(|table| (table, true)),
        }
    }

    pub(crate) async fn first_try(&self, player: &str, deal: &Deal) -> Result<Option<RankedTry>, Refusal> {
        let day = deal.day.to_string();
        let tries = self.archive.store.daily_tries(player, &day).await.map_err(|failed| self.archive.refused(&failed))?;
        Ok(tries.into_iter().find(|ranked| ranked.row.day == day && ranked.row.game == deal.game))
    }

    /// Refuses to pass on the deal of a day to others as long as tries at it count.
    pub(crate) fn must_not_tell_of_today(table: &Table) -> Result<(), Refusal> {
        let day = table.daily().and_then(|daily| Day::read(&daily.day));
        if day.is_some_and(|day| now() <= day.closes()) {
            return Err(Refusal::new(RefusalCode::DayNotOver, "this is the daily deal: it can be passed on when its day is over"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Kind;

    #[test]
    fn a_deal_follows_from_the_secret_the_day_and_the_game_and_from_nothing_else() {
        let now = Day::read("2026-11-16").expect("a day").begins();
        let seeds = |secret: &str, day: &str, game: &str| {
            let deal = Daily::of(secret).deal(day, game, now).expect("it has begun");
            (deal.seed, deal.minds)
        };
        let one = seeds("the same secret", "2026-11-16", "sultan");
        assert_eq!(one, seeds("the same secret", "2026-11-16", "sultan"));
        let others = [
            seeds("another secret", "2026-11-16", "sultan"),
            seeds("the same secret", "2026-11-15", "sultan"),
            seeds("the same secret", "2026-11-16", "splendor"),
        ];
        let all: Vec<&String> = others.iter().chain([&one]).flat_map(|(seed, minds)| [seed, minds]).collect();
        assert_eq!(all.iter().collect::<std::collections::BTreeSet<_>>().len(), 8);
    }

    #[test]
    fn there_is_no_deal_of_a_day_that_has_not_begun() {
        let (daily, midnight) = (Daily::of("a secret for tests"), Day::read("2026-11-16").expect("a day").begins());
        let refused = |day: &str, game: &str, now: u64| daily.deal(day, game, now).err().map(|refusal| refusal.code);
        assert_eq!(refused("2026-11-16", "sultan", midnight), None);
        assert_eq!(refused("2026-11-16", "sultan", midnight - 1), Some(RefusalCode::NoSuchDeal));
        for (day, game) in
            [("2026-11-16", "chess"), ("2026-11-16", "toy"), ("today", "sultan"), ("2026-2-3", "sultan"), ("1970-01-01", "sultan")]
        {
            assert_eq!(refused(day, game, midnight), Some(RefusalCode::NoSuchDeal), "{day} {game}");
        }
    }

    #[test]
    fn nobody_races_and_no_bot_needs_more_than_its_share() {
        let now = Day::read("2026-11-16").expect("a day").begins();
        for game in games() {
            let mut table = Daily::of("a secret for tests").deal("2026-11-16", game, now).expect("it has begun").sample(true);
            for (_, name) in table.bots_to_move() {
                assert!(table::bot::is_bot(name));
            }
            let whole = table.game().expect("dealt");
            for bot in BOTS {
                let kind: Kind = bot.parse().expect("a bot");
                assert!(whole.most_nodes(kind) <= MOST_NODES, "{game} {bot}");
            }
            while let Some(seat) = table.waiting_for().first() {
                assert_eq!(table.waiting_for().len(), 1, "{game}: the order of moves never depends on time");
                let mv = table.game().expect("dealt").moves(seat)[0].clone();
                table.apply(0, table::Entry::Moved { seat, mv }).expect("legal");
            }
            let Some(Write::Tried { end, .. }) = ended(&table, 7) else { panic!("it counts") };
            assert!(end.margin.is_some() && end.place.is_some() && end.at == 7);
            let opening: Vec<(usize, String)> = serde_json::from_str(&end.opening).expect("our own");
            assert_eq!(opening.len(), OPENING);
        }
    }
}
