//! What a stranger with the link sees of a series or a tournament, in words and in a picture.

use super::{bot_name, drawn_name, face, known_name, number};
use crate::contests::{Glance, InFront};
use crate::words::say;
use contest::Phase;
use engine::{Edition, Look};
use picture::{Backdrop, Mark, Player, Scene};

/// How many of those in front are shown.
pub(super) const IN_FRONT: usize = 4;

/// A contest as everybody may see it.
#[derive(Clone, Debug)]
pub(crate) struct SeenContest {
    pub(super) edition: &'static Edition,
    pub(super) look: Look,
    pub(super) glance: Glance,
}

impl SeenContest {
    /// What it is called, and the game.
    pub(super) fn title(&self) -> String {
        let name = &self.glance.name;
        if name.is_empty() { self.edition.title.into() } else { format!("{name} · {}", self.edition.title) }
    }

    /// How it stands, and who is in front or what the reader can do.
    pub(super) fn sentence(&self, language: &str) -> String {
        let line = self.line(language, |entrant, place| self.name(entrant, place, language));
        let more = match self.glance.phase {
            Phase::Entering => say(language, "server-preview-take-part", &[]),
            Phase::Playing | Phase::Over => {
                let line =
                    |(place, entrant): (usize, &InFront)| format!("{} {}", self.name(entrant, place, language), points(entrant.points));
                self.glance.front.iter().enumerate().map(line).collect::<Vec<_>>().join(", ")
            }
        };
        if more.is_empty() { format!("{line}.") } else { format!("{line}. {more}.") }
    }

    /// How it stands, with names as `name` gives them.
    fn line(&self, language: &str, name: impl Fn(&InFront, usize) -> String) -> String {
        let Glance { round, rounds, .. } = self.glance;
        let first: Vec<String> = self
            .glance
            .front
            .iter()
            .enumerate()
            .filter(|(_, entrant)| entrant.rank == 1)
            .map(|(place, entrant)| name(entrant, place))
            .collect();
        match self.glance.phase {
            Phase::Entering => say(language, "server-preview-entered", &[("count", number(self.glance.entrants))]),
            Phase::Over if round > 0 && !first.is_empty() => say(language, "server-preview-won", &[("names", first.join(", ").into())]),
            Phase::Over => say(language, "server-preview-ended", &[]),
            Phase::Playing => {
                let key = if self.glance.is_series { "server-preview-game" } else { "server-preview-round" };
                say(language, key, &[("round", number(round)), ("rounds", number(rounds))])
            }
        }
    }

    fn name(&self, entrant: &InFront, place: usize, language: &str) -> String {
        match &entrant.who {
            Ok(name) => known_name(name, place, language),
            Err(bot) => bot_name(bot, self.look, language),
        }
    }

    pub(super) fn scene(&self, language: &str) -> Scene {
        let drawn = |entrant: &InFront, place: usize| drawn_name(&self.name(entrant, place, language), place, language);
        let player = |(place, entrant): (usize, &InFront)| Player {
            name: drawn(entrant, place),
            face: Some(face(entrant.who.as_ref().err().map(String::as_str), self.look, place)),
            score: (self.glance.phase != Phase::Entering).then(|| points(entrant.points)),
            mark: if self.glance.phase == Phase::Over && self.glance.round > 0 && entrant.rank == 1 { Mark::Won } else { Mark::None },
        };
        Scene {
            title: picture::drawable(&self.glance.name).unwrap_or_else(|| self.edition.title.into()),
            line: format!("{} · {}", self.edition.title, self.line(language, drawn)),
            backdrop: Backdrop::Hero(self.edition.name.into()),
            players: self.glance.front.iter().enumerate().map(player).collect(),
            board: None,
        }
    }
}

/// Half points as people write them.
fn points(half: u32) -> String {
    format!("{}{}", if half == 1 { String::new() } else { (half / 2).to_string() }, if half % 2 == 1 { "½" } else { "" })
}

#[cfg(test)]
mod tests {
    #[test]
    fn half_points_are_written_as_halves() {
        assert_eq!([0, 1, 2, 5].map(super::points), ["0", "½", "1", "2½"]);
    }
}
