//! Builds the browser table into `OUT_DIR/dist`. Without npm it says so in one sentence; with `SKIP_WEB=1` it writes a plain page instead.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

const PLACEHOLDER: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Cabochon</title>\
    <p>This binary was built with SKIP_WEB=1 and carries no browser table. Build it again without SKIP_WEB to have one.</p></html>";

/// What the page is built from, relative to `web`.
const SOURCES: [&str; 8] =
    ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json", "../locales"];

fn main() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("embed lies in web").to_owned();
    let dist = PathBuf::from(env::var("OUT_DIR").expect("cargo says where")).join("dist");
    println!("cargo::rerun-if-env-changed=SKIP_WEB");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    fs::create_dir_all(&dist).expect("OUT_DIR can be written");
    if env::var_os("SKIP_WEB").is_some_and(|value| !value.is_empty() && value != "0") {
        fs::write(dist.join("index.html"), PLACEHOLDER).expect("OUT_DIR can be written");
        return;
    }
    if let Err(why) = build(&web, &dist) {
        // Cargo shows `cargo::error` lines only if the script itself succeeds.
        why.lines().for_each(|line| println!("cargo::error={line}"));
    }
}

fn build(web: &Path, dist: &Path) -> Result<(), String> {
    install(web)?;
    let out = dist.to_str().ok_or("the build folder has a name that is not UTF-8")?;
    npm(web, &["run", "build", "--", "--outDir", out, "--emptyOutDir", "--logLevel", "warn"])
}

/// `npm ci`, unless what is installed came from this very lock.
fn install(web: &Path) -> Result<(), String> {
    let lock = fs::read_to_string(web.join("package-lock.json")).map_err(|why| format!("web/package-lock.json cannot be read: {why}"))?;
    let stamp = web.join("node_modules/.cabochon-lock");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    npm(web, &["ci", "--no-audit", "--no-fund"])?;
    fs::write(stamp, lock).map_err(|why| format!("web/node_modules cannot be written: {why}"))
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let ran = Command::new(program).args(arguments).current_dir(web).output();
    match ran {
        Err(why) if why.kind() == io::ErrorKind::NotFound => {
            Err("the browser table needs npm (Node.js 20 or newer) to be built: install it, or set SKIP_WEB=1 to build without the browser table".into())
        }
        Err(why) => Err(format!("npm could not be started: {why}")),
        Ok(done) if done.status.success() => Ok(()),
        Ok(done) => {
            let said = [done.stdout, done.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
            Err(format!("npm {} failed in web/:\n{said}", arguments.join(" ")))
        }
    }
}
