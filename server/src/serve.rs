//! `cabochon serve`: starts the server, says where it is, and stops when told to.

use crate::admin;
use crate::app::{App, Ending};
use crate::attending;
use crate::bus::Bus;
use crate::chores;
use crate::config::{Bots, Config, Level, LogFormat};
use crate::daily::Daily;
use crate::front::{self, Door, Listener};
use crate::hosts::Hosts;
use crate::http::router;
use crate::network::{Block, Proxies};
use crate::node::Node;
use crate::retention;
use crate::starting;
use crate::store::{Failed, Store};
use crate::told::{self, Told};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::task::JoinSet;

const AFTER: &str = "\
Examples:
  cabochon serve                                  for this machine
  cabochon serve --lan                            for everybody on the local network, with a QR code for phones
  cabochon serve --port 80 --data /srv/cabochon
  cabochon serve --listen 127.0.0.1:8350 --listen unix:/run/cabochon/socket --behind-proxy --host tables.example
  CABOCHON_DATABASE_URL=postgres://… cabochon serve --nats-url nats://… --trust-proxy 10.0.0.0/8
  cabochon serve --print-config > cabochon.toml   every setting with its meaning, for --config

docs/operations.md explains how to run it permanently, on one machine or several.";

/// Where the data is.
#[derive(clap::Args, Debug, Clone, Default)]
pub struct DataPlace {
    /// The folder of the embedded database [default: the platform's application-data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,

    /// A PostgreSQL database instead of the embedded one; CABOCHON_DATABASE_URL does the same and does not show up in process lists
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database_url: Option<String>,
}

/// How to serve.
#[derive(clap::Args, Debug, Default)]
#[command(after_help = AFTER)]
pub struct Args {
    /// Listen on the local network, and show a QR code of the address
    #[arg(long)]
    lan: bool,

    /// The port to listen on; 0 for any that is free [default: 8350]
    #[arg(short, long)]
    port: Option<u16>,

    /// Listen here: 127.0.0.1:8350, [::]:8350 or unix:/run/cabochon/socket; may be given several times
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["lan", "port"])]
    listen: Vec<Door>,

    #[command(flatten)]
    place: DataPlace,

    /// A NATS server that connects several nodes on one PostgreSQL database; CABOCHON_NATS_URL does the same
    #[arg(long, value_name = "URL")]
    nats_url: Option<String>,

    /// Reverse proxies whose X-Forwarded-For and X-Forwarded-Proto to trust: addresses or blocks such as 10.0.0.0/8
    #[arg(long, value_name = "ADDRESS", value_delimiter = ',')]
    trust_proxy: Vec<Block>,

    /// Trust a reverse proxy on this machine; the same as --trust-proxy 127.0.0.0/8,::1
    #[arg(long)]
    behind_proxy: bool,

    #[command(flatten)]
    bots: BotArgs,

    /// A host name to answer to, such as tables.example; may be given several times
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    host: Vec<String>,

    /// Turn off caps and rate limits, for load tests on your own machine
    #[arg(long)]
    no_limits: bool,

    /// The lowest level to log [default: warn]
    #[arg(long, value_enum)]
    log: Option<Level>,

    /// The format of the log on standard error [default: text]
    #[arg(long, value_enum)]
    log_format: Option<LogFormat>,

    /// Log every request: method, route, status and time
    #[arg(long)]
    access_log: bool,

    /// A file of settings; CABOCHON_CONFIG does the same
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,

    /// Print every setting with its meaning, as a file for --config, and exit
    #[arg(long)]
    print_config: bool,
}

/// How bots share the machine.
#[derive(clap::Args, Debug, Clone, Copy, Default)]
pub(crate) struct BotArgs {
    /// How many bots think at the same time [default: one per core; people are served first]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    bot_threads: Option<u16>,

    /// How many bots of one person think at the same time [default: all threads but one]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    bots_each: Option<u16>,

    /// How many milliseconds a bot thinks about a move when few are waiting, less when many are [default: 1000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(10..=60_000))]
    bot_thought: Option<u32>,
}

impl BotArgs {
    /// Applies the command line to the settings.
    fn over(self, bots: &mut Bots) {
        bots.threads = self.bot_threads.unwrap_or(bots.threads);
        bots.each = self.bots_each.unwrap_or(bots.each);
        bots.thought_ms = self.bot_thought.unwrap_or(bots.thought_ms);
    }
}

impl Args {
    /// The default.
    pub fn plain() -> Args {
        Args::default()
    }

    /// Whether the settings are only to be printed.
    pub(crate) fn prints(&self) -> bool {
        self.print_config
    }

    /// The settings as a file.
    pub(crate) fn printed(&self) -> Result<String, Failed> {
        Ok(self.over(Config::load_to_show(self.file().as_deref(), variable)?).commented())
    }

    /// The settings from the file, the environment and the command line.
    pub(crate) fn settings(&self) -> Result<Config, Failed> {
        Ok(self.over(Config::load(self.file().as_deref(), variable)?))
    }

    fn file(&self) -> Option<PathBuf> {
        self.config.clone().or_else(|| variable("CABOCHON_CONFIG").map(PathBuf::from))
    }

