//! Lists the drawings that pictures are made of, by name: the largest size of each.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Where they lie, relative to `web/src`.
const FOLDERS: [&str; 3] = ["art/heroes", "art/rendered", "art/surfaces"];

/// The size of a piece in the folders of the games themselves. Other sizes there are no pieces.
const PIECE: u32 = 192;

fn main() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in the repository").join("web/src");
    let mut largest: BTreeMap<String, (u32, PathBuf)> = BTreeMap::new();
    let games = web.join("games");
    let own = below(&games).into_iter().flat_map(|game| below(&game)).filter(|folder| folder.is_dir());
    for folder in FOLDERS.into_iter().map(|folder| web.join(folder)).chain(own) {
        println!("cargo::rerun-if-changed={}", folder.display());
        for file in below(&folder).into_iter().filter(|file| file.extension().is_some_and(|ending| ending == "webp")) {
            let Some((name, size)) = file.file_stem().and_then(|stem| stem.to_str()).and_then(|stem| stem.rsplit_once('-')) else {
                continue;
            };
            let size: u32 = size.parse().expect("a drawing is named after its size");
            if folder.starts_with(&games) && size != PIECE {
                continue;
            }
            let kept = largest.entry(name.into()).or_insert((0, PathBuf::new()));
            if size > kept.0 {
                *kept = (size, file.clone());
            }
        }
    }
    let mut code = String::from("const DRAWINGS: &[(&str, &[u8])] = &[\n");
    for (name, (_, file)) in largest {
        let _ = writeln!(code, "    ({name:?}, include_bytes!({:?})),", file.display().to_string());
    }
    code += "];\n";
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where")).join("drawings.rs");
    fs::write(out, code).expect("OUT_DIR can be written");
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    found.sort();
    found
}
