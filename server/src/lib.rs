//! Tables for people who are not in the same room: HTTP, WebSocket, the store and the bus.
//!
//! [`table`] knows what may be done at a table; this crate lets people do it over the network, stores it, and tells everyone who is looking.

mod access;
mod address;
mod admin;
mod app;
mod archive;
mod attending;
mod bans;
mod bus;
mod caller;
mod chores;
mod clock;
mod clubs;
mod config;
mod contests;
mod daily;
mod deals;
mod doctor;
mod due;
mod export;
mod fault;
mod front;
mod guard;
mod health;
mod hints;
mod history;
mod hosts;
mod http;
mod identity;
mod limits;
mod load;
mod lobby;
mod metrics;
mod network;
mod node;
mod outbox;
mod own;
mod pages;
mod preview;
mod promises;
mod puzzles;
mod quota;
mod ratings;
mod refusals;
mod request;
mod retention;
mod reviews;
#[cfg(test)]
mod secrecy;
mod serve;
mod socket;
mod starting;
mod statistics;
pub mod store;
#[cfg(test)]
mod testing;
mod thinking;
mod told;
mod trouble;
mod upkeep;
mod verify;
mod vigil;
mod visitors;
mod wire;
mod words;

pub use serve::{Args as Serve, DataPlace};

use std::io::{ErrorKind, Write};
use std::process::ExitCode;
use store::Failed;

/// The server's commands.
#[derive(clap::Subcommand, Debug)]
pub enum Command {
    /// Open tables for this machine, the local network or the world
    Serve(serve::Args),
    /// Moderate a running server: tables, people, bans, reports
    Admin(admin::Admin),
    /// Write all stored data into one file, while the server runs
    Backup(upkeep::Backup),
    /// Read a backup into an empty database
    Restore(upkeep::Restore),
    /// Print the record of a finished game
    Export(upkeep::Export),
    /// Check everything that is stored, replay every game, and say what can be saved
    Doctor(doctor::Doctor),
    /// Play many games at once on a running server and measure it
    Load(load::Args),
    /// Check the record of a finished game: that the deal was fair, the moves legal and the result right
    Verify(verify::Args),
}

/// Runs the command and returns the exit code.
pub fn run(command: &Command) -> ExitCode {
    let settings = match command {
        Command::Serve(args) if args.prints() => return say(args.printed()),
        Command::Serve(args) => args.settings(),
        Command::Admin(_)
        | Command::Backup(_)
        | Command::Restore(_)
        | Command::Export(_)
        | Command::Doctor(_)
        | Command::Load(_)
        | Command::Verify(_) => Ok(config::Config { log: level_of_environment(), ..config::Config::default() }),
    };
    let settings = match settings {
        Ok(settings) => settings,
        Err(failed) => return report(&failed.to_string()),
    };
    keep_log(&settings);
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => return report(&format!("cannot start: {why}")),
    };
    let done: Result<String, Failed> = runtime.block_on(async {
        match command {
            Command::Serve(_) => serve::run(settings).await.map(|()| String::new()),
            Command::Admin(args) => admin::run(args).await,
            Command::Backup(args) => upkeep::backup(args).await,
            Command::Restore(args) => upkeep::restore(args).await,
            Command::Export(args) => upkeep::export(args).await,
            Command::Doctor(args) => doctor::doctor(args).await,
            Command::Load(args) => load::run(args).await,
            Command::Verify(args) => verify::run(args),
        }
    });
    // Bots that are still thinking do not keep the program from exiting.
    runtime.shutdown_timeout(std::time::Duration::from_secs(1));
    say(done)
}

/// The result, or why it failed.
fn say(done: Result<String, Failed>) -> ExitCode {
    match done {
        Ok(said) if said.is_empty() => ExitCode::SUCCESS,
        Ok(said) => match writeln!(std::io::stdout(), "{}", said.trim_end()) {
            // A reader that has seen enough, like `head`, is not an error.
            Err(why) if why.kind() != ErrorKind::BrokenPipe => report(&format!("cannot write the answer: {why}")),
            _ => ExitCode::SUCCESS,
        },
        Err(failed) => report(&failed.to_string()),
    }
}

fn report(message: &str) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::from(1)
}

/// The log level of commands that have no settings.
fn level_of_environment() -> config::Level {
    let said = std::env::var("CABOCHON_LOG").unwrap_or_default();
    <config::Level as clap::ValueEnum>::from_str(&said, true).unwrap_or(config::Level::Warn)
}

/// Lines of `key=value`, or of JSON, on standard error.
fn keep_log(settings: &config::Config) {
    use tracing_subscriber::Layer;
    use tracing_subscriber::filter::{LevelFilter, Targets};
    use tracing_subscriber::prelude::*;
    let level = match settings.log {
        config::Level::Error => LevelFilter::ERROR,
        config::Level::Warn => LevelFilter::WARN,
        config::Level::Info => LevelFilter::INFO,
        config::Level::Debug => LevelFilter::DEBUG,
    };
    let access = if settings.access_log { LevelFilter::INFO } else { LevelFilter::OFF };
    // The NATS client logs addresses with their passwords; `bus` logs what an operator needs to know.
    let wanted = Targets::new().with_default(level).with_target(access::TARGET, access).with_target("async_nats", LevelFilter::OFF);
    let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(std::io::stderr).with_target(false);
    let log = tracing_subscriber::registry();
    let _ = match settings.log_format {
        config::LogFormat::Text => log.with(lines.with_filter(wanted)).try_init(),
        config::LogFormat::Json => log.with(lines.json().flatten_event(true).with_filter(wanted)).try_init(),
    };
}
