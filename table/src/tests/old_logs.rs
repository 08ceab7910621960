//! Logs of earlier builds give the same tables for ever. `table/golden` has what build 71b4420 wrote and showed.

use super::*;

fn kept(name: &str, kind: &str) -> String {
    let path = format!("{}/golden/{name}.{kind}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
}

fn replayed(name: &str) -> Table {
    let read = |line: &str| {
        let (at, entry) = line.split_once(' ').expect("a time and an entry");
        Stamped { at: at.parse().expect("a number"), entry: Entry::read(entry).expect("an entry") }
    };
    let id = if name == "rematch-unasked" { "u" } else { "t" };
    Table::replay(id, kept(name, "log").lines().map(read)).unwrap_or_else(|refusal| panic!("{name}: {refusal}"))
}

#[test]
fn old_logs_still_show_what_they_showed() {
    for name in ["agreed-alone", "rematch-unasked", "lapsed"] {
        let table = replayed(name);
        let mut then: serde_json::Value = serde_json::from_str(&kept(name, "frame")).expect("a frame");
        // The word has had no meaning since screens became an option of the game.
        assert_eq!(then["terms"].as_object_mut().and_then(|terms| terms.remove("screens")), Some(false.into()));
        let frame = serde_json::to_value(table.frame(Viewer::Public, 9_999_999)).expect("plain data");
        for field in ["ply", "phase", "terms", "host", "promise", "waiting", "proposal", "after", "next"] {
            assert_eq!(frame[field], then[field], "{name}: {field}");
        }
        // The form in which a game shows itself may change; how it ended may not.
        for field in ["how", "winners"] {
            assert_eq!(frame["ended"][field], then["ended"][field], "{name}: {field}");
        }
        for (seat, line) in then["seats"].as_array().expect("seats").iter().enumerate() {
            for field in ["kind", "name", "covered_by", "resigned", "muted"] {
                assert_eq!(frame["seats"][seat][field], line[field], "{name}: {field} of {seat}");
            }
        }
    }
}

#[test]
fn old_records_are_told_again_letter_by_letter() {
    for name in ["agreed-alone", "lapsed"] {
        assert_eq!(replayed(name).record(), Some(kept(name, "record")), "{name}");
    }
}
