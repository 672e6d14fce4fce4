//! The plain game in the notation, written a second time from its description in `src/notation/mod.rs`.

use super::cowries::Shells;
use super::effects::Act;
use super::game::{Bind, Game, Phase, Place, Thrown, Whose};
use super::house::Pairs;
use super::reach::{Landing, Move};

const LETTERS: [char; 4] = ['S', 'E', 'N', 'W'];

/// The mark of the so-manieth kind.
fn mark(kind: usize) -> String {
    "'".repeat(kind)
}

fn digits(places: &[usize]) -> String {
    places.iter().map(usize::to_string).collect()
}

impl Game {
    fn place_name(&self, seat: usize, place: Place) -> String {
        match place {
            Place::On(step) => self.ground.name(self.ground.square(seat, step)),
            Place::Off => "off".to_string(),
            Place::Away => "away".to_string(),
        }
    }

    /// A seat's pawns in the order in which they are written: by step, then by what binds, bars and marks them.
    fn order(&self, seat: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.pawns[seat].len()).collect();
        order.sort_by_key(|&number| {
            let pawn = self.pawns[seat][number];
            let barring = self.row.iter().filter(|thrown| seat == self.mover() && thrown.barred.contains(&number));
            let mut bars: Vec<_> = barring
                .map(|thrown| {
                    let alike = self.row.iter().filter(|other| *other == thrown).count();
                    (thrown.shells, thrown.barred.len(), alike)
                })
                .collect();
            bars.sort_unstable();
            bars.dedup();
            let is_hard = matches!(pawn.bind, Bind::Hard | Bind::Twin);
            (pawn.place, is_hard, pawn.bind == Bind::Broken, pawn.pinned, bars, self.may_pass((seat, number)))
        });
        order
    }

    /// The places, from 1, of a seat's pawns in the order they are written in.
    fn places_of(&self, seat: usize, pawns: &[usize]) -> Vec<usize> {
        let order = self.order(seat);
        (1..=order.len()).filter(|place| pawns.contains(&order[place - 1])).collect()
    }

    fn bars(&self, thrown: &Thrown) -> Vec<usize> {
        self.places_of(self.mover(), &thrown.barred)
    }

    /// The row as it is written: by shells, then by the pawns it is barred to, the last one weighing most.
    fn written_row(&self) -> Vec<(Shells, Vec<usize>)> {
        let mut row: Vec<_> = self.row.iter().map(|thrown| (thrown.shells, self.bars(thrown))).collect();
        row.sort_by_key(|(shells, bars)| (*shells, bars.iter().rev().copied().collect::<Vec<_>>()));
        row
    }

    /// K2: `Ee2=S12` for each double and each seat whose pawns it has stopped.
    fn passed_clause(&self) -> String {
        let mut text = String::new();
        for &owner in &self.seats {
            for step in 0..self.ground.home() {
                for &seat in &self.seats {
                    let marks = self.passed.iter().filter(|mark| (mark.owner, mark.step) == (owner, step));
                    let passers: Vec<usize> =
                        marks.filter(|mark| mark.passer.0 == seat).map(|mark| mark.passer.1).collect();
                    if !passers.is_empty() {
                        let (owner, double) = (LETTERS[owner], self.place_name(owner, Place::On(step)));
                        let passers = digits(&self.places_of(seat, &passers));
                        text += &format!(" {owner}{double}={}{passers}", LETTERS[seat]);
                    }
                }
            }
        }
        text
    }

    pub fn text(&self) -> String {
        let mut clauses = vec![self.house.text.clone()];
        for &seat in &self.seats {
            let pawns = self.order(seat).into_iter().map(|number| {
                let pawn = self.pawns[seat][number];
                let mark = match pawn.bind {
                    Bind::Hard | Bind::Twin => "#",
                    Bind::Broken => "%",
                    Bind::Loose if pawn.pinned => "^",
                    Bind::Loose => "",
                };
                format!(" {}{mark}", self.place_name(seat, pawn.place))
            });
            clauses.push(format!("{}{}", LETTERS[seat], pawns.collect::<String>()));
        }
        let those = |which: [bool; 4]| {
            let seats = self.seats.iter().filter(|seat| which[**seat]);
            seats.map(|&seat| format!(" {}", LETTERS[seat])).collect::<String>()
        };
        let places = |places: [usize; 4]| {
            let seats = self.seats.iter().filter(|seat| places[**seat] > 0);
            seats.map(|&seat| format!(" {}={}", LETTERS[seat], places[seat])).collect::<String>()
        };
        let turn = LETTERS[self.turn];
        let (phase, placed) = match &self.phase {
            Phase::Opening(thrown) => {
                let thrown = thrown.iter().map(|(seat, value)| {
                    let value = value.map_or("-".to_string(), |value| value.to_string());
                    format!(" {}={value}", LETTERS[*seat])
                });
                (format!("opening{}", thrown.collect::<String>()), String::new())
            }
            Phase::Turn | Phase::Test(_) => (format!("turn {turn}"), places(self.places)),
            Phase::Dead => (format!("dead {turn}"), places(self.places)),
            Phase::Over(why, all) => (format!("over {why}{}", places(*all)), String::new()),
        };
        let optional = [
            ("passed", self.passed_clause()),
            ("gates", those(self.gates)),
            ("unlocked", those(self.unlocked)),
            ("placed", placed),
        ];
        clauses.extend(
            optional.into_iter().filter(|(_, what)| !what.is_empty()).map(|(key, what)| key.to_string() + &what),
        );
        clauses.push(phase);
        let row = self.written_row().into_iter().map(|(shells, bars)| {
            format!(" {}{}{}", self.cowries.name(shells), if bars.is_empty() { "" } else { "!" }, digits(&bars))
        });
        if !self.row.is_empty() {
            clauses.push(format!("row{}", row.collect::<String>()));
        }
        if self.owed > 0 {
            clauses.push(format!("owed {}", self.owed));
        }
        if self.run() > 0 {
            clauses.push(format!("run {}", self.run()));
        }
        if let Phase::Test(test) = &self.phase {
            let from = self.place_name(self.mover(), Place::On(test.from));
            let rewarded = if test.rewarded { " rewarded" } else { "" };
            clauses.push(format!("test {from} {} {}{rewarded}", test.was, test.ones));
        }
        clauses.join("; ")
    }

    /// What makes pawns of one seat on one square unlike: twins and singles, the throws barred to them, the doubles that
    /// they may pass.
    fn kind(&self, (seat, pawn): Whose) -> (bool, Vec<bool>, Vec<(usize, usize)>) {
        let bars = self.row.iter().map(|thrown| seat == self.mover() && thrown.barred.contains(&pawn)).collect();
        (self.pawns[seat][pawn].bind == Bind::Twin, bars, self.may_pass((seat, pawn)))
    }

    /// Which kind, from 0, a pawn is of those that stand where it stands, in the order they are written in.
    fn kind_there(&self, seat: usize, pawn: usize) -> usize {
        let mut there = self.order(seat);
        there.retain(|&other| self.pawns[seat][other].place == self.pawns[seat][pawn].place);
        let kinds = different(there.into_iter().map(|other| self.kind((seat, other))));
        kinds.iter().position(|kind| *kind == self.kind((seat, pawn))).expect("a pawn of its place")
    }

    /// Which kind of pair, from 0, two pawns are of those that stand where they stand.
    fn pair_there(&self, seat: usize, pair: &[usize]) -> usize {
        let place = self.pawns[seat][pair[0]].place;
        let mut there = self.order(seat);
        there.retain(|&pawn| self.pawns[seat][pawn].place == place);
        let kinds = |one: usize, other: usize| {
            let mut kinds = [self.kind((seat, one)), self.kind((seat, other))];
            kinds.sort_unstable();
            kinds
        };
        let mut pairs = Vec::new();
        for (at, &one) in there.iter().enumerate() {
            pairs.extend(there[at + 1..].iter().map(|&other| kinds(one, other)));
        }
        different(pairs.into_iter()).iter().position(|pair_of| *pair_of == kinds(pair[0], pair[1])).expect("a pair")
    }

    /// `xN'`, where those hit must be named.
    fn target(&self, choice: &Move) -> String {
        match &choice.landing {
            Landing::Hit(hit) if choice.names_target => {
                let (seat, pawn) = hit[0];
                format!("x{}{}", LETTERS[seat], mark(self.kind_there(seat, pawn)))
            }
            _ => String::new(),
        }
    }

    fn token(&self, choice: &Move) -> String {
        let seat = self.mover();
        let pawn = choice.pawns[0];
        let mut throws: Vec<_> = self.written_row();
        throws.retain(|(shells, _)| *shells == choice.thrown.shells);
        throws.dedup();
        let throw = throws.iter().position(|(_, bars)| *bars == self.bars(&choice.thrown)).expect("a throw of the row");
        let throw = format!("{}{}", self.cowries.name(choice.thrown.shells), mark(throw));
        let (from, to) = (self.place_name(seat, choice.from), self.place_name(seat, choice.to));
        if let Some((first, _)) = choice.home_first {
            let home = self.place_name(seat, self.pawns[seat][first].place);
            return format!("{throw}:{home}+{from}-{to}");
        }
        let is_one_pawn = choice.pawns.len() == 1 || choice.from == Place::Off;
        let (kind, link) = match choice.pawns[..] {
            _ if is_one_pawn => (self.kind_there(seat, pawn), "-"),
            [_, _] if self.house.pairs != Pairs::Twins => (self.pair_there(seat, &choice.pawns), "="),
            [_, _] => (self.kind_there(seat, pawn), "="),
            _ => (0, "="),
        };
        format!("{throw}:{from}{}{link}{to}{}", mark(kind), self.target(choice))
    }

    /// Everything legal with its token, equal choices once, by token.
    pub fn tokens(&self) -> Vec<(String, Act)> {
        let token = |act: &Act| match act {
            Act::Throw(shells) => self.cowries.name(*shells),
            Act::Move(choice) => self.token(choice),
            Act::Twins => "twins".to_string(),
            Act::Decline => "decline".to_string(),
            Act::Open => "open".to_string(),
            Act::Draw => "draw".to_string(),
        };
        let mut tokens: Vec<_> = self.acts().into_iter().map(|act| (token(&act), act)).collect();
        tokens.sort_by(|(one, _), (other, _)| one.cmp(other));
        tokens.dedup_by(|(one, _), (other, _)| one == other);
        tokens
    }
}

/// Each of equal things once, where it comes first.
fn different<T: PartialEq>(things: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for thing in things {
        if !found.contains(&thing) {
            found.push(thing);
        }
    }
    found
}
