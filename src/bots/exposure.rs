//! How likely a pawn is to be reached by a turn's throws from so many squares behind.

use crate::engine::throw::Shells;

/// The chance, for each distance, that one pawn so many squares behind lands exactly there within one turn of throwing
/// first, alone and with nothing in its way. Three big throws in a row and more are left out: less than 0.2 %.
#[derive(Clone, Debug)]
pub struct Exposure {
    chances: [f32; Exposure::REACH],
}

impl Exposure {
    /// Distances from this on count as safe.
    const REACH: usize = 32;

    pub fn new(shells: Shells) -> Exposure {
        let mut exposure = Exposure { chances: [0.0; Exposure::REACH] };
        exposure.throw_on(shells, 1, 1.0, 3);
        exposure
    }

    /// Goes through every throw after a row with these sums, as bits; `chance` is how likely that row is.
    fn throw_on(&mut self, shells: Shells, sums: u64, chance: f32, throws_left: u8) {
        for throw in shells.throws() {
            let here = chance * shells.weight(throw) as f32 / (1u32 << shells.count()) as f32;
            let reached = sums | sums << shells.value(throw);
            if shells.is_big(throw) && throws_left > 1 {
                self.throw_on(shells, reached, here, throws_left - 1);
            } else {
                for (distance, sum) in self.chances.iter_mut().enumerate().skip(1) {
                    *sum += here * (reached >> distance & 1) as f32;
                }
            }
        }
    }

    /// The chance from 0 to 1 for a distance in squares; 0 for a pawn on the same square.
    pub fn chance(&self, distance: u8) -> f32 {
        self.chances.get(usize::from(distance)).copied().unwrap_or(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Exposure;
    use crate::engine::throw::Shells;

    #[test]
    fn a_pawn_one_to_eight_squares_ahead_of_an_enemy_is_hit_as_often_as_counted_by_hand() {
        let exposure = Exposure::new(Shells::new(4).expect("four cowries"));
        for (distance, percent) in (1..).zip([28.6, 42.9, 28.6, 6.7, 1.9, 2.9, 1.9, 7.0]) {
            let chance = 100.0 * exposure.chance(distance);
            assert!((chance - percent).abs() < 0.2, "{distance}: {chance}");
        }
    }
}
