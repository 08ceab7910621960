//! The toy with a deliberate fault, and what the simulation reports.

use super::*;
use engine::{Seats, Setup as _, Viewer};
use games::toy;

/// What is wrong with a [`Faulty`] toy.
const LOSES_A_CARD: u8 = 1;
const PANICS: u8 = 2;
const STOPS: u8 = 3;

/// The toy, but the fault shows when the 7 is laid as the third card of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Faulty<const FAULT: u8> {
    toy: toy::State,
    plies: u8,
    broken: bool,
}

impl<const FAULT: u8> Game for Faulty<FAULT> {
    const RULES: u32 = 1;
    const EDITIONS: &'static [Edition] = toy::State::EDITIONS;
    const ENDINGS: &'static [&'static str] = toy::State::ENDINGS;
    type Setup = toy::Setup;
    type Deal = toy::Deal;
    type Move = toy::Move;
    type Event = toy::Event;
    type Seen = toy::Seen;
    type View = toy::View;

    fn shuffle(setup: &toy::Setup, rng: &mut Rng) -> toy::Deal {
        toy::State::shuffle(setup, rng)
    }
    fn read_deal(setup: &toy::Setup, text: &str) -> Result<toy::Deal, engine::BadDeal> {
        toy::State::read_deal(setup, text)
    }
    fn start(setup: &toy::Setup, deal: &toy::Deal) -> Self {
        Faulty { toy: toy::State::start(setup, deal), plies: 0, broken: false }
    }
    fn setup(&self) -> &toy::Setup {
        self.toy.setup()
    }
    fn waiting_for(&self) -> Seats {
        if self.broken && FAULT == STOPS { Seats::NONE } else { self.toy.waiting_for() }
    }
    fn legal(&self, seat: Seat, moves: &mut Moves<toy::Move>) {
        self.toy.legal(seat, moves);
    }
    fn apply(&mut self, seat: Seat, mv: toy::Move, tell: &mut impl FnMut(toy::Event)) {
        let breaks = self.plies == 2 && mv.to_string() == "lay 7";
        assert!(!breaks || FAULT != PANICS, "the 7 is hot");
        self.toy.apply(seat, mv, tell);
        self.plies += 1;
        self.broken |= breaks;
    }
    fn outcome(&self) -> Option<Outcome> {
        self.toy.outcome()
    }
    fn view(&self, viewer: Viewer) -> toy::View {
        self.toy.view(viewer)
    }
    fn seen(event: &toy::Event, viewer: Viewer) -> toy::Seen {
        toy::State::seen(event, viewer)
    }
    fn redeal(view: &toy::View, rng: &mut Rng) -> Self {
        Faulty { toy: toy::State::redeal(view, rng), plies: 0, broken: false }
    }
    fn board(&self) -> String {
        self.toy.board()
    }
    fn audit(&self) -> Result<(), engine::Fault> {
        if self.broken && FAULT == LOSES_A_CARD { Err("the 7 is gone".into()) } else { self.toy.audit() }
    }
}

fn plan(threads: usize) -> Plan<toy::Setup> {
    let setup = toy::Setup::read(&toy::State::EDITIONS[0], 3, "").expect("a plain table");
    Plan { setup, seed: Seed::number(5), games: 5_000, cap: CAP, threads }
}

fn violation<const FAULT: u8>(threads: usize) -> Violation {
    simulate::<Faulty<FAULT>>(&plan(threads), &ProgressBar::hidden()).expect_err("a faulty game")
}

#[test]
fn the_first_violation_is_named_no_matter_which_thread_meets_it() {
    let alone = violation::<LOSES_A_CARD>(1);
    assert_eq!((alone.ply, alone.what.as_str()), (3, "the 7 is gone"));
    for threads in [2, 3, 8] {
        assert_eq!(violation::<LOSES_A_CARD>(threads).game, alone.game);
    }
}

#[test]
fn a_panic_is_a_violation_before_the_move_that_panics() {
    let found = violation::<PANICS>(2);
    assert_eq!((found.ply, found.what.as_str()), (2, "the rules panic: the 7 is hot"));
    assert_eq!(found.game, violation::<LOSES_A_CARD>(1).game);
}

#[test]
fn a_game_that_stops_without_an_end_is_a_violation() {
    let found = violation::<STOPS>(2);
    assert_eq!((found.ply, found.what.as_str()), (3, "nobody owes a move, and the game is not over"));
}

#[test]
fn the_record_of_a_violated_game_is_written_and_can_be_read() {
    let folder = std::env::temp_dir().join(format!("cabochon-sim-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for tests");
    let found = violation::<PANICS>(1);
    let failure = reported::<Faulty<PANICS>>(&plan(1), &found, Some(&folder));
    let file = folder.join(format!("violated-toy-3-5-{}.record", found.game));
    let text = fs::read_to_string(&file).expect("the file that was named");
    fs::remove_dir_all(&folder).expect("our own folder");
    assert!(matches!(&failure, Failure::Fault(message) if message.contains(&file.display().to_string())), "{failure:?}");
    assert!(text.starts_with("# violated after 2 moves: the rules panic: the 7 is hot\n"), "{text}");
    assert!(text.trim_end().ends_with("lay 7"), "{text}");
    let read = Match::<toy::State>::read(&text).expect("a record");
    assert_eq!(read.ply(), 2);
}

#[test]
fn a_capped_game_is_nobodys_win() {
    let plan = Plan { cap: 5, ..plan(2) };
    let tally = simulate::<toy::State>(&plan, &ProgressBar::hidden()).expect("a sound game");
    assert_eq!(tally.ends[tally::CAPPED].count, plan.games);
    assert!(tally.seats.is_empty() && tally.plies.total() == 0);
    assert_eq!(tally.moves, 5 * plan.games);
}

#[test]
fn the_cap_does_not_touch_a_game_that_ends_with_it() {
    let tally = simulate::<toy::State>(&Plan { cap: 6, ..plan(1) }, &ProgressBar::hidden()).expect("a sound game");
    assert!(!tally.ends.contains_key(tally::CAPPED));
}
