//! The cowries and the turn's one main button.

use leptos::prelude::*;

use super::Card;
use super::label::{Label, labels};
use crate::engine::Action;
use crate::engine::seat::Seat;
use crate::engine::throw::{Shells as Handful, Throw};
use crate::notation::correspondence::Trust;
use crate::play::scene::value_text;
use crate::play::selection::{Candidate, besides};
use crate::play::table::{Expected, Message, Player};
use crate::play::timeline::MomentIndex;
use crate::ui::app::{App, app};
use crate::ui::focus;
use crate::ui::widget::{Icon, Shells};
use crate::words::{Message as Words, events};

/// What the tray offers.
#[derive(Clone, PartialEq)]
enum Offer {
    Throw(&'static str),
    Moves {
        moves: Vec<(Label, Candidate)>,
        /// What else can be done with the row.
        besides: Vec<Action>,
    },
    /// A bot is at work: its moves can be skipped.
    Wait,
    Decide {
        can_open: bool,
    },
    Nothing,
}

#[component]
pub fn Tray() -> impl IntoView {
    let app = app();
    let handful = Memo::new(move |_| app.with_race(|_, race| race.course().shells));
    // The last throw of the turn; the heap while a throw is due.
    let thrown = Memo::new(move |_| match app.tumble.get() {
        Some(tumble) => Some((tumble.throw, tumble.moment)),
        None => last_throw(app),
    });
    let throw = Memo::new(move |_| thrown.get().map(|(throw, _)| throw));
    let is_tumbling = Memo::new(move |_| app.tumble.get().is_some());
    let from = Memo::new(move |_| thrown.get().and_then(|(_, moment)| thrower(app, moment)));
    let value = move || {
        let (throw, _) = thrown.get().filter(|_| !is_tumbling.get())?;
        handful.get().map(|handful| value_text(handful, throw))
    };
    let name = move || {
        let (throw, _) = thrown.get().filter(|_| !is_tumbling.get())?;
        handful.get().and_then(|handful| events::value_name(handful, throw))
    };
    let offer = Memo::new(move |_| offer(app));
    Effect::new(move |_| {
        offer.track();
        request_animation_frame(keep_focus);
    });
    // The button that is pressed goes with what it does, or stays and is the main one again.
    let press = move |message: Message| {
        focus::let_go();
        app.performer.send(app, message);
        request_animation_frame(keep_focus);
    };
    let enter = move |_| app.card.set(Some(Card::RealCowries));
    let skip = move |_| app.performer.skip(app);
    view! {
        <section class="tray" aria-label=move || app.say("tray-label")>
            <div class="throw">
                {move || handful.get().map(|handful| view! { <Shells handful=handful throw=throw from=from is_tumbling=is_tumbling/> })}
                {move || name().map(|name| view! { <small class="shells-name">{app.tell(&name)}</small> })}
                {move || value().map(|value| view! { <b class="shells-value">{app.digits(&value)}</b> })}
            </div>
            <div class="actions">
                {move || match offer.get() {
                    Offer::Throw(id) => view! {
                        <button type="button" class="button" data-kind="main" data-action="throw" on:click=move |_| press(Message::Throw)>
                            {move || app.say(id)}
                        </button>
                        {move || (!is_sealed(app)).then(|| view! {
                            <button type="button" class="button" data-kind="line" data-action="enter" aria-label=move || app.say("tray-enter") on:click=enter>
                                <Icon name="dice-hand"/><span>{move || app.say("tray-enter")}</span>
                            </button>
                        })}
                    }.into_any(),
                    Offer::Moves { moves, besides } => view! {
                        {moves.into_iter().map(|(label, candidate)| view! {
                            <button type="button" class="button" data-kind="main" data-action="move" on:click=move |_| press(Message::Play(Action::Move(candidate.choice)))>{move || told(app, &label)}</button>
                        }).collect_view()}
                        {besides.into_iter().map(|action| {
                            let (id, name) = match action {
                                Action::Twin => ("tray-twins", "twins"),
                                _ => ("tray-decline", "decline"),
                            };
                            view! {
                                <button type="button" class="button" data-kind="line" data-action=name on:click=move |_| press(Message::Play(action))>{move || app.say(id)}</button>
                            }
                        }).collect_view()}
                    }.into_any(),
                    Offer::Wait => view! {
                        <button type="button" class="button" data-kind="line" data-action="skip" aria-label=move || app.say("tray-skip") on:click=skip>
                            <Icon name="skip"/><span>{move || app.say("tray-skip")}</span>
                        </button>
                    }.into_any(),
                    Offer::Decide { can_open } => view! {
                        {can_open.then(|| view! {
                            <button type="button" class="button" data-kind="main" data-action="open" on:click=move |_| press(Message::Play(Action::OpenGates))>{move || app.say("tray-open-gates")}</button>
                        })}
                        <button type="button" class="button" data-kind="line" data-action="draw" on:click=move |_| press(Message::Play(Action::Draw))>{move || app.say("tray-draw")}</button>
                    }.into_any(),
                    Offer::Nothing => ().into_any(),
                }}
            </div>
            <p class="fair">{move || fair(app, handful.get(), thrown.get().filter(|_| !is_tumbling.get()))}</p>
        </section>
    }
}

/// The side from which the throw of a moment is seen to come.
fn thrower(app: App, moment: MomentIndex) -> Option<Seat> {
    app.with_race(|table, _| {
        let timeline = table.timeline();
        let thrown = timeline.back_from(moment).next();
        thrown.map(|(_, moment)| app.outlook().side_of(timeline.race_at(moment.before).turn()))
    })
    .flatten()
}

/// Throws the game's own cowries, or ends their tumbling.
pub fn throw(app: App) {
    if app.tumble.get_untracked().is_some() {
        app.performer.reveal_now(app);
    } else {
        app.performer.send(app, Message::Throw);
    }
}

/// Whether throws follow from secrets: then none is entered by hand.
fn is_sealed(app: App) -> bool {
    app.far.with(|far| far.as_ref().is_some_and(|far| matches!(far.known.trust, Trust::Sealed(_))))
}

/// A button that goes takes the keyboard's focus with it: the next thing to do gets it, the main button or the board.
fn keep_focus() {
    if focus::is_lost() {
        let _ = focus::focus(".tray .button[data-kind=main]") || focus::focus(".grid [tabindex='0']");
    }
}

/// The throw that lies in the tray: the last one, as long as its turn goes on or nobody has thrown since.
fn last_throw(app: App) -> Option<(Throw, MomentIndex)> {
    let at = app.displayed();
    app.with_race(|table, race| {
        let is_due = matches!(race.stage(), crate::engine::Stage::Chance(_));
        let mut back = table.timeline().back_from(at);
        let last = back.find_map(|(index, moment)| match moment.action {
            Action::Throw(throw) => Some((throw, index)),
            _ => None,
        });
        // Straight after a throw its shells still lie there, even when the next throw is due.
        last.filter(|(_, index)| !is_due || *index == at)
    })
    .flatten()
}

fn offer(app: App) -> Offer {
    if app.looking.get().is_some() {
        return Offer::Nothing;
    }
    let tumbles = app.tumble.get().is_some();
    app.with_race(|table, race| match table.expected() {
        Expected::Throw(_, Player::Bot) | Expected::Move(_, Player::Bot) => Offer::Wait,
        _ if app.far.with(Option::is_some) && app.shown.get() != table.timeline().cursor() && !tumbles => Offer::Wait,
        _ if tumbles || !app.is_present() => Offer::Nothing,
        Expected::Throw(..) if race.tested().is_some() => Offer::Throw("tray-throw-test"),
        Expected::Throw(..) if race.is_opening() => Offer::Throw("tray-throw-opening"),
        Expected::Throw(..) => Offer::Throw("tray-throw"),
        Expected::Decision => Offer::Decide { can_open: true },
        Expected::Nothing => Offer::Nothing,
        Expected::Move(..) => {
            let selection = app.selection.get();
            let open = selection.open_moves(race);
            // Several moves to one square can be told apart only here; others are chosen on the board as well.
            let room = match (selection.from, selection.target) {
                (None, _) => 1,
                (Some(_), None) => 2,
                (Some(_), Some(_)) => open.len(),
            };
            let shown = if open.len() <= room { open } else { Vec::new() };
            let labels = labels(app, race, &shown);
            Offer::Moves { moves: labels.into_iter().zip(shown).collect(), besides: besides(race) }
        }
    })
    .unwrap_or(Offer::Nothing)
}

/// A move's name for its button.
fn told(app: App, label: &Label) -> String {
    let named = app.tell(&label.message);
    match label.which {
        Some(which) => app.tell(&Words::new("tray-move-which").text("move", named).number("which", which as i64)),
        None => named,
    }
}

/// What the shells show, and that the throw came before its picture.
fn fair(app: App, handful: Option<Handful>, thrown: Option<(Throw, MomentIndex)>) -> String {
    let (Some(handful), Some((throw, _))) = (handful, thrown) else { return app.say("tray-heap") };
    app.tell(&Words::new("tray-fair").number("up", throw.0).text("value", app.digits(&value_text(handful, throw))))
}
