//! A connection that must not fall asleep while it is sent something.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// Hands bytes on as long as the other side takes them: once it has to be waited for, it must take `least` bytes before
/// `patience` is over, and again so. Otherwise the connection fails. Without that, whoever asks and does not read is
/// kept for ever.
pub struct Paced<S> {
    stream: S,
    patience: Duration,
    least: usize,
    waiting: Option<Waiting>,
}

struct Waiting {
    until: Pin<Box<Sleep>>,
    taken: usize,
}

impl<S> Paced<S> {
    pub fn new(stream: S, patience: Duration, least: usize) -> Paced<S> {
        Paced { stream, patience, least, waiting: None }
    }

    /// What became of writing: a wait begins, goes on, ends, or has lasted too long.
    fn look(&mut self, written: Poll<io::Result<usize>>, context: &mut Context) -> Poll<io::Result<usize>> {
        match written {
            Poll::Pending => {
                let (patience, taken) = (self.patience, 0);
                let begin = || Waiting { until: Box::pin(sleep(patience)), taken };
                ready!(self.waiting.get_or_insert_with(begin).until.as_mut().poll(context));
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
            Poll::Ready(Ok(count)) => {
                if let Some(waiting) = &mut self.waiting {
                    waiting.taken += count;
                    if waiting.taken >= self.least {
                        self.waiting = None;
                    }
                }
                Poll::Ready(Ok(count))
            }
            failed => failed,
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Paced<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.look(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        bytes: &[IoSlice],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.look(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.stream).poll_flush(context))?;
        // Everything has been taken: the next answer is waited for anew.
        self.waiting = None;
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Paced<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        buffer: &mut ReadBuf,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    const PATIENCE: Duration = Duration::from_millis(400);

    /// Sends 20 000 bytes to somebody who takes so many at a time, and rests in between.
    async fn sent_to(count: usize, rest: Duration) -> io::Result<()> {
        let (ours, mut theirs) = duplex(64);
        let reader = tokio::spawn(async move {
            let mut buffer = vec![0; count];
            while theirs.read_exact(&mut buffer).await.is_ok() {
                sleep(rest).await;
            }
        });
        let mut ours = Paced::new(ours, PATIENCE, 1000);
        let sent = match ours.write_all(&[7; 20_000]).await {
            Ok(()) => ours.flush().await,
            failed => failed,
        };
        reader.abort();
        sent
    }

    #[tokio::test]
    async fn who_takes_nothing_or_next_to_nothing_is_given_up() {
        for (count, rest) in [(50, 10_000), (10, 20)] {
            let sent = sent_to(count, Duration::from_millis(rest)).await;
            assert_eq!(
                sent.expect_err("given up").kind(),
                io::ErrorKind::TimedOut,
                "{count} bytes in {rest} ms"
            );
        }
    }

    #[tokio::test]
    async fn who_goes_on_taking_gets_everything_however_long_it_takes() {
        let began = std::time::Instant::now();
        sent_to(200, Duration::from_millis(10)).await.expect("all of it");
        assert!(began.elapsed() > 2 * PATIENCE, "it took {:?}", began.elapsed());
    }

    /// Between two answers nobody is waited for, so that a pause there is none of theirs.
    #[tokio::test]
    async fn a_pause_between_two_answers_does_not_count() {
        let (ours, mut theirs) = duplex(64);
        let mut ours = Paced::new(ours, PATIENCE, 1000);
        for _ in 0..2 {
            let mut buffer = [0; 100];
            let (sent, _) = tokio::join!(
                async {
                    ours.write_all(&[7; 100]).await?;
                    ours.flush().await
                },
                async {
                    sleep(Duration::from_millis(50)).await;
                    theirs.read_exact(&mut buffer).await
                }
            );
            sent.expect("all of it");
            sleep(PATIENCE + PATIENCE / 4).await;
        }
    }
}
