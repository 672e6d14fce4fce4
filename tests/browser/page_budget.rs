//! Figures of the page in the browser, printed by `cargo xtask bench-page`. Nothing is asserted: a machine may be slow.

use crate::table::{Table, game};
use serde_json::{Value, json};
use std::time::Duration;

/// Notes every task that keeps the page from answering for more than 50 ms, and how long each tap takes to be seen.
const WATCH: &str = "globalThis.tasks = [];
    globalThis.taps = [];
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tasks.push(duration)))
        .observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => list.getEntries().filter(({ name }) => name == 'pointerup')
        .forEach(({ duration }) => taps.push(duration))).observe({ type: 'event', durationThreshold: 16, buffered: true });";

async fn slow_down(table: &Table, times: u32) {
    table.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await;
}

async fn numbers(table: &Table, name: &str) -> Vec<f64> {
    let found = table.run(&format!("return {name}.splice(0)")).await;
    found.as_array().map(|all| all.iter().filter_map(Value::as_f64).collect()).unwrap_or_default()
}

fn tell(name: &str, mut values: Vec<f64>) {
    values.sort_by(f64::total_cmp);
    let at = |share: usize| values.get(values.len() * share / 100).copied().unwrap_or(0.0);
    println!(
        "page {name} n={} median={:.0} ms 95%={:.0} ms max={:.0} ms",
        values.len(),
        at(50),
        at(95),
        at(100).max(values.last().copied().unwrap_or(0.0))
    );
}

/// A game at the usual speed, as people see it.
async fn table_of(bots: [bool; 4]) -> Table {
    let table = Table::unopened("en", Some(&game("S N", 1, bots))).await;
    table.before_load("localStorage.setItem('chowka:settings', '{\"speed\":\"usual\",\"language\":\"en\"}')").await;
    table.before_load(WATCH).await;
    table.resize(360, 740).await;
    table.go("#play").await;
    table
}

#[tokio::test]
#[ignore = "prints figures: cargo xtask bench-page"]
async fn page_budget() {
    let table = table_of([false; 4]).await;
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

    slow_down(&table, 4).await;
    numbers(&table, "tasks").await;
    for _ in 0..12 {
        table.act().await;
        tokio::time::sleep(Duration::from_millis(1200)).await;
    }
    tell("long tasks over 12 throws and moves, processor 4 times slower", numbers(&table, "tasks").await);
    tell("tap to response, processor 4 times slower", numbers(&table, "taps").await);

    let table = table_of([false, false, true, false]).await;
    for _ in 0..8 {
        table.act().await;
        // The bot is at work: the page answers all the same.
        for _ in 0..3 {
            if table.run("return is_there('[data-action=skip]')").await == json!(true) {
                table.click("[data-square=c3]").await;
                tokio::time::sleep(Duration::from_millis(60)).await;
            }
        }
    }
    tell("tap to response while a bot plays", numbers(&table, "taps").await);
}
