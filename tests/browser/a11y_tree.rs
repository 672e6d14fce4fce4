//! The page as it is heard: the accessibility tree, and a game that is played through it alone.

use crate::{
    screens::Screen,
    table::{Table, kept},
};
use chowkabara::{
    engine::Stage,
    words::{
        Message,
        language::{Digits, LANGUAGES, Language},
    },
};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};

/// Something that a reader finds.
struct Node {
    id: String,
    role: String,
    name: String,
    children: Vec<String>,
    element: Option<i64>,
}

/// What a reader knows of a page.
struct Tree(HashMap<String, Node>);

impl Tree {
    async fn of(table: &Table) -> Tree {
        let answer = table.devtools("Accessibility.getFullAXTree", json!({})).await;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let nodes = answer["nodes"].as_array().expect("a tree has nodes").iter().map(|node| Node {
            id: text(&node["nodeId"]),
            role: if node["ignored"] == true { String::new() } else { text(&node["role"]["value"]) },
            name: text(&node["name"]["value"]),
            children: node["childIds"].as_array().into_iter().flatten().map(text).collect(),
            element: node["backendDOMNodeId"].as_i64(),
        });
        Tree(nodes.map(|node| (node.id.clone(), node)).collect())
    }

    /// Everything of a role below a node, in order; what has no role of its own is passed through.
    fn below<'a>(&'a self, node: &'a Node, role: &str) -> Vec<&'a Node> {
        let children = node.children.iter().filter_map(|id| self.0.get(id));
        children.flat_map(|child| if child.role == role { vec![child] } else { self.below(child, role) }).collect()
    }

    fn all(&self, role: &str) -> Vec<&Node> {
        let root = self.0.values().find(|node| node.role == "RootWebArea").expect("a page has a root");
        self.below(root, role)
    }

    /// The first of a role whose name has these words in it.
    fn with(&self, role: &str, words: &str) -> Option<&Node> {
        self.all(role).into_iter().find(|node| node.name.contains(words))
    }
}

impl Table {
    /// Goes to what a reader has found, and presses Enter there.
    async fn enter(&self, node: &Node) {
        let element = node.element.expect("it is on the page");
        self.devtools("DOM.getDocument", json!({ "depth": 0 })).await;
        self.devtools("DOM.focus", json!({ "backendNodeId": element })).await;
        self.press(Key::Enter).await;
    }
}

fn say(id: &str) -> String {
    LANGUAGES[Language::best(["en"])].speaker(Digits::Latin).say(&Message::new(id))
}

#[tokio::test]
async fn the_board_is_heard_as_rows_of_named_squares_and_its_drawing_is_not() {
    let mut table = Table::start_page("en").await;
    table.find("[data-action=begin]").await;
    table.visit(Screen::Choice).await;
    let tree = Tree::of(&table).await;
    let grids = tree.all("grid");
    assert_eq!(grids.len(), 1);
    assert!(grids[0].name.starts_with(&say("board-label")));
    let rows = tree.below(grids[0], "row");
    let cells: Vec<Vec<&Node>> = rows.iter().map(|row| tree.below(row, "gridcell")).collect();
    assert_eq!(cells.iter().map(Vec::len).collect::<Vec<_>>(), [5; 5]);
    let names: Vec<&str> = cells.iter().flatten().map(|cell| tree.below(cell, "button")[0].name.as_str()).collect();
    assert_eq!(names.iter().collect::<HashSet<_>>().len(), 25, "{names:#?}");
    // From the top left corner: the same facts that are drawn.
    assert!(names[0].starts_with("a5") && names[24].starts_with("e1"), "{names:#?}");
    assert!(names.iter().all(|name| name.ends_with('.')), "{names:#?}");
    let has = |square: &str, words: &str| names.iter().any(|name| name.starts_with(square) && name.contains(words));
    assert!(has("d1", "hollow jodi") && has("d1", &say("square-movable")), "{names:#?}");
    assert!(has("a4", "hard jodi") && has("a4", "in danger") && has("c3", "home"), "{names:#?}");
    assert!(tree.all("image").iter().all(|image| !image.name.is_empty()), "a drawing without a name is heard");
    for role in ["banner", "main", "navigation", "button", "textbox", "combobox", "region", "dialog", "tab"] {
        let nameless =
            tree.all(role).into_iter().filter(|node| node.name.is_empty() && !["main", "banner"].contains(&role));
        assert_eq!(nameless.count(), 0, "{role}");
    }
    table.page.is_clean().await;
}

#[tokio::test]
async fn a_game_is_finished_through_what_a_reader_finds_alone() {
    let position = "kanakatte; S c2 d3 c3 c3; N c4 b4 c3 c3; gates S N; turn S; owed 1";
    let mut table = Table::at(&kept(&format!("chowkabara 1\nposition {position}\nseed 5\n\n"), [false; 4])).await;
    table.rest().await;
    let (throw, movable, target) = (say("tray-throw"), say("square-movable"), say("square-target"));
    let mut said = HashSet::new();
    loop {
        let before = table.played().await;
        let tree = Tree::of(&table).await;
        said.extend(
            tree.all("status")
                .into_iter()
                .flat_map(|status| tree.below(status, "StaticText"))
                .map(|text| text.name.clone()),
        );
        if tree.all("heading").iter().any(|heading| heading.name.ends_with(" wins!")) {
            break;
        }
        let thrown = tree.all("button").into_iter().find(|button| button.name == throw);
        let Some(next) = thrown.or_else(|| tree.with("button", &movable)) else {
            panic!(
                "nothing can be done: {:?}",
                tree.all("button").iter().map(|button| &button.name).collect::<Vec<_>>()
            );
        };
        table.enter(next).await;
        if !table.comes_true(std::time::Duration::from_millis(300), &format!("played() > {before}")).await {
            let tree = Tree::of(&table).await;
            table.enter(tree.with("button", &target).expect("what is chosen can go somewhere")).await;
        }
        table.wait_until(&format!("played() > {before}")).await;
        table.rest().await;
    }
    assert!(matches!(table.race().await.stage(), Stage::Over(_)));
    assert!(said.len() > 3, "{said:?}");
    table.page.is_clean().await;
}

#[tokio::test]
async fn why_a_game_is_drawn_is_told_by_one_heading() {
    let drawn = "chowkabara 1\nposition kanakatte; S a1 b1% b1% b1%; N d5% d5% d5% d5%; turn S; owed 1\nseed 1\n\n\
        S: 1 1:a1-b1\ntable: draw";
    let table = Table::at(&kept(drawn, [false; 4])).await;
    table.find("[data-outcome=drawn]").await;
    let headings = table.run("return seen('h1, .result h2', (heading) => heading.textContent)").await;
    assert_eq!(headings, json!(["A draw: nobody could move any more.", "Nobody wins, nobody loses."]));
}
