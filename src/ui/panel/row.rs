//! The row of throws as chips. A chip that nothing can use says why.

use leptos::prelude::*;

use crate::engine::{Action, Event};
use crate::play::scene::value_text;
use crate::play::selection::Selection;
use crate::play::table::{Expected, Player, Table};
use crate::play::timeline::MomentIndex;
use crate::ui::app::app;
use crate::words::{Message, events};

#[derive(Clone, PartialEq)]
struct Chip {
    slot: u8,
    value: String,
    is_big: bool,
    /// Why nothing can use it.
    dead: Option<Message>,
    is_barred: bool,
}

/// So many chips fit beside each other on a phone.
const ROOM: usize = 5;

/// The values that the turn at a moment has used up to then, in order.
fn used_in_turn(table: &Table, at: MomentIndex) -> Vec<String> {
    let timeline = table.timeline();
    let ends_turn = |event: &Event| matches!(event, Event::TurnEnded { .. } | Event::Begins { .. });
    let turn = timeline.back_from(at).take_while(|(_, moment)| !moment.events.iter().any(ends_turn));
    let mut used: Vec<String> = turn
        .filter_map(|(_, moment)| {
            let Action::Move(choice) = moment.action else { return None };
            let before = timeline.race_at(moment.before);
            before.row().get(choice.slot).map(|entry| value_text(before.course().shells, entry.throw))
        })
        .collect();
    used.reverse();
    used
}

#[component]
pub fn RowView() -> impl IntoView {
    let app = app();
    let is_mine = Memo::new(move |_| {
        app.is_present()
            && app.with_race(|table, _| matches!(table.expected(), Expected::Move(_, Player::Person))).unwrap_or(false)
    });
    let chips = Memo::new(move |_| {
        let choosing = is_mine.get();
        app.with_race(|_, race| {
            let entries = (0..).zip(race.row().iter());
            let chips = entries.flat_map(|(slot, entry)| {
                let why = choosing.then(|| Selection::why_unused(race, slot)).flatten();
                let chip = Chip {
                    slot,
                    value: value_text(race.course().shells, entry.throw),
                    is_big: race.course().shells.is_big(entry.throw),
                    dead: why.map(|refusal| events::refusal(race.course(), refusal)),
                    is_barred: !entry.barred.is_empty(),
                };
                std::iter::repeat_n(chip, usize::from(entry.count))
            });
            chips.collect::<Vec<Chip>>()
        })
        .unwrap_or_default()
    });
    // The throws of this turn that are used up, as far as there is room beside the others.
    let used = Memo::new(move |_| {
        let at = app.displayed();
        let room = ROOM.saturating_sub(chips.with(Vec::len));
        let mut used = app.with_race(|table, _| used_in_turn(table, at)).unwrap_or_default();
        used.drain(..used.len().saturating_sub(room));
        used
    });
    let used_view = move |value: String| {
        let shown = value.clone();
        let label = move || app.tell(&Message::new("row-chip-used").text("value", app.digits(&value)));
        view! { <li><span class="chip" data-state="used" role="img" aria-label=label>{move || app.digits(&shown)}</span></li> }
    };
    let note = move || {
        let chips = chips.get();
        let dead = chips.iter().find_map(|chip| chip.dead.as_ref().map(|why| (chip.value.clone(), why.clone())));
        match dead {
            Some((value, why)) => {
                format!("{} {}", app.tell(&Message::new("row-dead").text("value", app.digits(&value))), app.tell(&why))
            }
            None if chips.is_empty() => app.say("row-empty"),
            None if chips.iter().any(|chip| chip.is_barred) => app.say("row-barred"),
            None => String::new(),
        }
    };
    let chip_view = move |chip: Chip| {
        let Chip { slot, value, is_big, dead, is_barred } = chip;
        let is_dead = dead.is_some();
        let (named, shown) = (value.clone(), value.clone());
        let picked = move || app.selection.get().slot == Some(slot);
        let label = move || {
            let id = if is_dead {
                "row-chip-dead"
            } else if is_barred {
                "row-chip-barred"
            } else {
                "row-chip"
            };
            app.tell(&Message::new(id).text("value", app.digits(&named)))
        };
        let tap = move |_| {
            if let Some(why) = dead.clone() {
                app.refusal.set(Some(why));
            } else if is_mine.get_untracked() {
                app.refusal.set(None);
                app.selection.update(|selection| *selection = selection.tap_throw(slot));
            }
        };
        let state = if is_dead {
            Some("dead")
        } else if is_barred {
            Some("barred")
        } else {
            None
        };
        view! {
            <li><button type="button" class="chip" data-big=is_big.then_some("") data-state=state data-value=value
                aria-pressed=move || picked().to_string() aria-disabled=is_dead.then_some("true") aria-label=label
                on:click=tap>{move || app.digits(&shown)}</button></li>
        }
    };
    view! {
        <section class="row">
            <h2>{move || app.say("row-title")}</h2>
            <ol>{move || chips.get().into_iter().map(chip_view).collect_view()}{move || used.get().into_iter().map(used_view).collect_view()}</ol>
            <p>{note}</p>
        </section>
    }
}
