//! Figures of the page in the browser, printed by `cargo xtask bench-page`. Nothing is asserted: a machine may be slow.

use crate::table::{Table, game};
use serde_json::{Value, json};
use std::time::Duration;

/// Notes every task that keeps the page from answering for more than 50 ms, what every slow frame did, and how long each
/// tap takes to be seen.
const WATCH: &str = "globalThis.tasks = [];
    globalThis.frames = [];
    globalThis.taps = [];
    const observe = (type, note, options) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
    observe('longtask', ({ startTime, duration }) => tasks.push([startTime, duration]));
    observe('long-animation-frame', ({ startTime, duration, styleAndLayoutStart, scripts }) => frames.push([
        startTime,
        startTime + duration,
        [
            ...scripts.map(({ invoker, duration, forcedStyleAndLayoutDuration }) =>
                `${invoker} ${duration.toFixed()} ms, of it layout ${forcedStyleAndLayoutDuration.toFixed()} ms`),
            `style and drawing ${(styleAndLayoutStart && startTime + duration - styleAndLayoutStart).toFixed()} ms`,
        ].join('; '),
    ]));
    observe('event', ({ name, duration }) => { if (name == 'pointerup') taps.push(duration); }, { durationThreshold: 16 });";
/// The long tasks, the longest first, each with what was done in the frame around it.
const LONGEST: &str = "return tasks.toSorted(([, one], [, other]) => other - one).map(([start, duration]) => {
        const frame = frames.find(([from, to]) => from < start + duration && start < to);
        return `${duration.toFixed()} ms: ${frame?.[2] ?? 'no frame was late'}`;
    });";
/// How long the worker takes, in ms, for a choice that asks for a search over four throws and all that they may bring, so
/// often. The first ones warm it up.
const ASK: &str = "const worker = new Worker('./bot_loader.js', { type: 'module' });
    const heard = () => new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data) });
    await heard();
    const times = [];
    for (let ticket = 1; ticket <= 200; ticket += 1) {
        const start = performance.now();
        worker.postMessage(`ask ${ticket} 20000\nkanakatte; S c1 e3 e4 a2; N c5 a4 d5 d4; gates S N; turn S; row 8* 4* 2 1`);
        if (!(await heard()).startsWith(`answer ${ticket} `)) throw new Error('no answer');
        times.push(performance.now() - start);
    }
    worker.terminate();
    return times.slice(100);";
/// As long as a throw or a move is shown.
const PAUSE: Duration = Duration::from_millis(1200);
/// Quicker answers than this are not noted by the browser, in ms.
const QUICK: f64 = 16.0;

async fn slow_down(table: &Table, times: u32) {
    table.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await;
}

async fn forget(table: &Table) {
    table.run("for (const list of [tasks, frames, taps]) list.length = 0").await;
}

/// Prints the tasks longer than 50 ms.
async fn tell_tasks(table: &Table, name: &str) {
    let durations = table.run("return tasks.map(([, duration]) => duration)").await;
    tell(&format!("long tasks {name}"), numbers(&durations));
    for task in table.run(LONGEST).await.as_array().into_iter().flatten() {
        println!("page long task {name}: {}", task.as_str().unwrap_or_default());
    }
}

/// Prints how long so many taps took to be seen.
async fn tell_taps(table: &Table, name: &str, count: usize) {
    let mut times = numbers(&table.run("return taps").await);
    times.resize(count.max(times.len()), QUICK);
    tell(&format!("tap to response {name}"), times);
}

fn numbers(list: &Value) -> Vec<f64> {
    list.as_array().map(|all| all.iter().filter_map(Value::as_f64).collect()).unwrap_or_default()
}

fn tell(name: &str, mut values: Vec<f64>) {
    values.sort_by(f64::total_cmp);
    let at = |share: usize| values.get((values.len() * share).div_ceil(100).saturating_sub(1)).copied().unwrap_or(0.0);
    println!("page {name} n={} median={:.0} ms 95%={:.0} ms max={:.0} ms", values.len(), at(50), at(95), at(100));
}

/// A game at the usual speed, as people see it.
async fn unopened(seats: &str, bots: [bool; 4]) -> Table {
    let table = Table::unopened("en", Some(&game(seats, 1, bots))).await;
    table.before_load("localStorage.setItem('chowka:settings', '{\"speed\":\"usual\",\"language\":\"en\"}')").await;
    table.before_load(WATCH).await;
    table.resize(360, 740).await;
    table
}

/// Such a game as people come to it: the first tap, after which the browser gives its audio, is on the start page.
async fn table_of(seats: &str, bots: [bool; 4]) -> Table {
    let table = unopened(seats, bots).await;
    table.go("").await;
    table.click("[data-action=continue]").await;
    table.find("[data-square]").await;
    tokio::time::sleep(PAUSE).await;
    table
}

/// Throws and moves so often, with pauses, and prints what it took.
async fn play(table: &Table, count: usize, name: &str) {
    forget(table).await;
    for _ in 0..count {
        table.act().await;
        tokio::time::sleep(PAUSE).await;
    }
    tell_tasks(table, name).await;
    tell_taps(table, name, count).await;
}

#[tokio::test]
#[ignore = "prints figures: cargo xtask bench-page"]
async fn page_budget() {
    let table = table_of("S N", [false; 4]).await;
    table.rest().await;
    let load = "const [page] = performance.getEntriesByType('navigation');
        const all = [page, ...performance.getEntriesByType('resource')];
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        return [paint, page.domContentLoadedEventEnd, all.length, all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)]";
    let load = table.run(load).await;
    println!(
        "page load first-paint={:.0} ms loaded={:.0} ms files={} bytes={}",
        load[0].as_f64().unwrap_or(0.0),
        load[1].as_f64().unwrap_or(0.0),
        load[2],
        load[3]
    );

    tell("bot decides on a row of four throws", numbers(&table.run(ASK).await));

    slow_down(&table, 4).await;
    play(&table, 12, "over 12 throws and moves, processor 4 times slower").await;

    // A page opened anew at its game: the throw is the first tap of all.
    let table = unopened("S N", [false; 4]).await;
    table.go("#play").await;
    table.rest().await;
    slow_down(&table, 4).await;
    play(&table, 1, "over the first tap on a page opened at a game, processor 4 times slower").await;

    const TAPS: usize = 60;
    for times in [1, 4] {
        // Bots alone: one is always at work, the page answers all the same.
        let table = table_of("S E N W", [true; 4]).await;
        table.find("[data-action=skip]").await;
        slow_down(&table, times).await;
        forget(&table).await;
        for tap in 0..TAPS {
            let square = ["c3", "a1", "b2", "d4", "e5", "c1"][tap % 6];
            table.click(&format!("[data-square={square}]")).await;
            tokio::time::sleep(Duration::from_millis(90)).await;
        }
        let name = format!("while bots play, processor {times} times slower");
        tell_taps(&table, &name, TAPS).await;
        tell_tasks(&table, &name).await;
    }
}
