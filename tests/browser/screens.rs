//! Every screen of the page, for tests that look at all of them in one browser.

use crate::{
    by_link::{nearly_won, play_turn},
    table::Table,
};
use chowkabara::notation::{Link, Position, Trust};
use serde_json::json;

const THEMES: [&str; 5] = ["oxide", "granite", "cloth", "contrast", "contrast-light"];
/// A hard jodi with a sitter, a hollow one, a broken group, pawns at home and at a start.
const CHOICE: &str = "kanakatte; S d1 d1 a4# a4#; E e3 a2% a2% a2%; N c5 c5 c3 a4^; gates N; turn S; row 2 4*";
const THROW: &str = "kanakatte; S c1 c1 d1 e2; N c5 b5 a3 d5; turn S; owed 1";
const TEST: &str = "kanakatte; S c1 c1 c1 e1; N c5 c5 e1 e1; turn S; row 2; test d1 loose 1";
const DEAD: &str = "kanakatte; S b1% b1% b1% b1%; N d5% d5% d5% d5%; dead N";
const BESIDE: &str =
    "thaayam; S c5# c5# off c3; E off off off d4; N off d2 off off; W off off off off; turn S; row 1 3";
const BARRED: &str = "kanakatte; S c1 c1 d1 e2; N c5 b5 a3 d5; turn S; row 1!3 2";
const LAST: &str = "kanakatte; S c2 c3 c3 c3; E e3 e3 e3 e3; N c5 c5 c5 b5; W a3 a3 a3 a3; gates S; turn S; row 1";

/// A screen, in an order in which each can be reached from the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Start,
    Open,
    Rules,
    About,
    House,
    /// House rules that contradict each other, with everything unfolded.
    HouseRefused,
    FarForm,
    Throw,
    Cowries,
    Test,
    Dead,
    /// Pawns beside the board, and twins.
    Beside,
    Barred,
    Choice,
    Picked,
    Refused,
    Menu,
    Keys,
    Share,
    Record,
    Draw,
    /// The moves, on a card or beside the board; so the rules.
    Moves,
    RulesInPlay,
    Over,
    LookingBack,
    Games,
    Stored,
    Erase,
    FarSend,
    FarCard,
    FarSent,
    FarClaim,
}

impl Screen {
    pub const ALL: [Screen; 32] = [
        Screen::Start,
        Screen::Open,
        Screen::Rules,
        Screen::About,
        Screen::House,
        Screen::HouseRefused,
        Screen::FarForm,
        Screen::Throw,
        Screen::Cowries,
        Screen::Test,
        Screen::Dead,
        Screen::Beside,
        Screen::Barred,
        Screen::Choice,
        Screen::Picked,
        Screen::Refused,
        Screen::Menu,
        Screen::Keys,
        Screen::Share,
        Screen::Record,
        Screen::Draw,
        Screen::Moves,
        Screen::RulesInPlay,
        Screen::Over,
        Screen::LookingBack,
        Screen::Games,
        Screen::Stored,
        Screen::Erase,
        Screen::FarSend,
        Screen::FarCard,
        Screen::FarSent,
        Screen::FarClaim,
    ];
}

