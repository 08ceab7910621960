//! A guided first game: real moves on a stacked deal, shown step by step to a learner at seat 1.
//!
//! Each game keeps its guide in its folder, as a record whose comments hold the steps: `#step NAME at PLACE …` precedes the moves of a
//! step and may name places on the board to look at; `#ahead NAME` precedes moves that are skipped. If the first move of a step is the
//! learner's, it is the one to make; the others follow automatically. The clients have the text of a step under its name. A guide has
//! no secrets and no memory: it is the same for everyone, and a step is determined by its number.

use crate::any::{AnyMatch, Refusal, RefusalCode, load};
use engine::{Seat, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;

/// One step, as shown to the learner.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "GuideStep"))]
pub struct Step {
    /// Which step, counted from 1.
    pub step: usize,
    /// How many the guide has.
    pub steps: usize,
    /// The name of its text.
    pub name: &'static str,
    /// Places on the board to look at, as the clients call them.
    pub at: Vec<&'static str>,
    /// The move for the learner to make, in notation; `null` if there is only text to read.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// The learner's legal moves; empty if none is owed.
    pub moves: Vec<String>,
    /// The game as the learner may see it.
    #[cfg_attr(feature = "wire", ts(type = "View"))]
    pub view: Box<RawValue>,
    /// What follows: the learner's move, if there is one, and the others' up to the next step.
    pub then: Vec<Turn>,
}

/// One move of a guided game, or of the line that follows a puzzle.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "GuideTurn"))]
pub struct Turn {
    /// Who makes it.
    pub seat: Seat,
    /// What it causes, as the learner sees it.
    #[cfg_attr(feature = "wire", ts(type = "Seen[]"))]
    pub events: Box<RawValue>,
    /// The game afterwards, as the learner may see it.
    #[cfg_attr(feature = "wire", ts(type = "View"))]
    pub view: Box<RawValue>,
}

/// Where a step is in the record.
#[derive(Debug)]
struct Mark {
    name: &'static str,
    at: Vec<&'static str>,
    /// Whether the moves after it are skipped.
    ahead: bool,
    /// How many moves were made before it.
    ply: usize,
}

/// A step of a game's guide, counted from 1.
///
/// # Errors
/// If the game has no guide, or its guide no such step.
pub fn step(game: &str, number: usize) -> Result<Step, Refusal> {
    let script = script(game).ok_or_else(|| Refusal::new(RefusalCode::NoSuchGuide, "this game has no guide"))?;
    let marks = marks(script);
    let (Some(mark), next) = (number.checked_sub(1).and_then(|index| marks.get(index)), marks.get(number)) else {
        return Err(Refusal::new(RefusalCode::NoSuchGuide, format!("the guide has steps 1 to {}", marks.len())));
    };
    let whole = load(script)?;
    let end = next.map_or(whole.ply(), |next| next.ply);
    let mut game = whole.at(mark.ply);
    let learner = Seat::new(0);
    let (view, moves) = (game.view(Viewer::Seat(learner)), game.moves(learner));
    let made: Vec<_> = whole.recorded().moves.into_iter().take(end).skip(mark.ply).filter(|_| !mark.ahead).collect();
    let mv = made.first().filter(|(seat, _)| *seat == learner).map(|(_, mv)| mv.clone());
    let then = turns(game.as_mut(), learner, &made)?;
    Ok(Step { step: number, steps: marks.len(), name: mark.name, at: mark.at.clone(), mv, moves, view, then })
}

/// Makes these moves and tells them as the learner sees them.
///
/// # Errors
/// If one of them is not legal.
pub fn turns(game: &mut dyn AnyMatch, learner: Seat, moves: &[(Seat, String)]) -> Result<Vec<Turn>, Refusal> {
    let viewer = Viewer::Seat(learner);
    let turn = |(seat, mv): &(Seat, String)| -> Result<Turn, Refusal> {
        let events = game.play(*seat, mv)?.events(viewer);
        Ok(Turn { seat: *seat, events, view: game.view(viewer) })
    };
    moves.iter().map(turn).collect()
}

fn script(game: &str) -> Option<&'static str> {
    games::editions().into_iter().find(|edition| edition.name == game)?.guide
}

