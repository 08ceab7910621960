//! Tables for people who are not in one room: HTTP, WebSocket, the store and the bus.
//!
//! [`table`] knows what may be done at a table; this crate lets people do it over the network, keeps it, and tells everybody who looks.

mod app;
mod archive;
mod attending;
mod bus;
mod chores;
mod clock;
mod doctor;
mod due;
mod fault;
mod guard;
mod health;
mod http;
mod identity;
mod load;
mod lobby;
mod metrics;
mod node;
mod outbox;
mod promises;
mod request;
#[cfg(test)]
mod secrecy;
mod serve;
mod socket;
pub mod store;
mod thinking;
mod trouble;
mod upkeep;
mod wire;

pub use serve::{Args as Serve, Place};

use std::process::ExitCode;
use store::Failed;

/// What the server's part of the program can do.
#[derive(clap::Subcommand, Debug)]
pub enum Command {
    /// Open tables for this machine, the local network or the world
    Serve(serve::Args),
    /// Write all stored data into one file, while the server runs
    Backup(upkeep::Backup),
    /// Read a backup into an empty database
    Restore(upkeep::Restore),
    /// Print the record of a finished game
    Export(upkeep::Export),
    /// Check everything that is kept, replay every stored game, and say what can be saved
    Doctor(doctor::Doctor),
    /// Play many games at once on a running server and measure it
    Load(load::Args),
    /// Check the record of a finished game: that the deal was fair, the moves legal and the result right
    Verify(upkeep::Verify),
}

/// Does it, and says how it went as an exit code.
pub fn run(command: &Command) -> ExitCode {
    keep_log();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => return report(&format!("cannot start: {why}")),
    };
    let done: Result<String, Failed> = runtime.block_on(async {
        match command {
            Command::Serve(args) => serve::run(args).await.map(|()| String::new()),
            Command::Backup(args) => upkeep::backup(args).await,
            Command::Restore(args) => upkeep::restore(args).await,
            Command::Export(args) => upkeep::export(args).await,
            Command::Doctor(args) => doctor::doctor(args).await,
            Command::Load(args) => load::run(args).await,
            Command::Verify(args) => upkeep::verify(args),
        }
    });
    // Bots that are still thinking do not keep the program from leaving.
    runtime.shutdown_timeout(std::time::Duration::from_secs(1));
    match done {
        Ok(said) if said.is_empty() => ExitCode::SUCCESS,
        Ok(said) => {
            println!("{}", said.trim_end());
            ExitCode::SUCCESS
        }
        Err(failed) => report(&failed.to_string()),
    }
}

fn report(message: &str) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::from(1)
}

/// Lines of `key=value` on standard error; `CABOCHON_LOG` says from which level on: error, warn, info or debug.
fn keep_log() {
    let level = std::env::var("CABOCHON_LOG").ok().and_then(|level| level.parse().ok()).unwrap_or(tracing::Level::WARN);
    let log = tracing_subscriber::fmt().with_max_level(level).with_ansi(false).with_writer(std::io::stderr).with_target(false);
    let _ = log.try_init();
}
