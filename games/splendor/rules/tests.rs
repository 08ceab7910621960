//! The rules as examples, one or more per number; then the traps, where other programs are known to go wrong; then the laws.

use super::cards::{CARDS, NOBLES, NONE};
use super::event::Event;
use super::gems::{Gem, Gems};
use super::moves::{Move, Slot};
use super::positions::{gems, is_offered, offered, plain, play, seat, setup, table};
use super::setup::Setup;
use super::state::{Phase, State};
use crate::golden;
use engine::{Game, Match, Rng, Seat, Seed, Setup as _, Viewer, laws};

#[test]
fn p1_two_to_four_play_with_five_colours_and_gold() {
    for players in [0, 1, 5, 6] {
        assert!(Setup::read(&State::EDITIONS[0], players, "").is_err(), "{players}");
    }
    assert_eq!(plain(4).bank, gems("wwwwwwwbbbbbbbgggggggrrrrrrrkkkkkkkyyyyy"));
}

#[test]
fn p2_there_are_ninety_cards_and_ten_nobles() {
    let of_level = |level: u8| CARDS.iter().filter(|card| card.level == level).count();
    assert_eq!([1, 2, 3].map(of_level), [40, 30, 20]);
    assert_eq!(NOBLES.len() - 1, 10);
    assert!(CARDS[1..].iter().all(|card| card.points <= 5 && card.cost.count(Gem::Gold) == 0 && card.bonus != Gem::Gold));
    // A noble is worth three points.
    let mut state = plain(2).bonuses(1, "rrrrkkkk");
    play(&mut state, "1 take wbg");
    assert_eq!(state.points(1), 3);
}

#[test]
fn p3_four_cards_of_each_level_and_one_noble_more_than_players_are_laid_out() {
    for players in 2..=4 {
        for seed in 0..50 {
            let state = Match::<State>::new(setup(players, ""), Seed::number(seed)).state().clone();
            for place in Slot::all() {
                assert_eq!(CARDS[usize::from(state.market.card(place))].level, place.level());
            }
            assert_eq!([1, 2, 3].map(|level| state.decks.left(level)), [36, 26, 16]);
            assert_eq!(state.nobles.iter().filter(|noble| **noble != NONE).count(), usize::from(players) + 1);
        }
    }
}

#[test]
fn p3_every_card_and_every_noble_can_lie_anywhere() {
    let deals: Vec<State> = (0..2000).map(|seed| Match::<State>::new(setup(2, ""), Seed::number(seed)).state().clone()).collect();
    for card in 1..=90 {
        let times = deals.iter().filter(|state| Slot::all().any(|place| state.market.card(place) == card)).count();
        let expected = 2000 * 4 / usize::from([40u8, 30, 20][usize::from(CARDS[usize::from(card)].level) - 1]);
        assert!(times.abs_diff(expected) < expected / 3, "card {card} lies open in {times} of 2000 deals, not about {expected}");
    }
    for noble in 1..=10 {
        let times = deals.iter().filter(|state| state.nobles.contains(&noble)).count();
        assert!((500..700).contains(&times), "noble {noble} is in {times} of 2000 deals");
    }
}

#[test]
fn p4_fewer_players_have_fewer_tokens_but_as_much_gold() {
    assert_eq!(plain(2).bank, Gems::new([4, 4, 4, 4, 4, 5]));
    assert_eq!(plain(3).bank, Gems::new([5, 5, 5, 5, 5, 5]));
    assert_eq!(plain(4).bank, Gems::new([7, 7, 7, 7, 7, 5]));
}

#[test]
fn p5_the_table_names_the_first_seat_or_it_is_drawn() {
    let first = |options: &str, seed| Match::<State>::new(setup(3, options), Seed::number(seed)).state().first;
    assert!((0..20).all(|seed| first("first=2", seed) == seat(2)));
    let drawn: Vec<Seat> = (0..50).map(|seed| first("", seed)).collect();
    assert!(Seat::all(3).all(|seat| drawn.contains(&seat)));
}

