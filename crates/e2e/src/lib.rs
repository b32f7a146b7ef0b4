//! The page in a real browser: a server of our own on a free port, a Chromium of our own, and hands that click, type and read.
//!
//! A test looks at the game through the save that the page keeps, with the same engine, and at the page through what stands
//! in it. Nothing waits for a fixed time: every wait is for something to be true.

mod hands;

pub use hands::{Hand, carry_out, play_as};

use catalog::Sitting;
use chromiumoxide::cdp::browser_protocol::emulation::{
    SetDeviceMetricsOverrideParams, SetLocaleOverrideParams, SetTouchEmulationEnabledParams,
};
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams, DispatchMouseEventType,
    MouseButton,
};
use chromiumoxide::cdp::browser_protocol::page::CaptureScreenshotFormat;
use chromiumoxide::cdp::browser_protocol::target::SetAutoAttachParams;
use chromiumoxide::cdp::js_protocol::runtime::EvaluateParams;
use chromiumoxide::error::CdpError;
use chromiumoxide::page::ScreenshotParams;
use chromiumoxide::{Browser, BrowserConfig, Page};
use engine::Viewer;
use engine::scene::{Board, HexBoard, Scene};
use futures::StreamExt;
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
    pub page: Page,
    pub address: String,
    browser: Browser,
    pump: JoinHandle<()>,
    server: JoinHandle<()>,
    stop: Option<oneshot::Sender<()>>,
    /// Two browsers must never share one; it goes with the window.
    _profile: tempfile::TempDir,
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
        let profile = tempfile::tempdir().expect("a folder for the browser");
        let config = BrowserConfig::builder()
            .no_sandbox()
            .new_headless_mode()
            .user_data_dir(profile.path())
            .window_size(look.width, look.height)
            .viewport(None)
            .args([
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
            ])
            .build()
            .unwrap_or_else(|why| {
                panic!("{why}\nthe page is tested in Chromium: install it (Debian: apt-get install chromium)")
            });
        let (browser, mut events) = Browser::launch(config).await.expect("Chromium starts");
        // Newer browsers send events that our library does not know: never mind.
        let pump = tokio::spawn(async move { while events.next().await.is_some() {} });
        let page = browser.new_page("about:blank").await.expect("a page opens");
        // Our library would hold every service worker back for a debugger that never comes.
        let free =
            SetAutoAttachParams::builder().auto_attach(false).wait_for_debugger_on_start(false).flatten(true);
        page.execute(free.build().expect("complete")).await.expect("workers start by themselves");
        let metrics = SetDeviceMetricsOverrideParams::new(
            i64::from(look.width),
            i64::from(look.height),
            1.0,
            look.touch,
        );
        page.execute(metrics).await.expect("the window has a size");
        page.execute(SetLocaleOverrideParams { locale: Some(look.lang.into()) })
            .await
            .expect("the window has a language");
        if look.touch {
            page.execute(SetTouchEmulationEnabledParams::new(true)).await.expect("the window can be touched");
        }
        // Whatever the page complains about is kept, so that a test can look at it in the end.
        page.evaluate_on_new_document(format!(
            "Object.defineProperty(navigator, 'language', {{ get: () => '{}' }});
             window.complaints = [];
             addEventListener('error', e => complaints.push(String(e.message)));
             addEventListener('unhandledrejection', e => complaints.push(String(e.reason)));
             addEventListener('securitypolicyviolation', e => complaints.push('policy: ' + e.violatedDirective + ' ' + e.blockedURI));
             const before = console.error;
             console.error = (...all) => {{ complaints.push(all.join(' ')); before(...all); }};",
            look.lang
        ))
        .await
        .expect("the page can be listened to");
        Window { page, address, browser, pump, server, stop: Some(stop), _profile: profile }
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
        self.page.goto(format!("{}{path}", self.address)).await.expect("the page is there");
        self.until("document.documentElement.dataset.ready === '1'").await;
    }

    pub async fn reload(&self) {
        self.page.reload().await.expect("the page reloads");
        self.until("document.documentElement.dataset.ready === '1'").await;
    }

    /// Evaluates an expression in the page.
    pub async fn ask(&self, js: &str) -> Value {
        self.evaluate(js).await.unwrap_or_else(|why| panic!("{js}: {why}"))
    }

    /// Always as an expression, and a promise is waited for.
    async fn evaluate(&self, js: &str) -> Result<Value, CdpError> {
        let asked = EvaluateParams::builder().expression(js).await_promise(true).return_by_value(true);
        let found = self.page.evaluate_expression(asked.build().expect("an expression")).await?;
        Ok(found.value().cloned().unwrap_or(Value::Null))
    }

    pub async fn run(&self, js: &str) {
        self.ask(js).await;
    }

    pub async fn truth(&self, js: &str) -> bool {
        self.evaluate(js).await.is_ok_and(|found| found == Value::Bool(true))
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
        let moved = from != to;
        for (kind, buttons, (x, y)) in [
            (DispatchMouseEventType::MouseMoved, 0, from),
            (DispatchMouseEventType::MousePressed, 1, from),
            (DispatchMouseEventType::MouseMoved, 1, middle),
            (DispatchMouseEventType::MouseMoved, 1, to),
            (DispatchMouseEventType::MouseReleased, 0, to),
        ] {
            if !moved && buttons == 1 && matches!(kind, DispatchMouseEventType::MouseMoved) {
                continue;
            }
            let event = DispatchMouseEventParams::builder()
                .r#type(kind)
                .x(x)
                .y(y)
                .button(MouseButton::Left)
                .buttons(buttons)
                .click_count(1)
                .build()
                .expect("a mouse event");
            self.page.execute(event).await.expect("the mouse works");
        }
    }

    pub async fn point_at(&self, x: f64, y: f64) {
        let event = DispatchMouseEventParams::new(DispatchMouseEventType::MouseMoved, x, y);
        self.page.execute(event).await.expect("the mouse works");
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
        for kind in [DispatchKeyEventType::KeyDown, DispatchKeyEventType::KeyUp] {
            let mut event = DispatchKeyEventParams::builder()
                .r#type(kind.clone())
                .key(key)
                .modifiers(shift)
                .windows_virtual_key_code(code)
                .native_virtual_key_code(code);
            if let (DispatchKeyEventType::KeyDown, Some(text)) = (&kind, text) {
                event = event.text(text);
            }
            self.page.execute(event.build().expect("a key event")).await.expect("the keyboard works");
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
        let kept = self.text(&format!("localStorage.getItem('conroi.game.{id}')")).await;
        let kept: Value = serde_json::from_str(&kept).expect("what is kept is JSON");
        catalog::load("kept", kept["save"].as_str().unwrap_or_default()).expect("what is kept is a game")
    }

    /// Waits until a person is asked, or the game is over.
    pub async fn settled(&self) {
        self.until("!document.querySelector('.question.waiting') && !!document.querySelector('.question')")
            .await;
    }

    /// Waits until more than so many actions have been played.
    pub async fn played(&self, more_than: usize) {
        let id = self.game_id().await;
        let kept = format!("JSON.parse(JSON.parse(localStorage.getItem('conroi.game.{id}')).save)");
        self.until(&format!("{kept}.actions.length > {more_than}")).await;
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

    pub async fn screenshot(&self, path: &Path) {
        let format = ScreenshotParams::builder().format(CaptureScreenshotFormat::Png).build();
        self.page.save_screenshot(format, path).await.expect("a screenshot");
    }

    /// Nobody answers any more: what works now works without a network.
    pub async fn stop_server(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        let _ = (&mut self.server).await;
    }

    /// Closes the browser; the page must not have complained about anything.
    pub async fn close(mut self) {
        let complaints = self.ask("window.complaints").await;
        let _ = self.browser.close().await;
        let _ = self.browser.wait().await;
        self.pump.abort();
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        assert_eq!(complaints, Value::Array(Vec::new()), "the page complained");
    }
}

pub fn board(scene: &Scene) -> &HexBoard {
    match &scene.board {
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
