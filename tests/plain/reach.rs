//! What is legal: the ways of pawns, what stops them, where they may land, what a throw can be used for.

use super::game::{Bind, Game, Group, Pawn, Place, Thrown, Whose};
use super::ground::Square;
use super::house::{Centre, Entry, Gate, Hard, Pairs, Strike, Win};

/// What a landing does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Landing {
    Free,
    Hit(Vec<Whose>),
    /// J10.
    Sit,
    /// J5, J15: an attack on this seat, with so many 1s needed; whether on a broken group.
    Test(usize, usize, bool),
    /// K2: stopped by the double of a seat on one of its steps, and so not landed at all.
    Stop(usize, usize),
}

/// One use of a throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    pub thrown: Thrown,
    pub pawns: Vec<usize>,
    /// W3, Siga: a pawn that goes home first with a part of the throw, and the steps it passes.
    pub home_first: Option<(usize, Vec<usize>)>,
    pub from: Place,
    pub to: Place,
    /// Steps gone over on the way.
    pub passed: Vec<usize>,
    pub landing: Landing,
    /// Whether the landing could hit other, unlike pawns, so that those hit must be named (K2).
    pub names_target: bool,
}

/// Pawns that move as one and how.
struct Unit {
    pawns: Vec<usize>,
    length: usize,
    /// By half the throw (J3, J7, K3), which counts for the big finish (W3).
    by_half: bool,
}

/// What G4 supposes.
#[derive(Clone, Copy)]
pub struct Supposed {
    pub all_free: bool,
    pub gate_open: bool,
}

impl Game {
    /// The steps that a move goes through, the last one landed on: G1, G3, W1, W3 (*big finish*).
    fn way(&self, seat: usize, from: usize, unit: &Unit, thrown: &Thrown, gate_open: bool) -> Option<Vec<usize>> {
        let home = self.ground.home();
        let big_finish = self.house.centre == Centre::Big;
        let mut steps = vec![from];
        for _ in 0..unit.length {
            steps.push(match steps[steps.len() - 1] {
                step if step == home && big_finish => break,
                step if step == home => return None,
                step if step != self.ground.waiting() => step + 1,
                step if gate_open || self.house.gate == Gate::Open || self.gates[seat] => step + 1,
                _ if self.house.gate == Gate::Round => 0,
                _ => return None,
            });
        }
        let gone = steps.split_off(1);
        if big_finish && gone.last() == Some(&home) {
            let is_exact = gone.len() == unit.length;
            let (smaller, _) = self.cowries.big_values()?;
            let reaches = is_exact || unit.by_half || gone.len() <= smaller;
            if !reaches || !self.cowries.is_big(thrown.shells) {
                return None;
            }
        }
        Some(gone)
    }

    /// J9, J12, Falkener: whether what stands on a square keeps so many pawns from passing it.
    fn keeps_from_passing(&self, seat: usize, at: Square, movers: usize) -> bool {
        match self.house.pairs {
            Pairs::HollowFirst | Pairs::HardAtOnce => {
                let is_hard = matches!(self.enemy_on(seat, at), Some((_, Group::Hard)));
                is_hard && (movers == 1 || self.house.hard == Hard::Blocks)
            }
            Pairs::Firm => movers == 1 && self.enemies(seat).iter().any(|&enemy| self.has_double(enemy, at)),
            Pairs::None | Pairs::Stack | Pairs::Double | Pairs::Twins => false,
        }
    }

    /// K2: the nearest double of the outer ring on the way that not all of these pawns are marked for.
    fn double_that_stops(&self, seat: usize, pawns: &[usize], passed: &[usize]) -> Option<(usize, usize)> {
        if self.house.pairs != Pairs::Double {
            return None;
        }
        passed.iter().find_map(|&step| {
            let at = self.ground.square(seat, step);
            let mut enemies = self.enemies(seat);
            enemies.retain(|&enemy| self.ground.is_outer(at) && self.has_double(enemy, at));
            enemies.into_iter().map(|enemy| (enemy, self.ground.step(enemy, at))).find(|&(owner, step)| {
                let is_marked = |pawn: &usize| {
                    let mut marks = self.passed.iter();
                    marks.any(|mark| (mark.owner, mark.step, mark.passer) == (owner, step, (seat, *pawn)))
                };
                !pawns.iter().all(is_marked)
            })
        })
    }

