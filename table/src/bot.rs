//! The bots that a table offers: the only place that names them.

use bots::Kind;
use std::time::Duration;

/// Every bot that can be given a seat, from the weakest to the strongest.
pub fn names() -> Vec<String> {
    std::iter::once(Kind::Random).chain((1..=5).map(Kind::Level)).map(|kind| kind.to_string()).collect()
}

/// Whether a table offers a bot of this name.
pub fn is_bot(name: &str) -> bool {
    kind(name).is_some()
}

/// The bot of this name, if a table offers it.
pub fn kind(name: &str) -> Option<Kind> {
    let kind = name.parse().ok()?;
    matches!(kind, Kind::Random | Kind::Level(_)).then_some(kind)
}

/// Positions that a bot looks at even on a busy machine, if it ever looks at that many.
pub const FLOOR: u64 = 1_000;

/// How long a bot seems to take never depends on its decision: these are functions of public facts and of chance.
///
/// Within this time a bot that looks at no more than this many positions has decided, forced or hard, if it may think that long and the machine
/// is not overloaded. It is what a decision is said to take, so it is several times what an ordinary machine needs.
pub fn slot(most_nodes: u64, thought: Duration) -> Duration {
    const GLANCE: Duration = Duration::from_millis(50);
    const NODE: Duration = Duration::from_micros(100);
    let looking = |nodes: u64| {
        let looks = u32::try_from(nodes).ok().and_then(|nodes| NODE.checked_mul(nodes)).unwrap_or(Duration::MAX);
        GLANCE.saturating_add(looks)
    };
    looking(most_nodes).min(thought.max(looking(FLOOR)))
}

/// How long after it began to owe a move a bot with this slot answers. `luck`, from 0 to 1, makes it faster or slower.
pub fn pause(slot: Duration, luck: f64) -> Duration {
    slot.mul_f64(1.1 + 0.3 * luck)
}

/// The same in a race with people, taking as long as they do (R11): mostly a second or two, now and then more.
pub fn pause_in_a_race(luck: f64) -> Duration {
    Duration::from_millis(600 + (3_000.0 * luck * luck) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const THOUGHT: Duration = Duration::from_millis(700);

    #[test]
    fn a_bot_answers_after_it_had_time_to_decide() {
        for nodes in [0, 50, 850, 1_000_000, u64::MAX] {
            let slot = slot(nodes, THOUGHT);
            assert!(slot <= THOUGHT && pause(slot, 0.0) > slot && pause(slot, 1.0) < slot * 3 / 2, "{nodes}");
        }
        assert!(slot(0, THOUGHT) < slot(850, THOUGHT) && slot(850, THOUGHT) < slot(u64::MAX, THOUGHT));
    }

    #[test]
    fn r11_in_a_race_nobody_answers_faster_than_a_hand_moves_or_lets_the_others_wait() {
        assert!(pause_in_a_race(0.0) >= Duration::from_millis(400) && pause_in_a_race(1.0) <= Duration::from_millis(4_500));
    }
}
