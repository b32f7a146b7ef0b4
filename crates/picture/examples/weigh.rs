//! Says how many bytes each layer of a picture takes: `cargo run -p picture --example weigh`.

use engine::ruleset::{Ruleset, Setup};
use engine::scene::{Board, Scene};
use engine::text::{Lang, Phrase};
use game_medieval_battle::MedievalBattle;
use picture::{Style, counter, defs, document, grid, labels, names, terrain};

fn main() {
    let style = Style::default();
    println!("definitions       {:>7}", defs(&style).len());
    for scenario in ["first-game", "wolf-wood", "two-realms"] {
        let setup = Setup::new(scenario).with("red-army", "random").with("yellow-army", "random");
        let (rules, state) = MedievalBattle::open(&setup).unwrap_or_else(|flaw| panic!("{flaw:?}"));
        let scene = rules.scene(&state);
        let Board::Hexes(board) = &scene.ground.board else { continue };
        let say = |phrase: &Phrase| MedievalBattle::texts().say(Lang::En, phrase);
        let parts = [
            ("terrain", terrain(board, &style).len()),
            ("grid", grid(board, &style).len()),
            ("labels", labels(board, &style).len()),
            ("names", names(board, &say, &style).len()),
            ("counter", counter_of(&scene, &style)),
            ("thumbnail", picture::thumbnail(&scene, &style).len()),
            ("document", document(&scene, &say, &style).len()),
        ];
        println!("{scenario}, {} hexes", board.cells.len());
        for (part, bytes) in parts {
            println!("  {part:<15} {bytes:>7}");
        }
    }
}

/// One counter.
fn counter_of(scene: &Scene, style: &Style) -> usize {
    let beside = scene.trays.iter().flat_map(|tray| &tray.pieces).map(|entry| &entry.piece);
    let piece = scene.pieces.iter().chain(beside).find(|piece| piece.look != "wagon");
    piece
        .map_or(0, |piece| counter(piece, &scene.seats[usize::from(piece.seat.0)], "name", None, style).len())
}