#[test]
fn p5_play_goes_clockwise_from_the_first_seat() {
    let mut game = Match::<State>::new(setup(3, "first=2"), Seed::number(1));
    for number in [2, 3, 1, 2] {
        assert_eq!(game.state().waiting_for().first(), Some(seat(number)));
        game.play(seat(number), "take wbg".parse().expect("a move")).expect("a legal move");
    }
}

#[test]
fn p6_three_different_colours_are_taken_and_never_gold() {
    let mut state = plain(2);
    let three: Vec<String> = offered(&state, "take ").into_iter().filter(|mv| mv.len() == 8).collect();
    assert_eq!(three.len(), 10);
    assert!(offered(&state, "take ").iter().all(|mv| !mv.contains('y')));
    play(&mut state, "1 take wgk");
    assert_eq!((state.tokens(1), state.bank), (gems("wgk"), Gems::new([3, 4, 3, 4, 3, 5])));
}

#[test]
fn p7_two_alike_are_taken_only_from_four() {
    let mut state = plain(2);
    play(&mut state, "1 take rr, 2 take wbg");
    assert_eq!(state.tokens(1), gems("rr"));
    assert!(is_offered(&state, "take kk"));
    assert!(!is_offered(&state, "take rr"), "two are left");
    assert!(!is_offered(&state, "take ww"), "three are left");
    let mut state = plain(3);
    play(&mut state, "1 take wbg");
    assert!(is_offered(&state, "take ww"), "four of five are left");
}

#[test]
fn p8_a_reserved_card_comes_with_gold() {
    let mut state = table(2, &[1, 2, 3, 4, 5], "1 2 3");
    play(&mut state, "1 reserve 1.2, 2 reserve 1.deck");
    assert_eq!((state.tokens(1), state.tokens(2), state.bank.count(Gem::Gold)), (gems("y"), gems("y"), 3));
    assert_eq!(state.seats[seat(1)].reserved[0].card, 2);
    assert_eq!(state.seats[seat(2)].reserved[0].card, 6, "the fifth card went to the empty place");
}

#[test]
fn p8_nobody_holds_more_than_three_and_without_gold_one_may_still_reserve() {
    let mut state = plain(2);
    assert_eq!(offered(&state, "reserve").len(), 15);
    play(&mut state, "1 reserve 1.1, 2 reserve 1.1, 1 reserve 2.1, 2 reserve 3.deck, 1 reserve 3.4");
    assert_eq!(state.bank.count(Gem::Gold), 0);
    play(&mut state, "2 reserve 2.deck");
    assert_eq!((state.tokens(2), state.seats[seat(2)].hand_size()), (gems("yy"), 3));
    assert_eq!(offered(&state, "reserve"), [""; 0]);
}

#[test]
fn p9_open_and_reserved_cards_are_bought() {
    // Card 6 costs three blue, card 9 three black.
    let mut state = table(2, &[6, 9], "1 2 3").hold(1, "bbb").hold(2, "kkk");
    play(&mut state, "1 buy 1.1, 2 reserve 1.2, 1 take wbg, 2 buy hand.1");
    assert!(state.seats[seat(1)].bought.iter().eq([6]));
    assert!(state.seats[seat(2)].bought.iter().eq([9]));
    assert_eq!(state.seats[seat(2)].hand_size(), 0);
    assert_eq!((state.tokens(1), state.tokens(2)), (gems("wbg"), gems("y")));
}

#[test]
fn p9_the_hand_moves_up_when_a_card_leaves_it() {
    let mut state = plain(2).in_hand(1, 9, false).in_hand(1, 6, true).in_hand(1, 17, true).hold(1, "bbb");
    assert_eq!(offered(&state, "buy hand"), ["buy hand.2"]);
    play(&mut state, "1 buy hand.2");
    let [first, second, third] = state.seats[seat(1)].reserved;
    assert_eq!((first.card, first.blind, second.card, second.blind, third.card), (9, false, 17, true, NONE));
}

