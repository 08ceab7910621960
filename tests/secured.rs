//! Nodes that reach NATS and PostgreSQL over TLS, with credentials from the environment.

use crate::online::{Server, Socket};
use crate::services::{Folder, NatsServer, PostgresServer};
use data_encoding::BASE64URL_NOPAD;
use nkeys::KeyPair;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair as TlsKey};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// Our own certificate authority, and what it signed: all in files of a folder.
struct Authority {
    folder: Folder,
    issuer: CertifiedIssuer<'static, TlsKey>,
}

impl Authority {
    fn new() -> Authority {
        let folder = Folder::new("authority");
        let mut params = CertificateParams::new(Vec::new()).expect("no names");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let issuer = CertifiedIssuer::self_signed(params, TlsKey::generate().expect("a key")).expect("signed");
        let authority = Authority { folder, issuer };
        authority.write("ca.pem", &authority.issuer.pem());
        authority
    }

    /// A certificate for this machine and its key.
    fn sign(&self) -> (String, String) {
        let params = CertificateParams::new(vec!["127.0.0.1".into(), "localhost".into()]).expect("names");
        let key = TlsKey::generate().expect("a key");
        (params.signed_by(&key, &self.issuer).expect("signed").pem(), key.serialize_pem())
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let file = self.folder.0.join(name);
        std::fs::write(&file, text).expect("written");
        file
    }

    fn ca(&self) -> PathBuf {
        self.folder.0.join("ca.pem")
    }

    /// A NATS server that only speaks TLS, shows our certificate and asks clients for one, with these extra settings.
    fn nats(&self, settings: &str) -> NatsServer {
        let (certificate, key) = self.sign();
        let [certificate, key] = [self.write("nats.pem", &certificate), self.write("nats.key", &key)];
        let [certificate, key, ca] = [&certificate, &key, &self.ca()].map(|file| file.display().to_string());
        let tls = format!("tls {{ cert_file: \"{certificate}\", key_file: \"{key}\", ca_file: \"{ca}\", verify: true }}\n{settings}\n");
        NatsServer::told(Some(self.write("nats.conf", &tls)))
    }

    /// A certificate for a node, as settings of its environment.
    fn for_node(&self) -> Vec<(&'static str, String)> {
        let (certificate, key) = self.sign();
        let show = |file: PathBuf| file.display().to_string();
        vec![
            ("CABOCHON_NATS_CA", show(self.ca())),
            ("CABOCHON_NATS_CERT", show(self.write("node.pem", &certificate))),
            ("CABOCHON_NATS_KEY", show(self.write("node.key", &key))),
        ]
    }
}

