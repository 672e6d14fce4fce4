//! The rules of `rules.md` a second time, for 5×5, four cowries and four pawns: plain and slow. Nothing is precomputed
//! and nothing is packed; each function says which rules it reads.

use super::ground::{HOME, Square, WAITING, is_ghatta, square};
use super::house::{Gate, Hard, House, Jodi};

pub const PAWNS: usize = 4;

/// Mouths up of four cowries: 1, 2, 3, 4 count 1, 2, 3, 4\* and 0 counts 8\* (T1).
pub type Shells = u8;

pub fn value(shells: Shells) -> usize {
    if shells == 0 { 8 } else { shells.into() }
}

pub fn is_big(shells: Shells) -> bool {
    shells == 0 || shells == 4
}

/// What a pawn remembers of its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bind {
    Loose,
    Hard,
    Broken,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pawn {
    pub step: usize,
    pub bind: Bind,
    /// Sits on a hard jodi whose owner has not yet ended his next turn (J10).
    pub pinned: bool,
}

const FRESH: Pawn = Pawn { step: 0, bind: Bind::Loose, pinned: false };

/// Pawns of one seat on one square, as the rules call them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    Single,
    Hollow,
    Hard,
    Broken,
    /// Several that are no jodi: on a ghatta, at home, or where no jodi is played.
    Crowd,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    pub shells: Shells,
    /// Pawns that may not use it (J5, J16), rising.
    pub barred: Vec<usize>,
}

#[derive(Clone, Debug)]
pub struct Test {
    pub attackers: Vec<usize>,
    pub from: usize,
    pub was: &'static str,
    pub defender: usize,
    pub ones: usize,
    pub broken: bool,
    /// A sitter was hit as the attackers left, and the one extra throw of this move is owed already (J16, T6).
    pub rewarded: bool,
    /// The attacker's pawns before the move.
    before: [Pawn; PAWNS],
}

#[derive(Clone, Debug)]
pub enum Phase {
    /// The throws of those who may still begin.
    Opening(Vec<(usize, Option<usize>)>),
    Turn,
    Test(Test),
    Dead,
    /// Why, and each seat's place.
    Over(&'static str, [usize; 4]),
}

/// One use of a throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    pub thrown: Thrown,
    pub pawns: Vec<usize>,
    pub to: usize,
}

#[derive(Clone, Debug)]
pub enum Act {
    Throw(Shells),
    Move(Move),
    Open,
    Draw,
}

#[derive(Clone, Debug)]
pub struct Game {
    pub house: House,
    pub seats: Vec<usize>,
    pub pawns: [[Pawn; PAWNS]; 4],
    pub gates: [bool; 4],
    pub unlocked: [bool; 4],
    pub places: [usize; 4],
    pub turn: usize,
    pub phase: Phase,
    pub row: Vec<Thrown>,
    pub owed: usize,
    pub run: usize,
    seen: Vec<&'static str>,
}

impl Game {
    pub fn new(house: House, seats: Vec<usize>, first: Option<usize>) -> Game {
        let opening = seats.iter().map(|&seat| (seat, None)).collect();
        Game {
            house,
            pawns: [[FRESH; PAWNS]; 4],
            gates: [false; 4],
            unlocked: [false; 4],
            places: [0; 4],
            turn: first.unwrap_or(seats[0]),
            phase: if first.is_some() { Phase::Turn } else { Phase::Opening(opening) },
            row: Vec::new(),
            owed: usize::from(first.is_some()),
            run: 0,
            seen: Vec::new(),
            seats,
        }
    }

    // What stands where.

    pub fn square_of(&self, seat: usize, pawn: usize) -> Square {
        square(seat, self.pawns[seat][pawn].step)
    }

    fn on(&self, seat: usize, at: Square) -> Vec<usize> {
        (0..PAWNS).filter(|&pawn| self.square_of(seat, pawn) == at).collect()
    }

