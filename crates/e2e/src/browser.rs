//! A Chromium, and what we say to it: its own protocol, JSON messages with a zero byte after each, through two pipes.
//!
//! All windows of a test program are tabs of one Chromium, each in a context of its own, with its own storage, cookies and workers: as
//! far apart as two people's browsers, without a start of half a second each. When our program ends, however it ends, the pipes close,
//! and Chromium ends with them.

use serde_json::{Value, json};
use std::collections::HashMap;
use std::env;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// An answer that takes longer than this will not come. Slow machines compile while they test.
const PATIENCE: Duration = Duration::from_secs(120);

/// The names under which systems know the browser.
const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

/// Chromium takes its commands from file 3 and answers into file 4; the shell puts our pipes there, and clears away what Chromium has written to
/// disk when it has ended.
const START: &str = r#"profile=$(mktemp -d) || exit; "$0" "$@" --user-data-dir="$profile" 3<&0 4>&1 </dev/null >/dev/null 2>"$profile/says"
rm -rf "$profile""#;

const SWITCHES: [&str; 14] = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    // Many windows are open, and none of them waits for the others.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
];

type Waiting = Mutex<HashMap<u64, oneshot::Sender<Result<Value, String>>>>;

pub struct Chromium {
    pipe: Mutex<(ChildStdin, u64)>,
    waiting: Arc<Waiting>,
}

impl Chromium {
    /// The one that all windows share; started when first asked for.
    fn shared() -> &'static Chromium {
        static SHARED: OnceLock<Chromium> = OnceLock::new();
        SHARED.get_or_init(|| {
            Chromium::start().unwrap_or_else(|why| {
                panic!("{why}\nthe page is tested in Chromium: install it (Debian: apt-get install chromium)")
            })
        })
    }

    fn start() -> Result<Chromium, String> {
        let program = find().ok_or("no Chromium was found")?;
        let mut command = Command::new("/bin/sh");
        command.args(["-c", START]).arg(&program).args(SWITCHES).arg("about:blank");
        let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|why| format!("{}: {why}", program.display()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("no pipes".into());
        };
        let waiting = Arc::<Waiting>::default();
        let heard = Arc::clone(&waiting);
        std::thread::spawn(move || listen(output, &heard));
        Ok(Chromium { pipe: Mutex::new((input, 0)), waiting })
    }

    /// Says something, to the browser or to one of its tabs, and waits for the answer.
    async fn call(&self, session: Option<&str>, method: &str, params: Value) -> Result<Value, String> {
        let (tell, told) = oneshot::channel();
        self.send(session, method, params, tell)
            .map_err(|why| format!("{method}: Chromium is gone: {why}"))?;
        match tokio::time::timeout(PATIENCE, told).await {
            Ok(Ok(answer)) => answer.map_err(|why| format!("{method}: {why}")),
            Ok(Err(_)) => Err(format!("{method}: Chromium has ended")),
            Err(_) => Err(format!("{method}: no answer")),
        }
    }

    fn send(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
        tell: oneshot::Sender<Result<Value, String>>,
    ) -> io::Result<()> {
        let mut pipe = self.pipe.lock().unwrap_or_else(PoisonError::into_inner);
        pipe.1 += 1;
        let number = pipe.1;
        let mut message = json!({ "id": number, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).insert(number, tell);
        pipe.0.write_all(&bytes).and_then(|()| pipe.0.flush())
    }
}

/// Hands every answer to whoever waits for it. Events are for nobody: our tests look at the page itself.
fn listen(output: ChildStdout, waiting: &Waiting) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    while output.read_until(0, &mut bytes).is_ok_and(|read| read > 0) {
        bytes.pop_if(|last| *last == 0);
        let message: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        bytes.clear();
        let Some(number) = message["id"].as_u64() else { continue };
        let asked = waiting.lock().unwrap_or_else(PoisonError::into_inner).remove(&number);
        if let Some(tell) = asked {
            let error = message["error"]["message"].as_str().map(String::from);
            let _ = tell.send(error.map_or_else(|| Ok(message["result"].clone()), Err));
        }
    }
    // Nobody is answered any more.
    waiting.lock().unwrap_or_else(PoisonError::into_inner).clear();
}

fn find() -> Option<PathBuf> {
    let chosen = env::var_os("CHROME").map(PathBuf::from).filter(|it| it.exists());
    let path = env::var_os("PATH").unwrap_or_default();
    chosen.or_else(|| {
        env::split_paths(&path).flat_map(|folder| NAMES.map(|name| folder.join(name))).find(|it| it.exists())
    })
}

/// A tab in a context of its own: nothing that another tab keeps is seen here.
pub struct Tab {
    chromium: &'static Chromium,
    context: String,
    session: String,
}

impl Tab {
    pub async fn open(width: u32, height: u32) -> Result<Tab, String> {
        let chromium = Chromium::shared();
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        let context = chromium.call(None, "Target.createBrowserContext", json!({})).await?;
        let context = text(&context["browserContextId"]);
        let target = json!({
            "url": "about:blank", "browserContextId": context, "width": width, "height": height, "newWindow": true,
        });
        let target = chromium.call(None, "Target.createTarget", target).await?;
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session = text(&chromium.call(None, "Target.attachToTarget", attach).await?["sessionId"]);
        Ok(Tab { chromium, context, session })
    }

    /// Says something in Chromium's own words.
    pub async fn call(&self, method: &str, params: Value) -> Result<Value, String> {
        self.chromium.call(Some(&self.session), method, params).await
    }

    /// The value of an expression; a promise is waited for.
    pub async fn evaluate(&self, expression: &str) -> Result<Value, String> {
        let asked = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let found = self.call("Runtime.evaluate", asked).await?;
        match found.get("exceptionDetails") {
            Some(thrown) => {
                let says = thrown["exception"]["description"].as_str().or(thrown["text"].as_str());
                Err(says.unwrap_or("something was thrown").to_string())
            }
            None => Ok(found["result"]["value"].clone()),
        }
    }

    pub async fn close(self) {
        let context = json!({ "browserContextId": self.context });
        let _ = self.chromium.call(None, "Target.disposeBrowserContext", context).await;
    }
}
