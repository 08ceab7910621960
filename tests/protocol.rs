//! The line protocol, spoken to the real binary: the sessions of its document and those in `sessions/`, every error, and malformed input.

use crate::cabochon::run_in;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/protocol.md");

fn document() -> String {
    std::fs::read_to_string(DOCUMENT).expect("docs/protocol.md")
}

/// The document, which also shows errors, and a longer session for each game.
fn sessions() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sessions");
    let longer = std::fs::read_dir(folder).expect("tests/sessions").map(|entry| entry.expect("a file").path());
    [PathBuf::from(DOCUMENT)].into_iter().chain(longer).collect()
}

/// The answers to these lines, one for each.
fn answers(input: impl AsRef<[u8]>) -> Vec<String> {
    let run = run_in(Path::new("."), &["engine"], input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    run.out.lines().map(String::from).collect()
}

fn code(answer: &str) -> String {
    let answer: Value = serde_json::from_str(answer).expect("an answer is JSON");
    answer["error"]["code"].as_str().unwrap_or("none").into()
}

/// The document with the program's present answers.
fn answered(document: &str) -> String {
    let mut text = String::new();
    let mut session: Option<Vec<&str>> = None;
    for line in document.lines() {
        match &mut session {
            None => text += &format!("{line}\n"),
            Some(_) if line == "```" => {
                text += &conversation(&session.take().expect("we are in one"));
                text += "```\n";
            }
            Some(requests) => requests.extend(line.strip_prefix("> ")),
        }
        if line == "```session" {
            session = Some(Vec::new());
        }
    }
    text
}

fn conversation(requests: &[&str]) -> String {
    let answers = answers(requests.join("\n") + "\n");
    assert_eq!(answers.len(), requests.len(), "one answer for each of {requests:#?}");
    requests.iter().zip(&answers).map(|(request, answer)| format!("> {request}\n< {}\n", broken(answer))).collect()
}

/// Breaks a long answer after commas outside of strings.
fn broken(answer: &str) -> String {
    const WIDTH: usize = 150;
    let (mut lines, mut piece, mut in_text, mut escaped) = (vec![String::new()], String::new(), false, false);
    let mut flow = |piece: &mut String| {
        let line = lines.last().map_or(0, |line| line.chars().count());
        if line > 0 && line + piece.chars().count() > WIDTH {
            lines.push("    ".into());
        }
        lines.last_mut().expect("never empty").push_str(&std::mem::take(piece));
    };
    for c in answer.chars() {
        piece.push(c);
        in_text ^= c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        if c == ',' && !in_text {
            flow(&mut piece);
        }
    }
    flow(&mut piece);
    lines.join("\n")
}

#[test]
fn every_session_goes_as_written() {
    for path in sessions() {
        let file = path.display();
        let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{file}: {why}"));
        let now = answered(&text);
        let refused = now.lines().find(|line| line.starts_with("< ") && line.contains("\"error\""));
        assert!(
            refused.is_none() || path == Path::new(DOCUMENT),
            "only the document shows errors; rewrite the moves of {file}: {refused:?}"
        );
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, now).unwrap_or_else(|why| panic!("{file}: {why}"));
            continue;
        }
        for (line, (said, is)) in text.lines().zip(now.lines()).enumerate() {
            assert_eq!(said, is, "{file}, line {}", line + 1);
        }
        assert_eq!(text, now, "{file}");
    }
}

#[test]
fn there_is_a_session_for_each_game() {
    let list = answers("{\"do\":\"games\"}\n");
    let list: Value = serde_json::from_str(&list[0]).expect("an answer is JSON");
    let games = list["games"].as_array().expect("a list");
    assert!(!games.is_empty());
    let shown: String = sessions().iter().map(|path| std::fs::read_to_string(path).expect("a session")).collect();
    for game in games {
        let name = game["name"].as_str().expect("a name");
        assert!(shown.contains(&format!("> {{\"do\":\"new\",\"game\":\"{name}\"")), "no session for {name}");
    }
}

