//! Printed counters and large maps: a front, arms, numbers, stacks, and a ground that stays light.

use engine::Seat;
use engine::decision::Place;
use engine::scene::*;
use engine::text::{Lang, Phrase};
use hexboard::space::neighbour;
use hexboard::{Hex, Side};
use picture::{Style, Theme, counter, stacking};

const HEXAGON: SeatLook =
    SeatLook { id: "a", name: Phrase { id: "a", args: Vec::new() }, tincture: "gules", shape: "hexagon" };
const SQUARE: SeatLook =
    SeatLook { id: "b", name: Phrase { id: "b", args: Vec::new() }, tincture: "sable", shape: "square" };

fn troops(short: &'static str, at: (i32, i32)) -> Piece {
    Piece {
        id: 1,
        seat: Seat(0),
        look: "regular-cavalry",
        short,
        name: Phrase::new("riders"),
        place: Some(Place::Hex { q: at.0, r: at.1 }),
        facing: Some(engine::Facing::Side(1)),
        strength: Some((2, 2)),
        dots: None,
        stripe: None,
        values: vec![("armour", 1), ("strength", 2), ("movement", 9), ("charge", 0)],
        status: Vec::new(),
        rules: Vec::new(),
    }
}

fn leader(look: &'static str, at: (i32, i32)) -> Piece {
    Piece {
        look,
        short: "Ulrich von Jungingen",
        facing: None,
        strength: None,
        values: vec![("range", 3)],
        ..troops("", at)
    }
}

fn draw(piece: &Piece, seat: &SeatLook, turned: Option<u16>) -> String {
    counter(piece, seat, "riders", turned, &Style::default())
}

#[test]
fn the_front_bar_lies_on_the_side_that_is_faced() {
    let layout = picture::layout(&HexBoard {
        pointy: false,
        cells: Vec::new(),
        sides: Vec::new(),
        roads: Vec::new(),
        names: Vec::new(),
    });
    for seat in [&HEXAGON, &SQUARE] {
        for side in 0..6_u8 {
            let degrees = picture::bearing(engine::Facing::Side(side), false);
            // From the hex straight to its neighbour across that side.
            let next = layout.centre(neighbour(Hex::ZERO, Side::ALL[usize::from(side)]));
            let way = match degrees {
                0 => (0, -866),
                60 => (750, -433),
                120 => (750, 433),
                180 => (0, 866),
                240 => (-750, 433),
                _ => (-750, -433),
            };
            assert!(
                (next.x - way.0).abs() < 3 && (next.y - way.1).abs() < 3,
                "side {side}: {degrees}, {next:?}"
            );
            let svg = draw(&troops("PKR2", (0, 0)), seat, Some(degrees));
            assert!(svg.contains(&format!("class=\"facing\" transform=\"rotate({degrees})\"")), "{svg}");
            assert_eq!(svg.matches("class=\"facing\"").count(), 1);
        }
        // In a tray it lies as it was printed: the front at the top.
        assert!(draw(&troops("PKR2", (0, 0)), seat, None).contains("rotate(0)"));
    }
    assert!(!draw(&leader("leader", (0, 0)), &SQUARE, None).contains("class=\"facing\""), "no front");
}

#[test]
fn a_front_bar_stays_within_its_hex() {
    for seat in [&HEXAGON, &SQUARE] {
        for degrees in [0_u16, 60, 120, 180, 240, 300] {
            let svg = draw(&troops("PKR2", (0, 0)), seat, Some(degrees));
            let bar = svg.split("class=\"facing\"").nth(1).and_then(|rest| rest.split(" d=\"").nth(1));
            let data = bar.and_then(|rest| rest.split('"').next()).expect("a bar");
            // The tip follows `H-6L0 `: how far out it is, in pixels; the side lies 43.3 from the middle.
            let tip = data.split("L0 ").nth(1).and_then(|rest| rest.split('L').next()).expect("a tip");
            let tip: f64 = tip.parse().expect("a number");
            assert!((-48.0..-38.0).contains(&tip), "{tip} at {degrees}");
        }
    }
}

