//! The real server and real clients: processes, HTTP and sockets.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

/// How long to wait for an answer: long, since a busy machine is not the server's fault.
const PATIENCE: Duration = Duration::from_secs(60);

/// Every socket is an open file, and a test may hold many.
pub(crate) fn raise_limit_of_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
}

/// A server process.
pub(crate) struct Server {
    process: Option<Child>,
    pub(crate) host: String,
}

impl Server {
    /// Starts it on the data in a folder, and waits until it is open.
    pub(crate) fn start(data: &Path, more: &[&str]) -> Server {
        let data = data.to_str().expect("a plain path");
        Server::with(&[&["--data", data], more].concat())
    }

    /// The same with settings in its environment: `("LIMITS_SOCKETS", "5")`.
    pub(crate) fn start_told(data: &Path, more: &[&str], settings: &[(&str, &str)]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cabochon"));
        command.args(["serve", "--port", "0", "--data"]).arg(data).args(more);
        Server::run(command.envs(settings.iter().map(|(name, value)| (format!("CABOCHON_{name}"), value))))
    }

    /// A value from `/metrics`.
    pub(crate) fn metric(&self, name: &str) -> Option<f64> {
        let (_, _, text) = self.ask("GET", "/metrics", "", "");
        text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
    }

    pub(crate) fn with(args: &[&str]) -> Server {
        let args = if args.contains(&"--port") { args.to_vec() } else { [args, &["--port", "0"]].concat() };
        Server::run(Command::new(env!("CARGO_BIN_EXE_cabochon")).arg("serve").args(args))
    }

    /// Runs this command, which starts a server whose standard error is piped, and returns the log with it.
    pub(crate) fn run_logged(command: &mut Command) -> (Server, ChildStderr) {
        let mut server = Server::run(command);
        let log = server.process.as_mut().and_then(|process| process.stderr.take()).expect("piped");
        (server, log)
    }

    /// Runs this command, which starts a server, and waits until it is open.
    pub(crate) fn run(command: &mut Command) -> Server {
        let mut process = command.stdout(Stdio::piped()).spawn().expect("the binary starts");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
        let host = line.trim().strip_prefix("Cabochon is open at http://").unwrap_or_else(|| panic!("`{line}`"));
        Server { host: host.trim_end_matches('/').into(), process: Some(process) }
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(mut self) {
        let mut process = self.process.take().expect("it runs");
        process.kill().expect("our own process");
        process.wait().expect("our own process");
    }

    /// The address of a server that is not running.
    pub(crate) fn idle() -> Server {
        Server { process: None, host: String::new() }
    }

    /// Asks it to stop, and returns whether it stopped cleanly.
    pub(crate) fn terminate(mut self) -> bool {
        let mut process = self.process.take().expect("it runs");
        let asked = Command::new("kill").args(["-TERM", &process.id().to_string()]).status();
        asked.is_ok_and(|asked| asked.success()) && process.wait().is_ok_and(|status| status.success())
    }

    /// Its process ID.
    pub(crate) fn id(&self) -> u32 {
        self.process.as_ref().expect("it runs").id()
    }

    /// Sends it a signal: `STOP`, `CONT`.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.process.as_ref().expect("it runs").id().to_string();
        assert!(Command::new("kill").args([&format!("-{name}"), &id]).status().is_ok_and(|sent| sent.success()));
    }

    pub(crate) fn port(&self) -> &str {
        self.host.rsplit(':').next().expect("host and port")
    }

    /// One request, one answer: the status, the headers, and the body.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> (u16, String, String) {
        ask(&self.host, method, path, headers, body).unwrap_or_else(|why| panic!("{method} {path}: {why}"))
    }

    /// A new person.
    pub(crate) fn person(&self, name: &str) -> Person {
        let (status, head, _) = self.ask("POST", "/api/me", "", &json!({ "name": name }).to_string());
        assert_eq!(status, 200);
        Person { cookie: cookie_of(&head).expect("a cookie"), name: name.into() }
    }
}

/// Two people in a game of Splendor that has begun.
pub(crate) fn two_people(server: &Server) -> ([Person; 2], String) {
    let people = [server.person("Ann"), server.person("Bob")];
    let table = people[0].table(server, &json!({ "game": "splendor" }), &["open"]);
    people[1].act(server, &table, &json!({ "do": "join", "name": "Bob" }));
    people[0].act(server, &table, &json!({ "do": "start" }));
    (people, table)
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

pub(crate) fn cookie_of(head: &str) -> Option<String> {
    let (_, cookie) = head.lines().filter_map(|line| line.split_once(": ")).find(|(name, _)| name.eq_ignore_ascii_case("set-cookie"))?;
    Some(cookie.split(';').next()?.to_string())
}

/// One request on its own connection, with these extra header lines.
pub(crate) fn ask(host: &str, method: &str, path: &str, headers: &str, body: &str) -> Result<(u16, String, String), ureq::Error> {
    let settings = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0).timeout_global(Some(PATIENCE));
    let lines = headers.lines().filter_map(|line| line.split_once(": "));
    let request = ureq::http::Request::builder().method(method).uri(format!("http://{host}{path}"));
    let request = lines.fold(request, |request, (name, value)| request.header(name, value)).body(body)?;
    let mut answer = ureq::Agent::from(settings.build()).run(request)?;
    let line =
        |(name, value): (&ureq::http::HeaderName, &ureq::http::HeaderValue)| format!("{name}: {}\r\n", value.to_str().unwrap_or_default());
    let head = answer.headers().iter().map(line).collect();
    let body = answer.body_mut().with_config().limit(u64::MAX).read_to_string()?;
    Ok((answer.status().as_u16(), head, body))
}

/// A person with a browser.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) cookie: String,
    pub(crate) name: String,
}

