//! Pictures are well-formed, complete, and the same every time.

use engine::Seat;
use engine::decision::Place;
use engine::ruleset::{Ruleset, Setup};
use engine::scene::*;
use engine::text::{Lang, Phrase};
use game_medieval_battle::MedievalBattle;
use picture::{Style, Theme, document, thumbnail};
use std::sync::Arc;

const THEMES: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::HighContrast];

fn scene(scenario: &str) -> Scene {
    let setup = Setup::new(scenario).with("red-army", "random").with("yellow-army", "random");
    let (rules, state) = MedievalBattle::open(&setup).unwrap_or_else(|flaw| panic!("{flaw:?}"));
    rules.scene(&state)
}

/// The ground of a scene, to be altered.
fn ground_of(scene: &mut Scene) -> &mut Ground {
    Arc::make_mut(&mut scene.ground)
}

fn say(phrase: &Phrase) -> String {
    MedievalBattle::texts().say(Lang::En, phrase)
}

/// Checks that tags nest, attributes are quoted and unique, nothing reserved is left bare, and a page that forbids inline
/// styles and scripts may show it.
/// Gives back the ids that are defined and those that are referred to.
fn check(svg: &str) -> (Vec<String>, Vec<String>) {
    let (mut ids, mut uses) = (Vec::new(), Vec::new());
    let mut open: Vec<&str> = Vec::new();
    let mut rest = svg;
    while let Some(start) = rest.find('<') {
        check_text(&rest[..start]);
        let end = start + rest[start..].find('>').expect("a tag ends");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "tags nest");
            continue;
        }
        let (tag, empty) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, mut attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        assert!(name.chars().all(|c| c.is_ascii_alphabetic()), "<{name}>");
        assert!(!["style", "script", "filter", "foreignObject"].contains(&name), "<{name}>");
        let mut seen = Vec::new();
        while !attributes.trim().is_empty() {
            let (key, after) = attributes.trim_start().split_once("=\"").expect("an attribute has a value");
            let (value, after) = after.split_once('"').expect("a value is quoted");
            assert!(!key.contains(char::is_whitespace) && !seen.contains(&key), "{key} in <{tag}>");
            assert!(after.is_empty() || after.starts_with(' '), "<{tag}>");
            assert!(key != "style" && !key.starts_with("on"), "{key}");
            check_text(value);
            seen.push(key);
            match key {
                "id" => ids.push(value.to_string()),
                "href" => uses.push(value.trim_start_matches('#').to_string()),
                _ => uses.extend(
                    value.strip_prefix("url(#").and_then(|id| id.strip_suffix(')')).map(str::to_string),
                ),
            }
            attributes = after;
        }
        if !empty {
            open.push(name);
        }
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "everything is closed: {open:?}");
    (ids, uses)
}

fn check_text(text: &str) {
    assert!(!text.contains('>'), "{text}");
    for (at, _) in text.match_indices('&') {
        let known = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"];
        assert!(known.iter().any(|it| text[at..].starts_with(it)), "{text}");
    }
}

#[test]
fn a_map_has_title_compass_and_scale_on_its_margin() {
    let scene = scene("first-game");
    let Board::Hexes(board) = &scene.ground.board else { panic!("it is a board of hexes") };
    for theme in THEMES {
        let drawn = picture::furniture(board, 270, "A & B", "hexes", &Style::themed(theme));
        check(&drawn);
        assert!(
            drawn.contains("A &amp; B")
                && drawn.contains("class=\"compass\" transform=\"rotate(270)\"")
                && drawn.contains("5 hexes")
        );
    }
    let empty = HexBoard { cells: Vec::new(), ..board.clone() };
    assert_eq!(
        (picture::foot(&empty), picture::furniture(&empty, 0, "", "", &Style::default()).len()),
        (0, 0)
    );
}

#[test]
fn every_picture_is_well_formed_and_refers_to_what_it_defines() {
    for theme in THEMES {
        for scenario in ["first-game", "wolf-wood", "two-realms"] {
            let svg = document(&scene(scenario), &say, &Style::themed(theme));
            let (ids, uses) = check(&svg);
            let mut unique = ids.clone();
            unique.sort();
            unique.dedup();
            assert_eq!(unique.len(), ids.len(), "no id twice");
            for id in uses {
                assert!(ids.contains(&id), "{id} is defined");
            }
        }
    }
}

