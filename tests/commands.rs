//! Each command of the real binary: what it prints, how it refuses, its exit code.

use crate::cabochon::{Run, run, run_in};
use crate::services::Folder;
use serde_json::Value;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

const TOY_RECORD: &str = include_str!("../games/toy/golden/points.record");
const STACKED: &str = "game toy 1\nsetup players=2\ndeal first 1 cards 1 6 7 2 3 4 5 stakes 1 2 1\n";

fn json(args: &[&str]) -> Value {
    let Run { code, out, err } = run(args);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{args:?}");
    serde_json::from_str(&out).expect("JSON")
}

/// The output without its last line, which has the speed.
fn but_the_speed(text: &str) -> &str {
    let (rest, speed) = text.trim_end().rsplit_once('\n').expect("several lines");
    assert!(speed.starts_with("speed "), "{speed}");
    rest
}

#[test]
fn help_lists_every_command() {
    let Run { code, out, .. } = run(&["help"]);
    assert_eq!(code, Some(0));
    for command in [
        "serve", "admin", "backup", "restore", "export", "doctor", "verify", "load", "games", "join", "play", "replay", "sim", "perft",
        "bench", "engine",
    ] {
        assert!(out.contains(&format!("\n  {command} ")), "{out}");
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in ["serve", "load", "join", "play", "replay", "sim", "perft", "engine"] {
        let Run { code, out, .. } = run(&[command, "--help"]);
        assert_eq!(code, Some(0));
        assert!(out.contains("Example") && out.contains(&format!("cabochon {command}")), "{out}");
    }
    assert!(run(&["bench", "rules", "--help"]).out.contains("cabochon bench rules"));
}

#[test]
fn a_command_line_that_cannot_be_followed_says_what_can() {
    for (args, says) in [
        (&["sim", "chess"][..], "[possible values:"),
        (&["dance"], "unrecognized subcommand"),
        (&["sim", "toy", "--players", "9"], "2 to 3 players"),
        (&["perft", "toy", "--players", "1"], "2 to 3 players"),
        (&["play", "toy", "--setup", "second=1"], "first  random or a seat"),
        (&["sim", "toy", "--setup", "first=3"], "random or a seat from 1 to 2"),
        (&["sim", "toy", "--setup", "first"], "option=value"),
        (&["sim", "toy", "--games", "0"], "1.."),
        (&["perft", "toy", "--seed", "x"], "not a seed"),
        (&["bench", "rules", "--players", "9"], "toy 2 to 3"),
        (&["bench", "rules", "--seconds", "0"], "above 0"),
        (&["play"], "--resume"),
        (&["play", "toy", "--resume", "x.record"], "cannot be used with"),
        (&["replay", "x.record", "--seat", "me"], "public"),
    ] {
        let Run { code, out, err } = run(args);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{args:?}");
        assert!(err.contains(says), "{args:?}: {err}");
    }
}

#[test]
fn games_lists_every_game_with_its_options() {
    let text = run(&["games"]).out;
    for game in json(&["games", "--json"]).as_array().expect("a list") {
        assert!(text.contains(&format!("{}: {},", game["name"].as_str().expect("a name"), game["title"].as_str().expect("a title"))));
        for option in game["options"].as_array().expect("a list") {
            assert!(text.contains(&format!("\n    {} ", option["name"].as_str().expect("a name"))), "{option}");
        }
    }
}

#[test]
fn sim_prints_the_same_for_a_seed_whatever_the_number_of_threads() {
    let sim =
        |threads: &str, seed: &str| run(&["sim", "toy", "--players", "3", "--games", "3000", "--seed", seed, "--threads", threads]).out;
    let one = sim("1", "5");
    assert_eq!(but_the_speed(&one), but_the_speed(&sim("7", "5")));
    assert_ne!(but_the_speed(&one), but_the_speed(&sim("1", "6")));
    assert!(one.contains("setup   first=random"), "{one}");
}

#[test]
fn sim_reports_every_game_once() {
    for game in json(&["games", "--json"]).as_array().expect("a list") {
        let name = game["name"].as_str().expect("a name");
        let report = json(&["sim", name, "--games", "500", "--json"]);
        let count = |how: &Value, what: &str| how[what].as_u64().expect("a count");
        let ends = report["ends"].as_array().expect("a list");
        assert_eq!(ends.iter().map(|end| count(end, "count")).sum::<u64>(), 500, "{name}");
        assert_eq!(ends.last().map(|end| end["how"].as_str()), Some(Some("capped")), "{name}");
        let seats = report["seats"].as_array().expect("a list");
        assert_eq!(seats.len() as u64, count(&report, "players"), "{name}");
        let alone: u64 = seats.iter().map(|seat| count(seat, "alone")).sum();
        assert!(alone > 0 && alone <= 500, "{name}");
        for seat in seats {
            let (low, share, high) = (&seat["alone_interval"][0], &seat["alone_share"], &seat["alone_interval"][1]);
            assert!(low.as_f64() <= share.as_f64() && share.as_f64() <= high.as_f64(), "{seat}");
        }
        let histogram = report["plies"]["histogram"].as_array().expect("bars");
        assert_eq!(histogram.iter().map(|bar| count(bar, "count")).sum::<u64>(), 500 - count(ends.last().expect("capped"), "count"));
    }
}

#[test]
fn sim_saves_the_first_game_of_each_ending_as_a_record_that_replays() {
    let folder = Folder::new("endings");
    let Run { code, err, .. } = run_in(&folder.0, &["sim", "toy", "--games", "200", "--records", "a/b"], "");
    assert_eq!((code, err.as_str()), (Some(0), ""));
    for how in ["points", "shared"] {
        let file = format!("a/b/toy-2-1-{how}.record");
        assert!(folder.read(&file).contains(&format!("result {how} winner ")));
        let Run { code, out, .. } = run_in(&folder.0, &["replay", &file], "");
        assert_eq!(code, Some(0));
        assert!(out.contains(&format!("({how}).")), "{out}");
    }
    run_in(&folder.0, &["sim", "toy", "--games", "3", "--cap", "2", "--records", "."], "");
    assert!(!folder.read("toy-2-1-capped.record").contains("result"));
}

#[test]
fn perft_counts_what_the_golden_files_say() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let offered = json(&["games", "--json"]);
    let offered: BTreeSet<&str> = offered.as_array().expect("a list").iter().filter_map(|game| game["name"].as_str()).collect();
    let mut counted = BTreeSet::new();
    for folder in std::fs::read_dir(games).expect("the games") {
        let Ok(text) = std::fs::read_to_string(folder.expect("a folder").path().join("golden/perft.txt")) else { continue };
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (head, counts) = line.rsplit_once(" = ").expect("counts behind ` = `");
            let words: Vec<&str> = head.split(' ').collect();
            if !offered.contains(words[0]) {
                continue;
            }
            let options = words[3..].join(",");
            let report = json(&["perft", words[0], "-p", words[1], "-s", words[2], "-o", &options, "-d", "2", "--json"]);
            let depths = report["depths"].as_array().expect("a list").iter().map(|depth| depth["count"].to_string());
            assert_eq!(depths.collect::<Vec<_>>(), counts.split(' ').take(2).collect::<Vec<_>>(), "{line}");
            counted.insert(words[0].to_string());
        }
    }
    assert_eq!(counted.iter().map(String::as_str).collect::<BTreeSet<_>>(), offered, "a game without counts");
    let text = run(&["perft", "toy", "--depth", "2"]).out;
    assert!(text.contains("depth            sequences    seconds      nodes/s\n    1 "), "{text}");
}

