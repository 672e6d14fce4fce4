//! The keys of the board: from square to square, along the way of the pawns, and commands of one sign each.

use crate::{
    screens::Screen,
    table::{Table, game, kept, seed_for},
};
use chowkabara::{
    engine::{Action, Game, race::Race, seat::Seat},
    words::{
        Message, Names, answers,
        language::{Digits, LANGUAGES, Language},
    },
};
use fantoccini::key::Key;
use serde_json::json;

const POLITE: &str = "[data-live=polite]";

fn say_all(messages: &[Message]) -> String {
    let speaker = LANGUAGES[Language::best(["en"])].speaker(Digits::Latin);
    messages.iter().map(|message| speaker.say(message)).collect::<Vec<_>>().join(" ")
}

fn names() -> Names {
    Names(["s", "e", "n", "w"].map(|seat| say_all(&[Message::new(format!("seat-name-{seat}"))])))
}

impl Table {
    async fn focused(&self) -> String {
        let square = "return document.activeElement.dataset.square ?? document.activeElement.outerHTML";
        self.run(square).await.as_str().expect("a text").to_owned()
    }

    async fn hears(&self, text: &str) {
        let heard = format!("document.querySelector('{POLITE}').textContent == {}", json!(text));
        if !self.comes_true(std::time::Duration::from_secs(2), &heard).await {
            let now = self.run(&format!("return document.querySelector('{POLITE}').textContent")).await;
            panic!("{text:?} is not said, but {now}");
        }
    }

    /// Asserts that a chord says nothing and changes nothing.
    async fn is_deaf_to(&self, keys: &[char]) {
        self.run(&format!("document.querySelector('{POLITE}').textContent = 'nothing'")).await;
        let before = self.played().await;
        self.chord(keys).await;
        // Two frames are time enough for an answer.
        self.wait_until("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
            .await;
        let now = self.run(&format!("return document.querySelector('{POLITE}').textContent")).await;
        assert_eq!((now, self.played().await), (json!("nothing"), before), "{keys:?}");
        assert_eq!(self.run("return is_there('dialog')").await, false, "{keys:?}");
    }
}

fn key(key: Key) -> char {
    key.into()
}

#[tokio::test]
async fn the_focus_goes_over_the_board_by_keys_and_never_leaves_or_wraps() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    table.rest().await;
    table.tab_to("[data-square]").await;
    let stops = "return seen('.grid [tabindex=\"0\"]', (one) => one.dataset.square)";
    let walk: [(&[char], &str); 19] = [
        (&[], "c3"),
        (&[key(Key::Left)], "b3"),
        (&[key(Key::Up)], "b4"),
        (&[key(Key::Home)], "a4"),
        (&[key(Key::Left)], "a4"),
        (&[key(Key::End)], "e4"),
        (&[key(Key::Right)], "e4"),
        (&[key(Key::Control), key(Key::Home)], "a5"),
        (&[key(Key::Up)], "a5"),
        (&[key(Key::Control), key(Key::End)], "e1"),
        (&[key(Key::Down)], "e1"),
        (&[key(Key::Left)], "d1"),
        (&['['], "c1"),
        // That is where the way of S begins.
        (&['['], "c1"),
        (&[']'], "d1"),
        (&[']'], "e1"),
        (&[']'], "e2"),
        (&[key(Key::Alt), 'x'], "e2"),
        (&[key(Key::Escape)], "e2"),
    ];
    for (keys, square) in walk {
        if !keys.is_empty() {
            table.chord(keys).await;
        }
        assert_eq!(table.focused().await, square, "{keys:?}");
        assert_eq!(table.run(stops).await, json!([square]), "{keys:?}");
    }
    // To the end of the way, which is the centre.
    for _ in 0..25 {
        table.press(']').await;
    }
    assert_eq!(table.focused().await, "c3");
    table.page.is_clean().await;
}

#[tokio::test]
async fn the_way_keys_follow_the_track_of_whoever_plays() {
    let table = Table::at(&kept(
        "chowkabara 1\nposition kanakatte; S c1 c1 d1 e2; N c5 b5 a3 d5; turn N; owed 1\nseed 1\n\n",
        [false; 4],
    ))
    .await;
    table.rest().await;
    table.tab_to("[data-square]").await;
    let race: Race = table.race().await;
    table.chord(&[key(Key::Control), key(Key::Home)]).await;
    for _ in 0..24 {
        table.press('[').await;
    }
    for step in 0..=race.course().home() {
        let square = race.course().board.name(race.course().square(Seat::N, step));
        assert_eq!(table.focused().await, square);
        table.press(']').await;
    }
}

