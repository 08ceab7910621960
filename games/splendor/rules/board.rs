//! The board as text, and events as English sentences.
//!
//! Cards are written `[k2] w5`: a black bonus and two points for five white.

use super::cards::{GOAL, LEVELS};
use super::gems::{Gem, Gems};
use super::state::{Phase, State};
use super::text::numbers;
use super::view::{CardView, LevelView, NobleView, ReservedView, SeatView, Seen, View};
use engine::{Game, Outcome, Seat, Setup as _, Viewer};
use std::fmt;

/// What everyone sees, and below it what is hidden.
pub(crate) fn board(state: &State) -> String {
    let mut text = state.view(Viewer::Public).to_string();
    for seat in Seat::all(state.setup.players()) {
        let own = state.view(Viewer::Seat(seat));
        let blind: Vec<String> = own.seats[seat.index()].reserved.iter().filter(|card| card.blind).map(ToString::to_string).collect();
        if !blind.is_empty() {
            text += &format!("seat {seat} has reserved blind: {}\n", blind.join("; "));
        }
    }
    for level in 1..=LEVELS as u8 {
        text += &format!("deck {level} from the top: {}\n", numbers(state.decks.level(level).iter().rev()));
    }
    text
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nobles = (1..).zip(&self.nobles).map(|(place, noble)| format!("{place}: {}", or_dash(noble)));
        writeln!(f, "nobles   {}", nobles.collect::<Vec<_>>().join("   "))?;
        self.levels.iter().rev().try_for_each(|level| level.fmt(f))?;
        writeln!(f, "bank     {}", counts(self.bank))?;
        self.seats.iter().try_for_each(|seat| seat.fmt(f))?;
        self.fmt_prompt(f)
    }
}

impl View {
    fn fmt_prompt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = self.turn;
        match (&self.outcome, self.phase) {
            (Some(outcome), _) => write!(f, "{}", sentence(outcome))?,
            (None, Phase::Give) => write!(f, "Seat {turn} gives back {} of its tokens.", self.surplus)?,
            (None, Phase::Noble) => write!(f, "Seat {turn} chooses a noble.")?,
            (None, Phase::Action | Phase::Over) => write!(f, "Seat {turn} is to act.")?,
        }
        if self.last_round && self.outcome.is_none() {
            write!(f, " This is the last round; seat {} began.", self.first)?;
        }
        writeln!(f)
    }
}

impl fmt::Display for LevelView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "level {} ", self.level)?;
        self.places.iter().try_for_each(|place| write!(f, " {} {:<18}", place.place, or_dash(&place.card)))?;
        writeln!(f, " deck {}", self.deck)
    }
}

impl fmt::Display for SeatView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tokens, bonuses) = (counts(self.tokens), counts(self.bonuses));
        write!(f, "seat {}   {} points   tokens {tokens}   bonuses {bonuses}   cards {}", self.seat, self.points, self.bought.len())?;
        if !self.nobles.is_empty() {
            write!(f, "   nobles {}", self.nobles.len())?;
        }
        if !self.reserved.is_empty() {
            let reserved: Vec<String> = self.reserved.iter().map(ToString::to_string).collect();
            write!(f, "   reserved {}", reserved.join("; "))?;
        }
        writeln!(f)
    }
}

impl fmt::Display for ReservedView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.card {
            Some(card) => card.fmt(f),
            None => write!(f, "level {} blind", self.level),
        }
    }
}

impl fmt::Display for CardView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("[{}{}] {}", self.bonus.letter(), self.points, counts(self.cost)))
    }
}

impl fmt::Display for NobleView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&counts(self.cost))
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Taken { seat, tokens } => write!(f, "Seat {seat} takes {}.", amounts(*tokens)),
            Seen::Reserved { seat, level, place, card, gold } => {
                match (place, card) {
                    (Some(place), Some(card)) => write!(f, "Seat {seat} reserves {place}, {card}")?,
                    (None, Some(card)) => write!(f, "Seat {seat} reserves {card} from the deck of level {level}")?,
                    (Some(_) | None, None) => write!(f, "Seat {seat} reserves a card from the deck of level {level}")?,
                }
                f.write_str(if *gold { ", and takes 1 gold." } else { "; there is no gold to take." })
            }
            Seen::Bought { seat, spot, card, paid } => write!(f, "Seat {seat} buys {spot}, {card}, for {}.", amounts(*paid)),
            Seen::Replaced { place, card: Some(card) } => write!(f, "{card} comes to {place}."),
            Seen::Replaced { place, card: None } => {
                write!(f, "{place} stays empty: no card is left in the deck of level {}.", place.level())
            }
            Seen::Given { seat, tokens } => write!(f, "Seat {seat} gives back {}.", amounts(*tokens)),
            Seen::Noble { seat, place, noble } => write!(f, "Seat {seat} receives noble {place}, {noble}."),
            Seen::Passed { seat } => write!(f, "Seat {seat} can do nothing and passes."),
            Seen::LastRound { seat } => write!(f, "Seat {seat} has {GOAL} points or more: the round is played out."),
            Seen::Over { outcome } => f.write_str(&sentence(outcome)),
        }
    }
}