fn node(database: &str, environment: &[(&'static str, String)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cabochon"));
    command.args(["serve", "--port", "0", "--database-url", database]).envs(environment.iter().map(|(name, value)| (name, value)));
    command
}

/// Presence is announced through NATS alone: the second node shows the person who is on the first.
fn hear_of_one_another(database: &str, first: &[(&'static str, String)], second: &[(&'static str, String)]) {
    let nodes = [first, second].map(|environment| Server::run(&mut node(database, environment)));
    let ann = nodes[0].person("Ann");
    let table = ann.table(&nodes[0], &json!({ "game": "toy" }), &["open"]);
    let mut at_first = ann.socket(&nodes[0].host).expect("open");
    at_first.watch(&table).expect("a frame");
    let mut at_second = Socket::open(&nodes[1].host, None).expect("open");
    at_second.patience(Duration::from_secs(60));
    at_second.send(&json!({ "do": "watch", "table": table })).expect("sent");
    at_second.frame(|frame| frame["seats"][0]["here"] == true).expect("Ann is here");
}

fn with(base: &[(&'static str, String)], more: &[(&'static str, String)]) -> Vec<(&'static str, String)> {
    [base, more].concat()
}

#[test]
fn nodes_speak_tls_to_nats_and_show_a_password_or_an_nkey() {
    let (authority, postgres, user) = (Authority::new(), PostgresServer::start(), KeyPair::new_user());
    let nats =
        authority.nats(&format!("authorization {{ users = [{{ user: node, password: \"a#1\" }}, {{ nkey: {} }}] }}", user.public_key()));
    let base = with(&authority.for_node(), &[("CABOCHON_NATS_URL", format!("tls://127.0.0.1:{}", nats.port))]);
    let password = |word: &str| [("CABOCHON_NATS_USER", "node".into()), ("CABOCHON_NATS_PASSWORD", word.to_string())];
    let by_nkey = with(&base, &[("CABOCHON_NATS_NKEY", user.seed().expect("a seed"))]);
    hear_of_one_another(&postgres.url(), &with(&base, &password("a#1")), &by_nkey);
    log_says_why(&postgres.url(), &with(&base, &password("wrong")), "authorization violation");
    let in_address = ("CABOCHON_NATS_URL", format!("tls://node:wrong@127.0.0.1:{}", nats.port));
    log_says_why(&postgres.url(), &[in_address], "error");
}

#[test]
fn nodes_show_nats_a_token() {
    let (authority, postgres) = (Authority::new(), PostgresServer::start());
    let nats = authority.nats("authorization { token: \"open sesame\" }");
    let told = with(
        &authority.for_node(),
        &[("CABOCHON_NATS_URL", format!("tls://localhost:{}", nats.port)), ("CABOCHON_NATS_TOKEN", "open sesame".into())],
    );
    hear_of_one_another(&postgres.url(), &told, &told);
}

#[test]
fn nodes_show_nats_the_credentials_of_a_file() {
    let (authority, postgres) = (Authority::new(), PostgresServer::start());
    let [operator, account, user] = [KeyPair::new_operator(), KeyPair::new_account(), KeyPair::new_user()];
    let free = json!({ "subs": -1, "conn": -1, "leaf": -1, "imports": -1, "exports": -1, "data": -1, "payload": -1, "wildcards": true });
    let of_operator = statement(&operator, &operator, "operator", json!({}));
    let of_account = statement(&operator, &account, "account", json!({ "limits": free }));
    let of_user = statement(&account, &user, "user", json!({ "pub": {}, "sub": {}, "subs": -1, "data": -1, "payload": -1 }));
    let nats = authority
        .nats(&format!("operator: {of_operator}\nresolver: MEMORY\nresolver_preload: {{ {}: {of_account} }}", account.public_key()));
    let seed = user.seed().expect("a seed");
    let credentials = format!(
        "-----BEGIN NATS USER JWT-----\n{of_user}\n------END NATS USER JWT------\n\n\
         -----BEGIN USER NKEY SEED-----\n{seed}\n------END USER NKEY SEED------\n"
    );
    let file = authority.write("node.creds", &credentials);
    let told = with(
        &authority.for_node(),
        &[("CABOCHON_NATS_URL", format!("tls://localhost:{}", nats.port)), ("CABOCHON_NATS_CREDENTIALS", file.display().to_string())],
    );
    hear_of_one_another(&postgres.url(), &told, &told);
}

/// A signed claim of one key about another: a JWT as NATS uses them.
fn statement(issuer: &KeyPair, about: &KeyPair, kind: &str, mut claims: Value) -> String {
    claims["type"] = kind.into();
    claims["version"] = 2.into();
    let said =
        json!({ "jti": about.public_key(), "iat": 1, "iss": issuer.public_key(), "name": kind, "sub": about.public_key(), "nats": claims });
    let head = json!({ "typ": "JWT", "alg": "ed25519-nkey" });
    let body = [head, said].map(|part| BASE64URL_NOPAD.encode(part.to_string().as_bytes())).join(".");
    let signature = issuer.sign(body.as_bytes()).expect("it has the seed");
    format!("{body}.{}", BASE64URL_NOPAD.encode(&signature))
}

/// A node that NATS rejects starts anyway; its log says why, and contains no password.
fn log_says_why(database: &str, environment: &[(&'static str, String)], why: &str) {
    let (_server, log) = Server::run_logged(node(database, environment).args(["--log", "debug"]).stderr(Stdio::piped()));
    let mut lines = BufReader::new(log).lines().map(|line| line.expect("text"));
    let said = lines.find(|line| {
        assert!(!line.contains("wrong"), "a password is in the log: {line}");
        line.contains("NATS cannot be used")
    });
    assert!(said.as_deref().is_some_and(|said| said.contains(why)), "{said:?}");
}

#[test]
fn a_missing_settings_file_is_named() {
    let postgres = PostgresServer::start();
    let refused = node(&postgres.url(), &[("CABOCHON_NATS_CA", "/none/ca.pem".into())])
        .args(["--nats-url", "tls://127.0.0.1:1"])
        .output()
        .expect("the binary starts");
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success() && said.contains("/none/ca.pem"), "{said}");
}

#[test]
fn postgresql_is_reached_over_tls_and_only_with_the_right_authority() {
    let (authority, stranger, mut postgres) = (Authority::new(), Authority::new(), PostgresServer::start());
    let (certificate, key) = authority.sign();
    let port = postgres.listen_with_tls(&certificate, &key);
    let url = |ca: &Path| format!("postgres://postgres@localhost:{port}/postgres?sslmode=verify-full&sslrootcert={}", ca.display());
    let server = Server::run(&mut node(&url(&authority.ca()), &[]));
    assert_eq!(server.ask("GET", "/healthz", "", "").0, 200);
    let refused = node(&url(&stranger.ca()), &[]).output().expect("the binary starts");
    assert!(!refused.status.success(), "another authority's word counts for nothing");
}
