//! What a person feels, measured in headless Chromium: how soon the page can be played, how long a click takes to show its
//! answer, how even the frames are while the largest map is moved and zoomed.
//!
//! ```text
//! cargo run --release --package e2e --example measure
//! ```
//!
//! Prints figures only; nothing here passes or fails.

use e2e::{DESK, Hand, Window, play_as};
use engine::ruleset::Setup;
use engine::scene::Scene;
use engine::table::Throw;
use engine::{Seat, Viewer};
use serde_json::Value;
use std::time::{Duration, Instant};

#[tokio::main]
async fn main() {
    slowed().await;
    let window = Window::at("/", DESK).await;
    let mut first = Vec::new();
    for _ in 0..7 {
        window.goto("/").await;
        window.see(".play").await;
        first.push(number(
            &window
                .ask("performance.now() - performance.getEntriesByType('navigation')[0].responseStart")
                .await,
        ));
    }
    report("first byte to playable, ms", &mut first);
    let sizes = window
        .ask("performance.getEntriesByType('resource').map(it => [it.name.split('/').pop(), it.encodedBodySize])")
        .await;
    println!("loaded, bytes on the wire: {sizes}");

    // A large map with both armies on it.
    window.goto("/new/medieval-battle?scenario=two-realms").await;
    window.click("input[name='opponent'][value='squire']").await;
    window.click("input[name='side'][value='0']").await;
    window.click(".begin").await;
    let set_up = play_as(&window, Seat(0), Hand::Mouse, 30).await;
    window.settled().await;
    let sitting = window.sitting().await;
    let scene = sitting.scene(Viewer::Public);
    println!(
        "large map: {} hexes, {} counters on it after {set_up} decisions",
        e2e::board(&scene).cells.len(),
        scene.pieces.len()
    );

    clicks_and_frames(&window, &scene).await;
    a_great_battle(&window).await;
    window.close().await;
}

/// A first visit with little of everything: how soon somebody can begin a game, and how soon the board of each game is there.
async fn slowed() {
    let mut tasks = Vec::new();
    let mut first = Vec::new();
    for n in 0..5 {
        let window = Window::open(DESK).await;
        window.slow_down().await;
        window.beforehand(WATCH).await;
        window.goto("/").await;
        window.until("window.playable > 0").await;
        first.push(number(&window.ask("window.playable").await));
        tasks.push(number(&window.ask("Math.max(0, ...window.tasks)").await));
        if n == 0 {
            println!("first page, bytes on the wire: {}", window.ask(WIRE).await);
        }
        window.close().await;
    }
    report("slowed: first page to playable, ms", &mut first);
    report("slowed: longest task of the first page, ms", &mut tasks);
    for id in catalog::IDS {
        let mut opened = Vec::new();
        for n in 0..3 {
            let window = Window::open(DESK).await;
            window.slow_down().await;
            window.beforehand(WATCH).await;
            window.goto("/").await;
            window.until("window.playable > 0").await;
            let before = number(&window.ask("performance.getEntriesByType('resource').length").await);
            let script = OPEN.replace("GAME", id).replace("THERE", THERE);
            opened.push(number(&window.ask(&script).await));
            if n == 0 {
                println!(
                    "{id}, bytes on the wire: {}",
                    window.ask(&WIRE.replace("slice(0)", &format!("slice({before})"))).await
                );
            }
            window.close().await;
        }
        report(&format!("slowed: {id}, from the button to its board, ms"), &mut opened);
    }
}

/// When somebody could begin a game, and how long the page was busy at a time.
const WATCH: &str = "window.playable = 0; window.tasks = [];
new PerformanceObserver(list => list.getEntries().forEach(it => window.tasks.push(it.duration))).observe({ type: 'longtask', buffered: true });
new MutationObserver(() => { if (!window.playable && document.querySelector('.play')) window.playable = performance.now() })
  .observe(document, { childList: true, subtree: true });";

/// What was loaded, and the sum of it; what the service worker fetches for later is not in it.
const WIRE: &str = "(() => {
  const list = [...performance.getEntriesByType('resource')].slice(0).map(it => [it.name.split('/').pop(), it.encodedBodySize]);
  const page = performance.getEntriesByType('navigation')[0].encodedBodySize;
  return [list.reduce((sum, it) => sum + it[1], page), list];
})()";

