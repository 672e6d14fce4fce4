//! The rules that houses call their own: kept by name, each for itself.

use chowkabara::notation::parse_rules;
use chowkabara::store::dump::{Dump, Preview, Take};
use chowkabara::store::games::GameId;
use chowkabara::store::houses::{House, HouseError, HouseId, all, move_only_house, put, take};
use chowkabara::store::settings::Settings;
use chowkabara::store::shelf::{Memory, Shelf};

use crate::kit;

fn house(name: &str, rules: &str) -> House {
    House { name: name.to_string(), rules: parse_rules(rules).expect("rules") }
}

#[test]
fn any_rules_come_back_as_they_were_kept() {
    let mut dice = kit::dice(3);
    for _ in 0..500 {
        let kept = House { name: "ಅಜ್ಜಿಯ ಮನೆ".to_string(), rules: kit::random_rules(&mut dice) };
        assert_eq!(House::read(&kept.text()), Ok(kept));
    }
}

/// A released shape is read for ever.
#[test]
fn a_house_of_version_1_is_read_for_ever() {
    let text = r#"{"version":1,"name":"Ajji","rules":"kanakatte gate=round short=2"}"#;
    assert_eq!(House::read(text), Ok(house("Ajji", "kanakatte short=2 gate=round")));
}

#[test]
fn what_is_no_house_is_unreadable_and_a_newer_one_is_left_alone() {
    let newer = r#"{"version":2,"walls":4}"#;
    assert_eq!(House::read(newer), Err(HouseError::Newer));
    let long = format!(r#"{{"version":1,"name":"{}","rules":"kanakatte"}}"#, "a".repeat(House::MAX_LENGTH));
    for text in [
        "",
        "{}",
        "null",
        r#"{"version":0,"name":"","rules":"kanakatte"}"#,
        r#"{"version":1,"name":"","rules":"nowhere"}"#,
        r#"{"version":1,"name":"","rules":"kanakatte hard=blocks jodi=none"}"#,
        &long,
    ] {
        assert_eq!(House::read(text), Err(HouseError::Unreadable), "{text}");
    }
    let shelf = Memory::default();
    shelf.write("house:1", newer).expect("there is room");
    shelf.write("house:2", "?").expect("there is room");
    shelf.write("house:of-another-app", "?").expect("there is room");
    assert_eq!(all(&shelf), (Vec::new(), vec!["house:2".to_string()]));
}

#[test]
fn houses_stand_by_name_and_are_changed_and_taken_away_one_by_one() {
    let shelf = Memory::default();
    let [one, other] = [HouseId::new(1), HouseId::new(2)];
    let (mysuru, ajji) = (house("Mysuru", "chauka-bara gate=open"), house("Ajji", "siga pawns=3"));
    put(&shelf, &one, &mysuru).expect("there is room");
    put(&shelf, &other, &ajji).expect("there is room");
    assert_eq!(all(&shelf).0, [(other.clone(), ajji.clone()), (one.clone(), mysuru)]);
    let renamed = house("Amma", "chauka-bara gate=open");
    put(&shelf, &one, &renamed).expect("there is room");
    assert_eq!(all(&shelf).0, [(other.clone(), ajji.clone()), (one.clone(), renamed.clone())]);
    assert_eq!(take(&shelf, &other), Some(ajji.text()));
    assert_eq!(all(&shelf).0, [(one, renamed)]);
    assert_eq!(take(&shelf, &other), None);
}

#[test]
fn the_only_house_of_older_versions_moves_out_of_the_settings() {
    let (shelf, id) = (Memory::default(), HouseId::new(7));
    let mut settings = Settings { house: Some("kanakatte gate=open".to_string()), ..Settings::default() };
    assert!(move_only_house(&shelf, &mut settings, &id));
    assert_eq!(settings, Settings::default());
    assert_eq!(all(&shelf).0, [(id.clone(), house("", "kanakatte gate=open"))]);
    assert!(!move_only_house(&shelf, &mut settings, &id));
    // Where there is no room it stays where it is.
    let full = Memory::with_room(0);
    let mut settings = Settings { house: Some("kanakatte gate=open".to_string()), ..Settings::default() };
    assert!(!move_only_house(&full, &mut settings, &id));
    assert!(settings.house.is_some());
    // A preset, or what cannot be read, is no house.
    for text in ["siga", "nowhere"] {
        let mut settings = Settings { house: Some(text.to_string()), ..Settings::default() };
        assert!(move_only_house(&Memory::default(), &mut settings, &id));
        assert_eq!(settings.house, None);
    }
}

#[test]
fn a_file_carries_houses_and_brings_in_those_that_are_not_here() {
    let (from, to) = (Memory::default(), Memory::default());
    for (number, name) in [(1, "Ajji"), (2, "Mysuru"), (3, "Salem")] {
        put(&from, &HouseId::new(number), &house(name, "kanakatte gate=open")).expect("there is room");
    }
    from.write("house:9", "?").expect("there is room");
    // The first is here under another key; the second one's key has other rules here.
    put(&to, &HouseId::new(8), &house("Ajji", "kanakatte gate=open")).expect("there is room");
    put(&to, &HouseId::new(2), &house("Mysuru", "siga")).expect("there is room");
    let dump = Dump::read(&Dump::of(&from).text(0.0)).expect("it was written so");
    assert_eq!(dump.preview(&to), Preview { houses: 2, unreadable: 1, ..Preview::default() });
    assert_eq!(dump.import(&to, Take::Games, || GameId::new(1)), Ok(0));
    let names: Vec<String> = all(&to).0.into_iter().map(|(_, house)| house.name).collect();
    assert_eq!(names, ["Ajji", "Mysuru", "Mysuru", "Salem"]);
    assert_eq!(dump.preview(&to).houses, 0);
    // All or none.
    let full = Memory::with_room(200);
    assert!(dump.import(&full, Take::Games, || GameId::new(1)).is_err());
    assert_eq!(full.keys(), Vec::<String>::new());
}
