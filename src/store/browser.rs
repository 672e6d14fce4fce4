//! localStorage, where the browser gives it.

use gloo_storage::Storage;
use gloo_storage::errors::StorageError;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Every key of the app begins so: other apps may live on the same origin.
const PREFIX: &str = "chowka:";

/// What is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Settings,
    Game,
    /// A text that could not be read, kept for its owner.
    Broken,
}

impl Key {
    fn name(self) -> String {
        let name = match self {
            Key::Settings => "settings",
            Key::Game => "game",
            Key::Broken => "broken",
        };
        format!("{PREFIX}{name}")
    }
}

/// The browser keeps nothing: storage is blocked or full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

/// What was found under a key.
pub enum Found<T> {
    Nothing,
    Value(T),
    /// A text that does not read as a value; it stays where it is.
    Broken(String),
}

/// gloo's storage panics where a browser blocks it, so that is asked first.
fn is_open() -> bool {
    web_sys::window().and_then(|window| window.local_storage().ok().flatten()).is_some()
}

/// Keeps a value.
///
/// # Errors
/// When the browser keeps nothing.
pub fn keep<T: Serialize>(key: Key, value: &T) -> Result<(), NotKept> {
    if !is_open() {
        return Err(NotKept);
    }
    gloo_storage::LocalStorage::set(key.name(), value).map_err(|_| NotKept)
}

pub fn find<T: DeserializeOwned>(key: Key) -> Found<T> {
    if !is_open() {
        return Found::Nothing;
    }
    match gloo_storage::LocalStorage::get(key.name()) {
        Ok(value) => Found::Value(value),
        Err(StorageError::KeyNotFound(_)) => Found::Nothing,
        Err(_) => raw(key).map_or(Found::Nothing, Found::Broken),
    }
}

/// The text under a key, as it stands.
pub fn raw(key: Key) -> Option<String> {
    web_sys::window()?.local_storage().ok()??.get_item(&key.name()).ok()?
}

/// Puts a text that could not be read aside, so that its place can be used again.
pub fn put_aside(key: Key) {
    if let (true, Some(text)) = (is_open(), raw(key)) {
        let storage = gloo_storage::LocalStorage::raw();
        // Only a text that is safe in its new place leaves the old one.
        if storage.set_item(&Key::Broken.name(), &text).is_ok() {
            gloo_storage::LocalStorage::delete(key.name());
        }
    }
}
