//! One page in one browser, as a test sees and uses it: real pointer and key events in, what is on
//! the page and in the console out. Knows WebDriver and Chromium; nothing of the game.

use crate::{
    driver::Driver,
    serve::{Site, listen, serve, usual_headers},
};
use fantoccini::{
    Client, ClientBuilder, Locator,
    actions::{InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction},
    elements::Element,
    wd::WebDriverCompatibleCommand,
};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, from_value, json};
use std::{
    fs,
    net::{Ipv4Addr, Shutdown, TcpStream},
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, Weak,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};
use tokio::time::sleep;

/// How long a test waits for what should come at once.
const PATIENCE: Duration = Duration::from_secs(10);
const LOOK_AGAIN: Duration = Duration::from_millis(20);
const NOTE_VIOLATIONS: &str = "globalThis.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        violations.push(`${effectiveDirective} ${blockedURI}`));";
/// Finds the middle of the first visible element for a selector; else tells what is in the way. What an animation takes
/// somewhere has to arrive first.
const PLACE: &str = "const all = [...document.querySelectorAll(arguments[0])];
    const element = all.find((one) => one.checkVisibility({ visibilityProperty: true }));
    if (!element) return `${all.length} hidden`;
    const carries = ({ effect }) => effect?.target?.contains(element) && effect.getComputedTiming().endTime < Infinity;
    if (document.getAnimations().some(carries)) return 'moving';
    // A letter of its own takes other room than the one that stands in for it.
    if (document.fonts.status != 'loaded') return 'waiting for its letters';
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const there = document.elementFromPoint(across, down);
    return element.contains(there) ? { x: across, y: down } : `under ${there?.outerHTML.slice(0, 200)}`;";

/// A site that is served until it is told to stop.
struct Server {
    port: u16,
    is_stopped: Arc<AtomicBool>,
    /// A browser opens some before it has anything to ask.
    connections: Arc<Mutex<Vec<Weak<TcpStream>>>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Server {
    fn start(site: Site) -> Self {
        let listener = listen(0).expect("a port is free");
        let port = listener.local_addr().expect("it has just been taken").port();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let connections: Arc<Mutex<Vec<Weak<TcpStream>>>> = Arc::default();
        let (is_over, open) = (Arc::clone(&is_stopped), Arc::clone(&connections));
        let goes_on = move |_: &TcpStream| !is_over.load(Ordering::SeqCst);
        let note = move |connection: TcpStream| {
            let connection = Arc::new(connection);
            open.lock().expect("nobody panics with it").push(Arc::downgrade(&connection));
            connection
        };
        let thread = thread::spawn(move || serve(listener.incoming().flatten().take_while(goes_on).map(note), site));
        Self { port, is_stopped, connections, thread: Some(thread) }
    }

    /// Gives the port back: whoever asks there is refused from now on.
    ///
    /// # Panics
    /// When it still answers.
    fn stop(&mut self) {
        let Some(thread) = self.thread.take() else { return };
        self.is_stopped.store(true, Ordering::SeqCst);
        // It looks up at the next connection only.
        TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).ok();
        thread.join().expect("the server does not panic");
        for connection in self.connections.lock().expect("nobody panics with it").iter().filter_map(Weak::upgrade) {
            connection.shutdown(Shutdown::Both).ok();
        }
        assert!(TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err(), "the server still answers");
    }
}

/// A browser's window on a site that is served for this test alone.
pub struct Page {
    client: Client,
    /// The site's address, with a slash at its end.
    address: String,
    console: Vec<Message>,
    server: Server,
    _driver: Driver,
}

/// A line of the browser's console.
pub struct Message {
    /// `SEVERE` for errors, `WARNING`, `INFO` …
    pub level: String,
    pub text: String,
}

/// Gives the game's page as it was built, served under `base`.
///
/// # Panics
/// When it was not built.
pub fn built_page(base: &'static str) -> Site {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
    assert!(folder.join("index.html").is_file(), "dist/ is missing: run `cargo xtask test`, it builds the page");
    Site { folder, base, headers: usual_headers }
}

