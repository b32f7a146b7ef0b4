//! Writes sample pictures into a folder: `cargo run -p picture --example sample -- /tmp/pictures`.

use engine::decision::Place;
use engine::ruleset::{Ruleset, Setup};
use engine::scene::*;
use engine::text::{Lang, Phrase};
use engine::{Pose, Seat};
use game_medieval_battle::MedievalBattle;
use picture::{Style, Theme, document, thumbnail};
use std::path::Path;

const THEMES: [(&str, Theme); 3] =
    [("light", Theme::Light), ("dark", Theme::Dark), ("contrast", Theme::HighContrast)];

/// A battle in full swing, with everything a scene can say.
const MELEE: &str = r#"
game = "medieval-battle"
scenario = "crossroads"
turn = "red"
passes = 1
flags = { H8 = "yellow" }
tokens = { red = 3, yellow = 1 }
red.units = ["W 5,-2", "LC 1,-1 mp 2", "HI x1 2,-2", "HC 3,-1 mp 1", "HC 0,-2", "P x1 4,-1 mp 0", "MA 5,0", "A reserve", "LI reserve", "LB x1 away O1"]
yellow.units = ["W -2,5", "P 0,0 mp 0", "HC x1 -1,1", "HI -2,3", "LB -3,2 mp 1", "A 1,1", "LI 0,5", "LC away O0"]
"#;

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "pictures".to_string());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder).expect("a folder to write to");
    let write = |name: &str, theme: &str, svg: String| {
        let file = folder.join(format!("{name}-{theme}.svg"));
        println!("{} kB  {}", svg.len() / 1000, file.display());
        std::fs::write(file, svg).expect("a file to write");
    };
    for (theme_name, theme) in THEMES {
        let style = Style::themed(theme);
        for scenario in ["first-game", "wolf-wood", "two-realms", "twin-peaks"] {
            let setup = Setup::new(scenario).with("red-army", "random").with("yellow-army", "random");
            write(scenario, theme_name, battle(&setup, &style));
        }
        match Setup::from_position("melee", MELEE) {
            Ok((_, setup)) => {
                write("melee", theme_name, battle(&setup, &style));
                let scene = position(&setup);
                write("melee-thumbnail", theme_name, thumbnail(&scene, &style));
                let page = folder.join(format!("page-{theme_name}.html"));
                std::fs::write(page, page_of(&scene, &style)).expect("a file to write");
            }
            Err(flaw) => println!("melee: {flaw:?}"),
        }
        write("words", theme_name, document(&words(), &plainly, &style));
        write("counters", theme_name, document(&counters(), &plainly, &style));
        write("table", theme_name, document(&table(), &plainly, &style));
    }
}

fn position(setup: &Setup) -> Scene {
    let (rules, state) = MedievalBattle::open(setup).unwrap_or_else(|flaw| panic!("{flaw:?}"));
    rules.scene(&state)
}

fn battle(setup: &Setup, style: &Style) -> String {
    document(&position(setup), &|phrase| MedievalBattle::texts().say(Lang::En, phrase), style)
}