impl Table {
    /// Goes to a screen from the one before it, or from wherever it can be reached by its address.
    pub async fn visit(&self, screen: Screen) {
        // A card may be on its way still.
        self.wait_until("(document.querySelectorAll('dialog').forEach((card) => card.close()), !is_there('dialog'))")
            .await;
        match screen {
            Screen::Start => self.view("").await,
            Screen::Open => self.card("start-open").await,
            Screen::Rules => self.view("rules").await,
            Screen::About => self.view("about-rules").await,
            Screen::House => self.view("house").await,
            Screen::HouseRefused => {
                self.run("document.querySelectorAll('details').forEach((folded) => { folded.open = true })").await;
                self.push("[data-question=jodi] [data-answer=none]").await;
                self.push("[data-question=hard] [data-answer=blocks]").await;
                self.find("[data-action=fix]").await;
            }
            Screen::FarForm => self.view("far").await,
            Screen::Throw => self.position(THROW).await,
            Screen::Cowries => self.card("enter").await,
            Screen::Test => self.position(TEST).await,
            Screen::Dead => self.position(DEAD).await,
            Screen::Beside => self.position(BESIDE).await,
            Screen::Barred => self.position(BARRED).await,
            Screen::Choice => self.position(CHOICE).await,
            Screen::Picked => {
                self.push("[data-square=d1]").await;
                self.find("[data-state=target]").await;
            }
            Screen::Refused => {
                self.push("[data-square=a1]").await;
                self.find(".preview-note[data-tone=refusal]").await;
            }
            Screen::Menu => self.card("menu").await,
            Screen::Keys | Screen::Share | Screen::Record | Screen::Draw => {
                self.card("menu").await;
                let action = ["keys", "share", "record", "draw"][screen as usize - Screen::Keys as usize];
                self.push(&format!("dialog [data-action={action}]")).await;
                self.wait_until("is_there('dialog[open]') && !is_there('dialog .menu')").await;
            }
            Screen::Moves => self.beside("moves").await,
            Screen::RulesInPlay => self.beside("rules").await,
            Screen::Over => {
                self.position(LAST).await;
                self.push("[data-square=c2]").await;
                self.find("[data-outcome]").await;
            }
            Screen::LookingBack => {
                self.card("menu").await;
                self.push("dialog [data-action=new]").await;
                self.find("[data-action=throw], [data-state=movable]").await;
                self.push("[data-square=c2]").await;
                self.find("[data-outcome]").await;
                self.beside("moves").await;
                self.push(":is(dialog, .side) .step").await;
                self.wait_until("!is_there('dialog')").await;
            }
            Screen::Games => self.view("games").await,
            Screen::Stored => self.view("stored").await,
            Screen::Erase => self.card("erase").await,
            Screen::FarSend => {
                self.view("far").await;
                self.push("[data-action=begin-far]").await;
                self.wait_until("location.hash == '#play' && is_there('[data-square]')").await;
                play_turn(self).await;
            }
            Screen::FarCard => self.card("send").await,
            Screen::FarSent => drop(self.find("[data-far=sent]").await),
            Screen::FarClaim => {
                self.link(Link::Correspondence(nearly_won(Trust::Honest))).await;
                self.find("[data-far=claim]").await;
            }
        }
        // What comes in is there.
        self.wait_until(
            "document.getAnimations().every(({ effect }) => effect.getComputedTiming().endTime == Infinity)",
        )
        .await;
    }

    /// Has the page speak a language.
    pub async fn speak(&self, language: &str) {
        self.visit(Screen::Start).await;
        self.push(&format!(".switch [lang={language}]")).await;
        self.wait_until(&format!("document.documentElement.lang == '{language}'")).await;
    }

    /// Has the page wear a theme, by its number.
    pub async fn wear(&self, number: usize) -> &'static str {
        let theme = THEMES[number % THEMES.len()];
        self.run_with("document.documentElement.dataset.theme = arguments[0]", vec![json!(theme)]).await;
        theme
    }

    async fn view(&self, fragment: &str) {
        let address = json!(format!("#{fragment}"));
        self.run_with("location.hash = arguments[0]", vec![address]).await;
        let main = match fragment {
            "" => "main.start",
            "rules" => "main.rules-page",
            "about-rules" => "main.about-page",
            "games" => "main.games",
            "far" => "[data-action=begin-far]",
            "house" => "form.ask",
            _ => "main.page [data-action=repair]",
        };
        self.find(main).await;
    }

    /// Opens a position as one opens a link: as a game of its own.
    pub async fn position(&self, text: &str) {
        let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
        self.link(Link::Position(position)).await;
    }

    async fn link(&self, link: Link) {
        let code = link.encode().expect("it is short");
        let before = self.run("return sessionStorage.getItem('chowka:shown')").await;
        self.run_with("location.hash = arguments[0]", vec![json!(format!("{}{code}", Link::MARK))]).await;
        let is_new = format!("location.hash == '#play' && sessionStorage.getItem('chowka:shown') != {before}");
        self.wait_until(&format!("{is_new} && is_there('[data-square]')")).await;
    }

    /// Opens a card by its button.
    async fn card(&self, action: &str) {
        self.push(&format!("[data-action={action}]")).await;
        self.find("dialog[open]").await;
    }

    /// Opens what stands on a card, or in a tab beside the board where there is room for it.
    async fn beside(&self, what: &str) {
        self.push(&format!(".controls [data-action={what}], #controls-{what}")).await;
        self.wait_until(&format!("is_there('dialog[open]') || is_there('#controls-{what}[aria-selected=true]')")).await;
    }

    /// Pushes the first button for a selector that is shown, wherever on the page it is.
    pub async fn push(&self, css: &str) {
        self.wait_until(&format!("seen({}, (one) => one.checkVisibility()).includes(true)", json!(css))).await;
        let push = "[...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility()).click()";
        self.run_with(push, vec![json!(css)]).await;
    }
}
