//! The rules of `rules.md` a second time, plain and slow: what a game holds, its throws, its turns and its end. Nothing is
//! precomputed and nothing is packed; each function says which rules it reads.

use super::cowries::{Cowries, Shells};
use super::ground::{Ground, Square};
use super::house::{Hard, HitGives, House, Pairs, Throwing, Win};

/// Where a pawn is, in the order in which pawns are written: on a step of its course, not on the board yet, or gone
/// from it for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    On(usize),
    Off,
    Away,
}

/// What a pawn remembers of its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bind {
    Loose,
    Hard,
    Broken,
    Twin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pawn {
    pub place: Place,
    pub bind: Bind,
    /// Sits on a hard jodi whose owner has not yet ended his next turn (J10).
    pub pinned: bool,
}

/// Pawns of one seat on one square, as the rules on jodis call them.
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
    /// A sitter was hit as the attackers left (J16).
    pub rewarded: bool,
    /// The attacker's pawns before the move.
    pub before: Vec<Pawn>,
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

/// A pawn of a seat.
pub type Whose = (usize, usize);

/// K2: pawns that the double of a seat on one of its steps has stopped, and that may pass it now.
#[derive(Clone, Debug)]
pub struct Passed {
    pub owner: usize,
    pub step: usize,
    pub passer: Whose,
}

#[derive(Clone, Debug)]
pub struct Game {
    pub house: House,
    pub ground: Ground,
    pub cowries: Cowries,
    pub seats: Vec<usize>,
    /// By seat.
    pub pawns: Vec<Vec<Pawn>>,
    pub gates: [bool; 4],
    /// E2c: has thrown a big throw; E2a by numbers: has brought pawns on by one.
    pub unlocked: [bool; 4],
    pub places: [usize; 4],
    pub passed: Vec<Passed>,
    pub turn: usize,
    pub phase: Phase,
    pub row: Vec<Thrown>,
    pub owed: usize,
    /// Every throw of this turn.
    pub thrown: Vec<Shells>,
    pub seen: Vec<&'static str>,
}

impl Game {
    pub fn new(house: House, seats: Vec<usize>, first: Option<usize>) -> Game {
        let opening = seats.iter().map(|&seat| (seat, None)).collect();
        let mut game = Game {
            ground: Ground::of(&house),
            cowries: Cowries::of(&house),
            pawns: Vec::new(),
            gates: [false; 4],
            unlocked: [false; 4],
            places: [0; 4],
            passed: Vec::new(),
            turn: first.unwrap_or(seats[0]),
            phase: if first.is_some() { Phase::Turn } else { Phase::Opening(opening) },
            row: Vec::new(),
            owed: usize::from(first.is_some()),
            thrown: Vec::new(),
            seen: Vec::new(),
            house,
            seats,
        };
        game.pawns = (0..4)
            .map(|seat| if game.seats.contains(&seat) { vec![game.fresh(); game.house.pawns] } else { Vec::new() })
            .collect();
        game
    }

    /// E1 to E3: a pawn that has not begun or has been sent back.
    pub fn fresh(&self) -> Pawn {
        let place = if self.house.begins_off() { Place::Off } else { Place::On(0) };
        Pawn { place, bind: Bind::Loose, pinned: false }
    }

    // Who is who.

    /// W3: whose pawns move, the partner's once the own ones are home.
    pub fn mover(&self) -> usize {
        match self.house.win {
            Win::Teams if self.places[self.turn] > 0 => (self.turn + 2) % 4,
            _ => self.turn,
        }
    }

    pub fn is_enemy(&self, seat: usize, other: usize) -> bool {
        seat != other && !(self.house.win == Win::Teams && other == (seat + 2) % 4)
    }

    pub fn enemies(&self, seat: usize) -> Vec<usize> {
        self.seats.iter().copied().filter(|&other| self.is_enemy(seat, other)).collect()
    }

    pub fn partner(&self, seat: usize) -> Option<usize> {
        (self.house.win == Win::Teams).then_some((seat + 2) % 4)
    }

    pub fn unfinished(&self) -> Vec<usize> {
        self.seats.iter().copied().filter(|&seat| self.places[seat] == 0).collect()
    }

    // What stands where.

    pub fn step_of(&self, seat: usize, pawn: usize) -> Option<usize> {
        match self.pawns[seat][pawn].place {
            Place::On(step) => Some(step),
            Place::Off | Place::Away => None,
        }
    }

