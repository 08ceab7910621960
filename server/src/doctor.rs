//! `cabochon doctor`: cross-checks everything that is stored, and reports what is wrong and what can be saved.
//!
//! The logs are the truth. The rows for lists and seats can be rebuilt from them; a log entry cannot.

use crate::clock::now;
use crate::config::Config;
use crate::node::row;
use crate::quota::Quota;
use crate::serve::DataPlace;
use crate::store::{Count, Failed, LogRow, Repository, Store, TableRow, Write};
use std::path::PathBuf;
use table::{Entry, Refusal, RefusalCode, Stamped, Table, TablePhase, fair};

/// The store to examine.
#[derive(clap::Args, Debug)]
pub struct Doctor {
    /// Rebuild what follows from the logs: the rows of lists, clocks and seats. Stop the server first
    #[arg(long)]
    repair: bool,

    /// The server's file of settings, for the quota of its database; CABOCHON_CONFIG does the same
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    place: DataPlace,
}

const AT_ONCE: u32 = 2000;

const DAMAGED: &str = "The file itself is damaged. Stop the server, keep a copy of the folder, and restore the newest backup into a new one. Without \
                       a backup, sqlite3's .recover command reads what is left into a new file: run `cabochon doctor` on that.";

/// What was found.
#[derive(Default)]
struct Findings {
    tables: u64,
    entries: u64,
    /// Broken tables.
    broken: u64,
    faults: Vec<String>,
    /// Repairs for some of the faults.
    repairs: Vec<Write>,
    repairable: u64,
}

/// Examines the store, and repairs what it can on request.
pub(crate) async fn doctor(args: &Doctor) -> Result<String, Failed> {
    let quota = Quota::of(&Config::of_file_and_environment(args.config.as_deref())?.limits);
    let store = args.place.look().await.map_err(|failed| match failed {
        Failed::Unusable(why) if why.contains("damaged") || why.contains("not a database") => Failed::Unusable(format!("{why}\n{DAMAGED}")),
        other @ (Failed::Conflict | Failed::Unavailable(_) | Failed::Uncertain(_) | Failed::Unusable(_)) => other,
    })?;
    let damage = store.integrity().await.unwrap_or_else(|failed| vec![failed.to_string()]);
    if !damage.is_empty() {
        return Err(Failed::Unusable(format!("SQLite's own check fails:\n{}\n{DAMAGED}", damage.join("\n"))));
    }
    let mut findings = Findings::default();
    examine_people(&store, &mut findings).await?;
    examine_tables(&store, &mut findings).await?;
    quota.note(store.used().await?);
    store.close().await;
    if args.repair && !findings.repairs.is_empty() {
        return repair(args, findings).await;
    }
    report(&findings).map(|said| {
        [Some(said), quota.warning().map(|warning| format!("Warning: {warning}"))].into_iter().flatten().collect::<Vec<_>>().join("\n")
    })
}

async fn repair(args: &Doctor, findings: Findings) -> Result<String, Failed> {
    let store = args.place.open().await?;
    store.write(findings.repairs).await?;
    store.close().await;
    let left = findings.faults.len() as u64 - findings.repairable;
    let said = format!("{} faults are repaired", findings.repairable);
    if left == 0 { Ok(said) } else { Err(Failed::Unusable(format!("{said}; {left} are left: run `cabochon doctor` again"))) }
}

fn report(findings: &Findings) -> Result<String, Failed> {
    let Findings { tables, entries, broken, faults, repairable, .. } = findings;
    if faults.is_empty() {
        return Ok(format!("tables: {tables}, entries: {entries}; all of them replay"));
    }
    let mut said = format!("{broken} of {tables} tables do not hold:\n{}", faults.join("\n"));
    if *repairable > 0 {
        said += &format!(
            "\nWhat can be saved: {repairable} of these faults follow from the logs. Stop the server and run `cabochon doctor --repair`."
        );
    }
    if faults.len() as u64 > *repairable {
        said += "\nThe rest is not in this database any more: restore a backup from before the damage into a new folder or database.";
    }
    Err(Failed::Unusable(said))
}

async fn examine_people(store: &Store, findings: &mut Findings) -> Result<(), Failed> {
    let Count { people, secrets, stray_secrets, strangers } = store.count().await?;
    let mut fault = |holds: bool, what: String| {
        if !holds {
            findings.faults.push(what)
        }
    };
    fault(strangers == 0, format!("people: {strangers} who have seats are not known"));
    fault(stray_secrets == 0, format!("people: {stray_secrets} browsers belong to nobody"));
    fault(people == 0 || secrets > 0, "people: no browser is known, so nobody gets to a seat of theirs".into());
    let nothing = people == 0 && store.traces("", 1).await?.is_empty();
    fault(!nothing, "the database holds nothing at all: it is new, or was emptied".into());
    Ok(())
}

