//! A shelf for texts under keys: the browser's storage, or a shelf in memory that stands in for it.

use std::collections::BTreeMap;

/// The shelf keeps nothing: it is blocked or full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

/// Where texts are kept. Keys are the app's own; where others share the storage, the shelf marks them.
pub trait Shelf {
    fn read(&self, key: &str) -> Option<String>;

    /// # Errors
    /// When the text is not kept; what stood there before still does.
    fn write(&self, key: &str, text: &str) -> Result<(), NotKept>;

    fn remove(&self, key: &str);

    /// Every key of the app, in order.
    fn keys(&self) -> Vec<String>;
}

/// Whether a text can stand as an id in a key: 1 to 32 letters and digits of ASCII.
pub fn is_id(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// A shelf that forgets everything when the page is closed.
#[derive(Debug, Default)]
pub struct Memory {
    texts: std::cell::RefCell<BTreeMap<String, String>>,
    /// The most bytes that it takes; `None` for no end.
    room: Option<usize>,
}

impl Memory {
    /// A shelf with room for so many bytes.
    pub fn with_room(bytes: usize) -> Memory {
        Memory { room: Some(bytes), ..Memory::default() }
    }
}

impl Shelf for Memory {
    fn read(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn write(&self, key: &str, text: &str) -> Result<(), NotKept> {
        let mut texts = self.texts.borrow_mut();
        let others: usize =
            texts.iter().filter(|(other, _)| *other != key).map(|(other, text)| other.len() + text.len()).sum();
        if self.room.is_some_and(|room| others + key.len() + text.len() > room) {
            return Err(NotKept);
        }
        texts.insert(key.to_string(), text.to_string());
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }
}
