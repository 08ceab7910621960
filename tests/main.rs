//! The real binary, from outside. One program for all files: to link one for each would take minutes.

mod cabochon;
mod online;
mod post;
mod screen;
#[path = "../server/tests/services/mod.rs"]
mod services;

mod absence;
mod abuse;
mod admin;
mod bots;
mod clubs;
mod coach;
mod commands;
mod contests;
mod crash;
mod daily;
mod disk;
mod history;
mod keeping;
mod mail;
mod operations;
mod people;
mod play;
mod protocol;
mod puzzles;
mod quota;
mod retention;
mod secured;
mod server;
mod settings;
mod terminal;
mod told;

/// A file that nobody lists here would never be compiled, and its tests never run.
#[test]
fn every_file_is_listed() {
    let listed: Vec<String> =
        include_str!("main.rs").lines().filter_map(|line| Some(format!("{}.rs", line.strip_prefix("mod ")?.strip_suffix(';')?))).collect();
    let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests")).expect("the folder of this file");
    let names = files.map(|file| file.expect("an entry").file_name().into_string().expect("UTF-8"));
    let missing: Vec<String> = names.filter(|name| name.ends_with(".rs") && name != "main.rs" && !listed.contains(name)).collect();
    assert_eq!(missing, [""; 0], "not in tests/main.rs");
}
