//! What must not change, kept in files beside each game: a record for every ending, and move counts. And what must be
//! complete: every numbered rule is cited where it is implemented and where it is tested.
//!
//! `BLESS=1 cargo test -p games golden` rewrites the counts and looks for a random game where a record is missing; review the
//! diff like code.

use engine::laws::Literal;
use engine::{Game, Match, Past, Rng, Seat, Seed, Setup, perft};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// Fails if a file of the game's `golden/` is missing or disagrees with the rules.
pub(crate) fn holds<G: Literal>(folder: &str) {
    past_tells_nothing_of_the_deal::<G>();
    for ending in G::ENDINGS {
        ending_holds::<G>(folder, ending);
    }
    perft_holds::<G>(folder);
}

fn read(folder: &str, file: &str) -> String {
    let path = path(folder, file);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{} is missing: {why}", path.display()))
}

fn path(folder: &str, file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder).join(file)
}

/// The record must end as its name says; reading it checks the rest: every move legal, the result as written.
fn ending_holds<G: Game>(folder: &str, ending: &str) {
    let file = path(folder, &format!("golden/{ending}.record"));
    if blessing() && !file.exists() {
        fs::write(&file, some_game_that_ends::<G>(ending)).expect("golden files can be written");
    }
    let text = read(folder, &format!("golden/{ending}.record"));
    let game = Match::<G>::read(&text).unwrap_or_else(|bad| panic!("{folder}/golden/{ending}.record: {bad}"));
    let outcome = game.state().outcome().unwrap_or_else(|| panic!("{folder}/golden/{ending}.record is not over"));
    assert_eq!(outcome.how, ending, "{folder}/golden/{ending}.record");
    assert!(text.contains("\nresult "), "{folder}/golden/{ending}.record has no result line");
}

/// The record of the first random game with this ending, smallest tables first.
fn some_game_that_ends<G: Game>(ending: &str) -> String {
    const TRIES: u64 = 20_000;
    for edition in G::EDITIONS {
        for players in edition.players.0..=edition.players.1 {
            let setup = G::Setup::read(edition, players, "").expect("a plain table");
            for seed in 0..TRIES {
                let mut rng = Rng::new(Seed::number(seed).stream(1));
                let mut game = Match::<G>::new(setup, Seed::number(seed));
                while game.play_at_random(&mut rng).is_some() {}
                if game.state().outcome().is_some_and(|outcome| outcome.how == ending) {
                    return game.record();
                }
            }
        }
    }
    panic!("no random game ends by `{ending}`: write one by hand")
}

fn blessing() -> bool {
    std::env::var_os("BLESS").is_some()
}

/// Lines of `edition players seed [options] = count count …`, the counts for depth 1, 2 and so on.
fn perft_holds<G: Literal>(folder: &str) {
    let text = read(folder, "golden/perft.txt");
    let counted: Vec<String> = text.lines().map(|line| if line.starts_with('#') { line.into() } else { count_again::<G>(line) }).collect();
    let counted = counted.join("\n") + "\n";
    if blessing() {
        fs::write(path(folder, "golden/perft.txt"), counted).expect("golden files can be written");
        return;
    }
    assert_eq!(text, counted, "{folder}/golden/perft.txt");
    for edition in G::EDITIONS {
        for players in edition.players.0..=edition.players.1 {
            assert!(text.contains(&format!("{} {players} ", edition.name)), "no count for {} with {players} players", edition.name);
        }
    }
}

fn count_again<G: Literal>(line: &str) -> String {
    let (head, counts) = line.split_once('=').map(|_| line.rsplit_once(" = ").expect("counts behind ` = `")).expect("a line of counts");
    let mut words = head.splitn(4, ' ');
    let mut word = || words.next().unwrap_or_default();
    let edition = G::edition(word()).expect("an edition of this game");
    let players = word().parse().expect("a number of players");
    let seed = Seed::number(word().parse().expect("a seed"));
    let setup = G::Setup::read(edition, players, word()).expect("a setup");
    let state = Match::<G>::new(setup, seed).state().clone();
    let conceivable = G::conceivable(&setup);
    let depths = 1..=counts.split(' ').count() as u32;
    let counts = depths.map(|depth| {
        let count = perft(&state, depth);
        if depth <= 3 {
            assert_eq!(count, literal_perft(&state, &conceivable, depth), "the two generators differ at depth {depth}: {line}");
        }
        count.to_string()
    });
    format!("{head} = {}", counts.collect::<Vec<_>>().join(" "))
}

