//! A small picture of a position: the board, what stands on it, and nothing else.

use crate::arms;
use crate::counter::{drawn, token};
use crate::document::{look, spot};
use crate::figures::figure;
use crate::ground::{Frame, Ground, frame};
use crate::mark::mark;
use crate::pen::{Path, Point, Tenths, at, hash, plus, sway};
use crate::style::{NIGHT_EDGE, Style, Theme, tincture};
use crate::svg::Svg;
use crate::terrain::relief::{Hachures, Relief};
use crate::terrain::{glyphs, hills, lines, sharp, soft, table};
use engine::scene::{Board, HexBoard, Scene};
use engine::sorted::Gathered;
use std::collections::{BTreeMap, BTreeSet};

/// A complete `<svg>` that shows the board with its pieces and marks, to be drawn 150 to 600 pixels wide: terrain is
/// simpler than on [`crate::document`], counters have no numbers, and nothing is written but the worth of flags. It
/// brings its own definitions; several on one page may share a prefix of ids as long as they share the theme. Of a large
/// map it shows flat shapes and dots.
pub fn thumbnail(scene: &Scene, style: &Style) -> String {
    const MARGIN: i64 = 90;
    let frame = match &scene.ground.board {
        Board::Hexes(hexes) => frame(hexes),
        Board::Table { width, height, .. } => {
            Frame { x: 0, y: 0, width: (*width).into(), height: (*height).into() }
        }
    };
    let mut svg = Svg::new();
    svg.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"thumbnail\" viewBox=\"{} {} {} {}\" role=\"img\" font-variant=\"lining-nums\">\n",
        Tenths(frame.x - MARGIN),
        Tenths(frame.y - MARGIN),
        Tenths(frame.width + 2 * MARGIN),
        Tenths(frame.height + 2 * MARGIN)
    ));
    if let Board::Hexes(hexes) = &scene.ground.board
        && Ground::new(hexes).is_large()
    {
        overview(&mut svg, &Ground::new(hexes), scene, style);
        svg.put("</svg>\n");
        return svg.finish();
    }
    defs(&mut svg, scene, style);
    match &scene.ground.board {
        Board::Hexes(hexes) => ground(&mut svg, hexes, style),
        board @ Board::Table { .. } => {
            svg.put(format_args!("<defs>{}</defs>", crate::terrain::defs(style)));
            svg.put(table(board, style));
        }
    }
    let standing: BTreeSet<_> = scene
        .pieces
        .iter()
        .filter_map(|piece| piece.place)
        .map(|place| spot(&scene.ground.board, place))
        .gathered();
    let marks = |svg: &mut Svg, crowded: bool| {
        for it in &scene.marks {
            let spot = spot(&scene.ground.board, it.place);
            if standing.contains(&spot) == crowded {
                let owner = it.owner.map(|owner| look(scene, owner));
                svg.put(format_args!("<g transform=\"translate({} {})\">", Tenths(spot.x), Tenths(spot.y)));
                svg.put(mark(it, owner.as_ref(), "", crowded, style));
                svg.put("</g>\n");
            }
        }
    };
    marks(&mut svg, false);
    let mut stacked: BTreeMap<_, i64> = BTreeMap::new();
    for piece in &scene.pieces {
        let Some(place) = piece.place else { continue };
        let spot = spot(&scene.ground.board, place);
        let below = stacked.entry(spot).or_default();
        let shift = 60 * *below;
        *below += 1;
        svg.put(format_args!(
            "<g transform=\"translate({} {})\">",
            Tenths(spot.x - shift),
            Tenths(spot.y - shift)
        ));
        svg.put(token(piece, &look(scene, piece.seat), style));
        svg.put("</g>\n");
    }
    marks(&mut svg, true);
    svg.put("</svg>\n");
    svg.finish()
}

