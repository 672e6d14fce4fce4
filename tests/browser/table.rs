//! A game on the page, as people play it: throws by the pads and buttons, moves by taps on squares. What has happened
//! is read from the game that the page keeps; what may come next is asked of the engine.

use crate::{
    harness::{Page, built_page},
    serve::Site,
};
use chowkabara::{
    engine::{
        Action, Game, Stage, Use,
        race::{Race, presets::PRESETS},
        throw::{Shells, Throw},
    },
    notation::{Record, record::Turn, token},
    play::{
        luck::{Seed, luck},
        scene::value_text,
        selection::{Candidate, Selection},
        spot::Spot,
    },
};
use serde_json::{Value, from_str, json};
use std::ops::Deref;

/// Functions that the tests call in the page.
const QUESTIONS: &str = "globalThis.shown = () => `chowka:game:${sessionStorage.getItem('chowka:shown')}`;
    globalThis.kept = () => JSON.parse(localStorage.getItem(shown())) ?? { record: '' };
    globalThis.played = () => kept().record.split('\\n').filter((line) => /^(start|table|[SENW]):/.test(line))
        .flatMap((line) => line.split(' ').slice(1)).length;
    globalThis.is_there = (css) => !!document.querySelector(css);
    globalThis.seen = (css, look) => [...document.querySelectorAll(css)].map(look);";

/// Every new game gets the same seed.
const ONE_SEED: &str = "crypto.getRandomValues = (numbers) => numbers.fill(7);";

/// A person may act, or the game is over.
const IS_AT_REST: &str = "is_there('[data-action=throw], [data-outcome], [data-square][data-state=movable], \
    [data-square][data-state=selected]')";

/// The page with a game, or about to have one. Everything happens at once: its speed is *instant*.
pub struct Table {
    pub page: Page,
}

impl Deref for Table {
    type Target = Page;

    fn deref(&self) -> &Page {
        &self.page
    }
}

impl Table {
    /// Opens the start page in a language, before any game.
    pub async fn start_page(language: &str) -> Table {
        let table = Table::unopened(language, None).await;
        table.go("").await;
        table
    }

    /// As [`Table::start_page`] in English, of a person who wants nothing to move: no card is waited for.
    pub async fn still_start_page() -> Table {
        let table = Table::unopened("en", None).await;
        let settings = json!({ "speed": "instant", "language": "en", "choices": { "motion": "none" } }).to_string();
        let keep = format!("localStorage.setItem('chowka:settings', {})", json!(settings));
        // What is chosen later stays.
        table
            .before_load(&format!(
                "if (!sessionStorage.getItem('is-still')) {{ {keep}; sessionStorage.setItem('is-still', 'yes'); }}"
            ))
            .await;
        table.go("").await;
        table
    }

    /// Opens the page in English at the game of this kept text.
    pub async fn at(game: &str) -> Table {
        let table = Table::unopened("en", Some(game)).await;
        table.go("#play").await;
        table.find("[data-square]").await;
        table
    }

    /// Starts a browser that keeps the game's text, and opens nothing yet.
    pub async fn unopened(language: &str, game: Option<&str>) -> Table {
        Table::unopened_on(built_page("/"), language, game).await
    }

