//! Series and tournaments over the network: made, entered and led by people, played at tables.
//!
//! What happens in a contest is a log like a table's, keyed by (contest, n), so that of two taps at the same time one is refused and looks again.
//! A round and its tables are one transaction. The result of a table is written in the transaction that ends its game; it marks the contest, and
//! [`keep`] looks at what is marked, on any node, until somebody has.

mod http;
mod page;
mod shown;
#[cfg(test)]
pub(crate) mod tests;

pub(crate) use http::routes;
pub(crate) use page::ContestLine;
#[cfg(test)]
pub(crate) use page::{ContestPage, ContestPlace, EntrantLine, RoundLine, TableOf};
pub(crate) use shown::{Glance, InFront};

use crate::clock::{now, random, word};
use crate::node::Node;
use crate::store::{ClubWrite, ContestEvent, ContestRow, ContestTable, ContestWrite, Failed, Person, Repository, Write};
use contest::{Contest, Event, Next, Outcome, Phase, Plan, Problem, Who};
use engine::Seat;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use table::{Creation, Entry, Place, Refusal, RefusalCode, Sitting, Table, Terms, fair, name_of};

/// How many contests one person may have that are not over.
const MOST_OPEN: u32 = 20;

/// How many changes by others are tolerated while one is made.
const TRIES: u32 = 20;

/// How long a log may be before nobody else can enter: people who enter and leave again and again do not make it grow without end.
const LONGEST_LOG: u32 = 10 * contest::MOST_ENTRANTS as u32;

/// The longest note on a corrected result, in characters.
pub(crate) const LONGEST_NOTE: usize = 200;

/// What a new contest should be like.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewContest {
    /// What it is called.
    name: String,
    /// The terms of its tables. No list shows them; those of a tournament are rated.
    #[cfg_attr(test, ts(type = "Pick<Terms, \"game\"> & Partial<Terms>"))]
    terms: Terms,
    /// How it is played.
    #[cfg_attr(test, ts(type = "Pick<Plan, \"format\" | \"players\"> & Partial<Plan>"))]
    plan: Plan,
}

/// What people do in a contest.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ContestAct {
    /// Enter it.
    Enter,
    /// Drop out; organisers name others.
    Leave {
        /// Who.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        entrant: Option<u16>,
    },
    /// Begin with those who have entered, and pair the first round (organiser).
    Begin,
    /// Pair the next round once this one is over (organiser; in a series everybody who plays).
    Next {
        /// How many rounds there were, so that two taps do not make two rounds.
        rounds: u16,
    },
    /// Set the result of a table (organiser).
    Correct {
        /// In which round, counted from 0.
        round: u16,
        /// At which of its tables, counted from 0.
        table: u16,
        /// The rank of each seat, 1 for the best.
        ranks: Vec<u8>,
        /// Why, for all to read.
        #[serde(default)]
        note: String,
    },
    /// Make an entrant an organiser too (organiser).
    Help {
        /// Whom.
        entrant: u16,
    },
    /// End it before its last round (organiser).
    End,
}

/// A contest as it is stored.
pub(crate) struct Kept {
    row: ContestRow,
    terms: Terms,
    contest: Contest,
    /// How many events there are.
    length: u32,
    /// Its tables, and whether each is still there.
    tables: Vec<(ContestTable, bool)>,
}

pub(crate) fn no_such_contest() -> Refusal {
    Refusal::new(RefusalCode::NoSuchContest, "there is no such series or tournament")
}

fn refused(problem: Problem) -> Refusal {
    let code = match problem {
        Problem::BadPlan(_) => RefusalCode::BadPlan,
        Problem::NotNow(_) => RefusalCode::NotNow,
        Problem::Full => RefusalCode::ContestFull,
        Problem::Unknown(_) => RefusalCode::BadMessage,
    };
    Refusal::new(code, problem.to_string())
}

fn broken(id: &str, why: &dyn std::fmt::Display) -> Refusal {
    tracing::error!(contest = id, %why, "a contest does not fit this build");
    Refusal::new(RefusalCode::Unavailable, "this contest was written by another version of the server")
}