async fn examine_tables(store: &Store, findings: &mut Findings) -> Result<(), Failed> {
    let mut after = String::new();
    loop {
        let names = store.traces(&after, AT_ONCE).await?;
        let Some(last) = names.last() else { return Ok(()) };
        after = last.clone();
        for name in &names {
            let before = findings.faults.len();
            examine(store, name, findings).await?;
            findings.tables += 1;
            findings.broken += u64::from(findings.faults.len() > before);
        }
    }
}

async fn examine(store: &Store, name: &str, findings: &mut Findings) -> Result<(), Failed> {
    let mut fault = |what: String| findings.faults.push(format!("{name}: {what}"));
    let rows = match store.log(name, 0).await {
        Ok(rows) => rows,
        Err(failed) => {
            fault(format!("its log cannot be read: {failed}"));
            return Ok(());
        }
    };
    let (there, once) = (rows.len(), store.length(name).await?.unwrap_or(0) as usize);
    if there < once {
        fault(format!("the log has {there} of {once} entries: the last {} are missing", once - there));
    }
    if rows.is_empty() {
        if once == 0 {
            fault("it has no log".into());
        }
        return Ok(());
    }
    let table = match replay(name, rows) {
        Ok(table) => table,
        Err(what) => {
            fault(what.message);
            return Ok(());
        }
    };
    findings.entries += u64::from(table.ply());
    findings.faults.extend(check(&table).err().map(|what| format!("{name}: {what}")));
    // Rows derived from a truncated log would be wrong as well.
    if there >= once {
        examine_rows(store, &table, findings).await?;
    }
    Ok(())
}

/// Checks what lists and timers use against the log.
async fn examine_rows(store: &Store, table: &Table, findings: &mut Findings) -> Result<(), Failed> {
    let expected = row(table, now());
    let found = store.table(table.id()).await;
    let wrong = match &found {
        Ok(None) => Some("lists and clocks do not know it: its row in `tables` is missing".to_string()),
        Ok(Some(row)) if (row.phase, row.public) != (expected.phase, expected.public) => {
            Some("its row in `tables` has another phase than the log, or shows it to others".into())
        }
        Ok(Some(_)) => None,
        Err(failed) => Some(format!("its row in `tables` cannot be read: {failed}")),
    };
    if let Some(what) = wrong {
        findings.repairable(table, &what, vec![Write::Table(TableRow { claimed: 0, ..expected })]);
    }
    let seats = store.sitting(table.id()).await?;
    let people: Vec<&str> = table.people().map(|(_, sitting)| sitting.player.as_str()).collect();
    let mut sit = Vec::new();
    for player in people.iter().filter(|player| !seats.iter().any(|seat| seat == *player)) {
        // An erased person has no seat in lists any more; the log keeps it.
        if table.phase() != TablePhase::Over || store.knows(player).await? {
            sit.push(Write::Sit { player: (*player).into(), table: table.id().into() });
        }
    }
    let extra = seats.iter().filter(|seat| !people.contains(&seat.as_str()));
    let stand = extra.map(|player| Write::Stand { player: player.clone(), table: table.id().into() });
    let repairs: Vec<Write> = sit.into_iter().chain(stand).collect();
    if !repairs.is_empty() {
        findings.repairable(table, &format!("{} seats in `sitting` differ from the log", repairs.len()), repairs);
    }
    Ok(())
}

impl Findings {
    fn repairable(&mut self, table: &Table, what: &str, repairs: Vec<Write>) {
        self.faults.push(format!("{}: {what}", table.id()));
        self.repairs.extend(repairs);
        self.repairable += 1;
    }
}

/// The table of a log, or what is wrong with it.
pub(crate) fn replay(name: &str, rows: Vec<LogRow>) -> Result<Table, Refusal> {
    let bad = |why: String| Refusal::new(RefusalCode::BadLog, why);
    let mut log = Vec::with_capacity(rows.len());
    for (index, row) in rows.into_iter().enumerate() {
        if row.ply as usize != index {
            return Err(bad(format!("entry {index} is missing")));
        }
        let entry = Entry::read(&row.entry).map_err(|why| bad(format!("entry {index} cannot be read: {why}")))?;
        log.push(Stamped { at: row.at, entry });
    }
    Table::replay(name, log)
}

fn check(table: &Table) -> Result<(), Box<dyn std::error::Error>> {
    let Some(game) = table.game() else { return Ok(()) };
    game.audit()?;
    if let Some(record) = table.record() {
        fair::verify(&record)?;
    }
    Ok(())
}
