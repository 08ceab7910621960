//! The two gates: what one viewer may know of the position, and of what happens. No `..` and no `_` in a pattern: anyone who adds a field or
//! an event must decide here who sees it. And the way back: a possible position, redealt from a view.

use super::cards::{CARDS, HAND, LEVELS, LIMIT, MOST_NOBLES, NOBLE_POINTS, NOBLES, NONE, OPEN};
use super::event::Event;
use super::gems::{Gem, Gems, colours};
use super::holding::{Holding, Reserved};
use super::market::{Decks, Market};
use super::moves::{Slot, Spot};
use super::price::Price;
use super::setup::Setup;
use super::state::{Phase, State};
use engine::{BySeat, Game, Outcome, Rng, Seat, Setup as _, Viewer};
use serde::Serialize;

/// Everything one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The options the table agreed on.
    #[serde(serialize_with = "engine::setup_text")]
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub setup: Setup,
    /// The decision due now.
    pub phase: Phase,
    /// Whose turn it is, or would be.
    pub turn: Seat,
    /// Who had the first turn.
    pub first: Seat,
    /// Tokens to give back now.
    pub surplus: u32,
    /// The most tokens a seat may keep at the end of its turn (P12).
    pub limit: u32,
    /// The most reserved cards a seat may hold (P8).
    pub hand: usize,
    /// Whether reserving a card now brings a gold token (P8).
    pub gold_comes: bool,
    /// Whether a seat has reached the goal, so that the round is played out.
    pub last_round: bool,
    /// Turns in a row on which nothing could be done.
    pub passes: u8,
    /// The tokens in the bank.
    pub bank: Gems,
    /// The open cards, level by level from 1 to 3.
    pub levels: Vec<LevelView>,
    /// By place; null where a noble has left.
    pub nobles: Vec<Option<NobleView>>,
    /// Each seat in order.
    pub seats: Vec<SeatView>,
    /// What the viewer's seat cannot do on this board, and why; null for spectators.
    pub barred: Option<BarredView>,
    /// The end, once there is one.
    pub outcome: Option<Outcome>,
}

/// One level of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LevelView {
    /// 1 to 3.
    pub level: u8,
    /// Cards left in the deck.
    pub deck: u8,
    /// Its four open cards.
    pub places: Vec<PlaceView>,
}

/// A place for an open card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PlaceView {
    /// In notation.
    pub place: Slot,
    /// Null once the deck is empty.
    pub card: Option<CardView>,
    /// What it costs the viewer's seat; null for spectators.
    pub price: Option<PriceView>,
}

/// What a card costs the viewer's seat now (P10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PriceView {
    /// The cost after bonuses.
    #[serde(serialize_with = "colours")]
    #[cfg_attr(feature = "wire", ts(type = "Omit<Gems, \"gold\">"))]
    pub due: Gems,
    /// What the coloured tokens do not cover; plain `buy` pays it in gold.
    #[serde(serialize_with = "colours")]
    #[cfg_attr(feature = "wire", ts(type = "Omit<Gems, \"gold\">"))]
    pub lacking: Gems,
    /// Tokens missing even with all the gold; 0 if the card can be bought.
    pub short: u32,
}

/// What the viewer's seat cannot do, whether or not it is its turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct BarredView {
    /// Tokens it cannot take.
    pub tokens: Vec<TokenBar>,
    /// Why it cannot reserve a card; null if it can.
    pub reserve: Option<Bar>,
}

/// A kind of token that cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TokenBar {
    /// Which.
    pub token: Gem,
    /// Why not.
    pub why: Bar,
}

/// Why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Bar {
    /// Gold only comes with a reserved card (P6, P8).
    Gold,
    /// The bank has none of it.
    BankEmpty,
    /// The hand is full (P8).
    HandFull,
}

/// A card, face up. Its text is that of `faces.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CardView {
    /// 1 to 90, as in deals.
    pub number: u8,
    /// 1 to 3.
    pub level: u8,
    /// What it takes off the price of later cards.
    #[cfg_attr(feature = "wire", ts(type = "Exclude<Gem, \"gold\">"))]
    pub bonus: Gem,
    /// Prestige points.
    pub points: u8,
    /// What it costs before bonuses.
    #[cfg_attr(feature = "wire", ts(type = "Omit<Gems, \"gold\">"))]
    pub cost: Gems,
}