/// What a game that has just ended means for the contest of its table. For a table of no contest it changes nothing.
pub(crate) fn ended(table: &Table, at: u64) -> Option<Write> {
    let finishes = table.finishes();
    if finishes.is_empty() {
        return None;
    }
    // Those who left rank behind everyone: their number says no more than that.
    let place = |rank: u8| finishes.iter().filter(|other| other.rank < rank).count() as u8 + 1;
    let ranks = finishes.iter().map(|finish| place(finish.rank)).collect();
    let outcome = Outcome { ranks, scores: finishes.iter().map(|finish| finish.score).collect() };
    let result = serde_json::to_string(&outcome).expect("plain data");
    Some(Write::Contest(ContestWrite::Result { table: table.id().into(), result, at }))
}

/// Puts numbers in a random order.
fn draw(lots: &mut [u16]) {
    lots.sort_by_cached_key(|_| random::<16>());
}

impl Kept {
    fn is_series(&self) -> bool {
        self.contest.plan.is_series()
    }

    /// The table of a round at which a person of this contest sits, if it has not ended.
    fn table_of(&self, entrant: u16) -> Option<&str> {
        let round = self.contest.rounds.len().checked_sub(1)?;
        let at = self.contest.rounds[round].games.iter().position(|game| game.seats.contains(&Some(entrant)))?;
        let is = |table: &ContestTable| usize::from(table.round) == round && usize::from(table.place) == at;
        self.tables.iter().map(|(table, _)| table).find(|table| is(table) && table.result.is_none()).map(|table| table.table.as_str())
    }
}

impl Node {
    fn out_of_store(&self, failed: &Failed) -> Refusal {
        self.archive.refused(failed)
    }

    /// Reads a contest and what came of its tables.
    pub(crate) async fn contest(&self, id: &str) -> Result<Kept, Refusal> {
        let (store, failed) = (&self.archive.store, |failed| self.out_of_store(&failed));
        let row = store.contest(id).await.map_err(failed)?.ok_or_else(no_such_contest)?;
        let terms: Terms = serde_json::from_str(&row.terms).map_err(|why| broken(id, &why))?;
        let plan: Plan = serde_json::from_str(&row.plan).map_err(|why| broken(id, &why))?;
        let mut contest = Contest::new(plan, row.organiser.clone());
        let log = store.contest_log(id).await.map_err(failed)?;
        for event in &log {
            contest.apply(&serde_json::from_str(&event.event).map_err(|why| broken(id, &why))?);
        }
        let tables = store.contest_tables(id).await.map_err(failed)?;
        for (table, _) in &tables {
            let outcome = table.result.as_ref().map(|result| serde_json::from_str(result).map_err(|why| broken(id, &why))).transpose()?;
            if let Some(outcome) = outcome {
                contest.finish(table.round, table.place, outcome);
            }
        }
        Ok(Kept { row, terms, contest, length: log.len() as u32, tables })
    }

    /// Makes a contest and returns its name in links. Its maker takes part in a series.
    pub(crate) async fn make_contest(&self, person: &Person, wish: NewContest) -> Result<String, Refusal> {
        self.make_contest_with(person, wish, |_| Vec::new()).await
    }

    /// The same, with something about the new contest that is written at the same time or not at all.
    pub(crate) async fn make_contest_with(
        &self,
        person: &Person,
        wish: NewContest,
        more: impl FnOnce(&str) -> Vec<Write>,
    ) -> Result<String, Refusal> {
        self.quota.check()?;
        let failed = |failed| self.out_of_store(&failed);
        if self.limits.on && self.archive.store.open_contests_of(&person.id).await.map_err(failed)? >= MOST_OPEN {
            return Err(Refusal::new(RefusalCode::TooManyTables, format!("you lead {MOST_OPEN} series and tournaments: end some first")));
        }
        wish.plan.check().map_err(refused)?;
        let is_series = wish.plan.is_series();
        let mut terms = wish.terms;
        terms.public = false;
        terms.rated |= !is_series;
        let terms = checked_terms(person, terms, wish.plan.players)?;
        let (id, at) = (word(16), now());
        let row = ContestRow {
            id: id.clone(),
            name: name_of(&wish.name)?,
            organiser: person.id.clone(),
            terms: serde_json::to_string(&terms).expect("plain data"),
            plan: serde_json::to_string(&wish.plan).expect("plain data"),
            phase: Phase::Entering as u8,
            made: at,
            updated: at,
            stirred: None,
        };
        let mut writes = vec![ContestWrite::Contest(row), ContestWrite::Person { player: person.id.clone(), contest: id.clone() }];
        if is_series {
            writes.push(event_write(&id, 0, at, &Event::Entered { who: Who::Person(person.id.clone()) }));
        }
        let writes = writes.into_iter().map(Write::Contest).chain(more(&id)).collect();
        self.archive.store.write(writes).await.map_err(failed)?;
        Ok(id)
    }