#[test]
fn p10_bonuses_lower_the_price_but_not_below_nothing() {
    // Card 7 costs three white, a blue and a black.
    let state = table(2, &[7], "1 2 3").bonuses(1, "wbb");
    assert!(!is_offered(&state.clone().hold(1, "wk"), "buy 1.1"));
    let mut state = state.hold(1, "wwkbb");
    play(&mut state, "1 buy 1.1");
    assert_eq!(state.tokens(1), gems("bb"), "the blue is free, and the second blue bonus pays for nothing else");
}

#[test]
fn p10_gold_stands_for_what_is_missing() {
    // Card 6 costs three blue.
    let mut state = table(2, &[6], "1 2 3").hold(1, "byy");
    play(&mut state, "1 buy 1.1");
    assert_eq!((state.tokens(1), state.bank), (Gems::NONE, Gems::new([4, 4, 4, 4, 4, 5])));
}

#[test]
fn p10_gold_named_where_it_must_be_is_the_plain_purchase() {
    // Card 6 costs three blue.
    let state = table(2, &[6], "1 2 3").hold(1, "byyy");
    let (mut named, mut plain) = (state.clone(), state.clone());
    assert_eq!(play(&mut named, "1 buy 1.1 gold bb"), play(&mut plain, "1 buy 1.1"));
    assert_eq!(named, plain);
    let elsewhere = "buy 1.1 gold rr".parse().expect("a move");
    assert_eq!(state.check(seat(1), elsewhere), Err(engine::Refused::Illegal), "nothing of it is paid in red");
}

#[test]
fn p11_an_open_card_is_replaced_at_once_and_an_empty_deck_leaves_its_place_empty() {
    let mut state = table(2, &[6, 1, 2, 3, 40], "1 2 3").hold(1, "bbb");
    play(&mut state, "1 buy 1.1, 2 reserve 2.1");
    assert_eq!(state.market.card(Slot::new(0)), 40);
    assert_eq!(state.market.card(Slot::new(4)), 45);
    let mut state = plain(2).without_deck(3, 2).turn_of(1);
    assert!(!is_offered(&state, "reserve 3.deck"));
    play(&mut state, "1 reserve 3.2");
    assert_eq!(state.market.card(Slot::new(9)), NONE);
    state = state.turn_of(1);
    assert!(!is_offered(&state, "reserve 3.2") && is_offered(&state, "reserve 3.1"));
}

#[test]
fn p12_no_more_than_ten_tokens_are_kept() {
    let mut state = plain(2).hold(1, "wwbbggrr");
    play(&mut state, "1 take wbk");
    assert_eq!((state.phase, state.waiting_for().first()), (Phase::Give, Some(seat(1))));
    assert_eq!(offered(&state, ""), ["give w", "give b", "give g", "give r", "give k"]);
    play(&mut state, "1 give k");
    assert_eq!((state.tokens(1), state.waiting_for().first()), (gems("wwwbbbggrr"), Some(seat(2))));
    let mut state = plain(2).hold(1, "wwbbggr");
    play(&mut state, "1 take wbk");
    assert_eq!(state.phase, Phase::Action, "ten are no surplus");
}

#[test]
fn p13_a_card_reserved_blind_is_known_to_its_owner_alone() {
    let mut state = plain(3);
    play(&mut state, "1 reserve 2.deck, 2 reserve 2.1");
    let card = |viewer: Viewer, owner: usize| state.view(viewer).seats[owner - 1].reserved[0].card.map(|card| card.number);
    assert_eq!(card(Viewer::Seat(seat(1)), 1), Some(45));
    for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Public] {
        assert_eq!(card(viewer, 1), None);
        assert_eq!(card(viewer, 2), Some(41));
    }
}

