//! Orders that stand, and people who throw their own dice.

use catalog::Listed;
use e2e::{DESK, Window};
use engine::dice::Stream;
use engine::ruleset::Setup;
use engine::scene::Cell;
use engine::table::Throw;
use engine::{Place, Seat, Viewer};

/// A battle in which somebody may shoot as soon as a rider takes one more step; and who is asked then.
fn before_a_shot() -> (String, Seat) {
    let game = catalog::find("grunwald").expect("it is in the catalog");
    let setup = Setup::default().or_recommended(game.about());
    let mut sitting = game.open(setup, 1).expect("it opens");
    let mut rng = Stream::new(1, 99);
    // The army stands, nobody reacts, and whoever can rides on: so they come together.
    let ranks = ["ready", "default", "hold-fire", "hold-back", "forward", "move"];
    for _ in 0..500 {
        let legal = sitting.legal();
        let rank =
            |it: &Listed| ranks.iter().position(|kind| *kind == it.gesture.kind).unwrap_or(ranks.len());
        let best = legal.iter().map(rank).min().expect("the battle goes on");
        let eager: Vec<&Listed> = legal.iter().filter(|it| rank(it) == best).collect();
        let action = eager[rng.below(eager.len() as u32) as usize].text.clone();
        sitting.play(&action, Throw::Seeded).expect("it is legal");
        let asked = sitting.decision().filter(|decision| action == "f" && decision.kind == "fire");
        if let Some(decision) = asked {
            sitting.take_back().expect("it was played");
            return (sitting.save().to_json(), decision.seat);
        }
    }
    panic!("nobody could ever shoot");
}

/// The rider in hand takes one more step, straight on.
async fn ride_on(window: &Window) {
    let sitting = window.sitting().await;
    let step = sitting.legal().into_iter().find(|it| it.text == "f").expect("it can ride on");
    let scene = sitting.scene(Viewer::Public);
    let ahead = |cell: &&Cell| step.gesture.to == Some(Place::Hex { q: cell.q, r: cell.r });
    let hex = e2e::board(&scene).cells.iter().find(ahead).expect("it rides on the map").label.clone();
    window.click_hex(&hex).await;
    let gone = format!("{} > {}", e2e::kept_length("kept"), sitting.length());
    window.until(&format!("!!document.querySelector('.card') || {gone}")).await;
    // Where there are several ways, the card asks.
    if window.sees(".card").await {
        window.click(".card .do").await;
    }
    window.until(&gone).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_answers_for_its_seat_and_survives_a_reload() {
    let (save, seat) = before_a_shot();
    let window = Window::with_game(&save, false, DESK).await;
    window.run("document.querySelector('.orders').open = true").await;
    let choose = |selector: &str, value: &str| {
        format!(
            "(() => {{ const it = document.querySelector({}); it.value = {}; it.dispatchEvent(new Event('change', {{ bubbles: true }})) }})()",
            e2e::quoted(selector),
            e2e::quoted(value)
        )
    };
    window.run(&choose(".order-form .whose", &seat.0.to_string())).await;
    window.run(&choose(".order-form .decision", "0")).await;
    window.run(&choose(".order-form .answer-kind", "1")).await;
    window.click(".order-add").await;
    window.see(".order").await;
    let id = window.sitting().await.battle().seat_id(seat);
    assert_eq!(window.read(".order code").await, format!("{id} fire hold-fire"));
    window.reload().await;
    window.settled().await;
    assert_eq!(window.sitting().await.orders().len(), 1, "orders are part of the save");
    let before = window.sitting().await.length();
    ride_on(&window).await;
    window.until("[...document.querySelectorAll('.journal .entry small')].some(it => it.textContent === 'by standing order')").await;
    let actions = window.sitting().await.save().actions;
    assert!(actions[before..].iter().any(|it| it.by_order && it.action == "hold-fire"), "{actions:?}");
    // And it is gone when it is taken away.
    window.run("document.querySelector('.orders').open = true").await;
    window.click(".order .remove").await;
    window.until("!document.querySelector('.order')").await;
    assert!(window.sitting().await.orders().is_empty());
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_answered_for_the_whole_phase_and_the_order_undone() {
    let (save, _) = before_a_shot();
    let window = Window::with_game(&save, false, DESK).await;
    ride_on(&window).await;
    window.see(".answer[data-do='hold-fire']").await;
    let before = window.sitting().await.length();
    // The first of the buttons: not again this phase.
    window.click(".always button").await;
    window.played(before).await;
    let sitting = window.sitting().await;
    assert_eq!(sitting.save().actions[before].action, "hold-fire");
    let [order] = sitting.orders() else { panic!("{:?}", sitting.orders()) };
    assert_eq!((order.answer.as_str(), order.during), ("hold-fire", Some(sitting.phase())));
    window.see(".given").await;
    window.click(".undo-order").await;
    window.until("!document.querySelector('.given')").await;
    assert_eq!(window.sitting().await.orders(), []);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_orders_of_a_game_are_chosen_before_it() {
    let window = Window::at("/new/grunwald?scenario=avant-garde", DESK).await;
    window.see(".presets input[value='sensible']:checked").await;
    window.click("input[name='side'][value='0']").await;
    window.click(".presets input[value='hardly']").await;
    window.click(".begin").await;
    window.see(".table").await;
    let sitting = window.sitting().await;
    let preset = |seat| {
        engine::orders::preset_of(sitting.game().about(), sitting.orders(), Seat(seat))
            .map(|it| it.id.clone())
    };
    assert_eq!(preset(0).as_deref(), Some("hardly"));
    assert!(sitting.orders().iter().all(|order| order.seat == Seat(0)), "the computer answers for itself");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_throw_their_own_dice_and_may_break_off() {
    let (save, _) = before_a_shot();
    let window = Window::with_game(&save, true, DESK).await;
    ride_on(&window).await;
    let shoot = ".answer[data-do^='fire ']";
    window.see(shoot).await;
    let before = window.sitting().await;
    window.click(shoot).await;
    window.see(".dice-ask").await;
    assert!(window.read("#dice-title").await.contains("roll"));
    // Digits are dice now, not layers; Backspace takes one away; Escape leaves everything as it was.
    window.key("4").await;
    window.see(".lying .thrown").await;
    window.key("Escape").await;
    window.until("!document.querySelector('.dice-ask')").await;
    assert_eq!(window.sitting().await.hash(), before.hash());
    window.click(shoot).await;
    let mut thrown = Vec::new();
    loop {
        window.see(".dice-ask").await;
        let open = window.ask("document.querySelectorAll('.lying li').length").await.as_u64().unwrap_or(0);
        for n in 0..open {
            // The first by hand, the others by keys.
            if n == 0 {
                window.click(".die[data-face='3']").await
            } else {
                window.key("3").await
            }
            thrown.push(3);
        }
        window.click(".dice-done").await;
        let length = before.length();
        window
            .until(&format!(
                "!!document.querySelector('.lying .open') || {} > {length}",
                e2e::kept_length("kept")
            ))
            .await;
        if window.sitting().await.length() > length {
            break;
        }
    }
    let shot = window.sitting().await.save().actions[before.length()].clone();
    assert!(shot.action.starts_with("fire "), "{}", shot.action);
    assert_eq!(shot.dice, thrown, "what lay there is what was played");
    window.close().await;
}
