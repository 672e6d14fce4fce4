//! Choosing rules: the usual games, those that houses have made their own, and the others in a compact list.

use leptos::prelude::*;

use crate::engine::race::presets::{PRESETS, Preset};
use crate::engine::race::rules::RaceRules;
use crate::store::houses::HouseId;
use crate::ui::app::{App, View, app};
use crate::ui::houses;
use crate::ui::widget::Icon;
use crate::words::Message;
use crate::words::rulebook::summary;

/// The presets that stand open; the others are folded.
const USUAL: [&str; 4] = ["kanakatte", "chauka-bara", "ashta-chamma", "seven-house"];

/// Which rules the next game is played by.
pub fn rules_of_game(app: App) -> impl IntoView {
    view! {
        <fieldset class="house">
            <legend>{move || app.say("start-rules-of-game")}</legend>
            <RulesChoice rules=app.rules/>
            <button type="button" class="button" data-kind="line" data-action="house" on:click=move |_| app.go(View::House)>
                {move || app.say("start-change-rules")}
            </button>
        </fieldset>
    }
}

/// Cards for presets and houses' own rules, and one for rules that are neither.
#[component]
pub fn RulesChoice(
    rules: RwSignal<RaceRules>,
    /// The house whose rules were picked last, where houses can be changed.
    #[prop(optional)]
    picked: Option<RwSignal<Option<HouseId>>>,
) -> impl IntoView {
    let app = app();
    let (usual, others): (Vec<Preset>, Vec<Preset>) =
        PRESETS.into_iter().partition(|preset| USUAL.contains(&preset.id));
    let pick = move |id: Option<HouseId>, value: RaceRules| {
        if let Some(picked) = picked {
            picked.set(id);
        }
        rules.set(value);
    };
    let preset_card = move |preset: Preset| {
        let Preset { id, rules: value } = preset;
        let is_on = move || rules.get() == value;
        view! {
            <label class="answer" data-preset=id data-on=move || is_on().to_string()>
                <input type="radio" class="hidden" name="preset" prop:checked=is_on on:change=move |_| pick(None, value)/>
                <b>{move || app.say(format!("preset-{id}"))}</b>
                <small class="size">{move || app.tell(&size(&value))}</small>
                <small>{move || app.say(format!("preset-{id}-about"))}</small>
            </label>
        }
    };
    let own = Memo::new(move |_| houses::all(app));
    let own_card = move |(id, house): (HouseId, crate::store::houses::House)| {
        let value = house.rules;
        let is_on = {
            let id = id.clone();
            // Where houses can be changed, what is picked stays picked while its rules change.
            move || match picked.map(|picked| picked.get()) {
                Some(picked) => picked.as_ref() == Some(&id),
                None => rules.get() == value,
            }
        };
        let (title, data_id, to_pick) = (house.clone(), id.as_str().to_string(), id.clone());
        let is_checked = is_on.clone();
        let label = {
            let house = house.clone();
            move || app.tell(&Message::new("house-delete").text("house", houses::title(app, &house)))
        };
        view! {
            <li class="own" data-house=data_id>
                <label class="answer" data-preset="house" data-on=move || is_on().to_string()>
                    <input type="radio" class="hidden" name="preset" prop:checked=is_checked on:change=move |_| pick(Some(to_pick.clone()), value)/>
                    <b>{move || houses::title(app, &title)}</b>
                    <small>{move || app.tell(&summary(&value))}</small>
                </label>
                {picked.map(|picked| view! {
                    <button type="button" class="button" data-kind="quiet" data-action="delete-house" aria-label=label on:click=move |_| {
                        if picked.get_untracked().as_ref() == Some(&id) {
                            picked.set(None);
                        }
                        houses::delete(app, &id);
                    }><Icon name="trash"/></button>
                })}
            </li>
        }
    };
    // Rules that came with a link, or that are being made.
    let is_unnamed = Memo::new(move |_| {
        let now = rules.get();
        picked.is_none_or(|picked| picked.get().is_none())
            && PRESETS.iter().all(|preset| preset.rules != now)
            && own.with(|own| own.iter().all(|(_, house)| house.rules != now))
    });
    let is_folded = move || others_are_folded(&rules.get());
    view! {
        <div class="answers">{usual.into_iter().map(preset_card).collect_view()}</div>
        {move || (!own.with(Vec::is_empty)).then(|| view! {
            <ul class="owns" aria-label=move || app.say("house-own")>{own.get().into_iter().map(own_card).collect_view()}</ul>
        })}
        {move || is_unnamed.get().then(|| view! {
            <label class="answer" data-preset="house" data-on="true">
                <input type="radio" class="hidden" name="preset" checked/>
                <b>{move || app.say("preset-house")}</b>
                <small>{move || app.tell(&summary(&rules.get()))}</small>
            </label>
        })}
        <details class="others" open=!untrack(is_folded)>
            <summary>{move || app.say("start-other-games")}</summary>
            <div class="answers">{others.into_iter().map(preset_card).collect_view()}</div>
        </details>
    }
}

fn others_are_folded(rules: &RaceRules) -> bool {
    PRESETS.iter().all(|preset| preset.rules != *rules || USUAL.contains(&preset.id))
}

/// The size of a game: its board, cowries and pawns.
fn size(rules: &RaceRules) -> Message {
    Message::new("start-size").number("side", rules.side).number("cowries", rules.cowries).number("pawns", rules.pawns)
}
