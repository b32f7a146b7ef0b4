//! What a browser, a proxy or a scoundrel gets, byte for byte over a real connection.

use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::Read;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// A server on a free port.
struct Server {
    at: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<Result<(), server::Obstacle>>,
}

impl Server {
    async fn start() -> Server {
        Server::within(server::Limits::default()).await
    }

    async fn within(limits: server::Limits) -> Server {
        let (stop, told) = oneshot::channel();
        let (ready, at) = oneshot::channel();
        let ended = tokio::spawn(async move {
            let on_ready = |at| ready.send(at).expect("the test waits for the address");
            let stop = Box::pin(async {
                let _ = told.await;
            });
            let signals = server::Signals { stop, hurry: Box::pin(std::future::pending()) };
            server::serve_within(limits, "127.0.0.1", 0, on_ready, signals).await
        });
        Server { at: at.await.expect("the server listens"), stop, ended }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.at).await.expect("the server accepts")
    }

    /// Sends these bytes and reads the answer to its end.
    async fn send(&self, request: impl AsRef<[u8]>) -> Reply {
        let mut stream = self.connect().await;
        // A server that has refused already may not read to the end.
        let _ = stream.write_all(request.as_ref()).await;
        let mut bytes = Vec::new();
        let read = stream.read_to_end(&mut bytes);
        let _ = timeout(Duration::from_secs(10), read).await.expect("the answer ends");
        Reply::parse(&bytes)
    }

    async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Reply {
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: conroi\r\nconnection: close\r\n");
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        self.send(request + "\r\n").await
    }

    async fn get(&self, path: &str) -> Reply {
        self.ask("GET", path, &[]).await
    }

    /// The packing that is sent to whoever has these wishes.
    async fn packing(&self, wishes: &[&str]) -> String {
        let headers: Vec<(&str, &str)> = wishes.iter().map(|wish| ("accept-encoding", *wish)).collect();
        let reply = self.ask("GET", "/index.html", &headers).await;
        assert_eq!(reply.status, 200, "{wishes:?}");
        reply.header("content-encoding").unwrap_or("plain").to_string()
    }
}

struct Reply {
    status: u16,
    headers: BTreeMap<String, String>,
    body: Vec<u8>,
}

impl Reply {
    fn parse(bytes: &[u8]) -> Reply {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("the head of an answer");
        let head = std::str::from_utf8(&bytes[..end]).expect("a head of letters");
        let mut lines = head.split("\r\n");
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a status");
        let headers = lines.filter_map(|line| line.split_once(": "));
        Reply {
            status,
            headers: headers.map(|(name, value)| (name.to_string(), value.to_string())).collect(),
            body: bytes[end + 4..].to_vec(),
        }
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(String::as_str)
    }

    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }

    fn is_page(&self) -> bool {
        self.status == 200 && self.body == file("index.html")
    }
}

fn file(name: &str) -> &'static [u8] {
    client_dist::FILES
        .iter()
        .find(|(known, _)| *known == name)
        .unwrap_or_else(|| panic!("{name} is embedded"))
        .1
}

fn plain_files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    client_dist::FILES.iter().copied().filter(|(name, _)| !name.ends_with(".br"))
}

#[test]
fn the_page_is_complete() {
    let whole = client_dist::FILES.iter().any(|(name, _)| *name == "app_bg.wasm");
    assert!(whole, "built with CONROI_SKIP_CLIENT=1: nothing to test");
    assert_eq!(client_dist::COMPLETE, server::HAS_PAGE);
    for name in [
        "app.js",
        "app_bg.wasm",
        "boot.js",
        "icon.svg",
        "index.html",
        "manifest.webmanifest",
        "service-worker.js",
        "style.css",
        "worker.js",
    ] {
        assert!(!file(name).is_empty(), "{name}");
    }
    assert!(file("app_bg.wasm").starts_with(b"\0asm"));
}

