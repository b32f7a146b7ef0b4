//! The connections that are open at a time.

use std::collections::HashMap;
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::task::{AbortHandle, Id, JoinSet};
use tokio::time::{Instant, sleep_until};

/// As many connections as there is room for. Who comes then takes the place of one that has had its turn: it has been at the same request, or
/// at none, for so long, or it has been here for so long whatever it asked. So nobody can keep everybody else out, by doing nothing or by
/// asking without end.
pub struct Crowd {
    room: usize,
    turn: Duration,
    stay: Duration,
    tasks: JoinSet<()>,
    open: HashMap<Id, (AbortHandle, Since)>,
}

/// When a connection came, and when it was last heard of: it came, or it asked for something.
#[derive(Clone)]
pub struct Since {
    came: Instant,
    /// Since it came, in milliseconds.
    heard: Arc<AtomicU64>,
}

impl Since {
    pub fn now(&self) {
        let passed = u64::try_from(self.came.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.heard.store(passed, Ordering::Relaxed);
    }

    /// When it has had its turn.
    fn ends(&self, turn: Duration, stay: Duration) -> Instant {
        self.came + stay.min(turn + Duration::from_millis(self.heard.load(Ordering::Relaxed)))
    }
}

impl Crowd {
    pub fn new(room: usize, turn: Duration, stay: Duration) -> Crowd {
        Crowd { room, turn, stay, tasks: JoinSet::new(), open: HashMap::new() }
    }

    pub fn has_room(&self) -> bool {
        self.open.len() < self.room
    }

    /// Lets a connection in. It says at its `Since` when it asks for something.
    pub fn admit<F: Future<Output = ()> + Send + 'static>(&mut self, connection: impl FnOnce(Since) -> F) {
        let since = Since { came: Instant::now(), heard: Arc::default() };
        let task = self.tasks.spawn(connection(since.clone()));
        self.open.insert(task.id(), (task, since));
    }

    /// Waits until a connection has ended, of itself or to make room. May be given up and called again at any moment.
    pub async fn change(&mut self) {
        let (turn, stay) = (self.turn, self.stay);
        let first = self.open.iter().map(|(id, (_, since))| (since.ends(turn, stay), *id)).min();
        let Some((ends, id)) = first else { return std::future::pending().await };
        tokio::select! {
            ended = self.tasks.join_next_with_id() => match ended {
                Some(Ok((ended, ()))) => drop(self.open.remove(&ended)),
                Some(Err(error)) => drop(self.open.remove(&error.id())),
                None => {}
            },
            () = sleep_until(ends), if self.open.len() >= self.room => {
                // It may have asked for something in the meantime, and has another turn then.
                if let Some((task, now)) = self.open.get(&id)
                    && now.ends(turn, stay) == ends
                {
                    task.abort();
                    self.open.remove(&id);
                }
            }
        }
    }
}
