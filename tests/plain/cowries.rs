//! What the cowries show and count (T1, T8), throw by throw.

use super::house::{House, One, Table};

/// A throw: how many mouths are up. Two throws of one value may differ.
pub type Shells = usize;

#[derive(Clone, Debug)]
pub struct Cowries {
    pub count: usize,
    /// By mouths up: squares counted, whether it is big, whether it gives another throw, how often it falls.
    values: Vec<usize>,
    big: Vec<bool>,
    again: Vec<bool>,
    weights: Vec<u64>,
}

impl Cowries {
    pub fn of(house: &House) -> Cowries {
        let count = house.cowries;
        let mut cowries = Cowries { count, values: vec![], big: vec![], again: vec![], weights: vec![] };
        for up in 0..=count {
            let shown = if house.counts_mouths_down { count - up } else { up };
            let is_one = shown == 1 && shown < count;
            let value = match (shown, house.table) {
                (0, Table::NoneIsNothing) => 0,
                (0, Table::Usual | Table::OnlyNoneIsBig) => 2 * count,
                (0, Table::Senior(_)) => 8,
                (_, Table::Senior(all)) if shown == count => all,
                _ if is_one && house.one == One::Eleven => 11,
                _ => shown,
            };
            let is_big = match house.table {
                Table::NoneIsNothing => false,
                Table::OnlyNoneIsBig => shown == 0,
                Table::Usual | Table::Senior(_) => shown == 0 || shown == count,
            };
            cowries.values.push(value);
            cowries.big.push(is_big);
            cowries.again.push(is_big || is_one && house.one != One::Plain);
            cowries.weights.push(weight(up, count, house.mouths));
        }
        cowries
    }

    pub fn all(&self) -> Vec<Shells> {
        (0..=self.count).collect()
    }

    pub fn value(&self, shells: Shells) -> usize {
        self.values[shells]
    }

    pub fn is_big(&self, shells: Shells) -> bool {
        self.big[shells]
    }

    pub fn gives_another(&self, shells: Shells) -> bool {
        self.again[shells]
    }

    pub fn weight(&self, shells: Shells) -> u64 {
        self.weights[shells]
    }

    /// What the smaller of the big throws counts, and the larger one.
    pub fn big_values(&self) -> Option<(usize, usize)> {
        let big = || self.all().into_iter().filter(|&shells| self.is_big(shells)).map(|shells| self.value(shells));
        Some((big().min()?, big().max()?))
    }

    pub fn name(&self, shells: Shells) -> String {
        format!("{}{}", self.value(shells), if self.is_big(shells) { "*" } else { "" })
    }
}

/// The ways in which so many of the cowries can fall with their mouths up, each mouth up with a chance in tenths.
fn weight(up: usize, count: usize, mouths: usize) -> u64 {
    (0..1_usize << count)
        .filter(|fallen| fallen.count_ones() as usize == up)
        .map(|_| (mouths.pow(up as u32) * (10 - mouths).pow((count - up) as u32)) as u64)
        .sum()
}
