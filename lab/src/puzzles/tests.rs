use super::check::{Search, sample, searched};
use super::records::read;
use super::{Command, run};
use clap::Parser;
use std::path::{Path, PathBuf};

#[derive(Parser)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("cabochon-puzzles-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn said(line: &str, folder: &Path) -> Result<String, String> {
    let words = ["puzzles"].into_iter().chain(line.split(' ')).map(String::from).chain([folder.display().to_string()]);
    let mut out = Vec::new();
    run(&Line::parse_from(words).command, &mut out).map_err(|failure| format!("{failure:?}"))?;
    Ok(String::from_utf8(out).expect("text"))
}

const TINY: &str = "--count 3 --nodes 300 --margin 5";

/// So small a margin finds puzzles in games that are searched at the same time. Sultan is searched fastest, and games are shared out alike.
const CLOSE: &str = "sultan --count 4 --nodes 300 --margin 1";

#[test]
fn the_same_seed_makes_the_same_puzzles_on_any_number_of_threads_and_after_an_interruption() {
    let file = |folder: &Folder| std::fs::read_to_string(folder.0.join("sultan.records")).expect("made");
    let games = |text: &str| -> Vec<u64> {
        text.lines().filter(|line| line.starts_with("seed ")).filter_map(|line| line.split_once('/')?.1.parse().ok()).collect()
    };
    let [one, five, resumed] = ["one", "five", "resumed"].map(Folder::new);
    let made = said(&format!("make {CLOSE} --threads 1 --out"), &one.0).expect("made");
    assert!(made.starts_with("4 puzzles"), "{made}");
    said(&format!("make {CLOSE} --threads 5 --out"), &five.0).expect("made");
    assert_eq!(file(&one), file(&five));

    // What an interrupted run leaves: the first line, the games that were done, and half a line. This one says that the game with the
    // first puzzle has none.
    std::fs::create_dir_all(&resumed.0).expect("a folder");
    let unfinished = resumed.0.join("sultan.unfinished");
    let plan = r#"{"game":"sultan","seed":1,"nodes":300,"margin":1,"from":[]}"#;
    let done = games(&file(&one))[0];
    std::fs::write(&unfinished, format!("{plan}\n{{\"number\":{done},\"puzzles\":[]}}\n{{\"numb")).expect("written");
    let other = said(&format!("make {CLOSE} --seed 2 --threads 1 --out"), &resumed.0).expect_err("another run's");
    assert!(other.contains("other options"), "{other}");
    said(&format!("make {CLOSE} --threads 2 --out"), &resumed.0).expect("made");
    assert!(!unfinished.exists());
    assert!(!games(&file(&resumed)).contains(&done), "game {done} was played again");
    for folder in [&one, &resumed] {
        assert_eq!(file(folder).matches("#puzzle ").count(), 4);
    }
}

#[test]
fn puzzles_are_found_in_records_and_a_check_finds_what_is_wrong() {
    let folder = Folder::new("records");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let game = coach::puzzles::play("sultan", 3, engine::Seed::number(4)).expect("a game");
    let record = folder.0.join("game.record");
    std::fs::write(&record, game.record()).expect("written");
    let from = format!("make sultan {TINY} --threads 2 --from {} --out", record.display());
    let made = said(&from, &folder.0).expect("made");
    assert!(made.contains("from 1 games"), "{made}");
    assert!(said(&from.replace("sultan", "riquezas"), &folder.0).expect_err("another game").contains("is a game of sultan"));
    for (game, why) in [("toy", "there are no puzzles of toy"), ("chess", "there is no game `chess`")] {
        assert!(said(&format!("make {game} --out"), &folder.0).expect_err("no puzzles").contains(why));
    }

    let file = folder.0.join("sultan.records");
    adds_what_is_new(&file, &from, &folder);
    let one = coach::puzzles::library().iter().find(|puzzle| puzzle.game() == "sultan").expect("a puzzle").write();
    std::fs::write(&file, &one).expect("written");
    assert!(said("check --sample 9 --nodes 400 --threads 1", &folder.0).expect("it holds").contains("1 puzzles, 100.0 % of 1 hold"));
    std::fs::write(&file, false_one(&one)).expect("written");
    let told = said("check --nodes 400 --threads 1", &folder.0).expect_err("another move is better");
    assert!(told.contains("fewer than 98 % hold"), "{told}");

    let other = coach::puzzles::library().iter().filter(|puzzle| puzzle.game() == "sultan").nth(1).expect("a second puzzle").write();
    std::fs::write(&file, format!("# Made by hand\n\n{}\n{other}", false_one(&one))).expect("written");
    let told = said("check --nodes 400 --threads 1 --drop", &folder.0).expect("dropped");
    assert!(told.contains("50.0 % of 2 hold") && told.contains("1 are left"), "{told}");
    let left = std::fs::read_to_string(&file).expect("rewritten");
    assert_eq!(left, format!("# Made by hand\n# Then: cabochon puzzles check DIR --nodes 400 --seed 1 --drop\n\n{other}"));
    std::fs::write(&file, format!("{one}\n{one}")).expect("written");
    assert!(said("check", &folder.0).expect_err("twice").contains("occurs twice"));
    std::fs::write(&file, one.replace("#puzzle", "#riddle")).expect("written");
    assert!(said("check", &folder.0).expect_err("no puzzle").contains("#puzzle"));
    std::fs::remove_file(&file).expect("removed");
    assert!(said("check", &folder.0).expect_err("empty").contains("there is no file"));
}

