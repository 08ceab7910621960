//! The settings of `serve`: from a file, the environment and the command line; the later overrides the earlier.

use crate::front::Door;
use crate::limits::Limits;
use crate::network::Block;
use crate::retention::Keep;
use crate::store::Failed;
use crate::thinking::Shares;
use crate::told::{Mail, Telling};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::Duration;
use toml::{Table, Value};

/// The settings of a server. An empty text means unset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Config {
    pub(crate) listen: Vec<Door>,
    pub(crate) port: u16,
    pub(crate) lan: bool,
    pub(crate) host: Vec<String>,
    pub(crate) trust_proxy: Vec<Block>,
    pub(crate) data: String,
    pub(crate) database_url: String,
    pub(crate) nats_url: String,
    pub(crate) nats_user: String,
    pub(crate) nats_password: String,
    pub(crate) nats_credentials: String,
    pub(crate) nats_token: String,
    pub(crate) nats_nkey: String,
    pub(crate) nats_ca: String,
    pub(crate) nats_cert: String,
    pub(crate) nats_key: String,
    pub(crate) admin: String,
    pub(crate) admin_token: String,
    pub(crate) daily_seed: String,
    pub(crate) log: Level,
    pub(crate) log_format: LogFormat,
    pub(crate) access_log: bool,
    pub(crate) drain_seconds: u64,
    pub(crate) bots: Bots,
    pub(crate) keep: Keep,
    pub(crate) told: Telling,
    pub(crate) mail: Mail,
    pub(crate) limits: Limits,
}

/// The lowest level that is logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Level {
    /// Failures
    Error,
    /// And warnings
    Warn,
    /// And what happens
    Info,
    /// And everything that helps to find a fault
    Debug,
}

/// The form of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    /// Lines of `key=value`.
    Text,
    /// One JSON object a line.
    Json,
}

/// How bots share the machine; 0 lets the server decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Bots {
    pub(crate) threads: u16,
    pub(crate) each: u16,
    pub(crate) thought_ms: u32,
    pub(crate) look_ms: u32,
}

impl Bots {
    /// The actual numbers on this machine.
    pub(crate) fn shares(self) -> Shares {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let said = |number: u16| Some(usize::from(number)).filter(|number| *number > 0);
        let threads = said(self.threads).unwrap_or_else(cores);
        let each = said(self.each).unwrap_or((threads - 1).max(1));
        let thought = Duration::from_millis(self.thought_ms.clamp(10, 60_000).into());
        Shares { threads, each, thought, look: Duration::from_millis(self.look_ms.min(60_000).into()) }
    }
}

impl Default for Bots {
    fn default() -> Bots {
        Bots { threads: 0, each: 0, thought_ms: 1_000, look_ms: 1_200 }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: Vec::new(),
            port: 8350,
            lan: false,
            host: Vec::new(),
            trust_proxy: Vec::new(),
            data: String::new(),
            database_url: String::new(),
            nats_url: String::new(),
            nats_user: String::new(),
            nats_password: String::new(),
            nats_credentials: String::new(),
            nats_token: String::new(),
            nats_nkey: String::new(),
            nats_ca: String::new(),
            nats_cert: String::new(),
            nats_key: String::new(),
            admin: String::new(),
            admin_token: String::new(),
            daily_seed: String::new(),
            log: Level::Warn,
            log_format: LogFormat::Text,
            access_log: false,
            drain_seconds: 0,
            bots: Bots::default(),
            keep: Keep::default(),
            told: Telling::default(),
            mail: Mail::default(),
            limits: Limits::default(),
        }
    }
}