#[test]
fn bench_measures_every_table_that_is_asked_for() {
    let rows = json(&["bench", "rules", "--game", "toy", "--seconds", "0.01", "--runs", "3", "--json"]);
    let rows = rows.as_array().expect("rows");
    assert_eq!(rows.iter().map(|row| row["players"].as_u64()).collect::<Vec<_>>(), [Some(2), Some(3)]);
    for row in rows {
        let rate = |what: &str| row[what]["median"].as_f64().expect("a rate");
        assert!(rate("games_per_second") > 0.0);
        assert!(rate("games_per_second") < rate("turns_per_second") && rate("turns_per_second") <= rate("plies_per_second"), "{row}");
    }
    let text = run(&["bench", "rules", "--game", "toy", "--players", "2", "--seconds", "0.01"]).out;
    assert!(text.lines().last().is_some_and(|line| line.starts_with("toy              2")), "{text}");
}

#[test]
fn bench_count_plays_exactly_so_many_games() {
    let counts = |games: &str| run(&["bench", "count", "toy", "--players", "2", "--games", games]).out;
    let numbers: Vec<u64> = counts("250").split_whitespace().map(|word| word.parse().expect("a number")).collect();
    let [games, turns, plies] = numbers[..] else { panic!("{numbers:?}") };
    assert_eq!((games, plies), (250, 1000));
    // Four moves of two seats: the winner of the first round lays again, so there are three or four turns.
    assert!((750..=1000).contains(&turns));
    assert_eq!(counts("250"), counts("250"));
}

