//! The rules as examples, one or more per number, on stacked deals in notation. The laws are in `tests/laws.rs`.

mod laws;
mod stage;

use super::colour::Colour;
use super::event::Event;
use super::jewels::{Grade, Jewels};
use super::money::Cards;
use super::moves::Move;
use super::state::{Phase, State};
use super::view::{Bar, Seen};
use engine::{Game, Match, Rng, Seat, Seats, Seed, Viewer};
use stage::{Table, hand, read_setup, seat, setup};

#[test]
fn s1_two_to_five_players_share_fifty_jewels_of_five_grades() {
    assert!((2..=5).all(|players| read_setup(&format!("sultan {players}")).is_ok()));
    assert!([0, 1, 6].iter().all(|players| read_setup(&format!("sultan {players}")).is_err()));
    assert_eq!(Jewels::ALL.len(), 50);
    let setup = setup("sultan 4");
    let of = |colour: Colour| setup.grade(colour).map(|grade| (grade.points(), Jewels::ALL.of(grade)));
    assert_eq!(of(Colour::White), Some((1, 12)));
    assert_eq!(of(Colour::Red), Some((2, 11)));
    assert_eq!(of(Colour::Yellow), Some((3, 10)));
    assert_eq!(of(Colour::Green), Some((4, 9)));
    assert_eq!(of(Colour::Blue), Some((5, 8)));
    assert_eq!(of(Colour::Black), None);
}

#[test]
fn s2_everybody_has_the_cards_1_to_15() {
    assert!(setup("sultan 3").money().iter().copied().eq(1..=15));
}

#[test]
fn s3_three_players_have_two_cushions_all_others_three() {
    let cushions = [2, 3, 4, 5].map(|players| setup(&format!("sultan {players}")).cushions());
    assert_eq!(cushions, [3, 2, 3, 3]);
}

#[test]
fn s4_a_bonus_that_is_earned_is_always_paid() {
    // All five colours complete at once, one for each player: more of the highest bonus than the box has markers for.
    let state = scored("sultan 5", &[[6, 0, 0, 0, 0], [0, 6, 0, 0, 0], [0, 0, 6, 0, 0], [0, 0, 0, 6, 0], [0, 0, 0, 0, 6]]);
    let points: Vec<u8> = Seat::all(5).map(|seat| state.points(seat)).collect();
    assert_eq!(points, [1, 2, 3, 4, 5].map(|grade| 6 * grade + 20));
}

#[test]
fn s5_decks_are_shuffled_and_all_jewels_are_in_the_pouch() {
    let deal = State::shuffle(&setup("sultan 4"), &mut Rng::new(Seed::number(1)));
    let state = State::start(&setup("sultan 4"), &deal);
    let decks = deal.hands.of(4);
    assert!(decks.iter().all(|[one, two, three]| one.and(*two).and(*three).iter().eq(1..=15)));
    assert!(decks.windows(2).all(|pair| pair[0] != pair[1]));
    assert_eq!(state.pouch.len(), 50 - 4);
}

#[test]
fn s6_the_table_names_the_first_player_or_leaves_it_to_chance() {
    let first = |text: &str, seed: u64| Match::<State>::new(setup(text), Seed::number(seed)).state().first;
    assert!((0..20).all(|seed| first("sultan 4 first=3", seed) == seat(3)));
    let drawn: Seats = (0..100).map(|seed| first("sultan 4", seed)).collect();
    assert_eq!(drawn, Seats::all(4));
    assert!(read_setup("sultan 4 first=5").is_err());
}

#[test]
fn s7_there_are_three_stages_of_five_rounds() {
    let mut table = Table::new("sultan 4 first=1", &[], &[]);
    table.skip_to_end();
    let returns = table.game.moves().iter().filter(|(_, mv)| matches!(mv, Move::Return(_))).count();
    assert_eq!((returns, table.game.ply()), (15, 15 * 5));
}

