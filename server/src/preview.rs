//! What other sites and messengers show for a link: a title, a sentence and a picture, in the language that the link asks for. Of a table or a
//! contest they learn what a stranger with the link sees, and nothing else.

mod pictures;
mod seen_contest;
mod seen_table;
#[cfg(test)]
mod tests;

pub(crate) use pictures::{Pictures, picture};

use crate::app::App;
use crate::guard::Deed;
use crate::network::Network;
use crate::words::say;
use engine::{Edition, Look};
use fluent_bundle::FluentValue;
use seen_contest::{IN_FRONT, SeenContest};
use seen_table::SeenTable;
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// The page's preview is between these; its own is the home page's, for servers that send the page unchanged.
const BEGINS: &str = "<!--preview-->";
const ENDS: &str = "<!--/preview-->";

/// What a link asks for.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    /// The language of those who get the link.
    pub(crate) lang: Option<String>,
}

/// What the page at an address is about.
#[derive(Clone, Debug)]
pub(crate) enum Subject {
    /// The home page, and everything else.
    House,
    /// How a game is played.
    Rules(&'static Edition),
    /// A table.
    Table(Box<SeenTable>),
    /// A series or a tournament.
    Contest(Box<SeenContest>),
    /// A club, whatever it is called.
    Club,
}

impl Subject {
    /// Reads it from the path, without its first slash. A table is looked up; requests that come too fast get the home page.
    pub(crate) async fn of(path: &str, app: &App, network: Network) -> Subject {
        let mut words = path.split('/');
        let found = match (words.next(), words.next()) {
            (Some("rules" | "guide"), Some(game)) => edition(game).map(Subject::Rules),
            (Some("t"), Some(id)) => table_of(id, app, network).await,
            (Some("series" | "tournament"), Some(id)) => contest_of(id, app, network).await,
            (Some("club"), Some(_)) => Some(Subject::Club),
            _ => None,
        };
        found.unwrap_or(Subject::House)
    }

    /// The game that it is about.
    fn edition(&self) -> Option<&'static Edition> {
        match self {
            Subject::House | Subject::Club => None,
            Subject::Rules(edition) => Some(edition),
            Subject::Table(table) => Some(table.edition),
            Subject::Contest(contest) => Some(contest.edition),
        }
    }

    fn title(&self, language: &str) -> String {
        match self {
            Subject::House | Subject::Club => "Cabochon".into(),
            Subject::Rules(edition) => format!("{} · Cabochon", edition.title),
            Subject::Table(table) => table.title(language),
            Subject::Contest(contest) => contest.title(),
        }
    }

    fn sentence(&self, language: &str) -> String {
        match self {
            Subject::House => say(language, "server-preview-house", &[]),
            Subject::Club => say(language, "server-preview-club", &[]),
            Subject::Rules(edition) => say(language, "server-preview-rules", &[("game", edition.title.into())]),
            Subject::Table(table) => table.sentence(language),
            Subject::Contest(contest) => contest.sentence(language),
        }
    }

    /// A picture of how things stand there; `None` for what has only a fixed one.
    pub(crate) fn scene(&self, language: &str) -> Option<picture::Scene> {
        match self {
            Subject::House | Subject::Rules(_) | Subject::Club => None,
            Subject::Table(table) => Some(table.scene(language)),
            Subject::Contest(contest) => Some(contest.scene(language)),
        }
    }

    /// The file of its fixed picture. A game without one uses the home page's.
    pub(crate) fn fixed_picture(&self) -> String {
        let own = self.edition().map(|edition| format!("preview-{}.jpg", edition.name));
        own.filter(|file| web::asset(file, &[]).is_some()).unwrap_or_else(|| "preview-house.jpg".into())
    }

    /// Where its picture is. The address changes with the picture: those who keep pictures by their addresses then fetch the new one.
    fn picture(&self, path: &str, language: &str) -> String {
        match self.scene(language) {
            None => self.fixed_picture(),
            Some(scene) => format!("preview/{path}.jpg?lang={language}&v={}", &fingerprint(&scene.svg())[..8]),
        }
    }