#[test]
fn p14_a_noble_comes_for_bonuses_and_not_for_tokens() {
    // Noble 10 wants four white and four blue.
    let mut state = table(2, &[], "10 1 2").bonuses(1, "wwwwbbb").hold(1, "bbbb");
    play(&mut state, "1 take rgk");
    assert_eq!((state.points(1), state.nobles[0]), (0, 10));
    let mut state = table(2, &[9], "10 1 2").bonuses(1, "wwwwbbb").hold(1, "kkk");
    let events = play(&mut state, "1 buy 1.1");
    assert!(events.contains(&Event::Noble { seat: seat(1), place: 0, noble: 10 }));
    assert_eq!((state.points(1), state.nobles, state.turn), (3, [NONE, 1, 2, NONE, NONE], seat(2)));
}

#[test]
fn p15_of_several_nobles_one_is_chosen() {
    // Nobles 10 and 5: four white and blue, four blue and green.
    let mut state = table(2, &[], "10 1 5").bonuses(1, "wwwwggggbbbb");
    play(&mut state, "1 take rgk");
    assert_eq!((state.phase, state.waiting_for().first()), (Phase::Noble, Some(seat(1))));
    assert_eq!(offered(&state, ""), ["noble 1", "noble 3"]);
    play(&mut state, "1 noble 3");
    assert_eq!((state.points(1), state.nobles[..3].to_vec(), state.turn), (3, vec![10, 1, NONE], seat(2)));
}

#[test]
fn p16_the_round_is_played_out() {
    // Cards 74, 78 and 82 are worth five points each.
    let mut state = plain(3).own(1, &[74, 78, 46]).open(0, 8).hold(1, "gggg");
    let events = play(&mut state, "1 buy 1.1");
    assert_eq!(state.points(1), 14);
    assert!(!state.last_round && !events.contains(&Event::LastRound { seat: seat(1) }), "fourteen are not enough");
    let mut state = plain(3).own(1, &[74, 78, 82]);
    let events = play(&mut state, "1 take wbg");
    assert_eq!(events.last(), Some(&Event::LastRound { seat: seat(1) }));
    play(&mut state, "2 take wbg, 3 take wbg");
    assert_eq!(state.result(), "points winner 1 scores 15 0 0");
    assert!(state.waiting_for().is_empty());
    let mut state = plain(3).own(3, &[74, 78, 82]).turn_of(3);
    let events = play(&mut state, "3 take wbg");
    assert!(!events.contains(&Event::LastRound { seat: seat(3) }), "the last seat ends the round: nothing of it is left to be played");
}

#[test]
fn p17_most_points_win_then_the_fewest_cards_then_all() {
    let end = |one: &[u8], two: &[u8]| {
        let mut state = plain(2).own(1, one).own(2, two);
        play(&mut state, "1 take wbg, 2 take wbg");
        state.result()
    };
    assert_eq!(end(&[74, 78, 82], &[86, 90, 46, 52]), "points winner 2 scores 15 16");
    assert_eq!(end(&[74, 78, 82], &[86, 90, 46, 43]), "cards winner 1 scores 15 15");
    assert_eq!(end(&[74, 78, 82, 1], &[86, 90, 46, 43]), "shared winner 1 2 scores 15 15");
}

/// The two seats hold all coloured tokens between them, and neither can pay for anything.
fn stuck(hand_of_seat_1: &[u8], nobles: &str) -> State {
    // The open cards need colours of both seats, or more than there are.
    let cards = [2, 3, 5, 12, 41, 42, 47, 50, 71, 73, 75, 76];
    let state = table(2, &cards, nobles).hold(1, "wwwwbbbbgg").hold(2, "ggrrrrkkkk");
    let state = hand_of_seat_1.iter().fold(state, |state, card| state.in_hand(1, *card, false));
    [77, 78, 49].iter().fold(state, |state, card| state.in_hand(2, *card, false))
}