    pub fn square_of(&self, seat: usize, pawn: usize) -> Option<Square> {
        Some(self.ground.square(seat, self.step_of(seat, pawn)?))
    }

    pub fn at_place(&self, seat: usize, place: Place) -> Vec<usize> {
        (0..self.pawns[seat].len()).filter(|&pawn| self.pawns[seat][pawn].place == place).collect()
    }

    pub fn on(&self, seat: usize, at: Square) -> Vec<usize> {
        (0..self.pawns[seat].len()).filter(|&pawn| self.square_of(seat, pawn) == Some(at)).collect()
    }

    pub fn at_home(&self, seat: usize) -> Vec<usize> {
        self.at_place(seat, Place::On(self.ground.home()))
    }

    /// J1, J6, J17: what the pawns of a seat on a square are, if there are any.
    pub fn group(&self, seat: usize, at: Square) -> Option<Group> {
        let pawns = self.on(seat, at);
        let first = *pawns.first()?;
        Some(match self.pawns[seat][first].bind {
            _ if pawns.len() == 1 => Group::Single,
            _ if self.ground.is_ghatta(at) || !self.house.has_jodis() => Group::Crowd,
            Bind::Hard => Group::Hard,
            Bind::Broken => Group::Broken,
            Bind::Loose | Bind::Twin => Group::Hollow,
        })
    }

    /// Where jodis are played: the enemy whose pawns stand on a plain square; where one sits on another's jodi, the
    /// jodi's owner.
    pub fn enemy_on(&self, seat: usize, at: Square) -> Option<(usize, Group)> {
        let enemies = self.enemies(seat).into_iter();
        let mut found: Vec<_> = enemies.filter_map(|other| Some((other, self.group(other, at)?))).collect();
        found.sort_by_key(|(_, group)| *group != Group::Hard);
        found.first().copied()
    }

    /// J10, J11: the pawn that shares a plain square with another's hard jodi.
    pub fn sitter_on(&self, at: Square) -> Option<Whose> {
        let host = *self.seats.iter().find(|&&seat| self.group(seat, at) == Some(Group::Hard))?;
        let guest = *self.seats.iter().find(|&&seat| seat != host && self.group(seat, at).is_some())?;
        Some((guest, self.on(guest, at)[0]))
    }

    /// K2, Falkener: whether a seat has two or more pawns on a plain square.
    pub fn has_double(&self, seat: usize, at: Square) -> bool {
        !self.ground.is_ghatta(at) && self.on(seat, at).len() > 1
    }

    // Throws.

    /// T2, T3, T6: a throw comes next.
    pub fn throws(&self) -> bool {
        match self.phase {
            Phase::Opening(_) | Phase::Test(_) => true,
            Phase::Turn => self.owed > 0 && (self.house.throwing != Throwing::MoveFirst || self.row.is_empty()),
            Phase::Dead | Phase::Over(..) => false,
        }
    }

    /// T7: the big throws in a row at the end of this turn's throws. Tamman: 0 before the first throw, 1 after it, one
    /// more for each of the larger big ones as long as there was nothing else.
    pub fn run(&self) -> usize {
        if self.house.throwing != Throwing::FirstDecides {
            return self.thrown.iter().rev().take_while(|&&shells| self.cowries.is_big(shells)).count();
        }
        let larger = self.cowries.big_values().map(|(_, larger)| larger);
        let all_larger = self.thrown.iter().all(|&shells| Some(self.cowries.value(shells)) == larger);
        match self.thrown.len() {
            0 => 0,
            throws if all_larger => 1 + throws,
            _ => 1,
        }
    }

    /// T2, T8; Tamman: the first throw of a turn alone, a 4 one more and an 8 two.
    fn gives(&self, shells: Shells) -> usize {
        if self.house.throwing != Throwing::FirstDecides {
            return usize::from(self.cowries.gives_another(shells));
        }
        let big = self.cowries.big_values();
        match (self.cowries.value(shells), big) {
            _ if self.thrown.len() != 1 || !self.cowries.is_big(shells) => 0,
            (value, Some((_, larger))) if value == larger => 2,
            _ => 1,
        }
    }

