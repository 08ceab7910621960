//! Who meets whom, and who sits where.
//!
//! - A **series** has one table; everybody moves one seat further each game.
//! - **Round-robin** at tables of two follows the Berger tables. At larger tables each round is the one with the fewest repeated meetings that an
//!   exchange of two people cannot improve, until everybody has met everybody.
//! - **Swiss** at tables of two follows the Monrad system: sorted by points and lot, each in turn meets the next whom they have not met. At larger
//!   tables the same order is cut into tables, and two people change places as long as that makes fewer repeated meetings, or equally many between
//!   people whose points are closer.
//! - A **knock-out final** spreads the best over the tables like a bracket: first against last, second against last but one.

use crate::contest::{Contest, Event, Round};
use crate::plan::{Format, Gaps};
use std::cmp::Reverse;

/// The seats of a table; nobody's is a bot's.
type Seats = Vec<Option<u16>>;

/// What has happened to the entrants so far.
struct Past {
    /// How often two have met.
    met: Vec<Vec<u32>>,
    /// How often each has sat in each seat.
    sat: Vec<[u32; 5]>,
    /// Where each sat last.
    last: Vec<Option<usize>>,
    /// How often each has had a bye, or a table with a bot.
    short: Vec<u32>,
    /// How many rounds there were.
    rounds: usize,
}

impl Past {
    fn of(contest: &Contest) -> Past {
        let all = contest.entrants.len();
        let mut past = Past {
            met: vec![vec![0; all]; all],
            sat: vec![[0; 5]; all],
            last: vec![None; all],
            short: vec![0; all],
            rounds: contest.rounds.len(),
        };
        contest.rounds.iter().for_each(|round| past.add(round));
        past
    }

    fn add(&mut self, round: &Round) {
        for entrant in &round.byes {
            self.short[usize::from(*entrant)] += 1;
        }
        round.games.iter().for_each(|game| self.add_table(&game.seats));
    }

    fn add_table(&mut self, seats: &Seats) {
        let with_bot = seats.contains(&None);
        for (seat, entrant) in seats.iter().enumerate() {
            let Some(entrant) = entrant.map(usize::from) else { continue };
            self.sat[entrant][seat] += 1;
            self.last[entrant] = Some(seat);
            self.short[entrant] += u32::from(with_bot);
            for other in seats.iter().flatten().map(|other| usize::from(*other)).filter(|other| *other != entrant) {
                self.met[entrant][other] += 1;
            }
        }
    }

    fn met(&self, one: u16, other: u16) -> u32 {
        self.met[usize::from(one)][usize::from(other)]
    }

    /// The order in which everybody sits where they have sat least often, and rather not where they sat last. If that says nothing, each round
    /// begins with somebody else.
    fn seated(&self, members: &[Option<u16>]) -> Seats {
        let mut members = members.to_vec();
        let further = self.rounds % members.len().max(1);
        members.rotate_left(further);
        let cost = |order: &Seats| -> u32 {
            let one = |(seat, entrant): (usize, &Option<u16>)| {
                let index = usize::from(entrant.as_ref().copied()?);
                Some(2 * self.sat[index][seat].pow(2) + u32::from(self.last[index] == Some(seat)))
            };
            order.iter().enumerate().filter_map(one).sum()
        };
        orders(&members).into_iter().min_by_key(cost).unwrap_or_default()
    }
}

/// Every order of a few things; the given one first.
fn orders(members: &[Option<u16>]) -> Vec<Seats> {
    if members.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |first: usize| {
        let rest: Seats = members.iter().enumerate().filter(|(index, _)| *index != first).map(|(_, member)| *member).collect();
        orders(&rest).into_iter().map(move |order| std::iter::once(members[first]).chain(order).collect())
    };
    (0..members.len()).flat_map(with_first).collect()
}

/// The next round before the knock-out final.
pub(crate) fn regular(contest: &Contest) -> Option<Event> {
    let (tables, byes) = match contest.plan.format {
        Format::Series(_) => (vec![series(contest)], Vec::new()),
        Format::RoundRobin if contest.plan.players == 2 => by_berger(contest),
        Format::RoundRobin => evenly(contest),
        Format::Swiss(_) => swiss(contest),
    };
    let nobody = tables.is_empty() && byes.is_empty();
    (!nobody).then_some(Event::Paired { tables, byes, knock_out: false })
}

/// The entrant, unless they have dropped out.
fn present(contest: &Contest, entrant: u16) -> Option<u16> {
    Some(entrant).filter(|entrant| contest.takes_part(*entrant))
}

fn series(contest: &Contest) -> Seats {
    let mut seats: Seats = contest.lots.iter().map(|entrant| present(contest, *entrant)).collect();
    let further = contest.rounds.len() % seats.len().max(1);
    seats.rotate_right(further);
    seats
}

