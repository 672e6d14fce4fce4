//! Links, codes and pictures: what is given away opens again, beside what is on the table, and what cannot be opened is
//! told and changes nothing.

use crate::table::{Table, game, kept};
use chowkabara::{
    engine::seat::Seat,
    notation::{Link, Position, Record},
};
use serde_json::{Value, json};

/// Catches the file that the page would save, as text and as bytes.
const CATCH_FILE: &str = "const original = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
        blob.text().then((text) => { globalThis.caught = text });
        globalThis.caught_blob = blob;
        return original.call(URL, blob);
    };
    HTMLAnchorElement.prototype.click = () => {};";
const GAMES: &str = "Object.keys(localStorage).filter((key) => key.startsWith('chowka:game:')).length";

/// A game of two people, three steps on.
async fn table() -> Table {
    let table = Table::at(&game("S N", 1, [false; 4])).await;
    for _ in 0..3 {
        table.act().await;
    }
    table
}

async fn open_share(table: &Table) {
    table.click("[data-action=menu]").await;
    table.click("[data-action=share]").await;
    table.find("textarea.link").await;
}

async fn link(table: &Table) -> String {
    let link = table.run("return document.querySelector('textarea.link').value").await;
    link.as_str().expect("a link").to_owned()
}

/// The page's address of a code.
fn at(link: &Link) -> String {
    format!("{}{}", Link::MARK, link.encode().expect("there is room"))
}

#[tokio::test]
async fn a_position_is_shared_and_opens_as_a_game_of_its_own() {
    let mut table = table().await;
    let (before, running) = (table.kept_text().await, table.run("return shown()").await);
    open_share(&table).await;
    let link = link(&table).await;
    assert!(link.starts_with("http://127.0.0.1:") && link.len() <= 120, "{link}");
    let shared = Link::decode(&link).expect("it opens");
    assert_eq!(shared, Link::Position(Position::of(&table.race().await)));

    table.go(&at(&shared)).await;
    table.wait_until(&format!("location.hash == '#play' && {GAMES} == 2 && is_there('.notice')")).await;
    table.rest().await;
    assert_eq!(Link::Position(Position::of(&table.race().await)), shared);
    assert_eq!(table.run_with("return localStorage.getItem(arguments[0])", vec![running]).await, before);
    table.reload().await;
    table.rest().await;
    assert_eq!(table.run(&format!("return {GAMES}")).await, 2, "a reload opens it no second time");
    table.act().await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_whole_game_is_shared_without_the_throws_to_come() {
    let mut table = table().await;
    let record = table.record().await;
    assert!(record.seed.is_some());
    open_share(&table).await;
    table.click("[data-what=game]").await;
    table.wait_until("document.querySelector('[data-what=game]').ariaPressed == 'true'").await;
    let shared = Link::decode(&link(&table).await).expect("it opens");
    assert_eq!(shared, Link::Game(Record { seed: None, ..record.clone() }));
    table.go(&format!("?from=afar{}", at(&shared))).await;
    table.rest().await;
    assert_eq!(table.record().await.turns, record.turns);
    assert_eq!(table.run("return location.search + location.hash").await, "#play");
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_link_that_cannot_be_opened_is_told_and_leaves_everything_as_it_is() {
    let mut table = table().await;
    let (before, games) = (table.kept_text().await, table.run(&format!("return {GAMES}")).await);
    let good = Link::Position(Position::of(&table.race().await)).encode().expect("there is room");
    let wrong: String = good.chars().rev().collect();
    let long = "1".repeat(5000);
    for code in ["", "1", "1AAAA", "9abc", "%00%ff", "<script>", &wrong[..], &good[..good.len() - 2], &long] {
        table.go("#play").await;
        table.go(&format!("#g={code}")).await;
        table.find(".notice[data-kind=error]").await;
        assert_eq!(table.run("return location.hash").await, "", "{code:.20}");
        assert_eq!(table.run(&format!("return {GAMES}")).await, games);
        table.click(".notice [data-kind=quiet]").await;
    }
    table.go("#play").await;
    table.rest().await;
    assert_eq!(table.kept_text().await, before);
    table.act().await;
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_link_a_code_a_message_and_a_record_are_pasted_into_one_box() {
    let mut table = Table::start_page("en").await;
    let text = "chowkabara 1\nrules kanakatte\nseats S N\nfirst S\n\nS: 3 3:c1-e2\nN: 2\n";
    let record = Record::parse(text).expect("a record");
    let code = Link::Game(record.clone()).encode().expect("there is room");
    let link = format!("https://elsewhere.example/some/path/?x=y#g={code}");
    let message = format!("Look at this, Ajji:\n  {link}\nYour turn!");
    for pasted in [code.as_str(), &link, &message, text] {
        table.open_record(pasted).await;
        table.wait_until("location.hash == '#play' && is_there('[data-square]') && played() == 3").await;
        assert_eq!(table.record().await.turns, record.turns);
        table.leave().await;
    }
    table.open_record("neither a link nor a record").await;
    assert!(!table.text("dialog .refused").await.is_empty());
    table.page.is_clean().await;
}

#[tokio::test]
async fn what_the_system_shares_with_the_installed_app_is_opened() {
    let mut table = Table::start_page("en").await;
    let text = "kanakatte; S c1 d1 c1 c1; N c5 c5 b5 c5; turn S; owed 1";
    let position: Position = text.parse().expect("a position");
    let code = Link::Position(position.clone()).encode().expect("there is room");
    table.go(&format!("?title=A+game&text=Look%3A+https%3A%2F%2Fx.example%2F%23g%3D{code}&url=")).await;
    table.wait_until("location.hash == '#play' && location.search == '' && is_there('[data-square]')").await;
    assert_eq!(Position::of(&table.race().await), position);
    table.page.is_clean().await;
}

#[tokio::test]
async fn the_systems_sheet_is_used_and_else_the_clipboard_and_else_the_hand() {
    let ways = [
        ("navigator.share = async (what) => { globalThis.given = what.url }", "globalThis.given"),
        (
            "navigator.share = async () => { throw new DOMException('no', 'NotAllowedError') };
             Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { globalThis.given = text } } })",
            "globalThis.given",
        ),
        (
            "navigator.share = async () => { throw new DOMException('no', 'NotAllowedError') };
             Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => { throw new Error() } } })",
            "getSelection() && document.activeElement.matches('textarea.link') && document.activeElement.selectionEnd > 20",
        ),
    ];
    for (stub, done) in ways {
        let table = Table::unopened("en", Some(&game("S N", 1, [false; 4]))).await;
        table.before_load(stub).await;
        table.go("#play").await;
        open_share(&table).await;
        let link = link(&table).await;
        table.click("[data-action=share]:not(li *)").await;
        table.wait_until(&format!("{done} && document.querySelector('.share-told').textContent != ''")).await;
        let given = table.run("return globalThis.given ?? document.activeElement.value").await;
        assert_eq!(given, link);
    }
    // A sheet that is closed again is no fault.
    let table = Table::unopened("en", Some(&game("S N", 1, [false; 4]))).await;
    table
        .before_load(
            "navigator.share = async () => { globalThis.asked = true; throw new DOMException('', 'AbortError') };
             navigator.clipboard.writeText = async () => { globalThis.given = true }",
        )
        .await;
    table.go("#play").await;
    open_share(&table).await;
    table.click("[data-action=share]:not(li *)").await;
    table.wait_until("globalThis.asked").await;
    assert_eq!(
        table.run("return [!!globalThis.given, document.querySelector('.share-told').textContent]").await,
        json!([false, ""])
    );
}

