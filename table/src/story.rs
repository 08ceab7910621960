//! What happened at a table, retold from its log, in pages.

use crate::frame::news;
use crate::{Entry, News, Refusal, Table};
use engine::Viewer;
use serde::Serialize;
use std::collections::VecDeque;

/// How many bytes of news make a page, not counting the last, and what one costs besides its events.
const PAGE: usize = 64 * 1024;
const ENTRY: usize = 160;

/// More entries than fit a page, however short.
const MOST: usize = PAGE / ENTRY + 1;

/// The newest part of a stretch of the story.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Page<'a> {
    /// What happened, the oldest first.
    pub news: Vec<News<'a>>,
    /// Whether there is more before these: ask again with `before` set to the ply of the first of them.
    pub earlier: bool,
}

impl Table {
    /// What happened after the ply `since` and before the ply `before`: the newest part that fits a page.
    ///
    /// # Errors
    /// If the log does not fit this build's rules.
    pub fn story(&self, since: u32, before: u32, viewer: Viewer) -> Result<Page<'_>, Refusal> {
        let until = before.saturating_sub(1).min(self.ply());
        let mut page = Page { news: Vec::new(), earlier: false };
        if since >= until {
            return Ok(page);
        }
        let mut again = Table::new(self.id.clone(), self.log[0].clone())?;
        let (mut told, mut bytes) = (VecDeque::new(), 0);
        let first = (since as usize).max((until as usize).saturating_sub(MOST));
        page.earlier = first > since as usize;
        for (index, stamped) in self.log.iter().enumerate().take(until as usize) {
            let made = if index == 0 || is_about_talk(&stamped.entry) { None } else { again.apply(stamped.at, stamped.entry.clone())? };
            if index < first {
                continue;
            }
            let entry = news(index as u32 + 1, stamped, made.as_ref(), viewer);
            bytes += cost(&entry);
            told.push_back(entry);
            while bytes > PAGE && told.len() > 1 {
                bytes -= told.pop_front().as_ref().map_or(0, cost);
                page.earlier = true;
            }
        }
        page.news = told.into();
        Ok(page)
    }
}

/// Who may talk does not affect moves, and a long log may hold little else.
fn is_about_talk(entry: &Entry) -> bool {
    matches!(entry, Entry::Muted { .. } | Entry::Silenced { .. })
}

fn cost(news: &News<'_>) -> usize {
    ENTRY + news.events.as_ref().map_or(0, |events| events.get().len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Creation, Stamped};
    use engine::Seat;

    #[test]
    fn pages_from_the_newest_to_the_oldest_make_the_whole_story() {
        let terms = serde_json::from_value(serde_json::json!({ "game": "toy" })).expect("terms");
        let creation = Creation { terms, seats: vec!["me".into(), "open".into()], name: "Ann".into() };
        let first = creation.entry("a", "00".repeat(32)).expect("a table");
        let mut table = Table::new("t", Stamped { at: 0, entry: first }).expect("a first entry");
        for number in 0..2_000 {
            table.apply(0, Entry::Muted { seat: Seat::new(0), muted: number % 2 == 0 }).expect("somebody sits there");
        }
        let (mut before, mut plies, mut pages) = (u32::MAX, Vec::new(), 0);
        loop {
            let page = table.story(5, before, Viewer::Public).expect("our own log");
            assert!(serde_json::to_string(&page).expect("plain data").len() <= PAGE, "a page is bounded in bytes");
            before = page.news.first().expect("more").ply;
            plies.splice(0..0, page.news.iter().map(|news| news.ply));
            pages += 1;
            if !page.earlier {
                break;
            }
        }
        assert_eq!(plies, (6..=table.ply()).collect::<Vec<_>>());
        assert!(pages > 2, "{pages} pages");
        assert!(table.story(table.ply(), u32::MAX, Viewer::Public).expect("our own log").news.is_empty());
    }
}
