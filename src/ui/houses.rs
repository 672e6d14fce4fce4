//! The rules that a family calls its own, as the page uses them: under a name, beside the presets.

use leptos::prelude::*;

use super::app::{App, Notice, NoticeKind, Offer};
use super::keeping;
use super::opening::fresh_number;
use crate::engine::race::presets::PRESETS;
use crate::engine::race::rules::RaceRules;
use crate::store::browser::Browser;
use crate::store::games;
use crate::store::houses::{self, House, HouseId};
use crate::store::shelf::Shelf;
use crate::words::Message;

/// The houses' rules on the device; follows what is kept.
#[track_caller]
pub fn all(app: App) -> Vec<(HouseId, House)> {
    app.shelf_changes.get();
    houses::all(&Browser).0
}

/// Puts aside what cannot be read as a house's rules, and tells it.
pub fn put_broken_aside(app: App) {
    for key in houses::all(&Browser).1 {
        let text = Browser.read(&key).unwrap_or_default();
        games::put_aside(&Browser, &key);
        let messages = vec![Message::new("notice-house-broken")];
        app.post(Notice { kind: NoticeKind::Error, messages, kept: Some(text), offer: None });
    }
}

/// Puts the only house that older versions kept where the others are.
pub fn move_only_house(app: App) {
    let moved = app.settings.try_update(|settings| houses::move_only_house(&Browser, settings, &fresh_id()));
    if moved == Some(true) {
        keeping::keep_settings(app);
    }
}

fn fresh_id() -> HouseId {
    let numbers = std::iter::successors(Some(fresh_number()), |number| Some(number.wrapping_add(1)));
    let mut free = numbers.map(HouseId::new).filter(|id| Browser.read(&id.key()).is_none());
    free.next().expect("some id is free")
}

/// Keeps rules under a name: as what this house plays from now on, or else as a new house.
pub fn keep(app: App, id: Option<HouseId>, house: &House) {
    if houses::put(&Browser, &id.unwrap_or_else(fresh_id), house).is_err() {
        keeping::tell_not_kept(app);
    }
    app.shelf_changes.update(|changes| *changes += 1);
}

/// Takes a house's rules off the shelf; a notice offers to put them back.
pub fn delete(app: App, id: &HouseId) {
    let Some(text) = houses::take(&Browser, id) else { return };
    app.shelf_changes.update(|changes| *changes += 1);
    app.post(Notice {
        kind: NoticeKind::Info,
        messages: vec![Message::new("notice-house-deleted")],
        kept: None,
        offer: Some(Offer::PutHouseBack(id.clone(), text)),
    });
}

pub fn put_back(app: App, id: &HouseId, text: &str) {
    if Browser.write(&id.key(), text).is_err() {
        keeping::tell_not_kept(app);
    }
    app.shelf_changes.update(|changes| *changes += 1);
}

/// What rules are called here: by their preset, by the name that a house has given them, or as *our house*.
#[track_caller]
pub fn name_of(app: App, rules: &RaceRules) -> String {
    if let Some(preset) = PRESETS.iter().find(|preset| preset.rules == *rules) {
        return app.say(format!("preset-{}", preset.id));
    }
    let house = all(app).into_iter().find(|(_, house)| house.rules == *rules);
    house.map(|(_, house)| title(app, &house)).unwrap_or_else(|| app.say("preset-house"))
}

/// A house's name, or what stands there where it has none.
#[track_caller]
pub fn title(app: App, house: &House) -> String {
    if house.name.is_empty() { app.say("preset-house") } else { house.name.clone() }
}
