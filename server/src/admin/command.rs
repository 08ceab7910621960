//! `cabochon admin` at the command line.

use super::client::{Connection, Question, encoded};
use super::text;
use crate::front::Door;
use crate::serve::DataPlace;
use crate::store::Failed;
use engine::Unreadable;
use serde_json::{Value, json};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

const AFTER: &str = "\
Examples:
  cabochon admin tables --phase playing --idle 2h    games that have stood still for two hours
  cabochon admin table 7k2m9xq4wz3nfh8p              seats, people, talk and reports of a table
  cabochon admin close 7k2m9xq4wz3nfh8p              end its game; the people there are told
  cabochon admin people --name ann                   find somebody's ID
  cabochon admin ban h3k9xw2mq7zp --for 7d --reason \"insults\"
  cabochon admin ban 203.0.113.7                     a network: an address or a block
  cabochon admin reports                             what players reported, then `reports resolve 3`
  cabochon admin forget h3k9xw2mq7zp                 name, talk and sessions go, records stay
  cabochon admin tables --json | jq -r '.tables[].table'

The command asks the running server through a socket in its data folder, which its owner alone
can use: run it as the user of the server, or as root, with the same --data. A server on PostgreSQL
is told where to listen by CABOCHON_ADMIN (unix:/run/cabochon/admin, or 127.0.0.1:8351 with
CABOCHON_ADMIN_TOKEN); set the same here. One node is enough: the others follow.";

/// What to do, and where.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct Admin {
    #[command(subcommand)]
    what: What,

    /// The data folder of the server [default: the platform's application-data folder]
    #[arg(long, value_name = "FOLDER", global = true)]
    data: Option<PathBuf>,

    /// Where the server listens for this command: unix:/run/cabochon/admin or 127.0.0.1:8351; CABOCHON_ADMIN does the same
    #[arg(long, value_name = "ADDRESS", global = true, conflicts_with = "data")]
    at: Option<Door>,

    /// Print JSON instead of text
    #[arg(long, global = true)]
    json: bool,
}

#[derive(clap::Subcommand, Debug)]
enum What {
    /// List tables, the most recently active first
    Tables {
        /// Only those in this phase
        #[arg(long, value_enum)]
        phase: Option<TablePhase>,
        /// Only those where nothing has happened for this long: 30m, 12h, 7d
        #[arg(long, value_name = "TIME", value_parser = length)]
        idle: Option<u64>,
        /// Only those of this game
        #[arg(long)]
        game: Option<String>,
        /// Only those where this person has a seat
        #[arg(long, value_name = "PERSON")]
        person: Option<String>,
        /// Show at most this many [default: 100]
        #[arg(long, value_name = "N")]
        most: Option<u32>,
    },
    /// Look at a table: seats and people, log, talk, reports
    Table {
        /// Its name, as in its link
        table: String,
    },
    /// End the game at a table; the people there are told
    Close {
        /// Its name, as in its link
        table: String,
    },
    /// Delete a table with its log and talk for good, or a club
    Delete {
        /// Its name, as in its link or in a report
        table: String,
        /// Do not ask for confirmation
        #[arg(long)]
        yes: bool,
    },
    /// List people, the newest first
    People {
        /// Only those whose name contains this
        #[arg(long)]
        name: Option<String>,
        /// Show at most this many [default: 100]
        #[arg(long, value_name = "N")]
        most: Option<u32>,
    },
    /// Look at a person: name, sessions, tables, reports, ban
    Person {
        /// Their ID, as `people` and `table` show it
        person: String,
    },
    /// Keep a person or a network out: their sockets are closed, and bots play for them
    Ban {
        /// The ID of a person; or an address, or a block such as 203.0.113.0/24
        who: String,
        /// For how long: 12h, 7d [default: until `unban`]
        #[arg(long = "for", value_name = "TIME", value_parser = length)]
        length: Option<u64>,
        /// Why; the person is told
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
    },
    /// Let a person or a network in again
    Unban {
        /// As `bans` shows it
        who: String,
    },
    /// List bans
    Bans,
    /// List what people reported, or settle a report
    #[command(args_conflicts_with_subcommands = true)]
    Reports {
        #[command(subcommand)]
        deed: Option<Deed>,
        /// Include settled ones
        #[arg(long)]
        all: bool,
        /// Only those about this person
        #[arg(long, value_name = "PERSON")]
        person: Option<String>,
        /// Only those from this table
        #[arg(long, value_name = "TABLE")]
        table: Option<String>,
    },
    /// Erase a person for good: name, talk and sessions go; records stay, without the name
    Forget {
        /// Their ID
        person: String,
        /// Do not ask for confirmation
        #[arg(long)]
        yes: bool,
    },
    /// End all sessions of a person: they are signed out of every browser
    EndSessions {
        /// Their ID
        person: String,
    },
}