    /// T7; Tamman: 8 and twice 8 again.
    fn is_cancelled(&self) -> bool {
        match self.house.throwing {
            Throwing::FirstDecides => self.run() == 4,
            _ => self.house.three_cancels && self.run() == 3,
        }
    }

    /// K3: whether a throw comes before the turn's first 1 while the player has no pawn on the board. A 1 that has been used
    /// up does not count any more.
    fn comes_before_one(&self, shells: Shells) -> bool {
        let home = self.ground.home();
        let mover = &self.pawns[self.mover()];
        let has_none = mover.iter().all(|pawn| !matches!(pawn.place, Place::On(step) if step != home));
        self.house.lost_before_one
            && has_none
            && [shells]
                .into_iter()
                .chain(self.row.iter().map(|thrown| thrown.shells))
                .all(|s| self.cowries.value(s) != 1)
    }

    pub fn throw(&mut self, shells: Shells) {
        let value = self.cowries.value(shells);
        if let Phase::Opening(thrown) = &mut self.phase {
            let next = thrown.iter_mut().find(|(_, value)| value.is_none()).expect("somebody is to throw");
            next.1 = Some(value);
            return;
        }
        self.thrown.push(shells);
        let cancelled = self.is_cancelled();
        let loses = cancelled || value == 0;
        let lost = match self.phase.clone() {
            Phase::Test(test) => self.test(&test, shells, loses),
            _ => {
                self.owed -= 1;
                if self.comes_before_one(shells) {
                    self.seen.push("K3 not kept before a 1");
                } else {
                    self.row.push(Thrown { shells, barred: Vec::new() });
                }
                loses
            }
        };
        self.owed += self.gives(shells);
        if self.is_locked() && self.cowries.is_big(shells) {
            let mover = self.mover();
            self.seen.push(if mover == self.turn { "E2c unlocked" } else { "E2c unlocked for the partner" });
            self.unlocked[mover] = true;
        }
        if cancelled {
            self.seen.push(match self.house.throwing {
                Throwing::FirstDecides => "Tamman three 8s",
                _ => "T7 three in a row",
            });
        }
        if value == 0 {
            self.seen.push("Gavalata a 0 loses the turn");
        }
        if lost {
            self.end_turn();
        }
    }

    /// T6, T8: one extra throw at most for a move, or one for each pawn hit. `earlier` pawns were hit by the same move
    /// and have had their reward.
    pub fn reward(&mut self, hits: usize, earlier: usize, home: bool) {
        let for_hits = |hits: usize| match self.house.hit {
            HitGives::Throw => hits.min(1),
            HitGives::Nothing => 0,
            HitGives::ThrowForEach => hits,
        };
        let due = for_hits(hits + earlier).max(usize::from(home && self.house.home_gives_a_throw));
        if self.house.hit == HitGives::ThrowForEach && hits + earlier > 1 {
            self.seen.push("Tamman several throws for hits");
        }
        if home && self.house.home_gives_a_throw {
            self.seen.push("T8 a throw for reaching home");
        }
        self.owed += due - for_hits(earlier);
    }

    // Turns.

