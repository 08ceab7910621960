//! PostgreSQL, NATS and reverse proxies for tests: started in their own folders, stopped at the end.

#![allow(dead_code, reason = "not every test needs every service")]

use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A folder that is removed at the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    /// A new empty folder.
    pub(crate) fn new(name: &str) -> Folder {
        static COUNT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("cabochon-{name}-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder for tests");
        Folder(path)
    }

    /// The names of the files in it, sorted.
    pub(crate) fn files(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).expect("our own folder");
        let mut names: Vec<String> = files.map(|file| file.expect("a file").file_name().to_string_lossy().into()).collect();
        names.sort();
        names
    }

    /// What a file in it says.
    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("a file that was written")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A PostgreSQL server that listens on a socket file only.
pub(crate) struct PostgresServer {
    folder: Folder,
    programs: PathBuf,
    more: Vec<String>,
    process: Option<Child>,
}

impl PostgresServer {
    /// Initialises a cluster and starts it.
    pub(crate) fn start() -> PostgresServer {
        let programs = programs("postgres", "/usr/lib/postgresql", "postgresql");
        let folder = Folder::new("postgres");
        // It refuses to run as root, so the folder belongs to the package's user.
        if is_root() {
            done(Command::new("chown").arg("postgres").arg(&folder.0));
        }
        let mut init = as_postgres(&programs.join("initdb"));
        init.args(["--no-sync", "--auth=trust", "--username=postgres", "-D"]).arg(folder.0.join("data"));
        done(init.stdout(Stdio::null()).current_dir(&folder.0));
        let mut server = PostgresServer { folder, programs, more: vec!["listen_addresses=".into()], process: None };
        server.resume();
        server
    }

    /// Also listens on a port of 127.0.0.1, with TLS by this certificate and its key, and returns the port.
    pub(crate) fn listen_with_tls(&mut self, certificate: &str, key: &str) -> u16 {
        self.stop();
        for (name, text) in [("server.crt", certificate), ("server.key", key)] {
            let file = self.folder.0.join("data").join(name);
            fs::write(&file, text).expect("written");
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("our own file");
            if is_root() {
                done(Command::new("chown").arg("postgres").arg(&file));
            }
        }
        let port = free_port();
        self.more = ["listen_addresses=127.0.0.1", "ssl=on"].map(Into::into).to_vec();
        self.more.push(format!("port={port}"));
        self.resume();
        port
    }

