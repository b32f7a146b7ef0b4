//! How many clicks the turns of a great army take with orders to groups: plays turns of Clash of Titans with the mouse and counts, and
//! counts beside it what has to be answered in the turns of the enemy.
//!
//! `cargo run --release -p e2e --example orders [TURNS]` writes a picture of the board after each phase where `CONROI_PICTURES` says.

use e2e::{Look, Window};
use engine::group::GroupKind;
use engine::{Role, Viewer};
use std::path::Path;

const DESK: Look = Look { width: 1440, height: 900, lang: "en-GB", touch: false };

/// A hand that counts.
struct Hand<'a> {
    window: &'a Window,
    clicks: usize,
    pictures: usize,
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

    async fn look(&mut self, name: &str) {
        if let Some(folder) = std::env::var_os("CONROI_PICTURES") {
            self.pictures += 1;
            let name = format!("{:02}-{name}.png", self.pictures);
            self.window.screenshot(&Path::new(&folder).join(name)).await;
        }
    }

    /// Gives an order and waits until it is carried out, going on whatever has stopped it.
    async fn order(&mut self, button: &str) {
        let (before, clicks) = (self.window.sitting().await.length(), self.clicks);
        self.click(button).await;
        self.rest().await;
        while self.window.sees(".squad-on").await {
            self.click(".squad-on").await;
            self.rest().await;
        }
        let done = self.window.sitting().await.length() - before;
        println!("    {button}: {done} actions, {} clicks", self.clicks - clicks);
    }

    /// Waits until nobody moves any more by himself.
    async fn rest(&self) {
        self.window.at_rest().await;
        self.window.settled().await;
    }

    /// Presses what ends the phase, and says yes.
    async fn end(&mut self) {
        let before = self.window.sitting().await.length();
        self.click(".from-here [data-do$=' end'], .buttons [data-do='end']").await;
        self.window
            .until(&format!(
                "!!document.querySelector('.card .do') || {} > {before}",
                e2e::kept_length(&self.window.game_id().await)
            ))
            .await;
        if self.window.sees(".card .do").await {
            self.click(".card .do").await;
        }
        self.window.played(before).await;
    }
}

#[tokio::main]
async fn main() {
    let turns: usize = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(1);
    let window = Window::at("/new/grunwald?scenario=choc-des-titans", DESK).await;
    window.click("input[name='opponent'][value='squire']").await;
    window.click("input[name='side'][value='0']").await;
    window.click(".begin").await;
    window.see(".table").await;
    let mut hand = Hand { window: &window, clicks: 0, pictures: 0 };
    let (mut turn, mut own) = (0, 0);
    let mut answers = 0;
    loop {
        window.settled().await;
        let sitting = window.sitting().await;
        let Some(decision) = sitting.decision() else { break };
        let now = turn_of(&sitting.position(Viewer::Referee));
        let before = sitting.length();
        if decision.reaction {
            answers += 1;
            println!("  asked in the enemy's turn: {}", decision.kind);
            hand.click(".ends .main, .answer.main, .answer, .ends button").await;
            window.played(before).await;
            continue;
        }
        if now != turn {
            if turn > 0 {
                println!(
                    "turn {turn}: {} clicks, {answers} answers in the enemy's turn",
                    hand.clicks - own - answers
                );
                hand.look("turn").await;
            }
            (turn, own, answers) = (now, hand.clicks, 0);
            if turn > turns {
                break;
            }
        }
        match decision.role {
            Role::Choose | Role::Step => {
                println!("  {} ({} clicks so far)", decision.kind, hand.clicks - own);
                phase(&mut hand).await
            }
            Role::Declare => fights(&mut hand).await,
            _ => {
                println!("  asked: {}", decision.kind);
                let first = sitting.legal().first().map(|it| it.text.clone()).unwrap_or_default();
                let sure = ".ends .main, .answer.main".to_string();
                let answer = format!("[data-do={}]", e2e::quoted(&first));
                hand.click(if window.sees(&sure).await { &sure } else { &answer }).await;
                if window.sees(".card .do").await {
                    hand.click(".card .do").await;
                }
                window.played(before).await;
            }
        }
    }
    window.close().await;
}

fn turn_of(position: &str) -> usize {
    let line = position.lines().find_map(|line| line.strip_prefix("turn = "));
    line.and_then(|it| it.trim().parse().ok()).unwrap_or(0)
}

/// Each leader advances with those whom he commands, as a line; then everybody who is left, as far as each comes.
async fn phase(hand: &mut Hand<'_>) {
    let window = hand.window;
    let sitting = window.sitting().await;
    let scene = sitting.scene(Viewer::Referee);
    let label = |id: u16| {
        let place = scene.pieces.iter().find(|it| it.id == id)?.place;
        let mut cells = e2e::board(&scene).cells.iter();
        cells
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
            if window.sees(".squad-advance").await {
                hand.order(".squad-advance").await;
            }
        }
        if window.sitting().await.decision().is_none_or(|it| !matches!(it.role, Role::Choose | Role::Step)) {
            return;
        }
    }
    if window.sees(".squad-all").await {
        hand.click(".squad-all").await;
        if window.sees(".squad-each").await {
            hand.order(".squad-each").await;
        }
    }
    hand.look("moved").await;
    if window.sitting().await.decision().is_some_and(|it| matches!(it.role, Role::Choose | Role::Step)) {
        hand.end().await;
    }
}

/// Everybody attacks whom he can; what is left to be settled is answered as it is asked.
async fn fights(hand: &mut Hand<'_>) {
    let window = hand.window;
    hand.look("fights").await;
    let attacks = window.sitting().await.legal().iter().any(|it| it.gesture.target.is_some());
    if !attacks {
        return hand.end().await;
    }
    hand.click(".squad-all").await;
    hand.order(".squad-attack").await;
}