    /// Does what a person wants in a contest. If somebody else changes it at the same time, looks again.
    pub(crate) async fn contest_act(&self, person: &Person, id: &str, act: &ContestAct) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let kept = self.contest(id).await?;
            let events = self.decide(person, &kept, act)?;
            match self.add_to_contest(&kept, events, note_of(person, id, act)?).await {
                Err(Failed::Conflict) => {}
                Err(failed) => return Err(self.out_of_store(&failed)),
                Ok(()) => {
                    self.after(&kept, act, person).await;
                    return Ok(());
                }
            }
        }
        Err(Refusal::new(RefusalCode::Stale, "others are changing this at the same time: try again"))
    }

    /// The events that an act leads to.
    fn decide(&self, person: &Person, kept: &Kept, act: &ContestAct) -> Result<Vec<Event>, Refusal> {
        let contest = &kept.contest;
        let mine = contest.entrant_of(&person.id);
        let plays = mine.is_some_and(|entrant| !contest.entrants[usize::from(entrant)].left);
        let leads = || {
            let refusal = || Refusal::new(RefusalCode::NotOrganiser, "only its organisers can do this");
            if contest.is_led_by(&person.id) { Ok(()) } else { Err(refusal()) }
        };
        let unknown = || refused(Problem::Unknown("there is no such entrant"));
        match act {
            ContestAct::Enter if kept.length >= LONGEST_LOG => Err(refused(Problem::Full)),
            ContestAct::Enter => Ok(vec![contest.enter(&person.id).map_err(refused)?]),
            ContestAct::Leave { entrant } => {
                let entrant = entrant.or(mine).ok_or_else(unknown)?;
                if Some(entrant) != mine {
                    leads()?;
                }
                Ok(vec![contest.leave(entrant).map_err(refused)?])
            }
            ContestAct::Begin => {
                leads()?;
                self.quota.check()?;
                let mut events = contest.begin(&kept.terms.cover_by, draw).map_err(refused)?;
                let mut begun = contest.clone();
                events.iter().for_each(|event| begun.apply(event));
                events.push(next_event(&begun)?);
                Ok(events)
            }
            ContestAct::Next { rounds } => {
                if !(kept.is_series() && plays) {
                    leads()?;
                }
                self.quota.check()?;
                if usize::from(*rounds) != contest.rounds.len() {
                    return Err(Refusal::new(RefusalCode::NotNow, "somebody has already made the next round"));
                }
                let mut left = self.leaving(contest);
                let mut without = contest.clone();
                left.iter().for_each(|event| without.apply(event));
                left.push(next_event(&without)?);
                Ok(left)
            }
            ContestAct::Correct { round, table, ranks, .. } => {
                leads()?;
                Ok(vec![contest.set_result(*round, *table, ranks).map_err(refused)?])
            }
            ContestAct::Help { entrant } => {
                leads()?;
                let helper = contest.entrants.get(usize::from(*entrant)).ok_or_else(unknown)?;
                match &helper.who {
                    Who::Person(player) if !contest.is_led_by(player) => Ok(vec![Event::Helped { player: player.clone() }]),
                    Who::Person(_) | Who::Bot(_) => Err(refused(Problem::NotNow("they lead it, or are a bot"))),
                }
            }
            ContestAct::End => {
                leads()?;
                if contest.phase == Phase::Over {
                    return Err(refused(Problem::NotNow("it is over")));
                }
                Ok(vec![Event::Ended])
            }
        }
    }

    /// Those who are kept out of the server drop out before a round is paired.
    fn leaving(&self, contest: &Contest) -> Vec<Event> {
        let banned = |(index, entrant): (usize, &contest::Entrant)| match &entrant.who {
            Who::Person(player) if !entrant.left && self.bans.check_person(player).is_err() => Some(Event::Left { entrant: index as u16 }),
            Who::Person(_) | Who::Bot(_) => None,
        };
        contest.entrants.iter().enumerate().filter_map(banned).collect()
    }

    /// Whoever drops out no longer holds up their table.
    async fn after(&self, kept: &Kept, act: &ContestAct, person: &Person) {
        let ContestAct::Leave { entrant } = act else { return };
        let Some(entrant) = entrant.or_else(|| kept.contest.entrant_of(&person.id)) else { return };
        let (Some(Who::Person(player)), Some(table)) =
            (kept.contest.entrants.get(usize::from(entrant)).map(|entrant| &entrant.who), kept.table_of(entrant))
        else {
            return;
        };
        if let Err(refusal) = self.step_aside(player, table).await {
            tracing::debug!(code = %refusal.code, "the seat of someone who dropped out stays as it is");
        }
    }

    /// Writes events, and founds the tables of a round, in one transaction.
    async fn add_to_contest(&self, kept: &Kept, events: Vec<Event>, more: Option<ContestWrite>) -> Result<(), Failed> {
        let (id, at) = (&kept.row.id, now().max(kept.row.updated));
        let mut contest = kept.contest.clone();
        let mut writes: Vec<Write> = Vec::new();
        let mut founded = Vec::new();
        let mut stirred = None;
        for (n, event) in (kept.length..).zip(&events) {
            contest.apply(event);
            writes.push(Write::Contest(event_write(id, n, at, event)));
            match event {
                Event::Entered { who: Who::Person(player) } | Event::Replaced { who: Who::Person(player), .. } => {
                    writes.push(Write::Contest(ContestWrite::Person { player: player.clone(), contest: id.clone() }));
                }
                Event::Corrected { .. } => stirred = Some(at),
                Event::Paired { tables, .. } => {
                    let names = self.archive.store.contest_names(id).await?;
                    let club = self.archive.store.club_of_contest(id).await?;
                    let round = contest.rounds.len() as u16 - 1;
                    // A duplicate round has one seed: nobody adds to it, so all its tables have the same deal.
                    let shared = fair::hex(&random::<32>());
                    for (place, seats) in (0..).zip(tables) {
                        let seed = if contest.plan.duplicate { shared.clone() } else { fair::hex(&random::<32>()) };
                        let entries = table_entries(&contest, &kept.terms, &names, seats, seed);
                        let new = self.new_table(entries, at).map_err(|refusal| Failed::Unavailable(refusal.message))?;
                        let table = new.table.id().to_string();
                        writes.extend(new.writes.iter().cloned());
                        writes
                            .extend(club.iter().map(|club| Write::Club(ClubWrite::Table { table: table.clone(), club: club.id.clone() })));
                        let row =
                            ContestTable { contest: id.clone(), round, place, table, result: None, note: String::new(), noted_by: None };
                        writes.push(Write::Contest(ContestWrite::Table(row)));
                        founded.push(new);
                    }
                }
                Event::Entered { .. }
                | Event::Replaced { .. }
                | Event::Left { .. }
                | Event::Began { .. }
                | Event::Helped { .. }
                | Event::Ended => {}
            }
        }
        let row = ContestRow { phase: contest.phase as u8, updated: at, stirred, ..kept.row.clone() };
        writes.push(Write::Contest(ContestWrite::Contest(row)));
        writes.extend(more.map(Write::Contest));
        self.archive.store.write(writes).await?;
        founded.into_iter().for_each(|new| self.place_new(new));
        Ok(())
    }

    /// Goes on where results have come in: makes the next round if that happens by itself, and ends what has been played to its end.
    pub(crate) async fn look_at_contest(&self, id: &str) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let kept = self.contest(id).await?;
            let Ok(next) = kept.contest.next() else { return Ok(()) };
            let events = match next {
                Next::Over => vec![Event::Ended],
                Next::Round(_) if !kept.contest.plan.automatic => return Ok(()),
                Next::Round(_) => {
                    let mut left = self.leaving(&kept.contest);
                    let mut without = kept.contest.clone();
                    left.iter().for_each(|event| without.apply(event));
                    left.push(next_event(&without)?);
                    left
                }
            };
            match self.add_to_contest(&kept, events, None).await {
                // Another node was faster.
                Err(Failed::Conflict) => {}
                done => return done.map_err(|failed| self.out_of_store(&failed)),
            }
        }
        Ok(())
    }

    /// A person who is forgotten drops out everywhere.
    pub(crate) async fn leave_contests(&self, player: &str) -> Result<(), Refusal> {
        let rows = self.archive.store.contests_of(player, u32::MAX).await.map_err(|failed| self.out_of_store(&failed))?;
        let nameless = Person { id: player.into(), name: String::new(), created: 0 };
        for row in rows.iter().filter(|row| row.phase < Phase::Over as u8) {
            match self.contest_act(&nameless, &row.id, &ContestAct::Leave { entrant: None }).await {
                // They only lead it, or have left.
                Err(refusal) if matches!(refusal.code, RefusalCode::NotNow | RefusalCode::BadMessage) => {}
                done => done?,
            }
        }
        Ok(())
    }
}

