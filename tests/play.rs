//! Games by hand, typed into the real binary.

use crate::cabochon::{Run, run_in};
use crate::services::Folder;

const STACKED: &str = "game toy 1\nsetup players=2\ndeal first 1 cards 1 6 7 2 3 4 5 stakes 1 2 1\n";

/// A folder that holds this game as `game.record`.
fn saved(name: &str, record: &str) -> Folder {
    let folder = Folder::new(name);
    std::fs::write(folder.0.join("game.record"), record).expect("our own folder");
    folder
}

fn resume(folder: &Folder, typed: &str) -> Run {
    run_in(&folder.0, &["play", "--resume", "game.record"], typed)
}

#[test]
fn a_whole_game_can_be_played_and_saved() {
    let folder = saved("whole", STACKED);
    // Seat 1 plays in notation, seat 2 by number, then by the beginning of the move; each seat presses Enter first.
    let Run { code, out, err } = resume(&folder, "\nlay 6\n\n2\n\nlay\n\n1\nkept.record\n");
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(out.contains("The game is over: seat 2 wins (points).\n  1.  seat 2     2 points\n  2.  seat 1     1 points\n"), "{out}");
    assert!(out.contains("cabochon replay kept.record"), "{out}");
    let played = "1 lay 6\n2 lay 2\n1 lay 1\n2 lay 7\nresult points winner 2 scores 1 2\n";
    assert_eq!(folder.read("kept.record"), format!("{STACKED}{played}"));
}

#[test]
fn no_hand_is_on_the_screen_between_turns() {
    let folder = saved("hidden", STACKED);
    let out = resume(&folder, "\nlay 6\n\nlay 2\n\nlay 1\n").out;
    // Dashes mark a cleared screen: between them, one screen belongs to one seat or to everyone.
    let screens: Vec<&str> = out.split("----\n").collect();
    assert!(screens.len() >= 6, "{out}");
    for screen in screens {
        let hands = [("seat 1> ", "hand 1 6"), ("seat 2> ", "hand 7 2")];
        for (prompt, hand) in hands {
            assert!(screen.contains(prompt) || !screen.contains(hand), "{screen}");
        }
        let of_all = screen.contains("press Enter");
        assert!(!of_all || !(screen.contains("the 6") || screen.contains("the 2") || screen.contains("lay ")), "{screen}");
    }
    assert!(out.contains("  Seat 1 lays a card face down.\n\nSeat 2, press Enter"), "{out}");
    assert!(out.contains("Since you last looked:\n  Seat 1 lays a card face down.\n\n"), "{out}");
}

#[test]
fn where_several_may_move_each_looks_alone_and_the_common_screen_shows_no_hand() {
    let folder = Folder::new("rush");
    // The first player returns a jewel; seat 2 looks at its hand, steps back, and then bids without looking; seat 3 bids after a look.
    let Run { code, out, .. } = run_in(&folder.0, &["play", "sultan", "-p", "4", "-o", "rush=on,first=1"], "\n1\n2\nback\n2 1\n2\n3\n1\n");
    assert_eq!(code, Some(0));
    let screens: Vec<&str> = out.split("----\n").collect();
    let common: Vec<&&str> = screens.iter().filter(|screen| screen.contains("seat? ")).collect();
    assert_eq!(common.len(), 4, "{out}");
    for screen in common {
        assert!(!screen.contains("bid ") && !screen.contains("(you)"), "{screen}");
    }
    assert_eq!(screens.iter().filter(|screen| screen.contains("bid ") && screen.contains("seat 2> ")).count(), 1, "{out}");
    assert!(out.contains("seat? Seat 2 has no move to make now.\n"), "{out}");
    assert!(out.contains("Seats 1 and 4 may move; the first to act goes first.\n"), "{out}");
}

#[test]
fn what_is_not_a_move_is_answered_and_asked_again() {
    let folder = saved("unclear", STACKED);
    let out = resume(&folder, "\nlay\nlay 9\nfold\n7\n\n?\nboard\nlog\nsave\nback\nlay 6\n").out;
    for answer in [
        "Several moves begin like that: lay 1, lay 6.",
        "That is not among the seat's legal moves.",
        "A move is `lay CARD`.",
        "There is no move number 7.",
        "save FILE    write the record",
        "Say where: `save FILE`.",
        "Nobody else owes a move now.",
        "Seat 2, press Enter",
    ] {
        assert!(out.contains(answer), "{answer}: {out}");
    }
}

