//! The saved games: to go on with, to name, to find again, to delete.

use leptos::prelude::*;

use crate::engine::seat::Seat;
use crate::play::scene::{Floor, scene};
use crate::play::table::Table;
use crate::play::tally::{Who, tally};
use crate::store::games::{Entry, GameId};
use crate::store::saved::Saved;
use crate::ui::app::{App, View, app};
use crate::ui::board::SmallBoard;
use crate::ui::widget::{Icon, page_head};
use crate::ui::{focus, houses, keeping};
use crate::words::{Message, events};

/// So many games are drawn at once; the others when they are asked for.
const AT_ONCE: usize = 12;

/// A saved game in the words of the page's language.
#[derive(Clone)]
struct Line {
    id: GameId,
    title: String,
    table: Table,
    pieces: [u8; 4],
    names: String,
    state: String,
    rules: String,
    date: String,
}

impl Line {
    /// `None` where the game cannot be opened, which is told.
    fn of(app: App, entry: Entry) -> Option<Line> {
        let Entry { id, text, saved } = entry;
        let opened = saved.and_then(|saved| Ok((saved.open()?, saved)));
        let ((table, pieces), Saved { title, saved_at, .. }) = match opened {
            Ok(opened) => opened,
            Err(error) => {
                keeping::refuse(app, &id, text, &error);
                return None;
            }
        };
        let names = app.names_at(Some(&table));
        let seats: Vec<&str> = table.race().seats().iter().map(|seat| names.of(seat)).collect();
        Some(Line {
            id,
            title,
            names: seats.join(", "),
            state: app.tell(&events::standing(table.race(), &names)),
            rules: houses::name_of(app, table.race().rules()),
            // The first saves knew no date.
            date: if saved_at > 0.0 { app.date(saved_at) } else { String::new() },
            table,
            pieces,
        })
    }

    fn has(&self, wanted: &str) -> bool {
        let all = [&self.title, &self.names, &self.state, &self.rules, &self.date];
        all.iter().any(|text| text.to_lowercase().contains(wanted))
    }
}

fn name_of_player(app: App, who: &Who) -> String {
    match who {
        Who::Named(name) => name.clone(),
        Who::Unnamed(seat) => app.default_name(*seat),
        Who::Bots => app.say("games-all-bots"),
    }
}

/// Deletes a game. Its button takes the keyboard's focus with it: the game that moves up gets it, or the last one, or else
/// the heading.
fn delete(app: App, id: &GameId) {
    let after = document().query_selector(&format!("[data-game='{}'] + [data-game]", id.as_str())).ok().flatten();
    let next = after.and_then(|game| game.get_attribute("data-game"));
    keeping::delete(app, id);
    request_animation_frame(move || {
        let moved_up = next.map(|next| format!("[data-game='{next}'] button"));
        let last = "[data-game]:last-child button".to_string();
        if focus::is_lost() && !moved_up.into_iter().chain([last]).any(|button| focus::focus(&button)) {
            focus::heading();
        }
    });
}

