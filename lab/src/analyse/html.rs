//! A review as a self-contained page: how each seat played, a graph of the chances as SVG, and every decision.

use crate::any::AnyMatch;
use coach::{Decision, Review};
use engine::Seat;
use std::fmt::Write;

const STYLE: &str = "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}\
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.25rem .75rem;text-align:left;border-bottom:1px solid #ddd}\
svg{max-width:100%}text{font:12px system-ui,sans-serif;fill:#555}.turning td{background:#fff3d6}\
@media(prefers-color-scheme:dark){body{color:#eee;background:#1b1b1f}td,th{border-color:#444}text{fill:#bbb}.turning td{background:#4a3b12}}";

/// A colour and a dash pattern for each seat, so that lines can be told apart without colours.
const LINES: [(&str, &str); 5] = [("#2a7fc4", "none"), ("#c8562b", "9 5"), ("#379a62", "3 5"), ("#8d5cc7", "12 4 3 4"), ("#a58212", "5 3")];

/// The whole page.
pub(super) fn page(game: &dyn AnyMatch, review: &Review) -> String {
    let title = format!("{}, {} players", game.edition().name, game.players());
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Review: {title}</title><style>{STYLE}</style>\n<h1>Review: {title}</h1>\n"
    );
    let _ = writeln!(
        page,
        "<p>Every decision is judged from what its seat knew then. {} positions were examined for each. A decision that gives nothing away \
         counts 100, one that gives away 5 % counts 50. Luck is what was revealed between decisions.</p>",
        review.nodes
    );
    page += &players(game, review);
    page += &format!("<h2>Chances to win</h2>\n{}", graph(game, review));
    page += &format!("<h2>Decisions</h2>\n{}", decisions(game, review));
    page + "</html>\n"
}

fn name(game: &dyn AnyMatch, seat: Seat) -> String {
    match game.recorded().names.get(seat.index()).filter(|name| !name.is_empty()) {
        Some(name) => escaped(name),
        None => format!("seat {seat}"),
    }
}

fn players(game: &dyn AnyMatch, review: &Review) -> String {
    let mut table = String::from("<table><tr><th>player<th>accuracy<th>given away<th>luck</tr>\n");
    for played in &review.seats {
        let accuracy = played.accuracy.map_or_else(|| "–".into(), |accuracy| format!("{:.0}", 100.0 * accuracy));
        let (given_away, luck) = (100.0 * played.given_away, 100.0 * played.luck);
        let _ = writeln!(table, "<tr><td>{}<td>{accuracy}<td>{given_away:.1} %<td>{luck:+.1} %</tr>", name(game, played.seat));
    }
    table + "</table>\n"
}

fn graph(game: &dyn AnyMatch, review: &Review) -> String {
    let mut points: Vec<&[f64]> = review.decisions.iter().map(|decision| decision.before.as_slice()).collect();
    points.extend((!review.result.is_empty()).then_some(review.result.as_slice()));
    let last = points.len().saturating_sub(1).max(1) as f64;
    let x = |index: usize| 45.0 + 700.0 * index as f64 / last;
    let y = |chance: f64| 10.0 + 240.0 * (1.0 - chance);
    let mut svg = String::from("<svg viewBox=\"0 0 760 300\" role=\"img\" aria-label=\"chances to win\">");
    for quarter in 0..=4 {
        let share = f64::from(quarter) / 4.0;
        let at = y(share);
        let _ = write!(
            svg,
            "<line x1=\"45\" x2=\"745\" y1=\"{at}\" y2=\"{at}\" stroke=\"#8884\"/><text x=\"0\" y=\"{}\">{:.0} %</text>",
            at + 4.0,
            100.0 * share
        );
    }
    for (seat, (colour, dash)) in Seat::all(game.players()).zip(LINES) {
        let chances = points.iter().enumerate().map(|(index, chances)| format!("{:.1},{:.1}", x(index), y(chances[seat.index()])));
        let line = chances.collect::<Vec<_>>().join(" ");
        let left = 45.0 + 140.0 * seat.index() as f64;
        let _ = write!(
            svg,
            "<polyline points=\"{line}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\" stroke-dasharray=\"{dash}\"/>\
             <line x1=\"{left}\" x2=\"{}\" y1=\"280\" y2=\"280\" stroke=\"{colour}\" stroke-width=\"2.5\" stroke-dasharray=\"{dash}\"/>\
             <text x=\"{}\" y=\"284\">{}</text>",
            left + 26.0,
            left + 32.0,
            name(game, seat)
        );
    }
    svg + "</svg>\n"
}

fn decisions(game: &dyn AnyMatch, review: &Review) -> String {
    let mut table = String::from("<table><tr><th>move<th>player<th>made<th>chance<th>given away<th>better</tr>\n");
    for decision in &review.decisions {
        let Decision { ply, seat, mv, before, given_away, best, turning, .. } = decision;
        let better = best.first().filter(|best| best.mv != *mv && *given_away >= 0.005);
        let said = better.map_or_else(String::new, |best| {
            let why: Vec<&str> = best.reasons.iter().map(|reason| reason.says.as_str()).collect();
            let why = if why.is_empty() { String::new() } else { format!(": it {}", why.join(", and ")) };
            escaped(&format!("{}{why}", best.mv))
        });
        let class = if *turning { " class=\"turning\"" } else { "" };
        let (chance, lost) = (100.0 * before[seat.index()], 100.0 * given_away);
        let _ = writeln!(
            table,
            "<tr{class}><td>{}<td>{}<td>{}<td>{chance:.1} %<td>{lost:.1} %<td>{said}</tr>",
            ply + 1,
            name(game, *seat),
            escaped(mv)
        );
    }
    table + "</table>\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