impl Page {
    /// Serves the site, starts a browser and opens a path below the site's base.
    ///
    /// # Panics
    /// When the browser does not start; so do all that follow, when the browser refuses.
    pub async fn open(site: Site, path: &str) -> Self {
        let page = Page::start(site).await;
        page.go(path).await;
        page
    }

    /// Serves the site and starts a browser that has not opened it yet.
    ///
    /// # Panics
    /// When the browser does not start.
    pub async fn start(site: Site) -> Self {
        let base = site.base;
        let server = Server::start(site);
        let address = format!("http://127.0.0.1:{}{base}", server.port);
        let driver = Driver::start();
        let wishes = from_value(wishes(&driver)).expect("an object is given");
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wishes)
            .connect(&driver.address())
            .await
            .unwrap_or_else(|error| panic!("Chromium did not start ({error}): run `cargo xtask test`"));
        let page = Self { client, address, console: Vec::new(), server, _driver: driver };
        page.before_load(NOTE_VIOLATIONS).await;
        page
    }

    /// Stops the server; the browser stays.
    pub fn stop_server(&mut self) {
        self.server.stop();
    }

    /// Has the browser ask the network for everything, as if the page kept nothing on the device.
    pub async fn pass_by_what_is_kept(&self) {
        self.devtools("Network.enable", json!({})).await;
        self.devtools("Network.setBypassServiceWorker", json!({ "bypass": true })).await;
    }

    /// Has a script run whenever a page opens, before anything of the page's own.
    pub async fn before_load(&self, script: &str) {
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }

    /// Opens a path below the site's base, with query and fragment if any.
    pub async fn go(&self, path: &str) {
        let address = format!("{}{path}", self.address);
        self.client.goto(&address).await.expect("the page opens");
    }

    /// Opens another tab and goes on there; it gives its number.
    pub async fn open_tab(&self) -> usize {
        let tab = self.client.new_window(true).await.expect("a tab can be opened");
        self.client.switch_to_window(tab.handle).await.expect("it is open");
        self.client.windows().await.expect("tabs can be counted").len() - 1
    }

    /// Goes on in a tab by its number, the first being 0.
    pub async fn go_to_tab(&self, number: usize) {
        let tabs = self.client.windows().await.expect("tabs can be counted");
        self.client.switch_to_window(tabs[number].clone()).await.expect("it is open");
    }

    /// Opens the same address anew.
    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page opens");
    }

    pub async fn title(&self) -> String {
        self.client.title().await.expect("a page has a title")
    }

    /// Gives the first element for a CSS selector, waiting for it to appear.
    pub async fn find(&self, css: &str) -> Element {
        let found = self.client.wait().at_most(PATIENCE).every(LOOK_AGAIN);
        let found = found.for_element(Locator::Css(css)).await;
        found.unwrap_or_else(|error| panic!("no `{css}` on the page: {error}"))
    }

    /// Gives the text that a person sees in the first element for a CSS selector.
    pub async fn text(&self, css: &str) -> String {
        self.find(css).await.text().await.expect("an element has a text")
    }

    /// The middle of the first element that can be seen.
    async fn middle(&self, css: &str) -> (f64, f64) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let found = self.run_with(PLACE, vec![json!(css)]).await;
            match (found["x"].as_f64(), found["y"].as_f64()) {
                (Some(x), Some(y)) => return (x, y),
                _ => assert!(Instant::now() < deadline, "no `{css}` to click: {found}"),
            }
            sleep(LOOK_AGAIN).await;
        }
    }

    /// Presses and releases the mouse on the middle of the first element that can be seen.
    ///
    /// # Panics
    /// When there is none, or when something else lies over its middle.
    pub async fn click(&self, css: &str) {
        let (x, y) = self.middle(css).await;
        let button = MOUSE_BUTTON_LEFT;
        let click = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button })
            .then(PointerAction::Up { button });
        self.client.perform_actions(click).await.expect("a click is possible");
    }

    /// Takes the mouse, pressed, from the middle of one element to that of another.
    pub async fn drag(&self, from: &str, to: &str) {
        let ((x, y), (to_x, to_y), button) = (self.middle(from).await, self.middle(to).await, MOUSE_BUTTON_LEFT);
        let drag = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button })
            .then(PointerAction::MoveTo { duration: Some(Duration::from_millis(60)), x: x + 20.0, y: y + 20.0 })
            .then(PointerAction::MoveTo { duration: Some(Duration::from_millis(60)), x: to_x, y: to_y })
            .then(PointerAction::Up { button });
        self.client.perform_actions(drag).await.expect("a drag is possible");
    }

    /// Presses the mouse on an element for a second.
    pub async fn hold(&self, css: &str) {
        let ((x, y), button) = (self.middle(css).await, MOUSE_BUTTON_LEFT);
        let hold = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button })
            .then(PointerAction::Pause { duration: Duration::from_secs(1) })
            .then(PointerAction::Up { button });
        self.client.perform_actions(hold).await.expect("a press is possible");
    }

    /// Has a pointer do something step by step.
    pub async fn act_with(&self, actions: MouseActions) {
        self.client.perform_actions(actions).await.expect("a pointer can do that");
    }

    /// Takes the mouse to the middle of an element, and leaves it there.
    pub async fn point_at(&self, css: &str) {
        let (x, y) = self.middle(css).await;
        let there = MouseActions::new("mouse".to_owned()).then(PointerAction::MoveTo { duration: None, x, y });
        self.client.perform_actions(there).await.expect("the mouse can be moved");
    }

    /// Takes the mouse to the corner of the page, so that it is over nothing.
    pub async fn point_away(&self) {
        let away = MouseActions::new("mouse".to_owned()).then(PointerAction::MoveTo { duration: None, x: 0.0, y: 0.0 });
        self.client.perform_actions(away).await.expect("the mouse can be moved");
    }

    /// Types a text into a field, key by key.
    pub async fn fill(&self, css: &str, text: &str) {
        self.find(css).await.send_keys(text).await.expect("a field takes keys");
    }

    /// Presses and releases one key; `Key` names those without a sign.
    pub async fn press(&self, key: impl Into<char>) {
        self.chord(&[key.into()]).await;
    }

    /// Presses keys one after the other, then releases them, the last one first.
    pub async fn chord(&self, keys: &[char]) {
        let down = keys.iter().map(|&value| KeyAction::Down { value });
        let up = keys.iter().rev().map(|&value| KeyAction::Up { value });
        let keyboard = KeyActions::new("keyboard".to_owned());
        let chord = down.chain(up).fold(keyboard, InputSource::then);
        self.client.perform_actions(chord).await.expect("a key press is possible");
    }

    /// Types a text into what has the focus.
    pub async fn type_text(&self, text: &str) {
        for sign in text.chars() {
            self.press(sign).await;
        }
    }

    /// Runs a script in the page and gives what it returns.
    pub async fn run(&self, script: &str) -> Value {
        self.run_with(script, Vec::new()).await
    }

    pub async fn run_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        let result = self.client.execute(script, arguments).await;
        result.unwrap_or_else(|error| panic!("`{script}` failed: {error}"))
    }

    /// Waits until an expression of the page's language is true; it may be a promise.
    ///
    /// # Panics
    /// When it does not come true in time.
    pub async fn wait_until(&self, expression: &str) {
        self.wait_at_most(PATIENCE, expression).await;
    }

    /// As [`Page::wait_until`], for what takes long.
    pub async fn wait_at_most(&self, time: Duration, expression: &str) {
        assert!(self.comes_true(time, expression).await, "`{expression}` does not come true");
    }

    /// Answers whether an expression comes true in time.
    pub async fn comes_true(&self, time: Duration, expression: &str) -> bool {
        let script = format!("return !!(await ({expression}))");
        let deadline = Instant::now() + time;
        while self.run(&script).await != json!(true) {
            if Instant::now() > deadline {
                return false;
            }
            sleep(LOOK_AGAIN).await;
        }
        true
    }

    /// Waits until the browser has put a file with this ending into a folder.
    pub async fn downloaded(&self, folder: &Path, extension: &str) -> PathBuf {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
            if let Some(file) = entries.into_iter().find(|file| file.extension().is_some_and(|end| end == extension)) {
                return file;
            }
            assert!(Instant::now() < deadline, "no file in {}", folder.display());
            sleep(LOOK_AGAIN).await;
        }
    }

    /// Makes the page's visible part this large, in CSS pixels; a window could not be so small.
    pub async fn resize(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Writes what is visible as a PNG file.
    pub async fn screenshot(&self, file: &Path) {
        let picture = self.client.screenshot().await.expect("a page can be drawn");
        fs::write(file, picture).expect("the file can be written");
    }

    /// Sends a command of the Chrome DevTools protocol.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.issue("goog/cdp/execute", body).await
    }

    /// Gives all lines of the console since the browser started.
    pub async fn console(&mut self) -> &[Message] {
        let new = self.issue("se/log", json!({ "type": "browser" })).await;
        let text = |line: &Value, key| line[key].as_str().unwrap_or_default().to_owned();
        let lines = new.as_array().into_iter().flatten();
        let lines = lines.map(|line| Message { level: text(line, "level"), text: text(line, "message") });
        self.console.extend(lines);
        &self.console
    }

    /// Gives the addresses of everything that the page now open has asked for, itself included.
    pub async fn requests(&self) -> Vec<String> {
        let names = "return ['navigation', 'resource']
            .flatMap((type) => performance.getEntriesByType(type)).map((entry) => entry.name)";
        from_value(self.run(names).await).expect("names are texts")
    }

    /// Gives what the page now open was kept from by its content security policy.
    pub async fn violations(&self) -> Vec<String> {
        from_value(self.run("return violations").await).expect("they are noted as texts")
    }

    /// Asserts that no error was logged, that nothing broke the content security policy, and that
    /// nothing was asked of another origin.
    pub async fn is_clean(&mut self) {
        let origin = self.run("return location.origin + '/'").await;
        let origin = origin.as_str().expect("an origin is a text");
        let is_own = |address: &String| [origin, "data:", "blob:"].iter().any(|start| address.starts_with(start));
        let foreign: Vec<String> = self.requests().await.into_iter().filter(|address| !is_own(address)).collect();
        assert!(foreign.is_empty(), "asked of other origins: {foreign:#?}");
        let violations = self.violations().await;
        assert!(violations.is_empty(), "kept off by the policy: {violations:#?}");
        let lines = self.console().await.iter();
        let errors: Vec<&str> = lines.filter(|line| line.level == "SEVERE").map(|line| line.text.as_str()).collect();
        assert!(errors.is_empty(), "errors in the console: {errors:#?}");
    }

    async fn issue(&self, path: &'static str, body: Value) -> Value {
        let command = SessionCommand { path, body };
        let result = self.client.issue_cmd(command).await;
        result.unwrap_or_else(|error| panic!("chromedriver refused {path}: {error}"))
    }
}

/// What the browser is asked to be: without a window, alone, silent on the network.
fn wishes(driver: &Driver) -> Value {
    let arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--window-size=1280,800",
        // A name that is not this machine's is an error in the console, whoever asks for it.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        &format!("--user-data-dir={}", driver.profile.display()),
    ];
    let mut options = json!({ "args": arguments });
    if let Some(chromium) = debian_chromium() {
        options["binary"] = json!(chromium);
    }
    json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } })
}

/// Elsewhere chromedriver finds the browser by itself.
fn debian_chromium() -> Option<PathBuf> {
    let chromium = PathBuf::from("/usr/bin/chromium");
    chromium.is_file().then_some(chromium)
}

/// A command of chromedriver's own, below the session's address.
#[derive(Debug)]
struct SessionCommand {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for SessionCommand {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/{}", self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}
