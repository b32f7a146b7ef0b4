//! The panel one can read: what was mended in it, where it stands on every screen, and what the reader may choose.

use crate::grunwald::battle;
use e2e::{DESK, Look, Window};
use serde_json::Value;

const NARROW: Look = Look { width: 820, height: 1180, ..DESK };
const LYING: Look = Look { width: 844, height: 390, ..e2e::PHONE };

/// How strongly the words of an element stand out from what is painted behind them, as WCAG reckons it.
const CONTRAST: &str = "(element => {
    const light = c => { const [r, g, b] = c.match(/[\\d.]+/g).slice(0, 3).map(v => { v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4 }); return 0.2126 * r + 0.7152 * g + 0.0722 * b };
    const style = getComputedStyle(element);
    let behind = element;
    while (behind && /, 0\\)$|^transparent$/.test(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
    const [a, b] = [light(style.color), light(getComputedStyle(behind).backgroundColor)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05) })";

async fn first_game(look: Look) -> Window {
    let window = Window::at("/", look).await;
    window.click(".play").await;
    window.settled().await;
    window.see(".piece.ready").await;
    window
}

#[tokio::test(flavor = "multi_thread")]
async fn the_question_before_resigning_is_read_and_escape_closes_it() {
    let window = first_game(DESK).await;
    window.click(".resign").await;
    for part in [".ask h2", ".ask .main", ".ask .stay"] {
        window.see(part).await;
        let contrast = window.ask(&format!("{CONTRAST}(document.querySelector('{part}'))")).await;
        assert!(contrast.as_f64().unwrap_or(0.0) > 4.5, "{part}: {contrast}");
    }
    // The focus begins on the answer that changes nothing, and Tab stays inside.
    window.until("document.activeElement.className.includes('stay')").await;
    for _ in 0..3 {
        window.key("Tab").await;
        window.until("!!document.activeElement.closest('.ask')").await;
    }
    window.key("Escape").await;
    window.until("!document.querySelector('.ask')").await;
    window.until("document.activeElement.className.includes('resign')").await;
    assert!(window.sitting().await.outcome().is_none());
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn arrow_keys_pass_every_row() {
    let window = first_game(DESK).await;
    window.key("m").await;
    window.key("n").await;
    window.see(".window[data-cursor]").await;
    let row = || window.text("document.querySelector('.window').dataset.cursor.replace(/[0-9]/g, '')");
    let mut seen = vec![row().await];
    for _ in 0..4 {
        window.key("ArrowUp").await;
        seen.push(row().await);
    }
    // As letters of the alphabet, one after the other, until the edge of the map.
    let letters: Vec<u32> = seen.iter().filter_map(|row| row.chars().next()).map(u32::from).collect();
    assert!(letters.windows(2).all(|pair| pair[0].abs_diff(pair[1]) <= 1), "{seen:?}");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_computer_has_in_mind_is_told_after_the_game_and_in_words() {
    let window = Window::at("/new/medieval-battle?scenario=first-game", DESK).await;
    window.click("input[name='opponent'][value='knight']").await;
    window.click("input[name='side'][value='1']").await;
    window.click(".begin").await;
    window.settled().await;
    let before = window.sitting().await.length();
    window.click(".buttons [data-do='pass']").await;
    window.click(".card .do").await;
    window.played(before + 1).await;
    window.settled().await;
    assert!(!window.sees(".thought").await, "the enemy's plan is nobody's business while he plays");
    window.click(".resign").await;
    window.click(".ask .main").await;
    window.see(".thought").await;
    window.run("document.querySelector('.thought').open = true").await;
    let told = window.read(".thought").await;
    assert!(!told.contains(" 0 positions") && window.sees(".thought li").await, "{told}");
    assert!(!window.sees(".thought code").await, "sentences, not notation");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_minimum_move_is_one_entry_with_an_arrow_for_each_end_beside_the_line() {
    let window = battle(2, "\"PXB1 0915 N\", \"TGM1 0911 S\"", &[], DESK).await;
    let sitting = window.sitting().await;
    assert_eq!(sitting.decision().map(|it| it.kind), Some("activate"));
    window.click_hex("0915").await;
    window.see(".reach[data-hexes~='0914']").await;
    window.click_hex("0914").await;
    window.see(".fan.aside .way-group .turn-to").await;
    let group = window.read(".way-group").await;
    assert!(group.contains("Minimum move") && group.contains("whole move"), "what it means is said: {group}");
    assert_eq!(window.ask("document.querySelectorAll('.fan .way-group').length").await, 1);
    // Nothing between the two lines is covered.
    for hex in ["0914", "0913", "0912", "0911"] {
        let (x, y) = window.hex(hex).await;
        let covered = format!("!!document.elementFromPoint({x}, {y})?.closest('.fan')");
        assert_eq!(window.ask(&covered).await, Value::Bool(false), "{hex}");
    }
    let before = window.sitting().await.length();
    window.click(".way-group .turn-to[data-facing]").await;
    window.played(before).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_up_another_piece_reads_of_it_and_can_end_the_move_or_the_phase() {
    let window = battle(1, "\"PKR1 0917 N\", \"PKR2 1217 N\", \"TGM1 0905 S\"", &[], DESK).await;
    window.click_hex("0917").await;
    window.see(".reach[data-hexes~='0916']").await;
    let before = window.sitting().await.length();
    window.click_hex("0916").await;
    window.played(before).await;
    window.see(".buttons [data-do='stop']").await;
    // The phase can be ended from here, not only the move.
    window.see(".from-here [data-do='stop end']").await;
    window.until("/move on/.test(document.querySelector('.question p').innerText)").await;
    window.click_hex("1217").await;
    window.see(".buttons [data-do='stop']").await;
    window.see(".from-here [data-do='stop end']").await;
    window.click(".from-here [data-do='stop end']").await;
    // Either it is done at once, or a card tells first what it leaves undone.
    let count = "(JSON.parse(localStorage.getItem('conroi.game.kept') ?? '{}').count ?? 0)";
    window.until(&format!("!!document.querySelector('.card .do') || {count} > {}", before + 2)).await;
    if window.sees(".card .do").await {
        window.click(".card .do").await;
    }
    window.played(before + 2).await;
    window.close().await;
}

/// What is looked at: the middle of the window on the board, and how large the board is drawn.
const LOOKED: &str = "(() => { const [x, y, scale] = document.querySelector('.field').style.transform.match(/-?[\\d.]+/g).map(Number), w = document.querySelector('.window');
    return [(w.clientWidth / 2 - x) / scale, (w.clientHeight / 2 - y) / scale, scale].map(v => Math.round(v * 100) / 100) })()";

#[tokio::test(flavor = "multi_thread")]
async fn zoom_and_place_survive_another_size_of_the_window_and_a_reload() {
    let window = battle(1, "\"PKR1 0917 N\", \"TGM1 0905 S\"", &[], DESK).await;
    for _ in 0..2 {
        window.click(".zoom button:first-child").await;
    }
    window.until("!document.querySelector('.field.moving')").await;
    let looked = window.ask(LOOKED).await;
    let close = |a: &Value, b: &Value| {
        (0..3).all(|n| (a[n].as_f64().unwrap_or(0.0) - b[n].as_f64().unwrap_or(9e9)).abs() < 1.0)
    };
    window.resize(1300, 860).await;
    window.until("innerWidth === 1300 && document.querySelector('.window').clientWidth < 1300").await;
    window.until(&format!("(() => {{ const now = {LOOKED}, then = {looked}; return now.every((v, n) => Math.abs(v - then[n]) < 1) }})()")).await;
    window.reload().await;
    window.settled().await;
    window.until(&format!("(() => {{ const now = {LOOKED}, then = {looked}; return now.every((v, n) => Math.abs(v - then[n]) < 1) }})()")).await;
    assert!(close(&window.ask(LOOKED).await, &looked));
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_dice_offers_nobody_dice_of_his_own() {
    let window = Window::at("/new/medieval-battle", DESK).await;
    window.see(".begin").await;
    assert!(!window.sees(".own-dice").await);
    window.click(".begin").await;
    window.settled().await;
    assert!(!window.sees(".own-dice").await);
    window.goto("/new/grunwald").await;
    window.see(".own-dice").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_a_line_are_one_mark_that_opens_or_every_number_if_one_likes() {
    let window = first_game(DESK).await;
    window.see(".question .chip.mark").await;
    assert_eq!(window.ask("document.querySelectorAll('.question .chip').length").await, 1);
    window.click(".question .chip.mark").await;
    window.see(".drawer").await;
    window.key("Escape").await;
    window.until("!document.querySelector('.drawer')").await;
    window.click(".to-settings").await;
    window.until("location.pathname === '/settings'").await;
    window.click("[data-setting='marks'] label:last-child input").await;
    window.run("history.back()").await;
    window.settled().await;
    window.see(".question .chip:not(.mark)").await;
    assert!(window.read(".question .chip").await.starts_with("MB-"));
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_are_kept_and_hold_at_once() {
    let window = Window::at("/settings", DESK).await;
    let size = || window.ask("parseFloat(getComputedStyle(document.documentElement).fontSize)");
    let before = size().await.as_f64().unwrap_or(0.0);
    window.click("[data-setting='text'] label:last-child input").await;
    window
        .until(&format!("parseFloat(getComputedStyle(document.documentElement).fontSize) > {}", before * 1.2))
        .await;
    window.click("[data-setting='theme'] label:nth-child(3) input").await;
    window.until("document.documentElement.dataset.theme === 'dark'").await;
    window.click("[data-setting='lang'] label:last-child input").await;
    window.until("document.querySelector('.head h1').innerText === 'Réglages'").await;
    window.reload().await;
    window.until("document.querySelector('.head h1')?.innerText === 'Réglages'").await;
    assert_eq!(window.text("document.documentElement.dataset.theme").await, "dark");
    assert!(
        window
            .truth("document.querySelector(\"[data-setting='text'] label:last-child input\").checked")
            .await
    );
    window.close().await;
}

/// Buttons and links of the page that are smaller than forty pixels, with their size; what stands in a sentence is a part of it.
const SMALL: &str = "[...document.querySelectorAll('button, a, summary, select, input[type=range]')]
    .filter(it => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !it.closest('.heard, [aria-hidden=true], p:not(.row):not(.chips) a'))
    .filter(it => !(it.tagName === 'A' && getComputedStyle(it).display === 'inline'))
    .map(it => [it.className || it.tagName, Math.round(it.getBoundingClientRect().width), Math.round(it.getBoundingClientRect().height)])
    .filter(([, w, h]) => w > 0 && (w < 39.5 || h < 39.5)).map(it => it.join(' '))";

async fn has_large_targets(window: &Window, where_: &str) {
    assert_eq!(window.ask(SMALL).await, Value::Array(Vec::new()), "{where_}");
}

/// Nothing is cut off, nothing lies over something else, and the question is in view with an answer.
async fn stands_well(window: &Window, look: Look, where_: &str) {
    window.until(&format!("document.documentElement.scrollWidth <= {} && document.documentElement.scrollHeight <= innerHeight", look.width)).await;
    let board = window.ask("(() => { const r = document.querySelector('.window').getBoundingClientRect(); return [r.width, r.height] })()").await;
    let of = |n: usize| board[n].as_f64().unwrap_or(0.0);
    assert!(
        of(0) >= 360.0_f64.min(f64::from(look.width)) && of(1) >= 240.0,
        "{where_}: the board has {board}"
    );
    let over = "[...document.querySelectorAll('.seats > *')].some(a => [...document.querySelectorAll('.seats > *')].some(b => { if (a === b) return false; const r = a.getBoundingClientRect(), s = b.getBoundingClientRect(); return r.left < s.right - 1 && s.left < r.right - 1 && r.top < s.bottom - 1 && s.top < r.bottom - 1 }))";
    assert_eq!(window.ask(over).await, Value::Bool(false), "{where_}: seats lie over each other");
    let cut = "[...document.querySelectorAll('.seats .seat, .replay')].filter(it => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1).map(it => it.className)";
    assert_eq!(window.ask(cut).await, Value::Array(Vec::new()), "{where_}: cut off");
    for part in [".question", ".act button"] {
        let seen = format!(
            "(() => {{ const r = document.querySelector('{part}').getBoundingClientRect(); return r.top >= 0 && r.top + Math.min(r.height, 40) <= innerHeight && r.left >= 0 && r.right <= innerWidth + 1 }})()"
        );
        assert_eq!(window.ask(&seen).await, Value::Bool(true), "{where_}: {part} is in view");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tablets_and_phones_have_a_layout_of_their_own_and_targets_for_fingers() {
    const FRENCH: Look = Look { lang: "fr-FR", ..e2e::PHONE };
    for (look, name) in [(FRENCH, "a phone"), (NARROW, "a tablet"), (LYING, "a phone that lies")] {
        let window = Window::at("/", look).await;
        has_large_targets(&window, &format!("{name}, the first page")).await;
        window.click(".play[data-game='grunwald']").await;
        window.settled().await;
        window.see(".piece.ready").await;
        stands_well(&window, look, name).await;
        has_large_targets(&window, &format!("{name}, a game")).await;
        window.click(".act .buttons button").await;
        window.see(".card").await;
        has_large_targets(&window, &format!("{name}, a card")).await;
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wide_screen_has_a_wider_panel_with_the_journal_beside() {
    let wide = Look { width: 1920, height: 1080, ..DESK };
    let window = first_game(wide).await;
    stands_well(&window, wide, "a wide screen").await;
    let beside = "(() => { const a = document.querySelector('.act').getBoundingClientRect(), j = document.querySelector('.journal').getBoundingClientRect(); return j.left >= a.right - 1 && a.width + j.width > 600 })()";
    assert_eq!(window.ask(beside).await, Value::Bool(true));
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_stay_where_they_are_from_question_to_question() {
    let window = battle(1, "\"PKR1 0917 N\", \"PKR2 1217 N\", \"TGM1 0905 S\"", &[], DESK).await;
    let top = || window.ask("document.querySelector('.act .buttons').getBoundingClientRect().top");
    window.see(".act .buttons").await;
    let before = top().await;
    window.click_hex("0917").await;
    window.see(".reach").await;
    assert_eq!(top().await, before);
    let played = window.sitting().await.length();
    window.click_hex("0916").await;
    window.played(played).await;
    window.see(".buttons [data-do='stop']").await;
    assert_eq!(top().await, before);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_small_map_keeps_away_from_what_can_be_done() {
    let window = Window::at("/", DESK).await;
    window.click(".play[data-game='grunwald']").await;
    window.settled().await;
    window.see(".overview-map").await;
    window.key("m").await;
    window.key("n").await;
    window.key("Enter").await;
    window.see(".piece.held").await;
    window.see(".reach").await;
    let covers = "(() => { const map = document.querySelector('.overview-map'); if (!map) return false; const r = map.getBoundingClientRect();
        return [...document.querySelectorAll('.cost, .blades, .piece.held')].some(it => { const b = it.getBoundingClientRect(), x = (b.left + b.right) / 2, y = (b.top + b.bottom) / 2; return x > r.left && x < r.right && y > r.top && y < r.bottom }) })()";
    window.until(&format!("!{covers}")).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_game_stands_at_the_top_with_turn_score_and_time() {
    let window = Window::at("/", DESK).await;
    window.click(".play[data-game='grunwald']").await;
    window.settled().await;
    let id = window.game_id().await;
    window.until(&format!("!!localStorage.getItem('conroi.glimpse.{id}')")).await;
    window.goto("/").await;
    window.see(".kept-game").await;
    let top = "document.querySelector('.kept-game').getBoundingClientRect().top < document.querySelector('.game-card').getBoundingClientRect().top";
    assert_eq!(window.ask(top).await, Value::Bool(true));
    let says = window.read(".kept-game").await;
    assert!(says.contains("Turn 1") && says.contains("Teutonic Order 0"), "{says}");
    assert!(
        window.truth("/\\d\\d:\\d\\d/.test(document.querySelector('.kept-game').innerText)").await,
        "{says}"
    );
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_set_in_its_own_letters() {
    let window = first_game(DESK).await;
    window.until("document.fonts.check('16px Alegreya') && [...document.fonts].some(it => it.family.includes('Alegreya') && it.status === 'loaded')").await;
    window.close().await;
}