/// What comes next in a contest whose round is over.
fn next_event(contest: &Contest) -> Result<Event, Refusal> {
    Ok(match contest.next().map_err(refused)? {
        Next::Round(event) => event,
        Next::Over => Event::Ended,
    })
}

fn event_write(contest: &str, n: u32, at: u64, event: &Event) -> ContestWrite {
    let event = serde_json::to_string(event).expect("plain data");
    ContestWrite::Event(ContestEvent { contest: contest.into(), n, at, event })
}

/// What an organiser says about a result, if they correct one.
fn note_of(person: &Person, contest: &str, act: &ContestAct) -> Result<Option<ContestWrite>, Refusal> {
    let ContestAct::Correct { round, table, note, .. } = act else { return Ok(None) };
    let note: String = note.chars().filter(|c| !c.is_control()).collect::<String>().trim().into();
    if note.chars().count() > LONGEST_NOTE {
        return Err(Refusal::new(RefusalCode::BadTalk, format!("a note has at most {LONGEST_NOTE} characters")));
    }
    let (contest, by) = (contest.to_string(), person.id.clone());
    Ok(Some(ContestWrite::Note { contest, round: *round, place: *table, note, by }))
}

/// The terms as a table of this size has them.
fn checked_terms(person: &Person, terms: Terms, players: u8) -> Result<Terms, Refusal> {
    let seats = std::iter::once("me").chain(std::iter::repeat("open")).take(usize::from(players)).map(String::from).collect();
    let entry = Creation { terms, seats, name: person.name.clone() }.entry(&person.id, String::new())?;
    let Entry::Created { terms, .. } = entry else { unreachable!("a creation creates") };
    Ok(*terms)
}

