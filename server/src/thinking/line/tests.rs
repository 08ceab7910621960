//! Fairness without a clock: one bot thinks after the other, each for as long as it is charged.

use super::*;
use std::cell::Cell;
use std::rc::Rc;

#[derive(Clone)]
struct Question {
    table: u32,
    nodes: u64,
    wanted: Rc<Cell<bool>>,
    watched: bool,
}

impl Asked for Question {
    fn wanted(&self) -> bool {
        self.wanted.get()
    }

    fn watched(&self) -> bool {
        self.watched
    }

    fn longest(&self) -> Duration {
        Duration::MAX
    }

    fn most_nodes(&self) -> u64 {
        self.nodes
    }
}

const SHARES: Shares = Shares { threads: 1, each: 1, thought: Duration::from_millis(700), look: Duration::ZERO };

fn strong(table: u32) -> Question {
    Question { table, nodes: u64::MAX, wanted: Rc::new(Cell::new(true)), watched: true }
}

fn quick(table: u32) -> Question {
    Question { nodes: 0, ..strong(table) }
}

/// A queue with a single thread and a simulated clock in milliseconds.
struct Simulated {
    line: Line<Question>,
    now: f64,
}

impl Simulated {
    fn new() -> Simulated {
        Simulated { line: Line::new(SHARES), now: 0.0 }
    }

    fn ask(&mut self, person: &str, question: Question) {
        self.line.push(person, question, self.now as u64);
    }

    /// Processes one question; returns who asked, which table, and for how long.
    fn think(&mut self) -> (String, u32, f64) {
        let Turn { person, question, time } = self.line.next(self.now as u64).expect("somebody waits");
        let took = cost(question.nodes, time).as_secs_f64() * 1000.0;
        self.now += took;
        self.line.done(&person);
        (person, question.table, took)
    }
}

/// Two hundred tables ask again as soon as they are answered, fifty of them one person's; `mine` is the last and is timed.
fn crowded(mine: &Question, rounds: u32) -> f64 {
    let mut all = Simulated::new();
    let owner = |table: u32| if table < 50 { "hog".to_string() } else { format!("person {table}") };
    (0..200).for_each(|table| all.ask(&owner(table), strong(table)));
    let mut longest: f64 = 0.0;
    for _ in 0..rounds {
        // Now and then, at any moment of the others.
        for _ in 0..37 {
            let (person, table, _) = all.think();
            all.ask(&person, strong(table));
        }
        let asked = all.now;
        all.ask("me", mine.clone());
        loop {
            let (person, table, _) = all.think();
            if person == "me" {
                break;
            }
            all.ask(&person, strong(table));
        }
        longest = longest.max(all.now - asked);
    }
    longest
}

#[test]
fn beside_two_hundred_tables_a_quick_answer_comes_within_a_second_and_a_strong_one_within_three() {
    let (quick, strong) = (crowded(&quick(999), 20), crowded(&strong(999), 20));
    assert!(quick < 1_000.0, "{quick} ms");
    assert!(strong < 3_000.0, "{strong} ms");
}

#[test]
fn a_long_thought_at_a_quiet_time_does_not_count_against_its_person_later() {
    let mut all = Simulated::new();
    all.ask("early", strong(999));
    assert_eq!(all.think().2, 700.0);
    (0..150).for_each(|table| all.ask(&format!("person {table}"), strong(table)));
    all.ask("early", strong(999));
    let mut thoughts = 0;
    loop {
        let (person, table, _) = all.think();
        if person == "early" {
            break;
        }
        thoughts += 1;
        all.ask(&person, strong(table));
    }
    assert!(thoughts <= 2 * 150, "{thoughts} thoughts of others came first");
}

#[test]
fn a_crowd_that_comes_and_goes_does_not_starve_one_with_many_tables() {
    const PAUSE: f64 = 900.0;
    let mut all = Simulated::new();
    for _ in 0..10 {
        all.ask("owner", strong(0));
        all.think();
    }
    (0..50).for_each(|table| all.ask("owner", strong(table)));
    // Each of the others asks again some time after it was answered, and starts at the clock then.
    let mut away: Vec<(f64, u32)> = (0..150).map(|table| (all.now, 100 + table)).collect();
    let (mut owners, begun) = (0, all.now);
    while all.now < begun + 30_000.0 {
        let now = all.now;
        let back: Vec<u32> = away.extract_if(.., |(at, _)| *at <= now).map(|(_, table)| table).collect();
        back.into_iter().for_each(|table| all.ask(&format!("person {table}"), strong(table)));
        let (person, table, _) = all.think();
        if person == "owner" {
            owners += 1;
            all.ask("owner", strong(table));
        } else {
            away.push((all.now + PAUSE, table));
        }
    }
    assert!(owners >= 5, "the owner had {owners} turns in thirty seconds, anybody else about ten");
}

