//! Pictures and words of tables, in every game and in every phase, and over real HTTP.

use super::*;
use crate::limits::{Limits, Rate};
use crate::testing::{Answer, TestServer};
use crate::words::languages;
use engine::{Rng, Seat, Seed, Sketch};
use picture::{Mark, Scene};
use serde_json::json;
use table::{Entry, Place, Sitting, Stamped, Table, TablePhase, Terms};

const PAGE: &str = include_str!("../../../web/index.html");

#[test]
fn the_page_says_what_a_link_is_about_and_where_its_picture_is() {
    let splendor = edition("splendor").expect("a game");
    let page = Subject::Rules(splendor).written_into(PAGE, "https://tables.example", "rules/splendor", "en");
    for tag in [
        "og:title\" content=\"Splendor · Cabochon\"",
        "og:description\" content=\"How to play Splendor.\"",
        "og:image\" content=\"https://tables.example/preview-",
    ] {
        assert_eq!(page.matches(tag).count(), 1, "{tag} in {page}");
    }
    assert!(page.contains("<div id=\"app\"></div>") && page.ends_with("</html>\n"), "{page}");
    assert!(Subject::Club.written_into(PAGE, "", "club/x", "en").contains("\"A club that plays together: open the link to join.\""));
    let german = Subject::Rules(splendor).written_into(PAGE, "", "rules/splendor", "de");
    assert!(german.contains("og:locale\" content=\"de\"") && !german.contains("How to play"), "{german}");
}

#[test]
fn a_page_of_other_making_stays_as_it_is() {
    let written = |page: &str| Subject::House.written_into(page, "", "", "en");
    assert_eq!(written("<p>plain</p>"), "<p>plain</p>");
    assert_eq!(written(&written(PAGE)), written(PAGE), "and twice is once");
}

#[test]
fn every_bot_has_a_name_and_a_face() {
    for edition in games::editions() {
        let look = table::any::look(edition.name).expect("a game");
        for bot in table::bot::names() {
            let name = bot_name(&bot, look, "ru");
            assert!(!name.is_empty() && !name.contains('-'), "{name} of {}", edition.name);
            assert!(picture::has_drawing(&face(Some(&bot), look, 4)));
        }
    }
}

const PHASES: [TablePhase; 3] = [TablePhase::Gathering, TablePhase::Playing, TablePhase::Over];
const NAMES: [&str; 2] = ["Zoë", "Иван"];

/// A table with these people, in this phase of a game of random moves.
fn table(id: &str, game: &str, names: &[&str], phase: TablePhase) -> Table {
    let person = |(n, name): (usize, &&str)| Place::Person(Sitting::new(format!("p{n}"), name.to_string()));
    let mut seats: Vec<Place> = names.iter().enumerate().map(person).collect();
    if phase == TablePhase::Gathering {
        seats.push(Place::Open);
    }
    let terms: Terms = serde_json::from_value(json!({ "game": game, "cover": "never" })).expect("terms");
    let (terms, seed) = (Box::new(terms), "00".repeat(32));
    let created = Entry::Created { terms, seats, host: Seat::default(), seed, after: None, again: None, daily: None };
    let mut table = Table::new(id, Stamped { at: 0, entry: created }).expect("a first entry");
    if phase != TablePhase::Gathering {
        table.apply(0, Entry::Started { fill: None }).expect("everyone is there");
    }
    let mut rng = Rng::new(Seed::number(1));
    let mut plies = 0;
    while let Some(seat) = table.waiting_for().first() {
        let mut moves = table.game().expect("dealt").moves(seat);
        let mv = moves.swap_remove(rng.below(moves.len() as u32) as usize);
        if phase == TablePhase::Playing && (plies == 40 || is_last(&table, seat, &mv)) {
            break;
        }
        table.apply(0, Entry::Moved { seat, mv }).expect("legal");
        plies += 1;
    }
    assert_eq!(table.phase(), phase);
    table
}

/// Whether a move ends the game.
fn is_last(table: &Table, seat: Seat, mv: &str) -> bool {
    let mut game = table.game().expect("dealt").at(usize::MAX);
    game.play(seat, mv).expect("legal");
    game.outcome().is_some()
}

fn seen(game: &str, names: &[&str], phase: TablePhase) -> SeenTable {
    SeenTable::of(&table("0", game, names, phase)).expect("anyone may look")
}

/// How often a drawing is in a picture.
fn drawn(svg: &str, name: &str) -> usize {
    svg.matches(&format!("href=\"{name}\"")).count()
}

fn figures(sketch: &Sketch) -> impl Iterator<Item = &String> {
    let tiles = sketch.rows.iter().flat_map(|row| &row.tiles).chain(&sketch.beside).chain(&sketch.below);
    tiles.filter_map(|tile| tile.figure.as_ref())
}

#[test]
fn a_picture_shows_the_table_of_every_game_in_every_phase() {
    for edition in games::editions() {
        for phase in PHASES {
            let scene = seen(edition.name, &NAMES, phase).scene("en");
            let svg = scene.svg();
            for text in [">Zoë<", ">Иван<"] {
                assert!(svg.contains(text), "{text} in {svg}");
            }
            let marks = |mark| scene.players.iter().filter(|player| player.mark == mark).count();
            assert_eq!(marks(Mark::Free), usize::from(phase == TablePhase::Gathering));
            assert_eq!(marks(Mark::Turn) > 0, phase == TablePhase::Playing);
            assert_eq!(marks(Mark::Won) > 0, phase == TablePhase::Over);
            assert_eq!(scene.players.iter().all(|player| player.score.is_some()), phase == TablePhase::Over || shows_scores(&scene));
            assert_eq!(scene.board.is_some(), phase != TablePhase::Gathering);
            if let Some(sketch) = &scene.board {
                assert!(sketch.rows.iter().any(|row| !row.tiles.is_empty()), "{}: an empty table", edition.name);
                for figure in figures(sketch) {
                    assert!(picture::has_drawing(figure), "there is no drawing {figure}");
                    assert_eq!(drawn(&svg, figure), figures(sketch).filter(|other| *other == figure).count(), "{figure}");
                }
            }
            assert!(picture::jpeg(&svg).is_some_and(|file| file.starts_with(&[0xff, 0xd8])), "{svg}");
        }
    }
}