#[test]
fn the_page_refers_only_to_files_that_are_there() {
    let page = std::str::from_utf8(file("index.html")).unwrap();
    let manifest = std::str::from_utf8(file("manifest.webmanifest")).unwrap();
    let mut seen = 0;
    for (text, before) in [(page, "href=\"/"), (page, "src=\"/"), (manifest, "\"src\": \"/")] {
        for name in text.split(before).skip(1).filter_map(|rest| rest.split('"').next()) {
            file(name);
            seen += 1;
        }
    }
    assert!(seen > 10, "only {seen}");
}

#[test]
fn the_page_holds_no_script_or_style_of_its_own() {
    let page = std::str::from_utf8(file("index.html")).unwrap();
    assert!(
        !page.contains("<style") && !page.contains("style=") && !page.contains(" on"),
        "the policy forbids it"
    );
    assert_eq!(page.matches("<script").count(), page.matches("<script type=\"module\" src=\"/").count());
}

#[test]
fn the_service_worker_knows_every_file_by_its_hash() {
    use base64::Engine as _;
    let script = std::str::from_utf8(file("service-worker.js")).unwrap();
    assert!(script.contains(&format!("const VERSION = \"{}\"", client_dist::VERSION)));
    for (name, bytes) in plain_files().filter(|(name, _)| *name != "service-worker.js") {
        let hash = base64::engine::general_purpose::STANDARD.encode(Sha256::digest(bytes));
        assert!(script.contains(&format!("\"/{name}\": \"sha256-{hash}\",")), "{name}");
    }
    assert!(!script.contains(".br\""), "browsers unpack for themselves");
}

#[tokio::test]
async fn every_file_is_sent_with_its_type_and_its_very_bytes() {
    let server = Server::start().await;
    for (name, bytes) in plain_files() {
        let reply = server.get(&format!("/{name}")).await;
        assert_eq!(reply.status, 200, "{name}");
        assert!(reply.body == bytes, "{name}: other bytes");
        let kind = match name.rsplit_once('.').unwrap().1 {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "webmanifest" => "application/manifest+json",
            "toml" => "application/toml; charset=utf-8",
            "woff2" => "font/woff2",
            "txt" => "text/plain; charset=utf-8",
            other => panic!("{name}: which type has {other}?"),
        };
        assert_eq!(reply.header("content-type"), Some(kind), "{name}");
        assert_eq!(reply.header("content-length"), Some(bytes.len().to_string().as_str()), "{name}");
        assert_eq!(reply.header("content-encoding"), None, "{name}");
        assert_eq!(reply.header("cache-control"), Some("no-cache"), "{name}");
        assert_eq!(reply.header("vary"), Some("accept-encoding"), "{name}");
    }
}

#[tokio::test]
async fn a_packed_file_unpacks_to_the_plain_one() {
    let server = Server::start().await;
    let mut packed = 0;
    for (name, bytes) in plain_files() {
        let reply = server.ask("GET", &format!("/{name}"), &[("accept-encoding", "gzip, deflate, br")]).await;
        if reply.header("content-encoding").is_none() {
            continue;
        }
        packed += 1;
        assert_eq!(reply.header("content-encoding"), Some("br"), "{name}");
        let mut unpacked = Vec::new();
        brotli::Decompressor::new(reply.body.as_slice(), 1 << 16).read_to_end(&mut unpacked).unwrap();
        assert!(unpacked == bytes, "{name}: other bytes");
        assert!(reply.body.len() < bytes.len(), "{name} is not smaller");
        assert_eq!(reply.header("content-length"), Some(reply.body.len().to_string().as_str()), "{name}");
        assert_eq!(reply.header("vary"), Some("accept-encoding"), "{name}");
    }
    assert!(packed >= 6, "only {packed} files are packed");
}

