//! The swap law on the bytes that leave a table: swap two things that a viewer cannot place, and not a byte of the viewer's frame changes.
//!
//! `engine` checks the same law on views and events; this tests whole frames, with seats, clocks and news, for players and
//! spectators, for every game in every variant. `server` tests it on everything that leaves a socket, an HTTP answer or the log,
//! with the pairs of tables made here.

use crate::any::AnyMatch;
use crate::{Entry, Stamped, Table, Terms};
use engine::laws::{Secrets, exchanged};
use engine::{Edition, Knowledge, Match, OptionKind, Rng, Seat, Viewer};

/// The identity of the person in a seat of every table here.
pub fn player(seat: usize) -> String {
    format!("p{seat}")
}

/// A table of this name with people playing this game, and the same after swapping two things that the viewer cannot place;
/// `None` if the viewer can place everything.
pub fn pair<G: Knowledge + Secrets>(name: &str, game: &Match<G>, viewer: Viewer, rng: &mut Rng) -> Option<[Table; 2]> {
    let other = swapped(game, viewer, rng)?;
    Some([table_of(name, Box::new(game.clone())), table_of(name, Box::new(other))])
}

/// This game after swapping two things that the viewer cannot place; `None` if the viewer can place everything.
pub fn swapped<G: Knowledge + Secrets>(game: &Match<G>, viewer: Viewer, rng: &mut Rng) -> Option<Match<G>> {
    let (state, ..) = exchanged(game.state(), viewer, rng)?;
    Some(game.with_state(state))
}

/// A table of people playing this game.
fn table_of(name: &str, game: Box<dyn AnyMatch>) -> Table {
    let people = (0..game.players()).map(|number| crate::Place::Person(crate::Sitting::new(player(number.into()), format!("P{number}"))));
    // Nothing counts time here, so an outage makes no entry.
    let terms = serde_json::json!({ "game": game.edition().name, "cover": "never" });
    let terms: Terms = serde_json::from_value(terms).expect("terms");
    let (terms, seats, seed) = (Box::new(terms), people.collect(), "00".repeat(32));
    let entry = Entry::Created { terms, seats, host: Seat::default(), seed, after: None, again: None, daily: None };
    let mut table = Table::new(name, Stamped { at: 0, entry }).expect("a first entry");
    table.game = Some(game);
    table
}

