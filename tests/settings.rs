//! A server's settings: from a file, the environment and the command line; where it listens, and what it logs.

use crate::online::Server;
use crate::services::Folder;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::process::{Child, Command, Stdio};

fn serve() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cabochon"));
    command.arg("serve");
    command
}

fn printed(command: &mut Command) -> String {
    let done = command.arg("--print-config").output().expect("the binary starts");
    assert!(done.status.success(), "{done:?}");
    String::from_utf8(done.stdout).expect("text")
}

#[test]
fn the_settings_that_are_printed_can_be_read_and_say_the_same() {
    let folder = Folder::new("printed");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let path = folder.0.join("cabochon.toml");
    let first = printed(
        serve().args(["--port", "81", "--trust-proxy", "10.0.0.0/8,::1", "--host", "tables.example"]).env("CABOCHON_LIMITS_SOCKETS", "77"),
    );
    assert!(["port = 81", "sockets = 77", "10.0.0.0/8", "tables.example"].iter().all(|said| first.contains(said)), "{first}");
    std::fs::write(&path, &first).expect("written");
    assert_eq!(printed(serve().arg("--config").arg(&path)), first);
    assert_eq!(printed(serve().env("CABOCHON_CONFIG", &path)), first);
    let secret = printed(serve().env("CABOCHON_DATABASE_URL", "postgres://u:hidden@h/d").env("CABOCHON_NATS_TOKEN", "hidden"));
    assert!(!secret.contains("hidden"), "{secret}");
    std::fs::write(&path, "[limits]\nsokets = 1\n").expect("written");
    let refused = serve().arg("--config").arg(&path).output().expect("the binary starts");
    let why = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && why.contains("sokets") && why.contains("line 2"), "{why}");
}

/// A process that is killed at the end of the test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn healthy(mut stream: impl Read + Write) -> bool {
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("text");
    answer.starts_with("HTTP/1.1 200")
}

#[test]
fn a_server_listens_at_several_addresses_and_on_a_unix_socket() {
    let folder = Folder::new("doors");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let (data, socket) = (folder.0.join("data"), folder.0.join("socket"));
    let mut command = serve();
    command.arg("--data").arg(&data).args(["--listen", "127.0.0.1:0", "--listen"]).arg(format!("unix:{}", socket.display()));
    // A machine without IPv6 has no ::1 to listen on.
    let has_ipv6 = TcpListener::bind("[::1]:0").is_ok();
    if has_ipv6 {
        command.args(["--listen", "[::1]:0"]);
    }
    let start = |command: &mut Command| {
        let mut process = Process(command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts"));
        let out = BufReader::new(process.0.stdout.take().expect("piped"));
        let lines: Vec<String> = out.lines().map_while(Result::ok).take_while(|line| !line.starts_with("Press")).collect();
        (process, lines)
    };
    let (process, lines) = start(&mut command);
    let hosts: Vec<&str> = lines.iter().filter_map(|line| line.split_once("http://")).map(|(_, host)| host.trim_end_matches('/')).collect();
    assert_eq!(hosts.len(), 1 + usize::from(has_ipv6), "{lines:?}");
    for host in hosts {
        assert!(healthy(TcpStream::connect(host).expect("open")), "{host}");
    }
    assert!(healthy(UnixStream::connect(&socket).expect("open")), "{lines:?}");
    // A socket that answers is not replaced; one that a killed server left behind is.
    let second = serve().arg("--data").arg(folder.0.join("other")).arg("--listen").arg(format!("unix:{}", socket.display())).output();
    let second = second.expect("the binary starts");
    assert!(!second.status.success() && String::from_utf8_lossy(&second.stderr).contains("another server answers"), "{second:?}");
    drop(process);
    assert!(socket.exists(), "it was killed");
    let (_again, lines) = start(&mut command);
    assert!(healthy(UnixStream::connect(&socket).expect("open")), "{lines:?}");
}

#[test]
fn the_logs_are_json_and_contain_no_table_key_and_no_secret() {
    let folder = Folder::new("logs");
    let mut command = serve();
    command.args(["--port", "0", "--log-format", "json", "--log", "debug", "--access-log", "--data"]).arg(&folder.0).stderr(Stdio::piped());
    let (server, mut log) = Server::run_logged(&mut command);
    let ann = server.person("Ann");
    let table = ann.table(&server, &json!({ "game": "toy" }), &["open"]);
    ann.get(&server, &format!("/api/tables/{table}?since=0"));
    ann.socket(&server.host).expect("open").watch(&table).expect("a frame");
    assert!(server.terminate());
    let mut text = String::new();
    log.read_to_string(&mut text).expect("text");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"))).collect();
    let look = lines.iter().find(|line| line["route"] == "/api/tables/{id}").unwrap_or_else(|| panic!("{text}"));
    assert_eq!((&look["method"], &look["status"]), (&json!("GET"), &json!(200)));
    let secret = ann.cookie.split_once('=').expect("a cookie").1;
    assert!(!text.contains(&table) && !text.contains(secret) && !text.contains("since"), "{text}");
}
