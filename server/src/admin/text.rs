//! The server's answers as an operator reads them in a terminal.

use serde_json::Value;

/// The text without control characters.
pub(super) fn plain(value: &Value) -> String {
    let text = value.as_str().map_or_else(|| if value.is_null() { String::new() } else { value.to_string() }, String::from);
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A duration, in its largest unit.
fn length(ms: u64) -> String {
    let units = [(86_400_000, "d"), (3_600_000, "h"), (60_000, "m"), (1_000, "s")];
    let (unit, letter) = units.into_iter().find(|(unit, _)| ms >= *unit).unwrap_or((1_000, "s"));
    format!("{} {letter}", ms / unit)
}

fn ago(now: &Value, at: &Value) -> String {
    let (now, at) = (now.as_u64().unwrap_or(0), at.as_u64().unwrap_or(0));
    if at == 0 { "never".into() } else { format!("{} ago", length(now.saturating_sub(at))) }
}

/// Rows under their headings, with columns as wide as needed.
fn columns(heads: &[&str], rows: Vec<Vec<String>>) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).chain([heads[column].len()]).max().unwrap_or(0);
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    let line = |cells: Vec<&str>| {
        let padded = cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        padded.collect::<Vec<_>>().join("  ").trim_end().to_string() + "\n"
    };
    let body: String = rows.iter().map(|row| line(row.iter().map(String::as_str).collect())).collect();
    line(heads.to_vec()) + &body
}

fn seat(seat: &Value) -> String {
    match plain(&seat["kind"]).as_str() {
        "person" | "invited" => name(&seat["name"]),
        "bot" => format!("[{}]", plain(&seat["name"])),
        kind => format!("[{kind}]"),
    }
}

fn name(value: &Value) -> String {
    let name = plain(value);
    if name.is_empty() { "(forgotten)".into() } else { name }
}

pub(super) fn tables(answer: &Value) -> String {
    let rows: Vec<Vec<String>> = list(&answer["tables"])
        .iter()
        .map(|table| {
            vec![
                plain(&table["table"]),
                plain(&table["phase"]),
                plain(&table["game"]),
                list(&table["seats"]).iter().map(seat).collect::<Vec<_>>().join(", "),
                plain(&table["entries"]),
                ago(&answer["now"], &table["last"]),
            ]
        })
        .collect();
    if rows.is_empty() { "no such tables".into() } else { columns(&["TABLE", "PHASE", "GAME", "SEATS", "ENTRIES", "LAST"], rows) }
}

pub(super) fn table(answer: &Value) -> String {
    let now = &answer["now"];
    let mut text = format!(
        "{}: {}, {}{}\ncreated {}, last entry {}, {} entries\n\n",
        plain(&answer["table"]),
        plain(&answer["terms"]["game"]),
        plain(&answer["phase"]),
        if answer["terms"]["public"] == true { ", public" } else { "" },
        ago(now, &answer["created"]),
        ago(now, &answer["last"]),
        plain(&answer["entries"]),
    );
    let seats = list(&answer["seats"]).iter().enumerate().map(|(index, place)| {
        let number = index + 1;
        let is = |said: bool, word: &str| if said { format!(" {word}") } else { String::new() };
        let marks = is(answer["host"] == number, "host")
            + &is(list(&answer["muted"]).contains(&number.into()), "muted")
            + &is(place["covered"] == true, "covered")
            + &is(place["resigned"] == true, "resigned")
            + &is(place["kind"] == "invited", "invited");
        vec![number.to_string(), seat(place), plain(&place["person"]), marks.trim().into()]
    });
    text += &columns(&["SEAT", "NAME", "PERSON", ""], seats.collect());
    if !list(&answer["talk"]).is_empty() {
        text += "\nTalk\n";
        text += &list(&answer["talk"]).iter().map(|line| spoken(now, line)).collect::<String>();
    }
    if !list(&answer["reports"]).is_empty() {
        text += "\nReports\n";
        text += &list(&answer["reports"]).iter().map(|report| short(now, report)).collect::<String>();
    }
    text
}

fn said(line: &Value) -> String {
    if line["text"].is_null() { format!("({})", plain(&line["phrase"])) } else { plain(&line["text"]) }
}

fn spoken(now: &Value, line: &Value) -> String {
    let person = plain(&line["person"]);
    let person = if person.is_empty() { String::new() } else { format!(" <{person}>") };
    format!("  {:>3}  {:>9}  {}{person}: {}\n", plain(&line["n"]), ago(now, &line["at"]), name(&line["name"]), said(line))
}

/// A report on one line.
fn short(now: &Value, report: &Value) -> String {
    let settled = if report["resolved"].is_null() { "" } else { ", settled" };
    format!("  {} {} ({}{settled}): {}\n", plain(&report["report"]), ago(now, &report["at"]), plain(&report["why"]), plain(&report["said"]))
}