/// The meaning of each setting, by its place in the file.
const ABOUT: &[(&str, &str)] = &[
    ("listen", "Where to listen: \"127.0.0.1:8350\", \"[::]:8350\", \"unix:/run/cabochon/socket\". Empty: see `port` and `lan`."),
    ("port", "The port, if `listen` is empty; 0 for any that is free."),
    ("lan", "If `listen` is empty: listen on the local network, and show a QR code of the address."),
    ("host", "Host names to answer to, such as \"tables.example\". Addresses, localhost and this machine's name always work."),
    ("trust_proxy", "Reverse proxies whose X-Forwarded-For and X-Forwarded-Proto to trust: \"127.0.0.1\", \"10.0.0.0/8\"."),
    ("data", "The folder of the embedded database. Empty: the platform's application-data folder."),
    ("database_url", "A PostgreSQL database instead of the embedded one. It holds a password: prefer CABOCHON_DATABASE_URL."),
    ("nats_url", "A NATS server that connects several nodes: \"nats://host:4222\", or \"tls://host:4222\"."),
    ("nats_user", "The user for NATS, if it asks for one."),
    ("nats_password", "The user's password. It is a secret: prefer CABOCHON_NATS_PASSWORD."),
    ("nats_credentials", "A file of NATS credentials (.creds)."),
    ("nats_nkey", "The seed of an nkey for NATS. It is a secret: prefer CABOCHON_NATS_NKEY."),
    ("nats_token", "A token for NATS. It is a secret: prefer CABOCHON_NATS_TOKEN."),
    ("nats_ca", "A file with the certificates of the authority that signed the NATS server's."),
    ("nats_cert", "A file with the certificate that this node shows to NATS, if NATS asks for one."),
    ("nats_key", "The file with its key."),
    (
        "admin",
        "Where `cabochon admin` reaches this server: \"unix:/run/cabochon/admin\", or \"127.0.0.1:8351\" with `admin_token`, or \"off\". Empty: a socket in \
         the data folder that its owner alone can use; with PostgreSQL, nowhere.",
    ),
    ("admin_token", "What `cabochon admin` must say there, at least 32 characters. It is a secret: prefer CABOCHON_ADMIN_TOKEN."),
    (
        "daily_seed",
        "What the daily deals follow from, at least 16 characters: servers with the same seed have the same deals. Those who know it can work out the \
         deals of every day: prefer CABOCHON_DAILY_SEED. Empty: a random seed, kept in the database.",
    ),
    ("log", "The lowest level to log on standard error: error, warn, info or debug."),
    ("log_format", "\"text\" for lines of key=value, \"json\" for one JSON object per line."),
    ("access_log", "Whether every request is logged: method, route, status and time, never a table's name, a query or a cookie."),
    ("drain_seconds", "When asked to stop, how long to keep serving while /readyz says 503, so that a proxy notices; 0: stop at once."),
    ("bots.threads", "How many bots think at the same time; 0: one per core."),
    ("bots.each", "How many bots of one person think at the same time; 0: all but one."),
    ("bots.thought_ms", "How long a bot thinks about a move when few are waiting, in milliseconds."),
    (
        "bots.look_ms",
        "In a Rush, how long people get to look at each thing that was revealed, in milliseconds. Bots lay nothing before that.",
    ),
    ("keep.unstarted_days", "How many days to keep a table at which no game was started; here and below, 0: for ever."),
    ("keep.unfinished_days", "The same for an unfinished game at which nothing happens."),
    ("keep.finished_days", "The same for a finished game and its record."),
    ("keep.talk_days", "The same for what was said at tables."),
    ("keep.people_days", "The same for a person who does not come back and has no seat in an unfinished game."),
    ("keep.bans_days", "The same for a ban that has ended."),
    ("keep.reports_days", "The same for a report that was settled."),
    ("told.on", "Whether people are told of their turn and so on while they are away, by push or by a webhook that they name."),
    (
        "told.private_addresses",
        "Whether webhooks and pushes may go to addresses of this machine and its network, and without encryption. Everyone who may play here could reach \
         what only this machine can reach: leave it off on a public server.",
    ),
    ("told.wait_seconds", "For how long somebody may be away before they are told, in seconds."),
    ("told.pause_seconds", "The least time between two notices to the same address, in seconds."),
    ("told.retry_seconds", "After how many seconds something that did not arrive is sent again; each further time it is twice as long."),
    (
        "mail.url",
        "A mail server, so that people can have notices by mail: \"smtps://user:password@mail.example.org\", or \"smtp://…?tls=required\" for STARTTLS. It \
         holds a password: prefer CABOCHON_MAIL_URL. Empty: no mail.",
    ),
    ("mail.from", "The sender of these mails, such as \"Cabochon <tables@example.org>\"."),
    ("limits.on", "Whether the limits apply at all."),
    ("limits.message_bytes", "The longest message on a socket and the longest body of a request."),
    ("limits.waiting_bytes_per_socket", "How much may be queued for a socket before it is closed because it does not read."),
    ("limits.waiting_bytes", "How much may be queued for all sockets together before those with long queues are closed."),
    ("limits.sockets", "WebSockets in all; the last tenth is for people who have a seat at a table."),
    ("limits.sockets_per_network", "WebSockets per network: an IPv4 address or an IPv6 /64."),
    ("limits.connections_per_network", "Plain connections per network; at most a quarter of the files that the process may open."),
    ("limits.header_seconds", "How long a client may take to send its request, and how long a connection may be idle."),
    ("limits.request_seconds", "How long a request may take in all."),
    ("limits.tables_per_person", "Unfinished tables at which one person may have a seat."),
    ("limits.tables_per_socket", "Tables that one socket may watch."),
    ("limits.spectators_per_table", "People who watch a table without a seat. Its players always get in."),
    ("limits.entries_per_table", "Entries in a table's log; a game in progress may go beyond it to finish."),
    ("limits.database_mb", "The quota of the database in megabytes: beyond it there are no new tables, but games go on; 0: none."),
    ("limits.lobby_per_network", "Unfinished public tables per network. The lobby shows 100."),
    ("limits.requests", "Requests per network."),
    ("limits.messages", "Messages per socket."),
    ("limits.pings", "Pings per socket; a flood closes it."),
    ("limits.acts", "Acts per person at tables, through all sockets together."),
    ("limits.stories", "Long table histories sent again, per network."),
    ("limits.pictures", "Pictures of links drawn, per network. Beyond that it gets fixed ones."),
    ("limits.talk", "Messages of table talk per person."),
    ("limits.reports", "Reports per person."),
    ("limits.tables", "New tables per person."),
    ("limits.people", "New people per network."),
    ("limits.ways", "Changes per person of how they are told."),
    ("limits.mails", "Mails that a person, and a network, may ask for: to confirm an address, or as a test."),
    ("limits.codes", "Recovery codes tried per network."),
    ("limits.exports", "Archives of records, or of everything, per person."),
];