    /// What landing on a square does, each way of it; nothing when it may not be landed on.
    fn landings(&self, seat: usize, pawns: &[usize], at: Square, thrown: &Thrown) -> Vec<Landing> {
        if self.ground.is_ghatta(at) {
            return vec![Landing::Free];
        }
        let alone = pawns.len() == 1;
        let there: Vec<Whose> = self
            .enemies(seat)
            .into_iter()
            .flat_map(|enemy| self.on(enemy, at).into_iter().map(move |pawn| (enemy, pawn)))
            .collect();
        let seven = self.house.strike == Strike::NotBySeven && self.cowries.value(thrown.shells) == 7;
        let on_partner = self.partner(seat).is_some_and(|partner| !self.on(partner, at).is_empty());
        let on_own = self.house.one_pawn && !self.on(seat, at).is_empty();
        if on_partner || on_own || seven && !there.is_empty() {
            return Vec::new();
        }
        let all_of = |hit: Vec<Whose>| if hit.is_empty() { Landing::Free } else { Landing::Hit(hit) };
        match self.house.pairs {
            _ if self.house.strike == Strike::Passing => vec![Landing::Free],
            Pairs::HollowFirst | Pairs::HardAtOnce => self.landing_among_jodis(seat, pawns, at).into_iter().collect(),
            Pairs::None | Pairs::Stack => vec![all_of(there)],
            Pairs::Firm | Pairs::Double
                if alone && self.enemies(seat).iter().any(|&enemy| self.has_double(enemy, at)) =>
            {
                Vec::new()
            }
            Pairs::Firm => vec![all_of(there)],
            Pairs::Double if there.is_empty() => vec![Landing::Free],
            Pairs::Double => there.into_iter().map(|hit| Landing::Hit(vec![hit])).collect(),
            Pairs::Twins => {
                let is_twin = |(seat, pawn): &Whose| self.pawns[*seat][*pawn].bind == Bind::Twin;
                let hits = |other: &Whose| is_twin(other) == is_twin(&(seat, pawns[0]));
                vec![all_of(there.into_iter().filter(hits).collect())]
            }
        }
    }

    /// H1, J5, J10, J11, J12, J14, J15.
    fn landing_among_jodis(&self, seat: usize, pawns: &[usize], at: Square) -> Option<Landing> {
        let enemy = self.enemy_on(seat, at);
        let is_hard = self.group(seat, at) == Some(Group::Hard) || matches!(enemy, Some((_, Group::Hard)));
        if self.sitter_on(at).is_some() || is_hard && self.house.hard == Hard::Blocks {
            return None;
        }
        let Some((defender, group)) = enemy else { return Some(Landing::Free) };
        let defenders = self.on(defender, at);
        let ones = match group {
            Group::Hollow | Group::Broken => defenders.len().saturating_sub(pawns.len()),
            _ => 0,
        };
        Some(match group {
            Group::Hard if pawns.len() == 1 => Landing::Sit,
            _ if ones > 0 => Landing::Test(defender, ones, group == Group::Broken),
            _ => Landing::Hit(defenders.into_iter().map(|pawn| (defender, pawn)).collect()),
        })
    }