#[tokio::test]
async fn brotli_is_sent_only_to_those_who_take_it() {
    let server = Server::start().await;
    let takers: [&[&str]; 10] = [
        &["br"],
        &["BR"],
        &["gzip, deflate, br, zstd"],
        &["gzip;q=1.0,br;q=0.001"],
        &["br ; q=0.5"],
        &["*"],
        &["gzip", "br"],
        &["identity;q=0.5, br"],
        &["identity;q=0, br"],
        &["br;q=1.000, *;q=0"],
    ];
    for wishes in takers {
        assert_eq!(server.packing(wishes).await, "br", "{wishes:?}");
    }
    let others: [&[&str]; 13] = [
        &[],
        &[""],
        &["gzip"],
        &["identity"],
        &["br;q=0"],
        &["br;q=0.000, *"],
        &["*;q=0"],
        &["bread"],
        &["br;q=much"],
        &["br;q=-1"],
        &["br;q=NaN"],
        &["identity, br;q=0.5"],
        &[";;,,=;q=;"],
    ];
    for wishes in others {
        assert_eq!(server.packing(wishes).await, "plain", "{wishes:?}");
    }
}

#[tokio::test]
async fn a_file_has_another_tag_in_another_packing() {
    let server = Server::start().await;
    let plain = server.get("/boot.js").await;
    let packed = server.ask("GET", "/boot.js", &[("accept-encoding", "br")]).await;
    let (plain, packed) = (plain.header("etag").unwrap(), packed.header("etag").unwrap());
    assert_ne!(plain, packed);
    for tag in [plain, packed] {
        assert!(tag.starts_with('"') && tag.ends_with('"') && tag.len() > 10, "{tag} is a strong tag");
    }
    let other = server.get("/worker.js").await;
    assert_ne!(other.header("etag"), Some(plain));
}

#[tokio::test]
async fn who_has_a_file_already_is_not_sent_it_again() {
    let server = Server::start().await;
    let tag = server.get("/boot.js").await.header("etag").unwrap().to_string();
    let ask = async |value: &str| server.ask("GET", "/boot.js", &[("if-none-match", value)]).await;
    for value in [
        tag.clone(),
        format!("W/{tag}"),
        format!("\"other\", {tag}"),
        format!("W/\"other\",W/{tag} , \"third\""),
        "*".to_string(),
    ] {
        let reply = ask(&value).await;
        assert_eq!(reply.status, 304, "{value}");
        assert!(reply.body.is_empty(), "{value}");
        assert_eq!(reply.header("etag"), Some(tag.as_str()));
        assert_eq!(reply.header("cache-control"), Some("no-cache"));
        assert_eq!(reply.header("vary"), Some("accept-encoding"));
    }
    let bare = tag.trim_matches('"');
    for value in ["", "\"other\"", bare, "W/", "\"", "\"\"", ",,,", &format!("{tag}x"), "\u{e9}\u{1f40e}"] {
        assert_eq!(ask(value).await.status, 200, "{value}");
    }
    // The tag of the plain file says nothing about the packed one.
    let reply = server.ask("GET", "/boot.js", &[("if-none-match", &tag), ("accept-encoding", "br")]).await;
    assert_eq!((reply.status, reply.header("content-encoding")), (200, Some("br")));
    // What is not there cannot be had.
    assert_eq!(server.ask("GET", "/none.js", &[("if-none-match", "*")]).await.status, 404);
}

#[tokio::test]
async fn head_tells_the_same_without_the_body() {
    let server = Server::start().await;
    for path in ["/", "/boot.js", "/app_bg.wasm", "/games/7", "/health", "/none.js"] {
        for headers in [&[][..], &[("accept-encoding", "br")]] {
            let (get, head) =
                (server.ask("GET", path, headers).await, server.ask("HEAD", path, headers).await);
            let told = |reply: &Reply| {
                let mut headers = reply.headers.clone();
                headers.remove("date");
                (reply.status, headers)
            };
            assert_eq!(told(&get), told(&head), "{path}");
            assert!(!get.body.is_empty() && head.body.is_empty(), "{path}");
        }
    }
}

#[tokio::test]
async fn places_in_the_page_are_the_page() {
    let server = Server::start().await;
    for path in [
        "/",
        "/?lang=fr",
        "/game/17",
        "/rules/medieval-battle?rule=MB-IV.4.h",
        "/deep/er/and/deeper/",
        "/v1.2/notes",
        "/caf%C3%A9",
        "/healthy",
    ] {
        assert!(server.get(path).await.is_page(), "{path}");
    }
}

