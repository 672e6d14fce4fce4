//! The programs that a test starts, and their end: chromedriver with its browser and profile. All of
//! it ends with the test, also when that panics.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio, id},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

const PATIENCE: Duration = Duration::from_secs(10);
static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A chromedriver of a test's own, and a folder for its browser's profile.
pub struct Driver {
    process: Child,
    port: u16,
    pub profile: PathBuf,
}

impl Driver {
    /// Starts chromedriver on a free port.
    ///
    /// # Panics
    /// When chromedriver is not installed or does not start.
    pub fn start() -> Self {
        let profile = temporary_folder("profile");
        // Its port has to be free under both of the machine's addresses; now and then one is not.
        let started = (0..5).find_map(|_| start_process());
        let (process, port) = started.expect("chromedriver says which port it has taken");
        Self { process, port, profile }
    }

    /// Gives the address that WebDriver commands go to.
    pub fn address(&self) -> String {
        format!("http://{}:{}", Ipv4Addr::LOCALHOST, self.port)
    }

    /// Asks chromedriver to close its browser and end.
    fn ask_to_end(&self) -> std::io::Result<()> {
        let mut connection = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        connection.set_read_timeout(Some(PATIENCE))?;
        write!(connection, "GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        connection.read_to_end(&mut Vec::new()).map(|_| ())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let deadline = Instant::now() + PATIENCE;
        let mut has_ended = self.ask_to_end().is_err();
        while !has_ended && Instant::now() < deadline {
            has_ended = matches!(self.process.try_wait(), Ok(Some(_)));
            thread::sleep(Duration::from_millis(10));
        }
        // One that has ended by itself is not killed again. Nothing is left to do about a failure.
        self.process.kill().ok();
        self.process.wait().ok();
        fs::remove_dir_all(&self.profile).ok();
    }
}

/// Makes a new folder.
pub fn temporary_folder(name: &str) -> PathBuf {
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}-{number}", id()));
    fs::create_dir_all(&folder).expect("cargo gives the tests a folder");
    folder
}

/// Starts chromedriver; `None` when it has ended again without a port.
fn start_process() -> Option<(Child, u16)> {
    let mut process = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| {
            panic!("chromedriver did not start ({error}): run `cargo xtask test`, it installs what is missing")
        });
    let output = process.stdout.take().expect("its output is piped");
    match BufReader::new(output).lines().map_while(Result::ok).find_map(port_in) {
        Some(port) => Some((process, port)),
        None => {
            process.wait().ok();
            None
        }
    }
}

/// Reads the port from `ChromeDriver was started successfully on port 40123.`
fn port_in(line: String) -> Option<u16> {
    let (_, port) = line.split_once("successfully on port ")?;
    port.trim_end_matches('.').parse().ok()
}
