//! One number for each bot and game that changes exactly when its behaviour does (`docs/signatures.txt`).
//!
//! Fixed positions, fixed nodes: the number is drawn from the moves decided and the values given to them. `BLESS=1 cargo test -p bots --test
//! signatures` rewrites the file; CONTRIBUTING says what a changed number owes.

use bots::{Budget, Kind, Question};
use engine::laws::Secrets;
use engine::{Edition, Knowledge, Match, Past, Rng, Seed, Setup, Viewer};
use games::Visitor;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/signatures.txt");
const KINDS: [Kind; 8] =
    [Kind::Greedy, Kind::Flat, Kind::Search, Kind::Level(1), Kind::Level(2), Kind::Level(3), Kind::Level(4), Kind::Level(5)];
const NODES: Budget = Budget::Nodes(100);
/// Moves between two positions that are thought about.
const APART: usize = 7;
/// Positions of a game at most.
const POSITIONS: usize = 6;

struct Sign;

impl Visitor for Sign {
    type Answer = Vec<String>;

    fn visit<G: Knowledge + Secrets>(self, edition: &'static Edition) -> Vec<String> {
        KINDS.iter().map(|kind| format!("{} {kind} {:016x}", edition.name, signature::<G>(edition, *kind))).collect()
    }
}

fn signature<G: Knowledge>(edition: &'static Edition, kind: Kind) -> u64 {
    let mut sum = Fnv(0xcbf2_9ce4_8422_2325);
    for players in edition.players.0..=edition.players.1 {
        let setup = G::Setup::read(edition, players, "").expect("a plain table");
        let mut game = Match::<G>::new(setup, Seed::number(1));
        let mut rng = Rng::new(Seed::number(1).stream(1));
        for _ in 0..POSITIONS {
            let Some(seat) = game.state().waiting_for().first() else { break };
            let (moves, view) = (game.state().moves(seat), game.state().view(Viewer::Seat(seat)));
            let question = Question { view: &view, seat, moves: &moves, past: Past::of(&game) };
            let thought = kind.player::<G>().think(&question, NODES, &mut Rng::new(Seed::number(3)));
            sum.add(&thought.mv.to_string());
            thought.choices.iter().for_each(|choice| sum.add(&format!("{} {}", choice.mv, choice.value)));
            for _ in 0..APART {
                let Some(seat) = game.state().waiting_for().first() else { break };
                let mv = game.state().quick(seat, &game.state().moves(seat), &G::BEST, &mut rng);
                game.play(seat, mv).expect("a quick move is legal");
            }
        }
    }
    sum.0
}

/// Fowler, Noll and Vo's sum of bytes.
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
}