#[test]
fn every_piece_label_flag_and_name_appears() {
    for scenario in ["first-game", "two-realms"] {
        let scene = scene(scenario);
        let Board::Hexes(board) = &scene.ground.board else { panic!("a board of hexes") };
        let svg = document(&scene, &say, &Style::default());
        let beside = scene.trays.iter().flat_map(|tray| &tray.pieces).map(|entry| &entry.piece);
        for piece in scene.pieces.iter().chain(beside) {
            assert!(svg.contains(&format!(
                "data-piece=\"{}\"><title>{}</title>",
                piece.id,
                say(&piece.name)
            )));
        }
        for cell in &board.cells {
            assert!(svg.contains(&format!(">{}</text>", cell.label)), "{}", cell.label);
            assert!(svg.contains(&format!("<title>{} ", cell.label)), "{}", cell.label);
        }
        for (_, _, name) in &board.names {
            assert!(svg.contains(&format!("aria-label=\"{}\"", say(name).replace('\'', "&#39;"))));
        }
        assert_eq!(svg.matches("data-kind=\"flag\"").count(), scene.marks.len());
        assert_eq!(svg.matches("class=\"to-decide\"").count(), usize::from(scene.to_decide.is_some()));
        for track in &scene.tracks {
            assert!(svg.contains(&say(&track.name)));
        }
    }
}

#[test]
fn layers_in_drawings_of_their_own_refer_only_to_each_other_and_the_definitions() {
    let scene = scene("first-game");
    let Board::Hexes(board) = &scene.ground.board else { panic!("a board of hexes") };
    for theme in THEMES {
        let style = Style::themed(theme);
        let (mut known, uses) = check(&format!("<defs>{}</defs>", picture::defs(&style)));
        assert!(uses.iter().all(|id| known.contains(id)), "the definitions stand alone");
        let terrain = picture::terrain(board, &style);
        let (ids, uses) = check(&terrain);
        known.extend(ids);
        assert!(uses.iter().all(|id| known.contains(id)), "so does the ground on them");
        let definitions = check(&picture::defs(&style)).0;
        let beside = scene.trays.iter().flat_map(|tray| &tray.pieces).map(|entry| &entry.piece);
        for piece in scene.pieces.iter().chain(beside) {
            let seat = &scene.seats[usize::from(piece.seat.0)];
            let (ids, uses) = check(&picture::counter(piece, seat, "name", Some(60), &style));
            assert!(ids.is_empty() && uses.iter().all(|id| definitions.contains(id)), "{uses:?}");
        }
        let (ids, uses) = check(&picture::emblem("gules", "square", &style));
        assert!(ids.is_empty() && uses.is_empty(), "arms need nothing");
    }
}

#[test]
fn sides_differ_by_more_than_their_colour() {
    let style = Style::default();
    let arms = |tincture, shape| -> Vec<String> {
        let svg = picture::emblem(tincture, shape, &style);
        svg.split(" d=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_string).collect()
    };
    assert_ne!(arms("gules", "square"), arms("azure", "square"), "another charge");
    assert_ne!(arms("gules", "square"), arms("gules", "round"), "another shield");
    let face = |shape| {
        let seat = SeatLook { id: "x", name: Phrase::new("x"), tincture: "gules", shape };
        let svg = picture::counter(&piece("archers", Seat(0), None), &seat, "", None, &style);
        svg.contains("<circle r=\"36.2\"")
    };
    assert!(face("round") && !face("square") && !face("hexagon"));
}

#[test]
fn a_worn_face_and_a_fortified_wagon_look_different() {
    let seat = SeatLook { id: "x", name: Phrase::new("x"), tincture: "or", shape: "round" };
    let draw = |look: &'static str, strength, status: &[&'static str]| {
        let mut piece = piece(look, Seat(0), None);
        (piece.strength, piece.status) = (strength, status.to_vec());
        picture::counter(&piece, &seat, "", None, &Style::default())
    };
    let figures = |svg: &str, look: &str| svg.matches(&format!("href=\"#pic-{look}\"")).count();
    let (whole, worn) = (draw("archers", Some((2, 2)), &[]), draw("archers", Some((1, 2)), &["worn"]));
    assert_eq!((figures(&whole, "archers"), figures(&worn, "archers")), (2, 1));
    assert!(worn.contains("url(#pic-worn)") && !whole.contains("url(#pic-worn)"));
    let (fort, rolling) = (draw("wagon", None, &["fortified"]), draw("wagon", None, &["turned"]));
    assert_eq!((figures(&fort, "wagon-fort"), figures(&rolling, "wagon-fort")), (1, 0));
    assert!(!rolling.contains("<title>turned"), "the face shows it");
}

