//! Two people at one screen, and links to a moment.

use e2e::{DESK, Hand, Window, play_as};
use engine::{Seat, Viewer};

#[tokio::test(flavor = "multi_thread")]
async fn hot_seat_does_not_leak_the_others_recruitment() {
    let window = Window::at("/new/medieval-battle?scenario=crossroads", DESK).await;
    window.click("input[name='opponent'][value='friend']").await;
    window.click(".begin").await;
    // Nobody looks before the first one says that he is there.
    assert!(window.read(".curtain").await.contains("Red"));
    assert!(!window.sees(".form").await);
    window.click(".curtain button").await;
    window.click(".item[data-what='HC'] .more").await;
    window.click(".item[data-what='LB'] .more").await;
    window.click(".form .do").await;
    // Now it is the other's turn, and nothing on the page says what Red has chosen.
    window.until("document.querySelector('.curtain')?.innerText.includes('Yellow')").await;
    for _ in 0..2 {
        let page = window.text("document.body.innerHTML").await;
        assert!(
            !page.contains("HC1") && !page.contains("LB1"),
            "the notation of Red's army stands in the page"
        );
        let journal = window.text("document.querySelector('.journal').textContent").await;
        for word in ["heavy cavalry", "longbow"] {
            assert!(!journal.to_lowercase().contains(word), "{journal}");
        }
        let heard =
            window.text("[...document.querySelectorAll('.heard')].map(it => it.textContent).join()").await;
        assert!(!heard.to_lowercase().contains("longbow"), "{heard}");
        if window.sees(".curtain").await {
            // Not even a reload lifts the curtain.
            window.reload().await;
            window.see(".curtain").await;
            assert!(!window.sees(".form").await);
            window.click(".curtain button").await;
            window.see(".form").await;
        }
    }
    window.click(".form .do").await;
    // Both have chosen: the armies are open to all, and no curtain falls any more.
    window.until("document.querySelector('.journal').textContent.includes('1')").await;
    window.until("!document.querySelector('.curtain') && !document.querySelector('.form')").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn replay_shows_any_moment_and_a_link_leads_there() {
    let window = Window::at("/new/medieval-battle?scenario=first-game", DESK).await;
    window.click("input[name='opponent'][value='squire']").await;
    window.click("input[name='side'][value='1']").await;
    window.click(".begin").await;
    window.settled().await;
    play_as(&window, Seat(1), Hand::Mouse, 8).await;
    window.settled().await;
    let sitting = window.sitting().await;
    let places = "JSON.stringify([...document.querySelectorAll('.piece')].map(it => [it.dataset.piece, it.style.transform]).sort())";
    let now = window.text(places).await;
    // A line of the journal leads to its moment; the address says so; nothing can be played there.
    let moment = window.read(".journal .entry:nth-of-type(2) .moment").await;
    window.click(".journal .entry:nth-of-type(2) .moment").await;
    window.until(&format!("location.search === '?at={}'", moment.trim())).await;
    window.see(".watching-bar").await;
    assert!(!window.sees(".piece.ready").await);
    let then = window.text(places).await;
    assert_ne!(then, now);
    // The address alone shows the same moment.
    window.reload().await;
    window.see(".watching-bar").await;
    assert_eq!(window.text(places).await, then);
    window.click(".now").await;
    window.until("location.search === ''").await;
    window.until(&format!("{places} === {}", e2e::quoted(&now))).await;
    // The slider goes to the beginning.
    window.run("(() => { const it = document.querySelector('.replay input'); it.value = 0; it.dispatchEvent(new Event('input', { bubbles: true })) })()").await;
    window.until("location.search === '?at=0'").await;
    // A link holds the whole game, for a browser that has never seen it.
    window
        .run("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }")
        .await;
    window.click(".share").await;
    window.until("!!window.copied").await;
    let link = window.text("window.copied").await;
    let path = link.strip_prefix(&window.address).expect("a link to this page").to_string();
    window.run("localStorage.clear()").await;
    window.goto(&path).await;
    window.see(".watching-bar").await;
    window.until("document.querySelectorAll('.journal .entry').length > 0").await;
    let entries = window.ask("document.querySelectorAll('.journal .entry').length").await;
    assert_eq!(entries, sitting.passages(Viewer::Referee).len());
    // And it can be gone on with as one's own, from the moment that is looked at.
    window.click(".watching-bar .own").await;
    window.until("location.pathname.startsWith('/game/')").await;
    assert_eq!(window.sitting().await.length(), 0);
    window.close().await;
}
