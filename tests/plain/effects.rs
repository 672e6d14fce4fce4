//! What acts do: a move up to its end or its test, hits, tests.

use super::cowries::Shells;
use super::game::{Bind, Game, Group, Passed, Pawn, Phase, Place, Test, Thrown, Whose};
use super::house::{Entry, Pairs, Strike};
use super::reach::{Landing, Move};

#[derive(Clone, Debug)]
pub enum Act {
    Throw(Shells),
    Move(Move),
    /// K3: two singles are declared twins.
    Twins,
    /// T5: the row is not used.
    Decline,
    Open,
    Draw,
}

impl Game {
    pub fn acts(&self) -> Vec<Act> {
        match self.phase {
            Phase::Over(..) => Vec::new(),
            Phase::Dead => vec![Act::Open, Act::Draw],
            _ if self.throws() => self.cowries.all().into_iter().map(Act::Throw).collect(),
            _ => {
                let moves = self.moves().into_iter().map(Act::Move);
                let decline = self.house.may_decline.then_some(Act::Decline);
                moves.chain(decline).chain(self.twins_to_be().map(|_| Act::Twins)).collect()
            }
        }
    }

    /// Plays an act; `seen` is told which of the rarer rules it came by.
    pub fn play(&mut self, act: &Act, seen: &mut dyn FnMut(&'static str)) {
        self.seen.clear();
        match act {
            Act::Draw => self.end("dead"),
            Act::Open => {
                self.seats.iter().for_each(|&seat| self.gates[seat] = true);
                (self.phase, self.owed) = (Phase::Turn, 1);
            }
            Act::Throw(shells) => self.throw(*shells),
            Act::Move(choice) => self.make(choice),
            Act::Twins => {
                let seat = self.mover();
                for pawn in self.twins_to_be().expect("two singles") {
                    self.pawns[seat][pawn].bind = Bind::Twin;
                }
                self.seen.push("K3 twins declared");
            }
            Act::Decline => {
                self.seen.push("T5 declined");
                self.row.clear();
            }
        }
        self.settle();
        self.seen.iter().for_each(|what| seen(what));
    }

    /// Whether a move lands on a plain square with pawns on it.
    pub fn meets(&self, choice: &Move) -> bool {
        let Place::On(to) = choice.to else { return false };
        let at = self.ground.square(self.mover(), to);
        !self.ground.is_ghatta(at) && self.seats.iter().any(|&seat| !self.on(seat, at).is_empty())
    }

    /// K3: whether a pawn comes to the square where two may be declared twins.
    pub fn prepares_twins(&self, choice: &Move) -> bool {
        let seat = self.mover();
        let opposite = self.ground.square((seat + 2) % 4, 0);
        let comes_there = matches!(choice.to, Place::On(to) if self.ground.square(seat, to) == opposite);
        self.house.pairs == Pairs::Twins && choice.pawns.len() == 1 && comes_there
    }

    /// A use of a throw, up to its end or its test.
    fn make(&mut self, choice: &Move) {
        let seat = self.mover();
        let used = self.row.iter().position(|thrown| *thrown == choice.thrown).expect("a throw of the row");
        self.row.remove(used);
        if self.plays_for_partner() {
            self.seen.push("W3 a partner's pawn is moved");
        }
        match (choice.from, choice.to, &choice.landing) {
            (Place::Off, ..) => self.bring_on(choice),
            (_, Place::Away, _) => {
                self.seen.push("K3 leaves with a 1");
                self.pawns[seat][choice.pawns[0]].place = Place::Away;
                self.finish(seat);
            }
            (.., &Landing::Stop(owner, step)) => self.stop(&choice.pawns, owner, step),
            (Place::On(from), Place::On(to), landing) => self.walk(choice, from, to, landing),
            _ => unreachable!("pawns walk on the board"),
        }
    }

    /// E2.
    fn bring_on(&mut self, choice: &Move) {
        let seat = self.mover();
        let is_big = self.cowries.is_big(choice.thrown.shells);
        self.seen.push(match (self.house.entry, is_big) {
            (_, false) if self.house.entry != Entry::ByOne => "E2a a plain 4 brings one on",
            (Entry::ByNumbers, _) if choice.pawns.len() > 1 => "E2a several brought on",
            (Entry::ByOne, _) => "E2b brought on by a 1",
            _ => "E2a brought on",
        });
        self.unlocked[seat] |= self.house.entry == Entry::ByNumbers && is_big;
        choice.pawns.iter().for_each(|&pawn| self.pawns[seat][pawn].place = Place::On(0));
    }

    /// K2: the throw is void, the pawns are marked, the turn ends.
    fn stop(&mut self, pawns: &[usize], owner: usize, step: usize) {
        let seat = self.mover();
        self.seen.push(if pawns.len() == 1 { "K2 a pawn stopped" } else { "K2 a double stopped" });
        for &pawn in pawns {
            if !self.may_pass((seat, pawn)).contains(&(owner, step)) {
                self.passed.push(Passed { owner, step, passer: (seat, pawn) });
            }
        }
        self.end_turn();
    }

    /// H1, J5, J10, J14, J15, W3 (*divided*), K1 to K3, overtaking.
    fn walk(&mut self, choice: &Move, from: usize, to: usize, landing: &Landing) {
        let (seat, home) = (self.mover(), self.ground.home());
        let before = self.pawns[seat].clone();
        let left = self.ground.square(seat, from);
        let was = match self.group(seat, left).expect("pawns that move") {
            Group::Single | Group::Crowd => "loose",
            Group::Hollow => "hollow",
            Group::Hard => "hard",
            Group::Broken => "broken",
        };
        let mut hits = 0;
        if let Some((first, passed)) = &choice.home_first {
            self.seen.push("Siga a throw divided");
            hits += self.overtake(passed);
            self.pawns[seat][*first].place = Place::On(home);
        }
        if let (Some(sitter), "hard") = (self.endangered(seat, left), was) {
            self.send_back(&[sitter]);
            self.seen.push("J10 sitter hit");
            hits += 1;
        }
        hits += self.overtake(&choice.passed);
        self.tell_of_passing(choice);
        for &pawn in &choice.pawns {
            let stays_twin = self.pawns[seat][pawn].bind == Bind::Twin && to != home;
            let bind = if stays_twin { Bind::Twin } else { Bind::Loose };
            self.pawns[seat][pawn] = Pawn { place: Place::On(to), bind, pinned: false };
        }
        self.tidy();
        match landing {
            Landing::Sit => {
                self.pawns[seat][choice.pawns[0]].pinned = true;
                self.seen.push("J10 sits");
                return self.reward(hits, 0, false);
            }
            &Landing::Test(defender, ones, broken) => {
                self.reward(hits, 0, false);
                let (attackers, rewarded) = (choice.pawns.clone(), hits > 0);
                self.phase = Phase::Test(Test { attackers, from, was, defender, ones, broken, rewarded, before });
                return;
            }
            Landing::Hit(hit) => {
                self.tell_of_hit(choice, hit);
                self.send_back(hit);
                hits += hit.len();
            }
            Landing::Free | Landing::Stop(..) => {}
        }
        if to == home {
            self.tell_of_home(choice);
        }
        let is_finished = |game: &Game| game.places[seat] > 0;
        self.arrive(&choice.pawns);
        self.tidy();
        let goes_home = to == home || choice.home_first.is_some();
        if goes_home {
            self.finish(seat);
        }
        let turn_goes_on = matches!(self.phase, Phase::Turn) && (!is_finished(self) || self.plays_for_partner());
        if turn_goes_on {
            self.reward(hits, 0, goes_home);
        }
    }

    /// Tamman: enemies strictly between the square left and the one landed on are sent back, ghattas apart.
    fn overtake(&mut self, passed: &[usize]) -> usize {
        if self.house.strike != Strike::Passing {
            return 0;
        }
        let seat = self.mover();
        let mut hit = Vec::new();
        for &step in passed {
            let at = self.ground.square(seat, step);
            for enemy in self.enemies(seat) {
                if !self.ground.is_ghatta(at) {
                    hit.extend(self.on(enemy, at).into_iter().map(|pawn| (enemy, pawn)));
                }
            }
        }
        if !hit.is_empty() {
            self.seen.push(if hit.len() > 1 { "Tamman several overtaken" } else { "Tamman one overtaken" });
            self.send_back(&hit);
        }
        hit.len()
    }

    /// E3, G2, W3, K2: enemies go back to where they began and are marked no more, and the gate is open; in teams the
    /// partner's, too.
    fn send_back(&mut self, hit: &[Whose]) {
        let mover = self.mover();
        for &(seat, pawn) in hit {
            self.pawns[seat][pawn] = self.fresh();
            self.passed.retain(|mark| mark.passer != (seat, pawn));
        }
        self.gates[mover] = true;
        if let Some(partner) = self.partner(mover) {
            self.gates[partner] = true;
        }
        self.tidy();
    }

    /// J1, J3, J6, J8, J17: what pawns that have landed, on nobody else's square, are from now on.
    fn arrive(&mut self, landed: &[usize]) {
        let seat = self.mover();
        let at = self.square_of(seat, landed[0]).expect("a square landed on");
        let all = self.on(seat, at);
        if !self.house.has_jodis() {
            return;
        }
        let bind = match all.len() {
            _ if self.ground.is_ghatta(at) => Bind::Loose,
            1 => Bind::Loose,
            _ if all.iter().any(|&pawn| self.pawns[seat][pawn].bind == Bind::Broken) => Bind::Broken,
            2 if landed.len() == 2 || self.house.pairs == Pairs::HardAtOnce => Bind::Hard,
            2 => Bind::Loose,
            _ => Bind::Broken,
        };
        all.iter().for_each(|&pawn| self.pawns[seat][pawn].bind = bind);
    }

    /// J5, J15, J16, J18, T7: a test has been thrown, which may lose the turn by itself. Whether the turn is lost.
    pub fn test(&mut self, test: &Test, shells: Shells, loses: bool) -> bool {
        let seat = self.mover();
        let is_one = self.cowries.value(shells) == 1;
        if is_one && test.ones > 1 {
            self.seen.push("J15 a further 1");
            self.phase = Phase::Test(Test { ones: test.ones - 1, ..test.clone() });
            return false;
        }
        self.phase = Phase::Turn;
        if is_one {
            let at = self.square_of(seat, test.attackers[0]).expect("a square attacked");
            let hit: Vec<Whose> = self.on(test.defender, at).into_iter().map(|pawn| (test.defender, pawn)).collect();
            self.send_back(&hit);
            self.arrive(&test.attackers);
            self.seen.push(if test.rewarded { "J16 a sitter hit and the test won" } else { "J5 test won" });
            if test.broken {
                self.seen.push(if test.attackers.len() == 2 { "J18 won by a jodi" } else { "J18 won" });
            }
            self.reward(hit.len(), usize::from(test.rewarded), false);
            return false;
        }
        self.pawns[seat] = test.before.clone();
        let sitter = self.sitter_on(self.ground.square(seat, test.from));
        self.seen.push(match (test.attackers.len(), test.was) {
            (2, "hollow") => "J16 joint step back",
            (2, _) if test.rewarded => "J16 jodi back, sitter hit",
            (2, _) if sitter.is_some() => "J16 jodi back, sitter free",
            (2, _) => "J16 jodi back",
            (_, "hollow") => "J5 back to a hollow jodi",
            (_, "broken") => "J5 back to a broken group",
            _ => "J5 back",
        });
        if loses {
            self.seen.push(if self.cowries.value(shells) == 0 { "J5 a 0 in a test" } else { "T7 in a test" });
        }
        let failing = Thrown { shells, barred: test.attackers.clone() };
        if loses || test.broken && self.uses(seat, &failing, false, false).is_empty() {
            self.seen.push("J18 or T7 turn lost");
            return true;
        }
        self.row.push(failing);
        false
    }

    fn tell_of_hit(&mut self, choice: &Move, hit: &[Whose]) {
        let (defender, pawn) = hit[0];
        let at = self.square_of(defender, pawn).expect("a square landed on");
        let alone = choice.pawns.len() == 1;
        let is_twin = self.pawns[defender][pawn].bind == Bind::Twin;
        self.seen.push(match (self.house.pairs, self.group(defender, at)) {
            (Pairs::Stack, _) if !alone => "K1 hit by a stack",
            (Pairs::Double, _) if choice.names_target => "K2 one of unlike pawns hit",
            (Pairs::Double, _) if !alone => "K2 hit by a double",
            (Pairs::Firm, _) if hit.len() > 1 => "Falkener a group hit",
            (Pairs::Twins, _) if is_twin => "K3 twins hit",
            (_, Some(Group::Hard)) => "J14 hard jodi hit",
            (_, Some(Group::Hollow)) => "J14 hollow jodi hit",
            (_, Some(Group::Broken)) => "J15 broken two hit",
            (_, Some(Group::Crowd)) => "J12 crowd hit",
            _ if alone => "H1 single hit",
            _ => "J14 single hit",
        });
        if self.plays_for_partner() {
            self.seen.push("W3 a hit for the partner");
        }
    }

    /// Rules that show in how pawns come to the centre.
    fn tell_of_home(&mut self, choice: &Move) {
        let is_divided = choice.home_first.is_some();
        let (gone, value) = (choice.passed.len() + 1, self.cowries.value(choice.thrown.shells));
        let told = [
            (choice.pawns.len() > 1, "W1 two home together"),
            (is_divided, "Siga both home by one throw"),
            (choice.pawns.len() == 1 && !is_divided && gone < value, "W3 a big throw reaches beyond the centre"),
            (choice.pawns.len() > 1 && gone < value / 2, "W3 a half reaches beyond the centre"),
        ];
        self.seen.extend(told.iter().filter(|(is_so, _)| *is_so).map(|(_, what)| what));
    }

    /// Rules that show in what a move goes over.
    fn tell_of_passing(&mut self, choice: &Move) {
        let seat = self.mover();
        let squares = |steps: &[usize]| steps.iter().map(|&step| self.ground.square(seat, step)).collect::<Vec<_>>();
        let mut told = Vec::new();
        for at in squares(&choice.passed) {
            let mut enemies = self.enemies(seat);
            enemies.retain(|&enemy| self.has_double(enemy, at));
            told.extend(match self.house.pairs {
                Pairs::Firm if !enemies.is_empty() => Some("Falkener a group passed by a group"),
                Pairs::Double if !enemies.is_empty() && self.ground.is_outer(at) => Some("K2 passed with a mark"),
                Pairs::HollowFirst | Pairs::HardAtOnce
                    if choice.pawns.len() > 1 && enemies.iter().any(|&e| self.group(e, at) == Some(Group::Hard)) =>
                {
                    Some("J9 a jodi passes a jodi")
                }
                _ => None,
            });
            let partner = self.partner(seat).filter(|&partner| self.group(partner, at) == Some(Group::Hard));
            told.extend(partner.map(|_| "W3 a partner's jodi passed"));
        }
        let standing = self.at_place(seat, choice.from);
        let is_twin = |pawn: &&usize| self.pawns[seat][**pawn].bind == Bind::Twin;
        let twins = standing.iter().filter(is_twin).count();
        if twins > 0 && twins < standing.len() {
            told.push("K3 twins among other pawns");
        }
        if matches!((choice.from, choice.to), (Place::On(from), Place::On(to)) if to < from) {
            told.push("G3 goes round");
        }
        self.seen.extend(told);
    }
}