#[test]
fn p18_one_passes_only_when_nothing_else_can_be_done() {
    let hand = [72, 74, 43];
    assert_eq!(offered(&stuck(&hand, "1 2 3"), ""), ["pass"]);
    // A token in the bank, room in the hand, or a card within reach: no pass.
    let mut token = stuck(&hand, "1 2 3");
    token.seats[seat(2)].tokens -= gems("k");
    token.bank += gems("k");
    assert_eq!(offered(&token, ""), ["take k"]);
    let room = stuck(&hand[..2], "1 2 3");
    assert_eq!((offered(&room, "").len(), offered(&room, "reserve").len()), (15, 15));
    // Card 6 costs three blue.
    assert_eq!(offered(&stuck(&hand, "1 2 3").open(0, 6), ""), ["buy 1.1"]);
}

#[test]
fn p18_when_all_have_passed_in_a_row_the_game_is_over() {
    let mut state = stuck(&[72, 74, 43], "1 2 3").own(2, &[40]);
    play(&mut state, "1 pass");
    assert!(state.outcome().is_none());
    play(&mut state, "2 pass");
    assert_eq!((state.phase, state.result()), (Phase::Over, "stalled winner 2 scores 0 1".into()));
}

#[test]
fn p18_an_action_in_between_breaks_the_row() {
    // Card 9 costs three black.
    let mut state = stuck(&[72, 74, 43], "1 2 3").open(0, 9);
    play(&mut state, "1 pass, 2 buy 1.1");
    assert_eq!((state.passes, state.outcome()), (0, None));
}

#[test]
fn p18_the_end_of_the_last_round_comes_before_the_stall() {
    let mut state = stuck(&[72, 74, 43], "1 2 3").own(2, &[59, 61, 62, 63, 64, 67, 70]);
    assert_eq!(state.points(2), 15);
    play(&mut state, "1 pass, 2 pass");
    assert_eq!((state.phase, state.result()), (Phase::Over, "points winner 2 scores 0 15".into()));
}

#[test]
fn p19_action_then_replacement_then_return_then_noble_then_the_end() {
    // Twelve points and noble 10 within reach: the noble brings the fifteenth.
    let mut state = table(2, &[], "10 1 2").own(2, &[46, 52, 58, 64]).bonuses(2, "wwwbbb").hold(2, "wwbbggrrkk").turn_of(2);
    let mut events = play(&mut state, "2 reserve 1.1");
    assert_eq!((state.phase, state.points(2)), (Phase::Give, 12), "nothing further before the return");
    events.extend(play(&mut state, "2 give k"));
    let kinds: Vec<String> = events.iter().map(|event| format!("{event:?}").split(' ').next().unwrap_or_default().to_string()).collect();
    assert_eq!(kinds, ["Reserved", "Replaced", "Given", "Noble", "Over"]);
    assert_eq!(state.result(), "points winner 2 scores 0 15");
}

#[test]
fn trap_1_the_last_colours_of_the_bank_are_taken_all_together() {
    let two = plain(2).hold(1, "wwwwbbbb").hold(2, "gggg");
    assert_eq!(offered(&two, "take"), ["take rk", "take rr", "take kk"]);
    let one = plain(2).hold(1, "wwwwbbbb").hold(2, "ggggrrrr");
    assert_eq!(offered(&one, "take"), ["take k", "take kk"]);
    let last = plain(2).hold(1, "wwwwbbbb").hold(2, "ggggrrrrkkk");
    assert_eq!(offered(&last, "take"), ["take k"]);
    let none = plain(2).hold(1, "wwwwbbbbgg").hold(2, "ggrrrrkkkk");
    assert_eq!(offered(&none, "take"), [""; 0]);
    let three = plain(2).hold(1, "wwwbbbg").hold(2, "wbkkkk");
    assert_eq!(offered(&three, "take"), ["take gr".to_string(), "take rr".into()], "white and blue are gone as well");
}