/// A noble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct NobleView {
    /// 1 to 10, as in deals.
    pub number: u8,
    /// Prestige points.
    pub points: u8,
    /// The bonuses it requires.
    #[serde(serialize_with = "colours")]
    #[cfg_attr(feature = "wire", ts(type = "Omit<Gems, \"gold\">"))]
    pub cost: Gems,
}

/// One seat, as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatView {
    /// Whose.
    pub seat: Seat,
    /// From bought cards and nobles.
    pub points: u8,
    /// The tokens held.
    pub tokens: Gems,
    /// Bought cards of each colour.
    #[serde(serialize_with = "colours")]
    #[cfg_attr(feature = "wire", ts(type = "Omit<Gems, \"gold\">"))]
    pub bonuses: Gems,
    /// The bought cards, by number.
    pub bought: Vec<CardView>,
    /// The nobles received, by number.
    pub nobles: Vec<NobleView>,
    /// The reserved cards, the oldest first.
    pub reserved: Vec<ReservedView>,
}

/// A reserved card, as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ReservedView {
    /// 1 to 3.
    pub level: u8,
    /// Whether it came from the deck, so that only its owner has seen it.
    pub blind: bool,
    /// Null if hidden from the viewer.
    pub card: Option<CardView>,
    /// What it costs the viewer's seat, if it owns the card.
    pub price: Option<PriceView>,
}

/// An event as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Seen {
    /// Tokens went from the bank to a seat.
    Taken {
        /// To whom.
        seat: Seat,
        /// Which.
        tokens: Gems,
    },
    /// A card went to a seat's hand.
    Reserved {
        /// Whose.
        seat: Seat,
        /// Its level.
        level: u8,
        /// Where it lay open; null if it was the top card of its deck.
        place: Option<Slot>,
        /// Null if hidden from the viewer.
        card: Option<CardView>,
        /// Whether a gold token came with it.
        gold: bool,
    },
    /// A card was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        spot: Spot,
        /// The card.
        card: CardView,
        /// The tokens that went to the bank.
        paid: Gems,
    },
    /// An open card was replaced.
    Replaced {
        /// Where.
        place: Slot,
        /// The new card; null if the deck was empty.
        card: Option<CardView>,
    },
    /// Tokens beyond the limit went back to the bank.
    Given {
        /// By whom.
        seat: Seat,
        /// Which.
        tokens: Gems,
    },
    /// A noble came.
    Noble {
        /// To whom.
        seat: Seat,
        /// From which place, counted from 1.
        place: u8,
        /// Which.
        noble: NobleView,
    },
    /// A seat could do nothing.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// A seat reached the goal: the round is played out.
    LastRound {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

// P13
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let State { setup, phase, turn, first, last_round, passes, bank, seats, nobles, market, decks } = state;
    let own = match viewer {
        Viewer::Seat(seat) => Some(&seats[seat]),
        Viewer::Public => None,
    };
    let surplus = if *phase == Phase::Give { seats[*turn].tokens.total() - LIMIT } else { 0 };
    View {
        viewer,
        setup: *setup,
        phase: *phase,
        turn: *turn,
        first: *first,
        surplus,
        limit: LIMIT,
        hand: HAND,
        gold_comes: bank.count(Gem::Gold) > 0,
        last_round: *last_round,
        passes: *passes,
        bank: *bank,
        levels: (0..LEVELS).map(|level| level_view(level, market, decks, own)).collect(),
        nobles: nobles[..setup.nobles()].iter().map(|noble| noble_view(*noble)).collect(),
        seats: Seat::all(setup.players()).map(|seat| seat_view(seat, &seats[seat], viewer)).collect(),
        barred: own.map(|own| barred(own, *bank)),
        outcome: state.outcome(),
    }
}