#[test]
fn leaving_saves_the_game_and_says_where() {
    for typed in ["\nlay 6\n", "\nlay 6\nquit\n", "\nlay 6\n\nexit\n"] {
        let folder = saved("leaving", STACKED);
        let Run { code, err, .. } = resume(&folder, typed);
        assert_eq!(code, Some(0));
        assert!(err.contains("cabochon play --resume toy-dealt.record"), "{err}");
        assert_eq!(folder.read("toy-dealt.record"), format!("{STACKED}1 lay 6\n"));
    }
    let folder = saved("at-once", STACKED);
    let Run { code, err, .. } = resume(&folder, "");
    assert_eq!((code, err.as_str()), (Some(0), ""), "no move was made, so nothing is lost");
    assert_eq!(folder.files(), ["game.record"]);
}

#[test]
fn saving_never_overwrites_another_file() {
    let folder = saved("overwrite", STACKED);
    let Run { out, err, .. } = resume(&folder, "\nlay 6\n\nsave game.record\nsave mine.record\nsave mine.record\n");
    assert!(out.contains("Not saved: game.record already exists."), "{out}");
    assert_eq!(out.matches("Saved to mine.record.").count(), 2, "{out}");
    assert_eq!(err, "", "what is saved need not be saved again");
    assert_eq!(folder.read("game.record"), STACKED);
    assert_eq!(folder.read("mine.record"), format!("{STACKED}1 lay 6\n"));
}

#[test]
fn without_a_seed_one_is_drawn_and_told_at_the_end() {
    let folder = Folder::new("seedless");
    // The first move of the list does for every turn; more lines than needed are typed.
    let game = || run_in(&folder.0, &["play", "toy"], "1\n".repeat(8)).out;
    let seed = |out: &str| out.split("The seed was ").nth(1).and_then(|rest| rest.split('.').next()).map(String::from);
    let (one, other) = (seed(&game()), seed(&game()));
    assert!(one.is_some() && other.is_some() && one != other, "{one:?} {other:?}");
}

#[test]
fn every_game_can_be_played_with_every_option() {
    let folder = Folder::new("options");
    let games = run_in(&folder.0, &["games", "--json"], "").out;
    let games: serde_json::Value = serde_json::from_str(&games).expect("JSON");
    for game in games.as_array().expect("a list") {
        let name = game["name"].as_str().expect("a name");
        let flags = game["options"].as_array().expect("a list").iter().filter(|option| option["type"] == "flag");
        let flags = flags.map(|flag| format!("{}=on", flag["name"].as_str().expect("a name")));
        for setup in flags.chain([String::new()]) {
            // The first move of each list, seat after seat if several may move; it need not lead to an end.
            let typed = "\n1\n2\n1\n3\n1\n".repeat(100);
            let Run { code, out, err } = run_in(&folder.0, &["play", name, "--setup", &setup, "--seed", "3"], typed);
            assert_eq!(code, Some(0), "{name} {setup}: {err}");
            assert!(
                out.contains("Seat ") && (err.contains("is saved in") || out.contains("The game is over")),
                "{name} {setup}: {out} {err}"
            );
        }
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_game_is_saved() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::{Command, Stdio};
    let folder = saved("interrupted", STACKED);
    let mut child = Command::new(env!("CARGO_BIN_EXE_cabochon"))
        .args(["play", "--resume", "game.record"])
        .current_dir(&folder.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(b"\nlay 6\n").expect("it reads");
    let mut out = BufReader::new(child.stdout.take().expect("piped"));
    let mut line = String::new();
    while !line.contains("Seat 1 lays a card face down.") {
        line.clear();
        assert!(out.read_line(&mut line).expect("it writes") > 0, "it ended too early");
    }
    let signal = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there");
    assert!(signal.success());
    let code = child.wait().expect("it ends").code();
    let mut err = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut err).expect("text");
    assert_eq!(code, Some(130), "{err}");
    assert!(err.contains("toy-dealt.record"), "{err}");
    assert_eq!(folder.read("toy-dealt.record"), format!("{STACKED}1 lay 6\n"));
}
