//! `cabochon serve`: starts the server, says where it is, and stops when told to.

use crate::app::{App, Ending};
use crate::attending;
use crate::bus::Bus;
use crate::chores;
use crate::guard::Guard;
use crate::http::router;
use crate::node::Node;
use crate::store::{Failed, Store};
use crate::thinking::Shares;
use axum::serve::ListenerExt;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::io::{ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

const AFTER: &str = "\
Examples:
  cabochon serve                                  for this machine
  cabochon serve --lan                            for everybody on the local network, with a QR code for phones
  cabochon serve --port 80 --data /srv/cabochon
  CABOCHON_DATABASE_URL=postgres://… cabochon serve --nats-url nats://… --behind-proxy

docs/operations.md explains how to run it permanently, on one machine or several.";

/// Where the data is.
#[derive(clap::Args, Debug, Clone)]
pub struct Place {
    /// The folder of the embedded database [default: the platform's application-data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,

    /// A PostgreSQL database instead of the embedded one; CABOCHON_DATABASE_URL does the same and does not show up in process lists
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database_url: Option<String>,
}

/// How to serve.
#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct Args {
    /// Listen on the local network, and show a QR code of the address
    #[arg(long)]
    lan: bool,

    /// The port to listen on; 0 for any that is free
    #[arg(short, long, default_value_t = PORT)]
    port: u16,

    #[command(flatten)]
    place: Place,

    /// A NATS server through which several nodes on one PostgreSQL database hear of one another
    #[arg(long, value_name = "URL")]
    nats_url: Option<String>,

    /// A reverse proxy stands before this server: believe its X-Forwarded-For and X-Forwarded-Proto
    #[arg(long)]
    behind_proxy: bool,

    #[command(flatten)]
    bots: BotArgs,

    /// No caps and no rate limits, for load tests on your own machine
    #[arg(long)]
    no_limits: bool,
}

const PORT: u16 = 8350;

/// How bots share the machine.
#[derive(clap::Args, Debug, Clone, Copy)]
pub(crate) struct BotArgs {
    /// How many bots think at the same time [default: one a core; people are served first]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    bot_threads: Option<u16>,

    /// How many bots of one person think at the same time [default: all but one, so that nobody waits for another's]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    bots_each: Option<u16>,

    /// How many milliseconds a bot thinks about a move when few wait; when many do, it thinks less
    #[arg(long, value_name = "MS", default_value_t = THOUGHT, value_parser = clap::value_parser!(u32).range(10..=60_000))]
    bot_thought: u32,
}

const THOUGHT: u32 = 700;

impl BotArgs {
    /// What holds when nothing is said.
    const PLAIN: BotArgs = BotArgs { bot_threads: None, bots_each: None, bot_thought: THOUGHT };

    fn shares(self) -> Shares {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.bot_threads.map_or_else(cores, usize::from);
        let each = self.bots_each.map_or((threads - 1).max(1), usize::from);
        Shares { threads, each, thought: Duration::from_millis(self.bot_thought.into()) }
    }
}

impl Args {
    /// What holds when nothing is said.
    pub fn plain() -> Args {
        let place = Place { data: None, database_url: None };
        Args { lan: false, port: PORT, place, nats_url: None, behind_proxy: false, bots: BotArgs::PLAIN, no_limits: false }
    }
}

impl Place {
    /// The address of the PostgreSQL database, if one was named.
    pub(crate) fn url(&self) -> Option<String> {
        let unsaid = self.data.is_none();
        self.database_url.clone().or_else(|| std::env::var("CABOCHON_DATABASE_URL").ok().filter(|url| unsaid && !url.is_empty()))
    }

    pub(crate) fn folder(&self) -> Result<PathBuf, Failed> {
        let known = self.data.clone().or_else(data_folder);
        known.ok_or_else(|| Failed::Unusable("no data folder is known on this platform: give one with --data".into()))
    }

    /// Opens the store for a server.
    pub(crate) async fn open(&self) -> Result<Store, Failed> {
        match self.url() {
            Some(url) => Store::connect(&url).await,
            None => Store::open(&self.folder()?).await,
        }
    }

