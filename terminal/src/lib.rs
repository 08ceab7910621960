//! Tables in a terminal: `cabochon join` shows the lobby, games, talk and replays of a running server, and `cabochon play` has the same face.
//!
//! Like the browser it knows views and lists of legal moves, and no rules. `model` is one table as messages tell it, `app` everything on the
//! screen; `line` and `tty` connect them to a server and to a terminal. A game is one file in `games`.

#![allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing on a screen")]

mod app;
mod chooser;
mod draw;
mod games;
mod line;
mod local;
mod look;
mod model;
mod names;
mod overlay;
mod screens;
mod site;
#[cfg(test)]
mod snapshots;
mod store;
mod story;
mod tty;
mod wire;
mod words;

pub use local::Local;

use app::{App, Shared};
use line::{Want, Wire};
use look::Look;
use site::{Answer, Failure, Site};
use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use store::Store;
use tokio::sync::Notify;
use tty::{Ended, Event};
use wire::Catalogue;
use words::{Locale, Words, args};

/// The version of the API that this client speaks.
const API: u32 = 1;

const AFTER: &str = "\
The address is a server's, or that of one of its tables as the browser shows it. Moves are chosen with the arrow keys or the mouse, from a list \
(m), or typed in the notation of `cabochon play` (:). Typing ? shows all keys.

Who you are is kept per server in $XDG_STATE_HOME/cabochon (or ~/.local/state/cabochon), readable only by you. --recover makes you the same person \
as on another device; c in the lobby shows a code for the next one.

The language is that of the environment (LANG) unless --language names another. NO_COLOR turns colours off; without UTF-8 everything is ASCII.

Examples:
  cabochon join http://localhost:8080
  cabochon join https://play.example/t/kq3x --name Ann
  cabochon join https://play.example --recover abcd-efgh-jkmn --language de";

/// The terminal client's commands.
#[derive(clap::Subcommand, Debug)]
pub enum Command {
    /// Sit down at a running server's tables in this terminal
    Join(JoinArgs),
}

/// The arguments.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct JoinArgs {
    /// The address of the server, or of a table there
    #[arg(value_name = "URL")]
    url: String,

    /// What the others should call you
    #[arg(long)]
    name: Option<String>,

    /// Be the person who was given this code on another device; it works once
    #[arg(long, value_name = "CODE")]
    recover: Option<String>,

    /// Also offer games that are meant for those who build games
    #[arg(long)]
    all: bool,

    #[command(flatten)]
    screen: ScreenArgs,
}

/// How the screen is used.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct ScreenArgs {
    /// The language, by its code [default: that of the environment]
    #[arg(long, value_name = "LANG", value_parser = a_language)]
    language: Option<String>,

    /// Leave the mouse to the terminal, so that it selects text
    #[arg(long)]
    no_mouse: bool,
}

