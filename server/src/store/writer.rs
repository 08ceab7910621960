//! Writing: a task that owns a connection, takes what is queued, and answers once it is on disk.
//!
//! After any failure but a refused row, a connection is never used again. After a full disk or a broken connection nobody knows which
//! transaction it believes to be in; a closed one believes nothing.

use super::sql::{Connection, Row, Source, Statement};
use super::writes::{is_there, logs, other};
use super::{Answer, Failed, Write, gone};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, mpsc, oneshot, watch};
use tokio::time::Instant;

/// How many jobs may wait for the disk. Further ones wait to be queued.
pub(super) const QUEUE: usize = 4096;

/// How many jobs share one transaction.
const BATCH: usize = 256;

/// How many log entries one statement writes: a restored backup may have millions.
const MOST_LOGS: usize = 10_000;

/// The minimum time between transactions.
const MOMENT: Duration = Duration::from_millis(4);

/// For how long an unreachable database is asked what became of a write, and how often.
const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(20);

/// Something for the writer, and who waits for it.
pub(super) enum Job {
    Writes(Writes),
    /// A statement that changes rows and returns them, in its own transaction.
    Statement(Statement, oneshot::Sender<Answer<Vec<Row>>>),
}

/// Writes that belong together, and who waits for them.
pub(super) struct Writes {
    writes: Vec<Write>,
    done: oneshot::Sender<Answer<()>>,
}

pub(super) type Jobs = Arc<Mutex<mpsc::Receiver<Job>>>;

/// Gives the writes to a writer and waits until they are on disk.
pub(super) async fn write(queue: &mpsc::Sender<Job>, writes: Vec<Write>) -> Answer<()> {
    let (done, answer) = oneshot::channel();
    queue.send(Job::Writes(Writes { writes, done })).await.map_err(|_| gone())?;
    answer.await.unwrap_or_else(|_| Err(gone()))
}

/// Gives a statement to a writer and waits for its rows.
pub(super) async fn change(queue: &mpsc::Sender<Job>, statement: Statement) -> Answer<Vec<Row>> {
    let (done, answer) = oneshot::channel();
    queue.send(Job::Statement(statement, done)).await.map_err(|_| gone())?;
    answer.await.unwrap_or_else(|_| Err(gone()))
}

/// Why a transaction failed.
struct Broken {
    failed: Failed,
    /// Whether it may be on disk even so.
    unsure: bool,
    /// Whether the connection must not be used again.
    spoiled: bool,
}

impl Broken {
    /// Before the commit.
    fn early(failed: Failed) -> Broken {
        Broken { spoiled: failed != Failed::Conflict, unsure: false, failed }
    }

    /// During the commit.
    fn late(failed: Failed) -> Broken {
        Broken { unsure: failed != Failed::Conflict, ..Broken::early(failed) }
    }
}

pub(super) struct Writer {
    source: Source,
    connection: Option<Connection>,
}

impl Writer {
    pub(super) fn new(source: Source, connection: Option<Connection>) -> Writer {
        Writer { source, connection }
    }

    /// Works until the store closes.
    ///
    /// A single entry is written at once. When they come fast, those of a moment share a transaction: ten on disk
    /// cost as much as one.
    pub(super) async fn work(mut self, jobs: Jobs, mut closing: watch::Receiver<bool>) {
        let mut taken = Vec::with_capacity(BATCH);
        while take(&jobs, &mut taken, &mut closing).await > 0 {
            let begun = Instant::now();
            let mut writes = Vec::new();
            for job in taken.drain(..) {
                match job {
                    Job::Writes(some) => writes.push(some),
                    Job::Statement(statement, done) => drop(done.send(self.change(statement).await)),
                }
            }
            self.write(writes).await;
            tokio::time::sleep_until(begun + MOMENT).await;
        }
        if let Some(connection) = self.connection.take() {
            connection.close().await;
        }
    }

    async fn write(&mut self, jobs: Vec<Writes>) {
        let Err(broken) = self.transaction(&jobs).await else {
            jobs.into_iter().for_each(|job| drop(job.done.send(Ok(()))));
            return;
        };
        let alone = jobs.len() == 1;
        let mut hopeless = (alone && !broken.spoiled).then(|| broken.failed.clone());
        let deadline = Instant::now() + PATIENCE;
        for job in jobs {
            // One failure spoils the whole transaction: then each job gets its own, until the disk refuses that too.
            let answer = self.settle(&job, broken.unsure, hopeless.as_ref(), deadline).await;
            if let Err(failed @ Failed::Unavailable(_)) = &answer {
                hopeless = Some(failed.clone());
            }
            let _ = job.done.send(answer);
        }
    }