/// A page as a client would build it: definitions once, then the ground, the pieces and pointers in drawings of their
/// own.
fn page_of(scene: &Scene, style: &Style) -> String {
    let Board::Hexes(board) = &scene.ground.board else { return String::new() };
    let say = |phrase: &Phrase| MedievalBattle::texts().say(Lang::En, phrase);
    let frame = picture::frame(board);
    let tenths = |n: i64| picture::Tenths(n).to_string();
    let (w, h) = (tenths(frame.width + 400), tenths(frame.height + 400));
    let view = format!("{} {} {w} {h}", tenths(frame.x - 200), tenths(frame.y - 200));
    let flags: Vec<(i32, i32)> = scene
        .marks
        .iter()
        .filter_map(|mark| match mark.place {
            Place::Hex { q, r } => Some((q, r)),
            Place::Pose(_) => None,
        })
        .collect();
    let ground = [
        picture::shadow(board, style),
        picture::terrain(board, style),
        picture::grid(board, style),
        picture::names_around(board, &flags, &say, style),
        picture::labels(board, style),
    ]
    .concat();
    let mut pieces = String::new();
    for piece in &scene.pieces {
        let Some(Place::Hex { q, r }) = piece.place else { continue };
        let (x, y) = picture::point(board, q, r);
        let seat = &scene.seats[usize::from(piece.seat.0)];
        pieces += &format!("<g transform=\"translate({x} {y})\">");
        pieces += &picture::counter(piece, seat, &say(&piece.name), None, style);
        pieces += "</g>";
    }
    let arrow = picture::arrow(board, &[(1, -1), (1, 0), (0, 1), (0, 2), (1, 2)]);
    let over = [
        format!(
            "<path class=\"reach\" d=\"{}\"/>",
            picture::outline(board, &[(1, 0), (0, 1), (0, 2), (1, 2), (2, 0)])
        ),
        format!("<path class=\"shaft\" d=\"{}\"/><path class=\"head\" d=\"{}\"/>", arrow.shaft, arrow.head),
        format!("<path class=\"ring\" d=\"{}\"/>", picture::ring(board, 1, -1)),
        format!("<path class=\"cursor\" d=\"{}\"/>", picture::cursor(board, 2, 2)),
        format!("<path class=\"hover\" d=\"{}\"/>", picture::hex_path(board, &[(-1, 4)])),
    ]
    .concat();
    let emblems: String = scene
        .seats
        .iter()
        .map(|seat| {
            let emblem = picture::emblem(seat.tincture, seat.shape, style);
            format!(
                "<svg class=\"emblem\" width=\"26\" height=\"28\" viewBox=\"-13 -13 26 28\">{emblem}</svg>"
            )
        })
        .collect();
    let palette: String = (scene.pieces.iter())
        .map(|piece| {
            let seat = &scene.seats[usize::from(piece.seat.0)];
            let face = picture::counter(piece, seat, "", None, style);
            format!("<svg width=\"48\" height=\"48\" viewBox=\"-41 -41 82 82\">{face}</svg>")
        })
        .collect();
    format!(
        "<!doctype html><meta charset=\"utf-8\"><style>body{{margin:0;background:#39291d}}.stack{{position:relative;width:{w}px;height:{h}px}}.stack svg{{position:absolute;inset:0}}.defs{{position:absolute;width:0;height:0}}.shaft,.ring,.cursor,.reach{{fill:none;stroke-width:7;stroke:#d8a11c;stroke-linecap:round}}.reach{{stroke-width:3;stroke-dasharray:7 5;stroke:#7a2a12}}.head{{fill:#d8a11c}}.cursor{{stroke:#12497a;stroke-width:5}}.hover{{fill:#fff;fill-opacity:.35}}</style>\n<svg class=\"defs\"><defs>{}</defs></svg>\n<p>{emblems}{palette}</p>\n<div class=\"stack\"><svg viewBox=\"{view}\" width=\"{w}\" height=\"{h}\">{ground}</svg>\n<svg id=\"pieces\" viewBox=\"{view}\" width=\"{w}\" height=\"{h}\">{over}{pieces}</svg></div>\n",
        picture::defs(style)
    )
}

fn plainly(phrase: &Phrase) -> String {
    phrase.id.to_string()
}

fn seat(id: &'static str, tincture: &'static str, shape: &'static str) -> SeatLook {
    SeatLook { id, name: Phrase::new(id), tincture, shape }
}

fn empty(board: Board) -> Scene {
    Scene {
        north: 0,
        title: Phrase::new("The common vocabulary"),
        ground: Ground { board, legend: Vec::new() }.into(),
        pieces: Vec::new(),
        marks: Vec::new(),
        trays: Vec::new(),
        tracks: Vec::new(),
        piece_tracks: Vec::new(),
        notes: Vec::new(),
        seats: Vec::new(),
        to_decide: None,
        rules: Vec::new(),
    }
}

