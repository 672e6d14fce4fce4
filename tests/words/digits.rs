//! Numbers in a language's own digits: only numbers change, and never a text that a variable brings.

use chowkabara::words::Message;
use chowkabara::words::language::{Digits, LANGUAGES, Language};

#[test]
fn kannada_digits_are_used_where_they_are_wished_and_only_for_numbers() {
    let kannada = &LANGUAGES[Language::best(["kn"])];
    assert!(kannada.has_own_digits());
    let (own, latin) = (kannada.speaker(Digits::Own), kannada.speaker(Digits::Latin));
    assert_eq!((own.number(-1_205), latin.number(-1_205)), ("-೧೨೦೫".to_string(), "-1205".to_string()));
    let message = Message::new("tray-move").number("value", 8).text("square", "c1");
    assert!(own.say(&message).contains('೮') && own.say(&message).contains("c1"), "{}", own.say(&message));
    assert!(latin.say(&message).contains('8'));
}

#[test]
fn plurals_do_not_depend_on_how_numbers_are_written() {
    let kannada = &LANGUAGES[Language::best(["kn"])];
    for count in [0, 1, 2, 12] {
        let message = Message::new("games-count").number("count", count);
        let latin = kannada.speaker(Digits::Latin).say(&message);
        let own = kannada.speaker(Digits::Own);
        assert_eq!(own.say(&message), latin.replace(&count.to_string(), &own.number(count)), "{count}");
    }
}

#[test]
fn a_language_without_digits_of_its_own_writes_latin_ones() {
    let english = &LANGUAGES[Language::best(["en"])];
    assert!(!english.has_own_digits());
    assert_eq!(english.speaker(Digits::Own).number(42), "42");
}