#[test]
fn every_error_of_the_document_can_be_had_and_no_other() {
    let new = r#"{"do":"new","game":"toy","players":2,"deal":"first 1 cards 1 6 7 2 3 4 5 stakes 1 2 1"}"#;
    let too_long = format!("{{\"do\":\"load\",\"record\":\"{}\"}}", "x".repeat(1 << 20));
    let deep = "[".repeat(100_000);
    let cases: &[(&str, &[&str])] = &[
        ("too-long", &[&too_long]),
        ("bad-json", &["{", "", "hello", &deep]),
        (
            "bad-request",
            &[
                "1",
                "[]",
                "{}",
                r#"{"do":7}"#,
                r#"{"do":"hello","also":1}"#,
                r#"{"do":"hello","id":[1]}"#,
                r#"{"do":"load"}"#,
                r#"{"do":"undo","plies":-1}"#,
                r#"{"do":"new","game":"toy","players":2}"#,
                r#"{"do":"new","game":"toy","players":2,"seed":1,"deal":""}"#,
                r#"{"do":"play","seat":{},"move":"lay 1"}"#,
                r#"{"do":"play","seat":"1","move":"lay 1"}"#,
                r#"{"do":"think","seat":"1"}"#,
                r#"{"do":"view","viewer":[]}"#,
            ],
        ),
        ("bad-protocol", &[r#"{"do":"hello","protocol":1}"#]),
        ("unknown-request", &[r#"{"do":"dance"}"#, r#"{"do":""}"#]),
        ("unknown-game", &[r#"{"do":"new","game":"chess","players":2,"seed":1}"#, r#"{"do":"load","record":"game chess 1\n"}"#]),
        (
            "bad-setup",
            &[
                r#"{"do":"new","game":"toy","players":1,"seed":1}"#,
                r#"{"do":"new","game":"toy","players":300,"seed":1}"#,
                r#"{"do":"new","game":"toy","players":2,"setup":"first=3","seed":1}"#,
                r#"{"do":"new","game":"toy","players":2,"setup":"second=1","seed":1}"#,
            ],
        ),
        (
            "bad-seed",
            &[
                r#"{"do":"new","game":"toy","players":2,"seed":-1}"#,
                r#"{"do":"new","game":"toy","players":2,"seed":"x"}"#,
                r#"{"do":"think","seat":1,"seed":"x"}"#,
            ],
        ),
        ("bad-deal", &[r#"{"do":"new","game":"toy","players":2,"deal":"first 1"}"#]),
        ("bad-record", &[r#"{"do":"load","record":""}"#, r#"{"do":"load","record":"game toy 1\nsetup players=2\nseed 4\n2 lay 9\n"}"#]),
        (
            "bad-seat",
            &[
                r#"{"do":"view","viewer":3}"#,
                r#"{"do":"view","viewer":"me"}"#,
                r#"{"do":"view","viewer":"1"}"#,
                r#"{"do":"play","seat":0,"move":"lay 1"}"#,
                r#"{"do":"play","seat":3,"move":"lay 1"}"#,
                r#"{"do":"think","seat":3}"#,
            ],
        ),
        (
            "bad-bot",
            &[
                r#"{"do":"think","seat":1,"bot":"oracle"}"#,
                r#"{"do":"think","seat":1,"bot":"search@2h"}"#,
                r#"{"do":"think","seat":1,"bot":"search@61s"}"#,
                r#"{"do":"think","seat":1,"bot":"search@18446744073709551615n"}"#,
            ],
        ),
        ("bad-move", &[r#"{"do":"play","seat":1,"move":""}"#, r#"{"do":"play","seat":1,"move":"lay 300"}"#]),
        (
            "stale-ply",
            &[r#"{"do":"play","seat":1,"move":"lay 1","ply":1}"#, r#"{"do":"play","seat":1,"move":"lay 1","ply":18446744073709551615}"#],
        ),
        ("not-your-turn", &[r#"{"do":"play","seat":2,"move":"lay 7"}"#, r#"{"do":"think","seat":2}"#]),
        ("illegal-move", &[r#"{"do":"play","seat":1,"move":"lay 4"}"#]),
        ("nothing-to-undo", &[r#"{"do":"undo"}"#, r#"{"do":"undo","plies":18446744073709551615}"#]),
    ];
    let mut had = BTreeSet::new();
    for (expected, requests) in cases {
        for request in *requests {
            // The state before and after must be the same, whatever was requested in between.
            let lines = answers([new, r#"{"do":"state"}"#, request, r#"{"do":"state"}"#].join("\n"));
            assert_eq!(code(&lines[2]), *expected, "{}", &request[..request.len().min(200)]);
            assert_eq!(lines[1], lines[3], "a refused request changed something: {}", &request[..request.len().min(200)]);
            assert!(lines[2].starts_with("{\"ply\":0,"), "{}", lines[2]);
            had.insert(code(&lines[2]));
        }
    }
    had.insert(code(&answers(b"\"\xff\xfe\"\n")[0]));
    had.insert(code(&answers("{\"do\":\"moves\"}\n")[0]));
    let whole_game = serde_json::json!({"do": "load", "record": include_str!("../games/toy/golden/shared.record")});
    for request in [r#"{"do":"play","seat":1,"move":"lay 1"}"#, r#"{"do":"think","seat":1}"#] {
        let answer = &answers(format!("{whole_game}\n{request}\n"))[1];
        assert_eq!(code(answer), "over", "{request}");
        had.insert(code(answer));
    }
    let document = document();
    let table = document.split("## Errors").nth(1).and_then(|rest| rest.split("## A session").next()).expect("a table of errors");
    let cells = table.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
    let listed = cells.flat_map(|codes| codes.split("`, `").map(|code| code.trim_end_matches('`').to_string()));
    assert_eq!(listed.collect::<BTreeSet<_>>(), had);
}

#[test]
fn the_id_comes_back_also_with_an_error() {
    let lines =
        answers("{\"do\":\"hello\",\"id\":\"ä\\n\"}\n{\"do\":\"dance\",\"id\":-7}\n{\"do\":\"hello\",\"id\":null}\n{\"do\":\"hello\"}");
    assert!(lines[0].starts_with(r#"{"id":"ä\n","ply":null,"#), "{}", lines[0]);
    assert!(lines[1].starts_with(r#"{"id":-7,"ply":null,"error""#), "{}", lines[1]);
    assert!(lines[2].starts_with(r#"{"ply":null,"#), "{}", lines[2]);
    assert_eq!(lines[2], lines[3], "the last line needs no newline");
}

#[test]
fn nothing_is_answered_after_quit() {
    assert_eq!(answers("{\"do\":\"quit\"}\n{\"do\":\"hello\"}\n"), [r#"{"ply":null,"bye":true}"#]);
}

#[test]
fn a_line_of_the_longest_length_is_read_and_one_byte_more_is_not() {
    let fill = |length: usize| {
        let request = r#"{"do":"hello","id":1}"#;
        format!("{request}{}\n", " ".repeat(length - request.len()))
    };
    let lines = answers(fill(1 << 20) + &fill((1 << 20) + 1) + &fill(30));
    assert_eq!(lines.iter().map(|line| code(line)).collect::<Vec<_>>(), ["none", "too-long", "none"]);
}

#[test]
fn bytes_that_are_no_request_are_refused_line_by_line() {
    // A small deterministic generator, so that a failure is reproducible.
    let mut number = 1u64;
    let mut bytes = Vec::new();
    for _ in 0..200_000 {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        bytes.push((number >> 56) as u8);
    }
    bytes.push(b'\n');
    let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
    let answers = answers(&bytes);
    assert_eq!(answers.len(), lines);
    assert!(answers.iter().all(|answer| ["bad-utf8", "bad-json", "bad-request"].contains(&code(answer).as_str())));
}