#[test]
fn trap_2_exactly_the_surplus_is_returned() {
    let mut state = plain(2).hold(1, "wwbbggrryy");
    play(&mut state, "1 take wbg");
    for fine in ["give wbg", "give wyy", "give rry", "give www"] {
        play(&mut state.clone(), &format!("1 {fine}"));
    }
    for tokens in ["w", "wb", "wbgr", "kkk", "yyy"] {
        assert!(state.clone().play(seat(1), Move::Give(gems(tokens)), &mut |_| ()).is_err(), "{tokens}");
    }
    play(&mut state, "1 give wbg");
    assert_eq!((state.tokens(1), state.turn), (gems("wwbbggrryy"), seat(2)));
}

#[test]
fn trap_3_the_gold_just_taken_may_go_back() {
    let mut state = plain(2).hold(1, "wwbbggrrkk");
    play(&mut state, "1 reserve 1.1");
    assert_eq!(offered(&state, ""), ["give w", "give b", "give g", "give r", "give k", "give y"]);
    play(&mut state, "1 give y");
    assert_eq!(state.bank.count(Gem::Gold), 5);
}

#[test]
fn trap_4_every_split_of_the_payment_is_offered_once() {
    // Card 7 costs three white, a blue and a black.
    let state = table(2, &[7], "1 2 3").hold(1, "wwwbkyy");
    let mut splits = offered(&state, "buy 1.1");
    splits.sort();
    let all = ["", " gold b", " gold bk", " gold k", " gold w", " gold wb", " gold wk", " gold ww"];
    assert_eq!(splits, all.map(|split| format!("buy 1.1{split}")));
    let mut paid = state.clone();
    play(&mut paid, "1 buy 1.1 gold wb");
    assert_eq!(paid.tokens(1), gems("wb"));
    // Where gold is needed it is named with the rest.
    let short = table(2, &[7], "1 2 3").hold(1, "wwbkyy");
    assert_eq!(offered(&short, "buy 1.1"), ["buy 1.1", "buy 1.1 gold ww", "buy 1.1 gold wb", "buy 1.1 gold wk"]);
}

#[test]
fn trap_4_nobody_overpays_declines_a_bonus_or_discounts_a_card_by_itself() {
    // Card 7 costs three white, a blue and a black; with two white bonuses one white, a blue and a black.
    let mut state = table(2, &[7], "1 2 3").bonuses(1, "ww").hold(1, "wwwbkyy");
    assert_eq!(offered(&state, "buy 1.1").len(), 7, "three colours, one of each, and gold for two at most");
    for gold in ["ww", "bb", "g", "wwbk"] {
        let mv = format!("buy 1.1 gold {gold}").parse().expect("a move");
        assert!(state.clone().play(seat(1), mv, &mut |_| ()).is_err(), "{gold}");
    }
    play(&mut state, "1 buy 1.1");
    assert_eq!(state.tokens(1), gems("wwyy"));
    // Card 46 costs six white and has a white bonus.
    let five = table(4, &[46], "1 2 3 4 5").hold(1, "wwwww");
    assert!(!is_offered(&five, "buy 2.1"));
    assert!(is_offered(&five.hold(1, "w"), "buy 2.1"));
}

/// Nobles 10 and 5 are within reach of seat 1, which will choose noble 10, at place 1.
fn two_nobles() -> State {
    table(2, &[6], "10 1 5").bonuses(1, "wwwwggggbbbb")
}

#[test]
fn trap_5_the_noble_left_over_comes_on_the_next_own_turn_whatever_the_action() {
    for action in ["take wrk", "take rr", "reserve 2.1", "reserve 3.deck", "buy 1.1"] {
        let mut state = two_nobles();
        play(&mut state, &format!("1 take wbg, 1 noble 1, 2 reserve 1.2, 1 {action}"));
        assert_eq!((state.points(1), state.nobles[..3].to_vec()), (6, vec![NONE, 1, NONE]), "{action}");
    }
    let mut state = stuck(&[72, 74, 43], "10 1 2").bonuses(1, "wwwwbbbb");
    play(&mut state, "1 pass");
    assert_eq!(state.points(1), 3);
}

