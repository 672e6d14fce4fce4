//! Settings.

use chowkabara::notation::parse_rules;
use chowkabara::store::settings::Settings;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use crate::run::{Door, run};
use crate::spoiling::{below, random_text, spoilt_one};

/// Settings as they stand on a shelf.
pub fn texts() -> Vec<String> {
    let seats = json!({"kinds": ["person", "bot", "empty", "bot"], "names": ["ಅಮ್ಮ", "", "x", "y"],
        "pieces": [0, 1, 2, 3], "rules": "kanakatte gate=round"});
    vec![
        "{}".to_string(),
        json!({"language": "kn", "speed": "quick", "house": "kanakatte three=cancels", "last_loser": "S"}).to_string(),
        json!({"language": null, "seats": seats}).to_string(),
    ]
}

struct AllSettings(Vec<String>);

impl Door for AllSettings {
    const NAME: &'static str = "settings";
    const USUAL: u64 = 6000;
    type Opened = Settings;

    fn text(&self, dice: &mut ChaCha8Rng) -> String {
        match below(dice, 16) {
            0 => random_text(dice, r#"{"language":"kn",[]}"#),
            _ => spoilt_one(dice, &self.0),
        }
    }

    fn open(&self, text: &str) -> Option<Settings> {
        let settings: Settings = serde_json::from_str(text).ok()?;
        let _ = settings.house.as_deref().map(parse_rules);
        Some(settings)
    }

    fn check(&self, _: &str, settings: Settings) {
        let text = serde_json::to_string(&settings).expect("settings can be written");
        assert_eq!(serde_json::from_str::<Settings>(&text).ok(), Some(settings));
    }
}

#[test]
fn no_text_opens_settings_that_do_not_come_back() {
    run(&AllSettings(texts()));
}