    /// Goes on until somebody has something to do: B5, T5.
    pub fn settle(&mut self) {
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
                self.seen.push("B5 a tie");
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

    /// J10, W2, W3, G4: the turn ends, whatever is left of it.
    pub fn end_turn(&mut self) {
        let ended = self.mover();
        for seat in self.seats.clone() {
            for pawn in 0..self.pawns[seat].len() {
                let host = self.square_of(seat, pawn).and_then(|at| self.group(ended, at));
                if seat != ended && host == Some(Group::Hard) {
                    self.pawns[seat][pawn].pinned = false;
                }
            }
        }
        self.row.clear();
        self.thrown.clear();
        self.owed = 0;
        if self.is_won() {
            return self.end("won");
        }
        let plays = |seat: &usize| match self.house.win {
            Win::Teams => self.seats.contains(seat),
            Win::First | Win::PlayOn => self.unfinished().contains(seat),
        };
        self.turn = (1..=4).map(|on| (self.turn + on) % 4).find(plays).expect("a next seat");
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

    /// W2, W3.
    pub fn is_won(&self) -> bool {
        let finished = |seat: usize| self.places[seat] > 0;
        match self.house.win {
            Win::First => self.seats.iter().any(|&seat| finished(seat)),
            Win::PlayOn => self.unfinished().len() == 1,
            Win::Teams => self.seats.iter().any(|&seat| finished(seat) && finished((seat + 2) % 4)),
        }
    }

    /// G4: somebody could use some throw.
    fn lives(&self, gate_open: bool) -> bool {
        self.unfinished().into_iter().any(|seat| {
            self.cowries.all().into_iter().any(|shells| {
                let thrown = Thrown { shells, barred: Vec::new() };
                !self.uses(seat, &thrown, true, gate_open).is_empty()
            })
        })
    }

    /// W2, W3: those who have not finished share the next place; partners share theirs.
    pub fn end(&mut self, why: &'static str) {
        let mut places = self.places;
        let next = 1 + self.places.iter().max().expect("four seats");
        for seat in self.unfinished() {
            places[seat] = next;
        }
        if self.house.win == Win::Teams {
            for seat in self.seats.clone() {
                let has_won = self.places[seat] > 0 && self.places[(seat + 2) % 4] > 0;
                places[seat] = if has_won || why != "won" { 1 } else { 2 };
            }
            self.seen.push("W3 a game of teams is over");
        }
        self.row.clear();
        self.thrown.clear();
        self.owed = 0;
        self.phase = Phase::Over(why, places);
    }

    /// W2, W3, K3: a seat may have all its pawns home now. What else it has leaves the board in a short game; in teams it
    /// goes on for its partner, and no throw is barred any more.
    pub fn finish(&mut self, seat: usize) {
        let is_finished = match self.house.leaves_with_one {
            true => self.pawns[seat].iter().all(|pawn| pawn.place == Place::Away),
            false => self.at_home(seat).len() >= self.house.needed,
        };
        if !is_finished {
            return;
        }
        self.places[seat] = 1 + self.places.iter().max().expect("four seats");
        for pawn in 0..self.pawns[seat].len() {
            if self.step_of(seat, pawn) != Some(self.ground.home()) && !self.house.leaves_with_one {
                self.seen.push("W3 the rest leaves the board");
                self.pawns[seat][pawn] = Pawn { place: Place::Away, bind: Bind::Loose, pinned: false };
            }
        }
        self.tidy();
        if self.house.win == Win::Teams && !self.is_won() {
            self.seen.push("W3 goes on for the partner");
            self.row.iter_mut().for_each(|thrown| thrown.barred.clear());
        } else {
            self.end_turn();
        }
    }

    /// What ends by itself once pawns have left squares: J2, J10, J17, K2.
    pub fn tidy(&mut self) {
        for seat in self.seats.clone() {
            for pawn in 0..self.pawns[seat].len() {
                let Some(at) = self.square_of(seat, pawn) else { continue };
                if self.group(seat, at) == Some(Group::Single) && self.pawns[seat][pawn].bind != Bind::Twin {
                    self.pawns[seat][pawn].bind = Bind::Loose;
                }
                if self.sitter_on(at) != Some((seat, pawn)) {
                    self.pawns[seat][pawn].pinned = false;
                }
            }
        }
        let home = self.ground.home();
        let mut passed = std::mem::take(&mut self.passed);
        passed.retain(|mark| {
            let (seat, pawn) = mark.passer;
            let lives = self.step_of(seat, pawn).is_some_and(|step| step != home);
            lives && self.has_double(mark.owner, self.ground.square(mark.owner, mark.step))
        });
        self.passed = passed;
    }

    /// J10, J12: a sitter that is hit when this seat's hard jodi leaves the square.
    pub fn endangered(&self, seat: usize, left: Square) -> Option<Whose> {
        let (guest, sitter) = self.sitter_on(left)?;
        let is_host = self.group(seat, left) == Some(Group::Hard);
        let in_danger = self.pawns[guest][sitter].pinned || self.house.hard == Hard::Whenever;
        (is_host && in_danger).then_some((guest, sitter))
    }

    /// K3: the two singles that may be declared twins, on the start opposite.
    pub fn twins_to_be(&self) -> Option<Vec<usize>> {
        let seat = self.mover();
        let opposite = self.ground.square((seat + 2) % 4, 0);
        let mut singles = self.on(seat, opposite);
        singles.retain(|&pawn| self.pawns[seat][pawn].bind == Bind::Loose);
        (self.house.pairs == Pairs::Twins && singles.len() == 2).then_some(singles)
    }
}
