//! The map: paper, regions that flow across hexes, rivers and walls between them, the grid and its numbers.
//!
//! A few big paths per terrain and glyphs for what stands up from the ground, nothing per hex but its number:
//! a browser draws a map of 1,664 hexes as quickly as one of 133.

mod contours;
pub(crate) mod glyphs;
pub(crate) mod hills;
mod mountains;
mod names;
pub(crate) mod relief;
mod settled;
mod sides;
mod strong;
mod table;
mod water;
mod woods;
mod worked;

pub use glyphs::defs;
pub use names::{names, names_around};
pub(crate) use sides::{road_lines, water_lines};
pub use table::table;

use crate::ground::Ground;
use crate::pen::{Path, Point, at, hash, plus, sway};
use crate::style::{FONTS, Style};
use crate::svg::Svg;
use engine::scene::{Cell, HexBoard};
use engine::sorted::InOrder;
use std::collections::BTreeMap;

/// Regions come first, from the ground up; then lines; then what stands on them.
pub(crate) const KNOWN: [&str; 17] = [
    "plain", "woods", "hill", "mountain", "marsh", "bog", "mud", "vineyard", "village", "town", "castle",
    "abbey", "windmill", "lake", "bridge", "camp", "bare",
];

/// The ground of a board of hexes, without grid, numbers and names. Needs [`crate::defs`] with the same style.
pub fn terrain(board: &HexBoard, style: &Style) -> String {
    paint(&Ground::new(board), style)
}

/// A single hex of a terrain for the key of the map, its middle at the origin.
pub(crate) fn swatch(terrain: &'static str, pointy: bool, style: &Style) -> String {
    let cell = Cell { q: 0, r: 0, label: String::new(), terrain, elevation: 0, part: None };
    let board =
        HexBoard { pointy, cells: vec![cell], sides: Vec::new(), roads: Vec::new(), names: Vec::new() };
    let ground = Ground::new(&board).tagged(format!("-key-{}", crate::pen::word(terrain)));
    format!("{}{}", paint(&ground, style), hex_lines(&ground, style))
}

fn paint(ground: &Ground, style: &Style) -> String {
    let (inks, ids, clip) = (style.theme.inks(), &style.ids, ground.clip(style, "board"));
    let outline = sharp(&ground.outline());
    let mut svg = Svg::new();
    svg.put(format_args!("<clipPath id=\"{clip}\"><path d=\"{outline}\"/></clipPath>\n"));
    svg.put(format_args!("<g class=\"terrain\" clip-path=\"url(#{clip})\">\n"));
    svg.path(&outline, format_args!("fill=\"{}\"", inks.plain));
    if inks.textured {
        let on_board = |p| ground.cell(ground.layout.hex_at(p)).is_some();
        let large = if ground.is_large() { 2 } else { 1 };
        glyphs::washes(&mut svg, &crate::frame(ground.board), large, &on_board, style);
        svg.path(&outline, format_args!("fill=\"url(#{ids}-paper)\""));
        if ground.is_large() {
            svg.path(&outline, format_args!("fill=\"url(#{ids}-meadow)\""));
        } else {
            svg.path(
                &grass(ground),
                format_args!(
                    "fill=\"none\" stroke=\"{}\" stroke-width=\".8\" stroke-linecap=\"round\" opacity=\".75\"",
                    inks.grass
                ),
            );
        }
    }
    contours::draw(&mut svg, ground, style);
    water::marsh(&mut svg, ground, style);
    water::lake(&mut svg, ground, style);
    worked::draw(&mut svg, ground, style);
    settled::ground(&mut svg, ground, style);
    strong::ground(&mut svg, ground, style);
    hills::draw(&mut svg, ground, style);
    mountains::foot(&mut svg, ground, style);
    bare(&mut svg, ground, style);
    unknown(&mut svg, ground, style);
    sides::under(&mut svg, ground, style);
    woods::draw(&mut svg, ground, style);
    sides::roads(&mut svg, ground, style);
    settled::draw(&mut svg, ground, style);
    strong::draw(&mut svg, ground, style);
    mountains::peaks(&mut svg, ground, style);
    sides::over(&mut svg, ground, style);
    if inks.textured {
        svg.path(&outline, format_args!("fill=\"url(#{ids}-vignette)\""));
    }
    svg.put("</g>\n");
    svg.finish()
}

/// The hex lines, the seams between the parts of the board, and its edge.
pub fn grid(board: &HexBoard, style: &Style) -> String {
    hex_lines(&Ground::new(board), style)
}