/// Settings that must not be printed if they came from the environment.
const SECRETS: &[&str] = &["database_url", "nats_url", "nats_password", "nats_token", "nats_nkey", "admin_token", "daily_seed", "mail.url"];

impl Config {
    /// The settings from a file and the environment.
    pub(crate) fn load(file: Option<&Path>, environment: impl Fn(&str) -> Option<String>) -> Result<Config, Failed> {
        Config::layered(file, environment, &[])
    }

    /// Reads this file, or the one the environment names, and the environment.
    pub(crate) fn of_file_and_environment(file: Option<&Path>) -> Result<Config, Failed> {
        let said = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let named = said("CABOCHON_CONFIG").map(PathBuf::from);
        Config::load(file.or(named.as_deref()), said)
    }

    /// The same for showing: secrets from the environment are left out.
    pub(crate) fn load_to_show(file: Option<&Path>, environment: impl Fn(&str) -> Option<String>) -> Result<Config, Failed> {
        Config::layered(file, environment, SECRETS)
    }

    fn layered(file: Option<&Path>, environment: impl Fn(&str) -> Option<String>, unread: &[&str]) -> Result<Config, Failed> {
        let mut settings = Table::try_from(Config::default()).expect("plain data");
        if let Some(file) = file {
            override_with(&mut settings, read(file)?);
        }
        for place in places(&settings, "") {
            if !unread.contains(&place.as_str())
                && let Some(said) = environment(&variable(&place))
            {
                set(&mut settings, &place, &said)?;
            }
        }
        settings.try_into().map_err(|why| Failed::Unusable(format!("the settings do not make sense: {why}")))
    }