#[test]
fn s8_five_cards_are_drawn_at_the_start_of_a_stage_and_none_during_it() {
    let mut table = Table::new("sultan 3 first=1", &["1 2 3 4 5"], &[]);
    assert_eq!(table.state().hands[seat(1)], hand("1 2 3 4 5"));
    table.skip_to_round(5);
    assert_eq!(table.state().hands[seat(1)].len(), 1);
    table.skip_to_round(6);
    assert_eq!(table.state().hands[seat(1)], hand("6 7 8 9 10"));
}

#[test]
fn s9_one_jewel_more_than_there_are_cushions_is_drawn_and_the_first_player_returns_one() {
    let mut table = Table::new("sultan 4 first=2", &[], &["red blue red white"]);
    let offered: Vec<String> = table.state().moves(seat(2)).iter().map(Move::to_string).collect();
    assert_eq!(offered, ["return red", "return blue", "return white"], "jewels of one grade are the same choice");
    assert!(table.refuses("1 return red") && table.refuses("2 return green") && table.refuses("2 bid 1@1"));
    table.play("2 return red");
    let jewels: Vec<Colour> = table.state().view(Viewer::Public).cushions.iter().map(|cushion| cushion.jewel).collect();
    assert_eq!(jewels, [Colour::Blue, Colour::Red, Colour::White], "in the order drawn");
    assert_eq!(table.state().pouch.len(), 50 - 3);
    assert_eq!(Table::new("sultan 3", &[], &["red blue white"]).state().moves(seat(1)).len(), 3);
}

#[test]
fn s10_everybody_lays_one_card_in_turn_and_may_join_others() {
    let mut table = Table::new("sultan 3 first=2", &["1 2 3 4 5", "6 7 8 9 10", "11 12 13 14 15"], &[]);
    let jewel = table.state().moves(seat(2))[0];
    table.play(&format!("2 {jewel}, 2 bid 6@1"));
    assert!(table.refuses("2 bid 7@2"), "one card each");
    assert!(table.refuses("1 bid 1@1"), "clockwise");
    assert!(table.refuses("3 bid 6@1"), "a card of the seat's own hand");
    assert!(table.refuses("3 bid 11@3"), "a cushion that is there");
    table.play("3 bid 11@1, 1 bid 1@1");
    assert_eq!(table.state().round, 1);
}

#[test]
fn s11_all_cards_are_turned_up_when_the_last_is_laid_and_each_cushion_is_settled() {
    let mut table = Table::new("sultan 4 first=1", &["1 2 3 4 5", "1 2 3 4 6", "1 2 3 4 7", "1 2 3 4 8"], &["white red yellow green"]);
    assert!(!table.play("1 return white, 1 bid 1@1, 2 bid 1@2, 3 bid 1@3").iter().any(|event| matches!(event, Event::Settled { .. })));
    let settled: Vec<u8> = table.play("4 bid 2@1").iter().filter_map(settled_cushion).collect();
    assert_eq!(settled, [1, 2, 3]);
}

fn settled_cushion(event: &Event) -> Option<u8> {
    if let Event::Settled { cushion, .. } = event { Some(cushion.number()) } else { None }
}

#[test]
fn s12_a_single_card_gets_the_jewel() {
    let mut table = Table::new("sultan 4 first=1", &["1 2 3 4 5"], &["white red yellow green"]);
    table.play("1 return white, 1 bid 1@3, 2 bid 2@1, 3 bid 2@1, 4 bid 2@1");
    assert_eq!(table.won(1), ["1 green"]);
}

#[test]
fn s13_the_highest_card_gets_the_jewel() {
    let mut table = Table::new("sultan 4 first=1", &["1 2 3 4 5"], &["white red yellow green"]);
    table.play("1 return white, 1 bid 4@1, 2 bid 5@1, 3 bid 3@1, 4 bid 1@2");
    assert_eq!((table.won(1), table.won(2), table.won(3)), (vec![], vec!["1 red".to_string()], vec![]));
}

