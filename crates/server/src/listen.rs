//! Listening at an address until told to stop.

use crate::app;
use crate::crowd::{Crowd, Since};
use crate::pace::Paced;
use axum::Router;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream, lookup_host};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// How much a server bears.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections at a time.
    pub connections: usize,
    /// When there are so many, one that has been at one request, or at none, for so long makes room for the next.
    pub turn: Duration,
    /// And one that has been here for so long, whatever it asks.
    pub stay: Duration,
    /// A connection that asks for nothing, asks slowly, or does not take what it asked for, is closed.
    pub patience: Duration,
    /// So many bytes have to be taken in that time.
    pub least: usize,
    /// Once told to stop, open requests may take so long.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            // It leaves room below the 1024 open files that many systems allow.
            connections: 900,
            turn: Duration::from_secs(3),
            stay: Duration::from_secs(6),
            patience: Duration::from_secs(20),
            // The page takes a quarter of an hour then: slower is no line that we know.
            least: 32 << 10,
            grace: Duration::from_secs(3),
        }
    }
}

/// Why there is no listening at an address.
#[derive(Debug)]
pub enum Obstacle {
    /// There is no machine of this name.
    UnknownHost,
    /// The address belongs to another machine.
    NotOurs,
    /// Another program listens there.
    Taken,
    /// The system wants more rights for that.
    Forbidden,
    Other(io::Error),
}

impl From<io::Error> for Obstacle {
    fn from(why: io::Error) -> Obstacle {
        match why.kind() {
            io::ErrorKind::AddrInUse => Obstacle::Taken,
            io::ErrorKind::AddrNotAvailable => Obstacle::NotOurs,
            io::ErrorKind::PermissionDenied => Obstacle::Forbidden,
            _ => Obstacle::Other(why),
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Obstacle::UnknownHost => f.write_str("there is no machine of this name"),
            Obstacle::NotOurs => f.write_str("the address is not one of this machine"),
            Obstacle::Taken => f.write_str("another program listens at this port"),
            Obstacle::Forbidden => f.write_str("the system does not allow it"),
            Obstacle::Other(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Obstacle {}

/// Serves the page at an address until `stop` comes true, then lets open requests end. Port 0 is any free one;
/// `on_ready` learns which.
pub fn serve<'a>(
    host: &'a str,
    port: u16,
    on_ready: impl FnOnce(SocketAddr) + Send + 'a,
    stop: impl Future<Output = ()> + Send + 'a,
) -> Boxed<'a, Result<(), Obstacle>> {
    let never = Box::pin(std::future::pending());
    serve_within(Limits::default(), host, port, on_ready, Signals { stop: Box::pin(stop), hurry: never })
}

/// The same with limits of one's own, and with a second word that ends the grace.
pub fn serve_within<'a>(
    limits: Limits,
    host: &'a str,
    port: u16,
    on_ready: impl FnOnce(SocketAddr) + Send + 'a,
    signals: Signals<'a>,
) -> Boxed<'a, Result<(), Obstacle>> {
    serve_boxed(limits, host, port, Box::new(on_ready), signals)
}

/// A future in a box is compiled here, once; any other again in every crate that awaits it.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// What a server is told from outside.
pub struct Signals<'a> {
    /// Take nobody in any more, and let open requests end.
    pub stop: Boxed<'a, ()>,
    /// End at once.
    pub hurry: Boxed<'a, ()>,
}

fn serve_boxed<'a>(
    limits: Limits,
    host: &'a str,
    port: u16,
    on_ready: Box<dyn FnOnce(SocketAddr) + Send + 'a>,
    mut signals: Signals<'a>,
) -> Boxed<'a, Result<(), Obstacle>> {
    Box::pin(async move {
        let listener = bind(host, port).await?;
        on_ready(listener.local_addr()?);
        let service = TowerToHyperService::new(app());
        let open = GracefulShutdown::new();
        let mut crowd = Crowd::new(limits.connections, limits.turn, limits.stay);
        loop {
            tokio::select! {
                () = &mut signals.stop => break,
                () = crowd.change() => {}
                accepted = listener.accept(), if crowd.has_room() => match accepted {
                    Ok((stream, _)) => {
                        crowd.admit(|since| converse(stream, service.clone(), since, &limits, &open));
                    }
                    // The other side is gone already, or the system has no room. It may have some in a moment.
                    Err(_) => sleep(Duration::from_millis(100)).await,
                }
            }
        }
        drop(listener);
        // Who is slower than this is cut off: dropping the crowd ends what is left of it.
        tokio::select! {
            _ = timeout(limits.grace, open.shutdown()) => {}
            () = &mut signals.hurry => {}
        }
        Ok(())
    })
}

/// Answers one connection until it ends.
fn converse(
    stream: TcpStream,
    service: TowerToHyperService<Router>,
    since: Since,
    limits: &Limits,
    open: &GracefulShutdown,
) -> impl Future<Output = ()> + Send + use<> {
    let service = service_fn(move |request| {
        since.now();
        service.call(request)
    });
    let stream = Paced::new(stream, limits.patience, limits.least);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.patience);
    let connection = open.watch(http.serve_connection(TokioIo::new(stream), service));
    async {
        // A connection that breaks off is the other side's affair.
        let _ = connection.await;
    }
}

async fn bind(host: &str, port: u16) -> Result<TcpListener, Obstacle> {
    let addresses = lookup_host((host, port)).await.map_err(|_| Obstacle::UnknownHost)?;
    let mut obstacle = Obstacle::UnknownHost;
    for address in addresses {
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(why) => obstacle = why.into(),
        }
    }
    Err(obstacle)
}

/// Stops at Ctrl-C, or when the system asks the program to end, and hurries at the second time. Listens from the call on.
pub fn stop_signals() -> io::Result<Signals<'static>> {
    let (said, heard) = watch::channel(0u32);
    listen(said)?;
    let time = |number| -> Boxed<'static, ()> {
        let mut heard = heard.clone();
        Box::pin(async move {
            let _ = heard.wait_for(|count| *count >= number).await;
        })
    };
    Ok(Signals { stop: time(1), hurry: time(2) })
}

/// Counts what the system says.
#[cfg(unix)]
fn listen(said: watch::Sender<u32>) -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    tokio::spawn(async move {
        loop {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            said.send_modify(|count| *count += 1);
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn listen(said: watch::Sender<u32>) -> io::Result<()> {
    tokio::spawn(async move {
        while tokio::signal::ctrl_c().await.is_ok() {
            said.send_modify(|count| *count += 1);
        }
    });
    Ok(())
}
