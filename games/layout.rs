//! All games have the same layout, and their files import one another without cycles.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A file or folder of a game, by its path below the game's folder, without `.rs`: `rules/view`.
type Part = String;

/// What each part imports from its game. `mod.rs` is a map and imports nothing; tests may import what they test.
fn imports(game: &str) -> BTreeMap<Part, BTreeSet<Part>> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(game);
    let mut files = Vec::new();
    files_below(&root, &mut files);
    let part = |file: &Path| file.strip_prefix(&root).expect("below the game").with_extension("").display().to_string();
    let parts: BTreeSet<Part> = files.iter().map(|file| part(file)).collect();
    let imported = |file: &PathBuf| {
        let text = fs::read_to_string(file).expect("a file of the game");
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let named = paths(code, &part(file), game);
        named.into_iter().filter_map(|path| longest(&path, &parts)).filter(|other| *other != part(file)).collect()
    };
    files.iter().map(|file| (part(file), imported(file))).collect()
}

fn files_below(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the game").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_string();
        if entry.is_dir() && name != "tests" {
            files_below(&entry, files);
        } else if name.ends_with(".rs") && !["mod.rs", "tests.rs"].contains(&name.as_str()) {
            files.push(entry);
        }
    }
}

/// Every path in the code within the same game, relative to its folder: `super::view` in `rules/text` is `rules/view`.
fn paths(code: &str, part: &str, game: &str) -> Vec<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let words = lines.flat_map(each_of_the_braces).flat_map(|line| line.split(|c| !is_word(c)).map(String::from).collect::<Vec<_>>());
    words.filter_map(|word| from_the_game(&word, part, game)).collect()
}

/// `use a::{b, c};` is `a::b` and `a::c`; any other line is itself.
fn each_of_the_braces(line: &str) -> Vec<String> {
    let braces = line.trim_start().strip_prefix("use ").and_then(|line| line.strip_suffix("};")).and_then(|line| line.split_once('{'));
    match braces {
        Some((path, names)) => names.split(", ").map(|name| format!("{path}{name}")).collect(),
        None => vec![line.to_string()],
    }
}

fn from_the_game(path: &str, part: &str, game: &str) -> Option<String> {
    if let Some(path) = path.strip_prefix(&format!("crate::{game}::")) {
        return Some(path.replace("::", "/"));
    }
    let mut folder: Vec<&str> = part.split('/').collect();
    let mut rest = path;
    while let Some(further) = rest.strip_prefix("super::") {
        folder.pop();
        rest = further;
    }
    (rest.len() < path.len()).then(|| folder.into_iter().chain(rest.split("::")).collect::<Vec<_>>().join("/"))
}

/// The part that the path leads to or into.
fn longest(path: &str, parts: &BTreeSet<Part>) -> Option<Part> {
    let ends = path.match_indices('/').map(|(at, _)| at).chain([path.len()]);
    ends.filter_map(|end| parts.get(&path[..end])).next_back().cloned()
}

/// Repeatedly removes what imports nothing that is left; whatever remains is a cycle or leads into one.
fn circles(mut imports: BTreeMap<Part, BTreeSet<Part>>) -> Vec<Part> {
    loop {
        let left: BTreeSet<Part> = imports.keys().cloned().collect();
        imports.retain(|_, imported| imported.iter().any(|part| left.contains(part)));
        if imports.len() == left.len() {
            return left.into_iter().collect();
        }
    }
}

pub(crate) fn games() -> Vec<String> {
    let folders = fs::read_dir(env!("CARGO_MANIFEST_DIR")).expect("the folder of the games").map(|entry| entry.expect("an entry").path());
    let games = folders.filter(|folder| folder.join("mod.rs").exists());
    games.map(|folder| folder.file_name().expect("a name").to_string_lossy().into_owned()).collect()
}

#[test]
fn files_of_a_game_import_one_another_without_circles() {
    for game in games() {
        let imports = imports(&game);
        assert!(imports.values().any(|imported| !imported.is_empty()), "{game}: no imports found");
        assert_eq!(circles(imports), Vec::<Part>::new(), "{game} has a circle of imports among these");
    }
}

/// Each planted fault in `mutants.txt`: the file, and the text it replaces.
fn planted(game: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(game);
    let text = fs::read_to_string(folder.join("mutants.txt")).expect("a list of faults");
    let blocks = text.split("\n\n").map(|block| block.lines().filter(|line| !line.is_empty()).collect::<Vec<_>>());
    let faults = blocks.filter(|lines| lines.first().is_some_and(|head| !head.starts_with("//")));
    let fault = |lines: Vec<&str>| match lines[..] {
        [head, file, old, new] if head.starts_with("# ") && new.starts_with("+ ") => {
            (folder.join(file), old.strip_prefix("- ").expect("what is replaced").to_string())
        }
        _ => panic!("{game}/mutants.txt: a fault is `# …`, file, `- …`, `+ …`, not {lines:?}"),
    };
    faults.map(fault).collect()
}

#[test]
fn planted_faults_match_the_code() {
    for game in games() {
        let faults = planted(&game);
        assert!(!faults.is_empty(), "{game}/mutants.txt lists no fault");
        for (file, old) in faults {
            let text = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            assert_eq!(text.matches(&old).count(), 1, "{game}/mutants.txt is out of date: `{old}` in {}", file.display());
        }
    }
}

#[test]
fn every_game_has_the_same_rooms() {
    const ROOMS: [&str; 14] = [
        "RULES.md",
        "mutants.txt",
        "golden",
        "rules/mod.rs",
        "rules/state.rs",
        "rules/moves.rs",
        "rules/rules.rs",
        "rules/view.rs",
        "rules/text.rs",
        "rules/secrets.rs",
        "rules/literal.rs",
        "knowledge/mod.rs",
        "knowledge/evaluation.rs",
        "knowledge/characters.rs",
    ];
    assert!(games().len() >= 3, "{:?}", games());
    for game in games() {
        for room in ROOMS {
            assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(&game).join(room).exists(), "{game} has no {room}");
        }
    }
}
