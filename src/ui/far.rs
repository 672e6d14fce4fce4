//! Games by link, as the page plays them: begun here or come by a link, sent on when one's turn is over.

use leptos::prelude::*;

use super::app::{App, Notice, NoticeKind, Offer, View};
use super::keeping;
use super::opening::{fresh_id, fresh_number, lay, show};
use crate::engine::seat::{Seat, SeatSet};
use crate::notation::correspondence::{Correspondence, Trust};
use crate::notation::record::{Record, Start};
use crate::play::correspondence::chain::Secret;
use crate::play::correspondence::{Fault, Next, Relation, check, compare, next};
use crate::play::luck::Seed;
use crate::play::timeline::MomentIndex;
use crate::store::browser::Browser;
use crate::store::far::Far;
use crate::store::games::{self, Entry, Label};
use crate::words::{Message, Names, faults};

/// Everything that a game by link starts from; S is played here.
pub struct NewFar {
    pub start: Start,
    pub names: [Option<String>; 4],
    pub trust: Trust,
}

impl NewFar {
    /// Begins the game and shows it.
    pub fn begin(self, app: App) {
        let record =
            Record { start: self.start, names: self.names, seed: None, real_cowries: false, turns: Vec::new() };
        let known = Correspondence { id: fresh_number(), trust: self.trust, record };
        let mut far = Far { known, own: SeatSet::EMPTY, secret: fresh_secret(), is_sent: false };
        if far.take(Seat::S).is_ok() {
            put(app, far, Label { id: fresh_id(), rev: 0 }, None);
        }
    }
}

fn fresh_secret() -> Secret {
    let number = u128::from(fresh_number()) << 64 | u128::from(fresh_number());
    Secret(number.to_be_bytes())
}

/// Puts a game on the table, saves and shows it; what is new from a moment on is shown as it happened.
fn put(app: App, far: Far, label: Label, new_from: Option<MomentIndex>) {
    let Some(table) = far.table(Seed(fresh_number())) else { return };
    let pieces = app.pieces.get_untracked();
    lay(app, table, pieces, label);
    app.far.set(Some(far));
    if let Some(moment) = new_from {
        app.shown.set(moment);
    }
    show(app);
    note(app);
}

/// Keeps what is known of the game on the table.
fn note(app: App) {
    let (Some(label), Some(far)) = (app.label.get_untracked(), app.far.get_untracked()) else { return };
    if games::note_far(&Browser, &label.id, &far).is_err() {
        keeping::tell_not_kept(app);
    }
}

/// A game by link has arrived. It goes on with the one that is known here, or is a new one; whatever does not fit is
/// told and changes nothing.
///
/// # Errors
/// Why it is not believed.
pub fn arrive(app: App, arrived: Correspondence) -> Result<(), Vec<Message>> {
    let names = names_of(app, &arrived.record);
    if let Err(fault) = check(&arrived) {
        return Err(faults::far_fault(&names, &fault));
    }
    let Some((entry, far)) = games::find_far(&Browser, arrived.id) else {
        let far = Far { known: arrived, own: SeatSet::EMPTY, secret: fresh_secret(), is_sent: true };
        put(app, far, Label { id: fresh_id(), rev: 0 }, None);
        return Ok(());
    };
    match compare(&current(&entry, &far), &arrived) {
        Relation::Same => keeping::play(app, &entry.id),
        Relation::Extends { from } => {
            let rev = entry.saved.map_or(0, |saved| saved.rev);
            let far = Far { known: arrived, is_sent: true, ..far };
            put(app, far, Label { id: entry.id, rev }, Some(from));
        }
        Relation::Older => {
            keeping::play(app, &entry.id);
            app.notify(NoticeKind::Info, vec![Message::new("far-older")]);
        }
        Relation::Forked { turn } if turn > 0 => {
            fork(app, &entry, arrived, Message::new("far-forked").number("turn", turn as i64));
        }
        Relation::Forked { .. } | Relation::Other => fork(app, &entry, arrived, Message::new("far-forked-start")),
    }
    Ok(())
}

