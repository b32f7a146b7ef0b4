//! Orders to groups in the page: selected with the mouse or by keys, sent, undone as one, and gone on with after a reload.

use crate::grunwald::battle;
use e2e::{DESK, Window};
use engine::Viewer;

const RIDERS: &str = "\"PKR1 0917 N\", \"PKR2 1017 N\", \"PKR3 1117 N\", \"PKR4 1018 N\"";

async fn stands(window: &Window, counters: &[&str]) {
    let position = window.sitting().await.position(Viewer::Referee);
    for counter in counters {
        assert!(position.contains(counter), "{counter} is not in\n{position}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banner_goes_there_in_formation_with_three_clicks_and_is_undone_with_one() {
    let window = battle(1, RIDERS, &[], DESK).await;
    window.click_hex("0917").await;
    window.click(".squad-group[data-group='pkr']").await;
    window.until("document.querySelectorAll('path.chosen').length === 4").await;
    window.click_hex("0914").await;
    window.played(0).await;
    window.at_rest().await;
    stands(&window, &["PKR1 0914", "PKR2 1014", "PKR3 1114", "PKR4 1015"]).await;
    // One passage of the journal, one step of undo.
    window.until("document.querySelectorAll('.journal .entry').length === 1").await;
    window.click(".undo").await;
    window.at_rest().await;
    assert_eq!(window.sitting().await.length(), 0);
    stands(&window, &["PKR1 0917 N", "PKR2 1017 N", "PKR3 1117 N", "PKR4 1018 N"]).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn by_keys_alone_all_are_selected_looked_at_and_advance() {
    let window = battle(1, RIDERS, &[], DESK).await;
    window.run("document.querySelector('.window').focus()").await;
    window.key("x").await;
    window.run("document.querySelector('.window').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true }))").await;
    window.see(".squad-advance").await;
    window.key("g").await;
    // Whoever comes to the button sees and hears what it would do.
    window.see(".ghost").await;
    window.until("/\\d/.test(document.querySelector('.squad p').textContent)").await;
    window.key("Enter").await;
    window.played(0).await;
    window.at_rest().await;
    assert!(window.sitting().await.length() > 8);
    // Escape lets go of those who are selected.
    window.click(".squad-all").await;
    window.until("document.querySelectorAll('path.chosen').length > 0").await;
    window.key("Escape").await;
    window.until("document.querySelectorAll('path.chosen').length === 0").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_march_that_was_interrupted_goes_on_after_the_page_was_loaded_again() {
    let window = battle(1, "\"PKR1 0917 N\", \"TXB1 0714 NE\"", &[], DESK).await;
    window.click_hex("0917").await;
    window.see(".reach[data-hexes~='0911']").await;
    window.click_hex("0911").await;
    for hex in ["0915", "0914", "0913"] {
        window.see("[data-do='hold-fire']").await;
        stands(&window, &[&format!("PKR1 {hex} N")]).await;
        window.reload().await;
        let before = window.sitting().await.length();
        window.click("[data-do='hold-fire']").await;
        window.played(before + 1).await;
    }
    window.at_rest().await;
    stands(&window, &["PKR1 0911 N"]).await;
    window.close().await;
}