    /// T4, J3, J7, K1 to K3, W3 (*pair finish*): the pawns of a seat that may move as one, and how far. A joint move is
    /// told once, by the first of its pawns.
    fn units(&self, seat: usize, thrown: &Thrown) -> Vec<Unit> {
        let value = self.cowries.value(thrown.shells);
        let home = self.ground.home();
        let mut units = Vec::new();
        for pawn in 0..self.pawns[seat].len() {
            let Some(step) = self.step_of(seat, pawn).filter(|&step| step != home) else { continue };
            let at = self.ground.square(seat, step);
            let group = self.group(seat, at);
            let is_twin = self.pawns[seat][pawn].bind == Bind::Twin;
            let mut mates = self.on(seat, at);
            mates.retain(|&mate| (self.pawns[seat][mate].bind == Bind::Twin) == is_twin);
            if group != Some(Group::Hard) && !is_twin {
                units.push(Unit { pawns: vec![pawn], length: value, by_half: false });
            }
            let later: Vec<usize> = mates.iter().copied().filter(|&mate| mate > pawn).collect();
            let pairs = later.into_iter().map(|mate| vec![pawn, mate]);
            if self.house.pairs == Pairs::Double && self.has_double(seat, at) {
                units.extend(pairs.clone().map(|pawns| Unit { pawns, length: value, by_half: false }));
            }
            if self.house.centre == Centre::Pair && step + 1 == home && value == 2 && !is_twin {
                units.extend(pairs.map(|pawns| Unit { pawns, length: 1, by_half: true }));
            }
            if pawn != mates[0] || mates.len() < 2 {
                continue;
            }
            match (self.house.pairs, group) {
                (Pairs::Stack, _) if step != 0 => units.push(Unit { pawns: mates, length: value, by_half: false }),
                (Pairs::Firm, _) if self.has_double(seat, at) => {
                    units.push(Unit { pawns: mates, length: value, by_half: false });
                }
                (Pairs::Twins, _) if is_twin => {
                    units.push(Unit { pawns: mates[..2].to_vec(), length: value / 2, by_half: true });
                }
                (_, Some(Group::Hard)) if value.is_multiple_of(2) => {
                    units.push(Unit { pawns: mates, length: value / 2, by_half: true });
                }
                (_, Some(Group::Hollow)) if value == 2 => units.push(Unit { pawns: mates, length: 1, by_half: true }),
                _ => {}
            }
        }
        units.retain(|unit| unit.length > 0);
        units
    }

    /// Where a unit comes with a throw, each way of it.
    fn walks(&self, seat: usize, unit: &Unit, thrown: &Thrown, supposed: Supposed) -> Vec<Move> {
        let is_pinned = |pawn: &usize| self.pawns[seat][*pawn].pinned && !supposed.all_free;
        let may_not = |pawn: &usize| thrown.barred.contains(pawn) || is_pinned(pawn);
        let from = self.step_of(seat, unit.pawns[0]).expect("a pawn on the board");
        let Some(mut passed) = self.way(seat, from, unit, thrown, supposed.gate_open) else { return Vec::new() };
        let to = passed.pop().expect("a step");
        let is_kept = |&step: &usize| self.keeps_from_passing(seat, self.ground.square(seat, step), unit.pawns.len());
        if unit.pawns.iter().any(may_not) || passed.iter().any(is_kept) {
            return Vec::new();
        }
        let mut landings = self.landings(seat, &unit.pawns, self.ground.square(seat, to), thrown);
        if let (Some((owner, step)), false) = (self.double_that_stops(seat, &unit.pawns, &passed), landings.is_empty())
        {
            landings = vec![Landing::Stop(owner, step)];
        }
        let unlike = |one: &Landing, other: &Landing| match (one, other) {
            (Landing::Hit(one), Landing::Hit(other)) => !self.are_alike(one[0], other[0]),
            _ => false,
        };
        let names_target = landings.iter().any(|landing| unlike(landing, &landings[0]));
        let walk = |landing| Move {
            thrown: thrown.clone(),
            pawns: unit.pawns.clone(),
            home_first: None,
            from: Place::On(from),
            to: Place::On(to),
            passed: passed.clone(),
            landing,
            names_target,
        };
        landings.into_iter().map(walk).collect()
    }

    /// K2: whether two enemy pawns of one square are the same to hit: one seat's, which may pass the same doubles.
    pub fn are_alike(&self, one: Whose, other: Whose) -> bool {
        one.0 == other.0 && self.may_pass(one) == self.may_pass(other)
    }

    /// K2: the doubles that a pawn may pass: whose, and on which of their steps.
    pub fn may_pass(&self, pawn: Whose) -> Vec<(usize, usize)> {
        let mut marks: Vec<_> =
            self.passed.iter().filter(|mark| mark.passer == pawn).map(|mark| (mark.owner, mark.step)).collect();
        marks.sort_unstable();
        marks
    }

