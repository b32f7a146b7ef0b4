//! Grunwald 1410 in the page: a set-up, a charge and its answer, a retreat and its pursuit, a volley, a whole battle.

use catalog::Sitting;
use e2e::{DESK, PHONE, REACH, Window};
use engine::table::Throw;
use engine::{Place, Seat, Viewer};

/// A battle of a few counters, after some actions, as two people at one screen find it. They throw their own dice.
pub async fn battle(step: u8, units: &str, before: &[&str], look: e2e::Look) -> Window {
    let position = format!(
        "game = \"grunwald\"\nscenario = \"choc-des-titans\"\nturn = 2\nstep = {step}\nunits = [{units}]\n\
         leaders = [\"zyndram 0918\", \"ulrich 0905\", \"jagiello 0921\"]\n"
    );
    let mut sitting = catalog::open_position("a battle", &position, 1).expect("it can be");
    for action in before {
        sitting.play(action, Throw::Seeded).expect("it is legal");
    }
    Window::with_game(&sitting.save().to_json(), true, look).await
}

/// Throws dice, one throw after the other as they are asked for.
pub async fn throw(window: &Window, throws: &[&[u8]]) {
    let before = window.sitting().await.length();
    for dice in throws {
        let open = format!("document.querySelectorAll('.lying .open').length === {}", dice.len());
        window.until(&open).await;
        for die in *dice {
            window.key(&die.to_string()).await;
        }
        window.click(".dice-done").await;
    }
    window.played(before).await;
}

/// Answers what is asked in the panel.
async fn answer(window: &Window, action: &str) {
    let button = format!("[data-do={}]", e2e::quoted(action));
    // Where a whole way can be chosen, going step by step is the second choice.
    if !window.sees(&button).await && window.sees(".steps").await {
        window.click(".steps").await;
    }
    window.click(&button).await;
}

/// Is this in the position as it is written by hand: a counter on its hex, the way it looks, what has become of it?
async fn stands(window: &Window, counter: &str) {
    let position = window.sitting().await.position(Viewer::Referee);
    assert!(position.contains(counter), "{counter} is not in\n{position}");
}

/// Is the table as high as the window? Words that are only heard must not make it higher.
async fn fits_the_window(window: &Window) {
    window.until("document.documentElement.scrollHeight <= innerHeight").await;
}

