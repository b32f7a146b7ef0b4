//! French and English, and the rule book.

use e2e::{DESK, Look, PHONE, Window};

const FRENCH: Look = Look { lang: "fr-FR", ..DESK };

/// Every page in the language of the browser; no sentence is missing (a missing one would stand in brackets).
async fn all_pages(look: Look, words: [&str; 4]) {
    let window = Window::at("/", look).await;
    assert_eq!(window.text("document.documentElement.lang").await, look.lang[..2]);
    let pages = ["/", "/new/medieval-battle", "/rules/medieval-battle"];
    for (path, word) in pages.iter().zip(words) {
        window.goto(path).await;
        window.until("document.querySelector('main').innerText.length > 40").await;
        let text = window.text("document.body.innerText").await;
        assert!(text.contains(word), "{path}: {word}");
        assert!(!text.contains("[ui") && !has_missing(&text), "{path}: {text}");
    }
    window.goto("/").await;
    window.click(".play").await;
    window.settled().await;
    window.key("?").await;
    window.see(".keys").await;
    let text = window.text("document.body.innerText").await;
    assert!(text.contains(words[3]), "{text}");
    assert!(!has_missing(&text), "{text}");
    window.close().await;
}

/// An id in square brackets is a sentence that nobody wrote.
fn has_missing(text: &str) -> bool {
    text.split('[').skip(1).any(|rest| {
        let id = rest.split(']').next().unwrap_or_default();
        id.contains('-') && id.chars().all(|c| c.is_ascii_lowercase() || c == '-')
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn an_english_reader_gets_english() {
    all_pages(DESK, ["Play now", "Scenario", "Rulings", "undo"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_french_reader_gets_french() {
    all_pages(FRENCH, ["Jouer", "Scénario", "Décisions", "annuler"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_changes_at_once_and_stays() {
    let window = Window::at("/", DESK).await;
    window.click(".play").await;
    window.settled().await;
    window.click(".lang").await;
    window.until("document.documentElement.lang === 'fr'").await;
    assert!(window.read(".journal h3").await.contains("Journal"));
    assert!(window.read(".buttons").await.contains("Passer"));
    window.reload().await;
    window.settled().await;
    assert!(window.read(".buttons").await.contains("Passer"));
    window.close().await;
}

/// French words are long, telephones are narrow.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_stands_beyond_the_edge_of_a_phone() {
    let window = Window::at("/", PHONE).await;
    window
        .run("localStorage.setItem('conroi.settings', JSON.stringify({ lang: 'fr', theme: 'light', hints: true, pace: 0 }))")
        .await;
    for path in ["/", "/new/medieval-battle", "/new/grunwald?scenario=blitzkrieg-1410", "/rules/grunwald"] {
        window.goto(path).await;
        window.see("main").await;
        let wide = window.ask("document.documentElement.scrollWidth").await.as_u64().unwrap_or(0);
        assert!(wide <= u64::from(PHONE.width), "{path}: {wide}");
    }
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rule_book_is_searched_and_a_rule_has_an_address() {
    let window = Window::at("/rules/medieval-battle?rule=MB-IV.4.c", DESK).await;
    assert!(window.read(".rule.lit").await.contains("MB-IV.4.c"));
    window.see(".sheets table").await;
    let all = window.ask("document.querySelectorAll('.rule').length").await.as_u64().unwrap_or(0);
    assert_eq!(all, 179);
    window.run("(() => { const it = document.querySelector('input[type=search]'); it.value = 'wagon'; it.dispatchEvent(new Event('input', { bubbles: true })) })()").await;
    window.until(&format!("document.querySelectorAll('.rule').length < {all}")).await;
    // What was found stands at the top, not below the tables.
    window.until("document.querySelector('.rule').getBoundingClientRect().top < innerHeight / 2").await;
    let found =
        window.text("[...document.querySelectorAll('.rule')].map(it => it.innerText).join('\\u0000')").await;
    assert!(!found.is_empty());
    for rule in found.split('\0') {
        assert!(rule.to_lowercase().contains("wagon"), "{rule}");
    }
    window.close().await;
}

/// Who fights whom is said whoever is to play them; a battle without rules of its own says nothing of any.
async fn before_a_game(look: Look, sides: [&str; 2]) {
    let window = Window::at("/new/grunwald?scenario=avant-garde", look).await;
    let said = format!(
        "[...document.querySelectorAll('.opposed li')].map(it => it.innerText.trim()).join('/') === '{}'",
        sides.join("/")
    );
    window.until(&said).await;
    assert_eq!(window.ask("document.querySelectorAll('.opposed .arms').length").await, 2);
    window.click("input[name='opponent'][value='watch']").await;
    window.until("document.querySelector('.sides').offsetHeight === 0").await;
    window.until(&said).await;
    assert!(!window.sees("fieldset.special").await);
    // An option leads to the rule that it switches.
    window.click(".option:not(.hidden) .chip").await;
    assert!(window.read(".drawer").await.contains("G-13"));
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_says_before_it_begins_who_fights_it() {
    before_a_game(DESK, ["Poland and Lithuania", "Teutonic Order"]).await;
    before_a_game(FRENCH, ["Pologne et Lituanie", "Ordre teutonique"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_options_that_make_a_difference_to_a_battle_are_shown() {
    let window = Window::at("/new/medieval-battle?scenario=crossroads", DESK).await;
    let shown = "[...document.querySelectorAll('.option')].filter(it => it.offsetHeight > 0).map(it => it.querySelector('select').dataset.option).join()";
    window.until(&format!("{shown} === 'dismounting,red-army,yellow-army'")).await;
    // A map that is drawn by lot can be drawn fairly.
    window.click("input[name='scenario'][value='random-standard']").await;
    window.until(&format!("{shown} === 'dismounting,fair,red-army,yellow-army'")).await;
    window.click("input[name='scenario'][value='first-game']").await;
    window.until(&format!("{shown} === 'dismounting'")).await;
    window.close().await;
}