/// How many rounds a Berger table has.
pub(crate) fn berger_rounds(entrants: usize) -> usize {
    (entrants + entrants % 2).saturating_sub(1)
}

/// A round of the Berger table for this many, as pairs of numbers counted from 0; the first of a pair begins.
///
/// The last number is alternately second and first; the others go round by half a table.
pub(crate) fn berger(entrants: usize, round: usize) -> Vec<(usize, usize)> {
    let all = entrants + entrants % 2;
    let circle = all - 1;
    let top = round * (all / 2) % circle;
    let last = if round.is_multiple_of(2) { (top, circle) } else { (circle, top) };
    let others = (1..all / 2).map(|step| ((top + step) % circle, (top + circle - step) % circle));
    std::iter::once(last).chain(others).collect()
}

fn by_berger(contest: &Contest) -> (Vec<Seats>, Vec<u16>) {
    let here = |number: usize| contest.lots.get(number).and_then(|entrant| present(contest, *entrant));
    let mut round = (Vec::new(), Vec::new());
    for (one, other) in berger(contest.lots.len(), contest.rounds.len()) {
        match (here(one), here(other), contest.plan.gaps) {
            (None, None, _) => {}
            (Some(alone), None, Gaps::Byes) | (None, Some(alone), Gaps::Byes) => round.1.push(alone),
            (one, other, _) => round.0.push(vec![one, other]),
        }
    }
    round
}

/// Takes out those who have a bye, and says how many sit at each table: first of all those lower in the order who have had the fewest.
fn gaps(contest: &Contest, past: &Past, order: &mut Vec<u16>) -> (Vec<usize>, Vec<u16>) {
    let size = usize::from(contest.plan.players);
    let over = order.len() % size;
    if over == 0 {
        return (vec![size; order.len() / size], Vec::new());
    }
    let takes_byes = contest.plan.gaps == Gaps::Byes && order.len() >= size;
    if !takes_byes {
        return (sizes_with_bots(order.len(), size), Vec::new());
    }
    let byes: Vec<u16> = (0..over).filter_map(|_| take_short(past, order)).collect();
    (vec![size; order.len() / size], byes)
}

/// Takes out the lowest of those who have least often been short of opponents.
fn take_short(past: &Past, order: &mut Vec<u16>) -> Option<u16> {
    let least = (0..order.len()).min_by_key(|index| (past.short[usize::from(order[*index])], Reverse(*index)))?;
    Some(order.remove(least))
}

/// How many people sit at each table if bots take the other seats: at most one bot more at any table than at another, and more at the lower ones.
fn sizes_with_bots(people: usize, size: usize) -> Vec<usize> {
    let tables = people.div_ceil(size);
    let bots = tables * size - people;
    (0..tables).map(|table| size - bots / tables - usize::from(tables - table <= bots % tables)).collect()
}

/// The tables of the lowest cost that exchanges reach from a few beginnings; the search ends below `enough`. After the first, a beginning is the best so
/// far with one person of each table a few tables further.
fn searched(order: &[u16], sizes: &[usize], cost: &dyn Fn(u16, u16) -> u64, enough: u64) -> Vec<Vec<u16>> {
    const BEGINNINGS: usize = 12;
    let mut best = improved(order, sizes, cost);
    for beginning in 1..BEGINNINGS {
        if best.0 < enough || best.1.len() < 2 {
            break;
        }
        let mut tables = best.1.clone();
        let movers: Vec<u16> = tables.iter().map(|table| table[beginning % table.len()]).collect();
        let further = 1 + beginning % (tables.len() - 1).max(1);
        for (index, table) in tables.iter_mut().enumerate() {
            let place = beginning % table.len();
            table[place] = movers[(index + further) % movers.len()];
        }
        let found = improved(&tables.concat(), sizes, cost);
        if found.0 < best.0 {
            best = found;
        }
    }
    best.1
}

/// Cuts an order into tables, and lets two people change places as long as that lowers the cost, which adds up over pairs at a table.
fn improved(order: &[u16], sizes: &[usize], cost: &dyn Fn(u16, u16) -> u64) -> (u64, Vec<Vec<u16>>) {
    let mut rest = order;
    let mut tables: Vec<Vec<u16>> = Vec::new();
    for size in sizes {
        let (table, others) = rest.split_at((*size).min(rest.len()));
        tables.push(table.to_vec());
        rest = others;
    }
    while improve(&mut tables, cost) {}
    let of_table = |table: &Vec<u16>| (1..table.len()).map(|index| with_others(table[index], &table[..index], u16::MAX, cost)).sum::<u64>();
    (tables.iter().map(of_table).sum(), tables)
}

