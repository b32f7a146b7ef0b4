//! `conroi serve`, or just `conroi`: serves the page and opens it in the browser.

use crate::answer::{Answer, Kind, Trouble, sentence};
use crate::args::Serve;
use engine::text::Phrase;
use serde_json::json;
use server::Obstacle;
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, UdpSocket};

const HOST: &str = "127.0.0.1";
const PORT: u16 = 1410;

pub fn run(args: &Serve, as_json: bool) -> Result<Answer, Trouble> {
    let (host, port) = (args.host.as_deref().map_or(HOST, unbracketed), args.port.unwrap_or(PORT));
    let ready = |at: SocketAddr| {
        announce(at, as_json);
        if !args.no_open && !as_json && has_desktop() {
            // Where no browser answers, the address on the screen must do.
            let _ = open::that_detached(url(reachable(at)));
        }
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|why| refused(host, port, why.into()))?;
    let served = runtime.block_on(async {
        let signals = server::stop_signals()?;
        server::serve_within(server::Limits::default(), host, port, ready, signals).await
    });
    served.map_err(|obstacle| refused(host, port, obstacle))?;
    Ok(Answer::new(format!("{}\n", sentence(Phrase::new("page-stopped"))), json!({ "stopped": true })))
}

/// An address of the newer kind stands in brackets where a port follows, so that many write it so everywhere.
fn unbracketed(host: &str) -> &str {
    host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host)
}

/// Words that belong to `serve`, before another command.
pub fn misplaced() -> Trouble {
    let says = sentence(Phrase::new("serve-misplaced"));
    Trouble::new(Kind::Usage, says)
}

/// Says where the page is. Somebody may wait for this line, so it is not kept back; if nobody reads it, we serve all the
/// same.
fn announce(at: SocketAddr, as_json: bool) {
    let page = url(reachable(at));
    let mut out = String::new();
    if as_json {
        out += &format!("{}\n", json!({ "listening": page }));
    } else {
        out += &format!("{}\n", sentence(Phrase::new("page-waits").with("page", page)));
        if let Some(outward) = outward(at) {
            let page = url(outward);
            out += &format!("  {}\n", sentence(Phrase::new("page-elsewhere").with("page", page)));
        }
        let help = typed("--help");
        out += &format!("{}\n", sentence(Phrase::new("page-stop").with("help", help)));
    }
    if !server::HAS_PAGE {
        let says = sentence(Phrase::new("page-missing"));
        let _ = writeln!(std::io::stderr(), "conroi: {says}");
    }
    let mut stdout = std::io::stdout().lock();
    let _ = stdout.write_all(out.as_bytes()).and_then(|()| stdout.flush());
}

fn url(at: SocketAddr) -> String {
    format!("http://{at}")
}

/// A browser cannot go to "every address of this machine": it gets one.
fn reachable(at: SocketAddr) -> SocketAddr {
    let ip = match at.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, at.port())
}

/// When every address is served: the one that this machine shows to the others. To prepare a datagram, which is never
/// sent, the system chooses it.
fn outward(at: SocketAddr) -> Option<SocketAddr> {
    let (any, elsewhere) = match at.ip() {
        ip if !ip.is_unspecified() => return None,
        IpAddr::V4(_) => ("0.0.0.0:0", "192.0.2.1:9"),
        IpAddr::V6(_) => ("[::]:0", "[2001:db8::1]:9"),
    };
    let socket = UdpSocket::bind(any).ok()?;
    socket.connect(elsewhere).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback()).then_some(SocketAddr::new(ip, at.port()))
}

/// Whether somebody sits in front of a screen of this machine.
fn has_desktop() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let screen = cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
    screen && !is_set("SSH_CONNECTION")
}

/// Why not, and what to type instead.
fn refused(host: &str, port: u16, obstacle: Obstacle) -> Trouble {
    let own = if host == HOST { String::new() } else { format!("--host {host} ") };
    let says = match obstacle {
        Obstacle::Taken => {
            let free = typed(&format!("{own}--port {}", free_port(host, port)));
            sentence(Phrase::new("port-taken").with("port", port).with("free", free))
        }
        Obstacle::Forbidden => {
            let free = typed(&format!("{own}--port {}", free_port(host, PORT - 1)));
            sentence(Phrase::new("port-forbidden").with("port", port).with("free", free))
        }
        Obstacle::NotOurs => {
            let (here, all) = (typed(&format!("--host {HOST}")), typed("--host 0.0.0.0"));
            sentence(Phrase::new("host-elsewhere").with("host", host).with("here", here).with("all", all))
        }
        Obstacle::UnknownHost => {
            let here = typed(&format!("--host {HOST}"));
            sentence(Phrase::new("host-unknown").with("host", host).with("here", here))
        }
        Obstacle::Other(why) => format!("{host}:{port}: {why}"),
    };
    Trouble::new(Kind::Address, says)
}

/// What to type for the same program with these words; cargo tells those it runs about itself.
fn typed(words: &str) -> String {
    let program = match std::env::var_os("CARGO") {
        None => "conroi",
        Some(_) if cfg!(debug_assertions) => "cargo run --",
        Some(_) => "cargo run --release --",
    };
    format!("{program} {words}")
}

/// The next free port, or 0, which lets the system choose one.
fn free_port(host: &str, taken: u16) -> u16 {
    let next = taken.saturating_add(1)..=taken.saturating_add(20);
    next.into_iter().find(|port| TcpListener::bind((host, *port)).is_ok()).unwrap_or(0)
}
