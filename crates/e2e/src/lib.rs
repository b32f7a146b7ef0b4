//! The page in a real browser: a server of our own on a free port, a window of our own, and hands that click, type and read.
//!
//! A test looks at the game through the save that the page keeps, with the same engine, and at the page through what stands
//! in it. Nothing waits for a fixed time: every wait is for something to be true.

mod browser;
mod hands;

pub use hands::{Hand, carry_out, play_as};

use base64::Engine as _;
use browser::Tab;
use catalog::Sitting;
use engine::Viewer;
use engine::parts::join;
use engine::save::Save;
use engine::scene::{Board, HexBoard, Scene};
use hexboard::Hex;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A wait that takes longer than this has failed. Slow machines compile while they test.
const PATIENCE: Duration = Duration::from_secs(60);

/// A window of a browser at our own server.
pub struct Window {
    pub address: String,
    tab: Tab,
    server: JoinHandle<()>,
    stop: Option<oneshot::Sender<()>>,
}

/// How large the window is and what its reader speaks.
#[derive(Clone, Copy)]
pub struct Look {
    pub width: u32,
    pub height: u32,
    pub lang: &'static str,
    pub touch: bool,
}

pub const DESK: Look = Look { width: 1280, height: 800, lang: "en-GB", touch: false };
pub const PHONE: Look = Look { width: 390, height: 780, lang: "en-GB", touch: true };

/// In the page: the hexes where something can be done with what is in hand.
pub const REACH: &str = "[...document.querySelectorAll('.reach')].flatMap(it => it.dataset.hexes.split(' '))";

