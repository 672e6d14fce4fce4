//! A small web server for the built page, on this machine only. The tests in the browser use it too.
//! It knows files, their types and a path to serve them under; nothing of the game.

use std::{
    borrow::Borrow,
    fs,
    io::{self, BufRead, BufReader, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::Duration,
};

/// A browser may open a connection and never ask on it.
const PATIENCE: Duration = Duration::from_secs(30);

/// A folder of files, and where in the address they are found.
pub struct Site {
    pub folder: PathBuf,
    /// Starts and ends with a slash: `/`, or `/sub/`.
    pub base: &'static str,
    /// What a file is sent with, beside its length: a line for each header, with its end.
    pub headers: fn(&Path) -> String,
}

/// A file's type, and that it may change at any time.
pub fn usual_headers(file: &Path) -> String {
    format!("Content-Type: {}\r\nCache-Control: no-cache\r\n", type_of(file))
}

/// Takes a port of this machine; port 0 takes any free one.
pub fn listen(port: u16) -> io::Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
}

/// Answers requests for as long as connections come; whoever gives them may keep a share in each.
pub fn serve<C: Borrow<TcpStream> + Send + 'static>(connections: impl Iterator<Item = C>, site: Site) {
    let site = Arc::new(site);
    for connection in connections {
        let site = Arc::clone(&site);
        // A connection that breaks is the browser's affair: it asks again.
        thread::spawn(move || reply(&site, connection.borrow()).ok());
    }
}

fn reply(site: &Site, mut connection: &TcpStream) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(connection).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // The rest of the request is read, so that closing does not cut the answer off.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (Some(method), Some(target)) = (words.next(), words.next()) else {
        return Ok(());
    };
    let file = file_for(site, target);
    let (status, headers, body) = match (method, file) {
        ("GET" | "HEAD", Some(file)) => ("200 OK", (site.headers)(&file), fs::read(file)?),
        ("GET" | "HEAD", None) => ("404 Not Found", String::new(), b"Not found".to_vec()),
        _ => ("405 Method Not Allowed", String::new(), Vec::new()),
    };
    let length = body.len();
    write!(connection, "HTTP/1.1 {status}\r\n{headers}Content-Length: {length}\r\nConnection: close\r\n\r\n")?;
    if method != "HEAD" {
        connection.write_all(&body)?;
    }
    connection.flush()
}

/// Finds the file that a request names, never one outside the site's folder.
fn file_for(site: &Site, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix(site.base)?;
    let mut file = site.folder.clone();
    for part in decoded(path)?.split('/').filter(|part| !part.is_empty()) {
        if part == ".." || part.contains(['\\', ':']) {
            return None;
        }
        file.push(part);
    }
    if file.is_dir() {
        file.push("index.html");
    }
    file.is_file().then_some(file)
}

/// Turns `%20` and its like into what they stand for.
fn decoded(path: &str) -> Option<String> {
    let mut pieces = path.split('%');
    let mut bytes = pieces.next()?.as_bytes().to_vec();
    for piece in pieces {
        bytes.push(u8::from_str_radix(piece.get(..2)?, 16).ok()?);
        bytes.extend(&piece.as_bytes()[2..]);
    }
    String::from_utf8(bytes).ok()
}

fn type_of(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("css") => "text/css; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("ico") => "image/x-icon",
        Some("jpg") => "image/jpeg",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::{Site, decoded, file_for, usual_headers};
    use std::path::Path;

    fn root() -> Site {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        Site { folder, base: "/sub/", headers: usual_headers }
    }

    #[test]
    fn a_file_is_found_under_the_base_and_without_its_query() {
        let found = file_for(&root(), "/sub/bin/%62ot.rs?x=y");
        assert_eq!(found, Some(root().folder.join("bin/bot.rs")));
        assert_eq!(file_for(&root(), "/bin/bot.rs"), None);
    }

    #[test]
    fn no_request_leaves_the_folder() {
        for target in ["/sub/../Cargo.toml", "/sub/%2e%2e/Cargo.toml", "/sub/bin%2f..%2f..%2fCargo.toml"] {
            assert_eq!(file_for(&root(), target), None, "{target}");
        }
    }

    #[test]
    fn a_broken_escape_names_nothing() {
        for path in ["%", "%4", "%zz", "%ff", "%é"] {
            assert_eq!(decoded(path), None, "{path}");
        }
    }
}
