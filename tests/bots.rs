//! Bots at the real binary: against a person, in the arena, as advisers.

use crate::cabochon::{run, run_in};
use crate::services::Folder;
use serde_json::Value;

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/games/splendor/golden/points.record");

fn json(args: &[&str]) -> Value {
    let run = run(args);
    assert_eq!(run.code, Some(0), "{}", run.err);
    serde_json::from_str(&run.out).expect("JSON")
}

#[test]
fn a_person_plays_against_characters_without_passing_the_keyboard() {
    let folder = Folder::new("company");
    let run = run_in(&folder.0, &["play", "toy", "--seats", "me,bot:1,bot:5", "--seed", "3"], "1\n1\nno\n");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("Seat 2 is Pip.") && run.out.contains("Seat 3 is Eve."), "{}", run.out);
    assert!(run.out.contains("The game is over") && !run.out.contains("press Enter when nobody"), "{}", run.out);
    assert_eq!(run_in(&folder.0, &["play", "toy", "--seats", "me,bot:6"], "").code, Some(2));
}

#[test]
fn the_arena_reports_a_whole_run() {
    let report = json(&["arena", "toy", "--players", "3", "--bots", "level:2,random", "--games", "12", "--budget", "5n", "--json"]);
    assert_eq!(report["games"], 24);
    assert_eq!(report["bots"][0]["name"], "level:2");
    assert!(report["cross"][0][1]["share"].as_f64().expect("a share") > 0.0);
}

#[test]
fn the_arena_writes_a_page_and_every_record() {
    let folder = Folder::new("arena");
    let args = ["arena", "toy", "--bots", "greedy,random", "--games", "4", "--budget", "5n", "--html", "page.html", "--records", "kept"];
    assert_eq!(run_in(&folder.0, &args, "").code, Some(0));
    assert!(folder.read("page.html").contains("</svg>"));
    assert_eq!(std::fs::read_dir(folder.0.join("kept")).expect("the folder of records").count(), 4);
}

#[test]
fn the_bots_of_another_build_sit_at_the_arena_without_a_fault() {
    let folder = Folder::new("it's an older build");
    let program = folder.0.join("cabochon");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_cabochon"), &program).expect("a link to the binary");
    let other = format!("build:{}", program.display());
    for game in ["toy", "sultan", "splendor"] {
        let report = json(&["arena", game, "--bots", &format!("{other}=greedy,random"), "--games", "4", "--json"]);
        assert_eq!(report["bots"][0]["name"], format!("{other}=greedy"));
        assert_eq!(report["bots"][0]["faults"], 0, "{report}");
        assert!(report["cross"][0][1]["share"].as_f64().expect("a share") > 0.5, "{report}");
    }
}

#[test]
fn a_program_that_is_not_a_build_loses_and_the_report_says_so() {
    let run = run(&["arena", "toy", "--bots", "build:false,random", "--games", "2"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.out.contains("has ended"), "{}", run.out);
    assert_eq!(crate::cabochon::run(&["arena", "toy", "--bots", "build:,random"]).code, Some(2));
}

#[test]
fn a_hint_names_a_move_its_chance_and_a_reason() {
    let hint = json(&["hint", RECORD, "--ply", "40", "--budget", "50n", "--json"]);
    let chance = hint["choices"][0]["chance"].as_f64().expect("a chance");
    assert!((0.0..=1.0).contains(&chance));
    assert!(hint["choices"][0]["move"].is_string() && hint["choices"][0]["reasons"][0]["why"]["reason"].is_string(), "{hint}");
}

#[test]
fn an_adviser_thinks_on_as_many_threads_as_it_is_told() {
    let hint = |threads: &str| json(&["hint", RECORD, "--ply", "40", "--budget", "400n", "--json", "--threads", threads]);
    assert_eq!((hint("3"), &hint("3")["nodes"]), (hint("3"), &Value::from(399)));
    assert_ne!(hint("3")["choices"], hint("1")["choices"]);
    assert_eq!(run(&["hint", RECORD, "--threads", "0"]).code, Some(2));
}

#[test]
fn every_decision_of_a_seat_is_judged() {
    let judged = json(&["analyse", RECORD, "--seat", "2", "--budget", "20n", "--json"]);
    assert_eq!((judged["seats"].as_array().map(Vec::len), &judged["seats"][0]["seat"]), (Some(1), &Value::from(2)));
    let judged = judged["decisions"].as_array().expect("a list");
    assert!(judged.len() > 10);
    for decision in judged {
        let [before, after] = ["before", "after"].map(|name| decision[name][1].as_f64().expect("a number"));
        let away = decision["given_away"].as_f64().expect("a number");
        assert!(decision["seat"] == 2 && (before - after - away).abs() < 1e-6 && away >= 0.0, "{decision}");
    }
}

#[test]
fn a_review_is_a_page_of_its_own_and_says_the_same_as_text() {
    let folder = Folder::new("review");
    let run = run_in(&folder.0, &["analyse", RECORD, "--budget", "20n", "--html", "review.html"], "");
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.out.contains("seat 1: ") && run.out.contains("accuracy"), "{}", run.out);
    let page = folder.read("review.html");
    assert!(page.contains("<polyline") && page.contains("</html>") && !page.contains("http"), "needs nothing else");
    let told = |mark: &str| run.out.lines().filter(|line| line.contains(mark)).count();
    assert_eq!(page.matches("<tr").count(), 2 + told(" % to ") + told("accuracy"), "a row for each decision and each player");
}

#[test]
fn the_arena_keeps_ratings_in_a_file_and_the_levels_are_introduced() {
    let folder = Folder::new("ratings");
    let args = ["arena", "toy", "--bots", "level:1,level:3", "--games", "8", "--budget", "5n", "--ratings", "kept.txt"];
    assert_eq!(run_in(&folder.0, &args, "").code, Some(0));
    let kept = folder.read("kept.txt");
    assert!(kept.contains("\ntoy 2 level:1 ") && kept.contains("\ntoy 2 level:3 "), "{kept}");
    let levels = json(&["levels", "splendor", "--json"]);
    assert_eq!(levels.as_array().map(Vec::len), Some(5));
    assert_eq!((&levels[4]["level"], levels[4]["name"].is_string()), (&Value::from(5), true));
    assert_eq!(run(&["levels", "chess"]).code, Some(2));
}