    /// An equivalent file, with a comment for each setting.
    pub(crate) fn commented(&self) -> String {
        let settings = Table::try_from(self).expect("plain data");
        let mut text = String::from(
            "# Settings of `cabochon serve`. Each can also be set by the environment: CABOCHON_PORT, CABOCHON_LIMITS_SOCKETS.\n",
        );
        write_table(&mut text, &settings, "");
        text
    }
}

fn read(file: &Path) -> Result<Table, Failed> {
    let bad = |why: &dyn std::fmt::Display| Failed::Unusable(format!("cannot use {}: {why}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|why| bad(&why))?;
    // Parsed as a whole first, so that an error names its line.
    toml::from_str::<Config>(&text).map_err(|why| bad(&why))?;
    toml::from_str(&text).map_err(|why| bad(&why))
}

fn override_with(settings: &mut Table, said: Table) {
    for (name, value) in said {
        match (settings.get_mut(&name), value) {
            (Some(Value::Table(inner)), Value::Table(said)) => override_with(inner, said),
            (_, value) => drop(settings.insert(name, value)),
        }
    }
}

/// The paths of all settings that are not tables: `limits.sockets`.
fn places(settings: &Table, above: &str) -> Vec<String> {
    let place = |name: &str| if above.is_empty() { name.to_string() } else { format!("{above}.{name}") };
    let inner = |(name, value): (&String, &Value)| value.as_table().map_or_else(|| vec![place(name)], |inner| places(inner, &place(name)));
    settings.iter().flat_map(inner).collect()
}

/// The environment variable of a setting.
fn variable(place: &str) -> String {
    format!("CABOCHON_{}", place.replace('.', "_").to_ascii_uppercase())
}

/// Sets a setting from a variable; lists are separated by commas.
fn set(settings: &mut Table, place: &str, said: &str) -> Result<(), Failed> {
    let bad = |wanted: &str| Failed::Unusable(format!("{} is `{said}`, which is not {wanted}", variable(place)));
    let mut names: Vec<&str> = place.split('.').collect();
    let last = names.pop().expect("a place has a name");
    let inner = names.into_iter().fold(settings, |table, name| table[name].as_table_mut().expect("a place of these settings"));
    let value = match &inner[last] {
        Value::Integer(_) => Value::Integer(said.parse().map_err(|_| bad("a whole number"))?),
        Value::Boolean(_) => Value::Boolean(said.parse().map_err(|_| bad("true or false"))?),
        Value::Array(_) => {
            Value::Array(said.split(',').map(str::trim).filter(|word| !word.is_empty()).map(|word| Value::String(word.into())).collect())
        }
        Value::String(_) | Value::Float(_) | Value::Datetime(_) | Value::Table(_) => Value::String(said.into()),
    };
    inner.insert(last.into(), value);
    Ok(())
}

fn about(place: &str) -> &'static str {
    ABOUT.iter().find(|(known, _)| *known == place).map_or("", |(_, about)| about)
}

/// Plain settings first, in the order of [`ABOUT`], then tables; a rate fits on one line.
fn write_table(text: &mut String, settings: &Table, above: &str) {
    let place = |name: &str| if above.is_empty() { name.to_string() } else { format!("{above}.{name}") };
    let order = |name: &str| ABOUT.iter().position(|(known, _)| *known == place(name)).unwrap_or(usize::MAX);
    let is_section = |name: &str, value: &Value| value.is_table() && about(&place(name)).is_empty();
    let mut plain: Vec<(&String, &Value)> = settings.iter().filter(|(name, value)| !is_section(name, value)).collect();
    plain.sort_by_key(|(name, _)| order(name));
    for (name, value) in plain {
        *text += &format!("\n# {}\n{name} = {value}\n", about(&place(name)));
    }
    for (name, value) in settings.iter().filter(|(name, value)| is_section(name, value)) {
        *text += &format!("\n[{}]\n", place(name));
        write_table(text, value.as_table().expect("a section is a table"), &place(name));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nothing(_: &str) -> Option<String> {
        None
    }

    fn file(name: &str, text: &str) -> std::path::PathBuf {
        let path = std::env::temp_dir().join(format!("cabochon-config-{name}-{}.toml", std::process::id()));
        std::fs::write(&path, text).expect("written");
        path
    }

    #[test]
    fn what_is_printed_says_the_same_when_it_is_read() {
        let mut config = Config { port: 81, lan: true, ..Config::default() };
        config.listen = vec!["[::1]:8350".parse().expect("a door"), "unix:/run/x".parse().expect("a door")];
        config.trust_proxy = vec!["10.0.0.0/8".parse().expect("a block")];
        config.limits.talk.burst = 7;
        config.log_format = LogFormat::Json;
        let text = config.commented();
        let path = file("printed", &text);
        assert_eq!(Config::load(Some(&path), nothing).expect("our own file"), config, "{text}");
        let _ = std::fs::remove_file(path);
    }

    #[test]
    fn every_setting_has_a_comment() {
        let settings = Table::try_from(Config::default()).expect("plain data");
        for place in places(&settings, "") {
            let of_rate = place.rsplit_once('.').is_some_and(|(rate, _)| !about(rate).is_empty());
            assert!(of_rate || !about(&place).is_empty(), "{place}");
        }
        for (place, _) in ABOUT {
            let found = place.split('.').try_fold(&Value::Table(settings.clone()), |value, name| value.get(name)).is_some();
            assert!(found, "{place} is no setting");
        }
    }

    #[test]
    fn the_environment_overrides_the_file_and_a_fault_is_named() {
        let path = file("layers", "port = 1\nlan = true\n[limits]\nsockets = 5\n[limits.talk]\nburst = 2\nevery_ms = 1\n");
        let environment = |name: &str| match name {
            "CABOCHON_PORT" => Some("2".into()),
            "CABOCHON_LISTEN" => Some("127.0.0.1:1, [::1]:1".into()),
            "CABOCHON_LIMITS_TALK_BURST" => Some("9".into()),
            "CABOCHON_NATS_TOKEN" => Some("secret".into()),
            _ => None,
        };
        let config = Config::load(Some(&path), environment).expect("both are fine");
        assert_eq!((config.port, config.lan, config.listen.len()), (2, true, 2));
        assert_eq!((config.limits.sockets, config.limits.talk.burst, config.limits.talk.every_ms), (5, 9, 1));
        assert_eq!(config.nats_token, "secret");
        let shown = Config::load_to_show(Some(&path), environment).expect("both are fine").commented();
        assert!(!shown.contains("secret,") && !shown.contains("\"secret\""), "{shown}");
        let bad = |name: &'static str, value: &'static str| {
            Config::load(None, move |asked: &str| (asked == name).then(|| value.into())).expect_err("it makes no sense").to_string()
        };
        assert!(bad("CABOCHON_PORT", "many").contains("CABOCHON_PORT is `many`"));
        assert!(bad("CABOCHON_LISTEN", "here").contains("`here` is not an address to listen on"));
        let path = file("bad", "prot = 1\n");
        let why = Config::load(Some(&path), nothing).expect_err("a slip").to_string();
        assert!(why.contains("prot") && why.contains("line 1"), "{why}");
    }
}