#[test]
fn names_stay_away_from_flags() {
    let mut scene = scene("first-game");
    let Board::Hexes(board) = &mut ground_of(&mut scene).board else { panic!("a board of hexes") };
    let style = Style::default();
    // Where the letters of the first name stand.
    let hexes = |board: &HexBoard, taken: &[(i32, i32)]| -> Vec<(i32, i32)> {
        let svg = picture::names_around(board, taken, &say, &style);
        let tenths = |text: &str| -> i64 {
            let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
            let sign = if text.starts_with('-') { -1 } else { 1 };
            let whole: i64 = whole.trim_start_matches('-').parse().unwrap_or(0);
            sign * (whole * 10 + part.parse::<i64>().unwrap_or(0))
        };
        let letters = svg.split("translate(").skip(1).filter_map(|rest| rest.split_once(')'));
        letters
            .filter_map(|(place, _)| place.split_once(' '))
            .filter_map(|(x, y)| picture::hex_at(board, tenths(x), tenths(y)))
            .collect()
    };
    board.names.truncate(1);
    let before = hexes(board, &[]);
    assert!(!before.is_empty());
    let after = hexes(board, &before);
    assert!(!after.is_empty() && after.iter().all(|hex| !before.contains(hex)), "{before:?} {after:?}");
}

#[test]
fn a_thumbnail_is_small_complete_and_without_words() {
    for theme in THEMES {
        for scenario in ["first-game", "two-realms"] {
            let mut scene = scene(scenario);
            for (index, tray) in scene.trays.clone().into_iter().enumerate() {
                for (row, mut entry) in tray.pieces.into_iter().enumerate() {
                    entry.piece.place = Some(Place::Hex { q: index as i32, r: row as i32 });
                    scene.pieces.push(entry.piece);
                }
            }
            let svg = thumbnail(&scene, &Style::themed(theme));
            let (ids, uses) = check(&svg);
            assert!(uses.iter().all(|id| ids.contains(id)), "{uses:?}");
            assert!(svg.len() < 120_000, "{}", svg.len());
            assert_eq!(
                svg.matches("<text").count(),
                scene.marks.len(),
                "the worth of flags and nothing else"
            );
            assert!(!svg.contains("<title>"));
        }
    }
    let board = Board::Table { width: 12_000, height: 7_200, terrain: Vec::new() };
    check(&thumbnail(&bare(board), &Style::default()));
}

#[test]
fn the_ground_stays_light() {
    for (scenario, most) in [("first-game", 160_000), ("wolf-wood", 200_000), ("two-realms", 260_000)] {
        let scene = scene(scenario);
        let Board::Hexes(board) = &scene.ground.board else { panic!("a board of hexes") };
        let size = picture::terrain(board, &Style::default()).len();
        assert!(size < most, "{scenario}: {size}");
    }
}

#[test]
fn labels_and_names_can_be_left_out() {
    let style = Style { labels: false, names: false, ..Style::default() };
    let svg = document(&scene("first-game"), &say, &style);
    assert!(!svg.contains(">H8</text>") && !svg.contains("class=\"names\""));
    assert!(svg.contains("<title>H8 plain</title>"), "still there for those who ask");
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    let draw = || document(&scene("wolf-wood"), &say, &Style::default());
    assert!(draw() == draw());
}

#[test]
fn a_standard_map_stays_below_600_kb() {
    let size = document(&scene("first-game"), &say, &Style::default()).len();
    assert!(size < 600_000, "{size}");
}

#[test]
fn a_map_of_1664_hexes_stays_below_2_mb() {
    const WORDS: [&str; 8] = ["plain", "woods", "hill", "mountain", "marsh", "village", "lake", "camp"];
    let mut cells = Vec::new();
    for q in 0..52 {
        for row in 0..32 {
            // Patches of three by three, half of them plain.
            let patch = (q / 3 * 7 + row / 3 * 5) % 16;
            let terrain = WORDS.get(patch as usize).copied().unwrap_or("plain");
            let label = format!("{q:02}{row:02}");
            cells.push(Cell { q, r: row - (q + (q & 1)) / 2, label, terrain, elevation: 0, part: None });
        }
    }
    let board = HexBoard { pointy: false, cells, sides: Vec::new(), roads: Vec::new(), names: Vec::new() };
    let svg = document(&bare(Board::Hexes(board)), &say, &Style::default());
    check(&svg);
    assert!(svg.len() < 2_000_000, "{}", svg.len());
}

#[test]
fn two_drawings_on_one_page_share_no_id() {
    let draw = |ids: &str| {
        check(&document(&scene("first-game"), &say, &Style { ids: ids.to_string(), ..Style::default() })).0
    };
    let (left, right) = (draw("left"), draw("right"));
    assert!(left.iter().all(|id| !right.contains(id)));
}

