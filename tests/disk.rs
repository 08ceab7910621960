//! The disk returns input/output errors: what was acknowledged is kept, what was refused is not, and play continues when the disk does.

use crate::online::{Person, Server, moves};
use crate::services::Folder;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// How often the disk fails.
const FAULTS: usize = 12;

/// The library that makes the disk fail, or why there is none.
fn library(folder: &Path) -> Result<std::path::PathBuf, String> {
    let library = folder.join("disk.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults/disk.c");
    let built = Command::new("cc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).arg("-ldl").output();
    match built {
        Ok(done) if done.status.success() => Ok(library),
        Ok(done) => Err(String::from_utf8_lossy(&done.stderr).into()),
        Err(why) => Err(format!("cc: {why}")),
    }
}

/// Two people at a table, and every move that was acknowledged.
struct Playing {
    people: [Person; 2],
    table: String,
    made: Vec<(u64, String)>,
}

impl Playing {
    fn begin(server: &Server) -> Playing {
        let (people, table) = crate::online::two_people(server);
        Playing { people, table, made: Vec::new() }
    }

    fn frame(&self, server: &Server, seat: usize) -> Value {
        self.people[seat].get(server, &format!("/api/tables/{}?since=0", self.table))["frame"].clone()
    }

    /// Tries a move for the seat that owes one, and returns whether it was acknowledged.
    fn play(&mut self, server: &Server) -> bool {
        for seat in [0, 1] {
            let frame = self.frame(server, seat);
            let Some(mv) = moves(&frame).into_iter().next() else { continue };
            let ply = frame["ply"].as_u64().expect("a number");
            let play = json!({ "do": "play", "ply": ply, "move": mv });
            let (status, said) = self.people[seat].post(server, &format!("/api/tables/{}", self.table), &play);
            assert!([200, 503].contains(&status), "{status} {said}");
            if status == 200 {
                self.made.push((ply + 1, mv));
            }
            return status == 200;
        }
        false
    }

    fn until_played(&mut self, server: &Server) {
        crate::online::until("a move is made", || if self.play(server) { Ok(()) } else { Err("refused".into()) });
    }

    fn check(&self, server: &Server) {
        let mut kept = Vec::new();
        for seat in [0, 1] {
            let frame = self.frame(server, seat);
            let news = frame["news"].as_array().expect("the whole story").iter();
            let own = news.filter(|news| news["what"] == "moved" && news["seat"] == seat + 1);
            kept.extend(own.map(|news| (news["ply"].as_u64().expect("a number"), news["move"].as_str().expect("our own").to_string())));
        }
        kept.sort();
        assert_eq!(kept, self.made, "all that was acknowledged, once, and nothing that was refused");
    }
}

#[test]
fn errors_of_the_disk_lose_nothing_that_was_acknowledged_and_keep_nothing_that_was_refused() {
    let folder = Folder::new("disk");
    let library = match library(&folder.0) {
        Ok(library) => library,
        Err(why) => return println!("the disk cannot be made to fail here: {why}"),
    };
    let (data, fault) = (folder.0.join("data"), folder.0.join("fault"));
    let start = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cabochon"));
        command.args(["serve", "--port", "0", "--no-limits", "--data"]).arg(&data);
        Server::run(command.env("LD_PRELOAD", &library).env("DISK_FAULT", &fault))
    };
    let mut server = start();
    let mut playing = Playing::begin(&server);
    let mut refused = 0;
    for number in 0..FAULTS {
        playing.until_played(&server);
        std::fs::write(&fault, if number % 2 == 0 { "w" } else { "s" }).expect("written");
        refused += (0..3).filter(|_| !playing.play(&server)).count();
        assert_eq!(server.ask("GET", "/readyz", "", "").0, 200);
        std::fs::remove_file(&fault).expect("the disk works again");
        playing.until_played(&server);
        playing.check(&server);
        if number % 4 == 3 {
            server.kill();
            server = start();
            playing.check(&server);
        }
    }
    assert_eq!(refused, 3 * FAULTS, "nothing is acknowledged while the disk fails");
}