#[tokio::test]
async fn the_board_is_saved_as_a_picture_that_stands_alone() {
    let mut table = Table::unopened("kn", Some(&game("S N", 1, [false; 4]))).await;
    table.before_load(CATCH_FILE).await;
    table.go("#play").await;
    table.act().await;
    open_share(&table).await;
    assert!(table.run("return document.querySelector('.qr path').getAttribute('d').length").await.as_u64() > Some(500));
    table.click("[data-action=svg]").await;
    table.wait_until("globalThis.caught?.includes('</svg>')").await;
    let parsed =
        "const picture = new DOMParser().parseFromString(caught.replace(/<style>[^]*<\\/style>/, ''), 'image/svg+xml');
        const ids = new Set([...picture.querySelectorAll('[id]')].map((element) => element.id));
        const uses = [...picture.querySelectorAll('use')].map((use) => use.getAttribute('href').slice(1));
        return {
            is_whole: !picture.querySelector('parsererror'),
            missing: uses.filter((id) => !ids.has(id)),
            pieces: picture.querySelectorAll('.piece').length,
            is_self_contained: !/(https?:)?\\/\\/(?!www\\.w3\\.org)/.test(caught.replaceAll(location.origin, '')),
        }";
    let parsed = table.run(parsed).await;
    assert_eq!(parsed, json!({ "is_whole": true, "missing": [], "pieces": 8, "is_self_contained": true }));
    table.click("[data-action=png]").await;
    table.wait_until("globalThis.caught_blob.type == 'image/png'").await;
    let drawn = "const picture = await createImageBitmap(caught_blob);
        const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        context.drawImage(picture, 0, 0);
        const colours = (x, y, width, height) => {
            const { data } = context.getImageData(x, y, width, height);
            return new Set(Array.from({ length: data.length / 4 }, (_, at) => data.slice(4 * at, 4 * at + 4).join())).size;
        };
        return { size: [picture.width, picture.height], board: colours(30, 30, 1020, 1020) > 500, qr: colours(785, 1075, 250, 250) }";
    let drawn: Value = table.run(drawn).await;
    assert_eq!((&drawn["size"], &drawn["board"]), (&json!([1080, 1350]), &json!(true)), "{drawn}");
    assert!(drawn["qr"].as_u64() > Some(1), "{drawn}");
    table.page.is_clean().await;
}

#[tokio::test]
async fn names_from_outside_are_text_and_nothing_else() {
    let names = [
        "<img src=x onerror=alert>",
        "<b>bold</b>",
        "\" onclick=\"alert",
        "javascript:alert(1)",
        "{ $name }",
        "&lt;script&gt;",
        "\u{202e}Ajji\u{0}",
    ];
    for name in names {
        let text = format!("chowkabara 1\nrules kanakatte\nseats S N\nfirst S\nname S {name}\nname N {name}\n\nS: 3\n");
        let record = Record::parse(&text).expect("a record");
        let shown = record.names[Seat::S.index()].clone().expect("a name");
        let mut table = Table::unopened("en", Some(&kept(&text.replace("\n\n", "\nseed 1\n\n"), [false; 4]))).await;
        table.before_load("globalThis.alert = () => { globalThis.is_hacked = true }").await;
        table.go(&at(&Link::Game(record))).await;
        table.rest().await;
        assert_eq!(table.text("[data-seat=S] .name").await, shown);
        for view in ["#games", "#"] {
            table.go(view).await;
            table.find("h1").await;
            let strange = "return seen('img, b b, [onclick], script:not([src])', (element) => element.outerHTML)";
            assert_eq!(table.run(strange).await, json!([]), "{name}");
        }
        assert_eq!(table.run("return !!globalThis.is_hacked").await, false);
        table.page.is_clean().await;
    }
}