#[test]
fn folders_and_archives_of_records_are_searched_and_nobody_is_named() {
    let folder = Folder::new("archive");
    std::fs::create_dir_all(folder.0.join("games/more")).expect("a folder");
    let record = |game: &str, seed| {
        let mut game = coach::puzzles::play(game, 2, engine::Seed::number(seed)).expect("a game");
        game.set_names(vec!["Ann".into(), "Bob".into()]);
        game.record()
    };
    let (first, second, other) = (record("splendor", 5), record("splendor", 6), record("sultan", 5));
    std::fs::write(folder.0.join("games/one.record"), &first).expect("written");
    std::fs::write(folder.0.join("games/more/other.txt"), &other).expect("written");
    std::fs::write(folder.0.join("games/more/README.txt"), "What this server keeps of you.").expect("written");
    let mut archive = zip::ZipWriter::new(std::fs::File::create(folder.0.join("games/export.zip")).expect("a file"));
    for (name, text) in [("person.json", "{}"), ("records/splendor-7.txt", &second), ("records/sultan-8.txt", &other)] {
        archive.start_file(name, zip::write::SimpleFileOptions::default()).expect("a file");
        std::io::Write::write_all(&mut archive, text.as_bytes()).expect("written");
    }
    archive.finish().expect("an archive");

    let found = |game: &str, from: &str| match read(&[folder.0.join(from)], game) {
        Ok(games) => Ok(games.iter().map(|game| game.record()).collect::<Vec<String>>()),
        Err(failure) => Err(format!("{failure:?}")),
    };
    let both = found("splendor", "games").expect("records");
    assert_eq!(both.len(), 2);
    assert!(both.iter().all(|record| !record.contains("Ann") && !record.contains("Bob")), "{both:?}");
    assert_eq!(found("splendor", "games/one.record").expect("a record").len(), 1);
    assert_eq!(found("sultan", "games/export.zip").expect("an archive").len(), 1);
    assert!(found("sultan", "games/one.record").expect_err("named").contains("is a game of splendor, not of sultan"));
    assert!(found("riquezas", "games").expect_err("none").contains("there is no record of riquezas in"));
    std::fs::write(folder.0.join("games/broken.zip"), "no archive").expect("written");
    assert!(found("splendor", "games").expect_err("broken").contains("broken.zip is not a readable archive"));
    std::fs::remove_file(folder.0.join("games/broken.zip")).expect("removed");
    std::fs::write(folder.0.join("games/bad.record"), format!("{first}1 fly away\n")).expect("written");
    assert!(found("splendor", "games").expect_err("a bad line").contains("bad.record: "));
}

/// What was made from these records is not found twice, and what is there stays.
fn adds_what_is_new(file: &Path, from: &str, folder: &Folder) {
    let before = std::fs::read_to_string(file).expect("made");
    let added = |line: &str| {
        said(line, &folder.0).expect("added");
        std::fs::read_to_string(file).expect("rewritten")
    };
    let puzzles = |text: &str| text[text.find("\ngame ").unwrap_or(text.len())..].to_owned();
    let again = added(&from.replace("--out", "--add --out"));
    assert_eq!(puzzles(&again), puzzles(&before), "nothing new");
    assert_eq!(again.lines().filter(|line| line.starts_with("# Made by: ") || line.starts_with("# Added by: ")).count(), 2);
    let more = added(&format!("make sultan {TINY} --seed 2 --threads 2 --add --out"));
    assert!(puzzles(&more).starts_with(&puzzles(&before)) && more.contains("--seed 2"), "{more}");
    assert_eq!(more.matches("#puzzle ").count(), before.matches("#puzzle ").count() + 3);
}

/// The same position with another move as its solution.
fn false_one(puzzle: &str) -> String {
    let read = coach::puzzles::read_all(puzzle).expect("ours").swap_remove(0);
    let other = read.shown().moves.into_iter().find(|mv| *mv != read.solution).expect("a choice");
    let before: Vec<&str> = puzzle.lines().take_while(|line| !line.starts_with("#puzzle ")).collect();
    format!("{}\n{}\n{} {other}\n", before.join("\n"), read.facts, read.seat)
}

/// A search of the stated depth with a new seed finds their solutions again.
#[test]
fn a_sample_of_the_repository_holds() {
    let all = coach::puzzles::library();
    let search = Search { seed: engine::Seed::number(1 << 40), nodes: None };
    let fallen = searched(&sample(all, Some(8)), search, 2);
    assert!(fallen.is_empty(), "{fallen:?}");
}