    /// J1, J6, J17: what the pawns of a seat on a square are, if there are any.
    pub fn group(&self, seat: usize, at: Square) -> Option<Group> {
        let pawns = self.on(seat, at);
        let first = *pawns.first()?;
        Some(match self.pawns[seat][first].bind {
            _ if pawns.len() == 1 => Group::Single,
            _ if is_ghatta(at) || self.house.jodi == Jodi::None => Group::Crowd,
            Bind::Hard => Group::Hard,
            Bind::Broken => Group::Broken,
            Bind::Loose => Group::Hollow,
        })
    }

    /// The enemy whose pawns stand on a plain square; where one sits on another's jodi, the jodi's owner.
    fn enemy_on(&self, seat: usize, at: Square) -> Option<(usize, Group)> {
        let others = self.seats.iter().filter(|&&other| other != seat);
        let mut found: Vec<_> = others.filter_map(|&other| Some((other, self.group(other, at)?))).collect();
        found.sort_by_key(|(_, group)| *group != Group::Hard);
        found.first().copied()
    }

    /// J10, J11: the pawn that shares a plain square with another's hard jodi.
    fn sitter_on(&self, at: Square) -> Option<(usize, usize)> {
        let host = *self.seats.iter().find(|&&seat| self.group(seat, at) == Some(Group::Hard))?;
        let guest = *self.seats.iter().find(|&&seat| seat != host && self.group(seat, at).is_some())?;
        Some((guest, self.on(guest, at)[0]))
    }

    // What is legal.

    /// The steps that a move goes through, the last one landed on: G1, G3, W1.
    fn way(&self, seat: usize, from: usize, length: usize, gate_open: bool) -> Option<Vec<usize>> {
        let mut steps = vec![from];
        for _ in 0..length {
            steps.push(match steps[steps.len() - 1] {
                HOME => return None,
                WAITING if gate_open || self.house.gate == Gate::Open || self.gates[seat] => WAITING + 1,
                WAITING if self.house.gate == Gate::Round => 0,
                WAITING => return None,
                step => step + 1,
            });
        }
        Some(steps.split_off(1))
    }

    /// Where pawns that move together arrive, if they may: J7, J9, J11, J12.
    fn arrival(&self, seat: usize, pawns: &[usize], length: usize, gate_open: bool) -> Option<usize> {
        let steps = self.way(seat, self.pawns[seat][pawns[0]].step, length, gate_open)?;
        let (&to, passed) = steps.split_last()?;
        let blocks = self.house.hard == Hard::Blocks;
        let stopped = |&step: &usize| {
            let enemy = self.enemy_on(seat, square(seat, step));
            matches!(enemy, Some((_, Group::Hard))) && (pawns.len() == 1 || blocks)
        };
        if passed.iter().any(stopped) {
            return None;
        }
        let at = square(seat, to);
        if is_ghatta(at) {
            return Some(to);
        }
        let own = self.group(seat, at);
        let hard = own == Some(Group::Hard) || matches!(self.enemy_on(seat, at), Some((_, Group::Hard)));
        let refused = self.sitter_on(at).is_some() || hard && blocks || own.is_some() && self.house.one_pawn;
        (!refused).then_some(to)
    }

    /// Every use of a throw by a seat: T4, J3, J7, J10, J16. `as_if_free` and `gate_open` are what G4 supposes.
    fn uses(&self, seat: usize, thrown: &Thrown, as_if_free: bool, gate_open: bool) -> Vec<Move> {
        let value = value(thrown.shells);
        let mut uses = Vec::new();
        for pawn in 0..PAWNS {
            let at = self.square_of(seat, pawn);
            let group = self.group(seat, at);
            let mates = self.on(seat, at);
            let mut units = Vec::new();
            if group != Some(Group::Hard) {
                units.push((vec![pawn], value));
            }
            if pawn == mates[0] {
                match group {
                    Some(Group::Hard) if value.is_multiple_of(2) => units.push((mates, value / 2)),
                    Some(Group::Hollow) if value == 2 => units.push((mates, 1)),
                    _ => {}
                }
            }
            for (pawns, length) in units {
                let held = self.pawns[seat][pawn].pinned && !as_if_free;
                if held || pawns.iter().any(|pawn| thrown.barred.contains(pawn)) {
                    continue;
                }
                if let Some(to) = self.arrival(seat, &pawns, length, gate_open) {
                    uses.push(Move { thrown: thrown.clone(), pawns, to });
                }
            }
        }
        uses
    }