fn level_view(level: usize, market: &Market, decks: &Decks, own: Option<&Holding>) -> LevelView {
    let places = (OPEN * level..OPEN * (level + 1)).map(Slot::new);
    let places = places.map(|place| {
        let card = card_view(market.card(place));
        PlaceView { place, card, price: card.zip(own).map(|(card, own)| price_view(card, own)) }
    });
    let level = level as u8 + 1;
    LevelView { level, deck: decks.left(level), places: places.collect() }
}

fn price_view(card: CardView, own: &Holding) -> PriceView {
    let price = Price::of(card.number, own);
    PriceView { due: price.due, lacking: price.lacking, short: price.short(own) }
}

// P6, P8
fn barred(own: &Holding, bank: Gems) -> BarredView {
    let empty = Gem::COLOURS.into_iter().filter(|colour| bank.count(*colour) == 0);
    let empty = empty.map(|token| TokenBar { token, why: Bar::BankEmpty });
    let gold = TokenBar { token: Gem::Gold, why: Bar::Gold };
    BarredView { tokens: empty.chain([gold]).collect(), reserve: own.is_hand_full().then_some(Bar::HandFull) }
}

// P13
fn seat_view(seat: Seat, holding: &Holding, viewer: Viewer) -> SeatView {
    let Holding { tokens, bonuses, reserved, points, nobles, bought } = holding;
    let in_hand = reserved.iter().filter_map(|Reserved { card, blind }| {
        let card = card_view(*card)?;
        let shown = viewer.is(seat) || !blind;
        let price = viewer.is(seat).then(|| price_view(card, holding));
        Some(ReservedView { level: card.level, blind: *blind, card: shown.then_some(card), price })
    });
    SeatView {
        seat,
        points: *points,
        tokens: *tokens,
        bonuses: *bonuses,
        bought: bought.iter().filter_map(card_view).collect(),
        nobles: (1..NOBLES.len() as u8).filter(|noble| nobles >> noble & 1 == 1).filter_map(noble_view).collect(),
        reserved: in_hand.collect(),
    }
}

pub(crate) fn card_view(card: u8) -> Option<CardView> {
    let facts = CARDS[usize::from(card)];
    (card != NONE).then_some(CardView { number: card, level: facts.level, bonus: facts.bonus, points: facts.points, cost: facts.cost })
}

pub(crate) fn noble_view(noble: u8) -> Option<NobleView> {
    (noble != NONE).then_some(NobleView { number: noble, points: NOBLE_POINTS, cost: NOBLES[usize::from(noble)] })
}

// P13
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Seen {
    let shown = |card: u8| card_view(card).expect("a card of the game");
    match event.clone() {
        Event::Taken { seat, tokens } => Seen::Taken { seat, tokens },
        Event::Reserved { seat, place, card, gold } => {
            let card = shown(card);
            let known = viewer.is(seat) || place.is_some();
            Seen::Reserved { seat, level: card.level, place, card: known.then_some(card), gold }
        }
        Event::Bought { seat, spot, card, paid } => Seen::Bought { seat, spot, card: shown(card), paid },
        Event::Replaced { place, card } => Seen::Replaced { place, card: card_view(card) },
        Event::Given { seat, tokens } => Seen::Given { seat, tokens },
        Event::Noble { seat, place, noble } => {
            Seen::Noble { seat, place: place + 1, noble: noble_view(noble).expect("a noble of the game") }
        }
        Event::Passed { seat } => Seen::Passed { seat },
        Event::LastRound { seat } => Seen::LastRound { seat },
        Event::Over { outcome } => Seen::Over { outcome },
    }
}

/// Deals the cards that the viewer cannot place to the decks and to the hands with blind cards.
pub(crate) fn redeal(view: &View, rng: &mut Rng) -> State {
    let mut unknown = unknown_cards(view);
    unknown.iter_mut().for_each(|cards| rng.shuffle(cards));
    let mut draw = |level: u8| unknown[usize::from(level) - 1].pop().expect("as many unknown cards as places for them");
    let mut market = Market::empty();
    let places = view.levels.iter().flat_map(|level| &level.places);
    places.for_each(|place| market.lay(place.place, number(&place.card)));
    let mut decks = Decks::sorted([0; LEVELS]);
    view.levels.iter().for_each(|level| decks.stack(level.level, (0..level.deck).map(|_| draw(level.level))));
    let seats = BySeat::from_fn(|seat| view.seats.get(seat.index()).map_or_else(Holding::default, |seat| holding(seat, &mut draw)));
    let noble = |place: usize| view.nobles.get(place).copied().flatten().map_or(NONE, |noble| noble.number);
    State {
        setup: view.setup,
        phase: view.phase,
        turn: view.turn,
        first: view.first,
        last_round: view.last_round,
        passes: view.passes,
        bank: view.bank,
        seats,
        nobles: std::array::from_fn::<u8, MOST_NOBLES, _>(noble),
        market,
        decks,
    }
}

