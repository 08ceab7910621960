//! What the documents tell readers to type exists: commands, scripts, tests and links.

use crate::Cabochon;
use clap::Parser;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn in_folder(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect()
}

/// Every document for readers, with its text.
fn documents() -> Vec<(PathBuf, String)> {
    let pages = [".", "docs", "docs/notebook", "docs/strength", "art", "python", "train", "web"];
    let files = pages.iter().flat_map(|folder| in_folder(&root().join(folder)));
    files.filter(|file| file.extension().is_some_and(|ending| ending == "md")).map(|file| (file.clone(), read(&file))).collect()
}

/// What is set as code: inline, and the lines of blocks for a shell.
fn code(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (index, part) in text.split("```").enumerate() {
        if index % 2 == 0 {
            found.extend(part.split('`').skip(1).step_by(2).map(String::from));
        } else if matches!(part.lines().next(), Some("sh" | "")) {
            found.extend(part.lines().skip(1).map(|line| line.split(" #").next().unwrap_or(line).trim().into()));
        }
    }
    found
}

/// The commands that start like this, in all documents, without the start.
fn commands(start: &str) -> BTreeSet<String> {
    let all = documents().into_iter().flat_map(|(_, text)| code(&text));
    all.filter_map(|line| line.strip_prefix(start).map(String::from)).collect()
}

/// The words of a command line as a shell reads them, up to a redirection, with examples for what a reader fills in.
fn words(line: &str) -> Vec<String> {
    let filled = |word: &str| match word {
        "GAME" => "splendor".into(),
        "COMMAND" => "sim".into(),
        "N" | "S" => "7".into(),
        "A,B" => "greedy,random".into(),
        other => other.replace('\'', ""),
    };
    line.split_whitespace().take_while(|word| *word != ">").map(filled).collect()
}

#[test]
fn every_command_is_understood() {
    let direct = commands("cabochon ");
    let by_cargo = commands("cargo run --release -- ");
    assert!(direct.len() > 20 && by_cargo.len() > 3, "{direct:?} {by_cargo:?}");
    for line in direct.union(&by_cargo) {
        let words = std::iter::once("cabochon".to_string()).chain(words(line));
        let parsed = Cabochon::try_parse_from(words).map(|_| ());
        // A command that is only mentioned, without options, may lack arguments: then it must at least exist.
        let is_known = parsed.as_ref().err().is_none_or(|why| {
            use clap::error::ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, MissingRequiredArgument};
            matches!(why.kind(), DisplayHelp | DisplayHelpOnMissingArgumentOrSubcommand)
                || why.kind() == MissingRequiredArgument && !line.contains("--")
        });
        assert!(is_known, "cabochon {line}: {}", parsed.expect_err("an error"));
    }
}

#[test]
fn every_script_exists() {
    let scripts = commands("scripts/");
    assert!(scripts.len() > 8, "{scripts:?}");
    for line in scripts {
        let name = line.split_whitespace().next().expect("a name");
        assert!(root().join("scripts").join(name).is_file(), "scripts/{line}");
    }
    let package = read(&root().join("web/package.json"));
    let by_npm = commands("npm run ").into_iter().chain(commands("npm --prefix web run "));
    for line in by_npm {
        let name = line.split_whitespace().next().expect("a name");
        assert!(package.contains(&format!("\"{name}\": \"")), "npm run {line}");
    }
    for line in commands("python train/") {
        let name = line.split_whitespace().next().expect("a name");
        assert!(root().join("train").join(name).is_file(), "python train/{line}");
    }
}

/// Whether a crate has a test whose path contains the name: a function, or the module (file) that holds it.
fn has_test(folder: &Path, name: &str) -> bool {
    in_folder(folder).iter().any(|path| {
        let is_source = path.extension().is_some_and(|ending| ending == "rs");
        path.is_dir() && !path.ends_with("target") && has_test(path, name)
            || is_source && read(path).contains("#[test]") && (path.ends_with(format!("{name}.rs")) || read(path).contains(name))
    })
}

#[test]
fn every_test_that_rewrites_a_file_exists() {
    let tests: BTreeSet<String> = commands("BLESS=1 cargo test ").into_iter().chain(commands("cargo test ")).collect();
    assert!(tests.len() > 5, "{tests:?}");
    for line in tests {
        let words: Vec<&str> = line.split_whitespace().collect();
        let after = |flag: &str| words.iter().position(|word| *word == flag).map(|at| words[at + 1]);
        let folder = after("-p").map_or(root().into(), |package| root().join(package));
        if let Some(file) = after("--test") {
            assert!(folder.join("tests").join(file).with_extension("rs").is_file(), "cargo test {line}");
        } else {
            assert!(has_test(&folder, words.last().expect("a name")), "cargo test {line}");
        }
    }
}

/// The anchor that GitHub gives a heading.
fn anchor(heading: &str) -> String {
    let plain = heading.trim_start_matches('#').trim().to_lowercase();
    plain
        .chars()
        .filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter))
        .map(|letter| if letter == ' ' { '-' } else { letter })
        .collect()
}

#[test]
fn every_link_leads_somewhere() {
    let mut links = 0;
    for (file, text) in documents() {
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).filter(|link| !link.contains("://")) {
            links += 1;
            let (path, part) = link.split_once('#').unwrap_or((link, ""));
            let to = if path.is_empty() { file.clone() } else { file.parent().expect("a folder").join(path) };
            assert!(to.exists(), "{}: {link}", file.display());
            let leads = |line: &str| line.starts_with('#') && anchor(line) == part;
            assert!(part.is_empty() || read(&to).lines().any(leads), "{}: no heading {link}", file.display());
        }
    }
    assert!(links > 30, "{links}");
}