#[component]
pub fn GamesPage() -> impl IntoView {
    let app = app();
    let wanted = RwSignal::new(String::new());
    let shown = RwSignal::new(AT_ONCE);
    let lines = Memo::new_with_compare(
        move |_| {
            app.shelf_changes.get();
            let entries = untrack(|| keeping::entries(app));
            entries.into_iter().filter_map(|entry| Line::of(app, entry)).collect::<Vec<Line>>()
        },
        |_, _| true,
    );
    let found = move || {
        let wanted = wanted.get().trim().to_lowercase();
        lines.get().into_iter().filter(|line| line.has(&wanted)).collect::<Vec<Line>>()
    };
    let count = move || found().len();
    // What a search finds is said.
    Effect::new(move |said: Option<usize>| {
        let count = count();
        if said.is_some_and(|said| said != count) {
            app.voice.say(untrack(|| app.tell(&Message::new("games-count").number("count", count as i64))));
        }
        count
    });
    let drawn = move || found().into_iter().take(shown.get()).collect::<Vec<Line>>();
    let tallies = move || lines.with(|lines| tally(lines.iter().map(|line| &line.table)));
    let has_more = move || count() > shown.get();
    let is_empty = move || lines.with(Vec::is_empty);
    view! {
        <main class="page games">
            {page_head("games-title")}
            {move || (!is_empty()).then(|| view! {
                <label class="field-line">
                    <span>{move || app.say("games-search")}</span>
                    <input type="search" class="line-field" data-field="search" autocomplete="off"
                        prop:value=move || wanted.get() on:input=move |event| wanted.set(event_target_value(&event))/>
                </label>
            })}
            {move || (count() == 0).then(|| view! {
                <div class="panel nothing">
                    <svg viewBox="0 0 260 124" aria-hidden="true">
                        <path class="nothing-square" d="M84 10L178 8L180 112L82 114ZM84 10L180 112M178 8L82 114"/>
                        <use href="#cowrie-edge" x="138" y="44" width="54" height="71" transform="rotate(24 165 80)"></use>
                    </svg>
                    <p>{move || app.say(if is_empty() { "games-none" } else { "games-none-found" })}</p>
                </div>
            })}
            <ul class="game-list">
                <For each=drawn key=move |line| {
                    (line.id.clone(), line.table.timeline().cursor(), line.title.clone(), app.speaker.with(|said| said.language))
                } let:line>
                    <GameItem line=line/>
                </For>
            </ul>
            {move || has_more().then(|| view! {
                <button type="button" class="button" data-kind="line" data-action="more" on:click=move |_| shown.update(|shown| *shown += AT_ONCE)>
                    {move || app.say("games-more")}
                </button>
            })}
            {move || { let tallies = tallies(); (!tallies.is_empty()).then(|| view! {
                <section class="panel stored">
                    <h2>{move || app.say("games-finished")}</h2>
                    <table class="tally">
                        <thead><tr><td></td><th scope="col">{move || app.say("games-played")}</th><th scope="col">{move || app.say("games-won")}</th></tr></thead>
                        <tbody>
                            {tallies.into_iter().map(|tally| view! {
                                <tr><th scope="row">{name_of_player(app, &tally.who)}</th><td>{app.number(tally.played as i64)}</td><td>{app.number(tally.won as i64)}</td></tr>
                            }).collect_view()}
                        </tbody>
                    </table>
                </section>
            }) }}
            <p class="end-note">
                <button type="button" class="button" data-kind="quiet" data-action="stored" on:click=move |_| app.go(View::Stored)>
                    {move || app.say("stored-title")}
                </button>
            </p>
        </main>
    }
}

#[component]
fn GameItem(line: Line) -> impl IntoView {
    let app = app();
    let Line { id, title, table, pieces, names, state, rules, date } = line;
    let floor = Floor::of(table.race());
    let drawn = Signal::stored(scene(table.race(), None));
    let (to_rename, to_delete, data_id) = (id.clone(), id.clone(), id.as_str().to_string());
    let label = if title.is_empty() { names.clone() } else { title.clone() };
    let bots: Vec<Seat> = table.race().seats().iter().filter(|&seat| table.is_bot(seat)).collect();
    let with_bots = (!bots.is_empty()).then(|| Message::new("games-bots").number("count", bots.len() as i64));
    view! {
        <li class="game panel" data-game=data_id>
            <SmallBoard floor=Some(floor) scene=drawn shapes=Signal::stored(pieces)/>
            <div class="game-text">
                <input class="field" type="text" maxlength="60" autocomplete="off" aria-label=move || app.say("games-name") placeholder=names
                    prop:value=title on:change=move |event| keeping::rename(app, &to_rename, &event_target_value(&event))/>
                <p>{state}</p>
                <p class="game-about">
                    {rules} " · " {date}
                    {with_bots.map(|message| view! { " · " {move || app.tell(&message)} })}
                </p>
            </div>
            <div class="game-actions">
                <button type="button" class="button" data-kind="main" data-action="open-game" on:click=move |_| keeping::play(app, &id)>
                    <Icon name="go"/>{move || app.say("games-open")}
                </button>
                <button type="button" class="button" data-kind="quiet" data-action="delete"
                    aria-label=move || app.tell(&Message::new("games-delete").text("game", label.as_str()))
                    on:click=move |_| delete(app, &to_delete)>
                    <Icon name="trash"/>
                </button>
            </div>
        </li>
    }
}
