//! Pictures are well-formed, complete, and the same every time.

use engine::Seat;
use engine::decision::Place;
use engine::ruleset::{Ruleset, Setup};
use engine::scene::*;
use engine::text::{Lang, Phrase};
use game_medieval_battle::MedievalBattle;
use picture::{Style, Theme, document};

const THEMES: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::HighContrast];

fn scene(scenario: &str) -> Scene {
    let setup = Setup::new(scenario).with("red-army", "random").with("yellow-army", "random");
    let (rules, state) = MedievalBattle::open(&setup).unwrap_or_else(|flaw| panic!("{flaw:?}"));
    rules.scene(&state)
}

fn say(phrase: &Phrase) -> String {
    MedievalBattle::texts().say(Lang::En, phrase)
}

/// Checks that tags nest, attributes are quoted and unique, and nothing reserved is left bare.
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
        let mut seen = Vec::new();
        while !attributes.trim().is_empty() {
            let (key, after) = attributes.trim_start().split_once("=\"").expect("an attribute has a value");
            let (value, after) = after.split_once('"').expect("a value is quoted");
            assert!(!key.contains(char::is_whitespace) && !seen.contains(&key), "{key} in <{tag}>");
            assert!(after.is_empty() || after.starts_with(' '), "<{tag}>");
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
        let Board::Hexes(board) = &scene.board else { panic!("a board of hexes") };
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
            assert!(svg.contains(&format!(">{}</text>", say(name).replace('\'', "&#39;"))));
        }
        assert_eq!(svg.matches("data-kind=\"flag\"").count(), scene.marks.len());
        assert_eq!(svg.matches("class=\"to-decide\"").count(), usize::from(scene.to_decide.is_some()));
        for track in &scene.tracks {
            assert!(svg.contains(&say(&track.name)));
        }
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
    if let Board::Hexes(board) = &mut scene.board {
        board.cells[0].label = "<&\">".to_string();
        board.cells[1].terrain = "<&\">";
    }
    scene.marks[0].kind = "<&\">";
    scene.legend[0].terrain = "<&\">";
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
        title: Phrase::new("scene-title"),
        board,
        pieces: Vec::new(),
        marks: Vec::new(),
        trays: Vec::new(),
        tracks: Vec::new(),
        notes: Vec::new(),
        seats: vec![SeatLook { id: "x", name: Phrase::new("x"), tincture: "puce", shape: "star" }],
        to_decide: Some(Seat(0)),
        legend: Vec::new(),
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
        facing: Some(250),
        strength: Some((9, 2)),
        dots: Some((200, 255)),
        values: vec![("strength", -100), ("odd", 3)],
        status: vec!["", "dizzy", "worn", "moving", "fortified"],
        rules: Vec::new(),
    }
}
