//! What a person is told: that there is something at a table. Its type has no room for anything that happens there.

use crate::words::{ours, say};
use engine::{Edition, Seat};
use serde_json::{Value, json};
use table::{Came, Finish, Place, Table, TablePhase};

/// Why a person is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// Somebody said something at their table.
    Talk,
    /// A seat is kept for them, or free at a new table of their club.
    Invitation,
    /// They owe a move.
    Turn,
    /// They owe a move, and have little time left.
    Time,
}

impl Kind {
    /// All of them, from the least to the most urgent.
    pub(crate) const ALL: [Kind; 4] = [Kind::Talk, Kind::Invitation, Kind::Turn, Kind::Time];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Talk => "talk",
            Kind::Invitation => "invitation",
            Kind::Turn => "turn",
            Kind::Time => "time",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether it still holds: what is about a move holds until the person has made it, and an invitation while there is a seat for them.
    pub(crate) fn holds_for(self, table: &Table, player: &str) -> bool {
        let owes = |seat| table.waiting_for().contains(seat) && table.bot_of(seat).is_none();
        let is_for_them = |place: &Place| match place {
            Place::Open => true,
            Place::Invited { player: invited, .. } => invited == player,
            Place::Person(_) | Place::Bot(_) | Place::Closed => false,
        };
        match self {
            Kind::Talk => true,
            Kind::Invitation => table.seat_of(player).is_some() || table.places().iter().any(is_for_them),
            Kind::Turn | Kind::Time => table.seat_of(player).is_some_and(owes),
        }
    }
}

/// What a table tells, to whoever its host wants: names that everyone at the table sees, and nothing that happens there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    /// These people owe a move.
    Turn,
    /// It is over, and these won.
    End,
}

impl Call {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Call::Turn => "table-turn",
            Call::End => "table-end",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Call> {
        [Call::Turn, Call::End].into_iter().find(|call| call.name() == name)
    }

    /// The names it is about, if it still holds. A bot has none of its own.
    pub(crate) fn names(self, table: &Table) -> Option<Vec<Option<String>>> {
        let name = |seat: Seat| table.places().get(seat.index()).and_then(Place::person).map(|sitting| sitting.name.clone());
        match self {
            Call::Turn => {
                let owing = table.waiting_for().iter().filter(|seat| table.bot_of(*seat).is_none());
                Some(owing.map(name).collect()).filter(|names: &Vec<_>| !names.is_empty())
            }
            Call::End => {
                let won = |finish: &Finish| matches!(finish.came, Came::Won | Came::Shared);
                let winners = table.finishes().into_iter().filter(won).map(|finish| name(finish.seat));
                (table.phase() == TablePhase::Over).then(|| winners.collect())
            }
        }
    }
}

/// The round of a contest that is played at a table: what everyone with the link of the contest sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    /// The name of the contest.
    pub(crate) contest: String,
    /// Whether it is a series, in which a round is a game.
    pub(crate) is_series: bool,
    /// Counted from 1.
    pub(crate) number: u16,
}

/// What is sent.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    subject: Subject,
    /// The round of a contest that it is about.
    round: Option<Round>,
    language: &'static str,
    origin: String,
}

#[derive(Clone, Debug)]
enum Subject {
    Table {
        kind: Kind,
        table: String,
        game: &'static Edition,
    },
    /// A table tells.
    Call {
        call: Call,
        table: String,
        game: &'static Edition,
        names: Vec<String>,
    },
    /// The person wants to see whether notices arrive.
    Trial,
}

impl Notice {
    /// `None` if the game is unknown.
    pub(super) fn new(kind: Kind, table: &str, game: &str, language: &str, origin: &str) -> Option<Notice> {
        let game = edition(game)?;
        let subject = Subject::Table { kind, table: table.into(), game };
        Some(Notice { subject, round: None, language: ours(language), origin: origin.into() })
    }

    /// What a table tells; `None` if the game is unknown.
    pub(super) fn call(call: Call, table: &str, game: &str, names: Vec<Option<String>>, language: &str, origin: &str) -> Option<Notice> {
        let (game, language) = (edition(game)?, ours(language));
        let names = names.into_iter().map(|name| name.unwrap_or_else(|| say(language, "told-bot", &[]))).collect();
        Some(Notice { subject: Subject::Call { call, table: table.into(), game, names }, round: None, language, origin: origin.into() })
    }

    pub(super) fn trial(language: &str, origin: &str) -> Notice {
        Notice { subject: Subject::Trial, round: None, language: ours(language), origin: origin.into() }
    }

    /// The same, about a game of this round.
    pub(super) fn in_round(self, round: Option<Round>) -> Notice {
        Notice { round, ..self }
    }