impl Person {
    pub(crate) fn post(&self, server: &Server, path: &str, body: &Value) -> (u16, Value) {
        let (status, _, text) = server.ask("POST", path, &format!("Cookie: {}\r\n", self.cookie), &body.to_string());
        (status, serde_json::from_str(&text).unwrap_or_else(|why| panic!("{path} {body}: {why}: {text}")))
    }

    pub(crate) fn get(&self, server: &Server, path: &str) -> Value {
        let (_, _, text) = server.ask("GET", path, &format!("Cookie: {}\r\n", self.cookie), "");
        serde_json::from_str(&text).unwrap_or_else(|why| panic!("{path}: {why}: {text}"))
    }

    /// The status and the body of an answer that is no text.
    pub(crate) fn download(&self, server: &Server, path: &str) -> (u16, Vec<u8>) {
        let settings = ureq::Agent::config_builder().http_status_as_error(false).build();
        let url = format!("http://{}{path}", server.host);
        let mut answer = ureq::Agent::from(settings).get(&url).header("Cookie", &self.cookie).call().expect("an answer");
        (answer.status().as_u16(), answer.body_mut().read_to_vec().expect("a body"))
    }

    /// A table of this game with the person in seat 1, not yet started.
    pub(crate) fn table(&self, server: &Server, terms: &Value, others: &[&str]) -> String {
        let seats: Vec<&str> = std::iter::once("me").chain(others.iter().copied()).collect();
        let (status, made) = self.post(server, "/api/tables", &json!({ "terms": terms, "seats": seats, "name": self.name }));
        assert_eq!(status, 201, "{made}");
        made["table"].as_str().expect("a name").into()
    }

    /// Does something at a table over HTTP, and returns the frame or the refusal.
    pub(crate) fn act(&self, server: &Server, table: &str, act: &Value) -> Value {
        self.post(server, &format!("/api/tables/{table}"), act).1
    }

    pub(crate) fn socket(&self, host: &str) -> Result<Socket, String> {
        Socket::open(host, Some(&self.cookie))
    }
}

/// A stream that retries when a signal interrupts it: with a read timeout, the system does not do so by itself.
struct Patient(TcpStream);

impl Read for Patient {
    fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
        loop {
            match self.0.read(bytes) {
                Err(why) if why.kind() == ErrorKind::Interrupted => {}
                done => return done,
            }
        }
    }
}

impl Write for Patient {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        loop {
            match self.0.write(bytes) {
                Err(why) if why.kind() == ErrorKind::Interrupted => {}
                done => return done,
            }
        }
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.0.flush()
    }
}

/// A socket.
pub(crate) struct Socket(WebSocket<Patient>);

impl Socket {
    pub(crate) fn open(host: &str, cookie: Option<&str>) -> Result<Socket, String> {
        Socket::open_from(host, cookie, None)
    }

    /// Opens it as if a reverse proxy had forwarded it from an address.
    pub(crate) fn open_from(host: &str, cookie: Option<&str>, address: Option<&str>) -> Result<Socket, String> {
        let stream = TcpStream::connect(host).map_err(|why| why.to_string())?;
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        let mut request = format!("ws://{host}/api/socket").into_client_request().expect("an address");
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
        }
        if let Some(address) = address {
            request.headers_mut().insert("x-forwarded-for", address.parse().expect("an address"));
        }
        client(request, Patient(stream)).map(|(socket, _)| Socket(socket)).map_err(|why| why.to_string())
    }

    pub(crate) fn patience(&self, patience: Duration) {
        self.0.get_ref().0.set_read_timeout(Some(patience)).expect("a timeout");
    }

    pub(crate) fn send(&mut self, message: &Value) -> Result<(), String> {
        self.send_text(message.to_string())
    }

    pub(crate) fn ping(&mut self) -> Result<(), String> {
        self.0.send(Message::Ping(Default::default())).map_err(|why| why.to_string())
    }

    pub(crate) fn send_text(&mut self, text: impl Into<String>) -> Result<(), String> {
        self.0.send(Message::text(text.into())).map_err(|why| why.to_string())
    }

    /// The next message, whatever it is.
    pub(crate) fn read(&mut self) -> Result<Value, String> {
        loop {
            match self.0.read().map_err(|why| why.to_string())? {
                Message::Text(text) => return serde_json::from_str(&text).map_err(|why| why.to_string()),
                Message::Close(_) => return Err("closed".into()),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    /// The next message of this kind.
    pub(crate) fn next(&mut self, kind: &str) -> Result<Value, String> {
        loop {
            let mut message = self.read()?;
            if let Some(found) = message.get_mut(kind) {
                return Ok(found.take());
            }
        }
    }

    /// The first frame for which a condition holds.
    pub(crate) fn frame(&mut self, mut holds: impl FnMut(&Value) -> bool) -> Result<Value, String> {
        loop {
            let frame = self.next("frame")?;
            if holds(&frame) {
                return Ok(frame);
            }
        }
    }

    pub(crate) fn watch(&mut self, table: &str) -> Result<Value, String> {
        self.send(&json!({ "do": "watch", "table": table }))?;
        self.frame(|frame| frame["table"] == table)
    }
}

pub(crate) fn moves(frame: &Value) -> Vec<String> {
    frame["moves"].as_array().into_iter().flatten().filter_map(|mv| Some(mv.as_str()?.to_string())).collect()
}

/// Retries until it works or the time is up: servers come and go in some tests.
pub(crate) fn until<T>(what: &str, mut attempt: impl FnMut() -> Result<T, String>) -> T {
    let begun = Instant::now();
    loop {
        match attempt() {
            Ok(done) => return done,
            Err(why) => assert!(begun.elapsed() < PATIENCE, "{what}: {why}"),
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}