#[test]
fn s14_of_equal_cards_the_first_laid_wins() {
    let mut table = Table::new("sultan 4 first=3", &["1 2 3 4 5"], &["white red yellow green"]);
    table.play("3 return white, 3 bid 1@1, 4 bid 5@1, 1 bid 5@1, 2 bid 4@1");
    assert_eq!((table.won(4), table.won(1)), (vec!["1 red".to_string()], vec![]));
}

#[test]
fn s15_a_jewel_without_a_card_goes_back() {
    let mut table = Table::new("sultan 4 first=1", &[], &["white red yellow green"]);
    let events = table.play("1 return white, 1 bid 1@1, 2 bid 1@1, 3 bid 1@1, 4 bid 1@1");
    let unsold = events.iter().filter(|event| matches!(event, Event::Settled { winner: None, .. })).count();
    assert_eq!(unsold, 2);
    assert_eq!(table.state().pouch.len() + 4, 49, "of fifty, one was sold; four are drawn for the next round");
}

#[test]
fn s16_all_cards_laid_leave_the_game_and_jewels_go_to_their_winners() {
    let mut table = Table::new("sultan 3 first=1", &[], &["white red yellow"]);
    table.play("1 return white, 1 bid 1@1, 2 bid 2@1, 3 bid 3@2");
    assert_eq!(table.state().played.of(3), [hand("1"), hand("2"), hand("3")]);
    assert_eq!((table.won(2), table.won(3)), (vec!["1 red".to_string()], vec!["1 yellow".to_string()]));
    assert!(table.state().hands.of(3).iter().all(|hand| hand.len() == 4));
}

#[test]
fn s17_the_first_player_moves_on_clockwise_across_stages() {
    let mut table = Table::new("sultan 5 first=4", &[], &[]);
    let firsts: Vec<String> = (1..=15)
        .map(|round| {
            table.skip_to_round(round);
            table.state().first.to_string()
        })
        .collect();
    assert_eq!(firsts.concat(), "451234512345123");
}

#[test]
fn s18_the_game_is_over_when_fifteen_cards_each_are_played() {
    let mut table = Table::new("sultan 4 first=1", &[], &[]);
    table.skip_to_round(15);
    assert_eq!(table.state().phase, Phase::Offer);
    table.skip_to_end();
    assert_eq!(table.state().phase, Phase::Over);
    assert!(table.state().played.of(4).iter().all(|played| played.iter().eq(1..=15)));
    assert_eq!(table.state().view(Viewer::Public).first, seat(3), "the first player of the fifteenth round, and of none after it");
}

fn scored(text: &str, collections: &[[u8; 5]]) -> State {
    let mut table = Table::new(text, &[], &[]);
    table.skip_to_end();
    let mut state = table.state().clone();
    for (index, counts) in collections.iter().enumerate() {
        let owned = Grade::ALL.into_iter().zip(counts).flat_map(|(grade, count)| (0..*count).map(move |_| grade));
        state.jewels[Seat::new(index)] = Jewels::default();
        owned.for_each(|grade| state.jewels[Seat::new(index)].add(grade));
    }
    state
}

#[test]
fn s19_each_jewel_scores_its_grade() {
    assert_eq!(scored("sultan 4", &[[1, 1, 1, 1, 1]]).points(seat(1)), 15);
    assert_eq!(scored("sultan 4", &[[2, 0, 0, 0, 2]]).points(seat(1)), 12);
}

#[test]
fn s20_sets_of_a_colour_earn_a_bonus() {
    let bonus: Vec<u8> = (0..=12).map(|count| setup("sultan 3").bonus(count)).collect();
    assert_eq!(bonus, [0, 0, 0, 2, 5, 10, 20, 20, 20, 20, 20, 20, 20]);
}

#[test]
fn s21_points_then_jewels_then_a_shared_win() {
    let result = |collections: &[[u8; 5]]| scored("sultan 3", collections).outcome().map(|outcome| outcome.to_string());
    assert_eq!(result(&[[0, 0, 0, 0, 2], [0, 1, 0, 0, 1], [0; 5]]).as_deref(), Some("points winner 1 scores 10 7 0"));
    assert_eq!(result(&[[0, 0, 0, 0, 1], [0, 1, 1, 0, 0], [0; 5]]).as_deref(), Some("jewels winner 2 scores 5 5 0"));
    assert_eq!(result(&[[0, 1, 1, 0, 0], [0; 5], [1, 0, 0, 1, 0]]).as_deref(), Some("shared winner 1 3 scores 5 0 5"));
}