/// The same count with the literal generator.
fn literal_perft<G: Literal>(state: &G, conceivable: &[G::Move], depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for seat in Seat::all(state.setup().players()) {
        for mv in conceivable.iter().filter(|mv| state.allowed(seat, **mv)) {
            let mut next = state.clone();
            next.apply(seat, *mv, &mut |_| ());
            count += literal_perft(&next, conceivable, depth - 1);
        }
    }
    count
}

/// Fails unless every number in the game's `RULES.md` is cited (as `S14`) at the code that implements it, and has a test named after it
/// (`s14_…`). File headers (`//!`), comments away from code and test helpers do not count as citations.
pub(crate) fn every_rule_is_cited_and_tested(folder: &str) {
    let numbers = numbers(&read(folder, "RULES.md"));
    assert!(!numbers.is_empty(), "{folder}/RULES.md numbers no rule as **X1**");
    let cited = cited_at_code(folder);
    let tests = read(folder, "rules/tests.rs");
    for number in numbers {
        assert!(cited.contains(&number), "no code in {folder}/rules/ cites {number}");
        let test = format!("fn {}_", number.to_lowercase());
        assert!(tests.contains(&test), "{folder}/rules/tests.rs has no test named {number}");
    }
}

/// The numbers in comments at code of `rules/`: behind it, or right above it.
fn cited_at_code(folder: &str) -> BTreeSet<String> {
    const TO_ACCOUNT: [&str; 4] = ["tests.rs", "positions.rs", "literal.rs", "secrets.rs"];
    let files = fs::read_dir(path(folder, "rules")).expect("a folder of rules").map(|file| file.expect("a file").path());
    let files = files.filter(|file| file.is_file() && !TO_ACCOUNT.iter().any(|name| file.ends_with(name)));
    files.flat_map(|file| citations(&fs::read_to_string(file).expect("a file of the rules"))).collect()
}

fn citations(code: &str) -> Vec<String> {
    let mut cited = Vec::new();
    let mut above = Vec::new();
    for line in code.lines().map(str::trim).filter(|line| !line.starts_with("//!")) {
        let (before, comment) = line.split_once("//").unwrap_or((line, ""));
        above.extend(comment.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| is_number(word)).map(String::from));
        match (before.is_empty(), comment.is_empty()) {
            (true, true) => above.clear(),
            (true, false) => {}
            (false, _) => cited.append(&mut above),
        }
    }
    cited
}

#[test]
fn a_citation_stands_at_code() {
    let code = "//! S1\n\n// S2 stands alone\n\n/// S3, S4: a doc.\nfn three() {\n    four(); // S5\n    // S6:\n    // more on it\n    five();\n}\n";
    assert_eq!(citations(code), ["S3", "S4", "S5", "S6"]);
}

/// The numbers in bold, `**S14**` or `**S9 Offer.**`.
fn numbers(text: &str) -> Vec<String> {
    let bold = text.split("**").skip(1).step_by(2).filter_map(|bold| bold.split_whitespace().next());
    bold.filter(|word| is_number(word)).map(String::from).collect()
}

fn is_number(word: &str) -> bool {
    word.len() > 1 && word.starts_with(|c: char| c.is_ascii_uppercase()) && word[1..].bytes().all(|b| b.is_ascii_digit())
}

/// Two games that differ only in their deals have pasts that print alike.
fn past_tells_nothing_of_the_deal<G: Game>() {
    let edition = &G::EDITIONS[0];
    let setup = G::Setup::read(edition, edition.players.0, "").expect("a plain table");
    let [one, other] = [1, 2].map(|seed| Match::<G>::new(setup, Seed::number(seed)));
    assert_ne!(one.deal(), other.deal());
    assert_eq!(format!("{:?}", Past::of(&one)), format!("{:?}", Past::of(&other)));
}