/// From the button that begins a game to its board.
const OPEN: &str = "(async () => {
  const before = performance.now();
  document.querySelector('.play[data-game=GAME]').click();
  return await THERE('.window .piece') - before;
})()";

async fn clicks_and_frames(window: &Window, scene: &Scene) {
    let (mut clicks, mut shown) = (Vec::new(), Vec::new());
    let units: Vec<u16> = scene.pieces.iter().filter(|it| it.seat == Seat(0)).map(|it| it.id).collect();
    for id in units.iter().cycle().take(40) {
        let spent = window.ask(&CLICK.replace("PIECE", &id.to_string()).replace("THERE", THERE)).await;
        if let [there, frame] = spent.as_array().map_or(&[][..], Vec::as_slice) {
            clicks.push(number(there));
            shown.push(number(frame));
        }
        window.key("Escape").await;
    }
    report("a click on a unit to its reach in the page, ms", &mut clicks);
    report("a click on a unit to the frame that shows its reach, ms", &mut shown);

    for (name, script) in [("pan", PAN), ("zoom", ZOOM)] {
        let frames = window.ask(script).await;
        let mut frames: Vec<f64> = frames.as_array().into_iter().flatten().map(number).collect();
        report(&format!("frames while the map is moved ({name}), ms"), &mut frames);
    }
}

/// Grunwald with all its counters: a click, moving the map, an attack with its odds, a phase of the computer.
async fn a_great_battle(window: &Window) {
    let game = catalog::find("grunwald").expect("it is in the catalog");
    let mut sitting = game.open(Setup::new("choc-des-titans"), 1).expect("it opens");
    for text in ["default", "ready", "default", "ready"] {
        sitting.play(text, Throw::Seeded).expect("it is legal");
    }
    let scene = sitting.scene(Viewer::Public);
    println!("Grunwald: {} hexes, {} counters", e2e::board(&scene).cells.len(), scene.pieces.len());
    let save = sitting.save().to_json();
    window.keep_game(&save, [None, None], false).await;
    window.goto("/game/kept").await;
    window.settled().await;
    clicks_and_frames(window, &scene).await;

    let attack = catalog::open_position("an attack", ATTACK, 1).expect("it can be");
    window.keep_game(&attack.save().to_json(), [None, None], false).await;
    let (mut first, mut later) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        window.goto("/game/kept").await;
        window.settled().await;
        for n in 0..6 {
            window.click_hex("0915").await;
            let (x, y) = window.hex("0914").await;
            let script =
                ODDS.replace("XX", &x.to_string()).replace("YY", &y.to_string()).replace("THERE", THERE);
            let spent = number(&window.ask(&script).await);
            if n == 0 {
                first.push(spent)
            } else {
                later.push(spent)
            }
            window.key("Escape").await;
            window.key("Escape").await;
        }
    }
    report("a click on an enemy to the odds, the first after loading, ms", &mut first);
    report("a click on an enemy to the odds, later ones, ms", &mut later);

    for level in ["squire", "knight"] {
        phases_of_the_computer(window, &save, level).await;
    }
}