fn hex_lines(ground: &Ground, style: &Style) -> String {
    let inks = style.theme.inks();
    let mut svg = Svg::new();
    svg.put("<g class=\"grid\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n");
    let sides = ground.sides(&|a, b| a.part == b.part);
    if !sides.is_empty() {
        let id = ground.clip(style, "lines");
        svg.put(format_args!("<defs><g id=\"{id}\">"));
        // Square by square: a browser that draws a corner of a large map leaves the others alone.
        let mut squares: BTreeMap<(i64, i64), Vec<[Point; 2]>> = BTreeMap::new();
        for side in sides {
            let square = (side[0].x.div_euclid(8000), side[0].y.div_euclid(8000));
            squares.entry(if ground.is_large() { square } else { (0, 0) }).or_default().push(side);
        }
        squares.values().for_each(|sides| svg.put(format_args!("<path d=\"{}\"/>", strung(sides))));
        svg.put("</g></defs>\n");
        // A pale ghost under each line keeps it in sight on dark ground.
        for (ink, width, opacity) in [(inks.edge_light, "2", ".28"), (inks.grid, ".9", inks.grid_opacity)] {
            svg.put(format_args!(
                "<use href=\"#{id}\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\"/>\n"
            ));
        }
    }
    let seams = lines(&ground.sides(&|a, b| a.part != b.part));
    svg.path(&seams, format_args!("stroke=\"{}\" stroke-width=\"3.8\" stroke-opacity=\".45\"", inks.grid));
    svg.path(
        &seams,
        format_args!("stroke=\"{}\" stroke-width=\"1.8\" stroke-opacity=\".65\"", inks.edge_light),
    );
    let outline = sharp(&ground.outline());
    svg.path(&outline, format_args!("stroke=\"{}\" stroke-width=\"2.6\"", inks.edge));
    svg.path(
        &outline,
        format_args!("stroke=\"{}\" stroke-width=\".8\" stroke-opacity=\".7\"", inks.edge_light),
    );
    svg.put("</g>\n");
    svg.finish()
}

/// The number of each hex, small, at its top.
pub fn labels(board: &HexBoard, style: &Style) -> String {
    let ground = Ground::new(board);
    let inks = style.theme.inks();
    let rise = if board.pointy { 386 } else { 366 };
    let mut svg = Svg::new();
    svg.put(format_args!(
        "<g class=\"labels\" font-family=\"{FONTS}\" font-variant=\"lining-nums\" font-size=\"9.6\" text-anchor=\"middle\" fill=\"{}\" fill-opacity=\"{}\" stroke=\"{}\" stroke-opacity=\"{}\" stroke-width=\"2.4\" stroke-linejoin=\"round\" paint-order=\"stroke\">\n",
        inks.ink,
        if inks.textured { ".78" } else { "1" },
        inks.halo,
        // Sixteen hundred halos would be a pattern of their own.
        match (inks.textured, ground.is_large()) {
            (false, _) => "1",
            (_, false) => ".62",
            (_, true) => ".3",
        }
    ));
    for (hex, cell) in ground.cells().filter(|(_, cell)| !cell.label.is_empty()) {
        let centre = ground.centre(hex);
        svg.text(at(centre.x, centre.y - rise + 30), format_args!(""), &cell.label);
    }
    svg.put("</g>\n");
    svg.finish()
}

/// The dark shape that the board throws on the table.
pub fn shadow(board: &HexBoard, style: &Style) -> String {
    let ground = Ground::new(board);
    shadow_of(&sharp(&ground.outline()), ground.is_large(), style)
}

fn shadow_of(outline: &Path, large: bool, style: &Style) -> String {
    let inks = style.theme.inks();
    // What is half transparent as a whole costs a browser a layer as large as the map: a large one gets simple strokes.
    let steps: &[(&str, &str)] = if large {
        &[("22", ".16"), ("12", ".26")]
    } else {
        &[("26", ".07"), ("19", ".09"), ("12", ".12"), ("6", ".18"), ("1", ".35")]
    };
    let (fill, faint) = if large { (" fill=\"none\"", "stroke-opacity") } else { ("", "opacity") };
    let mut svg = Svg::new();
    svg.put(format_args!(
        "<g class=\"shadow\" fill=\"{0}\" stroke=\"{0}\" stroke-linejoin=\"round\" transform=\"translate(5 8)\">\n",
        inks.shadow
    ));
    for (width, opacity) in steps {
        svg.path(outline, format_args!("stroke-width=\"{width}\"{fill} {faint}=\"{opacity}\""));
    }
    svg.put("</g>\n");
    // The cut side of the board, as thick as a good box has it.
    svg.path(
        outline,
        format_args!(
            "fill=\"{0}\" stroke=\"{1}\" stroke-width=\"2.6\" stroke-linejoin=\"round\" transform=\"translate(0 5)\"",
            inks.card, inks.edge
        ),
    );
    svg.finish()
}

