//! Nothing on the page runs out while a person thinks: whatever is due in the next hours comes, and nothing changes.

use crate::table::{Table, game};
use serde_json::Value;

/// Lets hours pass: the clocks go on, and whatever waits for a time is called.
const CLOCK: &str = "let late = 0;
    const waiting = new Map();
    for (const clock of [Date, performance]) {
        const usual = clock.now.bind(clock);
        clock.now = () => usual() + late;
    }
    const [later, never] = [setTimeout, clearTimeout];
    globalThis.setTimeout = (act, ms, ...rest) => {
        const number = later(() => { waiting.delete(number); act(...rest); }, ms);
        waiting.set(number, () => act(...rest));
        return number;
    };
    globalThis.clearTimeout = (number) => { waiting.delete(number); never(number); };
    globalThis.setInterval = () => { throw new Error('something on the page goes on by the clock') };
    globalThis.pass_hours = () => {
        late += 6 * 3_600_000;
        for (const [number, act] of [...waiting]) { clearTimeout(number); act(); }
        for (const name of ['visibilitychange', 'resume']) document.dispatchEvent(new Event(name));
    };";
/// What is said comes in the frame after what is seen.
const SAID: &str = "await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))";
/// All that a person sees, and all that is kept.
const LOOK: &str = "return [
    document.body.innerText,
    seen('[data-square], [data-piece], .chip', (one) => [one.dataset.state, one.getAttribute('transform')]),
    document.activeElement.outerHTML,
    location.hash,
    { ...localStorage },
]";

impl Table {
    async fn waits_for_ever(&self, what: &str) {
        self.run(SAID).await;
        let before: Value = self.run(LOOK).await;
        self.run("pass_hours()").await;
        self.run(SAID).await;
        assert_eq!(self.run(LOOK).await, before, "{what}");
    }
}

#[tokio::test]
async fn nothing_changes_and_nothing_is_lost_however_long_a_person_thinks() {
    let mut table = Table::unopened("en", Some(&game("S N", 1, [false, false, true, false]))).await;
    table.before_load(CLOCK).await;
    table.go("#play").await;
    table.rest().await;
    table.waits_for_ever("a throw is due").await;
    table.click("[data-action=enter]").await;
    table.find("dialog[open]").await;
    table.waits_for_ever("a card is open").await;
    table.click("[data-throw=\"3\"]").await;
    table.find("[data-state=movable]").await;
    table.waits_for_ever("a move is due").await;
    table.click("[data-action=hint]").await;
    table.find("[data-square][data-state=selected]").await;
    table.waits_for_ever("a hint is given").await;
    table.click("[data-square=a1]").await;
    table.find(".preview-note[data-tone=refusal]").await;
    table.waits_for_ever("something is refused").await;
    // The bot has had its turn, and is not asked again.
    for _ in 0..3 {
        table.act().await;
    }
    table.waits_for_ever("a bot has played").await;
    table.click(".side .turn:last-child .step").await;
    table.find(".looking-back").await;
    table.waits_for_ever("someone looks back").await;

    table.go("#games").await;
    table.click("[data-game] [data-action=delete]").await;
    table.find(".notice [data-action=put-back]").await;
    table.waits_for_ever("a deletion can be taken back").await;
    table.click("[data-action=put-back]").await;
    table.find("[data-game]").await;
    table.page.is_clean().await;
}
