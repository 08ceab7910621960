//! Writes initial inputs: the golden records, the sessions of the protocol's document, every move and deal in them, and their words.
//! Run by `scripts/fuzz` in the root of the repository.

// Not called, but the coverage instrumentation needs to be linked with it.
use libfuzzer_sys as _;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn main() -> std::io::Result<()> {
    let mut words = BTreeSet::new();
    for record in golden_records()? {
        write("records", record.as_bytes())?;
        for line in record.lines() {
            let text = line.split_once(' ').map_or("", |(_, text)| text);
            words.extend(text.split([' ', '@', '=']).map(String::from));
            write_move(&record, text)?;
        }
        let load = serde_json::json!({"do": "load", "record": record});
        write("protocol", format!("{load}\n{{\"do\":\"undo\",\"plies\":2}}\n{{\"do\":\"moves\"}}\n{{\"do\":\"state\"}}\n").as_bytes())?;
    }
    let document = fs::read_to_string("docs/protocol.md")?;
    for session in document.split("```session\n").skip(1).filter_map(|rest| rest.split("```").next()) {
        let requests: Vec<&str> = session.lines().filter_map(|line| line.strip_prefix("> ")).collect();
        write("protocol", requests.join("\n").as_bytes())?;
        words.extend(requests.iter().flat_map(|request| request.split(['{', '}', ',', ':'])).map(String::from));
    }
    let word = |word: &String| format!("\"{}\"\n", word.replace('\\', "\\\\").replace('"', "\\\""));
    let words = words.iter().filter(|word| (2..=40).contains(&word.len()) && word.is_ascii());
    fs::write("fuzz/corpus/words.dict", words.map(word).collect::<String>())
}

fn golden_records() -> std::io::Result<Vec<String>> {
    let mut records = Vec::new();
    for game in fs::read_dir("games")? {
        let Ok(folder) = fs::read_dir(game?.path().join("golden")) else { continue };
        for file in folder {
            let path = file?.path();
            if path.extension().is_some_and(|kind| kind == "record") {
                records.push(fs::read_to_string(path)?);
            }
        }
    }
    Ok(records)
}

/// An input of the target `moves`: the game of this record with its smallest table, no options and no moves, then the text.
fn write_move(record: &str, text: &str) -> std::io::Result<()> {
    let editions = games::editions();
    let game = editions.iter().position(|edition| record.contains(&format!("game {} ", edition.name)));
    let Some(game) = game else { return Ok(()) };
    let players_options_seed_and_moves = vec![0; 1 + editions[game].options.len() + 1 + 1];
    let mut input = vec![game as u8];
    input.extend(players_options_seed_and_moves);
    input.extend_from_slice(text.as_bytes());
    write("moves", &input)
}

fn write(target: &str, input: &[u8]) -> std::io::Result<()> {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    input.hash(&mut hasher);
    let folder = Path::new("fuzz/corpus").join(target);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(format!("seed-{:016x}", hasher.finish())), input)
}
