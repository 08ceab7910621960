//! The field reference of the line protocol (`docs/protocol-fields.md`), written from the types of every view and event.
//!
//! The sources are read as text: a type is `pub struct` or `pub enum` with documented fields or variants, as rustfmt leaves them.
//! `BLESS=1 cargo test -p games fields` rewrites the file.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

/// A type: its name, what it is for, and its fields or variants.
#[derive(Debug, PartialEq)]
struct Type {
    name: String,
    about: String,
    /// For an enum: how variants are named, `lowercase` or `kebab-case`.
    words: Option<String>,
    parts: Vec<Part>,
}

/// A field, or a variant with its own fields.
#[derive(Debug, PartialEq)]
struct Part {
    name: String,
    about: String,
    /// The Rust type of a field; empty for a variant.
    of: String,
    fields: Vec<Part>,
}

/// What each game shows, in the order of the document: title, notes, folder and the files with its types.
const GAMES: &[(&str, &str, &str, &[&str])] = &[
    (
        "Sultan and Riquezas do Sultão",
        "A colour is `white`, `red`, `yellow`, `green`, `blue` or `black`. Jewels are a list of five numbers, by grade. Cards are a list of values, ascending.",
        "sultan",
        &["rules/state.rs", "rules/view.rs"],
    ),
    (
        "Splendor",
        "A colour is `white`, `blue`, `green`, `red` or `black`. Tokens are an object with a number for each colour and for `gold`; costs, prices and bonuses have no `gold`.",
        "splendor",
        &["rules/state.rs", "rules/view.rs"],
    ),
    ("Stakes", "The toy.", "toy", &["rules/view.rs"]),
];

/// How a Rust type is written in JSON, where its name does not say so.
const IN_JSON: &[(&str, &str)] = &[
    ("Viewer", "seat|\"public\""),
    ("Setup", "text"),
    ("Seats", "seat[]"),
    ("Seat", "seat"),
    ("Slot", "\"2.3\""),
    ("Spot", "\"2.3\"|\"hand.1\""),
    ("Gems", "tokens"),
    ("Gem", "colour|\"gold\""),
    ("Colour", "colour"),
    ("Jewels", "jewels"),
    ("Cards", "cards"),
    ("Edition", "\"sultan\"|\"riquezas\""),
    ("bool", "boolean"),
    ("u8", "number"),
    ("u16", "number"),
    ("u32", "number"),
    ("usize", "number"),
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The types in a source file that are shown to someone.
fn types(source: &str) -> Vec<Type> {
    let mut lines = source.lines().peekable();
    let (mut about, mut words, mut found) = (Vec::new(), None, Vec::new());
    while let Some(line) = lines.next() {
        if let Some(text) = line.strip_prefix("/// ") {
            about.push(text.to_string());
        } else if let Some(rest) = line.strip_prefix("#[serde(") {
            words = rest.split("rename_all = \"").nth(1).and_then(|rest| rest.split('"').next()).map(String::from).or(words);
        } else if let Some(name) =
            line.strip_prefix("pub struct ").or(line.strip_prefix("pub enum ")).and_then(|rest| rest.strip_suffix(" {"))
        {
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "}").collect();
            let is_enum = line.starts_with("pub enum");
            let words = words.take().filter(|_| is_enum);
            found.push(Type { name: name.into(), about: about.join(" "), words, parts: parts(&body, 4) });
            about.clear();
        } else if !line.starts_with('#') {
            about.clear();
            words = None;
        }
    }
    found
}

/// Fields (`pub name: Type,` or, in a variant, `name: Type,`) and variants (`Name,` or `Name {`) at this indentation.
fn parts(body: &[&str], indent: usize) -> Vec<Part> {
    let mut found: Vec<Part> = Vec::new();
    let mut about: Vec<&str> = Vec::new();
    let mut index = 0;
    while index < body.len() {
        let line = body[index].get(indent..).unwrap_or_default();
        index += 1;
        if let Some(text) = line.strip_prefix("/// ") {
            about.push(text);
            continue;
        }
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        let line = line.strip_prefix("pub ").unwrap_or(line);
        let (name, of) = line.trim_end_matches(',').split_once(": ").unwrap_or((line.trim_end_matches([',', ' ', '{']), ""));
        let inside: Vec<&str> = if line.ends_with(" {") {
            let end = body[index..].iter().position(|line| line.trim() == "},").expect("a variant ends");
            index += end + 1;
            body[index - end - 1..index - 1].to_vec()
        } else {
            Vec::new()
        };
        let about: String = std::mem::take(&mut about).join(" ");
        found.push(Part { name: name.into(), about, of: of.into(), fields: parts(&inside, indent + 4) });
    }
    found
}

/// `Option<Vec<CardView>>` as it is in JSON: `CardView[]?`.
fn in_json(of: &str) -> String {
    let inner = |wrap: &str| of.strip_prefix(wrap).and_then(|rest| rest.strip_suffix('>'));
    if let Some(inner) = inner("Option<") {
        return format!("{}?", in_json(inner));
    }
    let items = inner("Vec<")
        .or_else(|| inner("ArrayVec<").and_then(|inner| inner.split(',').next()))
        .or_else(|| of.strip_prefix('[').and_then(|rest| rest.split(';').next()));
    if let Some(items) = items {
        return format!("{}[]", in_json(items));
    }
    match IN_JSON.iter().find(|(name, _)| *name == of) {
        Some((_, words)) => (*words).into(),
        None => match of {
            "&'static str" => "text".into(),
            "i16" => "number".into(),
            other => other.into(),
        },
    }
}