    /// Opens the store for a look, beside a server that may be using it.
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
pub(crate) async fn run(args: &Args) -> Result<(), Failed> {
    if args.nats_url.is_some() && args.place.url().is_none() {
        return Err(Failed::Unusable("several nodes need a database that they share: give --database-url with --nats-url".into()));
    }
    raise_limit_of_files();
    let _too_large = survive_limits_of_file_size();
    let listener = listen(args.lan, args.port).await?;
    let address = listener.local_addr().map_err(|why| Failed::Unusable(why.to_string()))?;
    let store = args.place.open().await?;
    let bus = match &args.nats_url {
        Some(url) => Bus::nats(url).await?,
        None => Bus::Alone,
    };
    let node = Node::new(store.clone(), bus, !args.no_limits, args.bots.shares())?;
    let chores = begin_chores(&node);
    let (end, ending) = Ending::new();
    let app = App { node: node.clone(), guard: Arc::new(Guard::default()), behind_proxy: args.behind_proxy, ending };
    tracing::info!(%address, lan = args.lan, "open");
    announce(address, args.lan, &args.place);
    let asked = async move {
        asked_to_go().await;
        tracing::info!("closing");
        let _ = end.send(true);
    };
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    let going = Arc::new(tokio::sync::Notify::new());
    let told = going.clone();
    // A frame leaves at once: it waits neither for more nor for the other side's word that it has the last one.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let served = axum::serve(listener, service).with_graceful_shutdown(async move {
        asked.await;
        told.notify_one();
    });
    // Requests under way are finished, but a client that does not read does not keep the server from going.
    const LAST: Duration = Duration::from_secs(5);
    tokio::select! {
        done = served => done.map_err(|why| Failed::Unusable(why.to_string()))?,
        () = async { going.notified().await; tokio::time::sleep(LAST).await } => {}
    }
    // What sockets asked for last is written before the store closes.
    let _ = tokio::time::timeout(LAST, async {
        while node.metrics.sockets.now() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    chores.iter().for_each(tokio::task::JoinHandle::abort);
    store.close().await;
    Ok(())
}

fn begin_chores(node: &Arc<Node>) -> Vec<tokio::task::JoinHandle<()>> {
    let mut chores = vec![
        tokio::spawn(attending::begin_due(node.clone())),
        tokio::spawn(chores::renew(node.clone())),
        tokio::spawn(chores::keep(node.clone())),
        tokio::spawn(chores::sweep(node.clone())),
    ];
    let lobby = node.clone();
    chores.push(tokio::spawn(async move { lobby.lobby.keep(&lobby.archive).await }));
    // Without a bus another node may still be there: look for what it did.
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

async fn listen(lan: bool, port: u16) -> Result<TcpListener, Failed> {
    let address = if lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    TcpListener::bind((address, port)).await.map_err(|why| {
        Failed::Unusable(if why.kind() == ErrorKind::AddrInUse {
            format!("port {port} is in use: stop what uses it, or choose another with --port")
        } else if why.kind() == ErrorKind::PermissionDenied {
            format!("this user may not open port {port}: choose one above 1023 with --port")
        } else {
            format!("cannot listen on port {port}: {why}")
        })
    })
}

/// Says on standard output where the server is.
fn announce(address: SocketAddr, lan: bool, place: &Place) {
    let host = if lan { lan_address().unwrap_or(address.ip()) } else { address.ip() };
    let url = format!("http://{host}:{}/", address.port());
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "Cabochon is open at {url}");
    if let (None, Ok(folder)) = (place.url(), place.folder()) {
        let _ = writeln!(out, "Games are kept in {}", folder.display());
    }
    if lan && let Ok(code) = QrCode::new(&url) {
        let code = code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
        let _ = writeln!(out, "\n{code}\n");
    }
    let _ = writeln!(out, "Press ctrl-c to close it.");
    let _ = out.flush();
}

/// The address under which other machines of the network know this one. Nothing is sent.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// Every socket is a file, and the usual limit is for people at a terminal.
pub(crate) fn raise_limit_of_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
}

/// A file that may not grow any more is a write that fails, and not the end of the process.
fn survive_limits_of_file_size() -> Option<tokio::signal::unix::Signal> {
    const SIGXFSZ: i32 = 25;
    tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(SIGXFSZ)).ok()
}

/// Waits for ctrl-c, or for what a system sends to a service that is to stop.
async fn asked_to_go() {
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => signal.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminated => {}
    }
}

/// Whether a file of this name exists; used where one would be overwritten.
pub(crate) fn exists(path: &Path) -> bool {
    path.try_exists().unwrap_or(true)
}
