//! localStorage as a shelf. What the browser refuses is kept in memory, so that nothing is lost while the page is open.

use gloo_storage::Storage;

use super::shelf::{Memory, NotKept, Shelf};

/// Every key of the app begins so: other apps may live on the same origin.
const PREFIX: &str = "chowka:";

thread_local! {
    static REFUSED: Memory = Memory::default();
}

/// The browser's storage.
#[derive(Clone, Copy, Debug)]
pub struct Browser;

/// gloo's storage panics where a browser blocks it, so that is asked first.
fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()??;
    Some(gloo_storage::LocalStorage::raw())
}

fn name(key: &str) -> String {
    format!("{PREFIX}{key}")
}

impl Browser {
    /// The key that the browser's own name for it stands for; `None` for those of other apps.
    pub fn key_of(name: &str) -> Option<&str> {
        name.strip_prefix(PREFIX)
    }
}

impl Shelf for Browser {
    fn read(&self, key: &str) -> Option<String> {
        let refused = REFUSED.with(|refused| refused.read(key));
        refused.or_else(|| storage()?.get_item(&name(key)).ok()?)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), NotKept> {
        let is_kept = storage().is_some_and(|storage| storage.set_item(&name(key), text).is_ok());
        REFUSED.with(|refused| {
            if is_kept {
                refused.remove(key);
                return Ok(());
            }
            refused.write(key, text).and(Err(NotKept))
        })
    }

    fn remove(&self, key: &str) {
        REFUSED.with(|refused| refused.remove(key));
        if let Some(storage) = storage() {
            let _ = storage.remove_item(&name(key));
        }
    }

    fn keys(&self) -> Vec<String> {
        let mut keys = REFUSED.with(Shelf::keys);
        if let Some(storage) = storage() {
            let count = storage.length().unwrap_or(0);
            let names = (0..count).filter_map(|index| storage.key(index).ok().flatten());
            keys.extend(names.filter_map(|name| Browser::key_of(&name).map(str::to_string)));
        }
        keys.sort_unstable();
        keys.dedup();
        keys
    }
}