fn marks(script: &'static str) -> Vec<Mark> {
    let mut ply = 0;
    let mut marks = Vec::new();
    for line in script.lines() {
        let ahead = line.starts_with("#ahead ");
        if let Some(rest) = line.strip_prefix("#step ").or_else(|| line.strip_prefix("#ahead ")) {
            let (name, at) = rest.split_once(" at ").unwrap_or((rest, ""));
            marks.push(Mark { name, at: at.split_whitespace().collect(), ahead, ply });
        }
        ply += usize::from(line.starts_with(|first: char| first.is_ascii_digit()));
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn guided() -> Vec<&'static str> {
        games::editions().iter().filter(|edition| edition.guide.is_some()).map(|edition| edition.name).collect()
    }

    fn steps(game: &str) -> Vec<Step> {
        let count = step(game, 1).expect("a first step").steps;
        (1..=count).map(|number| step(game, number).expect("each step")).collect()
    }

    fn named(game: &str, name: &str) -> Step {
        steps(game).into_iter().find(|step| step.name == name).unwrap_or_else(|| panic!("{game} has no step {name}"))
    }

    fn json(raw: &RawValue) -> Value {
        serde_json::from_str(raw.get()).expect("JSON")
    }

    fn last_view(step: &Step) -> Value {
        json(step.then.last().map_or(&step.view, |turn| &turn.view))
    }

    /// All events of this kind in a step.
    fn events(step: &Step, kind: &str) -> Vec<Value> {
        let all = step.then.iter().flat_map(|turn| json(&turn.events).as_array().cloned().unwrap_or_default());
        all.filter(|event| event["event"] == kind).collect()
    }

    #[test]
    fn the_three_games_have_guides_and_the_toy_has_none() {
        assert_eq!(guided(), ["sultan", "riquezas", "splendor"]);
        for (game, number) in [("toy", 1), ("chess", 1), ("sultan", 0), ("sultan", 99)] {
            assert_eq!(step(game, number).expect_err("no step").code, RefusalCode::NoSuchGuide, "{game} {number}");
        }
    }

    #[test]
    fn every_move_shown_is_legal_when_it_is_shown_and_the_learner_makes_at_most_one_a_step() {
        for game in guided() {
            let steps = steps(game);
            assert!((8..=14).contains(&steps.len()), "{game} has {} steps", steps.len());
            for step in &steps {
                let own = step.then.iter().filter(|turn| turn.seat == Seat::new(0)).count();
                assert_eq!(own, usize::from(step.mv.is_some()), "{game} {}", step.name);
                if let Some(mv) = &step.mv {
                    assert!(step.moves.contains(mv), "{game} {}: {mv}", step.name);
                    assert!(step.moves.len() > 1, "{game} {}: a choice", step.name);
                }
            }
            for (step, next) in steps.iter().zip(&steps[1..]) {
                let goes_on = step.then.last().is_none_or(|turn| turn.view.get() == next.view.get());
                assert!(goes_on, "{game}: {} begins where {} ends", next.name, step.name);
            }
            let mut names: Vec<_> = steps.iter().map(|step| step.name).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), steps.len(), "{game}: each step has a name of its own");
        }
    }

    #[test]
    fn every_guide_is_a_whole_game_that_the_learner_wins() {
        for game in guided() {
            let whole = load(script(game).expect("a guide")).expect("legal to the last move");
            assert_eq!(whole.outcome().expect("over").winners().iter().collect::<Vec<_>>(), [Seat::new(0)], "{game}");
            assert!(script(game).expect("a guide").contains("\nresult "), "{game} says its result");
            assert_eq!(json(&steps(game).last().expect("a step").view)["outcome"]["standings"][0]["rank"], 1);
        }
    }

    #[test]
    fn sultan_shows_what_its_words_claim() {
        let bid = events(&named("sultan", "bid"), "settled");
        assert_eq!((&bid[0]["winner"], bid[0]["bids"].as_array().map(Vec::len)), (&3.into(), Some(1)), "a card alone wins (S12)");
        assert_eq!((&bid[1]["winner"], &bid[1]["jewel"]), (&1.into(), &"blue".into()), "the 11 beats the 8 (S13)");
        let early = events(&named("sultan", "early"), "settled");
        assert_eq!(
            (&early[0]["winner"], &early[0]["bids"][0]["card"], &early[0]["bids"][1]["card"]),
            (&1.into(), &9.into(), &9.into()),
            "S14"
        );
        let low = events(&named("sultan", "low-card"), "settled");
        assert_eq!((&low[0]["winner"], &low[0]["bids"][1]["card"]), (&3.into(), &13.into()), "the 5 loses to the 13");
        let third = last_view(&named("sultan", "third"));
        assert_eq!((&third["seats"][0]["jewels"][3], &third["seats"][0]["bonus"][3]), (&3.into(), &2.into()), "S20");
        let before = json(&named("sultan", "last").view);
        let points = |view: &Value| [0, 1, 2].map(|seat| view["seats"][seat]["points"].as_u64().expect("points"));
        assert_eq!((&before["stage"], &before["round"], points(&before)), (&3.into(), &5.into(), [40, 29, 41]));
        let end = json(&named("sultan", "end").view);
        assert_eq!((&end["seats"][0]["jewels"][3], &end["seats"][0]["bonus"][3], points(&end)), (&6.into(), &20.into(), [54, 29, 49]));
    }

    #[test]
    fn riquezas_shows_what_its_words_claim() {
        let bid = events(&named("riquezas", "bid"), "settled");
        assert!(bid[0]["bids"][0]["card"].is_null() && bid[2]["bids"][0]["card"].is_null(), "cards without a rival stay unseen (R12)");
        assert_eq!((&bid[1]["winner"], &bid[1]["jewel"]), (&1.into(), &"black".into()));
        let bluff = events(&named("riquezas", "bluff"), "settled");
        assert_eq!((&bluff[0]["winner"], &bluff[0]["jewel"]), (&1.into(), &"black".into()), "the 1 wins, alone");
        let late = events(&named("riquezas", "late"), "settled");
        assert_eq!(
            (&late[1]["winner"], &late[1]["bids"][0]["card"], &late[1]["bids"][1]["card"]),
            (&2.into(), &12.into(), &12.into()),
            "R4"
        );
        let before = json(&named("riquezas", "last").view);
        let shown: Vec<u64> = before["seats"][1]["shown"].as_array().expect("cards").iter().filter_map(Value::as_u64).collect();
        assert_eq!((1..=15).filter(|card| !shown.contains(card)).collect::<Vec<_>>(), [4], "the other can only have laid the 4");
        assert_eq!((&before["seats"][0]["jewels"][4], &before["seats"][0]["points"]), (&4.into(), &31.into()));
        let end = json(&named("riquezas", "end").view);
        assert_eq!(
            (&end["seats"][0]["jewels"][4], &end["seats"][0]["bonus"][4], &end["seats"][0]["points"]),
            (&5.into(), &10.into(), &41.into())
        );
    }

    #[test]
    fn splendor_shows_what_its_words_claim() {
        let view = json(&named("splendor", "take-two").view);
        assert_eq!(view["bank"]["red"], 4, "P7");
        let over = last_view(&named("splendor", "over-ten"));
        assert_eq!((&over["phase"], &over["surplus"]), (&"give".into(), &1.into()), "P12");
        let bought = &events(&named("splendor", "buy-reserved"), "bought")[0];
        let paid = ["red", "black", "gold"].map(|gem| bought["paid"][gem].as_u64().expect("a number"));
        assert_eq!(paid, [4, 2, 1], "five rubies with one gold, three onyxes with one bonus (P10)");
        let noble = named("splendor", "noble");
        let free = &events(&noble, "bought")[0]["paid"];
        assert!(free.as_object().expect("tokens").values().all(|count| *count == 0), "bonuses pay it all");
        assert_eq!((events(&noble, "noble").len(), &json(&noble.then[0].view)["seats"][0]["points"]), (1, &13.into()), "P14");
        let fifteen = named("splendor", "fifteen");
        assert_eq!((events(&fifteen, "last-round").len(), fifteen.then.len()), (1, 2), "the round is played out (P16)");
        let end = json(&named("splendor", "end").view);
        assert_eq!((&end["seats"][0]["points"], &end["seats"][1]["points"]), (&15.into(), &7.into()));
    }
}