    /// As [`Table::unopened`], on another site.
    pub async fn unopened_on(site: Site, language: &str, game: Option<&str>) -> Table {
        let page = Page::start(site).await;
        let settings = json!({ "speed": "instant", "language": language }).to_string();
        let game = game.map(|game| format!("localStorage.setItem('chowka:game', {});", json!(game)));
        page.before_load(QUESTIONS).await;
        page.before_load(ONE_SEED).await;
        // Only the first page of the browser finds it so; whatever is kept later stays.
        page.before_load(&format!(
            "if (!sessionStorage.getItem('is-set-up')) {{
                 sessionStorage.setItem('is-set-up', 'yes');
                 localStorage.setItem('chowka:settings', {});
                 {}
             }}",
            json!(settings),
            game.unwrap_or_default()
        ))
        .await;
        Table { page }
    }

    /// Opens a second tab of the same browser at a path.
    pub async fn open_second_tab(&self, path: &str) {
        self.open_tab().await;
        self.before_load(QUESTIONS).await;
        self.go(path).await;
    }

    /// Sets a new game up on the start page: these seats by `person`, `bot` or `empty`, the preset kanakatte.
    pub async fn begin(&self, kinds: [(char, &str); 4]) {
        for (seat, kind) in kinds {
            self.click(&format!("[data-seat={seat}] [data-kind={kind}]")).await;
        }
        self.click("[data-preset=kanakatte]").await;
        self.click("[data-action=begin]").await;
        self.wait_until("location.hash == '#play' && is_there('[data-square]')").await;
    }

    /// Opens a record's text on the start page; whether it opens is for the page to say.
    pub async fn open_record(&self, text: &str) {
        self.click("[data-action=start-open]").await;
        self.fill("dialog textarea", text).await;
        self.click("[data-action=open-record]").await;
    }

    /// Goes from the game to the start page.
    pub async fn leave(&self) {
        self.click("[data-action=menu]").await;
        self.click("[data-action=start]").await;
        self.find("[data-action=begin]").await;
    }

    /// The kept game, but for the time at which it was kept.
    pub async fn kept(&self) -> Value {
        let mut kept: Value = from_str(&self.kept_text().await).expect("the page keeps JSON");
        let fields = kept.as_object_mut().expect("a kept game is an object");
        // They tell when and how often it was kept.
        fields.retain(|field, _| !["begun_at", "saved_at", "rev"].contains(&field.as_str()));
        kept
    }

    pub async fn kept_text(&self) -> String {
        let text = self.run("return localStorage.getItem(shown())").await;
        text.as_str().expect("a game is kept").to_owned()
    }

    /// The kept game's record.
    pub async fn record(&self) -> Record {
        let kept = self.kept().await;
        let text = kept["record"].as_str().expect("a kept game has a record");
        Record::parse(text).unwrap_or_else(|error| panic!("{error:?} in {text}"))
    }

    /// The game as it stands.
    pub async fn race(&self) -> Race {
        self.record().await.replay().expect("the page keeps legal games").race
    }

    /// The values of all throws up to now.
    pub async fn throws(&self) -> Vec<String> {
        throws(&self.record().await.turns)
    }

    /// How many throws and moves were made.
    pub async fn played(&self) -> u64 {
        self.run("return played()").await.as_u64().expect("a count")
    }

    /// What a person sees of the game, with the mouse over nothing: pawns, row, squares and banner.
    pub async fn picture(&self) -> Value {
        self.point_away().await;
        self.run(
            "return {
                 pieces: seen('[data-piece]', (piece) => [piece.dataset.piece, piece.getAttribute('transform')]).sort(),
                 row: seen('button.chip', (chip) => [chip.dataset.value, chip.dataset.state ?? null]),
                 squares: seen('[data-square]', (square) => [square.dataset.square, square.dataset.state ?? null]),
                 turn: seen('[data-seat]', (seat) => [seat.dataset.seat, seat.getAttribute('aria-current')]),
                 banner: seen('.banner h1, .banner p', (text) => text.textContent),
             }",
        )
        .await
    }

    /// Waits until a person may act or the game is over.
    pub async fn rest(&self) {
        self.wait_until(IS_AT_REST).await;
    }

    /// Throws the game's own cowries where a throw is due, else makes the first legal move.
    pub async fn act(&self) {
        self.rest().await;
        let race = self.race().await;
        if matches!(race.stage(), Stage::Chance(_)) {
            let before = self.played().await;
            self.click("[data-action=throw]").await;
            self.wait_until(&format!("played() > {before}")).await;
        } else {
            let mut actions = Vec::new();
            race.legal_actions(&mut actions);
            self.play(&race, *actions.first().expect("the game goes on")).await;
        }
        self.rest().await;
    }

    /// Acts until the game has had so many throws, those of bots included; gives their values.
    pub async fn throws_up_to(&self, count: usize) -> Vec<String> {
        while self.throws().await.len() < count {
            self.act().await;
        }
        let mut throws = self.throws().await;
        throws.truncate(count);
        throws
    }

    /// Does one thing as people do it; a throw is entered as that of real cowries.
    pub async fn play(&self, race: &Race, action: Action) {
        let before = self.played().await;
        match action {
            Action::Throw(throw) => {
                self.click("[data-action=enter]").await;
                self.click(&format!("[data-throw=\"{}\"]", value_text(race.course().shells, throw))).await;
            }
            Action::OpenGates => self.click("[data-action=open]").await,
            Action::Draw => self.click("[data-action=draw]").await,
            Action::Decline => self.click("[data-action=decline]").await,
            Action::Twin => self.click("[data-action=twins]").await,
            Action::Move(choice) => self.tap(race, choice).await,
        }
        self.wait_until(&format!("played() > {before}")).await;
    }

    /// Taps the throw where there are several, the pawn, and what else is needed until the move is made.
    async fn tap(&self, race: &Race, choice: Use) {
        let plan = race.plan(choice).expect("a legal move");
        let (from, to) = Candidate { choice, plan }.ways(race).next().expect("a move leads somewhere");
        let before = self.played().await;
        let mut selection = Selection { from: Some(from), slot: None, target: Some(to) };
        if race.row().iter().count() > 1 {
            let chips_before: usize =
                race.row().iter().take(choice.slot.into()).map(|entry| usize::from(entry.count)).sum();
            self.click(&format!("li:nth-child({}) > .chip", chips_before + 1)).await;
            selection.slot = Some(choice.slot);
        }
        let button = |spot| match spot {
            Spot::Square(square) => format!("[data-square={}]", race.course().board.name(square)),
            Spot::Beside(seat) => format!("[data-beside={}]", seat.letter()),
        };
        self.click(&button(from)).await;
        self.wait_until(&format!("played() > {before} || is_there('{}[data-state=selected]')", button(from))).await;
        if self.played().await > before {
            return;
        }
        self.click(&button(to)).await;
        self.wait_until(&format!("played() > {before} || is_there('[data-action=move]')")).await;
        if self.played().await > before {
            return;
        }
        // Several moves lead there: their buttons stand in the order of the legal moves.
        let wanted = token(race, Action::Move(choice));
        let mut open = selection.open_moves(race).into_iter();
        let number = open.position(|candidate| token(race, Action::Move(candidate.choice)) == wanted);
        let number = number.expect("the move is one of those on offer") + 1;
        self.click(&format!("[data-action=move]:nth-child({number})")).await;
    }
}