    /// The settings, with the command line applied.
    fn over(&self, mut config: Config) -> Config {
        let text = |path: &PathBuf| path.to_string_lossy().into_owned();
        if self.lan || self.port.is_some() {
            config.listen.clear();
        }
        if !self.listen.is_empty() {
            config.listen = self.listen.clone();
        }
        config.lan |= self.lan;
        config.port = self.port.unwrap_or(config.port);
        // A folder on the command line wins over a database in the environment.
        if let Some(data) = &self.place.data {
            (config.data, config.database_url) = (text(data), String::new());
        }
        config.database_url = self.place.database_url.clone().unwrap_or(config.database_url);
        config.nats_url = self.nats_url.clone().unwrap_or(config.nats_url);
        config.trust_proxy.extend(&self.trust_proxy);
        if self.behind_proxy {
            config.trust_proxy.extend(["127.0.0.0/8", "::1"].map(|block| block.parse::<Block>().expect("a block")));
        }
        config.host.extend(self.host.iter().cloned());
        config.limits.on &= !self.no_limits;
        config.log = self.log.unwrap_or(config.log);
        config.log_format = self.log_format.unwrap_or(config.log_format);
        config.access_log |= self.access_log;
        self.bots.over(&mut config.bots);
        config
    }
}

/// An environment variable, if it is set and not empty.
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

impl DataPlace {
    /// Where the settings say.
    fn of(config: &Config) -> DataPlace {
        let said = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        let database_url = said(&config.database_url);
        DataPlace { data: said(&config.data).filter(|_| database_url.is_none()).map(PathBuf::from), database_url }
    }

    /// In this folder, if given.
    pub(crate) fn in_folder(data: Option<PathBuf>) -> DataPlace {
        DataPlace { data, database_url: None }
    }

    /// The address of the PostgreSQL database, if one was named.
    pub(crate) fn url(&self) -> Option<String> {
        let unsaid = self.data.is_none();
        self.database_url.clone().or_else(|| variable("CABOCHON_DATABASE_URL").filter(|_| unsaid))
    }

    pub(crate) fn folder(&self) -> Result<PathBuf, Failed> {
        let known = self.data.clone().or_else(|| variable("CABOCHON_DATA").map(PathBuf::from)).or_else(data_folder);
        known.ok_or_else(|| Failed::Unusable("no data folder is known on this platform: give one with --data".into()))
    }

    /// Opens the store for a server.
    pub(crate) async fn open(&self) -> Result<Store, Failed> {
        match self.url() {
            Some(url) => Store::connect(&url).await,
            None => Store::open(&self.folder()?).await,
        }
    }

    /// Opens the store read-only, beside a server that may be using it.
    pub(crate) async fn look(&self) -> Result<Store, Failed> {
        match self.url() {
            Some(url) => Store::look_at(&url).await,
            None => Store::look(&self.folder()?).await,
        }
    }
}

/// The platform's application-data folder.
fn data_folder() -> Option<PathBuf> {
    let var = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if cfg!(windows) {
        return Some(var("APPDATA")?.join("Cabochon"));
    }
    if cfg!(target_os = "macos") {
        return Some(var("HOME")?.join("Library/Application Support/Cabochon"));
    }
    var("XDG_DATA_HOME").or_else(|| Some(var("HOME")?.join(".local/share"))).map(|folder| folder.join("cabochon"))
}

