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
    /// Of an enumeration: what names a variant, and its words. `lowercase` or `kebab-case`.
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

/// What each game shows, in the order of the document: its title, its words, its folder and the files with its types.
const GAMES: [(&str, &str, &str, &[&str]); 3] = [
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
const IN_JSON: [(&str, &str); 17] = [
    ("Viewer", "seat or `\"public\"`"),
    ("Setup", "`rush=on first=2`"),
    ("Seats", "seats"),
    ("Seat", "seat"),
    ("Place", "`2.3`"),
    ("Spot", "`2.3`, `hand.1`"),
    ("Gems", "tokens"),
    ("Gem", "colour or `gold`"),
    ("Colour", "colour"),
    ("Jewels", "jewels"),
    ("Cards", "cards"),
    ("Edition", "`sultan` or `riquezas`"),
    ("bool", "true or false"),
    ("u8", "number"),
    ("u16", "number"),
    ("u32", "number"),
    ("usize", "number"),
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The types of a source file that are shown to somebody.
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

/// `Option<Vec<CardView>>` as it is in JSON.
fn in_json(of: &str) -> String {
    let inner = |wrap: &str| of.strip_prefix(wrap).and_then(|rest| rest.strip_suffix('>'));
    if let Some(inner) = inner("Option<") {
        return format!("{} or null", in_json(inner));
    }
    if let Some(inner) = inner("Vec<") {
        return format!("list of {}", in_json(inner));
    }
    if let Some(inner) = inner("ArrayVec<") {
        return format!("list of {}", in_json(inner.split(',').next().unwrap_or_default()));
    }
    if let Some(inner) = of.strip_prefix('[').and_then(|rest| rest.split(';').next()) {
        return format!("list of {}", in_json(inner));
    }
    match IN_JSON.iter().find(|(name, _)| *name == of) {
        Some((_, words)) => (*words).into(),
        None => match of {
            "&'static str" => "text".into(),
            "i16" => "number".into(),
            other => format!("`{other}`"),
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

/// Rules and fine points that are not told to programs.
fn plain(about: &str) -> String {
    about.replace(" Its text is that of `faces.rs`.", "").replace("[`crate::Game::ENDINGS`]", "endings")
}

fn write_fields(text: &mut String, indent: &str, fields: &[Part]) {
    for Part { name, about, of, .. } in fields {
        writeln!(text, "{indent}- `{name}` ({}): {}", in_json(of), plain(about)).expect("a text grows");
    }
}

fn write_type(text: &mut String, of: &Type) {
    let Type { name, about, words, parts } = of;
    match words {
        None => {
            writeln!(text, "\n### `{name}`\n\n{}\n", plain(about)).expect("a text grows");
            write_fields(text, "", parts);
        }
        Some(words) if parts.iter().all(|part| part.fields.is_empty()) => {
            writeln!(text, "\n### `{name}`\n\n{} A text, one of:\n", plain(about)).expect("a text grows");
            parts.iter().for_each(|part| writeln!(text, "- `{}`: {}", word(&part.name, words), plain(&part.about)).expect("a text grows"));
        }
        Some(words) => {
            writeln!(text, "\n### Events\n\n{} The field `event` says which it is.\n", plain(about)).expect("a text grows");
            for part in parts {
                writeln!(text, "- `{}`: {}", word(&part.name, words), plain(&part.about)).expect("a text grows");
                write_fields(text, "  ", &part.fields);
            }
        }
    }
}

fn document() -> String {
    let read = |path: PathBuf| fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let mut text = String::from(
        "# Fields of views and events\n\n\
         Written from the types by `BLESS=1 cargo test -p games fields`; a test fails where it is stale. [protocol.md](protocol.md) says how they are asked for. \
         What a viewer may not know is null or is not there. Seats and other numbers are JSON numbers; a type in code font without an example is described below it.\n\n## Every game\n",
    );
    let shared = types(&read(root().join("../engine/src/outcome.rs")));
    assert_eq!(shared.len(), 2, "an outcome and a standing");
    shared.iter().for_each(|of| write_type(&mut text, of));
    for (title, words, game, files) in GAMES {
        writeln!(text, "\n## {title}\n\n{words}").expect("a text grows");
        let all: Vec<Type> = files.iter().flat_map(|file| types(&read(root().join(game).join(file)))).collect();
        let shown = all.iter().filter(|of| !["Deal", "State"].contains(&of.name.as_str()));
        let (views, phases): (Vec<&Type>, Vec<&Type>) = shown.partition(|of| of.name != "Phase");
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
        assert!(now.contains(&format!("`{word}`")), "no {word}");
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &now).expect("the document can be written");
    }
    assert!(fs::read_to_string(&path).unwrap_or_default() == now, "docs/protocol-fields.md is stale: BLESS=1 cargo test -p games fields");
}

#[test]
fn every_game_is_in_the_reference() {
    let listed = GAMES.map(|(_, _, folder, _)| folder);
    let missing: Vec<String> = crate::layout::games().into_iter().filter(|game| !listed.contains(&game.as_str())).collect();
    assert_eq!(missing, Vec::<String>::new(), "add these to GAMES in games/fields.rs");
}

#[test]
fn every_field_says_what_it_is() {
    let undocumented: Vec<String> = document().lines().filter(|line| line.ends_with(": ")).map(String::from).collect();
    assert_eq!(undocumented, Vec::<String>::new());
}
