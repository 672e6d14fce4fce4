//! Every screen at every size: large enough to touch, nothing beside the page, nothing cut off, the focus seen.

use crate::{
    screens::Screen,
    table::{Table, game},
};
use chowkabara::words::language::LANGUAGES;
use fantoccini::{
    actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction},
    key::Key,
};
use serde_json::json;

/// Widths and heights: four devices, a desk, and what is left of it at 200 % and at 400 %.
const SIZES: [(u32, u32); 7] = [(320, 568), (360, 740), (412, 915), (768, 1024), (1280, 800), (640, 400), (320, 256)];

/// Tells what is too small to touch, beside the page, or cut off. A radio button is as large as its label; links in a
/// text may be smaller.
const LOOK: &str = "globalThis.look = () => {
    const card = document.querySelector('dialog');
    const root = card ?? document;
    const wrong = [];
    const named = (one) => one.outerHTML.slice(0, 130).replaceAll('\\n', ' ');
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide`);
    if (card && card.getBoundingClientRect().width > innerWidth) wrong.push('the card is too wide');
    for (const one of root.querySelectorAll('button, a, input, select, summary, textarea, [role=button], [role=tab]')) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        const target = one.matches('input.hidden') ? one.closest('label') : one;
        const { left, right, width, height } = target.getBoundingClientRect();
        const least = one.matches('p a, li a') ? 24 : 44;
        // Half a pixel is lost to rounding; a switch is pushed by its whole line.
        const room = one.matches('[role=switch]') ? one.closest('label').getBoundingClientRect() : { width, height };
        if (room.width < least - .5 || room.height < least - .5) wrong.push(`${width} by ${height}: ${named(one)}`);
        // Sections stand in a strip of their own.
        const isBeside = left < -1 || right > innerWidth + 1;
        if (isBeside && !one.closest('.book-nav')) wrong.push(`from ${left} to ${right}: ${named(one)}`);
    }
    for (const one of root.querySelectorAll('button, h1, h2, h3, p, label, summary, legend, dt, dd, li, .name, .item-text')) {
        if (!one.checkVisibility() || one.closest('.hidden')) continue;
        const style = getComputedStyle(one);
        if (style.clipPath != 'none' || style.display == 'inline') continue;
        const cuts = [style.overflowX, style.overflowY].some((value) => ['hidden', 'clip'].includes(value));
        const isOver = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
        if (cuts && isOver) wrong.push(`cut off: ${named(one)}`);
        if (style.textOverflow == 'ellipsis') wrong.push(`may be cut off: ${named(one)}`);
        if (one.matches('button:not(.chip), h1, h2, h3, p') && one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 2)
            wrong.push(`runs out: ${one.scrollWidth} in ${one.clientWidth} ${named(one)}`);
    }
    return wrong;
};";

/// WCAG 1.4.12: a person's own spacing of texts.
const SPACED: &str = "const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } \
        p { margin-block-end: 2em !important }');
    document.adoptedStyleSheets = [sheet];";

async fn look(table: &Table, place: String) -> Vec<String> {
    let found = table.run("return look()").await;
    let list = found.as_array().expect("a list").clone();
    list.iter().map(|one| format!("{place}: {}", one.as_str().unwrap_or_default())).collect()
}

/// Each screen at every size in one language, and at two sizes in another.
#[tokio::test]
async fn everything_can_be_touched_and_nothing_is_beside_the_page_at_any_size() {
    let table = Table::still_start_page().await;
    table.find("[data-action=begin]").await;
    table.run(LOOK).await;
    // What is wrong is found: too small, and beside the page.
    table.run("const one = document.createElement('button'); one.textContent = 'x'; one.style.marginInlineStart = '120vw'; document.body.append(one)").await;
    let faults = look(&table, "a small button".to_owned()).await;
    assert!(faults.len() >= 3, "{faults:?}");
    table.run("document.querySelector('body > button').remove()").await;
    let mut wrong: Vec<String> = Vec::new();
    for language in ["es", "kn"] {
        table.resize(412, 915).await;
        table.speak(language).await;
        for screen in Screen::ALL {
            table.resize(412, 915).await;
            table.visit(screen).await;
            for (number, (width, height)) in SIZES.into_iter().enumerate() {
                // In the second language the smallest phone and the desk are enough.
                if language == "kn" && ![0, 4].contains(&number) {
                    continue;
                }
                table.resize(width, height).await;
                wrong.extend(look(&table, format!("{screen:?} {language} {width}x{height}")).await);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn texts_may_be_spaced_as_a_person_likes() {
    let table = Table::still_start_page().await;
    table.find("[data-action=begin]").await;
    table.run(LOOK).await;
    let mut wrong: Vec<String> = Vec::new();
    for (language, (width, height)) in LANGUAGES.iter().zip([(412, 915), (1280, 800), (320, 568)]) {
        table.resize(width, height).await;
        table.speak(language.tag).await;
        table.run(SPACED).await;
        for screen in Screen::ALL {
            table.visit(screen).await;
            wrong.extend(look(&table, format!("{screen:?} {} {width}x{height}", language.tag)).await);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What the focus is on: a ring of two pixels or more, round it or its label, and nothing over it. Gives its place on the
/// page, so that each is known again.
const FOCUSED: &str = "const one = document.activeElement;
    if (one === document.body) return 'nothing';
    const ringed = one.matches('input.hidden') ? one.closest('label') : one;
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
    const { x, y, width, height } = ringed.getBoundingClientRect();
    const named = one.outerHTML.slice(0, 130).replaceAll('\\n', ' ');
    if (outlineStyle == 'none' || parseFloat(outlineWidth) < 2) return `no ring: ${named}`;
    // A long text is seen in part.
    const points = [[.5, .5], [.5, 6 / height], [.5, 1 - 6 / height]].map(([dx, dy]) => [x + width * dx, y + height * dy]);
    const seen = points.some(([across, down]) => ringed.contains(document.elementFromPoint(across, down)));
    if (!seen) return `hidden at ${x} ${y}: ${named}`;
    one.dataset.reached = 'yes';
    return 'seen';";
/// What can be reached and was not. Of a group of radio buttons one is, of the board and of tabs one.
const MISSED: &str = "const root = document.querySelector('dialog') ?? document;
    const groups = new Set([...root.querySelectorAll('input[type=radio][data-reached]')].map((one) => one.name));
    return [...root.querySelectorAll('button, a[href], input, select, summary, textarea, [tabindex=\"0\"]')]
        .filter((one) => one.tabIndex >= 0 && !one.dataset.reached && one.checkVisibility() && !groups.has(one.name))
        .map((one) => one.outerHTML.slice(0, 130))";

#[tokio::test]
async fn tab_reaches_everything_and_the_focus_is_seen_everywhere() {
    let table = Table::still_start_page().await;
    table.find("[data-action=begin]").await;
    let mut wrong: Vec<String> = Vec::new();
    table.resize(360, 740).await;
    let small =
        [Screen::Start, Screen::Open, Screen::House, Screen::FarForm, Screen::Throw, Screen::Cowries, Screen::Choice]
            .into_iter()
            .chain([
                Screen::Menu,
                Screen::Keys,
                Screen::Share,
                Screen::Record,
                Screen::Draw,
                Screen::RulesInPlay,
                Screen::Games,
                Screen::Stored,
            ]);
    let wide = [Screen::Rules, Screen::Choice, Screen::RulesInPlay, Screen::LookingBack];
    let all = small.map(|screen| (screen, (360, 740))).chain(wide.map(|screen| (screen, (1280, 800))));
    for (screen, (width, height)) in all {
        table.resize(width, height).await;
        if screen == Screen::LookingBack {
            table.visit(Screen::Over).await;
        }
        table.visit(screen).await;
        for _ in 0..90 {
            table.press(Key::Tab).await;
            let found = table.run(FOCUSED).await;
            match found.as_str().expect("a text") {
                "seen" => {}
                "nothing" if table.run(&format!("{MISSED}.length == 0")).await == true => break,
                "nothing" => {}
                problem => wrong.push(format!("{screen:?} {width}: {problem}")),
            }
            if table.run(&format!("{MISSED}.length == 0")).await == true {
                break;
            }
        }
        let missed = table.run(MISSED).await;
        let missed = missed.as_array().expect("a list").clone();
        wrong.extend(missed.iter().map(|one| format!("{screen:?} {width}: missed {one}")));
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Pressing does nothing yet: letting go elsewhere leaves everything as it is, and no drag is ever needed.
#[tokio::test]
async fn a_press_can_be_taken_back_before_it_is_let_go() {
    let mut table = Table::at(&game("S N", 1, [false; 4])).await;
    table.rest().await;
    let middle = "const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
        return [x + width / 2, y + height / 2]";
    for css in ["[data-action=throw]", "[data-action=menu]", "[data-square=c1]"] {
        let found = table.run_with(middle, vec![json!(css)]).await;
        let at = |number: usize| found[number].as_f64().expect("a number");
        let button = MOUSE_BUTTON_LEFT;
        let press = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x: at(0), y: at(1) })
            .then(PointerAction::Down { button });
        table.act_with(press).await;
        assert_eq!(
            table.run("return [played(), is_there('dialog'), is_there('[data-tone]')]").await,
            json!([0, false, false]),
            "{css}"
        );
        let away = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x: 2.0, y: 2.0 })
            .then(PointerAction::Up { button });
        table.act_with(away).await;
        assert_eq!(
            table.run("return [played(), is_there('dialog'), is_there('[data-tone]')]").await,
            json!([0, false, false]),
            "{css}"
        );
    }
    assert_eq!(table.run("return is_there('[draggable=true]')").await, false);
    table.page.is_clean().await;
}