/// Serves until told to stop.
pub(crate) async fn run(config: Config) -> Result<(), Failed> {
    let place = DataPlace::of(&config);
    if !config.nats_url.is_empty() && place.url().is_none() {
        return Err(Failed::Unusable("several nodes need a database that they share: give --database-url with --nats-url".into()));
    }
    raise_limit_of_files();
    let _too_large = survive_limits_of_file_size();
    // Before anyone is told that the server is open: from then on it stops cleanly when asked to.
    let asked_to_go = asked_to_go();
    let mut listeners = Vec::new();
    for door in doors(&config) {
        listeners.push(Listener::open(&door).await?);
    }
    let mut asked_to_go = pin!(asked_to_go);
    let started = starting::meanwhile(&listeners, async {
        let store = place.open().await?;
        let bus = if config.nats_url.is_empty() { Bus::Alone } else { Bus::nats(&config).await? };
        Ok::<_, Failed>((store, bus))
    });
    let (store, bus) = tokio::select! {
        started = started => started?,
        () = asked_to_go.as_mut() => return Ok(()),
    };
    let keepers_door = admin::open(&config, &place).await?;
    let daily = Daily::open(&store, &config.daily_seed).await?;
    let told = Told::open(&store, config.told, &config.mail).await?;
    let node = Node::new(store.clone(), bus, config.limits.clone(), config.bots.shares(), daily, told)?;
    node.load_bans().await?;
    node.measure().await;
    let mut chores = begin_chores(&node);
    chores.push(tokio::spawn(retention::keep(node.clone(), config.keep)));
    let (end, ending) = Ending::new();
    let telling = tokio::spawn(told::keep(node.clone(), ending.clone()));
    let app = App::new(node.clone(), Proxies::new(config.trust_proxy.clone()), Hosts::new(&config.host), ending);
    announce(&listeners, &config, &place);
    let router = router(app.clone());
    let mut served: JoinSet<()> = listeners.into_iter().map(|listener| front::serve(listener, app.clone(), router.clone())).collect();
    if let Some(listener) = keepers_door {
        served.spawn(front::serve(listener, app.clone(), admin::router(app.clone(), &config.admin_token)));
    }
    asked_to_go.as_mut().await;
    drain(&app, &config).await;
    tracing::info!("closing");
    let _ = end.send(true);
    while served.join_next().await.is_some() {}
    // What sockets asked for last is written before the store closes.
    let _ = tokio::time::timeout(front::LAST, async {
        while node.metrics.sockets.now() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    let _ = telling.await;
    chores.iter().for_each(tokio::task::JoinHandle::abort);
    store.close().await;
    Ok(())
}

/// Reports that nobody new should be sent here, and keeps serving for as long as the settings say, or until asked to stop again.
async fn drain(app: &App, config: &Config) {
    app.leave();
    let patience = Duration::from_secs(config.drain_seconds);
    if !patience.is_zero() {
        tracing::info!(seconds = config.drain_seconds, "stopping");
        let _ = tokio::time::timeout(patience, asked_to_go()).await;
    }
}

/// Where to listen: the configured addresses, or the port, for this machine or for the network.
fn doors(config: &Config) -> Vec<Door> {
    let host = if config.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    if config.listen.is_empty() { vec![Door::Tcp((host, config.port).into())] } else { config.listen.clone() }
}

fn begin_chores(node: &Arc<Node>) -> Vec<tokio::task::JoinHandle<()>> {
    let mut chores = vec![
        tokio::spawn(attending::begin_due(node.clone())),
        tokio::spawn(chores::renew(node.clone())),
        tokio::spawn(chores::keep(node.clone())),
        tokio::spawn(crate::vigil::keep(node.clone())),
        tokio::spawn(chores::sweep(node.clone())),
        tokio::spawn(chores::measure(node.clone())),
        tokio::spawn(chores::forget_on(node.clone())),
        tokio::spawn(crate::contests::keep(node.clone())),
    ];
    let lobby = node.clone();
    chores.push(tokio::spawn(async move { lobby.lobby.keep(&lobby.archive).await }));
    // Without a bus another node may still be running: look for what it did.
    if node.archive.store.is_shared() {
        chores.push(tokio::spawn(chores::keep_up(node.clone())));
    }
    if matches!(node.bus, Bus::Nats(_)) {
        chores.push(tokio::spawn(chores::repeat(node.clone())));
    }
    let (node, mut heard) = (node.clone(), node.bus.listen());
    chores.push(tokio::spawn(async move {
        while let Some(heard) = heard.recv().await {
            node.hear(heard).await;
        }
    }));
    chores
}

/// Prints where the server is.
fn announce(listeners: &[Listener], config: &Config, place: &DataPlace) {
    let mut out = std::io::stdout().lock();
    for (index, listener) in listeners.iter().enumerate() {
        tracing::info!(at = %listener, "open");
        let word = if index == 0 { "Cabochon is open at" } else { "and at" };
        let _ = writeln!(out, "{word} {}", url(listener));
    }
    if let (None, Ok(folder)) = (place.url(), place.folder()) {
        let _ = writeln!(out, "Games are kept in {}", folder.display());
    }
    if let (true, Some(first)) = (config.lan, listeners.first())
        && let Ok(code) = QrCode::new(url(first))
    {
        let code = code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
        let _ = writeln!(out, "\n{code}\n");
    }
    let _ = writeln!(out, "Press ctrl-c to close it.");
    let _ = out.flush();
}

/// What to type into a browser; for a Unix socket, its name.
fn url(listener: &Listener) -> String {
    let Some(address) = listener.address() else { return listener.to_string() };
    let host = if address.ip() == Ipv4Addr::UNSPECIFIED { lan_address().unwrap_or(address.ip()) } else { address.ip() };
    format!("http://{}/", SocketAddr::new(host, address.port()))
}

/// This machine's address on the local network. Nothing is sent.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// Every socket is a file, and the usual limit is meant for people at a terminal.
pub(crate) fn raise_limit_of_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
}

/// A file that may not grow any more should be a failed write, not the end of the process.
fn survive_limits_of_file_size() -> Option<Signal> {
    const SIGXFSZ: i32 = 25;
    signal(SignalKind::from_raw(SIGXFSZ)).ok()
}

/// Listens for ctrl-c, and for a service manager's signals, from now on; the future completes when one arrives.
fn asked_to_go() -> impl Future<Output = ()> {
    let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        let [interrupted, terminated] = signals.map(received);
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
}

async fn received(signal: std::io::Result<Signal>) {
    match signal {
        Ok(mut signal) => drop(signal.recv().await),
        Err(_) => std::future::pending().await,
    }
}

/// Whether a file of this name exists; used where one would be overwritten.
pub(crate) fn exists(path: &Path) -> bool {
    path.try_exists().unwrap_or(true)
}
