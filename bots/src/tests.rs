//! What every player of every game must do.

use crate::{Asking, Budget, FOLLOWING, Kind, Question, Spec};
use engine::laws::Secrets;
use engine::{CERTAIN, Edition, Game as _, Knowledge, Learned as _, Match, Past, Rng, Seat, Seed, Setup, Viewer};
use games::Visitor;
use std::time::{Duration, Instant};

const KINDS: [Kind; 10] = [
    Kind::Random,
    Kind::Greedy,
    Kind::Flat,
    Kind::Search,
    Kind::Net,
    Kind::Policy,
    Kind::Level(1),
    Kind::Level(2),
    Kind::Level(4),
    Kind::Level(5),
];

/// A game between players of this kind, as its moves.
fn game<G: Knowledge>(edition: &'static Edition, players: u8, kind: Kind, budget: Budget, seed: u64) -> Match<G> {
    let setup = G::Setup::read(edition, players, "").expect("a plain table");
    let mut game = Match::<G>::new(setup, Seed::number(seed));
    let mut rng = Rng::new(Seed::number(seed).stream(1));
    let mut player = kind.player::<G>();
    while let Some(seat) = game.state().waiting_for().first() {
        let moves = game.state().moves(seat);
        let view = game.state().view(Viewer::Seat(seat));
        let thought = player.think(&Question { view: &view, seat, moves: &moves, past: Past::of(&game) }, budget, &mut rng);
        game.play(seat, thought.mv).unwrap_or_else(|_| panic!("{kind} made a move that is not legal"));
        // Random play takes very long to finish some games.
        if game.ply() > 300 {
            break;
        }
    }
    game
}

struct PlayWhole;

impl Visitor for PlayWhole {
    type Answer = ();

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) {
        for players in edition.players.0..=edition.players.1 {
            for kind in KINDS {
                let once = game::<G>(edition, players, kind, Budget::Nodes(20), 1);
                let again = game::<G>(edition, players, kind, Budget::Nodes(20), 1);
                assert_eq!(once.record(), again.record(), "{kind} decides otherwise the second time");
            }
        }
    }
}

#[test]
fn a_level_looks_at_as_many_positions_as_its_number_of_players_says() {
    type State = games::splendor::State;
    let edition = &State::EDITIONS[0];
    let [three, four] = [Kind::Level(3), Kind::Level(4)].map(|kind| {
        [2, 3, 4].map(|players| {
            let setup = <State as engine::Game>::Setup::read(edition, players, "").expect("a plain table");
            let game = Match::<State>::new(setup, Seed::number(1));
            let seat = game.state().waiting_for().first().expect("somebody begins");
            let (moves, view) = (game.state().moves(seat), game.state().view(Viewer::Seat(seat)));
            let question = Question { view: &view, seat, moves: &moves, past: Past::of(&game) };
            let nodes = kind.player::<State>().think(&question, Budget::Nodes(10_000), &mut Rng::new(Seed::number(1))).nodes;
            assert_eq!(nodes, kind.most_nodes::<State>(players), "{kind} among {players}");
            nodes
        })
    });
    assert_ne!([three[0]; 3], three, "a number of nodes for each number of players");
    assert!(three.iter().zip(four).all(|(three, four)| *three < four), "{three:?} {four:?}");
}

#[test]
fn every_player_finishes_every_game_and_counts_nodes_the_same_way_twice() {
    for edition in games::editions() {
        games::visit(edition.name, PlayWhole).expect("a game of the registry");
    }
}

/// Positions of a game: the first, and then every few quick moves.
fn positions<G: Knowledge>(edition: &'static Edition, players: u8) -> Vec<Match<G>> {
    const APART: usize = 12;
    let setup = G::Setup::read(edition, players, "").expect("a plain table");
    let mut game = Match::<G>::new(setup, Seed::number(1));
    let mut rng = Rng::new(Seed::number(2));
    let mut positions = Vec::new();
    while let Some(seat) = game.state().waiting_for().first() {
        if game.ply().is_multiple_of(APART) {
            positions.push(game.clone());
        }
        let mv = game.state().quick(seat, &game.state().moves(seat), &G::BEST, &mut rng);
        game.play(seat, mv).expect("a quick move is legal");
    }
    positions
}

struct KeepTime;

impl Visitor for KeepTime {
    type Answer = ();

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) {
        let limit = Duration::from_millis(30);
        for kind in [Kind::Flat, Kind::Search, Kind::Net, Kind::Level(5)].into_iter().filter(|kind| *kind != Kind::Net || G::NETWORK) {
            for game in positions::<G>(edition, edition.players.1) {
                let state = game.state();
                let seat = state.waiting_for().first().expect("a position in the middle of a game");
                let (moves, view) = (state.moves(seat), state.view(Viewer::Seat(seat)));
                let question = Question { view: &view, seat, moves: &moves, past: Past::of(&game) };
                // Other processes may delay some attempts, but not all of them, and no player may work longer than the budget.
                let in_time = (0..40).any(|seed| {
                    let (begin, at_work) = (Instant::now(), work());
                    kind.player::<G>().think(&question, Budget::Time(limit), &mut Rng::new(Seed::number(seed)));
                    assert!(work() - at_work <= limit, "{kind} works longer than {limit:?} in {}", edition.name);
                    begin.elapsed() <= limit
                });
                assert!(in_time, "{kind} is always late in {}", edition.name);
            }
        }
    }
}