/// Whether the game shows points while it is played.
fn shows_scores(scene: &Scene) -> bool {
    scene.board.as_ref().is_some_and(|sketch| sketch.scores.iter().all(Option::is_some))
}

#[test]
fn the_words_say_who_plays_and_how_it_stands() {
    let said = |phase, language| {
        let seen = seen("splendor", &NAMES, phase);
        (seen.title(language), seen.sentence(language))
    };
    let (title, sentence) = said(TablePhase::Gathering, "en");
    assert_eq!((title.as_str(), sentence.as_str()), ("Splendor · Zoë, Иван", "One seat is free. Open the link to sit down."));
    let (_, sentence) = said(TablePhase::Playing, "de");
    assert!(sentence.starts_with("Am Zug: ") && sentence.ends_with(" schaust du zu."), "{sentence}");
    let (_, sentence) = said(TablePhase::Over, "en");
    assert!(sentence.starts_with("Won by ") && sentence.contains(". Zoë "), "{sentence}");
    for phase in PHASES {
        for language in languages() {
            let (title, sentence) = said(phase, language);
            let is_whole = |text: &str| !text.contains("-preview-") && !text.contains(['{', '}', '$']);
            assert!(is_whole(&title) && is_whole(&sentence), "{language}: {title}: {sentence}");
        }
    }
}

#[test]
fn a_name_cannot_leave_its_place_or_grow_without_end() {
    let long = "W".repeat(32);
    let hostile = ["\"/><script>alert(1)</script>", "</text><image href='x'>&", "漢字漢字", &long];
    for phase in [TablePhase::Gathering, TablePhase::Playing, TablePhase::Over] {
        let subject = Subject::Table(Box::new(seen("splendor", &hostile[..if phase == TablePhase::Gathering { 3 } else { 4 }], phase)));
        let page = subject.written_into(PAGE, "", "t/0", "en");
        assert!(!page.contains("<script>alert") && page.contains("&lt;script&gt;alert"), "{page}");
        assert_eq!(page.matches("<meta").count(), PAGE.matches("<meta").count() + 2, "the site's name and its language, and nothing else");
        let scene = subject.scene("en").expect("a picture");
        let svg = scene.svg();
        assert!(!svg.contains("<script") && !svg.contains("href='x'"), "{svg}");
        assert!(svg.contains(">Player 3<"), "letters that cannot be drawn: {svg}");
        assert!(!svg.contains(&long), "a long name is cut");
        assert!(picture::jpeg(&svg).is_some(), "{svg}");
    }
}

async fn get(server: &TestServer, path: &str, headers: &str) -> Answer {
    server.ask("GET", path, headers, "").await
}

#[tokio::test]
async fn a_picture_is_fetched_in_a_language_and_not_again_while_nothing_changes() {
    let server = TestServer::new("preview-fetched", Limits::off()).await;
    server.app.node.place(table("0123456789abcdef", "splendor", &NAMES, TablePhase::Gathering), None);
    let english = get(&server, "/preview/t/0123456789abcdef.jpg", "").await;
    assert!(english.is(200) && english.header("content-type") == "image/jpeg", "{}", english.head);
    assert!(english.header("cache-control").contains("max-age=60") && english.body.starts_with(&[0xff, 0xd8]), "{}", english.head);
    let again = get(&server, "/preview/t/0123456789abcdef.jpg", &format!("If-None-Match: {}\r\n", english.header("etag"))).await;
    assert!(again.is(304) && again.body.is_empty(), "{}", again.head);
    let german = get(&server, "/preview/t/0123456789abcdef.jpg?lang=de", "Accept-Language: ru\r\n").await;
    assert!(german.is(200) && german.header("etag") != english.header("etag"), "the link's language counts first");
    let preferred = get(&server, "/preview/t/0123456789abcdef.jpg?v=1", "Accept-Language: de\r\n").await;
    assert_eq!((preferred.header("etag"), preferred.body == german.body), (german.header("etag"), true));
    for nothing in
        ["/preview/t/none-such.jpg", "/preview/t/0123456789abcdef.png", "/preview/rules/splendor.jpg", "/preview/series/none.jpg"]
    {
        assert!(get(&server, nothing, "").await.is(404), "{nothing}");
    }
}

#[tokio::test]
async fn those_who_want_too_many_pictures_get_the_fixed_one() {
    let server = TestServer::new("preview-hasty", Limits { pictures: Rate { burst: 1, every_ms: 3_600_000 }, ..Limits::default() }).await;
    server.app.node.place(table("0123456789abcdef", "splendor", &NAMES, TablePhase::Playing), None);
    let first = get(&server, "/preview/t/0123456789abcdef.jpg?lang=en", "").await;
    assert!(first.is(200), "{}", first.head);
    let second = get(&server, "/preview/t/0123456789abcdef.jpg?lang=ru", "").await;
    assert!(second.is(302) && second.header("cache-control") == "no-store", "{}", second.head);
    assert!(second.header("location").starts_with("/preview-") && second.header("location").ends_with(".jpg"), "{}", second.head);
    let kept = get(&server, "/preview/t/0123456789abcdef.jpg?lang=en", "").await;
    assert!(kept.is(200) && kept.body == first.body, "what is kept is not drawn again: {}", kept.head);
}