    /// E2c.
    fn is_locked(&self) -> bool {
        self.house.needs_a_big_throw && !self.unlocked[self.turn]
    }

    /// T5: every legal use of the row, each throw of it by itself.
    pub fn moves(&self) -> Vec<Move> {
        if self.is_locked() {
            return Vec::new();
        }
        self.row.iter().flat_map(|thrown| self.uses(self.turn, thrown, false, false)).collect()
    }

    /// T2, T3, T6: a throw comes next.
    pub fn throws(&self) -> bool {
        match self.phase {
            Phase::Opening(_) | Phase::Test(_) => true,
            Phase::Turn => self.owed > 0 && (!self.house.move_first || self.row.is_empty()),
            Phase::Dead | Phase::Over(..) => false,
        }
    }

    pub fn acts(&self) -> Vec<Act> {
        match self.phase {
            Phase::Over(..) => Vec::new(),
            Phase::Dead => vec![Act::Open, Act::Draw],
            _ if self.throws() => [1, 2, 3, 4, 0].map(Act::Throw).to_vec(),
            _ => self.moves().into_iter().map(Act::Move).collect(),
        }
    }

    // What happens.

    /// Plays an act; `seen` is told which of the rarer rules it came by.
    pub fn play(&mut self, act: &Act, seen: &mut dyn FnMut(&'static str)) {
        self.seen.clear();
        match act {
            Act::Draw if matches!(self.phase, Phase::Dead) => self.end("dead"),
            Act::Draw => self.end("agreed"),
            Act::Open => {
                self.seats.iter().for_each(|&seat| self.gates[seat] = true);
                (self.phase, self.owed) = (Phase::Turn, 1);
            }
            Act::Throw(shells) => self.throw(*shells),
            Act::Move(choice) => self.make(choice),
        }
        self.settle();
        self.seen.iter().for_each(|what| seen(what));
    }

    /// Whether a move lands on a plain square with pawns on it.
    pub fn meets(&self, choice: &Move) -> bool {
        let at = square(self.turn, choice.to);
        !is_ghatta(at) && self.seats.iter().any(|&seat| self.group(seat, at).is_some())
    }

    fn throw(&mut self, shells: Shells) {
        if let Phase::Opening(thrown) = &mut self.phase {
            let next = thrown.iter_mut().find(|(_, value)| value.is_none()).expect("somebody is to throw");
            next.1 = Some(value(shells));
            return;
        }
        self.run = if is_big(shells) { self.run + 1 } else { 0 };
        let cancelled = self.house.three_cancels && self.run == 3;
        let lost = match self.phase.clone() {
            Phase::Test(test) => self.test(&test, shells, cancelled),
            _ => {
                self.owed -= 1;
                self.row.push(Thrown { shells, barred: Vec::new() });
                cancelled
            }
        };
        if is_big(shells) {
            self.owed += 1;
            self.unlocked[self.turn] |= self.house.needs_a_big_throw;
        }
        if cancelled {
            self.seen.push("T7 three in a row");
        }
        if lost {
            self.end_turn();
        }
    }

    /// J5, J15, J16, J18, T7: a test has been thrown. Whether the turn is lost.
    fn test(&mut self, test: &Test, shells: Shells, cancelled: bool) -> bool {
        let seat = self.turn;
        if shells == 1 && test.ones > 1 {
            self.seen.push("J15 a further 1");
            self.phase = Phase::Test(Test { ones: test.ones - 1, ..test.clone() });
            return false;
        }
        self.phase = Phase::Turn;
        if shells == 1 {
            self.send_back(test.defender, self.square_of(seat, test.attackers[0]));
            self.arrive(&test.attackers);
            self.seen.push("J5 test won");
            if test.broken {
                self.seen.push(if test.attackers.len() == 2 { "J18 won by a jodi" } else { "J18 won" });
            }
            self.reward(!test.rewarded, false);
            return false;
        }
        self.pawns[seat] = test.before;
        self.seen.push(match (test.attackers.len(), test.was) {
            (2, "hollow") => "J16 joint step back",
            (2, _) if test.rewarded => "J16 jodi back, sitter hit",
            (2, _) if self.sitter_on(square(seat, test.from)).is_some() => "J16 jodi back, sitter free",
            (2, _) => "J16 jodi back",
            (_, "hollow") => "J5 back to a hollow jodi",
            (_, "broken") => "J5 back to a broken group",
            _ => "J5 back",
        });
        if cancelled {
            self.seen.push("T7 in a test");
        }
        let failing = Thrown { shells, barred: test.attackers.clone() };
        if cancelled || test.broken && self.uses(seat, &failing, false, false).is_empty() {
            self.seen.push("J18 or T7 turn lost");
            return true;
        }
        self.row.push(failing);
        false
    }

    /// H1, J5, J10, J14, J15: a move up to its end or its test.
    fn make(&mut self, choice: &Move) {
        let seat = self.turn;
        let used = self.row.iter().position(|thrown| *thrown == choice.thrown).expect("a throw of the row");
        self.row.remove(used);
        let before = self.pawns[seat];
        let from = before[choice.pawns[0]].step;
        let left = square(seat, from);
        let was = match self.group(seat, left).expect("pawns that move") {
            Group::Single | Group::Crowd => "loose",
            Group::Hollow => "hollow",
            Group::Hard => "hard",
            Group::Broken => "broken",
        };
        let mut rewarded = false;
        if let (Some((guest, sitter)), "hard") = (self.sitter_on(left), was)
            && (self.pawns[guest][sitter].pinned || self.house.hard == Hard::Whenever)
        {
            self.pawns[guest][sitter] = FRESH;
            self.gates[seat] = true;
            rewarded = true;
            self.seen.push("J10 sitter hit");
        }
        let at = square(seat, choice.to);
        let attacked = if is_ghatta(at) { None } else { self.enemy_on(seat, at) };
        for &pawn in &choice.pawns {
            self.pawns[seat][pawn] = Pawn { step: choice.to, ..FRESH };
        }
        self.loosen(left);
        if let Some((defender, group)) = attacked {
            let defenders = self.on(defender, at).len();
            let alone = choice.pawns.len() == 1;
            let ones = match group {
                Group::Hollow | Group::Broken => defenders.saturating_sub(choice.pawns.len()),
                _ => 0,
            };
            if group == Group::Hard && alone {
                self.pawns[seat][choice.pawns[0]].pinned = true;
                self.seen.push("J10 sits");
                return self.reward(rewarded, false);
            }
            if ones > 0 {
                self.reward(rewarded, false);
                let (attackers, broken) = (choice.pawns.clone(), group == Group::Broken);
                self.phase = Phase::Test(Test { attackers, from, was, defender, ones, broken, rewarded, before });
                return;
            }
            self.seen.push(match (group, alone) {
                (Group::Hard, _) => "J14 hard jodi hit",
                (Group::Hollow, _) => "J14 hollow jodi hit",
                (Group::Broken, _) => "J15 broken two hit",
                (Group::Crowd, _) => "J12 crowd hit",
                (Group::Single, true) => "H1 single hit",
                (Group::Single, false) => "J14 single hit",
            });
            self.send_back(defender, at);
            rewarded = true;
        }
        self.arrive(&choice.pawns);
        let finished = self.pawns[seat].iter().all(|pawn| pawn.step == HOME);
        self.reward(rewarded, choice.to == HOME && !finished);
        if finished {
            self.places[seat] = 1 + self.places.iter().max().expect("four seats");
            self.end_turn();
        }
    }

    /// J2, J17: a pawn that is left alone is a single.
    fn loosen(&mut self, at: Square) {
        if let [pawn] = self.on(self.turn, at)[..] {
            self.pawns[self.turn][pawn].bind = Bind::Loose;
        }
    }

    /// J1, J3, J6, J8, J17: what pawns that have landed, on nobody else's square, are from now on.
    fn arrive(&mut self, landed: &[usize]) {
        let seat = self.turn;
        let at = self.square_of(seat, landed[0]);
        let all = self.on(seat, at);
        let bind = match all.len() {
            _ if is_ghatta(at) || self.house.jodi == Jodi::None => Bind::Loose,
            1 => Bind::Loose,
            _ if all.iter().any(|&pawn| self.pawns[seat][pawn].bind == Bind::Broken) => Bind::Broken,
            2 if landed.len() == 2 || self.house.jodi == Jodi::HardAtOnce => Bind::Hard,
            2 => Bind::Loose,
            _ => Bind::Broken,
        };
        all.iter().for_each(|&pawn| self.pawns[seat][pawn].bind = bind);
    }

    /// E3, G2.
    fn send_back(&mut self, seat: usize, at: Square) {
        for pawn in self.on(seat, at) {
            self.pawns[seat][pawn] = FRESH;
        }
        self.gates[self.turn] = true;
    }

    /// T6, T8: one extra throw at most.
    fn reward(&mut self, hit: bool, home: bool) {
        if hit && self.house.hit_gives_a_throw || home && self.house.home_gives_a_throw {
            self.owed += 1;
        }
    }

    /// Goes on until somebody has something to do: B5, T5.
    fn settle(&mut self) {
        if let Phase::Opening(thrown) = &self.phase
            && thrown.iter().all(|(_, value)| value.is_some())
        {
            let best = thrown.iter().map(|(_, value)| *value).max().expect("seats");
            let tied: Vec<_> =
                thrown.iter().filter(|(_, value)| *value == best).map(|&(seat, _)| (seat, None)).collect();
            self.turn = tied[0].0;
            if tied.len() == 1 {
                (self.phase, self.owed) = (Phase::Turn, 1);
            } else {
                self.phase = Phase::Opening(tied);
            }
        }
        while matches!(self.phase, Phase::Turn) && !self.throws() && self.moves().is_empty() {
            self.row.clear();
            if self.owed == 0 {
                self.end_turn();
            }
        }
    }

    fn unfinished(&self) -> Vec<usize> {
        self.seats.iter().copied().filter(|&seat| self.places[seat] == 0).collect()
    }

    /// J10, W2, G4: the turn ends, whatever is left of it.
    fn end_turn(&mut self) {
        for seat in self.seats.clone() {
            for pawn in 0..PAWNS {
                if self.group(self.turn, self.square_of(seat, pawn)) == Some(Group::Hard) && seat != self.turn {
                    self.pawns[seat][pawn].pinned = false;
                }
            }
        }
        self.row.clear();
        (self.owed, self.run) = (0, 0);
        let unfinished = self.unfinished();
        let placed = self.seats.len() - unfinished.len();
        if unfinished.len() == 1 || placed > 0 && !self.house.play_on {
            return self.end("won");
        }
        self.turn = (1..=4).map(|on| (self.turn + on) % 4).find(|seat| unfinished.contains(seat)).expect("a next seat");
        if self.lives(false) {
            (self.phase, self.owed) = (Phase::Turn, 1);
        } else if self.lives(true) {
            self.seen.push("G4 dead, gates may open");
            self.phase = Phase::Dead;
        } else {
            self.seen.push("G4 dead for good");
            self.end("dead");
        }
    }

    /// G4: somebody could use some throw.
    fn lives(&self, gate_open: bool) -> bool {
        self.unfinished().into_iter().any(|seat| {
            [1, 2, 3, 4, 0].into_iter().any(|shells| {
                let thrown = Thrown { shells, barred: Vec::new() };
                !self.uses(seat, &thrown, true, gate_open).is_empty()
            })
        })
    }

    /// W2: those who have not finished share the next place.
    fn end(&mut self, why: &'static str) {
        let next = 1 + self.places.iter().max().expect("four seats");
        for seat in self.unfinished() {
            self.places[seat] = next;
        }
        self.row.clear();
        (self.owed, self.run) = (0, 0);
        self.phase = Phase::Over(why, self.places);
    }
}