/// The kept text of a game under the usual rules that S begins, with the seed of its throws; who of S, E, N, W is a bot.
pub fn game(seats: &str, seed: u64, bots: [bool; 4]) -> String {
    game_by("kanakatte", seats, seed, bots)
}

/// As [`game`], by other rules.
pub fn game_by(rules: &str, seats: &str, seed: u64, bots: [bool; 4]) -> String {
    kept(&format!("chowkabara 1\nrules {rules}\nseats {seats}\nfirst S\nseed {seed:x}\n\n"), bots)
}

/// The kept text of a game of this record.
pub fn kept(record: &str, bots: [bool; 4]) -> String {
    json!({ "version": 1, "record": record, "bots": bots, "pieces": [0, 1, 2, 3] }).to_string()
}

/// The first throws of a game with this seed, by their names.
pub fn lucky(seed: u64, count: u64) -> Vec<String> {
    lucky_with(shells(), seed, count)
}

/// As [`lucky`], with other shells.
pub fn lucky_with(shells: Shells, seed: u64, count: u64) -> Vec<String> {
    (0..count).map(|number| shells.name(luck(Seed(seed), number, shells))).collect()
}

/// A seed whose first throws are of these kinds: big ones or not.
pub fn seed_for(is_big: &[bool]) -> u64 {
    let fits = |seed: &u64| {
        let thrown = |number: usize| -> Throw { luck(Seed(*seed), number as u64, shells()) };
        is_big.iter().enumerate().all(|(number, &big)| shells().is_big(thrown(number)) == big)
    };
    (0..).find(fits).expect("some seed throws so")
}

/// The throws among the tokens of turns.
pub fn throws(turns: &[Turn]) -> Vec<String> {
    turns
        .iter()
        .flat_map(|turn| &turn.tokens)
        .filter(|token| token.starts_with(|sign: char| sign.is_ascii_digit()) && !token.contains(':'))
        .cloned()
        .collect()
}

fn shells() -> Shells {
    Shells::new(PRESETS[0].rules.cowries).expect("a preset can be played")
}