    /// Its address.
    pub(crate) fn url(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.folder.0.display())
    }

    /// Stops it at once, as a crash would.
    pub(crate) fn stop(&mut self) {
        let mut stop = as_postgres(&self.programs.join("pg_ctl"));
        let _ = stop.args(["stop", "-m", "immediate", "-D"]).arg(self.folder.0.join("data")).stdout(Stdio::null()).status();
        if let Some(mut process) = self.process.take() {
            let _ = process.wait();
        }
    }

    /// Starts it again on the same data.
    pub(crate) fn resume(&mut self) {
        let mut start = as_postgres(&self.programs.join("postgres"));
        start.arg("-D").arg(self.folder.0.join("data")).args(["-c", "max_connections=60"]);
        start.args(self.more.iter().flat_map(|setting| ["-c", setting])).arg("-k");
        let process = start.arg(&self.folder.0).current_dir(&self.folder.0).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        self.process = Some(process.expect("postgres starts"));
        let folder = self.folder.0.clone();
        wait_for("PostgreSQL", || {
            let mut ready = Command::new(self.programs.join("pg_isready"));
            let port = self.more.iter().find_map(|setting| setting.strip_prefix("port=")).unwrap_or("5432");
            ready.args(["-q", "-p", port, "-h"]).arg(&folder).status().is_ok_and(|status| status.success())
        });
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A NATS server on a local port.
pub(crate) struct NatsServer {
    program: PathBuf,
    pub(crate) port: u16,
    settings: Option<PathBuf>,
    process: Option<Child>,
}

impl NatsServer {
    /// Starts it on a free port.
    pub(crate) fn start() -> NatsServer {
        NatsServer::told(None)
    }

    /// The same with a configuration file.
    pub(crate) fn told(settings: Option<PathBuf>) -> NatsServer {
        let program = programs("nats-server", "/usr/sbin", "nats-server").join("nats-server");
        let mut server = NatsServer { program, port: free_port(), settings, process: None };
        server.resume();
        server
    }

    /// Its address.
    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends it at once.
    pub(crate) fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Starts it again on the same port.
    pub(crate) fn resume(&mut self) {
        let mut start = Command::new(&self.program);
        start.args(self.settings.iter().flat_map(|file| [OsStr::new("-c"), file.as_os_str()]));
        start.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]).stdout(Stdio::null()).stderr(Stdio::null());
        self.process = Some(start.spawn().expect("nats-server starts"));
        let port = self.port;
        wait_for("NATS", || std::net::TcpStream::connect(("127.0.0.1", port)).is_ok());
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A reverse proxy on a local port, configured by the example in `packaging/`: only the address, the certificate and the node differ.
pub(crate) struct Proxy {
    process: Child,
    _folder: Folder,
    pub(crate) host: String,
}

impl Proxy {
    pub(crate) fn nginx(example: &str, node: &str) -> Proxy {
        Proxy::start("nginx", example, node, |example, port, folder| {
            let paths =
                ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(|kind| format!("{kind}_temp_path {folder}/{kind};")).join(" ");
            let user = if is_root() { "user root;" } else { "" };
            let plain: Vec<&str> = example.lines().filter(|line| !line.trim().starts_with("ssl_")).collect();
            let plain = plain.join("\n").replace("listen 443 ssl;", &format!("listen 127.0.0.1:{port};"));
            let conf = format!("{user} pid {folder}/pid; error_log stderr warn; events {{}} http {{ access_log off; {paths}\n{plain}\n}}");
            (conf, vec!["-g".into(), "daemon off;".into(), "-p".into(), folder.into(), "-c".into()])
        })
    }

    pub(crate) fn caddy(example: &str, node: &str) -> Proxy {
        Proxy::start("caddy", example, node, |example, port, _| {
            let conf = example.replacen('{', "{\n\tadmin off\n\tauto_https off", 1);
            let conf = conf.replace("{$SITE:tables.example} {", &format!("http://127.0.0.1:{port} {{\n\tbind 127.0.0.1"));
            (conf, ["run", "--adapter", "caddyfile", "--config"].map(Into::into).to_vec())
        })
    }

    pub(crate) fn haproxy(example: &str, node: &str) -> Proxy {
        Proxy::start("haproxy", example, node, |example, port, _| {
            let conf = example.replace("bind :443 ssl crt /etc/ssl/private/tables.example.pem", &format!("bind 127.0.0.1:{port}"));
            (conf.replace("X-Forwarded-Proto https", "X-Forwarded-Proto http"), vec!["-f".into()])
        })
    }

    /// Starts the program on the example, which `adapt` makes listen on a free port; its arguments end with the file's name.
    fn start(name: &str, example: &str, node: &str, adapt: impl FnOnce(&str, u16, &str) -> (String, Vec<String>)) -> Proxy {
        let program = programs(name, "/usr/sbin", name).join(name);
        let (folder, port) = (Folder::new(name), free_port());
        let (conf, arguments) = adapt(example, port, folder.0.to_str().expect("a plain path"));
        let adapted = conf.replace("127.0.0.1:8350", node);
        assert!(adapted.contains(&port.to_string()) && adapted.contains(node), "the example of {name} has changed its shape:\n{adapted}");
        let file = folder.0.join("conf");
        fs::write(&file, adapted + "\n").expect("written");
        let mut start = Command::new(program);
        start.args(arguments).arg(&file).env("HOME", &folder.0).env("XDG_DATA_HOME", &folder.0).env("XDG_CONFIG_HOME", &folder.0);
        let process = start.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the proxy starts");
        let proxy = Proxy { process, _folder: folder, host: format!("127.0.0.1:{port}") };
        wait_for(name, || std::net::TcpStream::connect(&proxy.host).is_ok());
        proxy
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Its workers exit with it.
        let _ = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status();
        let _ = self.process.wait();
    }
}

/// A port that nobody is using.
pub(crate) fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    listener.local_addr().expect("bound").port()
}

/// Waits until something holds, for at most half a minute.
pub(crate) fn wait_for(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(30), "waited too long for {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// The folder of a program: on the path or under its package's folder. `scripts/check` installs what is missing.
fn programs(name: &str, beside: &str, package: &str) -> PathBuf {
    find(name, beside)
        .unwrap_or_else(|| panic!("this test needs `{name}`: install Debian's package `{package}`, or run scripts/check as root"))
}

fn find(name: &str, beside: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = vec![beside.into()];
    folders.extend(fs::read_dir(beside).ok().into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path().join("bin"))));
    folders.extend(std::env::split_paths(&path));
    let found = folders.into_iter().find(|folder| folder.join(name).is_file())?;
    // Through a link to the real folder, where the programs that belong to it are.
    fs::canonicalize(found.join(name)).ok()?.parent().map(Into::into)
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

fn as_postgres(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program);
    command
}

fn done(command: &mut Command) {
    let status = command.status().unwrap_or_else(|why| panic!("{command:?}: {why}"));
    assert!(status.success(), "{command:?}: {status}");
}