/// Every table size with no options, and every value of every option on top of the defaults.
pub fn variants(edition: &Edition) -> Vec<(u8, String)> {
    let (least, most) = edition.players;
    let mut variants: Vec<(u8, String)> = (least..=most).map(|players| (players, String::new())).collect();
    for opt in edition.options {
        let values: Vec<&str> = match opt.kind {
            OptionKind::Flag => vec!["on", "off"],
            OptionKind::Choice(words) => words.to_vec(),
            OptionKind::Seat => vec!["2"],
        };
        for value in values {
            variants.extend((least..=most).map(|players| (players, format!("{}={value}", opt.name))));
        }
    }
    variants
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any::Played;
    use engine::{Game, Seed, Setup};

    /// How many swaps are tried for each viewer at each ply, and which games of each variant are played.
    const SWAPS: usize = 2;
    const SEEDS: std::ops::Range<u64> = 0..1;

    fn frame(table: &Table, made: Option<&Played>, viewer: Viewer) -> String {
        let mut frame = table.frame(viewer, 5);
        if made.is_some() {
            frame.news = table.last_news(made, viewer);
        }
        serde_json::to_string(&frame).expect("plain data")
    }

    /// Tries swaps on the frame before a move and, if nothing was revealed to the viewer, on the frame after it.
    /// Returns how many frames were compared.
    fn hold<G: Knowledge + Secrets>(game: &Match<G>, next: Option<(Seat, G::Move)>, rng: &mut Rng) -> usize {
        let mut compared = 0;
        for viewer in Viewer::all(game.setup().players()) {
            for _ in 0..SWAPS {
                let Some((state, one, other)) = exchanged(game.state(), viewer, rng) else { break };
                let mut real = table_of("t", Box::new(game.clone()));
                let mut swapped = table_of("t", Box::new(game.with_state(state)));
                let what = || format!("viewer {viewer} can tell {one:?} from {other:?} by the frame\n{}", game.record());
                assert_eq!(frame(&real, None, viewer), frame(&swapped, None, viewer), "{}", what());
                compared += 1;
                let Some((seat, mv)) = next else { continue };
                let mut future = game.clone();
                future.play(seat, mv).expect("legal");
                let hidden = |state: &G| state.secrets(viewer).iter().map(Vec::len).collect::<Vec<_>>();
                let entry = || Entry::Moved { seat, mv: mv.to_string() };
                if hidden(future.state()) != hidden(game.state())
                    || swapped.game().is_none_or(|game| !game.moves(seat).contains(&mv.to_string()))
                {
                    continue;
                }
                let (made, told) = (real.apply(1, entry()).expect("legal"), swapped.apply(1, entry()).expect("legal there too"));
                // What may be taken back depends on what others learned, who can tell the two states apart.
                let strip = |frame: String| frame.replace("\"undo\":true", "\"undo\":false");
                assert_eq!(strip(frame(&real, made.as_ref(), viewer)), strip(frame(&swapped, told.as_ref(), viewer)), "{}", what());
                compared += 1;
            }
        }
        compared
    }

    struct Hold;

    impl games::Visitor for Hold {
        type Answer = (usize, usize);

        fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> (usize, usize) {
            let (mut played, mut compared) = (0, 0);
            for (players, options) in variants(edition) {
                // A combination that makes no sense at this table size is not a variant.
                let Ok(setup) = G::Setup::read(edition, players, &options) else { continue };
                played += 1;
                for seed in SEEDS {
                    let mut rng = Rng::new(Seed::number(seed).stream(u64::MAX));
                    let mut game = Match::<G>::new(setup, Seed::number(seed));
                    loop {
                        let next = game.state().random_move(&mut rng, &mut engine::Moves::new());
                        // Every few plies: the laws of the engine check each of them.
                        if rng.below(6) == 0 || next.is_none() {
                            compared += hold(&game, next, &mut rng);
                        }
                        let Some((seat, mv)) = next else { break };
                        game.play(seat, mv).expect("legal");
                    }
                }
            }
            (played, compared)
        }
    }

    #[test]
    fn no_exchange_of_hidden_things_changes_a_byte_of_a_frame() {
        for edition in games::editions() {
            let (played, compared) = games::visit(edition.name, Hold).expect("a game of the registry");
            assert!(played >= usize::from(edition.players.1 - edition.players.0) && compared > 10, "{}: {played} {compared}", edition.name);
        }
    }

    #[test]
    fn a_frame_that_shows_a_hidden_card_is_found_out() {
        let mut found = false;
        let mut rng = Rng::new(Seed::number(1));
        let setup = Setup::read(games::toy::State::edition("toy").expect("the toy"), 2, "").expect("a plain table");
        let game = Match::<games::toy::State>::new(setup, Seed::number(1));
        let viewer = Viewer::Seat(Seat::default());
        for group in game.state().secrets(viewer).iter().filter(|group| group.len() > 1) {
            let (one, other) = (rng.pick(group), rng.pick(group));
            let mut state = game.state().clone();
            state.swap(one, other);
            // A frame for someone else is such a frame.
            let eyes = Viewer::Seat(Seat::new(1));
            let swapped = table_of("t", Box::new(game.with_state(state)));
            found |= frame(&table_of("t", Box::new(game.clone())), None, eyes) != frame(&swapped, None, eyes);
        }
        assert!(found, "the exchanges change nothing at all, so the law above proves nothing");
    }
}
