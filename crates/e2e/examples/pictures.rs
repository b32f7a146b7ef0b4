//! What people see, at every size and in both languages: writes pictures of the page into a folder, to be looked at.
//!
//! `cargo run --release -p e2e --example pictures FOLDER [PART...]` takes those whose name contains one of the parts: `390`, `fr`, `card`.

use catalog::Sitting;
use e2e::{Look, Window};
use engine::ruleset::Setup;
use engine::table::Throw;
use std::path::{Path, PathBuf};

const SIZES: [(u32, u32, bool); 5] =
    [(390, 844, true), (844, 390, true), (820, 1180, true), (1280, 800, false), (1920, 1080, false)];

/// Where pictures go, and which are wanted.
struct Album {
    folder: PathBuf,
    parts: Vec<String>,
}

impl Album {
    fn wants(&self, name: &str) -> bool {
        self.parts.is_empty() || self.parts.iter().all(|part| name.contains(part.as_str()))
    }

    async fn take(&self, window: &Window, name: &str) {
        tokio::time::sleep(std::time::Duration::from_millis(600)).await;
        window.screenshot(&self.folder.join(format!("{name}.png"))).await;
    }
}

#[tokio::main]
async fn main() {
    let mut words = std::env::args().skip(1);
    let Some(folder) = words.next() else { panic!("name a folder for the pictures") };
    std::fs::create_dir_all(&folder).unwrap_or_else(|why| panic!("{folder}: {why}"));
    let album = Album { folder: Path::new(&folder).into(), parts: words.collect() };
    for (width, height, touch) in SIZES {
        for lang in ["fr-FR", "en-GB"] {
            let look = Look { width, height, lang, touch };
            let name = |what: &str| format!("{width}-{}-{what}", &lang[..2]);
            pages(&album, look, &name).await;
            table(&album, look, &name).await;
            fight(&album, look, &name).await;
            tidings(&album, look, &name).await;
        }
    }
}

/// What stands around the games.
async fn pages(album: &Album, look: Look, name: &impl Fn(&str) -> String) {
    for (what, path, ready) in [
        ("home", "/", ".play"),
        ("form", "/new/grunwald?scenario=choc-des-titans", ".begin"),
        ("settings", "/settings", ".setting"),
        ("rules", "/rules/grunwald", ".rule"),
    ] {
        if album.wants(&name(what)) {
            let window = Window::at(path, look).await;
            window.see(ready).await;
            album.take(&window, &name(what)).await;
            window.close().await;
        }
    }
}

/// A great battle: a unit in hand, then its group.
async fn table(album: &Album, look: Look, name: &impl Fn(&str) -> String) {
    if !album.wants(&name("hand")) && !album.wants(&name("group")) {
        return;
    }
    let position = "game = \"grunwald\"\nscenario = \"choc-des-titans\"\nturn = 2\nstep = 1\n\
         units = [\"PKR1 0917 N\", \"PKR2 1017 N\", \"PKR3 1117 N\", \"PKR4 1018 N\", \"TGM1 1012 S\", \"TGM2 1112 S\", \"TXB1 0911 S\"]\n\
         leaders = [\"zyndram 0919\", \"ulrich 0905\", \"jagiello 0921\"]\n";
    let window = Window::with_game(&saved(position), false, look).await;
    window.click_hex("0917").await;
    window.see(".reach").await;
    album.take(&window, &name("hand")).await;
    if window.sees(".squad-group").await {
        window.click(".squad-group").await;
        window.see(".squad-advance").await;
        window.run("document.querySelector('.squad-advance').focus()").await;
        album.take(&window, &name("group")).await;
    }
    window.close().await;
}

fn saved(position: &str) -> String {
    catalog::open_position("a battle", position, 1).expect("it can be").save().to_json()
}

/// The card of an attack.
async fn fight(album: &Album, look: Look, name: &impl Fn(&str) -> String) {
    if !album.wants(&name("card")) {
        return;
    }
    let position = "game = \"grunwald\"\nscenario = \"choc-des-titans\"\nturn = 2\nstep = 2\n\
         units = [\"PKR1 0915 N nc 3\", \"PKR2 0814 NE nc 3\", \"TGM1 0914 N\"]\n\
         leaders = [\"zyndram 0919\", \"ulrich 0905\", \"jagiello 0921\"]\n";
    let window = Window::with_game(&saved(position), false, look).await;
    window.click_hex("0915").await;
    window.click_hex("0914").await;
    window.see(".card .odds li").await;
    album.take(&window, &name("card")).await;
    window.close().await;
}

/// What the enemy has done in his turn.
async fn tidings(album: &Album, look: Look, name: &impl Fn(&str) -> String) {
    if !album.wants(&name("recap")) {
        return;
    }
    let game = catalog::find("grunwald").expect("it is there");
    let mut sitting = catalog::begin(game, Setup::new("avant-garde"), 7).expect("it opens");
    let mut turns = 0;
    let mut last = sitting.decision().map(|it| it.seat);
    // Both sides let a computer play, until the first one has its third turn.
    while let Some(decision) = sitting.decision() {
        if !decision.reaction && Some(decision.seat) != last {
            last = Some(decision.seat);
            turns += usize::from(decision.seat == engine::Seat(0));
            if turns == 2 {
                break;
            }
        }
        let action = plays(sitting.as_ref());
        sitting.play(&action, Throw::Seeded).expect("it is legal");
    }
    let window = Window::at("/", look).await;
    window.keep_game(&sitting.save().to_json(), [None, Some("knight")], false).await;
    window.goto("/game/kept").await;
    window.settled().await;
    album.take(&window, &name("recap")).await;
    window.close().await;
}

fn plays(sitting: &dyn Sitting) -> String {
    let seed = sitting.decision().map_or(0, |it| u64::from(it.seat.0));
    let mut bot = ai::bot(sitting.game().about().id, ai::Level::Squire, seed).expect("it can be played");
    bot.limit(300);
    bot.open(sitting.setup()).expect("the bot sits down");
    ai::ask(bot.as_mut(), sitting, &|| false).expect("there is something to decide").action
}
