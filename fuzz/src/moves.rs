//! Texts as moves and deals, at tables and in positions that the input chooses.
//!
//! The input: game, number of players, options, seed, how many moves, the moves (each as an index into the legal ones); the rest is text.

use crate::{Bytes, records, witness};
use engine::laws::Secrets;
use engine::{Edition, Game, Match, OptionKind, Seat, Seed, Setup, Viewer};

/// Plays a game by the input's choices, then tries its text as a move, as a deal and as a record.
pub fn moves(data: &[u8]) {
    let mut bytes = Bytes(data);
    let editions = games::editions();
    let edition = editions[bytes.below(editions.len())];
    games::visit(edition.name, Play(bytes));
}

struct Play<'a>(Bytes<'a>);

impl games::Visitor for Play<'_> {
    type Answer = ();

    fn visit<G: Game + Secrets>(self, edition: &'static Edition) {
        let Play(mut bytes) = self;
        let setup = some_setup::<G>(edition, &mut bytes);
        let mut game = Match::<G>::new(setup, Seed::number(bytes.next() as u64));
        witness::begin(game.record());
        for _ in 0..bytes.next() {
            if !some_move(&mut game, &mut bytes) {
                break;
            }
        }
        shown(&game);
        let text = String::from_utf8_lossy(bytes.0).into_owned();
        as_move(&game, &text);
        as_deal::<G>(&setup, &text);
        records(text.as_bytes());
    }
}

/// Options chosen by the input; none if they conflict.
fn some_setup<G: Game>(edition: &'static Edition, bytes: &mut Bytes<'_>) -> G::Setup {
    let (least, most) = edition.players;
    let players = least + bytes.below(usize::from(most - least) + 1) as u8;
    let mut options = Vec::new();
    for opt in edition.options {
        let choice = bytes.next();
        let value = match opt.kind {
            OptionKind::Flag => ["off", "on"][choice % 2].to_string(),
            OptionKind::Choice(words) => words[choice % words.len()].to_string(),
            OptionKind::Seat => match choice % (usize::from(players) + 1) {
                0 => "random".into(),
                seat => seat.to_string(),
            },
        };
        options.push(format!("{}={value}", opt.name));
    }
    let plain = || G::Setup::read(edition, players, "").expect("a table without options is sound");
    G::Setup::read(edition, players, &options.join(",")).unwrap_or_else(|_| plain())
}

/// Makes a legal move of the input's choice; false when the game is over.
fn some_move<G: Game>(game: &mut Match<G>, bytes: &mut Bytes<'_>) -> bool {
    let waiting = game.state().waiting_for();
    if waiting.is_empty() {
        assert!(game.state().outcome().is_some(), "nobody owes a move, and the game is not over");
        return false;
    }
    let seat = waiting.iter().nth(bytes.below(waiting.len())).expect("one of them");
    let legal = game.state().moves(seat);
    let mv = legal[bytes.below(legal.len())];
    witness::note(&format!("{seat} {mv}"));
    assert_eq!(mv.to_string().parse().as_ref(), Ok(&mv), "`{mv}` is read as something else");
    game.play(seat, mv).expect("a legal move");
    game.state().audit().expect("a sound position");
    true
}

/// The position can be shown to everyone, and its record read.
fn shown<G: Game>(game: &Match<G>) {
    for viewer in Viewer::all(game.setup().players()) {
        let view = game.state().view(viewer);
        assert!(!view.to_string().is_empty());
        serde_json::to_string(&view).expect("a view is plain data");
    }
    let again = Match::<G>::read(&game.record()).expect("a record of ours");
    assert!(again.state() == game.state(), "the record replays otherwise");
}

/// A text that is a move is read back as the same move, and can be played exactly where it is legal.
fn as_move<G: Game>(game: &Match<G>, text: &str) {
    let Ok(mv) = text.parse::<G::Move>() else { return };
    assert_eq!(mv.to_string().parse().as_ref(), Ok(&mv), "`{mv}` is read as something else");
    for seat in Seat::all(game.setup().players()) {
        let legal = game.state().moves(seat).contains(&mv);
        witness::begin(game.record());
        witness::note(&format!("{seat} {text}"));
        let mut state = game.state().clone();
        assert_eq!(state.play(seat, mv, &mut |_| ()).is_ok(), legal, "legality of {mv} is stated twice");
        assert!(legal || state == *game.state(), "a refused {mv} changed something");
        state.audit().expect("a sound position");
    }
}

/// A text that is a deal is read back as the same deal, and can be played.
fn as_deal<G: Game>(setup: &G::Setup, text: &str) {
    let header = Match::<G>::new(*setup, Seed::number(0)).record();
    let header = header.lines().take(2).collect::<Vec<_>>().join("\n");
    witness::begin(format!("{header}\n"));
    witness::note(&format!("deal {text}"));
    let Ok(deal) = G::read_deal(setup, text) else { return };
    assert_eq!(G::read_deal(setup, &deal.to_string()).as_ref(), Ok(&deal), "the deal is read as another one");
    let game = Match::<G>::dealt(*setup, deal);
    game.state().audit().expect("a sound position");
    shown(&game);
}
