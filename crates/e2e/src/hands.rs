//! Plays a game through the page: a computer player decides, and its decision is carried out with the mouse or with keys alone.

use crate::{Window, quoted};
use ai::{Bot, Level};
use catalog::{Listed, Sitting};
use engine::decision::Place;
use engine::scene::Scene;
use engine::{Seat, Viewer};

/// Mouse or keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Keys,
}

/// Plays one seat until the game is over or so many decisions have been made. Returns how many there were.
pub async fn play_as(window: &Window, seat: Seat, hand: Hand, most: usize) -> usize {
    let sitting = window.sitting().await;
    let mut bot = ai::bot(sitting.game().about().id, Level::Knight, 1).expect("it can be played");
    bot.limit(4000);
    bot.open(sitting.setup()).expect("the bot sits down");
    for done in 0..most {
        window.settled().await;
        let sitting = window.sitting().await;
        match sitting.decision() {
            None => return done,
            Some(decision) => assert_eq!(decision.seat, seat, "the page waits for the person"),
        }
        act(window, sitting.as_ref(), bot.as_mut(), hand).await;
    }
    most
}

async fn act(window: &Window, sitting: &dyn Sitting, bot: &mut dyn Bot, hand: Hand) {
    let seat = sitting.decision().map_or(Seat(0), |decision| decision.seat);
    let mut action = ai::ask(bot, sitting, &|| false).expect("there is something to decide").action;
    let before = sitting.length();
    let scene = sitting.scene(Viewer::Seat(seat));
    if let Some(form) = sitting.form() {
        recruit(window, &action, hand).await;
        assert!(action.starts_with(form.verb));
    } else {
        let legal = sitting.legal();
        let mut listed = legal.iter().find(|it| it.text == action).expect("the bot plays by the rules");
        // Nobody points at a friend to walk through him: one points at where one wants to be. The bot does something else.
        let taken = |it: &Listed| {
            scene.pieces.iter().any(|piece| piece.place.is_some() && piece.place == it.gesture.to)
        };
        if listed.gesture.target.is_none() && taken(listed) {
            let other = |it: &&Listed| {
                it.gesture.piece == listed.gesture.piece && it.gesture.target.is_none() && !taken(it)
            };
            listed =
                legal.iter().find(other).or_else(|| legal.last()).expect("there is always something to do");
            action = listed.text.clone();
        }
        carry_out(window, sitting, listed, hand).await;
    }
    // The page keeps what was done, and it is what was meant.
    window.played(before).await;
    let after = window.sitting().await;
    let done = after.save().actions[before].clone();
    let meant = action.split(" #").next().unwrap_or_default();
    assert!(done.action.starts_with(meant), "meant {meant}, the page did {}", done.action);
}

async fn recruit(window: &Window, action: &str, hand: Hand) {
    for word in action.split_whitespace().skip(1).filter(|word| !word.starts_with('#') && *word != "none") {
        let split = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
        let (what, count) = word.split_at(split);
        for _ in 0..count.parse().unwrap_or(1) {
            press(window, &format!(".item[data-what='{what}'] .more"), hand).await;
        }
    }
    press(window, ".form .do", hand).await;
}