#[test]
fn s22_the_worked_example_scores_51() {
    assert_eq!(scored("sultan 4", &[[0, 5, 0, 4, 2]]).points(seat(1)), 51);
}

#[test]
fn s23_two_players_have_two_sets_of_1_to_12_and_three_cushions() {
    let table = Table::new("sultan 2", &[], &[]);
    assert_eq!(Cards::from(table.state().setup.money()).to_string(), "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12");
    assert_eq!(table.state().view(Viewer::Public).drawn.len(), 4);
    assert_eq!(table.state().setup.cushions(), 3);
}

#[test]
fn s24_two_players_play_three_stages_of_four_rounds_with_eight_cards() {
    let mut table = Table::new("sultan 2 first=1", &[], &[]);
    assert_eq!(table.state().hands[seat(1)].len(), 8);
    table.skip_to_round(5);
    assert_eq!((table.state().stage(), table.state().hands[seat(1)].len()), (1, 8));
    table.skip_to_end();
    assert_eq!(table.game.ply(), 12 * 5);
}

#[test]
fn s25_two_players_lay_two_cards_in_turn_on_different_cushions() {
    let mut table = Table::new("sultan 2 first=2", &["1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 8"], &["white red yellow green"]);
    table.play("2 return white, 2 bid 1@1");
    assert!(table.refuses("2 bid 2@2"));
    table.play("1 bid 1@1");
    assert!(table.refuses("2 bid 2@1"));
    table.play("2 bid 2@2");
    assert!(table.refuses("1 bid 2@1"));
    table.play("1 bid 2@3");
    assert_eq!(table.state().round, 1);
}

#[test]
fn s25_a_view_says_where_ones_own_card_lies() {
    let mut table = Table::new("sultan 2 first=2", &["1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 8"], &["white red yellow green"]);
    table.play("2 return white, 2 bid 1@1");
    let barred =
        |table: &Table, viewer: Viewer| table.state().view(viewer).cushions.iter().map(|cushion| cushion.barred).collect::<Vec<_>>();
    assert_eq!(barred(&table, Viewer::Seat(seat(2))), [Some(Bar::OwnCard), None, None], "also while it is not the seat's turn");
    assert_eq!(barred(&table, Viewer::Seat(seat(1))), [None; 3]);
    assert_eq!(barred(&table, Viewer::Public), [None; 3]);
    let stacked = stacked_round("first=1", "1 return red, 1 bid 9@1");
    assert_eq!(barred(&stacked, Viewer::Seat(seat(1))), [None; 3], "R10: both may lie at one bazaar");
}

#[test]
fn s26_of_two_players_equal_cards_the_first_player_wins_even_if_laid_later() {
    // The trap: by S14 seat 2 would win cushion 1, having laid its 5 there before seat 1 did.
    let mut table = Table::new("sultan 2 first=1", &["5 5 6 6 7 7 8 8", "5 5 6 6 7 7 8 8"], &["white red yellow green"]);
    table.play("1 return white, 1 bid 7@2, 2 bid 5@1, 1 bid 5@1, 2 bid 8@3");
    assert_eq!((table.won(1), table.won(2)), (vec!["1 red".to_string(), "1 yellow".into()], vec!["1 green".to_string()]));
}

#[test]
fn s27_the_first_player_changes_every_round() {
    let mut table = Table::new("sultan 2 first=1", &[], &[]);
    let firsts: Vec<String> = (1..=12)
        .map(|round| {
            table.skip_to_round(round);
            table.state().first.to_string()
        })
        .collect();
    assert_eq!(firsts.concat(), "121212121212");
}

