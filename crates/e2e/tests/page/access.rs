//! For everybody: checked with axe-core, heard by a screen reader, in all themes.

use crate::grunwald::{battle, throw};
use e2e::{DESK, Look, PHONE, Window};
use serde_json::Value;
use std::path::PathBuf;

/// Where `cargo xtask test` puts axe-core.
fn axe() -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/axe-core/package/axe.min.js");
    std::fs::read_to_string(&root).unwrap_or_else(|why| {
        panic!("{}: {why}\n`cargo xtask axe` fetches axe-core with npm", root.display())
    })
}

async fn check(window: &Window, axe: &str, where_: &str) {
    window.run(axe).await;
    let found = window
        .ask(
            "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] })
             .then(it => it.violations.map(v => v.id + ': ' + v.help + ' — ' + v.nodes.slice(0, 3).map(n => n.target.join(' ') + ' ' + (n.any[0]?.message || '')).join(' | ')))",
        )
        .await;
    assert_eq!(found, Value::Array(Vec::new()), "{where_}");
}

async fn every_page(look: Look, theme: &str) {
    let axe = axe();
    let window = Window::at("/", look).await;
    window.run(&format!("localStorage.setItem('conroi.settings', JSON.stringify({{ theme: '{theme}', hints: true, pace: 0 }}))")).await;
    for path in [
        "/",
        "/new/medieval-battle",
        "/new/grunwald",
        "/rules/medieval-battle",
        "/rules/grunwald",
        "/settings",
        "/nowhere/at/all",
    ] {
        window.goto(path).await;
        window.see("main").await;
        assert_eq!(window.text("document.documentElement.dataset.theme").await, theme);
        check(&window, &axe, &format!("{path} {theme}")).await;
    }
    window.goto("/").await;
    window.click(".play").await;
    window.settled().await;
    check(&window, &axe, &format!("the table, {theme}")).await;
    window.key("?").await;
    window.see(".ask.keys").await;
    check(&window, &axe, &format!("the keys, {theme}")).await;
    window.key("Escape").await;
    window.until("!document.querySelector('.ask')").await;
    // On a phone it waits behind the three dots.
    window.run("document.querySelector('.resign').click()").await;
    window.see(".ask .stay").await;
    check(&window, &axe, &format!("resigning, {theme}")).await;
    window.key("Escape").await;
    window.until("!document.querySelector('.ask')").await;
    window.click(".buttons [data-do='pass']").await;
    window.see(".card").await;
    check(&window, &axe, &format!("a card, {theme}")).await;
    window.click(".card .chip").await;
    window.see(".drawer").await;
    check(&window, &axe, &format!("a rule, {theme}")).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_in_the_light() {
    every_page(DESK, "light").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_in_the_dark() {
    every_page(DESK, "dark").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_in_high_contrast_on_a_phone() {
    every_page(PHONE, "contrast").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_on_a_tablet() {
    every_page(Look { width: 820, height: 1180, ..PHONE }, "light").await;
}

/// A set-up, a combat with its table, dice of one's own, a question with several answers, a choice in a stack.
async fn a_battle(look: Look, theme: &str) {
    let axe = axe();
    let units = "\"PKR1 0915 N pf 1 nc 3\", \"PKR2 0915 N pf 1 nc 3\", \"TGM1 0914 N\"";
    let window = battle(2, units, &[], look).await;
    window.run(&format!("localStorage.setItem('conroi.settings', JSON.stringify({{ theme: '{theme}', hints: true, pace: 0 }}))")).await;
    window.reload().await;
    window.settled().await;
    check(&window, &axe, &format!("a combat, {theme}")).await;
    window.click_hex("0915").await;
    window.see(".fan, .piece.held").await;
    check(&window, &axe, &format!("a stack, {theme}")).await;
    window.click_hex("0914").await;
    window.see(".card th.lit").await;
    check(&window, &axe, &format!("a combat's card, {theme}")).await;
    window.click(".card .do").await;
    window.see(".dice-ask").await;
    check(&window, &axe, &format!("dice, {theme}")).await;
    throw(&window, &[&[2, 2]]).await;
    window.see(".ends button, .answer").await;
    check(&window, &axe, &format!("a retreat, {theme}")).await;
    window.goto("/new/grunwald?scenario=blitzkrieg-1410").await;
    window.click("input[name='opponent'][value='friend']").await;
    window.click(".begin").await;
    window.see(".muster button").await;
    check(&window, &axe, &format!("a set-up, {theme}")).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_in_a_battle() {
    a_battle(DESK, "light").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_in_a_battle_in_the_dark_on_a_phone() {
    a_battle(PHONE, "dark").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_is_explored_hex_by_hex_and_heard() {
    let window = Window::at("/", DESK).await;
    window.click(".play").await;
    window.settled().await;
    window.key("m").await;
    window.until("document.activeElement.className.includes('window')").await;
    window.key("n").await;
    let heard = || window.text("document.querySelector('.board [role=status].heard').textContent");
    let first = heard().await;
    assert!(first.contains("Yellow") && first.contains("can act"), "{first}");
    window.key("ArrowRight").await;
    window
        .until(&format!(
            "document.querySelector('.board [role=status].heard').textContent !== {}",
            e2e::quoted(&first)
        ))
        .await;
    // The journal is heard too.
    window.key("n").await;
    window.key("Enter").await;
    window.see(".piece.held").await;
    window.close().await;
}