/// Does one of the listed things.
pub async fn carry_out(window: &Window, sitting: &dyn Sitting, listed: &Listed, hand: Hand) {
    let seat = sitting.decision().map_or(Seat(0), |decision| decision.seat);
    let scene = &sitting.scene(Viewer::Seat(seat));
    let gesture = &listed.gesture;
    let label = |place: &Option<Place>| place.as_ref().map(|place| label_of(scene, place));
    let reaction = sitting.decision().is_some_and(|decision| decision.reaction);
    let text = quoted(&listed.text);
    if reaction {
        let answer =
            [".answer", ".turn-to", ".ends "].map(|kind| format!("{kind}[data-do={text}]")).join(", ");
        // Where a whole way can be chosen, going step by step is the second choice.
        if !window.sees(&answer).await && window.sees(".steps").await {
            press(window, ".steps", hand).await;
        }
        return press(window, &answer, hand).await;
    }
    // A question of few answers has a button for each.
    let button = format!(".buttons [data-do={text}]");
    if window.sees(&button).await {
        press(window, &button, hand).await;
        return commit(window, hand).await;
    }
    let Some(to) = label(&gesture.to) else {
        if gesture.piece.is_some() {
            take(window, label(&gesture.from), gesture.piece, hand).await;
        }
        press(window, &button, hand).await;
        return commit(window, hand).await;
    };
    match &gesture.what {
        Some(what) => {
            let chosen = format!(".palette [data-what='{what}']");
            window.see(&chosen).await;
            if !window.sees(&format!("{chosen}[aria-pressed='true']")).await {
                press(window, &chosen, hand).await;
            }
        }
        None => take(window, label(&gesture.from), gesture.piece, hand).await,
    }
    point(window, &to, hand).await;
    if gesture.target.is_some() || window.sees(".card").await {
        window.see(".card").await;
        choose(window, listed, hand).await;
        commit(window, hand).await;
    }
}

/// Takes a piece in hand, unless it is there already.
async fn take(window: &Window, from: Option<String>, piece: Option<u16>, hand: Hand) {
    let Some(piece) = piece else { return };
    window.see(&format!(".piece[data-piece='{piece}']")).await;
    if !window.sees(&format!(".piece.held[data-piece='{piece}']")).await {
        point(window, &from.expect("a piece stands somewhere"), hand).await;
        window.see(&format!(".piece.held[data-piece='{piece}']")).await;
    }
}

/// Where a card offers several ways, takes the one that is meant: from where the piece stands now.
async fn choose(window: &Window, listed: &Listed, hand: Hand) {
    let offered = || window.text("document.querySelector('.card').dataset.do");
    let count = window.ask("document.querySelectorAll('.card .choice').length").await.as_u64().unwrap_or(0);
    for n in 1..=count {
        if offered().await == listed.text {
            break;
        }
        if hand == Hand::Mouse {
            window.click(&format!(".card .choice:nth-of-type({n}) input")).await;
        } else {
            // The choices are one stop for Tab; arrows go from one to the next.
            window.run("document.querySelector('.card .choice input:checked').focus()").await;
            window.key("ArrowDown").await;
        }
    }
    assert_eq!(offered().await, listed.text, "the card offers what was meant");
}

/// Confirms a card, if one is open.
async fn commit(window: &Window, hand: Hand) {
    if window.sees(".card .do").await {
        press(window, ".card .do", hand).await;
    }
}

fn label_of(scene: &Scene, place: &Place) -> String {
    let Place::Hex { q, r } = place else { return String::new() };
    let cell = crate::board(scene).cells.iter().find(|cell| (cell.q, cell.r) == (*q, *r));
    cell.map_or_else(String::new, |cell| cell.label.clone())
}

/// Points at a hex: a click, or the cursor and Enter.
async fn point(window: &Window, label: &str, hand: Hand) {
    if hand == Hand::Mouse {
        return window.click_hex(label).await;
    }
    window.key("m").await;
    window.until("document.activeElement.className.includes('window')").await;
    // Tab goes round all places where something can be done; N begins again after the last.
    for _ in 0..400 {
        let heard = window.text("document.querySelector('[data-cursor]')?.dataset.cursor || ''").await;
        if heard == label {
            return window.key("Enter").await;
        }
        window.key("n").await;
    }
    panic!("the cursor never came to {label}");
}

/// Presses a button: a click, or Tab until it has the focus, and Enter.
async fn press(window: &Window, selector: &str, hand: Hand) {
    if hand == Hand::Mouse {
        return window.click(selector).await;
    }
    window.see(selector).await;
    window.key("a").await;
    for back in [false, true] {
        for _ in 0..150 {
            if window.truth(&format!("document.activeElement.matches({})", quoted(selector))).await {
                return window.key("Enter").await;
            }
            window.key(if back { "Shift+Tab" } else { "Tab" }).await;
        }
    }
    panic!("the focus never came to {selector}");
}