/// The first turn of the army that moves first as the computer plays it and the page shows it, at the pace that the settings have
/// by themselves: its cavalry, then its foot. Both seats are the computer's, so that nobody is waited for when the other side
/// may answer a charge.
async fn phases_of_the_computer(window: &Window, save: &str, level: &str) {
    window.goto("/").await;
    window.run("localStorage.removeItem('conroi.settings')").await;
    window.keep_game(save, [Some(level), Some(level)], false).await;
    window.goto("/game/kept").await;
    let (mut began, mut phase, mut length) = (Instant::now(), 1, window.sitting().await.length());
    while phase < 4 {
        if began.elapsed() > LONGEST {
            println!("{level}, phase {phase} of the first turn: more than {} s", LONGEST.as_secs());
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        let sitting = window.sitting().await;
        let tracks = sitting.scene(Viewer::Public).tracks;
        let now = tracks.iter().find(|track| track.kind == "phase").map_or(4, |track| track.value);
        if now != phase {
            let (spent, actions) = (began.elapsed().as_secs_f64(), sitting.length() - length);
            println!("{level}, phase {phase} of the first turn in the page: {spent:.1} s, {actions} actions");
            (began, phase, length) = (Instant::now(), now, sitting.length());
        }
    }
}

/// No phase of the computer is waited for longer than this.
const LONGEST: Duration = Duration::from_secs(180);

const ATTACK: &str = r#"
game = "grunwald"
scenario = "choc-des-titans"
turn = 2
step = 2
units = ["PKR1 0915 N nc 3", "TGM1 0914 S"]
leaders = ["zyndram 0915", "ulrich 0914", "jagiello 0920"]
"#;

/// From the click on the enemy to the bars in the card.
const ODDS: &str = "(async () => {
  const at = { clientX: XX, clientY: YY, pointerId: 1, button: 0, bubbles: true };
  const board = document.querySelector('.window');
  board.setPointerCapture = () => {};
  const before = performance.now();
  board.dispatchEvent(new PointerEvent('pointerdown', at));
  board.dispatchEvent(new PointerEvent('pointerup', at));
  return await THERE('.card .odds li') - before;
})()";

/// The moment when something is in the page: heard from the browser, because whoever looks now and then also waits for the frames
/// that it draws in between.
const THERE: &str = "(selector => new Promise(done => {
  const look = () => { if (document.querySelector(selector)) { watch.disconnect(); done(performance.now()) } };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  setTimeout(() => done(performance.now()), 20000);
}))";

/// From the click to the reach in the page, and to the end of the frame that shows it.
const CLICK: &str = "(async () => {
  const piece = document.querySelector('.piece.ready[data-piece=\"PIECE\"]');
  if (!piece) return null;
  const r = piece.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
  const at = { clientX: x, clientY: y, pointerId: 1, button: 0, bubbles: true };
  const board = document.querySelector('.window');
  board.setPointerCapture = () => {};
  const before = performance.now();
  board.dispatchEvent(new PointerEvent('pointerdown', at));
  board.dispatchEvent(new PointerEvent('pointerup', at));
  const there = await THERE('.reach');
  await new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)));
  return [there - before, performance.now() - before];
})()";

const PAN: &str = "(async () => {
  const board = document.querySelector('.window'); board.setPointerCapture = () => {};
  const send = (kind, x, y) => board.dispatchEvent(new PointerEvent(kind, { clientX: x, clientY: y, pointerId: 1, button: 0, buttons: 1, bubbles: true }));
  const frames = []; let last = null;
  send('pointerdown', 30, 300);
  await new Promise(done => { let n = 0; const step = now => {
    if (last !== null) frames.push(now - last); last = now;
    send('pointermove', 30 + 200 * Math.sin(n / 20), 300 + 120 * Math.cos(n / 15));
    n += 1; n < 300 ? requestAnimationFrame(step) : done() }; requestAnimationFrame(step) });
  send('pointercancel', 30, 300);
  return frames;
})()";

const ZOOM: &str = "(async () => {
  const board = document.querySelector('.window');
  const frames = []; let last = null;
  await new Promise(done => { let n = 0; const step = now => {
    if (last !== null) frames.push(now - last); last = now;
    board.dispatchEvent(new WheelEvent('wheel', { clientX: 500, clientY: 400, deltaY: 25 * Math.sin(n / 25), bubbles: true, cancelable: true }));
    n += 1; n < 300 ? requestAnimationFrame(step) : done() }; requestAnimationFrame(step) });
  return frames;
})()";

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}

fn report(what: &str, list: &mut [f64]) {
    list.sort_by(f64::total_cmp);
    let at = |part: usize| {
        list.get((list.len() * part / 100).min(list.len().saturating_sub(1))).copied().unwrap_or_default()
    };
    println!(
        "{what}: median {:.1}, 95th percentile {:.1}, longest {:.1} ({} times)",
        at(50),
        at(95),
        at(100),
        list.len()
    );
}
