//! The report as a self-contained page: tables, and plots drawn as SVG.

use super::report::{BotRow, Report};
use super::score::percent;
use std::fmt::Write;

const STYLE: &str = "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}\
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.25rem .75rem;text-align:right;border-bottom:1px solid #ddd}\
td:first-child,th:first-child{text-align:left}svg{max-width:100%}text{font:12px system-ui,sans-serif;fill:#222}";

/// The whole page.
pub(super) fn page(report: &Report) -> String {
    let title = format!("{}, {} players", report.game, report.players);
    let mut page =
        format!("<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Arena: {title}</title><style>{STYLE}</style>\n");
    let about =
        format!("{} games on {} tables, {} a move, seed {}, {}", report.games, report.deals, report.budget, report.seed, report.options);
    page += &format!("<h1>{title}</h1><p>{}</p>\n", escaped(&about));
    page += &format!("<h2>Ratings, with 95 % intervals</h2>\n{}", ratings(&report.bots));
    page += &format!("<h2>Scores</h2>\n{}", scores(report));
    page += &format!("<h2>Who took how much from whom</h2>\n{}", cross(report));
    page += &format!("<h2>Rounds in a game</h2>\n{}", lengths(&report.lengths));
    page + "</html>\n"
}

/// A row for each bot: its rating as a dot, the interval as a line.
fn ratings(bots: &[BotRow]) -> String {
    const ROW: f64 = 26.0;
    let low = bots.iter().map(|line| line.rating.low).fold(f64::INFINITY, f64::min);
    let high = bots.iter().map(|line| line.rating.high).fold(f64::NEG_INFINITY, f64::max);
    let place = |rating: f64| 180.0 + 500.0 * (rating - low) / (high - low).max(1.0);
    let mut svg = format!("<svg viewBox=\"0 0 760 {}\" role=\"img\" aria-label=\"ratings\">", ROW * bots.len() as f64 + 10.0);
    for (line, row) in bots.iter().zip(0..) {
        let y = ROW * (f64::from(row) + 0.6);
        let (from, at, to) = (place(line.rating.low), place(line.rating.rating), place(line.rating.high));
        let _ = write!(
            svg,
            "<text x=\"0\" y=\"{}\">{}</text><line x1=\"{from:.1}\" x2=\"{to:.1}\" y1=\"{y}\" y2=\"{y}\" stroke=\"#579\" stroke-width=\"3\"/>\
             <circle cx=\"{at:.1}\" cy=\"{y}\" r=\"5\" fill=\"#135\"/><text x=\"{:.1}\" y=\"{}\">{:.0}</text>",
            y + 4.0,
            escaped(&line.name),
            to + 10.0,
            y + 4.0,
            line.rating.rating
        );
    }
    svg + "</svg>\n"
}

fn scores(report: &Report) -> String {
    let mut table = format!("<table><tr><th>bot<th>score (par {:.1} %)<th>ms a move<th>longest<th>faults</tr>\n", 100.0 * report.par);
    for line in &report.bots {
        let score = line.score.map_or_else(String::new, |share| percent(&share));
        let (mean, longest) = (line.milliseconds, line.longest_milliseconds);
        let _ = writeln!(table, "<tr><td>{}<td>{score}<td>{mean:.2}<td>{longest:.1}<td>{}</tr>", escaped(&line.name), line.faults);
    }
    table + "</table>\n"
}

/// The cross table, coloured by how far each score is from par.
fn cross(report: &Report) -> String {
    let mut table = String::from("<table><tr><th>");
    report.bots.iter().for_each(|line| table += &format!("<th>{}", escaped(&line.name)));
    for (row, line) in report.cross.iter().zip(&report.bots) {
        let _ = write!(table, "</tr>\n<tr><td>{}", escaped(&line.name));
        for cell in row {
            match cell {
                None => table += "<td>",
                Some(share) => {
                    let above = share.share >= report.par;
                    let far = if above { (share.share - report.par) / (1.0 - report.par) } else { (report.par - share.share) / report.par };
                    let hue = if above { 210 } else { 25 };
                    let _ = write!(table, "<td style=\"background:hsl({hue} 70% {:.0}%)\">{}", 97.0 - 30.0 * far, percent(share));
                }
            }
        }
    }
    table + "</tr></table>\n"
}

/// A bar for each number of rounds.
fn lengths(lengths: &[(i64, u64)]) -> String {
    let most = lengths.iter().map(|(_, count)| *count).max().unwrap_or(1) as f64;
    let (first, last) = (lengths.first().map_or(0, |(rounds, _)| *rounds), lengths.last().map_or(0, |(rounds, _)| *rounds));
    let wide = 740.0 / (last - first + 1) as f64;
    let mut svg = String::from("<svg viewBox=\"0 0 760 180\" role=\"img\" aria-label=\"rounds in a game\">");
    for (rounds, count) in lengths {
        let (x, height) = (wide * (rounds - first) as f64, 150.0 * *count as f64 / most);
        let _ = write!(
            svg,
            "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" fill=\"#579\"/>",
            155.0 - height,
            wide * 0.9
        );
    }
    svg + &format!("<text x=\"0\" y=\"175\">{first}</text><text x=\"720\" y=\"175\">{last}</text></svg>\n")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
