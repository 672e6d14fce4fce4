//! The plain game in the notation, written a second time from its description in `src/notation/mod.rs`.

use super::game::{Act, Bind, Game, Move, PAWNS, Phase, Shells, Thrown, is_big, value};
use super::ground::{name, square};

const LETTERS: [char; 4] = ['S', 'E', 'N', 'W'];

fn throw_name(shells: Shells) -> String {
    format!("{}{}", value(shells), if is_big(shells) { "*" } else { "" })
}

impl Game {
    /// A seat's pawns in the order in which they are written: by step, then by what binds and bars them.
    fn order(&self, seat: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..PAWNS).collect();
        order.sort_by_key(|&number| {
            let pawn = self.pawns[seat][number];
            let barring = self.row.iter().filter(|thrown| seat == self.turn && thrown.barred.contains(&number));
            let mut bars: Vec<_> = barring
                .map(|thrown| {
                    let alike = self.row.iter().filter(|other| *other == thrown).count();
                    (thrown.shells, thrown.barred.len(), alike)
                })
                .collect();
            bars.sort_unstable();
            bars.dedup();
            (pawn.step, pawn.bind == Bind::Hard, pawn.bind == Bind::Broken, pawn.pinned, bars)
        });
        order
    }

    /// The places, from 1, of the pawns that a throw is barred to, in the order they are written in.
    fn bars(&self, thrown: &Thrown) -> Vec<usize> {
        let order = self.order(self.turn);
        (1..=PAWNS).filter(|place| thrown.barred.contains(&order[place - 1])).collect()
    }

    /// The row as it is written: by shells, then by the pawns it is barred to, the last one weighing most.
    fn written_row(&self) -> Vec<(Shells, Vec<usize>)> {
        let mut row: Vec<_> = self.row.iter().map(|thrown| (thrown.shells, self.bars(thrown))).collect();
        row.sort_by_key(|(shells, bars)| (*shells, bars.iter().rev().copied().collect::<Vec<_>>()));
        row
    }

    pub fn text(&self) -> String {
        let mut clauses = vec![self.house.text.clone()];
        for &seat in &self.seats {
            let pawns = self.order(seat).into_iter().map(|number| {
                let pawn = self.pawns[seat][number];
                let mark = match pawn.bind {
                    Bind::Hard => "#",
                    Bind::Broken => "%",
                    Bind::Loose if pawn.pinned => "^",
                    Bind::Loose => "",
                };
                format!(" {}{mark}", name(square(seat, pawn.step)))
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
        let optional = [("gates", those(self.gates)), ("unlocked", those(self.unlocked)), ("placed", placed)];
        clauses.extend(
            optional.into_iter().filter(|(_, what)| !what.is_empty()).map(|(key, what)| key.to_string() + &what),
        );
        clauses.push(phase);
        let row = self.written_row().into_iter().map(|(shells, bars)| {
            let bars: String = bars.iter().map(usize::to_string).collect();
            format!(" {}{}{bars}", throw_name(shells), if bars.is_empty() { "" } else { "!" })
        });
        if !self.row.is_empty() {
            clauses.push(format!("row{}", row.collect::<String>()));
        }
        if self.owed > 0 {
            clauses.push(format!("owed {}", self.owed));
        }
        if self.run > 0 {
            clauses.push(format!("run {}", self.run));
        }
        if let Phase::Test(test) = &self.phase {
            let rewarded = if test.rewarded { " rewarded" } else { "" };
            clauses.push(format!("test {} {} {}{rewarded}", name(square(self.turn, test.from)), test.was, test.ones));
        }
        clauses.join("; ")
    }

    fn token(&self, choice: &Move) -> String {
        let pawn = choice.pawns[0];
        let mut throws: Vec<_> = self.written_row();
        throws.retain(|(shells, _)| *shells == choice.thrown.shells);
        throws.dedup();
        let throw = throws.iter().position(|(_, bars)| *bars == self.bars(&choice.thrown)).expect("a throw of the row");
        let step = self.pawns[self.turn][pawn].step;
        let barred_from = |pawn: usize| self.row.iter().map(|thrown| thrown.barred.contains(&pawn)).collect::<Vec<_>>();
        let mut kinds = self.order(self.turn);
        kinds.retain(|&other| self.pawns[self.turn][other].step == step);
        let mut kinds: Vec<_> = kinds.into_iter().map(barred_from).collect();
        let mut seen = Vec::new();
        kinds.retain(|kind| {
            !seen.contains(kind) && {
                seen.push(kind.clone());
                true
            }
        });
        let kind = kinds.iter().position(|kind| *kind == barred_from(pawn)).expect("a pawn on its square");
        let together = choice.pawns.len() == 2;
        format!(
            "{}{}:{}{}{}{}",
            throw_name(choice.thrown.shells),
            "'".repeat(throw),
            name(square(self.turn, step)),
            if together { String::new() } else { "'".repeat(kind) },
            if together { "=" } else { "-" },
            name(square(self.turn, choice.to)),
        )
    }

    /// Everything legal with its token, equal choices once, by token.
    pub fn tokens(&self) -> Vec<(String, Act)> {
        let token = |act: &Act| match act {
            Act::Throw(shells) => throw_name(*shells),
            Act::Move(choice) => self.token(choice),
            Act::Open => "open".to_string(),
            Act::Draw => "draw".to_string(),
        };
        let mut tokens: Vec<_> = self.acts().into_iter().map(|act| (token(&act), act)).collect();
        tokens.sort_by(|(one, _), (other, _)| one.cmp(other));
        tokens.dedup_by(|(one, _), (other, _)| one == other);
        tokens
    }
}
