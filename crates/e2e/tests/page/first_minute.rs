//! What a newcomer meets: one click to a game, reach, price, the way, the card, and why not.

use catalog::Sitting;
use e2e::{DESK, PHONE, Window, board};
use engine::Viewer;
use engine::decision::Place;
use engine::table::Throw;

async fn first_game() -> Window {
    let window = Window::at("/", DESK).await;
    window.click(".play").await;
    window.settled().await;
    window.see(".piece.ready").await;
    window
}

fn label(sitting: &dyn Sitting, place: &Place) -> String {
    let scene = sitting.scene(Viewer::Public);
    let Place::Hex { q, r } = place else { panic!("no hex") };
    board(&scene).cells.iter().find(|cell| (cell.q, cell.r) == (*q, *r)).expect("on the board").label.clone()
}

/// A piece, where it stands, and a place it can walk to.
fn somebody(sitting: &dyn Sitting) -> (u16, String, String, i32) {
    for piece in sitting.scene(Viewer::Public).pieces {
        for way in sitting.ways(piece.id) {
            if let (None, Some(to), 2..) = (way.target, &way.to, way.actions.len()) {
                let from = label(sitting, &piece.place.expect("it stands"));
                return (piece.id, from, label(sitting, to), way.cost);
            }
        }
    }
    panic!("somebody can walk two hexes");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_board_of_the_first_page_lies_over_its_words() {
    for size in [DESK, PHONE] {
        let window = Window::at("/", size).await;
        window
            .until("!!document.querySelector('.living svg') || !!document.querySelector('.living img')?.complete")
            .await;
        window
            .until("[...document.querySelectorAll('.game-card')].every(card => card.querySelector('.living img, .living svg').getBoundingClientRect().bottom <= card.querySelector('.words').getBoundingClientRect().top + 1)")
            .await;
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_begins_the_recommended_battle_against_the_knight() {
    let window = first_game().await;
    let sitting = window.sitting().await;
    let recommended =
        sitting.game().about().scenarios.iter().find(|it| it.recommended).map(|it| it.id.clone());
    assert_eq!(Some(sitting.setup().scenario.clone()), recommended);
    assert!(window.read(".seats").await.contains("Knight"));
    assert!(window.sees(".hint").await, "a newcomer gets a hint");
    window.click(".hint button").await;
    window.until("!document.querySelector('.hint')").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_shows_its_reach_with_prices_and_goes_where_it_is_sent() {
    let window = first_game().await;
    let sitting = window.sitting().await;
    let (piece, from, to, cost) = somebody(sitting.as_ref());
    window.click_hex(&from).await;
    window.see(&format!(".piece.held[data-piece='{piece}']")).await;
    window.see(&format!(".reach[data-hexes~='{to}']")).await;
    let (x, y) = window.hex(&to).await;
    window.point_at(x, y).await;
    assert!(window.read(".tip").await.contains(&format!("{cost} point")));
    window.see(".way").await;
    window.click_at(x, y).await;
    // The whole march is one line of the journal.
    window.see(".journal .entry").await;
    let steps = sitting
        .ways(piece)
        .iter()
        .find(|way| way.to.as_ref().map(|at| label(sitting.as_ref(), at)).as_ref() == Some(&to))
        .map_or(0, |way| way.actions.len());
    let id = window.game_id().await;
    window.until(&format!("{} >= {steps}", e2e::kept_length(&id))).await;
    let after = window.sitting().await;
    assert_eq!(window.ask("document.querySelectorAll('.journal .entry').length").await, 1);
    let stands =
        after.scene(Viewer::Public).pieces.into_iter().find(|it| it.id == piece).and_then(|it| it.place);
    assert_eq!(label(after.as_ref(), &stands.expect("it stands")), to);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_click_explains_its_rule_and_changes_nothing() {
    let window = first_game().await;
    let sitting = window.sitting().await;
    let (piece, from, ..) = somebody(sitting.as_ref());
    let far = {
        // A hex that no way of this piece leads to, with nobody on it.
        let scene = sitting.scene(Viewer::Public);
        let ways = sitting.ways(piece);
        let free = |q: i32, r: i32| {
            let place = Place::Hex { q, r };
            !ways.iter().any(|way| way.to == Some(place))
                && !scene.pieces.iter().any(|it| it.place == Some(place))
        };
        board(&scene)
            .cells
            .iter()
            .find(|cell| free(cell.q, cell.r))
            .expect("the board is large")
            .label
            .clone()
    };
    let before = sitting.hash();
    window.click_hex(&from).await;
    window.see(".piece.held").await;
    window.click_hex(&far).await;
    let why = window.read(".bubble").await;
    let rule = window.read(".bubble .chip").await;
    let book = sitting.game().book().expect("it is built in");
    assert_eq!(book.find(&rule).len(), 1, "{why} cites {rule}");
    // The number leads to the rule itself.
    window.click(".bubble .chip").await;
    let text = window.read(".drawer").await;
    assert!(text.contains(&book.find(&rule)[0].title.en), "{text}");
    window.key("Escape").await;
    window.until("!document.querySelector('.drawer')").await;
    assert_eq!(window.sitting().await.hash(), before);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_shows_the_sum_the_table_and_the_result_before_commitment() {
    let window = first_game().await;
    let mut sitting = window.sitting().await;
    // Somebody who can attack at once or after a walk.
    let scene = sitting.scene(Viewer::Public);
    let (piece, way) = scene
        .pieces
        .iter()
        .find_map(|piece| {
            Some((piece.clone(), sitting.ways(piece.id).into_iter().find(|way| way.kind == "melee")?))
        })
        .expect("somebody can attack in the recommended battle");
    let from = label(sitting.as_ref(), &piece.place.expect("it stands"));
    let target = label(sitting.as_ref(), &way.to.expect("an attack has a place"));
    let before = sitting.hash();
    window.click_hex(&from).await;
    window.see(".piece.held").await;
    window.click_hex(&target).await;
    window.see(".card .account").await;
    window.see(".card .sheet .lit").await;
    window.see(".card .effects li").await;
    assert_eq!(window.sitting().await.hash(), before, "nothing is committed yet");
    // What the card says is what the engine says: the column of this very attack.
    let foreseen = sitting.foresee(&way.actions, None);
    let explanation = &foreseen.steps.last().expect("an attack").explanation;
    let said = sitting.game().texts().say(engine::Lang::En, &explanation.says);
    // A title begins with a capital.
    let title = window.read(".card h3").await;
    assert_eq!(title.to_lowercase(), said.to_lowercase());
    assert!(title.starts_with(char::is_uppercase), "{title}");
    window.click(".card .cancel").await;
    window.until("!document.querySelector('.card')").await;
    // And committed, it is played.
    window.click_hex(&target).await;
    window.click(".card .do").await;
    window.until("document.querySelectorAll('.journal .entry').length > 0").await;
    for action in &way.actions {
        sitting.play(action, Throw::Seeded).expect("the page offered it");
    }
    let after = window.sitting().await;
    let same = sitting.save().actions.iter().zip(after.save().actions).all(|(a, b)| a.action == b.action);
    assert!(same, "the page played what the card offered");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_end_of_turn_says_what_is_left_undone() {
    let window = first_game().await;
    window.click(".buttons [data-do='pass']").await;
    let card = window.read(".card").await;
    assert!(card.contains("pass"), "{card}");
    window.see(".card .effects .chip").await;
    window.click(".card .cancel").await;
    assert_eq!(window.sitting().await.length(), 0);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn layers_lie_over_the_board_on_keys() {
    let window = first_game().await;
    window.key("1").await;
    window.see(".overlay").await;
    window.key("1").await;
    window.until("!document.querySelector('.overlay')").await;
    window.close().await;
}