/// Processor time used by this thread.
fn work() -> Duration {
    let spent = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(spent.tv_sec.unsigned_abs(), spent.tv_nsec as u32)
}

#[test]
#[ignore = "measures time: scripts/timing runs it on a quiet machine"]
fn nobody_thinks_longer_than_the_budget() {
    for edition in games::editions() {
        games::visit(edition.name, KeepTime).expect("a game of the registry");
    }
}

#[test]
fn a_search_that_is_told_finds_what_one_that_judges_does() {
    type State = games::splendor::State;
    for game in (2..=4).flat_map(|players| positions::<State>(&State::EDITIONS[0], players)) {
        let seat = game.state().waiting_for().first().expect("a position in the middle of a game");
        let (moves, view) = (game.state().moves(seat), game.state().view(Viewer::Seat(seat)));
        let question = Question { view: &view, seat, moves: &moves, past: Past::of(&game) };
        let judges = Kind::Net.player::<State>().think(&question, Budget::Nodes(60), &mut Rng::new(Seed::number(3)));
        let mut rng = Rng::new(Seed::number(3));
        let mut asking = Asking::<State>::new(&question, FOLLOWING, 60, &mut rng);
        let mut shares = Vec::new();
        while let Some((state, moves)) = asking.asks() {
            shares.clear();
            let chances = state.judged(seat, moves, &mut shares).expect("a network");
            asking.answer(&chances, &shares, &mut rng);
        }
        assert_eq!(asking.thought().choices, judges.choices);
        assert_eq!(asking.thought().nodes, judges.nodes);
    }
}

struct OneMove;

impl Visitor for OneMove {
    type Answer = ();

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) {
        let setup = G::Setup::read(edition, edition.players.0, "").expect("a plain table");
        let game = Match::<G>::new(setup, Seed::number(1));
        let seat = game.state().waiting_for().first().expect("somebody begins");
        let (moves, view) = (game.state().moves(seat), game.state().view(Viewer::Seat(seat)));
        for kind in KINDS {
            let question = Question { view: &view, seat, moves: &moves[..1], past: Past::of(&game) };
            let thought = kind.player::<G>().think(&question, Budget::Time(Duration::from_secs(60)), &mut Rng::new(Seed::number(1)));
            assert_eq!((thought.mv, thought.nodes), (moves[0], 0), "{kind} searches where there is no choice");
        }
    }
}

#[test]
fn a_forced_move_is_made_at_once() {
    for edition in games::editions() {
        games::visit(edition.name, OneMove).expect("a game of the registry");
    }
}

#[test]
fn players_and_budgets_are_read_as_they_are_written() {
    for text in ["random", "greedy@1n", "flat@100ms", "search", "search:4@200ms", "net:4@200ms", "level:3@2000n"] {
        assert_eq!(text.parse::<Spec>().map(|spec| spec.to_string()).as_deref(), Ok(text));
    }
    for bad in ["", "best", "level:0", "level:6", "search:0", "search:65", "net:0", "search@", "search@0ms", "search@5", "search@-1n"] {
        assert!(bad.parse::<Spec>().is_err(), "{bad}");
    }
    assert_eq!("2s".parse(), Ok(Budget::Time(Duration::from_secs(2))));
}

#[test]
fn several_threads_decide_the_same_for_the_same_seed() {
    for edition in games::editions() {
        games::visit(edition.name, Together).expect("a game of the registry");
    }
}

struct Together;

impl Visitor for Together {
    type Answer = ();

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) {
        let setup = G::Setup::read(edition, edition.players.0, "").expect("a plain table");
        let game = Match::<G>::new(setup, Seed::number(1));
        let seat = Seat::all(5).find(|seat| game.state().waiting_for().contains(*seat)).expect("somebody begins");
        let (moves, view) = (game.state().moves(seat), game.state().view(Viewer::Seat(seat)));
        let think = || {
            let question = Question { view: &view, seat, moves: &moves, past: Past::of(&game) };
            Kind::on(3).player::<G>().think(&question, Budget::Nodes(300), &mut Rng::new(Seed::number(1)))
        };
        let thought = think();
        assert_eq!(thought.choices, think().choices, "{}", edition.name);
        assert_eq!(thought.nodes, 300, "{}", edition.name);
        let shares: i32 = thought.choices.iter().map(|choice| choice.share).sum();
        assert!((CERTAIN - 200..=CERTAIN).contains(&shares), "{}: {shares}", edition.name);
        assert!(thought.choices.iter().all(|choice| (0..=CERTAIN).contains(&choice.value)), "{}", edition.name);
    }
}

struct TellPast;

impl Visitor for TellPast {
    type Answer = ();

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) {
        let setup = G::Setup::read(edition, edition.players.1, "").expect("a plain table");
        let mut game = Match::<G>::new(setup, Seed::number(1));
        let mut rng = Rng::new(Seed::number(2));
        let mut saw: Vec<(G::View, Vec<G::Seen>)> = Vec::new();
        while game.ply() < 60 {
            let view = game.state().view(Viewer::Public);
            let Some(events) = game.play_at_random(&mut rng) else { break };
            saw.push((view, events.iter().map(|event| G::seen(event, Viewer::Public)).collect()));
        }
        assert!(Past::of(&game).seen().eq(saw), "{}", edition.name);
        assert_eq!(Past::<G>::unknown().seen().count(), 0);
    }
}

#[test]
fn the_past_is_what_all_saw() {
    for edition in games::editions() {
        games::visit(edition.name, TellPast).expect("a game of the registry");
    }
}