fn sentence(outcome: &Outcome) -> String {
    let winners: Vec<String> = outcome.winners().iter().map(|seat| seat.to_string()).collect();
    let best = outcome.standings.iter().map(|standing| standing.score).max().unwrap_or_default();
    let stalled = if outcome.how == "stalled" { "nobody can do anything, and " } else { "" };
    let fewest = if outcome.how == "cards" { " and the fewest cards" } else { "" };
    match &winners[..] {
        [winner] => format!("The game is over: {stalled}seat {winner} wins with {best} points{fewest}."),
        several => format!("The game is over: {stalled}seats {} share the victory with {best} points.", joined(several)),
    }
}

fn or_dash(thing: &Option<impl fmt::Display>) -> String {
    thing.as_ref().map_or("-".into(), ToString::to_string)
}

/// `w2 k1`, or a dash for none.
fn counts(gems: Gems) -> String {
    let some: Vec<String> = some(gems).map(|(gem, count)| format!("{}{count}", gem.letter())).collect();
    if some.is_empty() { "-".into() } else { some.join(" ") }
}

/// `2 white and 1 gold`, or `nothing`.
fn amounts(gems: Gems) -> String {
    let some: Vec<String> = some(gems).map(|(gem, count)| format!("{count} {}", format!("{gem:?}").to_lowercase())).collect();
    if some.is_empty() { "nothing".into() } else { joined(&some) }
}

fn some(gems: Gems) -> impl Iterator<Item = (Gem, u32)> {
    Gem::ALL.into_iter().map(move |gem| (gem, gems.count(gem))).filter(|(_, count)| *count > 0)
}

/// `a, b and c`.
fn joined(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::positions::{plain, play, seat};
    use super::*;

    fn sentences(state: &mut State, moves: &str, viewer: Viewer) -> Vec<String> {
        play(state, moves).iter().map(|event| State::seen(event, viewer).to_string()).collect()
    }

    #[test]
    fn what_happens_is_told_in_sentences() {
        let mut state = plain(2).hold(1, "wwbbggrry").open(0, 6);
        assert_eq!(
            sentences(&mut state, "1 take wbg, 1 give gr", Viewer::Public),
            ["Seat 1 takes 1 white, 1 blue and 1 green.", "Seat 1 gives back 1 green and 1 red.",]
        );
        assert_eq!(
            sentences(&mut state, "2 reserve 1.deck", Viewer::Seat(seat(2))),
            ["Seat 2 reserves [w0] r2 k1 from the deck of level 1, and takes 1 gold."]
        );
        assert_eq!(
            sentences(&mut state, "1 buy 1.1 gold b", Viewer::Public),
            ["Seat 1 buys 1.1, [w0] b3, for 2 blue and 1 gold.", "[w0] b2 g2 k1 comes to 1.1.",]
        );
        assert_eq!(sentences(&mut state, "2 reserve 2.1", Viewer::Public)[0], "Seat 2 reserves 2.1, [w1] g3 r2 k2, and takes 1 gold.");
    }

    #[test]
    fn the_whole_board_shows_what_a_view_hides() {
        let mut state = plain(2);
        play(&mut state, "1 reserve 1.deck");
        assert!(state.view(Viewer::Public).to_string().contains("reserved level 1 blind\n"));
        assert!(state.view(Viewer::Seat(seat(1))).to_string().contains("reserved [w0] b2 g2 k1\n"));
        assert!(state.board().contains("seat 1 has reserved blind: [w0] b2 g2 k1\n"));
        assert!(state.board().contains("deck 1 from the top: 6 7 8 "));
    }
}