#[test]
fn replay_tells_a_referee_everything_and_a_seat_what_it_saw() {
    let record = format!("{STACKED}seat 2 Ann\u{1b}[2J\n1 lay 6\n2 lay 2\n1 lay 1\n");
    let replay = |args: &[&str]| run_in(Path::new("."), &[&["replay", "-"], args].concat(), &record);
    let all = replay(&[]).out;
    for told in [
        "deal    first 1",
        "seat 2  Ann[2J\n",
        "   1  seat 1: lay 6",
        "Seat 1 lays the 6 face down.",
        "Seat 2 lays the 2 face down.",
        "hand 7",
    ] {
        assert!(all.contains(told), "{told}: {all}");
    }
    let mine = replay(&["--seat", "1"]).out;
    assert!(mine.contains("seat 1: lay 6") && mine.contains("Seat 2 lays a card face down."), "{mine}");
    for secret in ["deal", "lay 2", "the 2", "hand 7"] {
        assert!(!mine.contains(secret), "{secret}: {mine}");
    }
    let public = replay(&["--seat", "public", "--ply", "1"]).out;
    assert!(public.contains("After 1 moves the game continues: seat 2 to move."), "{public}");
    for secret in ["deal", "lay 6", "the 6", "hand 6", "hand 1 6", "hand 7"] {
        assert!(!public.contains(secret), "{secret}: {public}");
    }
}

#[test]
fn replay_refuses_what_is_not_there() {
    let replay = |args: &[&str]| run_in(Path::new("."), &[&["replay", "-"], args].concat(), TOY_RECORD);
    for (args, says) in [(["--seat", "3"], "seats 1 to 2"), (["--ply", "5"], "4 moves")] {
        let Run { code, err, .. } = replay(&args);
        assert_eq!(code, Some(2));
        assert!(err.contains(says), "{err}");
    }
    let Run { code, out, .. } = replay(&["--ply", "4"]);
    assert_eq!(code, Some(0));
    assert!(out.contains("wins (points)"), "{out}");
}

#[test]
fn a_bad_record_is_refused_with_line_and_reason() {
    for (record, says) in [
        ("", "line 1: the record is empty"),
        ("game chess 1\n", "there is no game `chess`"),
        ("# a comment\n\ngame toy 99\n", "line 3:"),
        (&format!("{STACKED}1 lay 9\n"), "line 4: seat 1 cannot lay 9"),
        (&format!("{STACKED}result points winner 1 scores 9 0\n"), "line 4:"),
        (&TOY_RECORD.replace("scores", "scores 7"), "line 8: the record says"),
    ] {
        let Run { code, out, err } = run_in(Path::new("."), &["replay", "-"], record);
        assert_eq!((code, out.as_str()), (Some(1), ""), "{record}");
        assert!(err.contains("standard input: ") && err.contains(says), "{record}: {err}");
    }
    let Run { code, err, .. } = run_in(Path::new("."), &["replay", "-"], b"game toy \xff");
    assert_eq!(code, Some(1));
    assert!(err.contains("UTF-8"), "{err}");
    let Run { code, err, .. } = run(&["replay", "no/such.record"]);
    assert_eq!(code, Some(1));
    assert!(err.contains("cannot read no/such.record"), "{err}");
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cabochon"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    let mut first = String::new();
    std::io::Write::write_all(&mut stdin, b"{\"do\":\"hello\"}\n").expect("it reads");
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut first).expect("it answers");
    // Its standard output is closed now; the next answers go nowhere.
    let _ = std::io::Write::write_all(&mut stdin, "{\"do\":\"games\"}\n".repeat(2).as_bytes());
    drop(stdin);
    let done = child.wait_with_output().expect("it ends");
    assert_eq!((done.status.code(), String::from_utf8_lossy(&done.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn an_answer_that_nobody_reads_is_no_failure_and_one_that_cannot_be_written_is() {
    let print = |to: Stdio| {
        let done =
            Command::new(env!("CARGO_BIN_EXE_cabochon")).args(["serve", "--print-config"]).stdout(to).output().expect("the binary runs");
        (done.status.code(), String::from_utf8_lossy(&done.stderr).into_owned())
    };
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    assert_eq!(print(writer.into()), (Some(0), String::new()));
    let full = std::fs::File::options().write(true).open("/dev/full").expect("a device that is always full");
    let (code, said) = print(full.into());
    assert_eq!(code, Some(1));
    assert!(said.starts_with("error: cannot write the answer: "), "{said}");
}
