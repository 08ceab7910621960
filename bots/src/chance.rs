//! Chances as they are said to people.

use engine::{CERTAIN, Correction, Knowledge};

/// The chance, from 0 to 1, with which the seat to move wins in this position when a deep search with the game's network says this one.
pub fn corrected<G: Knowledge>(state: &G, chance: f64) -> f64 {
    by(state.correction(), chance)
}

fn by(Correction { factor, offset }: Correction, chance: f64) -> f64 {
    let [factor, offset] = [factor, offset].map(|number| f64::from(number) / f64::from(Correction::ONE));
    let (win, loss) = (chance.powf(factor) * offset.exp(), (1.0 - chance).powf(factor));
    // Powers may differ in their last bit from machine to machine.
    (win / (win + loss) * f64::from(CERTAIN)).round() / f64::from(CERTAIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_certain_stays_certain_and_the_order_of_chances_stays() {
        for correction in [Correction::NONE, Correction { factor: 1250, offset: 0 }, Correction { factor: 800, offset: -300 }] {
            assert_eq!([by(correction, 0.0), by(correction, 1.0)], [0.0, 1.0]);
            let said: Vec<f64> = (0..=200).map(|chance| by(correction, f64::from(chance) / 200.0)).collect();
            assert!(said.is_sorted_by(|one, next| one < next), "{correction:?}");
        }
    }

    #[test]
    fn a_factor_moves_chances_away_from_a_half_and_an_offset_lowers_them() {
        let bolder = |chance| by(Correction { factor: 1250, offset: 0 }, chance);
        assert_eq!(bolder(0.5), 0.5);
        assert!(bolder(0.7) > 0.72 && bolder(0.3) < 0.28);
        let lower = by(Correction { factor: 1000, offset: -200 }, 0.5);
        assert!((lower - 1.0 / (1.0 + 0.2_f64.exp())).abs() < 1e-4, "{lower}");
        assert_eq!(by(Correction::NONE, 0.375), 0.375);
    }
}
