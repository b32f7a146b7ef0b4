//! Listening at an address until told to stop.

use crate::app;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::time::Duration;
use tokio::net::{TcpListener, lookup_host};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// Connections at a time; more have to wait. It leaves room below the 1024 open files that many systems allow.
const MOST_CONNECTIONS: usize = 900;
/// A connection that asks for nothing, or asks slowly, is closed.
const PATIENCE: Duration = Duration::from_secs(20);
/// Once told to stop, open requests may take so long.
const GRACE: Duration = Duration::from_secs(3);

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
    serve_boxed(host, port, Box::new(on_ready), Box::pin(stop))
}

/// A future in a box is compiled here, once; any other again in every crate that awaits it.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

fn serve_boxed<'a>(
    host: &'a str,
    port: u16,
    on_ready: Box<dyn FnOnce(SocketAddr) + Send + 'a>,
    mut stop: Boxed<'a, ()>,
) -> Boxed<'a, Result<(), Obstacle>> {
    Box::pin(async move {
        let listener = bind(host, port).await?;
        on_ready(listener.local_addr()?);
        let service = TowerToHyperService::new(app());
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
        let open = GracefulShutdown::new();
        let mut connections = JoinSet::new();
        loop {
            tokio::select! {
                () = &mut stop => break,
                Some(_) = connections.join_next() => {}
                accepted = listener.accept(), if connections.len() < MOST_CONNECTIONS => match accepted {
                    Ok((stream, _)) => {
                        let connection = http.serve_connection(TokioIo::new(stream), service.clone());
                        // A connection that breaks off is the other side's affair.
                        connections.spawn(open.watch(connection));
                    }
                    // The other side is gone already, or the system has no room. It may have some in a moment.
                    Err(_) => sleep(Duration::from_millis(100)).await,
                }
            }
        }
        drop(listener);
        // Who is slower than this is cut off: dropping the set ends what is left of it.
        let _ = timeout(GRACE, open.shutdown()).await;
        Ok(())
    })
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

/// Comes true at Ctrl-C, and when the system asks the program to end. Listens from the call on.
#[cfg(unix)]
pub fn stop_signal() -> io::Result<Boxed<'static, ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(Box::pin(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    }))
}

#[cfg(not(unix))]
pub fn stop_signal() -> io::Result<Boxed<'static, ()>> {
    Ok(Box::pin(async {
        let _ = tokio::signal::ctrl_c().await;
    }))
}
