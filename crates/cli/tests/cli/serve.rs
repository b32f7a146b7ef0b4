//! `conroi serve` as a player, a script or the system's own keeper of programs meets it. What the page is served like is
//! tested with the server.

use crate::support::{conroi, feed};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// A server in a process of its own; it never outlives the test.
struct Serving {
    child: Child,
    out: BufReader<ChildStdout>,
    first: String,
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Serving {
    /// Starts `conroi` with these words and waits until it says something.
    fn start(words: &[&str]) -> Serving {
        let mut child = Command::new(env!("CARGO_BIN_EXE_conroi"))
            .args(words)
            .env("LC_ALL", "en_GB.UTF-8")
            .env_remove("CARGO")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("conroi starts");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut first = String::new();
        out.read_line(&mut first).expect("conroi says where it is");
        Serving { child, out, first }
    }

    fn address(&self) -> SocketAddr {
        let at =
            self.first.split("http://").nth(1).unwrap_or_else(|| panic!("no address in {:?}", self.first));
        at.trim_end_matches(|c: char| !c.is_ascii_digit()).parse().expect("an address")
    }

    fn health(&self) -> String {
        let mut stream = TcpStream::connect(self.address()).expect("conroi listens");
        stream.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    }

    #[cfg(unix)]
    fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status().expect("kill");
        assert!(sent.success());
    }

    /// Sends a signal and gives back the exit code and what was said after the first line.
    #[cfg(unix)]
    fn stop(mut self, signal: &str) -> (Option<i32>, String) {
        self.signal(signal);
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        (self.child.wait().unwrap().code(), rest)
    }
}

fn here() -> &'static Path {
    Path::new(".")
}

#[test]
fn without_a_command_the_page_is_served() {
    for words in [
        &["--port", "0", "--no-open"][..],
        &["serve", "--port", "0", "--no-open"],
        &["--port", "0", "serve", "--no-open"],
    ] {
        let serving = Serving::start(words);
        assert!(serving.first.starts_with("Conroi is ready: http://127.0.0.1:"), "{}", serving.first);
        let health = serving.health();
        assert!(health.starts_with("HTTP/1.1 200 OK") && health.contains("\"status\":\"ok\""), "{health}");
    }
}

#[test]
fn the_address_is_said_in_french_and_in_json_too() {
    let serving = Serving::start(&["--lang", "fr", "--port", "0", "--no-open"]);
    assert!(serving.first.starts_with("Conroi vous attend : http://127.0.0.1:"), "{}", serving.first);
    let serving = Serving::start(&["serve", "--json", "--port", "0"]);
    let said: serde_json::Value = serde_json::from_str(&serving.first).expect("JSON");
    assert_eq!(said["listening"], format!("http://{}", serving.address()));
    assert!(serving.health().starts_with("HTTP/1.1 200 OK"));
}

#[test]
fn the_address_can_be_typed_into_a_browser() {
    let serving = Serving::start(&["--host", "0.0.0.0", "--port", "0", "--no-open"]);
    assert!(serving.address().ip().is_loopback(), "{}", serving.first);
    assert!(serving.health().starts_with("HTTP/1.1 200 OK"));
}

#[cfg(unix)]
#[test]
fn told_to_stop_it_ends_well_and_says_so() {
    let serving = Serving::start(&["--port", "0", "--no-open"]);
    // A browser that keeps its connection open does not keep the server.
    let _open = TcpStream::connect(serving.address()).unwrap();
    let (code, said) = serving.stop("-TERM");
    assert_eq!(code, Some(0));
    assert!(said.ends_with("Conroi has stopped.\n"), "{said}");

    let (code, said) = Serving::start(&["--lang", "fr", "--port", "0", "--no-open"]).stop("-INT");
    assert_eq!(code, Some(0));
    assert!(said.ends_with("Conroi est arrêté.\n"), "{said}");

    let (code, said) = Serving::start(&["--json", "--port", "0"]).stop("-TERM");
    assert_eq!((code, said.as_str()), (Some(0), "{\"stopped\":true}\n"));
}

/// The first time open requests are let end. Who says it twice does not want to wait.
#[cfg(unix)]
#[test]
fn told_twice_it_ends_at_once() {
    let told_once = || {
        let serving = Serving::start(&["--port", "0", "--no-open"]);
        let mut slow = TcpStream::connect(serving.address()).unwrap();
        slow.write_all(b"GET /health HTTP/1.1\r\nhos").unwrap();
        // The server must have begun to read before it is told.
        std::thread::sleep(Duration::from_millis(300));
        serving.signal("-INT");
        (serving, slow)
    };
    for second in ["-INT", "-TERM"] {
        let (serving, _slow) = told_once();
        // Whoever was told later, and once, is still there when it has ended.
        let (patient, mut slow) = told_once();
        let (code, said) = serving.stop(second);
        assert_eq!((code, said.lines().last()), (Some(0), Some("Conroi has stopped.")), "{second}");
        slow.write_all(b"t: x\r\n\r\n").unwrap();
        let mut answer = String::new();
        slow.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200 OK"), "{second}: {answer}");
        let (code, said) = patient.stop("-0");
        assert_eq!((code, said.lines().last()), (Some(0), Some("Conroi has stopped.")));
    }
}