#[test]
fn trap_5_unless_somebody_else_took_it_first() {
    let mut state = two_nobles().bonuses(2, "bbbggg").own(2, &[47, 53]);
    let points = state.points(2);
    play(&mut state, "1 take wbg, 1 noble 1, 2 take wbg");
    assert_eq!(state.points(2), points + 3);
    play(&mut state, "1 take rkw");
    assert_eq!((state.points(1), state.nobles[..3].to_vec()), (3, vec![NONE, 1, NONE]));
}

#[test]
fn trap_6_a_noble_left_over_can_end_the_game_on_a_turn_that_takes_tokens() {
    // Twelve points, and noble 10 has been waiting.
    let courted = |number: usize| table(2, &[], "10 1 2").own(number, &[46, 52, 58, 64]).bonuses(number, "wwwbbb").turn_of(number);
    let mut last = courted(2);
    play(&mut last, "2 take wbg");
    assert_eq!(last.result(), "points winner 2 scores 0 15");
    let mut first = courted(1);
    play(&mut first, "1 take wbg");
    assert_eq!((first.outcome(), first.last_round), (None, true));
    play(&mut first, "2 take wbg");
    assert_eq!(first.result(), "points winner 1 scores 15 0");
}

#[test]
fn trap_7_the_last_round_ends_before_the_seat_that_began() {
    let rich = |number: usize| plain(3).begun_by(2).own(number, &[74, 78, 82]).turn_of(number);
    let mut state = rich(1);
    play(&mut state, "1 take wbg");
    assert!(state.outcome().is_some(), "seat 1 is the last of the round");
    let mut state = rich(2);
    play(&mut state, "2 take wbg, 3 take wbg");
    assert!(state.outcome().is_none());
    play(&mut state, "1 take wbg");
    assert!(state.outcome().is_some());
    let mut state = rich(3);
    play(&mut state, "3 take wbg, 1 take wbg");
    assert!(state.outcome().is_some());
}

#[test]
fn trap_8_nothing_that_leaves_tells_of_a_card_reserved_blind() {
    let mut told = Vec::new();
    for top in [20, 30] {
        let mut state = table(2, &[1, 2, 3, 4, top, 5], "1 2 3");
        let events = play(&mut state, "1 reserve 1.deck");
        for viewer in Viewer::all(2) {
            let seen: Vec<_> = events.iter().map(|event| State::seen(event, viewer)).collect();
            let text = format!("{}{}", state.view(viewer), seen.iter().map(ToString::to_string).collect::<String>());
            let json = serde_json::to_string(&(state.view(viewer), seen)).expect("JSON");
            told.push((viewer, text, json));
        }
    }
    let [owner, other, public, owner_too, other_too, public_too] = &told[..] else { panic!("three viewers, twice") };
    assert_eq!(other, other_too);
    assert_eq!(public, public_too);
    assert!(owner.1 != owner_too.1 && owner.2 != owner_too.2);
    assert!(other.1.contains("level 1 blind") && other.1.contains("Seat 1 reserves a card from the deck of level 1"));
}

#[test]
fn trap_9_only_bought_cards_of_the_leaders_break_a_tie() {
    // Seats 1 and 2 have 15 points, seat 1 with fewer cards but three more in hand; seat 3 has the fewest of all.
    let state = plain(3).own(1, &[74, 78, 82]).own(2, &[86, 90, 46, 43]).own(3, &[64]);
    let mut state = [60, 61, 62].iter().fold(state, |state, card| state.in_hand(1, *card, false));
    play(&mut state, "1 take wbg, 2 take wbg, 3 take wbg");
    assert_eq!(state.result(), "cards winner 1 scores 15 15 3");
    // Ten cards each; the noble of seat 1 is no card.
    let state = table(2, &[], "10 1 2").own(1, &[46, 52, 58, 64]).bonuses(1, "wwwbbb");
    let mut state = state.own(2, &[74, 78, 82]).bonuses(2, "rrrkkkg");
    play(&mut state, "1 take wbg, 2 take wbg");
    assert_eq!(state.result(), "shared winner 1 2 scores 15 15");
}