#[tokio::test]
async fn enter_or_space_chooses_and_escape_lets_go() {
    let table = Table::start_page("en").await;
    table.find("[data-action=begin]").await;
    table.visit(Screen::Choice).await;
    for choose in [key(Key::Enter), ' '] {
        table.tab_to("[data-square]").await;
        table.arrow_to("d1").await;
        table.press(choose).await;
        table.wait_until("is_there('[data-state=target]')").await;
        table.press(Key::Escape).await;
        table
            .wait_until("!is_there('[data-state=target]') || document.activeElement.dataset.state == 'selected'")
            .await;
        table.arrow_to("b1").await;
        table.wait_until("!is_there('[data-state=target], [data-state=selected]')").await;
        assert_eq!(table.focused().await, "b1");
        table.arrow_to("c3").await;
    }
}

#[tokio::test]
async fn signs_on_the_board_tell_how_the_game_stands() {
    let mut table = Table::start_page("en").await;
    table.find("[data-action=begin]").await;
    table.visit(Screen::Choice).await;
    table.tab_to("[data-square]").await;
    let (race, names) = (table.race().await, names());
    for (sign, told) in [
        ('m', answers::moves(&race, &names)),
        ('t', answers::turn(&race, &names)),
        ('s', answers::state(&race, &names)),
        ('p', answers::pawns(&race, &names, Seat::S)),
        ('l', vec![Message::new("moves-none")]),
        // The same once more.
        ('l', vec![Message::new("moves-none")]),
    ] {
        table.press(sign).await;
        table.hears(&say_all(&told)).await;
    }
    table.press('?').await;
    table.find("dialog .keys").await;
    table.press(Key::Escape).await;
    table.wait_until("!is_there('dialog')").await;
    assert_eq!(table.focused().await, "c3");
    table.page.is_clean().await;
}

#[tokio::test]
async fn r_throws_and_u_takes_back_and_l_tells_what_happened_last() {
    let mut table = Table::at(&game("S N", seed_for(&[false]), [false, false, true, false])).await;
    table.rest().await;
    table.tab_to("[data-square]").await;
    table.press('r').await;
    table.wait_until("played() == 1").await;
    table.rest().await;
    let mut actions = Vec::new();
    table.race().await.legal_actions(&mut actions);
    assert!(matches!(actions[0], Action::Move(_)));
    // A throw is due only once.
    table.press('r').await;
    table.wait_until("document.querySelector('[data-live=assertive]').textContent != ''").await;
    table.arrow_to("c1").await;
    table.key(Key::Enter).await;
    table.wait_until("played() > 2").await; // the bot has played as well
    table.rest().await;
    table.press('l').await;
    table.wait_until(&format!("document.querySelector('{POLITE}').textContent.startsWith('Ajji throws')")).await;
    table.press('u').await;
    table.wait_until("played() == 1").await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn signs_do_nothing_elsewhere_or_with_other_keys_or_when_they_are_turned_off() {
    let table = Table::at(&game("S N", 1, [false; 4])).await;
    table.rest().await;
    table.tab_to("[data-action=throw]").await;
    for sign in "mltspru?[]".chars() {
        table.is_deaf_to(&[sign]).await;
    }
    table.tab_to("[data-square]").await;
    for (held, sign) in [(Key::Alt, 'm'), (Key::Control, 'm'), (Key::Meta, 's'), (Key::Shift, 'R'), (Key::Alt, 'u')] {
        table.is_deaf_to(&[key(held), sign]).await;
    }
    table.run("localStorage.setItem('chowka:settings', JSON.stringify({ language: 'en', speed: 'instant', choices: { keys: 'off' } }))").await;
    table.reload().await;
    table.rest().await;
    table.tab_to("[data-square]").await;
    for sign in "mltspru?[]".chars() {
        table.is_deaf_to(&[sign]).await;
        assert_eq!(table.focused().await, "c3");
    }
    assert_eq!(
        table.run("return document.querySelector('.grid').getAttribute('aria-label')").await,
        say_all(&[Message::new("board-label")])
    );
    table.key(Key::Left).await;
    assert_eq!(table.focused().await, "b3");
}
