//! What other sites and messengers show for a link: a title, a sentence and a picture. Of a table they learn only which game is played there.

use crate::app::App;
use crate::guard::Deed;
use crate::network::Network;
use crate::store::Repository;
use engine::Edition;
use serde::Deserialize;

/// The page's preview is between these; its own is the home page's, for servers that send the page unchanged.
const BEGINS: &str = "<!--preview-->";
const ENDS: &str = "<!--/preview-->";

/// What the page at an address is about.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Subject {
    /// The home page, and everything else.
    House,
    /// How a game is played.
    Rules(&'static Edition),
    /// A table of a game.
    Table(&'static Edition),
    /// A series of a game.
    Series(&'static Edition),
    /// A tournament of a game.
    Tournament(&'static Edition),
    /// A club, whatever it is called.
    Club,
}

impl Subject {
    /// Reads it from the path, without its first slash. A table is looked up; requests that come too fast get the home page.
    pub(crate) async fn of(path: &str, app: &App, network: Network) -> Subject {
        let mut words = path.split('/');
        match (words.next(), words.next()) {
            (Some("rules" | "guide"), Some(game)) => edition(game).map_or(Subject::House, Subject::Rules),
            (Some("t"), Some(id)) => game_of(id, app, network).await.map_or(Subject::House, Subject::Table),
            (Some("series"), Some(id)) => game_of_contest(id, app, network).await.map_or(Subject::House, Subject::Series),
            (Some("tournament"), Some(id)) => game_of_contest(id, app, network).await.map_or(Subject::House, Subject::Tournament),
            (Some("club"), Some(_)) => Subject::Club,
            _ => Subject::House,
        }
    }

    fn title(self) -> String {
        match self {
            Subject::House | Subject::Club => "Cabochon".into(),
            Subject::Rules(edition) | Subject::Table(edition) | Subject::Series(edition) | Subject::Tournament(edition) => {
                format!("{} · Cabochon", edition.title)
            }
        }
    }

    fn sentence(self) -> String {
        match self {
            Subject::Club => "A club that plays together: open the link to join.".into(),
            Subject::House => "Play three gem games online with friends or bots.".into(),
            Subject::Rules(edition) => format!("How to play {}.", edition.title),
            Subject::Table(edition) => format!("A table of {}: open the link to sit down or to watch.", edition.title),
            Subject::Series(edition) => format!("A series of {}: open the link to take part or to see how it stands.", edition.title),
            Subject::Tournament(edition) => {
                format!("A tournament of {}: open the link to take part or to see how it stands.", edition.title)
            }
        }
    }

    /// The file of its picture. A game without one uses the home page's.
    fn picture(self) -> String {
        let own = match self {
            Subject::House | Subject::Club => None,
            Subject::Rules(edition) | Subject::Table(edition) | Subject::Series(edition) | Subject::Tournament(edition) => {
                Some(format!("preview-{}.jpg", edition.name))
            }
        };
        own.filter(|file| web::asset(file, &[]).is_some()).unwrap_or_else(|| "preview-house.jpg".into())
    }

    /// The page with this preview. `origin` is where the reader found us, such as `https://tables.example`: picture addresses must be absolute.
    pub(crate) fn written_into(self, page: &str, origin: &str) -> String {
        let (Some((before, rest)), sentence) = (page.split_once(BEGINS), self.sentence()) else { return page.into() };
        let Some((_, after)) = rest.split_once(ENDS) else { return page.into() };
        let about = [
            ("name", "description", sentence.clone()),
            ("property", "og:site_name", "Cabochon".into()),
            ("property", "og:title", self.title()),
            ("property", "og:description", sentence),
            ("property", "og:image", format!("{origin}/{}", self.picture())),
            ("property", "og:image:width", "1200".into()),
            ("property", "og:image:height", "630".into()),
            ("name", "twitter:card", "summary_large_image".into()),
        ];
        let tags: String =
            about.iter().map(|(kind, name, content)| format!("\n    <meta {kind}=\"{name}\" content=\"{content}\" />")).collect();
        format!("{before}{BEGINS}{tags}\n    {ENDS}{after}")
    }
}

fn edition(name: &str) -> Option<&'static Edition> {
    games::editions().into_iter().find(|edition| edition.name == name)
}

/// What a list says of a table, as far as it matters here.
#[derive(Deserialize)]
struct Summary {
    terms: Terms,
}

#[derive(Deserialize)]
struct Terms {
    game: String,
}

async fn game_of(id: &str, app: &App, network: Network) -> Option<&'static Edition> {
    app.allow(Deed::Request, app.node.limits.requests, &network.to_string()).ok()?;
    let row = app.node.archive.store.table(id).await.ok()??;
    let summary: Summary = serde_json::from_str(&row.summary).ok()?;
    edition(&summary.terms.game)
}

async fn game_of_contest(id: &str, app: &App, network: Network) -> Option<&'static Edition> {
    app.allow(Deed::Request, app.node.limits.requests, &network.to_string()).ok()?;
    let row = app.node.archive.store.contest(id).await.ok()??;
    let terms: Terms = serde_json::from_str(&row.terms).ok()?;
    edition(&terms.game)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../web/index.html");

    #[test]
    fn the_page_says_what_a_link_is_about_and_where_its_picture_is() {
        let splendor = edition("splendor").expect("a game");
        let page = Subject::Table(splendor).written_into(PAGE, "https://tables.example");
        for tag in [
            "og:title\" content=\"Splendor · Cabochon\"",
            "og:description\" content=\"A table of Splendor",
            "og:image\" content=\"https://tables.example/preview-",
        ] {
            assert_eq!(page.matches(tag).count(), 1, "{tag} in {page}");
        }
        assert!(page.contains("<div id=\"app\"></div>") && page.ends_with("</html>\n"), "{page}");
        assert!(Subject::Series(splendor).written_into(PAGE, "").contains("\"A series of Splendor: open the link"));
        assert!(Subject::Tournament(splendor).written_into(PAGE, "").contains("\"A tournament of Splendor: open the link"));
        assert!(Subject::Rules(splendor).written_into(PAGE, "").contains("\"How to play Splendor.\""));
        assert!(Subject::Club.written_into(PAGE, "").contains("\"A club that plays together: open the link to join.\""));
    }

    #[test]
    fn a_page_of_other_making_stays_as_it_is() {
        assert_eq!(Subject::House.written_into("<p>plain</p>", "http://localhost"), "<p>plain</p>");
        let house = Subject::House.written_into(PAGE, "");
        assert_eq!(Subject::House.written_into(&house, ""), house, "and twice is once");
    }
}
