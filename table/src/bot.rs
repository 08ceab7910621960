//! The bots that a table offers: the one place that names them.

use crate::any::Opinion;
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

/// How long a person would take over a decision of which a bot thinks this: a moment where one move is best, some seconds where several are
/// about as good. `luck`, from 0 to 1, says whether it is a fast or a slow time.
pub fn pause(opinion: &Opinion, luck: f64) -> Duration {
    const GLANCE: f64 = 700.0;
    const EACH: f64 = 600.0;
    const MOST: f64 = 5.0;
    // As many moves of equal share would be as hard to choose from.
    let squares: f64 = opinion.choices.iter().map(|choice| choice.share * choice.share).sum();
    let choices = if squares > 0.0 { (1.0 / squares).min(MOST) } else { 1.0 };
    Duration::from_millis(((GLANCE + EACH * (choices - 1.0)) * (0.7 + 0.6 * luck)) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any::Candidate;

    fn thought(shares: &[f64]) -> Opinion {
        let candidate = |share: &f64| Candidate { mv: "bid 1@1".into(), chance: 0.5, share: *share };
        Opinion { mv: "bid 1@1".into(), choices: shares.iter().map(candidate).collect(), nodes: 1 }
    }

    #[test]
    fn an_easy_decision_is_made_sooner_than_a_hard_one() {
        let (forced, easy, hard) = (thought(&[1.0]), thought(&[0.9, 0.1]), thought(&[0.3, 0.3, 0.2, 0.2]));
        for luck in [0.0, 0.5, 1.0] {
            assert!(pause(&forced, luck) < pause(&easy, luck) && pause(&easy, luck) < pause(&hard, luck));
        }
        assert!(pause(&forced, 1.0) < pause(&hard, 0.0));
    }

    #[test]
    fn nobody_answers_faster_than_a_hand_moves_or_lets_the_others_wait() {
        for shares in [&[][..], &[1.0], &[0.01; 100]] {
            assert!(pause(&thought(shares), 0.0) >= Duration::from_millis(400));
            assert!(pause(&thought(shares), 1.0) <= Duration::from_millis(4_500));
        }
    }
}