fn a_language(text: &str) -> Result<String, String> {
    let known = words::languages().collect::<Vec<_>>().join(", ");
    words::negotiate([text]).map(String::from).ok_or_else(|| format!("there is no such language here; there are {known}"))
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

impl ScreenArgs {
    fn open(&self) -> (Words, Look) {
        let locale = Locale::read(self.language.as_deref(), variable);
        // By convention any value but none turns colours off.
        let colour = variable("NO_COLOR").is_none_or(|value| value.is_empty());
        (Words::new(locale.language), Look { colour, ascii: locale.ascii })
    }
}

/// Whether a person sits before a screen that can be drawn on.
pub fn has_screen() -> bool {
    let dumb = variable("TERM").is_none_or(|term| term.is_empty() || term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// Runs the command and returns the exit code.
pub fn run(command: &Command) -> ExitCode {
    let Command::Join(args) = command;
    let (words, look) = args.screen.open();
    match join(args, words, look) {
        Ok(code) => code,
        Err(Trouble { message, code }) => {
            eprintln!("error: {message}");
            ExitCode::from(code)
        }
    }
}

/// Why there is nothing to see, and the exit code.
struct Trouble {
    message: String,
    code: u8,
}

impl Trouble {
    fn new(message: String) -> Trouble {
        Trouble { message, code: 1 }
    }

    fn of(failure: Failure, address: &str, words: &Words) -> Trouble {
        let url = address.to_string();
        match failure {
            Failure::Address => Trouble { message: words.with("terminal-error-address", &args! { "url" => url }), code: 2 },
            Failure::Unreachable(why) => Trouble::new(words.with("terminal-error-unreachable", &args! { "url" => url, "why" => why })),
            Failure::Strange => Trouble::new(words.with("terminal-error-not-a-server", &args! { "url" => url })),
            Failure::Store(why) => Trouble::new(words.with("terminal-error-store", &args! { "why" => why.to_string() })),
        }
    }
}

/// What a server offers, or why this client cannot use it.
fn offered(answer: &Answer, address: &str, words: &Words) -> Result<Catalogue, Trouble> {
    let url = || address.to_string();
    let catalogue: Option<Catalogue> = answer.read();
    let catalogue = catalogue.ok_or_else(|| Trouble::new(words.with("terminal-error-not-a-server", &args! { "url" => url() })))?;
    match catalogue.api.cmp(&API) {
        std::cmp::Ordering::Less => Err(Trouble::new(words.with("terminal-error-server-too-old", &args! { "url" => url() }))),
        std::cmp::Ordering::Greater => Err(Trouble::new(words.with("terminal-error-server-too-new", &args! { "url" => url() }))),
        std::cmp::Ordering::Equal => Ok(catalogue),
    }
}

fn join(args: &JoinArgs, words: Words, look: Look) -> Result<ExitCode, Trouble> {
    if !has_screen() {
        return Err(Trouble { message: words.t("terminal-error-no-screen"), code: 2 });
    }
    let trouble = |failure: Failure| Trouble::of(failure, &args.url, &words);
    let (origin, table) = site::parse(&args.url).map_err(trouble)?;
    let site = Site::new(&origin).map_err(trouble)?;
    let store = Store::open(store::file(variable), &origin).map_err(|why| trouble(Failure::Store(why)))?;
    let store = Arc::new(Mutex::new(store));
    let (events, incoming) = mpsc::channel::<Event>();
    let wire = Arc::new(Wire { site, store: Arc::clone(&store), heard: events.clone(), changed: Notify::new() });
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|why| Trouble::new(why.to_string()))?;
    let greeting = runtime.block_on(greet(&wire, args, table.as_deref(), &words))?;
    let (wants, outgoing) = tokio::sync::mpsc::unbounded_channel::<Want>();
    std::thread::spawn(move || runtime.block_on(wire.serve(outgoing)));
    let shared = Shared { words, look, origin, catalogue: greeting.catalogue, name: greeting.name, up: true, all: args.all };
    let mut app = App::new(shared, store, table.as_deref());
    let ended = tty::run(&mut app, (&events, &incoming), !args.screen.no_mouse, |want| drop(wants.send(want)));
    end(ended)
}

struct Greeting {
    catalogue: Catalogue,
    name: Option<String>,
}

/// Finds out whether this is a server that can be used, and who this person is there.
async fn greet(wire: &Wire<Event>, args: &JoinArgs, table: Option<&str>, words: &Words) -> Result<Greeting, Trouble> {
    let trouble = |failure: Failure| Trouble::of(failure, &args.url, words);
    let refused = |answer: &Answer| answer.refusal().map(|code| Trouble::new(words.refusal(&code)));
    let catalogue = offered(&wire.ask("/api/games", None).await.map_err(trouble)?, &args.url, words)?;
    let mut me = None;
    if let Some(code) = &args.recover {
        let answer = wire.ask("/api/me/recover", Some(&serde_json::json!({ "code": code }))).await.map_err(trouble)?;
        if let Some(trouble) = refused(&answer) {
            return Err(trouble);
        }
        me = Some(answer);
    }
    if let Some(name) = &args.name {
        let answer = wire.ask("/api/me", Some(&serde_json::json!({ "name": name }))).await.map_err(trouble)?;
        if let Some(trouble) = refused(&answer) {
            return Err(trouble);
        }
        me = Some(answer);
    }
    let known = wire.store.lock().unwrap_or_else(PoisonError::into_inner).cookie().is_some();
    if me.is_none() && known {
        me = Some(wire.ask("/api/me", None).await.map_err(trouble)?);
    }
    if let Some(table) = table
        && let Some(trouble) = refused(&wire.ask(&format!("/api/tables/{table}"), None).await.map_err(trouble)?)
    {
        return Err(trouble);
    }
    let name = me.and_then(|answer| answer.read::<serde_json::Value>()).and_then(|me| me["name"].as_str().map(String::from));
    Ok(Greeting { catalogue, name })
}

/// The exit code that shells use for a signal.
const SIGNALLED: i32 = 128;

fn end(ended: io::Result<Ended>) -> Result<ExitCode, Trouble> {
    match ended {
        Ok(Ended::Left) => Ok(ExitCode::SUCCESS),
        Ok(Ended::Signal(signal)) => Ok(ExitCode::from(u8::try_from(SIGNALLED + signal).unwrap_or(1))),
        Ok(Ended::Broken(why)) => Err(Trouble::new(why)),
        Err(why) => Err(Trouble::new(why.to_string())),
    }
}

/// Plays a game on this machine, on the whole screen. The caller keeps what must outlive it.
///
/// # Errors
/// If the terminal cannot be used any more.
pub fn play(game: impl Local, screen: &ScreenArgs) -> io::Result<()> {
    let (words, look) = screen.open();
    let (events, incoming) = mpsc::channel::<Event>();
    let (wants, outgoing) = mpsc::channel::<Want>();
    let heard = events.clone();
    std::thread::spawn(move || local::serve(game, &outgoing, &heard));
    let store = Arc::new(Mutex::new(Store::open(None, "")?));
    let shared =
        Shared { words, look, origin: String::new(), catalogue: Catalogue::default(), name: variable("USER"), up: false, all: true };
    let mut app = App::new(shared, store, Some(local::TABLE));
    match tty::run(&mut app, (&events, &incoming), !screen.no_mouse, |want| drop(wants.send(want)))? {
        Ended::Left | Ended::Signal(_) => Ok(()),
        Ended::Broken(why) => Err(io::Error::other(why)),
    }
}