/// A large map from far above: one flat shape for each terrain, lines for water and roads, and for each place where
/// somebody stands a dot in the colour and the shape of his side.
fn overview(svg: &mut Svg, ground: &Ground, scene: &Scene, style: &Style) {
    let (inks, ids) = (style.theme.inks(), &style.ids);
    let shape = ground.outline().iter().flatten().fold(0, |sum, p| hash(p.x, p.y, sum));
    let id = format!("{ids}-far{shape}");
    let flat = |loops: &[Vec<Point>]| sharp(&loops.iter().map(|points| rough(points)).collect::<Vec<_>>());
    svg.put(format_args!(
        "<defs><path id=\"{id}\" d=\"{}\"/></defs><clipPath id=\"{id}-clip\"><use href=\"#{id}\"/></clipPath>\n",
        flat(&ground.outline())
    ));
    svg.put(format_args!(
        "<use href=\"#{id}\" y=\"14\" fill=\"{}\" fill-opacity=\".4\"/><use href=\"#{id}\" fill=\"{}\"/><g clip-path=\"url(#{id}-clip)\">\n",
        inks.shadow, inks.plain
    ));
    let lowest = ground.cells().map(|(_, cell)| cell.elevation).min().unwrap_or(0);
    let heights = flat(&ground.region(&|cell| cell.elevation > lowest && cell.terrain == "plain"));
    svg.path(&heights, format_args!("fill=\"{}\"", inks.hill[0]));
    let words: BTreeSet<&str> =
        ground.cells().map(|(_, cell)| cell.terrain).filter(|word| *word != "plain").gathered();
    for word in words {
        let colour = match word {
            "woods" => inks.tree[1],
            "lake" => inks.water[2],
            "bog" => inks.water[1],
            "marsh" => inks.marsh,
            "mud" => inks.scree,
            "vineyard" => inks.tree[2],
            "village" | "town" | "castle" | "abbey" | "windmill" => inks.roof[0],
            "camp" => inks.trunk,
            "hill" => inks.hill[0],
            "mountain" => inks.peak[1],
            _ => inks.earth,
        };
        svg.path(&flat(&ground.region(&|cell| cell.terrain == word)), format_args!("fill=\"{colour}\""));
    }
    for (lines, colour, width) in [
        (crate::terrain::water_lines(ground), inks.water[0], "16"),
        (crate::terrain::road_lines(ground), inks.road[0], "12"),
    ] {
        let mut path = Path::new();
        for line in &lines {
            let points = rough(line);
            points
                .iter()
                .enumerate()
                .for_each(|(index, p)| if index == 0 { path.go(*p) } else { path.line(*p) });
        }
        svg.path(
            &path,
            format_args!(
                "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""
            ),
        );
    }
    svg.put("</g>\n");
    svg.put(format_args!(
        "<use href=\"#{id}\" fill=\"none\" stroke=\"{}\" stroke-width=\"14\"/>\n",
        inks.edge
    ));
    for (index, seat) in scene.seats.iter().enumerate() {
        let places: BTreeSet<Point> = scene
            .pieces
            .iter()
            .filter(|piece| usize::from(piece.seat.0) == index)
            .filter_map(|piece| piece.place)
            .map(|place| spot(&scene.ground.board, place))
            .gathered();
        let mut dots = Path::new();
        for p in rough(&places.into_iter().collect::<Vec<_>>()) {
            let corners: &[(i64, i64)] = match seat.shape {
                "hexagon" => &[(-400, 0), (-200, -340), (200, -340), (400, 0), (200, 340), (-200, 340)],
                "round" => &[
                    (-380, 0),
                    (-270, -270),
                    (0, -380),
                    (270, -270),
                    (380, 0),
                    (270, 270),
                    (0, 380),
                    (-270, 270),
                ],
                _ => &[(-320, -320), (320, -320), (320, 320), (-320, 320)],
            };
            dots.polygon(&corners.iter().map(|(dx, dy)| plus(p, at(*dx, *dy))).collect::<Vec<_>>());
        }
        let colours = tincture(seat.tincture, style.theme);
        svg.path(
            &dots,
            format_args!(
                "class=\"dots\" fill=\"{}\" stroke=\"{}\" stroke-width=\"11\" stroke-linejoin=\"round\"",
                colours.field,
                match style.theme {
                    Theme::Dark => NIGHT_EDGE,
                    _ if colours.field == colours.dark => colours.figure,
                    _ => colours.band,
                }
            ),
        );
    }
}

/// To whole pixels: nobody sees less from so far above.
fn rough(points: &[Point]) -> Vec<Point> {
    let whole = |n: i64| (n + 5).div_euclid(10) * 10;
    points.iter().map(|p| at(whole(p.x), whole(p.y))).collect()
}

/// Only what this scene needs.
fn defs(svg: &mut Svg, scene: &Scene, style: &Style) {
    let (inks, ids) = (style.theme.inks(), &style.ids);
    svg.put("<defs>\n");
    let looks: BTreeSet<&str> =
        scene.pieces.iter().filter(|piece| piece.place.is_some()).map(drawn).gathered();
    looks.into_iter().filter_map(figure).for_each(|figure| svg.put(figure.def(style)));
    let owners: BTreeMap<&str, _> = scene
        .marks
        .iter()
        .filter_map(|mark| mark.owner)
        .map(|owner| look(scene, owner))
        .map(|owner| arms::charge(owner.tincture, owner.shape, style.theme).0)
        .map(|charge| (charge.word, charge))
        .gathered();
    owners.values().for_each(|charge| arms::def(svg, charge, style));
    if matches!(scene.ground.board, Board::Hexes(_)) {
        glyphs::clouds_of(svg, style);
        let [dark, body, light] = inks.tree;
        svg.put(format_args!(
            "<pattern id=\"{ids}-canopy\" width=\"40\" height=\"34\" patternUnits=\"userSpaceOnUse\"><rect width=\"40\" height=\"34\" fill=\"{}\"/><g fill=\"{body}\" stroke=\"{dark}\" stroke-width=\"1.6\"><circle cx=\"9\" cy=\"9\" r=\"8\"/><circle cx=\"29\" cy=\"8\" r=\"9\"/><circle cx=\"0\" cy=\"26\" r=\"9\"/><circle cx=\"40\" cy=\"26\" r=\"9\"/><circle cx=\"19\" cy=\"25\" r=\"9\"/></g><path d=\"M4 8a5 5 0 0 1 5-5M23 7a6 6 0 0 1 6-5M13 24a6 6 0 0 1 6-5M34 25a6 6 0 0 1 6-5\" fill=\"none\" stroke=\"{light}\" stroke-width=\"2.4\" stroke-linecap=\"round\"/></pattern>\n",
            inks.woods_floor
        ));
    }
    svg.put("</defs>\n");
}