#[test]
fn s28_two_players_need_one_jewel_more_for_each_bonus() {
    let bonus: Vec<u8> = (0..=9).map(|count| setup("sultan 2").bonus(count)).collect();
    assert_eq!(bonus, [0, 0, 0, 0, 2, 5, 10, 20, 20, 20]);
}

#[test]
fn s29_what_is_open_is_open_to_all() {
    let mut table = Table::new("sultan 4 first=1", &[], &["white red yellow green"]);
    table.play("1 return white, 1 bid 3@2, 2 bid 4@2");
    for viewer in Viewer::all(4) {
        let view = table.state().view(viewer);
        assert_eq!(view.cushions[1].bids.iter().map(|laid| (laid.seat, laid.order)).collect::<Vec<_>>(), [(seat(1), 1), (seat(2), 2)]);
        assert_eq!(view.seats.iter().map(|seat| (seat.hand.size, seat.deck)).collect::<Vec<_>>(), [(4, 10), (4, 10), (5, 10), (5, 10)]);
        assert_eq!(view.pouch.len(), 47);
    }
    table.play("3 bid 1@1, 4 bid 1@1");
    assert!(Viewer::all(4).all(|viewer| table.state().view(viewer).seats[1].shown == hand("4")));
}

#[test]
fn s30_hands_and_cards_face_down_are_known_to_their_owner_alone() {
    let mut table = Table::new("sultan 4 first=1", &[], &[]);
    let jewel = table.state().moves(seat(1))[0];
    table.play(&format!("1 {jewel}, 1 bid 3@2"));
    for viewer in Viewer::all(4) {
        let view = table.state().view(viewer);
        assert_eq!(view.cushions[1].bids[0].card, viewer.is(seat(1)).then_some(3));
        let known: Seats = Seat::all(4).filter(|seat| view.seats[seat.index()].hand.cards.is_some()).collect();
        assert_eq!(known, viewer.seat().map_or(Seats::NONE, Seats::one));
    }
}

#[test]
fn s31_closed_screens_hide_what_memory_holds_until_the_end() {
    let board = |options: &str, over: bool, viewer: Viewer| {
        let mut table = Table::new(&format!("sultan 3 first=1 {options}"), &[], &["white red yellow"]);
        table.play("1 return white, 1 bid 1@1, 2 bid 2@1, 3 bid 3@2");
        if over {
            table.skip_to_end();
        }
        table.state().view(viewer).to_string()
    };
    assert!(!board("", false, Viewer::Seat(seat(1))).contains("1 red"));
    assert!(board("", false, Viewer::Seat(seat(2))).contains("1 red"), "one's own collection lies on one's own side of the screen");
    assert!(board("screens=open", false, Viewer::Public).contains("1 red"));
    assert!(board("", true, Viewer::Public).contains("points"));
}

#[test]
fn s32_the_pouch_never_runs_dry() {
    // The most that can be sold: every cushion every round. Four of the last eight are drawn in the last round.
    for players in [2, 4, 5] {
        let mut table = Table::new(&format!("sultan {players} first=1"), &[], &[]);
        let mut least = u8::MAX;
        while let Some(mover) = table.state().waiting_for().first() {
            let moves = table.state().moves(mover);
            let laid = table.state().laid;
            let sells = moves.iter().find(|mv| matches!(mv, Move::Bid { cushion, .. } if *cushion as u8 == laid % 3)).or(moves.first());
            let line = format!("{mover} {}", sells.expect("a legal move"));
            least =
                least.min(table.state().pouch.len() + table.state().offer.iter().filter(|grade| **grade != Grade::default()).count() as u8);
            table.play(&line);
        }
        assert_eq!(least, if players == 2 { 17 } else { 8 });
    }
}