fn with_others(one: u16, table: &[u16], except: u16, cost: &dyn Fn(u16, u16) -> u64) -> u64 {
    table.iter().filter(|other| **other != except && **other != one).map(|other| cost(one, *other)).sum()
}

/// Makes every exchange of two people that lowers the cost, once, and says whether there was one.
fn improve(tables: &mut [Vec<u16>], cost: &dyn Fn(u16, u16) -> u64) -> bool {
    let mut better = false;
    for low in 1..tables.len() {
        for high in 0..low {
            let (here, there) = (tables[low].len(), tables[high].len());
            for (mine, theirs) in (0..here).flat_map(|mine| (0..there).map(move |theirs| (mine, theirs))) {
                let (one, other) = (tables[low][mine], tables[high][theirs]);
                let now = with_others(one, &tables[low], one, cost) + with_others(other, &tables[high], other, cost);
                let then = with_others(one, &tables[high], other, cost) + with_others(other, &tables[low], one, cost);
                if then < now {
                    (tables[low][mine], tables[high][theirs]) = (other, one);
                    better = true;
                }
            }
        }
    }
    better
}

/// Sits the people of each table down; bots take the other seats.
fn seat_all(contest: &Contest, past: &Past, tables: Vec<Vec<u16>>) -> Vec<Seats> {
    let size = usize::from(contest.plan.players);
    let with_bots = |table: Vec<u16>| table.into_iter().map(Some).chain(std::iter::repeat(None)).take(size).collect::<Seats>();
    tables.into_iter().map(|table| past.seated(&with_bots(table))).collect()
}

/// A round in which as few as possible meet again.
fn evenly(contest: &Contest) -> (Vec<Seats>, Vec<u16>) {
    let past = Past::of(contest);
    let mut order = contest.active();
    // Those who have met most of the others are the first to have a bye.
    order.sort_by_key(|entrant| past.met[usize::from(*entrant)].iter().filter(|times| **times > 0).count());
    let (sizes, byes) = gaps(contest, &past, &mut order);
    // A first meeting counts for more than that no other is repeated once more.
    let cost = |one: u16, other: u16| match past.met(one, other) {
        0 => 0,
        times => 8 + u64::from(times.pow(3)),
    };
    let tables = searched(&order, &sizes, &cost, 1);
    (seat_all(contest, &past, tables), byes)
}

/// Whether everybody who takes part has met everybody else.
fn all_have_met(contest: &Contest) -> bool {
    let (past, active) = (Past::of(contest), contest.active());
    active.iter().enumerate().all(|(index, one)| active[..index].iter().all(|other| past.met(*one, *other) > 0))
}

/// How many rounds there are until everybody has met everybody, if nobody drops out.
pub(crate) fn rounds_until_all_have_met(contest: &Contest) -> usize {
    let mut contest = contest.clone();
    let most = contest.rounds.len() + 3 * contest.entrants.len();
    while !all_have_met(&contest) && contest.rounds.len() < most {
        let (tables, byes) = evenly(&contest);
        contest.apply(&Event::Paired { tables, byes, knock_out: false });
    }
    contest.rounds.iter().filter(|round| !round.knock_out).count()
}

fn swiss(contest: &Contest) -> (Vec<Seats>, Vec<u16>) {
    let past = Past::of(contest);
    let points: Vec<u32> = {
        let mut points = vec![0; contest.entrants.len()];
        contest.standings().iter().for_each(|line| points[usize::from(line.entrant)] = line.points);
        points
    };
    let of = |entrant: u16| points[usize::from(entrant)];
    let mut order = contest.active();
    // Stable: equal points stay in the order of their lots.
    order.sort_by_key(|entrant| Reverse(of(*entrant)));
    if contest.plan.players == 2 {
        return monrad(contest, &past, order, &of);
    }
    let (sizes, byes) = gaps(contest, &past, &mut order);
    (seat_all(contest, &past, searched(&order, &sizes, &apart(&past, &of), REPEATED)), byes)
}

/// What a repeated meeting costs: more than any difference in points.
const REPEATED: u64 = 1_000_000_000;

/// Fewest repeated meetings before all else, then closest points.
fn apart(past: &Past, points: &impl Fn(u16) -> u32) -> impl Fn(u16, u16) -> u64 {
    |one, other| REPEATED * u64::from(past.met(one, other).pow(2)) + u64::from(points(one).abs_diff(points(other)).pow(2))
}