#[test]
fn unknown_words_are_drawn_plainly() {
    let cell = |q, r, terrain| Cell { q, r, label: format!("{q}{r}"), terrain, elevation: 3, part: Some(1) };
    let side = |kind| SideFeature { a: (0, 0), b: (1, 0), kind };
    let board = HexBoard {
        pointy: false,
        cells: vec![cell(0, 0, "vineyard"), cell(1, 0, "plain"), cell(5, 5, "")],
        // The last side lies between hexes that are not neighbours.
        sides: vec![side("moat"), side("bridge"), SideFeature { a: (0, 0), b: (9, 9), kind: "wall" }],
        roads: vec![vec![], vec![(0, 0)], vec![(0, 0), (40, -3)]],
        names: vec![(77, 77, Phrase::new("nowhere"))],
    };
    let mut scene = bare(Board::Hexes(board));
    scene.pieces.push(piece("chimera", Seat(9), Some(Place::Hex { q: i32::MAX / 2, r: 0 })));
    scene.pieces.push(piece("archers", Seat(0), Some(Place::Pose(engine::Pose::default()))));
    scene.pieces.push(piece("", Seat(0), None));
    scene.marks.push(Mark {
        kind: "omen",
        place: Place::Hex { q: 1, r: 0 },
        owner: Some(Seat(200)),
        value: Some(-3),
        name: Phrase::new("omen"),
        rules: Vec::new(),
    });
    scene.tracks.push(Track {
        seat: None,
        kind: "dread",
        name: Phrase::new("dread"),
        value: -4,
        goal: Some(-9),
        least: None,
        boxes: Vec::new(),
        rules: Vec::new(),
    });
    for theme in THEMES {
        let svg = document(&scene, &|phrase: &Phrase| phrase.id.to_string(), &Style::themed(theme));
        check(&svg);
        for word in ["vineyard", "Xy", "omen -3", "dread", "Flying"] {
            assert!(svg.contains(word), "{word}");
        }
    }
}

#[test]
fn texts_are_escaped() {
    let mut scene = scene("first-game");
    scene.notes.push(Phrase::new("note"));
    scene.pieces[0].short = "<&\">";
    scene.pieces[0].status.push("<&\">");
    let ground = ground_of(&mut scene);
    ground.legend[0].terrain = "<&\">";
    if let Board::Hexes(board) = &mut ground.board {
        board.cells[0].label = "<&\">".to_string();
        board.cells[1].terrain = "<&\">";
    }
    scene.marks[0].kind = "<&\">";
    let svg =
        document(&scene, &|_: &Phrase| "a phrase containing <&\"> and '\u{7}".to_string(), &Style::default());
    check(&svg);
    assert!(svg.contains("a phrase containing &lt;&amp;&quot;&gt; and &#39;</title>"));
}

#[test]
fn a_free_table_is_drawn_too() {
    let outline = vec![(100, 100), (900, 120), (800, 900)];
    let terrain = ["woods", "hill", "lake", "rubble"]
        .map(|kind| TerrainPiece { kind, outline: outline.clone() })
        .into_iter()
        .chain([TerrainPiece { kind: "hill", outline: Vec::new() }])
        .collect();
    let mut scene = bare(Board::Table { width: 12_000, height: 7_200, terrain });
    let pose = engine::Pose { x: 300, y: 400, facing: 275 };
    scene.pieces.push(piece("pikemen", Seat(1), Some(Place::Pose(pose))));
    let svg = document(&scene, &say, &Style::default());
    check(&svg);
    assert!(svg.contains("rotate(275)") && svg.contains("<title>rubble</title>"));
}

fn bare(board: Board) -> Scene {
    Scene {
        north: 0,
        title: Phrase::new("scene-title"),
        ground: Ground { board, legend: Vec::new() }.into(),
        pieces: Vec::new(),
        marks: Vec::new(),
        trays: Vec::new(),
        tracks: Vec::new(),
        piece_tracks: Vec::new(),
        notes: Vec::new(),
        seats: vec![SeatLook { id: "x", name: Phrase::new("x"), tincture: "puce", shape: "star" }],
        to_decide: Some(Seat(0)),
        rules: Vec::new(),
    }
}

fn piece(look: &'static str, seat: Seat, place: Option<Place>) -> Piece {
    Piece {
        id: 7,
        seat,
        look,
        short: "Xy",
        name: Phrase::new("Flying"),
        place,
        facing: Some(engine::Facing::Side(250)),
        strength: Some((9, 2)),
        dots: Some((200, 255)),
        stripe: None,
        values: vec![("strength", -100), ("odd", 3)],
        status: vec!["", "dizzy", "worn", "moving", "fortified"],
        rules: Vec::new(),
    }
}