#[test]
fn r1_a_jewel_is_its_grade_and_the_colour_is_the_editions() {
    let setup = setup("riquezas 5");
    let of = |colour: Colour| setup.grade(colour).map(|grade| (grade.points(), Jewels::ALL.of(grade)));
    assert_eq!(of(Colour::Red), Some((1, 12)));
    assert_eq!(of(Colour::Yellow), Some((2, 11)));
    assert_eq!(of(Colour::Green), Some((3, 10)));
    assert_eq!(of(Colour::Blue), Some((4, 9)));
    assert_eq!(of(Colour::Black), Some((5, 8)));
    assert_eq!(of(Colour::White), None);
    assert!((2..=5).all(|players| read_setup(&format!("riquezas {players}")).is_ok()));
}

#[test]
fn r2_three_bazaars_with_three_players_two() {
    let bazaars = [2, 3, 4, 5].map(|players| setup(&format!("riquezas {players}")).cushions());
    assert_eq!(bazaars, [3, 2, 3, 3]);
    assert!(Table::new("riquezas 3 first=1", &[], &["red blue black"]).state().board().contains("drawn: red (1), blue (4), black (5)"));
}

#[test]
fn r3_the_first_player_of_the_game_is_drawn_at_random() {
    let drawn: Seats = (0..100).map(|seed| Match::<State>::new(setup("riquezas 5"), Seed::number(seed)).state().first).collect();
    assert_eq!(drawn, Seats::all(5));
}

#[test]
fn r4_three_to_five_players_play_as_in_sultan() {
    let mut table = Table::new("riquezas 4 first=3", &["1 2 3 4 5"], &["red green blue black"]);
    table.play("3 return red, 3 bid 1@1, 4 bid 5@1, 1 bid 5@1, 2 bid 4@1");
    assert_eq!(table.won(4), ["1 green"], "ties go to the earlier card");
    table.skip_to_end();
    assert_eq!(table.game.ply(), 15 * 5);
}

#[test]
fn r5_with_five_players_the_left_neighbour_of_the_last_opener_opens_a_stage() {
    let firsts = |text: &str, rounds: u8| {
        let mut table = Table::new(text, &[], &[]);
        let firsts: Vec<String> = (1..=rounds)
            .map(|round| {
                table.skip_to_round(round);
                table.state().first.to_string()
            })
            .collect();
        firsts.concat()
    };
    assert_eq!(firsts("riquezas 5 first=4", 15), "451235123412345");
    assert_eq!(firsts("riquezas 4 first=4", 15), "412341234123412", "with five players only");
    assert_eq!(firsts("riquezas 2 first=1", 12), "121212121212");
}

#[test]
fn r6_several_colours_can_earn_a_bonus() {
    assert_eq!(scored("riquezas 4", &[[3, 4, 0, 0, 0]]).points(seat(1)), 3 + 8 + 2 + 5);
    assert_eq!(scored("riquezas 2", &[[4, 7, 0, 0, 0]]).points(seat(1)), 4 + 14 + 2 + 20);
}

#[test]
fn r7_ties_are_broken_as_in_sultan() {
    let state = scored("riquezas 3", &[[0, 0, 0, 0, 1], [0, 1, 1, 0, 0], [0; 5]]);
    assert_eq!(state.outcome().map(|outcome| outcome.to_string()).as_deref(), Some("jewels winner 2 scores 5 5 0"));
}

#[test]
fn r8_two_players_lay_two_cards_each_and_equal_values_go_to_the_first_player() {
    let mut table = Table::new("riquezas 2 first=2", &["5 5 6 6 7 7 8 8", "5 5 6 6 7 7 8 8"], &["red green blue black"]);
    table.play("2 return red, 2 bid 7@2, 1 bid 5@1, 2 bid 5@1, 1 bid 8@3");
    assert_eq!(table.won(2), ["1 green", "1 blue"]);
    table.skip_to_end();
    assert_eq!(table.game.ply(), 12 * 5);
}

#[test]
fn r9_two_players_may_play_with_two_bazaars() {
    let mut table = Table::new("riquezas 2 bazaars=2 first=1", &[], &["red green blue"]);
    table.play("1 return red");
    assert_eq!(table.state().view(Viewer::Public).cushions.len(), 2);
    assert_eq!(setup("riquezas 2").cushions(), 3);
    for bad in ["riquezas 5 bazaars=2", "riquezas 4 bazaars=2", "sultan 2 bazaars=2"] {
        assert!(read_setup(bad).is_err(), "{bad}");
    }
}