#[test]
fn fifty_tables_of_one_person_get_as_much_as_one_table_of_another() {
    let mut all = Simulated::new();
    (0..50).for_each(|table| all.ask("hog", strong(table)));
    all.ask("one", strong(99));
    let mut spent: HashMap<String, f64> = HashMap::new();
    while all.now < 60_000.0 {
        let (person, table, took) = all.think();
        *spent.entry(person.clone()).or_default() += took;
        all.ask(&person, strong(table));
    }
    let ratio = spent["hog"] / spent["one"];
    assert!((0.9..1.1).contains(&ratio), "{spent:?}");
}

#[test]
fn one_persons_tables_take_turns() {
    let mut all = Simulated::new();
    (0..5).for_each(|table| all.ask("one", strong(table)));
    let mut order = Vec::new();
    for _ in 0..10 {
        let (_, table, _) = all.think();
        order.push(table);
        all.ask("one", strong(table));
    }
    assert_eq!(order, [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]);
}

#[test]
fn alone_a_bot_thinks_as_long_as_it_may_and_in_a_crowd_less_but_never_below_its_floor() {
    let mut line = Line::new(SHARES);
    line.push("one", strong(0), 0);
    assert_eq!(line.next(0).expect("one waits").time, SHARES.thought);
    line.done("one");
    for person in 0..500 {
        line.push(&format!("person {person}"), strong(person), 0);
    }
    let time = line.next(0).expect("many wait").time;
    assert!(time < Duration::from_millis(10), "{time:?}");
    assert_eq!(cost(u64::MAX, time), NODE * FLOOR as u32, "the floor takes longer");
    assert_eq!(cost(850, time), NODE * 850, "a level that looks at fewer has its fill");
}

#[test]
fn one_persons_tables_do_not_weaken_anothers_bot() {
    let mut line = Line::new(SHARES);
    (0..50).for_each(|table| line.push("hog", strong(table), 0));
    line.push("one", strong(99), 0);
    let time = |line: &Line<Question>, table: u32| {
        line.candidates(0)
            .into_iter()
            .find(|candidate| line.waiting[candidate.at].question.table == table)
            .expect("next of its person")
            .time
    };
    assert_eq!(time(&line, 99), SHARES.thought);
    assert!(time(&line, 0) < SHARES.thought / 10);
}

#[test]
fn unwatched_tables_do_not_make_anyones_bot_weaker() {
    let mut line = Line::new(SHARES);
    for table in 0..100 {
        line.push(&format!("away {table}"), Question { watched: false, ..strong(table) }, 0);
    }
    line.push("here", strong(100), 0);
    let turn = line.next(0).expect("many wait");
    assert_eq!((turn.question.table, turn.time), (100, SHARES.thought));
    line.done("here");
    assert!(line.next(0).expect("many wait").time < SHARES.thought / 10);
}

#[test]
fn a_table_that_nobody_looks_at_waits_behind_the_others_but_not_for_ever() {
    let unwatched = Question { watched: false, ..strong(1) };
    let mut line = Line::new(SHARES);
    line.push("away", unwatched, 0);
    for now in 0..10 {
        line.push("here", strong(0), now);
        let turn = line.next(now).expect("two wait");
        assert_eq!(turn.question.table, 0);
        line.done(&turn.person);
    }
    line.push("here", strong(0), UNWATCHED);
    assert_eq!(line.next(UNWATCHED).expect("two wait").question.table, 1, "nothing was spent for it");
}

#[test]
fn a_question_nobody_waits_for_is_dropped() {
    let mut line = Line::new(SHARES);
    let stale = strong(0);
    line.push("one", stale.clone(), 0);
    line.push("two", strong(1), 0);
    stale.wanted.set(false);
    assert_eq!(line.next(0).expect("one is left").question.table, 1);
    assert!(line.next(0).is_none() && line.len() == 0);
}

#[test]
fn one_person_does_not_use_all_threads() {
    let mut line = Line::new(Shares { threads: 4, each: 3, ..SHARES });
    (0..9).for_each(|table| line.push("hog", strong(table), 0));
    let taken = std::iter::from_fn(|| line.next(0)).count();
    assert_eq!((taken, line.len()), (3, 6));
    line.push("one", strong(99), 0);
    assert_eq!(line.next(0).expect("a thread is free").question.table, 99);
    line.done("hog");
    assert!(line.next(0).is_some());
}

#[test]
fn what_was_not_spent_is_not_saved_up() {
    let alike = |table: u32| Question { nodes: 850, ..strong(table) };
    let mut all = Simulated::new();
    all.ask("late", alike(1));
    all.think();
    for _ in 0..1_000 {
        all.ask("busy", alike(0));
        all.think();
    }
    (0..5).for_each(|table| all.ask("busy", alike(table)));
    (5..10).for_each(|table| all.ask("late", alike(table)));
    let order: Vec<String> = (0..6).map(|_| all.think().0).collect();
    assert_eq!(order.iter().filter(|person| *person == "busy").count(), 3, "{order:?}");
}