pub(crate) fn sharp(loops: &[Vec<Point>]) -> Path {
    let mut path = Path::new();
    loops.iter().for_each(|points| path.polygon(points));
    path
}

pub(crate) fn soft(loops: &[Vec<Point>]) -> Path {
    let mut path = Path::new();
    loops.iter().for_each(|points| path.smooth_loop(points));
    path
}

pub(crate) fn lines(sides: &[[Point; 2]]) -> Path {
    let mut path = Path::new();
    for [from, to] in sides {
        path.go(*from);
        path.line(*to);
    }
    path
}

/// The same as [`lines`], but sides that meet are drawn without lifting the pen: half as long.
fn strung(sides: &[[Point; 2]]) -> Path {
    let mut from: BTreeMap<Point, Vec<usize>> = BTreeMap::new();
    for (index, ends) in sides.iter().enumerate() {
        ends.iter().for_each(|end| from.entry(*end).or_default().push(index));
    }
    let (mut path, mut drawn) = (Path::new(), vec![false; sides.len()]);
    for first in 0..sides.len() {
        if drawn[first] {
            continue;
        }
        path.go(sides[first][0]);
        let (mut here, mut next) = (sides[first][0], Some(first));
        while let Some(index) = next {
            drawn[index] = true;
            let [a, b] = sides[index];
            here = if here == a { b } else { a };
            path.line(here);
            next = from.get(&here).and_then(|list| list.iter().copied().find(|index| !drawn[*index]));
        }
    }
    path
}

/// Tufts of grass on the plain, in company here and none there.
fn grass(ground: &Ground) -> Path {
    let mut path = Path::new();
    for (_, centre) in ground.of("plain") {
        let company = i64::from(hash(centre.x, centre.y, 61) % 3);
        for clump in 0..2 + company as u32 {
            let middle = plus(
                centre,
                at(sway(centre.x, centre.y, 40 + clump, 330), sway(centre.x, centre.y, 50 + clump, 330)),
            );
            for next in 0..1 + hash(middle.x, middle.y, 62) % 3 {
                let foot = plus(
                    middle,
                    at(sway(middle.x, middle.y, 63 + next, 110), sway(middle.x, middle.y, 67 + next, 60)),
                );
                tuft(&mut path, foot);
            }
        }
    }
    path
}

/// One tuft.
fn tuft(path: &mut Path, foot: Point) {
    path.go(at(foot.x - 28, foot.y - 34));
    path.line(at(foot.x - 10, foot.y));
    path.line(at(foot.x + 3, foot.y - 46));
    path.go(at(foot.x + 10, foot.y));
    path.line(at(foot.x + 30, foot.y - 38));
}

/// Where no part of the board lies yet: an empty frame.
fn bare(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let shape = sharp(&ground.region(&|cell| cell.terrain == "bare"));
    svg.path(&shape, format_args!("fill=\"{}\" fill-opacity=\".82\"", inks.card));
    svg.path(&shape, format_args!("fill=\"url(#{}-hatch)\"", style.ids));
}

/// Terrain that has no drawing: a hatched shape and its word on every hex.
fn unknown(svg: &mut Svg, ground: &Ground, style: &Style) {
    let inks = style.theme.inks();
    let mut words: Vec<&str> =
        ground.cells().map(|(_, cell)| cell.terrain).filter(|word| !KNOWN.contains(word)).collect();
    words.put_in_order();
    words.dedup();
    for word in words {
        let shape = soft(&ground.region(&|cell| cell.terrain == word));
        svg.path(
            &shape,
            format_args!(
                "fill=\"url(#{}-hatch)\" stroke=\"{}\" stroke-opacity=\".5\" stroke-width=\"1.2\"",
                style.ids, inks.ink
            ),
        );
        svg.put(format_args!(
            "<g font-family=\"{FONTS}\" font-size=\"11\" font-style=\"italic\" text-anchor=\"middle\" fill=\"{}\">",
            inks.ink
        ));
        for (_, centre) in ground.of(word) {
            svg.text(at(centre.x, centre.y + 390), format_args!(""), word);
        }
        svg.put("</g>\n");
    }
}