impl Window {
    /// Starts a server and a browser. Without a browser this fails and says what to install.
    pub async fn open(look: Look) -> Window {
        let (stop, stopped) = oneshot::channel::<()>();
        let (tell, told) = oneshot::channel();
        let server = tokio::spawn(async move {
            let ready = |address| {
                let _ = tell.send(address);
            };
            let stop = async {
                let _ = stopped.await;
            };
            server::serve("127.0.0.1", 0, ready, stop).await.expect("a free port is free");
        });
        let address = format!("http://{}", told.await.expect("the server tells where it is"));
        let tab = Tab::open(look.width, look.height).await.unwrap_or_else(|why| panic!("{why}"));
        let window = Window { address, tab, server, stop: Some(stop) };
        let size = json!({ "width": look.width, "height": look.height, "deviceScaleFactor": 1, "mobile": look.touch });
        window.tell("Emulation.setDeviceMetricsOverride", size).await;
        window.tell("Emulation.setLocaleOverride", json!({ "locale": look.lang })).await;
        // Of many windows, each is the one that its person looks at.
        window.tell("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await;
        window.tell("Page.enable", json!({})).await;
        if look.touch {
            window.tell("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
        }
        // Whatever the page complains about is kept, so that a test can look at it in the end.
        let listening = format!(
            "Object.defineProperty(navigator, 'language', {{ get: () => '{}' }});
             window.complaints = [];
             addEventListener('error', e => complaints.push(String(e.message)));
             addEventListener('unhandledrejection', e => complaints.push(String(e.reason)));
             addEventListener('securitypolicyviolation', e => complaints.push('policy: ' + e.violatedDirective + ' ' + e.blockedURI));
             const before = console.error;
             console.error = (...all) => {{ complaints.push(all.join(' ')); before(...all); }};",
            look.lang
        );
        window.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": listening })).await;
        window
    }

    /// Says something to the browser, in its own words.
    async fn tell(&self, method: &str, params: Value) -> Value {
        self.tab.call(method, params).await.unwrap_or_else(|why| panic!("{why}"))
    }

    /// A window with the page in it: no waiting between the computer's moves.
    pub async fn at(path: &str, look: Look) -> Window {
        let window = Window::open(look).await;
        window.goto("/").await;
        window.run("localStorage.setItem('conroi.settings', JSON.stringify({ theme: 'light', hints: true, pace: 0 }))").await;
        window.goto(path).await;
        window
    }

    /// Two people at one screen go on with a game.
    pub async fn with_game(save: &str, own_dice: bool, look: Look) -> Window {
        let window = Window::at("/", look).await;
        window.keep_game(save, [None, None], own_dice).await;
        window.goto("/game/kept").await;
        window.settled().await;
        window
    }

    /// Puts a game among those that the browser keeps: `/game/kept`. Where a level is named the computer plays.
    pub async fn keep_game(&self, save: &str, levels: [Option<&str>; 2], own_dice: bool) {
        let players = levels.map(|level| level.map_or(json!("human"), |level| json!({ "computer": level })));
        let kept = json!({
            "id": "kept", "players": players, "seed": "1", "changed": 1.0, "over": false,
            "own_dice": own_dice, "save": save,
        });
        let kept = quoted(&kept.to_string());
        self.run(&format!("localStorage.setItem('conroi.game.kept', {kept})")).await;
    }

    pub async fn goto(&self, path: &str) {
        self.leave("Page.navigate", json!({ "url": format!("{}{path}", self.address) })).await;
    }

    pub async fn reload(&self) {
        self.leave("Page.reload", json!({})).await;
    }

    /// Waits until another page has taken the place of this one, and is ready.
    async fn leave(&self, method: &str, params: Value) {
        self.run("window.left = true").await;
        let answer = self.tell(method, params).await;
        assert!(answer["errorText"].is_null(), "{method}: {}", answer["errorText"]);
        // To another place in the same page one goes without leaving it.
        let same = method == "Page.navigate" && answer["loaderId"].is_null();
        let left = if same { "" } else { "!window.left && " };
        self.until(&format!(
            "{left}document.documentElement.dataset.ready === '1' && !document.querySelector('.page.waiting')"
        ))
        .await;
    }

    /// As on a modest phone by a modest network: a quarter of the speed of this machine, 10 Mbit/s, 40 ms.
    pub async fn slow_down(&self) {
        let network = json!({ "offline": false, "latency": 40, "downloadThroughput": 1_250_000, "uploadThroughput": 625_000 });
        self.tell("Network.enable", json!({})).await;
        self.tell("Network.emulateNetworkConditions", network).await;
        self.tell("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
    }

    /// A script that every page to come runs first.
    pub async fn beforehand(&self, js: &str) {
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": js })).await;
    }

    /// Evaluates an expression in the page.
    pub async fn ask(&self, js: &str) -> Value {
        self.tab.evaluate(js).await.unwrap_or_else(|why| panic!("{js}: {why}"))
    }

    pub async fn run(&self, js: &str) {
        self.ask(js).await;
    }

    pub async fn truth(&self, js: &str) -> bool {
        self.tab.evaluate(js).await.is_ok_and(|found| found == Value::Bool(true))
    }

    pub async fn text(&self, js: &str) -> String {
        self.ask(js).await.as_str().unwrap_or_default().to_string()
    }

    /// Waits until an expression is true.
    pub async fn until(&self, js: &str) {
        let wait = async {
            while !self.truth(js).await {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        if tokio::time::timeout(PATIENCE, wait).await.is_err() {
            let body = self.text("document.body.innerText.slice(0, 1500)").await;
            let complaints = self.ask("window.complaints").await;
            // Whoever wants to see it names a folder.
            if let Some(folder) = std::env::var_os("CONROI_PICTURES") {
                let thread = std::thread::current();
                let name = thread.name().unwrap_or("page").replace("::", "-");
                self.screenshot(&Path::new(&folder).join(format!("{name}.png"))).await;
            }
            panic!("never true: {js}\n{complaints}\nthe page says:\n{body}");
        }
    }

    /// Waits until something is there.
    pub async fn see(&self, selector: &str) {
        self.until(&format!("!!document.querySelector({})", quoted(selector))).await;
    }

    pub async fn sees(&self, selector: &str) -> bool {
        self.truth(&format!("!!document.querySelector({})", quoted(selector))).await
    }

    /// What stands in an element, once it is there.
    pub async fn read(&self, selector: &str) -> String {
        self.see(selector).await;
        self.text(&format!("document.querySelector({}).innerText", quoted(selector))).await
    }

    /// Clicks the middle of an element as a hand would: it must be there, in view and not covered.
    pub async fn click(&self, selector: &str) {
        let (x, y) = self.middle(selector).await;
        self.click_at(x, y).await;
    }

    /// The middle of something that is in sight and not covered.
    pub async fn middle(&self, selector: &str) -> (f64, f64) {
        let quoted = quoted(selector);
        self.see(selector).await;
        // What the page scrolls with its next frame is scrolled before anybody aims.
        self.ask("new Promise(done => { requestAnimationFrame(() => requestAnimationFrame(done)); setTimeout(done, 1000) }).then(() => true)").await;
        self.see(selector).await;
        // Nobody scrolls to what he sees.
        self.run(&format!(
            "(() => {{ const e = document.querySelector({quoted}), r = e.getBoundingClientRect();
               const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
               if (!e.contains(top)) e.scrollIntoView({{ block: 'center', behavior: 'instant' }}) }})()"
        ))
        .await;
        let found = self
            .ask(&format!(
                "(() => {{ const e = document.querySelector({quoted}), r = e.getBoundingClientRect();
                   const x = r.x + r.width / 2, y = r.y + r.height / 2, top = document.elementFromPoint(x, y);
                   return [x, y, e.contains(top) || (top && top.contains(e)), top ? top.outerHTML.slice(0, 200) : 'nothing'] }})()"
            ))
            .await;
        assert_eq!(found[2], Value::Bool(true), "{selector} is covered by {}", found[3]);
        (number(&found[0]), number(&found[1]))
    }

    pub async fn click_at(&self, x: f64, y: f64) {
        self.drag((x, y), (x, y)).await;
    }

    /// Presses the button at one place and lets it go at another.
    pub async fn drag(&self, from: (f64, f64), to: (f64, f64)) {
        let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        self.mouse("mouseMoved", 0, from).await;
        self.mouse("mousePressed", 1, from).await;
        if from != to {
            self.mouse("mouseMoved", 1, middle).await;
            self.mouse("mouseMoved", 1, to).await;
        }
        self.mouse("mouseReleased", 0, to).await;
    }

    async fn mouse(&self, kind: &str, buttons: u32, (x, y): (f64, f64)) {
        let event =
            json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1 });
        self.tell("Input.dispatchMouseEvent", event).await;
    }

    pub async fn point_at(&self, x: f64, y: f64) {
        self.tell("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": x, "y": y })).await;
    }

    /// Presses a key, by the name that JavaScript gives it; `Shift+Tab` too.
    pub async fn key(&self, key: &str) {
        let (shift, key) = match key.strip_prefix("Shift+") {
            Some(key) => (8, key),
            None => (0, key),
        };
        let (code, text) = match key {
            "Enter" => (13, Some("\r")),
            "Tab" => (9, None),
            "Escape" => (27, None),
            " " => (32, Some(" ")),
            "ArrowLeft" => (37, None),
            "ArrowUp" => (38, None),
            "ArrowRight" => (39, None),
            "ArrowDown" => (40, None),
            other => (i64::from(other.to_ascii_uppercase().bytes().next().unwrap_or(0)), Some(other)),
        };
        for kind in ["keyDown", "keyUp"] {
            let mut event = json!({
                "type": kind, "key": key, "modifiers": shift,
                "windowsVirtualKeyCode": code, "nativeVirtualKeyCode": code,
            });
            if let ("keyDown", Some(text)) = (kind, text) {
                event["text"] = text.into();
            }
            self.tell("Input.dispatchKeyEvent", event).await;
        }
    }

    /// The id of the game at the table.
    pub async fn game_id(&self) -> String {
        self.until("location.pathname.startsWith('/game/')").await;
        self.text("location.pathname.split('/')[2]").await
    }

    /// The game as the page keeps it.
    pub async fn sitting(&self) -> Box<dyn Sitting> {
        let id = self.game_id().await;
        let parts = format!(
            "JSON.stringify((() => {{ const list = [localStorage.getItem('conroi.game.{id}')]; let part;
               while ((part = localStorage.getItem('conroi.part.{id}.' + (list.length - 1))) !== null) list.push(part);
               return list }})())"
        );
        let parts: Vec<String> = serde_json::from_str(&self.text(&parts).await).expect("it is kept");
        let head: Value = serde_json::from_str(&parts[0]).expect("what is kept is JSON");
        if let Some(whole) = head["save"].as_str() {
            return catalog::load("kept", whole).expect("what is kept is a game");
        }
        let count = head["count"].as_u64().expect("it is kept in chunks") as usize;
        let save: Save =
            serde_json::from_value(head["head"].clone()).expect("a head is a save without actions");
        let joined = join(save, count, &parts[1..]).expect("no chunk is missing").save;
        catalog::load_save("kept", &joined).expect("what is kept is a game")
    }

    /// Waits until a person is asked, or the game is over.
    pub async fn settled(&self) {
        // Where a turn has ended by the last thing that could be done, somebody has to say so.
        let begin =
            "(() => { const go = document.querySelector('.question.hold .go'); go?.click(); return !go })()";
        self.until(&format!(
            "{begin} && !document.querySelector('.question.waiting') && !!document.querySelector('.question')"
        ))
        .await;
    }

    /// Waits until more than so many actions have been played.
    pub async fn played(&self, more_than: usize) {
        let id = self.game_id().await;
        self.until(&format!("{} > {more_than}", kept_length(&id))).await;
    }

    /// Waits until a march of several steps is over: nothing is played any more.
    pub async fn at_rest(&self) {
        let mut before = usize::MAX;
        loop {
            let now = self.sitting().await.length();
            if now == before {
                return;
            }
            before = now;
            tokio::time::sleep(Duration::from_millis(400)).await;
        }
    }

    /// Where the middle of a hex stands in the window.
    pub async fn hex(&self, label: &str) -> (f64, f64) {
        let sitting = self.sitting().await;
        let scene = sitting.scene(Viewer::Public);
        let board = board(&scene);
        let cell =
            board.cells.iter().find(|cell| cell.label == label).unwrap_or_else(|| panic!("no hex {label}"));
        let centre = picture::layout(board).centre(Hex::new(cell.q, cell.r));
        let frame = picture::frame(board);
        // The page keeps 40 pixels of room around the board.
        let rect = self
            .ask("(() => { const r = document.querySelector('.field .ground').getBoundingClientRect(); return [r.x, r.y, r.width] })()")
            .await;
        let scale = number(&rect[2]) / (frame.width as f64 / 10.0 + 80.0);
        (
            number(&rect[0]) + ((centre.x - frame.x) as f64 / 10.0 + 40.0) * scale,
            number(&rect[1]) + ((centre.y - frame.y) as f64 / 10.0 + 40.0) * scale,
        )
    }

    pub async fn click_hex(&self, label: &str) {
        let (mut x, mut y) = self.hex(label).await;
        // Under a stack that lies open: whoever has chosen closes it.
        let under = format!("!!document.elementFromPoint({x}, {y})?.closest('.fan')");
        let chosen = ".fan .member[aria-pressed='true']";
        if self.ask(&under).await == true && self.sees(chosen).await {
            self.click(chosen).await;
            (x, y) = self.hex(label).await;
        }
        // Out of sight, or behind a button: one looks at the whole board first.
        let open = format!(
            "(() => {{ const it = document.elementFromPoint({x}, {y}); return !!it && !!it.closest('.window') && !it.closest('button, .overview, .fan') }})()"
        );
        if self.ask(&open).await != true {
            self.run("document.querySelector('.zoom button:last-child').click()").await;
            (x, y) = self.hex(label).await;
        }
        self.click_at(x, y).await;
    }

    /// The window gets another size.
    pub async fn resize(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tell("Emulation.setDeviceMetricsOverride", size).await;
    }

    pub async fn screenshot(&self, path: &Path) {
        let picture = self.tell("Page.captureScreenshot", json!({ "format": "png" })).await;
        let packed = picture["data"].as_str().unwrap_or_default();
        let bytes = base64::engine::general_purpose::STANDARD.decode(packed).expect("a picture");
        std::fs::write(path, bytes).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    }

    /// Nobody answers any more: what works now works without a network.
    pub async fn stop_server(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        let _ = (&mut self.server).await;
    }

    /// Closes the window; the page must not have complained about anything.
    pub async fn close(mut self) {
        let complaints = self.ask("window.complaints").await;
        self.tab.close().await;
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        assert_eq!(complaints, Value::Array(Vec::new()), "the page complained");
    }
}

/// How many actions of a game the page has kept, as an expression of the page.
pub fn kept_length(id: &str) -> String {
    format!("(JSON.parse(localStorage.getItem('conroi.game.{id}') ?? '{{}}').count ?? 0)")
}

pub fn board(scene: &Scene) -> &HexBoard {
    match &scene.ground.board {
        Board::Hexes(board) => board,
        Board::Table { .. } => panic!("this board has no hexes"),
    }
}

/// A string as JavaScript writes it.
pub fn quoted(text: &str) -> String {
    Value::String(text.into()).to_string()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}
