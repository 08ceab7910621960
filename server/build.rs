//! Lists what the server itself says in every language, so that a new folder in `locales` is a new language here too.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What the server says, besides what a language says of itself; of the chapter of the tables it says the names of bots.
const CHAPTERS: [&str; 4] = ["language.ftl", "server.ftl", "table.ftl", "told.ftl"];

fn main() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in the repository").join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut languages: Vec<PathBuf> = fs::read_dir(&locales).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    languages.sort();
    let mut code = String::from("const LANGUAGES: &[(&str, &[&str])] = &[\n");
    for folder in languages.iter().filter(|folder| folder.is_dir()) {
        let language = folder.file_name().and_then(|name| name.to_str()).expect("a language");
        let files = CHAPTERS.map(|chapter| format!("include_str!({:?})", folder.join(chapter).display().to_string()));
        let _ = writeln!(code, "    ({language:?}, &[{}]),", files.join(", "));
    }
    code += "];\n";
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where")).join("languages.rs");
    fs::write(out, code).expect("OUT_DIR can be written");
}