fn stacked_round(options: &str, moves: &str) -> Table {
    let mut table =
        Table::new(&format!("riquezas 2 stacking=on {options}"), &["5 6 7 8 9 10 11 12", "5 6 7 8 9 10 11 12"], &["red green blue black"]);
    table.play(moves);
    table
}

#[test]
fn r10_stacked_cards_compare_the_highest_then_the_second_then_the_first_player() {
    let highest = stacked_round("first=1", "1 return red, 1 bid 9@1, 2 bid 10@1, 1 bid 8@1, 2 bid 5@2");
    assert_eq!(highest.won(2), ["1 green", "1 blue"], "the highest card wins, not the sum");
    let second = stacked_round("first=1", "1 return red, 1 bid 9@1, 2 bid 9@1, 1 bid 5@1, 2 bid 6@1");
    assert_eq!((second.won(1), second.won(2)), (vec![], vec!["1 green".to_string()]));
    let missing = stacked_round("first=1", "1 return red, 1 bid 9@1, 2 bid 9@1, 1 bid 12@2, 2 bid 5@1");
    assert_eq!(missing.won(2), ["1 green"], "a missing second card counts 0");
    let level = stacked_round("first=2", "2 return red, 2 bid 5@1, 1 bid 9@1, 2 bid 9@1, 1 bid 5@1");
    assert_eq!(level.won(2), ["1 green"], "the first player of the round, no matter who laid the 9 first");
    assert!(read_setup("riquezas 4 stacking=on").is_err() && read_setup("sultan 2 stacking=on").is_err());
}

#[test]
fn r11_in_a_rush_all_lay_at_the_same_time_and_the_earlier_card_wins_ties() {
    let mut table = Table::new("sultan 4 rush=on first=1", &["1 2 3 4 5"], &["white red yellow green"]);
    table.play("1 return white");
    assert_eq!(table.state().waiting_for(), Seats::all(4));
    table.play("4 bid 5@1, 2 bid 5@1");
    assert_eq!(table.state().waiting_for(), [seat(1), seat(3)].into_iter().collect());
    table.play("1 bid 5@1, 3 bid 1@2");
    assert_eq!((table.won(4), table.won(1)), (vec!["1 red".to_string()], vec![]));
}

#[test]
fn r11_in_a_rush_of_two_the_earlier_card_wins_in_place_of_the_first_player() {
    let mut table = Table::new("sultan 2 rush=on first=1", &["5 5 6 6 7 7 8 8", "5 5 6 6 7 7 8 8"], &["white red yellow green"]);
    table.play("1 return white, 2 bid 5@1, 2 bid 6@2");
    assert!(table.refuses("2 bid 7@3"), "two cards each");
    assert!(table.game.state().waiting_for() == Seats::one(seat(1)));
    table.play("1 bid 5@1, 1 bid 7@3");
    assert_eq!(table.won(2), ["1 red", "1 yellow"]);
}

#[test]
fn r11_in_a_rush_with_stacking_the_earlier_of_the_highest_cards_wins() {
    let table = stacked_round("first=1 rush=on", "1 return red, 2 bid 9@1, 1 bid 5@1, 1 bid 9@1, 2 bid 5@1");
    assert_eq!(table.won(2), ["1 green"]);
}

