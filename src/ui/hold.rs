//! Which tab plays a game: the one that holds the browser's lock of its name. Where a browser has no locks, the count of
//! writings in the save still tells who is late.

use std::cell::RefCell;
use std::time::Duration;

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::app::App;
use super::keeping::let_go;
use crate::store::games::GameId;

/// A page that is just being left, as in a reload, still holds its lock for a moment.
const ONCE_MORE: Duration = Duration::from_millis(400);

#[wasm_bindgen]
extern "C" {
    type Locks;

    #[wasm_bindgen(method)]
    fn request(this: &Locks, name: &str, options: &JsValue, granted: &JsValue) -> Promise;
}

/// What is done where another tab holds the lock.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Otherwise {
    AskOnceMore,
    LetGo,
    TakeOver,
}

thread_local! {
    /// The game whose lock this tab holds or asks for, and what gives it back.
    static HELD: RefCell<Option<(GameId, Option<Function>)>> = const { RefCell::new(None) };
}

fn locks() -> Option<Locks> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    locks.is_object().then(|| locks.unchecked_into())
}

/// Takes the game into this tab, unless another one has it: then this one lets go of it.
pub fn hold(app: App, id: &GameId) {
    let is_held = HELD.with_borrow(|held| held.as_ref().is_some_and(|(held, _)| held == id));
    if !is_held {
        ask(app, id.clone(), Otherwise::AskOnceMore);
    }
}

/// Takes the game from whichever tab has it.
pub fn take_over(app: App, id: &GameId) {
    ask(app, id.clone(), Otherwise::TakeOver);
}

/// Whether this tab still wants the lock of a game.
fn is_wanted(id: &GameId) -> bool {
    HELD.with_borrow(|held| held.as_ref().is_some_and(|(held, _)| held == id))
}

fn ask(app: App, id: GameId, otherwise: Otherwise) {
    let former = HELD.with_borrow_mut(|held| held.replace((id.clone(), None)));
    if let Some((_, Some(give_back))) = former {
        let _ = give_back.call0(&JsValue::NULL);
    }
    let Some(locks) = locks() else { return };
    let options = Object::new();
    let option = if otherwise == Otherwise::TakeOver { "steal" } else { "ifAvailable" };
    let _ = Reflect::set(&options, &option.into(), &true.into());
    let asked = id.clone();
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if !is_wanted(&asked) {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() {
            refused(app, asked, otherwise);
            return JsValue::UNDEFINED;
        }
        // The lock is held until this promise is fulfilled.
        Promise::new(&mut |give_back, _| {
            HELD.with_borrow_mut(|held| *held = Some((asked.clone(), Some(give_back))));
        })
        .into()
    });
    let held = locks.request(&format!("chowka:{}", id.as_str()), &options, &granted);
    spawn_local(async move {
        // Another tab has taken the lock.
        if JsFuture::from(held).await.is_err() && is_wanted(&id) {
            HELD.set(None);
            let_go(app, &id);
        }
    });
}

fn refused(app: App, id: GameId, otherwise: Otherwise) {
    HELD.set(None);
    match otherwise {
        Otherwise::AskOnceMore => {
            let again = move || {
                let is_on_table = app.label.with_untracked(|label| label.as_ref().is_some_and(|label| label.id == id));
                if is_on_table {
                    ask(app, id, Otherwise::LetGo);
                }
            };
            set_timeout(again, ONCE_MORE);
        }
        _ => let_go(app, &id),
    }
}
