//! How saves of older versions become those of this one: a chain of pure steps, each from one version to the next.

use serde_json::{Map, Value, json};

use super::saved::{SavedError, VERSION};

type Fields = Map<String, Value>;

/// The step at index 0 leads from version 1 to 2. A released step never changes.
const STEPS: [fn(&mut Fields); 1] = [from_1_to_2];

/// Version 2 has many games: each has a name, counts how often it was written, and knows when it began.
fn from_1_to_2(fields: &mut Fields) {
    let saved_at = fields.get("saved_at").cloned().unwrap_or(json!(0.0));
    fields.insert("begun_at".to_string(), saved_at);
    fields.insert("title".to_string(), json!(""));
    fields.insert("rev".to_string(), json!(1));
}

/// A save's text as fields of the present version.
///
/// # Errors
/// That it is no saved game, or one of a newer version, whatever that looks like.
pub fn migrated(text: &str) -> Result<Value, SavedError> {
    let Ok(Value::Object(mut fields)) = serde_json::from_str(text) else { return Err(SavedError::Unreadable) };
    let version = fields.get("version").and_then(Value::as_u64).filter(|&version| version > 0);
    let version = version.ok_or(SavedError::Unreadable)?;
    if version > u64::from(VERSION) {
        return Err(SavedError::Newer);
    }
    let done = usize::try_from(version - 1).map_err(|_| SavedError::Newer)?;
    for step in STEPS.iter().skip(done) {
        step(&mut fields);
    }
    fields.insert("version".to_string(), json!(VERSION));
    Ok(Value::Object(fields))
}