#[test]
fn numbers_arms_and_name_are_printed() {
    let svg = draw(&troops("PKR2", (0, 0)), &HEXAGON, Some(0));
    assert!(svg.contains("href=\"#pic-arms-PKR\"") && svg.contains(">PKR 2</text>"));
    for (value, times) in [(">1</text>", 1), (">2</text>", 1), (">9</text>", 1), (">0</text>", 0)] {
        assert_eq!(svg.matches(value).count(), times, "{value}: no charge, no badge");
    }
    assert!(!svg.contains("class=\"chief\""));
    assert!(draw(&troops("PKR1", (0, 0)), &HEXAGON, Some(0)).contains("class=\"chief\""), "a red mark");
    // A body that is in no book has arms too, and others have others.
    let made = |short| draw(&troops(short, (0, 0)), &HEXAGON, Some(0)).replace(short, "");
    assert!(!made("QQX1").contains("pic-arms-"));
    assert_ne!(made("QQX1").replace("QQX", ""), made("QZA1").replace("QZA", ""));
}

#[test]
fn what_befalls_a_counter_is_seen_on_it() {
    let plain = draw(&troops("PKR2", (0, 0)), &SQUARE, Some(0));
    // In the reader's language, and as it is where nobody knows a word for it.
    let said = [
        ("disorganised", "unité désorganisée", "disorganised"),
        ("panicked", "en panique", "panicked"),
        ("ready", "prête à tirer", "ready to shoot"),
        ("marching", "formation de marche", "march formation"),
        ("stopped", "unité arrêtée", "stopped"),
        ("banner", "porte un étendard", "bears a standard"),
        ("dizzy", "dizzy", "dizzy"),
    ];
    for (status, fr, en) in said {
        let mut piece = troops("PKR2", (0, 0));
        piece.status.push(status);
        for (lang, words) in [(Lang::Fr, fr), (Lang::En, en)] {
            let svg = counter(&piece, &SQUARE, "riders", Some(0), &Style { lang, ..Style::default() });
            assert!(svg.contains(&format!("<title>{words}</title>")) && svg != plain, "{status}");
        }
    }
    for level in 1..=3 {
        let mut piece = troops("PKR2", (0, 0));
        piece.values[3].1 = level;
        assert!(draw(&piece, &SQUARE, Some(0)).contains(&format!("<title>charge {level}</title>")));
    }
    let mut worn = troops("PKR2", (0, 0));
    (worn.strength, worn.values[1].1) = (Some((1, 2)), 1);
    assert!(draw(&worn, &SQUARE, Some(0)).contains("url(#pic-worn)") && !plain.contains("url(#pic-worn)"));
}