fn monrad(contest: &Contest, past: &Past, mut order: Vec<u16>, points: &impl Fn(u16) -> u32) -> (Vec<Seats>, Vec<u16>) {
    let alone = if order.len() % 2 == 1 { take_short(past, &mut order) } else { None };
    /// After this many pairs the search gives up, and exchanges find the fewest repeated meetings.
    const TRIES: u32 = 100_000;
    let mut pairs = Vec::new();
    if !meet_next(past, &mut order.clone(), &mut pairs, &mut { TRIES }) {
        let sizes = vec![2; order.len() / 2];
        pairs = searched(&order, &sizes, &apart(past, points), REPEATED);
    }
    let mut tables = seat_all(contest, past, pairs);
    match (alone, contest.plan.gaps) {
        (None, _) => (tables, Vec::new()),
        (Some(alone), Gaps::Byes) => (tables, vec![alone]),
        (Some(alone), Gaps::Bots) => {
            tables.push(past.seated(&[Some(alone), None]));
            (tables, Vec::new())
        }
    }
}

/// The first in the order meets the next whom they have not met, so that the others can be paired in the same way.
fn meet_next(past: &Past, order: &mut Vec<u16>, pairs: &mut Vec<Vec<u16>>, tries: &mut u32) -> bool {
    if order.is_empty() {
        return true;
    }
    let first = order.remove(0);
    for index in 0..order.len() {
        if past.met(first, order[index]) > 0 || *tries == 0 {
            continue;
        }
        *tries -= 1;
        let second = order.remove(index);
        pairs.push(vec![first, second]);
        if meet_next(past, order, pairs, tries) {
            return true;
        }
        pairs.pop();
        order.insert(index, second);
    }
    order.insert(0, first);
    false
}

/// The next round of the knock-out final; nothing if there is none.
pub(crate) fn knock_out(contest: &Contest) -> Option<Event> {
    let before = contest.rounds.last().filter(|round| round.knock_out);
    let list = match before {
        Some(round) if round.games.len() < 2 => return None,
        Some(round) => those_who_go_on(contest, round),
        None => {
            let here: Vec<u16> = regular_order(contest).into_iter().filter(|entrant| contest.takes_part(*entrant)).collect();
            let finalists = contest.finalists(here.len());
            here.into_iter().take(finalists).collect()
        }
    };
    if list.is_empty() {
        return None;
    }
    let size = usize::from(contest.plan.players);
    let tables = list.len().div_ceil(size);
    let mut seats: Vec<Seats> = vec![Vec::new(); tables];
    for (index, entrant) in list.iter().enumerate() {
        let (row, place) = (index / tables, index % tables);
        let table = if row.is_multiple_of(2) { place } else { tables - 1 - place };
        seats[table].push(present(contest, *entrant));
    }
    let past = Past::of(contest);
    let full = |mut members: Seats| {
        members.resize(size, None);
        past.seated(&members)
    };
    Some(Event::Paired { tables: seats.into_iter().map(full).collect(), byes: Vec::new(), knock_out: true })
}

/// The best of each table: all who were first, then all who were second.
fn those_who_go_on(contest: &Contest, round: &Round) -> Vec<u16> {
    let before = regular_order(contest);
    let finishes: Vec<Vec<u16>> = round.games.iter().map(|game| finish(game, &before)).collect();
    (0..contest.plan.go_on()).flat_map(|place| finishes.iter().filter_map(move |finish| finish.get(place).copied())).collect()
}

/// The people of a table, the best first. Of those who shared a place, the one who was ahead before the final comes first.
fn finish(game: &crate::Game, before: &[u16]) -> Vec<u16> {
    let ranks = game.outcome.as_ref().map_or(&[][..], |outcome| &outcome.ranks);
    let mut finish: Vec<(u8, usize, u16)> = game
        .seats
        .iter()
        .zip(ranks)
        .filter_map(|(entrant, rank)| {
            let entrant = (*entrant)?;
            Some((*rank, before.iter().position(|other| *other == entrant)?, entrant))
        })
        .collect();
    finish.sort_unstable();
    finish.into_iter().map(|(.., entrant)| entrant).collect()
}

/// How everybody stood before the final.
fn regular_order(contest: &Contest) -> Vec<u16> {
    let mut before = contest.clone();
    before.rounds.retain(|round| !round.knock_out);
    before.standings().into_iter().map(|line| line.entrant).collect()
}

/// The people at the last table of the knock-out final, the best first, once it is over.
pub(crate) fn last_table(contest: &Contest) -> Vec<u16> {
    match contest.rounds.last() {
        Some(round) if round.knock_out && round.games.len() == 1 && round.games[0].outcome.is_some() => {
            finish(&round.games[0], &regular_order(contest))
        }
        _ => Vec::new(),
    }
}

/// Whether the rounds before the knock-out final are over where everybody is to meet everybody.
pub(crate) fn is_round_robin_over(contest: &Contest) -> bool {
    if contest.plan.players == 2 { contest.rounds.len() >= berger_rounds(contest.lots.len()) } else { all_have_met(contest) }
}