#[tokio::test]
async fn unknown_files_are_not_found_in_a_short_sentence() {
    let server = Server::start().await;
    for path in
        ["/favicon.ico", "/none.js", "/deep/boot.js", "/boot.js.br", "/boot.js.map", "/.env", "/Boot.js"]
    {
        let reply = server.get(path).await;
        assert_eq!(reply.status, 404, "{path}");
        assert_eq!(reply.header("content-type"), Some("text/plain; charset=utf-8"));
        assert_eq!(reply.text(), "there is no such file here\nil n'y a pas de tel fichier ici\n");
    }
}

#[tokio::test]
async fn other_methods_are_refused_with_those_allowed() {
    let server = Server::start().await;
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"] {
        for path in ["/", "/boot.js", "/health", "/none.js"] {
            let reply = server.ask(method, path, &[]).await;
            assert_eq!(reply.status, 405, "{method} {path}");
            assert_eq!(reply.header("allow"), Some("GET, HEAD"), "{method} {path}");
            assert!(reply.text().contains("GET"), "{method} {path}");
        }
    }
}

#[tokio::test]
async fn health_tells_the_version() {
    let server = Server::start().await;
    let reply = server.get("/health").await;
    assert_eq!(reply.status, 200);
    assert_eq!(
        reply.text(),
        format!("{{\"status\":\"ok\",\"version\":\"{}\"}}\n", env!("CARGO_PKG_VERSION"))
    );
    assert_eq!(reply.header("content-type"), Some("application/json"));
    assert_eq!(reply.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn every_answer_is_guarded() {
    let server = Server::start().await;
    let policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
                  connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; base-uri 'none'; \
                  form-action 'none'; frame-ancestors 'none'";
    for (method, path, headers, status) in [
        ("GET", "/", &[][..], 200),
        ("HEAD", "/", &[], 200),
        ("GET", "/app_bg.wasm", &[("accept-encoding", "br")], 200),
        ("GET", "/", &[("if-none-match", "*")], 304),
        ("GET", "/health", &[], 200),
        ("POST", "/health", &[], 405),
        ("POST", "/", &[], 405),
        ("GET", "/none.js", &[], 404),
    ] {
        let reply = server.ask(method, path, headers).await;
        assert_eq!(reply.status, status, "{method} {path}");
        assert_eq!(reply.header("content-security-policy"), Some(policy), "{method} {path}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{method} {path}");
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"), "{method} {path}");
    }
}

#[tokio::test]
async fn odd_requests_get_an_answer_and_harm_nothing() {
    let server = Server::start().await;
    let get =
        |path: &str| format!("GET {path} HTTP/1.1\r\nhost: conroi\r\nconnection: close\r\n\r\n").into_bytes();
    let with =
        |line: &[u8]| [b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n", line, b"\r\n\r\n"].concat();
    for (request, expected) in [
        (get("//"), 200),
        (get("///game//7"), 200),
        (get("/%00"), 200),
        (get("/%00.js"), 404),
        (get("/%"), 200),
        (get("/%zz%f"), 200),
        (get("/.."), 404),
        (get("/../../etc/passwd"), 200),
        (get("/..%2f..%2fetc/shadow.txt"), 404),
        (get("/boot.js/"), 200),
        (get("/boot.js?x=/../y.z"), 200),
        (get("/\\..\\boot.js"), 404),
        (get("http://elsewhere.example/boot.js"), 200),
        (get(&format!("/{}", "a".repeat(20_000))), 200),
        (get(&format!("/{}", "a/".repeat(10_000))), 200),
        (get(&format!("/{}", "a".repeat(70_000))), 414),
        (with(&[b"x-long: ".as_slice(), &[b'a'; 600_000]].concat()), 431),
        (with(&b"x: y\r\n".repeat(500)), 431),
        (with(b"if-none-match: \xff\xfe\x80"), 200),
        (with(b"accept-encoding: \xff\xfe, br"), 200),
        (with(b"range: bytes=5-2"), 200),
        (with(b"content-length: 99999999999999999999999"), 400),
        (with(b"transfer-encoding: chunked\r\ncontent-length: 3"), 200),
        (with(b"transfer-encoding: sealed"), 400),
        (with(b"no colon here"), 400),
        (b"OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".to_vec(), 405),
        (b"CONNECT x:80 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".to_vec(), 405),
        (b"GET / HTTP/1.0\r\n\r\n".to_vec(), 200),
        (b"GET / HTTP/9.9\r\n\r\n".to_vec(), 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(), 400),
        (b"hello\r\n\r\n".to_vec(), 400),
    ] {
        let shown = String::from_utf8_lossy(&request[..request.len().min(90)]).into_owned();
        assert_eq!(server.send(request).await.status, expected, "{shown}");
    }
    assert!(server.get("/").await.is_page(), "it still serves");
}

#[tokio::test]
async fn one_connection_may_ask_many_times() {
    let server = Server::start().await;
    let mut stream = server.connect().await;
    let mut request = "GET /worker.js HTTP/1.1\r\nhost: x\r\n\r\n".repeat(20);
    request += "GET /worker.js HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.unwrap();
    assert_eq!(String::from_utf8_lossy(&bytes).matches("HTTP/1.1 200 OK").count(), 21);
}

/// Somebody who asks and asks, and reads nothing. Small buffers in between, so that it is noticed soon.
async fn ask_and_do_not_read(at: SocketAddr) -> TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(at).await.unwrap();
    let requests = "GET /index.html HTTP/1.1\r\nhost: x\r\n\r\n".repeat(100);
    while timeout(Duration::from_millis(300), stream.writable()).await.is_ok() {
        if stream
            .try_write(requests.as_bytes())
            .is_err_and(|why| why.kind() != std::io::ErrorKind::WouldBlock)
        {
            break;
        }
    }
    stream
}

/// Whether the other side has given this connection up, within this time.
async fn is_cut_off(stream: &mut TcpStream, within: Duration) -> bool {
    let more = async {
        while stream.write_all(b"GET / HTTP/1.1\r\n").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(within, more).await.is_ok()
}

#[tokio::test]
async fn who_asks_and_does_not_read_is_cut_off() {
    let server =
        Server::within(server::Limits { patience: Duration::from_secs(1), ..Default::default() }).await;
    let mut stuck = ask_and_do_not_read(server.at).await;
    assert!(is_cut_off(&mut stuck, Duration::from_secs(15)).await, "it waits for ever");
    assert!(server.get("/").await.is_page(), "it still serves");
}

#[tokio::test]
async fn who_reads_slowly_gets_everything() {
    let server =
        Server::within(server::Limits { patience: Duration::from_secs(1), ..Default::default() }).await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(8192).unwrap();
    let mut stream = socket.connect(server.at).await.unwrap();
    let count = 3_000_000 / file("index.html").len() + 1;
    let mut requests = "GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(count);
    requests += "GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    let (mut from, mut to) = stream.split();
    let asked = to.write_all(requests.as_bytes());
    let read = async {
        let (mut all, mut some) = (0, vec![0; 150_000]);
        let began = Instant::now();
        loop {
            match from.read(&mut some).await.expect("it goes on") {
                0 => return (all, began.elapsed()),
                count => all += count,
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    let (asked, (read, took)) = tokio::join!(asked, read);
    asked.expect("all was asked");
    assert!(read > (count + 1) * file("index.html").len(), "only {read} bytes in {took:?}");
}

/// As many as there is room for ask and do not read, or say nothing. Whoever comes then is served all the same.
#[tokio::test]
async fn those_who_do_nothing_do_not_keep_others_out() {
    let (turn, stay) = (Duration::from_millis(500), Duration::from_secs(600));
    let limits = server::Limits { connections: 6, turn, stay, ..Default::default() };
    let server = Server::within(limits).await;
    let mut busy = server.connect().await;
    let mut idle = Vec::new();
    for number in 0..12 {
        idle.push(if number % 2 == 0 {
            ask_and_do_not_read(server.at).await
        } else {
            server.connect().await
        });
        // One who is served and asks again and again keeps his place.
        busy.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut some = [0; 4096];
        let answered = timeout(Duration::from_secs(10), busy.read(&mut some)).await.expect("an answer");
        assert!(some[..answered.unwrap()].starts_with(b"HTTP/1.1 200 OK"));
    }
    for _ in 0..5 {
        let page = timeout(Duration::from_secs(8), server.get("/")).await.expect("a new one is served");
        assert!(page.is_page());
    }
}

/// As many as there is room for ask again and again. Whoever comes then is served all the same.
#[tokio::test]
async fn those_who_ask_without_end_do_not_keep_others_out() {
    let (turn, stay) = (Duration::from_secs(600), Duration::from_millis(500));
    let limits = server::Limits { connections: 6, turn, stay, ..Default::default() };
    let server = Server::within(limits).await;
    let mut busy = Vec::new();
    for _ in 0..6 {
        let mut stream = server.connect().await;
        busy.push(tokio::spawn(async move {
            let mut some = [0; 4096];
            while stream.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await.is_ok()
                && stream.read(&mut some).await.is_ok_and(|count| count > 0)
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }));
    }
    for _ in 0..3 {
        let page = timeout(Duration::from_secs(60), server.get("/")).await.expect("a new one is served");
        assert!(page.is_page());
    }
    // Whose turn it was has been sent away.
    assert!(timeout(Duration::from_secs(60), busy.remove(0)).await.is_ok());
    busy.iter().for_each(JoinHandle::abort);
}

#[tokio::test]
async fn told_to_stop_it_ends_at_once_if_nobody_waits() {
    // As long as it waits for somebody it would wait for hours.
    let server =
        Server::within(server::Limits { grace: Duration::from_secs(36_000), ..Default::default() }).await;
    // One who never asked, one who was answered and stays: both are sent home.
    let _silent = server.connect().await;
    let mut lingering = server.connect().await;
    lingering.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    let mut some = [0; 12];
    lingering.read_exact(&mut some).await.unwrap();
    server.stop.send(()).unwrap();
    timeout(Duration::from_secs(60), server.ended).await.expect("it ends").unwrap().expect("a good end");
    assert!(TcpStream::connect(server.at).await.is_err(), "nobody listens any more");
}

#[tokio::test]
async fn told_to_stop_it_first_finishes_what_was_asked() {
    let server = Server::start().await;
    let mut slow = server.connect().await;
    slow.write_all(b"GET /worker.js HTTP/1.1\r\nhost: x\r\n").await.unwrap();
    // The server must have begun to read before it is told.
    tokio::time::sleep(Duration::from_millis(200)).await;
    server.stop.send(()).unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    slow.write_all(b"\r\n").await.unwrap();
    let mut bytes = Vec::new();
    slow.read_to_end(&mut bytes).await.unwrap();
    assert!(Reply::parse(&bytes).body == file("worker.js"));
    server.ended.await.unwrap().expect("a good end");
}

#[tokio::test]
async fn told_to_stop_it_does_not_wait_for_ever() {
    let server = Server::start().await;
    let mut stuck = server.connect().await;
    stuck.write_all(b"GET /worker.js HTTP/1.1\r\nhos").await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    server.stop.send(()).unwrap();
    timeout(Duration::from_secs(8), server.ended).await.expect("it ends").unwrap().expect("a good end");
}

#[tokio::test]
async fn an_address_that_cannot_be_had_is_named() {
    let server = Server::start().await;
    let refused = async |host: &str, port: u16| {
        let never = std::future::pending();
        server::serve(host, port, |_| panic!("it listens at {host}"), never).await.expect_err("an obstacle")
    };
    assert!(matches!(refused("127.0.0.1", server.at.port()).await, server::Obstacle::Taken));
    // These addresses are kept for examples: no machine has them.
    assert!(matches!(refused("192.0.2.1", 0).await, server::Obstacle::NotOurs));
    assert!(matches!(refused("not a name", 0).await, server::Obstacle::UnknownHost));
    assert!(matches!(refused("", 0).await, server::Obstacle::UnknownHost));
    assert!(server.get("/").await.is_page(), "the first is not disturbed");
}
