//! The move list in words, turn by turn, newest first. A tap on a step shows the board as it was then.

use leptos::prelude::*;

use crate::engine::race::Race;
use crate::engine::seat::Seat;
use crate::engine::{Action, Event, Purpose};
use crate::play::scene::value_text;
use crate::play::timeline::{Moment, MomentIndex};
use crate::ui::app::{App, View, app};
use crate::ui::opening::play_from_here;
use crate::ui::widget::{Icon, Pawn};
use crate::words::{Message, events};

/// The steps of one turn, not yet in words: a list is made of all turns whenever something happens, and only what is new
/// is told.
#[derive(Clone, PartialEq)]
struct TurnLines {
    /// The turn's first moment.
    begins: MomentIndex,
    seat: Seat,
    throws: Vec<String>,
    steps: Vec<StepLine>,
}

#[derive(Clone, PartialEq)]
struct StepLine {
    moment: MomentIndex,
    throw: Option<String>,
    rule: Option<&'static str>,
}

#[component]
pub fn Moves() -> impl IntoView {
    let app = app();
    let turns = Memo::new(move |_| {
        let shown = app.shown.get();
        app.table.with(|table| {
            let Some(table) = table else { return Vec::new() };
            let mut line: Vec<(MomentIndex, &Moment)> = table.timeline().back_from(shown).collect();
            line.reverse();
            let mut turns: Vec<TurnLines> = Vec::new();
            let mut begins = true;
            for (index, moment) in line {
                let before = table.timeline().race_at(moment.before);
                let seat = before.turn();
                if begins || turns.last().is_none_or(|turn| turn.seat != seat) {
                    turns.push(TurnLines { begins: index, seat, throws: Vec::new(), steps: Vec::new() });
                }
                begins =
                    moment.events.iter().any(|event| matches!(event, Event::TurnEnded { .. } | Event::Begins { .. }));
                let turn = turns.last_mut().expect("a turn was begun");
                add(turn, before, index, moment);
            }
            turns.reverse();
            turns
        })
    });
    let back = move |_| app.looking.set(None);
    view! {
        {move || app.looking.get().map(|_| view! {
            <p class="looking-back">
                {move || app.say("moves-looking-back")}
                <button type="button" class="button" data-kind="line" data-action="branch" on:click=move |_| play_from_here(app)>
                    {move || app.say("moves-branch")}
                </button>
                <button type="button" class="button" data-kind="line" data-action="present" on:click=back>{move || app.say("moves-present")}</button>
            </p>
        })}
        <ol class="moves" reversed>
            {move || turns.get().is_empty().then(|| view! { <li class="move"><span></span><p>{move || app.say("moves-none")}</p></li> })}
            <For each=move || turns.get() key=move |turn| {
                // A turn is drawn anew when it goes on, or when names change with the language; those of another game
                // are others.
                let language = app.speaker.with(|said| said.language);
                let game = app.label.with(|label| label.as_ref().map(|label| label.id.clone()));
                (turn.begins, turn.throws.len(), turn.steps.len(), language, game)
            } let:turn>
                <Turn turn=turn/>
            </For>
        </ol>
    }
}

fn add(turn: &mut TurnLines, before: &Race, index: MomentIndex, moment: &Moment) {
    let course = before.course();
    let throw = match moment.action {
        Action::Throw(throw) => {
            turn.throws.push(value_text(course.shells, throw));
            None
        }
        Action::Move(choice) => before.row().get(choice.slot).map(|entry| value_text(course.shells, entry.throw)),
        Action::OpenGates | Action::Draw | Action::Decline | Action::Twin => None,
    };
    // A plain throw is told by its number in the head of the turn.
    let is_plain = |event: &Event| matches!(event, Event::Threw { .. } | Event::Again { .. } | Event::TurnEnded { .. });
    if moment.events.iter().all(is_plain) && moment.events.iter().any(is_for_row) {
        return;
    }
    let rule = moment.events.iter().rev().find_map(|&event| events::rule_of(event));
    turn.steps.push(StepLine { moment: index, throw, rule });
}

fn is_for_row(event: &Event) -> bool {
    matches!(event, Event::Threw { purpose: Purpose::Row, .. })
}

/// What happened at a moment, in sentences.
fn sentences(app: App, moment: MomentIndex) -> Vec<Message> {
    let names = app.names();
    let told = app.table.with(|table| {
        let timeline = table.as_ref()?.timeline();
        let events = timeline.moment(moment)?.events.iter().filter(|event| !is_for_row(event));
        let course = timeline.start().course();
        Some(events.filter_map(|&event| events::listed(course, &names, event)).collect())
    });
    told.unwrap_or_default()
}

#[component]
fn Turn(turn: TurnLines) -> impl IntoView {
    let app = app();
    let TurnLines { seat, throws, steps, .. } = turn;
    let is_now = move |moment| app.looking.get().unwrap_or_else(|| app.shown.get()) == moment;
    view! {
        <li class="turn">
            <Pawn shape=Signal::derive(move || app.pieces.get()[seat.index()])/>
            <h3 class="turn-head">
                <b>{move || app.names().of(seat).to_string()}</b>
                {throws.into_iter().map(|value| view! { " " <span class="n">{move || app.digits(&value)}</span> }).collect_view()}
            </h3>
            <ol class="turn-steps">
                {steps.into_iter().map(|step| {
                    let StepLine { moment, throw, rule } = step;
                    let sentences = untrack(|| sentences(app, moment));
                    let look = move |_| {
                        app.card.set(None);
                        app.selection.set(Default::default());
                        app.looking.set((moment != app.shown.get_untracked()).then_some(moment));
                    };
                    view! {
                        <li>
                            <button type="button" class="step" aria-current=move || is_now(moment).then_some("step") on:click=look>
                                {throw.map(|value| view! { <span class="n">{move || app.digits(&value)}</span> " " })}
                                {move || app.tell_all(&sentences)}
                            </button>
                            {rule.map(|rule| view! {
                                <button type="button" class="rule-link" aria-label=move || app.say(rule) title=move || app.say(rule) on:click=move |_| {
                                    app.section.set(Some(rule));
                                    app.card.set((app.view.get_untracked() == View::Play).then_some(super::Card::Rules));
                                }><Icon name="rules"/></button>
                            })}
                        </li>
                    }
                }).collect_view()}
            </ol>
        </li>
    }
}