#[derive(clap::Subcommand, Debug)]
enum Deed {
    /// Settle a report: it is no longer listed
    Resolve {
        /// Its number
        number: u32,
    },
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum TablePhase {
    /// People are sitting down
    Gathering,
    /// A game is being played
    Playing,
    /// It is over
    Over,
}

/// A length of time such as 30m, 12h or 7d, in milliseconds.
fn length(text: &str) -> Result<u64, Unreadable> {
    let bad = || Unreadable::new(format!("`{text}` is not a length of time: use 30m, 12h or 7d"));
    let unit = text.chars().last().ok_or_else(bad)?;
    let seconds = match unit {
        's' => 1,
        'm' => 60,
        'h' => 3_600,
        'd' => 86_400,
        'w' => 7 * 86_400,
        _ => return Err(bad()),
    };
    let number: u64 = text[..text.len() - unit.len_utf8()].parse().map_err(|_| bad())?;
    number.checked_mul(seconds * 1_000).filter(|length| *length > 0).ok_or_else(bad)
}

impl What {
    fn question(&self) -> Question {
        let table = |id: &String| format!("/tables/{}", encoded(id));
        let person = |id: &String| format!("/people/{}", encoded(id));
        match self {
            What::Tables { phase, idle, game, person, most } => Question::get("/tables")
                .with("phase", phase.map(|phase| phase as u8))
                .with("idle_ms", *idle)
                .with("game", game.as_ref())
                .with("person", person.as_ref())
                .with("most", *most),
            What::Table { table: id } => Question::get(table(id)),
            What::Close { table: id } => Question::post(table(id) + "/close", Value::Null),
            What::Delete { table: id, .. } => Question::delete(table(id)),
            What::People { name, most } => Question::get("/people").with("name", name.as_ref()).with("most", *most),
            What::Person { person: id } => Question::get(person(id)),
            What::Ban { who, length, reason } => {
                Question::post("/bans", json!({ "who": who, "for_ms": length, "reason": reason.as_deref().unwrap_or_default() }))
            }
            What::Unban { who } => Question::post("/unban", json!({ "who": who })),
            What::Bans => Question::get("/bans"),
            What::Reports { deed: Some(Deed::Resolve { number }), .. } => Question::post(format!("/reports/{number}/resolve"), Value::Null),
            What::Reports { deed: None, all, person, table } => {
                Question::get("/reports").with("all", all.then_some(true)).with("person", person.as_ref()).with("table", table.as_ref())
            }
            What::Forget { person: id, .. } => Question::post(person(id) + "/forget", Value::Null),
            What::EndSessions { person: id } => Question::post(person(id) + "/end-sessions", Value::Null),
        }
    }

    /// What must be confirmed before it is done.
    fn grave(&self) -> Option<String> {
        match self {
            What::Delete { table, yes: false } => Some(format!("Delete {table}, a table with its log and its talk or a club, for good?")),
            What::Forget { person, yes: false } => {
                Some(format!("Forget {person}: their name, everything they said and all their sessions, for good?"))
            }
            What::Delete { .. }
            | What::Forget { .. }
            | What::Tables { .. }
            | What::Table { .. }
            | What::Close { .. }
            | What::People { .. } => None,
            What::Person { .. } | What::Ban { .. } | What::Unban { .. } | What::Bans | What::Reports { .. } => None,
            What::EndSessions { .. } => None,
        }
    }

    fn text(&self, answer: &Value) -> String {
        match self {
            What::Tables { .. } => text::tables(answer),
            What::Table { .. } => text::table(answer),
            What::Close { table } => format!("{table} is closed, and the people there are told"),
            What::Delete { table, .. } => format!("{table} is deleted"),
            What::People { .. } => text::people(answer),
            What::Person { .. } => text::person(answer),
            What::Ban { .. } => text::ban(answer),
            What::Unban { .. } => format!("{} is let in again", text::plain(&answer["unbanned"])),
            What::Bans => text::bans(answer),
            What::Reports { deed: Some(Deed::Resolve { number }), .. } => format!("report {number} is settled"),
            What::Reports { deed: None, .. } => text::reports(answer),
            What::Forget { .. } => text::forgotten(answer),
            What::EndSessions { .. } => text::ended(answer),
        }
    }
}

/// Asks the server, and prints its answer.
pub(crate) async fn run(args: &Admin) -> Result<String, Failed> {
    let line = Connection::new(args.at.clone(), &DataPlace::in_folder(args.data.clone()))?;
    if let Some(question) = args.what.grave() {
        confirm(&question)?;
    }
    let answer = line.ask(&args.what.question()).await?;
    if args.json {
        return Ok(serde_json::to_string_pretty(&answer).expect("JSON"));
    }
    Ok(args.what.text(&answer))
}

fn confirm(question: &str) -> Result<(), Failed> {
    if !std::io::stdin().is_terminal() {
        return Err(Failed::Unusable(format!("{question} Say --yes if that is what you want.")));
    }
    print!("{question} [y/N] ");
    let _ = std::io::stdout().flush();
    let mut said = String::new();
    let _ = std::io::stdin().read_line(&mut said);
    if ["y", "yes"].contains(&said.trim().to_lowercase().as_str()) { Ok(()) } else { Err(Failed::Unusable("nothing was done".into())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_of_time_are_read() {
        assert_eq!((length("90s"), length("30m"), length("7d")), (Ok(90_000), Ok(1_800_000), Ok(604_800_000)));
        for bad in ["", "7", "d", "0d", "-1d", "7 d", "7é", "99999999999999999999d", "9999999999999999w"] {
            assert!(length(bad).is_err(), "{bad}");
        }
    }
}
