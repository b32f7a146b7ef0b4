//! How many clicks the turn of a great army takes with orders to groups: plays the movement phases of one turn of Clash of Titans with
//! the mouse and counts.
//!
//! `cargo run --release -p e2e --example orders` writes a picture of the board after each phase where `CONROI_PICTURES` says.

use e2e::{Look, Window};
use engine::group::GroupKind;
use engine::{Role, Viewer};

const DESK: Look = Look { width: 1440, height: 900, lang: "en-GB", touch: false };

/// A hand that counts.
struct Hand<'a> {
    window: &'a Window,
    clicks: usize,
}

impl Hand<'_> {
    async fn click(&mut self, what: &str) {
        self.window.click(what).await;
        self.clicks += 1;
    }

    async fn hex(&mut self, label: &str) {
        self.window.click_hex(label).await;
        self.clicks += 1;
    }

    /// Gives an order and waits until it is carried out, going on whatever has stopped it.
    async fn order(&mut self, button: &str) {
        let before = self.window.sitting().await.length();
        self.click(button).await;
        self.window.until("!document.querySelector('.squad-advance')").await;
        self.window.at_rest().await;
        while self.window.sees(".squad-on").await {
            self.click(".squad-on").await;
            self.window.at_rest().await;
        }
        println!("  {button}: {} actions", self.window.sitting().await.length() - before);
    }
}

#[tokio::main]
async fn main() {
    let window = Window::at("/new/grunwald?scenario=choc-des-titans", DESK).await;
    window.click("input[name='opponent'][value='squire']").await;
    window.click("input[name='side'][value='0']").await;
    window.click(".begin").await;
    window.see(".table").await;
    let mut hand = Hand { window: &window, clicks: 0 };
    let turn_of = |text: &str| text.lines().find(|line| line.starts_with("turn")).map(str::to_string);
    let first = turn_of(&window.sitting().await.position(Viewer::Referee));
    loop {
        window.settled().await;
        let sitting = window.sitting().await;
        let Some(decision) = sitting.decision() else { break };
        if turn_of(&sitting.position(Viewer::Referee)) != first {
            break;
        }
        let before = sitting.length();
        match decision.role {
            Role::Choose => {
                phase(&mut hand).await;
                println!("{} clicks until the end of this phase", hand.clicks);
            }
            // What is asked besides the orders is answered with the first answer there is.
            _ => {
                let first = sitting.legal().first().map(|it| it.text.clone()).unwrap_or_default();
                let answer = format!("[data-do={}]", e2e::quoted(&first));
                hand.click(&answer).await;
                if window.sees(".card .do").await {
                    hand.click(".card .do").await;
                }
            }
        }
        window.played(before).await;
    }
    println!("{} clicks in all", hand.clicks);
    window.close().await;
}

/// Each leader advances with those whom he commands, then everybody who is left; whoever has not moved stays.
async fn phase(hand: &mut Hand<'_>) {
    let window = hand.window;
    let sitting = window.sitting().await;
    let scene = sitting.scene(Viewer::Referee);
    let label = |id: u16| {
        let place = scene.pieces.iter().find(|it| it.id == id)?.place;
        let cells = &e2e::board(&scene).cells;
        cells
            .iter()
            .find(|cell| Some(engine::Place::Hex { q: cell.q, r: cell.r }) == place)
            .map(|cell| cell.label.clone())
    };
    for group in sitting.groups().into_iter().filter(|it| it.kind == GroupKind::Command) {
        let able = window.sitting().await.legal();
        let acts = |id: &&u16| able.iter().any(|it| it.gesture.piece == Some(**id)) && **id < 300;
        let Some(at) = group.members.iter().find(acts).and_then(|id| label(*id)) else { continue };
        hand.hex(&at).await;
        let button = format!(".squad-group[data-group='{}']", group.id);
        if window.sees(&button).await {
            hand.click(&button).await;
            hand.order(".squad-advance").await;
        }
    }
    hand.click(".squad-all").await;
    if window.sees(".squad-advance").await {
        hand.order(".squad-advance").await;
    }
    hand.click(".squad-stays").await;
    if window.sees(".card .do").await {
        hand.click(".card .do").await;
    }
}