/// A made-up land with every word of the vocabulary, and one more.
fn words() -> Scene {
    const MAP: [&str; 9] = [
        "wwww..hhh.mm..ll",
        "wwwww.hhhhmmm.ll",
        "ww.w...hh.mm.lll",
        "w....vv......lll",
        "..s...v..ww...ll",
        ".sss......www...",
        "ssss.c.....w..hh",
        "sss.ccc..x...hhh",
        "ss...c..xx....hh",
    ];
    let terrain = |c| match c {
        'w' => "woods",
        'h' => "hill",
        'm' => "mountain",
        'l' => "lake",
        'v' => "village",
        's' => "marsh",
        'c' => "camp",
        'x' => "vineyard",
        _ => "plain",
    };
    let mut cells = Vec::new();
    for (row, line) in MAP.iter().enumerate() {
        for (column, c) in line.chars().enumerate() {
            let (q, row) = (column as i32, row as i32);
            let r = row - (q + (q & 1)) / 2;
            cells.push(Cell {
                q,
                r,
                label: format!("{column:02}{row:02}"),
                terrain: terrain(c),
                elevation: i8::from(c == 'h') + i8::from((2..5).contains(&q) && (3..6).contains(&row)),
                part: None,
            });
        }
    }
    let side = |a: (i32, i32), b: (i32, i32), kind| SideFeature { a, b, kind };
    let mut sides = Vec::new();
    // A river from north to south, with a bridge and a ford; the rest in a row.
    for row in 0..9 {
        let at = |q: i32, row: i32| (q, row - (q + (q & 1)) / 2);
        let (a, b) = (at(8, row), at(9, row));
        sides.push(side(a, b, if row == 3 { "bridge" } else { "river" }));
        sides.push(side(a, at(9, row + 1), if row == 6 { "ford" } else { "river" }));
    }
    let at = |q: i32, row: i32| (q, row - (q + (q & 1)) / 2);
    for (row, kind) in [(4, "wall"), (5, "gate"), (6, "hedge"), (7, "ditch"), (8, "slope")] {
        sides.push(side(at(6, row), at(7, row), kind));
        sides.push(side(at(6, row), at(7, row + 1), kind));
    }
    for row in 0..4 {
        sides.push(side(at(4, row), at(5, row), "stream"));
        sides.push(side(at(4, row), at(5, row + 1), "stream"));
    }
    sides.push(side(at(11, 5), at(12, 5), "moat"));
    let road = |list: &[(i32, i32)]| list.iter().map(|(q, row)| at(*q, *row)).collect();
    let mut scene = empty(Board::Hexes(HexBoard {
        pointy: false,
        cells,
        sides,
        roads: vec![road(&[
            (0, 4),
            (1, 4),
            (2, 3),
            (3, 4),
            (4, 3),
            (5, 4),
            (6, 3),
            (7, 4),
            (8, 3),
            (9, 3),
            (10, 3),
            (11, 4),
            (12, 4),
            (13, 5),
            (14, 5),
            (15, 6),
        ])],
        names: vec![
            (5, 0, Phrase::new("Stębark")),
            (14, -5, Phrase::new("Lake Lubień")),
            (2, 5, Phrase::new("The Moor")),
        ],
    }));
    scene.seats = vec![seat("order", "sable", "hexagon"), seat("poland", "gules", "square")];
    let looks = [
        ("heavy-cavalry", "Kn", 4, 4),
        ("crossbowmen", "Xb", 11, 6),
        ("leader", "UJ", 12, 5),
        ("bombard", "Bo", 3, 4),
        ("dragon", "Dg", 7, 5),
    ];
    for (index, (look, short, q, row)) in looks.into_iter().enumerate() {
        let (q, r) = at(q, row);
        let mut piece = counter(look, short, Seat(index as u8 % 2));
        piece.place = Some(Place::Hex { q, r });
        piece.facing = Some(engine::Facing::Side(index as u8));
        piece.values = vec![("strength", 4), ("movement", 6)];
        scene.pieces.push(piece);
    }
    scene
}

