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
use std::time::Instant;

#[tokio::main]
async fn main() {
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

async fn clicks_and_frames(window: &Window, scene: &Scene) {
    let mut clicks = Vec::new();
    let units: Vec<u16> = scene.pieces.iter().filter(|it| it.seat == Seat(0)).map(|it| it.id).collect();
    for id in units.iter().cycle().take(40) {
        let spent = window.ask(&CLICK.replace("PIECE", &id.to_string())).await;
        if let Some(spent) = spent.as_f64() {
            clicks.push(spent);
        }
        window.key("Escape").await;
    }
    report("a click on a unit to its reach in the page, ms", &mut clicks);

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
    let mut odds = Vec::new();
    for _ in 0..5 {
        window.goto("/game/kept").await;
        window.settled().await;
        window.click_hex("0915").await;
        let (x, y) = window.hex("0914").await;
        let script = ODDS.replace("XX", &x.to_string()).replace("YY", &y.to_string());
        odds.push(number(&window.ask(&script).await));
    }
    report("a click on an enemy to the odds of the attack, ms", &mut odds);

    for level in ["squire", "knight"] {
        window.keep_game(&save, [Some(level), None], false).await;
        window.goto("/game/kept").await;
        let began = Instant::now();
        window.until("(() => { const it = JSON.parse(JSON.parse(localStorage.getItem('conroi.game.kept')).save).actions; return it.some(it => it.seat === 'allied' && it.action === 'end') })()").await;
        let actions = window.sitting().await.length() - sitting.length();
        println!(
            "first cavalry phase of {level} in the page: {:.1} s, {actions} actions",
            began.elapsed().as_secs_f64()
        );
    }
}

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
  while (!document.querySelector('.card .odds li') && performance.now() - before < 2000) await new Promise(done => { const c = new MessageChannel(); c.port1.onmessage = done; c.port2.postMessage(0) });
  return performance.now() - before;
})()";

/// The reach is drawn in the same task as the click, or in the one after it.
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
  while (!document.querySelector('.reach') && performance.now() - before < 1000) await new Promise(done => { const c = new MessageChannel(); c.port1.onmessage = done; c.port2.postMessage(0) });
  return performance.now() - before;
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