fn holding(seat: &SeatView, draw: &mut impl FnMut(u8) -> u8) -> Holding {
    let mut holding = Holding { tokens: seat.tokens, ..Holding::default() };
    seat.bought.iter().for_each(|card| holding.buy(card.number));
    seat.nobles.iter().for_each(|noble| holding.welcome(noble.number));
    for reserved in &seat.reserved {
        let card = reserved.card.map_or_else(|| draw(reserved.level), |card| card.number);
        holding.reserve(card, reserved.blind);
    }
    holding
}

/// The cards of each level that the view does not show.
fn unknown_cards(view: &View) -> [Vec<u8>; LEVELS] {
    let open = view.levels.iter().flat_map(|level| &level.places).filter_map(|place| place.card);
    let held = view.seats.iter().flat_map(|seat| seat.reserved.iter().filter_map(|reserved| reserved.card));
    let bought = view.seats.iter().flat_map(|seat| seat.bought.iter().copied());
    let known: Vec<u8> = open.chain(held).chain(bought).map(|card| card.number).collect();
    let all = Decks::sorted(view.setup.sizes);
    std::array::from_fn(|level| all.level(level as u8 + 1).iter().copied().filter(|card| !known.contains(card)).collect())
}

fn number(card: &Option<CardView>) -> u8 {
    card.map_or(NONE, |card| card.number)
}

#[cfg(test)]
mod tests {
    use super::super::positions::{plain, play, seat};
    use super::*;

    #[test]
    fn a_view_reads_well_as_json() {
        let mut state = plain(2).own(1, &[46]).hold(2, "wwbbggrrk");
        play(&mut state, "1 reserve 1.deck, 2 take wbg");
        let json = serde_json::to_value(state.view(Viewer::Seat(seat(2)))).expect("JSON");
        assert_eq!(json["viewer"], 2);
        assert_eq!((&json["turn"], &json["phase"], &json["surplus"]), (&2.into(), &"give".into(), &2.into()));
        assert_eq!((&json["last_round"], &json["outcome"]), (&false.into(), &serde_json::Value::Null));
        assert_eq!((&json["bank"]["black"], &json["bank"]["gold"]), (&3.into(), &4.into()));
        let place = &json["levels"][1]["places"][2];
        assert_eq!((&json["levels"][1]["deck"], &place["place"]), (&25.into(), &"2.3".into()));
        let card = serde_json::json!({"number": 43, "level": 2, "bonus": "white", "points": 2,
            "cost": {"white": 0, "blue": 0, "green": 0, "red": 5, "black": 0}});
        assert_eq!(place["card"], card);
        assert_eq!(json["nobles"][0]["cost"]["red"], 4);
        let other = &json["seats"][0];
        assert_eq!((&other["points"], &other["bonuses"]["white"], &other["bought"][0]["number"]), (&3.into(), &1.into(), &46.into()));
        assert_eq!(other["reserved"][0], serde_json::json!({"level": 1, "blind": true, "card": null, "price": null}));
    }

    #[test]
    fn an_event_reads_well_as_json() {
        let mut state = plain(2).hold(1, "bbb").open(0, 6);
        let events = play(&mut state, "1 buy 1.1");
        let json = serde_json::to_value(seen(&events[0], Viewer::Public)).expect("JSON");
        assert_eq!((&json["event"], &json["seat"], &json["spot"]), (&"bought".into(), &1.into(), &"1.1".into()));
        assert_eq!((&json["card"]["number"], &json["paid"]["blue"]), (&6.into(), &3.into()));
    }
}