fn counter(look: &'static str, short: &'static str, seat: Seat) -> Piece {
    Piece {
        id: 1,
        seat,
        look,
        short,
        name: Phrase::new(look),
        place: None,
        facing: None,
        strength: Some((2, 2)),
        dots: None,
        stripe: None,
        values: Vec::new(),
        status: Vec::new(),
        rules: Vec::new(),
    }
}

/// All counters in all tinctures.
fn counters() -> Scene {
    const LOOKS: [(&str, &str); 14] = [
        ("heavy-cavalry", "HC"),
        ("light-cavalry", "LC"),
        ("horse-archers", "MA"),
        ("heavy-infantry", "HI"),
        ("light-infantry", "LI"),
        ("pikemen", "P"),
        ("archers", "A"),
        ("longbowmen", "LB"),
        ("wagon", "W"),
        ("crossbowmen", "Xb"),
        ("bombard", "Bo"),
        ("leader", "Ld"),
        ("banner", "Bn"),
        ("mystery", "My"),
    ];
    let seats = vec![
        seat("red", "gules", "square"),
        seat("yellow", "or", "round"),
        seat("blue", "azure", "hexagon"),
        seat("black", "sable", "square"),
        seat("green", "vert", "round"),
        seat("white", "argent", "hexagon"),
        seat("odd", "puce", "star"),
    ];
    let mut cells = Vec::new();
    let mut pieces = Vec::new();
    for row in 0..7_i32 {
        for (column, (look, short)) in LOOKS.iter().enumerate() {
            let q = column as i32 - (row - (row & 1)) / 2;
            cells.push(Cell { q, r: row, label: String::new(), terrain: "plain", elevation: 0, part: None });
            let mut piece = counter(look, short, Seat(row as u8));
            piece.place = Some(Place::Hex { q, r: row });
            let most = 2 + (column as u8) % 4;
            piece.dots = Some(((most + row as u8) % (most + 1), most));
            if (column as i32 + row) % 3 == 0 {
                piece.strength = Some((1, 2));
                piece.status.push("worn");
            }
            let extra = ["moving", "halted", "attacking", "attacked", "turned", "fortified", "panicked"];
            if let Some(status) = extra.get((column + row as usize * 3) % 14) {
                piece.status.push(status);
            }
            pieces.push(piece);
        }
    }
    let board = HexBoard { pointy: true, cells, sides: Vec::new(), roads: Vec::new(), names: Vec::new() };
    let mut scene = empty(Board::Hexes(board));
    scene.pieces = pieces;
    scene.seats = seats;
    scene
}

/// A free table.
fn table() -> Scene {
    let terrain = vec![
        TerrainPiece {
            kind: "woods",
            outline: vec![(1500, 1200), (4000, 900), (4600, 2600), (3000, 3600), (1300, 2700)],
        },
        TerrainPiece { kind: "hill", outline: vec![(7000, 3000), (9500, 2800), (9800, 4500), (7300, 4800)] },
        TerrainPiece { kind: "lake", outline: vec![(5000, 5200), (6500, 5000), (6800, 6200), (5200, 6400)] },
    ];
    let mut scene = empty(Board::Table { width: 12_000, height: 7_200, terrain });
    scene.seats = vec![seat("azure", "azure", "square"), seat("vert", "vert", "round")];
    for index in 0..6_u8 {
        let mut piece = counter("pikemen", "Pk", Seat(index % 2));
        let (x, y) = (3000 + 1100 * i32::from(index), 4200 + 600 * i32::from(index % 2));
        piece.place = Some(Place::Pose(Pose { x, y, facing: 30 * u16::from(index) }));
        scene.pieces.push(piece);
    }
    scene
}