fn ground(svg: &mut Svg, board: &HexBoard, style: &Style) {
    let ground = Ground::new(board);
    let (inks, ids) = (style.theme.inks(), &style.ids);
    let outline = sharp(&ground.outline());
    svg.path(
        &outline,
        format_args!("fill=\"{}\" fill-opacity=\".4\" transform=\"translate(4 10)\"", inks.shadow),
    );
    // Boards of one page may differ in shape; those of one shape may share their clip.
    let shape = ground.outline().iter().flatten().fold(0, |sum, p| hash(p.x, p.y, sum));
    svg.put(format_args!(
        "<clipPath id=\"{ids}-rim{shape}\"><path d=\"{outline}\"/></clipPath><g clip-path=\"url(#{ids}-rim{shape})\">\n"
    ));
    svg.path(&outline, format_args!("fill=\"{}\"", inks.plain));
    let on_board = |p| ground.cell(ground.layout.hex_at(p)).is_some();
    glyphs::washes(svg, &frame(board), 1, &on_board, style);
    let region = |word: &str| soft(&ground.region(&|cell| cell.terrain == word));
    for (word, colour) in
        [("marsh", inks.marsh), ("lake", inks.water[2]), ("village", inks.earth), ("camp", inks.earth)]
    {
        svg.path(&region(word), format_args!("fill=\"{colour}\""));
    }
    let words: BTreeSet<&str> = ground.cells().map(|(_, cell)| cell.terrain).gathered();
    for word in words.into_iter().filter(|word| !crate::terrain::KNOWN.contains(word)) {
        svg.path(&region(word), format_args!("fill=\"{}\" fill-opacity=\".18\"", inks.ink));
    }
    let [foot, _, top] = inks.hill;
    let hills = Relief::new(&ground, &|cell| cell.terrain == "hill");
    let low = hills.contours(430);
    svg.path(&soft(&low), format_args!("fill=\"{foot}\" stroke=\"{}\" stroke-width=\"1.4\"", inks.hachure));
    let mut strokes = Hachures::default();
    strokes.row(&low, 85, 190);
    hills::strokes(svg, strokes, inks.hachure);
    // What the light falls on lies a little towards it.
    svg.path(
        &soft(&hills.contours(700)),
        format_args!("fill=\"{top}\" fill-opacity=\".8\" transform=\"translate(-7 -8)\""),
    );
    let foot = Relief::new(&ground, &|cell| cell.terrain == "mountain").contours(460);
    svg.path(&soft(&foot), format_args!("fill=\"{}\" fill-opacity=\".8\"", inks.scree));
    let line = format!("stroke=\"{}\" stroke-width=\"4\"", inks.tree[0]);
    svg.path(&region("woods"), format_args!("fill=\"url(#{ids}-canopy)\" {line}"));
    peaks(svg, &ground, style);
    svg.put("</g>\n");
    let sides = lines(&ground.sides(&|_, _| true));
    svg.path(
        &sides,
        format_args!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"1.6\" stroke-opacity=\"{}\"",
            inks.grid, inks.grid_opacity
        ),
    );
    svg.path(
        &outline,
        format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"5\" stroke-linejoin=\"round\"", inks.edge),
    );
}

/// Three peaks on each mountain, the great one in front.
fn peaks(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let (mut whole, mut shade) = (Path::new(), Path::new());
    for (_, centre) in ground.of("mountain") {
        for (index, (dx, dy, wide, high)) in
            [(-190, 90, 230, 400), (210, 110, 220, 370), (0, 270, 330, 590)].into_iter().enumerate()
        {
            let foot = plus(centre, at(dx + sway(centre.x, centre.y, 83 + index as u32, 30), dy));
            let top = at(foot.x, foot.y - high);
            let right = at(foot.x + wide, foot.y);
            whole.polygon(&[at(foot.x - wide, foot.y), top, right]);
            shade.polygon(&[
                top,
                right,
                at(foot.x + wide / 4, foot.y),
                at(foot.x - wide / 8, foot.y - high / 3),
                at(foot.x + wide / 6, foot.y - high / 2),
            ]);
        }
    }
    let [light, dark, _] = inks.peak;
    let line = format!("stroke=\"{}\" stroke-width=\"2.4\" stroke-linejoin=\"round\"", inks.peak_line);
    svg.path(&whole, format_args!("fill=\"{light}\" {line}"));
    svg.path(&shade, format_args!("fill=\"{dark}\""));
}