#[test]
fn trap_10_the_tables_are_as_printed() {
    let of = |level: u8| CARDS.iter().filter(move |card| card.level == level);
    let sum = |level: u8, f: &dyn Fn(&super::cards::Card) -> u32| of(level).map(f).sum::<u32>();
    for gem in Gem::COLOURS {
        assert_eq!([1, 2, 3].map(|level| of(level).filter(|card| card.bonus == gem).count()), [8, 6, 4], "{gem:?}");
        assert_eq!([1, 2, 3].map(|level| sum(level, &|card| card.cost.count(gem))), [33, 41, 43], "{gem:?}");
    }
    assert_eq!([1, 2, 3].map(|level| sum(level, &|card| card.points.into())), [5, 55, 80]);
    let blue: Vec<Gems> = of(3).filter(|card| card.bonus == Gem::Blue && card.points == 4).map(|card| card.cost).collect();
    assert!(blue.contains(&gems("wwwwwwbbbkkk")));
    assert!(of(2).filter(|card| card.points == 3).all(|card| card.cost == Gems::of(card.bonus, 6)));
    let distinct = |index: usize| !CARDS[..index].contains(&CARDS[index]);
    assert!((0..CARDS.len()).all(distinct));
}

#[test]
fn trap_10_nobles_want_neighbours_in_the_cycle_of_colours() {
    let cycle = |start: usize, length: usize, each: u32| {
        (start..start + length).map(|index| Gems::of(Gem::COLOURS[index % 5], each)).fold(Gems::NONE, |all, some| all + some)
    };
    for start in 0..5 {
        assert!(NOBLES.contains(&cycle(start, 2, 4)));
        assert!(NOBLES.contains(&cycle(start, 3, 3)));
    }
}

#[test]
fn a_state_and_a_move_are_small() {
    assert_eq!(size_of::<State>(), 336);
    assert_eq!(size_of::<Move>(), 8);
}

#[test]
fn every_rule_is_cited_and_tested() {
    golden::every_rule_is_cited_and_tested("splendor");
}

#[test]
fn golden_files_hold() {
    golden::holds::<State>("splendor");
}

#[test]
fn all_laws_hold_for_two() {
    laws::hold::<State>(setup(2, ""), 0..100);
}

#[test]
fn all_laws_hold_for_three() {
    laws::hold::<State>(setup(3, ""), 0..100);
}

#[test]
fn all_laws_hold_for_four() {
    laws::hold::<State>(setup(4, ""), 0..100);
}

#[test]
fn the_generators_agree_on_hundreds_of_games_for_two() {
    laws::hold_fast::<State>(setup(2, ""), 1000..1700);
}

#[test]
fn the_generators_agree_on_hundreds_of_games_for_three() {
    laws::hold_fast::<State>(setup(3, ""), 1000..1700);
}

#[test]
fn the_generators_agree_on_hundreds_of_games_for_four() {
    laws::hold_fast::<State>(setup(4, ""), 1000..1700);
}

#[test]
fn redeals_reach_exactly_what_exchanges_reach() {
    let mut rng = Rng::new(Seed::number(7));
    let mut small = setup(2, "");
    small.sizes = [6, 6, 5];
    let mut asked = 0;
    for seed in 0..10 {
        let mut game = Match::<State>::new(small, Seed::number(seed));
        while game.play_at_random(&mut rng).is_some() && game.ply() < 60 {
            asked += laws::exact(&game, 150, &mut rng);
        }
    }
    assert!(asked > 50, "{asked}");
}

#[test]
fn playthroughs_go_as_written() {
    use crate::playthrough::{Playthrough, hold};
    hold::<State>(
        "splendor",
        &[
            Playthrough { name: "two", edition: "splendor", players: 2, options: "", seed: 1 },
            Playthrough { name: "four", edition: "splendor", players: 4, options: "first=3", seed: 2 },
        ],
    );
}