    /// Writes one job after it failed together with others, unless those turn out to have reached the disk. Nothing is refused while its fate
    /// is unknown.
    async fn settle(&mut self, job: &Writes, mut unsure: bool, hopeless: Option<&Failed>, deadline: Instant) -> Answer<()> {
        let is_file = matches!(self.source, Source::Sqlite(_));
        loop {
            if unsure && self.was_kept(job, deadline).await? {
                return Ok(());
            }
            // A server may still be working on what we sent: only another attempt, which waits for that, can tell.
            let may_come = unsure && !is_file;
            if let Some(failed) = hopeless.filter(|_| !may_come) {
                return Err(failed.clone());
            }
            let Err(broken) = self.transaction(std::slice::from_ref(job)).await else { return Ok(()) };
            let is_open = broken.unsure || may_come;
            if is_file || !is_open || broken.failed == Failed::Conflict {
                // The row with its key may be the very job that we sent before.
                let kept = (unsure || broken.unsure) && self.was_kept(job, deadline).await?;
                return if kept { Ok(()) } else { Err(broken.failed) };
            }
            if Instant::now() >= deadline {
                return Err(Failed::Uncertain(broken.failed.to_string()));
            }
            tokio::time::sleep(PAUSE).await;
            unsure = true;
        }
    }

    /// Asks until the database answers whether it has the job.
    async fn was_kept(&mut self, job: &Writes, deadline: Instant) -> Answer<bool> {
        loop {
            match self.has(job).await {
                Err(Failed::Unavailable(why)) if Instant::now() >= deadline => return Err(Failed::Uncertain(why)),
                Err(Failed::Unavailable(_)) => tokio::time::sleep(PAUSE).await,
                answer => return answer,
            }
        }
    }

    /// Whether the job is in the database. It is there completely or not at all, so one row with a unique key can tell.
    async fn has(&mut self, job: &Writes) -> Answer<bool> {
        let Some(question) = job.writes.iter().find_map(is_there) else { return Ok(false) };
        Ok(!self.change(question).await?.is_empty())
    }

    /// Executes a statement, and again on another connection if the first was dead.
    async fn change(&mut self, statement: Statement) -> Answer<Vec<Row>> {
        let mut connection = self.connection().await?;
        if let Ok(rows) = connection.all(statement.clone()).await {
            self.connection = Some(connection);
            return Ok(rows);
        }
        connection.close().await;
        let mut connection = self.connection().await?;
        let answer = connection.all(statement).await;
        if answer.is_ok() {
            self.connection = Some(connection);
        } else {
            connection.close().await;
        }
        answer
    }

    async fn connection(&mut self) -> Answer<Connection> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => Ok(self.source.connect().await?),
        }
    }

    async fn transaction(&mut self, jobs: &[Writes]) -> Result<(), Broken> {
        if jobs.is_empty() {
            return Ok(());
        }
        let mut connection = self.connection().await.map_err(Broken::early)?;
        let done = keep(&mut connection, &self.source, jobs).await;
        if done.as_ref().is_err_and(|broken| broken.spoiled) {
            connection.close().await;
        } else {
            self.connection = Some(connection);
        }
        done
    }
}

/// Waits for jobs. Once the store closes no more are accepted, and queued ones are still done.
async fn take(jobs: &Mutex<mpsc::Receiver<Job>>, taken: &mut Vec<Job>, closing: &mut watch::Receiver<bool>) -> usize {
    let mut jobs = jobs.lock().await;
    tokio::select! {
        biased;
        count = jobs.recv_many(taken, BATCH) => return count,
        _ = closing.wait_for(|closing| *closing) => jobs.close(),
    }
    jobs.recv_many(taken, BATCH).await
}

/// Writes all or nothing.
async fn keep(connection: &mut Connection, source: &Source, jobs: &[Writes]) -> Result<(), Broken> {
    let writes = || jobs.iter().flat_map(|job| &job.writes);
    let entries: Vec<&Write> = writes().filter(|write| matches!(write, Write::Log { .. })).collect();
    // One statement is a transaction by itself.
    if writes().count() == entries.len() && entries.len() <= MOST_LOGS {
        connection.run(logs(source, &entries)).await.map_err(Broken::late)?;
        return Ok(());
    }
    connection.run(Statement::new(source.pick("BEGIN IMMEDIATE", "BEGIN"))).await.map_err(Broken::early)?;
    match within(connection, source, &entries, writes()).await {
        Ok(()) => connection.run(Statement::new("COMMIT")).await.map(|_| ()).map_err(Broken::late),
        Err(failed) => {
            let undone = connection.run(Statement::new("ROLLBACK")).await;
            let broken = Broken::early(failed);
            Err(Broken { spoiled: broken.spoiled || undone.is_err(), ..broken })
        }
    }
}

async fn within<'a>(
    connection: &mut Connection,
    source: &Source,
    entries: &[&Write],
    writes: impl Iterator<Item = &'a Write>,
) -> Answer<()> {
    for some in entries.chunks(MOST_LOGS) {
        connection.run(logs(source, some)).await?;
    }
    for write in writes {
        other(connection, write).await?;
    }
    Ok(())
}