    /// The page with this preview. `origin` is where the reader found us, such as `https://tables.example`: picture addresses must be absolute.
    pub(crate) fn written_into(&self, page: &str, origin: &str, path: &str, language: &str) -> String {
        let (Some((before, rest)), sentence) = (page.split_once(BEGINS), self.sentence(language)) else { return page.into() };
        let Some((_, after)) = rest.split_once(ENDS) else { return page.into() };
        let about = [
            ("name", "description", sentence.clone()),
            ("property", "og:site_name", "Cabochon".into()),
            ("property", "og:locale", language.replace('-', "_")),
            ("property", "og:title", self.title(language)),
            ("property", "og:description", sentence),
            ("property", "og:image", format!("{origin}/{}", self.picture(path, language))),
            ("property", "og:image:width", picture::WIDTH.to_string()),
            ("property", "og:image:height", picture::HEIGHT.to_string()),
            ("name", "twitter:card", "summary_large_image".into()),
        ];
        let tags: String = about
            .iter()
            .map(|(kind, name, content)| format!("\n    <meta {kind}=\"{name}\" content=\"{}\" />", escaped(content)))
            .collect();
        format!("{before}{BEGINS}{tags}\n    {ENDS}{after}")
    }
}

/// What names a drawing, for caches.
fn fingerprint(svg: &str) -> String {
    Sha256::digest(svg)[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Text between the quotes of an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

fn edition(name: &str) -> Option<&'static Edition> {
    games::editions().into_iter().find(|edition| edition.name == name)
}

async fn table_of(id: &str, app: &App, network: Network) -> Option<Subject> {
    app.allow(Deed::Request, app.node.limits.requests, &network.to_string()).ok()?;
    let seen = app.node.with_latest(id, SeenTable::of).await.ok()??;
    Some(Subject::Table(Box::new(seen)))
}

async fn contest_of(id: &str, app: &App, network: Network) -> Option<Subject> {
    app.allow(Deed::Request, app.node.limits.requests, &network.to_string()).ok()?;
    let glance = app.node.glance(id, IN_FRONT).await.ok()?;
    Some(Subject::Contest(Box::new(SeenContest { edition: edition(&glance.game)?, look: table::any::look(&glance.game)?, glance })))
}

/// The name of a bot in a game that looks like this.
fn bot_name(bot: &str, look: Look, language: &str) -> String {
    let key = match table::bot::kind(bot) {
        Some(bots::Kind::Level(level)) if !look.characters.is_empty() => format!("character-{}-{level}", look.characters),
        Some(bots::Kind::Random) => "character-random".into(),
        Some(_) | None => "told-bot".into(),
    };
    say(language, &key, &[])
}

/// The drawing of a face: a bot's character, or the pawn of a place, counted from 0.
fn face(bot: Option<&str>, look: Look, place: usize) -> String {
    const PAWNS: usize = 5;
    let pawn = || format!("bot-pawn-{}", place % PAWNS + 1);
    let level = bot.and_then(table::bot::kind).and_then(|kind| if let bots::Kind::Level(level) = kind { Some(level) } else { None });
    let character = level.map(|level| format!("bot-{}-{level}", look.characters));
    character.filter(|name| picture::has_drawing(name)).unwrap_or_else(pawn)
}

/// A person's name, or the number of their place if it was forgotten.
fn known_name(name: &str, place: usize, language: &str) -> String {
    if name.is_empty() { say(language, "server-preview-player", &[("number", number(place + 1))]) } else { name.into() }
}

/// A name as a picture shows it: without letters that it cannot draw, and by its place if that is most of them.
fn drawn_name(name: &str, place: usize, language: &str) -> String {
    picture::drawable(name).unwrap_or_else(|| known_name("", place, language))
}

fn number(number: usize) -> FluentValue<'static> {
    FluentValue::from(number)
}