pub(super) fn people(answer: &Value) -> String {
    let rows: Vec<Vec<String>> = list(&answer["people"])
        .iter()
        .map(|person| {
            let cells = ["sessions", "open_tables", "tables"].map(|key| plain(&person[key]));
            let [sessions, open, tables] = cells;
            vec![plain(&person["person"]), name(&person["name"]), sessions, open, tables, ago(&answer["now"], &person["created"])]
        })
        .collect();
    if rows.is_empty() { "no such people".into() } else { columns(&["PERSON", "NAME", "SESSIONS", "OPEN TABLES", "TABLES", "SINCE"], rows) }
}

pub(super) fn person(answer: &Value) -> String {
    let now = &answer["now"];
    let mut text = format!(
        "{}: {}\nhere since {}, {} sessions, {} recovery code, {} tables, {} of them open\n",
        plain(&answer["person"]),
        name(&answer["name"]),
        ago(now, &answer["created"]),
        plain(&answer["sessions"]),
        if answer["recovery_code"] == true { "a" } else { "no" },
        plain(&answer["tables"]),
        plain(&answer["open_tables"]),
    );
    if !answer["banned"].is_null() {
        text += &format!("banned {}{}\n", until(now, &answer["banned"]["until"]), because(&answer["banned"]["reason"]));
    }
    if !list(&answer["seats"]).is_empty() {
        let tables = serde_json::json!({ "now": now, "tables": answer["seats"] });
        text += &format!("\n{}", self::tables(&tables));
    }
    if !list(&answer["reports"]).is_empty() {
        text += "\nReports about this person\n";
        text += &list(&answer["reports"]).iter().map(|report| short(now, report)).collect::<String>();
    }
    text
}

fn until(now: &Value, end: &Value) -> String {
    match end.as_u64() {
        Some(end) => format!("for another {}", length(end.saturating_sub(now.as_u64().unwrap_or(0)))),
        None => "until `unban`".into(),
    }
}

fn because(reason: &Value) -> String {
    let reason = plain(reason);
    if reason.is_empty() { String::new() } else { format!(": {reason}") }
}

pub(super) fn ban(answer: &Value) -> String {
    let banned = &answer["banned"];
    let length = banned["until"].as_u64().map(|end| length(end.saturating_sub(answer["now"].as_u64().unwrap_or(0))));
    let length = length.map_or_else(|| "until `cabochon admin unban`".into(), |length| format!("for {length}"));
    format!("{} is kept out {length}{}", plain(&banned["who"]), because(&banned["reason"]))
}

pub(super) fn bans(answer: &Value) -> String {
    let rows: Vec<Vec<String>> = list(&answer["bans"])
        .iter()
        .map(|ban| vec![plain(&ban["who"]), ago(&answer["now"], &ban["made"]), until(&answer["now"], &ban["until"]), plain(&ban["reason"])])
        .collect();
    if rows.is_empty() { "no bans".into() } else { columns(&["WHO", "SINCE", "STILL", "REASON"], rows) }
}

pub(super) fn reports(answer: &Value) -> String {
    let reports = list(&answer["reports"]);
    if reports.is_empty() {
        return "no reports".into();
    }
    reports.iter().map(|report| long(&answer["now"], report)).collect::<Vec<_>>().join("\n")
}

/// A report with the talk around it.
fn long(now: &Value, report: &Value) -> String {
    let about = plain(&report["about"]);
    let mut text = format!(
        "Report {}, {}{}: {} ({})\n  {}\n  about {}, by {}, at table {}\n",
        plain(&report["report"]),
        ago(now, &report["at"]),
        if report["resolved"].is_null() { "" } else { ", settled" },
        plain(&report["kind"]),
        plain(&report["why"]),
        plain(&report["said"]),
        if about.is_empty() { "somebody unknown" } else { &about },
        plain(&report["reporter"]),
        plain(&report["table"]),
    );
    if report["words"] != "" {
        text += &format!("  in their words: {}\n", plain(&report["words"]));
    }
    text + &list(&report["context"]).iter().map(|line| spoken(now, line)).collect::<String>()
}

pub(super) fn forgotten(answer: &Value) -> String {
    format!(
        "{} is forgotten: the name is gone from {} tables, with everything they said and {} sessions; backups made before still have it",
        plain(&answer["forgotten"]),
        plain(&answer["tables"]),
        plain(&answer["sessions"]),
    )
}

pub(super) fn ended(answer: &Value) -> String {
    let back = if answer["recovery_code"] == true { "they can come back with their recovery code" } else { "they have no recovery code" };
    format!("{} sessions of {} are ended; {back}", plain(&answer["ended"]), plain(&answer["person"]))
}