#[test]
fn an_address_in_brackets_is_understood() {
    // Not every machine has the newer kind of address.
    if TcpListener::bind("[::1]:0").is_ok() {
        let serving = Serving::start(&["--host", "[::1]", "--port", "0", "--no-open"]);
        assert!(serving.first.starts_with("Conroi is ready: http://[::1]:"), "{}", serving.first);
        assert!(serving.health().starts_with("HTTP/1.1 200 OK"));
    }
    let serving = Serving::start(&["--host", "[127.0.0.1]", "--port", "0", "--no-open"]);
    assert!(serving.first.starts_with("Conroi is ready: http://127.0.0.1:"), "{}", serving.first);
    let ran = conroi(here(), &["--host", "[2001:db8::1]", "--no-open"]);
    assert!(
        ran.code == 6 && ran.err.contains("2001:db8::1 is not an address of this machine"),
        "{}",
        ran.err
    );
}

#[test]
fn a_port_that_is_taken_is_named_with_what_to_type() {
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = other.local_addr().unwrap().port().to_string();
    let ran = conroi(here(), &["--port", &port, "--no-open"]);
    assert_eq!((ran.code, ran.out.as_str()), (6, ""));
    let says = format!("conroi: port {port} is taken, perhaps by another Conroi; try: conroi --port ");
    let free = ran.err.strip_prefix(&says).unwrap_or_else(|| panic!("{}", ran.err)).trim();
    let free: u16 = free.parse().expect("another port");
    assert_ne!(free.to_string(), port);

    // Whoever let cargo run it is told what to tell cargo.
    let from_cargo = Command::new(env!("CARGO_BIN_EXE_conroi"))
        .args(["--lang", "en", "--port", &port])
        .env("CARGO", "cargo")
        .output()
        .unwrap();
    let said = String::from_utf8(from_cargo.stderr).unwrap();
    let program = if cfg!(debug_assertions) { "cargo run --" } else { "cargo run --release --" };
    assert!(said.contains(&format!("try: {program} --port ")), "{said}");

    let ran = conroi(here(), &["--lang", "fr", "serve", "--port", &port]);
    let says =
        format!("conroi: le port {port} est pris, peut-être par un autre Conroi ; essayez : conroi --port ");
    assert!(ran.code == 6 && ran.err.starts_with(&says), "{}", ran.err);

    let ran = conroi(here(), &["serve", "--json", "--port", &port]);
    let said: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!((ran.code, &said["error"]["kind"]), (6, &"address".into()));
}

#[test]
fn a_host_that_is_not_ours_is_named_with_what_to_type() {
    // This address is kept for examples: no machine has it.
    let ran = conroi(here(), &["--host", "192.0.2.1", "--no-open"]);
    assert_eq!(ran.code, 6);
    assert!(
        ran.err.contains("192.0.2.1 is not an address of this machine; try: conroi --host 127.0.0.1"),
        "{}",
        ran.err
    );
    let ran = conroi(here(), &["--lang", "fr", "--host", "192.0.2.1", "--no-open"]);
    assert!(ran.err.contains("192.0.2.1 n’est pas une adresse de cette machine"), "{}", ran.err);
    let ran = conroi(here(), &["--host", "no such name", "--no-open"]);
    assert_eq!(ran.code, 6);
    assert!(ran.err.contains("there is no machine called “no such name”"), "{}", ran.err);
}

#[test]
fn words_for_the_server_do_not_go_with_other_commands() {
    let ran = conroi(here(), &["--port", "80", "games"]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("--host, --port and --no-open go with serve"), "{}", ran.err);
    for (port, says) in
        [("70000", "70000 is not in 0..=65535"), ("-1", "unexpected argument"), ("x", "invalid digit")]
    {
        let ran = conroi(here(), &["serve", "--port", port]);
        assert!(ran.code == 2 && ran.err.contains(says), "{port}: {}", ran.err);
    }
}

#[test]
fn the_referee_does_not_serve() {
    let ran = feed(here(), &["referee"], "serve\n--port 0\n");
    assert_eq!(ran.code, 0);
    assert_eq!(ran.out.matches("is not a command here").count(), 2, "{}", ran.out);
}