    /// W3, Siga: one part of a throw takes a pawn exactly home, the rest moves another one.
    fn divided(&self, seat: usize, thrown: &Thrown, supposed: Supposed) -> Vec<Move> {
        let (value, home) = (self.cowries.value(thrown.shells), self.ground.home());
        let mut uses = Vec::new();
        for first in 0..self.pawns[seat].len() {
            let Some(step) = self.step_of(seat, first).filter(|&step| step != home) else { continue };
            let part = Unit { pawns: vec![first], length: home - step, by_half: false };
            if part.length >= value {
                continue;
            }
            let mut walks_home = self.walks(seat, &part, thrown, supposed);
            walks_home.retain(|walk| walk.to == Place::On(home)); // and not round again (G3)
            for goes_home in walks_home {
                let mut after = self.clone();
                after.pawns[seat][first] = Pawn { place: Place::On(home), bind: Bind::Loose, pinned: false };
                for pawn in 0..self.pawns[seat].len() {
                    if after.step_of(seat, pawn).is_none_or(|step| step == home) {
                        continue;
                    }
                    let rest = Unit { pawns: vec![pawn], length: value - part.length, by_half: false };
                    for walk in after.walks(seat, &rest, thrown, supposed) {
                        uses.push(Move { home_first: Some((first, goes_home.passed.clone())), ..walk });
                    }
                }
            }
        }
        uses
    }

    /// E2: how many pawns a throw brings on at most.
    fn brings_on(&self, seat: usize, thrown: &Thrown) -> usize {
        let (value, is_big) = (self.cowries.value(thrown.shells), self.cowries.is_big(thrown.shells));
        if self.house.plain_four_brings_one && value == 4 && !is_big {
            return 1;
        }
        let halved = |number: usize| (number / 2).max(1);
        match self.house.entry {
            Entry::OnStart | Entry::AfterBig => 0,
            Entry::ByBig => usize::from(is_big),
            Entry::ByOne => usize::from(value == 1),
            Entry::ByNumbers if !is_big => 0,
            Entry::ByNumbers => {
                let none_counted = if self.house.counts_mouths_down { self.cowries.count } else { 0 };
                let for_ashta = thrown.shells == none_counted;
                let number = if for_ashta { self.cowries.count } else { halved(self.cowries.count) };
                if self.unlocked[seat] { halved(number) } else { number }
            }
        }
    }

    /// Every use of a throw by a seat, T4: a walk, a divided throw, bringing pawns on (E2), leaving with a 1 (K3).
    pub fn uses(&self, seat: usize, thrown: &Thrown, all_free: bool, gate_open: bool) -> Vec<Move> {
        let supposed = Supposed { all_free, gate_open };
        let units = self.units(seat, thrown);
        let mut uses: Vec<Move> = units.iter().flat_map(|unit| self.walks(seat, unit, thrown, supposed)).collect();
        if self.house.centre == Centre::Divided {
            uses.extend(self.divided(seat, thrown, supposed));
        }
        let beside = |pawns: &[usize], from, to| Move {
            thrown: thrown.clone(),
            pawns: pawns.to_vec(),
            home_first: None,
            from,
            to,
            passed: Vec::new(),
            landing: Landing::Free,
            names_target: false,
        };
        let off = self.at_place(seat, Place::Off);
        let number = self.brings_on(seat, thrown).min(off.len());
        if number > 0 {
            uses.push(beside(&off[..number], Place::Off, Place::On(0)));
        }
        let home = self.at_home(seat);
        let all_there = home.len() + self.at_place(seat, Place::Away).len() == self.pawns[seat].len();
        if self.house.leaves_with_one && all_there && !home.is_empty() && self.cowries.value(thrown.shells) == 1 {
            uses.push(beside(&home[..1], Place::On(self.ground.home()), Place::Away));
        }
        uses
    }

    /// E2c; W3: the lock is that of the pawns' owner.
    pub fn is_locked(&self) -> bool {
        self.house.entry == Entry::AfterBig && !self.unlocked[self.mover()]
    }

    /// T5: every legal use of the row, each throw of it by itself.
    pub fn moves(&self) -> Vec<Move> {
        if self.is_locked() {
            return Vec::new();
        }
        let seat = self.mover();
        self.row.iter().flat_map(|thrown| self.uses(seat, thrown, false, false)).collect()
    }

    /// W3: whether the turn is played with a partner's pawns.
    pub fn plays_for_partner(&self) -> bool {
        self.house.win == Win::Teams && self.mover() != self.turn
    }
}