#[test]
fn r12_a_card_without_a_rival_is_discarded_unseen_until_the_end() {
    let mut table = Table::new("riquezas 4 silent=on first=1", &["5 6 7 8 9"], &["red green blue black"]);
    let events = table.play("1 return red, 1 bid 5@1, 2 bid 2@2, 3 bid 3@2, 4 bid 4@2");
    for viewer in Viewer::all(4) {
        let told: Vec<Seen> = events.iter().map(|event| State::seen(event, viewer)).collect();
        let shown = |seen: &Seen| matches!(seen, Seen::Settled { cushion: 1, bids, .. } if bids[0].card == viewer.is(seat(1)).then_some(5));
        assert!(told.iter().any(shown), "viewer {viewer}");
        assert!(
            told.iter().any(|seen| matches!(seen, Seen::Settled { cushion: 2, bids, .. } if bids.iter().all(|bid| bid.card.is_some())))
        );
        let SeatUnseen(size, cards) = unseen(&table, viewer);
        assert_eq!((size, cards), (1, viewer.is(seat(1)).then(|| hand("5"))));
    }
    table.skip_to_end();
    assert!(Viewer::all(4).all(|viewer| unseen(&table, viewer).1.is_some_and(|cards| cards.contains(5))));
}

struct SeatUnseen(u8, Option<Cards>);

fn unseen(table: &Table, viewer: Viewer) -> SeatUnseen {
    let pile = table.state().view(viewer).seats[0].unseen;
    SeatUnseen(pile.size, pile.cards)
}

#[test]
fn r12_with_stacking_both_cards_without_a_rival_are_discarded_unseen() {
    let table = stacked_round("first=1 silent=on", "1 return red, 1 bid 9@1, 2 bid 10@2, 1 bid 8@1, 2 bid 5@3");
    assert_eq!(table.state().unseen.of(2), [hand("8 9"), hand("5 10")]);
    assert!(table.state().view(Viewer::Public).seats.iter().all(|seat| seat.shown.is_empty()));
}

#[test]
fn r13_nobody_looks_into_a_bag_before_the_end() {
    let mut table = Table::new("sultan 3 bags=on first=1", &[], &["white red yellow"]);
    table.play("1 return white, 1 bid 1@1, 2 bid 2@1, 3 bid 3@2");
    assert!(Viewer::all(3).all(|viewer| !table.state().view(viewer).to_string().contains("1 red")));
    table.skip_to_end();
    assert!(Viewer::all(3).all(|viewer| table.state().view(viewer).to_string().contains("red")));
    assert!(read_setup("sultan 3 bags=on screens=open").is_err(), "bags and open screens contradict each other");
}

#[test]
fn playthroughs_go_as_written() {
    use crate::playthrough::{Playthrough, hold};
    hold::<State>(
        "sultan",
        &[
            Playthrough { name: "three", edition: "sultan", players: 3, options: "screens=open", seed: 1 },
            Playthrough { name: "two", edition: "sultan", players: 2, options: "", seed: 2 },
            Playthrough { name: "rush-silent", edition: "sultan", players: 4, options: "rush=on silent=on", seed: 3 },
            Playthrough { name: "riquezas-five-bags", edition: "riquezas", players: 5, options: "bags=on first=2", seed: 4 },
            Playthrough {
                name: "riquezas-two-stacking",
                edition: "riquezas",
                players: 2,
                options: "stacking=on bazaars=2 silent=on",
                seed: 5,
            },
        ],
    );
}

/// R9, R10: options only for two players, and R13 against S31: bags hide what open screens would show.
#[test]
fn what_a_table_can_choose_follows_from_its_rules() {
    let edition = State::edition("riquezas").expect("an edition");
    let tables = engine::choices::choices::<<State as Game>::Setup>(edition);
    let names = |players: u8| -> Vec<&str> {
        let table = tables.iter().find(|table| table.players == players).expect("a table of that size");
        table.options.iter().map(|choice| choice.name).collect()
    };
    assert_eq!(names(2), ["first", "screens", "rush", "silent", "bags", "bazaars", "stacking"]);
    for players in 3..=5 {
        assert_eq!(names(players), ["first", "screens", "rush", "silent", "bags"]);
    }
    for table in &tables {
        assert_eq!(table.conflicts, [["screens=open", "bags=on"]]);
        let suggested: Vec<_> = table.options.iter().filter_map(|choice| Some((choice.name, choice.against_bots?))).collect();
        assert_eq!(suggested, [("screens", "open")], "S31");
        assert_eq!(table.options[0].values.len(), usize::from(table.players) + 1);
    }
}
