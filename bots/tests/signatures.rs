//! One number for each bot and game that changes exactly when its behaviour does (`docs/signatures.txt`).
//!
//! The number is a hash of the moves decided in fixed positions and of the value and share of each move. A level thinks as
//! much as it does at a table, counted in nodes. `BLESS=1 cargo test -p bots --test signatures` rewrites the file; CONTRIBUTING says what a changed
//! number requires.

use bots::{Budget, Greedy, Kind, Player, Question, Search};
use engine::laws::Secrets;
use engine::{CERTAIN, Edition, Evaluation, Game, Knowledge, Match, Past, Rng, Seed, Setup, Viewer};
use games::{Visitor, splendor};
use std::collections::BTreeSet;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/signatures.txt");
const LEVELS: [Kind; 5] = [Kind::Level(1), Kind::Level(2), Kind::Level(3), Kind::Level(4), Kind::Level(5)];
const OTHERS: [Kind; 5] = [Kind::Greedy, Kind::Flat, Kind::Search, Kind::Net, Kind::Policy];
/// Nodes for a bot without its own limit.
const NODES: u64 = 100;
/// Nodes for a level, which may have a lower limit of its own: more than any level below the strongest uses.
const AS_TIME_ALLOWS: u64 = 1_500;
/// The most moves between two positions.
const APART: u32 = 14;
/// Positions for each table size.
const POSITIONS: usize = 6;

struct Sign;

impl Visitor for Sign {
    type Answer = Vec<String>;

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> Vec<String> {
        let kinds = OTHERS.into_iter().chain(LEVELS);
        kinds.map(|kind| format!("{} {kind} {:016x}", edition.name, of_kind::<G>(edition, kind))).collect()
    }
}

fn of_kind<G: Knowledge>(edition: &'static Edition, kind: Kind) -> u64 {
    let nodes = match kind {
        Kind::Level(_) => AS_TIME_ALLOWS,
        Kind::Random
        | Kind::Greedy
        | Kind::Flat
        | Kind::Search
        | Kind::Net
        | Kind::Policy
        | Kind::Threads(_)
        | Kind::NetThreads(_)
        | Kind::Exploit => NODES,
    };
    signature(edition, &mut *kind.player::<G>(), nodes, 3)
}

/// The hash of what a player thinks about the positions, with these nodes and seeds.
fn signature<G: Knowledge>(edition: &'static Edition, player: &mut dyn Player<G>, nodes: u64, dice: u64) -> u64 {
    let mut sum = Fnv(0xcbf2_9ce4_8422_2325);
    for players in edition.players.0..=edition.players.1 {
        for game in positions::<G>(edition, players) {
            let seat = game.state().waiting_for().first().expect("somebody owes a move");
            let (moves, view) = (game.state().moves(seat), game.state().view(Viewer::Seat(seat)));
            let question = Question { view: &view, seat, moves: &moves, past: Past::of(&game) };
            let thought = player.think(&question, Budget::Nodes(nodes), &mut Rng::new(Seed::number(dice)));
            sum.add(&thought.mv.to_string());
            thought.choices.iter().for_each(|choice| sum.add(&format!("{} {} {}", choice.mv, choice.value, choice.share)));
        }
    }
    sum.0
}

/// Positions with a choice, from quickly played games: as many games as needed.
fn positions<G: Knowledge>(edition: &'static Edition, players: u8) -> Vec<Match<G>> {
    let setup = G::Setup::read(edition, players, "").expect("a plain table");
    let mut rng = Rng::new(Seed::number(1).stream(1));
    let mut found = Vec::new();
    for seed in 1.. {
        let mut game = Match::<G>::new(setup, Seed::number(seed));
        let mut wait = rng.below(APART);
        while let Some(seat) = game.state().waiting_for().first() {
            let moves = game.state().moves(seat);
            if wait == 0 && moves.len() > 1 {
                found.push(game.clone());
                wait = 1 + rng.below(APART);
            }
            if found.len() == POSITIONS {
                return found;
            }
            wait = wait.saturating_sub(1);
            let mv = game.state().quick(seat, &moves, &G::BEST, &mut rng);
            game.play(seat, mv).expect("a quick move is legal");
        }
    }
    unreachable!("there are always more seeds")
}

/// The hash by Fowler, Noll and Vo.
struct Fnv(u64);

impl Fnv {
    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

#[test]
fn every_bot_behaves_as_its_signature_says() {
    let lines = games::editions().into_iter().filter_map(|edition| games::visit(edition.name, Sign)).flatten();
    let now = lines.collect::<Vec<_>>().join("\n") + "\n";
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(FILE, &now).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(FILE).expect("docs/signatures.txt");
    assert_eq!(kept, now, "a bot behaves otherwise: CONTRIBUTING says what that owes");
    games::editions().iter().for_each(|edition| levels_differ(&kept, edition.name));
}

fn levels_differ(signatures: &str, edition: &str) {
    let prefix = format!("{edition} level:");
    let levels = signatures.lines().filter_map(|line| line.strip_prefix(&prefix)?.split(' ').nth(1));
    let numbers: BTreeSet<&str> = levels.collect();
    assert_eq!(numbers.len(), LEVELS.len(), "{edition}: two levels think alike in every position");
}

/// Each of these is a small change of a bot's behaviour, and shows.
#[test]
fn a_change_of_behaviour_changes_the_signature() {
    type State = splendor::State;
    let edition = &State::EDITIONS[0];
    let of = |player: &mut dyn Player<State>, nodes: u64, dice: u64| signature(edition, player, nodes, dice);
    let search = |nodes: u64, dice: u64| of(&mut Search::<State>::default(), nodes, dice);
    assert_eq!(search(NODES, 3), search(NODES, 3));
    assert_ne!(search(NODES, 3), search(NODES - 1, 3), "a node less");
    assert_ne!(search(NODES, 3), search(NODES, 4), "other dice");
    assert_ne!(search(NODES, 3), of(&mut Search::<State> { mind: heavier(), ..Search::default() }, NODES, 3), "another weight");
    let greedy = |slack: i32| of(&mut Greedy::<State> { slack, ..Greedy::default() }, 1, 3);
    assert_ne!(greedy(0), greedy(CERTAIN / 50), "less care");
}

/// The best mind, but with one feature's weight slightly increased at every moment of the game.
fn heavier() -> splendor::Mind {
    let mind = <splendor::State as Evaluation>::BEST;
    let heavier = |weights: &splendor::Weights| {
        let mut moments = weights.apart();
        moments.iter_mut().for_each(|facts| facts[0] += 1);
        splendor::Weights::new(&moments)
    };
    mind.weighing(Box::leak(Box::new(mind.all_weights().each_ref().map(heavier))))
}