/// The word of a variant in JSON.
fn word(name: &str, words: &str) -> String {
    let mut text = String::new();
    for (index, letter) in name.char_indices() {
        if letter.is_ascii_uppercase() && index > 0 && words == "kebab-case" {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// Leaves out details that programs do not need.
fn plain(about: &str) -> String {
    about.replace(" Its text is that of `faces.rs`.", "").replace("[`crate::Game::ENDINGS`]", "endings")
}

/// What every game has and the document says once: the type, and the field or event.
const EVERYWHERE: [(&str, &str); 6] =
    [("View", "viewer"), ("View", "setup"), ("View", "seats"), ("View", "outcome"), ("SeatView", "seat"), ("Seen", "Over")];

fn write_fields(text: &mut String, indent: &str, fields: &[&Part]) {
    for Part { name, about, of, .. } in fields {
        let of = Some(in_json(of)).filter(|of| !["number", "seat"].contains(&of.as_str())).map_or(String::new(), |of| format!(": {of}"));
        writeln!(text, "{indent}- `{name}{of}` {}", plain(about)).expect("a text grows");
    }
}

fn write_type(text: &mut String, of: &Type) {
    let Type { name, about, words, parts } = of;
    let parts: Vec<&Part> = parts.iter().filter(|part| !EVERYWHERE.contains(&(name.as_str(), part.name.as_str()))).collect();
    let Some(words) = words else {
        let is_everywhere = EVERYWHERE.iter().any(|(of, _)| of == name);
        let about = if is_everywhere { String::new() } else { format!("{}\n\n", plain(about)) };
        write!(text, "\n### `{name}`\n\n{about}").expect("a text grows");
        return write_fields(text, "", &parts);
    };
    if parts.iter().all(|part| part.fields.is_empty()) {
        writeln!(text, "\n### `{name}`\n\n{} One of:\n", plain(about)).expect("a text grows");
    } else {
        writeln!(text, "\n### Events\n").expect("a text grows");
    }
    for part in parts {
        let (seats, fields): (Vec<&Part>, Vec<&Part>) = part.fields.iter().partition(|field| field.name == "seat");
        let seat = if seats.is_empty() { "" } else { " (`seat`)" };
        writeln!(text, "- `{}`{seat}: {}", word(&part.name, words), plain(&part.about)).expect("a text grows");
        write_fields(text, "  ", &fields);
    }
}

/// A game's types, after checking that they have everything in [`EVERYWHERE`].
fn types_of(game: &str, files: &[&str]) -> Vec<Type> {
    let read = |file: &&str| fs::read_to_string(root().join(game).join(file)).unwrap_or_else(|why| panic!("{game}/{file}: {why}"));
    let all: Vec<Type> =
        files.iter().flat_map(|file| types(&read(file))).filter(|of| !["Deal", "State"].contains(&of.name.as_str())).collect();
    for (name, part) in EVERYWHERE {
        assert!(all.iter().any(|of| of.name == name && of.parts.iter().any(|had| had.name == part)), "{game} has no {name}::{part}");
    }
    all
}

fn document() -> String {
    let mut text = String::from(
        "# Fields of views and events\n\n\
         Written from the types by `BLESS=1 cargo test -p games fields`; a test fails when it is stale. [protocol.md](protocol.md) says how to ask for them. \
         A field without a type is a number; seats count from 1. `T[]` is a list; `T?` is null, or missing, where there is nothing or the viewer may not know it.\n\n## Every game\n\n\
         A `View` is all that one viewer may know. It has `viewer: seat|\"public\"`, `setup: text` (`rush=on first=2`), `seats: SeatView[]` in order, each with its `seat`, \
         and `outcome: Outcome?`. An event has its name in `event`, and the seat that did it in `seat` where one is listed; the last event is `over`, with `outcome`.\n",
    );
    let shared = types(&fs::read_to_string(root().join("../engine/src/outcome.rs")).expect("engine/src/outcome.rs"));
    assert_eq!(shared.len(), 2, "an outcome and a standing");
    shared.iter().for_each(|of| write_type(&mut text, of));
    for (title, words, game, files) in GAMES {
        writeln!(text, "\n## {title}\n\n{words}").expect("a text grows");
        let all = types_of(game, files);
        let (views, phases): (Vec<&Type>, Vec<&Type>) = all.iter().partition(|of| of.name != "Phase");
        let [view, rest @ ..] = &views[..] else { panic!("{game} shows nothing") };
        write_type(&mut text, view);
        phases.into_iter().chain(rest.iter().copied()).for_each(|of| write_type(&mut text, of));
    }
    text
}

#[test]
fn the_field_reference_is_that_of_the_types() {
    let path = root().join("../docs/protocol-fields.md");
    let now = document();
    for word in ["drew", "unveiled", "noble", "last-round", "passed", "over", "given", "seats", "outcome"] {
        assert!(now.contains(&format!("`{word}")), "no {word}");
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &now).expect("the document can be written");
    }
    assert!(fs::read_to_string(&path).unwrap_or_default() == now, "docs/protocol-fields.md is stale: BLESS=1 cargo test -p games fields");
}

#[test]
fn every_game_is_in_the_reference() {
    let listed: Vec<_> = GAMES.iter().map(|(_, _, folder, _)| *folder).collect();
    let missing: Vec<String> = crate::layout::games().into_iter().filter(|game| !listed.contains(&game.as_str())).collect();
    assert_eq!(missing, Vec::<String>::new(), "add these to GAMES in games/fields.rs");
}

#[test]
fn every_field_says_what_it_is() {
    let undocumented: Vec<String> =
        document().lines().filter(|line| line.trim_start().starts_with("- ") && line.ends_with([' ', '`'])).map(String::from).collect();
    assert_eq!(undocumented, Vec::<String>::new());
}
