//! Puzzles, over the wire: the solution is told after a try and never before, and a first try counts once.

use crate::online::Server;
use crate::services::Folder;
use serde_json::{Value, json};

/// The solution and the number of moves before it, from the files of the repository.
fn solution(game: &str, id: &str) -> String {
    let file = format!("{}/puzzles/{game}.records", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).expect("a file of the repository");
    let mut lines = text.lines().skip_while(|line| !line.starts_with(&format!("#puzzle {id} ")));
    let (_, mv) = lines.nth(1).and_then(|line| line.split_once(' ')).expect("the solution follows");
    mv.into()
}

fn of<'a>(list: &'a Value, name: &str, wanted: &str) -> &'a Value {
    list.as_array().expect("a list").iter().find(|one| one[name] == wanted).expect("it is there")
}

#[test]
fn a_first_try_counts_moves_both_ratings_and_outlives_the_server() {
    let folder = Folder::new("puzzles");
    let server = Server::start(&folder.0, &[]);
    let (ann, bob) = (server.person("Ann"), server.person("Bob"));
    for game in ["splendor", "sultan", "riquezas"] {
        let page = ann.get(&server, &format!("/api/puzzles/{game}"));
        let id = page["puzzle"]["id"].as_str().expect("a puzzle").to_string();
        let path = format!("/api/puzzles/{game}/{id}");
        assert_eq!(ann.get(&server, &format!("/api/puzzles/{game}"))["puzzle"]["id"], *id, "it stays until it is tried");
        assert_eq!(ann.get(&server, &path)["puzzle"], page["puzzle"]);
        let best = solution(game, &id);
        assert_eq!(server.ask("POST", &path, "", &json!({ "move": best }).to_string()).0, 401, "a try is somebody's");
        assert_eq!(ann.post(&server, &path, &json!({ "move": "fly" })).1["code"], "bad-move");
        assert_eq!(ann.get(&server, &path)["puzzle"]["tried"], false, "what is no move is no try");

        let (status, told) = ann.post(&server, &path, &json!({ "move": best }));
        assert_eq!((status, &told["answer"]["solved"], &told["answer"]["best"]["move"]), (200, &json!(true), &json!(best)), "{told}");
        let gain = told["gain"].as_i64().expect("it counts");
        assert!(gain > 0 && told["answer"]["line"].as_array().is_some_and(|line| !line.is_empty()), "{told}");
        assert_eq!(told["you"]["rating"].as_i64(), page["you"]["rating"].as_i64().map(|rating| rating + gain));
        assert_eq!((&told["you"]["streak"], &told["you"]["tried"]), (&json!(1), &json!(1)));
        let harder = page["puzzle"]["rating"].as_i64().expect("a rating");
        assert!(bob.get(&server, &path)["puzzle"]["rating"].as_i64() < Some(harder), "who solves it makes it count for less");

        let again = ann.post(&server, &path, &json!({ "move": best })).1;
        assert_eq!((&again["gain"], &again["you"]), (&Value::Null, &told["you"]), "a second try counts for nothing");
        let next = ann.get(&server, &format!("/api/puzzles/{game}"));
        assert_ne!(next["puzzle"]["id"], *id);

        let moves = page["puzzle"]["moves"].as_array().expect("a list");
        let wrong = moves.iter().find(|mv| **mv != best).expect("a choice");
        let missed = bob.post(&server, &path, &json!({ "move": wrong })).1;
        assert_eq!((&missed["answer"]["solved"], &missed["answer"]["best"]["move"]), (&json!(false), &json!(best)), "{missed}");
        assert!(missed["gain"].as_i64() < Some(0) && missed["you"]["streak"] == 0, "{missed}");
    }
    let listed = ann.get(&server, "/api/puzzles");
    assert!(server.terminate());
    let server = Server::start(&folder.0, &[]);
    assert_eq!(ann.get(&server, "/api/puzzles"), listed, "ratings and streaks outlive the server");
}

#[test]
fn nothing_tells_the_solution_before_a_try() {
    let folder = Folder::new("puzzles-secret");
    let server = Server::start(&folder.0, &[]);
    let ann = server.person("Ann");
    for game in ["splendor", "sultan", "riquezas"] {
        let page = ann.get(&server, &format!("/api/puzzles/{game}"));
        let id = page["puzzle"]["id"].as_str().expect("a puzzle");
        for cookie in [format!("Cookie: {}\r\n", ann.cookie), String::new()] {
            for look in ["/api/puzzles".into(), format!("/api/puzzles/{game}"), format!("/api/puzzles/{game}/{id}")] {
                let (status, _, told) = server.ask("GET", &look, &cookie, "");
                assert_eq!(status, 200, "{told}");
                for word in ["solution", "\"best\":\"", "\"answer\"", "\"line\"", "\"chance\"", "margin", "seed", "deal\":"] {
                    assert!(!told.contains(word), "{look} tells of {word}: {told}");
                }
            }
        }
        let mut shown: Vec<&str> = page["puzzle"].as_object().expect("a puzzle").keys().map(String::as_str).collect();
        shown.sort_unstable();
        assert_eq!(shown, ["game", "id", "moves", "players", "rating", "seat", "tried", "view"]);
    }
    assert_eq!(ann.get(&server, "/api/puzzles/splendor/nothing")["code"], "no-such-puzzle");
    for path in ["/api/puzzles/toy", "/api/puzzles/chess", "/api/puzzles/splendor?theme=bluff"] {
        assert_eq!(ann.get(&server, path)["code"], "no-such-puzzle", "{path}");
    }
}

#[test]
fn puzzles_come_by_theme_until_none_is_left_and_two_tabs_make_one_try() {
    let folder = Folder::new("puzzles-theme");
    let server = Server::start(&folder.0, &["--no-limits"]);
    let ann = server.person("Ann");
    let themes = ann.get(&server, "/api/puzzles");
    let themes = of(&themes["games"], "game", "sultan")["themes"].clone();
    let fewest = themes.as_array().expect("a list").iter().min_by_key(|one| one["count"].as_u64()).expect("a theme").clone();
    let (theme, count) = (fewest["theme"].as_str().expect("a word"), fewest["count"].as_u64().expect("a number"));
    let path = format!("/api/puzzles/sultan?theme={theme}");
    for number in 0..count {
        let page = ann.get(&server, &path);
        let id = page["puzzle"]["id"].as_str().expect("one is left");
        let wish = json!({ "move": solution("sultan", id) });
        let tabs = if number == 0 { 4 } else { 1 };
        let told: Vec<Value> = std::thread::scope(|scope| {
            let tab = || scope.spawn(|| ann.post(&server, &format!("/api/puzzles/sultan/{id}"), &wish).1);
            let tabs: Vec<_> = (0..tabs).map(|_| tab()).collect();
            tabs.into_iter().map(|tab| tab.join().expect("an answer")).collect()
        });
        assert_eq!(told.iter().filter(|told| told["gain"].is_i64()).count(), 1, "{told:?}");
        assert!(told.iter().all(|told| told["answer"]["theme"] == theme && told["you"]["streak"] == number + 1), "{told:?}");
    }
    assert_eq!(ann.get(&server, &path)["puzzle"], Value::Null);
    let listed = ann.get(&server, "/api/puzzles");
    let sultan = of(&listed["games"], "game", "sultan");
    assert_eq!(of(&sultan["themes"], "theme", theme)["tried"], count);
    assert_eq!(sultan["you"]["best"], count);
}
