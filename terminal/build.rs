//! Lists the messages of every language, so that a new folder in `locales` is a new language here too.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in the repository").to_owned();
    let (locales, games) = (root.join("locales"), root.join("web/src/games"));
    println!("cargo::rerun-if-changed={}", locales.display());
    println!("cargo::rerun-if-changed={}", games.display());
    let mut code = String::from("pub(crate) const LANGUAGES: &[(&str, &[&str])] = &[\n");
    for folder in in_folder(&locales) {
        let language = folder.file_name().and_then(|name| name.to_str()).expect("a language").to_string();
        let of_games = in_folder(&games).into_iter().map(|game| game.join(format!("words/{language}.ftl")));
        let files: Vec<PathBuf> = in_folder(&folder).into_iter().chain(of_games.filter(|file| file.exists())).collect();
        let _ = write!(code, "    ({language:?}, &[");
        for file in files {
            let _ = write!(code, "include_str!({:?}), ", file.display().to_string());
        }
        code += "]),\n";
    }
    code += "];\n";
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where")).join("languages.rs");
    fs::write(out, code).expect("OUT_DIR can be written");
}

fn in_folder(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    entries
}
