//! Settings: what one version lacks or does not know costs nothing else.

use chowkabara::store::choices::{GROUPS, SPEED, TEXT, THEME};
use chowkabara::store::settings::{SeatSettings, Settings};

use crate::saved::PIECES;

#[test]
fn settings_come_back_as_they_were_kept() {
    let settings = Settings {
        language: Some("kn".to_string()),
        speed: Some("calm".to_string()),
        choices: [("theme".to_string(), "cloth".to_string())].into(),
        house: Some("kanakatte gate=open".to_string()),
        last_loser: Some("N".to_string()),
        seats: Some(SeatSettings {
            kinds: ["person", "empty", "bot", "empty"].map(str::to_string),
            names: ["ಅಮ್ಮ", "", "", ""].map(str::to_string),
            pieces: PIECES,
            rules: "kanakatte".to_string(),
        }),
    };
    let text = serde_json::to_string(&settings).expect("settings can be written");
    assert_eq!(serde_json::from_str::<Settings>(&text).expect("they read as they were written"), settings);
}

#[test]
fn settings_that_lack_something_have_its_default_and_pass_over_what_is_unknown() {
    let read = |text: &str| serde_json::from_str::<Settings>(text);
    assert_eq!(read("{}").expect("settings"), Settings::default());
    let settings = read(r#"{"speed": "quick", "mood": {"is": "cheerful"}, "seats": {"names": ["A", "", "", ""]}}"#);
    let settings = settings.expect("settings of another version");
    assert_eq!((settings.speed.as_deref(), settings.language), (Some("quick"), None));
    let seats = settings.seats.expect("there are seats");
    assert_eq!((seats.names[0].as_str(), seats.pieces, seats.kinds), ("A", [0; 4], SeatSettings::default().kinds));
    for broken in ["", "null", "[", "{", "3"] {
        assert!(read(broken).is_err(), "{broken}");
    }
}

#[test]
fn a_setting_of_another_kind_costs_no_other_setting() {
    let text = r#"{"language": 3, "speed": "quick", "seats": {"pieces": [1]}}"#;
    let settings: Settings = serde_json::from_str(text).expect("settings");
    assert_eq!(settings, Settings { speed: Some("quick".to_string()), ..Settings::default() });
}

#[test]
fn a_choice_that_was_not_made_or_is_unknown_is_the_usual_one() {
    let mut settings = Settings::default();
    for choice in GROUPS.iter().flat_map(|(_, choices)| choices.iter().copied()) {
        assert_eq!(settings.answer(choice), choice.options[0], "{}", choice.key);
        for option in choice.options {
            settings.choose(choice, option);
            assert_eq!(settings.answer(choice), *option, "{}", choice.key);
        }
        settings.choose(choice, "of another version");
        assert_eq!(settings.answer(choice), choice.options[0], "{}", choice.key);
    }
}

#[test]
fn choices_of_another_version_stay_as_they_are() {
    let text = r#"{"choices": {"theme": "velvet", "mood": "cheerful", "text": "large"}}"#;
    let mut settings: Settings = serde_json::from_str(text).expect("settings");
    assert_eq!((settings.answer(&THEME), settings.answer(&TEXT)), ("system", "large"));
    settings.choose(&TEXT, "huge");
    let written = serde_json::to_string(&settings).expect("settings can be written");
    for kept in ["velvet", "cheerful", "huge"] {
        assert!(written.contains(kept), "{written}");
    }
    let spoilt: Settings = serde_json::from_str(r#"{"choices": 3, "speed": "quick"}"#).expect("settings");
    assert_eq!(spoilt.answer(&SPEED), "quick");
}