/// The game as it stands on this device, with what has not been sent yet.
fn current(entry: &Entry, far: &Far) -> Correspondence {
    let table = entry.saved.as_ref().ok().and_then(|saved| saved.open().ok());
    let played = table.map(|(table, _)| Record { seed: None, ..table.record() });
    Correspondence { record: played.unwrap_or_else(|| far.known.record.clone()), ..far.known.clone() }
}

fn fork(app: App, entry: &Entry, arrived: Correspondence, message: Message) {
    keeping::play(app, &entry.id);
    app.post(Notice {
        kind: NoticeKind::Warning,
        messages: vec![message],
        kept: None,
        offer: Some(Offer::OpenOther(Box::new(arrived.record))),
    });
}

fn names_of(app: App, record: &Record) -> Names {
    Names(
        Seat::ALL.map(|seat| record.names[seat.index()].clone().unwrap_or_else(|| untrack(|| app.default_name(seat)))),
    )
}

/// What is to be sent to the others; `None` where the game is not by link.
pub fn outgoing(app: App) -> Option<Result<Correspondence, Fault>> {
    app.far.with(|far| app.table.with(|table| Some(far.as_ref()?.after(table.as_ref()?))))
}

/// Whether seats still have to give their seals.
pub fn is_gathering(app: App) -> bool {
    app.far.with(|far| far.as_ref().is_some_and(|far| matches!(far.next(), Some(Next::Joins(_)))))
}

/// What a game by link waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// What was played here, or one's seal, is to be sent to this seat.
    Send(Seat),
    /// It has been sent to this seat.
    Sent(Seat),
    /// This seat is next, and nobody plays on this device yet.
    Claim(Seat),
    /// This seat is next, and others play here, or nobody can any more.
    LookOn(Seat),
    /// The end of the game is to be sent to the others.
    SendLast,
}

/// What the game on the table waits for; `None` while one's own turn is on, and in other games.
pub fn wait(app: App) -> Option<Wait> {
    let (own, is_sent, is_known) =
        app.far.with(|far| far.as_ref().map(|far| (far.own, far.is_sent, far.known.clone())))?;
    let outgoing = outgoing(app)?.ok()?;
    let is_sent = is_sent && is_known == outgoing;
    let seat = match next(&outgoing).ok()? {
        next if next.is_for(own) && !matches!(next, Next::Joins(_)) => return None,
        Next::Joins(missing) => missing.iter().find(|&seat| !own.has(seat))?,
        Next::Plays(stint) => stint.seat,
        Next::Over if own.is_empty() || is_sent => return None,
        Next::Over => return Some(Wait::SendLast),
    };
    let is_joining = matches!(next(&outgoing), Ok(Next::Joins(_)));
    let can_claim = own.is_empty() && (is_joining || outgoing.trust == Trust::Honest);
    Some(match (own.is_empty(), is_sent) {
        (true, _) if can_claim => Wait::Claim(seat),
        (true, _) => Wait::LookOn(seat),
        (false, false) => Wait::Send(seat),
        (false, true) => Wait::Sent(seat),
    })
}

/// Somebody at this device plays a seat.
pub fn claim(app: App, seat: Seat) {
    let (Some(mut far), Some(label)) = (app.far.get_untracked(), app.label.get_untracked()) else { return };
    if let Err(fault) = far.take(seat) {
        let names = untrack(|| app.names());
        return app.notify(NoticeKind::Error, faults::far_fault(&names, &fault));
    }
    put(app, far, label, None);
}

/// The link is being given away: what it tells can be taken back no more.
pub fn send(app: App) {
    let Some(Ok(known)) = untrack(|| outgoing(app)) else { return };
    app.far.update(|far| {
        if let Some(far) = far {
            (far.known, far.is_sent) = (known, true);
        }
    });
    app.table.update(|table| {
        if let Some(table) = table {
            table.settle(table.timeline().cursor());
        }
    });
    note(app);
}

/// Looks at a record that forks, as a game of its own.
pub fn open_other(app: App, record: &Record) {
    if super::opening::open_game(app, record.clone()).is_ok() {
        app.go(View::Play);
    }
}