async fn last(window: &Window) -> String {
    window.sitting().await.save().actions.last().map(|it| it.action.clone()).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_charge_is_met_by_a_counter_charge() {
    let window = battle(1, "\"PKR1 0917 N\", \"TGM1 0911 S nc 1\"", &[], DESK).await;
    // Seats, turn and phase leave the height to the board, however long the phase is called.
    window.until("document.querySelector('.seats').getBoundingClientRect().height < 120").await;
    window.click_hex("0917").await;
    window.see(".reach[data-hexes~='0914']").await;
    window.click_hex("0913").await;
    window.see(".answer[data-do='counter TGM1 0912']").await;
    assert_eq!(last(&window).await, "f", "the ride stops where it may be answered");
    window.see(".answers .odds li").await;
    answer(&window, "counter TGM1 0912").await;
    // The speeds meet in the column 1:2; six and six throw the counter-charge back two hexes, weaker by a point.
    throw(&window, &[&[6, 6]]).await;
    stands(&window, "PKR1 0913 N nc 3").await;
    stands(&window, "TGM1 0912 S pf 1 nc 2").await;
    window.until("/at 1:2.*rolled 6\\+6/.test(document.querySelector('.journal').innerText)").await;
    // Two steps at once: pointing at where one wants to be.
    window.see(".reach[data-hexes~='0910']").await;
    let before = window.sitting().await.length();
    window.click_hex("0910").await;
    window.played(before + 1).await;
    stands(&window, "TGM1 0910").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_retreat_is_walked_and_pursued() {
    let window = battle(2, "\"PKR1 0915 N nc 3\", \"TGM1 0914 N\"", &[], DESK).await;
    window.click_hex("0915").await;
    window.click_hex("0914").await;
    window.see(".card .odds li").await;
    assert_eq!(window.read(".card thead th.lit").await, "6:1", "the column that will be read is lit");
    // It is also in sight.
    let seen = "(() => { const box = document.querySelector('.card .sheet').getBoundingClientRect(), lit = document.querySelector('.card th.lit').getBoundingClientRect(); return lit.left >= box.left && lit.right <= box.right })()";
    window.until(seen).await;
    window.click(".card .do").await;
    throw(&window, &[&[2, 2]]).await;
    let before = window.sitting().await.length();
    window.click_hex("0911").await;
    window.played(before + 2).await;
    stands(&window, "TGM1 0911 N").await;
    answer(&window, "face S").await;
    // With a leader far off a six drives the riders on, whether their lord wants it or not.
    throw(&window, &[&[6]]).await;
    stands(&window, "PKR1 0912").await;
    window.until("document.querySelector('.journal').innerText.includes('must pursue')").await;
    window.close().await;
}

/// A leader in the way is no reason to hide a hex that the answer may lead to.
#[tokio::test(flavor = "multi_thread")]
async fn a_retreat_to_a_leader_is_shaded_too() {
    let window = battle(2, "\"PKR1 0907 N nc 3\", \"TGM1 0906 N\"", &[], DESK).await;
    window.click_hex("0907").await;
    window.click_hex("0906").await;
    window.see(".card .odds li").await;
    window.click(".card .do").await;
    throw(&window, &[&[2, 2]]).await;
    window.see(".reach[data-hexes~='0905']").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_a_loss_is_answered_by_pointing_at_him() {
    let units = "\"PKR1 0915 N pf 1 nc 3\", \"PKR2 0814 NE pf 1 nc 3\", \"TGM1 0914 N\"";
    let window = battle(2, units, &[], DESK).await;
    window.click_hex("0915").await;
    window.click_hex("0914").await;
    window.see(".card .odds li").await;
    if !window.text("document.querySelector('.card').dataset.do").await.contains("PKR1+PKR2") {
        window.click(".card .choice:not(:has(:checked)) input").await;
    }
    window.until("document.querySelector('.card').dataset.do.includes('PKR1+PKR2')").await;
    window.click(".card .do").await;
    // One and two: the attackers lose a point too, and their lord says whose.
    throw(&window, &[&[1, 2]]).await;
    window.see(".buttons [data-do='lose PKR1']").await;
    window.see(".buttons [data-do='lose PKR2']").await;
    let before = window.sitting().await.length();
    window.click_hex("0814").await;
    window.played(before).await;
    let actions = window.sitting().await.save().actions;
    assert_eq!(actions[before].action, "lose PKR2");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_volley_answers_whoever_comes_into_the_cone() {
    let window = battle(1, "\"PKR1 0917 N\", \"TXB1 0911 S\"", &[], PHONE).await;
    window.click_hex("0917").await;
    window.see(".reach[data-hexes~='0913']").await;
    window.click_hex("0913").await;
    window.see(".answer[data-do^='fire TXB1']").await;
    window.see(".answers .odds li").await;
    window.click(".answer[data-do^='fire TXB1']").await;
    // Two dice for the hit, one for the order of those who are hit.
    throw(&window, &[&[6, 6], &[6]]).await;
    stands(&window, "PKR1 0913 N pf 1 nc 3").await;
    fits_the_window(&window).await;
    window.close().await;
}

/// Nobody sends a piece on its way twice because the other side looked at it.
#[tokio::test(flavor = "multi_thread")]
async fn a_march_that_nobody_hinders_goes_on_by_itself_and_stops_where_dice_fall() {
    let units = "\"PKR1 0917 N\", \"TXB1 0714 NE\"";
    let window = battle(1, units, &[], DESK).await;
    window.click_hex("0917").await;
    // The shade lies where the hex is, near or far.
    for hex in ["0916", "0914", "0911"] {
        let (x, y) = window.hex(hex).await;
        let shape = format!("document.querySelector(\".reach[data-hexes~='{hex}']\")");
        window.until(&format!("{shape} !== null")).await;
        let there = format!("new DOMPoint({x}, {y}).matrixTransform({shape}.getScreenCTM().inverse())");
        window.until(&format!("{shape}.isPointInFill({there})")).await;
    }
    window.click_hex("0911").await;
    for hex in ["0915", "0914", "0913"] {
        window.see("[data-do='hold-fire']").await;
        stands(&window, &format!("PKR1 {hex} N")).await;
        let before = window.sitting().await.length();
        answer(&window, "hold-fire").await;
        window.played(before + 1).await;
    }
    window.at_rest().await;
    stands(&window, "PKR1 0911 N").await;
    window.close().await;
    // Taken back, it does not set out again by itself.
    let window = battle(1, units, &[], DESK).await;
    window.click_hex("0917").await;
    window.see(".reach[data-hexes~='0911']").await;
    window.click_hex("0911").await;
    window.see(".answer[data-do^='fire TXB1']").await;
    window.click(".undo").await;
    window.until("document.querySelector('.answer') === null").await;
    window.at_rest().await;
    stands(&window, "PKR1 0917 N").await;
    // A shot, even one that misses, gives the rider pause: what he does then is his to say.
    window.click_hex("0917").await;
    window.see(".reach[data-hexes~='0911']").await;
    window.click_hex("0911").await;
    window.see(".answer[data-do^='fire TXB1']").await;
    window.click(".answer[data-do^='fire TXB1']").await;
    throw(&window, &[&[1, 1]]).await;
    window.at_rest().await;
    stands(&window, "PKR1 0915 N").await;
    let asked = window.sitting().await.decision().map(|decision| (decision.seat, decision.kind));
    assert_eq!(asked, Some((Seat(0), "step")));
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_is_set_up_by_clicks_by_dragging_and_by_default() {
    let window = Window::at("/new/grunwald?scenario=blitzkrieg-1410", DESK).await;
    window.click("input[name='opponent'][value='friend']").await;
    window.click(".begin").await;
    window.see(".muster button").await;
    // One counter by clicks…
    window.click(".muster button").await;
    window.see(".reach").await;
    let hex = |n: usize| format!("{REACH}[{n}]");
    let (first, second) = (window.text(&hex(3)).await, window.text(&hex(9)).await);
    window.click_hex(&first).await;
    window.played(0).await;
    let put = window.sitting().await.save().actions[0].action.clone();
    assert!(put.contains(&first), "{put}");
    // … which turns on the spot by the keys…
    window.key("m").await;
    window.key("e").await;
    window.key("Enter").await;
    // It is taken up and put down again: two actions, and both are over before the next counter is carried.
    window.played(2).await;
    window.settled().await;
    // … another one dragged…
    let from = window.middle(".muster button:nth-of-type(2)").await;
    window.drag(from, window.hex(&second).await).await;
    window.played(3).await;
    let position = window.sitting().await.position(Viewer::Referee);
    assert!(position.contains(&first) && position.contains(&second), "{position}");
    // … a third one to where it may not stand, beside the shaded hexes, which says why…
    let shaded = window.text(&format!("{REACH}.join()")).await;
    let below = |n: u32| first.parse::<u32>().map(|number| format!("{:04}", number + n)).unwrap_or_default();
    let outside = (1..20).map(below).find(|hex| !shaded.contains(hex.as_str())).expect("the zone ends");
    let before = window.sitting().await.length();
    let from = window.middle(".muster button:nth-of-type(2)").await;
    window.drag(from, window.hex(&outside).await).await;
    window.see(".bubble .reason").await;
    assert_eq!(window.sitting().await.length(), before);
    // … and what is left as the scenario has it, in one click.
    for _ in 0..2 {
        let before = window.sitting().await.length();
        window.click(".buttons [data-do='default']").await;
        window.played(before).await;
        press(&window, "ready").await;
    }
    window.until("!document.querySelector('.muster')").await;
    assert_eq!(window.sitting().await.decision().map(|it| it.kind), Some("activate"));
    window.close().await;
}

/// Presses a button and says yes.
async fn press(window: &Window, action: &str) {
    let before = window.sitting().await.length();
    window.click(&format!(".buttons [data-do={}]", e2e::quoted(action))).await;
    let gone = e2e::kept_length(&window.game_id().await);
    window.until(&format!("!!document.querySelector('.card .do') || {gone} > {before}")).await;
    if window.sees(".card .do").await {
        window.click(".card .do").await;
    }
    window.played(before).await;
}

/// Takes a piece to where one of its ways leads, by pointing at it and at the place; `false` where nothing leads anywhere.
async fn send(window: &Window, sitting: &dyn Sitting, piece: u16) -> bool {
    let scene = sitting.scene(Viewer::Public);
    let label = |place: &Option<Place>| {
        let Some(Place::Hex { q, r }) = *place else { return None };
        e2e::board(&scene).cells.iter().find(|cell| (cell.q, cell.r) == (q, r)).map(|cell| cell.label.clone())
    };
    let alone = |place: &Option<Place>| scene.pieces.iter().all(|it| it.place != *place);
    let ways = sitting.ways(piece);
    let ways = ways.iter().filter(|way| way.target.is_none() && alone(&way.to));
    let Some(stand) = scene.pieces.iter().find(|it| it.id == piece) else { return false };
    let Some(way) = ways.max_by_key(|way| way.through.len()) else { return false };
    let (Some(from), Some(to)) = (label(&stand.place), label(&way.to)) else { return false };
    if !window.sees(&format!(".piece.held[data-piece='{piece}']")).await {
        window.click_hex(&from).await;
        // Of a stack one chooses.
        let chosen = format!(".fan [data-member='{piece}']");
        window.until(&format!("!!document.querySelector(\".piece.held[data-piece='{piece}']\") || !!document.querySelector(\"{chosen}\")")).await;
        if window.sees(&chosen).await {
            window.click(&chosen).await;
        }
    }
    window.see(&format!(".reach[data-hexes~='{to}']")).await;
    window.click_hex(&to).await;
    let before = sitting.length();
    let gone = e2e::kept_length(&window.game_id().await);
    window
        .until(&format!("!!document.querySelector('.card .do, .fan .way-choice') || {gone} > {before}"))
        .await;
    for choice in [".card .do", ".fan .way-choice"] {
        if window.sees(choice).await {
            window.click(choice).await;
        }
    }
    window.played(before).await;
    window.at_rest().await;
    true
}

/// A person of few moves: two counters go as far as they can in each phase; whoever must attack does; questions are answered
/// with the first answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_vanguard_is_played_against_the_computer() {
    let window = Window::at("/new/grunwald?scenario=avant-garde", DESK).await;
    window.click("input[name='opponent'][value='squire']").await;
    window.click("input[name='side'][value='0']").await;
    window.click(".begin").await;
    window.see(".table").await;
    let mut sent: Vec<u16> = Vec::new();
    for _ in 0..400 {
        window.settled().await;
        let sitting = window.sitting().await;
        let Some(decision) = sitting.decision() else { break };
        assert_eq!(decision.seat, Seat(0), "the page waits for the person");
        let legal = sitting.legal();
        let listed = |text: &str| legal.iter().find(|it| it.text == text);
        let before = sitting.length();
        if decision.reaction {
            answer(&window, &legal[0].text).await;
        } else if decision.kind == "activate" {
            let next = legal.iter().filter_map(|it| it.gesture.piece).find(|piece| !sent.contains(piece));
            match next.filter(|_| sent.len() < 2) {
                Some(piece) => {
                    sent.push(piece);
                    if !send(&window, sitting.as_ref(), piece).await {
                        continue;
                    }
                }
                None => {
                    sent.clear();
                    press(&window, "end").await;
                }
            }
        } else if let Some(done) =
            ["ready", "default", "stop", "end"].into_iter().find(|it| listed(it).is_some())
        {
            press(&window, done).await;
        } else if let Some(attack) = legal.iter().find(|it| it.gesture.to.is_some()) {
            e2e::carry_out(&window, sitting.as_ref(), attack, e2e::Hand::Mouse).await;
        } else {
            answer(&window, &legal[0].text).await;
        }
        window.played(before).await;
    }
    let sitting = window.sitting().await;
    assert!(sitting.outcome().is_some(), "the battle ends");
    let actions = sitting.save().actions;
    assert!(actions.iter().any(|it| it.action.starts_with("attack")), "somebody fought");
    window.see(".question.over").await;
    fits_the_window(&window).await;
    window.close().await;
}