    pub(super) fn language(&self) -> &'static str {
        self.language
    }

    pub(super) fn origin(&self) -> &str {
        &self.origin
    }

    pub(super) fn kind(&self) -> &'static str {
        match &self.subject {
            Subject::Table { kind, .. } => kind.name(),
            Subject::Call { call, .. } => call.name(),
            Subject::Trial => "test",
        }
    }

    pub(super) fn is_talk(&self) -> bool {
        matches!(self.subject, Subject::Table { kind: Kind::Talk, .. })
    }

    /// A later notice with the same topic replaces an earlier one.
    pub(super) fn topic(&self) -> &str {
        self.about().map_or("test", |(table, _)| table)
    }

    pub(super) fn title(&self) -> &'static str {
        self.about().map_or("Cabochon", |(_, game)| game.title)
    }

    /// The page that it leads to.
    pub(super) fn path(&self) -> String {
        self.about().map_or_else(|| "/".into(), |(table, _)| format!("/t/{table}"))
    }

    pub(super) fn link(&self) -> String {
        format!("{}{}", self.origin, self.path())
    }

    /// A sentence in the person's language.
    pub(super) fn text(&self) -> String {
        self.text_with(|name| name.into())
    }

    /// The same, with people's names written for the reader's program.
    pub(super) fn text_with(&self, written: impl Fn(&str) -> String) -> String {
        let names: Vec<String> = match &self.subject {
            Subject::Call { names, .. } => names.iter().map(|name| written(name)).collect(),
            Subject::Table { .. } | Subject::Trial => Vec::new(),
        };
        let nobody = if self.kind() == Call::End.name() && names.is_empty() { "-nobody" } else { "" };
        let args = [("game", self.title().into()), ("names", names.join(", ").into())];
        let sentence = say(self.language, &format!("told-{}{nobody}", self.kind()), &args);
        match &self.round {
            None => sentence,
            Some(Round { contest, is_series, number }) => {
                let key = if *is_series { "told-in-series" } else { "told-in-tournament" };
                let round = say(self.language, key, &[("name", written(contest).into()), ("round", (*number).into())]);
                format!("{round}: {sentence}")
            }
        }
    }

    /// The table and the game that it is about.
    fn about(&self) -> Option<(&str, &'static Edition)> {
        match &self.subject {
            Subject::Table { table, game, .. } | Subject::Call { table, game, .. } => Some((table, game)),
            Subject::Trial => None,
        }
    }

    /// For programs.
    pub(super) fn json(&self) -> Value {
        let mut said = json!({ "kind": self.kind(), "language": self.language, "text": self.text(), "link": self.link() });
        if let Some((table, game)) = self.about() {
            said["game"] = json!(game.name);
            said["table"] = json!(table);
        }
        if let Subject::Call { names, .. } = &self.subject {
            said["names"] = json!(names);
        }
        if let Some(Round { contest, is_series, number }) = &self.round {
            said["contest"] = json!({ "name": contest, "series": is_series, "round": number });
        }
        said
    }
}

fn edition(game: &str) -> Option<&'static Edition> {
    games::editions().into_iter().find(|edition| edition.name == game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::languages;

    #[test]
    fn every_kind_is_said_in_every_language_and_names_the_game() {
        assert!(languages().count() >= 7);
        for language in languages() {
            let mut said = Vec::new();
            for kind in Kind::ALL {
                let notice = Notice::new(kind, "abc", "sultan", language, "https://tables.example").expect("a game");
                assert!(notice.text().contains(notice.title()) && !notice.text().contains('{'), "{}", notice.text());
                said.push(notice.text());
            }
            said.push(Notice::trial(language, "").text());
            for (call, names) in [(Call::Turn, vec![Some("Ann".into())]), (Call::End, vec![Some("Ann".into()), None]), (Call::End, vec![])]
            {
                let notice = Notice::call(call, "abc", "sultan", names.clone(), language, "").expect("a game");
                assert_eq!(notice.text().contains("Ann"), !names.is_empty(), "{}", notice.text());
                assert!(notice.text().contains(notice.title()) && !notice.text().contains('{'), "{}", notice.text());
                said.push(notice.text());
            }
            said.dedup();
            assert_eq!(said.len(), Kind::ALL.len() + 4, "{said:?}");
        }
    }

    #[test]
    fn a_notice_of_a_contest_names_it_and_the_round_in_every_language() {
        let round = |is_series| Some(Round { contest: "Thurs*days".into(), is_series, number: 3 });
        for language in languages() {
            let notice = || Notice::new(Kind::Turn, "abc", "sultan", language, "").expect("a game");
            let (alone, tournament, series) = (notice().text(), notice().in_round(round(false)), notice().in_round(round(true)));
            for text in [tournament.text(), series.text()] {
                assert!(text.starts_with("Thurs*days") && text.contains('3') && text.ends_with(&format!(": {alone}")), "{text}");
            }
            assert_ne!(tournament.text(), series.text());
            assert!(
                tournament.text_with(|name| name.replace('*', "")).starts_with("Thursdays"),
                "names are written for the reader's program"
            );
            assert_eq!(tournament.json()["contest"], json!({ "name": "Thurs*days", "series": false, "round": 3 }));
            assert_eq!(notice().json().get("contest"), None);
        }
    }

    #[test]
    fn an_unknown_language_is_english_and_an_unknown_game_is_nothing() {
        let notice = Notice::new(Kind::Turn, "abc", "splendor", "tlh", "").expect("a game");
        assert_eq!((notice.language, notice.link()), ("en", "/t/abc".into()));
        assert!(Notice::new(Kind::Turn, "abc", "chess", "en", "").is_none());
    }
}
