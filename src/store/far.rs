//! What this device knows of a game by correspondence, and its kept form.

use serde::{Deserialize, Serialize};

use crate::engine::seat::{Seat, SeatSet};
use crate::notation::Link;
use crate::notation::correspondence::{Correspondence, Trust};
use crate::play::correspondence::chain::Secret;
use crate::play::correspondence::{Fault, Next, go_on, join, next, reveal, seed};
use crate::play::luck::Seed;
use crate::play::table::{Player, Table};

/// A game by correspondence as one of its devices knows it.
#[derive(Clone, PartialEq)]
pub struct Far {
    /// As it was last sent or received.
    pub known: Correspondence,
    /// The seats that are played on this device.
    pub own: SeatSet,
    pub secret: Secret,
    /// Whether the others have what is known here.
    pub is_sent: bool,
}

/// As it stands in a save.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FarText {
    /// The link's code.
    code: String,
    /// The letters of the own seats.
    own: String,
    /// 32 hexadecimal digits.
    secret: String,
    is_sent: bool,
}

impl Far {
    /// The kept form; `None` when the game has become too long for a link.
    pub fn text(&self) -> Option<FarText> {
        let code = Link::Correspondence(self.known.clone()).encode().ok()?;
        let own = self.own.iter().map(Seat::letter).collect();
        let secret = self.secret.0.iter().map(|byte| format!("{byte:02x}")).collect();
        Some(FarText { code, own, secret, is_sent: self.is_sent })
    }

    /// Reads what [`Far::text`] writes.
    pub fn of(text: &FarText) -> Option<Far> {
        let Ok(Link::Correspondence(known)) = Link::decode(&text.code) else { return None };
        let own: Option<SeatSet> = text.own.chars().map(|letter| Seat::from_letter(&letter.to_string())).collect();
        let digits = u128::from_str_radix(&text.secret, 16).ok().filter(|_| text.secret.len() == 32)?;
        Some(Far { known, own: own?, secret: Secret(digits.to_be_bytes()), is_sent: text.is_sent })
    }

    /// Who is to do what, by what is known.
    pub fn next(&self) -> Option<Next> {
        next(&self.known).ok()
    }

    /// Who plays on this device: nobody before all have joined.
    pub fn players(&self) -> [Player; 4] {
        let has_begun = !matches!(self.next(), Some(Next::Joins(_)));
        Seat::ALL.map(|seat| if has_begun && self.own.has(seat) { Player::Person } else { Player::Far })
    }

    /// The table of the game as it is known. Where throws are sealed they follow from the secrets, else from `fresh`.
    pub fn table(&self, fresh: Seed) -> Option<Table> {
        let seed = match self.known.trust {
            Trust::Sealed(_) if self.next().is_some_and(|next| next.is_for(self.own)) => {
                seed(&self.known, &self.secret)
            }
            _ => Ok(fresh),
        };
        let record = self.known.record.clone();
        let mut table = Table::from_record(record, self.players(), seed.unwrap_or(fresh), &[]).ok()?;
        table.settle(table.timeline().cursor());
        Some(table)
    }

    /// Brings what a save does not tell to a table that was opened from it.
    pub fn seat(&self, table: &mut Table) {
        table.seat_players(self.players());
        table.settle(self.known.record.turns.iter().map(|turn| turn.tokens.len()).sum());
    }

    /// The correspondence with what was played on the table since.
    ///
    /// # Errors
    /// Why the others would not believe it.
    pub fn after(&self, table: &Table) -> Result<Correspondence, Fault> {
        let record = table.record();
        if record.turns == self.known.record.turns {
            return Ok(self.known.clone());
        }
        match self.known.trust {
            Trust::Honest => go_on(&self.known, record),
            Trust::Sealed(_) => reveal(&self.known, &self.secret, record),
        }
    }

    /// Takes a seat for this device; where throws are sealed it gives its seal first, if it has to.
    ///
    /// # Errors
    /// Why the seat cannot join.
    pub fn take(&mut self, seat: Seat) -> Result<(), Fault> {
        if let Some(Next::Joins(missing)) = self.next()
            && missing.has(seat)
        {
            self.known = join(&self.known, seat, &self.secret)?;
            self.is_sent = false;
        }
        self.own = self.own.with(seat);
        Ok(())
    }
}