/// The first entries of a table of a round: everybody sits, and the cards are dealt.
fn table_entries(contest: &Contest, terms: &Terms, names: &[(String, String)], seats: &[Option<u16>], seed: String) -> Vec<Entry> {
    let name = |player: &str| names.iter().find(|(id, _)| id == player).map_or(String::new(), |(_, name)| name.clone());
    let place = |seat: &Option<u16>| match seat.and_then(|entrant| contest.entrants.get(usize::from(entrant))).map(|entrant| &entrant.who) {
        Some(Who::Person(player)) => Place::Person(Sitting::new(player.clone(), name(player))),
        Some(Who::Bot(bot)) => Place::Bot(bot.clone()),
        None => Place::Bot(terms.cover_by.clone()),
    };
    let seats: Vec<Place> = seats.iter().map(place).collect();
    let host = Seat::new(seats.iter().position(|place| place.person().is_some()).unwrap_or(0));
    let terms = Box::new(terms.clone());
    let created = Entry::Created { terms, seats, host, seed, after: None, again: None, daily: None };
    vec![created, Entry::Started { fill: None }]
}

/// Looks at contests in which results have come in, until the server ends.
pub(crate) async fn keep(node: Arc<Node>) {
    const PAUSE: Duration = Duration::from_secs(1);
    const AT_ONCE: u32 = 64;
    loop {
        match node.archive.store.stirred_contests(AT_ONCE).await {
            Err(failed) => drop(node.archive.refused(&failed)),
            Ok(stirred) => {
                for (id, at) in stirred {
                    if let Err(failed) = look_at(&node, &id, at).await {
                        node.archive.refused(&failed);
                    }
                }
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn look_at(node: &Node, id: &str, stirred: u64) -> Result<(), Failed> {
    match node.look_at_contest(id).await {
        // Later.
        Err(refusal) if matches!(refusal.code, RefusalCode::Unavailable | RefusalCode::Uncertain | RefusalCode::NoRoom) => Ok(()),
        _ => node.archive.store.settle_contest(id, stirred).await,
    }
}