/// A counter of a game in which bodies have a colour and troops face a corner.
fn striped(status: &[&'static str]) -> Piece {
    let mut piece = troops("lincoln-mm1", (0, 0));
    piece.facing = Some(engine::Facing::Corner(0));
    piece.stripe = Some("#f1c40f");
    piece.values = vec![("shock", -2), ("movement", 6)];
    piece.status = status.to_vec();
    piece
}

#[test]
fn a_counter_that_faces_a_corner_has_its_angle_there() {
    let svg = |degrees| draw(&striped(&[]), &SQUARE, Some(degrees));
    assert!(svg(60).contains("class=\"facing\" transform=\"rotate(60)\""));
    // The tip lies within the corner of the hex, 50 pixels from its middle, and beyond every body.
    assert!(svg(0).contains("d=\"M0-48.2L24-34.4"));
    assert!(
        !draw(&troops("PKR2", (0, 0)), &SQUARE, Some(0)).contains("M0-48.2L24-34.4"),
        "a side is no corner"
    );
}

#[test]
fn a_body_has_its_stripe_and_a_modifier_its_sign() {
    let svg = draw(&striped(&[]), &SQUARE, Some(0));
    assert!(svg.contains("class=\"stripe\"") && svg.contains("#f1c40f"));
    assert!(svg.contains(">−2</text>") && svg.contains(">6</text>"));
    assert!(svg.contains("fill=\"#1b130b\">lincoln-mm1</text>"), "dark letters on a light stripe");
    let dark = Piece { stripe: Some("#34495e"), ..striped(&[]) };
    assert!(draw(&dark, &SQUARE, Some(0)).contains("fill=\"#fff7e6\">lincoln-mm1</text>"));
    assert!(!draw(&troops("PKR2", (0, 0)), &SQUARE, Some(0)).contains("class=\"stripe\""));
}

#[test]
fn each_status_is_a_shape_of_its_own() {
    let all = [
        "disordered",
        "retired",
        "moved",
        "charging",
        "countered",
        "hot",
        "out-of-command",
        "shield-wall",
        "schiltron",
    ];
    let seen: std::collections::BTreeSet<String> = all
        .iter()
        .map(|status| {
            let svg = draw(&striped(&[status]), &SQUARE, Some(0));
            assert_ne!(svg, draw(&striped(&[]), &SQUARE, Some(0)), "{status}");
            // Without its colours and its title.
            svg.split("<path").map(|part| part.split('"').nth(1).unwrap_or("").to_string()).collect()
        })
        .collect();
    assert!(seen.len() >= all.len() - 1, "{}", seen.len());
}

#[test]
fn sides_have_their_own_shape_and_leaders_are_small_and_crowned() {
    let piece = troops("PKR2", (0, 0));
    assert!(draw(&piece, &HEXAGON, Some(0)).contains("#pic-body-hexagon"));
    assert!(draw(&piece, &SQUARE, Some(0)).contains("#pic-body-square"));
    assert_ne!(picture::rim(&piece, &HEXAGON), picture::rim(&piece, &SQUARE));
    let (head, sub) = (leader("army-leader", (0, 0)), leader("leader", (0, 0)));
    assert!(draw(&head, &SQUARE, None).contains("class=\"crown\""));
    assert!(!draw(&sub, &SQUARE, None).contains("class=\"crown\""));
    assert!(draw(&sub, &SQUARE, None).contains(">Jungingen</text>"), "the name that people use");
}

#[test]
fn stacks_fan_out_and_leaders_stand_beside_their_men() {
    let (here, there) = ((3, 1), (4, 1));
    let pieces = [troops("PKR1", here), troops("PKR2", here), troops("PKR3", there), leader("leader", here)];
    let offsets = stacking::offsets(&pieces);
    assert_eq!(offsets[2], (0, 0), "alone");
    assert!(offsets[0].0 > 0 && offsets[1].0 < 0 && offsets[0] != offsets[1], "{offsets:?}");
    assert!(offsets[3].0 < offsets[1].0 && offsets[3].1 < offsets[1].1, "he does not hide their numbers");
    assert_eq!(stacking::offsets(&[leader("leader", here)]), [(0, 0)]);
    let many: Vec<Piece> = (0..9).map(|_| troops("PKR1", here)).collect();
    assert!(stacking::offsets(&many).iter().all(|(x, y)| x.abs() <= 130 && y.abs() <= 130), "in their hex");
    let mut lost = troops("PKR1", here);
    lost.place = None;
    assert_eq!(stacking::offsets(&[lost, troops("PKR2", here)]), [(0, 0), (0, 0)]);
}

#[test]
fn counters_stay_light() {
    let mut most = troops("PKR2", (0, 0));
    most.status = vec!["disorganised", "ready", "stopped", "banner", "worn"];
    most.values[3].1 = 3;
    for theme in [Theme::Light, Theme::Dark, Theme::HighContrast] {
        let style = Style::themed(theme);
        let size = |piece: &Piece| counter(piece, &SQUARE, "riders", Some(60), &style).len();
        assert!(size(&troops("PKR2", (0, 0))) < 2_000, "{}", size(&troops("PKR2", (0, 0))));
        assert!(size(&most) < 5_000, "{}", size(&most));
        assert!(picture::defs(&style).len() < 90_000, "{}", picture::defs(&style).len());
    }
}

/// A map as large as a battlefield: woods, marsh, a lake, villages, a walled camp, a hill, a stream, a river with a bridge,
/// two roads that meet.
fn battlefield() -> HexBoard {
    let label = |q: i32, row: i32| format!("{q:02}{row:02}");
    let mut cells = Vec::new();
    for q in 0..52 {
        for row in 0..32 {
            let terrain = match (q, row) {
                (0..=7, 0..=12) | (30..=41, 22..=31) => "woods",
                (12..=20, 3..=6) => "marsh",
                (44..=47, 16..=22) => "lake",
                (24..=25, 8..=9) => "village",
                (48..=49, 25..=26) => "camp",
                _ => "plain",
            };
            let elevation = i8::from((12..=18).contains(&q) && (15..=20).contains(&row));
            cells.push(Cell {
                q,
                r: row - (q + (q & 1)) / 2,
                label: label(q, row),
                terrain,
                elevation,
                part: None,
            });
        }
    }
    let side = |a: (i32, i32), b: (i32, i32), kind| SideFeature { a, b, kind };
    let hex = |q: i32, row: i32| (q, row - (q + (q & 1)) / 2);
    // All sides between two rows are one chain.
    let mut sides = Vec::new();
    for above in (20..28).map(|q| hex(q, 14)) {
        for below in (20..28).map(|q| hex(q, 15)) {
            if Side::between(Hex::new(above.0, above.1), Hex::new(below.0, below.1)).is_some() {
                sides.push(side(above, below, "stream"));
            }
        }
    }
    sides.push(side(hex(35, 5), hex(35, 6), "river"));
    sides.push(side(hex(35, 5), hex(35, 6), "bridge"));
    sides.push(side(hex(48, 25), hex(47, 25), "wall"));
    let roads = vec![
        (0..32).map(|row| hex(22, row)).collect(),
        vec![hex(22, 10), hex(23, 10), hex(24, 9), hex(25, 9)],
    ];
    let names = vec![
        (hex(24, 8).0, hex(24, 8).1, Phrase::new("Village (Old)")),
        (hex(45, 18).0, hex(45, 18).1, Phrase::new("Lake")),
        (hex(3, 3).0, hex(3, 3).1, Phrase::new("Forest")),
    ];
    HexBoard { pointy: false, cells, sides, roads, names }
}

fn on(board: HexBoard, pieces: Vec<Piece>) -> Scene {
    Scene {
        north: 0,
        title: Phrase::new("battle"),
        ground: Ground { board: Board::Hexes(board), legend: Vec::new() }.into(),
        pieces,
        marks: Vec::new(),
        trays: Vec::new(),
        tracks: Vec::new(),
        piece_tracks: Vec::new(),
        notes: Vec::new(),
        seats: vec![HEXAGON, SQUARE],
        to_decide: None,
        rules: Vec::new(),
    }
}

fn say(phrase: &Phrase) -> String {
    phrase.id.to_string()
}

#[test]
fn every_terrain_of_a_large_map_is_one_shape_or_one_for_each_patch() {
    let svg = picture::terrain(&battlefield(), &Style::default());
    let paths = |mark: &str| svg.matches(mark).count();
    assert_eq!(paths("<path id=\"pic-lake-shape\""), 1);
    assert_eq!(paths("<path id=\"pic-roads\""), 1);
    assert_eq!(paths("class=\"waters\""), 1, "stream and river are one shape");
    assert_eq!(paths("fill=\"#bcc79c\" stroke"), 1, "marsh");
    assert!(paths("<use") < 120, "no tree is drawn by itself: {}", paths("<use"));
    let woods = svg.split("<g id=\"pic-woods\"").nth(1).and_then(|rest| rest.split("</g>").next());
    let woods = woods.expect("woods");
    assert_eq!((woods.matches("<path").count(), woods.matches('z').count()), (2, 2), "one for each wood");
}

#[test]
fn a_large_map_stays_light() {
    for theme in [Theme::Light, Theme::Dark, Theme::HighContrast] {
        let (board, style) = (battlefield(), Style::themed(theme));
        let weights = [
            ("ground", picture::terrain(&board, &style).len(), 200_000),
            ("grid", picture::grid(&board, &style).len(), 60_000),
            ("numbers", picture::labels(&board, &style).len(), 80_000),
        ];
        for (what, size, most) in weights {
            assert!(size < most, "{what}: {size}");
        }
    }
}

#[test]
fn water_is_thin_at_its_spring_and_flows_once_under_a_bridge() {
    let mut board = battlefield();
    let data = |board: &HexBoard| {
        let svg = picture::terrain(board, &Style::default());
        let shape = svg
            .split("class=\"waters\"")
            .next()
            .and_then(|rest| rest.rsplit("d=\"").next().map(str::to_string));
        shape.expect("water")
    };
    let with = data(&board);
    assert_eq!(with.matches('z').count(), 2, "a stream and a river");
    board.sides.retain(|side| side.kind != "bridge");
    assert_eq!(data(&board), with, "the bridge adds no water");
    // Where it rises in a marsh it is as wide as anywhere.
    let mut wet = battlefield();
    wet.cells.iter_mut().for_each(|cell| cell.terrain = "marsh");
    assert_ne!(data(&wet), with);
}

#[test]
fn an_overview_is_small_and_shows_every_side() {
    let pieces: Vec<Piece> = (0..190)
        .map(|n| {
            let mut piece = troops("PKR1", (n % 40, n / 40 - 10));
            piece.seat = Seat((n % 2) as u8);
            piece
        })
        .collect();
    for theme in [Theme::Light, Theme::Dark, Theme::HighContrast] {
        let svg = picture::thumbnail(&on(battlefield(), pieces.clone()), &Style::themed(theme));
        assert!(svg.len() < 30_000, "{}", svg.len());
        assert_eq!(svg.matches("class=\"dots\"").count(), 2, "one path for each side");
        let dots: usize = svg
            .split("<path d=\"")
            .filter(|path| path.contains("class=\"dots\""))
            .map(|path| path.split('"').next().map_or(0, |data| data.matches('z').count()))
            .sum();
        assert_eq!(dots, 190, "one dot for each place");
        assert!(!svg.contains("<text") && !svg.contains("<title>"));
    }
}

#[test]
fn towns_are_written_in_one_piece_and_brackets_are_for_those_who_ask() {
    let svg = picture::names(&battlefield(), &say, &Style::default());
    assert!(svg.contains(">Village</text>") && svg.contains("aria-label=\"Village (Old)\""));
    assert!(!svg.contains("(Old)</text>"));
    let lake = svg.split("aria-label=\"Lake\"").nth(1).and_then(|rest| rest.split('>').next());
    assert!(lake.is_some_and(|attributes| attributes.contains("italic")), "water leans");
}

#[test]
fn three_in_a_hex_are_counted() {
    let stack = |many: usize| {
        let pieces = (0..many).map(|_| troops("PKR1", (5, 5))).chain([leader("leader", (5, 5))]);
        stacking::counts(&on(battlefield(), pieces.collect()), &Style::default())
    };
    assert_eq!(stack(2), "", "two are seen");
    assert!(stack(3).contains(">3</text>") && stack(7).contains(">7</text>"), "leaders do not count");
    let whole = picture::document(
        &on(battlefield(), (0..4).map(|_| troops("PKR1", (5, 5))).collect()),
        &say,
        &Style::default(),
    );
    assert_eq!(whole.matches("class=\"count\"").count(), 1);
}
